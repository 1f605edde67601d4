/** The view of Dungeoneer as the server sends it, and where locations lie on the drawing. */
import type { Table } from "../../table/table.svelte";
import { thingOf } from "../../table/word";
import type { Battle, Exit, Location, Obstacle, Player, View as Shown } from "./shape";

export type { Beast, Battle, Exit, Foe, Item, Location, Player, Quest, Survey, Walk } from "./shape";
export type Form = keyof NonNullable<Player["values"]>;
export type Exits = Location["exits"];
export type Side = keyof Exits;
/** Something to be passed: an exit or an obstacle. */
export type Threat = Exit | Obstacle;
export type Stat = NonNullable<Threat["stat"]>;
export type Phase = View["phase"];

export const FORMS: readonly Form[] = ["melee", "magic", "speed"];
export const SIDES: readonly Side[] = ["north", "east", "south", "west"];
export const PHASES = ["reset", "villainy", "locations", "heroics", "discard"] as const;
/** The stages of a battle that are shown; the prompt covers those in between. */
export const STAGES: readonly string[] = [
  "attack",
  "response",
  "attack-roll",
  "counter-roll",
  "comparison",
  "challenge",
  "lair",
  "reward",
];

/** The table as it is shown; in a replay with all hands open, with the cards and unplaced locations of each seat. */
export interface View extends Shown {
  hands?: { cards: string[]; locations: string[] }[];
}

/** How long a side of a location is on the drawing. */
export const TILE = 240;
const STEPS: Record<Side, [number, number]> = { north: [0, -1], east: [1, 0], south: [0, 1], west: [-1, 0] };
export const OPPOSITE: Record<Side, Side> = { north: "south", east: "west", south: "north", west: "east" };

/** The cell beside a cell. */
export function beside({ x, y }: { x: number; y: number }, side: Side): { x: number; y: number } {
  const [dx, dy] = STEPS[side];
  return { x: x + dx, y: y + dy };
}

export function places(view: View): Location[] {
  return Object.values(view.map);
}

export function locationOf(view: View, name: string | null): Location | undefined {
  return name === null ? undefined : view.map[name];
}

/** Who is in a location. */
export function heroesAt(view: View, place: Location): Player[] {
  return view.players.filter((player) => player.place === place.name);
}

/** On which side of the hero's own location another one lies, if it is next to it. */
export function sideOf(view: View, seat: number, to: Location): Side | null {
  const from = locationOf(view, view.players[seat]?.place ?? null);
  if (!from) return null;
  return SIDES.find((side) => beside(from, side).x === to.x && beside(from, side).y === to.y) ?? null;
}

/** The cell that a spot "spot:corner:south" names. */
export function cellOf(view: View, spot: string): { x: number; y: number } | null {
  const { name, side } = thingOf(spot);
  const from = locationOf(view, name);
  return from ? beside(from, side as Side) : null;
}

/** The stage that a battle is at, as messages spell it. */
export function stageOf(battle: Battle): string {
  return battle.stage.replace("_", "-").replace("challenged", "challenge");
}

/** The players with a hero in turn order, beginning with a seat. */
export function inTurn(view: View, first: number): Player[] {
  const turn = ({ seat }: Player) => (seat - Math.max(0, first) + view.seats) % view.seats;
  return view.players.filter((player) => player.hero).sort((a, b) => turn(a) - turn(b));
}

/** The seat whose hero is shown in full: one's own; in a replay, where nobody sits, that of the active player. */
export function shownWhole(table: Table<View>): number {
  return table.still && table.seat < 0 ? Math.max(0, table.view.active) : table.seat;
}

/** Whether something that a player has in play, in the pack or as a quest can be chosen now. */
export function offers(table: Table<View>, { seat, quests }: Player): boolean {
  const objects = table.options.flatMap(({ objects }) => objects);
  return objects.map(thingOf).some(({ kind, name, owner }) => {
    if (kind === "item" || kind === "pack") return owner === seat;
    return kind === "quest" && quests.some((quest) => quest.name === name);
  });
}
