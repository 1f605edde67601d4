/** The name of a location on its drawing: below the signs at its upper edge, above the heads of those who stand there. */
import type { Location } from "../view";

const FAR = 33; // height of a letter on a small map, in units

export interface Plaque {
  /** The name in one line or two. */
  lines: string[];
  /** Where the first of them stands, and how much smaller a long one is written. */
  y: number;
  fit: number;
  /** Where it must end at the latest. */
  bottom: number;
}

/** How a location carries its name. */
export function plaque(place: Pick<Location, "exits" | "obstacle">, name: string): Plaque {
  const cut = [...name.matchAll(/ /g)]
    .map((found) => found.index)
    .sort((a, b) => Math.abs(a - name.length / 2) - Math.abs(b - name.length / 2))[0];
  const lines = name.length > 11 && cut !== undefined ? [name.slice(0, cut), name.slice(cut + 1)] : [name];
  const fit = Math.min(1, 11.5 / Math.max(...lines.map((line) => line.length)));
  const y = place.exits.north.stat ? 85 : place.obstacle ? 76 : 70;
  return { lines, y, fit, bottom: y + ((lines.length - 1) * 1.02 + 0.24) * FAR * fit };
}
