/** What the figures on the cards of Dungeon Raiders say. */
import { beforeAll, expect, test, vi } from "vitest";
import type { Survey } from "../src/games/raiders/figures";

let words: typeof import("../src/games/raiders/words");
const NAMES = ["Ana", "Bryn", "Cleo"];

beforeAll(async () => {
  vi.stubGlobal("localStorage", { getItem: () => '{"lang":"en"}', setItem: () => undefined });
  vi.stubGlobal("navigator", { languages: ["en"] });
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
  vi.stubGlobal("document", {
    documentElement: { dataset: {} },
    fonts: { load: () => Promise.resolve([]) },
  });
  const locale = await import("../src/app/locale.svelte");
  await locale.speak("en");
  await locale.learnParts("raiders");
  words = await import("../src/games/raiders/words");
});

/** A table of three with this room, as seat 0 sees it. */
function room(card: object): any {
  return {
    view: { room: 0, row: [{ number: 1, state: "up", card }] },
    seat: 0,
    nameOf: (seat: number) => NAMES[seat],
  };
}
const survey = (entries: Partial<Survey>): Survey => ({ counted: [], ways: 100, cards: {}, ...entries });

test("at a trap they name whom it hits, and oneself as you", () => {
  const lava = room({ kind: "trap", hits: "most coins" });
  expect(words.figuresText(lava, survey({ targets: [1, 2] }))).toContain("Bryn and Cleo");
  expect(words.figuresText(lava, survey({ targets: [0, 1] }))).toContain("Bryn and you");
  expect(words.prospectText(lava, survey({ targets: [1] }), { penalty: { "2": 100 } })).toMatch(
    /Bryn.*not hit you: −2/,
  );
});

test("in a vault they say how often one gets it, at a treasure how much", () => {
  expect(words.prospectFigures(room({ kind: "vault" }), survey({}), { reward: "ball", short: 16 })).toEqual([
    "84%",
  ]);
  expect(
    words.prospectFigures(room({ kind: "treasure" }), survey({}), { coins: { "2": 50, "3": 50 } }),
  ).toEqual(["+2.5"]);
});
