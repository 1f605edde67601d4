/** What of a summary comes first: what touches everybody, such as a companion's death, then what touches the player. */
import type { Words } from "../net/wire";

interface Told {
  event: Words;
  look: { heading?: boolean; grave?: boolean };
}

/** The lines that come first; `own` is what the game calls the player's seat. */
export function first<T extends Told>(told: readonly T[], own: unknown): T[] {
  const lines = told.filter(({ look }) => !look.heading);
  const concerns = ({ args }: Words) => typeof own === "string" && Object.values(args).includes(`@${own}`);
  return [
    ...lines.filter(({ look }) => look.grave),
    ...lines.filter(({ look, event }) => !look.grave && concerns(event)),
  ];
}
