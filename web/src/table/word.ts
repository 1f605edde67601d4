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

/** Something on the table that options touch: `exit:corner:south`, `item:backpack@1`. */
export interface Thing {
  kind: string;
  /** What it is called, without whose it is. */
  name: string;
  /** Whose it is, -1 where that is not said. */
  owner: number;
  /** On which side of it; empty where that is not said. */
  side: string;
}

/** An object taken apart, here and nowhere else. */
export function thingOf(object: string): Thing {
  const [kind = "", what = "", side = ""] = object.split(":");
  const [name = "", owner = "-1"] = what.split("@");
  return { kind, name, owner: Number(owner), side };
}

/** Whether an object is of one of these kinds. */
export const isThing = (object: string, ...kinds: string[]): boolean => kinds.includes(thingOf(object).kind);

/** The name of the first object of these kinds that an option touches, "" if there is none. */
export function touched({ objects }: { objects: string[] }, ...kinds: string[]): string {
  const object = objects.find((each) => isThing(each, ...kinds));
  return object === undefined ? "" : thingOf(object).name;
}
