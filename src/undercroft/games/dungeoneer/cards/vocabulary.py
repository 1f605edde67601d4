"""The words of cards that become numbers at load: stats, windows, triggers, modifiers, conditions.

They are looked up often. Each is declared with its number, a literal for the sake of the compiler,
and every list is checked when this module loads. Verbs and selectors stay words: see wording.py.
"""

from __future__ import annotations

from typing import Final

from undercroft.engine.phrases import flags, ordered

MELEE: Final = 0
MAGIC: Final = 1
SPEED: Final = 2
LEVEL: Final = 3
HEALTH: Final = 4
STATS: Final = ordered({"melee": MELEE, "magic": MAGIC, "speed": SPEED, "level": LEVEL, "health": HEALTH})
FORMS: Final = STATS[:3]

BOON: Final = 0
TREASURE: Final = 1
BANE: Final = 2
ENCOUNTER: Final = 3
KINDS: Final = ordered(
    {
        "boon": BOON,
        "treasure": TREASURE,
        "bane": BANE,
        "encounter": ENCOUNTER,
    }
)

INSTANT: Final = 0
PERMANENT: Final = 1
ATTACHMENT: Final = 2
LASTS: Final = ordered(
    {
        "instant": INSTANT,
        "permanent": PERMANENT,
        "attachment": ATTACHMENT,
    }
)

# When a card may be played or an ability used.
VILLAINY: Final = 0
HEROICS: Final = 1
RESPONSE: Final = 2
ANYTIME: Final = 3
BEFORE_ROLL: Final = 4
AFTER_ROLL: Final = 5
WINDOWS: Final = ordered(
    {
        "villainy": VILLAINY,
        "heroics": HEROICS,
        "response": RESPONSE,
        "anytime": ANYTIME,
        "before roll": BEFORE_ROLL,
        "after roll": AFTER_ROLL,
    }
)

# The triggers of effects that happen automatically.
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
TRIGGERS: Final = ordered(
    {
        "play": ON_PLAY,
        "enter": ON_ENTER,
        "reset": ON_RESET,
        "turn end": ON_TURN_END,
        "attack": ON_ATTACK,
        "hit": ON_HIT,
        "hit melee": ON_HIT_FORM + MELEE,
        "hit magic": ON_HIT_FORM + MAGIC,
        "hit speed": ON_HIT_FORM + SPEED,
        "wounded": ON_WOUNDED,
        "wounds": ON_WOUNDS,
        "defeats": ON_DEFEATS,
        "defeated": ON_DEFEATED,
        "quest completed": ON_QUEST,
        "stay": ON_STAY,
    }
)

FOR_TURN: Final = 0
FOR_BATTLE: Final = 1
FOR_ROLL: Final = 2
UNTIL_RESET: Final = 3
DURATIONS: Final = ordered(
    {
        "turn": FOR_TURN,
        "battle": FOR_BATTLE,
        "roll": FOR_ROLL,
        "reset": UNTIL_RESET,
    }
)

# What a modifier such as "melee +1" changes; the three forms come first.
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
M_SHIELD: Final = 18  # wounds that "prevent wound" can still prevent
M_DIE: Final = 19  # dice that "extra die" adds to the next roll
M_MINION: Final = 20  # rolls of the hero's minion (DQ-42)
MODS: Final = ordered(
    {
        "melee": MELEE,
        "magic": MAGIC,
        "speed": SPEED,
        "all": M_ALL,
        "attack": M_ATTACK,
        "counter": M_COUNTER,
        "test": M_TEST,
        "roll": M_ROLL,
        "hit": M_HIT,
        "boon limit": M_BOON_LIMIT,
        "treasure limit": M_TREASURE_LIMIT,
        "pack limit": M_PACK_LIMIT,
        "boon cost": M_BOON_COST,
        "treasure cost": M_TREASURE_COST,
        "ap": M_AP,
        "search": M_SEARCH,
        "monster attack": M_MONSTER_ATTACK,
        "trap": M_TRAP,
        "shield": M_SHIELD,
        "die": M_DIE,
        "minion": M_MINION,
    }
)
CHANGEABLE: Final = (*MODS[:M_SHIELD], *MODS[M_MINION:])  # by what cards say

