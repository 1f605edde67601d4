/** A table as this browser sees it: one session for each seat played here, and the one that is shown. */
import { moduleOf } from "../games";
import type { GameModule } from "../games/module";
import { Refusal, type Dial, type Status } from "../net/connection";
import { announcer } from "../app/announce.svelte";
import { say } from "../app/locale.svelte";
import { RuleShelf } from "../app/rules.svelte";
import { api } from "../net/api";
import { comings, held, holdMade, sitOn } from "../net/seats";
import { explained, type Answer, type Doubt, type Option, type Outlook, type Why } from "./choice";
import { Session, type Host } from "./session.svelte";
import { settings } from "../app/settings.svelte";
import type { Line } from "./stage.svelte";
import { nameOf, personOf } from "./names";
import { inWords } from "./trouble";
import { usualOf } from "./usual";
import { PASS, Waiver } from "./waiver.svelte";
import type { ChatLine, Question, RulesMessage, SeatInfo, ShownTable, Words } from "../net/wire";

export class Table<View = any, Event extends Words = any> implements Host {
  info = $state.raw<ShownTable | null>(null);
  sessions = $state.raw<Session[]>([]);
  /** Which of the sessions is on the screen. */
  shown = $state(0);
  /** With several people at one screen: the session whose player is called, until they say that they are there. */
  curtain = $state<number | null>(null);
  /** Meanwhile the spectators' view, which has no secrets, may be looked at. */
  private onlooker = $state.raw<Session | null>(null);
  chat = $state.raw<ChatLine[]>([]);
  wish = $state<number | null>(null);
  paused = $state(false);
  /** Seconds that a choice may take (0: no clock), and when they are over, as `performance.now` counts. */
  limit = $state(0);
  deadline = $state(0);
  why = $state.raw<Why | null>(null);
  doubt = $state.raw<Doubt | null>(null);
  /** Several options at one object: the menu there, and what the object says. */
  menu = $state.raw<{ anchor: Element; options: Option[]; text?: string } | null>(null);
  /** The table on which the same people play again. */
  rematch = $state("");
  /** The server's last refusal, in words, and whether it was only the connection that failed. */
  trouble = $state("");
  private lost = false;
  /** Who came or left last, in words. */
  arrival = $state("");
  private revision = 0; // the log entry of the last notice about rules
  /** Overlays that are switched on. */
  layers = $state.raw<ReadonlySet<string>>(new Set());
  /** Objects of the option that is pointed at in the list, so that the board can point at them too. */
  pointed = $state.raw<readonly string[]>([]);
  /** The object that a first tap has lifted; a second tap chooses it. */
  lifted = $state("");
  /** Passes by itself what was passed before, if the player wants that. */
  readonly waiver = new Waiver((ask) =>
    this.sessions.length > 1 ? null : (this.module.interrupts?.(ask, this.truth) ?? null),
  );
  readonly rules = new RuleShelf();
  /** Only a picture: nothing can be chosen (replay). */
  readonly still: boolean = false;

  constructor(
    readonly id: string,
    private readonly dial?: Dial,
  ) {
    const tokens = Object.entries(held(id).here).sort(([a], [b]) => Number(a) - Number(b));
    this.sessions = (tokens.length ? tokens.map(([, token]) => token) : [""]).map(
      (token) => new Session(this, token, dial),
    );
    if (this.sessions.length > 1) this.curtain = 0; // nobody knows who is at the screen
  }

  // -- what is shown ------------------------------------------------------------------------------

  get session(): Session {
    return this.onlooker ?? this.sessions[this.shown]!;
  }
  get module(): GameModule<View> {
    return moduleOf(this.info?.game ?? "");
  }
  get game(): string {
    return this.info?.game ?? "";
  }
  /** The view to draw: it may be a step behind the truth while events are shown. */
  get view(): View {
    return this.session.stage.view as View;
  }
  /** The true view. */
  get truth(): View {
    return this.session.view as View;
  }
  get seat(): number {
    return this.session.seat;
  }
  get seats(): SeatInfo[] {
    return this.info?.seats ?? [];
  }
  get status(): Status {
    return this.session.status;
  }
  get lines(): Line[] {
    return this.session.stage.lines;
  }
  /** The event that is shown just now, and a number that counts events. */
  get event(): Event | null {
    return this.session.stage.event as Event | null;
  }
  /** The event told in words: a result once the board has shown it, until then what came before. */
  get told(): Event | null {
    return (this.session.stage.told ?? this.lines.at(-1)?.event ?? null) as Event | null;
  }
  get beat(): number {
    return this.session.stage.beat;
  }
  get settled(): boolean {
    return this.session.stage.settled;
  }
  /** Whether a result stays on the table until the player goes on. */
  get holding(): boolean {
    return this.session.stage.holding;
  }
  /** What the game computes from the position shown; null while it moves on, and in pictures. */
  get survey(): any {
    return this.still || !this.settled ? null : this.session.survey;
  }
  /** The outcomes of an option; null if the game computes none, or has not yet. */
  outlook(option: string): Outlook | null {
    return this.survey?.options?.[option] ?? null;
  }
  /** How the game ended, once that is shown. */
  get result(): any {
    return (this.view as any)?.result ?? null;
  }
  get over(): boolean {
    return this.result !== null;
  }

