/** How a room unfolds on the table: how long each event is shown, how it sounds and reads in the log. */
import type { Words } from "../../net/wire";
import type { Table } from "../../table/table.svelte";
import type { LogLook, Sound } from "../module";
import { by, names } from "../told";
import { cardIcon, roomIcon } from "./art";
import type { Event } from "./events";
import type { View } from "./view";

/** The last word of an argument. */
const named = names("raiders");

/** The card that an argument such as "@raiders-card-power-3" names, as options are spelt: "power:3", "ball". */
export function cardOf(argument: string): string {
  return named(argument, "card").replace("power-", "power:");
}

/** The seat an event is about, -1 if none. */
export function seatOf(view: View, { args }: Event): number {
  const character = "who" in args ? named(args.who, "character") : "";
  return view.players.findIndex((player) => player.character === character);
}

/** Events that begin once everything that happened in a room has been shown. */
const LAST: Event["id"][] = [
  "raiders-enter",
  "raiders-floor",
  "raiders-falls",
  "raiders-nobody-falls",
  "raiders-takes-scroll",
];

/** Cards are turned together, and coins and wounds of one kind come together; sums take their time; before the next room there is a pause. */
export function pace(event: Event, next?: Event): number {
  const last = !next || LAST.includes(next.id);
  switch (event.id) {
    case "raiders-plays":
      return next?.id === "raiders-plays" ? 30 : 1000;
    case "raiders-beaten":
    case "raiders-attacks":
    case "raiders-unbeatable":
    case "raiders-all-escape":
      return last ? 2600 : 1900;
    case "raiders-gains-coins":
    case "raiders-loses-coins":
    case "raiders-wounded":
    case "raiders-healed":
      return next?.id === event.id ? 60 : last ? 1700 : 900;
    case "raiders-gains-item":
      return last ? 1700 : 700;
    case "raiders-too-few-items":
    case "raiders-too-few-coins":
    case "raiders-trap-silent":
    case "raiders-out":
      return last ? 2200 : 1500;
    case "raiders-torch":
      return 1800;
    case "raiders-takes-scroll":
      return 600;
    case "raiders-falls":
    case "raiders-nobody-falls":
    case "raiders-wins":
    case "raiders-all-lost":
      return 1800;
    default:
      return 0;
  }
}

/** The cards are turned up at the same moment, so no single one of them is the news; in the tactical variant they come one by one. */
export function together({ id }: Event, { variant }: View): Words | null {
  return id === "raiders-plays" && variant !== "tactical" ? { id: "web-raiders-turned", args: {} } : null;
}

/** The sum grows card by card before it is said whether it is enough. */
export function suspense({ id }: Event): number {
  const sums: Event["id"][] = [
    "raiders-beaten",
    "raiders-attacks",
    "raiders-unbeatable",
    "raiders-all-escape",
    "raiders-trap-silent",
  ];
  return sums.includes(id) ? 800 : 0;
}

/** Whether the cards are still being added up: what comes of it shows when it is told. */
export function adding({ event, told }: Table<View, Event>): boolean {
  return event !== null && event !== told && suspense(event) > 0;
}

/** How long a coin or a wound is on its way, and when of that it has come, in ms. */
export const FLIGHT = 620;
const ARRIVAL = 0.9 * FLIGHT;

/** For how long a purse still shows what it held before an event: until what comes with it has arrived. */
export function delay(id: Event["id"] | undefined): number {
  const arrivals: Event["id"][] = ["raiders-gains-coins", "raiders-wounded", "raiders-healed"];
  return id && arrivals.includes(id) ? ARRIVAL : 0;
}

/** A room is over, and the next one is to come. */
export function rests(event: Event, next?: Event): boolean {
  const onward: Event["id"][] = ["raiders-floor", "raiders-enter"];
  return next !== undefined && onward.includes(next.id) && !onward.includes(event.id);
}

const SOUNDS: Partial<Record<Event["id"], Sound>> = {
  "raiders-plays": "card",
  "raiders-gains-coins": "coin",
  "raiders-gains-item": "card",
  "raiders-loses-coins": "hit",
  "raiders-wounded": "hit",
  "raiders-healed": "coin",
  "raiders-torch": "step",
  "raiders-out": "lose",
  "raiders-falls": "lose",
  "raiders-wins": "win",
  "raiders-all-lost": "lose",
};

/** The sound of an event. */
export const sound = by(SOUNDS, null);

const LOOKS: Partial<Record<Event["id"], LogLook>> = {
  "raiders-enter": { heading: true },
  "raiders-floor": { icon: "stairs" },
  "raiders-takes-scroll": { icon: "t:scroll" },
  "raiders-torch": { icon: "torch", tone: "ember" },
  "raiders-sees": { icon: "eye", tone: "violet" },
  "raiders-gains-coins": { icon: "coin", tone: "gold" },
  "raiders-loses-coins": { icon: "coin", tone: "blood" },
  "raiders-wounded": { icon: "wound", tone: "blood" },
  "raiders-healed": { icon: "potion", tone: "moss" },
  "raiders-too-few-items": { icon: "t:supply" },
  "raiders-too-few-coins": { icon: "t:share" },
  "raiders-beaten": { icon: "check", tone: "moss" },
  "raiders-trap-silent": { icon: "check", tone: "moss" },
  "raiders-all-escape": { icon: "t:escape", tone: "moss" },
  "raiders-out": { icon: "t:stone", tone: "blood" },
  "raiders-falls": { icon: "t:fallen", tone: "blood" },
  "raiders-nobody-falls": { icon: "heart", tone: "moss" },
  "raiders-wins": { icon: "glory", tone: "gold" },
  "raiders-all-lost": { icon: "t:grave", tone: "blood" },
};

/** How the log tells an event. */
export function log({ id, args }: Event): LogLook {
  switch (id) {
    case "raiders-dealt":
      return { icon: named(args.who, "character") };
    case "raiders-plays":
      return { icon: cardIcon(cardOf(args.card)) };
    case "raiders-gains-item":
      return { icon: cardOf(args.item) };
    case "raiders-attacks":
    case "raiders-unbeatable":
      return { icon: roomIcon(named(args.room, "room")), tone: "blood" };
    default:
      return LOOKS[id] ?? {};
  }
}
