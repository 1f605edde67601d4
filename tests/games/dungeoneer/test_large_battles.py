"""Chances of battles against many: the shortcuts give the same as every throw and every choice."""

from __future__ import annotations

from fractions import Fraction

import pytest

from tests.games.dungeoneer.table import GAME, asked, play, printed, scene
from undercroft.engine.walker import Key
from undercroft.games.dungeoneer.course.wiring import DungeoneerTable
from undercroft.games.dungeoneer.odds.facts import Story
from undercroft.games.dungeoneer.odds.foresight import Foresight, Outlook, foreseen
from undercroft.games.dungeoneer.odds.pairs import THROWN, Outcomes, Pairing, all_outcomes, pairing

FACES = ("1", "2", "3", "4", "5", "6")
PLENTY = 1_000_000
MANY = (
    ("zombie", "melee"),
    ("skeleton", "speed"),
    ("zombie", "melee"),
    ("ghoul", "melee"),
    ("skeleton", "melee"),
    ("tomb-robber", "melee"),
)


class EveryThrow(Outlook):
    """The same without shortcuts in battles."""

    def pairings(self, s: Foresight, story: Story) -> list[Pairing]:
        return []

    def future(self, s: Foresight, story: Story) -> Key | None:
        return None


def ambush(*monsters: tuple[str, str], hero: str = "kron-axereaver", saved: bool = False) -> DungeoneerTable:
    """A hero attacked by several monsters at once; one more could be played."""
    names = [name for name, _ in monsters]
    victim = {"hero": hero, "peril": 40, "saved": saved}
    s = scene(
        {"hand": [*names, "legion"], "at": "crossing"}, victim, map={"crossing": [0, -1]}, phase="villainy"
    )
    for name, form in monsters:
        play(s, f"play:{name}@1")
        if f"form:{form}" in s.asks()[0].options:
            play(s, f"form:{form}")
    return s


@pytest.mark.parametrize("hero", ["kron-axereaver", "raka"])
@pytest.mark.parametrize(
    ("names", "saved"),
    [
        (("rot-belly", "grave-wraith"), True),
        (("zombie", "bone-knight", "rot-belly"), True),
        (("bone-knight", "bone-knight"), True),
        (("ghoul", "skeleton", "grave-wraith"), False),
    ],
)
def test_large_battles_are_computed_as_if_every_throw_were_played(
    hero: str, names: tuple[str, ...], saved: bool
) -> None:
    s = ambush(*[(name, "melee") for name in names], hero=hero, saved=saved)
    quick = Outlook(foreseen(s, 0), 0, "fight", PLENTY)
    thorough = EveryThrow(foreseen(s, 0), 0, "fight", PLENTY)
    assert quick.bounds == thorough.bounds
    assert quick.positions < thorough.positions / 4


def test_a_battle_against_four_is_computed_as_if_every_throw_were_played() -> None:
    s = ambush(("rot-belly", "melee"), ("skeleton", "speed"), ("zombie", "melee"), ("ghoul", "speed"))
    quick = Outlook(foreseen(s, 0), 0, "fight", PLENTY)
    assert quick.bounds == EveryThrow(foreseen(s, 0), 0, "fight", PLENTY).bounds


def test_battles_that_follow_each_other_are_told_apart() -> None:
    """The first ends without a choice, so its last die is followed by the first die of the second."""
    lord = {"hand": ["zombie", "rot-belly", "skeleton", "legion"], "at": "crossing"}
    victims = [{"peril": 20}, {"peril": 20, "saved": True}]
    s = scene(lord, *victims, map={"crossing": [0, -1]}, phase="villainy")
    play(s, "play:zombie@1", "play:rot-belly@2", "play:skeleton@2", "form:speed")
    quick = Outlook(foreseen(s, 0), 0, "fight", PLENTY)
    assert quick.bounds == EveryThrow(foreseen(s, 0), 0, "fight", PLENTY).bounds
    assert len([fact for fact in quick.bounds if fact[0] == "clash"]) >= 3


