/** What is printed on the cards of the box (faces.json, made by tools/faces), and how a turned location lies. */
import printed from "./faces.json";
import { OPPOSITE, SIDES, type Exits, type Form, type Location, type Threat } from "./view";

export interface Fighter {
  values: Record<Form, number>;
  attacks: Form[];
  health: number;
}
export interface CardFace {
  kind: "boon" | "treasure" | "bane" | "encounter";
  type: string;
  tags: string[];
  cost: number | "X";
  time: string;
  lasts: "instant" | "permanent" | "attachment";
  aimed: boolean;
  fighter?: Fighter;
}
export interface HeroFace {
  race: string;
  calling: string;
  health: number;
  attacks: Form[];
  levels: number[][];
}
export type LocationFace = Pick<Location, "type" | "glory" | "peril" | "exits" | "obstacle">;
export interface QuestFace {
  category: string;
  tags: string[];
  fighter?: Fighter;
}

export const CARDS = printed.cards as unknown as Record<string, CardFace>;
export const HEROES = printed.heroes as unknown as Record<string, HeroFace>;
export const LOCATIONS = printed.locations as unknown as Record<string, LocationFace>;
export const QUESTS = printed.quests as unknown as Record<string, QuestFace>;

/** The cards of a content pack join those of the box. */
export function addFaces(faces: Record<string, any>): void {
  Object.assign(CARDS, faces.cards);
  Object.assign(HEROES, faces.heroes);
  Object.assign(LOCATIONS, faces.locations);
  Object.assign(QUESTS, faces.quests);
}

/** The exits of a location as it is printed, upright or turned by 180 degrees. */
export function exitsOf(name: string, turned: boolean): Exits {
  const { exits } = LOCATIONS[name]!;
  return turned ? (Object.fromEntries(SIDES.map((side) => [side, exits[OPPOSITE[side]]])) as Exits) : exits;
}

/** A location that is not laid yet, as it would lie. */
export function laid(name: string, turned: boolean, { x, y }: { x: number; y: number }): Location {
  return {
    ...LOCATIONS[name]!,
    name,
    x,
    y,
    turned,
    entrance: false,
    exits: exitsOf(name, turned),
    heroes: [],
    attached: [],
  };
}

/** Whether an exit is not as printed: held open by a hero, or changed for a time. */
export function isChanged(place: Location, side: keyof Exits): boolean {
  const [now, was] = [place.exits[side], exitsOf(place.name, place.turned)[side]];
  return now.kind !== was.kind || now.value !== was.value;
}

/** Who fights under this key: "card:zombie", "quest:slay-draky". */
export function fighterOf(key: string): Fighter | undefined {
  const [kind, name] = key.split(":") as [string, string];
  return kind === "quest" ? QUESTS[name]?.fighter : CARDS[name]?.fighter;
}

export type { Threat };
