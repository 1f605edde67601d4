/** Events: how long each is shown, how it sounds, how the log tells it. */
import type { LogLook, Sound } from "../module";
import { by } from "../told";
import type { Event } from "./events";

const STEP = 240;
/** ms after which a blow lands: its effect is shown then, not before. */
export const LANDS = 240;
const PACE: Partial<Record<Event["id"], number>> = {
  "one-card-level-begins": 1300,
  "one-card-level-cleared": 1100,
  "one-card-rolls": 650,
  "one-card-rerolls": 150,
  "one-card-energy": 200,
  "one-card-moves": STEP,
  "one-card-wounds": 800,
  "one-card-kills": 900,
  "one-card-monster-stays": 200,
  "one-card-monsters-attack": 1700,
  "one-card-nobody-attacks": 600,
  "one-card-heals": 600,
  "one-card-improves": 500,
  "one-card-victory": 1200,
  "one-card-defeat": 1200,
};

/** How long an event is shown. */
export function pace({ id, args }: Event): number {
  if (id === "one-card-monster-moves") return STEP * (args.way.split(" ").length - 1) + 120;
  return PACE[id] ?? 0;
}

const SUSPENSE: Partial<Record<Event["id"], number>> = {
  "one-card-rolls": 450,
  "one-card-wounds": LANDS,
  "one-card-kills": LANDS,
  "one-card-monsters-attack": LANDS,
};

/** Dice are announced when they have landed, strikes when they have hit. */
export const suspense = by(SUSPENSE, 0);

const SOUNDS: Partial<Record<Event["id"], Sound>> = {
  "one-card-rolls": "die",
  "one-card-energy": "card",
  "one-card-moves": "step",
  "one-card-monster-moves": "step",
  "one-card-wounds": "hit",
  "one-card-kills": "hit",
  "one-card-victory": "win",
  "one-card-defeat": "lose",
};

/** The sound of an event. */
export function sound({ id, args }: Event): Sound | null {
  if (id === "one-card-monsters-attack") return args.wounds ? "hit" : "card";
  return SOUNDS[id] ?? null;
}

const LOOKS: Partial<Record<Event["id"], LogLook>> = {
  "one-card-level-begins": { heading: true },
  "one-card-level-cleared": { icon: "check", tone: "moss" },
  "one-card-rolls": { icon: "die-6" },
  "one-card-rerolls": { icon: "t:reroll" },
  "one-card-keeps": { icon: "t:keep-die" },
  "one-card-energy": { icon: "t:energy" },
  "one-card-moves": { icon: "speed" },
  "one-card-wounds": { icon: "attack", tone: "ember" },
  "one-card-kills": { icon: "attack", tone: "ember" },
  "one-card-monster-moves": { icon: "t:paw" },
  "one-card-monster-stays": { icon: "t:paw" },
  "one-card-nobody-attacks": { icon: "defence", tone: "moss" },
  "one-card-heals": { icon: "t:heal", tone: "moss" },
  "one-card-improves": { icon: "t:improve", tone: "gold" },
  "one-card-victory": { icon: "t:sceptre", tone: "gold" },
  "one-card-defeat": { icon: "t:grave", tone: "blood" },
};

/** How the log tells an event. */
export function log({ id, args }: Event): LogLook {
  if (id === "one-card-monsters-attack")
    return args.wounds ? { icon: "t:claw", tone: "blood" } : { icon: "defence", tone: "moss" };
  return LOOKS[id] ?? {};
}
