/** The line under the prompt: what the present moment of the turn is about. */
import type { Question } from "../../net/wire";
import type { View } from "./view";

/** Questions that a phase is about; all others finish something that was begun in it. */
const MAIN = ["villainy", "encounters", "heroics", "discard", "draw", "lay-which", "place"];
const WINDOWS = ["anytime", "before-roll", "after-roll", "drop"];
const STAGES = [
  "attack",
  "response",
  "attack-roll",
  "counter-roll",
  "comparison",
  "challenge",
  "lair",
  "reward",
];

/** A message for the moment in which `ask` is asked, or in which others choose. */
export function reason(view: View, ask?: Question): string | null {
  if (view.phase === "setup" || view.result) return null;
  const asked = ask?.prompt.id.replace("dungeoneer-ask-", "") ?? "";
  const stage = view.battle?.stage.replace("_", "-").replace("challenged", "challenge") ?? "";
  if (STAGES.includes(stage)) return `web-dungeoneer-stage-${stage}-text`;
  if (asked === "save") return "web-dungeoneer-save-text";
  if (WINDOWS.includes(asked)) return "web-dungeoneer-window-text";
  if (view.placing) return "web-dungeoneer-phase-locations-text";
  return !asked || MAIN.includes(asked)
    ? `web-dungeoneer-phase-${view.phase}-text`
    : "web-dungeoneer-detail-text";
}
