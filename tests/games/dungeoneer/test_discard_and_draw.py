"""The discard/draw phase (rules, section 15)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.dungeoneer.idling import idle_until, step
from tests.games.dungeoneer.table import asked, heard, options, play, player, scene, view
from undercroft.engine.flow import CHANCE
from undercroft.games.dungeoneer.boxes import TOMB
from undercroft.games.dungeoneer.course.wiring import DungeoneerTable

DRAWN = ["skeleton", "skeleton", "bone-knight", "bone-knight", "zombie", "zombie"]


def phase(
    deck: list[str] | None = None, map: dict[str, Any] | None = None, moved: bool = True, **hero: Any
) -> DungeoneerTable:
    """Raka in the discard/draw phase; by default everything before it is done."""
    raka = {"hero": "raka", "ap": 0, **hero}
    return scene(raka, {}, phase="discard", deck=deck or DRAWN, map=map or {}, moved=moved, locations=[])


def over(s: DungeoneerTable) -> bool:
    """Whether the first player's turn is over."""
    return s.active == 1


@pytest.mark.rule("D-166")
def test_a_player_with_cards_in_hand_must_discard_one() -> None:
    s = phase(hand=["ghost", "scare"], items=["ember-ring"], pack=["legion"])
    assert set(options(s, 0)) == {
        "discard:ghost",
        "discard:scare",
        "discard-treasure:ember-ring",
        "discard-pack:legion",
    }


@pytest.mark.rule("D-166")
@pytest.mark.parametrize(
    ("choice", "card"),
    [
        ("discard:ghost", "ghost"),
        ("discard-treasure:ember-ring", "ember-ring"),
        ("discard-pack:legion", "legion"),
    ],
)
def test_exactly_one_card_is_discarded(choice: str, card: str) -> None:
    s = phase(hand=["ghost", "scare"], items=["ember-ring"], pack=["legion"])
    play(s, choice)
    assert view(s)["discard"] == [card]
    assert over(s)
    kept = {"ghost", "scare", "ember-ring", "legion"} - {card}
    mine = [*view(s, 0)["hand"], *[each["name"] for key in ("items", "pack") for each in player(s, 0)[key]]]
    assert kept <= set(mine)


@pytest.mark.rule("D-166")
def test_a_single_card_in_hand_goes_without_a_question() -> None:
    assert view(phase(hand=["ghost"]))["discard"] == ["ghost"]


@pytest.mark.rule("D-167")
def test_boons_in_play_cannot_be_discarded_in_this_way() -> None:
    s = phase(hand=["ghost", "scare"], items=["sure-footing", "ember-ring"])
    assert not [option for option in options(s, 0) if "sure-footing" in option]
    assert "discard-treasure:ember-ring" in options(s, 0)


@pytest.mark.rule("D-168")
def test_a_player_with_an_empty_hand_need_not_discard_but_may() -> None:
    hero: dict[str, Any] = {"items": ["ember-ring"], "pack": ["legion"]}
    s = phase(**hero)
    assert set(options(s, 0)) == {"discard-treasure:ember-ring", "discard-pack:legion", "pass"}
    play(s, "pass")
    assert view(s)["discard"] == []
    assert view(play(phase(**hero), "discard-pack:legion"))["discard"] == ["legion"]


@pytest.mark.rule("D-168")
def test_who_has_nothing_discards_nothing() -> None:
    s = phase(items=["sure-footing"])
    assert over(s)
    assert view(s)["discard"] == []


# -- points for staying --------------------------------------------------------------------------------


HALL = {"spiked-hall": [0, -1], "crypt": [0, 1], "crossing": [1, 0], "armoury": [-1, 0]}


def points(s: DungeoneerTable) -> tuple[int, int]:
    """Glory and peril of the first player."""
    return player(s, 0)["glory"], player(s, 0)["peril"]


def raka(at: str = "", *others: dict[str, Any], **hero: Any) -> DungeoneerTable:
    """Raka at the start of a heroics phase."""
    mine = {"hero": "raka", "at": at, "hand": ["ghost", "scare"], **hero}
    return scene(mine, *(others or ({},)), map=HALL, deck=DRAWN, locations=[])


@pytest.mark.rule("D-169")
def test_who_did_not_move_gains_the_points_of_the_location() -> None:
    s = play(raka("spiked-hall"), "end", "discard:ghost")
    assert points(s) == (2, 1)


@pytest.mark.rule("D-169")
def test_who_walked_gains_nothing_for_staying_even_back_where_the_turn_began() -> None:
    s = play(raka("tomb-antechamber"), "move:east", "move:west")
    before = points(s)
    play(s, "end", "discard:ghost")
    assert points(s) == before == (1, 1)  # those of the crossing


@pytest.mark.rule("D-169")
def test_a_warp_on_ones_own_turn_is_a_move() -> None:
    s = play(raka("tomb-antechamber", glory=3, hand=["blink", "ghost"]), "play:blink", "location:crossing")
    before = points(s)
    play(s, "end")
    assert points(s) == before


@pytest.mark.rule("D-169")
def test_a_failure_at_a_blocked_exit_is_no_move() -> None:
    both = {"armoury": [1, 0], "crossing": [1, -1]}
    s = scene({"hero": "raka", "at": "armoury", "ap": 1, "hand": ["ghost"]}, {}, map=both, deck=DRAWN)
    play(s, "move:north", 1, "end")
    assert points(s) == (1, 1)


@pytest.mark.rule("D-169")
def test_a_fall_is_no_move() -> None:
    s = raka("spiked-hall", {"hand": ["stumble"]}, peril=2, glory=1, hand=["backpack", "ghost"])
    play(s, "play:backpack", "play:stumble@0")
    assert player(s, 0)["fallen"]
    play(s, "end", "discard:ghost", "pass")
    assert points(s) == (2, 1)


