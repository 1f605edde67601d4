/** How a room unfolds on the table: the view after each event, how long it is shown, how it sounds and reads in the log. */
import type { Words } from "../../net/wire";
import type { LogLook, Sound } from "../module";
import { cardIcon, roomIcon } from "./art";
import type { Gain, Item, Now, Player, View } from "./view";

const NOTHING: Now = { verdict: "", gains: {} };
const NO_GAIN: Gain = { coins: 0, wounds: 0, items: [], lit: false };

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

/** The view after one event. */
export function step(view: View, event: Words): View {
  const seat = seatOf(view, event);
  const count = Number(event.args["count"] ?? 0);
  switch (event.id) {
    case "raiders-plays":
      return play(view, seat, cardOf(event));
    case "raiders-gains-coins":
    case "raiders-loses-coins":
      return gain(change(view, seat, { coins: Number(event.args["coins"]) }), seat, {
        coins: event.id === "raiders-gains-coins" ? count : -count,
      });
    case "raiders-wounded":
    case "raiders-healed":
      return gain(change(view, seat, { wounds: Number(event.args["wounds"]) }), seat, {
        wounds: event.id === "raiders-wounded" ? count : -count,
      });
    case "raiders-gains-item":
      return take(view, seat, cardOf(event, "item") as Item);
    case "raiders-torch":
      return gain(change(view, seat, { hand_size: (view.players[seat]?.hand_size ?? 1) - 1 }), seat, {
        lit: true,
      });
    case "raiders-out":
      return change(view, seat, { out: true });
    case "raiders-takes-scroll":
      return { ...view, scroll: seat };
    case "raiders-beaten":
      return tell(view, { verdict: "beaten" });
    case "raiders-attacks":
    case "raiders-unbeatable":
      return tell(view, { verdict: "attacked" });
    case "raiders-all-escape":
      return tell(view, { verdict: "escaped" });
    case "raiders-trap-silent":
      return tell(view, { verdict: "silent" });
    case "raiders-falls":
      return tell(view, { falls: [...(view.now?.falls ?? []), seat] });
    case "raiders-wins":
      return tell(view, { wins: [...(view.now?.wins ?? []), seat] });
    default:
      return view;
  }
}

function change(view: View, seat: number, entries: Partial<Player>): View {
  return {
    ...view,
    players: view.players.map((player) => (player.seat === seat ? { ...player, ...entries } : player)),
  };
}

function tell(view: View, entries: Partial<Now>): View {
  return { ...view, now: { ...(view.now ?? NOTHING), ...entries } };
}

function gain(view: View, seat: number, more: Partial<Gain>): View {
  const gains = view.now?.gains ?? {};
  const had = gains[seat] ?? NO_GAIN;
  const has: Gain = {
    coins: had.coins + (more.coins ?? 0),
    wounds: had.wounds + (more.wounds ?? 0),
    items: [...had.items, ...(more.items ?? [])],
    lit: had.lit || (more.lit ?? false),
  };
  return tell(view, { gains: { ...gains, [seat]: has } });
}

function play(view: View, seat: number, card: string): View {
  const player = view.players[seat]!;
  const balls = player.balls + (card === "ball" ? 1 : 0);
  return change(view, seat, { card, balls, ready: false, chooses: false, hand_size: player.hand_size - 1 });
}

function take(view: View, seat: number, item: Item): View {
  const player = view.players[seat]!;
  const taken = gain(change(view, seat, { hand_size: player.hand_size + 1 }), seat, { items: [item] });
  return { ...taken, supply: { ...view.supply, [item]: view.supply[item] - 1 } };
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
