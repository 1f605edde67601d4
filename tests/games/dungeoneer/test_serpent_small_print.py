"""Small print of Wrath of the Serpent Goddess: how often, how long, for whom, and by how much."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.dungeoneer.serpent import facts, legends
from tests.games.dungeoneer.table import asked, options, play, why_not
from tests.games.dungeoneer.test_serpent_places_and_deeds import NORD, TAENIN, mapped
from undercroft.engine.flow import CHANCE
from undercroft.games.dungeoneer.course.wiring import DungeoneerTable

A, B, C = 0, 1, 2
NORTH = {"crossroads": [0, -1]}
RICH = {"glory": 20, "peril": 20, "ap": 9, "health": 15}
FOUR_CARDS = {"hand": ["spawn", "hydra", "scare", "moulting"]}


def chosen(s: DungeoneerTable, *choices: str | int) -> DungeoneerTable:
    """The same, choosing the first option of anything else before the next menu."""
    play(s, *choices)
    while not s.asks()[0].prompt.endswith(("-heroics", "-villainy")):
        s.apply(s.asks()[0].seat, s.asks()[0].options[0])
    return s


# -- how often -----------------------------------------------------------------------------------------


@pytest.mark.rule("D-053")
@pytest.mark.parametrize(
    ("place", "one", "other"),
    [
        ("temple-gate", {"quests": ["steal-the-egg", "read-the-stars"]}, {}),
        ("gallery-of-skins", {"items": ["war-paint", "antivenom"]}, {}),
        ("sunken-passage", {}, {}),
        ("observation-room", {}, {"hand": ["spawn", "hydra"]}),
        ("holy-of-holies", FOUR_CARDS, {}),
        ("egg-chamber", {}, {}),
        ("serpent-shrine", {}, {}),
        ("altar-of-scales", {}, {}),
    ],
)
def test_what_a_location_offers_it_offers_once_a_turn(
    place: str, one: dict[str, Any], other: dict[str, Any]
) -> None:
    s = legends({"at": place, **RICH, **one}, other, map=mapped(place), locations=[], tokens=3)
    assert why_not(chosen(s, "use:location"), A, "use:location") == "D-053"


@pytest.mark.rule("D-053")
def test_whoever_comes_back_to_the_coiled_stair_is_not_taken_away_again() -> None:
    s = legends({"at": "coiled-stair", **RICH}, {}, map=mapped("coiled-stair"), locations=[])
    play(s, "use:location", "move:north")
    assert facts(s)["A.place"] == "coiled-stair"
    assert why_not(s, A, "use:location") == "D-053"


@pytest.mark.rule("D-053")
@pytest.mark.parametrize("one", [TAENIN, {**NORD, "items": ["belt-pouch", "jade-mask"]}])
def test_a_heros_ability_serves_once_a_turn(one: dict[str, Any]) -> None:
    here = {"at": "crossroads"}
    s = legends({**RICH, **here, **one}, {**here, "glory": 9}, map=NORTH, locations=[])
    assert why_not(chosen(s, "use:legend"), A, "use:legend") == "D-053"


@pytest.mark.rule("D-053")
@pytest.mark.parametrize(
    ("other", "option"),
    [
        ({"hero": "elendus-sular"}, "use:legend"),
        ({"items": ["plate-of-gwildor"]}, "use:serpent_plate-of-gwildor"),
    ],
)
def test_a_response_serves_once_a_turn(other: dict[str, Any], option: str) -> None:
    s = legends({"hand": ["hydra"]}, {**other, "glory": 9, "peril": 9}, phase="villainy", locations=[])
    play(s, "play:serpent_hydra@1", "form:melee", *(["pass"] if "pass" in options(s, A) else []))
    assert option in options(s, B)
    play(s, option)
    assert option not in options(s, B)


@pytest.mark.rule("D-053")
def test_bel_pays_for_one_new_throw_a_turn() -> None:
    one = {"hero": "bel-brewspirits", "at": "observation-room", "glory": 9, "quests": ["read-the-stars"]}
    sky = {"hero": "elendus-sular"}
    s = legends(one, sky, map=mapped("observation-room"), locations=[])
    play(s, "attempt:serpent_read-the-stars", 1, "use:legend", 1)
    assert "use:legend" not in options(s, A)
    assert s.level[A] == 7  # the second throw counts


def test_a_blood_chalice_heals_once_a_turn() -> None:
    foe = {
        "hero": "izel-jaguarmask",
        "at": "crossroads",
        "peril": 9,
        "health": 10,
        "items": ["blood-chalice"],
    }
    s = legends({"hand": ["spawn", "spawn"]}, foe, map=NORTH, phase="villainy", locations=[])
    twice = ("play:serpent_spawn@1", "form:melee") * 2
    play(s, *twice, 1, 1, 6, 6)  # both are slain: 2 for the first wound, and Izel's own 1 for each
    assert s.health[B] == 10 + 2 + 1 + 1


# -- how long ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("card", ["distraction", "golden-scarab"])
def test_what_is_permanent_stays(card: str) -> None:
    s = play(legends({"hand": [card], "glory": 9}, {}), f"play:serpent_{card}")
    assert facts(s)["A.items"] == [card]


def test_a_blow_of_legends_and_the_plate_of_gwildor_serve_for_one_battle() -> None:
    here = {"at": "crossroads", "glory": 9}
    one = {**here, "hand": ["blow-of-legends"]}
    s = legends(one, {**here, "items": ["plate-of-gwildor"]}, map=NORTH, locations=[])
    play(s, "attack:1:melee", "use:serpent_plate-of-gwildor", "play:serpent_blow-of-legends", 1, 1)
    assert (s.health[B], s.boosts) == (18 - 1, [])  # 3 wounds, and 2 are prevented


def test_what_the_plate_of_gwildor_has_not_prevented_it_does_not_prevent_later() -> None:
    here = {"at": "crossroads", "glory": 9}
    s = legends(here, {**here, "items": ["plate-of-gwildor"]}, map=NORTH, locations=[])
    play(s, "attack:1:melee", "use:serpent_plate-of-gwildor", 6, 1)
    assert (s.health[B], s.boosts) == (18, [])  # 1 of 2 wounds


def test_a_serpents_gaze_is_for_one_roll() -> None:
    spec = {"active": B, "map": {"brood-tunnel": [0, -1]}, "locations": []}
    s = legends({"hand": ["serpents-gaze"]}, {"peril": 4}, **spec)
    play(s, "move:north", "play:serpent_serpents-gaze@1", 6)
    assert s.boosts == []


@pytest.mark.parametrize("card", ["poison-darts", "venom-spitter"])
def test_poison_works_until_the_next_reset_phase_of_that_hero(card: str) -> None:
    """Not just until anybody's next one: C comes after B."""
    s = legends(
        {"hand": [card]}, {}, {"at": "crossroads", "peril": 9}, map=NORTH, phase="villainy", locations=[]
    )
    play(s, f"play:serpent_{card}@2", *((1,) if card == "poison-darts" else (6, 1)))
    for turn, poisoned in ((B, True), (C, False)):
        while s.active != turn or s.asks()[0].seat == CHANCE:  # the event is rolled for before the reset
            ask = s.asks()[0]
            s.apply(ask.seat, "pass" if "pass" in ask.options else ask.options[0])
        assert bool([boost for boost in s.boosts if boost.seat == C]) == poisoned


