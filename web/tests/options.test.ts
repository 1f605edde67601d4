/** The window that sets up a table offers what the server would accept, and says why not. */
import { expect, test } from "vitest";
import { crowded, switched, why, wishes } from "../src/table/options";
import type { GameInfo, LimitInfo } from "../src/net/wire";

const limit = (option: string, more: Partial<LimitInfo>): LimitInfo => ({
  option,
  without: null,
  seats: null,
  only: null,
  rule: "X-1",
  message: { id: `${option}-limit`, args: {} },
  ...more,
});
const game: GameInfo = {
  game: "any",
  seats: { min: 1, max: 4, default: 3 },
  variants: [],
  bots: ["random"],
  options: ["slow", "fast", "crowd"].map((id) => ({
    id,
    kind: "switch",
    values: [false, true],
    default: false,
  })),
  limits: [
    limit("slow", { without: "fast" }),
    limit("crowd", { seats: { min: 2, max: 4 } }),
    limit("fast", { seats: { min: 2, max: 4 } }),
  ],
  crowds: [],
};
const off = { slow: false, fast: false, crowd: false };

test("one of two that exclude each other is closed by the other, whichever the limit names", () => {
  expect(why(game, 3, off, "fast")).toBeNull();
  expect(why(game, 3, { ...off, slow: true }, "fast")?.id).toBe("slow-limit");
  expect(why(game, 3, { ...off, fast: true }, "slow")?.id).toBe("slow-limit");
  expect(why(game, 3, { ...off, slow: true }, "slow")).toBeNull();
});

test("what this many players cannot have is off, and comes back when they can", () => {
  const chosen = { ...off, crowd: true };
  expect(why(game, 1, chosen, "crowd")?.id).toBe("crowd-limit");
  expect(wishes(game, 1, chosen)).toEqual(off);
  expect(wishes(game, 2, chosen)).toEqual(chosen);
});

test("what is only set aside hinders nobody, and is gone when its rival is chosen", () => {
  const chosen = { ...off, fast: true };
  expect(why(game, 1, chosen, "slow")).toBeNull();
  expect(switched(game, chosen, "slow", true)).toEqual({ ...off, slow: true });
});

test("a switch that needs another choice is off until that is made, and says why", () => {
  const boxes = { ...game, limits: [limit("crowd", { only: { option: "set", values: ["both"] } })] };
  const alone = { set: "one", crowd: true };
  expect(wishes(boxes, 3, alone)["crowd"]).toBe(false);
  expect(why(boxes, 3, alone, "crowd")?.id).toBe("crowd-limit");
  expect(why(boxes, 3, { ...alone, set: "both" }, "crowd")).toBe(null);
});

test("so many that a choice is not for them are told so, unless a switch or a content pack allows it", () => {
  const crowd = {
    only: { option: "set", values: ["both"] },
    seats: { min: 1, max: 2 },
    unless: ["crowd"],
    rule: "X-2",
    message: { id: "too-many", args: {} },
  };
  const boxes = { ...game, crowds: [crowd] };
  const both = { ...off, set: "both" };
  expect(crowded(boxes, 3, both)?.id).toBe("too-many");
  expect(crowded(boxes, 2, both)).toBeNull();
  expect(crowded(boxes, 3, { ...off, set: "one" })).toBeNull();
  expect(crowded(boxes, 3, { ...both, crowd: true })).toBeNull();
  expect(crowded(boxes, 1, { ...both, crowd: true })).toBeNull();
  expect(crowded(boxes, 3, { ...both, "pack-more": true })).toBeNull();
});
