/** Says messages in one language, by the same rules as undercroft.locale.Voice (shared vectors test both). */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Words } from "../net/wire";

const FORMS = ["gen", "dat", "acc", "ins", "one", "few", "many", "other"];
type Args = Record<string, string | number>;

export class Voice {
  readonly bundle: FluentBundle;

  constructor(
    readonly lang: string,
    source: string,
  ) {
    this.bundle = new FluentBundle(lang, { useIsolating: false });
    const errors = this.bundle.addResource(new FluentResource(source));
    if (errors.length) throw errors[0]!;
  }

  /** Whether there is such a message. */
  knows(id: string): boolean {
    return this.bundle.hasMessage(id);
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
    for (const form of FORMS) forms[`${name}-${form}`] = text;
    for (const [form, pattern] of Object.entries(this.bundle.getMessage(id)?.attributes ?? {}))
      forms[`${name}-${form}`] = this.bundle.formatPattern(pattern);
    return forms;
  }

  private format(id: string, args: Args): string {
    const pattern = this.bundle.getMessage(id)?.value;
    if (!pattern) throw new Error(`no message ${id} in ${this.lang}`);
    const errors: Error[] = [];
    const text = this.bundle.formatPattern(pattern, args, errors);
    if (errors.length) throw new Error(`message ${id} in ${this.lang}: ${errors[0]!.message}`);
    return text;
  }
}

/** With a capital letter at the start. */
export function capital(text: string): string {
  const [first = "", ...rest] = text;
  return first.toUpperCase() + rest.join("");
}