# -- for whom ------------------------------------------------------------------------------------------


@pytest.mark.rule("D-216")
def test_poison_darts_strike_every_hero_in_the_location() -> None:
    here = {"at": "crossroads", "peril": 4}
    s = legends({"hand": ["poison-darts"]}, here, here, map=NORTH, phase="villainy", locations=[])
    play(s, "play:serpent_poison-darts@1", 1, 1)
    assert list(s.health) == [18, 17, 17]


def test_a_basilisk_looks_at_every_hero_in_the_location() -> None:
    here = {"at": "crossroads", "peril": 8}
    s = legends({"hand": ["basilisk"]}, here, here, map=NORTH, phase="villainy", locations=[])
    play(s, "play:serpent_basilisk@1", "special:1", 1, 1)
    assert [s.is_fallen(seat) for seat in (A, B, C)] == [False, True, True]


def test_a_blow_of_legends_is_for_attack_rolls() -> None:
    other = {"peril": 9, "glory": 9, "hand": ["blow-of-legends"]}
    s = legends({"hand": ["snakeman"]}, other, phase="villainy", locations=[])
    play(s, "play:serpent_snakeman@1", 1)
    assert s.asks()[0].seat == CHANCE  # the counter roll: nobody was asked about a card before it


def test_a_battle_trance_is_for_any_moment_of_the_own_turn() -> None:
    mine = {"hand": ["battle-trance", "potion-of-rejuvenation", "spawn"], "glory": 9, "ap": 1, "health": 9}
    s = legends(mine, {"peril": 9}, phase="villainy", locations=[])
    assert {"play:serpent_battle-trance", "play:serpent_spawn@1"} <= set(options(s, A))
    s = legends(mine, {}, active=B, map=NORTH, locations=[])
    play(s, "move:north")
    assert options(s, A) == ("play:serpent_potion-of-rejuvenation", "pass")


