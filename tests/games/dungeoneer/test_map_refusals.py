"""Refusals about the map: where a location may not be laid, which may not be moved, and which comes later."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.games.dungeoneer.table import GAME, asked, play, scene
from tests.games.dungeoneer.test_variants import dealt
from undercroft.games.dungeoneer.cards.vocabulary import WALL
from undercroft.games.dungeoneer.course.wiring import DungeoneerTable
from undercroft.games.dungeoneer.dungeon.map import exit_at, spots
from undercroft.games.dungeoneer.dungeon.spots import SPOT

POSITIONS = Path(__file__).parents[2] / "positions"


def refused(s: DungeoneerTable, option: str) -> tuple[str | None, str]:
    """The rule and message of a refusal to the asked seat."""
    refusal = GAME.explain(s, asked(s), option)
    assert refusal is not None, f"{option} is open"
    return refusal.rule, refusal.message.id.removeprefix("dungeoneer-why-")


@pytest.mark.parametrize(
    ("spot", "rule", "why"),
    [
        pytest.param("corner:east", "D-078", "against-wall", marks=pytest.mark.rule("D-078")),
        pytest.param("corner:west", "D-075", "not-joined", marks=pytest.mark.rule("D-075")),
        pytest.param("library:north", "D-075", "no-neighbour", marks=pytest.mark.rule("D-075")),
        pytest.param("corner:north", "D-073", "occupied", marks=pytest.mark.rule("D-073")),
        pytest.param("crossing:north:turned", "D-073", "same-turned", marks=pytest.mark.rule("D-073")),
        pytest.param("crossing:east", "D-075", "not-joined", marks=pytest.mark.rule("D-075")),
    ],
)
def test_where_a_location_may_not_be_laid(spot: str, rule: str, why: str) -> None:
    """The altar has exits north and south; the corner, turned, to the north and east."""
    corner = {"corner": [0, 1], "crossing": [1, 0]}
    s = scene({}, {}, phase="locations", locations=["martyrs-altar", "crypt"], map=corner)
    assert refused(s, f"place:{spot}") == (rule, why)


@pytest.mark.rule("D-073")
def test_a_spot_has_one_name() -> None:
    corner = {"corner": [0, 1], "crossing": [1, 0]}
    s = scene({}, {}, phase="locations", locations=["processional", "crypt"], map=corner)
    assert GAME.explain(s, 0, "place:corner:east") is None
    assert refused(s, "place:crossing:south") == ("D-073", "other-name")
    assert refused(s, "location:crypt") == ("D-220", "not-now")


@pytest.mark.rule("D-073")
def test_a_spot_is_named_by_an_exit_that_leads_there_not_by_a_neighbour_behind_a_wall() -> None:
    s = GAME.load(GAME.renewed(json.loads((POSITIONS / "dungeoneer_3.json").read_text("utf-8"))))
    assert "place:inner-sanctum:west" in s.asks()[0].options  # saved when it still was named by a wall
    place = s.agenda[-1].place  # type: ignore[attr-defined]
    now = [spot.key for spot in spots(s, place, False)]
    assert len(now) == len(s.asks()[0].options)
    for key in now:
        word = SPOT.spot(s, key)
        assert exit_at(s, word.site, word.side).kind != WALL, key
    assert "place:inner-sanctum:west" not in now
    s.apply(s.asks()[0].seat, "place:inner-sanctum:west")  # and still means the same spot
    assert s.cells[place] == s.cells[s.box.place_of["inner-sanctum"]] - 1


@pytest.mark.rule("D-241", "D-242")
def test_a_location_that_holds_others_is_not_shifted_nor_is_the_entrance() -> None:
    chain = {"crossing": [0, -1], "flooded-drain": [0, -2], "crypt": [1, -1]}
    s = scene({"hand": ["shifting-stones"]}, {"peril": 9}, map=chain, phase="villainy")
    play(s, "play:shifting-stones")
    assert refused(s, "location:crossing") == ("D-242", "holds-others")
    assert refused(s, "location:tomb-antechamber") == ("D-241", "entrance-stays")
    assert refused(s, "location:library") == ("D-241", "not-laid")
    play(s, "location:flooded-drain")
    assert refused(s, "place:crossing:north") == ("D-241", "lies-there")
    assert refused(s, "place:flooded-drain:north") == ("D-075", "no-neighbour")


@pytest.mark.rule("D-242")
def test_a_shift_that_would_cut_others_off_is_refused_for_that() -> None:
    chain = {"corner": [0, 1], "crossing": [1, 1]}  # the crossing is joined to the corner alone
    s = scene({"hand": ["shifting-stones"]}, {"peril": 9}, map=chain, phase="villainy")
    play(s, "play:shifting-stones")
    spots = [word for word in GAME.vocabulary() if word.startswith("place:")]
    s.agenda[-1].choice = "location:corner"  # type: ignore[attr-defined]
    s.agenda[-1].goto("move")
    assert ("D-242", "cuts-off") in [refused(s, spot) for spot in spots]


@pytest.mark.rule("D-277", "D-279", "D-280")
def test_with_no_white_spots_a_location_of_the_common_quest_comes_later() -> None:
    s = dealt()
    mine = s.dealt[asked(s)]
    other = next(name for seat, names in enumerate(s.dealt) if seat != asked(s) for name in names)
    assert refused(s, f"location:{other}") == ("D-277", "not-dealt")
    while "troll-bridge" not in s.dealt[asked(s)]:
        s.apply(asked(s), s.asks()[0].options[0])
    assert refused(s, "location:troll-bridge") == ("D-280", "later")
    assert mine


@pytest.mark.rule("D-336")
def test_an_escort_on_its_way_is_not_exchanged() -> None:
    quests = ["the-last-pilgrim", "slay-draky"]
    hero = {"glory": 2, "quests": quests, "escorts": ["the-last-pilgrim"]}
    s = scene({**hero, "quests": [*quests, "vow-of-poverty"]}, {}, quests=["lost-reliquary"])
    play(s, "use:location")
    assert refused(s, "quest:the-last-pilgrim") == ("D-336", "begun")
    assert refused(s, "quest:lost-reliquary") == ("D-336", "not-your-quest")
