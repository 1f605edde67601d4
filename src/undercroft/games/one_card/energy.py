"""The energy phase: roll three dice, put one on each of speed, attack and defence (O-044..O-054).

Options say which die goes where: `dice:2,5,2` is speed 2, attack 5, defence 2; `bow:5,2,2` is range 5,
attack 2, defence 2 (Archer); `keep:speed` and `roll` (Paladin); `reroll` (Barbarian, Sorceress).
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from undercroft.engine.flow import Args
from undercroft.engine.verbs import Reason, Verb, Word, lexicon
from undercroft.games.one_card import events as told
from undercroft.games.one_card.ability import BOW, KEEP, REROLL, missing
from undercroft.games.one_card.card import CARD
from undercroft.games.one_card.names import skill_name
from undercroft.games.one_card.phase import ENERGY, HEROES, Deed, Procedure, phase
from undercroft.games.one_card.state import HERO, OneCard

ENERGY_SKILLS: Final = ("speed", "attack", "defence")
FACES: Final = range(1, 7)  # O-022


class Energy(Procedure):
    """Keep a die or not, roll, and lay the dice; a re-roll comes before laying them (O-229, O-238)."""

    STEPS: ClassVar[tuple[str, ...]] = ("keep", "roll", "arrange", "lay")

    def __init__(self) -> None:
        self.choice: str = "roll"
        self.kept: int = 0  # the value of a kept die
        self.dice: list[int] = []

    def phase(self, s: OneCard) -> str:
        return ENERGY

    def keep(self, s: OneCard) -> None:
        if s.hero_class and CARD.classes[s.hero_class].once == "turn":
            s.used = False
        if s.hero_class:
            found: list[str] = []
            KEEP_DIE.open(s, HERO, found)
            if found:
                s.ask(HERO, "one-card-ask-keep", (ROLL.name, *found), "choice")

    def roll(self, s: OneCard) -> None:
        word = WORDS[self.choice]
        word.verb.do(s, HERO, word)

    def arrange(self, s: OneCard) -> None:
        told.rolls(s, self.dice)
        found: list[str] = []
        LAY.open(s, HERO, found)
        if s.hero_class:
            LAY_BOW.open(s, HERO, found)
            THROW_AGAIN.open(s, HERO, found)
        s.ask(HERO, "one-card-ask-energy", tuple(found), "choice")

    def lay(self, s: OneCard) -> None:
        word = WORDS[self.choice]
        word.verb.do(s, HERO, word)

    def kept_on(self) -> str:
        """The skill on which a die was kept, if any."""
        word = WORDS[self.choice]
        return word.what if word.verb is KEEP_DIE else ""

    def copy(self) -> Energy:
        twin = Energy()
        twin.choice = self.choice
        twin.kept = self.kept
        twin.dice = self.dice[:]
        return twin


def energy(s: OneCard) -> Energy | None:
    """The energy phase, unless its dice are in the air."""
    top = s.agenda[-1]
    return top if isinstance(top, Energy) else None


def rolled(s: OneCard) -> list[int]:
    """The dice still to be laid."""
    top = energy(s)
    return top.dice if top is not None else []


def kept_die(s: OneCard, seat: int, word: Word) -> Args:
    """The die that was kept, and where."""
    top = s.agenda[-1]
    assert isinstance(top, Energy)
    return {"die": top.kept, "skill": skill_name(top.kept_on()), **dice_rolled(s, seat, word)}


def dice_rolled(s: OneCard, seat: int, word: Word) -> Args:
    """Report the roll."""
    return {"dice": ", ".join(map(str, rolled(s)))}


NOT_ROLLED: Final = Reason("O-044", "one-card-why-not-rolled")
ROLLED: Final = Reason("O-044", "one-card-why-rolled")
OTHER_DICE: Final = Reason("O-046", "one-card-why-other-dice", dice_rolled)
KEPT: Final = Reason("O-226", "one-card-why-kept", kept_die)
FIRST_TURN: Final = Reason("O-228", "one-card-why-first-turn")
BEFORE_THE_ROLL: Final = Reason("O-229", "one-card-why-keep-before-roll")
LAID: Final = Reason("O-047", "one-card-why-laid")
LAID_FOR_GOOD: Final = Reason("O-238", "one-card-why-laid")


class Roll(Deed):
    """Roll all three dice (O-044): a choice only if a die could be kept instead."""

    name: ClassVar[str] = "roll"
    text: ClassVar[str] = "one-card-do-roll"
    rules: ClassVar[tuple[str, ...]] = ("O-044",)
    when: ClassVar[str] = ENERGY

    def bar(self, s: OneCard, seat: int, word: Word) -> Reason | None:
        early = self.untimely(s)
        if early is not None:
            return early
        if energy(s) is None:
            return NOT_ROLLED
        return ROLLED if rolled(s) else None

    def do(self, s: OneCard, seat: int, word: Word) -> None:
        s.clear_energy()
        s.roll(3, "dice")


class Keep(Deed):
    """Keep a die of last turn where it lies, on any skill (O-227), and roll the other two (O-224..O-229)."""

    name: ClassVar[str] = "keep"
    text: ClassVar[str] = "one-card-do-keep"
    rules: ClassVar[tuple[str, ...]] = ("O-224", "O-225", "O-226")
    when: ClassVar[str] = ENERGY

    def about(self) -> list[str]:
        return list(ENERGY_SKILLS)

    def bar(self, s: OneCard, seat: int, word: Word) -> Reason | None:
        unable = missing(s, KEEP)
        if unable is not None:
            return unable
        early = BEFORE_THE_ROLL if phase(s) == HEROES else self.untimely(s)
        if early is not None:
            return early
        if s.turn <= 1:
            return FIRST_TURN  # no die was laid in this level yet (O-228)
        return BEFORE_THE_ROLL if energy(s) is None or rolled(s) else None

    def do(self, s: OneCard, seat: int, word: Word) -> None:
        top = s.agenda[-1]
        assert isinstance(top, Energy)
        s.used = True
        top.kept = die_on(s, word.what)
        told.keeps(s, top.kept, word.what)
        s.clear_energy()
        s.roll(2, "dice")

    def names(self, s: OneCard, seat: int, word: Word) -> Args:
        return {"skill": skill_name(word.what)}

    def args(self, s: OneCard, seat: int, word: Word) -> Args:
        return {"die": die_on(s, word.what)}

    def objects(self, s: OneCard, seat: int, word: Word) -> list[str]:
        return ["die:" + word.what]


def die_on(s: OneCard, skill: str) -> int:
    """The energy die that lies on a skill."""
    die: int = getattr(s, skill + "_die")
    return die


class Laying(Word):
    """Three dice on three places."""

    def __init__(self, key: str, verb: Verb[Any], what: str, number: int) -> None:
        super().__init__(key, verb, what, number)
        self.dice: list[int] = [number // 36 + 1, number // 6 % 6 + 1, number % 6 + 1]


class Lay(Deed):
    """One die each on speed, attack and defence (O-045..O-048)."""

    name: ClassVar[str] = "dice"
    text: ClassVar[str] = "one-card-do-dice"
    rules: ClassVar[tuple[str, ...]] = ("O-045", "O-048")
    when: ClassVar[str] = ENERGY

    def about(self) -> list[str]:
        return [f"{a},{b},{c}" for a in FACES for b in FACES for c in FACES]

    def word(self, what: str, number: int) -> Word:
        return Laying(self.key(what), self, what, number)

    def bar(self, s: OneCard, seat: int, word: Word) -> Reason | None:
        early = LAID if phase(s) == HEROES else self.untimely(s)
        if early is not None:
            return early
        top = energy(s)
        if top is None or not top.dice:
            return NOT_ROLLED
        assert isinstance(word, Laying)
        dice = word.dice[:]
        if top.kept and dice.pop(ENERGY_SKILLS.index(top.kept_on())) != top.kept:
            return KEPT
        if sorted(dice) == sorted(top.dice):
            return None
        return KEPT if top.kept else OTHER_DICE

    def open(self, s: OneCard, seat: int, found: list[str]) -> None:
        top = energy(s)
        if top is None or not top.dice:
            return
        if top.kept:
            found.extend(around_the_kept_die(top))
        else:
            a, b, c = top.dice
            found.extend(LAYINGS[a * 100 + b * 10 + c])

    def do(self, s: OneCard, seat: int, word: Word) -> None:
        assert isinstance(word, Laying)
        s.speed_die, s.attack_die, s.defence_die = word.dice
        ready_for_the_turn(s)

    def args(self, s: OneCard, seat: int, word: Word) -> Args:
        assert isinstance(word, Laying)
        speed, attack, defence = word.dice
        return {
            "speed": s.speed + speed,
            "attack": s.attack + attack,
            "defence": s.defence + defence,
            "dice": ", ".join(map(str, word.dice)),
        }

    def objects(self, s: OneCard, seat: int, word: Word) -> list[str]:
        return ["die:" + skill for skill in ENERGY_SKILLS]


class LayBow(Lay):
    """The Archer's way: the die for speed goes to range (O-233, O-234), whichever it is (O-235).

    She decides once the dice are rolled (O-271); what is left for steps may be too little (O-272).
    """

    name: ClassVar[str] = "bow"
    text: ClassVar[str] = "one-card-do-bow"
    rules: ClassVar[tuple[str, ...]] = ("O-233", "O-234")

    def bar(self, s: OneCard, seat: int, word: Word) -> Reason | None:
        return missing(s, BOW) or super().bar(s, seat, word)

    def open(self, s: OneCard, seat: int, found: list[str]) -> None:
        dice = rolled(s)
        if dice and missing(s, BOW) is None:
            found.extend(BOWS[dice[0] * 100 + dice[1] * 10 + dice[2]])

    def do(self, s: OneCard, seat: int, word: Word) -> None:
        assert isinstance(word, Laying)
        s.used = True
        s.range_die, s.attack_die, s.defence_die = word.dice
        ready_for_the_turn(s)

    def args(self, s: OneCard, seat: int, word: Word) -> Args:
        assert isinstance(word, Laying)
        reach, attack, defence = word.dice
        return {
            "range": s.range + reach,
            "speed": s.speed,
            "attack": s.attack + attack,
            "defence": s.defence + defence,
        }

    def objects(self, s: OneCard, seat: int, word: Word) -> list[str]:
        return ["die:range", "die:attack", "die:defence"]


def ready_for_the_turn(s: OneCard) -> None:
    """Once the dice are laid, skill plus die are the turn's points (O-049..O-053); the base stays (O-052)."""
    s.speed_left = s.speed + s.speed_die
    s.attack_left = s.attack + s.attack_die
    told.energy(s, s.speed_left, s.attack_left, s.total_defence(), s.total_range())


