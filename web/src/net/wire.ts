/** Made by tools/wire from the server's types; do not edit. */

/** Answer somebody's wish to take a choice back; `at` as with a move. */
export interface Agree {
  do: "agree";
  ref?: string | number | null;
  yes: boolean;
  at: number;
}

/** Your seat was opened once more: `count` is in how many places it is open now. */
export interface ArrivalMessage {
  is: "arrival";
  seat: number;
  count: number;
}

/** All that you are asked at number `n`, with nothing left out: for a client that comes back. */
export interface AsksMessage {
  is: "asks";
  n: number;
  asks: ShortQuestion[];
  undo?: boolean;
}

/** Something said at the table. */
export interface ChatLine {
  number: number;
  seat: number;
  text: string;
  at: number;
}

/** Lines of chat. */
export interface ChatMessage {
  is: "chat";
  lines: ChatLine[];
}

/** You sit there; from now on only this token opens the seat. */
export interface Claimed {
  seat: number;
  token: string;
}

/** How many seconds a choice may take at this table, and how many are left. */
export interface ClockMessage {
  is: "clock";
  seconds: number;
  left: number;
}

/** How many players a choice is for, unless one of these switches is on; `message` says why. */
export interface CrowdInfo {
  only: OnlyInfo;
  seats: PlayerRange;
  unless: string[];
  rule: string;
  message: Words;
}

/** What changed: path, value, path, value; a minus sign and a path for an entry that is gone. */
export interface DeltaMessage {
  is: "delta";
  n: number;
  set?: any[];
  asks?: ShortQuestion[] | null;
  events?: ShortEvent[];
  ref?: string | number | null;
  undo?: boolean | null;
}

/** Why an option is not open. */
export interface Denied {
  rule: string | null;
  message: Words;
}

/** Ask for the labels of all open options. */
export interface Describe {
  do: "describe";
  ref?: string | number | null;
}

/** What an option is, what it touches, and the rules behind it. */
export interface Described {
  label: Words;
  objects: string[];
  rules: string[];
  warning: Words | null;
}

/** Whether every die and card of a finished game followed from its key, and what was checked. */
export interface DiceCheck {
  fair: boolean;
  flaw: string | null;
  text: string;
  origin: string | null;
  key: string;
  commitment: string;
  shares: Share[];
  seed: number | null;
  whole: boolean;
  moves: number;
}

/** Where the dice of a table come from; `gathers`: people still add to them (docs/dice.md). */
export interface DiceInfo {
  origin: "branch" | "fresh" | "import" | "old" | "seed";
  commitment: string;
  shares: Share[];
  gathers: boolean;
}

/** Where the dice of the table come from: as `dice` of a table. */
export interface DiceMessage {
  is: "dice";
  origin: "branch" | "fresh" | "import" | "old" | "seed";
  commitment: string;
  shares: Share[];
  gathers: boolean;
}

/** A wish was not granted, and nothing has changed. */
export interface ErrorMessage {
  is: "error";
  code: string;
  text: string;
  ref?: string | number | null;
  n?: number | null;
  rule?: string | null;
  message?: Words | null;
  retry?: number | null;
}

/** A game as the lobby offers it. */
export interface GameInfo {
  game: string;
  seats: SeatCount;
  variants: string[];
  options: OptionInfo[];
  limits: LimitInfo[];
  crowds: CrowdInfo[];
  bots: string[];
}

/** An event; for a client with beats, with what changed with it. */
export interface Happening {
  id: string;
  args: Record<string, string | number>;
  set?: any[];
}

/** Whether tables can be played, and what is wrong if not; how many are in memory. */
export interface Health {
  ok: boolean;
  version: string;
  build: "compiled" | "interpreted";
  tables: number;
  problems: string[];
}

/** The tokens of a table made on this machine: seats played here, and seats to invite others to. */
export interface HouseTable {
  here: Record<string, string>;
  invites: Record<string, string>;
}

/** The first message: who joins (no token: a spectator) and what it has seen already. */
export interface Join {
  do: "join";
  ref?: string | number | null;
  token?: string;
  since?: number;
  beats?: boolean;
  stops?: Stops | null;
  wire?: number | null;
  page?: string;
}

/** You have joined; seat -1 is a spectator. */
export interface JoinedMessage {
  is: "joined";
  seat: number;
  n: number;
  ref?: string | number | null;
}

/** Where a switch cannot be on: beside another, with other choices or players; `message` says why. */
export interface LimitInfo {
  option: string;
  without: string | null;
  seats: PlayerRange | null;
  only: OnlyInfo | null;
  rule: string;
  message: Words;
}

