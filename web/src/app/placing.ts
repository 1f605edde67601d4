/** Where to put a box about a thing on the page: near it, covering as little as possible of what matters. */

export interface Rect {
  left: number;
  top: number;
  right: number;
  bottom: number;
}
/** Something that is better left uncovered, and what each covered pixel of it costs. */
export interface Matter {
  box: Rect;
  weight: number;
  /** It stays completely uncovered if any position allows that. */
  free?: boolean;
}

export const EDGE = 8; // px of space around the box
const FAR = 100; // cost of a pixel of distance, in covered pixels of a panel
const TOUCHED = 1e6; // cost of covering anything that should stay free: more than a whole screen of panels

/** The best position for a box of this size within `room`: beside the spot, beside the panel it belongs to, or in a corner. */
export function beside(
  spot: Rect,
  panel: Rect,
  { width, height }: { width: number; height: number },
  room: Rect,
  matters: Matter[],
): { x: number; y: number } {
  const within = (value: number, first: number, last: number) => Math.max(first, Math.min(value, last));
  const along = (from: number, to: number, long: number) => [(from + to - long) / 2, from, to - long];
  const [xs, ys] = [along(spot.left, spot.right, width), along(spot.top, spot.bottom, height)];
  const around = ({ left, top, right, bottom }: Rect) => [
    ...ys.map((y) => ({ x: right + EDGE, y })),
    ...ys.map((y) => ({ x: left - width - EDGE, y })),
    ...xs.map((x) => ({ x, y: top - height - EDGE })),
    ...xs.map((x) => ({ x, y: bottom + EDGE })),
  ];
  const corners = [room.right, room.left].flatMap((x) => [room.bottom, room.top].map((y) => ({ x, y })));
  const places = [...around(spot), ...around(panel), ...corners].map(({ x, y }) => ({
    x: within(x, room.left + EDGE, room.right - width - EDGE),
    y: within(y, room.top + EDGE, room.bottom - height - EDGE),
  }));
  const prices = places.map(({ x, y }) => {
    const box = { left: x, top: y, right: x + width, bottom: y + height };
    return matters.reduce(
      (sum, { box: other, weight, free }) => {
        const covered = shared(box, other);
        return sum + weight * covered + (free && covered ? TOUCHED : 0);
      },
      FAR * gap(box, spot),
    );
  });
  return places[prices.indexOf(Math.min(...prices))]!;
}

/** The place of a box, or another one near its spot if it would cover a hint of a guided game there. */
export function besideHints(
  place: { x: number; y: number },
  spot: Rect,
  { width, height }: { width: number; height: number },
): { x: number; y: number } {
  const box = { left: place.x, top: place.y, right: place.x + width, bottom: place.y + height };
  const hints = [...document.querySelectorAll(".hint")].map((hint) => hint.getBoundingClientRect());
  if (!hints.some((hint) => shared(box, hint))) return place;
  const room = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  const matters = [spot, ...hints].map((each) => ({ box: each, weight: 1, free: true }));
  return beside(spot, spot, { width, height }, room, matters);
}

/** How many pixels two boxes share. */
function shared(a: Rect, b: Rect): number {
  return (
    Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
    Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top))
  );
}

/** How far two boxes are from each other. */
function gap(a: Rect, b: Rect): number {
  return Math.hypot(
    Math.max(0, a.left - b.right, b.left - a.right),
    Math.max(0, a.top - b.bottom, b.top - a.bottom),
  );
}
