/** The browser says what Python says, and keeps its files short. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { capital, Voice } from "../src/app/voice";
import vectors from "./vectors/words.json";

const locale = join(import.meta.dirname, "../../src/undercroft/locale");
const voices = Object.fromEntries(
  ["en", "ru", "uk"].map((lang) => {
    const files = readdirSync(join(locale, lang)).sort();
    return [
      lang,
      new Voice(lang, files.map((file) => readFileSync(join(locale, lang, file), "utf-8")).join("\n")),
    ];
  }),
) as Record<string, Voice>;

describe.each(["en", "ru", "uk"] as const)("%s", (lang) => {
  test("says what Python says", () => {
    expect(vectors.length).toBeGreaterThan(100);
    for (const { id, args, says } of vectors)
      expect(voices[lang]!.say(id, args as unknown as Record<string, string>), id).toBe(says[lang]);
  });
});

test("a missing message or argument is an error", () => {
  expect(() => voices["en"]!.say("nonsense")).toThrow("no message nonsense in en");
  expect(() => voices["en"]!.say("one-card-rolls")).toThrow("one-card-rolls");
});

test("capitals of any alphabet", () => {
  expect([capital("їжак"), capital("ogre"), capital("")]).toEqual(["Їжак", "Ogre", ""]);
});
