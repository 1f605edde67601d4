"""The words of the content files, in the order of their numbers. VOCABULARY.md says what each means."""

from __future__ import annotations

from typing import Final

COLOURS: Final = ("red", "blue", "white", "green", "yellow", "black")
RED: Final = 0
BLUE: Final = 1
WHITE: Final = 2
GREEN: Final = 3
YELLOW: Final = 4
BLACK: Final = 5  # power dice
SUPPLY: Final = (1, 1, 1, 2, 2, 5)  # dice of each colour (J-112)

ATTACKS: Final = ("melee", "ranged", "magic")
MELEE: Final = 0
RANGED: Final = 1
MAGIC: Final = 2

SKILL_DECKS: Final = ("fighting", "subterfuge", "wizardry")
ITEM_DECKS: Final = ("shop", "copper", "silver", "gold", "relics", "fists")
ITEM_KINDS: Final = ("weapon", "armor", "shield", "other", "cache")
CARD_TYPES: Final = ("event", "trap", "spawn", "power")
PLAYERS: Final = (2, 3, 4, 5)  # with the overlord

# Special abilities. Ranks of the first ones add up (J-310).
RANKED: Final = ("blast", "fear", "pierce", "sorcery")
BLAST: Final = 0
FEAR: Final = 1
PIERCE: Final = 2
SORCERY: Final = 3
KEYWORDS: Final = (
    *RANKED,
    *("aura", "breath", "burn", "command", "fly", "grapple", "knockback", "poison", "quick shot"),
    *("reach", "stun", "sweep", "undying", "web"),
)

# Numbers that a card changes.
DAMAGE: Final = 0
RANGE: Final = 1
SURGE: Final = 2
NUMBERS: Final = (
    *("damage", "range", "surge", "armor", "speed", "max wounds", "max fatigue", "movement", "attacks"),
    *("power dice", "fatigue dice", "shield", "trap dice", "trap wounds", "threat income", "card cost"),
    *("trap cost", "draw", "glyph reach", "enemy armor"),
)

# What somebody is allowed to do, or not to be troubled by.
PERMISSIONS: Final = (
    *("ignore rune ban", "ignore speed cap", "change action", "run and strike", "orders for others"),
    *("pass enemies", "pass obstacles", "sight from adjacent", "sight past one"),
    *("no spawning in sight", "no dodge or aim", "carry one"),
)

TRIGGERS: Final = (*("turn start", "wounded", "kills", "killed by enemy", "hit", "area revealed", "drawn"),)
WINDOWS: Final = (
    *("step taken", "enemy adjacent", "guard", "door opened", "chest opened", "overlord turn", "activated"),
    *("declared", "rolled", "wounds", "killed", "attack over", "turn start", "before action", "own turn"),
    *("declare battle", "declare advance", "declare ready", "turn end"),
)

CONDITIONS: Final = (
    *("melee", "ranged", "magic", "against melee", "against ranged", "against magic", "adjacent"),
    *("off-hand", "no armor", "unseen at turn start", "own turn", "your attack", "attacked", "dodging"),
    *("aimed", "order placed", "wound dealt", "no obstacle near"),
)

SELECTORS: Final = (
    *("you", "hero", "the attacked", "you and adjacent heroes", "you or adjacent figure"),
    *("any figure in sight", "each hero at door", "each hero at chest"),
)
WITHIN: Final = ("each monster within", "each enemy within", "each unnamed enemy within")  # and a distance

AMOUNT_VERBS: Final = (
    *("heal", "fatigue", "cancel", "stun", "burn", "push", "coins", "trap wound", "lose threat"),
    *("hero sight", "upgrade", "horde"),
)
PLAIN_VERBS: Final = (
    *("heal all", "fatigue full", "cancel per blank", "cancel per surge", "cancel per point", "kill"),
    *("double damage", "double speed", "double attacks", "half speed", "half action", "place guard"),
    *("swap order", "attack again", "attack it", "re-roll", "aimed", "dodged", "end turn", "transform"),
    *("charm", "mimic", "step aside by hero", "step aside by overlord", "draw again"),
)
POTIONS: Final = ("healing", "vitality")
WEAPON_VERB: Final = "attack with"
POTION_VERB: Final = "potion"
VERBS: Final = (*AMOUNT_VERBS, *PLAIN_VERBS, POTION_VERB, WEAPON_VERB)

COSTS: Final = ("fatigue", "movement", "wound", "exhaust", "this")  # the first three with an amount
SAVES: Final = ("blank", "surge")
ALL: Final = 99  # a saved roll that takes away everything
