"""Dice, spending and chances: faces, sums, surges, points, fatigue, compared with playing every throw."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from functools import cache
from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.descent.facts import FACTS
from undercroft.games.descent.attack.spending import (
    DEADLY,
    NO_HIT,
    Buy,
    Mark,
    Strike,
    best,
    outcome,
    purchases,
    threat,
    wounds,
)
from undercroft.games.descent.cards.dice import (
    BLANK,
    FACES,
    MISS,
    SIX,
    Face,
    packed,
    power_dice,
    total,
    unpacked,
    ways,
    with_power,
)
from undercroft.games.descent.cards.vocabulary import BLACK, BLUE, COLOURS, GREEN, RED, SUPPLY, WHITE, YELLOW
from undercroft.games.descent.odds.strikes import HIT, KILL, WOUNDS, Attempt, chance

SWORD = Strike(True, buys=(Buy(2, damage=1),))
BOW = Strike(False, pierce=1, buys=(Buy(2, range=1), Buy(3, damage=1)))
STAFF = Strike(False, buys=(Buy(2, damage=1), Buy(2, range=1)))


def shown(face: Face) -> tuple[int, int, int, int, bool]:
    return face.range, face.damage, face.surges, face.points, face.miss


# -- faces -------------------------------------------------------------------------------------------


@pytest.mark.rule("J-112")
def test_the_dice_are_those_of_the_box() -> None:
    supply = FACTS["components"]["dice"]
    assert dict(zip(COLOURS, SUPPLY, strict=True)) == {
        colour: supply["black_power" if colour == "black" else colour] for colour in COLOURS
    }
    assert sum(SUPPLY) == supply["total"] == 12


@pytest.mark.rule("J-113")
@pytest.mark.parametrize("colour", range(SIX), ids=COLOURS)
def test_every_face_is_that_of_the_facts(colour: int) -> None:
    table = next(faces for name, faces in FACTS["dice"].items() if name.startswith(COLOURS[colour]))
    printed = [
        (
            face.get("range", 0),
            face.get("damage", 0),
            face.get("surge", 0),
            face.get("enhancement", 0),
            face.get("miss", False),
        )
        for face in table
    ]
    assert [shown(face) for face in FACES[colour]] == printed


@pytest.mark.rule("J-114", "J-127")
def test_three_dice_can_miss_and_the_power_die_has_one_blank() -> None:
    misses = [sum(face.miss for face in faces) for faces in FACES]
    assert misses == [1, 1, 1, 0, 0, 0]
    assert [face.is_blank() for face in FACES[BLACK]] == [True, False, False, False, False, False]
    assert not MISS.is_blank()


@pytest.mark.rule("J-115")
def test_one_miss_spoils_everything_else() -> None:
    assert total([FACES[GREEN][0], MISS, FACES[BLACK][1]]).miss
    assert shown(total([FACES[RED][2], FACES[GREEN][2], FACES[BLACK][3]])) == (1, 5, 2, 1, False)
    assert total([]).is_blank()


@given(st.lists(st.sampled_from(range(SIX)), max_size=4))
@settings(max_examples=20)
def test_the_ways_to_each_sum_are_counted_by_throwing_everything(colours: list[int]) -> None:
    pool = tuple(sorted(colours))
    every = Counter(packed(total(list(faces))) for faces in product(*[FACES[colour] for colour in pool]))
    assert ways(pool) == every
    assert sum(ways(pool).values()) == SIX ** len(pool)


def test_a_sum_can_be_written_as_a_number_and_back() -> None:
    for number in ways((WHITE, GREEN, GREEN, YELLOW, YELLOW, BLACK, BLACK, BLACK, BLACK, BLACK)):
        assert packed(unpacked(number)) == number
    assert unpacked(packed(MISS)).miss


@pytest.mark.rule("J-126")
def test_no_attack_has_more_than_five_power_dice() -> None:
    assert with_power((RED, GREEN), 3) == (RED, GREEN, BLACK, BLACK, BLACK)
    assert power_dice(with_power((BLUE, YELLOW), 7)) == 5
    assert with_power((RED, BLACK), 0) == (RED, BLACK)


# -- spending ----------------------------------------------------------------------------------------


@pytest.mark.rule("J-129", "J-131", "J-326")
def test_wounds_are_damage_less_armor_and_pierce_lowers_armor_to_nothing() -> None:
    assert wounds(6, 2, 0) == 4
    assert wounds(6, 2, 1) == 5
    assert wounds(6, 2, 5) == 6
    assert wounds(1, 4, 0) == 0


@pytest.mark.rule("J-119", "J-128")
def test_points_are_damage_where_range_is_not_needed() -> None:
    roll = Face(2, 3, 0, points=2)
    assert best(SWORD, Mark(armor=1), roll) == 3 + 2 - 1
    assert best(BOW, Mark(distance=2, armor=0), roll) == 5
    assert best(BOW, Mark(distance=3, armor=0), roll) == 4


@pytest.mark.rule("J-116", "J-117", "J-375")
def test_too_little_range_can_be_made_good_by_points_and_surges() -> None:
    assert best(BOW, Mark(distance=4), Face(3, 2, 1)) == NO_HIT
    assert best(BOW, Mark(distance=4), Face(3, 2, 2)) == 2
    assert best(BOW, Mark(distance=4), Face(3, 2, 0, points=1)) == 2
    assert best(Strike(False, range=1), Mark(distance=4), Face(3, 2, 0)) == 2
    assert best(Strike(False, points=2), Mark(distance=4), Face(3, 2, 0)) == 3  # Sorcery 2


@pytest.mark.rule("J-134", "J-135")
def test_melee_needs_no_range_and_fails_only_by_a_miss() -> None:
    assert best(SWORD, Mark(distance=2), Face(0, 4, 0)) == 4
    assert best(SWORD, Mark(), MISS) == NO_HIT


@pytest.mark.rule("J-330")
def test_sorcery_is_split_as_its_owner_likes() -> None:
    sorcerer = Strike(False, points=3)
    assert [best(sorcerer, Mark(distance=far), Face(2, 1, 0)) for far in (1, 2, 3, 5, 6)] == [
        4,
        4,
        3,
        1,
        NO_HIT,
    ]


@pytest.mark.rule("J-121", "J-369")
def test_surges_buy_the_same_again_as_long_as_they_last() -> None:
    knockback = Buy(2)
    mace = Strike(True, buys=(Buy(2, damage=1), knockback))
    assert sorted(purchases(mace.buys, 4)) == [[0, 0], [0, 1], [0, 2], [1, 0], [1, 1], [2, 0]]
    roll = Face(0, 3, 4)
    assert [outcome(mace, Mark(), roll, bought) for bought in ([2, 0], [1, 1], [0, 2])] == [5, 4, 3]
    assert outcome(mace, Mark(), roll, [2, 1]) == NO_HIT


@pytest.mark.rule("J-370")
def test_free_surges_are_spent_like_rolled_ones() -> None:
    landrec = Strike(False, surges=2, buys=STAFF.buys)
    assert best(landrec, Mark(distance=1), Face(1, 3, 0)) == 4
    assert best(landrec, Mark(distance=1), MISS) == NO_HIT


@pytest.mark.rule("J-320", "J-452")
def test_fear_is_paid_first_and_buys_nothing_else() -> None:
    assert best(SWORD, Mark(fear=1), Face(0, 3, 0)) == NO_HIT
    assert best(SWORD, Mark(fear=1), Face(0, 3, 1)) == 3
    assert best(SWORD, Mark(fear=1), Face(0, 3, 2)) == 3
    assert best(SWORD, Mark(fear=1), Face(0, 3, 3)) == 4


@pytest.mark.rule("J-124", "J-374")
def test_two_surges_of_a_monster_are_one_threat() -> None:
    assert [threat(Face(0, 1, surges), 0) for surges in range(5)] == [0, 0, 1, 1, 2]
    assert threat(Face(0, 1, 3), 2) == 0
    assert threat(Face(0, 0, 4, miss=True), 0) == 0


def test_damage_is_doubled_after_all_additions_and_before_armor() -> None:
    soulbiter = Strike(False, buys=(Buy(2, doubles=True),))
    roll = Face(5, 3, 4, points=1)
    assert best(soulbiter, Mark(distance=5, armor=2), roll) == 4 * 4 - 2
    assert outcome(soulbiter, Mark(distance=5, armor=2), roll, [1]) == 4 * 2 - 2


def test_what_kills_outright_does_so_whatever_the_armor() -> None:
    touch = Strike(False, buys=(Buy(3, kills=True),))
    assert best(touch, Mark(distance=1, armor=99), Face(1, 0, 3)) == DEADLY
    assert best(touch, Mark(distance=2, armor=99), Face(1, 0, 3)) == NO_HIT
    assert best(touch, Mark(distance=1, armor=99), Face(1, 0, 2)) == 0
    assert chance((WHITE, BLACK), Attempt(touch, Mark(armor=99), KILL, health=7)) == 0
    pool = (WHITE, BLACK, BLACK)  # four of six white faces have a surge, two of six black ones
    assert chance(pool, Attempt(touch, Mark(armor=99), WOUNDS, health=7)) == 7 * Fraction(4 * 2 * 2, 216)


# -- chances -----------------------------------------------------------------------------------------


def test_chances_that_can_be_looked_up() -> None:
    """A sword with melee 2, a bow with ranged 3, a staff with magic 3."""
    pool, mark = with_power((RED, GREEN), 2), Mark(armor=2)
    assert chance(pool, Attempt(SWORD, mark, HIT)) == Fraction(5, 6)
    assert chance(pool, Attempt(SWORD, mark, KILL, health=2)) == Fraction(353, 432)
    assert round(float(chance(pool, Attempt(SWORD, mark, WOUNDS))), 2) == 3.52
    pool, mark = with_power((BLUE, YELLOW), 3), Mark(distance=5)
    assert chance(pool, Attempt(BOW, mark, HIT)) == Fraction(337, 432)
    assert chance(pool, Attempt(BOW, mark, KILL, health=2)) == Fraction(1451, 1944)
    pool, mark = with_power((WHITE, YELLOW), 3), Mark(distance=4, armor=4)
    assert chance(pool, Attempt(STAFF, mark, HIT)) == Fraction(6415, 7776)
    assert round(float(chance(pool, Attempt(STAFF, mark, WOUNDS))), 2) == 0.43


def test_chances_of_monsters_that_can_be_looked_up() -> None:
    beastman, ogre = Strike(True, damage=1), Strike(True)
    assert round(float(chance((RED, GREEN), Attempt(beastman, Mark(armor=2), WOUNDS))), 2) == 3.14
    assert round(float(chance((RED, GREEN, GREEN), Attempt(ogre, Mark(armor=2), WOUNDS))), 2) == 4.11


BUYS = st.lists(
    st.builds(Buy, st.integers(1, 3), st.integers(0, 2), st.integers(0, 2), st.integers(0, 2)), max_size=3
)
STRIKES = st.builds(
    Strike,
    st.booleans(),
    damage=st.integers(0, 2),
    range=st.integers(0, 2),
    pierce=st.integers(0, 2),
    surges=st.integers(0, 2),
    points=st.integers(0, 2),
    buys=BUYS.map(tuple),
)
MARKS = st.builds(Mark, st.integers(1, 6), st.integers(0, 5), st.integers(0, 2))


def naive(strike: Strike, mark: Mark, sum: Face) -> int:
    """The most wounds of a roll, trying every purchase and every use of each point."""
    most, tried, open_ends = NO_HIT, set(), [(sum.surges + strike.surges - mark.fear, 0, 0, 0)]
    while open_ends:
        left, damage, range_, pierce = here = open_ends.pop()
        if left < 0 or here in tried or sum.miss:
            continue
        tried.add(here)
        open_ends += [
            (left - buy.surges, damage + buy.damage, range_ + buy.range, pierce + buy.pierce)
            for buy in strike.buys
        ]
        points = sum.points + strike.points
        for far in range(points + 1):
            reach = sum.range + strike.range + range_ + far
            if strike.melee or reach >= mark.distance:
                dealt = sum.damage + strike.damage + damage + points - far
                armor = max(mark.armor - strike.pierce - pierce, 0)
                most = max(most, max(dealt - armor, 0))
    return most


@given(STRIKES, MARKS, st.builds(Face, *[st.integers(0, 5)] * 3, points=st.integers(0, 3)))
def test_the_best_spending_is_that_of_trying_everything(strike: Strike, mark: Mark, roll: Face) -> None:
    assert best(strike, mark, roll) == naive(strike, mark, roll)


@given(
    STRIKES,
    MARKS,
    st.sampled_from([HIT, KILL, WOUNDS]),
    st.integers(0, 2),
    st.integers(1, 2),
    st.integers(2, 5),
)
@settings(max_examples=15)
def test_chances_with_fatigue_are_those_of_playing_every_throw(
    strike: Strike, mark: Mark, goal: int, fatigue: int, each: int, power: int
) -> None:
    @cache
    def worth(number: int, dice: int, left: int) -> Fraction:
        most = naive(strike, mark, unpacked(number))
        stop = Fraction({HIT: most != NO_HIT, KILL: most >= 3, WOUNDS: max(0, most)}[goal])
        adds = min(each, 5 - dice)
        if not left or not adds or unpacked(number).miss:
            return stop
        ends = [total([unpacked(number), *faces]) for faces in product(FACES[BLACK], repeat=adds)]
        go_on = [worth(packed(end), dice + adds, left - 1) for end in ends]
        return max(stop, sum(go_on, Fraction(0)) / len(go_on))

    pool = with_power((BLUE, GREEN), power)
    expected = sum((count * worth(sum_, power, fatigue) for sum_, count in ways(pool).items()), Fraction(0))
    plan = Attempt(strike, mark, goal, health=3, fatigue=fatigue, dice_each=each)
    assert chance(pool, plan) == expected / SIX ** len(pool)


@pytest.mark.rule("J-126")
def test_fatigue_that_could_add_no_die_changes_nothing() -> None:
    full = with_power((RED, GREEN), 5)
    tired, fresh = (chance(full, Attempt(SWORD, Mark(armor=6), KILL, health=3, fatigue=n)) for n in (0, 4))
    assert tired == fresh
    assert BLANK.is_blank()
