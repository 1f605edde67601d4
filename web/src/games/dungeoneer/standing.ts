/** Where heroes stand in their locations: alone in the middle, several side by side. */
import { locationOf, TILE, type Player, type View } from "./view";

/** Places by how many share a location: from its middle, and how large each is. */
const ROWS: [number, number][][] = [[], [[0, 40]], [[-42, 40], [42, 40]], [[-60, 44], [0, 34], [60, 44]], [[-64, 18], [64, 18], [-40, 52], [40, 52]]];
const SIZES = [0, 94, 84, 74, 68];

export interface Standing {
  player: Player;
  x: number;
  y: number;
  size: number;
}

/** Every hero on the map with its place on the drawing. */
export function standing(view: View): Standing[] {
  return view.players.flatMap((player) => {
    const place = locationOf(view, player.place);
    if (!place || player.out) return [];
    const here = view.players.filter((other) => other.place === place.name && !other.out);
    const [dx, dy] = ROWS[here.length]![here.indexOf(player)]!;
    return [{ player, x: (place.x + 0.5) * TILE + dx, y: (place.y + 0.5) * TILE + dy, size: SIZES[here.length]! }];
  });
}
