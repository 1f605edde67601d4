/** Shows what happened one event at a time; the player may skip to the end. */
import type { GameModule } from "../games/module";
import { play } from "../app/sound";
import { settings, type Pace } from "../app/settings.svelte";
import type { Beat } from "../net/follow";
import type { Words } from "../net/wire";

/** An event of the log: `n` is the number of the position it led to. */
export interface Line {
  key: string;
  n: number;
  event: Words;
}

const LONGEST = 10_000; // ms of others' events shown at normal speed; the more there is beyond that, the faster it is shown
/** How many times faster than usual the turns of others are shown. */
const RATES: Record<Pace, number> = { calm: 1, quick: 3, "at-once": Infinity };
const MOST_SUSPENSE = 0.6; // of the time for which an event is shown
const LEAST = 40; // ms below which an event would be invisible

interface Arrival {
  n: number;
  beats: Beat[];
  view: any;
  /** How long its events are shown, in ms. */
  time: number;
  /** Whether it follows from the player's own choice: that is shown at normal speed, whatever the pace of others. */
  own: boolean;
}

export class Stage {
  /** The view to draw: the true one, or a step on the way to it. */
  view = $state.raw<any>(null);
  /** The event that is shown just now. */
  event = $state.raw<Words | null>(null);
  /** The event that is put into words: dice once they have landed. */
  told = $state.raw<Words | null>(null);
  /** How many times faster than usual it is shown. */
  tempo = $state(1);
  /** Counts events, so that the same event twice is seen twice. */
  beat = $state(0);
  lines = $state.raw<Line[]>([]);
  /** Whether the true view is shown and nothing is left to tell. */
  settled = $state(true);
  /** Whether the result of a choice stays until the player goes on: for guided games. */
  patient = false;
  /** Whether there is something to read before the game goes on. */
  reading = $state(false);
  /** Whether it is staying now. */
  holding = $state(false);
  private queue: Arrival[] = [];
  /** The position that the events being shown lead to. */
  private showing = Infinity;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private wake: (() => void) | null = null;
  private hurried = false;
  private waiting: (() => void)[] = [];
  /** Anything still queued is dropped when this changes. */
  private act = 0;
  /** How many times faster than usual events are shown. */
  speed = 1;

  constructor(private readonly module: () => GameModule) {}

  /** Show a view at once, and drop whatever was about to be shown. */
  reset(view: any): void {
    this.act += 1;
    this.queue = [];
    clearTimeout(this.timer);
    this.wake?.();
    [this.view, this.event, this.told] = [view, null, null];
    this.rest();
  }

  /** The log as the server remembers it, up to a position; events still to be shown are added when they are. */
  recall(lines: Line[], n: number): void {
    const from = Math.min(n + 1, this.showing);
    this.lines = [...lines.filter((line) => line.n < from), ...this.lines.filter((line) => line.n >= from)];
  }

  /** Show events, each with the view it led to, and then the view at the end. */
  add(n: number, beats: Beat[], view: any, own = true): void {
    const time = beats.reduce(
      (sum, { event }, place) => sum + (this.module().pace?.(event, beats[place + 1]?.event) ?? 0),
      0,
    );
    this.queue.push({ n, beats, view, time: time / this.rate(own), own });
    if (this.settled) void this.run();
  }

  /** Show the end of it now. */
  skip(): void {
    if (this.settled) return;
    this.hurried = true;
    clearTimeout(this.timer);
    this.wake?.();
  }

  /** Wait until everything is shown. */
  async shown(): Promise<void> {
    if (!this.settled) await new Promise<void>((resolve) => this.waiting.push(resolve));
  }

  private async run(): Promise<void> {
    this.settled = false;
    const act = this.act;
    for (let moment = this.queue.shift(); moment; moment = this.queue.shift()) {
      this.showing = moment.n;
      for (const [place, { event, view }] of moment.beats.entries()) {
        const next = moment.beats[place + 1]?.event;
        const times = this.times(moment);
        const time = this.time(event, next, times);
        const suspense = Math.min((this.module().suspense?.(event) ?? 0) / times, time * MOST_SUSPENSE);
        this.view = view; // even for an event that is shown for no time
        if (time > 0 || this.patient) this.show(event, time, times);
        if (suspense > 0) await this.sleep(suspense);
        if (act !== this.act) return;
        this.tell({ key: `${moment.n}.${place}`, n: moment.n, event });
        if (time > suspense) await this.sleep(time - suspense);
        if (act !== this.act) return;
        const read = this.reading && time > 0 && !this.hurried;
        if (read || (this.patient && this.module().rests?.(event, next))) await this.hold();
        if (act !== this.act) return;
      }
      this.view = moment.view;
      this.event = this.told = null;
    }
    this.rest();
  }

  private rest(): void {
    [this.settled, this.hurried, this.holding, this.showing] = [true, false, false, Infinity];
    this.tempo = 1;
    for (const resolve of this.waiting.splice(0)) resolve();
  }

  private time(event: Words, next: Words | undefined, times: number): number {
    if (this.hurried || !settings.moves || document.hidden) return 0;
    const time = (this.module().pace?.(event, next) ?? 0) / times;
    return time < LEAST ? 0 : time;
  }

  /** How many times faster than usual an event is shown now. */
  private times({ own }: Arrival): number {
    return this.rate(own) * Math.max(1, this.behind() / LONGEST);
  }

  private rate(own: boolean): number {
    return this.speed * (own ? 1 : RATES[settings.pace]);
  }

  /** How long all that waits to be shown would take, in ms. */
  private behind(): number {
    return this.queue.reduce((sum, { time }) => sum + time, 0);
  }

  private show(event: Words, time: number, times: number): void {
    this.tempo = time ? times : 1;
    this.event = event;
    this.beat += 1;
    const sound = time ? this.module().sound?.(event) : null;
    if (sound) play(sound);
  }

  /** Say in words what is shown. */
  private tell(line: Line): void {
    this.lines = [...this.lines, line];
    this.told = this.event;
  }

  private async sleep(time: number): Promise<void> {
    if (this.hurried) return;
    await new Promise<void>((resolve) => {
      this.wake = resolve;
      this.timer = setTimeout(resolve, time);
    });
  }

  private async hold(): Promise<void> {
    this.holding = true;
    await new Promise<void>((resolve) => (this.wake = resolve));
    [this.holding, this.hurried, this.reading] = [false, false, false];
  }
}