/** What happened when a choice was made, as far as the client may know. */
export interface LogEntry {
  n: number;
  events: Words[];
}

/** Add 32 random hexadecimal digits to the dice, before the game is dealt. */
export interface Luck {
  do: "luck";
  ref?: string | number | null;
  digits: string;
}

/** A new table with the secret tokens of its seats ("" for bots; in a rematch, all but your own). */
export interface MadeTable {
  id: string;
  game: string;
  rules: string;
  options: Record<string, any>;
  settings: Record<string, any>;
  status: "finished" | "playing";
  made: number;
  touched: number;
  taken_back: boolean;
  seats: SeatInfo[];
  place: Words | null;
  turn: number[];
  winners: number[];
  table: string;
  tokens: string[];
  dice: DiceInfo;
}

/** Choose an option; `at` is the number of the position the client has on its screen. */
export interface Move {
  do: "move";
  ref?: string | number | null;
  option: string;
  at: number;
}

/** What short messages leave out: the game, and what its seats are called. It comes first. */
export interface NamesMessage {
  is: "names";
  game: string;
  names: string[];
}

/** A wish was granted. */
export interface OkMessage {
  is: "ok";
  ref?: string | number | null;
  n?: number | null;
  undone?: boolean | null;
  options?: Record<string, Described> | null;
  description?: Described | null;
  refusal?: Denied | null;
  survey?: any;
}

/** A choice that a switch needs: one of these values of an option. */
export interface OnlyInfo {
  option: string;
  values: string[];
}

/** A table option. */
export interface OptionInfo {
  id: string;
  kind: "choice" | "switch";
  values: (string | boolean)[];
  default: string | boolean;
  title?: Record<string, string>;
  checksum?: string;
}

/** A content pack: its messages in the client's language, and what is printed on its cards. */
export interface PackPage {
  pack: string;
  game: string;
  lang: string;
  title: string;
  texts: Record<string, string>;
  faces: Record<string, any>;
}

/** Stop or start the clock for everybody. */
export interface Pause {
  do: "pause";
  ref?: string | number | null;
  on: boolean;
}

/** The clock stops, or resumes. */
export interface PausedMessage {
  is: "paused";
  on: boolean;
  seat?: number | null;
}

/** Are you there? */
export interface Ping {
  do: "ping";
  ref?: string | number | null;
}

/** The fewest and the most players. */
export interface PlayerRange {
  min: number;
  max: number;
}

/** An error of the HTTP interface; if a game's rule is behind it, with words for players. */
export interface Problem {
  code: string;
  text: string;
  rule?: string | null;
  message?: Words | null;
  retry?: number | null;
}

/** What a seat is asked; an idle ask needs no answer. Described for clients with beats. */
export interface Question {
  prompt: Words;
  options: string[];
  idle: boolean;
  described?: Record<string, Described>;
}

/** The same people play again at this table: ask for your token there with a rematch of your own. */
export interface RematchMessage {
  is: "rematch";
  table: string;
}

/** A position of a replay: who chose (nobody at the start), what changed, what happened. */
export interface ReplayPosition {
  seat: number | null;
  set: any[];
  events: Happening[];
}

/** A stretch of a finished game; its first moment has the whole view under the path "". */
export interface Replayed {
  at: number;
  moves: number;
  moments: ReplayPosition[];
  taken_back: number;
}

/** The report is kept under this number. */
export interface Reported {
  report: number;
}

/** Leave for good; a bot takes the seat. */
export interface Resign {
  do: "resign";
  ref?: string | number | null;
}

/** A numbered rule in the client's language. */
export interface RuleInfo {
  id: string;
  section: string;
  source: string;
  text: string;
}

/** The table began under other rules; these apply since entry `n`, see docs/protocol.md. */
export interface RulesMessage {
  is: "rules";
  n: number;
  before: string;
  now: string;
  again: number;
  whole: boolean;
}

/** All rules of a game; the titles of its sections by their ids, in the order of the book. */
export interface RulesPage {
  game: string;
  lang: string;
  sections: Record<string, string>;
  rules: RuleInfo[];
}

/** A line of chat. */
export interface Say {
  do: "say";
  ref?: string | number | null;
  text: string;
}

/** How many players there may be. */
export interface SeatCount {
  min: number;
  max: number;
  default: number;
}

/** A seat as everybody sees it: open, human, or the name of a bot. */
export interface SeatInfo {
  seat: number;
  kind: string;
  name: string;
}

