/** The browser says what Python says, and keeps its files short. */
import { describe, expect, test } from "vitest";
import { codes, source } from "../languages";
import { capital, Voice } from "../src/app/voice";
import vectors from "./vectors/words.json";

const voices = Object.fromEntries(codes().map((lang) => [lang, new Voice(lang, source(lang))]));

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

test("capitals of any alphabet", () => {
  expect([capital("їжак"), capital("ogre"), capital("")]).toEqual(["Їжак", "Ogre", ""]);
});
