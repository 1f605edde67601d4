/** Moments in which one may use something before the game goes on. */
import type { Option } from "../../table/choice";
import { calls, ends } from "./deeds";
import type { Prompt } from "./events";

/** On somebody else's turn. */
export const OUT_OF_TURN: Prompt[] = [
  "descent-ask-step-taken",
  "descent-ask-enemy-adjacent",
  "descent-ask-guard",
  "descent-ask-door-opened",
  "descent-ask-chest-opened",
  "descent-ask-overlord-turn",
  "descent-ask-activated",
  "descent-ask-declared",
  "descent-ask-rolled",
  "descent-ask-wounds",
  "descent-ask-killed",
  "descent-ask-attack-over",
  "descent-ask-hero-called",
];
/** On one's own turn. */
export const IN_TURN: Prompt[] = [
  "descent-ask-turn-start",
  "descent-ask-before-action",
  "descent-ask-own-turn",
  "descent-ask-declare-battle",
  "descent-ask-declare-advance",
  "descent-ask-declare-ready",
  "descent-ask-turn-end",
];
const PAUSES = new Set<string>([...OUT_OF_TURN, ...IN_TURN]);

/** The line at the bottom has room for these. */
const MOST_BUTTONS = 3;

/** Whether the prompt has a button for an option: always if it ends something or says who is next; in a pause for all, if they are few. */
export function inPrompt(key: string, options: readonly Option[]): boolean {
  const paused = options.some(({ ask }) => PAUSES.has(ask.prompt.id));
  return ends(key) || calls(key) || (paused && options.length <= MOST_BUTTONS);
}
