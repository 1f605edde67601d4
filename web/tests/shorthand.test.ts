/** Messages in short are read as Python reads them. */
import { expect, test } from "vitest";
import { Shorthand } from "../src/net/shorthand";
import type { Question, ShortQuestion, ShortWords, Words } from "../src/net/wire";
import asks from "./vectors/asks.json";
import vectors from "./vectors/short.json";

interface Vector {
  game: string;
  names: string[];
  short: ShortWords;
  whole: Words;
}

interface AskVector {
  game: string;
  names: string[];
  before: Question[];
  short: ShortQuestion[];
  whole: Question[];
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
  const ask: ShortQuestion = { prompt: ["-ask-card", { floor: 1 }], options: ["a"] };
  expect(short.questions([ask], [])).toEqual([{ prompt, options: ["a"], idle: false, described: {} }]);
  const described = [{ label: ["-do-play", { who: "@0" }] as ShortWords, rules: ["R-1"] }];
  expect(short.questions([{ ...ask, described }], [])![0]!.described).toEqual({
    a: { label, objects: [], rules: ["R-1"], warning: null },
  });
});

test("reads asks as Python does, with what was asked before", () => {
  expect(asks.length).toBeGreaterThan(40);
  for (const { game, names, before, short, whole } of asks as unknown as AskVector[]) {
    const read = new Shorthand(game, names).questions(short, before);
    expect(read).toEqual(whole.map((ask) => ({ described: {}, ...ask })));
  }
});

test("what was never asked is not known", () => {
  const short = new Shorthand("raiders");
  expect(short.questions([{ options: ["a"] }], [])).toBe(null);
  expect(short.questions([{ prompt: ["-ask"] }], [])).toBe(null);
});
