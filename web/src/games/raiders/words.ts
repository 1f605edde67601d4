/** Rooms, cards and players in words. */
import { literal, say } from "../../core/locale.svelte";
import { settings } from "../../core/settings.svelte";
import type { Table } from "../../core/table.svelte";
import { capital } from "../../core/voice";
import type { Words } from "../../core/wire";
import type { Face, View } from "./view";

/** A short heading for a room. */
export function roomTitle(name: string): string {
  return name.startsWith("treasure-") ? say("web-raiders-treasure") : capital(say(`raiders-room-${name}`));
}

/** Everything a room card says, in a sentence. */
export function roomWords(number: number, face: Face): Words {
  if (face.kind === "treasure") return { id: "raiders-text-treasure", args: { number, first: face.chests![0]!, second: face.chests![1] ?? 0 } };
  if (face.kind === "vault") return { id: `raiders-text-${face.name}`, args: { number } };
  if (face.kind === "trap") return { id: `raiders-text-trap-${face.name}`, args: { number } };
  const args = { number, room: `@raiders-room-${face.name}`, strength: face.strength ?? 0, wounds: face.wounds ?? 0 };
  return { id: face.kind === "boss" ? `raiders-text-boss-${face.name}` : "raiders-text-monster", args };
}

/** A card of a hand in one word. */
export function cardText(card: string): string {
  return say(`raiders-short-${card.replace(":", "-")}`);
}

/** Several seats as "Ana, Bryn and Oskar". */
export function names(table: Table<View>, seats: number[]): string {
  return new Intl.ListFormat(settings.lang).format(seats.map((seat) => table.nameOf(seat)));
}

/** The same, as an argument of a message. */
export function who(table: Table<View>, seats: number[]): { who: string; count: number } {
  return { who: literal(names(table, seats)), count: seats.length };
}

/** The rules behind a kind of room. */
export const ROOM_RULES: Record<Face["kind"], string[]> = {
  monster: ["R-126", "R-128", "R-131"],
  boss: ["R-178", "R-128", "R-131"],
  treasure: ["R-104", "R-105", "R-108"],
  vault: ["R-142", "R-144"],
  trap: ["R-157", "R-170"],
};
