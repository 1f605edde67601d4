/** The way to a location further off, step by step; the server decides on each step whether it is open. */
import { beside, locationOf, OPPOSITE, places, SIDES, type Location, type Side, type View } from "./view";

const THREATENED = 1.5; // of ways of the same length one takes that with fewer threatened exits

/** The exit on a side of a location, if it leads to another one. */
function through(view: View, from: Location, side: Side): Location | undefined {
  const cell = beside(from, side);
  const to = places(view).find(({ x, y }) => x === cell.x && y === cell.y);
  return to && from.exits[side].kind !== "wall" && to.exits[OPPOSITE[side]].kind !== "wall" ? to : undefined;
}

/** The sides by which a hero gets to a location with the action points left; null if there is no such way. */
export function wayTo(view: View, seat: number, name: string): Side[] | null {
  const player = view.players[seat];
  const start = locationOf(view, player?.place ?? null);
  if (!start || !player) return null;
  const best = new Map<string, { price: number; way: Side[] }>([[start.name, { price: 0, way: [] }]]);
  const edge = [start];
  for (let from = edge.shift(); from; from = edge.shift()) {
    const { price, way } = best.get(from.name)!;
    if (way.length === player.ap) continue;
    for (const side of SIDES) {
      const to = through(view, from, side);
      const cost = price + (from.exits[side].kind === "open" ? 1 : THREATENED);
      if (!to || (best.get(to.name)?.price ?? Infinity) <= cost) continue;
      best.set(to.name, { price: cost, way: [...way, side] });
      edge.push(to);
    }
  }
  return best.get(name)?.way ?? null;
}

/** The locations on a way, the first one included. */
export function stops(view: View, seat: number, way: readonly Side[]): Location[] {
  const start = locationOf(view, view.players[seat]?.place ?? null);
  const found = start ? [start] : [];
  for (const side of way) {
    const next = through(view, found.at(-1)!, side);
    if (next) found.push(next);
  }
  return found;
}
