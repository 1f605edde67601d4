import { untrack } from "svelte";

/** What the screen reader is told: one polite line for what happens, one for what to do. */
class Announcer {
  polite = $state("");
  urgent = $state("");

  /** Something happened; the reader finishes its sentence first. */
  tell(text: string): void {
    this.polite = again(text, untrack(() => this.polite));
  }

  /** The player must know now. */
  warn(text: string): void {
    this.urgent = again(text, untrack(() => this.urgent));
  }
}

/** The same words twice must differ, or the second is not read. */
function again(text: string, before: string): string {
  return text === before ? text + "\u00a0" : text;
}

export const announcer = new Announcer();
