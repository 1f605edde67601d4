/** One seat (or a spectator) at a table: its connection, its view, and the options with their descriptions. */
import type { GameModule } from "../games/module";
import { api } from "../net/api";
import { Connection, type Dial, type Status } from "../net/connection";
import { Stage, type Line } from "./stage.svelte";
import type { ChatLine, Described, ErrorMessage, Question, RulesMessage, SeatInfo } from "../net/wire";

/** What is the same for all seats, and hears of it through whichever session is told. */
export interface Host {
  readonly id: string;
  readonly module: GameModule;
  wish: number | null;
  paused: boolean;
  wind(left?: number, limit?: number): void;
  hear(lines: ChatLine[]): void;
  sat(seats: SeatInfo[]): void;
  revised(notice: RulesMessage): void;
}

/** What one seat (or a spectator) sees. */
export class Session {
  readonly stage: Stage;
  readonly connection: Connection;
  view = $state.raw<any>(null);
  asks = $state.raw<Question[]>([]);
  /** The questions with all their options described: what is shown, a moment behind `asks`. */
  offered = $state.raw<Question[]>([]);
  described = $state.raw<Record<string, Described>>({});
  /** What the game reckons from here for overlays (reach, threats, chances), once it has come. */
  survey = $state.raw<any>(null);
  seat = $state(-1);
  n = $state(-1);
  status = $state<Status>("connecting");
  failure = $state.raw<ErrorMessage | null>(null);
  undo = $state(false);
  /** A choice is on its way. */
  busy = $state(false);
  /** The position that the last own choice led to, beyond letting others go on; -1 if none was made since the page was opened. */
  mark = $state(-1);

  constructor(
    private readonly table: Host,
    readonly token: string,
    dial?: Dial,
  ) {
    this.stage = new Stage(() => table.module);
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const url = `${scheme}://${location.host}/ws/${encodeURIComponent(table.id)}`;
    this.connection = new Connection(
      url,
      token,
      {
        whole: () => {
          this.take();
          this.stage.reset(this.view);
        },
        step: (events) => {
          this.take();
          this.stage.add(this.n, events, this.view);
          table.wind();
        },
        chat: (lines) => table.hear(lines),
        wish: (seat) => (table.wish = seat),
        seats: (seats) => table.sat(seats),
        undone: () => void this.recall(),
        paused: (on) => {
          table.paused = on;
          table.wind();
        },
        rules: (notice) => table.revised(notice),
        clock: (seconds, left) => table.wind(left, seconds),
        status: (status) => {
          this.status = status;
          this.seat = this.connection.seat;
          this.failure = this.connection.failure;
          if (status === "open") {
            void this.describe();
            void this.reckon();
            void this.recall();
          }
        },
      },
      dial,
    );
  }

  /** Whether this seat holds the game up. */
  get asked(): boolean {
    return this.asks.some((ask) => !ask.idle);
  }

  /** Whether the options on the screen are those that are open. */
  get current(): boolean {
    return !this.asks.length || this.asks === this.offered;
  }

  private take(): void {
    const { view, asks, n, seat, undo } = this.connection;
    const changed = asks !== this.asks;
    [this.view, this.n, this.seat, this.undo] = [view, n, seat, undo];
    this.survey = null;
    void this.reckon();
    if (changed) {
      this.asks = asks;
      if (asks.length) void this.describe();
      else [this.offered, this.described] = [[], {}];
    }
  }

  private async describe(): Promise<void> {
    if (this.status !== "open" || !this.asks.length) return;
    const asks = this.asks;
    try {
      const described = await this.connection.describe();
      if (asks === this.asks) [this.offered, this.described] = [asks, described];
    } catch {
      // lost: it is asked again on coming back
    }
  }

  private async reckon(): Promise<void> {
    const { surveys } = this.table.module;
    if (this.status !== "open" || !surveys || (surveys === "asked" && !this.connection.asks.length)) return;
    try {
      this.survey = (await this.connection.survey()) ?? this.survey;
    } catch {
      // lost: it is asked again on coming back
    }
  }

  private async recall(): Promise<void> {
    const n = this.n;
    try {
      const entries = await api.log(this.table.id, this.token);
      const lines: Line[] = entries.flatMap(({ n, events }) =>
        events.map((event, place) => ({ key: `${n}.${place}`, n, event })),
      );
      this.stage.recall(lines, Math.max(n, entries.at(-1)?.n ?? 0));
    } catch {
      // the log begins with what happens from now on
    }
  }
}
