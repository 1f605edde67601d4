"""The torch, used for a look (rules, section 5)."""

from __future__ import annotations

import pytest

from tests.games.raiders.descent import draw, names, new, states, visited
from tests.games.raiders.table import GAME, choosers, heard, items, lay, options, scene, view, why_not
from undercroft.engine.flow import Illegal
from undercroft.games.raiders.state import Raiders

ROW = ("troll", "lava", "treasure-4", "snake", "vault-items")


def dark(*row: str, facing: str = "UDUDD") -> Raiders:
    """A floor with face-down rooms; seats 0 and 1 have torches."""
    return scene(*(row or ROW), facing=facing, items={0: ["torch", "ball"], 1: ["torch"]})


def sees(s: Raiders, seat: int) -> bool:
    """Whether a seat may look, and then sees everything."""
    if "look" not in options(s, seat):
        return False
    twin = s.copy()
    twin.apply(seat, "look")
    return names(view(twin, seat)) == [*ROW]


@pytest.mark.rule("R-061")
def test_a_torch_may_be_used_right_after_the_floor_is_prepared() -> None:
    s = draw(new("explorer", "knight", "warrior"), "UDUDD", *ROW)
    assert visited(s) == []
    assert sees(s, 0)
    assert why_not(s, 1, "look") == "R-061"  # the knight has none


@pytest.mark.rule("R-061")
def test_a_torch_may_be_used_at_any_moment_of_a_room() -> None:
    s = dark()
    assert sees(s, 0)
    assert sees(s, 1)
    lay(s, "ball", None, 3)
    assert sees(s, 0)  # after laying a card
    assert sees(s, 1)  # while others have laid theirs
    lay(s, None, 2, None, 4)
    assert choosers(s) == [0]
    assert sees(s, 0)  # before the card that follows a crystal ball
    assert sees(s, 1)  # while somebody else chooses such a card
    lay(s, 1)
    assert sees(s, 0)  # in the next room
    assert sees(s, 1)


@pytest.mark.rule("R-061")
@pytest.mark.parametrize("room", ["treasure-3", "dragon", "vault-coins", "spikes", "mummy", "wolf-pack"])
def test_a_torch_may_be_used_in_every_kind_of_room(room: str) -> None:
    s = scene(room, items={0: ["torch"]})
    s.apply(0, "look")
    assert items(s, 0) == {}


@pytest.mark.rule("R-062")
def test_everybody_hears_that_a_torch_is_used() -> None:
    s = dark()
    events = heard(s)
    s.apply(1, "look")
    open_to_all = [(event.id, event.args) for event in events if event.audience is None]
    assert open_to_all == [("raiders-torch", {"who": "@raiders-character-knight"})]
    assert events[0].id == "raiders-torch"  # announced first
    assert view(s)["players"][1]["hand_size"] == 5


@pytest.mark.rule("R-063")
def test_a_torch_shows_all_face_down_rooms_of_the_floor() -> None:
    s = dark(facing="UUDDD")
    assert names(view(s, 0)) == ["troll", "lava", None, None, None]
    s.apply(0, "look")
    assert names(view(s, 0)) == ["troll", "lava", "treasure-4", "snake", "vault-items"]
    lay(s, 1, 1, 1, 1)
    assert names(view(s, 0))[2:] == ["treasure-4", "snake", "vault-items"]  # not forgotten


@pytest.mark.rule("R-064")
def test_only_the_player_of_the_torch_sees_the_rooms() -> None:
    s = dark()
    before = {viewer: view(s, viewer)["row"] for viewer in (None, 1, 2, 3)}
    events = heard(s)
    s.apply(0, "look")
    for viewer, row in before.items():
        assert view(s, viewer)["row"] == row
    private = [(event.audience, event.args["number"], event.args["room"]) for event in events[1:]]
    assert private == [
        (0, 2, "@raiders-room-lava"),
        (0, 4, "@raiders-room-snake"),
        (0, 5, "@raiders-room-vault-items"),
    ]


@pytest.mark.rule("R-064")
def test_what_a_torch_showed_cannot_be_told_from_any_other_view() -> None:
    s, other = dark(), dark("troll", "magnet", "treasure-4", "treasure-1", "dragon")
    for table in (s, other):
        table.apply(0, "look")
    assert view(other, 0) != view(s, 0)
    for viewer in (None, 1, 2, 3):
        assert view(other, viewer) == view(s, viewer)


