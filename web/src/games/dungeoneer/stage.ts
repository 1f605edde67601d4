/** How a turn unfolds on the table: how long each event is shown, how it sounds and reads in the log. */
import type { LogLook, Sound } from "../module";
import { by, names } from "../told";
import { cardIcon, heroIcon } from "./art";
import type { Event } from "./events";
import type { View } from "./view";

/** The last word of an argument. */
export const named = names("dungeoneer");

/** The seat whose hero an event is about, -1 if none; `target`: the one it is done to. */
export function seatOf(view: View, { args }: Event, target = false): number {
  const argument = target ? "target" in args && args.target : "who" in args && args.who;
  const hero = argument ? named(argument, "hero") : "";
  return hero ? view.players.findIndex((player) => player.hero === hero) : -1;
}

const TOGETHER = 60; // ms
const ROLL = 500; // ms until a die has landed
export const LANDED = 950; // ms from the throw until the total of a clash is read
const PACE: Partial<Record<Event["id"], number>> = {
  "dungeoneer-turn": 1300,
  "dungeoneer-lays": 420,
  "dungeoneer-swaps": 700,
  "dungeoneer-draws-location": 900,
  "dungeoneer-enters": 520,
  "dungeoneer-opens": 500,
  "dungeoneer-gains-glory": 260,
  "dungeoneer-gains-peril": 260,
  "dungeoneer-loses-glory": 320,
  "dungeoneer-loses-peril": 260,
  "dungeoneer-wounded": 900,
  "dungeoneer-healed": 600,
  "dungeoneer-prevented": 700,
  "dungeoneer-falls": 700,
  "dungeoneer-stands": 400,
  "dungeoneer-level": 1300,
  "dungeoneer-defeated": 1600,
  "dungeoneer-rises": 900,
  "dungeoneer-wins": 1600,
  "dungeoneer-lost": 1600,
  "dungeoneer-plays": 1500,
  "dungeoneer-plays-at": 1700,
  "dungeoneer-appears": 1500,
  "dungeoneer-uses": 1100,
  "dungeoneer-discards": 250,
  "dungeoneer-steals": 900,
  "dungeoneer-passes": 1500,
  "dungeoneer-fails": 1500,
  "dungeoneer-rolls-again": 500,
  "dungeoneer-attacks": 1100,
  "dungeoneer-attack-roll": 1000,
  "dungeoneer-counter-roll": 1700,
  "dungeoneer-tie": 1100,
  "dungeoneer-foe-wounded": 900,
  "dungeoneer-foe-slain": 1100,
  "dungeoneer-foe-discarded": 800,
  "dungeoneer-called-off": 800,
  "dungeoneer-home": 500,
  "dungeoneer-attempts": 900,
  "dungeoneer-luck": 1200,
  "dungeoneer-quest-fails": 1000,
  "dungeoneer-completes": 1800,
  "dungeoneer-finds": 1200,
  "dungeoneer-finds-nothing": 1200,
  "dungeoneer-escorts": 800,
  "dungeoneer-drops": 500,
  "dungeoneer-steals-escort": 800,
  "dungeoneer-wanders": 1200,
  "dungeoneer-event": 1500,
  "dungeoneer-event-roll": 700,
  "dungeoneer-event-ends": 1500,
  "dungeoneer-token": 900,
  "dungeoneer-upkeep": 500,
  "dungeoneer-serves": 1500,
  "dungeoneer-minion-wounded": 900,
  "dungeoneer-stands-in": 900,
  "dungeoneer-special": 1100,
  "dungeoneer-lays-trap": 900,
  "dungeoneer-springs": 1500,
  "dungeoneer-ambush": 1500,
  "dungeoneer-ascends": 3200,
  "dungeoneer-becomes-legend": 900,
};

const POINTS: Event["id"][] = [
  "dungeoneer-gains-glory",
  "dungeoneer-loses-glory",
  "dungeoneer-gains-peril",
  "dungeoneer-loses-peril",
  "dungeoneer-gains-ap",
  "dungeoneer-loses-ap",
];

