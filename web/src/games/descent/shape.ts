/** Made by tools/wire from the server's types; do not edit. */

/** The innermost attack in progress; one whose dice show a miss is `missed`, whatever else they show. */
export interface Attack {
  aimed: boolean;
  attacked: Attacked[];
  dice: Die[];
  dodged: boolean;
  figure: number;
  form: "magic" | "melee" | "ranged";
  guard: boolean;
  missed: boolean;
  sales: Sale[];
  side: string;
  spaces: string[];
  stage: "declare" | "declared" | "hit" | "reroll" | "rolled" | "spend";
  sums: Sums | null;
  target: string;
  weapon: string;
}

/** A figure in the attack: armor, wounds as things stand, whether they kill; None: not known. */
export interface Attacked {
  armor: number | null;
  dodging: boolean;
  figure: number;
  kills: boolean | null;
  rises: boolean;
  struck: boolean;
  wounds: number | null;
}

/** A chance as a message, and as fractions. */
export interface Chance {
  args: Record<string, string | number>;
  hit?: string;
  id: string;
  kill?: string;
  wounds?: string;
}

/** A chest; only its colour is known. */
export interface ClosedChest {
  colour: string;
  space: string;
}

/** Who could attack a hero on a space in the overlord's next turn, and the wounds on average. */
export interface Danger {
  monsters: number[];
  wounds: string;
}

/** A thrown die of an attack; one bought with fatigue cannot be thrown again. */
export interface Die {
  colour: string;
  damage: number;
  face: number;
  late: boolean;
  marked: boolean;
  miss: boolean;
  points: number;
  range: number;
  surges: number;
}

/** A door along one side of a space and of the next one. */
export interface Door {
  lock: string;
  name: string;
  open: boolean;
  side: "east" | "south";
  x: number;
  y: number;
}

/** A familiar; one that is carried has no space. */
export interface Familiar {
  carries: string;
  hero: string;
  name: string;
  space: string;
}

/** What an action brings: points to move, attacks, and whether an order may be placed. */
export interface Gain {
  attacks: number;
  order: boolean;
  points: number;
}

/** A glyph. */
export interface Glyph {
  active: boolean;
  space: string;
}

/** A hero; in town the space is "". */
export interface Hero {
  acted: boolean;
  armor: number;
  coins: number;
  conquest: number;
  exhausted: string[];
  fatigue: number;
  figure: number;
  max_fatigue: number;
  max_wounds: number;
  monkey: number;
  name: string;
  order: "aim" | "dodge" | "guard" | "none" | "rest";
  pack: string[];
  seat: number;
  skills: string[];
  slots: Slots;
  space: string;
  speed: number;
  tokens: Tokens;
  traits: number[];
  worn: string[];
  wounds: number;
}

/** What breaks a line of sight: spaces with figures or rubble, a door, or a wall. */
export interface Line {
  door: boolean;
  figures: string[];
  range: number;
  rubble: string[];
  wall: boolean;
}

/** What is seen from a placement: spaces with their range; what hides each enemy out of sight. */
export interface Lookout {
  hidden: Record<string, Line>;
  sees: Record<string, number>;
  shots: Shot[];
}

/** Something that can be picked up: "healing-potion", "coins", "key-red", a relic. */
export interface Lying {
  space: string;
  what: string;
}

/** A monster on the board; None: a number that was not announced. */
export interface Monster {
  activated: boolean;
  armor: number | null;
  base: "1x1" | "1x2" | "2x2" | "2x3";
  kind: string;
  left: number | null;
  lost: number;
  master: boolean;
  name: string;
  spaces: string[];
  speed: number | null;
  tokens: Tokens;
  wounds: number | null;
}

/** Chances of an attack as fractions, each with the best spending of surges for it; wounds on average. */
export interface Odds {
  hit: string;
  kill: string;
  wounds: string;
}

/** What an option can lead to: in a word or two, in full, and a warning. */
export interface Outlook {
  alarm: Chance | null;
  lines: Chance[];
  odds: Chance[];
}

/** What everybody knows of the overlord. */
export interface Overlord {
  deck: number;
  discard: string[];
  hand: number;
  income: number;
  powers: string[];
  threat: number;
}

/** Where a part of a sum comes from: a message that names it, and how much it is. */
export interface Part {
  n: number;
  name: string;
}

