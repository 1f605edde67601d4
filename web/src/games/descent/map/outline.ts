/** Outlines of sets of spaces as paths, and what is laid along them. */
import { SPACE, type Cell } from "../view";

type Has = (x: number, y: number) => boolean;
interface Edge extends Cell {
  dx: number;
  dy: number;
}

/** The four sides of a cell, clockwise from the upper left corner: the cell is on their right. */
const SIDES: (Edge & { nx: number; ny: number })[] = [
  { x: 0, y: 0, dx: 1, dy: 0, nx: 0, ny: -1 },
  { x: 1, y: 0, dx: 0, dy: 1, nx: 1, ny: 0 },
  { x: 1, y: 1, dx: -1, dy: 0, nx: 0, ny: 1 },
  { x: 0, y: 1, dx: 0, dy: -1, nx: -1, ny: 0 },
];

/** The cells of one kind in a drawing made of characters. */
export function cells(rows: readonly string[], is: (mark: string) => boolean): Cell[] {
  return rows.flatMap((row, y) => [...row].flatMap((mark, x) => (is(mark) ? [{ x, y }] : [])));
}

/** A set of cells that can be queried. */
export function setOf(list: readonly Cell[]): Has {
  const known = new Set(list.map(({ x, y }) => `${x},${y}`));
  return (x, y) => known.has(`${x},${y}`);
}

/** The closed lines around some cells as corners, holes included; corners between cells that only touch are kept apart. */
export function loops(list: readonly Cell[]): Edge[][] {
  const has = setOf(list);
  const edges = new Map<string, Edge[]>();
  for (const { x, y } of list)
    for (const side of SIDES)
      if (!has(x + side.nx, y + side.ny)) {
        const edge = { x: x + side.x, y: y + side.y, dx: side.dx, dy: side.dy };
        const at = `${edge.x},${edge.y}`;
        edges.set(at, [...(edges.get(at) ?? []), edge]);
      }
  const found: Edge[][] = [];
  for (;;) {
    const start = [...edges.values()].find((each) => each.length)?.[0];
    if (!start) return found;
    found.push(follow(edges, start));
  }
}

function follow(edges: Map<string, Edge[]>, start: Edge): Edge[] {
  const way: Edge[] = [];
  let edge: Edge | undefined = start;
  while (edge) {
    const here: Edge = edge;
    const open = edges.get(`${here.x},${here.y}`)!;
    open.splice(open.indexOf(here), 1);
    const last = way.at(-1);
    if (!last || last.dx !== here.dx || last.dy !== here.dy) way.push(here);
    const next: Edge[] = edges.get(`${here.x + here.dx},${here.y + here.dy}`) ?? [];
    edge = next.find(({ dx, dy }) => dx === -here.dy && dy === here.dx) ?? next[0];
  }
  const [first, end] = [way[0]!, way.at(-1)!];
  return way.length > 1 && first.dx === end.dx && first.dy === end.dy ? way.slice(1) : way;
}

/** The outline of some cells as a path, `inset` units inside it. */
export function outline(list: readonly Cell[], inset = 0): string {
  return loops(list)
    .map((corners) =>
      corners
        .map((edge, nth) => {
          const before = corners.at(nth - 1)!;
          const x = edge.x * SPACE + inset * (-edge.dy - before.dy);
          const y = edge.y * SPACE + inset * (edge.dx + before.dx);
          return `${nth ? "L" : "M"}${x} ${y}`;
        })
        .join(""),
    )
    .map((path) => `${path}z`)
    .join("");
}

/** Where torches hang: on the northern walls of known areas, about one for every five spaces. */
export function torches(rows: readonly string[]): Cell[] {
  const known: Has = (x, y) => ![" ", "?", undefined].includes(rows[y]?.[x]);
  const floor: Has = (x, y) => ![" ", undefined].includes(rows[y]?.[x]);
  const found: Cell[] = [];
  rows.forEach((row, y) => {
    let from = -1;
    for (let x = 0; x <= row.length; x++) {
      const wall = known(x, y) && !floor(x, y - 1);
      if (wall && from < 0) from = x;
      if (wall || from < 0) continue;
      const long = x - from;
      const count = long < 2 ? 0 : Math.max(1, Math.round(long / 5));
      for (let nth = 0; nth < count; nth++) found.push({ x: from + (long * (nth + 0.5)) / count, y });
      from = -1;
    }
  });
  return found;
}

/** A line through the middles of cells. */
export function line(way: readonly Cell[]): string {
  return way.map(({ x, y }, nth) => `${nth ? "L" : "M"}${(x + 0.5) * SPACE} ${(y + 0.5) * SPACE}`).join("");
}
