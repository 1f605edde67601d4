/** Tables of what games say about their events: how long each is shown, how it sounds, how the log tells it. */

/** What a table says about an event, or a default for one that is not in it. */
export function by<Id extends string, T, Otherwise>(
  table: Partial<Record<Id, T>>,
  otherwise: Otherwise,
): (event: { id: Id }) => T | Otherwise {
  return ({ id }) => table[id] ?? otherwise;
}

/** For a game, the last word of an argument such as "@descent-hero-mordrog", "" if it is of another family. */
export function names(game: string): (argument: string, family: string) => string {
  return (argument, family) => {
    const head = `@${game}-${family}-`;
    return argument.startsWith(head) ? argument.slice(head.length) : "";
  };
}
