/** Says messages in one language, by the same rules as undercroft.locale.Voice (shared vectors test both). */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Words } from "../net/wire";

type Args = Record<string, string | number>;

export class Voice {
  private readonly own: FluentBundle;
  private readonly english: FluentBundle; // fallback for messages the language lacks
  private readonly cases = new Set<string>(); // the grammatical forms that some message has
  private readonly learned = new Map<string, string>(); // texts of content packs
  private readonly parts = new Set<string>(); // games and screens whose texts are loaded

  constructor(
    readonly lang: string,
    source: string,
    english = "",
  ) {
    this.own = this.read(new FluentBundle(lang, { useIsolating: false }), source);
    this.english = this.read(new FluentBundle("en", { useIsolating: false }), english);
  }

  private read(bundle: FluentBundle, source: string): FluentBundle {
    const resource = new FluentResource(source);
    const errors = bundle.addResource(resource);
    if (errors.length) throw errors[0]!;
    for (const { attributes } of resource.body)
      Object.keys(attributes).forEach((form) => this.cases.add(form));
    return bundle;
  }

  /** Add the texts of a game or a screen, unless they are already loaded. */
  add(part: string, source: string, english = ""): void {
    if (this.parts.has(part)) return;
    this.parts.add(part);
    this.read(this.own, source);
    this.read(this.english, english);
  }

  /** Add the texts of a content pack, which no build contains. */
  learn(texts: Record<string, string>): void {
    for (const [id, text] of Object.entries(texts)) this.learned.set(id, text);
  }

  /** Whether there is such a message. */
  knows(id: string): boolean {
    return this.own.hasMessage(id) || this.english.hasMessage(id) || this.learned.has(id);
  }

  private bundle(id: string): FluentBundle {
    return this.own.hasMessage(id) ? this.own : this.english;
  }

  /** The text of a message: an id with arguments, or a message of the server. */
  say(message: string | Words, args: Args = {}): string {
    if (typeof message !== "string") return this.say(message.id, message.args);
    const filled: Args = {};
    for (const [name, value] of Object.entries(args)) {
      if (typeof value !== "string") filled[name] = value;
      else if (value.startsWith("@@")) filled[name] = value.slice(1);
      else if (value.startsWith("@")) Object.assign(filled, this.forms(name, value.slice(1)));
      else filled[name] = value;
    }
    return this.format(message, filled);
  }

  /** A message as an argument: its text, and each form it has (the text itself where it has none). */
  private forms(name: string, id: string): Args {
    const text = this.format(id, {});
    const forms: Args = { [name]: text, [`${name}-cap`]: capital(text) };
    for (const form of this.cases) forms[`${name}-${form}`] = text;
    const bundle = this.bundle(id);
    for (const [form, pattern] of Object.entries(bundle.getMessage(id)?.attributes ?? {}))
      forms[`${name}-${form}`] = bundle.formatPattern(pattern);
    return forms;
  }

  private format(id: string, args: Args): string {
    const bundle = this.bundle(id);
    const pattern = bundle.getMessage(id)?.value;
    if (!pattern && (this.learned.has(id) || id.includes("_"))) return this.learned.get(id) ?? ofPack(id);
    if (!pattern) throw new Error(`no message ${id} in ${this.lang}`);
    const errors: Error[] = [];
    const text = bundle.formatPattern(pattern, args, errors);
    if (errors.length) throw new Error(`message ${id} in ${this.lang}: ${errors[0]!.message}`);
    return text;
  }
}

/** With a capital letter at the start. */
export function capital(text: string): string {
  const [first = "", ...rest] = text;
  return first.toUpperCase() + rest.join("");
}

/** Texts one after another, with one full stop between them whether or not they bring their own. */
export function inARow(...texts: (string | undefined)[]): string {
  const some = texts.filter((text) => text !== undefined && text !== "") as string[];
  return some.map((text, nth) => (nth < some.length - 1 ? unstopped(text) : text)).join(". ");
}

/** Without the full stop at its end, so that a sentence may go on. */
export const unstopped = (text: string): string => text.replace(/\.$/, "");

/** A card of a content pack whose texts are not loaded yet: "dungeoneer-card-cellar_cellar-rat" is "Cellar rat". */
function ofPack(id: string): string {
  return capital(id.slice(id.lastIndexOf("_") + 1).replaceAll("-", " "));
}
