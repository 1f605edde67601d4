/** What the players at a table are called. */
import { literal, say } from "../app/locale.svelte";
import type { Table } from "./table.svelte";

/** What a seat is called in the game, as the log calls it: its character, the name somebody gave, or its number. */
export function nameOf({ seats, view, module }: Table, seat: number): string {
  const info = seats[seat];
  if (seat < 0 || !info) return say("web-spectator");
  const title = view && module.seat?.(view, seat)?.title;
  return title ? say(title) : info.name || say("seat-name", { number: seat + 1 });
}

/** The same with the name of the player who sits there. */
export function personOf(table: Table, seat: number): string {
  const [title, name] = [nameOf(table, seat), table.seats[seat]?.name];
  return name && name !== title ? say("web-person", { title: literal(title), name: literal(name) }) : title;
}