/** How long an event is shown; points that change along with something else are shown with it. */
export function pace(event: Event, next?: Event): number {
  const time = PACE[event.id] ?? 0;
  return POINTS.includes(event.id) && next && pace(next) > 0 ? Math.min(time, TOGETHER) : time;
}

const SUSPENSE: Partial<Record<Event["id"], number>> = {
  "dungeoneer-passes": ROLL,
  "dungeoneer-fails": ROLL,
  "dungeoneer-luck": ROLL,
  "dungeoneer-event-roll": ROLL,
  "dungeoneer-attack-roll": ROLL,
  "dungeoneer-counter-roll": LANDED,
};

/** How long the dice of an event roll. */
export const suspense = by(SUSPENSE, 0);

const SOUNDS: Partial<Record<Event["id"], Sound>> = {
  "dungeoneer-lays": "card",
  "dungeoneer-plays": "card",
  "dungeoneer-plays-at": "card",
  "dungeoneer-enters": "step",
  "dungeoneer-gains-glory": "coin",
  "dungeoneer-passes": "die",
  "dungeoneer-fails": "die",
  "dungeoneer-attack-roll": "die",
  "dungeoneer-counter-roll": "die",
  "dungeoneer-luck": "die",
  "dungeoneer-wounded": "hit",
  "dungeoneer-minion-wounded": "hit",
  "dungeoneer-event-roll": "die",
  "dungeoneer-springs": "hit",
  "dungeoneer-ambush": "hit",
  "dungeoneer-foe-wounded": "hit",
  "dungeoneer-foe-slain": "hit",
  "dungeoneer-completes": "win",
  "dungeoneer-ascends": "win",
  "dungeoneer-wins": "win",
  "dungeoneer-defeated": "lose",
  "dungeoneer-lost": "lose",
};

/** The sound of an event. */
export const sound = by(SOUNDS, null);

