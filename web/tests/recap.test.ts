/** A summary begins with what is lost by all. */
import { expect, test } from "vitest";
import { log } from "../src/games/descent/stage";
import type { Words } from "../src/net/wire";
import { elsewhere, first } from "../src/ui/recap";

test("the death of a companion comes before one's own scratches", () => {
  const events: Words[] = [
    { id: "descent-turn", args: { who: "@descent-hero-lyssa" } },
    { id: "descent-wounded", args: { who: "@descent-hero-lyssa", count: 1, wounds: 8 } },
    { id: "descent-wounded", args: { who: "@descent-hero-mordrog", count: 9, wounds: 0 } },
    { id: "descent-dies", args: { who: "@descent-hero-mordrog", coins: 25 } },
    { id: "descent-loses-conquest", args: { count: 3, conquest: 4 } },
  ];
  const told = events.map((event) => ({ event, look: log(event as never) }));
  expect(first(told, "descent-hero-lyssa").map(({ event }) => event.id)).toEqual([
    "descent-dies",
    "descent-loses-conquest",
    "descent-wounded",
  ]);
});

test("what one's own choice has led to is not told again as news", () => {
  const told = (who: string, heading = false) => ({ event: { id: "any", args: { who } }, look: { heading } });
  expect(elsewhere([told("@hero-a", true), told("@hero-b")], "hero-b")).toBe(false);
  expect(elsewhere([told("@hero-b"), told("@hero-a")], "hero-b")).toBe(true);
  expect(elsewhere([told("@hero-b")], undefined)).toBe(true);
});
