/** One seat (or a spectator) at a table: its connection, its view, and what it is asked. */
import { settings } from "../app/settings.svelte";
import type { GameModule } from "../games/module";
import { api } from "../net/api";
import { Connection, type Dial, type Status } from "../net/connection";
import { Stage, type Line } from "./stage.svelte";
import { addTo } from "./dice";
import type {
  ChatLine,
  Described,
  ErrorMessage,
  Question,
  RulesMessage,
  SeatInfo,
  ShownTable,
} from "../net/wire";

/** What all seats share; the session that hears of it passes it on. */
export interface Host {
  readonly id: string;
  readonly module: GameModule;
  wish: number | null;
  paused: boolean;
  wind(left?: number, limit?: number): void;
  hear(lines: ChatLine[]): void;
  sat(seats: SeatInfo[]): void;
  revised(notice: RulesMessage): void;
  shared(count: number): void;
  marked(): void;
  back(): void;
  rematch: string;
  info: ShownTable | null;
}

/** What one seat (or a spectator) sees. */
export class Session {
  readonly stage: Stage;
  readonly connection: Connection;
  view = $state.raw<any>(null);
  asks = $state.raw<Question[]>([]);
  /** What each open option is. */
  described: Record<string, Described> = $derived(
    Object.assign({}, ...this.asks.map((ask) => ask.described ?? {})),
  );
  /** What the game computes from here for overlays (reach, threats, chances), once it has arrived. */
  survey = $state.raw<any>(null);
  seat = $state(-1);
  n = $state(-1);
  status = $state<Status>("connecting");
  failure = $state.raw<ErrorMessage | null>(null);
  undo = $state(false);
  /** A choice is on its way. */
  busy = $state(false);
  /** The position after the player's last choice other than passing; -1 if none was made since the page was opened. */
  mark = $state(-1);
  /** What this seat saw there. */
  marked = $state.raw<any>(null);

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
        asked: () => this.take(),
        step: (beats) => {
          this.take();
          this.stage.add(this.n, beats, this.view, this.busy);
          table.wind();
        },
        chat: (lines) => table.hear(lines),
        wish: (seat) => (table.wish = seat),
        seats: (seats) => table.sat(seats),
        undone: () => void this.recall(),
        arrived: (count) => table.shared(count),
        rematch: (id) => (table.rematch = id),
        takenBack: () => table.marked(),
        paused: (on) => {
          table.paused = on;
          table.wind();
        },
        rules: (notice) => table.revised(notice),
        dice: (dice) => {
          if (table.info) table.info = { ...table.info, dice };
          void this.addLuck();
        },
        clock: (seconds, left) => table.wind(left, seconds),
        status: (status) => {
          this.status = status;
          this.seat = this.connection.seat;
          this.failure = this.connection.failure;
          if (status === "open") {
            table.back();
            void this.addLuck();
            void this.look();
            void this.recall();
          }
        },
      },
      dial,
      () => settings.stops,
    );
  }

  /** Whether this seat holds the game up. */
  get asked(): boolean {
    return this.asks.some((ask) => !ask.idle);
  }
  /** Whether an option is open for this seat. */
  offers(option: string): boolean {
    return this.asks.some(({ options }) => options.includes(option));
  }

  private take(): void {
    const { view, asks, n, seat, undo } = this.connection;
    [this.view, this.asks, this.n, this.seat, this.undo] = [view, asks, n, seat, undo];
    this.survey = null;
    void this.look();
  }

  /** A player who sits down adds to the dice, as long as that counts; if others are quicker, it is tried again. */
  private async addLuck(): Promise<void> {
    const { info, id } = this.table;
    if (this.status !== "open" || !info) return;
    try {
      await addTo(id, this.seat, info.dice, (digits) => this.connection.send({ do: "luck", digits }));
    } catch {
      // somebody has begun, or the connection is lost: both are reported elsewhere
    }
  }

  private async look(): Promise<void> {
    const { surveys } = this.table.module;
    if (this.status !== "open" || !surveys || (surveys === "asked" && !this.connection.asks.length)) return;
    try {
      this.survey = (await this.connection.survey()) ?? this.survey;
    } catch {
      // lost: asked again after reconnecting
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
