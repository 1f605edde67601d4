/** What others do is shown one thing at a time, the quicker the more of it waits, and at once to whoever is in a hurry. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { GameModule } from "../src/games/module";
import vectors from "./vectors/views.json";

const toy = { id: "toy", pace: () => 1000, step: (view: number) => view + 1 } as unknown as GameModule;
const event = (id: string) => ({ id, args: {} });
let moves: string;

async function stage() {
  const { Stage } = await import("../src/table/stage.svelte");
  const made = new Stage(() => toy);
  made.reset(0);
  return made;
}

beforeEach(() => {
  moves = "full";
  vi.resetModules();
  vi.useFakeTimers();
  vi.stubGlobal("localStorage", {
    getItem: () => JSON.stringify({ motion: moves }),
    setItem: () => undefined,
  });
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
  vi.stubGlobal("document", { hidden: false });
});
afterEach(() => void vi.useRealTimers());

test("a turn of a quick player is shown event by event", async () => {
  const shown = await stage();
  for (let n = 1; n <= 8; n++) shown.add(n, [event(`e${n}`)], n);
  for (let n = 1; n <= 8; n++) {
    expect(shown.event?.id).toBe(`e${n}`);
    expect(shown.settled).toBe(false);
    await vi.advanceTimersByTimeAsync(1000);
  }
  expect(shown.settled).toBe(true);
  expect(shown.view).toBe(8);
});

test("the more waits, the quicker it goes", async () => {
  const shown = await stage();
  for (let n = 1; n <= 200; n++) shown.add(n, [event(`e${n}`)], n);
  await vi.advanceTimersByTimeAsync(70_000);
  expect(shown.settled).toBe(true);
  expect(shown.lines.length).toBe(200);
});

test("a skip shows the end at once, and what comes later in its time again", async () => {
  const shown = await stage();
  for (let n = 1; n <= 8; n++) shown.add(n, [event(`e${n}`)], n);
  shown.skip();
  await vi.advanceTimersByTimeAsync(0);
  expect([shown.settled, shown.view, shown.lines.length]).toEqual([true, 8, 8]);
  shown.add(9, [event("e9")], 9);
  expect(shown.event?.id).toBe("e9");
});

test("without motion nothing is waited for", async () => {
  moves = "none";
  const shown = await stage();
  shown.add(1, [event("e1"), event("e2")], 1);
  await vi.advanceTimersByTimeAsync(0);
  expect([shown.settled, shown.view, shown.event]).toEqual([true, 1, null]);
});

test("a log that comes late tells nothing that is still to be shown, and nothing twice", async () => {
  const shown = await stage();
  const line = (n: number, place = 0) => ({ key: `${n}.${place}`, n, event: event(`e${n}`) });
  shown.add(3, [event("e3"), event("e3")], 3);
  shown.add(4, [event("e4")], 4);
  const keys = () => shown.lines.map(({ key }) => key);
  shown.recall([line(1), line(2), line(3), line(3, 1), line(4)], 4);
  expect(keys()).toEqual(["1.0", "2.0", "3.0"]);
  await vi.advanceTimersByTimeAsync(2000);
  expect(keys()).toEqual(["1.0", "2.0", "3.0", "3.1", "4.0"]);
  shown.recall([line(1), line(2)], 2);
  expect(keys()).toEqual(["1.0", "2.0", "3.0", "3.1", "4.0"]);
  await vi.advanceTimersByTimeAsync(1000);
  shown.recall([line(1), line(4)], 4);
  expect(keys()).toEqual(["1.0", "4.0"]);
});

test("an event that is shown for no time still reaches the board", async () => {
  const { pace, step } = await import("../src/games/raiders/stage");
  const { Stage } = await import("../src/table/stage.svelte");
  const open = (vectors as { before: any }[])
    .map(({ before }) => before)
    .find((view) => view?.game === "raiders" && view.players.length > 3)!;
  const shown = new Stage(() => ({ id: "raiders", pace, step }) as unknown as GameModule);
  shown.reset(open);
  const plays = (open.players as { character: string }[]).map(({ character }, seat) => ({
    id: "raiders-plays",
    args: { who: `@raiders-character-${character}`, card: `@raiders-card-power-${seat + 1}` },
  }));
  shown.add(1, [...plays, { id: "raiders-beaten", args: { total: 10, strength: 9 } }], open);
  await vi.advanceTimersByTimeAsync(500);
  expect(shown.event?.id).toBe("raiders-plays");
  const cards = (shown.view as { players: { card: string }[] }).players.map(({ card }) => card);
  expect(cards).toEqual(plays.map((_, seat) => `power:${seat + 1}`));
});
