/** The screens behind the lobby, each loaded when it is first shown. */
import type { Component } from "svelte";
import { learnPart } from "../app/locale.svelte";
import type { Route } from "../app/router.svelte";

export type Screen = Route["screen"];
export const screens: Partial<Record<Screen, () => Promise<{ default: Component<any> }>>> = {
  table: () => import("./TableScreen.svelte"),
  how: async () => (await Promise.all([import("./How.svelte"), learnPart("how")]))[0],
  learn: () => import("./Learn.svelte"),
  replay: () => import("./Replay.svelte"),
  rules: () => import("./Rules.svelte"),
};
