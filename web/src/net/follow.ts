/** Follows a view through its changes, as engine/view.py does; what did not change keeps its identity. */
import type { Happening, Words } from "./wire";

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export type Change = [path: string, value?: unknown];

/** The view after these changes. The old view stays as it was. */
export function follow(view: unknown, changes: readonly unknown[][]): unknown {
  let now = view;
  for (const change of changes) {
    const path = change[0] as string;
    now = path === "" ? change[1] : changed(now, path.split("."), change);
  }
  return now;
}

function changed(entry: unknown, way: string[], change: readonly unknown[]): unknown {
  const [step, ...rest] = way as [string, ...string[]];
  if (Array.isArray(entry)) {
    const copy = entry.slice();
    const place = Number(step);
    if (rest.length) copy[place] = changed(entry[place], rest, change);
    else copy.splice(place, 1, change[1]);
    return copy;
  }
  const copy: Record<string, unknown> = { ...(entry as Record<string, unknown>) };
  if (rest.length) copy[step] = changed(copy[step], rest, change);
  else if (change.length === 1) delete copy[step];
  else copy[step] = change[1];
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
