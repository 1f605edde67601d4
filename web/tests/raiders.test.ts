/** Dungeon Raiders in the browser: how a room unfolds, what cards count for, the figures of the overlays. */
import { describe, expect, it } from "vitest";
import { cardIcon, rewardIcon, roomIcon, seatTone } from "../src/games/raiders/art";
import { percent } from "../src/app/percent";
import { itemsOf, mean, unseen } from "../src/games/raiders/figures";
import type { Event } from "../src/games/raiders/events";
import { cardOf, delay, FLIGHT, pace, together } from "../src/games/raiders/stage";
import type { View } from "../src/games/raiders/view";
import vectors from "./vectors/views.json";

const views = (vectors as { before: any; after: any }[])
  .flatMap(({ before, after }) => [before, after])
  .filter((view) => view?.game === "raiders") as View[];
const open = views.find((view) => view.players.length > 3 && view.row.length === 5)!;
const who = "@raiders-character-knight";
const room = "@raiders-room-dragon";

describe("a room unfolds", () => {
  it("cards turn together, and there is a breath before the next room", () => {
    const plays: Event = { id: "raiders-plays", args: { who, card: "@raiders-card-power-5" } };
    const beaten: Event = { id: "raiders-beaten", args: { room, total: 14, strength: 13 } };
    const wounded: Event = { id: "raiders-wounded", args: { who, count: 1, wounds: 2 } };
    const enter: Event = { id: "raiders-enter", args: { floor: 1, number: 2, room } };
    expect(pace(plays, plays)).toBeLessThan(100);
    expect(pace(plays, beaten)).toBeGreaterThan(500);
    expect(pace(wounded, enter)).toBeGreaterThan(pace(wounded, wounded));
    expect(pace(enter)).toBe(0);
  });
  it("no card is named alone when all are turned up, but each where they come one by one", () => {
    const plays: Event = { id: "raiders-plays", args: { who, card: "@raiders-card-power-5" } };
    const enter: Event = { id: "raiders-enter", args: { floor: 1, number: 2, room } };
    expect(together(plays, { ...open, variant: "basic" })?.id).toBe("web-raiders-turned");
    expect(together(plays, { ...open, variant: "tactical" })).toBe(null);
    expect(together(enter, open)).toBe(null);
  });
  it("a coin or a wound counts when it has come, one that is lost at once", () => {
    for (const id of ["raiders-gains-coins", "raiders-wounded", "raiders-healed"] as const) {
      expect(delay(id)).toBeGreaterThan(FLIGHT / 2);
      expect(delay(id)).toBeLessThanOrEqual(FLIGHT);
    }
    expect([delay("raiders-loses-coins"), delay("raiders-falls"), delay(undefined)]).toEqual([0, 0, 0]);
  });
});

describe("cards", () => {
  it("are named in events as in options", () => {
    expect(cardOf("@raiders-card-power-5")).toBe("power:5");
    expect(cardOf("@raiders-card-sword")).toBe("sword");
  });
});

describe("figures", () => {
  it("rooms not seen are listed by their kinds", () => {
    expect(unseen({ ...open, unseen: { medusa: 1, dragon: 2, lava: 1, "treasure-4": 1 } })).toEqual([
      { name: "dragon", count: 2 },
      { name: "treasure-4", count: 1 },
      { name: "lava", count: 1 },
      { name: "medusa", count: 1 },
    ]);
  });
  it("only what is certain is 0 or 100 per cent", () => {
    expect([
      percent(0, 125),
      percent(1, 1296),
      percent(62, 125),
      percent(1295, 1296),
      percent(125, 125),
      percent(1, 0),
    ]).toEqual([0, 1, 50, 99, 100, 0]);
  });
  it("means are weighed by their ways", () => {
    expect([mean({ "0": 3, "4": 1 }), mean({ "2": 5 }), mean({})]).toEqual([1, 2, 0]);
  });
  it("items are listed one by one", () => {
    expect(itemsOf({ torch: 2, ball: 0, key: 1, sword: 0 })).toEqual(["torch", "torch", "key"]);
  });
});

describe("pictures", () => {
  it("every room, card and reward has one", () => {
    expect(
      ["medusa", "dragon", "treasure-4-2", "treasure-3", "vault-coins", "vault-items", "lava"].map(roomIcon),
    ).toEqual(["b:boss-medusa", "dragon", "t:chests", "chest", "t:vault-coins", "vault", "lava"]);
    expect(["power:3", "sword"].map(cardIcon)).toEqual(["t:power-3", "sword"]);
    expect(["coins 1", "coins 3", "potion 1", "potion 2", "key"].map(rewardIcon)).toEqual([
      "coin",
      "t:coins-3",
      "potion",
      "t:potion-2",
      "key",
    ]);
  });
  it("five seats have five colours, whoever looks", () => {
    for (const own of [-1, 0, 2, 4])
      expect(new Set([0, 1, 2, 3, 4].map((seat) => seatTone(seat, own))).size).toBe(5);
    expect(seatTone(3, 3)).toBe("moss");
  });
});
