/** A finished game to look at: any moment, as any seat saw it, drawn by the game's own board. */
import { api, Failure } from "../net/api";
import type { Dial } from "../net/connection";
import { beatsOf, follow, type Beat } from "../net/follow";
import type { Line } from "./stage.svelte";
import { Table } from "./table.svelte";
import type { ShownTable, Words } from "../net/wire";

/** A position, what led to it, and who chose (nobody at the start). */
export interface Frame {
  view: any;
  beats: Beat[];
  seat: number | null;
}

/** Views besides those of the seats: what everybody saw, and all hands open. */
export const [PUBLIC, OPEN] = [-1, -2];
const STRETCH = 200; // moments fetched at once
const nobody: Dial = () => ({ send: () => undefined, close: () => undefined }) as unknown as WebSocket;

export class Replay extends Table {
  override readonly still = true;
  /** The moment that is shown: the number of choices before it. */
  at = $state(-1);
  moves = $state(0);
  frame = $state.raw<Frame | null>(null);
  playing = $state(false);
  speed = $state(1);
  /** Waiting for a stretch that is not loaded yet. */
  waiting = $state(false);
  failed = $state.raw<Failure | null>(null);
  private reels = new Map<number, Map<number, Frame>>();
  private fetching = new Map<string, Promise<void>>();
  private wanted = 0;

  constructor(id: string, info: ShownTable, seat: number) {
    super(id, nobody);
    this.info = info;
    [this.sessions, this.curtain] = [this.sessions.slice(0, 1), null];
    [this.session.status, this.session.seat] = ["open", seat];
  }

  /** Show a moment: the next one with its events, any other at once. */
  async show(at: number, events = false): Promise<void> {
    const moment = Math.max(0, this.moves ? Math.min(at, this.moves) : at);
    this.wanted = moment;
    const known = this.reel.get(moment);
    if (known) return this.put(moment, known, events);
    this.waiting = true;
    try {
      await this.fetch(moment);
      this.failed = null;
      const frame = this.reel.get(Math.min(moment, this.moves));
      if (this.wanted === moment && frame) this.put(Math.min(moment, this.moves), frame, events);
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      if (error.code === "range" && moment > 0) return await this.show(0); // a link to a moment that does not exist
      [this.failed, this.playing] = [error, false];
    } finally {
      this.waiting = false;
    }
  }

  /** One moment forward or back; going forward shows its events. */
  step(by: number): void {
    void this.show((this.settled ? this.at : this.wanted) + by, by === 1);
  }

  /** Show the view of a seat, or of nobody (`PUBLIC`, `OPEN`). */
  look(seat: number): void {
    this.session.seat = seat;
    void this.show(this.wanted);
  }

  /** Play on automatically, from the start if this is the end. */
  play(on: boolean): void {
    this.playing = on;
    if (on && this.at >= this.moves) void this.show(0);
  }

  /** Load everything else, nearest first, so that scrubbing never waits. */
  async fill(): Promise<void> {
    const here = Math.floor(this.at / STRETCH);
    const all = Array.from({ length: Math.floor(this.moves / STRETCH) + 1 }, (_, number) => number);
    for (const number of all.sort((a, b) => Math.abs(a - here) - Math.abs(b - here))) {
      try {
        await this.fetch(number * STRETCH);
      } catch {
        return; // it is asked for again when it is needed
      }
    }
    if (this.settled) this.recall();
  }

  private get reel(): Map<number, Frame> {
    return this.reelOf(this.seat);
  }

  private reelOf(seat: number): Map<number, Frame> {
    let reel = this.reels.get(seat);
    if (!reel) this.reels.set(seat, (reel = new Map()));
    return reel;
  }

  private put(at: number, frame: Frame, events: boolean): void {
    const { session } = this;
    const next = events && at === this.at + 1;
    [this.at, this.frame, session.view, session.n] = [at, frame, frame.view, at];
    session.stage.speed = this.speed;
    if (next) return session.stage.add(at, frame.beats, frame.view);
    session.stage.reset(frame.view);
    this.recall();
  }

  /** The log up to the shown moment. */
  private recall(): void {
    const lines: Line[] = [];
    for (let n = 0; n <= this.at; n++)
      for (const [place, { event }] of (this.reel.get(n)?.beats ?? []).entries())
        lines.push({ key: `${n}.${place}`, n, event });
    this.session.stage.recall(lines, Infinity);
  }

  private fetch(moment: number, seat = this.seat): Promise<void> {
    const first = Math.floor(moment / STRETCH) * STRETCH;
    const key = `${seat}/${first}`;
    let job = this.fetching.get(key);
    if (!job) {
      job = seat === OPEN ? this.open(first) : this.load(seat, first, this.reelOf(seat));
      job.catch(() => this.fetching.delete(key));
      this.fetching.set(key, job);
    }
    return job;
  }

  /** All hands open: what everybody saw, and what each seat saw, in one. */
  private async open(first: number): Promise<void> {
    const eyes = [PUBLIC, ...this.seats.map(({ seat }) => seat)];
    await Promise.all(eyes.map((seat) => this.fetch(first, seat)));
    const [all, ...seen] = eyes.map((seat) => this.reelOf(seat));
    for (let n = first; n < first + STRETCH && all!.has(n); n++) {
      const { view, beats, seat } = all!.get(n)!;
      const frames = seen.map((reel) => reel.get(n)!);
      this.reelOf(OPEN).set(n, {
        seat,
        view: this.module.open!(
          view,
          frames.map((frame) => frame.view),
        ),
        beats: beats.map(({ event, view }) => ({
          event,
          view: this.module.open!(
            view,
            frames.map((frame) => seenAt(frame, event)),
          ),
        })),
      });
    }
  }

  private async load(seat: number, first: number, reel: Map<number, Frame>): Promise<void> {
    const { moves, moments } = await api.replay(this.id, first, STRETCH, seat);
    this.moves = moves;
    let view: any = null;
    moments.forEach((moment, place) => {
      // The first of a stretch is whole: its events are shown on the position that they led to.
      const whole = place ? view : follow(null, moment.set);
      const beats = beatsOf(whole, moment.events);
      view = place ? follow(beats.at(-1)?.view ?? view, moment.set) : whole;
      reel.set(first + place, { view, beats, seat: moment.seat });
    });
  }
}

/** What a seat saw at an event that everybody was told; a seat may have been told more in between. */
function seenAt(frame: Frame, event: Words): any {
  const told = JSON.stringify([event.id, event.args]);
  return (
    frame.beats.find((beat) => JSON.stringify([beat.event.id, beat.event.args]) === told)?.view ?? frame.view
  );
}
