/** Laying energy dice: which die lies on which skill while the player is still thinking. */
import { SKILLS, type Skill, type View } from "./view";
import { wordOf } from "../../table/word";

/** Places of the rolled dice by skill: `{ attack: 0 }` is the first rolled die on attack. */
export type Laid = Partial<Record<Skill, number>>;

/** The option that lays the dice like this, if it is open. */
export function optionOf(view: View, laid: Laid, open: readonly string[]): string | undefined {
  const value = (skill: Skill) => face(view, laid, skill);
  const [first, verb] = value("range") ? [value("range"), "bow"] : [value("speed"), "dice"];
  const option = `${verb}:${first},${value("attack")},${value("defence")}`;
  return open.includes(option) ? option : undefined;
}

/** The value of the die on a skill: kept, laid, or 0. */
export function face(view: View, laid: Laid, skill: Skill): number {
  if (view.energy.kept && view.energy.kept_on === skill) return view.energy.kept;
  const place = laid[skill];
  return place === undefined ? 0 : (view.energy.rolled[place] ?? 0);
}

/** The skills that take dice together, one list for each kind of open option; those with a kept die are left out. */
function lists(view: View, open: readonly string[]): Skill[][] {
  const all = open.map((option) => Object.keys(faces(option)) as Skill[]);
  return all.map((skills) => skills.filter((skill) => view.energy.kept_on !== skill));
}

/** Skills that may take a die now. */
export function places(view: View, open: readonly string[]): Skill[] {
  const taking = new Set(lists(view, open).flat());
  return SKILLS.filter((skill) => taking.has(skill));
}

/** Lay a die on a skill: what lay there goes where the die came from, and a last die falls into place by itself. */
export function lay(view: View, laid: Laid, die: number, skill: Skill, open: readonly string[]): Laid {
  const next: Laid = { ...laid };
  const before = SKILLS.find((each) => laid[each] === die);
  const other = laid[skill];
  if (before) delete next[before];
  if (before && other !== undefined) next[before] = other;
  next[skill] = die;
  const fits = lists(view, open).filter((skills) => skills.includes(skill));
  for (const each of SKILLS) if (!fits.some((skills) => skills.includes(each))) delete next[each];
  const free = view.energy.rolled
    .map((_, place) => place)
    .filter((place) => !Object.values(next).includes(place));
  if (free.length !== 1) return next;
  const way = fits.find((skills) =>
    SKILLS.every((each) => next[each] === undefined || skills.includes(each)),
  );
  const rest = way?.filter((each) => next[each] === undefined) ?? [];
  return rest.length === 1 ? { ...next, [rest[0]!]: free[0]! } : next;
}

/** The faces that an option lays, by skill. */
export function faces(option: string): Partial<Record<Skill, number>> {
  const { verb, what } = wordOf(option);
  const [first, attack, defence] = what.split(",").map(Number) as [number, number, number];
  return verb === "bow" ? { range: first, attack, defence } : { speed: first, attack, defence };
}