NO_HERO_ATTACKS: Final = 1
NO_GLORY_CARDS: Final = 2
NO_BOONS: Final = 4
NO_TREASURES: Final = 8
NO_EXPLORING: Final = 16
NO_CHALLENGES: Final = 32
NO_HEALING: Final = 64
FORBIDS: Final = flags(
    {
        "attacking heroes": NO_HERO_ATTACKS,
        "glory cards": NO_GLORY_CARDS,
        "boons": NO_BOONS,
        "treasures": NO_TREASURES,
        "exploring": NO_EXPLORING,
        "challenges": NO_CHALLENGES,
        "healing": NO_HEALING,
    }
)
NO_SPIKES: Final = 1
NO_PITS: Final = 2
NO_HAZARDS: Final = 4
NO_BLOCKED: Final = 8
NO_TRAP_EXITS: Final = 16
NO_FALLING: Final = 32
IGNORES: Final = flags(
    {
        "spikes": NO_SPIKES,
        "pits": NO_PITS,
        "hazards": NO_HAZARDS,
        "blocked exits": NO_BLOCKED,
        "trap exits": NO_TRAP_EXITS,
        "falling": NO_FALLING,
    }
)

PER_LEVEL: Final = 0
PER_BOON: Final = 1
PER_TREASURE: Final = 2
PER_HERO_HERE: Final = 3
PER_WOUND: Final = 4
PER_ATTACKER: Final = 5  # attacking monsters with the tag: "attack +1 per attacker knight"
PER_QUEST: Final = 6
PER_TOKEN: Final = 7  # on the event card
PER_NOTHING: Final = -1
COUNTERS: Final = ordered(
    {
        "level": PER_LEVEL,
        "boon": PER_BOON,
        "treasure": PER_TREASURE,
        "hero here": PER_HERO_HERE,
        "wound": PER_WOUND,
        "attacker": PER_ATTACKER,
        "quest": PER_QUEST,
        "token": PER_TOKEN,
    }
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
C_DARK: Final = 21
C_AT: Final = 22  # "at crypt"
C_AGAINST: Final = 23  # "against undead"
C_HAS: Final = 24  # "has weapon"
C_LEVEL: Final = 25  # "level 3": at least
C_HEALTH: Final = 26  # "health 2": at most
C_ROLLED: Final = 27  # "rolled 2": the die shows at most
CONDITIONS: Final = ordered(
    {
        "own turn": C_OWN_TURN,
        "other turn": C_OTHER_TURN,
        "fallen": C_FALLEN,
        "standing": C_STANDING,
        "wounded": C_WOUNDED,
        "unwounded": C_UNWOUNDED,
        "at entrance": C_ENTRANCE,
        "in room": C_ROOM,
        "in passage": C_PASSAGE,
        "hero here": C_HERO_HERE,
        "alone": C_ALONE,
        "escorting": C_ESCORTING,
        "saved ap": C_SAVED_AP,
        "attacking": C_ATTACKING,
        "countering": C_COUNTERING,
        "testing": C_TESTING,
        "melee": C_FORM + MELEE,
        "magic": C_FORM + MAGIC,
        "speed": C_FORM + SPEED,
        "against hero": C_AGAINST_HERO,
        "against monster": C_AGAINST_MONSTER,
        "in dark": C_DARK,
        "at": C_AT,
        "against": C_AGAINST,
        "has": C_HAS,
        "level": C_LEVEL,
        "health": C_HEALTH,
        "rolled": C_ROLLED,
    }
)

OPEN: Final = 0
WALL: Final = 1
BLOCKED: Final = 2
TRAP: Final = 3
EXITS: Final = ordered(
    {
        "open": OPEN,
        "wall": WALL,
        "blocked": BLOCKED,
        "trap": TRAP,
    }
)
SIDES: Final = ("north", "east", "south", "west")
HAZARD: Final = 0
SPIKES: Final = 1
PIT: Final = 2
NO_OBSTACLE: Final = -1
OBSTACLES: Final = ordered(
    {
        "hazard": HAZARD,
        "spikes": SPIKES,
        "pit": PIT,
    }
)

CHANCE_QUEST: Final = 0
THREAT_QUEST: Final = 1
HUNT: Final = 2
SACRIFICE: Final = 3
SEARCH: Final = 4
ESCORT: Final = 5
INFLUENCE: Final = 6
ARTIFACT: Final = 7
CATEGORIES: Final = ordered(
    {
        "chance": CHANCE_QUEST,
        "threat": THREAT_QUEST,
        "hunt": HUNT,
        "sacrifice": SACRIFICE,
        "search": SEARCH,
        "escort": ESCORT,
        "influence": INFLUENCE,
        "artifact": ARTIFACT,
    }
)

PAID: Final = 99  # the amount X that was paid

HEROIC: Final = 0
EPIC: Final = 1
LEGENDARY: Final = 2
GRADES: Final = ordered(
    {
        "heroic": HEROIC,
        "epic": EPIC,
        "legendary": LEGENDARY,
    }
)
FIRST_LEVELS: Final = (1, 4, 7)  # of each grade (D-356)
LEVELS: Final = 4  # on a hero card
