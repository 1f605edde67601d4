/** Which table options go together, as the game's limits say. The server checks the same limits. */
import { packsOf } from "../app/packs";
import type { GameInfo, LimitInfo, Words } from "../net/wire";

export type Chosen = Record<string, string | boolean>;

/** Whether a switch may be on with this many players and these choices. */
const fits = ({ seats, only }: LimitInfo, players: number, chosen: Chosen): boolean =>
  (!seats || (players >= seats.min && players <= seats.max)) &&
  (!only || only.values.includes(String(chosen[only.option])));

/** Why so many cannot play with these choices; null if they can, or if a content pack leaves that to the server. */
export function crowded(game: GameInfo, players: number, chosen: Chosen): Words | null {
  if (packsOf(chosen).length > 0) return null;
  const wished = wishes(game, players, chosen);
  const crowd = game.crowds.find(
    ({ seats, only, unless }) =>
      (players < seats.min || players > seats.max) &&
      only.values.includes(String(chosen[only.option])) &&
      !unless.some((option) => wished[option] === true),
  );
  return crowd?.message ?? null;
}

/** The switches that a switch excludes, whichever of the two the limit names first. */
function excluded(game: GameInfo, option: string): [LimitInfo, string][] {
  return game.limits.flatMap((limit): [LimitInfo, string][] => {
    if (!limit.without) return [];
    if (limit.option === option) return [[limit, limit.without]];
    return limit.without === option ? [[limit, limit.option]] : [];
  });
}

/** What the table will be set up with: a switch that these players or choices cannot have on is off, and comes back when they can. */
export function wishes(game: GameInfo, players: number, chosen: Chosen): Chosen {
  const off = game.limits
    .filter((limit) => !fits(limit, players, chosen))
    .map(({ option }) => [option, false]);
  return { ...chosen, ...Object.fromEntries(off) };
}

/** Why a switch cannot be turned on; null if it can. */
export function why(game: GameInfo, players: number, chosen: Chosen, option: string): Words | null {
  const wished = wishes(game, players, chosen);
  const crowd = game.limits.find((limit) => limit.option === option && !fits(limit, players, chosen));
  const rival = excluded(game, option).find(([, other]) => wished[other] === true);
  return crowd?.message ?? rival?.[0].message ?? null;
}

/** The choices after a switch was turned; what it excludes is off, even where it was only set aside. */
export function switched(game: GameInfo, chosen: Chosen, option: string, on: boolean): Chosen {
  const rivals = on ? excluded(game, option).map(([, other]) => [other, false]) : [];
  return { ...chosen, ...Object.fromEntries(rivals), [option]: on };
}
