/** Where each open option is offered: every one has a place on the board, so nobody needs a list of them all. */
import type { Option } from "../../table/choice";
import type { Table } from "../../table/table.svelte";
import { ITEMS } from "./cards/faces";
import type { Prompt } from "./events";
import type { Shot } from "./shape";
import { is, isThing, touched, wordOf } from "../../table/word";

/** Options that end or leave something: they are the buttons of the prompt. */
const PROMPT = [
  ...["end", "done", "pass", "strike", "throw", "keep-dice", "keep", "none", "elsewhere", "enough"],
  ...["go-on", "end-turn", "stay", "keep-rest", "familiar-stays", "blast", "plain", "take-it", "cash-in"],
  ...["aimed", "stunned-move", "stunned-attack"],
];
/** Which hero is next: there are at most four. */
const CALLS = ["next", "go"];
const ATTACK = ["surge", "reroll", "die", "range"];
const SCREEN = ["hero", "swap", "buy", "sell", "treasure", "learn", "train"];
const ACTION = ["action", "stunned", "to", "guard"];
const MAP = ["space", "figure", "door"];

/** Whether it ends or leaves something. */
export const ends = (key: string): boolean => PROMPT.includes(key);

/** Whether a hero equips: that is done on the sheet, beneath the board of a phone. */
export const equips = ({ session }: Pick<Table, "session">): boolean =>
  session.asks.some(({ idle, prompt }) => !idle && prompt.id === ("descent-ask-equip" satisfies Prompt));

/** Whether it says whose turn it is. */
export const calls = (key: string): boolean => is(key, ...CALLS);

/** The item that an option is about: its card has the button. */
export function itemOf({ key, objects }: Pick<Option, "key" | "objects">): string {
  const { verb, what } = wordOf(key);
  const item = touched({ objects }, "item", "source") || (verb === "attack" ? what : "");
  return item in ITEMS ? item : "";
}

/** The hero ability or skill that an option uses. */
export function sourceOf(option: Pick<Option, "objects">): string {
  const name = touched(option, "source");
  return name in ITEMS ? "" : name;
}

/** The card of the overlord that an option is about. */
export function cardOf(option: Pick<Option, "objects">): string {
  return touched(option, "card");
}

/** Whether it is about an attack, now or the one that a weapon is asked for. */
const strikes = ({ key }: Pick<Option, "key">): boolean => is(key, "attack", "weapon");
const fists = (option: Pick<Option, "key">): boolean =>
  strikes(option) && ITEMS[wordOf(option.key).what]?.deck === "fists";

/** An attack with bare hands that nobody would make now: there is a weapon, or no enemy that it could hit. */
export function idle(
  option: Pick<Option, "key">,
  options: readonly Pick<Option, "key">[],
  shots: readonly Pick<Shot, "weapon">[],
): boolean {
  if (!fists(option)) return false;
  const armed = options.some((other) => strikes(other) && !fists(other));
  return (
    armed || (is(option.key, "attack") && !shots.some(({ weapon }) => weapon === wordOf(option.key).what))
  );
}

export type Shelf =
  "prompt" | "attack" | "screen" | "map" | "item" | "source" | "card" | "action" | "order" | "deed";

/** Where an option is offered. */
export function shelf(option: Pick<Option, "key" | "objects">): Shelf {
  const { key, objects } = option;
  if (ends(key) || calls(key)) return "prompt";
  if (is(key, ...ATTACK)) return "attack";
  if (is(key, ...SCREEN)) return "screen";
  if (itemOf(option)) return "item";
  if (sourceOf(option)) return "source";
  if (cardOf(option)) return "card";
  if (is(key, ...ACTION)) return "action";
  if (is(key, "order", "instead")) return "order";
  return objects.some((object) => isThing(object, ...MAP)) ? "map" : "deed";
}

/** The open options of one shelf. */
export function on(options: readonly Option[], which: Shelf): Option[] {
  return options.filter((option) => shelf(option) === which);
}
