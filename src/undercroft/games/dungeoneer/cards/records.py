"""The cards of a box as the rules use them, made once at load and shared by all states."""

from __future__ import annotations

from typing import Final

from undercroft.engine.flow import Value
from undercroft.games.dungeoneer.cards.vocabulary import (
    ATTACHMENT,
    BANE,
    BOON,
    ENCOUNTER,
    FIRST_LEVELS,
    FOR_TURN,
    HEROIC,
    INSTANT,
    M_SEARCH,
    NO_OBSTACLE,
    PER_NOTHING,
    PERMANENT,
    TREASURE,
    WALL,
)
from undercroft.games.dungeoneer.cards.wording import (
    CARD_SELECTORS,
    HERO_SELECTORS,
    MONSTER_SELECTORS,
    NEEDY_VERBS,
)

# What a source does, as the bits of a number: first the values it changes (see MODS), then these.
WINDOW_BIT: Final = 21
TRIGGER_BIT: Final = 27
FORBIDS_BIT: Final = 1 << 42
IGNORES_BIT: Final = 1 << 43
# Where the cards affected by an effect are, and of what kind.
IN_PLAY: Final = 0
IN_HAND: Final = 1
IN_PACK: Final = 2
ZONES: Final = {"hand": IN_HAND, "pack": IN_PACK}
KINDS: Final = {"boon": BOON, "treasure": TREASURE, "bane": BANE}
FIGURES: Final = ("attacker", "target", *MONSTER_SELECTORS)  # those who fight in a battle


class Mod(Value):
    """A change of a number: "melee +1", "monster attack +1 undead", "attack +1 per attacker knight"."""

    def __init__(self, what: int, n: int, tag: str = "", per: int = PER_NOTHING) -> None:
        self.what = what
        self.n = n
        self.tag = tag
        self.per = per


class Op(Value):
    """One verb with its arguments; a temporary bonus is the verb "boost"."""

    def __init__(self, verb: str, n: int = 0, word: str = "", stat: int = -1, mod: Mod | None = None) -> None:
        self.verb = verb
        self.mod = mod
        self.n = n  # an amount (PAID: what was paid for X), or the value of a threat
        self.word = word  # a place, or a grade
        self.stat = stat


class Condition(Value):
    """Something that must be true; `no` negates it."""

    def __init__(self, what: int, n: int = 0, word: str = "", no: bool = False) -> None:
        self.what = what
        self.n = n
        self.word = word
        self.no = no


class Price(Value):
    """What using something costs."""

    def __init__(self) -> None:
        self.glory = 0
        self.peril = 0  # of the player attacked, for a monster's special effect (D-228)
        self.x = False  # any amount of glory
        self.ap = 0
        self.health = 0
        self.cards = 0  # from the hand
        self.boons = 0
        self.treasures = 0
        self.this = False  # the card itself is discarded

    def nothing(self) -> bool:
        """Whether there is nothing to pay."""
        numbers = self.glory + self.peril + self.ap + self.health + self.cards + self.boons + self.treasures
        return not (numbers or self.x or self.this)


class Effect(Value):
    """What a card does, and when: at a trigger, in a window if its owner chooses to, or always."""

    def __init__(self) -> None:
        self.index = 0
        self.trigger = -1
        self.window = -1
        self.once = False  # per turn
        self.price = Price()
        self.conditions: tuple[Condition, ...] = ()
        self.to = "you"
        self.to_type = ""  # of a card: "their treasure weapon"
        self.stat = -1  # of the threat that must be passed
        self.value = 0
        self.do: tuple[Op, ...] = ()
        self.passed: tuple[Op, ...] = ()
        self.failed: tuple[Op, ...] = ()
        self.until = FOR_TURN  # of boosts
        # effects that are always on
        self.mods: tuple[Mod, ...] = ()
        self.forbids = 0
        self.ignores = 0
        # computed once it belongs to a card
        self.use_key = ""  # the option that uses it,
        self.use_what = ""  # and what that is about: "zombie", "zombie:2"
        self.marks: tuple[str, ...] = ()  # by seat: how its use in this turn is noted
        self.free = True
        self.on_heroes = True
        self.on_monsters = False  # about attacking monsters; otherwise it is about cards:
        self.own = False  # its owner's own
        self.zone = IN_PLAY  # where those cards are
        self.kind = BOON  # the kind of those in play
        self.sure = False  # always does something for its user
        self.of_battle = False  # about the fighters, not the user's hero


