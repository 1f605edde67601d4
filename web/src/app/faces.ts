/** The shipped faces: fetched before the first word is shown, so that nothing jumps when they come. */
import type { Lang } from "./settings.svelte";

const PATIENCE = 2000; // ms; then the faces that stand in for them must do for now
const FACES = ["400 1em 'Undercroft Text'", "600 1em 'Undercroft Display'"];
const LETTERS: Record<Lang, string> = { en: "a", ru: "aя", uk: "aї" };

/** Wait for the faces that a page in this language needs, but not for ever. */
export async function faces(lang: Lang): Promise<void> {
  const loaded = Promise.allSettled(FACES.map((face) => document.fonts.load(face, LETTERS[lang])));
  await Promise.race([loaded, new Promise((done) => setTimeout(done, PATIENCE))]);
}
