/** Made by tools/wire from the server's types; do not edit. */

/** The cards that a seat must hold, as anybody can work out by counting. */
export interface Counted {
  items: Record<"ball" | "key" | "sword" | "torch", number>;
  power: number[];
}

/** Who would fall, or why nobody would, and who would win if the game ended now. */
export interface Ending {
  falls: number[];
  richest: number[];
  spared: "" | "alone" | "equal" | "three";
  winners: number[];
}

/** What is printed on a room card; which entries it has depends on its kind. */
export interface Face {
  attacks?: "highest" | "lowest";
  chests?: number[];
  coins?: number;
  escape?: string | null;
  feeble?: string[];
  hits?: "fewest wounds" | "most coins";
  kind: "boss" | "monster" | "trap" | "treasure" | "vault";
  name: string;
  out?: boolean;
  penalty?: number[];
  prize?: number;
  rewards?: string[];
  strength?: number | null;
  wounds?: number;
}

/** What a seat has won and lost in the room. */
export interface Gain {
  coins: number;
  items: ("ball" | "key" | "sword" | "torch")[];
  wounds: number;
}

/** The cards of a seat; the one that is laid is still among them. */
export interface Hand {
  items: Record<"ball" | "key" | "sword" | "torch", number>;
  laid: string;
  power: number[];
}

/** The results of the room so far. */
export interface Outcome {
  attacked: number[];
  counts: (number | null)[];
  gains: Gain[];
  highest: number;
  penalty: number | null;
  shares: Share[];
  short: number;
  total: number;
  verdict: "" | "attacked" | "beaten" | "escaped" | "silent";
}

/** A room of the floor; the card of a face-down room is known to those who saw it by torch. */
export interface Place {
  card: Face | null;
  number: number;
  state: "down" | "gone" | "up";
}

/** A room that was played, with its sum if it was a monster's, and what each card counted for. */
export interface Played {
  attacks?: "highest" | "lowest";
  balls: number[];
  cards: string[];
  coins: number[];
  counts?: number[];
  floor: number;
  kind: "boss" | "monster" | "trap" | "treasure" | "vault";
  note: "" | "attacked" | "beaten" | "escaped";
  room: string;
  strength?: number | null;
  total?: number;
  wounds: number[];
}

/** What everybody sees of a player; `played` are the cards of this floor. */
export interface Player {
  balls: number;
  card: string;
  character: string;
  chooses: boolean;
  coins: number;
  hand_size: number;
  out: boolean;
  played: string[];
  ready: boolean;
  seat: number;
  wounds: number;
}

/** In how many of the ways a card brings each result; its entries depend on the room. */
export interface Prospect {
  beaten?: number;
  coins?: Record<string, number>;
  penalty?: Record<string, number>;
  prize?: number;
  reward?: string;
  short?: number;
  struck?: number;
}

/** How the game ended. */
export interface Result {
  boss: string;
  reason: string;
  scores: Record<string, number>;
  winners: number[];
}

/** The scoring in progress: who has fallen, and who has won so far. */
export interface Scoring {
  falls: number[];
  wins: number[];
}

/** A chest, the seats that open it, and what each of them gets. */
export interface Share {
  chest: number;
  seats: number[];
  share: number;
}

/** What a player could work out: every hand, whom a trap hits, and what the cards of a seat would bring. */
export interface Survey {
  cards?: Record<string, Prospect>;
  counted: Counted[];
  others?: [number, number];
  targets?: number[];
  ways?: number;
}

/** How many rooms are still to be turned up, and how many they come from. */
export interface ToCome {
  count: number;
  of: number;
}

/** The table as a seat sees it; spectators see no hand. */
export interface View {
  ending: Ending | null;
  floor: number;
  floors: number;
  game: "raiders";
  hand: Hand | null;
  history: Played[];
  outcome: Outcome | null;
  players: Player[];
  result: Result | null;
  room: number;
  row: Place[];
  scoring: Scoring | null;
  scroll: number | null;
  seats: number;
  supply: Record<"ball" | "key" | "sword" | "torch", number>;
  to_come: ToCome;
  unseen: Record<string, number>;
  variant: "basic" | "tactical";
}
