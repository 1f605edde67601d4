/** Cards because of which a player may be stopped while others play. */
import { own, type View } from "../view";
import { CARDS, HEROES, ITEMS, SKILLS } from "./faces";

/** Those of a player that may be of use then: cards in hand, or what the heroes have. */
export function stoppers(view: View, seat: number): { card: string; name: string }[] {
  const heroes = own(view, seat);
  const held = {
    card: [CARDS, view.hand ?? []],
    hero: [HEROES, heroes.map(({ name }) => name)],
    skill: [SKILLS, heroes.flatMap(({ skills }) => skills)],
    item: [ITEMS, heroes.flatMap(({ worn, pack }) => [...worn, ...pack])],
  } as const;
  return Object.entries(held).flatMap(([kind, [faces, names]]) =>
    [...new Set(names)]
      .filter((card) => faces[card]?.stops)
      .map((card) => ({ card, name: `descent-${kind}-${card}` })),
  );
}
