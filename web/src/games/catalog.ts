/** The five games as the lobby shows them. */
export interface Shelf {
  /** The light box. */
  art: string;
  hue: string;
  /** The id of the game on the server. */
  game: string;
  /** The table options that make this box of a game with several. */
  options?: Record<string, string>;
  /** Its guided first game, if not that of the game. */
  guide?: string;
  icon: string;
  /** The series the game belongs to; its name on the shelf omits it. */
  series?: string;
  players: string;
  minutes: number;
  /** 1 to 4. */
  hard: number;
  /** The seat of somebody who just wants to play, if it is not the first. */
  seat?: number;
  /** What the seats are, if they differ: `web-role-…`; all further ones are like the last. */
  roles?: string[];
}

export const shelves: Shelf[] = [
  { art: "one-card", hue: "#f2a23c", game: "one-card", icon: "spider", players: "1", minutes: 30, hard: 2 },
  { art: "raiders", hue: "#e8603c", game: "raiders", icon: "dragon", players: "3–5", minutes: 30, hard: 1 },
  {
    art: "tomb",
    hue: "#7fa9e8",
    game: "dungeoneer",
    icon: "skeleton",
    series: "dungeoneer",
    players: "1–4",
    minutes: 60,
    hard: 3,
  },
  {
    art: "wrath",
    hue: "#5cc487",
    game: "dungeoneer",
    options: { set: "serpent" },
    guide: "dungeoneer-serpent",
    icon: "snake",
    series: "dungeoneer",
    players: "1–4",
    minutes: 75,
    hard: 3,
  },
  {
    art: "descent",
    hue: "#b07bd8",
    game: "descent",
    icon: "demon",
    players: "2–5",
    minutes: 120,
    hard: 4,
    seat: 1,
    roles: ["overlord", "hero"],
  },
];

type Chosen = Record<string, unknown>;

/** The shelf of a game with these options; a game of several boxes is on that of the first. */
export function shelfOf(game: string, options: Chosen = {}): Shelf | undefined {
  const own = shelves.filter((shelf) => shelf.game === game);
  const has = ({ options: wanted }: Shelf) =>
    wanted && Object.entries(wanted).every(([id, value]) => options[id] === value);
  return own.find(has) ?? own.find((shelf) => !shelf.options);
}

/** The message with the name of a game with these options: each box has the title of its edition. */
export function titleOf(game: string, { set }: Chosen = {}): string {
  return typeof set === "string" && set !== "tomb" ? `${game}-name-${set}` : `${game}-name`;
}

/** The icon of a game. */
export function iconOf(game: string, options: Chosen = {}): string {
  return shelfOf(game, options)?.icon ?? "play";
}

/** The guided first game for a table with these options. */
export function guideFor(game: string, options: Chosen = {}): string {
  return shelfOf(game, options)?.guide ?? game;
}

/** A page about a game, or about one box of it. */
export interface About {
  /** The last part of its address. */
  id: string;
  game: string;
  icon: string;
  /** The message with its name. */
  name: string;
  /** The set in the box, if it is not the first of the game. */
  set?: string;
}

/** The games that have pages about their rules, each once: boxes of one series share their rules. */
export function gamesReady(): About[] {
  return shelves.flatMap(({ game, icon, options, series }) =>
    options ? [] : [{ id: game, game, icon, name: series ? `web-series-${series}` : titleOf(game) }],
  );
}

/** The boxes that have pages about how to play, each with its guided game. */
export function boxesReady(): About[] {
  return shelves.map(({ game, icon, options = {}, guide }) => ({
    id: guide ?? game,
    game,
    icon,
    name: titleOf(game, options),
    ...(options.set && { set: options.set }),
  }));
}
