/** The games that have a board of their own; one line registers one. The rest are played from the list of options. */
import generic from "./generic";
import type { GameModule } from "./module";

const loaders: Record<string, () => Promise<{ default: GameModule }>> = {
  dungeoneer: () => import("./dungeoneer"),
  "one-card": () => import("./one-card"),
  raiders: () => import("./raiders"),
};
const loaded = new Map<string, GameModule>();

/** Fetch a game's board before its table is shown. */
export async function loadModule(game: string): Promise<void> {
  const loader = loaders[game];
  if (loader && !loaded.has(game)) loaded.set(game, (await loader()).default);
}

/** What the client knows of a game. */
export function moduleOf(game: string): GameModule {
  return loaded.get(game) ?? generic;
}
