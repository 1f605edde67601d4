/** The guided first game of Wrath of the Serpent Goddess: a legend against one bot; what both boxes share is told in the same words. */
import type { GuideBook, Hint } from "../../table/guide.svelte";
import type { Table } from "../../table/table.svelte";
import type { Event, Prompt } from "./events";
import tomb from "./guide";
import { locationOf, type View } from "./view";
import { is } from "../../table/word";

type SerpentHint = Hint<View, Event, Prompt>;
const villainy: Prompt = "dungeoneer-ask-villainy";
const heroics: Prompt = "dungeoneer-ask-heroics";
const LAIR = "serpent_nakaris-lair";
const SPAWN = "serpent_spawn";
const playable = (table: Table<View>, card: string) =>
  table.options.some(({ key, objects }) => is(key, "play") && objects[0] === `card:${card}`);
const own = (view: View) => view.players[view.you ?? 0]!;
const after: SerpentHint[] = [
  { id: "wrath", prompt: villainy, when: (view) => view.event !== null, at: ".track" },
  { id: "token", event: "dungeoneer-token", at: ".track" },
  { id: "trap", prompt: "dungeoneer-ask-trap", at: "board" },
  { id: "springs", event: "dungeoneer-springs", at: ".mine" },
  {
    id: "nakari",
    prompt: heroics,
    when: (view) => locationOf(view, LAIR) !== undefined,
    at: () => `location:${LAIR}`,
  },
  { id: "upkeep", event: "dungeoneer-upkeep", at: ".mine" },
  { id: "special", prompt: "dungeoneer-ask-special", at: ".battle" },
  { id: "minion", prompt: "dungeoneer-ask-minion", at: ".battle" },
  {
    id: "artifact",
    prompt: heroics,
    when: (view) => own(view).quests.some(({ category }) => category === "artifact"),
    at: (view) => `quest:${own(view).quests.find(({ category }) => category === "artifact")!.name}`,
  },
];
/** Told after what villainy is about. */
const swarm: SerpentHint = {
  id: "spawn",
  prompt: villainy,
  when: (_, table) => playable(table, SPAWN),
  at: "hand",
};
const [welcome, ...others] = tomb.hints;

const guide: GuideBook<View, Event, Prompt> = {
  game: "dungeoneer",
  table: { seats: [{ kind: "human" }, { kind: "heuristic" }], seed: 58, options: { set: "serpent" } },
  hints: [welcome!, ...after, ...others, swarm],
};
export default guide;