def test_vines_grow_only_on_the_turn_of_the_hero_they_hold() -> None:
    """B holds the card on A's turn: it is for A, not for C."""
    s = legends({"peril": 9}, {"hand": ["strangling-vines"]}, {"peril": 9}, map=NORTH, locations=[])
    play(s, "move:north")
    assert "play:serpent_strangling-vines@0" in options(s, B)
    assert "play:serpent_strangling-vines@2" not in options(s, B)


@pytest.mark.parametrize(
    ("place", "at", "way"), [("holy-of-holies", [0, -1], "south"), ("coiled-stair", [-1, 0], "east")]
)
def test_taenin_leaves_by_trap_and_blocked_exits_without_a_test(place: str, at: list[int], way: str) -> None:
    for one, asked_for in ((TAENIN, False), ({}, True)):
        s = play(legends({"at": place, **one}, {}, map={place: at}, locations=[]), f"move:{way}")
        assert (s.asks()[0].seat == CHANCE) == asked_for


# -- by how much ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(("die", "fallen"), [(1, True), (2, False)])
def test_the_pit_of_the_overgrown_court(die: int, fallen: bool) -> None:
    s = legends({}, {}, map={"overgrown-court": [0, -1]}, locations=[])
    assert play(s, "move:north", die).is_fallen(A) == fallen


def test_feathered_boots_keep_a_hero_on_their_feet() -> None:
    s = legends({"items": ["feathered-boots"]}, {}, map={"overgrown-court": [0, -1]}, locations=[])
    assert not play(s, "move:north", 1).is_fallen(A)


def test_what_draws_a_card() -> None:
    s = legends({**NORD, "items": ["belt-pouch"]}, {}, deck=["spawn"], locations=[])
    assert facts(chosen(s, "use:legend"))["A.hand"] == ["spawn"]
    one = {"at": "crossroads", "quests": ["wake-the-stone-god"], "hand": ["scare"]}
    s = legends(one, {}, map=NORTH, deck=["spawn"], locations=[])
    play(s, "attempt:serpent_wake-the-stone-god", 6, 6)
    assert facts(s)["A.hand"] == ["scare", "spawn"]


@pytest.mark.rule("D-175", "D-059")
def test_before_the_roll_for_the_event_as_before_every_roll_cards_for_any_moment_may_be_played() -> None:
    """First by the player whose turn it is, then clockwise, until all pass (DQ-45)."""
    hurt = {"health": 5, "glory": 9, "hand": ["potion-of-rejuvenation"], "peril": 9}
    other = {"hand": ["serpents-gaze"], "fallen": True, "saved": True}
    s = legends(hurt, other, phase="reset", locations=[])
    assert options(s, A) == ("play:serpent_potion-of-rejuvenation", "pass")
    play(s, "play:serpent_potion-of-rejuvenation")
    assert (facts(s)["A.health"], facts(s)["tokens"]) == (10, 0)
    assert options(s, B) == ("stand", "pass")  # no card changes this roll
    assert facts(play(s, "stand", 4))["tokens"] == 1


@pytest.mark.rule("D-175", "D-051", "D-054")
def test_nor_is_anything_offered_then_that_the_reset_phase_ends_at_once() -> None:
    fallen = {"hand": ["battle-trance"], "glory": 3, "peril": 9}
    for fallen["fallen"], offered in (True, True), (False, False):
        s = legends(fallen, {"hand": ["strangling-vines"]}, phase="reset", locations=[])
        assert (asked(s) == A) == offered
        assert why_not(s, B, "play:serpent_strangling-vines@0") is not None


@pytest.mark.rule("D-175", "D-059")
def test_where_there_is_no_roll_there_is_no_pause_before_it() -> None:
    hurt = {"health": 5, "glory": 9, "hand": ["potion-of-rejuvenation", "spawn"]}
    full = legends(hurt, {"peril": 9}, phase="reset", locations=[], tokens=5)
    assert (full.asks()[0].prompt, asked(full)) == ("dungeoneer-ask-villainy", A)
    idle = legends({}, {}, phase="reset", locations=[])
    assert asked(idle) == CHANCE  # nobody has anything to play


@pytest.mark.rule("D-175", "D-306")
def test_before_the_dice_of_a_solo_player_too_and_with_the_glory_of_the_location() -> None:
    s = legends({"ap": 1, "hand": ["battle-trance"]}, map=NORTH, locations=[])
    assert "play:serpent_battle-trance" not in options(s, A)  # it costs 3 glory
    play(s, "move:north")
    assert options(s, A) == ("play:serpent_battle-trance", "pass")
    play(s, "play:serpent_battle-trance")
    assert (asked(s), facts(s)["A.ap"]) == (CHANCE, 2)
