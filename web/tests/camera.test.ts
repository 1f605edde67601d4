/** What becomes of a board under fingers and wheel, in numbers. */
import { expect, test } from "vitest";
import {
  beside,
  carry,
  holdFull,
  holdPart,
  inSight,
  into,
  isSeen,
  on,
  pinch,
  whole,
  zoom,
  type Point,
} from "../src/board/camera";

const room = { width: 400, height: 300 };
const start = { x: 10, y: 20, k: 2 };
/** Where a point of the drawing is in the frame. */
const shown = (sight: { x: number; y: number; k: number }, x: number, y: number) => ({
  x: sight.x + x * sight.k,
  y: sight.y + y * sight.k,
});
/** Two fingers on the board. */
const fingers = (x: number, y: number, x2: number, y2: number): [Point, Point] => [
  { x, y },
  { x: x2, y: y2 },
];

test("what is under the pointer stays there when one zooms", () => {
  const at = shown(start, 30, 40);
  for (const by of [0.5, 1.25, 3]) expect(shown(zoom(start, at, by, 0.1, 10), 30, 40)).toEqual(at);
});

test("a zoom ends at its limits, and the point under it stays all the same", () => {
  const at = shown(start, 30, 40);
  const large = zoom(start, at, 100, 1, 3);
  expect(large.k).toBe(3);
  expect(shown(large, 30, 40)).toEqual(at);
  expect(zoom(start, at, 0.001, 1, 3).k).toBe(1);
});

test("what lay between two fingers lies between them afterwards, and grows as they part", () => {
  const after = pinch(start, fingers(100, 100, 140, 100), fingers(130, 60, 130, 140), 0.1, 10);
  expect(after.k).toBe(4);
  const [x, y] = [(120 - start.x) / start.k, (100 - start.y) / start.k];
  expect(shown(after, x, y)).toEqual({ x: 130, y: 100 });
});

test("two fingers at one point do not tear the board apart", () => {
  const after = pinch(start, fingers(50, 50, 50, 50), fingers(50, 50, 90, 50), 0.1, 3);
  expect(after.k).toBe(3);
});

test("a drag moves and does not zoom", () => {
  expect(carry(start, { x: 5, y: 5 }, { x: 8, y: 1 })).toEqual({ x: 13, y: 16, k: 2 });
});

test("a board covers its frame, but for the strip under the buttons", () => {
  expect(holdFull({ x: 50, y: 50, k: 2 }, room, 52)).toEqual({ x: 0, y: 0, k: 2 });
  expect(holdFull({ x: -900, y: -900, k: 2 }, room, 52)).toEqual({ x: -452, y: -300, k: 2 });
});

test("a map can be pushed aside, but not away", () => {
  const world = { x: -50, y: 0, width: 100, height: 100 };
  expect(holdPart({ x: 9999, y: 0, k: 1 }, world, room).x).toBe(400 * 0.7 + 50);
  expect(holdPart({ x: -9999, y: 0, k: 1 }, world, room).x).toBe(400 * 0.3 - 50);
});

test("what fits is shown in the middle; what does not, around what one looks at, without a gap", () => {
  const world = { x: 0, y: 0, width: 200, height: 100 };
  expect(whole(world, { x: 0, y: 0 }, room, 0.5, 10)).toEqual({ x: 0, y: 50, k: 2 });
  const long = { x: 0, y: 0, width: 4000, height: 100 };
  expect(whole(long, { x: 1000, y: 0 }, room, 1, 10)).toEqual({ x: -800, y: 100, k: 1 });
  expect(whole(long, { x: 4000, y: 0 }, room, 1, 10).x).toBe(-3600);
});

test("what is hidden comes in with a little room beside it, what is in sight stays", () => {
  expect(into(100, 150, 0, 400)).toBe(0);
  expect(into(-30, 20, 0, 400)).toBe(46);
  expect(into(380, 430, 0, 400)).toBe(-46);
  expect(into(-5, 390, 0, 400)).toBe(10); // no further than the other edge
  expect(into(0, 600, 0, 400)).toBe(-100); // too long: its middle
});

test("a part of the drawing comes into the room there is, and stays if it is in it", () => {
  const part = { x: 50, y: 200, width: 20, height: 20 };
  expect(inSight(start, part, { x: 0, y: 0, width: 400, height: 500 })).toEqual(start);
  const { x, y, k } = inSight(start, part, { x: 0, y: 0, ...room });
  expect([x, k]).toEqual([start.x, start.k]);
  expect(y + (part.y + part.height) * k).toBe(room.height - 16);
});

test("a part that has no room gets smaller, as far as it may, and lies beside what covers a corner", () => {
  const part = { x: 0, y: 0, width: 1000, height: 100 };
  const free = { x: 0, y: 60, width: 400, height: 240 };
  const { x, y, k } = inSight({ x: 0, y: 0, k: 1 }, part, free, 0.1);
  expect([x, k]).toEqual([0, 0.4]);
  expect(y).toBeGreaterThanOrEqual(60);
  expect(inSight({ x: 0, y: 0, k: 1 }, part, free, 0.7).k).toBe(0.7);
  expect(inSight({ x: 0, y: 0, k: 1 }, part, free).k).toBe(1);
});

test("what lies over a corner takes of the width or of the height, whatever the drawing needs less", () => {
  const corner = { width: 80, height: 60 };
  const square = { width: 400, height: 400 };
  expect(beside({ width: 100, height: 900 }, corner, square)).toEqual({ x: 80, y: 0 });
  expect(beside({ width: 900, height: 100 }, corner, square)).toEqual({ x: 0, y: 60 });
  expect(beside({ width: 900, height: 100 }, { width: 0, height: 0 }, square)).toEqual({ x: 0, y: 0 });
});

test("a glide goes straight, so that what one zooms at does not sway", () => {
  const at = shown(start, 30, 40);
  const end = zoom(start, at, 2, 0.1, 10);
  for (const part of [0, 0.3, 1]) {
    const { x, y } = shown(on(start, end, part), 30, 40);
    expect(x).toBeCloseTo(at.x);
    expect(y).toBeCloseTo(at.y);
  }
});

test("a map that is too large stays as it was while the point to look at is in sight", () => {
  const world = { x: 0, y: 0, width: 2000, height: 200 };
  const first = whole(world, { x: 1000, y: 100 }, room, 1, 3);
  const fit = (x: number) => whole(world, { x, y: 100 }, room, 1, 3, first);
  expect(first.x).toBe(-800);
  expect(fit(1100)).toEqual(first);
  expect(fit(1190).x).toBe(200 - 1190); // too close to the edge
  expect(fit(1990).x).toBe(400 - 2000);
  expect(whole(world, { x: 1100, y: 100 }, room, 0.5, 3, first).x).not.toBe(first.x); // another size
});

test("a part is seen if all of it lies in the room", () => {
  const free = { x: 0, y: 0, width: 400, height: 200 };
  const part = (y: number) => ({ x: 20, y, width: 50, height: 50 });
  expect(isSeen(start, part(30), free)).toBe(true);
  expect(isSeen(start, part(41), free)).toBe(false);
});
