/** Looking at a drawing through a frame: the arithmetic behind PanZoom, independent of the page. */

export interface Point {
  x: number;
  y: number;
}
export interface Size {
  width: number;
  height: number;
}
export type Box = Point & Size;

/** Where the drawing's origin is in the frame, and how many pixels one of its units takes. */
export interface Sight extends Point {
  k: number;
}

const NEAR = 40; // pixels: what is closer to the edge of the frame is hardly seen

const between = (value: number, least: number, most: number) => Math.max(least, Math.min(value, most));

/** Moves what was at `from` in the frame to `to`, scaled by `by`: a drag, a zoom, or both at once with two fingers. */
export function carry({ x, y, k }: Sight, from: Point, to: Point, by = 1): Sight {
  return { x: to.x - (from.x - x) * by, y: to.y - (from.y - y) * by, k: k * by };
}

/** Two fingers that moved from the first pair of points to the second. */
export function pinch(
  sight: Sight,
  [a, b]: [Point, Point],
  [c, d]: [Point, Point],
  least: number,
  most: number,
): Sight {
  const by = Math.hypot(c.x - d.x, c.y - d.y) / Math.max(1, Math.hypot(a.x - b.x, a.y - b.y));
  return carry(sight, middle(a, b), middle(c, d), between(sight.k * by, least, most) / sight.k);
}

/** Zooms around a point of the frame that stays where it is. */
export function zoom(sight: Sight, at: Point, by: number, least: number, most: number): Sight {
  return carry(sight, at, at, between(sight.k * by, least, most) / sight.k);
}

/** A map may be pushed aside, but part of it stays visible. */
export function holdPart({ x, y, k }: Sight, world: Box, room: Size): Sight {
  const inside = (at: number, from: number, long: number, wide: number) =>
    between(at, wide * 0.3 - (from + long) * k, wide * 0.7 - from * k);
  return {
    x: inside(x, world.x, world.width, room.width),
    y: inside(y, world.y, world.height, room.height),
    k,
  };
}

/** A board covers its frame, but for a strip at the right that can be drawn out from under the buttons. */
export function holdFull({ x, y, k }: Sight, room: Size, strip: number): Sight {
  return { x: between(x, room.width * (1 - k) - strip, 0), y: between(y, room.height * (1 - k), 0), k };
}

/** The whole drawing within `room`, or, where that would be too small, the part around a point: as it `was`, if that shows the point. */
export function whole(
  world: Box,
  look: Point,
  room: Size,
  least: number,
  most: number,
  was: Sight | null = null,
): Sight {
  const k = between(Math.min(room.width / world.width, room.height / world.height), least, most);
  const place = (from: number, long: number, point: number, wide: number, before = 0) => {
    if (long * k <= wide) return wide / 2 - (from + long / 2) * k;
    const seen = was?.k === k && before + point * k > NEAR && before + point * k < wide - NEAR;
    return between(seen ? before : wide / 2 - point * k, wide - (from + long) * k, -from * k);
  };
  return {
    x: place(world.x, world.width, look.x, room.width, was?.x),
    y: place(world.y, world.height, look.y, room.height, was?.y),
    k,
  };
}

/** Whether a part of the drawing is seen in some room, all of it. */
export function isSeen({ x, y, k }: Sight, part: Box, room: Box): boolean {
  const [left, top] = [x + part.x * k, y + part.y * k];
  return (
    left >= room.x &&
    top >= room.y &&
    left + part.width * k <= room.x + room.width &&
    top + part.height * k <= room.y + room.height
  );
}

/** How far to move a thing along one axis so that it is visible between two edges; one that does not fit is centred. */
export function into(from: number, to: number, first: number, last: number): number {
  const edge = 16;
  if (to - from > last - first) return (first + last - from - to) / 2;
  return from < first
    ? Math.min(first - from + edge, last - to)
    : to > last
      ? Math.max(last - to - edge, first - from)
      : 0;
}

/** What to leave free at the left or at the top of a frame beside a corner that something lies over: whatever costs the drawing less. */
export function beside({ width, height }: Size, corner: Size, room: Size): Point {
  const left = Math.min((room.width - corner.width) / width, room.height / height);
  const above = Math.min(room.width / width, (room.height - corner.height) / height);
  return left >= above ? { x: corner.width, y: 0 } : { x: 0, y: corner.height };
}

/** The same sight, moved as little as needed to show a part of the drawing in some room; smaller, if it must be, but not than `least`. */
export function inSight(from: Sight, part: Box, room: Box, least = from.k): Sight {
  const k = Math.min(from.k, room.width / part.width, room.height / part.height);
  const at = { x: room.x + room.width / 2, y: room.y + room.height / 2 };
  const sight = carry(from, at, at, between(k, Math.min(least, from.k), from.k) / from.k);
  const along = (origin: number, from: number, long: number, first: number, wide: number) =>
    into(origin + from * sight.k, origin + (from + long) * sight.k, first, first + wide);
  return {
    x: sight.x + along(sight.x, part.x, part.width, room.x, room.width),
    y: sight.y + along(sight.y, part.y, part.height, room.y, room.height),
    k: sight.k,
  };
}

/** Interpolates between two sights. */
export function on(from: Sight, to: Sight, part: number): Sight {
  const at = (a: number, b: number) => a + (b - a) * part;
  return { x: at(from.x, to.x), y: at(from.y, to.y), k: at(from.k, to.k) };
}

function middle(a: Point, b: Point): Point {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}
