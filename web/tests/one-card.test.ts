import { describe, expect, it } from "vitest";
import { face, faces, lay, optionOf, places } from "../src/games/one-card/energy";
import { log, pace } from "../src/games/one-card/stage";
import {
  below,
  corner,
  deadly,
  middle,
  points,
  SQUARES,
  type Survey,
  type View,
} from "../src/games/one-card/view";
import { isStep, moves } from "../src/games/one-card/walk";

const view: View = {
  game: "one-card",
  automatic: true,
  level: 5,
  levels: 12,
  most: 6,
  turn: 2,
  phase: "energy",
  board: { position: "A0", rows: [], walls: ["b2"], stairs: ["a1"] },
  hero: {
    square: "a2",
    health: 4,
    class: "archer",
    ability_used: false,
    speed: 2,
    attack: 3,
    defence: 1,
    range: 3,
  },
  energy: {
    rolled: [6, 5, 4],
    kept: 0,
    kept_on: "",
    dice: { speed: 0, attack: 0, defence: 0, range: 0 },
    sums: {
      speed: [2, 3, 4, 5, 6, 7, 8],
      attack: [3, 4, 5, 6, 7, 8, 9],
      defence: [1, 2, 3, 4, 5, 6, 7],
      range: [3, 4, 5, 6, 7, 8, 9],
    },
    left: { speed: 7, attack: 9 },
    strikes: 2,
    defence: 1,
    range: 3,
  },
  kind: { name: "spider", health: 2, speed: 5, attack: 4, defence: 4, range: 3 },
  monsters: [
    {
      letter: "A",
      square: "a3",
      health: 2,
      distance: 2,
      clear_lines: 16,
      in_sight: true,
      in_range: true,
      threatens: true,
      blocked_by: [],
    },
    {
      letter: "B",
      square: "d3",
      health: 2,
      distance: 7,
      clear_lines: 2,
      in_sight: true,
      in_range: false,
      threatens: false,
      blocked_by: [],
    },
  ],
  moving: "",
  result: null,
};
const ways = ["dice:6,5,4", "dice:6,4,5", "dice:5,6,4", "dice:5,4,6", "dice:4,6,5", "dice:4,5,6"];
const bows = ["bow:6,5,4", "bow:4,5,6"];

describe("the drawing", () => {
  it("has a1 at the near left and e5 at the far right", () => {
    expect(SQUARES[0]).toBe("a5");
    expect(SQUARES[24]).toBe("e1");
    expect(corner("a1")).toEqual({ x: 0, y: 480 });
    expect(middle("e5")).toEqual({ x: 540, y: 60 });
    expect(points(["a1", "b2"])).toBe("60,540 180,420");
  });
});

describe("danger", () => {
  it("is deadly where the rules say so", () => {
    const end = { least: 9, most: 9, moves: {}, strikers: [], sum: 8, defence: 2 };
    const said = (["no", "maybe", "surely"] as const).map((fatal) => deadly({ ...end, fatal }));
    expect([...said, deadly(undefined)]).toEqual(["", "web-one-card-may-die", "web-one-card-dies", ""]);
  });
});

describe("a slab about a square", () => {
  it("keeps off the figures and on the card", () => {
    expect(["b5", "b1"].map((square) => below(view, square))).toEqual([true, false]);
    expect(below(view, "a4")).toBe(false); // hero and monster stand below it
    expect(
      below(
        {
          ...view,
          monsters: [
            { ...view.monsters[0]!, square: "c4" },
            { ...view.monsters[1]!, square: "d4" },
          ],
        },
        "d3",
      ),
    ).toBe(true);
  });
});

describe("walks", () => {
  const survey: Survey = {
    range: {},
    reach: [],
    lines: {},
    walks: {
      a2: { price: 0, left: 7, way: ["a2"], targets: ["A"] },
      b3: { price: 3, left: 4, way: ["a2", "b3"], targets: ["A"] },
      c3: { price: 5, left: 2, way: ["a2", "b3", "c3"], targets: ["A", "B"] },
      c4: { price: 6, left: 1, way: ["a2", "b3", "c4"], targets: ["B"] },
    },
  };
  it("are made of single moves", () =>
    expect(moves(survey.walks!["c3"]!.way)).toEqual(["move:b3", "move:c3"]));
  it("of one step need no plan", () => {
    expect(isStep(survey.walks!["b3"])).toBe(true);
    expect(isStep(survey.walks!["c3"])).toBe(false);
    expect(isStep(undefined)).toBe(false);
  });
});

describe("energy", () => {
  it("is laid die by die, and the last die falls into place", () => {
    let laid = lay(view, {}, 0, "attack", ways);
    expect(optionOf(view, laid, ways)).toBeUndefined();
    laid = lay(view, laid, 2, "defence", ways);
    expect(laid).toEqual({ attack: 0, defence: 2, speed: 1 });
    expect(optionOf(view, laid, ways)).toBe("dice:5,6,4");
    expect(face(view, laid, "speed")).toBe(5);
  });
  it("changes places when a laid die is dragged onto another", () => {
    const laid = lay(view, { speed: 0, attack: 1, defence: 2 }, 0, "attack", ways);
    expect(laid).toEqual({ attack: 0, speed: 1, defence: 2 });
  });
  it("may lie on an archer's range instead of speed", () => {
    const open = [...ways, ...bows];
    expect(places(view, ways)).not.toContain("range");
    expect(places(view, open)).toContain("range");
    const laid = lay(view, lay(view, {}, 0, "range", open), 1, "attack", open);
    expect(laid).toEqual({ range: 0, attack: 1, defence: 2 });
    expect(optionOf(view, laid, open)).toBe("bow:6,5,4");
    expect(lay(view, laid, 0, "speed", open)).toEqual({ speed: 0, attack: 1, defence: 2 });
  });
  it("leaves a kept die where it lies", () => {
    const kept: View = { ...view, energy: { ...view.energy, rolled: [2, 3], kept: 6, kept_on: "speed" } };
    const open = ["dice:6,2,3", "dice:6,3,2"];
    expect(places(kept, open)).toEqual(["attack", "defence"]);
    expect(optionOf(kept, lay(kept, {}, 1, "attack", open), open)).toBe("dice:6,3,2");
  });
  it("is read from an option", () => {
    expect(faces("dice:6,5,4")).toEqual({ speed: 6, attack: 5, defence: 4 });
    expect(faces("bow:6,5,4")).toEqual({ range: 6, attack: 5, defence: 4 });
  });
});

describe("events", () => {
  it("take as long as their way", () => {
    const monster = "@one-card-monster-spider";
    const time = (way: string) =>
      pace({
        id: "one-card-monster-moves",
        args: { monster, letter: "A", from: "d3", to: way.slice(-2), price: 4, way },
      });
    expect(time("d3 c3 b3") - time("d3 c3")).toBe(240);
    expect(pace({ id: "one-card-keeps", args: { die: 5, skill: "@one-card-skill-speed" } })).toBe(0);
  });
  it("are red in the log only when they hurt", () => {
    const tone = (wounds: number) =>
      log({
        id: "one-card-monsters-attack",
        args: {
          monster: "@one-card-monster-spider",
          count: 2,
          strikers: "A, B",
          sum: 6,
          defence: 5,
          wounds,
          health: 3,
        },
      }).tone;
    expect(tone(1)).toBe("blood");
    expect(tone(0)).toBe("moss");
  });
});
