/** The energy dice while they are laid: which lies on which skill, which is picked, which is dragged. */
import { announcer } from "../../app/announce.svelte";
import { literal, say } from "../../app/locale.svelte";
import type { Table } from "../../table/table.svelte";
import { face, lay, optionOf, places, type Laid } from "./energy";
import type { Event } from "./events";
import { SKILLS, type Skill, type View } from "./view";
import { is } from "../../table/word";

const DRAG = 6; // px of movement after which a press is a drag

export class Laying {
  laid = $state.raw<Laid>({});
  picked = $state<number | null>(null);
  drag = $state.raw<{ die: number; x: number; y: number; over: Skill | null } | null>(null);
  /** Where the last die has fallen by itself: whoever is quick still clicks there, and does not want it back. */
  private fallen: Skill | null = null;
  /** Called when the dice lie as one of the ways asks for. */
  done: () => void = () => undefined;

  constructor(private readonly table: () => Table<View, Event>) {}

  get view(): View {
    return this.table().view;
  }
  /** The ways to lay the dice; none while nothing is to be laid. */
  ways = $derived.by(() => this.table().options.filter(({ key }) => is(key, "dice", "bow")));
  private open = $derived(this.ways.map(({ key }) => key));
  on = $derived(this.ways.length > 0);
  /** The skills that take a die. */
  free: Skill[] = $derived(this.on ? places(this.view, this.open) : []);
  chosen = $derived(this.on ? optionOf(this.view, this.laid, this.open) : undefined);
  inHand = $derived(
    this.view.energy.rolled.map((value, die) => ({
      value,
      die,
      used: Object.values(this.laid).includes(die),
    })),
  );

  /** A new throw: the hand is full again. */
  clear(): void {
    [this.laid, this.picked, this.fallen] = [{}, null, null];
  }

  /** The die on a skill, as it lies now. */
  die(skill: Skill): number {
    return this.on ? face(this.view, this.laid, skill) : this.view.energy.dice[skill];
  }
  total(skill: Skill): number {
    return this.view.energy.sums[skill][this.die(skill)]!;
  }

  put(which: number, skill: Skill): void {
    const before = this.laid;
    this.laid = lay(this.view, before, which, skill, this.open);
    this.fallen = SKILLS.find((each) => each !== skill && !(each in before) && each in this.laid) ?? null;
    this.picked = null;
    announcer.tell(
      say("web-one-card-laid", {
        die: this.view.energy.rolled[which]!,
        skill: literal(say(`web-one-card-${skill}`)),
        total: this.total(skill),
      }),
    );
    if (this.chosen) requestAnimationFrame(this.done);
  }

  pick(which: number): void {
    if (this.drag) return;
    this.picked = this.picked === which ? null : which;
  }

  /** A click on a skill: take the picked die, or give back the one that lies there. */
  slot(skill: Skill): void {
    const lies = this.laid[skill];
    const next = this.inHand.find(({ used }) => !used);
    if (this.drag) return;
    const late = this.fallen === skill;
    this.fallen = null;
    if (late) return;
    if (this.picked !== null) this.put(this.picked, skill);
    else if (lies !== undefined) {
      const { [skill]: _, ...rest } = this.laid;
      [this.laid, this.picked] = [rest, lies];
    } else if (next) this.put(next.die, skill);
  }

  grab(event: PointerEvent, which: number): void {
    const start = { x: event.clientX, y: event.clientY };
    const node = event.currentTarget as HTMLElement;
    const place = node.getBoundingClientRect();
    node.setPointerCapture(event.pointerId); // wherever it is released, this die hears of it
    const move = (event: PointerEvent) => {
      const [x, y] = [event.clientX - start.x, event.clientY - start.y];
      if (!this.drag && Math.hypot(x, y) < DRAG) return;
      const over = skillAt(event.clientX, event.clientY);
      this.drag = { die: which, x, y, over: over && this.free.includes(over) ? over : null };
    };
    const drop = ({ clientX, clientY, type }: PointerEvent) => {
      node.removeEventListener("pointermove", move);
      node.removeEventListener("pointerup", drop);
      node.removeEventListener("pointercancel", drop);
      if (!this.drag) return;
      if (this.drag.over && type === "pointerup") this.put(which, this.drag.over);
      else if (within(place, clientX, clientY)) this.drag = null; // a shaky click
      setTimeout(() => (this.drag = null)); // ignore the click that ends a drag
    };
    node.addEventListener("pointermove", move);
    node.addEventListener("pointerup", drop);
    node.addEventListener("pointercancel", drop);
  }
}

/** Whether a point lies in a place on the screen. */
function within({ left, right, top, bottom }: DOMRect, x: number, y: number): boolean {
  return x >= left && x <= right && y >= top && y <= bottom;
}

/** The skill under a pointer. */
function skillAt(x: number, y: number): Skill | null {
  const under = document
    .elementsFromPoint(x, y)
    .map((each) => each.closest<HTMLElement>("[data-skill]"))
    .find(Boolean);
  return (under?.dataset["skill"] ?? null) as Skill | null;
}
