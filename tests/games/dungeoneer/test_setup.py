"""Setup of a new game (rules, section 3)."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from tests.games.dungeoneer.table import GAME, heard, options, play, player, scene, view, why_not
from tests.games.dungeoneer.turns import at, until
from undercroft.engine.flow import CHANCE
from undercroft.games.dungeoneer.boxes import TOMB_SET as BOX
from undercroft.games.dungeoneer.course.wiring import DungeoneerTable

SIDES = {"north": (0, -1), "east": (1, 0), "south": (0, 1), "west": (-1, 0)}
PASSAGES = {name for name, location in BOX.locations.items() if not location.room}
ADVENTURE = Counter({name: card.copies for name, card in BOX.cards.items()})


def new(seats: int) -> DungeoneerTable:
    """A new game in which CHANCE is asked for everything."""
    return GAME.new(seats, chance="explicit")


def bring(s: DungeoneerTable, *outcomes: str) -> DungeoneerTable:
    """CHANCE brings these."""
    for outcome in outcomes:
        s.apply(CHANCE, outcome)
    return s


def opening(seats: int, seed: int) -> tuple[DungeoneerTable, list[tuple[tuple[str, ...], str]]]:
    """A game set up at random, with everything that CHANCE could have brought and brought."""
    s, dice, brought = new(seats), random.Random(seed), []
    while view(s)["phase"] == "setup":
        (ask,) = s.asks()
        assert ask.seat == CHANCE  # nobody chooses anything
        outcome = dice.choice(ask.options)
        brought.append((ask.options, outcome))
        s.apply(CHANCE, outcome)
    return s, brought


def lying(s: DungeoneerTable) -> dict[tuple[int, int], dict[str, Any]]:
    """The map by coordinates."""
    return {(each["x"], each["y"]): each for each in view(s)["map"].values()}


def before_the_passages() -> DungeoneerTable:
    """A new game for two up to the first passage."""
    s = bring(new(2), "6", "1")
    while not view(s)["map"]:
        s.apply(CHANCE, s.asks()[0].options[0])
    return s


@pytest.mark.rule("D-030")
@pytest.mark.parametrize("kind", ["adventure", "quest", "hero"])
def test_each_deck_is_shuffled_on_its_own_and_any_card_left_may_come_next(kind: str) -> None:
    cards = {
        "adventure": ADVENTURE,
        "quest": Counter([*BOX.quests]),
        "hero": Counter([*BOX.heroes]),
    }[kind]
    for seed in range(5):
        left = cards.copy()
        drawn = 0
        for could, card in opening(3, seed)[1]:
            name = card.removeprefix("choose:")
            if name in cards:
                assert Counter(each.removeprefix("choose:") for each in could) == left
                left[name] -= 1
                left = +left
                drawn += 1
        assert drawn == {"adventure": 15, "quest": 7, "hero": 3}[kind]


@pytest.mark.rule("D-031")
def test_the_entrance_lies_in_the_middle_before_anything_else() -> None:
    s = before_the_passages()
    (entrance,) = view(s)["map"].values()
    assert (entrance["name"], entrance["x"], entrance["y"]) == ("tomb-antechamber", 0, 0)
    assert entrance["entrance"]


@pytest.mark.rule("D-032")
def test_a_random_passage_lies_on_each_side_of_the_entrance() -> None:
    seen: Counter[str] = Counter()
    for seed in range(40):
        places = lying(opening(2, seed)[0])
        assert set(places) == {(0, 0), *SIDES.values()}
        for cell in SIDES.values():
            assert places[cell]["type"] == "passage"
            seen[places[cell]["name"]] += 1
    assert set(seen) == PASSAGES


@pytest.mark.rule("D-034")
@pytest.mark.parametrize("seats", [2, 4])
def test_the_other_17_locations_are_the_deck_in_no_known_order(seats: int) -> None:
    s, _ = opening(seats, 1)
    assert view(s)["locations_left"] == 17
    until(s, at(s)[0], "locations")
    laid = {*view(s)["map"]}
    assert set(options(s, CHANCE)) == set(BOX.locations) - laid  # any of them may be drawn next


@pytest.mark.rule("D-035")
def test_passages_fill_north_east_south_west_upright_or_else_turned_or_go_back() -> None:
    s = before_the_passages()
    bring(s, "troll-bridge")  # neither way has an exit to the south
    assert set(lying(s)) == {(0, 0)}
    assert "troll-bridge" not in options(s, CHANCE)  # another is drawn
    bring(s, "corner")  # only turned it has an exit to the south
    assert "troll-bridge" in options(s, CHANCE)  # it went back
    bring(s, "troll-bridge", "narrow-stair", "spiked-hall")
    places = lying(s)
    found = {side: (places[cell]["name"], places[cell]["turned"]) for side, cell in SIDES.items()}
    assert found == {
        "north": ("corner", True),
        "east": ("troll-bridge", False),
        "south": ("narrow-stair", False),
        "west": ("spiked-hall", True),
    }


@pytest.mark.rule("D-035")
def test_every_starting_passage_is_joined_to_the_entrance_by_an_exit() -> None:
    opposite = {"north": "south", "east": "west", "south": "north", "west": "east"}
    for seed in range(40):
        places = lying(opening(2, seed)[0])
        for side, cell in SIDES.items():
            assert places[cell]["exits"][opposite[side]]["kind"] != "wall"


@pytest.mark.rule("D-036")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_player_is_dealt_one_hero_and_the_others_leave(seats: int) -> None:
    s, brought = opening(seats, seats)
    dealt = [card.removeprefix("choose:") for _, card in brought if card.startswith("choose:")]
    heroes = [each["hero"] for each in view(s)["players"]]
    assert sorted(dealt) == sorted(heroes)
    assert len(set(heroes)) == seats


@pytest.mark.rule("D-037", "D-039", "D-007")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_hero_starts_on_the_entrance_with_6_health_1_glory_and_1_peril(seats: int) -> None:
    s, _ = opening(seats, 5)
    for each in view(s)["players"]:
        assert each["place"] == "tomb-antechamber"
        assert (each["health"], each["glory"], each["peril"]) == (6, 1, 1)
        assert (each["items"], each["pack"], each["done"]) == ([], [], [])


@pytest.mark.rule("D-041", "D-042", "D-326")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_personal_quests_each_and_a_common_one_lie_face_up(seats: int) -> None:
    s, _ = opening(seats, 8)
    for viewer in (None, *range(seats)):
        shown = view(s, viewer)
        assert [len(each["quests"]) for each in shown["players"]] == [2] * seats
        assert len(shown["common"]) == 1
    assert view(s)["quests_left"] == 14 - 2 * seats - 1


SOUL = "free-caedmans-soul"
RICH = {"at": "crypt", "glory": BOX.quests[SOUL].price.glory}
CRYPT = {"crypt": [0, -1, 1]}


@pytest.mark.rule("D-041")
def test_a_personal_quest_is_for_its_player_only() -> None:
    s = scene(RICH, {**RICH, "quests": [SOUL]}, map=CRYPT)
    assert f"attempt:{SOUL}" not in options(s, 0)
    assert why_not(s, 0, f"attempt:{SOUL}") == "D-126"
    assert f"attempt:{SOUL}" in options(until(s, 1), 1)


@pytest.mark.rule("D-042")
def test_a_common_quest_is_for_everybody_on_their_own_turn() -> None:
    s = scene(RICH, RICH, map=CRYPT, common=[SOUL])
    assert f"attempt:{SOUL}" in options(s, 0)
    assert why_not(s, 1, f"attempt:{SOUL}") == "D-048"
    s = until(s, 1)
    play(s, f"attempt:{SOUL}")
    assert player(s, 1)["done"] == [SOUL]


@pytest.mark.rule("D-043", "D-326")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_player_holds_five_cards_that_nobody_else_sees(seats: int) -> None:
    s, brought = opening(seats, 2)
    cards = [card for _, card in brought if card in ADVENTURE]
    for seat in range(seats):
        assert view(s, seat)["hand"] == sorted(cards[5 * seat : 5 * seat + 5])
        assert player(s, seat)["hand_size"] == 5
    assert view(s)["hand"] is None


@pytest.mark.rule("D-044")
def test_the_highest_die_begins() -> None:
    s = new(3)
    events = heard(s)
    bring(s, "2", "6", "4")
    assert [event.args for event in events if event.id == "dungeoneer-first"] == [{"number": 2}]
    assert view(s)["active"] == 1


@pytest.mark.rule("D-044")
def test_only_those_tied_for_the_highest_roll_again() -> None:
    s = new(4)
    bring(s, "5", "6", "2", "6")
    bring(s, "3", "3")  # seats 1 and 3, tied again
    bring(s, "1", "4")
    assert view(s)["active"] == 3
    assert set(options(s, CHANCE)) == set(BOX.quests)  # nobody rolls any more