@pytest.mark.parametrize("count", [4, 5, 6])
def test_wounds_of_large_battles_are_told_as_the_dice_say(count: int) -> None:
    s = ambush(*MANY[:count])
    told = {
        line["args"]["number"]: (Fraction(line["least"]), Fraction(line["most"]))
        for line in GAME.survey(s, asked(s))["options"]["fight"]["lines"]
        if line["id"] == "dungeoneer-chance-wounds"
    }
    hero = s.heroes[1]
    exact = hits([printed(name, form) - printed(hero, form) for name, form in MANY[:count]])
    assert told == {number: (sum(exact[number:]),) * 2 for number in range(1, count + 1)}


def hits(aheads: list[int]) -> list[Fraction]:
    """How likely each number of hits is, for attacks with this advantage over the counter-attacks."""
    chances = [Fraction(1)]
    for ahead in aheads:
        hit = Fraction(sum(a + ahead > b for a in range(1, 7) for b in range(1, 7)), 36)
        missed = [*[each * (1 - hit) for each in chances], Fraction(0)]
        landed = [Fraction(0), *[each * hit for each in chances]]
        chances = [one + other for one, other in zip(missed, landed, strict=True)]
    return chances


@pytest.mark.parametrize("hero", ["kron-axereaver", "raka", "lorel-alanus"])
def test_four_are_told_also_where_the_hero_may_strike_back(hero: str) -> None:
    s = ambush(*MANY[:4], hero=hero, saved=True)
    lines = GAME.survey(s, asked(s))["options"]["fight"]["lines"]
    slain = [line for line in lines if line["id"] == "dungeoneer-chance-slain"]
    assert slain
    assert all(
        Fraction(line["least"]) < Fraction(line["most"]) for line in slain if line["args"]["number"] == 1
    )


# -- pairs of dice ----------------------------------------------------------------------------------------


def outcomes(plus: int) -> Outcomes:
    """A die with something added."""
    return [(face, int(face) + plus) for face in FACES]


def result(attack: int, counter: int) -> int:
    """Which of both is higher."""
    return (attack > counter) - (attack < counter)


@pytest.mark.parametrize("ahead", range(-7, 8))
def test_each_result_of_a_clash_has_one_throw_with_the_weight_of_all(ahead: int) -> None:
    found: dict[int, int] = {}
    paired = pairing(outcomes(ahead), outcomes(0))
    for way in paired.ways:
        for answer in way.answers:
            outcome = result(int(way.face) + ahead, int(answer.face))
            assert outcome not in found
            found[outcome] = answer.throws
    every = [result(a + ahead, b) for a in range(1, 7) for b in range(1, 7)]
    assert found == {outcome: every.count(outcome) for outcome in set(every)}
    assert paired.throws == 36


def test_an_attack_that_lies_is_only_answered() -> None:
    paired = pairing([(THROWN, 5)], outcomes(0))
    assert [way.face for way in paired.ways] == [THROWN]
    assert sorted(answer.throws for answer in paired.ways[0].answers) == [1, 1, 4]
    assert paired.throws == 6


def test_one_fall_tells_the_others_unless_the_die_itself_counts() -> None:
    assert all_outcomes([("1", 4)], FACES) == outcomes(3)
    odd = [(face, int(face) + (2 if face == "1" else 0)) for face in FACES]
    assert all_outcomes(odd, FACES) == odd


def test_where_the_die_itself_counts_every_face_is_looked_at() -> None:
    s = ambush(("zombie", "melee"), ("rot-belly", "melee"), saved=True)
    usual = Outlook(foreseen(s, 0), 0, "fight", PLENTY)
    careful = Outlook(foreseen(s, 0), 0, "fight", PLENTY, die_counts=True)
    assert careful.bounds == usual.bounds
    assert careful.positions > usual.positions
