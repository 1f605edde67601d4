/** Dungeoneer at the table: where things lie, what is printed. */
import { expect, test } from "vitest";
import type { Asked } from "../src/games/module";
import { brings, hurtsOneself, left } from "../src/games/dungeoneer/cards/deeds";
import type { Prompt } from "../src/games/dungeoneer/events";
import { CARDS, exitsOf, HEROES, isChanged, laid, LOCATIONS } from "../src/games/dungeoneer/cards/faces";
import { stoppers } from "../src/games/dungeoneer/cards/stops";
import guide from "../src/games/dungeoneer/guide";
import { plaque } from "../src/games/dungeoneer/map/plaque";
import { reason } from "../src/games/dungeoneer/reason";
import { standing } from "../src/games/dungeoneer/map/standing";
import { log, pace } from "../src/games/dungeoneer/stage";
import type { Table } from "../src/table/table.svelte";
import { cellOf, sideOf, TILE, type Location, type Player, type View } from "../src/games/dungeoneer/view";

const player = (seat: number, hero: string, place: string): Player => ({
  seat,
  hero,
  place,
  level: 1,
  health: 6,
  glory: 1,
  peril: 2,
  ap: 3,
  saved: false,
  fallen: false,
  out: false,
  values: { melee: 3, magic: 1, speed: 3 },
  limits: { boons: 2, treasures: 3 },
  items: [],
  pack: [],
  quests: [],
  done: [],
  hand_size: 5,
  dealt_size: 0,
  upkeep: 0,
  upkeep_short: false,
  close: false,
});
const at = (name: string, x: number, y: number): Location => laid(name, false, { x, y });
const mapOf = (...places: Location[]): View["map"] =>
  Object.fromEntries(places.map((place) => [place.name, place]));

function view(more: Partial<View> = {}): View {
  return {
    game: "dungeoneer",
    sets: ["tomb"],
    options: [],
    seats: 2,
    quests_to_win: 3,
    round: 1,
    phase: "villainy",
    active: 1,
    asked: [],
    map: mapOf(at("tomb-antechamber", 0, 0), at("crossing", 0, -1)),
    placing: null,
    playing: [],
    players: [player(0, "raka", "tomb-antechamber"), player(1, "kron-axereaver", "tomb-antechamber")],
    common: [],
    escorts: [],
    battle: null,
    declared: [],
    lurking: [],
    deck: 30,
    lord_deck: 0,
    locations_left: 10,
    quests_left: 5,
    discard: [],
    lord_discard: [],
    you: 0,
    hand: ["zombie"],
    prices: {},
    dealt: [],
    result: null,
    ...more,
  };
}
const who = "@dungeoneer-hero-raka";

test("a turned card shows its exits the other way round, and an exit that is not as printed is marked", () => {
  expect(exitsOf("troll-bridge", false).east.kind).toBe("blocked");
  expect(exitsOf("troll-bridge", true).west).toEqual(LOCATIONS["troll-bridge"]!.exits.east);
  const bridge = at("troll-bridge", 2, 0);
  expect(isChanged(bridge, "east")).toBe(false);
  const held: Location = {
    ...bridge,
    exits: { ...bridge.exits, east: { kind: "open", stat: null, value: 0 } },
  };
  expect(isChanged(held, "east")).toBe(true);
});

test("the line under the prompt speaks of the present moment", () => {
  type Word<Id> = Id extends `dungeoneer-ask-${infer Word}` ? Word : never;
  const ask = (word: Word<Prompt>): Asked<Prompt> => ({
    prompt: { id: `dungeoneer-ask-${word}`, args: {} },
    options: [],
    idle: false,
  });
  const battle = {
    stage: "counter_roll",
    target: 0,
    owner: 1,
    place: "crossing",
    challenge: false,
    foes: [],
  };
  expect(reason(view())).toBe("web-dungeoneer-phase-villainy-text");
  expect(reason(view({ phase: "heroics" }), ask("heroics"))).toBe("web-dungeoneer-phase-heroics-text");
  expect(reason(view({ phase: "heroics", placing: "crossing" }), ask("place"))).toBe(
    "web-dungeoneer-phase-locations-text",
  );
  expect(reason(view({ phase: "heroics" }), ask("whom"))).toBeNull();
  expect(reason(view({ phase: "heroics" }), ask("entry"))).toBeNull();
  expect(reason(view({ phase: "heroics" }), ask("ready"))).toBeNull();
  expect(reason(view({ phase: "discard" }), ask("save"))).toBe("web-dungeoneer-save-text");
  expect(reason(view(), ask("form"))).toBe("web-dungeoneer-form-text");
  expect(reason(view({ phase: "heroics" }), ask("form"))).toBe("web-dungeoneer-hunt-form-text");
  expect(reason(view(), ask("anytime"))).toBe("web-dungeoneer-window-text");
  expect(reason(view({ battle }), ask("before-roll"))).toBe("web-dungeoneer-stage-counter-roll-text");
  expect(reason(view({ battle: { ...battle, stage: "challenged" } }))).toBe(
    "web-dungeoneer-stage-challenge-text",
  );
  expect(reason(view({ phase: "setup" }), ask("hero"))).toBe(null);
});

