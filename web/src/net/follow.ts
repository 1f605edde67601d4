/** Follows a view through its changes, as engine/view.py does; what did not change keeps its identity. */
import type { Happening, Words } from "./wire";

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
const GONE = Symbol("gone");

/**
 * The view after these changes: path, value, path, value. A path that begins with a dot continues beside the
 * one before it; one after a minus has no value, because the entry is gone. The old view stays as it was.
 */
export function follow(view: unknown, changes: readonly unknown[]): unknown {
  let now = view;
  let way: string[] = [];
  for (let at = 0; at < changes.length;) {
    const given = changes[at++] as string;
    const gone = given.startsWith("-");
    const path = gone ? given.slice(1) : given;
    way = path.startsWith(".") ? [...way.slice(0, -1), ...path.slice(1).split(".")] : path.split(".");
    const value = gone ? GONE : changes[at++];
    now = path === "" ? value : changed(now, way, value);
  }
  return now;
}

function changed(entry: unknown, way: readonly string[], value: unknown): unknown {
  const [step, ...rest] = way as [string, ...string[]];
  if (Array.isArray(entry)) {
    const copy = entry.slice();
    const place = Number(step);
    if (rest.length) copy[place] = changed(entry[place], rest, value);
    else copy.splice(place, 1, value);
    return copy;
  }
  const copy: Record<string, unknown> = { ...(entry as Record<string, unknown>) };
  if (rest.length) copy[step] = changed(copy[step], rest, value);
  else if (value === GONE) delete copy[step];
  else copy[step] = value;
  return copy;
}

/** An event, and the table right after it. */
export interface Beat {
  event: Words;
  view: any;
}

/** Events with the views they led to, each of them whole. */
export function beatsOf(view: any, events: readonly Happening[]): Beat[] {
  return events.map((event) => {
    view = follow(view, event.set ?? []);
    return { event, view };
  });
}
