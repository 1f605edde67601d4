/** Cuts the shipped faces to the characters and weights that src/look/fonts.css asks for, and says which are fetched first. */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import fontverter from "fontverter";
import subset from "subset-font";
import type { HtmlTagDescriptor, Plugin } from "vite";

const here = import.meta.dirname;
const packages = resolve(here, "node_modules");
const faces = join(packages, ".faces");
const sheet = resolve(here, "src/look/fonts.css");
const text = "source-sans/WOFF2/VF/SourceSans3VF-Upright.ttf.woff2";
const display = "@fontsource-variable/alegreya/files/alegreya";
const SOURCES: Record<string, string> = {
  "text-latin": text,
  "text-accented": text,
  "text-cyrillic": text,
  "display-latin": `${display}-latin-wght-normal.woff2`,
  "display-accented": `${display}-latin-wght-normal.woff2`,
  "display-accented-more": `${display}-latin-ext-wght-normal.woff2`,
  "display-cyrillic": `${display}-cyrillic-wght-normal.woff2`,
  "italic-latin": `${display}-latin-wght-italic.woff2`,
  "italic-cyrillic": `${display}-cyrillic-wght-italic.woff2`,
};
const LICENCES = ["source-sans/LICENSE.md", "@fontsource-variable/alegreya/LICENSE"];
const FEATURES = ["kern", "lnum", "tnum"]; // ligatures and stacked marks would weigh a third more
const EMPTY = 6; // bytes of a table of names without a name
const FIRST = /(text|display)-latin-/; // what every page in every language shows

/** `U+20-7E, U+2212` as the characters themselves. */
function characters(ranges: string): string {
  return ranges
    .split(",")
    .flatMap((range) => {
      const [first = 0, last = first] = range
        .trim()
        .slice(2)
        .split("-")
        .map((code) => parseInt(code, 16));
      return Array.from({ length: last - first + 1 }, (_, place) => String.fromCodePoint(first + place));
    })
    .join("");
}

/** One file of the style sheet: its name, and what is to be in it. */
interface Face {
  name: string;
  text: string;
  weights: number | { min: number; max: number };
}

/** What a rule of the style sheet says under a name, in however many lines. */
function told(rule: string, what: string): string {
  const found = new RegExp(`${what}:([^;]+);`).exec(rule)?.[1];
  if (!found) throw new Error(`fonts.css: a face without ${what}`);
  return found.trim();
}

/** The files that the style sheet names. */
function wanted(css: string): Face[] {
  return [...css.matchAll(/@font-face \{(.*?)\}/gs)].flatMap(([, rule = ""]) => {
    const name = /@faces\/([\w-]+)\.woff2/.exec(rule)?.[1];
    if (!name) return []; // a face of the system
    const [min = 400, max = min] = told(rule, "font-weight").split(" ").map(Number);
    const text = characters(told(rule, "unicode-range"));
    return [{ name, text, weights: min === max ? min : { min, max } }];
  });
}

/** Empties the table of names in place: OFL faces that are cut must not go by a name that their makers reserve. */
function nameless(font: Buffer): Buffer {
  const tables = font.readUInt16BE(4);
  const records = Array.from({ length: tables }, (_, place) => 12 + 16 * place);
  const record = records.find((at) => font.toString("latin1", at, at + 4) === "name");
  if (record === undefined) throw new Error("a face without names");
  const [start, length] = [font.readUInt32BE(record + 8), font.readUInt32BE(record + 12)];
  font.fill(0, start, start + length);
  font.writeUInt16BE(EMPTY, start + 4);
  font.writeUInt32BE(EMPTY, record + 12);
  return font;
}

/** Cuts one file. */
async function cut(face: Face): Promise<void> {
  const source = readFileSync(join(packages, SOURCES[face.name] ?? face.name));
  const variationAxes = { wght: face.weights };
  const font = await subset(source, face.text, {
    targetFormat: "truetype",
    variationAxes,
    keepFeatures: FEATURES,
    noHinting: true,
  });
  writeFileSync(join(faces, `${face.name}.woff2`), await fontverter.convert(nameless(font), "woff2"));
}

/** Cuts all files, unless they are there and nothing has changed. */
async function prepare(): Promise<void> {
  const css = readFileSync(sheet, "utf-8");
  const made = wanted(css);
  const key = createHash("sha256")
    .update(css)
    .update(readFileSync(import.meta.filename))
    .digest("hex");
  const stamp = join(faces, "stamp");
  if (existsSync(stamp) && readFileSync(stamp, "utf-8") === key) return;
  mkdirSync(faces, { recursive: true });
  for (const face of made) await cut(face);
  writeFileSync(stamp, key);
}

/** The faces as files of the client, with their licences beside them. */
export function fonts(): Plugin {
  return {
    name: "fonts",
    config: () => ({ resolve: { alias: { "@faces": faces } } }),
    buildStart: prepare,
    generateBundle() {
      const source = LICENCES.map((file) => readFileSync(join(packages, file), "utf-8").trim()).join(
        "\n\n\n",
      );
      this.emitFile({ type: "asset", fileName: "fonts.txt", source: source + "\n" });
    },
    transformIndexHtml(_html, { bundle }): HtmlTagDescriptor[] {
      return Object.keys(bundle ?? {})
        .filter((file) => file.endsWith(".woff2") && FIRST.test(file))
        .map((file) => ({
          tag: "link",
          attrs: { rel: "preload", href: `/${file}`, as: "font", type: "font/woff2", crossorigin: "" },
          injectTo: "head",
        }));
    },
  };
}
