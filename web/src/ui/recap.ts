/** What of a summary comes first: what touches everybody, such as a companion's death, then what touches the player. */
import type { Words } from "../net/wire";

interface Told {
  event: Words;
  look: { heading?: boolean; grave?: boolean };
}

const names = ({ args }: Words, own: unknown) =>
  typeof own === "string" && Object.values(args).includes(`@${own}`);

/** Whether anything has happened that is not just what one's own choice led to. */
export function elsewhere(told: readonly Told[], own: unknown): boolean {
  return told.some(({ look, event }) => !look.heading && !names(event, own));
}

/** The lines that come first; `own` is what the game calls the player's seat. */
export function first<T extends Told>(told: readonly T[], own: unknown): T[] {
  const lines = told.filter(({ look }) => !look.heading);
  return [
    ...lines.filter(({ look }) => look.grave),
    ...lines.filter(({ look, event }) => !look.grave && names(event, own)),
  ];
}
