/** Rows and columns that scroll: of the things that matter now, one at least is in sight. */
import { settings } from "../app/settings.svelte";

const EDGE = 4; // px that may be out of sight
const FADE = 40; // px at an edge where a row fades

/** Scroll a box, and nothing around it, to the first of its children that matters, unless one of them is seen already. */
export function unhide(box: HTMLElement, matters: (child: HTMLElement) => boolean): void {
  const found = ([...box.children] as HTMLElement[]).filter(matters);
  const frame = box.getBoundingClientRect();
  const out = (child: HTMLElement) => {
    const it = child.getBoundingClientRect();
    return {
      left: beyond(it.left, it.right, frame.left, frame.right),
      top: beyond(it.top, it.bottom, frame.top, frame.bottom),
    };
  };
  const first = found[0] && out(found[0]);
  if (!first || found.map(out).some(({ left, top }) => !left && !top)) return;
  box.scrollBy({ ...first, behavior: settings.moves ? "smooth" : "auto" });
}

/** How far something lies beyond the edges of a box, along one axis. */
export function beyond(from: number, to: number, first: number, last: number): number {
  if (from < first - EDGE) return from - first - FADE;
  return to > last + EDGE ? Math.min(to - last + FADE, from - first) : 0;
}
