/** The sentence under the prompt: what is left, or what a choice means. */
import type { Words } from "../../net/wire";
import type { Asked } from "../module";
import type { Prompt } from "./events";
import { MONSTERS } from "./cards/faces";
import { itemText } from "./cards/text";
import { IN_TURN, OUT_OF_TURN } from "./pauses";
import { figures, heroOf, read, type View } from "./view";
import { literal } from "../../app/locale.svelte";
import { unstopped } from "../../app/voice";
import { is } from "../../table/word";

const PLAIN: Partial<Record<Prompt, string>> = {
  "descent-ask-exchange": "web-descent-reason-exchange",
  "descent-ask-market": "web-descent-reason-market",
  "descent-ask-equip": "web-descent-reason-equip",
  "descent-ask-start": "web-descent-reason-start",
  "descent-ask-next": "web-descent-reason-next",
  "descent-ask-shops-next": "web-descent-reason-shops",
  "descent-ask-declare": "web-descent-reason-declare",
  "descent-ask-target": "web-descent-reason-target",
  "descent-ask-reroll": "web-descent-reason-reroll",
  "descent-ask-spend": "web-descent-reason-spend",
  "descent-ask-plot": "web-descent-reason-plot",
  "descent-ask-activate": "web-descent-reason-activate",
  "descent-ask-spawn": "web-descent-reason-spawn",
  "descent-ask-spawn-where": "web-descent-reason-spawn",
  "descent-ask-horde-where": "web-descent-reason-horde",
  "descent-ask-mimic-where": "web-descent-reason-mimic",
  "descent-ask-go": "web-descent-reason-next",
  "descent-ask-dawn": "web-descent-reason-dawn",
  "descent-ask-give": "web-descent-reason-give",
  "descent-ask-blast": "web-descent-reason-blast",
  "descent-ask-whom-first": "web-descent-reason-first",
  "descent-ask-hand": "web-descent-reason-hand",
  "descent-ask-raise": "web-descent-reason-hand",
};
/** The same for a large monster. */
const LARGE: Partial<Record<Prompt, string>> = {
  "descent-ask-spawn-where": "web-descent-reason-spawn-large",
  "descent-ask-horde-where": "web-descent-reason-horde-large",
};
/** Answered on the map. */
const LIT: Prompt[] = [
  ...(["descent-ask-thrown", "descent-ask-victim", "descent-ask-heal", "descent-ask-push"] as const),
  ...([
    "descent-ask-push-where",
    "descent-ask-familiar",
    "descent-ask-aside",
    "descent-ask-from-board",
  ] as const),
];

/** Why this is asked, or what is left of a turn; null if the prompt says it all. */
export function reason(view: View, ask?: Asked<Prompt>): Words | null {
  if (!ask) return null;
  const id = ask.prompt.id;
  if (id === "descent-ask-act") {
    const { points, attacks, figure, passing } = view.turn;
    if (passing) return { id: "web-descent-reason-passing", args: {} };
    const hero = figure === null ? undefined : heroOf(view, figure);
    if (!hero) return { id: "web-descent-reason-monster", args: { points, attacks } };
    if (!hero.space) return { id: inTown(ask), args: { points, fatigue: hero.fatigue } };
    return { id: "web-descent-reason-act", args: { points, attacks, fatigue: hero.fatigue } };
  }
  if (id === "descent-ask-received") return received(view, ask);
  if (OUT_OF_TURN.includes(id)) return happens(view);
  if (LIT.includes(id)) return { id: "web-descent-reason-lit", args: {} };
  const hero = view.task?.hero || view.turn.hero;
  if (IN_TURN.includes(id) && hero)
    return { id: "web-descent-reason-pause", args: { who: `@descent-hero-${hero}` } };
  const plain = PLAIN[id];
  const size = sizeOf(ask);
  const large = LARGE[id];
  if (large && size) return { id: large, args: { size } };
  return plain ? { id: plain, args: {} } : null;
}

/** The base of a large monster that is placed: it covers more than the space that is clicked. */
function sizeOf({ prompt: { args } }: Asked<Prompt>): string {
  const [, kind] = /^@descent-(?:monster|master)-(.+)$/.exec(String(args.kind ?? "")) ?? [];
  const base = MONSTERS[kind ?? ""]?.base ?? "1x1";
  return base === "1x1" ? "" : base.replace("x", "×");
}

/** What a hero in town can do just now. */
function inTown({ options }: Asked<Prompt>): string {
  if (options.includes("market")) return "web-descent-reason-town";
  return options.some((key) => is(key, "enter"))
    ? "web-descent-reason-town-return"
    : "web-descent-reason-town-tired";
}

/** Which item somebody got, and where it may go. */
function received({ task }: View, { options }: Asked<Prompt>): Words {
  const fits = options.some((key) => is(key, "wear"));
  const id = fits ? "web-descent-reason-received" : "web-descent-reason-received-full";
  return { id, args: { what: literal(unstopped(itemText(task?.item ?? ""))) } };
}

/** What others are doing while one may interrupt: who attacks which space, or who acts where. */
function happens(view: View): Words | null {
  const { attack, turn } = view;
  const figure = figures(view).find(({ key }) => key === String(attack?.figure ?? turn.figure));
  if (!figure) return null;
  const who = `@${figure.name}`;
  if (attack?.target) return { id: "web-descent-reason-attacked", args: { who, space: read(attack.target) } };
  return { id: "web-descent-reason-acting", args: { who, space: read(figure.spaces[0]!) } };
}