/** A map piece as placed: its kind, upper left space and turn ("", "h", "v", "es" ...). */
export interface Piece {
  shape: string;
  turn: string;
  x: number;
  y: number;
}

/** A monster that waits in an area. */
export interface Planned {
  kind: string;
  master: boolean;
  name: string;
  space: string;
  stands: boolean;
}

/** How the game ended. */
export interface Result {
  reason: string;
  round: number;
  scores: Record<string, number>;
  winners: number[];
}

/** What surges buy: how many they cost, what it does, how often it was bought. */
export interface Sale {
  bought: number;
  effect: string;
  n: number;
  option: string;
  surges: number;
}

/** An area that is not revealed yet, as the overlord knows it (J-339). */
export interface Secret {
  chests: ClosedChest[];
  doors: Door[];
  glyphs: string[];
  ground: Lying[];
  monsters: Planned[];
  spaces: string[];
  text: string;
  tokens: Lying[];
}

/** An attack that could be made: with what (monsters: ""), on which space, how far, and how likely. */
export interface Shot {
  chance: number;
  figure: number;
  range: number;
  space: string;
  weapon: string;
}

/** A place for items: what is in it, how much is used, and how much there is. */
export interface Slot {
  items: string[];
  most: number;
  used: number;
}

/** The equipment of a hero by its places. */
export interface Slots {
  armor: Slot;
  hands: Slot;
  others: Slot;
  pack: Slot;
  potions: Slot;
}

/** One end of a staircase; the other end is "" until its area is revealed. */
export interface Stair {
  space: string;
  to: string;
}

/** The current totals of an attack; points (enhancements) needed for range are already deducted. */
export interface Sums {
  damage: number;
  damage_parts: Part[];
  deadly: boolean;
  falls_short: boolean;
  fear: number;
  hits: boolean;
  needed: number;
  overcome: boolean;
  pierce: number;
  points: number;
  range: number;
  range_parts: Part[];
  surges: number;
}

/** What a player could work out: about `figure`, which acts or is about to. */
export interface Survey {
  areas?: Record<string, string[]>;
  chances?: Odds[];
  danger?: Record<string, Danger>;
  figure?: number;
  gains?: Record<string, Gain>;
  lookouts?: Record<string, Lookout>;
  options?: Record<string, Outlook>;
  reach?: Record<string, Record<string, number>>;
  stops?: Record<string, string>;
  walks?: Record<string, Walk>;
}

/** What else a hero is doing besides the turn: where, and with which item. */
export interface Task {
  at: "equip" | "exchange" | "market" | "received" | "start";
  hero: string;
  item: string;
  lacking?: Record<string, number>;
  prices?: Record<string, number>;
}

/** Tokens of lingering effects. */
export interface Tokens {
  burn: number;
  poison: number;
  stun: number;
  web: number;
}

/** Whose turn it is ("" between turns and in the overlord's), who acts, and what is left of it. */
export interface Turn {
  action: string;
  attacks: number;
  figure: number | null;
  hero: string;
  may_order: boolean;
  passing: boolean;
  phase: "hero" | "heroes" | "over" | "overlord" | "setup";
  points: number;
  sight: number;
}

/** What a seat may know; only the overlord has a hand, prices and threat lacking, chest numbers, secrets. */
export interface View {
  asked: number[];
  attack: Attack | null;
  chest_numbers?: number[];
  chests: ClosedChest[];
  conquest: number;
  doors: Door[];
  encounters: string[];
  familiars: Familiar[];
  game: "descent";
  glyphs: Glyph[];
  goal: string;
  hand?: string[];
  heroes: Hero[];
  keys: string[];
  lacking?: Record<string, number>;
  monsters: Record<string, Monster>;
  opened: string[];
  options: string[];
  overlord: Overlord;
  pieces: Piece[];
  players: number;
  prices?: Record<string, number>;
  quest: string;
  result: Result | null;
  round: number;
  rows: string[];
  secrets?: Secret[];
  stairs: Stair[];
  stock: Record<string, number>;
  task: Task | null;
  texts: string[];
  tokens: Lying[];
  training: number[];
  turn: Turn;
}

/** A walk to a placement: the options to choose one by one, where it leads, what awaits on it. */
export interface Walk {
  fatigue: number;
  moves: string[];
  points: number;
  spaces: string[];
  warnings: ("aura" | "grapple" | "pit" | "seen")[];
  wounds: number;
}
