/** Dungeon Raiders in the browser. */
import type { Words } from "../../net/wire";
import type { GameModule } from "../module";
import Aside from "./Aside.svelte";
import Bar from "./Bar.svelte";
import Board from "./Board.svelte";
import type { Event, Prompt } from "./events";
import Hand from "./Hand.svelte";
import { log, pace, rests, sound, suspense, together } from "./stage";
import usual from "./usual.json";
import { power, type View } from "./view";

const DIGITS: Record<string, number> = { ball: 6, key: 7, torch: 7, sword: 8, look: 9 };

const raiders: GameModule<View, Event, Prompt> = {
  id: "raiders",
  Board,
  Hand,
  Aside,
  Bar,
  seated: true,
  surveys: true,
  seat: (view, seat) => {
    const player = view.players[seat];
    if (!player) return {};
    return {
      title: `web-raiders-${player.character}`,
      icon: player.character,
      facts: [
        { icon: "coin", label: "web-raiders-coins", value: player.coins, tone: "gold" },
        { icon: "wound", label: "web-raiders-wounds", value: player.wounds, tone: "blood" },
      ],
      asked: player.chooses && !player.ready,
      ready: player.ready,
      out: player.out,
    };
  },
  place: (view): Words => ({
    id: "place-raiders",
    args: {
      floor: view.floor,
      floors: view.floors,
      room: Math.min(view.room + 1, view.row.length),
      rooms: view.row.length,
    },
  }),
  reason: (view, ask) => {
    if (ask?.prompt.id === "raiders-ask-new-card") return "web-raiders-reason-new";
    if (view.hand?.laid) return "web-raiders-reason-laid";
    return view.variant === "tactical" ? "web-raiders-reason-turn" : "web-raiders-reason-secret";
  },
  open: (view, seats) => ({ ...view, hands: seats.map(({ hand }) => hand) }),
  pace,
  suspense,
  together,
  rests,
  sound,
  log,
  onBoard: () => true,
  usual,
  digit: (option) => DIGITS[option] ?? power(option),
};
export default raiders;
