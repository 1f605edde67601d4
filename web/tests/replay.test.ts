/** A replay fetches stretches, follows them, and shows any moment with any seat's eyes. */
import { beforeEach, expect, test, vi } from "vitest";
import type { ShownTable } from "../src/net/wire";

const MOVES = 450;
let asked: string[];
let broken = false;

/** A game in which every choice adds one to a number, and seat 1 sees it negative. */
function answer(path: string): Response {
  asked.push(path);
  if (broken) throw new TypeError("no line");
  const query = new URL(path, "http://table").searchParams;
  const [at, count, seat] = ["at", "count", "seat"].map((name) => Number(query.get(name))) as [
    number,
    number,
    number,
  ];
  if (at > MOVES) return Response.json({ code: "range", text: "too far" }, { status: 400 });
  const sign = seat === 1 ? -1 : 1;
  const moments = Array.from({ length: Math.min(count, MOVES + 1 - at) }, (_, place) => ({
    seat: at + place ? (at + place) % 2 : null,
    set: place ? ["sum", sign * (at + place)] : ["", { sum: sign * at, result: null, fixed: { deep: [1] } }],
    events: at + place ? [{ id: "added", args: { sum: at + place } }] : [],
  }));
  return Response.json({ at, moves: MOVES, moments });
}

async function opened(at: number, seat = -1) {
  const { Replay } = await import("../src/table/replay.svelte");
  const seats = [0, 1].map((seat) => ({ seat, kind: "human", name: `N${seat}` }));
  const replay = new Replay("abc", { id: "abc", game: "toy", seats } as unknown as ShownTable, seat);
  await replay.show(at);
  return replay;
}

beforeEach(() => {
  [asked, broken] = [[], false];
  const quiet = { matches: false, addEventListener: () => undefined };
  vi.stubGlobal("location", { protocol: "http:", host: "table", pathname: "/", hash: "" });
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
  vi.stubGlobal("matchMedia", () => quiet);
  vi.stubGlobal("navigator", { languages: ["en"] });
  vi.stubGlobal("document", { hidden: false });
  vi.stubGlobal("fetch", async (path: string) => answer(path));
});

test("any moment of a stretch costs one request, and what did not change is the same", async () => {
  const replay = await opened(17);
  expect([replay.at, replay.moves, replay.view.sum, replay.frame!.seat]).toEqual([17, MOVES, 17, 1]);
  const fixed = replay.view.fixed;
  void replay.show(199); // no waiting: it is here
  expect([replay.at, replay.view.sum]).toEqual([199, 199]);
  expect(replay.view.fixed).toBe(fixed);
  expect(asked).toEqual(["/api/tables/abc/replay?at=0&count=200&seat=-1&beats=true"]);
  expect(replay.lines.map((line) => line.n).slice(-2)).toEqual([198, 199]);
  await replay.fill();
  expect(asked.slice(1).map((path) => path.match(/at=\d+/)![0])).toEqual(["at=200", "at=400"]);
  void replay.show(9999);
  expect([replay.at, replay.view.sum, replay.lines.length]).toEqual([MOVES, MOVES, MOVES]);
});

test("with all hands open a moment is what everybody and what each seat saw", async () => {
  const { OPEN } = await import("../src/table/replay.svelte");
  const generic = (await import("../src/games/generic")).default;
  generic.open = (view, seats) => ({ ...view, seen: seats.map(({ sum }) => sum) });
  const replay = await opened(17, OPEN);
  expect([replay.view.sum, replay.view.seen]).toEqual([17, [17, -17]]);
  void replay.show(199);
  expect([replay.at, replay.view.seen]).toEqual([199, [199, -199]]);
  expect(asked.map((path) => path.match(/seat=([^&]*)/)![1])).toEqual(["-1", "0", "1"]);
  delete generic.open;
});

test("other eyes see the same moment", async () => {
  const replay = await opened(300);
  replay.look(1);
  await vi.waitFor(() => expect([replay.at, replay.view.sum, replay.seat]).toEqual([300, -300, 1]));
  replay.look(-1);
  expect(replay.view.sum).toBe(300);
});

test("the last wish counts, whatever comes late", async () => {
  const replay = await opened(0);
  const slow = replay.show(420);
  const quick = replay.show(5);
  await Promise.all([slow, quick]);
  expect(replay.at).toBe(5);
});

test("a moment that never was is the start; a lost line is told and tried again", async () => {
  expect((await opened(70_000)).at).toBe(0);
  const replay = await opened(0);
  broken = true;
  await replay.show(300);
  expect([replay.failed?.code, replay.at]).toEqual(["unreachable", 0]);
  broken = false;
  await replay.show(300);
  expect([replay.failed, replay.at]).toEqual([null, 300]);
});

test("nothing can be chosen in a picture, and playing stops at the end", async () => {
  const replay = await opened(MOVES - 1);
  expect([replay.still, replay.options, replay.asks]).toEqual([true, [], []]);
  replay.play(true);
  replay.step(1);
  expect([replay.at, replay.view.sum]).toEqual([MOVES, MOVES]);
  replay.play(true);
  await vi.waitFor(() => expect(replay.at).toBe(0));
});
