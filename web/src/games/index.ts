/** The games that have a board of their own; one line registers one. The rest are played from the list of options. */
import { learn, learnParts, voice } from "../app/locale.svelte";
import { packOf, packsOf } from "../app/packs";
import type { ShownTable } from "../net/wire";
import generic from "./generic";
import type { GameModule } from "./module";

const loaders: Record<string, () => Promise<{ default: GameModule }>> = {
  descent: () => import("./descent"),
  dungeoneer: () => import("./dungeoneer"),
  "one-card": () => import("./one-card"),
  raiders: () => import("./raiders"),
};
const loaded = new Map<string, GameModule>();

async function loadModule(game: string): Promise<void> {
  const loader = loaders[game];
  if (!loader || loaded.has(game)) return;
  const [module] = await Promise.all([loader(), learnParts(game)]);
  loaded.set(game, module.default);
}

/** Fetch what is needed to show a table: the board of its game, texts and cards of its content packs. */
export async function loadTable({ game, options }: ShownTable): Promise<void> {
  const packs = packsOf(options);
  await Promise.all([loadModule(game), learn(packs)]);
  for (const id of packs) moduleOf(game).learn?.((await packOf(id, voice().lang)).faces);
}

/** What the client knows about a game. */
export function moduleOf(game: string): GameModule {
  return loaded.get(game) ?? generic;
}
