/** Made by tools/wire from the server's types; do not edit. */

/** The card as it lies. */
export interface Board {
  position: string;
  rows: string[][];
  stairs: string[];
  walls: string[];
}

/** The dice: as they were rolled, as they lie, and what they make. */
export interface EnergyDice {
  defence: number;
  dice: Record<"attack" | "defence" | "range" | "speed", number>;
  kept: number;
  kept_on: "" | "attack" | "defence" | "speed";
  left: Left;
  range: number;
  rolled: number[];
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

/** Points that are left to spend. */
export interface Left {
  attack: number;
  speed: number;
}

/** A living monster, and how it stands to the hero. */
export interface Monster {
  blocked_by: string[];
  clear_lines: number;
  distance: number;
  health: number;
  in_range: boolean;
  in_sight: boolean;
  letter: string;
  square: string;
}

/** How the game ended. */
export interface Result {
  level: number;
  reason: string;
  scores: Record<string, number>;
  winners: number[];
}

/** The table: nothing is hidden in this game but the dice to come. */
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
  moving: string;
  phase: "energy" | "hero" | "monsters" | "over" | "reward";
  result: Result | null;
  turn: number;
}
