"""Chances of attacks equal those of playing every throw and every purchase through the frames."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from functools import cache
from itertools import product

import pytest

from tests.games.descent.stage import Stage, foe, hero, stage
from undercroft.engine.flow import CHANCE, PASS, Event, Roll
from undercroft.games.descent.attack.attack import Attack
from undercroft.games.descent.attack.reroll import Reroll
from undercroft.games.descent.cards.dice import FACES, packed
from undercroft.games.descent.cards.vocabulary import BLACK
from undercroft.games.descent.course.wiring import DescentTable
from undercroft.games.descent.odds.attacks import Forecast, before, choices
from undercroft.games.descent.state.state import FIRST_MONSTER

OGRE = FIRST_MONSTER


class Player:
    """Plays an attack to its end, over every throw, spending everything for one of three goals.

    Dice of a colour that show the same are thrown once, and counted.
    """

    def __init__(self, figure: int, goal: int, least: bool = False) -> None:
        self.figure = figure
        self.goal = goal  # 0 to hit, 1 to kill, 2 wounds
        self.least = least  # whoever chooses wants the least
        self.hit = False
        self.known: dict[tuple[tuple[int, ...], ...], Fraction] = {}

    def hear(self, event: Event) -> None:
        self.hit = self.hit or event.id == "descent-hits"

    def after(self, s: DescentTable, seat: int, option: str) -> Fraction:
        """The result of a choice; changes the state."""
        health = s.health[self.figure]
        s.listener = self.hear
        s.apply(seat, option)
        return self.play(s, health)

    def play(self, s: DescentTable, health: int) -> Fraction:
        if not s.pending or not [frame for frame in s.agenda if isinstance(frame, Attack)]:
            dead = s.over or s.place[self.figure] < 0
            return Fraction([self.hit, dead, health - s.health[self.figure]][self.goal])
        ask, top = s.pending[0], s.agenda[-1]
        if isinstance(top, Roll) and ask.seat == CHANCE:
            return self.thrown(s, top, health)
        key = None
        if isinstance(top, Reroll):  # the order in which dice are marked does not matter
            key = tuple(sorted(top.marked)), tuple(top.faces)
            if key in self.known:
                return self.known[key]
        found = []
        for option in [PASS] if PASS in ask.options else ask.options:
            twin, heard = s.copy(), self.hit
            twin.listener = self.hear
            twin.apply(ask.seat, option)
            found.append(self.play(twin, health))
            self.hit = heard
        best = min(found) if self.least else max(found)
        if key is not None:
            self.known[key] = best
        return best

    def thrown(self, s: DescentTable, roll: Roll, health: int) -> Fraction:
        """Every throw of a roll; equal ones are counted together."""
        below, count = s.agenda[-2], roll.count
        pool = [BLACK] * count
        if isinstance(below, Attack):
            pool = below.pool
        elif isinstance(below, Reroll):
            pool = [below.pool[die] for die in below.marked]
        ways: Counter[tuple[tuple[int, int], ...]] = Counter()
        for faces in product(range(1, 7), repeat=count):
            ways[
                tuple(sorted((colour, same(colour, face)) for colour, face in zip(pool, faces, strict=True)))
            ] += 1
        weight = Fraction(0)
        for dice, times in ways.items():
            twin, heard, left = s.copy(), self.hit, list(dice)
            twin.listener = self.hear
            for colour in pool:
                die = next(each for each in left if each[0] == colour)
                left.remove(die)
                twin.apply(CHANCE, str(die[1]))
            weight += times * self.play(twin, health)
            self.hit = heard
        return Fraction(weight, 6**count)


@cache
def same(colour: int, face: int) -> int:
    """The first face of a die that shows the same as this one."""
    looks = [packed(each) for each in FACES[colour]]
    return looks.index(looks[face - 1]) + 1


def shown(chances: Forecast) -> list[Fraction]:
    return [chances.hit, chances.kill, chances.wounds]


BEASTMAN = foe("beastman", (7, 4))
SCENES = {
    "a sword": (hero("one-fist", (6, 4), wear=["sword"], fatigue=0), [BEASTMAN]),
    "bare hands and one more die": (hero("lyssa", (6, 4), fatigue=1), [foe("beastman", (7, 4))]),
    "two dice for one": (hero("sir-valadir", (6, 4), wear=["dagger"], fatigue=1), [BEASTMAN]),
    "an axe": (hero("lyssa", (6, 4), wear=["axe"], fatigue=1), [foe("master beastman", (7, 4))]),
    "a bow": (hero("ispher", (5, 4), wear=["bow"], fatigue=0), [foe("skeleton", (10, 4))]),
    "an undying one": (hero("lyssa", (6, 4), wear=["crossbow"], fatigue=1), [foe("master skeleton", (9, 4))]),
    "a staff": (hero("spiritspeaker-mok", (6, 4), wear=["magic-staff"], fatigue=0), [foe("ogre", (8, 4))]),
    "Fear": (hero("battlemage-jaes", (6, 4), wear=["sword"], fatigue=1), [foe("demon", (7, 4))]),
}  # fmt: skip


@pytest.mark.rule("J-118", "J-125", "J-333")
@pytest.mark.parametrize("name", SCENES)
def test_chances_before_the_declaration_are_those_of_every_throw(name: str) -> None:
    who, monsters = SCENES[name]
    play = stage(who, monsters=monsters, turn=who["name"])
    play("action:battle")
    s, weapon = play.s, [*who.get("wear", []), "bare-hands"][0]
    ((target, chances),) = before(s, 0, weapon).items()
    play(f"attack:{weapon}")
    declared = choices(s)[s.box.target_keys[target]]
    exact = [Player(OGRE, goal).after(s.copy(), 1, s.box.target_keys[target]) for goal in (0, 1)]
    assert shown(chances[OGRE])[:2] == shown(declared[OGRE])[:2] == exact


@pytest.mark.rule("J-333")
def test_chances_against_an_undying_one_depend_on_what_becomes_of_excess() -> None:
    kills = []
    for excess in ("carry", "drop"):
        play = stage(
            hero("one-fist", (6, 4), wear=["sword"], fatigue=0), turn="one-fist",
            monsters=[foe("master skeleton", (7, 4), wounds=1)], options={"undying_excess": excess},
        )("action:battle")  # fmt: skip
        ((target, chances),) = before(play.s, 0, "sword").items()
        play("attack:sword")
        kills.append(chances[OGRE].kill)
        assert kills[-1] == Player(OGRE, 1).after(play.s.copy(), 1, play.s.box.target_keys[target])
    assert kills[0] > kills[1]


def test_wounds_on_average_are_those_of_every_throw() -> None:
    """With a target that nothing kills, so that every wound counts."""
    play = stage(
        hero("lyssa", (6, 4), wear=["sword"], fatigue=1), monsters=[foe("hask", (7, 4))], turn="lyssa"
    )
    play("action:battle")
    chances = before(play.s, 0, "sword")
    play("attack:sword")
    target = next(iter(chances))
    assert (
        Player(OGRE, 2).after(play.s.copy(), 1, play.s.box.target_keys[target])
        == chances[target][OGRE].wounds
    )


def play_target(play: Stage) -> str:
    return next(option for option in play.open("target"))


@pytest.mark.rule("J-120", "J-125")
def test_each_purchase_has_its_chances() -> None:
    who = hero("lyssa", (6, 4), wear=["sword"], fatigue=2)
    play = stage(who, monsters=[foe("ogre", (7, 4), wounds=3)], turn="lyssa")
    play("action:battle", "attack:sword")
    play(play_target(play), dice=[4, 3, 2])  # 1 + 2 damage, 1 + 1 + 1 surges
    found = choices(play.s)
    assert set(found) == {"surge:1", "die", "strike"}
    for option, by_figure in found.items():
        for goal in range(3):
            if goal < 2:
                exact = Player(OGRE, goal).after(play.s.copy(), 1, option)
                assert shown(by_figure[OGRE])[goal] == exact, (option, goal)


@pytest.mark.rule("J-141", "J-142", "J-145")
@pytest.mark.parametrize("order", ["aim", "dodge"])
def test_dice_thrown_again_have_their_chances(order: str) -> None:
    """The aiming side wants the best result, the dodging side the worst."""
    if order == "aim":
        who = hero("lyssa", (6, 4), wear=["sword"], fatigue=0, order="aim")
        play = stage(who, monsters=[foe("beastman", (7, 4))], turn="lyssa")
        play("action:battle", "attack:sword", "target:7,4")
        figure, faces, seat = OGRE, [6, 5, 1], 1
        assert choices(play.s)["aimed"][OGRE].kill > choices(play.s)["pass"][OGRE].kill
        play("aimed", dice=faces)
    else:
        who = hero("mordrog", (6, 4), order="dodge", wounds=4)
        play = stage(who, monsters=[foe("beastman", (7, 4))], turn="overlord monsters")
        play(f"activate:{OGRE}", "attack")
        figure, faces, seat = 0, [1, 1], 1
        declared = choices(play.s)["target:6,4"][0]
        assert declared.kill < Fraction(1, 3)
        play("target:6,4", dice=faces)
    found = choices(play.s)
    assert "keep-dice" in found
    for option, by_figure in found.items():
        for goal in (0, 1):
            exact = Player(figure, goal, order == "dodge").after(play.s.copy(), seat, option)
            assert shown(by_figure[figure])[goal] == exact, (option, goal)


def test_the_chances_before_an_aimed_roll_are_those_of_every_throw() -> None:
    who = hero("lyssa", (6, 4), wear=["dagger"], fatigue=0, order="aim")
    play = stage(who, monsters=[foe("beastman", (7, 4))], turn="lyssa")
    play("action:battle", "attack:dagger", "target:7,4")
    found = choices(play.s)["aimed"][OGRE]
    for goal in (0, 1):
        assert Player(OGRE, goal).after(play.s.copy(), 1, "aimed") == shown(found)[goal]
