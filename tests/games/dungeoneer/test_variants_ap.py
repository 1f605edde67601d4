"""Variants about action points, and which variants go together."""

from __future__ import annotations

from itertools import combinations, product
from typing import Any

import pytest

from tests.games.dungeoneer.table import GAME, asked, options, play, player, scene, view, why_not
from undercroft.engine.flow import CHANCE
from undercroft.engine.game import BadRequest
from undercroft.games.dungeoneer.course.wiring import DungeoneerTable

A, B, C = 0, 1, 2
VARIANTS = (
    *("no_white_spots", "resurrection", "hero_choice", "optional_discard", "unbiased_placement"),
    *("nothing_personal", "movement_limit", "ap_for_falling", "spike_dodging"),
)


def table(*variants: str, one: Any = (), other: Any = (), third: Any = (), **spec: Any) -> DungeoneerTable:
    """A (Kron) is active; B (Roderik) and C (Raka) stand in the crossing; nothing is left to lay."""
    return scene(
        {"hero": "kron-axereaver", **dict(one)},
        {"hero": "roderik-talus", "at": "crossing", "peril": 9, **dict(other)},
        {"hero": "raka", "at": "crossing", **dict(third)},
        **{"map": {"crossing": [0, -1]}, "locations": [], "options": list(variants), **spec},
    )


def until(s: DungeoneerTable, *seats: int) -> DungeoneerTable:
    """Everybody passes until one of these is asked."""
    while asked(s) not in seats:
        play(s, "pass")
    return s


def attacked(*variants: str, **players: Any) -> DungeoneerTable:
    """A zombie has hit B on A's turn."""
    s = table(*variants, **{"one": {"hand": ["zombie"]}, "phase": "villainy", **players})
    play(s, "play:zombie@1")
    return play(until(s, CHANCE), 6, 1)


# -- movement limit ----------------------------------------------------------------------------------


@pytest.mark.rule("D-292")
def test_movement_limit_everybody_gets_three_action_points() -> None:
    usual = set()
    for level, items in product((1, 4), ([], ["boot-of-ala-hazad"])):
        for hero in ("kron-axereaver", "taenin-lightfoot"):
            one = {"hero": hero, "level": level, "items": items}
            assert player(table("movement_limit", one=one, phase="reset"), A)["ap"] == 3
            usual.add(player(table(one=one, phase="reset"), A)["ap"])
    assert min(usual) < 3 < max(usual)


@pytest.mark.rule("D-225", "D-292")
def test_movement_limit_a_card_that_gives_one_fewer_prevails() -> None:
    held = {"items": ["grasping-hands"]}
    assert player(table("movement_limit", one=held, phase="reset"), A)["ap"] == 2


@pytest.mark.rule("D-293")
def test_movement_limit_no_action_point_can_be_saved() -> None:
    last = {"one": {"ap": 2, "hand": ["rust"]}, "phase": "discard", "moved": True}
    assert options(table(**last), A) == ("save", "pass")  # the only card is discarded without asking
    s = table("movement_limit", **last)
    assert asked(s) == CHANCE  # on to drawing
    assert not player(s, A)["saved"]


@pytest.mark.rule("D-293")
def test_movement_limit_nor_can_the_point_got_by_lying_down() -> None:
    s = table("movement_limit", one={"ap": 0}, other={"hand": ["zombie"]}, moved=True)
    until(play(s, "lie-down"), A)
    assert player(s, A)["ap"] == 1
    play(s, "end")
    while asked(s) == CHANCE:
        s.apply(CHANCE, s.asks()[0].options[0])
    assert view(s)["active"] == B
    assert player(s, A)["ap"] == 0


@pytest.mark.rule("D-294")
def test_movement_limit_lying_down_gives_a_point_for_anything_but_moving() -> None:
    s = table("movement_limit", one={"ap": 0}, locations=["crypt", "library"])
    assert "explore" not in options(s, A)
    until(play(s, "lie-down"), A)
    assert (player(s, A)["fallen"], player(s, A)["ap"]) == (True, 1)
    assert "explore" in options(s, A)
    moves = [option for option in options(s, A) if option.startswith(("move", "stand", "lie"))]
    assert moves == []
    play(s, "explore")
    assert player(s, A)["ap"] == 0
    fallen = table("movement_limit", one={"ap": 0, "fallen": True})
    assert "lie-down" not in options(fallen, A)
    assert why_not(table(), A, "lie-down") == "D-361"


@pytest.mark.rule("D-294")
def test_movement_limit_also_after_an_attack_of_the_same_turn() -> None:
    s = table("movement_limit", one={"at": "crossing", "ap": 1}, locations=["crypt", "library"])
    until(play(until(s, A), "attack:1:melee", 1, 1), A)
    assert "attack:2:melee" not in options(s, A)
    assert "lie-down" in options(s, A)  # to explore, for example


@pytest.mark.rule("D-294")
def test_movement_limit_on_the_turn_of_another_it_serves_for_an_attack() -> None:
    s = attacked("movement_limit")
    assert options(s, B) == ("lie-down", "pass")
    play(s, "lie-down")
    assert player(s, B)["fallen"]
    assert "challenge:foe1:melee" in options(s, B)
    play(s, "challenge:foe1:melee", 6, 1)
    assert (player(s, B)["ap"], view(s)["discard"]) == (0, ["zombie"])


