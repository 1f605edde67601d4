/** Which drawing stands for what (look/art/README.md lists them all). */
import { thingOf } from "../../table/word";
import { CARDS } from "./cards/faces";
import * as serpent from "./serpent";
import type { Phase, Stat } from "./view";

const HEROES: Record<string, string> = {
  "kron-axereaver": "d:hero-kron",
  "lorel-alanus": "d:hero-lorel",
  raka: "d:hero-raka",
  "roderik-talus": "d:hero-roderik",
  necromancer: "d:hero-necromancer",
  "taenin-lightfoot": "d:hero-taenin",
  ...serpent.HEROES,
};
const CARD_ICONS: Record<string, string> = {
  zombie: "zombie",
  skeleton: "skeleton",
  ghost: "d:ghost",
  "grave-wraith": "d:grave-wraith",
  legion: "d:legion",
  "bone-knight": "skeleton-archer",
  ghoul: "d:ghoul",
  "rot-belly": "ogre",
  "tomb-robber": "goblin",
  "bridge-troll": "troll",
  "swinging-blade": "d:trap",
  "sleeping-gas": "t:mushrooms",
  trapdoor: "d:pit",
  "riddle-lock": "key",
  "shifting-stones": "d:shift",
  portcullis: "d:exit-blocked",
  "spider-silk": "spider",
  blink: "d:warp",
  "scroll-of-recall": "d:warp",
  "mend-wounds": "t:heal",
  "dungeon-sense": "d:quest-search",
  "mighty-blow": "attack",
  "undead-awakening": "d:lich",
  "price-on-the-head": "coin",
  stumble: "t:fallen",
  "lucky-star": "die-6",
  "lucky-coin": "coin",
  riposte: "d:counter",
  "second-wind": "action-point",
  "false-trail": "t:paw",
  "grave-iron": "sword",
  "candle-staff": "torch",
  backpack: "d:pack",
  "night-watch": "eye",
  ...serpent.CARDS,
};
const TYPES: Record<string, string> = {
  ward: "defence",
  spell: "magic",
  blessing: "d:boon",
  manoeuvre: "form-speed",
  bag: "d:pack",
  boots: "speed",
  potion: "potion",
  weapon: "sword",
  tool: "d:attachment",
  amulet: "ball",
  armour: "defence",
  shield: "defence",
  helmet: "knight",
  ring: "ball",
  cloak: "t:escape",
  scroll: "t:scroll",
  hex: "d:bane",
  mishap: "t:fallen",
  mechanism: "d:trap",
  theft: "thief",
  gear: "d:attachment",
  poison: "potion",
  whip: "s:serpent-leash",
  minion: "s:minion",
  monster: "d:encounter",
  trap: "d:trap",
};
const QUEST_MONSTERS: Record<string, string> = {
  "slay-draky": "d:drake",
  "champion-of-the-arena": "barbarian",
  "the-sealed-urn": "snake",
  ...serpent.QUEST_MONSTERS,
};
const STATS: Record<Stat, string> = {
  melee: "melee",
  magic: "magic",
  speed: "form-speed",
  level: "d:level",
  health: "heart",
};
const PHASES: Record<Phase, string> = {
  setup: "d:entrance",
  reset: "t:refresh",
  villainy: "d:dungeonlord",
  locations: "d:quest-search",
  heroics: "hero",
  discard: "t:supply",
};
const OBSTACLES: Record<string, string> = { hazard: "d:hazard", spikes: "spikes", pit: "d:pit" };

export const heroIcon = (hero: string | null) => HEROES[hero ?? ""] ?? "seat";
export const cardIcon = (name: string) => CARD_ICONS[name] ?? TYPES[CARDS[name]?.type ?? ""] ?? "t:card-back";
export const questIcon = (category: string) => `d:quest-${category}`;
export const statIcon = (stat: Stat) => STATS[stat];
export const phaseIcon = (phase: Phase) => PHASES[phase];
export const obstacleIcon = (kind: string) => OBSTACLES[kind] ?? "d:hazard";
export const kindIcon = (kind: string) =>
  ({ boon: "d:boon", treasure: "chest", bane: "d:bane", encounter: "d:encounter" })[kind] ?? "t:card-back";

/** Who fights under this key: "card:zombie", "quest:slay-draky". */
export function foeIcon(key: string): string {
  const { kind, name } = thingOf(key);
  return kind === "quest" ? (QUEST_MONSTERS[name] ?? "d:encounter") : cardIcon(name);
}

/** The colour of a seat, always beside its name: yours is green, the others go round. */
export function seatTone(seat: number, own: number): string {
  if (seat === own) return "moss";
  const others = ["frost", "violet", "gold", "ember"];
  return others[(seat - Math.max(own, -1) - 1 + 4) % 4]!;
}
