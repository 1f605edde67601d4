/** The table of Descent as the board needs it: spaces as points, figures as boxes. No rules are decided here. */
import { percent } from "../../app/percent";
import type { Hero, Monster, Survey, View } from "./shape";

export type { Hero, Monster, Survey, View };

export const SPACE = 48; // units of the drawing
const FIRST_MONSTER = 4; // heroes have the numbers below

/** Columns and rows, counted from the upper left corner. */
export interface Cell {
  x: number;
  y: number;
}
export interface Box extends Cell {
  width: number;
  height: number;
}

/** The cell of a space, "7,4"; long bases lie or stand: "7,4:h". */
export function cellOf(space: string): Cell {
  const [x = 0, y = 0] = space.split(/[,:]/, 2).map(Number);
  return { x, y };
}

/** A space as players read it off the edges of the map: "H4". */
export function read(space: string): string {
  const { x, y } = cellOf(space);
  return `${letter(x)}${y}`;
}

/** The letter of a column; after Z comes AA. */
export function letter(x: number): string {
  return (x >= 26 ? String.fromCharCode(64 + Math.floor(x / 26)) : "") + String.fromCharCode(65 + (x % 26));
}

/** The smallest box around some spaces, in cells. */
export function around(spaces: readonly string[]): Box {
  const cells = spaces.map(cellOf);
  const [xs, ys] = [cells.map(({ x }) => x), cells.map(({ y }) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x + 1, height: Math.max(...ys) - y + 1 };
}

/** What stands on the board: a hero, a monster or a familiar. */
export interface Figure {
  /** "0" to "3" heroes, other numbers monsters, the names of familiars. */
  key: string;
  /** What options call it. */
  object: string;
  kind: "hero" | "foe" | "pet";
  art: string;
  box: Box;
  spaces: string[];
  /** The message with its name. */
  name: string;
  /** The letter on a monster. */
  letter: string;
  hero?: Hero;
  monster?: Monster;
}

/** The message with the name of a monster. */
function monsterName({ kind, name, master }: Monster): string {
  return name ? `descent-named-${name}` : `descent-${master ? "master" : "monster"}-${kind}`;
}

/** Everything that stands on the board, in an order that does not change. */
export function figures(view: View): Figure[] {
  const heroes = view.heroes.flatMap((hero): Figure[] => {
    if (!hero.space) return [];
    return [
      {
        key: String(hero.figure),
        object: `figure:${hero.figure}`,
        kind: "hero",
        art: hero.monkey ? "pet-monkey" : `hero-${hero.name}`,
        box: around([hero.space]),
        spaces: [hero.space],
        name: `descent-hero-${hero.name}`,
        letter: "",
        hero,
      },
    ];
  });
  const foes = Object.entries(view.monsters).map(([slot, monster]): Figure => ({
    key: slot,
    object: `figure:${slot}`,
    kind: "foe",
    art: `foe-${monster.kind}`,
    box: around(monster.spaces),
    spaces: monster.spaces,
    name: monsterName(monster),
    letter: letterOf(Number(slot)),
    monster,
  }));
  const pets = view.familiars.flatMap(({ name, space }): Figure[] =>
    space
      ? [
          {
            key: name,
            object: `familiar:${name}`,
            kind: "pet",
            art: `pet-${name}`,
            box: around([space]),
            spaces: [space],
            name: `descent-familiar-${name}`,
            letter: "",
          },
        ]
      : [],
  );
  return [...foes, ...heroes, ...pets];
}

/** The letter of a monster, by its place among the figures, so that it never changes. */
export function letterOf(slot: number): string {
  return letter(slot - FIRST_MONSTER);
}

/** The hero with a figure's number, or by name. */
export function heroOf(view: View, which: number | string): Hero | undefined {
  return view.heroes.find(({ figure, name }) => figure === which || name === which);
}

/** The heroes of a seat. */
export function own(view: View, seat: number): Hero[] {
  return view.heroes.filter((hero) => hero.seat === seat);
}

/** Wounds that a figure has left; null where that was not announced. */
export function left({ hero, monster }: Pick<Figure, "hero" | "monster">): number | null {
  return hero ? hero.wounds : (monster?.left ?? null);
}

/** The figures that have lost wounds from one view to the next, and how many. */
export function struck(before: View | null, after: View): Record<string, number> {
  const found: Record<string, number> = {};
  if (!before) return found;
  for (const hero of after.heroes) {
    const lost = (heroOf(before, hero.figure)?.wounds ?? 0) - hero.wounds;
    if (lost > 0) found[hero.figure] = lost;
  }
  for (const [slot, { lost }] of Object.entries(after.monsters)) {
    const more = before.monsters[slot] ? lost - before.monsters[slot].lost : 0;
    if (more > 0) found[slot] = more;
  }
  return found;
}

/** A chance "5/6" in percent. */
export function percentOf(fraction: string): number {
  return percent(number(fraction), 1);
}

/** A fraction as a number. */
export function number(fraction: string): number {
  const [over, under = "1"] = fraction.split("/");
  return Number(over) / Number(under);
}
