/** What the prompt of Dungeoneer shows, and what would be left unused when a phase ends. */
import type { Option } from "../../../table/choice";
import type { Words } from "../../../net/wire";
import type { View } from "../view";
import { is } from "../../../table/word";

/** Choices shown in the prompt: they belong to no object, and to every phase. */
const PROMPT = ["pass", "end", "fight", "save", "draw"];

export function inPrompt(option: string): boolean {
  return PROMPT.includes(option);
}

/** Peril for oneself, which the rules allow wherever peril is given away. */
export function hurtsOneself(option: string, view: View): boolean {
  return option === `peril:${view.you}`;
}

/** What a deed may bring besides what it is about, by the rules behind it: a completed quest ends the phase. */
export function brings({ rules }: Pick<Option, "rules">): Words | null {
  return rules.includes("D-133") ? { id: "web-dungeoneer-attempt-ends", args: {} } : null;
}

/** What would be left when a phase is ended: action points of the heroics, cards that the Dungeonlord could still play. */
export function left(
  view: View,
  option: string,
  options: readonly Pick<Option, "key" | "objects">[],
): Words | null {
  const own = view.players[view.you ?? -1];
  if (option !== "end" || !own) return null;
  if (view.phase === "heroics")
    return own.ap ? { id: "web-dungeoneer-ap-left", args: { count: own.ap } } : null;
  const cards = new Set(
    options.filter(({ key }) => is(key, "play", "pack")).map(({ key, objects }) => objects[0] ?? key),
  );
  return cards.size ? { id: "web-dungeoneer-cards-left", args: { count: cards.size } } : null;
}
