/** Made by tools/wire from the server's types; do not edit. */

/** The card on the table. */
export interface Board {
  position: string;
  rows: string[][];
  stairs: string[];
  walls: string[];
}

/** How the monsters' phases end: fewest and most wounds, and the rest with ties broken by default. */
export interface Ending {
  defence: number;
  fatal: "maybe" | "no" | "surely";
  least: number;
  most: number;
  moves: Record<string, string[]>;
  strikers: string[];
  sum: number;
}

/** The dice: as rolled, as laid, and the resulting sums. */
export interface EnergyDice {
  defence: number;
  dice: Record<"attack" | "defence" | "range" | "speed", number>;
  kept: number;
  kept_on: "" | "attack" | "defence" | "speed";
  left: Left;
  range: number;
  rolled: number[];
  strikes: number;
  sums: Record<"attack" | "defence" | "range" | "speed", number[]>;
}

/** The hero: place, health, base skills, class. */
export interface Hero {
  ability_used: boolean;
  attack: number;
  class: string;
  defence: number;
  health: number;
  range: number;
  speed: number;
  square: string;
}

/** The line that all monsters of a level share. */
export interface Kind {
  attack: number;
  defence: number;
  health: number;
  name: string;
  range: number;
  speed: number;
}

/** What a way to lay the dice allows: strikes, and the monsters' phases if the hero stays put. */
export interface Laying {
  clears: boolean;
  defence: number;
  fatal: "maybe" | "no" | "surely";
  least: number;
  most: number;
  moves: Record<string, string[]>;
  strikers: string[];
  strikes: number;
  sum: number;
}

/** Points that are left to spend. */
export interface Left {
  attack: number;
  speed: number;
}

/** A living monster in relation to the hero; it threatens a hero in range and sight. */
export interface Monster {
  blocked_by: string[];
  clear_lines: number;
  distance: number;
  health: number;
  in_range: boolean;
  in_sight: boolean;
  letter: string;
  square: string;
  threatens: boolean;
}

/** How the game ended. */
export interface Result {
  level: number;
  reason: string;
  scores: Record<string, number>;
  winners: number[];
}

/** The cheapest tile from which a monster can be struck. */
export interface Stand {
  price: number;
  square: string;
}

/** What a player could work out; which parts there are depends on the phase. */
export interface Survey {
  ends?: Record<string, Ending>;
  lay?: Record<string, Laying>;
  lines: Record<string, [number, number, number, number, number][]>;
  odds?: Record<string, number[]>;
  range: Record<string, number>;
  reach: string[];
  stands?: Record<string, Stand>;
  walks?: Record<string, Walk>;
}

/** The table: nothing is hidden in this game but the dice to come. `most` limits health and skills. */
export interface View {
  automatic: boolean;
  board: Board;
  energy: EnergyDice;
  game: "one-card";
  hero: Hero;
  kind: Kind;
  level: number;
  levels: number;
  monsters: Monster[];
  most: number;
  moving: string;
  phase: "energy" | "hero" | "monsters" | "over" | "reward";
  result: Result | null;
  turn: number;
}

/** A tile that the hero can walk to: price, speed left, path, and whom he could strike from there. */
export interface Walk {
  left: number;
  price: number;
  targets: string[];
  way: string[];
}
