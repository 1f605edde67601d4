/** Locations, cards and heroes in words. */
import { literal, say, voice } from "../../app/locale.svelte";
import { settings } from "../../app/settings.svelte";
import { capital } from "../../app/voice";
import { thingOf } from "../../table/word";
import { foeIcon, heroIcon } from "./art";
import { QUESTS } from "./cards/faces";
import {
  type Exit,
  type Foe,
  heroesAt,
  type Location,
  type Player,
  SIDES,
  type Threat,
  type View,
} from "./view";

export type Kind = "card" | "quest" | "hero" | "location" | "event";

/** What a card is called. */
export function nameOf(kind: Kind, name: string): string {
  return capital(say(`dungeoneer-${kind}-${name}`));
}

/** What a card does; "" if nothing is printed. */
export function textOf(kind: Kind, name: string): string {
  const id = `dungeoneer-text-${kind}-${name}`;
  return voice().knows(id) ? say(id) : "";
}

export function flavourOf(kind: Kind, name: string): string {
  return say(`dungeoneer-flavour-${kind}-${name}`);
}

/** Who fights under this key, or as a hero. */
export function fighterName(view: View, key: string | null, seat: number | null): string {
  if (!key) return heroName(view.players[seat ?? 0]);
  const { kind, name } = thingOf(key);
  return capital(say(kind === "quest" ? `dungeoneer-monster-${name}` : `dungeoneer-card-${name}`));
}

/** A fighter of a battle in words, as a drawing, and as the card it is read from. */
export const foeName = (view: View, { key, seat }: Foe) => fighterName(view, key, seat);
export const foeSign = (view: View, { key, seat }: Foe) =>
  key ? foeIcon(key) : heroIcon(view.players[seat!]?.hero ?? null);
export function foeCard(view: View, { key, seat }: Foe): { kind: Kind; name: string } {
  if (!key) return { kind: "hero", name: view.players[seat!]?.hero ?? "" };
  const { kind, name } = thingOf(key);
  return { kind: kind === "quest" ? "quest" : "card", name };
}

export function heroName(player: Player | undefined): string {
  return player?.hero ? nameOf("hero", player.hero) : say("seat-name", { number: (player?.seat ?? 0) + 1 });
}

/** "magic 5+". */
export function threatText({ stat, value }: Threat): string {
  return stat ? say("web-dungeoneer-threat", { stat: `@dungeoneer-stat-${stat}`, value }) : `+${value}`;
}

/** "blocked, melee 5+". */
export function exitText(exit: Exit): string {
  const kind = say(`dungeoneer-exit-${exit.kind}`);
  return exit.stat ? `${kind}, ${threatText(exit)}` : kind;
}

/** What is added to a die: "+ 2", "− 1". */
export function signed(added: number): string {
  return `${added < 0 ? "−" : "+"} ${Math.abs(added)}`;
}

/** Several names in a row. */
export function list(names: string[]): string {
  return new Intl.ListFormat(settings.lang).format(names);
}

/** Everything about a location as text for screen readers. */
export function placeText(view: View, place: Location): string {
  const exits = SIDES.map((side) => `${say(`dungeoneer-side-${side}`)}: ${exitText(place.exits[side])}`).join(
    "; ",
  );
  const parts = [
    say("web-dungeoneer-place", {
      place: `@dungeoneer-location-${place.name}`,
      type: `@dungeoneer-kind-${place.dark ? "dark" : place.type}`,
      glory: place.glory,
      peril: place.peril,
      exits: literal(exits),
    }),
  ];
  if (place.obstacle)
    parts.push(
      say("web-dungeoneer-obstacle", {
        kind: `@dungeoneer-obstacle-${place.obstacle.kind}`,
        threat: literal(threatText(place.obstacle)),
      }),
    );
  return [...parts, ...whatIsAt(view, place)].join(" ");
}

/** Who and what is at a location besides what is printed on it, and which quests of `view.you` lead there. */
export function whatIsAt(view: View, place: Location): string[] {
  const lying = view.escorts
    .filter((escort) => escort.place === place.name)
    .map((escort) => nameOf("quest", escort.quest));
  const found = {
    "web-dungeoneer-here": heroesAt(view, place).map(heroName),
    "web-dungeoneer-lies-here": [...place.attached.map((name) => nameOf("card", name)), ...lying],
    "web-dungeoneer-waits-here": (place.traps ?? []).map((name) => nameOf("card", name)),
    "web-dungeoneer-lives-here": place.lair ? [fighterName(view, `quest:${place.lair}`, null)] : [],
    "web-dungeoneer-leads-here": [...(view.players[view.you ?? -1]?.quests ?? []), ...view.common]
      .filter(({ leads }) => leads.includes(place.name))
      .map(({ name }) => nameOf("quest", name)),
  };
  return Object.entries(found).flatMap(([id, names]) =>
    names.length ? [say(id, { names: literal(list(names)) })] : [],
  );
}

/** Where a quest leads. */
export function questPlaces(at: string[], to: string | null): string {
  const name = (each: string) =>
    ["room", "passage", "dark", "anywhere"].includes(each)
      ? say(`web-dungeoneer-at-${each}`)
      : nameOf("location", each);
  return [list(at.map(name)), ...(to ? [name(to)] : [])].join(" → ");
}

/** How a quest is going, beyond being open. */
export function questState(view: View, quest: { name: string; wounds: number }): string {
  const escort = view.escorts.find((each) => each.quest === quest.name);
  if (escort?.carrier !== null && escort)
    return say("web-dungeoneer-escort-with", { who: literal(heroName(view.players[escort.carrier])) });
  if (escort?.place)
    return say("web-dungeoneer-escort-at", { place: `@dungeoneer-location-${escort.place}` });
  const health = QUESTS[quest.name]?.fighter?.health ?? 0;
  return quest.wounds ? say("web-dungeoneer-hunt-wounds", { wounds: quest.wounds, health }) : "";
}
