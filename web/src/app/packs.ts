/** Content packs: their texts and cards, fetched once per pack and language. */
import { api } from "../net/api";
import { once } from "./once";

const SWITCH = "pack-";

/** A pack in a language: `packOf(id, lang)`. */
export const packOf = once(api.pack);

/** The packs that a table plays with, by its options. */
export function packsOf(options: Record<string, unknown>): string[] {
  return Object.keys(options)
    .filter((option) => option.startsWith(SWITCH) && options[option])
    .map((option) => option.slice(SWITCH.length));
}
