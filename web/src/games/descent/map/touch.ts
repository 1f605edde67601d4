/** What a click on a space means, by the open options and the survey: nothing is decided here that the server did not say. */
import type { Option } from "../../../table/choice";
import type { Lookout, Shot, Survey, Walk } from "../shape";
import { cellOf, figures, type Figure, type View } from "../view";
import { is, thingOf } from "../../../table/word";

export type Meaning =
  | { does: "choose"; key: string }
  | { does: "menu"; options: Option[] }
  | { does: "walk"; walk: Walk; place: string }
  | { does: "shoot"; shots: Shot[] }
  | { does: "look" };

/** The figures on a space. */
export function on(view: View, space: string): Figure[] {
  return figures(view).filter(({ spaces }) => spaces.includes(space));
}

/** The open options that a click on a space could mean: those about it, about a placement that covers it, or about a figure there. */
export function about(
  view: View,
  options: readonly Option[],
  survey: Survey | null,
  space: string,
): Option[] {
  const objects = [`space:${space}`, ...on(view, space).map(({ object }) => object)];
  return options.filter((option) => {
    const covered = survey?.areas?.[option.key];
    if (is(option.key, "at") && covered?.length) return covered.includes(space);
    return option.objects.some((object) => objects.includes(bare(object)));
  });
}

/** An object without the orientation of its base. */
function bare(object: string): string {
  const { kind, name } = thingOf(object);
  return `${kind}:${name}`;
}

/** Whether the figure can walk now; before its action is declared one only sees how far it is. */
export const walking = (options: readonly Option[]): boolean =>
  options.some(({ key }) => is(key, "step", "jump", "fatigue"));

/** The cheapest way to stand on a space. */
export function walkTo(survey: Survey | null, space: string): { walk: Walk; place: string } | null {
  const place = survey?.stops?.[space];
  const walk = place && survey.walks?.[place];
  return walk ? { walk, place } : null;
}

/** Where the acting figure stands, as the survey calls it. */
export function standing(survey: Survey | null): string {
  const here = Object.entries(survey?.walks ?? {}).find(([, { moves }]) => !moves.length);
  return here?.[0] ?? Object.keys(survey?.lookouts ?? {})[0] ?? "";
}

/** What is seen from a placement. */
export function lookout(survey: Survey | null, place: string): Lookout | null {
  return survey?.lookouts?.[place] ?? null;
}

/** The attacks that can be made now on a figure on a space, the deadliest first. */
export function shotsAt(
  survey: Survey | null,
  options: readonly Option[],
  space: string,
  view: View,
): Shot[] {
  const there = on(view, space).map(({ key }) => key);
  const open = new Set(options.map(({ key }) => key));
  return (lookout(survey, standing(survey))?.shots ?? []).filter(
    ({ figure, weapon }) => there.includes(String(figure)) && open.has(attackKey(weapon)),
  );
}

/** The option that attacks with a weapon; monsters have none. */
export const attackKey = (weapon: string): string => (weapon ? `attack:${weapon}` : "attack");

/** What a click on a space means. A finger hides what it touches, so even a single step is planned first (`careful`). */
export function meaning(
  view: View,
  options: readonly Option[],
  survey: Survey | null,
  space: string,
  careful = false,
): Meaning {
  const direct = about(view, options, survey, space);
  const steps = direct.filter(({ key }) => is(key, "step"));
  const others = direct.filter(({ key }) => !is(key, "step"));
  const shots = shotsAt(survey, options, space, view);
  if (shots.length) return { does: "shoot", shots };
  const way = walkTo(survey, space);
  if (way && !others.length && walking(options)) {
    const { walk } = way;
    const plain = walk.moves.length === 1 && !walk.wounds && !walk.warnings.some((each) => each !== "seen");
    return plain && !careful && steps.length === 1
      ? { does: "choose", key: walk.moves[0]! }
      : { does: "walk", ...way };
  }
  if (direct.length === 1) return { does: "choose", key: direct[0]!.key };
  if (direct.length) return { does: "menu", options: direct };
  return { does: "look" };
}

/** The space beside another one in a direction, over gaps to the next one in that row or column. */
export function beside(
  known: (space: string) => boolean,
  space: string,
  [dx, dy]: [number, number],
  most: number,
): string {
  const { x, y } = cellOf(space);
  for (let far = 1; far <= most; far++) {
    const next = `${x + dx * far},${y + dy * far}`;
    if (known(next)) return next;
  }
  return space;
}
