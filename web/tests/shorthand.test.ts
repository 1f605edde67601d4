/** Messages in short are read as Python reads them. */
import { expect, test } from "vitest";
import { Shorthand } from "../src/net/shorthand";
import type { ShortWords, Words } from "../src/net/wire";
import vectors from "./vectors/short.json";

interface Vector {
  game: string;
  names: string[];
  short: ShortWords;
  whole: Words;
}

test("reads the vectors", () => {
  expect(vectors.length).toBeGreaterThan(20);
  for (const { game, names, short, whole } of vectors as unknown as Vector[])
    expect(new Shorthand(game, names).words(short)).toEqual(whole);
});

test("what is left out of events and questions is as it would have been", () => {
  const short = new Shorthand("raiders", ["@raiders-character-thief"]);
  const [prompt, set] = [{ id: "raiders-ask-card", args: { floor: 1 } }, ["room", 1]];
  const label = { id: "raiders-do-play", args: { who: "@raiders-character-thief" } };
  expect(short.event(["-enter", {}])).toEqual({ id: "raiders-enter", args: {}, set: [] });
  expect(short.event(["-enter", {}, set])).toEqual({ id: "raiders-enter", args: {}, set });
  expect(short.question({ prompt: ["-ask-card", { floor: 1 }], options: ["a"] })).toEqual({
    prompt,
    options: ["a"],
    idle: false,
    described: {},
  });
  const described = { a: { label: ["-do-play", { who: "@0" }] as ShortWords, rules: ["R-1"] } };
  expect(
    short.question({ prompt: ["-ask-card", { floor: 1 }], options: ["a"], described }).described,
  ).toEqual({
    a: { label, objects: [], rules: ["R-1"], warning: null },
  });
});
