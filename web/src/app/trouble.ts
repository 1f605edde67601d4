/** What went wrong with a request, in words for the player. */
import { Failure } from "../net/api";
import { literal, say } from "./locale.svelte";

/** The words for a failure; anything else is our own bug and is thrown. */
export function troubleOf(error: unknown): string {
  if (!(error instanceof Failure)) throw error;
  if (error.words) return say(error.words);
  if (error.code === "secret") return say("web-record-secret");
  return say("web-failed", { text: literal(error.message) });
}
