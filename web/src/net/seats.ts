/** The seats this browser has: secret tokens per table, those played here and those to invite others to. */
import type { HouseTable, MadeTable, SeatInfo, Words } from "./wire";

const KEY = "undercroft-seats";
const MOST = 200;
export type Held = HouseTable;

function all(): Record<string, Held> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, Held>;
  } catch {
    return {};
  }
}

function write(tables: Record<string, Held>): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(Object.entries(tables).slice(-MOST))));
  } catch {
    // storage is unavailable: the seats last until the page is closed
  }
}

/** The seats held at a table. */
export function held(table: string): Held {
  return all()[table] ?? { here: {}, invites: {} };
}

/** The tables at which this browser has a seat. */
export function heldTables(): string[] {
  return Object.entries(all())
    .filter(([, seats]) => Object.keys(seats.here).length)
    .map(([id]) => id);
}

/** Remember the seats of a table. */
export function hold(table: string, seats: Held): void {
  const tables = all();
  const old = tables[table] ?? { here: {}, invites: {} };
  delete tables[table]; // the newest comes last
  write({
    ...tables,
    [table]: { here: { ...old.here, ...seats.here }, invites: { ...old.invites, ...seats.invites } },
  });
}

/** Remember the seats of a new table: open seats are for others. */
export function holdMade(made: MadeTable): void {
  const seats: Held = { here: {}, invites: {} };
  for (const { seat, kind } of made.seats) {
    const token = made.tokens[seat];
    if (token) (kind === "open" ? seats.invites : seats.here)[seat] = token;
  }
  hold(made.id, seats);
}

/** Remember that this browser plays a seat, with its token. */
export function sitOn(table: string, seat: number, token: string): void {
  const tables = all();
  const old = tables[table] ?? { here: {}, invites: {} };
  delete old.invites[seat];
  old.here[seat] = token;
  write({ ...tables, [table]: old });
}

/** A link that gives a seat away. The secret is behind the #, so it never reaches a server's log; the player who takes the seat gets a new token. */
export function inviteLink(table: string, token: string): string {
  return `${location.origin}/t/${table}#seat=${token}`;
}

/** Who has come or gone between two lists of seats, in words; null if nobody has. */
export function comings(before: readonly SeatInfo[], now: readonly SeatInfo[]): Words | null {
  for (const { seat, kind, name } of now) {
    const old = before[seat];
    if (!old || old.kind === kind) continue;
    const id = kind === "human" ? "web-came" : old.kind === "human" ? "web-left" : "";
    if (id)
      return {
        id,
        args: {
          name: name.startsWith("@") ? `@${name}` : name,
          number: seat + 1,
          named: name ? "yes" : "no",
        },
      };
  }
  return null;
}
