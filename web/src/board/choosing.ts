/** Makes a button choose an option: `<button {...choosing(table, option)}>`. */
import type { Option } from "../table/choice";
import type { Table } from "../table/table.svelte";
import { asking } from "./asking";

/** A click chooses it, a right click explains it. */
export function choosing(
  table: Pick<Table<any, any>, "ask" | "choose" | "session">,
  { key }: Pick<Option, "key">,
) {
  return {
    "data-option": key,
    disabled: table.session.busy,
    onclick: () => void table.choose(key),
    oncontextmenu: asking(table, key),
  };
}

/** While the pointer or the focus is on it, the board points at what it touches. */
export function pointing(table: Pick<Table<any, any>, "pointed">, { objects }: Pick<Option, "objects">) {
  const on = () => void (table.pointed = objects);
  const off = () => void (table.pointed = []);
  return { onpointerenter: on, onpointerleave: off, onfocus: on, onblur: off };
}
