/** Reading a card: resting the mouse on it, or focusing it, shows its face; a finger opens it with all that can be done with it. */
import { untrack } from "svelte";
import type { Attachment } from "svelte/attachments";
import { mouse } from "../../../app/mouse";
import type { Table } from "../../../table/table.svelte";
import { thing, type ThingOptions } from "../../../board/thing.svelte";
import { nameOf, textOf, type Kind } from "../words";

/** A card that is shown, beside what it was asked about. */
export interface Shown {
  kind: Kind;
  name: string;
  anchor: Element;
}
/** A card that was opened, with the object whose options are offered. */
export interface Opened extends Shown {
  object: string;
  otherwise: string | undefined;
  far: Far | null;
}
/** A sign on the table in words, with its number if it has one. */
export interface Sign {
  icon: string;
  tone?: string;
  text: string;
  value?: number | string;
  /** What it is good for. */
  note?: string;
  now?: boolean;
}
/** What the signs on a button mean. */
export interface Legend {
  anchor: Element;
  title: string;
  signs: () => Sign[];
}
/** Something that takes several choices, such as a walk. */
export interface Far {
  label: string;
  go: () => void;
}

const REST = 180; // ms

class Peek {
  shown = $state.raw<Shown | null>(null);
  opened = $state.raw<Opened | null>(null);
  legend = $state.raw<Legend | null>(null);
  /** Whether the last pointer was a finger, which cannot hover. */
  finger = false;
  /** What the mouse rests on, or what has the focus: its face stays open when its text changes. */
  rests: Element | null = null;

  /** Explain the signs on a button beside it; a second touch closes the explanation. */
  explain(anchor: Element, title: string, signs: () => Sign[]): void {
    this.legend = this.legend?.anchor === anchor ? null : { anchor, title, signs };
  }
}
export const peek = new Peek();
addEventListener("pointerdown", (event) => (peek.finger = event.pointerType === "touch"), true);

/** The face of a card, while the mouse rests on something or it has the focus. */
export function peeks(table: Table, kind: Kind, name: string): Attachment<Element> {
  return (node) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const show = () => {
      if (!table.why && !table.menu && !peek.opened) peek.shown = { kind, name, anchor: node };
    };
    const end = () => {
      clearTimeout(timer);
      if (peek.shown?.anchor === node) peek.shown = null;
    };
    const hide = () => {
      end();
      if (peek.rests === node) peek.rests = null;
    };
    const rest = (event: PointerEvent) => {
      const points = event.type === "pointermove" ? mouse.moved : mouse.elsewhere(event);
      if (event.pointerType !== "mouse" || peek.rests === node || !points) return;
      peek.rests = node;
      timer = setTimeout(show, REST);
    };
    const handlers: Record<string, (event: any) => void> = {
      pointerenter: rest,
      pointermove: rest,
      pointerleave: hide,
      pointerdown: hide,
      focus: () => {
        if (!node.matches(":focus-visible")) return;
        peek.rests = node;
        show();
      },
      blur: hide,
    };
    const listening = new AbortController();
    for (const [name, handler] of Object.entries(handlers)) {
      // A node that is taken off the page loses the focus at once, in the middle of drawing.
      node.addEventListener(name, (event) => untrack(() => handler(event)), listening);
    }
    if (peek.rests === node) untrack(show);
    return () => {
      untrack(end);
      listening.abort();
    };
  };
}

/** A card on the table: a thing whose face can be read. With `first` a click shows it before anything is done with it. */
export function faced(
  table: Table,
  kind: Kind,
  name: string,
  object: string,
  options: ThingOptions & { far?: () => Far | null; first?: boolean },
): Attachment<Element> {
  const open = (node: Element) => {
    peek.shown = peek.rests = null;
    const idle = !table.on(object).length;
    if (!peek.finger && options.act?.(node)) return true;
    const reads = peek.finger || options.first || (idle && !options.otherwise);
    if (!table.settled || !reads) return false;
    peek.opened = {
      kind,
      name,
      anchor: node,
      object,
      otherwise: options.otherwise,
      far: options.far?.() ?? null,
    };
    return true;
  };
  const about = () => [nameOf(kind, name), textOf(kind, name)].filter(Boolean).join(": ");
  const parts = [
    thing(table, object, { about, ...options, act: open, acts: true }),
    peeks(table, kind, name),
  ];
  return (node) => {
    const ends = parts.map((part) => part(node));
    return () => ends.forEach((end) => end?.());
  };
}
