/** Where heroes stand in their locations: alone in the middle, several side by side. */
import { locationOf, TILE, type Player, type View } from "./view";

/** Places by how many share a location: from its middle, and how large each is. */
const ROWS: [number, number][][] = [[], [[0, 26]], [[-42, 26], [42, 26]], [[-62, 30], [0, 20], [62, 30]], [[-62, 0], [62, 0], [-42, 44], [42, 44]]];
const SIZES = [0, 104, 92, 78, 70];

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
