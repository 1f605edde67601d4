/** What is known about a choice: the open option, why or why not, what can come of it, the doubt before it. */
import type { Denied, Described, Question, Words } from "../net/wire";

/** An open option with all that is known about it. */
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
  /** The element it was asked about: the popover opens beside it. */
  anchor: Element | null;
  open: boolean;
  text: Words;
  warning: Words | null;
  rules: string[];
  /** A message that says what to do next. */
  note?: string;
  /** What the thing it was asked about is, in words. */
  about?: string;
}

/** What the server says about an option: what it is, or why it is not open. */
export interface Answer {
  description?: Described | null;
  refusal?: Denied | null;
}

/** What the popover shows of that answer; null where there is none. */
export function explained(
  option: string,
  { description, refusal }: Answer,
  anchor: Element | null,
  note: string,
  about: string,
): Why | null {
  if (description) {
    const { label: text, warning, rules } = description;
    return { option, anchor, open: true, text, warning, rules, note, about };
  }
  if (!refusal) return null;
  const rules = refusal.rule ? [refusal.rule] : [];
  return { option, anchor, open: false, text: refusal.message, warning: null, rules, about };
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
