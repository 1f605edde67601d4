/** What is printed on the cards of both boxes (faces.json, faces-serpent.json, made by tools/faces), and how a turned location lies. */
import tomb from "./faces.json";
import serpent from "./faces-serpent.json";
import { OPPOSITE, SIDES, type Exits, type Form, type Location, type Threat } from "../view";

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
  /** Glory that it asks for in every reset phase. */
  upkeep?: number;
  /** Only for heroes of level 7 and above, or against them. */
  legendary?: boolean;
  /** A trap that waits in a location. */
  lay?: boolean;
  /** Where it may be of use while others play. */
  stops?: ("hand" | "play")[];
  fighter?: Fighter;
}
export interface HeroFace {
  race: string;
  calling: string;
  health: number;
  attacks: Form[];
  levels: number[][];
  /** The first of its levels, if that is not 1. */
  first?: number;
}
export type LocationFace = Pick<Location, "type" | "glory" | "peril" | "exits" | "obstacle" | "dark">;
export interface QuestFace {
  category: string;
  tags: string[];
  fighter?: Fighter;
}

export const CARDS = { ...tomb.cards, ...serpent.cards } as unknown as Record<string, CardFace>;
export const HEROES = { ...tomb.heroes, ...serpent.heroes } as unknown as Record<string, HeroFace>;
export const LOCATIONS = { ...tomb.locations, ...serpent.locations } as unknown as Record<
  string,
  LocationFace
>;
export const QUESTS = { ...tomb.quests, ...serpent.quests } as unknown as Record<string, QuestFace>;

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

/** A location that is not placed yet, as it would lie. */
export function laid(name: string, turned: boolean, { x, y }: { x: number; y: number }): Location {
  return {
    ...LOCATIONS[name]!,
    name,
    x,
    y,
    turned,
    entrance: false,
    exits: exitsOf(name, turned),
    attached: [],
  };
}

/** Whether an exit is not as printed: held open by a hero, or changed for a time. */
export function isChanged(place: Location, side: keyof Exits): boolean {
  const [now, was] = [place.exits[side], exitsOf(place.name, place.turned)[side]];
  return now.kind !== was.kind || now.value !== was.value;
}

export type { Threat };
