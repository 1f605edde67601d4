/** What others do is shown one thing at a time, the quicker the more of it waits, and at once to whoever is in a hurry. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { GameModule } from "../src/games/module";

const toy = { id: "toy", pace: () => 1000 } as unknown as GameModule;
const event = (id: string) => ({ id, args: {} });
const beat = (id: string, view: number) => ({ event: event(id), view });
let moves: string;
let pace: string;

async function stage() {
  const { Stage } = await import("../src/table/stage.svelte");
  const made = new Stage(() => toy);
  made.reset(0);
  return made;
}

beforeEach(() => {
  [moves, pace] = ["full", "calm"];
  vi.resetModules();
  vi.useFakeTimers();
  vi.stubGlobal("localStorage", {
    getItem: () => JSON.stringify({ motion: moves, pace }),
    setItem: () => undefined,
  });
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
  vi.stubGlobal("document", { hidden: false });
});
afterEach(() => void vi.useRealTimers());

test("a turn of a quick player is shown event by event", async () => {
  const shown = await stage();
  for (let n = 1; n <= 8; n++) shown.add(n, [beat(`e${n}`, n)], n);
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
  for (let n = 1; n <= 200; n++) shown.add(n, [beat(`e${n}`, n)], n);
  await vi.advanceTimersByTimeAsync(70_000);
  expect(shown.settled).toBe(true);
  expect(shown.lines.length).toBe(200);
});

test("a skip shows the end at once, and what comes later in its time again", async () => {
  const shown = await stage();
  for (let n = 1; n <= 8; n++) shown.add(n, [beat(`e${n}`, n)], n);
  shown.skip();
  await vi.advanceTimersByTimeAsync(0);
  expect([shown.settled, shown.view, shown.lines.length]).toEqual([true, 8, 8]);
  shown.add(9, [beat("e9", 9)], 9);
  expect(shown.event?.id).toBe("e9");
});

test("without motion nothing is waited for", async () => {
  moves = "none";
  const shown = await stage();
  shown.add(1, [beat("e1", 0), beat("e2", 1)], 1);
  await vi.advanceTimersByTimeAsync(0);
  expect([shown.settled, shown.view, shown.event]).toEqual([true, 1, null]);
});

test("a log that comes late tells nothing that is still to be shown, and nothing twice", async () => {
  const shown = await stage();
  const line = (n: number, place = 0) => ({ key: `${n}.${place}`, n, event: event(`e${n}`) });
  shown.add(3, [beat("e3", 2), beat("e3", 3)], 3);
  shown.add(4, [beat("e4", 4)], 4);
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
  const { pace } = await import("../src/games/raiders/stage");
  const { Stage } = await import("../src/table/stage.svelte");
  const shown = new Stage(() => ({ id: "raiders", pace }) as unknown as GameModule);
  shown.reset("covered");
  const plays = { id: "raiders-plays", args: {} };
  const beats = ["one", "two", "three"].map((view) => ({ event: plays, view }));
  shown.add(1, [...beats, { event: { id: "raiders-beaten", args: {} }, view: "beaten" }], "end");
  await vi.advanceTimersByTimeAsync(500);
  expect([shown.event?.id, shown.view, shown.lines.length]).toEqual(["raiders-plays", "three", 3]);
  await vi.advanceTimersByTimeAsync(1000);
  expect([shown.event?.id, shown.view]).toEqual(["raiders-beaten", "beaten"]);
});

test("a page that is hidden is shown the end, with every line of the log", async () => {
  vi.stubGlobal("document", { hidden: true });
  const shown = await stage();
  shown.add(1, [beat("e1", 0.3), beat("e2", 0.6)], 1);
  await vi.advanceTimersByTimeAsync(0);
  expect([shown.settled, shown.view, shown.lines.length]).toEqual([true, 1, 2]);
});

test("others are shown as quickly as the player likes, one's own choice at its usual pace", async () => {
  pace = "quick";
  const quick = await stage();
  quick.add(1, [beat("theirs", 1)], 1, false);
  quick.add(2, [beat("own", 2)], 2, true);
  expect([quick.event?.id, quick.tempo]).toEqual(["theirs", 3]);
  await vi.advanceTimersByTimeAsync(340);
  expect([quick.event?.id, quick.tempo]).toEqual(["own", 1]);
  await vi.advanceTimersByTimeAsync(900);
  expect(quick.settled).toBe(false);
  vi.resetModules();
  pace = "at-once";
  const shown = await stage();
  shown.add(1, [beat("theirs", 1)], 1, false);
  await vi.advanceTimersByTimeAsync(0);
  expect([shown.settled, shown.view, shown.lines.length]).toEqual([true, 1, 1]);
});

test("dice are told in words once they have landed", async () => {
  const shown = await stage();
  toy.suspense = ({ id }) => (id === "rolls" ? 400 : 0);
  shown.add(1, [beat("moves", 1), beat("rolls", 2)], 2);
  await vi.advanceTimersByTimeAsync(1000);
  expect([shown.event?.id, shown.told?.id, shown.lines.length]).toEqual(["rolls", "moves", 1]);
  await vi.advanceTimersByTimeAsync(400);
  expect([shown.told?.id, shown.lines.length]).toEqual(["rolls", 2]);
  await vi.advanceTimersByTimeAsync(600);
  expect([shown.settled, shown.told]).toEqual([true, null]);
  delete toy.suspense;
});

test("at double speed dice land in half the time, and what they show is told then", async () => {
  const shown = await stage();
  shown.speed = 2;
  toy.suspense = () => 400;
  shown.add(1, [beat("rolls", 1)], 1);
  await vi.advanceTimersByTimeAsync(190);
  expect([shown.tempo, shown.lines.length]).toEqual([2, 0]);
  await vi.advanceTimersByTimeAsync(20);
  expect(shown.lines.length).toBe(1);
  delete toy.suspense;
});

test("what there is to read is read before the game goes on, at its usual pace", async () => {
  const shown = await stage();
  for (let n = 1; n <= 3; n++) shown.add(n, [beat(`e${n}`, n)], n);
  shown.reading = true; // a page came with the first event
  await vi.advanceTimersByTimeAsync(60_000);
  expect([shown.holding, shown.view, shown.lines.length]).toEqual([true, 1, 1]);
  shown.skip();
  await vi.advanceTimersByTimeAsync(500);
  expect([shown.holding, shown.settled, shown.view]).toEqual([false, false, 2]);
  await vi.advanceTimersByTimeAsync(2000);
  expect([shown.settled, shown.view]).toEqual([true, 3]);
});
