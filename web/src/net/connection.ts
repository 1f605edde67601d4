/** One seat's WebSocket: joins, keeps the cursor, reconnects after a loss, and matches answers to wishes. */
import { beatsOf, follow, type Beat } from "./follow";
import { renew, script } from "./page";
import { Shorthand } from "./shorthand";
import { WIRE } from "./wire";
import type {
  ChatLine,
  DeltaMessage,
  Described,
  Denied,
  DiceMessage,
  ErrorMessage,
  OkMessage,
  Question,
  RulesMessage,
  SeatInfo,
  SocketMessage,
  Stops,
  Wish,
} from "./wire";

/** What a connection reports; its own fields are up to date before every call. */
export interface Listener {
  /** A whole new view (joined, or the server could not give deltas). */
  whole(): void;
  /** Only the questions have changed. */
  asked(): void;
  /** A step: what happened, and the view that it led to. */
  step(beats: Beat[]): void;
  chat(lines: ChatLine[]): void;
  wish(seat: number | null): void;
  paused(on: boolean): void;
  seats(seats: SeatInfo[]): void;
  /** How many seconds a choice may take here, and how many are left. */
  clock(seconds: number, left: number): void;
  /** The table began under other rules, and is played under these now. */
  rules(notice: RulesMessage): void;
  /** Where the dice of the table come from. */
  dice(dice: DiceMessage): void;
  /** A choice was taken back: the log must be read again. */
  undone(): void;
  /** This seat was opened elsewhere as well: in how many places it is open now. */
  arrived(count: number): void;
  /** The same people play again at another table. */
  rematch(table: string): void;
  /** The game is one with take-backs: how often across a roll or a secret. */
  takenBack(count: number): void;
  status(status: Status): void;
}

export type Status = "connecting" | "open" | "lost" | "refused" | "closed";
/** How a socket is made; tests bring their own. */
export type Dial = (url: string) => WebSocket;

/** The server did not grant a wish. */
export class Refusal extends Error {
  constructor(readonly said: ErrorMessage) {
    super(said.text);
  }
}

type Answer = OkMessage | DeltaMessage;
interface Waiting {
  resolve(answer: Answer): void;
  reject(error: Error): void;
}

const FIRST_WAIT = 300;
const LONGEST_WAIT = 10_000;
const QUIET = 20_000; // ms of silence before asking whether the server is still there

