/** The guided first game of Dungeon Raiders: the knight against three bots, every kind of room on the first floor. */
import type { GuideBook } from "../../table/guide.svelte";
import type { Event, Prompt } from "./events";

interface View {
  floor: number;
  room: number;
  row: { state: string; card: { kind: string } | null }[];
  hand: { power: number[]; items: Record<string, number> } | null;
}

const here = (kind: string) => (view: View) => view.row[view.room]?.card?.kind === kind;
const holds = (view: View, item: string) => (view.hand?.items[item] ?? 0) > 0;
const card = "raiders-ask-card";
const bot = { kind: "heuristic" };

const guide: GuideBook<View, Event, Prompt> = {
  table: { seats: [{ kind: "human" }, bot, bot, bot], seed: 39, options: { variant: "basic" } },
  hints: [
    { id: "welcome", prompt: card, at: ".floor" },
    { id: "monster", prompt: card, when: here("monster"), at: ".floor" },
    { id: "hand", prompt: card, at: "hand" },
    {
      id: "sword",
      prompt: card,
      when: (view) => here("monster")(view) && holds(view, "sword"),
      at: "card:sword",
    },
    { id: "beaten", event: "raiders-beaten", at: "board" },
    { id: "attacks", event: "raiders-attacks", at: "board" },
    { id: "wounds", event: "raiders-wounded", at: "board" },
    { id: "treasure", prompt: card, when: here("treasure"), at: ".floor" },
    { id: "key", prompt: card, when: (view) => here("treasure")(view) && holds(view, "key"), at: "card:key" },
    { id: "coins", event: "raiders-gains-coins", at: "board" },
    { id: "trap", prompt: card, when: here("trap"), at: ".floor" },
    { id: "vault", prompt: card, when: here("vault"), at: ".floor" },
    { id: "item", event: "raiders-gains-item", at: "hand" },
    {
      id: "torch",
      prompt: card,
      when: (view) => holds(view, "torch") && view.row.some((room) => room.state === "down"),
      at: "card:torch",
    },
    { id: "ball", prompt: card, when: (view) => holds(view, "ball"), at: "card:ball" },
    {
      id: "last",
      prompt: card,
      when: (view, table) => view.hand?.power.length === 1 && table.asks[0]?.options.length === 1,
      at: "hand",
    },
    {
      id: "hidden",
      prompt: card,
      when: (view) => view.room > 2 && view.row.some((room) => room.state === "down"),
      at: ".floor",
    },
    { id: "floor", prompt: card, when: (view) => view.floor > 1, at: "hand" },
    { id: "boss", prompt: card, when: here("boss"), at: ".floor" },
    { id: "scoring", event: "raiders-falls", over: true, at: "side" },
  ],
};
export default guide;
