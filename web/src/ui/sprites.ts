/** Where drawings are found: "spider" of icons.svg, "b:boss-medusa" of bosses.svg, "t:…" of things.svg, "d:…" of dungeoneer.svg, "s:…" of serpent.svg,
 * "f:…" figures, "j:…" signs, "l:…" things on the floor and "w:…" dice of Descent. */
import bosses from "../look/art/bosses.svg?url";
import descentDice from "../look/art/descent-dice.svg?url";
import descentFigures from "../look/art/descent-figures.svg?url";
import descentFloor from "../look/art/descent-floor.svg?url";
import descentSigns from "../look/art/descent-signs.svg?url";
import dungeoneer from "../look/art/dungeoneer.svg?url";
import serpent from "../look/art/serpent.svg?url";
import things from "../look/art/things.svg?url";
import icons from "../look/icons.svg?url";

const sheets: Record<string, string> = {
  b: bosses,
  d: dungeoneer,
  f: descentFigures,
  j: descentSigns,
  l: descentFloor,
  s: serpent,
  t: things,
  w: descentDice,
};

/** The address of a drawing, for `<use href={sprite("spider")}>`. */
export function sprite(name: string): string {
  return name[1] === ":" ? `${sheets[name[0]!]}#${name.slice(2)}` : `${icons}#${name}`;
}
