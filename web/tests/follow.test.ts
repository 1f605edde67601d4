/** Views are followed as Python follows them, and what did not change keeps its identity. */
import { expect, test } from "vitest";
import { follow } from "../src/net/follow";
import vectors from "./vectors/views.json";

test("follows the vectors and leaves the old view alone", () => {
  expect(vectors.length).toBeGreaterThan(20);
  for (const { before, changes, after } of vectors as {
    before: unknown;
    changes: unknown[];
    after: unknown;
  }[]) {
    const copy = structuredClone(before);
    expect(follow(before, changes)).toEqual(after);
    expect(before).toEqual(copy);
  }
});

test("what did not change is the same object", () => {
  const view = { a: { deep: [1] }, b: { x: 1 } };
  const next = follow(view, ["b.x", 2]) as typeof view;
  expect(next.a).toBe(view.a);
  expect(next.b).not.toBe(view.b);
});