def source_parts(key: str) -> tuple[str, str]:
    """The kind and name in a source key: "card:zombie" is the card zombie; both are "" for no source."""
    kind, _, name = key.partition(":")
    return kind, name


class Source(Value):
    """Anything that has effects: a card, a hero, a location, a quest."""

    def __init__(self, key: str, effects: tuple[Effect, ...], use: str = "", what: str = "") -> None:
        self.key = key  # "card:zombie"
        self.name = source_parts(key)[1]
        self.effects = effects
        self.triggers = 0  # one bit per trigger and window that occurs, for a quick check
        self.windows = 0
        self.abilities = tuple([effect for effect in effects if effect.window >= 0])
        for number, effect in enumerate(self.abilities):  # numbered from the second on
            effect.use_what = f"{what}:{number + 1}" if number else what
            effect.use_key = f"{use}:{effect.use_what}"
        for index, effect in enumerate(effects):
            effect.index = index
            effect.marks = tuple([f"{seat}:{key}:{index}" for seat in range(4)])
            effect.free = effect.price.nothing()
            effect.on_heroes = effect.to in HERO_SELECTORS
            effect.on_monsters = effect.to in MONSTER_SELECTORS
            if effect.to in CARD_SELECTORS:
                owner, _, cards = effect.to.partition(" ")
                effect.own = owner == "your"
                effect.zone = ZONES.get(cards, IN_PLAY)
                effect.kind = KINDS.get(cards, BOON)
            effect.sure = effect.to == "you" and is_sure(effect)
            effect.of_battle = effect.to in FIGURES
            if effect.trigger >= 0:
                self.triggers |= 1 << effect.trigger
            if effect.window >= 0:
                self.windows |= 1 << effect.window
        self.fighter: Fighter | None = None  # for monsters, like the tags
        self.tags: tuple[str, ...] = ()
        self.of_monster = True  # if it is a monster, its effects are about that monster
        self.statics = tuple([effect for effect in effects if effect.mods])
        self.rulings = tuple([effect for effect in effects if effect.forbids or effect.ignores])
        self.acts = self.windows << WINDOW_BIT | self.triggers << TRIGGER_BIT
        for effect in effects:
            for mod in effect.mods:
                self.acts |= 1 << mod.what
            self.acts |= FORBIDS_BIT if effect.forbids else 0
            self.acts |= IGNORES_BIT if effect.ignores else 0

    def deeds(self) -> list[Op]:
        """Everything its effects can do."""
        return [op for effect in self.effects for op in (*effect.do, *effect.passed, *effect.failed)]


def is_sure(effect: Effect) -> bool:
    """Whether an effect does something for any hero at any time."""
    return effect.stat >= 0 or not effect.do or not all(is_needy(op) for op in effect.do)


def is_needy(op: Op) -> bool:
    """Whether a deed may have nothing to do; a search bonus, for example, needs a search."""
    return op.verb in NEEDY_VERBS or (op.mod is not None and op.mod.what == M_SEARCH)


class Fighter(Value):
    """How somebody fights: a value for each form, and the forms allowed for attacks."""

    def __init__(self, values: tuple[int, ...], attacks: tuple[int, ...], health: int) -> None:
        self.values = values
        self.attacks = attacks
        self.health = health


class Card(Source):
    """An adventure card: a boon or treasure for glory, a bane or encounter for peril (D-015)."""

    def __init__(self, name: str, effects: tuple[Effect, ...]) -> None:
        super().__init__("card:" + name, effects, "use", name)
        self.kind = BOON
        self.type = ""  # a treasure's slot, a boon's label, "monster" or "trap"
        self.cost = 0
        self.x = False
        self.window = 0
        self.lasts = INSTANT
        self.attach = ""
        self.copies = 1
        self.aimed = False  # played against one opponent's hero
        self.solo = True
        self.stage = HEROIC  # of its set: when its deck is in play (D-266)
        self.level = 1  # legendary cards are for legendary heroes (D-258)
        self.upkeep = 0
        self.lay = False  # a trap that waits in a location (D-218)
        self.lair = ""  # the home of a monster that is in no deck (D-256)
        self.play: Effect | None = None  # what happens when it is played
        self.play_key = "play:" + name  # the options that play it, as their verbs spell them
        self.play_keys = tuple([f"play:{name}@{seat}" for seat in range(4)])
        self.play_use_key = "play-use:" + name
        self.discard_key = "discard:" + name

    def counts(self) -> bool:
        """Whether it counts against a limit (D-020, D-024): instant cards and attachments do not (D-119)."""
        return self.lasts == PERMANENT and self.kind <= TREASURE

    def is_trap(self) -> bool:
        """Whether it is an encounter that does not fight."""
        return self.kind == ENCOUNTER and self.fighter is None

    def is_attachment(self) -> bool:
        """Whether it goes under another card."""
        return self.lasts == ATTACHMENT

    def is_glory(self) -> bool:
        """Whether it is paid for with glory (D-014)."""
        return self.kind <= TREASURE


