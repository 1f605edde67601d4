/** Options are read here and nowhere else, as the server's words are: `move:a2` is the verb `move` about `a2`. */
export interface Word {
  verb: string;
  /** What it is about; empty where the verb says it all. */
  what: string;
  /** The same, parameter by parameter. */
  parts: string[];
}

/** An option taken apart. */
export function wordOf(option: string): Word {
  const [verb = "", ...parts] = option.split(":");
  return { verb, what: parts.join(":"), parts };
}

/** Whether an option is of one of these verbs. */
export const is = (option: string, ...verbs: string[]): boolean => verbs.includes(wordOf(option).verb);
