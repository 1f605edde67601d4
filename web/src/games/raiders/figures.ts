/** Figures of the overlays: the rooms still unseen, and the survey of the server in a few numbers. */
import { ITEMS, type Item, type View } from "./view";

export type { Prospect, Survey } from "./shape";

const ORDER = [
  "dragon",
  "troll",
  "thing",
  "goblin",
  "skeleton",
  "zombie",
  "snake",
  "treasure",
  "vault",
  "lava",
  "magnet",
  "spikes",
  "boulder",
];

/** Rooms that this seat has not seen, with their number, in a fixed order. */
export function unseen(view: View): { name: string; count: number }[] {
  const place = (name: string) => {
    const found = ORDER.findIndex((each) => name.startsWith(each));
    return found < 0 ? ORDER.length : found;
  };
  return Object.entries(view.unseen)
    .map(([name, count]) => ({ name, count }))
    .sort((a, b) => place(a.name) - place(b.name));
}

/** The mean of outcomes with their numbers, to one place. */
export function mean(outcomes: Record<string, number>): number {
  const entries = Object.entries(outcomes);
  const ways = entries.reduce((sum, [, count]) => sum + count, 0);
  const total = entries.reduce((sum, [outcome, count]) => sum + Number(outcome) * count, 0);
  return ways ? Math.round((10 * total) / ways) / 10 : 0;
}

/** The items of a counted hand, one by one. */
export function itemsOf(items: Record<Item, number>): Item[] {
  return ITEMS.flatMap((item) => Array.from({ length: items[item] }, () => item));
}
