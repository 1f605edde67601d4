/** A mouse resting on a thing asks about it; the answer closes when the mouse leaves both. */
import type { Attachment } from "svelte/attachments";
import type { Table } from "../table/table.svelte";

const REST = 700; // ms
const GRACE = 250; // ms to get from the thing to the answer

/** `ask` is to set `table.why` with the node as its anchor. */
export function linger(table: Table, ask: (node: Element) => void): Attachment<Element> {
  return (node) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = () => clearTimeout(timer);
    const rest = (event: Event) => {
      stop();
      if ((event as PointerEvent).pointerType !== "mouse" || table.why) return;
      timer = setTimeout(() => table.settled && !table.why && !table.menu && ask(node), REST);
    };
    const leave = (event: Event) => {
      stop();
      if ((event as PointerEvent).pointerType === "mouse") timer = setTimeout(fade, GRACE); // lifting a finger also counts as leaving
    };
    const fade = () => {
      if (table.why?.anchor !== node) return;
      if (document.querySelector(".pop:hover")) timer = setTimeout(fade, GRACE);
      else table.why = null;
    };
    const handlers = { pointermove: rest, pointerleave: leave, pointerdown: stop };
    for (const [name, handler] of Object.entries(handlers)) node.addEventListener(name, handler);
    return () => {
      stop();
      for (const [name, handler] of Object.entries(handlers)) node.removeEventListener(name, handler);
    };
  };
}
