/** What is printed on the cards, sheets and monster cards of the box; tools/faces writes it. */
import printed from "./faces.json";

/** An ability, a change of a number or something else that a card does; n is 0 where there is no number. */
export interface Deed {
  ability?: string;
  number?: string;
  verb?: string;
  n: number;
}
export interface HeroFace {
  wounds: number;
  fatigue: number;
  armor: number;
  speed: number;
  traits: number[];
  skills: number[];
  conquest: number;
  text: string;
  hands?: number;
  /** It may be of use while others play. */
  stops?: boolean;
}
export interface ItemFace {
  deck: string;
  kind: "weapon" | "armor" | "shield" | "other" | "cache" | "potion";
  price: number;
  text: string;
  hands?: number;
  rune?: boolean;
  attack?: string;
  dice?: string[];
  deed?: Deed[];
  sales?: { surges: number; deed: Deed[] }[];
  off_hand?: Deed[];
  armor?: number;
  speed_cap?: number;
  no_runes?: boolean;
  shield?: number;
  /** It may be of use while others play. */
  stops?: boolean;
}
export interface MonsterLine {
  speed: number;
  armor: number;
  wounds: number[];
  dice: string[];
  deed: Deed[];
}
export interface MonsterFace {
  base: string;
  attack: string;
  normal: MonsterLine;
  master: MonsterLine;
}
export interface CardFace {
  type: "event" | "trap" | "spawn" | "power";
  cost: number;
  discard: number;
  text: string;
  /** It may be of use while others play. */
  stops?: boolean;
}
export interface SkillFace {
  deck: "fighting" | "subterfuge" | "wizardry";
  text: string;
  /** It may be of use while others play. */
  stops?: boolean;
}

const faces = printed as unknown as {
  heroes: Record<string, HeroFace>;
  skills: Record<string, SkillFace>;
  items: Record<string, ItemFace>;
  cards: Record<string, CardFace>;
  monsters: Record<string, MonsterFace>;
};
export const HEROES = faces.heroes;
export const SKILLS = faces.skills;
export const ITEMS = faces.items;
export const CARDS = faces.cards;
export const MONSTERS = faces.monsters;

/** The traits of a hero in the order of the sheet: the type of attack and its sign. */
export const TRAITS = [
  { form: "melee", icon: "melee" },
  { form: "ranged", icon: "range" },
  { form: "magic", icon: "magic" },
];

/** The sign of an item: by its kind, weapons by how they attack. */
export function itemIcon(name: string): string {
  const face = ITEMS[name];
  if (!face) return "j:sg-pack";
  if (face.kind === "potion") return name.startsWith("vitality") ? "l:dj-vitality" : "l:dj-healing";
  if (face.kind === "armor") return "j:sg-armor";
  if (face.kind === "shield") return "defence";
  if (face.kind !== "weapon") return "j:sg-ring";
  if (face.rune) return "magic";
  return { melee: "sword", ranged: "range", magic: "magic" }[face.attack ?? "melee"] ?? "sword";
}

const CARD_ICONS = { event: "j:sg-event", trap: "j:sg-trap", spawn: "j:sg-spawn", power: "j:sg-power" };
/** The sign of a card of the overlord. */
export const cardIcon = (name: string): string => CARD_ICONS[CARDS[name]?.type ?? "event"];
