/** Who comes and goes is told in words. */
import { expect, test } from "vitest";
import { comings } from "../src/net/seats";
import type { SeatInfo } from "../src/net/wire";

const seats = (...kinds: [string, string][]): SeatInfo[] =>
  kinds.map(([kind, name], seat) => ({ seat, kind, name }));

test("whoever takes a free seat has come, by name or by number", () => {
  const before = seats(["human", "Ada"], ["open", ""]);
  expect(comings(before, seats(["human", "Ada"], ["human", "@Bo"]))).toEqual({
    id: "web-came",
    args: { name: "@@Bo", number: 2, named: "yes" }, // somebody's own words are no message
  });
  expect(comings(before, seats(["human", "Ada"], ["human", ""]))?.args).toMatchObject({ named: "no" });
});

test("whoever gives a seat to a bot has left", () => {
  const [before, now] = [seats(["human", "Ada"]), seats(["heuristic", "Ada"])];
  expect(comings(before, now)?.id).toBe("web-left");
});

test("a name that changes, or nothing, is no news", () => {
  const before = seats(["human", "Ada"], ["open", ""]);
  expect(comings(before, seats(["human", "Ada L."], ["open", ""]))).toBe(null);
  expect(comings([], before)).toBe(null);
});
