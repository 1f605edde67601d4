/** The sentence under the prompt: what is left, or what a choice means. */
import type { Words } from "../../net/wire";
import type { Asked } from "../module";
import type { Prompt } from "./events";
import { heroOf, type View } from "./view";

const PLAIN: Partial<Record<Prompt, string>> = {
  "descent-ask-exchange": "web-descent-reason-exchange",
  "descent-ask-market": "web-descent-reason-market",
  "descent-ask-received": "web-descent-reason-received",
  "descent-ask-equip": "web-descent-reason-equip",
  "descent-ask-start": "web-descent-reason-start",
  "descent-ask-next": "web-descent-reason-next",
  "descent-ask-shops-next": "web-descent-reason-next",
  "descent-ask-declare": "web-descent-reason-declare",
  "descent-ask-target": "web-descent-reason-target",
  "descent-ask-reroll": "web-descent-reason-reroll",
  "descent-ask-spend": "web-descent-reason-spend",
  "descent-ask-plot": "web-descent-reason-plot",
  "descent-ask-activate": "web-descent-reason-activate",
  "descent-ask-spawn": "web-descent-reason-spawn",
  "descent-ask-spawn-where": "web-descent-reason-spawn",
  "descent-ask-guard": "web-descent-reason-guard",
};

/** Why this is asked, or what is left of a turn; null if the prompt says it all. */
export function reason(view: View, ask?: Asked<Prompt>): Words | null {
  if (!ask) return null;
  const id = ask.prompt.id;
  if (id === "descent-ask-act") {
    const { points, attacks, figure } = view.turn;
    const hero = figure === null ? undefined : heroOf(view, figure);
    if (!hero) return { id: "web-descent-reason-monster", args: { points, attacks } };
    return { id: "web-descent-reason-act", args: { points, attacks, fatigue: hero.fatigue } };
  }
  const plain = PLAIN[id];
  return plain ? { id: plain, args: {} } : null;
}
