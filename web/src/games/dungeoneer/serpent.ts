/** The drawings of Wrath of the Serpent Goddess; its names have the set's id before them. */
const SET = "serpent_";

/** Whether a card, hero, quest or location is of this set. */
export const isSerpent = (name: string) => name.startsWith(SET);

/** Names of the set, as the server spells them. */
function ofSet<T>(table: Record<string, T>): Record<string, T> {
  return Object.fromEntries(Object.entries(table).map(([name, entry]) => [SET + name, entry]));
}

export const HEROES = ofSet({
  "bel-brewspirits": "s:legend-bel",
  "elendus-sular": "s:legend-elendus",
  "roderik-talus": "s:legend-roderik",
  "taenin-lightfoot": "s:legend-taenin",
  "nord-fimble": "s:legend-nord",
  "izel-jaguarmask": "s:legend-izel",
});

export const CARDS = ofSet({
  distraction: "t:paw",
  "command-fiend": "s:minion",
  "bribed-guard": "s:minion",
  "blow-of-legends": "attack",
  "wrath-of-heroes": "t:claw",
  "shed-the-skin": "t:heal",
  "serpents-reflexes": "speed",
  "war-paint": "attack",
  antivenom: "potion",
  "battle-trance": "action-point",
  "thread-of-fate": "t:reroll",
  "appease-the-goddess": "s:wrath",
  "first-fang": "s:first-fang",
  "obsidian-staff": "s:obsidian-staff",
  "venom-phial": "s:venom-phial",
  "feathered-boots": "s:feathered-boots",
  "jade-mask": "s:jade-mask",
  "serpent-leash": "s:serpent-leash",
  "blood-chalice": "s:blood-chalice",
  "golden-scarab": "s:golden-scarab",
  "map-of-the-temple": "s:temple-map",
  "plate-of-gwildor": "knight",
  "rising-wrath": "s:wrath",
  "venom-in-the-blood": "s:venom-phial",
  "strangling-vines": "d:exit-blocked",
  "serpents-gaze": "eye",
  "scent-of-blood": "wound",
  "turning-temple": "d:shift",
  "poisoned-rumour": "t:chat",
  "snake-nest": "s:snake-basket",
  nakari: "s:nakari",
  "corrupt-knight": "s:corrupt-knight",
  snakeman: "s:snakeman",
  "priestess-of-nakari": "s:priestess",
  spawn: "s:spawn",
  "monstrous-boa": "s:boa",
  basilisk: "s:basilisk",
  hydra: "s:hydra",
  "skin-changer": "s:skin-changer",
  "venom-spitter": "s:venom-spitter",
  "temple-jaguar": "s:jaguar",
  "acid-flow": "s:acid-flow",
  "basket-of-snakes": "s:snake-basket",
  "speaking-idol": "s:speaking-idol",
  "poison-darts": "s:poison-darts",
});

export const QUEST_MONSTERS = ofSet({
  "defeat-nakari": "s:nakari",
  "defeat-the-high-priestess": "s:high-priestess",
  "duel-of-the-grand-master": "s:grand-master",
  "shield-of-ilbor": "s:vault-keeper",
});

/** Scenes of look/art/serpent-rooms.svg, and some that both sets share, with the tint of their light. */
export const SCENES = ofSet<[scene: string, tint: string]>({
  "temple-gate": ["gate", "#d8b45e"],
  crossroads: ["crossroads", "#84b79a"],
  "root-passage": ["roots", "#5fa05e"],
  "coiled-stair": ["coil", "#8fbf7a"],
  "avenue-of-fangs": ["fangs", "#d8c79a"],
  "vine-bridge": ["vines", "#5fa05e"],
  "green-cistern": ["drain", "#4f9a7a"],
  "gallery-of-skins": ["skins", "#c9b98a"],
  "lightless-way": ["dark", "#202838"],
  "hissing-dark": ["hiss", "#2a4a3a"],
  "brood-tunnel": ["brood", "#4a6a3a"],
  "sunken-passage": ["sunken", "#2f6a74"],
  "nakaris-lair": ["lair", "#58c98a"],
  "observation-room": ["watch", "#5f8fb0"],
  "holy-of-holies": ["holy", "#e6c76a"],
  "egg-chamber": ["eggs", "#c9d68a"],
  "acid-pool": ["acid", "#b6d84a"],
  "serpent-shrine": ["shrine", "#d3c062"],
  "altar-of-scales": ["altar", "#b0707c"],
  "vault-of-ilbor": ["vault", "#b79565"],
  "hall-of-oaths": ["oaths", "#9a8fb0"],
  "overgrown-court": ["court", "#a8c95e"],
});
