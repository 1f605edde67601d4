/** Descent: outlines, what a click means, where options are offered. */
import { describe, expect, it } from "vitest";
import { stoppers } from "../src/games/descent/cards/stops";
import { hearts, throws } from "../src/games/descent/attack/faces";
import { idle, itemOf, on as shelved, shelf } from "../src/games/descent/deeds";
import { cells, loops, outline, torches } from "../src/games/descent/map/outline";
import { beside, meaning, shotsAt, standing, walkTo } from "../src/games/descent/map/touch";
import { bettered } from "../src/games/descent/odds";
import { inPrompt } from "../src/games/descent/pauses";
import { reason } from "../src/games/descent/reason";
import type { Survey, View } from "../src/games/descent/shape";
import { pace, suspense } from "../src/games/descent/stage";
import { around, figures, letterOf, percentOf, read, struck } from "../src/games/descent/view";
import type { Option } from "../src/table/choice";

const option = (key: string, ...objects: string[]): Option =>
  ({
    key,
    objects,
    digit: 1,
    label: null,
    rules: [],
    warning: null,
    ask: { prompt: { id: "", args: {} } },
  }) as never;

const monster = (space: string, lost = 0) => ({
  kind: "skeleton",
  name: "",
  master: false,
  base: "1x1",
  spaces: [space],
  lost,
  left: 3 - lost,
  wounds: 3,
  armor: 2,
  speed: 4,
  activated: false,
  tokens: { burn: 0, web: 0, stun: 0, poison: 0 },
});
const hero = (space: string, wounds = 12) => ({
  figure: 0,
  name: "lyssa",
  seat: 1,
  space,
  wounds,
  max_wounds: 12,
});
const view = (parts: object = {}): View =>
  ({
    heroes: [hero("1,1")],
    monsters: { "4": monster("3,1") },
    familiars: [],
    ...parts,
  }) as never;
describe("cards that can be used while others play", () => {
  const named = (parts: object, seat: number) => stoppers(view(parts), seat).map(({ name }) => name);
  it("stop the overlord from the hand", () => {
    expect(named({ hand: ["doom", "explosive-door", "dark-charm"], heroes: [] }, 0)).toEqual([
      "descent-card-explosive-door",
    ]);
  });
  it("stop the player of a hero who has them", () => {
    const lyssa = { ...hero("1,1"), skills: ["alertness", "mighty"], worn: ["ghost-armor"], pack: ["sword"] };
    expect(named({ heroes: [lyssa] }, 1)).toEqual([
      "descent-hero-lyssa",
      "descent-skill-alertness",
      "descent-item-ghost-armor",
    ]);
    expect(named({ heroes: [lyssa] }, 2)).toEqual([]);
  });
});

const walk = (space: string, points: number, fatigue = 0, warnings: string[] = []) => ({
  moves: points ? Array.from({ length: points }, (_, nth) => `step:${nth},0`) : [],
  spaces: [space],
  points,
  fatigue,
  wounds: 0,
  warnings,
});
const survey = {
  figure: 0,
  walks: { "1,1": walk("1,1", 0), "2,1": walk("2,1", 1), "4,1": walk("4,1", 3), "5,1": walk("5,1", 4, 1) },
  stops: { "2,1": "2,1", "4,1": "4,1", "5,1": "5,1" },
  lookouts: {
    "1,1": { sees: {}, hidden: {}, shots: [{ weapon: "bow", figure: 4, space: "3,1", range: 2, chance: 0 }] },
  },
  chances: [{ hit: "5/6", kill: "1/4", wounds: "3/2" }],
} as never as Survey;

describe("outlines", () => {
  it("go clockwise around cells, with holes, and keep cells apart that only touch", () => {
    expect(outline([{ x: 0, y: 0 }])).toBe("M0 0L48 0L48 48L0 48z");
    expect(outline([{ x: 0, y: 0 }], 4)).toBe("M4 4L44 4L44 44L4 44z");
    const ring = cells(["###", "# #", "###"], (mark) => mark === "#");
    expect(loops(ring)).toHaveLength(2);
    const touching = cells(["# ", " #"], (mark) => mark === "#");
    expect(loops(touching)).toHaveLength(2);
  });
  it("have torches on northern walls of what is known only", () => {
    expect(torches(["  ??  ", "......"])).toEqual([
      { x: 1, y: 1 },
      { x: 5, y: 1 },
    ]);
    expect(torches(["?????"])).toEqual([]);
  });
});

