/** Spaces, figures and what cards do, in words. */
import { say } from "../../app/locale.svelte";
import type { Deed } from "./cards/faces";
import type { Door, Line } from "./shape";
import { cellOf, figures, left, read, type Figure, type View } from "./view";

const GROUND: Record<string, string> = { o: "pit", "~": "water", "^": "rubble" };

/** A figure with its letter and wounds, for screen readers. */
function figureText(figure: Figure): string {
  const wounds = left(figure);
  const name = say(figure.name) + (figure.letter ? ` ${figure.letter}` : "");
  if (figure.kind === "pet") return name;
  const most = figure.hero?.max_wounds ?? figure.monster?.wounds;
  return wounds === null ? name : say("web-descent-wounds-of", { who: name, wounds, most: most ?? wounds });
}

/** A space and all that is there: "H4, pit, beastman A, 3 of 4 wounds". */
export function spaceText(view: View, space: string): string {
  const { x, y } = cellOf(space);
  const ground = GROUND[view.rows[y]?.[x] ?? ""];
  const here = <Each extends { space: string }>(list: readonly Each[]) =>
    list.filter((each) => each.space === space);
  return [
    read(space),
    ground ? say(`web-descent-ground-${ground}`) : "",
    ...here(view.glyphs).map(({ active }) => say(active ? "web-descent-glyph-awake" : "web-descent-glyph")),
    ...here(view.stairs).map(() => say("web-descent-stairs")),
    ...here(view.chests).map(({ colour }) => say(`web-descent-chest-${colour}`)),
    ...here(view.tokens).map(({ what }) => say(tokenName(what))),
    ...(view.encounters.includes(space) ? [say("web-descent-encounter")] : []),
    ...figures(view)
      .filter(({ spaces }) => spaces.includes(space))
      .map(figureText),
  ]
    .filter(Boolean)
    .join(", ");
}

/** A door, open or closed, and its lock. */
export function doorText({ open, lock }: Door): string {
  const state = open ? "open" : "closed";
  return say(lock ? `web-descent-door-${state}-${lock}` : `web-descent-door-${state}`);
}

/** The message with the name of something that can be picked up. */
function tokenName(what: string): string {
  return what === "coins" || what.startsWith("key-") ? `descent-token-${what}` : `descent-item-${what}`;
}

/** What hides somebody: "rubble on O4 hides it". */
export function hiddenText(line: Line): string {
  const space = line.figures[0] ?? line.rubble[0];
  const why = line.figures.length ? "figure" : line.rubble.length ? "rubble" : line.door ? "door" : "wall";
  return say(`web-descent-hidden-${why}`, space ? { space: read(space) } : {});
}

/** One thing that a card does, in a word or two: "Pierce 2", "damage +1". */
function deedText({ ability, number, verb, n }: Deed): string {
  if (ability) return say(`descent-ability-${ability}`) + (n ? ` ${n}` : "");
  if (number) return say(`web-descent-number-${number}`, { n: n > 0 ? `+${n}` : `−${-n}` });
  return say(`web-descent-verb-${verb}`, { n });
}

/** All that a card does. */
export const deedsText = (deeds: readonly Deed[] = []): string => deeds.map(deedText).join(", ");
