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
  expect(short.events([["-enter", {}]])).toEqual([{ id: "raiders-enter", args: {}, set: [] }]);
  expect(short.events([["-enter", {}, set]])).toEqual([{ id: "raiders-enter", args: {}, set }]);
  const ask: ShortQuestion = { prompt: ["-ask-card", { floor: 1 }], options: ["a"] };
  expect(short.questions([ask], [])).toEqual([{ prompt, options: ["a"], idle: false, described: {} }]);
  const described = [{ label: ["-do-play", { who: "@0" }] as ShortWords, rules: ["R-1"] }];
  expect(short.questions([{ ...ask, described }], [])![0]!.described).toEqual({
    a: { label, objects: [], rules: ["R-1"], warning: null },
  });
});

test("an event with a tilde is about the same person as the one before it", () => {
  const short = new Shorthand("raiders", ["@raiders-character-thief"]);
  const [who, set] = ["@raiders-character-thief", ["room", 1]];
  expect(
    short.events([
      ["-hit", { who: "@0" }],
      ["~coins", { count: 2 }, set],
      ["~out", {}],
    ]),
  ).toEqual([
    { id: "raiders-hit", args: { who }, set: [] },
    { id: "raiders-coins", args: { who, count: 2 }, set },
    { id: "raiders-out", args: { who }, set: [] },
  ]);
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
