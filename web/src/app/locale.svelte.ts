/** The voice of the chosen language; its messages are loaded when they are needed. */
import { LANGUAGES } from "virtual:languages";
import { faces } from "./faces";
import { Voice } from "./voice";
import type { Words } from "../net/wire";

const voices = new Map<string, Voice>();
let current = $state.raw<Voice | null>(null);

let wanted: string;

/** Speak this language from now on; the page says so once it does. */
export async function speak(lang: string): Promise<void> {
  wanted = lang;
  if (!voices.has(lang)) {
    const [{ default: source, english }] = await Promise.all([LANGUAGES[lang]!.load(), faces(lang)]);
    voices.set(lang, new Voice(lang, source, english));
  }
  if (lang !== wanted) return; // another one was chosen meanwhile
  current = voices.get(lang)!;
  document.documentElement.lang = lang;
}

/** The voice now; text said in a template changes when the language does. */
export function voice(): Voice {
  if (!current) throw new Error("no language is loaded yet");
  return current;
}

/** Say a message: `say("web-undo")`, `say("web-waiting", { who })`, or a message of the server. */
export function say(message: string | Words, args: Record<string, string | number> = {}): string {
  return voice().say(message, args);
}

/** Somebody's own words as an argument: never taken for a message. */
export function literal(text: string): string {
  return text.startsWith("@") ? "@" + text : text;
}
