/** The list of languages comes from folders, and what one lacks from English. */
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, expect, test } from "vitest";
import { LANGUAGES } from "virtual:languages";
import { catalogue, codes, missing, source } from "../languages";
import { Voice } from "../src/app/voice";

const PARTS = Object.keys(LANGUAGES["en"]!.parts);
const folder = mkdtempSync(join(tmpdir(), "undercroft-languages-"));
afterAll(() => rmSync(folder, { recursive: true }));
cpSync(resolve(import.meta.dirname, "../../src/undercroft/locale/en"), join(folder, "en"), {
  recursive: true,
});
mkdirSync(join(folder, "eo", "rules"), { recursive: true });
mkdirSync(join(folder, "drafts"));
writeFileSync(join(folder, "eo", "language.ftl"), "language-name = Esperanto\nlanguage-short = EO\n");
writeFileSync(
  join(folder, "eo", "some.ftl"),
  `one-card-monster-spider = araneo
    .akuzativo = araneon
one-card-do-wound = Frapi { $monster-akuzativo } { $letter }
`,
);

test("every folder that says its name is a language", () => {
  expect(codes(folder)).toEqual(["en", "eo"]);
  expect(catalogue(folder)).toContain(
    `"eo": {"name":"Esperanto","short":"EO", load: () => import("virtual:fluent/eo"), parts: {"one-card": () => import("virtual:fluent/eo/one-card"),`,
  );
});

test("the languages of the client are those of Python", () => {
  expect(Object.keys(LANGUAGES)).toEqual(codes());
  expect(Object.values(LANGUAGES).map(({ name }) => name)).toContain("Українська");
});

test("a complete language needs no English", () => {
  for (const code of codes()) {
    expect(missing(code)).toBe("");
    for (const part of PARTS) expect(missing(code, undefined, part)).toBe("");
  }
});

test("the texts that come with a game are not on the first page", () => {
  const [page, game] = [source("uk"), source("uk", undefined, "dungeoneer")];
  const voice = new Voice("uk", page);
  expect(voice.knows("dungeoneer-card-serpent_spawn")).toBe(false);
  voice.add("dungeoneer", game, "");
  voice.add("dungeoneer", game, ""); // a second time is no mistake
  expect(voice.say("dungeoneer-card-serpent_spawn")).toBe("Поріддя");
});

test("what a language lacks is said in English, with its own words where there are some", () => {
  const voice = new Voice("eo", source("eo", folder), missing("eo", folder));
  expect(voice.knows("one-card-do-kill")).toBe(false);
  voice.add("one-card", source("eo", folder, "one-card"), missing("eo", folder, "one-card"));
  const args = { monster: "@one-card-monster-spider", letter: "A", square: "a2", price: 4, health: 0 };
  expect(voice.say("one-card-do-wound", args)).toBe("Frapi araneon A");
  expect(voice.say("one-card-do-kill", args)).toMatch(/^Strike araneo A/);
  expect(voice.say("web-undo")).toBe(new Voice("en", source("en", folder)).say("web-undo"));
  expect(voice.knows("web-undo")).toBe(true);
  expect(() => voice.say("nonsense")).toThrow("no message nonsense in eo");
});
