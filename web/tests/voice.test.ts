/** The browser says what Python says, and keeps its files short. */
import { describe, expect, test } from "vitest";
import { LANGUAGES } from "virtual:languages";
import { codes, source } from "../languages";
import { capital, inARow, Voice } from "../src/app/voice";
import vectors from "./vectors/words.json";

const everything = (lang: string) =>
  ["", ...Object.keys(LANGUAGES[lang]!.parts)].map((part) => source(lang, undefined, part)).join("\n");
const voices = Object.fromEntries(codes().map((lang) => [lang, new Voice(lang, everything(lang))]));

describe.each(codes())("%s", (lang) => {
  test("says what Python says", () => {
    expect(vectors.length).toBeGreaterThan(100);
    for (const { id, args, says } of vectors)
      expect(voices[lang]!.say(id, args as unknown as Record<string, string>), id).toBe(
        (says as Record<string, string>)[lang],
      );
  });
});

test("a missing message or argument is an error", () => {
  expect(() => voices["en"]!.say("nonsense")).toThrow("no message nonsense in en");
  expect(() => voices["en"]!.say("one-card-rolls")).toThrow("one-card-rolls");
});

test("texts of content packs are learnt; until then a name is made of the id", () => {
  const voice = new Voice("en", everything("en"));
  expect(voice.say("dungeoneer-card-cellar_big-rat")).toBe("Big rat");
  expect(voice.knows("dungeoneer-text-card-cellar_big-rat")).toBe(false);
  voice.learn({
    "dungeoneer-card-cellar_big-rat": "Huge rat [en]",
    "dungeoneer-text-card-cellar_big-rat": "It bites.",
    "dungeoneer-tag-rodent": "Rodent",
    "dungeoneer-flavour-card-cellar_big-rat": "",
  });
  expect(voice.say("dungeoneer-card-cellar_big-rat")).toBe("Huge rat [en]");
  expect(voice.knows("dungeoneer-text-card-cellar_big-rat")).toBe(true);
  expect(voice.say("dungeoneer-tag-rodent")).toBe("Rodent");
  expect(voice.say("dungeoneer-flavour-card-cellar_big-rat")).toBe("");
  expect(voice.say("dungeoneer-foe-slain", { monster: "@dungeoneer-card-cellar_big-rat" })).toContain(
    "Huge rat",
  );
});

test("capitals of any alphabet", () => {
  expect([capital("їжак"), capital("ogre"), capital("")]).toEqual(["Їжак", "Ogre", ""]);
});

test("texts in a row have one full stop between them", () => {
  expect(inARow("Heal 3 wounds.", "", "What is equipped works.")).toBe(
    "Heal 3 wounds. What is equipped works.",
  );
  expect(inARow("H4", undefined, "movement 2")).toBe("H4. movement 2");
  expect(inARow("alone.")).toBe("alone.");
});

test.each([
  ["en", "an enemy"],
  ["ru", "врага"],
  ["uk", "ворога"],
])("in %s whoever has no attack left is not told to attack", (lang, enemy) => {
  const reason = (attacks: number) =>
    voices[lang]!.say("web-descent-reason-act", { points: 3, attacks, fatigue: 1 });
  expect(reason(1)).toContain(enemy);
  expect(reason(0)).not.toContain(enemy);
});
