/** Where drawings are found: "spider" of icons.svg, "b:boss-medusa" of bosses.svg, "t:…" of things.svg, "d:…" of dungeoneer.svg, "s:…" of serpent.svg. */
import bosses from "../look/art/bosses.svg?url";
import dungeoneer from "../look/art/dungeoneer.svg?url";
import serpent from "../look/art/serpent.svg?url";
import things from "../look/art/things.svg?url";
import icons from "../look/icons.svg?url";

const sheets: Record<string, string> = { b: bosses, d: dungeoneer, s: serpent, t: things };

/** The address of a drawing, for `<use href={sprite("spider")}>`. */
export function sprite(name: string): string {
  return name[1] === ":" ? `${sheets[name[0]!]}#${name.slice(2)}` : `${icons}#${name}`;
}