class ThrowAgain(Deed):
    """Throw all three dice again; the new ones count (O-239, O-240)."""

    name: ClassVar[str] = "reroll"
    text: ClassVar[str] = "one-card-do-reroll"
    when: ClassVar[str] = ENERGY

    def bar(self, s: OneCard, seat: int, word: Word) -> Reason | None:
        unable = missing(s, REROLL)
        if unable is not None:
            return unable
        early = LAID_FOR_GOOD if phase(s) == HEROES else self.untimely(s)
        if early is not None:
            return early
        return None if rolled(s) else NOT_ROLLED

    def do(self, s: OneCard, seat: int, word: Word) -> None:
        top = s.agenda[-1]
        assert isinstance(top, Energy)
        s.used = True
        told.rerolls(s)
        top.choice = ROLL.name
        top.goto("roll")

    def objects(self, s: OneCard, seat: int, word: Word) -> list[str]:
        return ["dice"]

    def rules_of(self, s: OneCard, seat: int, word: Word) -> list[str]:
        return [CARD.classes[s.hero_class].rule, "O-239", "O-240"]


ROLL: Final = Roll()
KEEP_DIE: Final = Keep()
LAY: Final = Lay()
LAY_BOW: Final = LayBow()
THROW_AGAIN: Final = ThrowAgain()
VERBS: Final[list[Verb[Any]]] = [ROLL, KEEP_DIE, LAY, LAY_BOW, THROW_AGAIN]
WORDS: Final[dict[str, Word]] = lexicon(VERBS)


def orders(verb: Lay, a: int, b: int, c: int) -> list[str]:
    """The different ways to lay three dice on three places, the highest die first (O-046, O-264)."""
    ways = {(a, b, c), (a, c, b), (b, a, c), (b, c, a), (c, a, b), (c, b, a)}
    return [verb.key(f"{x},{y},{z}") for x, y, z in sorted(ways, reverse=True)]


LAYINGS: Final[dict[int, list[str]]] = {
    a * 100 + b * 10 + c: orders(LAY, a, b, c) for a in FACES for b in FACES for c in FACES
}
BOWS: Final[dict[int, list[str]]] = {
    a * 100 + b * 10 + c: orders(LAY_BOW, a, b, c) for a in FACES for b in FACES for c in FACES
}


def around_the_kept_die(top: Energy) -> list[str]:
    """The two rolled dice go to the two other skills (O-226)."""
    place = ENERGY_SKILLS.index(top.kept_on())
    found: list[str] = []
    for pair in sorted({(top.dice[0], top.dice[1]), (top.dice[1], top.dice[0])}, reverse=True):
        laid = list(pair)
        laid.insert(place, top.kept)
        found.append(LAY.key(f"{laid[0]},{laid[1]},{laid[2]}"))
    return found
