/** The guided first game of Descent: a hero beside a bot in The Cellar, against a bot as the overlord. */
import type { GuideBook } from "../../table/guide.svelte";
import type { Table } from "../../table/table.svelte";
import type { Event, Prompt } from "./events";
import { attackKey, lookout, standing } from "./map/touch";
import { own, type Survey, type View } from "./view";
import { is } from "../../table/word";

const act: Prompt = "descent-ask-act";
const SEAT = 1;
const mine = (view: View) => own(view, SEAT)[0];
/** The space of a monster that can be attacked now; a blow may also go to an empty space. */
const prey = (table: Table<View>) => {
  const survey = table.survey as Survey | null;
  return lookout(survey, standing(survey))?.shots.find(({ weapon }) =>
    table.options.some(({ key }) => key === attackKey(weapon)),
  )?.space;
};
/** Whether an option of this kind is open. */
const can = (verb: string) => (_: View, table: Table<View>) => table.options.some(({ key }) => is(key, verb));
const door = (view: View) => `door:${view.doors.find(({ open }) => !open)?.name ?? ""}`;

const guide: GuideBook<View, Event, Prompt> = {
  table: {
    seats: [{ kind: "heuristic" }, { kind: "human" }, { kind: "heuristic" }],
    seed: 552,
    options: {},
  },
  hints: [
    { id: "welcome", prompt: "descent-ask-exchange", at: ".party" },
    { id: "exchange", prompt: "descent-ask-exchange", at: ".exchange" },
    { id: "market", prompt: "descent-ask-market", at: ".market" },
    { id: "received", prompt: "descent-ask-received", at: ".received" },
    { id: "start", prompt: "descent-ask-start", at: ".frame" },
    { id: "declare", prompt: "descent-ask-declare", at: ".actions" },
    { id: "door", prompt: act, when: can("open"), at: door },
    {
      id: "shoot",
      prompt: act,
      when: (_, table) => prey(table) !== undefined,
      at: (_, table) => `space:${prey(table)}`,
    },
    { id: "walk", prompt: act, when: can("step"), at: ".reach" },
    { id: "order", prompt: act, when: can("order"), at: ".orders" },
    { id: "spend", prompt: "descent-ask-spend", at: ".attack" },
    { id: "guard", prompt: "descent-ask-guard", at: "prompt" },
    { id: "overlord", event: "descent-overlord-turn", at: ".lord" },
    {
      id: "wounded",
      event: "descent-wounded",
      when: (view) => (mine(view)?.wounds ?? 99) < (mine(view)?.max_wounds ?? 0),
      at: ".hero",
    },
    { id: "glyph", event: "descent-activates-glyph", at: ".conquest" },
    { id: "town", prompt: "descent-ask-declare", when: (view) => mine(view)?.space === "", at: ".actions" },
  ],
};
export default guide;