export class Connection {
  view: any = null;
  asks: Question[] = [];
  n = -1;
  seat = -1;
  undo = false;
  status: Status = "connecting";
  failure: ErrorMessage | null = null;
  private short = new Shorthand();
  private socket: WebSocket | null = null;
  private refs = 0;
  private waiting = new Map<number, Waiting>();
  private behind: (() => void)[] = []; // callbacks that wait for the next position or status
  private tries = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private pulse: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly url: string,
    readonly token: string,
    private readonly listener: Listener,
    private readonly dial: Dial = (url) => new WebSocket(url),
    private readonly stops: () => Stops = () => ({}),
  ) {
    this.open();
  }

  /**
   * Choose an option at the position on the screen; settles once the server has it on disk.
   * If others have moved meanwhile and this seat is still asked the same, the choice stands.
   */
  async move(option: string): Promise<void> {
    const asks = this.asks;
    for (;;) {
      try {
        return void (await this.send({ do: "move", option, at: this.n }));
      } catch (error) {
        if (!(error instanceof Refusal) || error.said.code !== "stale") throw error;
        await this.reach(error.said.n ?? 0);
        if (this.asks !== asks) throw error;
      }
    }
  }

  /** Wait until a position has arrived or the connection is lost. */
  private async reach(n: number): Promise<void> {
    while (this.n < n && this.status === "open") await this.news();
  }

  /** Wait for another position, or another status. */
  private news(): Promise<void> {
    return new Promise((resolve) => this.behind.push(resolve));
  }

  /** What an option is, or why it is not open. */
  async why(option: string): Promise<{ description?: Described | null; refusal?: Denied | null }> {
    return (await this.send({ do: "why", option })) as OkMessage;
  }

  /** What can be computed from the position on the screen; null if the table has moved on meanwhile. */
  async survey(): Promise<any> {
    const { n, survey } = (await this.send({ do: "survey" })) as OkMessage;
    return n === this.n ? survey : null;
  }

  /** Tell the server where to ask from now on. A lost connection does so on reconnecting. */
  async stopAt(): Promise<void> {
    if (this.status === "open" && this.seat >= 0) await this.send({ do: "stops", stops: this.stops() });
  }

  /** Send a wish; returns the answer, or throws a Refusal. A wish made while the table is being opened is sent once it is open. */
  async send(wish: Wish): Promise<Answer> {
    while (this.status === "connecting") await this.news();
    const ref = ++this.refs;
    return new Promise((resolve, reject) => {
      if (this.status !== "open") return reject(new Refusal(lost(ref)));
      this.waiting.set(ref, { resolve, reject });
      this.socket!.send(JSON.stringify({ ...wish, ref }));
    });
  }

  /** Try again at once, e.g. because the network is back or the page is shown again. */
  retry(): void {
    if (this.status === "lost") {
      clearTimeout(this.timer);
      this.tries = 0;
      this.open();
    } else if (this.status === "open") this.ping();
  }

  /** Leave for good. */
  close(): void {
    this.become("closed");
    clearTimeout(this.timer);
    clearTimeout(this.pulse);
    this.socket?.close();
  }

  private open(): void {
    const socket = this.dial(this.url);
    this.socket = socket;
    socket.onopen = () => this.join(socket);
    socket.onmessage = (event) => {
      if (socket === this.socket) this.hear(JSON.parse(event.data as string) as SocketMessage);
    };
    socket.onclose = () => {
      if (socket === this.socket) this.dropped();
    };
  }

  /** Say who joins; the server repeats whatever has not ended meanwhile. */
  private join(socket: WebSocket): void {
    this.listener.wish(null);
    this.listener.paused(false);
    socket.send(
      JSON.stringify({
        do: "join",
        token: this.token,
        since: this.view === null ? -1 : this.n,
        beats: true,
        stops: this.stops(),
        wire: WIRE,
        page: script(),
      }),
    );
  }

  private dropped(): void {
    clearTimeout(this.pulse);
    for (const [ref, wish] of this.waiting) wish.reject(new Refusal(lost(ref)));
    this.waiting.clear();
    if (this.status === "closed" || this.status === "refused") return;
    this.become("lost");
    const wait = Math.min(FIRST_WAIT * 2 ** this.tries++, LONGEST_WAIT);
    this.timer = setTimeout(() => this.open(), wait * (0.75 + Math.random() / 2));
  }

  private become(status: Status): void {
    if (this.status === status || this.status === "closed") return;
    this.status = status;
    this.listener.status(status);
    this.arrived();
  }

  private hear(message: SocketMessage): void {
    this.expect();
    switch (message.is) {
      case "names":
        this.short = new Shorthand(message.game, message.names);
        break;
      case "view":
        [this.view, this.asks, this.n] = [message.view, this.short.questions(message.asks, [])!, message.n];
        this.undo = message.undo ?? false;
        this.listener.whole();
        this.arrived();
        break;
      case "delta":
        this.follow(message);
        break;
      case "asks":
        [this.asks, this.undo] = [this.short.questions(message.asks, [])!, message.undo ?? false];
        this.listener.asked();
        break;
      case "joined":
        this.seat = message.seat;
        this.tries = 0;
        this.become("open");
        break;
      case "chat":
        this.listener.chat(message.lines);
        break;
      case "wish":
        this.listener.wish(message.seat);
        break;
      case "paused":
        this.listener.paused(message.on);
        break;
      case "clock":
        this.listener.clock(message.seconds, message.left);
        break;
      case "rules":
        this.listener.rules(message);
        break;
      case "dice":
        this.listener.dice(message);
        break;
      case "seats":
        this.listener.seats(message.seats);
        break;
      case "undone":
        this.listener.undone();
        break;
      case "arrival":
        this.listener.arrived(message.count);
        break;
      case "rematch":
        this.listener.rematch(message.table);
        break;
      case "taken-back":
        this.listener.takenBack(message.count);
        break;
      case "ok":
        this.answered(message);
        break;
      case "error":
        this.refused(message);
        break;
    }
  }

  private follow(message: DeltaMessage): void {
    if (message.n > this.n) {
      const asks = message.asks ? this.short.questions(message.asks, this.asks) : this.asks;
      if (!asks) return this.startOver(message);
      const beats = beatsOf(this.view, this.short.events(message.events ?? []));
      this.view = follow(beats.at(-1)?.view ?? this.view, message.set ?? []);
      this.asks = asks;
      this.n = message.n;
      this.undo = message.undo ?? this.undo;
      this.listener.step(beats);
      this.arrived();
    }
    this.answered(message); // the answer to a move is the mover's own delta
  }

  /** A message leaves out something that was asked elsewhere, not here: join again to get the whole view. */
  private startOver(message: DeltaMessage): void {
    this.answered(message);
    this.view = null;
    this.hangUp();
  }

  private arrived(): void {
    for (const go of this.behind.splice(0)) go();
  }

  private answered(message: Answer): void {
    if (typeof message.ref !== "number") return;
    this.waiting.get(message.ref)?.resolve(message);
    this.waiting.delete(message.ref);
  }

  private refused(message: ErrorMessage): void {
    if (typeof message.ref === "number" && this.waiting.has(message.ref)) {
      this.waiting.get(message.ref)!.reject(new Refusal(message));
      this.waiting.delete(message.ref);
    } else if (["unknown", "token", "claim", "join", "rules", "cards", "reload"].includes(message.code)) {
      if (message.code === "reload" && renew()) return; // this page is on its way out
      this.failure = message; // trying again would not help
      this.become("refused");
    }
  }

  /** A server that has been silent for long is pinged; one that does not answer is given up. */
  private expect(): void {
    clearTimeout(this.pulse);
    this.pulse = setTimeout(() => this.ping(), QUIET);
  }

  private ping(): void {
    clearTimeout(this.pulse);
    this.pulse = setTimeout(() => this.hangUp(), QUIET / 4);
    this.send({ do: "ping" }).catch(() => undefined);
  }

  /** End this connection without waiting for its close event, and reconnect. */
  private hangUp(): void {
    const silent = this.socket;
    this.socket = null;
    silent?.close();
    this.dropped();
  }
}

function lost(ref: number): ErrorMessage {
  return { is: "error", code: "lost", text: "the connection is lost", ref };
}