const LOOKS: Partial<Record<Event["id"], LogLook>> = {
  "dungeoneer-turn": { heading: true },
  "dungeoneer-common": { icon: "d:quest" },
  "dungeoneer-quest-of": { icon: "d:quest" },
  "dungeoneer-lays": { icon: "d:room" },
  "dungeoneer-draws-location": { hidden: true },
  "dungeoneer-swaps": { icon: "d:shift", tone: "violet" },
  "dungeoneer-enters": { icon: "d:exit" },
  "dungeoneer-opens": { icon: "d:exit-blocked", tone: "blood" },
  "dungeoneer-exit-changed": { icon: "d:exit-blocked", tone: "frost" },
  "dungeoneer-gains-glory": { icon: "glory", tone: "gold" },
  "dungeoneer-loses-glory": { icon: "glory" },
  "dungeoneer-gains-peril": { icon: "peril", tone: "violet" },
  "dungeoneer-loses-peril": { icon: "peril" },
  "dungeoneer-gains-ap": { icon: "action-point" },
  "dungeoneer-loses-ap": { icon: "action-point" },
  "dungeoneer-saves-ap": { icon: "action-point" },
  "dungeoneer-wounded": { icon: "wound", tone: "blood" },
  "dungeoneer-healed": { icon: "t:heal", tone: "moss" },
  "dungeoneer-prevented": { icon: "defence", tone: "moss" },
  "dungeoneer-falls": { icon: "t:fallen", tone: "blood" },
  "dungeoneer-stands": { icon: "t:improve" },
  "dungeoneer-level": { icon: "d:level", tone: "gold" },
  "dungeoneer-defeated": { icon: "t:grave", tone: "blood" },
  "dungeoneer-wins": { icon: "glory", tone: "gold" },
  "dungeoneer-lost": { icon: "t:grave", tone: "blood" },
  "dungeoneer-draws": { icon: "t:supply" },
  "dungeoneer-drew": { icon: "t:card-back" },
  "dungeoneer-passes": { icon: "check", tone: "moss" },
  "dungeoneer-fails": { icon: "cross", tone: "blood" },
  "dungeoneer-attacks": { icon: "attack", tone: "ember" },
  "dungeoneer-attack-roll": { icon: "die-6" },
  "dungeoneer-counter-roll": { icon: "d:counter" },
  "dungeoneer-foe-wounded": { icon: "wound", tone: "moss" },
  "dungeoneer-foe-slain": { icon: "t:grave", tone: "moss" },
  "dungeoneer-completes": { icon: "d:quest", tone: "gold" },
  "dungeoneer-event": { icon: "s:wrath", tone: "gold" },
  "dungeoneer-ascends": { icon: "s:legendary", tone: "gold", heading: true },
  "dungeoneer-becomes-legend": { icon: "s:legendary", tone: "gold" },
  "dungeoneer-event-roll": { icon: "die-6", minor: true },
  "dungeoneer-event-ends": { icon: "s:wrath", tone: "moss" },
  "dungeoneer-token": { icon: "s:wrath", tone: "ember" },
  "dungeoneer-upkeep": { icon: "d:upkeep" },
  "dungeoneer-serves": { icon: "s:minion", tone: "violet" },
  "dungeoneer-minion-wounded": { icon: "wound", tone: "violet" },
  "dungeoneer-stands-in": { icon: "s:minion", tone: "violet" },
  "dungeoneer-special": { icon: "t:claw", tone: "blood" },
  "dungeoneer-lays-trap": { icon: "d:trap", tone: "blood" },
  "dungeoneer-springs": { icon: "d:trap", tone: "blood" },
  "dungeoneer-ambush": { icon: "t:claw", tone: "blood" },
  "dungeoneer-foe-discarded": { icon: "t:trash" },
  "dungeoneer-called-off": { icon: "t:escape" },
  "dungeoneer-home": { icon: "t:supply" },
  "dungeoneer-rewards": { icon: "peril", tone: "violet" },
  "dungeoneer-attaches": { icon: "t:supply" },
  "dungeoneer-tie": { icon: "defence" },
  "dungeoneer-luck": { icon: "d:quest-chance", tone: "gold" },
  "dungeoneer-drops": { icon: "d:quest-escort" },
  "dungeoneer-steals-escort": { icon: "d:quest-escort", tone: "blood" },
  "dungeoneer-attempts": { icon: "d:quest" },
  "dungeoneer-quest-fails": { icon: "cross", tone: "blood" },
  "dungeoneer-finds": { icon: "d:quest-search", tone: "moss" },
  "dungeoneer-finds-nothing": { icon: "d:quest-search" },
  "dungeoneer-escorts": { icon: "d:quest-escort", tone: "moss" },
};

/** What a summary leaves out: points are told by their numbers, rolls by what comes of them, steps by the map. */
const MINOR: Event["id"][] = [
  ...POINTS,
  "dungeoneer-saves-ap",
  "dungeoneer-enters",
  "dungeoneer-lays",
  "dungeoneer-draws",
  "dungeoneer-drew",
  "dungeoneer-discards",
  "dungeoneer-attacks",
  "dungeoneer-attack-roll",
  "dungeoneer-counter-roll",
  "dungeoneer-rolls-again",
  "dungeoneer-home",
  "dungeoneer-rewards",
  "dungeoneer-stands",
  "dungeoneer-attempts",
  "dungeoneer-quest-of",
];

/** How the log tells an event. */
export function log({ id, args }: Event): LogLook {
  const minor = MINOR.includes(id);
  const card = "card" in args ? named(args.card, "card") : "";
  if (card) return { icon: cardIcon(card), minor };
  if (id === "dungeoneer-joins" || id === "dungeoneer-rises")
    return { icon: heroIcon(named(args.who, "hero")) };
  return { ...LOOKS[id], minor };
}
