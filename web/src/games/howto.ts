/** How to play each game, as data: paragraphs with their rules and pictures; the words are messages. */

/** A paragraph: `web-how-GAME-ID` is its title, `web-how-GAME-ID-text` its text. */
export interface Paragraph {
  id: string;
  icon: string;
  /** The numbered rules behind it. */
  rules: string[];
  /** The set that it is about, if not all: the page of that box begins with it. */
  set?: string;
  /** A drawing `look/art/howto-….svg`; `web-how-picture-…` says what it shows. */
  picture?: string;
}

const pages = import.meta.glob<Paragraph[]>("./*/howto.json", { import: "default" });
const pictures = import.meta.glob<string>("../look/art/howto-*.svg", { query: "?raw", import: "default" });

/** Whether a game has a page that tells how to play it. */
export function hasHowto(game: string): boolean {
  return `./${game}/howto.json` in pages;
}

/** The paragraphs of a game with their drawings; those of a set come first on the page of its box. */
export async function howto(game: string, set?: string): Promise<(Paragraph & { drawing: string })[]> {
  const all = await pages[`./${game}/howto.json`]!();
  const own = (paragraph: Paragraph) => set !== undefined && paragraph.set === set;
  const paragraphs = [...all.filter(own), ...all.filter((paragraph) => !own(paragraph))];
  const draw = async ({ picture }: Paragraph) =>
    picture ? await pictures[`../look/art/howto-${picture}.svg`]!() : "";
  return Promise.all(paragraphs.map(async (paragraph) => ({ ...paragraph, drawing: await draw(paragraph) })));
}
