/** Which screen the board shows: the map, or one of those for a choice that is not about the map. */
import type { Table } from "../../table/table.svelte";
import type { Event, Prompt } from "./events";
import type { View } from "./view";

export type Screen = "map" | "hero" | "exchange" | "market";

const SCREENS: Partial<Record<Prompt, Screen>> = {
  "descent-ask-hero": "hero",
  "descent-ask-exchange": "exchange",
  "descent-ask-market": "market",
};

/** The screen for what is asked. While a hero shops, what is bought is put away there, too. */
export function screenOf(table: Table<View, Event>): Screen {
  const id = table.session.asks.find(({ idle }) => !idle)?.prompt.id as Prompt | undefined;
  if (id === "descent-ask-received" && shops(table.view)) return "market";
  return (id && SCREENS[id]) || "map";
}

/** Whether a hero stands at the market. */
export function shops(view: View): boolean {
  return view.task?.at === "market";
}
