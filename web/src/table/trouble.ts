/** What the server refused, in words. */
import { say } from "../app/locale.svelte";
import type { Refusal } from "../net/connection";

const KNOWN: Record<string, string> = {
  stale: "web-error-stale",
  lost: "web-error-lost",
  store: "web-error-store",
  paused: "web-error-paused",
  nothing: "web-error-nothing",
  over: "web-error-over",
  forbidden: "web-error-forbidden",
  calls: "web-error-calls",
  flood: "web-error-flood",
  later: "web-error-later",
};

/** The rule's own words, ours for a code that we know, or what the server says. */
export function inWords({ message, code, retry, text }: Refusal["said"]): string {
  if (message) return say(message);
  return KNOWN[code] ? say(KNOWN[code], { count: retry ?? 1 }) : text;
}
