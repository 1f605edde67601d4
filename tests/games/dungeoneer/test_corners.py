"""Corner cases that the rulebook leaves open (DQ-60 to DQ-64); useless plays."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.dungeoneer.table import asked, options, play, player, scene, view, why_not
from undercroft.engine.flow import CHANCE
from undercroft.games.dungeoneer.course.wiring import DungeoneerTable
from undercroft.locale import voice

COIN = "use:lucky-coin"  # 1 action point for one die more in a test
GATE = {"armoury": [1, 0], "crossing": [1, -1]}  # from the armoury a blocked exit, melee 5, leads north
A, B, C = range(3)


def with_coin(place: str, ap: int, **raka: Any) -> DungeoneerTable:
    """Raka with a lucky coin before an exit that must be tested."""
    dungeon = GATE if place == "armoury" else {"library": [1, 0]}
    hero = {"hero": "raka", "at": place, "ap": ap, "items": ["lucky-coin"], **raka}
    return scene(hero, {}, map=dungeon, locations=[], always_pause=True)


# -- the action point of a step (DQ-60) ------------------------------------------------------------------


@pytest.mark.rule("D-102", "D-109", "D-344")
@pytest.mark.parametrize(("place", "move"), [("armoury", "move:north"), ("library", "move:west")])
def test_no_ability_spends_the_last_action_point_while_an_exit_is_tested(place: str, move: str) -> None:
    s = play(with_coin(place, 1), move)  # about to roll
    assert COIN not in options(s, A)
    assert why_not(s, A, COIN) == "D-344"
    assert player(s, A)["ap"] == 1
    s = play(with_coin(place, 2), move)
    assert COIN in options(s, A)  # one is free
    play(s, COIN)
    assert why_not(s, A, "stand") == "D-178"


@pytest.mark.rule("D-109")
@pytest.mark.parametrize("die", [1, 6])
def test_through_a_trap_exit_the_hero_leaves_with_the_last_action_point(die: int) -> None:
    s = scene({"hero": "raka", "at": "library", "ap": 1}, {}, map={"library": [1, 0]}, locations=[])
    play(s, "move:west", die)
    assert (player(s, A)["place"], player(s, A)["ap"]) == ("tomb-antechamber", 0)


@pytest.mark.rule("D-102")
@pytest.mark.parametrize(("ap", "left"), [(1, 0), (2, 1)])
def test_a_failure_at_a_blocked_exit_takes_a_free_point_first_then_the_reserved_one(
    ap: int, left: int
) -> None:
    s = scene({"hero": "raka", "at": "armoury", "ap": ap}, {}, map=GATE, locations=["crypt"])
    play(s, "move:north", 1)
    assert (player(s, A)["place"], player(s, A)["ap"]) == ("armoury", left)
    assert ("move:north" in options(s, A)) == (left > 0)
    assert ("explore" in options(s, A)) == (left > 0)  # what is left is free again


@pytest.mark.rule("D-344")
def test_a_hero_who_falls_during_the_test_gets_up_with_a_free_point_only() -> None:
    """Stumble comes before the roll: the reserved point cannot pay for standing up until it is over."""
    raka = {"hero": "raka", "at": "library", "ap": 1, "peril": 2}
    s = scene(raka, {"hand": ["stumble"]}, map={"library": [1, 0]}, locations=[], always_pause=True)
    play(s, "move:west", "pass", "play:stumble@0")
    assert options(s, A) == ("pass",)
    assert why_not(s, A, "stand") == "D-344"
    play(s, "pass", "pass", 6, "pass", "pass", "pass", "pass")
    assert (player(s, A)["place"], player(s, A)["ap"]) == ("library", 1)
    assert "stand" in options(s, A)


# -- battles (DQ-61, DQ-62) ------------------------------------------------------------------------------


@pytest.mark.rule("D-192")
def test_a_monsters_owner_has_no_response_about_their_own_hero() -> None:
    """The potion would be a free move, the riposte a saved action point: that hero is not in the battle."""
    lord = {"items": ["potion-of-mist"], "hand": ["legion", "riposte"], "glory": 1}
    s = scene(
        lord, {"at": "crossing", "peril": 4, "saved": True}, map={"crossing": [0, -1]}, phase="villainy"
    )
    play(s, "play:legion@1", 6, 1, 1, "challenge:foe1:melee")
    assert asked(s) == CHANCE  # the rolls, nobody is asked
    s = scene(
        lord,
        {"at": "crossing", "peril": 4, "saved": True},
        map={"crossing": [0, -1]},
        phase="villainy",
        always_pause=True,
    )
    dice = iter((6, 1, 1))
    play(s, "play:legion@1")
    while "challenge:foe1:melee" not in options(s, B):
        play(s, next(dice) if asked(s) == CHANCE else "pass")
    play(s, "challenge:foe1:melee")
    assert options(s, A) == ("pass",)
    assert why_not(s, A, "use:potion-of-mist") == "D-192"


@pytest.mark.rule("D-247")
def test_a_trap_whose_target_has_left_strikes_nobody() -> None:
    """The trapdoor takes Raka away; Roderik, who stays behind, is not struck by the blade (DQ-61)."""
    lord = {"hero": "kron-axereaver", "hand": ["trapdoor", "swinging-blade"]}
    target, other = (
        {"hero": "raka", "at": "crossing", "peril": 4},
        {"hero": "roderik-talus", "at": "crossing"},
    )
    dungeon = {"crossing": [0, -1], "processional": [0, 1]}
    s = scene(lord, target, other, map=dungeon, phase="villainy", locations=[])
    play(s, "play:trapdoor@1", "play:swinging-blade@1", 1)  # the only empty location is the processional
    assert player(s, B)["place"] == "processional"
    assert asked(s) != CHANCE
    assert sorted(view(s)["discard"]) == ["swinging-blade", "trapdoor"]


# -- treasures (DQ-64) -----------------------------------------------------------------------------------


@pytest.mark.rule("D-166")
def test_an_attached_treasure_may_be_the_one_discarded_and_its_host_stays() -> None:
    armed = {"ap": 0, "items": [["grave-iron", "whetstone", "rune-of-warding"]], "hand": ["ghost", "scare"]}
    s = scene(armed, {}, phase="discard", moved=True, locations=[])
    found = [option for option in options(s, A) if option.startswith("discard-treasure:")]
    assert found == ["discard-treasure:grave-iron", "discard-treasure:whetstone"]  # the rune is a boon
    play(s, "discard-treasure:whetstone")
    assert view(s)["discard"] == ["whetstone"]
    assert player(s, A)["items"][0]["attached"] == ["rune-of-warding"]


# -- next door --------------------------------------------------------------------------------------------


@pytest.mark.rule("D-225", "D-233")
@pytest.mark.parametrize(
    ("lang", "words"), [("en", "an exit leads"), ("ru", "куда ведёт выход"), ("uk", "куди веде вихід")]
)
def test_the_potion_of_mist_leads_where_an_exit_leads_as_it_says(lang: str, words: str) -> None:
    """The spiked hall and the chapel are side by side, wall against wall."""
    dungeon = {"spiked-hall": [0, -1], "crossing": [1, 0], "chapel": [1, -1, 1]}
    victim = {"at": "spiked-hall", "peril": 2, "items": ["potion-of-mist"]}
    s = scene({"hand": ["zombie"]}, victim, map=dungeon, phase="villainy", locations=[])
    play(s, "play:zombie@1", "use:potion-of-mist")
    assert player(s, B)["place"] == "tomb-antechamber"  # not the chapel
    assert words in voice(lang)("dungeoneer-text-card-potion-of-mist")


# -- useless plays ----------------------------------------------------------------------


@pytest.mark.rule("D-016", "D-052")
def test_a_portcullis_falls_on_the_turn_of_the_hero_only() -> None:
    """It rises at the next reset: on any other turn nobody could come to it."""
    other = {"at": "crossing", "peril": 1}
    s = scene({"hand": ["portcullis"]}, other, map={"crossing": [0, -1]}, phase="villainy", always_pause=True)
    assert why_not(s, A, "play:portcullis@1") == "D-016"
    s = scene({"hand": ["portcullis"]}, other, map={"crossing": [0, -1]}, active=1, locations=[])
    play(s, "move:south")
    assert "play:portcullis@1" in options(s, A)


@pytest.mark.rule("D-016")
@pytest.mark.parametrize(
    ("hero", "offered"),
    [({}, True), ({"items": ["sure-footing"]}, False), ({"fallen": True}, True)],
)
def test_nobody_makes_a_sure_foot_stumble(hero: dict[str, Any], offered: bool) -> None:
    """A fallen hero would otherwise have to pass a threat to stand up."""
    s = scene({"hand": ["stumble"]}, {"peril": 2, **hero}, phase="villainy", always_pause=True)
    assert ("play:stumble@1" in options(s, A)) == offered
    assert why_not(s, A, "play:stumble@1") == (None if offered else "D-016")


@pytest.mark.rule("D-016")
@pytest.mark.parametrize(
    ("quests", "locations", "offered"),
    [([], ["crypt"], True), ([], [], False), (["the-sealed-urn"], [], True)],
)
def test_dungeon_sense_needs_a_location_to_place_or_a_search(
    quests: list[str], locations: list[str], offered: bool
) -> None:
    s = scene({"hand": ["dungeon-sense"], "glory": 1, "quests": quests}, {}, map=GATE, locations=locations)
    assert ("play:dungeon-sense" in options(s, A)) == offered
    assert why_not(s, A, "play:dungeon-sense") == (None if offered else "D-016")
