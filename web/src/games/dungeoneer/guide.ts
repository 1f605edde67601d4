/** The guided first game of Dungeoneer: Raka against one bot. */
import type { GuideBook } from "../../table/guide.svelte";
import type { Table } from "../../table/table.svelte";
import type { Event, Prompt } from "./events";
import { locationOf, type View } from "./view";
import { is } from "../../table/word";

const villainy: Prompt = "dungeoneer-ask-villainy";
const heroics: Prompt = "dungeoneer-ask-heroics";
const own = (view: View) => view.players[view.you ?? 0]!;
const here = (view: View) => `location:${own(view).place}`;
const place = (view: View) => locationOf(view, own(view).place);
/** The first object of an open option of this kind. */
const touched = (table: Table<View>, verb: string) =>
  table.options.find(({ key }) => is(key, verb))?.objects[0] ?? "";
const can = (verb: string) => (_: View, table: Table<View>) => touched(table, verb) !== "";
const quest = (view: View) => `quest:${own(view).quests[0]?.name}`;

/** The numbers of the hero whom a monster is about to attack. */
function attacked(view: View): string {
  const target = view.declared.at(-1)?.target ?? view.active;
  return target === view.you ? ".mine" : `.rivals [data-rival="${target}"]`;
}

const guide: GuideBook<View, Event, Prompt> = {
  table: { seats: [{ kind: "human" }, { kind: "heuristic" }], seed: 1033, options: {} },
  hints: [
    { id: "welcome", prompt: villainy, at: ".frame" },
    { id: "quests", prompt: villainy, when: (view) => own(view).quests.length > 0, at: quest },
    { id: "villainy", prompt: villainy, when: can("play"), at: "hand" },
    { id: "form", prompt: "dungeoneer-ask-form", at: attacked },
    { id: "lair", prompt: "dungeoneer-ask-lair", at: ".mine" },
    { id: "reward", prompt: "dungeoneer-ask-reward", at: ".mine" },
    { id: "place", prompt: "dungeoneer-ask-place", at: ".placing" },
    { id: "attempt", prompt: heroics, when: can("attempt"), at: (_, table) => touched(table, "attempt") },
    { id: "heroics", prompt: heroics, when: can("move"), at: here },
    { id: "points", event: "dungeoneer-gains-peril", at: ".mine" },
    { id: "glory", prompt: heroics, when: can("play"), at: "hand" },
    {
      id: "exits",
      prompt: heroics,
      when: (view) => Object.values(place(view)?.exits ?? {}).some((exit) => exit.stat !== null),
      at: here,
    },
    {
      id: "explore",
      prompt: heroics,
      when: (view) => own(view).ap === 1 && view.locations_left > 0,
      at: ".deeds",
    },
    { id: "rival", prompt: heroics, when: can("attack"), at: ".deeds" },
    { id: "end", prompt: heroics, when: (view) => own(view).ap === 0, at: "prompt" },
    { id: "discard", prompt: "dungeoneer-ask-discard", at: "hand" },
    { id: "save", prompt: "dungeoneer-ask-save", at: "prompt" },
    { id: "response", prompt: "dungeoneer-ask-response", at: ".battle" },
    { id: "anytime", prompt: "dungeoneer-ask-anytime", at: "prompt" },
    { id: "challenge", prompt: "dungeoneer-ask-challenge", at: ".battle" },
    { id: "struck", event: "dungeoneer-wounded", at: ".mine" },
    { id: "fallen", event: "dungeoneer-falls", at: ".mine" },
    { id: "level", event: "dungeoneer-completes", at: ".mine" },
  ],
};
export default guide;
