"""The words cards are written in: each tuple lists all that are allowed, in the order of their numbers.

Verbs and selectors stay words; what is looked at often (stats, windows, triggers, modifiers, conditions)
becomes a number at load.
"""

from __future__ import annotations

from typing import Final

STATS: Final = ("melee", "magic", "speed", "level", "health")
FORMS: Final = STATS[:3]
MELEE: Final = 0
MAGIC: Final = 1
SPEED: Final = 2
LEVEL: Final = 3
HEALTH: Final = 4

KINDS: Final = ("boon", "treasure", "bane", "encounter")
BOON: Final = 0
TREASURE: Final = 1
BANE: Final = 2
ENCOUNTER: Final = 3

LASTS: Final = ("instant", "permanent", "attachment")
INSTANT: Final = 0
PERMANENT: Final = 1
ATTACHMENT: Final = 2

# When a card may be played or an ability used.
WINDOWS: Final = ("villainy", "heroics", "response", "anytime", "before roll", "after roll")
VILLAINY: Final = 0
HEROICS: Final = 1
RESPONSE: Final = 2
ANYTIME: Final = 3
BEFORE_ROLL: Final = 4
AFTER_ROLL: Final = 5

# What an effect that happens by itself waits for.
TRIGGERS: Final = (
    "play",
    "enter",
    "reset",
    "turn end",
    "attack",
    "hit",
    "hit melee",
    "hit magic",
    "hit speed",
    "wounded",
    "wounds",
    "defeats",
    "defeated",
    "quest completed",
    "stay",
)
ON_PLAY: Final = 0
ON_ENTER: Final = 1
ON_RESET: Final = 2
ON_TURN_END: Final = 3
ON_ATTACK: Final = 4
ON_HIT: Final = 5
ON_HIT_FORM: Final = 6  # plus the form
ON_WOUNDED: Final = 9
ON_WOUNDS: Final = 10
ON_DEFEATS: Final = 11
ON_DEFEATED: Final = 12
ON_QUEST: Final = 13
ON_STAY: Final = 14

# Whom or what an effect is about: heroes, attacking monsters, cards.
HERO_SELECTORS: Final = (
    "you",
    "target",
    "opponent",
    "hero",
    "opponent here",
    "hero here",
    "attacker",
    "left neighbour",
    "each hero here",
    "each opponent here",
    "each opponent",
    "each hero",
)
MONSTER_SELECTORS: Final = ("this monster", "attacking monster", "each attacking monster")
CARD_SELECTORS: Final = (
    "your boon",
    "your treasure",
    "your bane",
    "their boon",
    "their treasure",
    "their hand",
    "their pack",
    "this card",
)
SELECTORS: Final = (*HERO_SELECTORS, *MONSTER_SELECTORS, *CARD_SELECTORS)
MANY: Final = ("opponent", "opponent here", "hero here", "each opponent here", "each opponent")  # not solo

HOSTS: Final = ("your treasure", "your weapon", "their treasure", "pack monster", "location")
PLACES: Final = ("anywhere", "room", "passage", "entrance", "next door", "empty location", "hero")
DURATIONS: Final = ("turn", "battle", "roll", "reset")
FOR_TURN: Final = 0
FOR_BATTLE: Final = 1
FOR_ROLL: Final = 2
UNTIL_RESET: Final = 3

# Verbs by what may follow them: an amount, nothing, a place, a threat.
AMOUNT_VERBS: Final = (
    "wound",
    "heal",
    "gain glory",
    "lose glory",
    "take glory",
    "gain peril",
    "lose peril",
    "give peril",
    "gain ap",
    "lose ap",
    "gain level",
    "lose level",
    "draw",
    "discard cards",
    "prevent wound",
)
PLAIN_VERBS: Final = (
    "save ap",
    "stand",
    "move",
    "shift",
    "swap locations",
    "discard",
    "return",
    "steal",
    "steal card",
    "steal escort",
    "cancel attack",
    "re-roll",
    "extra die",
    "ready attack",
    "open exit",
    "explore",
    "swap quest",
)
THREAT_VERBS: Final = ("fall", "block exit")  # perhaps with a threat: "fall speed 5", "block exit melee 6"
PLACE_VERBS: Final = ("warp",)  # "warp entrance"
VERBS: Final = (*AMOUNT_VERBS, *PLAIN_VERBS, *THREAT_VERBS, *PLACE_VERBS)
NEEDY_VERBS: Final = (  # they may find nothing to do; the others always do something
    "heal",
    "lose peril",
    "give peril",
    "gain level",
    "draw",
    "save ap",
    "stand",
    "shift",
    "swap locations",
    "ready attack",
    "open exit",
    "explore",
    "swap quest",
    "block exit",
    "warp",
)

