"""Scenes: what they may say, and what is refused as impossible."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.dungeoneer.table import asked, options, play, player, scene, view
from undercroft.engine.flow import CHANCE
from undercroft.engine.game import BadRequest

GATE = {"armoury": [1, 0], "crossing": [1, -1]}
MAIDEN = "lead-the-maiden-out"
A, B = range(2)


@pytest.mark.rule("D-297", "D-362", "D-312")
@pytest.mark.parametrize(
    ("heroes", "words", "refused"),
    [
        (2, ["movement_limit", "ap_for_falling"], "D-297"),
        (1, ["resurrection"], "D-362"),
        (1, ["nothing_personal"], "D-362"),
        (2, ["solo_hard"], "D-312"),
    ],
)
def test_a_scene_keeps_to_the_limits_of_variants(heroes: int, words: list[str], refused: str) -> None:
    with pytest.raises(BadRequest, match=refused):
        scene(*[{}] * heroes, options=words)


@pytest.mark.rule("D-362")
@pytest.mark.parametrize(
    "wrong", [{"peril": 1}, {"saved": True}, {"pack": ["zombie"]}, {"hand": ["zombie"]}], ids=str
)
def test_alone_there_is_no_peril_no_saved_point_and_no_pack(wrong: dict[str, Any]) -> None:
    assert asked(scene({})) == A
    with pytest.raises(BadRequest):
        scene(wrong)


@pytest.mark.rule("D-184")
def test_a_pack_holds_only_what_a_monster_can_bear() -> None:
    hurt: dict[str, Any] = {"pack": [["legion", 1]]}
    assert player(scene(hurt, {}), A)["pack"][0]["wounds"] == 1
    with pytest.raises(BadRequest, match="pack_heals"):
        scene(hurt, {}, options=["pack_heals"])
    with pytest.raises(BadRequest, match="bear 2 wounds"):
        scene({"pack": [["legion", 2]]}, {})


def test_a_scene_says_how_many_cards_deck_and_discard_have() -> None:
    shown = view(scene({}, {}, deck_size=3, discard=["ghost"], deck=["zombie"]))
    assert shown["deck"] == 3
    assert shown["discard"][0] == "ghost"
    whole = 3 + len(shown["discard"])
    assert len(view(scene({}, {}, discard_size=5))["discard"]) == 5
    for wrong in ({"deck_size": whole + 1}, {"deck_size": 3, "discard_size": 3}):
        with pytest.raises(BadRequest):
            scene({}, {}, **wrong)


@pytest.mark.rule("D-160")
def test_an_escort_may_lie_where_it_was_dropped() -> None:
    s = scene({"at": "armoury", "quests": [MAIDEN], "dropped": {MAIDEN: "armoury"}}, {}, map=GATE)
    assert f"pickup:{MAIDEN}" in options(s, A)
    with pytest.raises(BadRequest, match="does not lie on the map"):
        scene({"quests": [MAIDEN], "dropped": {MAIDEN: "crypt"}}, {})


@pytest.mark.rule("D-105")
def test_a_hero_may_hold_an_exit_open() -> None:
    s = play(scene({"at": "armoury", "holds": ["north"], "ap": 1}, {}, map=GATE, locations=[]), "move:north")
    assert player(s, A)["place"] == "crossing"  # without a test
    with pytest.raises(BadRequest, match="no blocked exit"):
        scene({"holds": ["north"]}, {}, map=GATE)


def fought(**battle: Any) -> dict[str, Any]:
    """A battle of monsters against B."""
    return {
        "phase": "villainy",
        "battle": {"target": B, "monsters": [{"card": "legion", "wounds": 1}], **battle},
    }


@pytest.mark.rule("D-189")
def test_a_battle_may_be_under_way() -> None:
    s = scene({}, {"hand": ["scare"], "glory": 3, "saved": True}, **fought(stage="response"))
    assert options(s, B) == ("play:scare", "pass")
    play(s, "pass", 1, 6)  # the hero hits back: the last of two health
    assert "legion" in view(s)["discard"]
    s = scene({}, {"saved": True}, **fought(stage="challenge"))
    assert "challenge:foe1:melee" in options(s, B)
    s = scene({}, {}, battle={"target": B, "form": "melee", "stage": "attack_roll"})
    assert asked(s) == CHANCE
    assert not [option for option in options(play(s, 3, 3), A) if option.startswith("attack:")]


@pytest.mark.parametrize(
    "wrong",
    [
        {"battle": {"target": 1, "monsters": [{"card": "zombie"}]}},
        {"phase": "villainy", "battle": {"target": 0, "monsters": [{"card": "zombie"}]}},
        {"phase": "villainy", "battle": {"target": 1, "monsters": [{"card": "zombie", "form": "magic"}]}},
        {"battle": {"target": 1}},
    ],
    ids=str,
)
def test_no_other_battle_is(wrong: dict[str, Any]) -> None:
    with pytest.raises(BadRequest, match="battle"):
        scene({}, {}, **wrong)


def test_single_answers_can_be_asked_for() -> None:
    """A zombie has one form to attack in, and one hero can be sent home."""
    hand = {"hand": ["zombie"], "peril": 2}
    s = scene(hand, {"peril": 2}, phase="villainy", ask_single=True)
    play(s, "play:zombie@1")
    assert options(s, A) == ("form:melee",)
    s = scene({"hand": ["false-trail"], "glory": 1, "peril": 2}, {}, ask_single=True)
    assert options(play(s, "play:false-trail"), A) == ("hero:1",)


@pytest.mark.rule("D-260")
def test_with_split_decks_a_scene_takes_peril_cards_from_their_own_deck() -> None:
    spec = {"set": "both", "options": ["split_decks"], "discard": ["ghoul", "scare"]}
    s = scene({"hand": ["zombie"]}, {"hero": "taenin-lightfoot"}, **spec)
    assert (s.hands[A], s.discard, s.lord_discard) == (("zombie",), ["scare"], ["ghoul"])
