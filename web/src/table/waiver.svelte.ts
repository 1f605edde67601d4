/** Passing repeatedly while others play: until something new can be done, or the moment is of another sort. */
import type { Question } from "../net/wire";

/** What lets the game go on, as the engine calls it. */
export const PASS = "pass";

export class Waiver {
  /** Whether it passes automatically now. */
  on = $state(false);
  private sorts = new Set<string>();
  private known = new Set<string>();

  /** `sort` says which sort of interruption a question is, or that it is none. */
  constructor(private readonly sort: (ask: Question) => string | null) {}

  /** The question, if one may only interrupt others or let them go on. */
  private moment(asks: readonly Question[]): Question | null {
    const [ask, another] = asks.filter(({ idle }) => !idle);
    return ask && !another && ask.options.includes(PASS) && this.sort(ask) !== null ? ask : null;
  }

  /** Whether this question can be passed together with those like it. */
  offers(asks: readonly Question[]): boolean {
    return this.moment(asks) !== null;
  }

  /** From now on pass moments of this sort, as long as they offer nothing that is not open here. */
  start(asks: readonly Question[]): void {
    const ask = this.moment(asks);
    if (!ask) return;
    this.sorts.add(this.sort(ask)!);
    for (const option of ask.options) this.known.add(option);
    this.on = true;
  }

  stop(): void {
    this.on = false;
  }

  /** Whether to pass now. A moment of another sort, or a new option, ends it; the player's own turn also clears what it knows. */
  passes(asks: readonly Question[]): boolean {
    if (!asks.some(({ idle }) => !idle)) return false;
    const ask = this.moment(asks);
    if (!ask) [this.sorts, this.known] = [new Set(), new Set()];
    if (!ask || !this.sorts.has(this.sort(ask)!) || ask.options.some((option) => !this.known.has(option)))
      this.on = false;
    return this.on;
  }
}
