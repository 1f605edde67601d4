/** A guided first game: short hints at the right moment, each shown once; what was seen is kept in this browser. */
import type { Table } from "./table.svelte";
import type { TableWish, Words } from "../net/wire";

/** Something to say when it is new. Its text is the message `web-guide-GAME-ID`. */
export interface Hint<View = any, Event extends Words = Words, Prompt extends string = string> {
  id: string;
  /** Only while this is asked. */
  prompt?: Prompt;
  /** Only right after this happened. */
  event?: Event["id"];
  /** Worth saying when the game is over, too. */
  over?: true;
  /** Only if this is so. */
  when?(view: View, table: Table<View>): boolean;
  /** What it points at: a place of the table, an object such as "card:sword", or ".dice" of the game's own board. */
  at: Place | `${string}:${string}` | `.${string}` | ((view: View, table: Table<View>) => string);
}

/** A guided game: the table it is played at, and its hints in the order in which they matter. */
export interface GuideBook<View = any, Event extends Words = Words, Prompt extends string = string> {
  /** The game, where the guide is for a further box of it. */
  game?: string;
  table: Pick<TableWish, "seats" | "seed" | "options">;
  hints: Hint<View, Event, Prompt>[];
}

export const PLACES = {
  board: ".board",
  hand: ".hand",
  side: "aside",
  log: ".log",
  prompt: ".prompt",
  undo: ".prompt .undo",
} as const;
export type Place = keyof typeof PLACES;

interface Progress {
  game: string;
  seen: string[];
  off: boolean;
}

const KEY = "undercroft-guide";
const MOST = 20; // guided tables that are remembered
const files = import.meta.glob<GuideBook>("../games/*/*guide.ts", { import: "default" });
/** By the game, and for its further boxes by game and box: games/dungeoneer/serpent-guide.ts is dungeoneer-serpent. */
const books = Object.fromEntries(
  Object.entries(files).map(([path, book]) => {
    const [, game, box] = path.match(/games\/([^/]+)\/(?:(.+)-)?guide\.ts$/)!;
    return [box ? `${game}-${box}` : game!, book];
  }),
);

/** Whether a game, or a box of it, has a guide. */
export function hasGuide(name: string): boolean {
  return name in books;
}

/** The guide of a game, or of a box of it. */
export async function guideOf(name: string): Promise<GuideBook> {
  return await books[name]!();
}

/** Which tables are guided, and how far. */
class Guides {
  private kept = $state.raw<Record<string, Progress>>(read());

  of(table: string): Progress | undefined {
    return this.kept[table];
  }

  /** The newest guided table of a game, if there is one. */
  last(game: string): string | undefined {
    return Object.keys(this.kept).findLast((table) => this.kept[table]!.game === game);
  }

  note(table: string, progress: Progress): void {
    const { [table]: _, ...others } = this.kept;
    this.kept = Object.fromEntries([...Object.entries(others), [table, progress] as const].slice(-MOST));
    try {
      localStorage.setItem(KEY, JSON.stringify(this.kept));
    } catch {
      // storage is unavailable: progress lasts until the page is closed
    }
  }
}

function read(): Record<string, Progress> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, Progress>;
  } catch {
    return {};
  }
}

export const guides = new Guides();

/** The hints of one table. */
export class Guide {
  /** Events from this position on are new. */
  private from = $state(0);
  private shown = "";

  constructor(
    readonly table: Table,
    readonly book: GuideBook,
  ) {}

  private get progress(): Progress {
    return guides.of(this.table.id) ?? { game: this.table.game, seen: [], off: false };
  }

  /** The hint for this moment. */
  get current(): Hint | null {
    const { table } = this;
    const { seen, off } = this.progress;
    const busy =
      (!table.settled && !table.holding) || table.curtain !== null || table.why || table.menu || table.doubt;
    if (off || busy || !table.view) return null;
    return this.book.hints.find((hint) => !seen.includes(hint.id) && this.fits(hint)) ?? null;
  }

  /** Which guide it is. */
  get name(): string {
    return this.progress.game;
  }

  /** Whether the player wants no more hints here. */
  get off(): boolean {
    return this.progress.off;
  }

  /** How many hints have been seen, of how many. */
  get count(): { seen: number; all: number } {
    return { seen: this.progress.seen.length, all: this.book.hints.length };
  }

  /** Where a hint points: a selector for the page. */
  where(hint: Hint): string {
    const at = typeof hint.at === "function" ? hint.at(this.table.view, this.table) : hint.at;
    if (at.startsWith(".")) return at;
    return at in PLACES ? PLACES[at as Place] : `[data-object="${CSS.escape(at)}"]`;
  }

  /** A hint is on the screen. */
  show(hint: Hint | null): void {
    if (hint) this.shown = hint.id;
  }

  /** The player has read it. */
  done(id: string): void {
    const { seen, ...rest } = this.progress;
    if (!seen.includes(id)) guides.note(this.table.id, { ...rest, seen: [...seen, id] });
  }

  /** No more hints at this table; its menu brings them back. */
  skip(): void {
    guides.note(this.table.id, { ...this.progress, off: true });
  }

  /** The player was asked something else: playing on counts as having read what was on the screen. */
  turn(): void {
    if (this.shown) this.done(this.shown);
    this.shown = "";
    this.from = this.table.session.n;
  }

  /** The player went on from a result: hints about it are out of date. */
  pass(): void {
    if (this.shown) this.done(this.shown);
    this.shown = "";
    this.from = Infinity;
  }

  private fits(hint: Hint): boolean {
    const { table } = this;
    if (table.over && !hint.over) return false;
    if (hint.prompt && !table.asks.some((ask) => ask.prompt.id === hint.prompt)) return false;
    if (hint.event && !table.lines.some((line) => line.n >= this.from && line.event.id === hint.event))
      return false;
    return hint.when?.(table.view, table) ?? true;
  }
}
