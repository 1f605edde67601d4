/** What a game brings to the browser's table. web/README.md explains it with an example. */
import type { Component } from "svelte";
import type { Option } from "../table/choice";
import type { Table } from "../table/table.svelte";
import type { Usual } from "../table/usual";
import type { Question, Words } from "../net/wire";

/** How a line of the log looks; everything is optional. */
export interface LogLook {
  icon?: string;
  tone?: "blood" | "moss" | "gold" | "frost" | "violet" | "ember";
  /** A heading such as a new turn or room: it opens a group. */
  heading?: boolean;
  /** Shown elsewhere, so not worth a line. */
  hidden?: boolean;
  /** Worth a line of the log, but not of a summary. */
  minor?: boolean;
  /** Touches everybody: it stands first in a summary. */
  grave?: boolean;
}

/** A question with one of the game's prompts. */
export interface Asked<Prompt extends string> extends Question {
  prompt: Words & { id: Prompt };
}

/** A number of a seat that everybody may see. */
export interface Fact {
  icon: string;
  /** Message id of what the number is, for the tooltip and the screen reader. */
  label: string | Words;
  value: number | string;
  tone?: LogLook["tone"];
}

/** A seat as the side of the table shows it. */
export interface SeatLook {
  /** What the game calls this seat, e.g. the character; shown beside the player's own name. */
  title?: string | Words;
  icon?: string;
  facts?: Fact[];
  /** Must choose now. */
  asked?: boolean;
  /** Has chosen and waits for the others. */
  ready?: boolean;
  /** No longer in the game. */
  out?: boolean;
}

/** Something the board can show on demand, such as lines of sight. */
export interface Overlay {
  id: string;
  icon: string;
  label: string;
}

/** `Event` is the union in the game's `events.ts`, and so is `Prompt`. */
export interface GameModule<View = any, Event extends Words = any, Prompt extends string = any> {
  id: string;
  /** The board, in the middle. */
  Board: Component<{ table: Table<View, Event> }>;
  /** The player's hand or hero sheet: below the board, or at its left on wide screens (see `handAt`). */
  Hand?: Component<{ table: Table<View, Event> }>;
  handAt?: "below" | "left";
  /** "slim": on a narrow screen the columns beside the board are narrow, too, since the board needs the room. */
  side?: "slim";
  /** Whether what is asked is answered beneath the board: on a narrow screen the page stays there. */
  beneath?(table: Table<View, Event>): boolean;
  /** One row above everything else: the other players, always in sight. */
  Rivals?: Component<{ table: Table<View, Event> }>;
  /** More beside the log, e.g. the monsters. */
  Aside?: Component<{ table: Table<View, Event> }>;
  /** A small thing in the top bar, e.g. the level. */
  Bar?: Component<{ table: Table<View, Event> }>;
  /** What a seat is and has, for the list of seats; without it only names are shown. */
  seat?(view: View, seat: number): SeatLook;
  /** The sentence under the prompt: why, or what is left; `ask` is the question above it, if there is one. */
  reason?(view: View, ask?: Asked<Prompt>): string | Words | null;
  /** A short place in the game for the top bar and the lobby, e.g. "Level 5". */
  place?(view: View): string | Words | null;
  overlays?: Overlay[];
  /** A finished game with all hands open: the public view, and what each seat saw. Without it a replay does not offer this. */
  open?(view: View, seats: View[]): View;
  /** Whether the board draws `table.survey`: reach, threats, chances, as the game computes them; perhaps only for the player who is asked. */
  surveys?: boolean | "asked";
  /** What to do instead if an option is not open: one more line under the reason. */
  advice?(survey: any, option: string): Words | null;
  /** A warning on the button of an option that would be fatal. */
  alarm?(view: View, survey: any, option: string): string | null;
  /** What a player who chooses an option may have forgotten: they are asked once more. */
  doubt?(option: string): Words | null;
  /** How long an event is shown, in ms (0: not at all), given the one that follows. With motion switched off it is 0. */
  pace?(event: Event, next?: Event): number;
  /** For how many of these ms the board builds up to the result before words tell it: dice roll, a sum grows. */
  suspense?(event: Event): number;
  /** Whether an event is told on a page of its own: the line of the prompt does not repeat it. */
  paged?(event: Event): boolean;
  /** What the line of the prompt says about an event that happens together with others, instead of naming only one of them. */
  together?(event: Event, view: View): Words | null;
  /** Whether a guided game stops after an event, so that the player can look at the result. */
  rests?(event: Event, next?: Event): boolean;
  /** The sound of an event, if it has one. */
  sound?(event: Event): Sound | null;
  log?(event: Event): LogLook;
  /** A few words on the button of an option, such as what would be left unused. */
  note?(view: View, option: string, options: readonly Option[], survey: any): string | Words | null;
  /** The digit that chooses an option; without it, its place in the list. */
  digit?(option: string): number | undefined;
  /** The board shows who sits where: the list of seats appears only while one is free. */
  seated?: boolean;
  /** For a question that only lets the player interrupt others: what sort of moment it is. Moments of one sort can be passed together. Null for any other question. */
  interrupts?(ask: Asked<Prompt>, view: View): string | null;
  /** The cards of a player that may be used while others play. */
  stoppers?(view: View, seat: number): { card: string; name: string }[];
  /** Add the printed cards of a content pack. */
  learn?(faces: Record<string, any>): void;
  /** Options that the board shows well enough that no button has to repeat them; `options` are all that are open. */
  onBoard?(option: string, options: readonly Option[]): boolean;
  /** What a sensible player mostly does at a prompt: it is lit. A single option is always lit. */
  usual?: Usual;
  /** An option that is never lit, though others of its kind are: what hurts whoever chooses it. */
  odd?(option: string, view: View): boolean;
  /** Whether another open option is plainly better than a usual one just now: then that one is not lit. */
  bettered?(survey: any, option: string, options: readonly string[]): boolean;
}

export type Sound = "die" | "card" | "step" | "hit" | "coin" | "win" | "lose";
