/** Descent: Journeys in the Dark at the browser's table. */
import type { GameModule } from "../module";
import Aside from "./Aside.svelte";
import Board from "./Board.svelte";
import { stoppers } from "./cards/stops";
import { equips } from "./deeds";
import type { Event, Prompt } from "./events";
import Hand from "./heroes/Hand.svelte";
import Party from "./heroes/Party.svelte";
import { inPrompt, OUT_OF_TURN } from "./pauses";
import { reason } from "./reason";
import { log, pace, sound, suspense } from "./stage";
import { bettered } from "./odds";
import usual from "./usual.json";
import { own, type View } from "./view";

const descent: GameModule<View, Event, Prompt> = {
  id: "descent",
  Board,
  Hand,
  handAt: "left",
  side: "slim",
  beneath: equips,
  Rivals: Party,
  Aside,
  seated: true,
  seat: (view, seat) => {
    const asked = view.asked.includes(seat);
    if (seat === 0)
      return {
        title: "descent-overlord",
        icon: "j:sg-threat",
        facts: [
          { icon: "j:sg-threat", label: "web-descent-threat", value: view.overlord.threat, tone: "violet" },
          { icon: "t:card-back", label: "web-descent-hand", value: view.overlord.hand },
        ],
        asked,
      };
    const [hero] = own(view, seat);
    if (!hero) return { asked };
    return {
      title: `descent-hero-${hero.name}`,
      icon: `f:hero-${hero.name}`,
      facts: [
        { icon: "j:sg-damage", label: "web-descent-wounds", value: hero.wounds, tone: "moss" },
        { icon: "j:sg-fatigue", label: "web-descent-fatigue", value: hero.fatigue, tone: "frost" },
      ],
      asked,
    };
  },
  place: ({ round, quest }) =>
    round
      ? { id: "place-descent", args: { round, quest: `@descent-quest-${quest}` } }
      : `descent-quest-${quest}`,
  reason,
  surveys: "asked",
  overlays: [
    { id: "sight", icon: "eye", label: "web-descent-layer-sight" },
    { id: "range", icon: "j:sg-range", label: "web-descent-layer-range" },
    { id: "danger", icon: "t:paw", label: "web-descent-layer-danger" },
  ],
  pace,
  suspense,
  sound,
  paged: ({ id }) => id === "descent-reveals",
  log,
  interrupts: ({ prompt }) => (OUT_OF_TURN.includes(prompt.id) ? prompt.id : null),
  stoppers,
  onBoard: (option, options) => !inPrompt(option, options),
  usual,
  bettered,
};
export default descent;
