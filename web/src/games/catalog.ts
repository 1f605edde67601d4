/** The five games as the lobby shows them. */
export interface Shelf {
  /** The light box. */
  art: string;
  hue: string;
  /** The id of the game on the server; none while it is being built. */
  game?: string;
  icon: string;
  /** The series the game belongs to; its name on the shelf omits it. */
  series?: string;
  players: string;
  minutes: number;
  /** 1 to 4. */
  hard: number;
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
  { art: "wrath", hue: "#5cc487", icon: "snake", series: "dungeoneer", players: "2–4", minutes: 75, hard: 3 },
  { art: "descent", hue: "#b07bd8", icon: "demon", players: "2–5", minutes: 180, hard: 4 },
];

/** The icon of a game. */
export function iconOf(game: string): string {
  return shelves.find((shelf) => shelf.game === game)?.icon ?? "play";
}
