/** Which drawing stands for what (look/art/README.md lists them all). */
import { power } from "./view";
const BOSSES = [
  "tax-collector",
  "medusa",
  "vampire",
  "sphinx",
  "minotaur",
  "wolf-pack",
  "necromancer",
  "megadragon",
  "golem",
  "mummy",
];

export function roomIcon(name: string): string {
  if (BOSSES.includes(name)) return `b:boss-${name}`;
  if (/^treasure-\d-\d$/.test(name)) return "t:chests";
  if (name.startsWith("treasure-")) return "chest";
  if (name === "vault-items") return "vault";
  if (name === "vault-coins") return "t:vault-coins";
  return name;
}

/** A card as a small drawing. */
export function cardIcon(card: string): string {
  return power(card) ? `t:power-${power(card)}` : card;
}

/** What a vault gives for a card: "torch", "coins 2", "potion 1". */
export function rewardIcon(reward: string): string {
  const [thing, count] = reward.split(" ");
  if (thing === "coins") return count === "1" ? "coin" : `t:coins-${count}`;
  if (thing === "potion") return count === "1" ? "potion" : `t:potion-${count}`;
  return thing!;
}

/** The colour of a seat, always beside its name: yours is green, the others go round. */
export function seatTone(seat: number, own: number): string {
  if (seat === own) return "moss";
  const others = ["frost", "violet", "gold", "ember", "blood"];
  return others[((seat - Math.max(own, -1) - 1 + 5) % 5) % others.length]!;
}
