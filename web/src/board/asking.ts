/** A right click on a button that chooses an option explains it, instead of opening the browser's menu. */
import type { Table } from "../table/table.svelte";

/** `<button oncontextmenu={asking(table, option.key)}>` */
export function asking(table: Pick<Table<any, any>, "ask">, option: string) {
  return (event: MouseEvent & { currentTarget: Element }): void => {
    event.preventDefault();
    void table.ask(option, event.currentTarget);
  };
}
