/** The guided first game of One Card Dungeon: the first level, step by step. */
import type { GuideBook } from "../../table/guide.svelte";
import type { Table } from "../../table/table.svelte";
import { is } from "../../table/word";
import type { Event, Prompt } from "./events";
import type { View } from "./view";

const can = (verb: string) => (_: View, table: Table<View>) => table.options.some(({ key }) => is(key, verb));
const reached = (view: View) => view.monsters.find((monster) => monster.in_range && monster.in_sight);
const hero = (view: View) => `tile:${view.hero.square}`;
const nearest = (view: View) => `monster:${(reached(view) ?? view.monsters[0])?.letter ?? "A"}`;

const hurt = (view: View) =>
  `monster:${view.monsters.find((monster) => monster.health < view.kind.health)?.letter ?? "A"}`;

const guide: GuideBook<View, Event, Prompt> = {
  table: { seats: [{ kind: "human" }], seed: 33, options: { class: "none", automatic: true } },
  hints: [
    { id: "welcome", prompt: "one-card-ask-energy", at: "board" },
    { id: "energy", prompt: "one-card-ask-energy", at: ".tray .dice" },
    { id: "strike", prompt: "one-card-ask-hero", when: can("attack"), at: nearest },
    { id: "move", prompt: "one-card-ask-hero", when: can("move"), at: hero },
    { id: "why", prompt: "one-card-ask-hero", when: (view) => view.turn > 1, at: nearest },
    { id: "undo", prompt: "one-card-ask-hero", when: (_, table) => table.session.undo, at: "undo" },
    {
      id: "end",
      prompt: "one-card-ask-hero",
      when: (...now) => !can("move")(...now) && !can("attack")(...now),
      at: ".prompt .go",
    },
    { id: "monsters", event: "one-card-monster-moves", at: nearest },
    { id: "safe", event: "one-card-nobody-attacks", at: "board" },
    { id: "struck", event: "one-card-monsters-attack", at: ".health" },
    { id: "wounded", event: "one-card-wounds", at: hurt },
    {
      id: "killed",
      event: "one-card-kills",
      when: (view) => view.monsters.length > 0 && view.level === 1,
      at: "board",
    },
    { id: "again", prompt: "one-card-ask-energy", when: (view) => view.turn > 1, at: ".tray .dice" },
    { id: "reward", prompt: "one-card-ask-reward", at: "board" },
    { id: "level", prompt: "one-card-ask-energy", when: (view) => view.level > 1, at: "board" },
    { id: "defeat", event: "one-card-defeat", over: true, at: "side" },
  ],
};
export default guide;
