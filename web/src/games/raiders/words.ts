/** Rooms, cards and players in words. */
import { literal, say } from "../../app/locale.svelte";
import { percent } from "../../app/percent";
import { settings } from "../../app/settings.svelte";
import type { Table } from "../../table/table.svelte";
import { capital } from "../../app/voice";
import type { Words } from "../../net/wire";
import { mean, type Prospect, type Survey } from "./figures";
import { wordOf } from "../../table/word";
import { fights, here, type Face, type View } from "./view";

/** A short heading for a room. */
export function roomTitle(name: string): string {
  return name.startsWith("treasure-") ? say("web-raiders-treasure") : capital(say(`raiders-room-${name}`));
}

/** Everything a room card says, in a sentence. */
export function roomWords(number: number, face: Face): Words {
  if (face.kind === "treasure")
    return {
      id: "raiders-text-treasure",
      args: { number, first: face.chests![0]!, second: face.chests![1] ?? 0 },
    };
  if (face.kind === "vault") return { id: `raiders-text-${face.name}`, args: { number } };
  if (face.kind === "trap") return { id: `raiders-text-trap-${face.name}`, args: { number } };
  const args = {
    number,
    room: `@raiders-room-${face.name}`,
    strength: face.strength ?? 0,
    wounds: face.wounds ?? 0,
  };
  return { id: face.kind === "boss" ? `raiders-text-boss-${face.name}` : "raiders-text-monster", args };
}

/** A card of a hand in one word. */
export function cardText(card: string): string {
  const { verb, what } = wordOf(card);
  return say(`raiders-short-${what ? `${verb}-${what}` : verb}`);
}

/** A number as the language writes it. */
const number = (value: number): string => value.toLocaleString(settings.lang);

/** What a trap does to somebody: takes coins or gives wounds. */
const sign = (table: Table<View>): string => (here(table.view)?.hits === "most coins" ? "−" : "+");

/** What a card would bring, in figures. */
export function prospectFigures(
  table: Table<View>,
  { ways = 0 }: Survey,
  { beaten, struck = 0, coins, penalty, short }: Prospect,
): string[] {
  if (beaten !== undefined) return [`${percent(beaten, ways)}%`, `${percent(struck, ways)}%`];
  if (coins) return [`+${number(mean(coins))}`];
  if (penalty) return [`${sign(table)}${number(mean(penalty))}`];
  return short ? [`${percent(ways - short, ways)}%`] : [];
}

/** What the figures on the cards mean in this room. */
export function figuresText(table: Table<View>, survey: Survey): string {
  const face = here(table.view);
  if (!face) return "";
  if (fights(face)) return say("web-raiders-figures-fight");
  if (face.kind === "treasure") return say("web-raiders-figures-coins");
  if (face.kind === "trap")
    return say(`web-raiders-figures-${face.hits === "most coins" ? "loss" : "hurt"}`, victims(table, survey));
  return Object.values(survey.cards ?? {}).some(({ short }) => short) ? say("web-raiders-figures-vault") : "";
}

/** What a card would bring, in words. */
export function prospectText(
  table: Table<View>,
  survey: Survey,
  { beaten, struck = 0, coins, penalty, short }: Prospect,
): string {
  const ways = survey.ways ?? 0;
  if (beaten !== undefined)
    return `${say("web-raiders-beaten-in", { part: beaten, ways })}. ${say("web-raiders-struck-in", { part: struck, ways })}`;
  if (coins) return `${say("web-raiders-mean-coins", { ways })}: ${number(mean(coins))}`;
  if (penalty) {
    const own = survey.targets?.includes(table.seat);
    return `${say(own ? "web-raiders-mean-own" : "web-raiders-mean-penalty", { ways, ...victims(table, survey) })}: ${sign(table)}${number(mean(penalty))}`;
  }
  return short ? say("web-raiders-short-in", { part: short, ways }) : "";
}

/** Several seats as "Ana, Bryn and Oskar". */
export function names(table: Table<View>, seats: number[]): string {
  return new Intl.ListFormat(settings.lang).format(seats.map((seat) => table.nameOf(seat)));
}

/** Those who would be hit, as "Bryn and you". */
export function victims(table: Table<View>, { targets = [] }: Survey): { who: string } {
  const others = targets.filter((seat) => seat !== table.seat).map((seat) => table.nameOf(seat));
  const all = targets.includes(table.seat) ? [...others, say("web-raiders-you")] : others;
  return { who: literal(new Intl.ListFormat(settings.lang).format(all)) };
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
