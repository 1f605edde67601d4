/** How a turn unfolds on the table: how long each event is shown, how it sounds and reads in the log. */
import type { LogLook, Sound } from "../module";
import { by, names } from "../told";
import { cardIcon, itemIcon } from "./cards/faces";
import type { Event } from "./events";

/** The last word of an argument. */
export const named = names("descent");

const PACE: Partial<Record<Event["id"], number>> = {
  "descent-begins": 1600,
  "descent-deals-hero": 500,
  "descent-swaps-skill": 700,
  "descent-places": 350,
  "descent-turn": 900,
  "descent-overlord-turn": 1200,
  "descent-moves": 230,
  "descent-jumps": 350,
  "descent-climbs-stairs": 500,
  "descent-goes-to-town": 500,
  "descent-enters-dungeon": 500,
  "descent-activates-glyph": 700,
  "descent-opens-door": 600,
  "descent-closes-door": 500,
  "descent-reveals": 900,
  "descent-appears": 300,
  "descent-falls-in": 600,
  "descent-aura": 600,
  "descent-flits": 300,
  "descent-attacks": 600,
  "descent-attacks-area": 600,
  "descent-rolls": 1500,
  "descent-rerolls": 1400,
  "descent-misses": 1100,
  "descent-too-short": 1100,
  "descent-fears": 1100,
  "descent-buys-surge": 250,
  "descent-adds-die": 300,
  "descent-hits": 500,
  "descent-wounded": 900,
  "descent-cancels": 600,
  "descent-lingers": 600,
  "descent-thrown": 500,
  "descent-killed": 900,
  "descent-dies": 1600,
  "descent-rises": 900,
  "descent-stays-down": 900,
  "descent-heals": 500,
  "descent-gains-conquest": 600,
  "descent-loses-conquest": 900,
  "descent-guards": 900,
  "descent-plays": 1900,
  "descent-discards": 300,
  "descent-activates": 350,
  "descent-saves": 700,
  "descent-opens-chest": 1200,
  "descent-treasure": 1900,
  "descent-uses": 700,
  "descent-heroes-win": 1600,
  "descent-overlord-wins": 1600,
};

/** How long an event is shown. */
export const pace = by(PACE, 0);

/** Ms until the last of the dice has landed. */
const ROLL = 800;
const SUSPENSE: Partial<Record<Event["id"], number>> = { "descent-rolls": ROLL, "descent-rerolls": ROLL };

/** How long the dice of an event roll: what they come to is told when they lie. */
export const suspense = by(SUSPENSE, 0);

const SOUNDS: Partial<Record<Event["id"], Sound>> = {
  "descent-moves": "step",
  "descent-jumps": "step",
  "descent-plays": "card",
  "descent-treasure": "card",
  "descent-rolls": "die",
  "descent-rerolls": "die",
  "descent-saves": "die",
  "descent-wounded": "hit",
  "descent-dies": "lose",
  "descent-coins": "coin",
  "descent-buys": "coin",
  "descent-heroes-win": "win",
  "descent-overlord-wins": "lose",
};

/** The sound of an event. */
export const sound = by(SOUNDS, null);

const LOOKS: Partial<Record<Event["id"], LogLook>> = {
  "descent-round": { heading: true },
  "descent-begins": { heading: true },
  "descent-overlord-turn": { icon: "j:sg-threat", tone: "violet" },
  "descent-moves": { icon: "speed", minor: true },
  "descent-jumps": { icon: "speed" },
  "descent-tires": { icon: "j:sg-fatigue", minor: true },
  "descent-opens-door": { icon: "dark-door", tone: "ember" },
  "descent-closes-door": { icon: "dark-door" },
  "descent-reveals": { icon: "book", tone: "ember" },
  "descent-appears": { icon: "j:sg-spawn", tone: "blood" },
  "descent-activates-glyph": { icon: "l:dj-glyph", tone: "violet" },
  "descent-attacks": { icon: "attack", tone: "ember" },
  "descent-attacks-area": { icon: "attack", tone: "ember" },
  "descent-rolls": { icon: "die-6", minor: true },
  "descent-rerolls": { icon: "die-6", minor: true },
  "descent-misses": { icon: "j:sg-miss" },
  "descent-too-short": { icon: "j:sg-range" },
  "descent-hits": { icon: "j:sg-damage", minor: true },
  "descent-wounded": { icon: "wound", tone: "blood" },
  "descent-killed": { icon: "t:grave", tone: "moss" },
  "descent-dies": { icon: "t:grave", tone: "blood", grave: true },
  "descent-heals": { icon: "t:heal", tone: "moss" },
  "descent-recovers": { icon: "j:sg-fatigue", tone: "frost" },
  "descent-gains-conquest": { icon: "j:sg-conquest", tone: "gold" },
  "descent-loses-conquest": { icon: "j:sg-conquest", tone: "blood", grave: true },
  "descent-gains-threat": { icon: "j:sg-threat", tone: "violet", minor: true },
  "descent-loses-threat": { icon: "j:sg-threat", minor: true },
  "descent-draws": { icon: "t:card-back", minor: true },
  "descent-draws-card": { icon: "t:card-back", tone: "violet" },
  "descent-guards": { icon: "j:sg-guard", tone: "frost" },
  "descent-coins": { icon: "coin", tone: "gold" },
  "descent-bounty": { icon: "coin", tone: "gold" },
  "descent-activates": { icon: "j:sg-spawn", minor: true },
  "descent-heroes-win": { icon: "j:sg-conquest", tone: "gold" },
  "descent-overlord-wins": { icon: "j:sg-threat", tone: "violet" },
  "descent-buys-surge": { icon: "j:sg-surge", minor: true },
  "descent-adds-die": { icon: "j:sg-fatigue", minor: true },
  "descent-falls-in": { icon: "wound", tone: "blood" },
  "descent-aura": { icon: "wound", tone: "blood" },
  "descent-opens-chest": { icon: "chest", tone: "gold" },
};

/** How the log tells an event. */
export function log(event: Event): LogLook {
  const { id, args } = event;
  const item = "item" in args ? named(args.item, "item") : "";
  if (item) return { icon: itemIcon(item) };
  const card = "card" in args ? named(args.card, "card") : "";
  if (card) return { icon: cardIcon(card), tone: "violet" };
  if (id === "descent-turn" || id === "descent-deals-hero")
    return { icon: `f:hero-${named(args.who, "hero")}`, ...(id === "descent-turn" ? { heading: true } : {}) };
  const order = "order" in args ? named(args.order, "order") : "";
  if (order) return { icon: `j:sg-${order}`, tone: "frost" };
  return LOOKS[id] ?? {};
}
