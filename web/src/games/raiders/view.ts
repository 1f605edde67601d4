/** The view of Dungeon Raiders as the server sends it (games/raiders/view.py). */
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

/** What has come of the room that is played so far. */
export interface Outcome {
  /** By seat, what the card counts for; null: it is not turned up, or another will follow it. */
  counts: (number | null)[];
  total: number;
  verdict: "" | "beaten" | "attacked" | "escaped" | "silent";
  /** The seats that the monster strikes. */
  attacked: number[];
  /** Each chest of a treasure with the seats that open it, once all cards are there. */
  shares: { chest: number; seats: number[]; share: number }[];
  /** What the trap takes, once all cards are there. */
  penalty: number | null;
  /** By seat, what was won and lost; empty until the room is settled. */
  gains: Gain[];
}

export interface Gain {
  coins: number;
  wounds: number;
  items: Item[];
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
  outcome: Outcome | null;
  /** The end is being told: who has fallen, who has won so far. */
  scoring: { falls: number[]; wins: number[] } | null;
}

/** The room that is played now, if there is one. */
export function here(view: View): Face | null {
  return view.row[view.room]?.card ?? null;
}

export function fights(face: Face): boolean {
  return face.kind === "monster" || face.kind === "boss";
}

/** Whether what comes of the room is being told. */
export function settling(view: View): boolean {
  return (view.outcome?.gains.length ?? 0) > 0;
}