describe("spaces and figures", () => {
  it("are read off the edges of the map", () => {
    expect(read("7,4")).toBe("H4");
    expect(read("26,15:h")).toBe("AA15");
    expect(around(["2,3", "3,3"])).toEqual({ x: 2, y: 3, width: 2, height: 1 });
    expect(letterOf(4)).toBe("A");
    expect(figures(view()).map(({ key, kind }) => `${kind} ${key}`)).toEqual(["foe 4", "hero 0"]);
  });
  it("tell who was struck from one view to the next", () => {
    expect(struck(view(), view({ heroes: [hero("1,1", 9)], monsters: { "4": monster("3,1", 2) } }))).toEqual({
      "0": 3,
      "4": 2,
    });
    expect(struck(null, view())).toEqual({});
  });
  it("never say that something is sure or impossible when it is only nearly so", () => {
    expect([
      percentOf("1/1"),
      percentOf("0/1"),
      percentOf("999/1000"),
      percentOf("1/1000"),
      percentOf("5/6"),
    ]).toEqual([100, 0, 99, 1, 83]);
  });
  it("show wounds that were lost, that come and that are left", () => {
    expect(hearts(4, 1, 2)).toEqual(["gone", "comes", "comes", "left"]);
  });
});

describe("a click on a space", () => {
  const steps = [option("step:2,1", "space:2,1"), option("attack:bow"), option("end")];
  it("takes a single step at once, and plans a longer walk", () => {
    expect(meaning(view(), steps, survey, "2,1")).toEqual({ does: "choose", key: "step:0,0" });
    expect(meaning(view(), steps, survey, "4,1")).toMatchObject({ does: "walk", place: "4,1" });
    expect(walkTo(survey, "5,1")?.walk.fatigue).toBe(1);
    expect(standing(survey)).toBe("1,1");
  });
  it("plans even a single step under a finger", () => {
    expect(meaning(view(), steps, survey, "2,1", true)).toMatchObject({ does: "walk", place: "2,1" });
  });
  it("plans even a single step that hurts", () => {
    const walks = { "2,1": walk("2,1", 1, 0, ["pit"]) };
    expect(meaning(view(), steps, { ...survey, walks } as never, "2,1").does).toBe("walk");
  });
  it("only shows how far it is before an action is declared", () => {
    const actions = [option("action:run"), option("action:battle")];
    expect(meaning(view(), actions, survey, "4,1")).toEqual({ does: "look" });
    expect(meaning(view(), actions, survey, "2,1")).toEqual({ does: "look" });
  });
  it("aims at an enemy in sight while the weapon may be used", () => {
    expect(meaning(view(), steps, survey, "3,1")).toMatchObject({ does: "shoot" });
    expect(shotsAt(survey, [option("end")], "3,1", view())).toEqual([]);
  });
  it("chooses what is asked for, or offers a menu, or only looks", () => {
    const targets = [option("target:3,1", "space:3,1")];
    expect(meaning(view(), targets, null, "3,1")).toEqual({ does: "choose", key: "target:3,1" });
    expect(meaning(view(), [...targets, option("figure:4", "figure:4")], null, "3,1").does).toBe("menu");
    expect(meaning(view(), targets, null, "0,0")).toEqual({ does: "look" });
  });
  it("finds placements of long bases by the spaces they cover", () => {
    const at = [option("at:3,1:h", "space:3,1"), option("at:4,1:v", "space:4,1")];
    const areas = { "at:3,1:h": ["3,1", "4,1"], "at:4,1:v": ["4,1", "4,2"] };
    expect(meaning(view(), at, { areas } as never, "4,2")).toEqual({ does: "choose", key: "at:4,1:v" });
    expect(meaning(view(), at, { areas } as never, "4,1").does).toBe("menu");
  });
  it("is reached by arrows over gaps", () => {
    const known = (space: string) => ["0,0", "3,0"].includes(space);
    expect(beside(known, "0,0", [1, 0], 12)).toBe("3,0");
    expect(beside(known, "0,0", [0, 1], 12)).toBe("0,0");
  });
});

describe("options", () => {
  it("name bare hands last where they are no use", () => {
    const fists = option("attack:bare-hands");
    const near = [{ weapon: "bare-hands" }];
    expect(idle(fists, [fists], near)).toBe(false);
    expect(idle(fists, [fists], [])).toBe(true);
    expect(idle(fists, [fists, option("attack:sword")], near)).toBe(true);
    expect(idle(option("attack:sword"), [fists], [])).toBe(false);
    const guard = option("weapon:bare-hands");
    expect(idle(guard, [guard, option("weapon:sword")], near)).toBe(true);
    expect(idle(guard, [guard], [])).toBe(false);
  });
  it("are offered where they belong", () => {
    expect(itemOf(option("attack:sword"))).toBe("sword");
    expect(
      [
        option("end"),
        option("surge:1"),
        option("buy:sword", "item:sword"),
        option("wear:sword", "item:sword"),
        option("use:lyssa", "source:lyssa"),
        option("play:dodge", "card:dodge"),
        option("action:run"),
        option("order:guard"),
        option("step:1,1", "space:1,1"),
        option("fatigue"),
      ].map(shelf),
    ).toEqual([
      ...["prompt", "attack", "screen", "item", "source", "card", "action", "order", "map", "deed"],
    ]);
    expect(shelved([option("end"), option("fatigue")], "deed")).toHaveLength(1);
  });
  it("about a hero have a button, for heroes in town stand on no space", () => {
    const shelves = (...keys: string[]) => keys.map((key) => shelf(option(key, "figure:0")));
    expect(shelves("next:lyssa", "go:lyssa", "to:lyssa", "guard:lyssa")).toEqual([
      ...["prompt", "prompt", "action", "action"],
    ]);
    expect(inPrompt("next:lyssa", [option("next:lyssa"), option("next:mordrog")])).toBe(true);
  });
  it("of a pause stand beside the one that passes, if they are few", () => {
    const pause = (...keys: string[]) =>
      keys.map(
        (key) => ({ ...option(key), ask: { prompt: { id: "descent-ask-step-taken", args: {} } } }) as Option,
      );
    const listed = (options: Option[]) =>
      options.map(({ key }) => key).filter((key) => inPrompt(key, options));
    expect(listed(pause("play:pit", "pass"))).toEqual(["play:pit", "pass"]);
    expect(listed(pause("play:a", "play:b", "play:c", "pass"))).toEqual(["pass"]);
    expect(listed([option("action:run"), option("end")])).toEqual(["end"]);
  });
});

