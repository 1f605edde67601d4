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
ITEM_DECKS: Final = ("shop", "copper", "silver", "gold", "relics", "fists", "potions")
SHOP: Final = 0
COPPER: Final = 1  # silver and gold follow
RELICS: Final = 4
FISTS: Final = 5
POTIONS_DECK: Final = 6
ITEM_KINDS: Final = ("weapon", "armor", "shield", "other", "cache", "potion")
WEAPON: Final = 0
BODY_ARMOR: Final = 1
SHIELD_ITEM: Final = 2
OTHER: Final = 3
CACHE: Final = 4
POTION: Final = 5
CARD_TYPES: Final = ("event", "trap", "spawn", "power")  # J-147
EVENT: Final = 0
TRAP: Final = 1
SPAWN: Final = 2
POWER: Final = 3
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

AURA: Final = 4
BREATH: Final = 5
BURN: Final = 6
COMMAND: Final = 7
FLY: Final = 8
GRAPPLE: Final = 9
KNOCKBACK: Final = 10
POISON: Final = 11
QUICK_SHOT: Final = 12
REACH: Final = 13
STUN: Final = 14
SWEEP: Final = 15
UNDYING: Final = 16
WEB: Final = 17

# Numbers that a card changes.
DAMAGE: Final = 0
RANGE: Final = 1
SURGE: Final = 2
ARMOR: Final = 3
SPEED: Final = 4
MAX_WOUNDS: Final = 5
MAX_FATIGUE: Final = 6
MOVEMENT: Final = 7
ATTACKS_MORE: Final = 8
POWER_DICE: Final = 9
FATIGUE_DICE: Final = 10
SHIELD: Final = 11
TRAP_DICE: Final = 12
TRAP_WOUNDS: Final = 13
THREAT_INCOME: Final = 14
CARD_COST: Final = 15
TRAP_COST: Final = 16
DRAW: Final = 17
GLYPH_REACH: Final = 18
ENEMY_ARMOR: Final = 19
NUMBERS: Final = (
    *("damage", "range", "surge", "armor", "speed", "max wounds", "max fatigue", "movement", "attacks"),
    *("power dice", "fatigue dice", "shield", "trap dice", "trap wounds", "threat income", "card cost"),
    *("trap cost", "draw", "glyph reach", "enemy armor"),
)

# What somebody is allowed to do, or is immune to.
PERMISSIONS: Final = (
    *("ignore rune ban", "ignore speed cap", "change action", "run and strike", "orders for others"),
    *("pass enemies", "pass obstacles", "sight from adjacent", "sight past one"),
    *("no spawning in sight", "no dodge or aim", "carry one"),
)

IGNORE_RUNE_BAN: Final = 1
IGNORE_SPEED_CAP: Final = 2
CHANGE_ACTION: Final = 4
RUN_AND_STRIKE: Final = 8
ORDERS_FOR_OTHERS: Final = 16
PASS_ENEMIES: Final = 32
PASS_OBSTACLES: Final = 64
SIGHT_FROM_ADJACENT: Final = 128
SIGHT_PAST_ONE: Final = 256
NO_SPAWNING_IN_SIGHT: Final = 512
NO_DODGE_OR_AIM: Final = 1024
CARRY_ONE: Final = 2048

ON_TURN_START: Final = 0
ON_WOUNDED: Final = 1
ON_KILLS: Final = 2
ON_KILLED_BY_ENEMY: Final = 3
ON_HIT: Final = 4
ON_AREA_REVEALED: Final = 5
ON_DRAWN: Final = 6
TRIGGERS: Final = (*("turn start", "wounded", "kills", "killed by enemy", "hit", "area revealed", "drawn"),)
STEP_TAKEN: Final = 0
ENEMY_ADJACENT: Final = 1
GUARD_WINDOW: Final = 2
DOOR_OPENED: Final = 3
CHEST_OPENED: Final = 4
OVERLORD_TURN: Final = 5
ACTIVATED: Final = 6
DECLARED: Final = 7
ROLLED: Final = 8
WOUNDS_KNOWN: Final = 9
KILLED: Final = 10
ATTACK_OVER: Final = 11
HERO_CALLED: Final = 12
TURN_START: Final = 13  # from here on in a hero's own turn
BEFORE_ACTION: Final = 14
OWN_TURN: Final = 15
DECLARE_BATTLE: Final = 16
DECLARE_ADVANCE: Final = 17
DECLARE_READY: Final = 18
TURN_END: Final = 19
WINDOWS: Final = (
    *("step taken", "enemy adjacent", "guard", "door opened", "chest opened", "overlord turn", "activated"),
    *("declared", "rolled", "wounds", "killed", "attack over", "hero called"),
    *("turn start", "before action", "own turn"),
    *("declare battle", "declare advance", "declare ready", "turn end"),
)

C_MELEE: Final = 0
C_RANGED: Final = 1
C_MAGIC: Final = 2
C_AGAINST_MELEE: Final = 3
C_AGAINST_RANGED: Final = 4
C_AGAINST_MAGIC: Final = 5
C_ADJACENT: Final = 6
C_OFF_HAND: Final = 7
C_NO_ARMOR: Final = 8
C_UNSEEN: Final = 9
C_OWN_TURN: Final = 10
C_YOUR_ATTACK: Final = 11
C_ATTACKED: Final = 12
C_DODGING: Final = 13
C_AIMED: Final = 14
C_ORDER_PLACED: Final = 15
C_WOUND_DEALT: Final = 16
C_NO_OBSTACLE: Final = 17
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
    *("heal", "fatigue", "cancel", "stun", "burn", "coins", "trap wound", "lose threat"),
    *("hero sight", "upgrade", "horde"),
)
PLAIN_VERBS: Final = (
    *("heal all", "fatigue full", "cancel per blank", "cancel per surge", "cancel per point", "kill"),
    *("double damage", "double speed", "double attacks", "half speed", "half action", "place guard"),
    *("swap order", "attack again", "attack it", "re-roll", "push", "aimed", "dodged", "end turn"),
    *("transform", "charm", "mimic", "step aside by hero", "step aside by overlord", "draw again"),
)
POTIONS: Final = ("healing", "vitality")
WEAPON_VERB: Final = "attack with"
POTION_VERB: Final = "potion"
STRIKES: Final[tuple[str, ...]] = (WEAPON_VERB, "attack again", "attack it")
BOARD_VERBS: Final[tuple[str, ...]] = (*STRIKES, "push", "stun")  # about figures on the board
USED_VERBS: Final = (  # of what a hero may use
    *("heal", "heal all", "fatigue", "fatigue full", "coins"),
    *("cancel", "cancel per blank", "cancel per surge", "cancel per point"),
    *("half speed", "half action", "place guard", "swap order", "re-roll", "stun", "push"),
    *STRIKES,
)
VERBS: Final = (*AMOUNT_VERBS, *PLAIN_VERBS, POTION_VERB, WEAPON_VERB)

COST_FATIGUE: Final = 0
COST_MOVEMENT: Final = 1
COST_WOUND: Final = 2
COST_EXHAUST: Final = 3
COST_THIS: Final = 4
COSTS: Final = ("fatigue", "movement", "wound", "exhaust", "this")  # the first three with an amount
SAVES: Final = ("blank", "surge")
SAVE_BLANK: Final = 0
ALL: Final = 99  # a saved roll that takes away everything
