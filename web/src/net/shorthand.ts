/** Expands the short messages of a table, as engine/shorthand.py does. */
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

  words([id, args = {}]: ShortWords): Words {
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

  /** Events; one that begins with a tilde is about the same person as the one before it. */
  events(told: readonly ShortEvent[]): Happening[] {
    let who: string | number | undefined;
    return told.map(([id, args, set]) => {
      const same = id.startsWith("~");
      const words = this.words([same ? id.replace("~", "-") : id, args]);
      if (same && who !== undefined) words.args = { who, ...words.args };
      who = words.args.who;
      return { ...words, set: set ?? [] };
    });
  }

  /** What a seat is asked; what is left out is taken from the earlier ask in that place. Null: it is not known. */
  questions(asks: readonly ShortQuestion[], before: readonly Question[]): Question[] | null {
    const whole = asks.map((ask, place) => this.question(ask, before[place]));
    return whole.every((ask) => ask !== null) ? whole : null;
  }

  private question(ask: ShortQuestion, before: Question | undefined): Question | null {
    const { idle = false, described = [] } = ask;
    const prompt = ask.prompt ? this.words(ask.prompt) : before?.prompt;
    const options = ask.options ? wholeOptions(ask.options) : before?.options;
    if (!prompt || !options) return null;
    const labels = described.map((each, place) => [options[place], this.label(each)]);
    return { prompt, options, idle, described: Object.fromEntries(labels) };
  }

  private label({ label, objects = [], rules = [], warning }: ShortLabel): Described {
    return { label: this.words(label), objects, rules, warning: warning ? this.words(warning) : null };
  }
}

/** Options that come together have the same verb. */
function wholeOptions(told: readonly string[]): string[] {
  return told.flatMap((each) => {
    const [first, ...others] = each.split(" ") as [string, ...string[]];
    const [verb] = first.split(":", 1);
    return [first, ...others.map((other) => `${verb}:${other}`)];
  });
}