@pytest.mark.rule("D-169")
def test_being_moved_on_another_turn_is_no_move() -> None:
    thrower = {"hand": ["scroll-of-recall", "ghost"], "glory": 2}
    s = scene(
        {"hero": "raka", "at": "spiked-hall"},
        {"hero": "kron-axereaver", **thrower},
        map=HALL,
        deck=DRAWN,
        locations=[],
        active=1,
    )
    play(s, "play:scroll-of-recall", "hero:0")
    assert player(s, 0)["place"] == "tomb-antechamber"
    assert points(s) == (0, 0)
    idle_until(s, 0)
    while not over(s):
        step(s)
    assert points(s) == (1, 1)  # of the entrance, for staying there on their own turn


@pytest.mark.rule("D-170")
@pytest.mark.parametrize("place", ["spiked-hall", "crypt"])
def test_staying_sets_off_neither_effect_nor_obstacle(place: str) -> None:
    """Spikes in the hall, a threat in the crypt: nothing is rolled."""
    s = raka(place)
    events = heard(s)
    play(s, "end", "discard:ghost", "pass")
    assert over(s)
    assert not {"dungeoneer-passes", "dungeoneer-fails"} & {event.id for event in events}


# -- saving, drawing, the end --------------------------------------------------------------------------


@pytest.mark.rule("D-171")
def test_one_action_point_may_be_saved_and_no_more() -> None:
    s = phase(ap=3)
    assert options(s, 0) == ("save", "pass")
    play(s, "save")
    assert (player(s, 0)["saved"], player(s, 0)["ap"]) == (True, 0)
    assert not player(play(phase(ap=3), "pass"), 0)["saved"]


@pytest.mark.rule("D-171")
def test_without_action_points_nothing_can_be_saved() -> None:
    s = phase(ap=0)
    assert over(s)
    assert not player(s, 0)["saved"]


@pytest.mark.rule("D-172")
@pytest.mark.parametrize("held", [0, 2, 4])
def test_the_hand_is_filled_up_to_five(held: int) -> None:
    s = phase(items=["ember-ring"], hand=["ghost", "scare", "blink", "riposte"][:held])
    play(s, "discard-treasure:ember-ring")
    assert player(s, 0)["hand_size"] == 5


@pytest.mark.rule("D-172")
@pytest.mark.parametrize("held", [6, 7])
def test_there_is_no_hand_limit_and_with_five_nothing_is_drawn(held: int) -> None:
    hand = ["ghost", "scare", "blink", "riposte", "legion", "stumble", "rust"][:held]
    s = phase(hand=hand)
    left = view(s)["deck"]
    play(s, "discard:ghost")
    assert view(s, 0)["hand"] == sorted(hand[1:])
    assert view(s)["deck"] == left


def worn_out(left: list[str], discard: list[str], **hero: Any) -> DungeoneerTable:
    """A table where the other player holds all cards except these."""
    everything = [name for name, card in TOMB.cards.items() for _ in range(card.copies)]
    mine = hero.get("hand", [])
    for name in (*left, *discard, *mine):
        everything.remove(name)
    return scene(
        {"hero": "raka", "ap": 0, **hero},
        {"hand": everything},
        phase="discard",
        deck=left,
        discard=discard,
        moved=True,
    )


@pytest.mark.rule("D-173")
def test_when_the_deck_is_empty_the_discard_is_shuffled_into_a_new_one() -> None:
    s = worn_out(["ghost"], ["zombie", "rust", "blink", "legion", "scare"])
    assert asked(s) == CHANCE
    assert sorted(options(s, CHANCE)) == ["blink", "legion", "rust", "scare", "zombie"]
    for name in ("rust", "blink", "legion", "scare"):
        s.apply(CHANCE, name)
    assert view(s, 0)["hand"] == ["blink", "ghost", "legion", "rust", "scare"]
    assert (view(s)["deck"], view(s)["discard"]) == (1, [])


@pytest.mark.rule("D-173")
def test_the_discard_is_not_shuffled_before_a_card_must_be_drawn() -> None:
    s = worn_out(["ghost", "legion", "scare", "blink", "stumble"], ["zombie", "rust"])
    assert over(s)
    assert player(s, 0)["hand_size"] == 5
    assert (view(s)["deck"], view(s)["discard"]) == (0, ["zombie", "rust"])


@pytest.mark.rule("D-173")
def test_if_the_discard_is_empty_too_the_player_draws_what_there_is_and_the_turn_ends() -> None:
    s = worn_out(["ghost", "legion"], [])
    assert view(s, 0)["hand"] == ["ghost", "legion"]
    assert over(s)


@pytest.mark.rule("D-174")
def test_the_turn_ends_once_the_cards_are_drawn() -> None:
    s = phase(ap=1)
    events = heard(s)
    assert not over(s)
    play(s, "pass")
    assert over(s)
    ids = [event.id for event in events]
    assert ids.index("dungeoneer-draws") < ids.index("dungeoneer-turn")


@pytest.mark.rule("D-346")
def test_the_order_is_discard_points_saving_drawing_end() -> None:
    s = phase(hand=["ghost", "scare"], ap=2, moved=False)
    events = heard(s)
    assert (points(s), player(s, 0)["hand_size"]) == ((0, 0), 2)
    play(s, "discard:ghost")
    assert (points(s), player(s, 0)["hand_size"]) == ((1, 1), 1)  # points, but nothing is drawn yet
    play(s, "save")
    ids = [event.id for event in events]
    order = ("discards", "stays", "gains-glory", "saves-ap", "draws", "turn")
    assert [ids.index(f"dungeoneer-{word}") for word in order] == sorted(
        ids.index(f"dungeoneer-{word}") for word in order
    )