@pytest.mark.rule("R-065")
def test_rooms_keep_their_order_and_facing() -> None:
    s = dark()
    s.apply(0, "look")
    for viewer in (None, 0, 1, 2, 3):
        assert states(view(s, viewer)) == "UDUDD"
        assert [place["number"] for place in view(s, viewer)["row"]] == [1, 2, 3, 4, 5]
    for value in (1, 2, 3, 4, 5):
        lay(s, value, value, value, value)
    assert visited(s) == [*ROW]


@pytest.mark.rule("R-066")
def test_several_players_may_look_on_the_same_floor() -> None:
    s = dark()
    s.apply(0, "look")
    s.apply(1, "look")
    assert [names(view(s, seat)) == [*ROW] for seat in range(4)] == [True, True, False, False]


@pytest.mark.rule("R-066")
def test_a_player_with_two_torches_may_use_both() -> None:
    s = scene(*ROW, facing="UDUDD", items={2: ["torch", "torch"]})
    s.apply(2, "look")
    lay(s, 1, 1, 1, 1)
    s.apply(2, "look")
    assert (items(s, 2), why_not(s, 2, "look")) == ({}, "R-061")


@pytest.mark.rule("R-067")
def test_a_used_torch_returns_to_the_supply_at_once() -> None:
    s = dark()
    assert view(s)["supply"]["torch"] == 4
    s.apply(0, "look")
    assert (view(s)["supply"]["torch"], items(s, 0)) == (5, {"ball": 1})
    s.apply(1, "look")
    assert (view(s)["supply"]["torch"], items(s, 1)) == (6, {})
    assert visited(s) == []  # nothing was played meanwhile


@pytest.mark.rule("R-067")
def test_a_used_torch_is_gone_from_the_hand() -> None:
    s = dark()
    s.apply(1, "look")
    assert (options(s, 1)[-1], why_not(s, 1, "look")) == ("power:5", "R-061")
    with pytest.raises(Illegal):
        s.apply(1, "look")


@pytest.mark.rule("R-068")
def test_a_look_is_not_the_card_of_the_room() -> None:
    s = dark()
    s.apply(1, "look")
    assert (choosers(s), view(s)["players"][1]["ready"]) == ([0, 1, 2, 3], False)
    lay(s, 1, None, 1, 1)
    assert (choosers(s), visited(s)) == ([1], [])
    lay(s, None, 4)
    assert view(s)["history"][0]["cards"] == ["power:1", "power:4", "power:1", "power:1"]


@pytest.mark.rule("R-069")
def test_a_torch_may_come_before_or_after_ones_own_card() -> None:
    before = dark()
    before.apply(0, "look")
    lay(before, 3)
    after = lay(dark(), 3)
    after.apply(0, "look")
    assert view(before, 0) == view(after, 0)
    assert names(view(after, 0)) == [*ROW]


@pytest.mark.rule("R-069")
def test_a_look_does_not_free_the_card_that_is_laid() -> None:
    s = lay(dark(), 3)
    assert options(s, 0) == ("look",)
    s.apply(0, "look")
    assert (options(s, 0), view(s, 0)["hand"]["laid"]) == ((), "power:3")
    assert why_not(s, 0, "power:2") == "R-077"
    with pytest.raises(Illegal):
        s.apply(0, "power:2")
    lay(s, None, 1, 1, 1)
    assert view(s)["history"][0]["cards"][0] == "power:3"


@pytest.mark.rule("R-070")
def test_a_torch_without_face_down_rooms_is_warned_of_and_used_up() -> None:
    s = dark(facing="UUUUU")
    warning = GAME.describe(s, 0, "look").warning
    assert warning is not None
    assert warning.id == "raiders-warn-nothing-hidden"
    before, events = view(s)["row"], heard(s)
    s.apply(0, "look")
    assert view(s, 0)["row"] == before
    assert [event.id for event in events] == ["raiders-torch"]  # nothing is shown
    assert (items(s, 0), view(s)["supply"]["torch"]) == ({"ball": 1}, 5)


@pytest.mark.rule("R-070")
def test_the_warning_comes_only_when_nothing_lies_face_down() -> None:
    s = dark("troll", "lava", facing="UD")
    assert GAME.describe(s, 0, "look").warning is None
    lay(s, 1, 1, 1, 1)  # the last face-down room is entered
    assert GAME.describe(s, 0, "look").warning is not None


@pytest.mark.rule("R-071")
def test_a_torch_shows_a_face_down_boss() -> None:
    s = dark("troll", "lava", "medusa", facing="UDD")
    s.apply(0, "look")
    assert names(view(s, 0)) == ["troll", "lava", "medusa"]
    assert [names(view(s, viewer))[2] for viewer in (None, 1, 2, 3)] == [None] * 4
    assert states(view(s, 0)) == "UDD"