describe("the sentence under the prompt", () => {
  const ask = { prompt: { id: "descent-ask-guard", args: {} } } as never;
  it("says who acts where while one may interrupt, and who attacks what", () => {
    const acts = view({ attack: null, turn: { figure: 4 } });
    expect(reason(acts, ask)).toEqual({
      id: "web-descent-reason-acting",
      args: { who: "@descent-monster-skeleton", space: "D1" },
    });
    const attacks = view({ attack: { figure: 4, target: "1,1" }, turn: { figure: 4 } });
    expect(reason(attacks, ask)).toMatchObject({ id: "web-descent-reason-attacked", args: { space: "B1" } });
    expect(reason(view({ attack: null, turn: { figure: null } }), ask)).toBeNull();
  });
  it("says whose pause it is in one's own turn, and that the map is asked", () => {
    const asked = (id: string) => ({ prompt: { id, args: {} } }) as never;
    const mine = view({ task: null, turn: { hero: "lyssa" } });
    expect(reason(mine, asked("descent-ask-turn-end"))).toEqual({
      id: "web-descent-reason-pause",
      args: { who: "@descent-hero-lyssa" },
    });
    expect(reason(mine, asked("descent-ask-heal"))).toMatchObject({ id: "web-descent-reason-lit" });
  });
  it("says that a large monster covers more than the space that is clicked", () => {
    const placing = (kind: string) =>
      reason(view({ task: null, turn: {} }), {
        prompt: { id: "descent-ask-spawn-where", args: { kind } },
      } as never);
    expect(placing("@descent-monster-skeleton")).toEqual({ id: "web-descent-reason-spawn", args: {} });
    expect(placing("@descent-master-bane-spider")).toEqual({
      id: "web-descent-reason-spawn-large",
      args: { size: "2×2" },
    });
  });
});

describe("the dice of an attack", () => {
  const die = (face: number, marked = false) => ({ colour: "red", face, marked }) as never;
  it("tumble only if they are new or thrown again", () => {
    const first = throws([], [die(1), die(2)], [], 7);
    expect(first).toEqual([7, 7]);
    expect(throws([die(1), die(2)], [die(1), die(2)], first, 8)).toEqual([7, 7]);
    expect(throws([die(1), die(2)], [die(1), die(2), die(2)], first, 9)).toEqual([7, 7, 9]);
    // the same face may fall again
    expect(throws([die(1, true), die(2)], [die(1), die(2)], first, 9)).toEqual([9, 7]);
  });
  it("are told when they have landed", () => {
    const rolls = (id: "descent-rolls" | "descent-rerolls" | "descent-hits") => ({ id, args: {} }) as never;
    expect(suspense(rolls("descent-rolls"))).toBeGreaterThan(0);
    expect(suspense(rolls("descent-rolls"))).toBeLessThan(pace(rolls("descent-rolls")));
    expect(suspense(rolls("descent-rerolls"))).toBeGreaterThan(0);
    expect(suspense(rolls("descent-hits"))).toBe(0);
  });
});

describe("the options of an attack", () => {
  const outlook = (kill: string, wounds: string) => ({
    odds: [
      { id: "", args: {}, hit: "1", kill },
      { id: "", args: {}, wounds },
    ],
    lines: [],
    alarm: null,
  });
  const survey = (strike: object, surge: object) =>
    ({ options: { strike, "surge:1": surge, die: outlook("1", "9") } }) as never;

  it("do not light a blow that free surges would make better", () => {
    const options = ["die", "surge:1", "strike"];
    expect(bettered(survey(outlook("0", "3"), outlook("2/3", "6")), "strike", options)).toBe(true);
    expect(bettered(survey(outlook("0", "3"), outlook("0", "4")), "strike", options)).toBe(true);
    expect(bettered(survey(outlook("1", "3"), outlook("1", "4")), "strike", options)).toBe(false);
    expect(bettered(survey(outlook("0", "3"), outlook("0", "3")), "strike", options)).toBe(false);
    expect(bettered(null, "strike", options)).toBe(false);
  });
});
