/** The screens behind the lobby, each loaded when it is first shown. */
import type { Component } from "svelte";
import type { Route } from "../app/router.svelte";

export type Screen = Route["screen"];
export const screens: Partial<Record<Screen, () => Promise<{ default: Component<any> }>>> = {
  table: () => import("./TableScreen.svelte"),
  how: () => import("./How.svelte"),
  learn: () => import("./Learn.svelte"),
  replay: () => import("./Replay.svelte"),
  rules: () => import("./Rules.svelte"),
};
