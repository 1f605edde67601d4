/** The view of Dungeoneer as the server sends it (games/dungeoneer/view.py), and where locations lie on the drawing. */
export type Form = "melee" | "magic" | "speed";
export type Stat = Form | "level" | "health";
export type Side = "north" | "east" | "south" | "west";
export type Phase = "setup" | "reset" | "villainy" | "locations" | "heroics" | "discard";

export const FORMS: readonly Form[] = ["melee", "magic", "speed"];
export const SIDES: readonly Side[] = ["north", "east", "south", "west"];
export const PHASES = ["reset", "villainy", "locations", "heroics", "discard"] as const;
export const QUESTS_TO_WIN = 3;

/** Something to be passed: an exit or an obstacle. */
export interface Threat<Kind extends string = string> {
  kind: Kind;
  stat: Stat | null;
  value: number;
}
export type Exit = Threat<"open" | "wall" | "blocked" | "trap">;
export type Exits = Record<Side, Exit>;

export interface Location {
  name: string;
  x: number;
  y: number;
  turned: boolean;
  type: "room" | "passage";
  entrance: boolean;
  glory: number;
  peril: number;
  exits: Exits;
  obstacle: Threat<"hazard" | "spikes" | "pit"> | null;
  heroes: number[];
  attached: string[];
}

export interface Item {
  name: string;
  kind: "boon" | "treasure" | "bane";
  type: string;
  attached: string[];
}

export interface Beast {
  name: string;
  wounds: number;
  attached: string[];
}

export interface Quest {
  name: string;
  category: string;
  grade: string;
  at: string[];
  to: string | null;
  wounds: number;
}

export interface Player {
  seat: number;
  hero: string | null;
  level: number;
  health: number;
  glory: number;
  peril: number;
  ap: number;
  saved: boolean;
  fallen: boolean;
  out: boolean;
  place: string | null;
  values: Record<Form, number> | null;
  limits: { boons: number; treasures: number } | null;
  items: Item[];
  pack: Beast[];
  quests: Quest[];
  done: string[];
  hand_size: number;
  dealt_size: number;
}

/** One of those who attack; in a challenge the second one is who is struck. */
export interface Foe {
  /** "card:zombie", "quest:slay-draky"; none for a hero. */
  key: string | null;
  seat: number | null;
  form: Form | null;
  health: number;
  wounds: number;
  state: "fights" | "gone" | "slain" | "waits";
  /** Die and sum. */
  attack: number[];
  counter: number[];
}

export interface Battle {
  stage: string;
  target: number;
  owner: number | null;
  place: string;
  foes: Foe[];
}

export interface View {
  game: "dungeoneer";
  options: string[];
  seats: number;
  round: number;
  phase: Phase;
  active: number;
  asked: number[];
  /** The locations that lie, by their names. */
  map: Record<string, Location>;
  placing: string | null;
  playing: string[];
  players: Player[];
  common: Quest[];
  escorts: { quest: string; owner: number; carrier: number | null; place: string | null }[];
  battle: Battle | null;
  declared: { card: string; target: number; form: Form | null }[];
  lurking: string[];
  deck: number;
  lord_deck: number;
  locations_left: number;
  quests_left: number;
  discard: string[];
  lord_discard: string[];
  /** Which seat looks. */
  you: number | null;
  hand: string[] | null;
  /** What cards in hand cost now where that is not what is printed on them. */
  prices: Record<string, number> | null;
  dealt: string[] | null;
  /** By seat, in a replay with all hands open: the cards, and locations that are not laid yet. */
  hands?: { cards: string[]; locations: string[] }[];
  result: { winners: number[]; reason: string } | null;
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

/** The monsters of a pack as options name them: equal ones share a key, others of one name are numbered. */
export function packKeys(pack: readonly Beast[]): string[] {
  const kinds: Record<string, string[]> = {};
  return pack.map(({ name, wounds, attached }) => {
    const seen = (kinds[name] ??= []);
    const like = [wounds, ...attached].join();
    if (!seen.includes(like)) seen.push(like);
    const nth = seen.indexOf(like) + 1;
    return nth === 1 ? name : `${name}#${nth}`;
  });
}

/** On which side of the hero's own location another one lies, if it is next to it. */
export function sideOf(view: View, seat: number, to: Location): Side | null {
  const from = locationOf(view, view.players[seat]?.place ?? null);
  if (!from) return null;
  return SIDES.find((side) => beside(from, side).x === to.x && beside(from, side).y === to.y) ?? null;
}

/** The cell that a spot "corner:south" names. */
export function cellOf(view: View, spot: string): { x: number; y: number } | null {
  const [name, side] = spot.split(":") as [string, Side];
  const from = locationOf(view, name);
  return from ? beside(from, side) : null;
}

/** Whether an attack is a challenge: the attacked hero strikes back at a monster. */
export function isStrike(battle: Battle): boolean {
  return battle.foes.length === 2 && battle.foes[0]!.seat === battle.target;
}
