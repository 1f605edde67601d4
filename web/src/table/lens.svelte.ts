/** The board that can be zoomed, if there is one on the page: keys, the menu and hints reach it here. */
import type { Bindings } from "../app/keys";

export interface Lens {
  /** Larger by this many steps, or smaller. */
  zoom(steps: number): void;
  /** Show the whole board again. */
  fit(): void;
  /** Bring a thing of the board into sight. */
  reveal(thing: Element): void;
}

class Lenses {
  current = $state.raw<Lens | null>(null);
}
export const lenses = new Lenses();

/** The keys of a board; digits may mean something else, so 0 is left to the caller. */
const step = (steps: number) => () => (lenses.current ? lenses.current.zoom(steps) : false);
export const lensKeys: Bindings = { "+": step(1), "=": step(1), "-": step(-1) };

/** Where a thing is on the screen; one panned out of view counts as being at the edge of its board. */
export function seen(thing: Element): DOMRect {
  const at = thing.getBoundingClientRect();
  const frame = thing.closest("[data-pans]")?.getBoundingClientRect();
  if (!frame) return at;
  const [left, right] = [at.left, at.right].map((x) => Math.max(frame.left, Math.min(x, frame.right))) as [
    number,
    number,
  ];
  const [top, bottom] = [at.top, at.bottom].map((y) => Math.max(frame.top, Math.min(y, frame.bottom))) as [
    number,
    number,
  ];
  return new DOMRect(left, top, right - left, bottom - top);
}
