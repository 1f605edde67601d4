/** Walks: the moves that a planned way is made of, and the best place to strike from. */
import type { Survey, Walk } from "./view";

/** The choices that walk along a way, one step each; the first square is where the hero stands. */
export function moves(way: readonly string[]): string[] {
  return way.slice(1).map((square) => `move:${square}`);
}

/** Whether a walk is a single step: it is done at once; longer ones are shown first. */
export function isStep(walk: Walk | undefined): boolean {
  return walk?.way.length === 2;
}

/** The cheapest square from which a monster can be struck, if it is another than where the hero stands. */
export function strikeFrom(survey: Survey | null, letter: string): { square: string; price: number } | null {
  let best: { square: string; price: number } | null = null;
  for (const [square, { price, targets }] of Object.entries(survey?.walks ?? {}))
    if (targets.includes(letter) && (!best || price < best.price)) best = { square, price };
  return best && best.price > 0 ? best : null;
}
