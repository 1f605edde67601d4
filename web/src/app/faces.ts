/** The bundled fonts: loaded before any text is shown, so that nothing jumps when they arrive. */
import { LANGUAGES } from "virtual:languages";

const PATIENCE = 2000; // ms; after that the fallback fonts have to do
const FACES = ["400 1em 'Undercroft Text'", "600 1em 'Undercroft Display'"];

/** Wait for the fonts that a page in this language needs, but not forever. */
export async function faces(lang: string): Promise<void> {
  const letters = "a" + LANGUAGES[lang]!.name; // a language's name is written in its own script
  const loaded = Promise.allSettled(FACES.map((face) => document.fonts.load(face, letters)));
  await Promise.race([loaded, new Promise((done) => setTimeout(done, PATIENCE))]);
}
