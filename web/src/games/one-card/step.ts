/** Events: what the table looks like after each, how long it is shown, how it sounds, how the log tells it. */
import type { Words } from "../../net/wire";
import type { LogLook, Sound } from "../module";
import type { Skill, View } from "./view";

/** The view after one event, on the way to `end`. */
export function step(view: View, { id, args }: Words, end: View): View {
  const text = (name: string) => String(args[name]);
  const number = (name: string) => Number(args[name]);
  const { hero, energy, monsters } = view;
  const one = (change: object) =>
    monsters.map((each) => (each.letter === args["letter"] ? { ...each, ...change } : each));
  const spent = (skill: "speed" | "attack") => ({
    ...energy,
    left: { ...energy.left, [skill]: energy.left[skill] - number("price") },
  });
  switch (id) {
    case "one-card-level-begins":
      return { ...end, hero: { ...end.hero, health: hero.health }, energy: { ...end.energy, rolled: [] } };
    case "one-card-rolls":
      return {
        ...end,
        phase: "energy",
        hero: { ...end.hero, health: hero.health },
        energy: { ...end.energy, rolled: dice(text("dice")) },
      };
    case "one-card-energy":
      return { ...view, energy: end.energy };
    case "one-card-moves":
      return { ...view, hero: { ...hero, square: text("to") }, energy: spent("speed") };
    case "one-card-wounds":
      return { ...view, monsters: one({ health: number("health") }), energy: spent("attack") };
    case "one-card-kills":
      return {
        ...view,
        monsters: monsters.filter(({ letter }) => letter !== args["letter"]),
        energy: spent("attack"),
      };
    case "one-card-monster-moves":
      return { ...view, phase: "monsters", moving: text("letter"), monsters: one({ square: text("to") }) };
    case "one-card-monster-stays":
      return { ...view, phase: "monsters", moving: text("letter") };
    case "one-card-monsters-attack":
      return { ...view, phase: "monsters", moving: "", hero: { ...hero, health: number("health") } };
    case "one-card-heals":
      return { ...view, hero: { ...hero, health: number("health") } };
    case "one-card-improves":
      return { ...view, hero: { ...hero, [text("skill").split("-").at(-1) as Skill]: number("value") } };
    default:
      return view;
  }
}

/** The faces in "6, 5, 4". */
export function dice(text: string): number[] {
  return text.split(", ").map(Number);
}

const STEP = 240;
const PACE: Record<string, number> = {
  "one-card-level-begins": 1300,
  "one-card-level-cleared": 1100,
  "one-card-rolls": 650,
  "one-card-rerolls": 150,
  "one-card-energy": 200,
  "one-card-moves": STEP,
  "one-card-wounds": 480,
  "one-card-kills": 600,
  "one-card-monster-stays": 200,
  "one-card-monsters-attack": 1700,
  "one-card-nobody-attacks": 600,
  "one-card-heals": 600,
  "one-card-improves": 500,
  "one-card-victory": 1200,
  "one-card-defeat": 1200,
};

/** How long an event is shown. */
export function pace({ id, args }: Words): number {
  if (id === "one-card-monster-moves") return STEP * (String(args["way"]).split(" ").length - 1) + 120;
  return PACE[id] ?? 0;
}

const SOUNDS: Record<string, Sound> = {
  "one-card-rolls": "die",
  "one-card-energy": "card",
  "one-card-moves": "step",
  "one-card-monster-moves": "step",
  "one-card-wounds": "hit",
  "one-card-kills": "hit",
  "one-card-victory": "win",
  "one-card-defeat": "lose",
};

/** The sound of an event. */
export function sound({ id, args }: Words): Sound | null {
  if (id === "one-card-monsters-attack") return Number(args["wounds"]) ? "hit" : "card";
  return SOUNDS[id] ?? null;
}

const LOOKS: Record<string, LogLook> = {
  "one-card-level-begins": { heading: true },
  "one-card-level-cleared": { icon: "check", tone: "moss" },
  "one-card-rolls": { icon: "die-6" },
  "one-card-rerolls": { icon: "t:reroll" },
  "one-card-keeps": { icon: "t:keep-die" },
  "one-card-energy": { icon: "t:energy" },
  "one-card-moves": { icon: "speed" },
  "one-card-wounds": { icon: "attack", tone: "ember" },
  "one-card-kills": { icon: "attack", tone: "ember" },
  "one-card-monster-moves": { icon: "t:paw" },
  "one-card-monster-stays": { icon: "t:paw" },
  "one-card-nobody-attacks": { icon: "defence", tone: "moss" },
  "one-card-heals": { icon: "t:heal", tone: "moss" },
  "one-card-improves": { icon: "t:improve", tone: "gold" },
  "one-card-victory": { icon: "t:sceptre", tone: "gold" },
  "one-card-defeat": { icon: "t:grave", tone: "blood" },
};

/** How the log tells an event. */
export function log({ id, args }: Words): LogLook {
  if (id === "one-card-monsters-attack")
    return Number(args["wounds"]) ? { icon: "t:claw", tone: "blood" } : { icon: "defence", tone: "moss" };
  return LOOKS[id] ?? {};
}
