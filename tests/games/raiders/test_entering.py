"""Entering a room and playing cards (rules, section 6)."""

from __future__ import annotations

import pytest

from tests.games.raiders.descent import decisions, names, new, states, visited
from tests.games.raiders.table import GAME, choosers, heard, last, lay, options, scene, view, why_not
from undercroft.engine.flow import Illegal
from undercroft.engine.game import BadRequest
from undercroft.games.raiders.state import Raiders

ROW = ("lava", "snake", "treasure-2", "goblin", "vault-coins")


def ready(s: Raiders) -> list[bool]:
    """Who has laid a card, as everybody sees it."""
    return [player["ready"] for player in view(s)["players"]]


def powers_played(s: Raiders, seat: int) -> int:
    """How many power cards a seat has played on the floors so far."""
    return sum(room["cards"][seat].startswith("power:") for room in view(s)["history"])


@pytest.mark.rule("R-072")
def test_the_leftmost_room_is_always_the_next() -> None:
    s = scene(*ROW)
    for number, value in enumerate((1, 2, 3, 4, 5)):
        assert states(view(s)) == "-" * number + "U" * (5 - number)
        assert view(s)["room"] == number
        assert visited(s) == [*ROW[:number]]
        lay(s, value, value, value, value)
    assert visited(s) == [*ROW]


@pytest.mark.rule("R-073")
def test_a_face_down_room_is_turned_up_before_cards_are_played() -> None:
    s = scene(*ROW, facing="UDDDD")
    events = heard(s)
    lay(s, 1, 1, 1, 1)
    assert (states(view(s)), names(view(s))) == ("-UDDD", ["lava", "snake", None, None, None])
    assert (ready(s), choosers(s)) == ([False] * 4, [0, 1, 2, 3])
    assert (events[-1].id, events[-1].args["room"]) == ("raiders-enter", "@raiders-room-snake")
    assert events[-1].audience is None


@pytest.mark.rule("R-074")
def test_a_player_chooses_among_power_cards_and_items_and_cannot_pass() -> None:
    s = scene("treasure-4", items={0: ["key", "ball"]})
    assert options(s, 0) == ("power:1", "power:2", "power:3", "power:4", "power:5", "ball", "key")
    assert options(s, 1) == ("power:1", "power:2", "power:3", "power:4", "power:5")
    assert "pass" not in GAME.vocabulary()
    with pytest.raises(Illegal):
        s.apply(0, "pass")


@pytest.mark.rule("R-074")
def test_the_room_waits_for_one_card_of_each_player() -> None:
    s = scene("treasure-4", "lava")
    for seat in range(4):
        assert (visited(s), choosers(s)) == ([], [*range(seat, 4)])
        s.apply(seat, "power:2")
        with pytest.raises(Illegal):
            s.apply(seat, "power:2")  # once more
    assert last(s)["cards"] == ["power:2"] * 4


@pytest.mark.rule("R-074")
def test_exactly_one_card_of_each_player_is_settled_in_every_room() -> None:
    s = GAME.new(5, seed=11)
    for _ in decisions(s, seed=11):
        pass
    for room in view(s)["history"]:
        assert len(room["cards"]) == 5
        assert all(card in GAME.vocabulary() for card in room["cards"])


@pytest.mark.rule("R-075")
def test_no_card_is_shown_before_everybody_has_chosen() -> None:
    s = scene("treasure-4", "lava", items={1: ["key"]})
    events = heard(s)
    lay(s, 5, "key", 3)
    assert events == []
    for viewer in (None, 3):
        players = view(s, viewer)["players"]
        assert [player["card"] for player in players] == [""] * 4
        assert [player["played"] for player in players] == [[]] * 4
    assert [view(s, seat)["hand"]["laid"] for seat in range(4)] == ["power:5", "key", "power:3", ""]


@pytest.mark.rule("R-076")
def test_all_cards_are_turned_up_together_with_the_last_choice() -> None:
    s = scene("treasure-4", "lava", items={1: ["key"]})
    events = heard(s)
    lay(s, 5, "key", 3, 1)
    played = [event.args["card"] for event in events[:4] if event.id == "raiders-plays"]
    assert played == [f"@raiders-card-{card}" for card in ("power-5", "key", "power-3", "power-1")]
    assert {event.audience for event in events} == {None}
    assert last(s)["cards"] == ["power:5", "key", "power:3", "power:1"]


@pytest.mark.rule("R-076")
def test_nobody_is_ahead_at_the_reveal() -> None:
    s = lay(scene("treasure-4", items={0: ["ball"]}), None, 1, 2, 3)
    assert [player["card"] for player in view(s)["players"]] == [""] * 4
    lay(s, "ball")  # seat 0 owes another card, so the room is not settled yet
    assert [player["card"] for player in view(s)["players"]] == ["ball", "power:1", "power:2", "power:3"]


@pytest.mark.rule("R-077")
def test_a_laid_card_cannot_be_changed() -> None:
    s = lay(scene("treasure-4", items={0: ["key"]}), 3)
    before = s.copy()
    for card in ("power:1", "power:3", "key"):
        assert why_not(s, 0, card) == "R-077"
        with pytest.raises(Illegal):
            s.apply(0, card)
    assert GAME.same(s, before)
    assert lay(s, None, 1, 1, 1).history[-1].cards[0] == "power:3"


