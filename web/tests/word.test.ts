/** Options and the things they touch are taken apart in one place. */
import { expect, test } from "vitest";
import { isThing, thingOf, touched, wordOf } from "../src/table/word";

test("an option is a verb and what it is about", () => {
  expect(wordOf("attack:0:magic")).toEqual({ verb: "attack", what: "0:magic", parts: ["0", "magic"] });
  expect(wordOf("end")).toEqual({ verb: "end", what: "", parts: [] });
});

test("a thing has a kind and a name, some have an owner or a side", () => {
  expect(thingOf("item:backpack@1")).toEqual({ kind: "item", name: "backpack", owner: 1, side: "" });
  expect(thingOf("exit:corner:south")).toEqual({ kind: "exit", name: "corner", owner: -1, side: "south" });
  expect(thingOf("space:7,4:h").name).toBe("7,4");
  expect([isThing("space:7,4", "space", "door"), isThing("", "card")]).toEqual([true, false]);
});

test("the first thing of a kind is found among those that an option touches", () => {
  expect(touched({ objects: ["figure:1", "source:leadership"] }, "item", "source")).toBe("leadership");
  expect(touched({ objects: ["figure:1"] }, "card")).toBe("");
});