  // -- options --------------------------------------------------------------------------------------

  get asks(): Question[] {
    return this.still || !this.settled || this.paused || this.curtain !== null ? [] : this.session.asks;
  }

  /** The open options, in the order of the list. */
  options: Option[] = $derived.by(() => {
    const { described } = this.session;
    return this.asks
      .flatMap((ask) => ask.options.map((key) => ({ key, ask })))
      .map(({ key, ask }, place) => {
        const { label = null, objects = [], rules = [], warning = null } = described[key] ?? {};
        return { key, ask, digit: this.module.digit?.(key) ?? place + 1, label, objects, rules, warning };
      });
  });

  /** Those that a sensible player mostly chooses here. */
  usual: ReadonlySet<string> = $derived(
    usualOf(this.module, this.view, this.asks, (key, { options }) =>
      Boolean(this.warning(key) || this.module.bettered?.(this.survey, key, options)),
    ),
  );
  private warning(key: string): Words | null | undefined {
    return this.session.described[key]?.warning ?? this.session.survey?.options?.[key]?.alarm;
  }

  /** The open options that touch an object, e.g. `on("tile:b3")`. */
  on(object: string): Option[] {
    return this.options.filter((option) => option.objects.includes(object));
  }

  option(key: string): Option | undefined {
    return this.options.find((option) => option.key === key);
  }

  /** The words of an option: its label once it is there, until then its key. */
  label(option: Option | string): string {
    const found = typeof option === "string" ? this.option(option) : option;
    return found?.label ? say(found.label) : typeof option === "string" ? option : option.key;
  }

  /** Choose an option; one with a warning is asked about first. */
  async choose(key: string, sure = false): Promise<boolean> {
    const session = this.session;
    session.stage.skip();
    this.lifted = "";
    const warning = this.warning(key) ?? this.module.doubt?.(key);
    if (warning && !sure) {
      this.doubt = { option: key, warning };
      return false;
    }
    this.doubt = null;
    this.why = null;
    if (session.busy || !session.offers(key)) return false;
    session.busy = true;
    try {
      await session.connection.move(key);
      if (key !== PASS) [session.mark, session.marked] = [session.connection.n, session.view];
      this.trouble = "";
      return true;
    } catch (error) {
      this.complain(error);
      return false;
    } finally {
      session.busy = false;
    }
  }

  /** Pass this moment and all like it, or no longer. */
  waive(): void {
    if (this.waiver.on) return this.waiver.stop();
    this.waiver.start(this.asks);
    this.letPass();
  }

  /** Pass once more, if that is what the player wants here. */
  letPass(): void {
    if (this.over) return this.waiver.stop();
    if (!this.session.busy && this.waiver.passes(this.asks)) void this.choose(PASS);
  }

  /** Do what a click on an object means: its only option, a menu of several, or why there is none. */
  touch(object: string, anchor: Element, otherwise?: string, about = ""): void {
    if (!this.settled) return this.skip();
    const open = this.on(object);
    this.menu = open.length > 1 ? { anchor, options: open } : null;
    if (open.length === 1) void this.choose(open[0]!.key);
    else if (!open.length && otherwise) void this.ask(otherwise, anchor, "", about);
  }

  /** Choose one option after the other, as long as each is open: a walk planned by a click far away. */
  async plan(keys: readonly string[]): Promise<boolean> {
    for (const key of keys) {
      await this.session.stage.shown();
      if (!this.session.offers(key) || !(await this.choose(key))) return false;
    }
    return true;
  }

  /** Ask what an option is, or why it is not open; the answer opens beside the anchor. */
  async ask(option: string, anchor: Element | null = null, note = "", about = ""): Promise<void> {
    if (this.still || this.seat < 0) return;
    const known = this.session.described[option];
    try {
      const answer: Answer = known ? { description: known } : await this.session.connection.why(option);
      this.why = explained(option, answer, anchor, note, about) ?? this.why;
      void this.rules.load(this.game, settings.lang);
    } catch (error) {
      this.complain(error);
    }
  }

  // -- the table itself -------------------------------------------------------------------------------

  async takeBack(): Promise<void> {
    await this.do(({ connection }) => connection.send({ do: "undo", at: connection.n }));
  }
  async agree(yes: boolean): Promise<void> {
    await this.do(({ connection }) => connection.send({ do: "agree", yes, at: connection.n }));
  }
  async say(text: string): Promise<void> {
    if (text.trim()) await this.do(({ connection }) => connection.send({ do: "say", text }));
  }
  pause = (on: boolean): Promise<void> => this.do(({ connection }) => connection.send({ do: "pause", on }));
  resign = (): Promise<void> => this.do(({ connection }) => connection.send({ do: "resign" }));
  async stopAt(): Promise<void> {
    for (const session of this.sessions) await this.do(({ connection }) => connection.stopAt(), session);
  }
  private async do(wish: (session: Session) => Promise<unknown>, session = this.session): Promise<void> {
    try {
      await wish(session);
      this.trouble = "";
    } catch (error) {
      this.complain(error);
    }
  }