@pytest.mark.rule("R-077")
def test_a_laid_card_cannot_be_taken_back() -> None:
    before = scene("treasure-4")
    after = lay(before.copy(), 3)
    assert GAME.hides(before, after)


@pytest.mark.rule("R-078")
def test_others_see_that_a_card_is_laid_and_not_which() -> None:
    carried = {0: ["ball", "key", "torch"]}
    tables = [lay(scene("treasure-4", items=carried), card) for card in (1, 5, "ball", "key")]
    for viewer in (None, 1, 2, 3):
        assert [view(s, viewer) for s in tables] == [view(tables[0], viewer)] * 4
    for s in tables:
        assert ready(s) == [True, False, False, False]
        assert view(s)["players"][0]["hand_size"] == 8  # not even whether it was an item
    assert len({view(s, 0)["hand"]["laid"] for s in tables}) == 4


@pytest.mark.rule("R-079")
def test_a_power_card_is_played_once_on_a_floor() -> None:
    s = lay(scene(*ROW), 3, 1, 1, 1)
    for value, other in ((1, 2), (2, 3), (4, 4), (5, 5)):
        assert "power:3" not in options(s, 0)
        assert why_not(s, 0, "power:3") == "R-079"
        with pytest.raises(Illegal):
            s.apply(0, "power:3")
        lay(s, value, other, other, other)


@pytest.mark.rule("R-079")
def test_only_ones_own_card_is_spent() -> None:
    s = lay(scene(*ROW), 3, 1, 2, 2)
    assert [why_not(s, seat, "power:3") for seat in range(4)] == ["R-079", None, None, None]


@pytest.mark.rule("R-080")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_there_is_always_a_power_card_for_the_room(seats: int) -> None:
    for seed in range(6):
        s = GAME.new(seats, seed)
        for _ in decisions(s, seed):
            number = s.room + 1
            for ask in s.asks():
                if not ask.idle():
                    held = [option for option in ask.options if option.startswith("power:")]
                    assert len(held) >= 6 - number


@pytest.mark.rule("R-080")
def test_a_scene_with_too_few_power_cards_is_refused() -> None:
    with pytest.raises(BadRequest, match="R-080"):
        scene(*ROW, power={1: [1, 2, 3, 4]})


@pytest.mark.rule("R-081")
def test_who_played_only_power_cards_has_exactly_one_for_the_fifth_room() -> None:
    s = scene(*ROW)
    for cards in ((1, 2, 3, 4), (2, 3, 4, 5), (3, 4, 5, 1), (4, 5, 1, 2)):
        lay(s, *cards)
    assert [options(s, seat) for seat in range(4)] == [("power:5",), ("power:1",), ("power:2",), ("power:3",)]


@pytest.mark.rule("R-082")
def test_each_item_in_place_of_a_power_card_leaves_one_over() -> None:
    s = scene("treasure-4", "dragon", "lava", "spikes", "boulder", items={0: ["key", "sword"], 1: ["sword"]})
    lay(s, "key", 1, 1, 1)
    lay(s, "sword", "sword", 2, 2)
    lay(s, 1, 3, 3, 3)
    lay(s, 2, 4, 4, 4)
    assert [view(s, seat)["hand"]["power"] for seat in range(4)] == [[3, 4, 5], [2, 5], [5], [5]]
    lay(s, 3, 5, 5, 5)
    assert [powers_played(s, seat) for seat in range(4)] == [5 - 2, 5 - 1, 5, 5]


@pytest.mark.rule("R-082")
@pytest.mark.parametrize(
    ("boss", "item"), [("wolf-pack", "torch"), ("megadragon", "key"), ("necromancer", "ball")]
)
def test_an_escape_leaves_a_power_card_over(boss: str, item: str) -> None:
    s = scene("lava", "spikes", boss, items={0: [item]}, power={0: [1, 2, 3]})
    lay(s, 1, 1, 1, 1)
    lay(s, 2, 2, 2, 2)
    lay(s, item, 3, 3, 3)
    assert s.result() is not None
    assert [powers_played(s, seat) for seat in range(4)] == [2, 3, 3, 3]


@pytest.mark.rule("R-083")
def test_a_crystal_ball_saves_no_power_card() -> None:
    s = scene(*ROW, items={0: ["ball", "ball"]})
    lay(s, "ball", 1, 1, 1)
    assert view(s, 0)["hand"]["power"] == [1, 2, 3, 4, 5]
    lay(s, 1)
    lay(s, "ball", 2, 2, 2)
    lay(s, 2)
    for value in (3, 4):
        lay(s, value, value, value, value)
    assert [options(s, seat) for seat in range(4)] == [("power:5",)] * 4


@pytest.mark.rule("R-083")
def test_at_the_necromancer_a_crystal_ball_does_save_one() -> None:
    s = lay(scene("necromancer", items={0: ["ball"]}, power={0: [1]}), "ball", 5, 5, 5)
    assert (last(s)["cards"][0], powers_played(s, 0), powers_played(s, 1)) == ("ball", 0, 1)


@pytest.mark.rule("R-072", "R-073")
def test_a_new_game_enters_its_first_room_by_itself() -> None:
    s = new()
    for card in ("UDDDU", *ROW):
        s.apply(-1, card)
    assert (view(s)["room"], names(view(s))[0], choosers(s)) == (0, "lava", [0, 1, 2])
    lay(s, 1, 1, 1)
    assert (view(s)["room"], names(view(s))[1]) == (1, "snake")  # it lay face down
