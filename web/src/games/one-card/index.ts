/** One Card Dungeon at the browser's table. */
import type { GameModule } from "../module";
import Aside from "./Aside.svelte";
import Bar from "./Bar.svelte";
import Board from "./Board.svelte";
import type { Event, Prompt } from "./events";
import Hand from "./Hand.svelte";
import { plan } from "./plan.svelte";
import { log, pace, sound, suspense } from "./stage";
import usual from "./usual.json";
import { deadly, iconOf, type View } from "./view";
import { is, wordOf } from "../../table/word";

const ON_BOARD = ["dice", "bow", "reroll", "keep", "move", "attack", "to", "reward"];

const oneCard: GameModule<View, Event, Prompt> = {
  id: "one-card",
  Board,
  Hand,
  handAt: "left",
  Aside,
  Bar,
  seat: (view) => ({
    title: `one-card-class-${view.hero.class}`,
    icon: iconOf(view.hero.class),
    facts: [{ icon: "heart", label: "web-one-card-health", value: view.hero.health, tone: "moss" }],
    asked: view.result === null,
  }),
  place: (view) => ({
    id: "place-one-card",
    args: { level: view.level, levels: view.levels, turn: view.turn },
  }),
  reason: (view) => ({ id: `web-one-card-reason-${view.phase}`, args: {} }),
  surveys: true,
  advice: (survey, option) => {
    const { verb, what } = wordOf(option);
    const from = verb === "attack" ? survey?.stands?.[what] : undefined;
    return from ? { id: "web-one-card-strike-from", args: from } : null;
  },
  alarm: (view, survey, option) =>
    (option === "end" && view.phase === "hero" && deadly(survey?.ends?.[view.hero.square])) || null,
  /** What ending the turn costs: on a phone the panel that explains it is out of sight. */
  note: (view, option, _, survey) => {
    const end = option === "end" && view.phase === "hero" ? survey?.ends?.[view.hero.square] : undefined;
    if (!end?.most || deadly(end)) return null;
    const id = end.least === end.most ? "web-one-card-takes" : "web-one-card-takes-some";
    return { id, args: { least: end.least, wounds: end.most } };
  },
  doubt: (option) =>
    option === "end" && plan.square ? { id: "web-one-card-not-walked", args: { square: plan.square } } : null,
  digit: (option) => (option === "end" ? 0 : undefined), // it stays where it is, whatever else is open
  pace,
  suspense,
  sound,
  log,
  onBoard: (option) => is(option, ...ON_BOARD),
  usual,
};
export default oneCard;
