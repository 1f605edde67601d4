/** Where heroes stand in their locations: alone in the middle, several side by side, nobody over the name of the location. */
import { plaque } from "./plaque";
import { heroesAt, locationOf, TILE, type Player, type View } from "../view";

/** Places by how many share a location: from its middle, and how far back. */
const ROWS: [number, number][][] = [
  [],
  [[0, 0]],
  [
    [-42, 0],
    [42, 0],
  ],
  [
    [-60, 0],
    [0, 8],
    [60, 0],
  ],
  [
    [-75, 0],
    [-25, 6],
    [25, 0],
    [75, 6],
  ],
];
const SIZES = [0, 94, 84, 74, 62];
const FEET = 212; // where the ring around the feet ends
const [ABOVE, BELOW] = [54 / 96, 52 / 96]; // how far a figure reaches up and down, relative to its size

export interface Standing {
  player: Player;
  x: number;
  y: number;
  size: number;
}

/** Every hero on the map with its place on the drawing; `called` names a location. */
export function standing(view: View, called: (place: string) => string): Standing[] {
  return view.players.flatMap((player) => {
    const place = locationOf(view, player.place);
    if (!place || player.out) return [];
    const here = heroesAt(view, place).filter((other) => !other.out);
    const [dx, back] = ROWS[here.length]![here.indexOf(player)]!;
    const room = FEET - back - plaque(place, called(place.name)).bottom;
    const size = Math.min(SIZES[here.length]!, room / (ABOVE + BELOW));
    return [{ player, x: (place.x + 0.5) * TILE + dx, y: place.y * TILE + FEET - back - BELOW * size, size }];
  });
}