test("the end of a phase tells what would be left", () => {
  const cards = ["play:zombie@0", "play:zombie@1", "pack:legion@0", "attempt:x"].map((key) => ({
    key,
    objects: [key.split("@")[0]!],
  }));
  expect(left(view({ phase: "heroics" }), "end", cards)).toEqual({
    id: "web-dungeoneer-ap-left",
    args: { count: 3 },
  });
  expect(
    left(view({ phase: "heroics", players: [{ ...player(0, "raka", "crossing"), ap: 0 }] }), "end", cards),
  ).toBe(null);
  expect(left(view(), "end", cards)).toEqual({ id: "web-dungeoneer-cards-left", args: { count: 2 } });
  expect(left(view(), "end", [])).toBe(null);
  expect(left(view(), "pass", cards)).toBe(null);
});

test("a spot is the cell beside the location that names it, and a neighbour lies on one side", () => {
  expect(cellOf(view(), "spot:crossing:east")).toEqual({ x: 1, y: -1 });
  expect(cellOf(view(), "spot:crypt:east")).toBe(null);
  expect(sideOf(view(), 0, view().map["crossing"]!)).toBe("north");
  expect(sideOf(view(), 0, at("crypt", 4, 4))).toBe(null);
});

test("heroes in one location stand apart, and those who are out stand nowhere", () => {
  const [one, other] = standing(view(), String);
  expect(one!.x).toBeLessThan(other!.x);
  expect(one!.y).toBeGreaterThan(0);
  const alone = standing(
    view({
      players: [player(0, "raka", "crossing"), { ...player(1, "kron-axereaver", "crossing"), out: true }],
    }),
    String,
  );
  expect(alone.map(({ player }) => player.seat)).toEqual([0]);
  expect(alone[0]!.x).toBe(TILE / 2);
});

test("however many stand in a location, nobody covers its name", () => {
  for (const name of ["narrow-stair", "tomb-antechamber", "gearworks", "armoury"]) {
    for (const called of ["Crypt", "Tomb Antechamber", "Преддверие гробницы"]) {
      for (const heroes of [
        ["raka"],
        ["raka", "necromancer"],
        ["raka", "necromancer", "lorel-alanus"],
        ["raka", "necromancer", "lorel-alanus", "roderik-talus"],
      ]) {
        const place = at(name, 0, 0);
        const { bottom } = plaque(place, called);
        for (const { y, size } of standing(
          view({ map: mapOf(place), players: heroes.map((hero, seat) => player(seat, hero, name)) }),
          () => called,
        )) {
          expect(y - (54 / 96) * size).toBeGreaterThanOrEqual(bottom - 0.001);
          expect(size).toBeGreaterThan(55);
        }
      }
    }
  }
});

test("every card of the box has what its face shows, and what is told in the log has a look", () => {
  for (const card of Object.values(CARDS)) expect(card.type && card.time).toBeTruthy();
  for (const hero of Object.values(HEROES)) expect(hero.levels).toHaveLength(4);
  const card = "@dungeoneer-card-zombie";
  expect(log({ id: "dungeoneer-turn", args: { who, round: 1 } })).toMatchObject({ heading: true });
  expect(log({ id: "dungeoneer-plays", args: { card, who } })).toMatchObject({ icon: "zombie" });
  expect(pace({ id: "dungeoneer-attack-roll", args: { who, die: 3, plus: 2, total: 5 } })).toBeGreaterThan(0);
  expect(pace({ id: "dungeoneer-drew", args: { card } })).toBe(0);
});

test("cards that can be used while others play may stop their player, from the hand or from the table", () => {
  const items = ["lucky-coin", "backpack"].map((name) => ({
    name,
    kind: "treasure",
    type: "",
    attached: [],
  }));
  const shown = view({ hand: ["scare", "zombie", "blink"] });
  shown.players[0]!.items = items as Player["items"];
  const found = stoppers(shown, 0).map(({ card }) => card);
  expect(found).toEqual(["scare", "lucky-coin"]);
});

test("what completes a quest says beforehand that this ends the phase", () => {
  expect(brings({ rules: ["D-123", "D-133"] })?.id).toBe("web-dungeoneer-attempt-ends");
  expect(brings({ rules: ["D-098"] })).toBe(null);
});

test("the hint about an attempt points at the quest that can be attempted", () => {
  const { at } = guide.hints.find(({ id }) => id === "attempt")!;
  const options = [{ key: "attempt:champion-of-the-arena", objects: ["quest:champion-of-the-arena"] }];
  const table = { options } as unknown as Table<View>;
  expect(typeof at === "function" && at(view(), table)).toBe("quest:champion-of-the-arena");
});

test("the hint about a form of attack points at the numbers of the hero who is attacked", () => {
  const { at } = guide.hints.find(({ id }) => id === "form")!;
  const points = (more: Partial<View>) =>
    typeof at === "function" && at(view({ you: 0, ...more }), {} as Table<View>);
  expect(points({ declared: [{ card: "zombie", target: 1, form: null }] })).toBe('.rivals [data-rival="1"]');
  expect(points({ active: 2, declared: [] })).toBe('.rivals [data-rival="2"]');
  expect(points({ active: 0, declared: [] })).toBe(".mine");
});

test("a point of peril for oneself is never what one usually chooses", () => {
  expect(hurtsOneself("peril:0", view({ you: 0 }))).toBe(true);
  expect(hurtsOneself("peril:1", view({ you: 0 }))).toBe(false);
});
