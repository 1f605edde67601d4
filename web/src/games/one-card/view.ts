/** What the server shows of One Card Dungeon, and where squares lie on the drawing. */
import type { Ending, View } from "./shape";

export type { Monster, Survey, View, Walk } from "./shape";

export type Skill = "speed" | "attack" | "defence" | "range";
export const SKILLS: readonly Skill[] = ["speed", "attack", "defence", "range"];

export const SIZE = 5;
export const TILE = 120;
const COLUMNS = "abcde";

/** All squares, row by row from the far side. */
export const SQUARES: readonly string[] = [...Array(SIZE * SIZE).keys()].map(
  (place) => COLUMNS[place % SIZE]! + (SIZE - Math.floor(place / SIZE)),
);

/** The upper left corner of a square on the drawing. */
export function corner(square: string): { x: number; y: number } {
  return { x: COLUMNS.indexOf(square[0]!) * TILE, y: (SIZE - Number(square[1])) * TILE };
}

/** The middle of a square on the drawing. */
export function middle(square: string): { x: number; y: number } {
  const { x, y } = corner(square);
  return { x: x + TILE / 2, y: y + TILE / 2 };
}

/** The points of a way, for a polyline. */
export function points(way: readonly string[]): string {
  return way.map((square) => Object.values(middle(square)).join(",")).join(" ");
}

const FATAL: Record<Ending["fatal"], string> = {
  no: "",
  maybe: "web-one-card-may-die",
  surely: "web-one-card-dies",
};

/** The warning for an end of turn that takes, or may take, the hero's last health. */
export function deadly(end: Ending | undefined): string {
  return end ? FATAL[end.fatal] : "";
}

/** Whether the panel about a square goes below it: if it covers fewer figures there, and never outside the card. */
export function below({ hero, monsters }: View, square: string): boolean {
  const [column, row] = [COLUMNS.indexOf(square[0]!), Number(square[1])];
  if (row === 1 || row === SIZE) return row === SIZE;
  const near = [hero, ...monsters]
    .filter((each) => Math.abs(COLUMNS.indexOf(each.square[0]!) - column) <= 1)
    .map((each) => Number(each.square[1]) - row);
  return near.filter((up) => up > 0).length > near.filter((up) => up < 0).length;
}

const ICONS: Record<string, string> = { skeleton: "skeleton-archer", none: "hero" };

/** The picture of a monster or class. */
export function iconOf(name: string): string {
  return ICONS[name] ?? name;
}

/** A monster kind as an argument of a message. */
export function named(view: View): string {
  return `@one-card-monster-${view.kind.name}`;
}

/** The level whose monsters start on a square, as its paw says; 0 if none do. */
export function pawOf(view: View, square: string): number {
  const sign = view.board.rows[SIZE - Number(square[1])]!["abcde".indexOf(square[0]!)]!;
  return /\d/.test(sign) ? Number(sign) : 0;
}