# What a modifier such as "melee +1" changes; the three forms come first.
MODS: Final = (
    "melee",
    "magic",
    "speed",
    "all",
    "attack",
    "counter",
    "test",
    "roll",
    "hit",
    "boon limit",
    "treasure limit",
    "pack limit",
    "boon cost",
    "treasure cost",
    "ap",
    "search",
    "monster attack",
    "trap",
    "shield",
    "die",
)
M_ALL: Final = 3
M_ATTACK: Final = 4
M_COUNTER: Final = 5
M_TEST: Final = 6
M_ROLL: Final = 7
M_HIT: Final = 8
M_BOON_LIMIT: Final = 9
M_TREASURE_LIMIT: Final = 10
M_PACK_LIMIT: Final = 11
M_BOON_COST: Final = 12
M_TREASURE_COST: Final = 13
M_AP: Final = 14
M_SEARCH: Final = 15
M_MONSTER_ATTACK: Final = 16
M_TRAP: Final = 17
M_SHIELD: Final = 18  # wounds that "prevent wound" still takes off
M_DIE: Final = 19  # dice that "extra die" adds to the next roll

FORBIDS: Final = (
    "attacking heroes",
    "glory cards",
    "boons",
    "treasures",
    "exploring",
    "challenges",
    "healing",
)
NO_HERO_ATTACKS: Final = 1
NO_GLORY_CARDS: Final = 2
NO_BOONS: Final = 4
NO_TREASURES: Final = 8
NO_EXPLORING: Final = 16
NO_CHALLENGES: Final = 32
NO_HEALING: Final = 64
IGNORES: Final = ("spikes", "pits", "hazards", "blocked exits", "trap exits", "falling")
NO_SPIKES: Final = 1
NO_PITS: Final = 2
NO_HAZARDS: Final = 4
NO_BLOCKED: Final = 8
NO_TRAP_EXITS: Final = 16
NO_FALLING: Final = 32

COUNTERS: Final = ("level", "boon", "treasure", "hero here", "wound", "attacker", "quest")
PER_LEVEL: Final = 0
PER_BOON: Final = 1
PER_TREASURE: Final = 2
PER_HERO_HERE: Final = 3
PER_WOUND: Final = 4
PER_ATTACKER: Final = 5  # attacking monsters with the tag: "attack +1 per attacker knight"
PER_QUEST: Final = 6
PER_NOTHING: Final = -1

CONDITIONS: Final = (
    "own turn",
    "other turn",
    "fallen",
    "standing",
    "wounded",
    "unwounded",
    "at entrance",
    "in room",
    "in passage",
    "hero here",
    "alone",
    "escorting",
    "saved ap",
    "attacking",
    "countering",
    "testing",
    "melee",
    "magic",
    "speed",
    "against hero",
    "against monster",
    "at",
    "against",
    "has",
    "level",
    "health",
    "rolled",
)
C_OWN_TURN: Final = 0
C_OTHER_TURN: Final = 1
C_FALLEN: Final = 2
C_STANDING: Final = 3
C_WOUNDED: Final = 4
C_UNWOUNDED: Final = 5
C_ENTRANCE: Final = 6
C_ROOM: Final = 7
C_PASSAGE: Final = 8
C_HERO_HERE: Final = 9
C_ALONE: Final = 10
C_ESCORTING: Final = 11
C_SAVED_AP: Final = 12
C_ATTACKING: Final = 13
C_COUNTERING: Final = 14
C_TESTING: Final = 15
C_FORM: Final = 16  # plus the form
C_AGAINST_HERO: Final = 19
C_AGAINST_MONSTER: Final = 20
C_AT: Final = 21  # "at crypt"
C_AGAINST: Final = 22  # "against undead"
C_HAS: Final = 23  # "has weapon"
C_LEVEL: Final = 24  # "level 3": at least
C_HEALTH: Final = 25  # "health 2": at most
C_ROLLED: Final = 26  # "rolled 2": the die shows at most

EXITS: Final = ("open", "wall", "blocked", "trap")
OPEN: Final = 0
WALL: Final = 1
BLOCKED: Final = 2
TRAP: Final = 3
SIDES: Final = ("north", "east", "south", "west")
OBSTACLES: Final = ("hazard", "spikes", "pit")
HAZARD: Final = 0
SPIKES: Final = 1
PIT: Final = 2
NO_OBSTACLE: Final = -1

CATEGORIES: Final = ("chance", "threat", "hunt", "sacrifice", "search", "escort", "influence")
CHANCE_QUEST: Final = 0
THREAT_QUEST: Final = 1
HUNT: Final = 2
SACRIFICE: Final = 3
SEARCH: Final = 4
ESCORT: Final = 5
INFLUENCE: Final = 6

PAID: Final = 99  # the amount X that was paid