/** A seat of a new table: open to anyone who has its link, taken here, or a bot's. */
export interface SeatWish {
  kind?: string;
  name?: string;
}

/** Who sits where. */
export interface SeatsMessage {
  is: "seats";
  seats: SeatInfo[];
}

/** How a table is run. */
export interface Settings {
  turn_seconds?: number;
  stand_in?: string;
  take_backs?: boolean;
  open_chat?: boolean;
  luck?: boolean;
}

/** Random digits that a seat added to the dice. */
export interface Share {
  seat: number;
  digits: string;
}

/** An event in short form; for a client with beats, with what changed with it. */
export type ShortEvent = [id: string, args?: Record<string, string | number>, set?: any[]];

/** What an option is, what it touches, and the rules behind it, in short form. */
export interface ShortLabel {
  label: ShortWords;
  objects?: string[];
  rules?: string[];
  warning?: ShortWords | null;
}

/** What a seat is asked, in short form; `described` has all of its options, in order. */
export interface ShortQuestion {
  prompt?: ShortWords | null;
  options?: string[];
  idle?: boolean;
  described?: ShortLabel[];
}

/** A message in short form, see docs/protocol.md. */
export type ShortWords = [id: string, args?: Record<string, string | number>];

/** A table and what a spectator sees of it. */
export interface ShownTable {
  id: string;
  game: string;
  rules: string;
  options: Record<string, any>;
  settings: Record<string, any>;
  status: "finished" | "playing";
  made: number;
  touched: number;
  taken_back: boolean;
  seats: SeatInfo[];
  place: Words | null;
  turn: number[];
  winners: number[];
  n: number;
  view: any;
  dice: DiceInfo;
}

/** Where the seat wants to be stopped from now on; without it, whenever the rules let it act. */
export interface StopAt {
  do: "stops";
  ref?: string | number | null;
  stops?: Stops | null;
}

/** What else a seat wants to be asked about, besides what matters to it. */
export interface Stops {
  rolls?: boolean;
  steps?: boolean;
  everything?: boolean;
  cards?: Record<string, boolean>;
}

/** Ask what can be computed from here: reach, sight, threats, chances. */
export interface Survey {
  do: "survey";
  ref?: string | number | null;
}

/** A table as the lobby shows it. */
export interface TableInfo {
  id: string;
  game: string;
  rules: string;
  options: Record<string, any>;
  settings: Record<string, any>;
  status: "finished" | "playing";
  made: number;
  touched: number;
  taken_back: boolean;
  seats: SeatInfo[];
  place: Words | null;
  turn: number[];
  winners: number[];
}

/** A new table. */
export interface TableWish {
  game: string;
  seats?: SeatWish[] | null;
  seed?: number | null;
  options?: Record<string, any>;
  settings?: Settings;
}

/** The game is one with take-backs: how often a choice was taken back across a roll or a secret. */
export interface TakenBackMessage {
  is: "taken-back";
  count: number;
}

/** Something that needs a seat's token. */
export interface TokenWish {
  token?: string;
  name?: string;
  at?: number;
  text?: string;
}

/** Take back your last choice, or ask the others to agree to it; `at` as with a move. */
export interface Undo {
  do: "undo";
  ref?: string | number | null;
  at: number;
}

/** A choice was taken back: earlier messages about it no longer apply. */
export interface UndoneMessage {
  is: "undone";
  n: number;
}

/** The whole view. */
export interface ViewMessage {
  is: "view";
  n: number;
  view: any;
  asks: ShortQuestion[];
  undo?: boolean;
}

/** Ask about an option: what it is, or why it is not open. */
export interface Why {
  do: "why";
  ref?: string | number | null;
  option: string;
}

/** Somebody asks to take a choice back, or no longer does. */
export interface WishMessage {
  is: "wish";
  seat: number | null;
}

/** A message or event: an id of the Fluent files with its arguments. */
export interface Words {
  id: string;
  args: Record<string, string | number>;
}

export type Wish = Agree | Describe | Join | Luck | Move | Pause | Ping | Resign | Say | StopAt | Survey | Undo | Why;

export type SocketMessage = ArrivalMessage | AsksMessage | ChatMessage | ClockMessage | DeltaMessage | DiceMessage | ErrorMessage | JoinedMessage | NamesMessage | OkMessage | PausedMessage | RematchMessage | RulesMessage | SeatsMessage | TakenBackMessage | UndoneMessage | ViewMessage | WishMessage;

/** The protocol that is spoken here. */
export const WIRE = 5;
