/** The line under the prompt: what this moment of the turn is about. */
import type { Asked } from "../module";
import type { Prompt } from "./events";
import { STAGES, stageOf, type View } from "./view";

/** Questions that a phase is about; all others finish something that was begun in it, and say so themselves. */
const MAIN: Prompt[] = [
  "dungeoneer-ask-villainy",
  "dungeoneer-ask-encounters",
  "dungeoneer-ask-heroics",
  "dungeoneer-ask-discard",
  "dungeoneer-ask-draw",
  "dungeoneer-ask-lay-which",
  "dungeoneer-ask-place",
];
const WINDOWS: Prompt[] = [
  "dungeoneer-ask-anytime",
  "dungeoneer-ask-before-roll",
  "dungeoneer-ask-after-roll",
  "dungeoneer-ask-drop",
];

/** A message for the moment in which `ask` is asked, or in which others choose. */
export function reason(view: View, ask?: Asked<Prompt>): string | null {
  if (view.phase === "setup" || view.result) return null;
  const asked = ask?.prompt.id;
  const stage = view.battle ? stageOf(view.battle) : "";
  if (STAGES.includes(stage)) return `web-dungeoneer-stage-${stage}-text`;
  if (asked === "dungeoneer-ask-form")
    return view.phase === "villainy" ? "web-dungeoneer-form-text" : "web-dungeoneer-hunt-form-text";
  if (asked === "dungeoneer-ask-save") return "web-dungeoneer-save-text";
  if (asked && WINDOWS.includes(asked)) return "web-dungeoneer-window-text";
  if (view.placing) return "web-dungeoneer-phase-locations-text";
  return !asked || MAIN.includes(asked) ? `web-dungeoneer-phase-${view.phase}-text` : null;
}
