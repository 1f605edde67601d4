/** Made by tools/wire from the server's types; do not edit. */

export type Event =
  /** The card is set up for a new level, with its monsters. */
  | { id: "one-card-level-begins"; args: { level: number; count: number; monster: string } }
  /** The last monster of a level is dead. */
  | { id: "one-card-level-cleared"; args: { level: number; turns: number } }
  /** The energy dice are thrown. */
  | { id: "one-card-rolls"; args: { dice: string } }
  /** All dice will be thrown again. */
  | { id: "one-card-rerolls"; args: Record<string, never> }
  /** A die stays on its skill for another turn. */
  | { id: "one-card-keeps"; args: { die: number; skill: string } }
  /** The dice are laid: what the hero has this turn. */
  | { id: "one-card-energy"; args: { speed: number; attack: number; defence: number; range: number } }
  /** The hero takes a step. */
  | { id: "one-card-moves"; args: { from: string; to: string; price: number } }
  /** The hero strikes a monster, which has health left. */
  | { id: "one-card-wounds"; args: { monster: string; letter: string; price: number; health: number } }
  /** The hero kills a monster. */
  | { id: "one-card-kills"; args: { monster: string; letter: string; price: number; health: 0 } }
  /** A monster moves; its path is found from the prices of all tiles from where it stood. */
  | { id: "one-card-monster-moves"; args: { monster: string; letter: string; from: string; to: string; price: number; way: string } }
  /** A monster stays: no tile is better than its own. */
  | { id: "one-card-monster-stays"; args: { monster: string; letter: string; from: string; to: string; price: 0; way: string } }
  /** All monsters that can strike together; the hero has `health` left. */
  | { id: "one-card-monsters-attack"; args: { monster: string; count: number; strikers: string; sum: number; defence: number; wounds: number; health: number } }
  /** No monster has the hero in range and in sight. */
  | { id: "one-card-nobody-attacks"; args: { monster: string; count: 0; strikers: ""; sum: 0; defence: number; wounds: 0; health: number } }
  /** The reward of a level is rest. */
  | { id: "one-card-heals"; args: { health: number } }
  /** The reward of a level is a better skill. */
  | { id: "one-card-improves"; args: { skill: string; value: number } }
  /** The last level is cleared. */
  | { id: "one-card-victory"; args: Record<string, never> }
  /** The hero has no health left. */
  | { id: "one-card-defeat"; args: { level: number; square: string } };

export type Prompt =
  | "one-card-ask-keep"
  | "one-card-ask-energy"
  | "one-card-ask-energy-kept"
  | "one-card-ask-hero"
  | "one-card-ask-next"
  | "one-card-ask-way"
  | "one-card-ask-reward";
