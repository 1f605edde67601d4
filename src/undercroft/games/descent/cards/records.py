"""The cards of the box as the rules use them, made once at load and shared by all states."""

from __future__ import annotations

from undercroft.engine.flow import Value


class Ability(Value):
    """A special ability, with its rank if it has ranks: "pierce 2", "aura"."""

    def __init__(self, keyword: int, rank: int = 1) -> None:
        self.keyword = keyword
        self.rank = rank


class Change(Value):
    """A change of a number: "damage +2"."""

    def __init__(self, number: int, by: int) -> None:
        self.number = number
        self.by = by


class Op(Value):
    """A verb with its arguments: "heal 2", "potion healing", "attack again"."""

    def __init__(self, verb: str, n: int = 0, word: str = "") -> None:
        self.verb = verb
        self.n = n
        self.word = word


class Condition(Value):
    """Something that must be true; `no` negates it."""

    def __init__(self, what: int, no: bool = False) -> None:
        self.what = what
        self.no = no


class Cost(Value):
    """Something that must be paid: "fatigue 2", "this"."""

    def __init__(self, what: int, n: int = 0) -> None:
        self.what = what
        self.n = n


class Selector(Value):
    """Whom an effect is about; `distance` limits how far away they are."""

    def __init__(self, who: str = "you", distance: int = 0) -> None:
        self.who = who
        self.distance = distance


class Deed(Value):
    """What a phrase list does: abilities, changes of numbers, permissions, immunities (bits), and verbs."""

    def __init__(self) -> None:
        self.abilities: tuple[Ability, ...] = ()
        self.changes: tuple[Change, ...] = ()
        self.permissions = 0
        self.immune = 0  # to keywords
        self.ops: tuple[Op, ...] = ()

    def change(self, number: int) -> int:
        """The total by which it changes a number."""
        return sum([change.by for change in self.changes if change.number == number])

    def rank(self, keyword: int) -> int:
        """The total rank of an ability: ranks add up (J-310)."""
        return sum([ability.rank for ability in self.abilities if ability.keyword == keyword])

    def is_nothing(self) -> bool:
        """Whether it does nothing at all."""
        return not (self.abilities or self.changes or self.permissions or self.immune or self.ops)


class Effect(Value):
    """What a card does, and when: always, at a trigger, or in a window if its owner chooses to."""

    def __init__(self) -> None:
        self.trigger = -1
        self.windows: tuple[int, ...] = ()
        self.once = False  # in a turn
        self.costs: tuple[Cost, ...] = ()
        self.conditions: tuple[Condition, ...] = ()
        self.to = Selector()
        self.deed = Deed()


class Sale(Value):
    """What a weapon sells for surges."""

    def __init__(self, surges: int, deed: Deed) -> None:
        self.surges = surges
        self.deed = deed


class Source(Value):
    """Anything that has effects."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.effects: tuple[Effect, ...] = ()
        self.familiars: tuple[str, ...] = ()  # that come with it
        self.provenance = ""


class Hero(Source):
    """A hero sheet (J-455)."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.wounds = 0
        self.fatigue = 0
        self.armor = 0
        self.speed = 0
        self.traits: tuple[int, ...] = ()  # melee, ranged, magic
        self.skills: tuple[int, ...] = ()  # cards of each deck at the start
        self.conquest = 0
        self.hands = 2


class Skill(Source):
    """A skill card."""

    def __init__(self, name: str, deck: int) -> None:
        super().__init__(name)
        self.deck = deck


class MonsterLine(Value):
    """One part of a monster card: normal, or the red one of masters (J-246)."""

    def __init__(self) -> None:
        self.speed = 0
        self.armor = 0
        self.wounds: tuple[int, ...] = ()  # for 2, 3, 4 and 5 players
        self.dice: tuple[int, ...] = ()
        self.deed = Deed()  # abilities and bonuses
        self.figures = 0  # in the box (J-392, J-457)


class Monster(Value):
    """A kind of monster: its base (J-220), its one type of attack (J-138), and both parts of its card."""

    def __init__(self, name: str, base: int, attack: int, normal: MonsterLine, master: MonsterLine) -> None:
        self.name = name
        self.base = base
        self.attack = attack
        self.normal = normal
        self.master = master
        self.provenance = ""


class Item(Source):
    """A card of the shop, a treasure, a relic, or an attack without a card."""

    def __init__(self, name: str, deck: int, kind: int) -> None:
        super().__init__(name)
        self.deck = deck
        self.kind = kind
        self.copies = 1
        self.price = 0
        self.price_2005 = 0  # in town, with rules = 2005
        self.hands = 0
        self.rune = False
        self.attack = -1
        self.dice: tuple[int, ...] = ()
        self.deed = Deed()  # abilities and bonuses of the attack
        self.sales: tuple[Sale, ...] = ()
        self.off_hand = Deed()
        self.strikes = Selector("")  # whom an attack without a target space hits
        self.armor = 0
        self.speed_cap = 0
        self.no_runes = False
        self.shield = 0
        self.immune = 0


class Save(Value):
    """A roll of power dice against a trap: each matching face prevents this many wounds, or ALL."""

    def __init__(self, dice: int, face: int, less: int) -> None:
        self.dice = dice
        self.face = face
        self.less = less


class Party(Value):
    """Monsters that a card brings."""

    def __init__(self, kind: str, count: int, master: bool) -> None:
        self.kind = kind
        self.count = count
        self.master = master


class OverlordCard(Source):
    """A card of the overlord's deck (J-385)."""

    def __init__(self, name: str, type: int) -> None:
        super().__init__(name)
        self.type = type
        self.copies = 1
        self.cost = 0
        self.discard = 0
        self.window = -1
        self.conditions: tuple[Condition, ...] = ()
        self.to = Selector()
        self.lays = 0  # ground: a pit or rubble
        self.save: Save | None = None
        self.deed = Deed()
        self.saved = Deed()  # what is done if the save took everything away
        self.spawn: tuple[Party, ...] = ()
        self.kinds: tuple[str, ...] = ()


class Familiar(Source):
    """A familiar; without speed it is carried."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.speed = 0
        self.hand_over = 0  # movement points to pass it on
