/** What is known of a choice: the open option, why or why not, what can come of it, the doubt before it. */
import type { Question, Words } from "../net/wire";

/** An open option with all that is known of it. */
export interface Option {
  key: string;
  ask: Question;
  /** The digit that chooses it: its place in the list from 1, unless the game has a better one. */
  digit: number;
  label: Words | null;
  objects: string[];
  rules: string[];
  warning: Words | null;
}

/** What the popover about an option shows. */
export interface Why {
  option: string;
  /** Where it was asked about: the popover stands there. */
  anchor: Element | null;
  open: boolean;
  text: Words;
  warning: Words | null;
  rules: string[];
  /** A message that says what to do next. */
  note?: string;
}

/** What can come of an option, as the server computes it (`Game.survey` tells more). */
export interface Outlook {
  odds: Words[];
  lines: Words[];
  alarm: Words | null;
}

/** Something to ask the player before an option with a warning is chosen. */
export interface Doubt {
  option: string;
  warning: Words;
}
