/** Guided games: each hint at its moment, once; every one has its words and points at something that can be there. */
import { LANGUAGES } from "virtual:languages";
import { beforeEach, expect, test, vi } from "vitest";
import type { GuideBook } from "../src/table/guide.svelte";
import type { Table } from "../src/table/table.svelte";
import { Voice } from "../src/app/voice";

const GAMES = ["dungeoneer", "dungeoneer-serpent", "one-card", "raiders"];
let kept: Record<string, string>;
let core: typeof import("../src/table/guide.svelte");

beforeEach(async () => {
  kept = {};
  vi.resetModules();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, value: string) => void (kept[key] = value),
  });
  vi.stubGlobal("CSS", { escape: (text: string) => text });
  core = await import("../src/table/guide.svelte");
});

/** A table that asks one thing. */
function table(prompt: string, view: any = {}) {
  const asks = [{ prompt: { id: prompt, args: {} }, options: [], idle: false }];
  const now = {
    id: "abc",
    game: "toy",
    settled: true,
    curtain: null,
    why: null,
    menu: null,
    doubt: null,
    view,
    asks,
    lines: [] as any[],
    session: { n: 1, undo: false },
  };
  return now as typeof now & Table;
}

const toy: GuideBook = {
  table: { seats: [{ kind: "human" }], seed: 1 },
  hints: [
    { id: "first", prompt: "ask-a", at: "board" },
    { id: "rich", prompt: "ask-a", when: (view) => view.coins > 3, at: (view) => `coin:${view.coins}` },
    { id: "hurt", event: "wounded", at: "hand" },
  ],
};

test("a hint fits its moment and is shown once", () => {
  const at = table("ask-a", { coins: 1 });
  const guide = new core.Guide(at, toy);
  expect(guide.current?.id).toBe("first");
  guide.done("first");
  expect(guide.current).toBe(null);
  at.view = { coins: 5 };
  expect(guide.current?.id).toBe("rich");
  expect(guide.where(guide.current!)).toBe('[data-object="coin:5"]');
  expect(new core.Guide(at, toy).current?.id).toBe("rich"); // a page that is loaded again remembers
  at.settled = false;
  expect(guide.current).toBe(null);
});

test("whoever plays on has seen what was on the screen, and old news is not told", () => {
  const at = table("ask-a");
  const guide = new core.Guide(at, toy);
  guide.show(guide.current);
  at.session.n = 5;
  at.lines.push({ key: "4.0", n: 4, event: { id: "wounded", args: {} } });
  guide.turn();
  expect(guide.current).toBe(null);
  at.lines.push({ key: "5.0", n: 5, event: { id: "wounded", args: {} } });
  expect(guide.current?.id).toBe("hurt");
  expect(guide.count).toEqual({ seen: 1, all: 3 });
});

test("a game that is over needs no hints but those about its end", () => {
  const at = table("ask-a");
  const guide = new core.Guide(at, toy);
  at.lines.push({ key: "1.0", n: 1, event: { id: "wounded", args: {} } });
  guide.done("first");
  expect(guide.current?.id).toBe("hurt");
  const over = { ...at, over: true } as typeof at;
  expect(new core.Guide(over, toy).current).toBe(null);
  const last = { ...toy, hints: toy.hints.map((hint) => ({ ...hint, over: true as const })) };
  expect(new core.Guide(over, last).current?.id).toBe("hurt");
});

test("skipped is skipped, for this table, and is kept", () => {
  const guide = new core.Guide(table("ask-a"), toy);
  guide.skip();
  expect(guide.current).toBe(null);
  expect(JSON.parse(kept["undercroft-guide"]!)["abc"]).toEqual({ game: "toy", seen: [], off: true });
  expect([core.guides.last("toy"), core.guides.last("other")]).toEqual(["abc", undefined]);
});

test.each(GAMES)("every hint of %s has its words, its cause and its place", async (name) => {
  const book = await core.guideOf(name);
  const { game = name } = book; // a further box of a game shares its words where it does not differ
  const { load, parts } = LANGUAGES["en"]!;
  const voice = new Voice("en", (await load()).default);
  for (const part of ["guide", game]) voice.add(part, (await parts[part]!()).default);
  expect(core.hasGuide(name)).toBe(true);
  expect(new Set(book.hints.map((hint) => hint.id)).size).toBe(book.hints.length);
  for (const hint of book.hints) {
    const own = `web-guide-${name}-${hint.id}`;
    const id = voice.knows(own) ? own : `web-guide-${game}-${hint.id}`;
    expect(voice.say(id).length).toBeLessThan(240);
    expect(voice.say(voice.knows(`${id}-touch`) ? `${id}-touch` : id), "fingers").not.toMatch(
      /click|mouse|wheel|press \w\b/i,
    );
    for (const cause of [hint.prompt, hint.event]) if (cause) expect(voice.knows(cause), cause).toBe(true);
    expect(hint.prompt ?? hint.event, hint.id).toBeTruthy();
    if (typeof hint.at === "string")
      expect(hint.at in core.PLACES || /^(card:|\.)/.test(hint.at), hint.at).toBe(true);
  }
  expect(book.table.seats![0]!.kind).toBe("human");
});

test("the last power card is no easy choice while an item can be played, too", async () => {
  const { hints } = await core.guideOf("raiders");
  const last = hints.find(({ id }) => id === "last")!;
  const view = { hand: { power: [2], items: { sword: 1 } } };
  const at = table("raiders-ask-card", view);
  at.asks = [{ ...at.asks[0]!, options: ["power:2", "sword"] }] as any;
  expect(last.when!(view, at)).toBe(false);
  at.asks = [{ ...at.asks[0]!, options: ["power:2"] }] as any;
  expect(last.when!(view, at)).toBe(true);
});

test("a wound is shown on the monster that has it, not on one that is nearer", async () => {
  const { hints } = await core.guideOf("one-card");
  const { at } = hints.find(({ id }) => id === "wounded")!;
  const monster = (letter: string, health: number) => ({ letter, health, in_range: true, in_sight: true });
  const view = { kind: { health: 2 }, monsters: [monster("A", 2), monster("B", 1)] };
  expect((at as (view: any, table: any) => string)(view, table("one-card-ask-hero", view))).toBe("monster:B");
});