@pytest.mark.rule("D-294")
def test_movement_limit_before_a_roll_it_serves_for_what_asks_for_a_point() -> None:
    coin: dict[str, Any] = {
        "one": {"hand": ["swinging-blade"]},
        "other": {"items": ["lucky-coin"]},
        "third": {"at": ""},
        "phase": "villainy",
    }
    s = play(table("movement_limit", **coin), "play:swinging-blade@1")
    assert options(s, B) == ("lie-down", "pass")
    play(s, "lie-down")
    assert options(s, B) == ("use:lucky-coin", "pass")
    play(s, "use:lucky-coin", 1, 6)
    assert (player(s, B)["health"], player(s, B)["fallen"], player(s, B)["ap"]) == (6, True, 0)
    s = play(table("movement_limit", **{**coin, "other": {}}), "play:swinging-blade@1")
    assert asked(s) == CHANCE  # nothing that a point would serve for


# -- action points for falling -----------------------------------------------------------------------


@pytest.mark.rule("D-295")
def test_ap_for_falling_an_attack_on_the_attacker_for_lying_down() -> None:
    s = attacked("ap_for_falling")
    assert options(s, B) == ("lie:foe1:melee", "lie:foe1:magic", "pass")  # C, who is here, did not attack
    play(s, "lie:foe1:melee", 6, 1)
    assert view(s)["discard"] == ["zombie"]
    assert (player(s, B)["fallen"], player(s, B)["ap"]) == (True, 0)
    assert view(attacked())["battle"]["stage"] == "lair"  # without the variant


@pytest.mark.rule("D-295")
def test_ap_for_falling_against_a_hero_and_only_for_a_standing_one() -> None:
    here = {"at": "crossing", "ap": 1}
    s = play(table("ap_for_falling", one=here), "attack:1:melee", 6, 1)
    assert options(s, B) == ("lie:hero0:melee", "lie:hero0:magic", "pass")
    s = play(table("ap_for_falling", one=here, other={"fallen": True}), "attack:1:melee", 6, 1)
    assert view(s)["battle"] is None


@pytest.mark.rule("D-295")
def test_ap_for_falling_a_hero_who_never_falls_lies_down_all_the_same() -> None:
    s = attacked("ap_for_falling", other={"items": ["sure-footing"]})
    play(s, "lie:foe1:melee", 6, 1)
    assert player(s, B)["fallen"]


@pytest.mark.rule("D-296")
def test_ap_for_falling_not_with_a_saved_point_and_once_a_turn() -> None:
    s = attacked("ap_for_falling", other={"saved": True})
    assert [option for option in options(s, B) if option.startswith("lie")] == []
    twice = {"at": "crossing", "hand": ["zombie"], "ap": 1}
    s = attacked("ap_for_falling", one=twice)
    play(s, "lie:foe1:melee", 6, 1, "peril:0", "attack:1:melee")
    s.fallen = 0  # whatever has set B on their feet again
    play(s, 6, 1)
    assert view(s)["battle"] is None  # B has had the one attack of this turn


# -- spike dodging -----------------------------------------------------------------------------------


def to_the_spikes(*variants: str, ap: int) -> DungeoneerTable:
    """A walks into the spiked hall (speed 5)."""
    s = table(*variants, one={"ap": ap}, map={"crossing": [0, -1], "spiked-hall": [1, 0]})
    return play(s, "move:east")


@pytest.mark.rule("D-299")
def test_spike_dodging_an_action_point_instead_of_the_test() -> None:
    s = to_the_spikes("spike_dodging", ap=2)
    assert options(s, A) == ("dodge", "test")
    play(s, "dodge")
    assert (player(s, A)["ap"], player(s, A)["health"], asked(s)) == (0, 6, A)
    s = play(to_the_spikes("spike_dodging", ap=2), "test", 1)
    assert (player(s, A)["ap"], player(s, A)["health"]) == (1, 5)
    assert asked(to_the_spikes("spike_dodging", ap=1)) == CHANCE  # no point left to spend
    assert asked(to_the_spikes(ap=2)) == CHANCE


# -- together ----------------------------------------------------------------------------------------


@pytest.mark.rule("D-297", "D-361")
def test_all_variants_go_together_but_one_pair() -> None:
    assert view(GAME.new(3))["options"] == []
    for pair in combinations(VARIANTS, 2):
        chosen = dict.fromkeys(pair, True)
        if set(pair) == {"movement_limit", "ap_for_falling"}:
            with pytest.raises(BadRequest, match="D-297"):
                GAME.new(3, options=chosen)
        else:
            assert set(view(GAME.new(3, options=chosen))["options"]) == set(pair)
    for excluded in ("movement_limit", "ap_for_falling"):
        rest = [variant for variant in VARIANTS if variant != excluded]
        assert set(view(GAME.new(4, options=dict.fromkeys(rest, True)))["options"]) == set(rest)
