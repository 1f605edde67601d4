/** Dungeon Raiders in the browser: how a room unfolds, what cards count for, the figures of the overlays. */
import { describe, expect, it } from "vitest";
import { cardIcon, rewardIcon, roomIcon, seatTone } from "../src/games/raiders/art";
import { itemsOf, mean, percent, toCome, unseen } from "../src/games/raiders/figures";
import { cardOf, pace, step } from "../src/games/raiders/stage";
import { stands, worth, type Face, type View } from "../src/games/raiders/view";
import vectors from "./vectors/views.json";

const views = (vectors as { before: any; after: any }[])
  .flatMap(({ before, after }) => [before, after])
  .filter((view) => view?.game === "raiders") as View[];
const open = views.find((view) => view.players.length > 3 && view.row.length === 5)!;
const whoIs = (seat: number) => `@raiders-character-${open.players[seat]!.character}`;
const tell = (id: string, args: Record<string, string | number> = {}) => ({ id: `raiders-${id}`, args });

describe("a room unfolds", () => {
  it("cards are turned up one by one and leave the hand", () => {
    const size = open.players[1]!.hand_size;
    const after = step(open, tell("plays", { who: whoIs(1), card: "@raiders-card-power-3" }));
    expect(after.players[1]).toMatchObject({
      card: "power:3",
      ready: false,
      chooses: false,
      hand_size: size - 1,
      balls: 0,
    });
    expect(step(open, tell("plays", { who: whoIs(2), card: "@raiders-card-ball" })).players[2]).toMatchObject(
      { card: "ball", balls: 1 },
    );
    expect(open.players[1]!.card).toBe("");
  });
  it("coins, wounds and items are gathered until the next room", () => {
    const told = [
      tell("attacks", { room: "@raiders-room-vampire", total: 9, strength: 18 }),
      tell("wounded", { who: whoIs(0), count: 1, wounds: 4 }),
      tell("loses-coins", { who: whoIs(0), count: 2, coins: 0 }),
      tell("gains-item", { who: whoIs(3), item: "@raiders-card-key" }),
    ];
    const after = told.reduce(step, open);
    expect(after.now).toMatchObject({
      verdict: "attacked",
      gains: { 0: { coins: -2, wounds: 1 }, 3: { items: ["key"] } },
    });
    expect(after.players[0]).toMatchObject({ coins: 0, wounds: 4 });
    expect(after.supply.key).toBe(open.supply.key - 1);
  });
  it("the end tells who falls and who wins", () => {
    const after = [
      tell("falls", { who: whoIs(2) }),
      tell("wins", { who: whoIs(1), coins: 3, wounds: 0 }),
    ].reduce(step, open);
    expect(after.now).toMatchObject({ falls: [2], wins: [1] });
  });
  it("an event that changes nothing leaves the view as it is", () => {
    expect(step(open, tell("enter", { floor: 1, number: 2, room: "@raiders-room-lava" }))).toBe(open);
  });
  it("cards turn together, and there is a breath before the next room", () => {
    const plays = tell("plays");
    expect(pace(plays, plays)).toBeLessThan(100);
    expect(pace(plays, tell("beaten"))).toBeGreaterThan(500);
    expect(pace(tell("wounded"), tell("enter"))).toBeGreaterThan(pace(tell("wounded"), tell("wounded")));
    expect(pace(tell("enter"))).toBe(0);
  });
});

describe("cards", () => {
  const boss = (entries: Partial<Face>): Face => ({
    name: "boss",
    kind: "boss",
    feeble: [],
    escape: null,
    ...entries,
  });
  it("count for their number, items for 5", () => {
    expect(["power:1", "power:4", "key", "sword", "torch"].map((card) => worth(boss({}), card))).toEqual([
      1, 4, 5, 5, 5,
    ]);
  });
  it("are feeble or an escape where the boss says so", () => {
    expect(worth(boss({ feeble: ["power:5", "sword"] }), "power:5")).toBe(1);
    expect(worth(boss({ feeble: ["power:5", "sword"] }), "sword")).toBe(1);
    expect(worth(boss({ escape: "torch" }), "torch")).toBe(0);
  });
  it("stand once turned up, but a crystal ball is followed by another", () => {
    expect([
      stands(boss({}), ""),
      stands(boss({}), "power:1"),
      stands(boss({}), "ball"),
      stands(boss({ escape: "ball" }), "ball"),
    ]).toEqual([false, true, false, true]);
  });
  it("are named in events as in options", () => {
    expect(cardOf(tell("plays", { card: "@raiders-card-power-5" }))).toBe("power:5");
    expect(cardOf(tell("gains-item", { item: "@raiders-card-sword" }), "item")).toBe("sword");
  });
});

describe("figures", () => {
  it("a torch takes its rooms off the list of those not seen", () => {
    const row = [
      { number: 1, state: "down" as const, card: { name: "dragon", kind: "monster" as const } },
      { number: 2, state: "down" as const, card: null },
    ];
    const view = { ...open, row, unseen: { medusa: 1, dragon: 2, lava: 1, "treasure-4": 1 }, floor: 5 };
    expect(unseen(view)).toEqual([
      { name: "dragon", count: 1 },
      { name: "treasure-4", count: 1 },
      { name: "lava", count: 1 },
      { name: "medusa", count: 1 },
    ]);
    expect(toCome(view)).toEqual({ count: 2, of: 5 });
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
