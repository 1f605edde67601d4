/** The voice of the chosen language; its messages are loaded when they are needed. */
import { LANGUAGES } from "virtual:languages";
import { faces } from "./faces";
import { packOf } from "./packs";
import { Voice } from "./voice";
import type { Words } from "../net/wire";

const voices = new Map<string, Voice>();
let current = $state.raw<Voice | null>(null);

let wanted: string;

/** Switch to this language; `<html lang>` follows once its messages are there. */
export async function speak(lang: string): Promise<void> {
  wanted = lang;
  if (!voices.has(lang)) {
    const [{ default: source, english }] = await Promise.all([LANGUAGES[lang]!.load(), faces(lang)]);
    voices.set(lang, new Voice(lang, source, english));
  }
  await teachParts(voices.get(lang)!);
  await teach(voices.get(lang)!).catch(() => undefined); // without a connection the message ids are shown
  if (lang !== wanted) return; // another one was chosen meanwhile
  current = voices.get(lang)!;
  document.documentElement.lang = lang;
}

/** Games and screens that have been shown: a newly chosen language loads their texts too. */
const parts = new Set<string>();

/** Load the texts of games and screens that are not on the first page. */
export async function learnParts(...names: string[]): Promise<void> {
  names.forEach((name) => parts.add(name));
  await teachParts(voice());
}

async function teachParts(voice: Voice): Promise<void> {
  const loaders = LANGUAGES[voice.lang]!.parts;
  const teach = async (part: string): Promise<void> => {
    const page = await loaders[part]?.();
    if (page) voice.add(part, page.default, page.english);
  };
  await Promise.all([...parts].map(teach));
}

/** Content packs in use: a newly chosen language loads their texts too. */
const packs = new Set<string>();

/** Load the texts of content packs before their cards are shown. */
export async function learn(ids: string[]): Promise<void> {
  ids.forEach((id) => packs.add(id));
  await teach(voice());
}

async function teach(voice: Voice): Promise<void> {
  for (const page of await Promise.all([...packs].map((id) => packOf(id, voice.lang))))
    voice.learn(page.texts);
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

/** Text typed by a person, as an argument: never looked up as a message. */
export function literal(text: string): string {
  return text.startsWith("@") ? "@" + text : text;
}
