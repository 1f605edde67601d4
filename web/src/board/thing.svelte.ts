/** Makes a thing on the board touchable: glow, click, keyboard, long press, and its name for the screen reader. */
import type { Attachment } from "svelte/attachments";
import { inARow } from "../app/voice";
import type { Table } from "../table/table.svelte";

export interface ThingOptions {
  /** What it is, e.g. "Spider B on d3, 2 health". */
  label: string;
  /** The option to ask "why not" about when nothing can be done with it, e.g. "attack:B". */
  otherwise?: string;
  /** What is written on it, to be read above the answer. */
  about?: () => string;
  /** Its role, if it is not a button, e.g. "gridcell". */
  role?: string;
  /** What a click does instead, if anything: true if it was done. */
  act?: (node: Element) => boolean;
  /** Whether `act` has something to do here. */
  acts?: boolean;
  /** What cannot be taken back: the first tap of a finger only lifts it and tells what it does. */
  twice?: boolean;
}

const LONG = 500; // ms after which a press counts as long

/**
 * `<g {@attach thing(table, "tile:b3", { label, otherwise: "move:b3" })}>`
 *
 * A legal thing gets the class `legal`, and `lesser` if something else is done here more often; one that the list of options
 * points at gets `pointed`.
 * A click chooses its only option, or opens a menu of several, or says why there is none.
 * A right click, a long press or "w" says why, too. Arrows move the focus (inside an element with `use:rove`).
 */
export function thing(
  table: Table,
  object: string,
  { label, otherwise, about = () => "", role = "button", act, acts = false, twice = false }: ThingOptions,
): Attachment<Element> {
  return (node) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let held = false;

    const why = () => {
      const option = table.on(object)[0]?.key ?? otherwise;
      if (option) void table.ask(option, node, "", about());
    };
    const touch = (event: Event) => {
      const [option, another] = table.on(object);
      if (
        twice &&
        option &&
        !another &&
        (event as PointerEvent).pointerType === "touch" &&
        table.settled &&
        table.lifted !== object
      ) {
        table.lifted = object;
        void table.ask(option.key, node, "web-tap-again");
      } else if (!act?.(node)) table.touch(object, node, otherwise, about());
    };
    const handlers: Record<string, (event: any) => void> = {
      click: (event: MouseEvent) => {
        event.stopPropagation();
        if (!held) touch(event);
        held = false;
      },
      keydown: (event: KeyboardEvent) => {
        if (event.key === "Enter" || event.key === " ") touch(event);
        else if (event.key === "w") why();
        else return;
        event.preventDefault();
        event.stopPropagation();
      },
      contextmenu: (event: MouseEvent) => {
        event.preventDefault();
        why();
      },
      pointerdown: (event: PointerEvent) => {
        clearTimeout(timer);
        if (event.pointerType === "mouse" || !event.isPrimary) return; // two fingers mean the board
        timer = setTimeout(() => {
          held = true;
          why();
        }, LONG);
      },
      pointerup: () => clearTimeout(timer),
      pointercancel: () => clearTimeout(timer),
      pointerleave: () => clearTimeout(timer),
    };
    for (const [name, handler] of Object.entries(handlers)) node.addEventListener(name, handler);
    node.setAttribute("data-rove", "");
    node.setAttribute("data-object", object);
    if (node.tagName !== "BUTTON") node.setAttribute("role", role);
    if (!node.hasAttribute("tabindex")) node.setAttribute("tabindex", "-1");

    $effect(() => {
      const open = table.on(object);
      node.classList.toggle("legal", open.length > 0);
      node.classList.toggle("lesser", table.usual.size > 0 && !open.some(({ key }) => table.usual.has(key)));
      node.classList.toggle("pointed", table.pointed.includes(object) || table.lifted === object);
      node.setAttribute("aria-disabled", String(!open.length && !acts));
      node.setAttribute("aria-label", inARow(label, ...open.map((option) => table.label(option))));
    });
    return () => {
      clearTimeout(timer);
      for (const [name, handler] of Object.entries(handlers)) node.removeEventListener(name, handler);
    };
  };
}
