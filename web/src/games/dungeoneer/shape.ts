/** Made by tools/wire from the server's types; do not edit. */

/** The innermost battle in progress; in a challenge the attacked hero strikes back at a monster. */
export interface Battle {
  challenge: boolean;
  foes: Foe[];
  owner: number | null;
  place: string;
  stage: string;
  target: number;
}

/** A monster in a pack, with the key that options use for it and for identical ones. */
export interface Beast {
  attached: string[];
  key: string;
  name: string;
  wounds: number;
}

/** A chance as a message, and as fractions: bounds, or those of a clash. */
export interface Chance {
  args: Record<string, string | number>;
  draw?: string;
  hits?: string;
  id: string;
  least?: string;
  most?: string;
  struck?: string;
}

/** An encounter that was declared and not fought yet. */
export interface Declared {
  card: string;
  form: "magic" | "melee" | "speed" | null;
  target: number;
}

/** An escort carried by a hero, or waiting in a location. */
export interface EscortOnItsWay {
  carrier: number | null;
  owner: number;
  place: string | null;
  quest: string;
}

/** An exit as it is now; a blocked or trap exit tests a value of the hero. */
export interface Exit {
  kind: "blocked" | "open" | "trap" | "wall";
  stat: "health" | "level" | "magic" | "melee" | "speed" | null;
  value: number;
}

/** An attacker; in a challenge the second one is its target. */
export interface Foe {
  attack: number[];
  attack_added: number;
  counter: number[];
  counter_added: number;
  form: "magic" | "melee" | "speed" | null;
  health: number;
  key: string | null;
  seat: number | null;
  stand_in?: StandIn;
  state: "fights" | "gone" | "slain" | "waits";
  verdict: "hits" | "is struck" | "tie" | null;
  wounds: number;
}

/** A hero's card in play; a minion may have wounds. */
export interface Item {
  attached: string[];
  kind: "bane" | "boon" | "treasure";
  name: string;
  type: string;
  wounds?: number;
}

/** How many cards a hero may have in play. */
export interface Limits {
  boons: number;
  treasures: number;
}

/** A location on the map as placed; the players' places say who is in it. */
export interface Location {
  attached: string[];
  dark?: boolean;
  entrance: boolean;
  exits: Record<"east" | "north" | "south" | "west", Exit>;
  glory: number;
  lair?: string;
  name: string;
  obstacle: Obstacle | null;
  peril: number;
  traps?: string[];
  turned: boolean;
  type: "passage" | "room";
  x: number;
  y: number;
}

/** What is tested when a hero enters a location. */
export interface Obstacle {
  kind: "hazard" | "pit" | "spikes";
  stat: "health" | "level" | "magic" | "melee" | "speed" | null;
  value: number;
}

/** What an option can lead to: in a word or two, in full, and a warning. */
export interface Outlook {
  alarm: Chance | null;
  lines: Chance[];
  odds: Chance[];
}

/** What everybody sees of a player; values and limits while a hero is in the game. */
export interface Player {
  ap: number;
  close: boolean;
  dealt_size: number;
  done: string[];
  fallen: boolean;
  glory: number;
  hand_size: number;
  health: number;
  hero: string | null;
  items: Item[];
  level: number;
  limits: Limits | null;
  out: boolean;
  pack: Beast[];
  peril: number;
  place: string | null;
  quests: Quest[];
  saved: boolean;
  seat: number;
  upkeep: number;
  upkeep_short: boolean;
  values: Record<"magic" | "melee" | "speed", number> | null;
}

/** An open quest, with the wounds of its monster; one `apart` is an extra common quest. */
export interface Quest {
  apart?: boolean;
  at: string[];
  category: "artifact" | "chance" | "escort" | "hunt" | "influence" | "sacrifice" | "search" | "threat";
  grade: string;
  leads: string[];
  name: string;
  to: string | null;
  wounds: number;
}

/** How the game ended. */
export interface Result {
  reason: "defeat" | "final quest" | "last hero" | "no way" | "points" | "quests";
  round: number;
  scores: Record<string, number>;
  winners: number[];
}

/** A minion that counters an attack in the place of its hero. */
export interface StandIn {
  health: number;
  key: string;
}

/** What a player could work out: chances of the threats on the map, walks, chances of the open options. */
export interface Survey {
  options?: Record<string, Outlook>;
  threats?: Record<string, Chance>;
  walks?: Record<string, Walk>;
}

/** The table as a seat sees it; spectators have no `you`, hand, prices and dealt locations. */
export interface View {
  active: number;
  asked: number[];
  battle: Battle | null;
  common: Quest[];
  dealt: string[] | null;
  deck: number;
  declared: Declared[];
  discard: string[];
  escorts: EscortOnItsWay[];
  event?: WorldEvent;
  game: "dungeoneer";
  hand: string[] | null;
  locations_left: number;
  lord_deck: number;
  lord_discard: string[];
  lurking: string[];
  map: Record<string, Location>;
  options: string[];
  phase: "discard" | "heroics" | "locations" | "reset" | "setup" | "villainy";
  placing: string | null;
  players: Player[];
  playing: string[];
  prices: Record<string, number> | null;
  quests_left: number;
  quests_to_win: number;
  result: Result | null;
  round: number;
  seats: number;
  sets: string[];
  you: number | null;
}

/** A path of several steps: the options to choose one by one, and its locations, including the first. */
export interface Walk {
  moves: string[];
  price: number;
  stops: string[];
}

/** An event with its tokens. */
export interface WorldEvent {
  most: number;
  name: string;
  tokens: number;
}
