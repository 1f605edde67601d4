/** Dungeoneer: Tomb of the Lich Lord in the browser. */
import type { GameModule } from "../module";
import { heroIcon } from "./art";
import Aside from "./Aside.svelte";
import Bar from "./Bar.svelte";
import Board from "./Board.svelte";
import { hurtsOneself, inPrompt, left } from "./cards/deeds";
import type { Event, Prompt } from "./events";
import { addFaces } from "./cards/faces";
import { stoppers } from "./cards/stops";
import Hand from "./cards/Hand.svelte";
import Rivals from "./heroes/Rivals.svelte";
import { reason } from "./reason";
import { log, pace, sound, suspense } from "./stage";
import usual from "./usual.json";
import type { View } from "./view";

const INTERRUPTS: Prompt[] = [
  "dungeoneer-ask-anytime",
  "dungeoneer-ask-response",
  "dungeoneer-ask-response-owner",
  "dungeoneer-ask-before-roll",
  "dungeoneer-ask-after-roll",
];

const dungeoneer: GameModule<View, Event, Prompt> = {
  id: "dungeoneer",
  Board,
  Hand,
  handAt: "left",
  Rivals,
  Aside,
  Bar,
  seated: true,
  seat: (view, seat) => {
    const player = view.players[seat];
    if (!player?.hero) return { asked: view.asked.includes(seat) };
    return {
      title: `dungeoneer-hero-${player.hero}`,
      icon: heroIcon(player.hero),
      facts: [
        { icon: "heart", label: "dungeoneer-stat-health", value: player.health, tone: "moss" },
        { icon: "glory", label: "web-dungeoneer-glory", value: player.glory, tone: "gold" },
        { icon: "peril", label: "web-dungeoneer-peril", value: player.peril, tone: "violet" },
        { icon: "d:quest", label: "web-dungeoneer-done", value: player.done.length },
      ],
      asked: view.asked.includes(seat),
      out: player.out,
    };
  },
  place: (view) => (view.round ? { id: "place-dungeoneer", args: { round: view.round } } : null),
  reason,
  note: left,
  surveys: "asked",
  open: (view, seats) => ({
    ...view,
    hands: seats.map(({ hand, dealt }) => ({ cards: hand ?? [], locations: dealt ?? [] })),
  }),
  pace,
  suspense,
  sound,
  log,
  interrupts: ({ prompt }, view) => {
    const own = view.players[view.you ?? -1];
    const concerned =
      own && (view.battle?.target === own.seat || prompt.args["who"] === `@dungeoneer-hero-${own.hero}`);
    return INTERRUPTS.includes(prompt.id) ? `${prompt.id}${concerned ? " own" : ""}` : null;
  },
  learn: addFaces,
  onBoard: (option) => !inPrompt(option),
  stoppers,
  usual,
  odd: hurtsOneself,
};
export default dungeoneer;
