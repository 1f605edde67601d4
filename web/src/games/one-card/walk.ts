/** Walks: the moves that a planned way is made of. */
import type { Walk } from "./view";

/** The choices that walk along a way, one step each; the first square is where the hero stands. */
export function moves(way: readonly string[]): string[] {
  return way.slice(1).map((square) => `move:${square}`);
}

/** Whether a walk is a single step: it is done at once; longer ones are shown first. */
export function isStep(walk: Walk | undefined): boolean {
  return walk?.way.length === 2;
}
