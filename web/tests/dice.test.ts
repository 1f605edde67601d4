/** The dice of a table: what the browser adds, keeps and checks. */
import { beforeEach, expect, test } from "vitest";
import { addTo, flawOf, keptDice } from "../src/table/dice";
import type { DiceCheck, DiceInfo } from "../src/net/wire";

const KEY = "5e".repeat(32);
// printf 'undercroft commitment %s' $KEY | sha256sum
const COMMITMENT = "38edeb50511aeb50b02fcea88a03c9476b6b17e8651b1a59a5800c31802c15b2";
let table = "";
let count = 0;
const open: DiceInfo = { origin: "fresh", commitment: COMMITMENT, shares: [], gathers: true };

beforeEach(() => {
  table = `table-${++count}`;
});

async function add(seat: number, dice: DiceInfo = open): Promise<string[]> {
  const sent: string[] = [];
  await addTo(table, seat, dice, (digits) => Promise.resolve(sent.push(digits)));
  return sent;
}

function check(digits: string): DiceCheck {
  return {
    fair: true,
    flaw: null,
    text: "",
    origin: "fresh",
    key: KEY,
    commitment: COMMITMENT,
    shares: [{ seat: 1, digits }],
    seed: null,
    whole: true,
    moves: 9,
  };
}

test("whoever sits down adds 128 random bits, and remembers them with the commitment", async () => {
  const [digits] = await add(1);
  expect(digits).toMatch(/^[0-9a-f]{32}$/);
  expect(keptDice(table)).toEqual({ commitment: COMMITMENT, digits: { 1: digits } });
  expect(await add(0)).not.toEqual([digits]);
});

test("nothing is added by spectators, twice, or once the game has begun", async () => {
  expect(await add(-1)).toEqual([]);
  expect(await add(1, { ...open, shares: [{ seat: 1, digits: "00".repeat(16) }] })).toEqual([]);
  expect(await add(1, { ...open, gathers: false })).toEqual([]);
});

test("what was not taken is not kept", async () => {
  await expect(addTo(table, 1, open, () => Promise.reject(new Error("stale")))).rejects.toThrow();
  expect(keptDice(table)!.digits).toEqual({});
});

test("a check that fits what this browser knows finds no flaw", async () => {
  const [digits] = await add(1);
  expect(await flawOf(table, check(digits!))).toBeNull();
});

test("another commitment, key or share than the one known is a flaw, whatever the server says", async () => {
  const [digits] = await add(1);
  expect(await flawOf(table, { ...check(digits!), commitment: "00".repeat(32) })).toBe("commitment");
  expect(await flawOf(table, { ...check(digits!), key: "00".repeat(32) })).toBe("key");
  expect(await flawOf(table, check("00".repeat(16)))).toBe("share");
  expect(await flawOf(table, { ...check(digits!), fair: false, flaw: "replay" })).toBe("replay");
});
