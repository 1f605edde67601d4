/** The languages of the client: each folder of src/undercroft/locale that says its own name, as in undercroft/languages.py. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Plugin } from "vite";

const ENGLISH = "en";
const LOCALE = resolve(import.meta.dirname, "../src/undercroft/locale");
const NAMED = "language.ftl";
/** Texts that the first page does without: those of a game come with its board, others with their screen. */
const PARTS: Record<string, string[]> = {
  "one-card": ["one_card.ftl", "web_one_card.ftl"],
  raiders: ["raiders.ftl", "web_raiders.ftl"],
  dungeoneer: ["dungeoneer.ftl", "dungeoneer_cards.ftl", "dungeoneer_serpent.ftl", "web_dungeoneer.ftl"],
  descent: ["descent.ftl", "descent_cards.ftl", "web_descent.ftl"],
  guide: ["web_guide.ftl"],
  how: ["web_how.ftl"],
};

/** The codes: English, then the others in order. */
export function codes(locale = LOCALE): string[] {
  const found = readdirSync(locale).filter((name) => existsSync(join(locale, name, NAMED)));
  return [ENGLISH, ...found.filter((code) => code !== ENGLISH).sort()];
}

/** The files of a language: those of the first page, or those of another part. */
function files(code: string, locale: string, part = ""): string[] {
  const folder = join(locale, code);
  const elsewhere = Object.values(PARTS).flat();
  return readdirSync(folder)
    .filter((name) => (part ? PARTS[part]!.includes(name) : !elsewhere.includes(name)))
    .filter((name) => name.endsWith(".ftl"))
    .sort()
    .map((name) => join(folder, name));
}

/** What is said in a language, on the first page or in another part, without remarks. */
export function source(code: string, locale = LOCALE, part = ""): string {
  return files(code, locale, part)
    .map((file) => readFileSync(file, "utf-8").replace(/^#.*\n/gm, ""))
    .join("\n");
}

/** The entries of a source by their names; terms begin with a dash. */
function entries(source: string): Map<string, string> {
  const parts = source.split(/^(?=-?[a-zA-Z])/m).filter((part) => /^-?[a-zA-Z]/.test(part));
  return new Map(parts.map((part) => [part.split(" ", 1)[0]!, part]));
}

/** The English messages of a part that a language lacks, with the terms they may speak of. */
export function missing(code: string, locale = LOCALE, part = ""): string {
  const all = ["", ...Object.keys(PARTS)]; // another language may have other files
  const own = entries(all.map((each) => source(code, locale, each)).join("\n"));
  const english = [...entries(source(ENGLISH, locale, part))];
  if (english.every(([name]) => own.has(name) || name.startsWith("-"))) return "";
  return english.flatMap(([name, text]) => (own.has(name) && !name.startsWith("-") ? [] : [text])).join("");
}

/** A message of language.ftl, which has no arguments. */
function named(code: string, id: "language-name" | "language-short", locale: string): string {
  const [, text] =
    new RegExp(`^${id} = (.+)$`, "m").exec(readFileSync(join(locale, code, NAMED), "utf-8")) ?? [];
  if (!text) throw new Error(`${code}/${NAMED} does not say ${id}`);
  return text.trim();
}

/** The module `virtual:languages`: for each code its names and how its words are loaded. */
export function catalogue(locale = LOCALE): string {
  const rows = codes(locale).map((code) => {
    const [name, short] = [named(code, "language-name", locale), named(code, "language-short", locale)];
    const words = JSON.stringify({ name, short }).slice(1, -1);
    const parts = Object.keys(PARTS).map(
      (part) => `"${part}": () => import("virtual:fluent/${code}/${part}")`,
    );
    return `${JSON.stringify(code)}: {${words}, load: () => import("virtual:fluent/${code}"), parts: {${parts.join()}}}`;
  });
  return `export const LANGUAGES = {${rows.join(",\n")}};`;
}

/** `virtual:languages` lists them; `virtual:fluent/uk` is what the first page says in Ukrainian, `virtual:fluent/uk/dungeoneer` what a game or a screen adds, from the files that Python reads. */
export function fluent(): Plugin {
  const prefix = "virtual:fluent/";
  return {
    name: "fluent",
    resolveId: (id) => (id.startsWith(prefix) || id === "virtual:languages" ? "\0" + id : null),
    load(id) {
      if (id === "\0virtual:languages") return catalogue();
      if (!id.startsWith("\0" + prefix)) return null;
      const [code, part] = id.slice(prefix.length + 1).split("/") as [string, string | undefined];
      for (const file of files(code, LOCALE, part)) this.addWatchFile(file);
      const [own, english] = [source(code, LOCALE, part), missing(code, LOCALE, part)];
      return `export default ${JSON.stringify(own)}; export const english = ${JSON.stringify(english)};`;
    },
  };
}