  /** Switch an overlay on or off. */
  toggle(layer: string): void {
    const layers = new Set(this.layers);
    if (!layers.delete(layer)) layers.add(layer);
    this.layers = layers;
  }

  /** Show events at once. */
  skip = (): void => this.session.stage.skip();

  /** What a seat is called in the game, and the same with the name of the player who sits there. */
  nameOf = (seat: number): string => nameOf(this, seat);
  personOf = (seat: number): string => personOf(this, seat);

  /** If several people share the screen, it goes to the one who must choose: a curtain falls until that player is there. */
  pass(): void {
    if (this.sessions.length < 2 || !this.settled || !this.gathered) return;
    if (this.over) return this.lift();
    const holder = this.sessions[this.curtain ?? this.shown]!;
    const away = this.curtain === null && this.onlooker !== null;
    const next = holder.asked && away ? this.shown : this.sessions.findIndex((session) => session.asked);
    if ((!holder.asked || away) && next >= 0) this.curtain = next;
  }

  /** Whether every session at this screen has its view: only then is it known who must choose. */
  get gathered(): boolean {
    return this.sessions.every((session) => session.view || session.failure);
  }

  /** Whether nobody at this screen has anything to choose, so that no hand needs to be visible. */
  get resting(): boolean {
    if (this.sessions.length < 2 || !this.settled || this.over) return false;
    const nobody = this.sessions.every((session) => session.view && !session.asked);
    return nobody && this.curtain === null && this.onlooker === null;
  }

  /** The player is there and sees their own hand. */
  lift(): void {
    if (this.curtain === null && this.onlooker === null) return;
    this.lookOn(false);
    this.shown = this.curtain ?? this.shown;
    this.curtain = null;
    this.why = null;
  }

  /** Look at the open table while the screen changes hands, or no longer. */
  lookOn(on: boolean): void {
    if (!on) this.onlooker?.connection.close();
    this.onlooker = on ? new Session(this, "", this.dial) : null;
  }

  /** Whether the curtain hides everything. */
  get hidden(): boolean {
    return this.curtain !== null && this.onlooker === null;
  }

  /** The clock starts again with every step, or with what is left of it. */
  wind(left?: number, limit = this.limit): void {
    this.limit = limit;
    this.deadline = performance.now() + (left ?? limit) * 1000;
  }

  /** The table goes on under newer rules: said once, until the next choice. */
  revised({ n, before, now, again, whole }: RulesMessage): void {
    if (n > this.revision)
      this.trouble = say("rules-carried", { before, now, again, whole: whole ? "yes" : "no" });
    this.revision = n;
  }

  /** This seat is open in several places: its player should know. */
  shared = (count: number): void => void (this.trouble = say("web-seat-shared", { count }));

  /** The game now counts as one with take-backs. */
  marked(): void {
    if (this.info) this.info = { ...this.info, taken_back: true };
  }

  /** Play again with the same people; the new table. Each seat at this screen is asked for its own token. */
  async playAgain(): Promise<string> {
    let id = "";
    for (const { token, seat } of this.sessions)
      if (seat >= 0) {
        const made = await api.rematch(this.id, token);
        holdMade(made);
        id = made.id;
      }
    return id;
  }

  /** Give the shown seat a new token: anyone else who knew the old one becomes a spectator. */
  async lock(): Promise<void> {
    const { seat, token } = await api.claim(this.id, this.session.token, this.seats[this.seat]?.name ?? "");
    sitOn(this.id, seat, token);
  }

  /** Somebody sat down or left. */
  sat(seats: SeatInfo[]): void {
    const news = comings(this.seats, seats);
    if (news) announcer.tell((this.arrival = say(news)));
    if (this.info) this.info = { ...this.info, seats };
  }

  hear(lines: ChatLine[]): void {
    const known = new Set(this.chat.map((line) => line.number));
    const fresh = lines.filter((line) => !known.has(line.number));
    if (fresh.length) this.chat = [...this.chat, ...fresh].sort((a, b) => a.number - b.number);
  }

  retry = (): void => this.sessions.forEach(({ connection }) => connection.retry());

  close(): void {
    this.lookOn(false);
    for (const session of this.sessions) session.connection.close();
  }

  /** The connection is back: what was said about its loss is no longer true. */
  back(): void {
    if (this.lost) [this.trouble, this.lost] = ["", false];
  }

  private complain(error: unknown): void {
    if (!(error instanceof Refusal)) throw error;
    this.trouble = inWords(error.said);
    this.lost = error.said.code === "lost";
  }
}
