/** A table over a socket made of nothing: what is said about a moment goes with that moment. */
import { beforeEach, expect, test, vi } from "vitest";
import type { GameModule } from "../src/games/module";
import type { Words } from "../src/net/wire";
import { Wire } from "./wire";

const WINDOW = { prompt: ["toy-ask-window", {}], options: ["play:scare", "pass"], idle: false };
const toy = {
  id: "toy",
  interrupts: ({ prompt }: { prompt: Words }) => (prompt.id === "toy-ask-window" ? "window" : null),
  usual: { "toy-ask-turn": ["attack", "move explore", "end"] },
} as unknown as GameModule;

vi.mock("../src/app/locale.svelte", async (original) => ({
  ...(await original<object>()),
  say: (id: string) => id,
}));
let wires: Wire[];
const last = () => wires.at(-1)!;
const join = (n: number, asks: object[], result: object | null = null) => {
  last().onopen();
  last().say({ is: "view", n, view: { result }, asks, undo: false });
  last().say({ is: "joined", seat: 0, n });
};

async function seated(...asks: object[]) {
  const { Table } = await import("../src/table/table.svelte");
  class Toy extends Table {
    override get module() {
      return toy;
    }
  }
  const table = new Toy("abc", () => {
    wires.push(new Wire());
    return last() as unknown as WebSocket;
  });
  join(4, asks);
  return table;
}

beforeEach(() => {
  wires = [];
  vi.useFakeTimers();
  vi.stubGlobal("location", { protocol: "http:", host: "table", pathname: "/", hash: "" });
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
  vi.stubGlobal("navigator", { languages: ["en"] });
  vi.stubGlobal("document", { hidden: false, querySelector: () => null });
  vi.stubGlobal("fetch", async () => Response.json([]));
  return () => void vi.useRealTimers();
});

test("passing on and on ends with the game", async () => {
  const table = await seated(WINDOW);
  table.waive();
  expect([table.waiver.on, last().sent.at(-1)]).toMatchObject([true, { do: "move", option: "pass" }]);
  const ref = last().sent.at(-1).ref;
  last().say({ is: "delta", n: 5, set: ["result", { winners: [1] }], asks: [], ref });
  await vi.advanceTimersByTimeAsync(0);
  expect(table.over).toBe(true);
  table.letPass(); // as the page does whenever something has changed
  expect(table.waiver.on).toBe(false);
});

test("that the connection is lost is no longer said when it is back", async () => {
  const table = await seated(WINDOW);
  const choice = table.choose("pass");
  last().close();
  expect(await choice).toBe(false);
  expect([table.status, table.trouble]).toEqual(["lost", "web-error-lost"]);
  await vi.advanceTimersByTimeAsync(400);
  join(4, [WINDOW]);
  expect([table.status, table.trouble]).toEqual(["open", ""]);
});

test("another refusal stays when a connection comes back", async () => {
  const table = await seated(WINDOW);
  const choice = table.choose("pass");
  last().say({ is: "error", ref: last().sent.at(-1).ref, code: "illegal", text: "not now" });
  expect(await choice).toBe(false);
  last().close();
  await vi.advanceTimersByTimeAsync(400);
  join(4, [WINDOW]);
  expect(table.trouble).toBe("not now");
});

test("until the dice have landed the last words stay: what follows from them is not told", async () => {
  const table = await seated(WINDOW);
  const happens = (...ids: string[]) => ids.map((id) => [id, {}]);
  const step = (n: number, ...ids: string[]) =>
    last().say({ is: "delta", n, set: ["result", null], asks: [WINDOW], events: happens(...ids) });
  Object.assign(toy, { pace: () => 1000, suspense: ({ id }: Words) => (id === "toy-roll" ? 500 : 0) });
  step(5, "toy-plays");
  await vi.advanceTimersByTimeAsync(1100);
  expect([table.settled, table.told?.id]).toEqual([true, "toy-plays"]);
  step(6, "toy-roll", "toy-over");
  expect([table.settled, table.event?.id, table.told?.id]).toEqual([false, "toy-roll", "toy-plays"]);
  await vi.advanceTimersByTimeAsync(600);
  expect(table.told?.id).toBe("toy-roll");
  Object.assign(toy, { pace: undefined, suspense: undefined });
});

test("the first kind of options that is open is lit, and nothing where the game names none", async () => {
  const turn = (...options: string[]) => ({ prompt: ["toy-ask-turn", {}], options, idle: false });
  const lit = async (...asks: object[]) => [...(await seated(...asks)).usual];
  expect(await lit(turn("move:a", "explore", "end", "attack:b"))).toEqual(["attack:b"]);
  expect(await lit(turn("move:a", "explore", "end"))).toEqual(["move:a", "explore"]);
  expect(await lit(turn("drop", "end"))).toEqual(["end"]);
  expect(await lit(WINDOW)).toEqual([]);
  const described = [{ label: ["toy-attack", {}], warning: ["toy-hopeless", {}] }];
  expect(await lit({ ...turn("attack:b", "end"), described })).toEqual(["end"]);
  Object.assign(toy, { odd: (option: string) => option === "move:a" });
  expect(await lit(turn("move:a", "move:b", "end"))).toEqual(["move:b"]);
  Object.assign(toy, { odd: undefined });
});
