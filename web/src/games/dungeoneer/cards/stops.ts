/** Cards because of which a player may be stopped while others play. */
import type { View } from "../view";
import { CARDS } from "./faces";

/** Those of a player that may be of use then, in the hand or in play. */
export function stoppers(view: View, seat: number): { card: string; name: string }[] {
  const items = view.players[seat]?.items.flatMap(({ name, attached }) => [name, ...attached]) ?? [];
  const found = [
    ...(view.hand ?? []).filter((card) => CARDS[card]?.stops?.includes("hand")),
    ...items.filter((card) => CARDS[card]?.stops?.includes("play")),
  ];
  return [...new Set(found)].map((card) => ({ card, name: `dungeoneer-card-${card}` }));
}
