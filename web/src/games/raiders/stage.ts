/** How a room unfolds on the table: how long each event is shown, how it sounds and reads in the log. */
import type { Words } from "../../net/wire";
import type { LogLook, Sound } from "../module";
import { cardIcon, roomIcon } from "./art";
import type { View } from "./view";

/** The last word of an argument such as "@raiders-character-knight". */
function named(event: Words, argument: string, family: string): string {
  return String(event.args[argument] ?? "").replace(`@raiders-${family}-`, "");
}

/** The card an event speaks of, as options are spelt: "power:3", "ball". */
export function cardOf(event: Words, argument = "card"): string {
  return named(event, argument, "card").replace("power-", "power:");
}

/** The seat an event speaks of, -1 if none. */
export function seatOf(view: View, event: Words): number {
  const character = named(event, "who", "character");
  return view.players.findIndex((player) => player.character === character);
}

/** Cards are turned at once; sums and strokes take their time; before the next room there is a breath. */
export function pace(event: Words, next?: Words): number {
  const last =
    !next || ["raiders-enter", "raiders-floor", "raiders-falls", "raiders-takes-scroll"].includes(next.id);
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
    case "raiders-wins":
    case "raiders-all-lost":
      return 1800;
    default:
      return 0;
  }
}

/** A room is over, and the next one is to come. */
export function rests(event: Words, next?: Words): boolean {
  const onward = ["raiders-floor", "raiders-enter"];
  return next !== undefined && onward.includes(next.id) && !onward.includes(event.id);
}

export function sound(event: Words): Sound | null {
  const sounds: Record<string, Sound> = {
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
  return sounds[event.id] ?? null;
}

const LOOKS: Record<string, LogLook> = {
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
  "raiders-wins": { icon: "glory", tone: "gold" },
  "raiders-all-lost": { icon: "t:grave", tone: "blood" },
};

export function log(event: Words): LogLook {
  switch (event.id) {
    case "raiders-dealt":
      return { icon: named(event, "who", "character") };
    case "raiders-plays":
      return { icon: cardIcon(cardOf(event)) };
    case "raiders-gains-item":
      return { icon: cardOf(event, "item") };
    case "raiders-attacks":
    case "raiders-unbeatable":
      return { icon: roomIcon(named(event, "room", "room")), tone: "blood" };
    default:
      return LOOKS[event.id] ?? {};
  }
}
