/** Where a hint stands: beside what it speaks of, and over as little as can be. */
import { expect, test } from "vitest";
import { beside, EDGE, type Rect } from "../src/app/placing";

const room = { left: 0, top: 50, right: 1000, bottom: 700 };
const size = { width: 300, height: 100 };
const rect = (left: number, top: number, width: number, height: number): Rect => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});
const covers = ({ x, y }: { x: number; y: number }, { left, top, right, bottom }: Rect) =>
  x < right && left < x + size.width && y < bottom && top < y + size.height;

test("it stands beside its spot, level with its middle", () => {
  const spot = rect(100, 300, 60, 60);
  expect(beside(spot, spot, size, room, [{ box: spot, weight: 8 }])).toEqual({ x: 160 + EDGE, y: 280 });
});

test("it never leaves its room", () => {
  for (const spot of [rect(-40, 60, 60, 60), rect(980, 680, 60, 60), rect(0, 0, 1000, 800)]) {
    const { x, y } = beside(spot, spot, size, room, []);
    expect(
      x >= EDGE &&
        x + size.width <= room.right - EDGE &&
        y >= room.top + EDGE &&
        y + size.height <= room.bottom - EDGE,
    ).toBe(true);
  }
});

test("what can be chosen stays free, even if that is further off", () => {
  const [spot, choices] = [rect(400, 300, 60, 60), [rect(460, 200, 400, 300), rect(60, 200, 340, 300)]];
  const found = beside(spot, spot, size, room, [
    { box: spot, weight: 8 },
    ...choices.map((box) => ({ box, weight: 8 })),
  ]);
  for (const box of [spot, ...choices]) expect(covers(found, box)).toBe(false);
});

test("what should stay free is not even touched, if that costs a whole panel", () => {
  const [spot, choice] = [rect(20, 300, 300, 60), rect(20, 440, 300, 40)];
  const around = [rect(330, 60, 600, 630), rect(20, 60, 300, 230)];
  const matters = [spot, ...around].map((box) => ({ box, weight: 2 }));
  const [touched, free] = [false, true].map((free) =>
    beside(spot, spot, size, room, [...matters, { box: choice, weight: 1, free }]),
  );
  expect(covers(touched!, choice)).toBe(true);
  expect(covers(free!, choice)).toBe(false);
});

test("rather beside the panel it speaks of than over it, and rather near than in a far corner", () => {
  const [panel, spot] = [rect(20, 60, 600, 600), rect(300, 300, 60, 60)];
  const found = beside(spot, panel, size, room, [
    { box: spot, weight: 8 },
    { box: panel, weight: 2 },
  ]);
  expect(found).toEqual({ x: 620 + EDGE, y: 280 });
});
