/** Content packs: their texts and cards, fetched once per pack and language. */
import { api } from "../net/api";
import type { PackPage } from "../net/wire";

const SWITCH = "pack-";
const pages = new Map<string, Promise<PackPage>>();

/** A pack in a language. */
export function packOf(id: string, lang: string): Promise<PackPage> {
  const key = `${id}/${lang}`;
  let page = pages.get(key);
  if (!page) {
    page = api.pack(id, lang);
    page.catch(() => pages.delete(key));
    pages.set(key, page);
  }
  return page;
}

/** The packs that a table plays with, by its options. */
export function packsOf(options: Record<string, unknown>): string[] {
  return Object.keys(options)
    .filter((option) => option.startsWith(SWITCH) && options[option])
    .map((option) => option.slice(SWITCH.length));
}
