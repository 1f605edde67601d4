/** Passing on and on: only what was passed before, never the player's own turn, never anything new. */
import { expect, test } from "vitest";
import { Waiver } from "../src/table/waiver.svelte";
import type { Question } from "../src/net/wire";

const ask = (prompt: string, ...options: string[]): Question[] => [
  { prompt: { id: prompt, args: {} }, options, idle: false },
];
const waiver = () => new Waiver(({ prompt }) => (prompt.id === "turn" ? null : prompt.id));
const window = ask("window", "play:scare", "use:ring", "pass");

test("it passes nothing until it is told to", () => {
  const fresh = waiver();
  expect(fresh.offers(window)).toBe(true);
  expect(fresh.passes(window)).toBe(false);
});

test("it passes what was passed, as long as there is nothing new to do", () => {
  const patient = waiver();
  patient.start(window);
  expect(patient.passes(window)).toBe(true);
  expect(patient.passes(ask("window", "use:ring", "pass"))).toBe(true);
  expect(patient.passes([])).toBe(false);
  expect(patient.on).toBe(true); // others choose
  expect(patient.passes(ask("window", "play:scare", "play:riposte", "pass"))).toBe(false);
  expect(patient.on).toBe(false);
});

test("a moment of another sort ends it; told so again it passes both", () => {
  const patient = waiver();
  const roll = ask("roll", "play:scare", "pass");
  patient.start(window);
  expect(patient.passes(roll)).toBe(false);
  patient.start(roll);
  expect(patient.passes(window)).toBe(true);
  expect(patient.passes(roll)).toBe(true);
});

test("the player's own turn ends it, and all is forgotten", () => {
  const patient = waiver();
  patient.start(window);
  const turn = ask("turn", "move:north", "pass");
  expect(patient.offers(turn)).toBe(false);
  expect(patient.passes(turn)).toBe(false);
  patient.on = true;
  expect(patient.passes(window)).toBe(false);
});

test("what may be done at any time besides does not matter", () => {
  const patient = waiver();
  const besides: Question = { prompt: { id: "drop", args: {} }, options: ["drop"], idle: true };
  patient.start([...window, besides]);
  expect(patient.passes([besides])).toBe(false);
  expect(patient.passes([besides, ...window])).toBe(true);
});
