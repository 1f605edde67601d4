/** The screens behind the lobby, each loaded with its texts when it is first shown. */
import type { Component } from "svelte";
import { learnParts } from "../app/locale.svelte";
import type { Route } from "../app/router.svelte";

export type Screen = Route["screen"];
type Loaded = Promise<{ default: Component<any> }>;

/** A screen and the texts that it needs besides those of its game. */
async function speaking(screen: Loaded, ...parts: string[]): Loaded {
  const [loaded] = await Promise.all([screen, learnParts(...parts)]);
  return loaded;
}

export const screens: Partial<Record<Screen, () => Loaded>> = {
  table: () => speaking(import("./TableScreen.svelte"), "guide"),
  how: () => speaking(import("./How.svelte"), "how"),
  learn: () => speaking(import("./Learn.svelte"), "guide"),
  replay: () => speaking(import("./Replay.svelte"), "guide"),
  rules: () => import("./Rules.svelte"),
};
