const TOGETHER = 120; // ms within which messages are joined into one announcement

/** What the screen reader says: a polite line for what happens and what to do, and one that interrupts. */
class Announcer {
  polite = $state("");
  urgent = $state("");
  private events: string[] = [];
  private question = "";
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** Something happened; the reader finishes its sentence first. */
  tell(text: string): void {
    this.events.push(text);
    this.soon();
  }

  /** What to do now: said after everything that has just happened. */
  ask(text: string): void {
    this.question = text;
    this.soon();
  }

  /** The player must know now. */
  warn(text: string): void {
    queueMicrotask(() => (this.urgent = again(text, this.urgent)));
  }

  private soon(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      this.polite = again([...this.events, this.question].filter(Boolean).join(" "), this.polite);
      [this.events, this.question] = [[], ""];
    }, TOGETHER);
  }
}

/** The same words twice must differ, or the second is not read. */
function again(text: string, before: string): string {
  return text === before ? text + "\u00a0" : text;
}

export const announcer = new Announcer();
