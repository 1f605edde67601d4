/** Joining, following, losing the line and coming back, with a socket made of nothing. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Connection, Refusal, type Listener, type Status } from "../src/net/connection";
import { renew, script } from "../src/net/page";
import { WIRE, type SocketMessage } from "../src/net/wire";
import { Wire } from "./wire";

let wires: Wire<SocketMessage>[];
let heard: string[];
const listener: Listener = {
  whole: () => heard.push("whole"),
  asked: () => heard.push("asked"),
  step: (beats) => heard.push("step " + beats.map(({ event }) => event.id).join()),
  chat: (lines) => heard.push("chat " + lines.length),
  wish: (seat) => heard.push("wish " + seat),
  paused: (on) => heard.push("paused " + on),
  seats: (seats) => heard.push("seats " + seats.length),
  clock: (seconds, left) => heard.push(`clock ${left}/${seconds}`),
  dice: ({ origin }) => heard.push(`dice ${origin}`),
  rules: ({ before, now }) => heard.push(`rules ${before} ${now}`),
  undone: () => heard.push("undone"),
  arrived: (count) => heard.push(`arrived ${count}`),
  rematch: (table) => heard.push(`rematch ${table}`),
  takenBack: (count) => heard.push(`taken back ${count}`),
  status: (status: Status) => heard.push(status),
};
const last = () => wires.at(-1)!;

function dialled(): Connection {
  return new Connection("ws://table", "token", listener, () => {
    wires.push(new Wire());
    return last() as unknown as WebSocket;
  });
}

function joined(): Connection {
  const connection = dialled();
  last().onopen();
  last().say({ is: "view", n: 4, view: { score: [1] }, asks: [], undo: true });
  last().say({ is: "joined", seat: 2, n: 4 });
  return connection;
}

beforeEach(() => {
  vi.useFakeTimers();
  [wires, heard] = [[], []];
});
afterEach(() => vi.useRealTimers());

test("joins with its token and takes the whole view", () => {
  const connection = joined();
  expect(last().sent[0]).toEqual({
    do: "join",
    token: "token",
    since: -1,
    beats: true,
    stops: {},
    wire: WIRE,
    page: "",
  });
  expect([connection.seat, connection.n, connection.view, connection.status]).toEqual([
    2,
    4,
    { score: [1] },
    "open",
  ]);
  expect(heard).toEqual(["wish null", "paused false", "whole", "open"]);
});

test("whoever comes back is told what is asked now, and forgets what may have ended", () => {
  const connection = joined();
  last().say({ is: "wish", seat: 1 });
  last().say({ is: "paused", on: true });
  last().onclose();
  vi.advanceTimersByTime(400);
  heard = [];
  last().onopen();
  expect(heard).toEqual(["wish null", "paused false"]);
  last().say({ is: "names", game: "toy", names: [] });
  last().say({ is: "asks", n: 4, asks: [{ prompt: ["-go"], options: ["step:1 2"] }], undo: false });
  expect(connection.asks).toMatchObject([{ prompt: { id: "toy-go" }, options: ["step:1", "step:2"] }]);
  expect([connection.undo, connection.n, heard.at(-1)]).toEqual([false, 4, "asked"]);
});

test("hears that the table goes on under newer rules", () => {
  joined();
  last().say({ is: "rules", n: 5, before: "1", now: "2", again: 0, whole: true });
  expect(heard.at(-1)).toBe("rules 1 2");
});

test("a move is answered by an ok or by the mover's own delta", async () => {
  const connection = joined();
  const one = connection.move("a");
  expect(last().sent[1]).toEqual({ do: "move", option: "a", at: 4, ref: 1 });
  last().say({ is: "delta", n: 5, set: ["score.1", 2], events: [["x", {}]] });
  last().say({ is: "ok", ref: 1, n: 5 });
  await one;
  const two = connection.move("b");
  last().say({ is: "delta", n: 6, set: ["score", []], ref: 2 });
  await two;
  expect([connection.view, connection.n]).toEqual([{ score: [] }, 6]);
  expect(heard.slice(4)).toEqual(["step x", "step "]);
});

test("what is chosen before the table is open is sent once it is", async () => {
  const connection = dialled();
  last().onopen();
  last().say({ is: "view", n: 4, view: { score: [1] }, asks: [], undo: true });
  const early = connection.move("a");
  await Promise.resolve();
  expect(last().sent.length).toBe(1);
  last().say({ is: "joined", seat: 2, n: 4 });
  await vi.waitFor(() => expect(last().sent[1]).toEqual({ do: "move", option: "a", at: 4, ref: 1 }));
  last().say({ is: "delta", n: 5, ref: 1 });
  await early;
});

test("what is chosen at a table that does not open is refused", async () => {
  const connection = dialled();
  const early = connection.move("a");
  last().onclose();
  await expect(early).rejects.toThrow("lost");
});

test("a refusal leaves everything as it is", async () => {
  const connection = joined();
  const move = connection.move("a");
  last().say({ is: "error", ref: 1, code: "illegal", text: "no", rule: "R-1" });
  await expect(move).rejects.toThrow(Refusal);
  expect([connection.n, connection.status]).toEqual([4, "open"]);
});

test("a lost line is tried again with the cursor, later and later", async () => {
  const connection = joined();
  const move = connection.move("a");
  last().onclose();
  await expect(move).rejects.toThrow("lost");
  expect(connection.status).toBe("lost");
  vi.advanceTimersByTime(400);
  expect(wires.length).toBe(2);
  last().onclose();
  vi.advanceTimersByTime(400);
  expect(wires.length).toBe(2);
  vi.advanceTimersByTime(400);
  expect(wires.length).toBe(3);
  last().onopen();
  expect(last().sent[0]).toMatchObject({ do: "join", token: "token", since: 4, beats: true });
  last().say({ is: "delta", n: 5, set: ["score.0", 9] });
  last().say({ is: "joined", seat: 2, n: 5 });
  expect([connection.status, connection.view]).toEqual(["open", { score: [9] }]);
});

test("a delta that was seen already changes nothing", () => {
  const connection = joined();
  last().say({ is: "delta", n: 4, set: ["score.0", 7] });
  expect(connection.view).toEqual({ score: [1] });
});

test("a server that falls silent is asked, then given up", () => {
  const connection = joined();
  vi.advanceTimersByTime(20_000);
  expect(last().sent.at(-1)).toMatchObject({ do: "ping" });
  vi.advanceTimersByTime(5_000);
  expect(connection.status).toBe("lost");
});

test("a table that is not there is not tried again", () => {
  const connection = new Connection("ws://table", "", listener, () => {
    wires.push(new Wire());
    return last() as unknown as WebSocket;
  });
  last().say({ is: "error", code: "unknown", text: "there is no table" });
  last().onclose();
  vi.advanceTimersByTime(60_000);
  expect([connection.status, connection.failure?.code, wires.length]).toEqual(["refused", "unknown", 1]);
});

test("a page of another version loads itself again, and says so where that has not helped", () => {
  let reloads = 0;
  const kept = new Map<string, string>();
  vi.stubGlobal("document", { querySelector: () => ({ getAttribute: () => "/assets/index-OLD.js" }) });
  vi.stubGlobal("location", { reload: () => ++reloads });
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  const connection = joined();
  expect(last().sent[0].page).toBe("/assets/index-OLD.js");
  last().say({ is: "error", code: "reload", text: "load it again" });
  expect([reloads, connection.status]).toEqual([1, "open"]);
  const again = joined(); // the page as it was loaded again, from another process perhaps
  expect(last().sent[0]).toMatchObject({ wire: WIRE, page: "" });
  last().say({ is: "error", code: "reload", text: "load it again" });
  expect([reloads, again.status, again.failure?.code]).toEqual([1, "refused", "reload"]);
  vi.advanceTimersByTime(61_000);
  expect([script(), renew(), reloads]).toEqual(["/assets/index-OLD.js", true, 2]);
  vi.unstubAllGlobals();
});

test("a choice stands when others moved first and nothing else is asked", async () => {
  const connection = joined();
  const chosen = connection.move("power:2");
  const { ref } = last().sent.at(-1);
  last().say({ is: "error", code: "stale", text: "", ref, n: 5 });
  last().say({ is: "delta", n: 5 });
  await vi.waitFor(() => expect(last().sent.at(-1)).toMatchObject({ do: "move", option: "power:2", at: 5 }));
  last().say({ is: "delta", n: 6, set: [], ref: last().sent.at(-1).ref });
  await chosen;
});

test("a choice falls when something else is asked by now", async () => {
  const connection = joined();
  const chosen = connection.move("power:2");
  const { ref } = last().sent.at(-1);
  last().say({
    is: "delta",
    n: 5,
    asks: [{ prompt: ["other", {}], options: ["power:2"] }],
  });
  last().say({ is: "error", code: "stale", text: "", ref, n: 5 });
  await expect(chosen).rejects.toThrow(Refusal);
});

test("an ask keeps what is left out; whoever does not know it is shown the whole table", async () => {
  const connection = joined();
  const ask = { prompt: ["toy-go", {}] as [string, object], options: ["step:1 2", "end"] };
  last().say({ is: "delta", n: 5, asks: [ask] } as SocketMessage);
  last().say({ is: "delta", n: 6, asks: [{ options: ["end"] }] });
  expect(connection.asks).toMatchObject([{ prompt: { id: "toy-go" }, options: ["end"] }]);
  last().say({ is: "delta", n: 7, asks: [] });
  const chosen = connection.move("end");
  last().say({ is: "delta", n: 8, asks: [{ options: ["end"] }], ref: last().sent.at(-1).ref });
  await chosen;
  expect([connection.n, connection.status, wires.length]).toEqual([7, "lost", 1]);
  vi.advanceTimersByTime(1000);
  last().onopen();
  expect(last().sent[0]).toMatchObject({ do: "join", since: -1 });
  last().say({ is: "view", n: 8, view: {}, asks: [ask], undo: false } as SocketMessage);
  expect(connection.asks).toMatchObject([{ options: ["step:1", "step:2", "end"] }]);
});