HERO_WORDS: Final = ("hero", "epic", "legend")  # by grade: a hero may have a card of each (D-268)


class Hero(Source):
    """A hero card: a row of values for each level (D-010, D-334)."""

    def __init__(self, name: str, effects: tuple[Effect, ...], grade: int = HEROIC) -> None:
        super().__init__("hero:" + name, effects, "use", HERO_WORDS[grade])
        self.who = self.name.partition("_")[2] or self.name  # the same person in every set (D-358)
        self.grade = grade
        self.race = ""
        self.calling = ""
        self.health = 0
        self.boons = 0
        self.treasures = 0
        self.attacks: tuple[int, ...] = ()
        self.levels: tuple[tuple[int, int, int], ...] = ()
        self.first = 1  # the level of the first row
        self.last = 1
        self.rows: tuple[tuple[int, ...], ...] = ()  # by level, from 0 on

    def print_levels(self, levels: tuple[tuple[int, int, int], ...]) -> None:
        """Set the values of each level on the card."""
        self.levels = levels
        self.first = FIRST_LEVELS[self.grade]
        self.last = self.first + len(levels) - 1
        self.rows = (levels[0],) * self.first + levels


class Exit(Value):
    """One side of a location."""

    def __init__(self, kind: int, stat: int = -1, value: int = 0) -> None:
        self.kind = kind
        self.stat = stat
        self.value = value


class Location(Source):
    """A location card (D-027)."""

    def __init__(self, name: str, effects: tuple[Effect, ...]) -> None:
        super().__init__("location:" + name, effects, "use", "location")
        self.room = False
        self.entrance = False
        self.dark = False
        self.surface = False
        self.glory = 0
        self.peril = 0
        self.exits: tuple[Exit, ...] = ()  # four upright, then four turned by 180 degrees
        self.doors: tuple[int, ...] = (0, 0)  # sides that are not walls, one bit each: upright, turned
        self.ways: tuple[int, ...] = (0, 1)  # upright, and turned if it makes a difference (DQ-19)
        self.obstacle = NO_OBSTACLE
        self.stat = -1
        self.value = 0

    def print_exits(self, exits: list[Exit]) -> None:
        """Set the exits to the north, east, south and west of the upright card."""
        self.exits = (*exits, *exits[2:], *exits[:2])
        doors = [1 << side for side in range(4) if exits[side].kind != WALL]
        upright = sum(doors)
        self.doors = (upright, upright >> 2 | (upright & 3) << 2)
        printed = [(exit.kind, exit.stat, exit.value) for exit in exits]
        self.ways = (0,) if printed[:2] == printed[2:] else (0, 1)


class Quest(Source):
    """A quest card (D-029)."""

    def __init__(self, name: str, effects: tuple[Effect, ...]) -> None:
        super().__init__("quest:" + name, effects, "use-quest", name)
        self.category = 0
        self.grade = HEROIC  # in the second set legendary (D-004, D-005)
        self.by = 0  # how it is finally done: another category for search and influence
        self.at: tuple[str, ...] = ()  # locations, or "room", "passage", "anywhere" for a search
        self.to = ""  # where an escort ends
        self.dice = 1
        self.target = 0
        self.sum = False  # the sum of all dice counts, not the best die
        self.extra_die = 0  # the glory that an extra die costs
        self.stat = -1
        self.value = 0
        self.failed: Effect | None = None  # what a failure does to every hero here
        self.price = Price()
        self.find = 0
        self.find_ap = 1
        self.first_ap = 0  # what the first attempt costs (D-128)
        self.apart = False  # an extra common quest, in no deck (D-251)
        self.prey = ""  # the card of the monster that it hunts
        self.reward: Effect | None = None


class WorldEvent(Value):
    """An event card, which collects tokens at the start of turns (D-059)."""

    def __init__(self, name: str, most: int, roll: int, discount: str, ends: str) -> None:
        self.name = name
        self.most = most
        self.roll = roll
        self.discount = discount  # the tag of the monsters that are cheaper (D-252)
        self.ends = ends  # the monster whose defeat discards it (D-255)


NOBODY: Final = Fighter((0, 0, 0), (), 0)
