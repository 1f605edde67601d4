"""Exploring (rules, section 10)."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.games.dungeoneer.table import heard, options, play, player, scene, view, why_not
from undercroft.games.dungeoneer.boxes import TOMB
from undercroft.games.dungeoneer.course.wiring import DungeoneerTable

SITES = ("corner", "crossing", "mirror-gallery")


def explorer(ap: int, *left: str, phase: str = "heroics", **spec: object) -> DungeoneerTable:
    """A hero at the entrance, alone with these location cards in the deck."""
    return scene({"ap": ap}, {}, locations=[*left], phase=phase, **spec)


def laid(s: DungeoneerTable) -> list[str]:
    """The locations on the map."""
    return [*view(s)["map"]]


@pytest.mark.rule("D-098")
def test_each_exploration_costs_1_action_point_and_lays_one_location() -> None:
    s = play(explorer(2, *SITES), "explore")
    assert player(s, 0)["ap"] == 1
    assert view(s)["placing"] == "corner"
    play(s, "place:tomb-antechamber:east:turned")
    assert laid(s) == ["tomb-antechamber", "corner"]
    play(s, "explore", "place:tomb-antechamber:north")
    assert sorted(laid(s)) == ["corner", "crossing", "tomb-antechamber"]
    assert player(s, 0)["ap"] == 0
    assert why_not(s, 0, "explore") == "D-081"


@pytest.mark.rule("D-098")
def test_nobody_explores_when_the_deck_is_empty() -> None:
    s = play(explorer(3, "crossing"), "explore", "place:tomb-antechamber:north")
    assert player(s, 0)["ap"] == 2
    assert why_not(s, 0, "explore") == "D-098"


@pytest.mark.rule("D-098")
def test_the_player_who_explores_chooses_the_spot_and_stays_where_they_are() -> None:
    s = play(explorer(1, "crossing", "corner"), "explore")
    assert options(s, 1) == ()
    assert set(options(s, 0)) == {
        f"place:tomb-antechamber:{side}" for side in ("north", "east", "south", "west")
    }
    play(s, "place:tomb-antechamber:west")
    assert player(s, 0)["place"] == "tomb-antechamber"
    assert (player(s, 0)["glory"], player(s, 0)["peril"]) == (0, 0)


@pytest.mark.rule("D-098")
def test_if_no_card_fits_nothing_is_placed_and_the_point_stays_spent() -> None:
    s = explorer(2, *STAIRS, map=EAST_AND_WEST_ONLY)
    events = heard(s)
    before = laid(s)
    play(s, "explore")
    assert laid(s) == before
    assert player(s, 0)["ap"] == 1
    assert view(s)["locations_left"] == 2  # both are back under the deck
    assert [event.id for event in events].count("dungeoneer-no-spot") == 2  # each was tried once


@pytest.mark.rule("D-098")
def test_a_card_that_does_not_fit_makes_way_for_the_next() -> None:
    s = play(explorer(1, *STAIRS, "crossing", map=EAST_AND_WEST_ONLY), "explore")
    assert view(s)["placing"] == "crossing"


EAST_AND_WEST_ONLY = {"throne-hall": [0, 1, 1], "whispering-gallery": [0, -1, 1]}
STAIRS = ("narrow-stair", "inner-sanctum")  # with exits to the north and south


@pytest.mark.rule("D-099")
@pytest.mark.parametrize("site", ["corner", "library", "troll-bridge", "crossing", "armoury"])
def test_explored_locations_have_the_same_legal_spots_as_in_the_locations_phase(site: str) -> None:
    found = explorer(1, site, "processional", map=EAST_AND_WEST_ONLY)
    drawn = explorer(1, site, "processional", map=EAST_AND_WEST_ONLY, phase="locations")
    play(found, "explore")
    assert view(found)["placing"] == view(drawn)["placing"] == site
    assert options(found, 0) == options(drawn, 0)


@pytest.mark.rule("D-099")
def test_an_explored_location_may_not_lie_with_an_exit_against_a_wall() -> None:
    """East of the crossing and north of the drain: turned, the chapel would have its wall to the crossing."""
    s = explorer(1, "chapel", "corner", map={"crossing": [0, -1], "flooded-drain": [1, 0]})
    play(s, "explore")
    assert "place:crossing:east" in options(s, 0)
    assert "place:crossing:east:turned" not in options(s, 0)
    assert why_not(s, 0, "place:crossing:east:turned") == "D-078"


# -- when no location fits any more ------------------------------------------------------------------

CLOSED = {"crypt": [0, -1, 1], "library": [0, 1, 1]}  # no exit leads north or south
ALTAR = ["martyrs-altar"]  # its exits do, and the vow of poverty needs it


def alone(at: str = "", **places: list[int]) -> DungeoneerTable:
    """A solo hero with two quests done and the vow still open; glory and points for the gearworks."""
    hero = {"hero": "kron-axereaver", "at": at, "ap": 3, "glory": 4}
    quests = {"quests": ["vow-of-poverty"], "done": ["magic-fish", "slay-draky"]}
    return scene({**hero, **quests}, map={**CLOSED, **places}, locations=ALTAR)


@pytest.mark.rule("D-300", "D-362")
def test_alone_the_game_goes_on_while_a_location_on_the_map_can_make_room() -> None:
    s = play(alone("gearworks", gearworks=[1, 0]), "explore")
    assert s.result() is None
    assert view(s)["locations_left"] == 1
    play(s, "use:location", "location:gearworks", "location:crypt", "explore")
    assert "martyrs-altar" in laid(s)


@pytest.mark.rule("D-300")
def test_alone_the_game_is_lost_when_nothing_can_make_room_for_a_location_that_is_needed() -> None:
    s = alone()
    events = heard(s)
    result = play(s, "explore").result()
    assert result is not None
    assert (result["winners"], result["reason"]) == ([], "no way")
    assert [event.args for event in events if event.id == "dungeoneer-no-way"] == [
        {"quest": "@dungeoneer-quest-vow-of-poverty"}
    ]


@pytest.mark.rule("D-300", "D-362")
def test_alone_a_location_that_no_quest_needs_may_stay_in_the_deck() -> None:
    hero = {"hero": "kron-axereaver", "quests": ["the-sealed-urn"]}
    assert play(scene(hero, map=CLOSED, locations=ALTAR), "explore").result() is None


@pytest.mark.rule("D-137")
def test_a_common_quest_stays_while_a_shift_may_make_room() -> None:
    s = scene({}, {}, map=CLOSED, locations=ALTAR, common=["vow-of-poverty"], quests=["the-sealed-urn"])
    play(s, "explore")
    assert [quest["name"] for quest in view(s)["common"]] == ["vow-of-poverty"]


@pytest.fixture
def box_without_shifts() -> Iterator[None]:
    """The box without the one card that shifts; afterwards it is restored, including its order."""
    cards = dict(TOMB.cards)
    del TOMB.cards["shifting-stones"]
    yield
    TOMB.cards.clear()
    TOMB.cards.update(cards)


@pytest.mark.rule("D-137")
@pytest.mark.usefixtures("box_without_shifts")
def test_a_common_quest_makes_way_when_nothing_can_make_room() -> None:
    s = scene({}, {}, map=CLOSED, locations=ALTAR, common=["vow-of-poverty"], quests=["the-sealed-urn"])
    play(s, "explore")
    assert [quest["name"] for quest in view(s)["common"]] == ["the-sealed-urn"]
