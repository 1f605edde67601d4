/** The view of Dungeon Raiders as the server sends it (games/raiders/view.py), and what the stage adds while it shows a room. */
export const ITEMS = ["torch", "ball", "key", "sword"] as const;
export type Item = (typeof ITEMS)[number];

/** What is printed on a room card; which of the entries are there depends on its kind. */
export interface Face {
  name: string;
  kind: "monster" | "boss" | "treasure" | "vault" | "trap";
  chests?: number[];
  rewards?: string[];
  hits?: "most coins" | "fewest wounds";
  penalty?: number[];
  /** null: it cannot be beaten. */
  strength?: number | null;
  wounds?: number;
  coins?: number;
  out?: boolean;
  prize?: number;
  escape?: string | null;
  feeble?: string[];
  attacks?: "lowest" | "highest";
}

export interface Place {
  number: number;
  state: "gone" | "up" | "down";
  /** Of a room face down only what the own torch has shown. */
  card: Face | null;
}

export interface Player {
  seat: number;
  character: string;
  coins: number;
  wounds: number;
  hand_size: number;
  played: string[];
  card: string;
  balls: number;
  chooses: boolean;
  ready: boolean;
  out: boolean;
}

/** A room that was played. */
export interface Played {
  floor: number;
  room: string;
  kind: Face["kind"];
  cards: string[];
  balls: number[];
  coins: number[];
  wounds: number[];
  note: "" | "beaten" | "attacked" | "escaped";
  counts?: number[];
  total?: number;
  strength?: number | null;
}

export interface Ending {
  falls: number[];
  richest: number[];
  winners: number[];
}

/** The cards of a seat; the one that is laid is still among them. */
export interface Hand {
  power: number[];
  items: Record<Item, number>;
  laid: string;
}

/** What has come of the room so far, while its events are shown. */
export interface Now {
  verdict: "" | "beaten" | "attacked" | "escaped" | "silent";
  /** By seat, what was won and lost. */
  gains: Record<number, Gain>;
  /** The end is being told: who has fallen, who has won. */
  falls?: number[];
  wins?: number[];
}

export interface Gain {
  coins: number;
  wounds: number;
  items: Item[];
  /** A torch was lit. */
  lit: boolean;
}

export interface View {
  game: "raiders";
  variant: "basic" | "tactical";
  seats: number;
  floor: number;
  floors: number;
  room: number;
  row: Place[];
  players: Player[];
  hand: Hand | null;
  /** By seat, in a replay with all hands open. */
  hands?: (Hand | null)[];
  supply: Record<Item, number>;
  scroll: number | null;
  history: Played[];
  unseen: Record<string, number>;
  ending: Ending | null;
  result: { winners: number[]; scores: Record<string, number>; reason: string; boss: string } | null;
  now?: Now;
}

/** The room that is played now, if there is one. */
export function here(view: View): Face | null {
  return view.row[view.room]?.card ?? null;
}

export function fights(face: Face): boolean {
  return face.kind === "monster" || face.kind === "boss";
}

/** What a card counts for in a room: a power card its number, an item 5; some bosses see it differently. */
export function worth(face: Face, card: string): number {
  if (face.escape === card) return 0;
  if (face.feeble?.includes(card)) return 1;
  return card.startsWith("power:") ? Number(card.slice(6)) : 5;
}

/** Whether the card that a player has shown will stand: a crystal ball is followed by another. */
export function stands(face: Face | null, card: string): boolean {
  return card !== "" && (card !== "ball" || face?.escape === "ball");
}
