/**
 * The dice of tables as this browser saw them: the commitment that came first, and the digits it added.
 * docs/dice.md explains what they prove.
 */
import type { DiceCheck, DiceInfo } from "../net/wire";
import { guides } from "./guide.svelte";

interface Kept {
  commitment: string;
  /** By seat. */
  digits: Record<string, string>;
}

const KEY = "undercroft-dice";
const MOST = 200; // tables that are remembered
let all: Record<string, Kept> | null = null;

function kept(): Record<string, Kept> {
  try {
    all ??= JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, Kept>;
  } catch {
    all = {};
  }
  return all!;
}

/** Where the dice of a table come from, as a message id: in a guided game it was the guide who chose them. */
export function originOf(table: string, origin: DiceInfo["origin"]): string {
  return origin === "seed" && guides.of(table) ? "web-dice-guided" : `dice-origin-${origin}`;
}

/** What was stored about a table's dice. */
export function keptDice(table: string): Kept | undefined {
  return kept()[table];
}

function keep(table: string, dice: Kept): void {
  const { [table]: _, ...others } = kept();
  all = Object.fromEntries([...Object.entries(others), [table, dice] as const].slice(-MOST));
  try {
    localStorage.setItem(KEY, JSON.stringify(all));
  } catch {
    // storage is unavailable: known until the page is closed
  }
}

/** Remember the commitment of a table that is yet to begin, and add random digits for a seat once. */
export async function addTo(
  table: string,
  seat: number,
  dice: DiceInfo,
  send: (digits: string) => Promise<unknown>,
): Promise<void> {
  if (!dice.gathers) return;
  if (!keptDice(table)) keep(table, { commitment: dice.commitment, digits: {} });
  if (seat < 0 || dice.shares.some((share) => share.seat === seat)) return;
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const digits = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  await send(digits);
  const known = keptDice(table)!;
  keep(table, { ...known, digits: { ...known.digits, [seat]: digits } });
}

/** What the server's own check leaves out: whether the commitment and the digits are those that this browser knows. */
export async function flawOf(table: string, check: DiceCheck): Promise<string | null> {
  const known = keptDice(table);
  if (known && known.commitment !== check.commitment) return "commitment";
  const hash = check.key ? await hashed(`undercroft commitment ${check.key}`) : null;
  if (hash !== null && hash !== check.commitment) return "key";
  const added = new Set(check.shares.map(({ seat, digits }) => `${seat}:${digits}`));
  const missing = Object.entries(known?.digits ?? {}).some(
    ([seat, digits]) => !added.has(`${seat}:${digits}`),
  );
  return missing ? "share" : check.flaw;
}

/** SHA-256, or null where the browser has none: on a page that did not come by https or from this machine. */
async function hashed(text: string): Promise<string | null> {
  if (!globalThis.crypto?.subtle) return null;
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
