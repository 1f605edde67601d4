/** The view of Dungeon Raiders as the server sends it, and what the board reads from it. */
import { wordOf } from "../../table/word";
import type { Face, Hand, View as Shown } from "./shape";

export type { Ending, Face, Gain, Hand, Outcome, Place, Played, Player } from "./shape";
export const ITEMS = ["torch", "ball", "key", "sword"] as const;
export type Item = (typeof ITEMS)[number];

/** The table as it is shown; in a replay with all hands open, with the hands by seat. */
export interface View extends Shown {
  hands?: (Hand | null)[];
}

/** The number of a power card; 0 for an item, or none at all. */
export function power(card: string): number {
  const { verb, what } = wordOf(card);
  return verb === "power" ? Number(what) : 0;
}

/** The room that is played now, if there is one. */
export function here(view: View): Face | null {
  return view.row[view.room]?.card ?? null;
}

export function fights(face: Face): boolean {
  return face.kind === "monster" || face.kind === "boss";
}

/** Whether the outcome of the room is being shown. */
export function settling(view: View): boolean {
  return (view.outcome?.gains.length ?? 0) > 0;
}
