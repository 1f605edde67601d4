/** The voice of the chosen language; its messages are loaded when they are needed. */
import { faces } from "./faces";
import type { Lang } from "./settings.svelte";
import { Voice } from "./voice";
import type { Words } from "../net/wire";

const sources: Record<Lang, () => Promise<{ default: string }>> = {
  en: () => import("virtual:fluent/en"),
  ru: () => import("virtual:fluent/ru"),
  uk: () => import("virtual:fluent/uk"),
};
const voices = new Map<Lang, Voice>();
let current = $state.raw<Voice | null>(null);

let wanted: Lang;

/** Speak this language from now on; the page says so once it does. */
export async function speak(lang: Lang): Promise<void> {
  wanted = lang;
  if (!voices.has(lang)) {
    const [words] = await Promise.all([sources[lang](), faces(lang)]);
    voices.set(lang, new Voice(lang, words.default));
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
