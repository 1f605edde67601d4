"""The heuristic bot in solo games: exact chances of quests, what it does to improve them, games that end."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.dungeoneer.table import GAME, printed
from undercroft import bots
from undercroft.bots.dungeoneer.known import Known
from undercroft.bots.dungeoneer.plans import hinders, is_owed, plan
from undercroft.engine.seat import Seat
from undercroft.games.dungeoneer.advice.chances import duel
from undercroft.games.dungeoneer.advice.prospects import (
    bare,
    exchange,
    likely,
    rested,
    with_card,
    with_levels,
)
from undercroft.games.dungeoneer.boxes import TOMB
from undercroft.games.dungeoneer.cards.vocabulary import FOR_ROLL, FOR_TURN, M_ROLL, TREASURE
from undercroft.games.dungeoneer.course.wiring import DungeoneerTable
from undercroft.games.dungeoneer.hero.rolls import boost
from undercroft.lab.simulate import play

DUNGEON = {
    "crossing": [1, 0],
    "library": [2, 0],
    "bell-tunnel": [1, 1],
    "flooded-drain": [0, -1],
    "throne-hall": [-1, 0],
    "chapel": [0, 1, 1],
}


def alone(quest: str, at: str, **hero: Any) -> DungeoneerTable:
    """A solo game with one quest left."""
    return GAME.scene({"players": [{"at": at, "quests": [quest], **hero}], "map": DUNGEON})


def choice(s: DungeoneerTable, seed: int = 0) -> str:
    """What the bot does."""
    return bots.get("dungeoneer", "heuristic", seed).choose(Seat(GAME, s, s.asks()[0].seat), s.asks()[0])


def chance(s: DungeoneerTable, quest: str, at: str) -> float:
    """The chance of an attempt at the beginning of a turn."""
    return likely(rested(s, 0), 0, TOMB.quests[quest], TOMB.place_of[at])


# -- chances: at level 3 Kron adds 1 to a test of magic, and 8 is asked for ----------------------------


@pytest.mark.parametrize(
    ("items", "exact"),
    [
        ([], 0),
        (["blessings-of-nakari"], 1 / 3),  # +2: 5 or 6
        (["candle-staff"], 1 / 3),  # +1 magic, +1 to tests in a room
        (["lucky-coin"], 0),  # one more die is of no use
        (["blessings-of-nakari", "lucky-coin"], 1 - (4 / 6) ** 2),
        (["blessings-of-nakari", "candle-staff"], 4 / 6),
        (["blessings-of-nakari", "lucky-star"], 1 / 3 + 1 / 3 * 1 / 3),  # 1 and 2 are rolled again
        (["candle-staff", "lucky-coin", "lucky-star"], 1 - (4 / 6) ** 2 + (2 / 6) ** 2 * (1 - (4 / 6) ** 2)),
    ],
)
def test_a_test_is_computed_with_all_that_helps(items: list[str], exact: float) -> None:
    quest = "read-the-black-book"
    s = alone(quest, "crossing", hero="kron-axereaver", level=3, glory=9, items=items)
    assert chance(s, quest, "library") == pytest.approx(exact)


def test_what_costs_glory_helps_nobody_who_has_none() -> None:
    quest = "read-the-black-book"
    s = alone(quest, "crossing", hero="kron-axereaver", level=3, glory=0, items=["blessings-of-nakari"])
    assert chance(s, quest, "library") == 0


def test_what_was_used_in_this_turn_helps_again_in_the_next() -> None:
    quest = "read-the-black-book"
    s = alone(quest, "library", hero="kron-axereaver", level=3, glory=9, items=["blessings-of-nakari"])
    s.used.append(TOMB.cards["blessings-of-nakari"].abilities[0].marks[0])
    assert likely(bare(s, 0), 0, TOMB.quests[quest], TOMB.place_of["library"]) == 0
    assert chance(s, quest, "library") == pytest.approx(1 / 3)


def test_a_hero_can_be_thought_of_with_another_level_or_card() -> None:
    quest = "ring-the-drowned-bell"
    s = alone(quest, "crossing", hero="necromancer", level=3, glory=9)
    hero, place = rested(s, 0), TOMB.place_of["bell-tunnel"]
    assert likely(hero, 0, TOMB.quests[quest], place) == 0  # 3 and a 6 are not 10
    assert likely(with_levels(hero, 0, 1), 0, TOMB.quests[quest], place) == pytest.approx(1 / 6)
    assert likely(with_card(hero, 0, "boot-of-ala-hazad"), 0, TOMB.quests[quest], place) == pytest.approx(
        1 / 6
    )
    assert likely(hero, 0, TOMB.quests[quest], place) == 0


def test_dice_that_count_together_are_computed_with_the_die_that_glory_buys() -> None:
    quest = "dice-with-the-dead"
    poor = alone(quest, "library", hero="raka", glory=3)
    rich = alone(quest, "library", hero="raka", glory=4)
    assert chance(poor, quest, "crossing") == pytest.approx(3 / 36)
    assert chance(rich, quest, "crossing") == pytest.approx(108 / 216)


def test_a_search_and_its_test_share_what_can_be_used_once() -> None:
    """The library needs 10, with one location in between, and then 7 in melee."""
    quest = "lost-reliquary"
    s = alone(quest, "library", hero="kron-axereaver", level=3, glory=9, items=["blessings-of-nakari"])
    # The die, 1 for the location, 3 for the level: a 6 is enough, a 4 with the blessing. Then melee is 4,
    # which asks for a 3, or for nothing where the blessing is left.
    kept, spent = 1 / 6 * 1.0, 3 / 6 * 4 / 6
    assert chance(s, quest, "library") == pytest.approx(max(kept, spent))


def test_who_tried_already_needs_a_point_behind_the_search() -> None:
    quest = "lost-reliquary"
    for ap, spare, exact in [(2, 0, 1 / 6 * 4 / 6), (1, 0, 0), (1, 1, 1 / 6 * 4 / 6)]:
        s = alone(quest, "library", hero="kron-axereaver", level=3, ap=ap)
        s.spare[0] = spare
        s.tried.append(quest)
        assert likely(bare(s, 0), 0, TOMB.quests[quest], TOMB.place_of["library"]) == pytest.approx(exact)


def test_what_helps_one_roll_is_told_from_what_helps_all() -> None:
    quest = "lost-reliquary"
    for until, exact in [(FOR_ROLL, 3 / 6 * 4 / 6), (FOR_TURN, 3 / 6)]:
        s = alone(quest, "library", hero="kron-axereaver", level=3, ap=3)
        boost(s, 0, M_ROLL, 2, until)
        assert likely(bare(s, 0), 0, TOMB.quests[quest], TOMB.place_of["library"]) == pytest.approx(exact)


def test_a_hunt_is_computed_for_its_own_location() -> None:
    """On the narrow stair no attack is answered by a challenge, wherever the hero was put before."""
    quest, raka = TOMB.quests["the-sealed-urn"], "raka"
    s = alone(quest.name, "crossing", hero=raka)
    attack, challenge = printed(raka, "speed") - 4, printed(raka, "melee") - 2
    both = [attack, challenge]
    for place, leads in [("crossing", both), ("narrow-stair", [attack]), ("crossing", both)]:
        hits, harm = exchange(s, 0, quest, TOMB.place_of[place])
        assert hits == pytest.approx(sum(duel(each, 0) for each in leads))
        assert harm == pytest.approx(sum(duel(0, each) for each in leads))


# -- what the bot does about it ------------------------------------------------------------------------


def test_who_holds_the_boon_that_a_quest_needs_goes_to_the_entrance_and_readies_it() -> None:
    hero = {"hero": "kron-axereaver", "level": 3, "ap": 3, "hand": ["blessings-of-nakari"]}
    s = alone("read-the-black-book", "crossing", glory=5, **hero)
    assert choice(s, 1) == "move:west"
    there = alone("read-the-black-book", "tomb-antechamber", glory=5, **hero)
    assert choice(there) == "play:blessings-of-nakari"
    ready = alone(
        "read-the-black-book", "tomb-antechamber", glory=5, **{**hero, "hand": []}, items=hero["hand"]
    )
    assert choice(ready) == "move:east"


def test_who_is_too_weak_gains_a_level_where_one_is_to_be_had() -> None:
    hero = {"hero": "necromancer", "level": 3, "ap": 3}
    assert choice(alone("ring-the-drowned-bell", "tomb-antechamber", glory=4, **hero)) == "move:west"
    assert choice(alone("ring-the-drowned-bell", "throne-hall", glory=4, **hero)) == "use:location"
    poor = plan(Known(alone("ring-the-drowned-bell", "tomb-antechamber", glory=3, **hero)), 0)
    assert poor is None, "no level without glory, and no chance without a level"


def test_a_roll_for_a_quest_gets_the_help_it_needs() -> None:
    for seed in range(5):
        hero = {"hero": "kron-axereaver", "level": 3, "glory": 5, "items": ["blessings-of-nakari"]}
        s = alone("read-the-black-book", "library", **hero)
        assert choice(s, seed) == "attempt:read-the-black-book"
        s.apply(0, "attempt:read-the-black-book")
        assert choice(s, seed) == "use:blessings-of-nakari"


def test_a_quest_that_costs_a_level_waits_for_the_turn_in_which_help_is_fresh() -> None:
    hero = {
        "hero": "kron-axereaver",
        "level": 3,
        "glory": 5,
        "items": ["blessings-of-nakari", "candle-staff"],
    }
    s = alone("read-the-black-book", "library", **hero)
    s.used.append(TOMB.cards["blessings-of-nakari"].abilities[0].marks[0])
    assert not choice(s).startswith("attempt")


def test_points_that_a_level_costs_are_not_spent_on_a_search() -> None:
    hero = {"hero": "necromancer", "level": 3, "glory": 4, "at": "throne-hall", "ap": 2}
    quests = ["lost-reliquary", "ring-the-drowned-bell"]
    s = GAME.scene({"players": [{"quests": quests, **hero}], "map": DUNGEON})
    assert "search:lost-reliquary" in s.asks()[0].options
    assert choice(s) == "use:location"


def test_treasures_that_make_tests_harder_are_left_in_hand_once_there_are_enough() -> None:
    """With the vow of poverty each treasure costs a point in every test, and a quest needs two of them."""
    s = alone("vow-of-poverty", "crossing", hero="raka", glory=9, items=["miners-helmet"])
    shield, ring = TOMB.cards["tower-shield"], TOMB.cards["ember-ring"]
    assert hinders(Known(s), 0, shield)
    assert is_owed(Known(s), 0, TREASURE)
    s = alone("vow-of-poverty", "crossing", hero="raka", glory=9, items=["miners-helmet", "tower-shield"])
    assert hinders(Known(s), 0, ring)
    assert not is_owed(Known(s), 0, TREASURE)
    assert not hinders(Known(alone("slay-draky", "crossing", hero="raka")), 0, shield)


def test_a_tired_hero_rests_where_it_is_healed() -> None:
    hero = {"hero": "raka", "glory": 6, "ap": 3}
    assert choice(alone("ring-the-drowned-bell", "tomb-antechamber", health=2, **hero)) == "move:south"
    assert choice(alone("ring-the-drowned-bell", "chapel", health=4, **hero)) == "use:location"


@pytest.mark.parametrize("seed", range(7))
def test_hard_last_quests_are_done_in_the_end(seed: int) -> None:
    """Bots that counted only the hero card's values went in circles in such games."""
    result, decisions = play("dungeoneer", {}, ["heuristic"], seed)
    assert result["winners"] == [0]
    assert decisions < 2000
