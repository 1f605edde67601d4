/** Messages that a table tells in short, with nothing left out: as engine/shorthand.py reads them. */
import type {
  Described,
  Happening,
  Question,
  ShortEvent,
  ShortLabel,
  ShortQuestion,
  ShortWords,
  Words,
} from "./wire";

export class Shorthand {
  constructor(
    private readonly game = "",
    private readonly names: readonly string[] = [],
  ) {}

  words([id, args]: ShortWords): Words {
    const whole: Words["args"] = {};
    for (const [name, value] of Object.entries(args))
      whole[name] = typeof value === "string" ? this.argument(value) : value;
    return { id: id.startsWith("-") ? this.game + id : id, args: whole };
  }

  /** "@-card-torch" is a message of this game, "@2" the name of a seat. */
  private argument(value: string): string {
    if (value.startsWith("@-")) return `@${this.game}${value.slice(1)}`;
    return /^@\d+$/.test(value) ? this.names[Number(value.slice(1))]! : value;
  }

  event([id, args, set]: ShortEvent): Happening {
    return { ...this.words([id, args]), set: set ?? [] };
  }

  question({ prompt, options, idle = false, described = {} }: ShortQuestion): Question {
    const labels = Object.entries(described).map(([option, each]) => [option, this.label(each)]);
    return { prompt: this.words(prompt), options, idle, described: Object.fromEntries(labels) };
  }

  private label({ label, objects = [], rules = [], warning }: ShortLabel): Described {
    return { label: this.words(label), objects, rules, warning: warning ? this.words(warning) : null };
  }
}
