"""What a seat may imagine about the others' hands: anything that fits, and the truth only by chance."""

from __future__ import annotations

from random import Random

import pytest

from tests.games.dungeoneer.table import GAME
from undercroft import bots
from undercroft.engine.game import BadRequest
from undercroft.engine.seat import Seat
from undercroft.games.dungeoneer import determinize
from undercroft.games.dungeoneer.course.setup import LayOut
from undercroft.games.dungeoneer.course.wiring import DungeoneerTable


def rare() -> DungeoneerTable:
    """Seat 1 may play Second Wind, but only because seat 2 also holds something: few deals lead to that."""
    s = GAME.new(3, 109)
    random = Random(9)
    for _ in range(2):
        ask = s.asks()[0]
        s.apply(ask.seat, random.choice(ask.options))
    assert s.asks()[0].options == ("play:second-wind", "pass")
    return s


def test_somebody_who_is_asked_for_a_rare_card_is_not_given_away() -> None:
    s = rare()
    hands = []
    for seed in range(30):
        twin = GAME.determinize(s, 0, seed)
        assert [(ask.seat, ask.prompt) for ask in twin.asks()] == [(1, "dungeoneer-ask-anytime")]
        assert twin.hands[0] == s.hands[0]
        assert GAME.view(twin, 0) == GAME.view(s, 0)
        hands.append(tuple(sorted(hand) for hand in twin.hands[1:]))
    assert [sorted(hand) for hand in s.hands[1:]] not in [list(each) for each in hands]
    assert len({str(each) for each in hands}) == 30


def test_where_nothing_can_be_imagined_it_is_refused_and_not_told(monkeypatch: pytest.MonkeyPatch) -> None:
    s = rare()
    monkeypatch.setattr(determinize, "TRIES", 0)
    with pytest.raises(BadRequest, match="cannot be imagined"):
        GAME.determinize(s, 0, 1)


@pytest.mark.parametrize(
    ("seats", "options"),
    [(3, {"set": "serpent"}), (2, {"set": "both", "split_decks": True})],
    ids=["serpent", "both"],
)
def test_every_seat_can_imagine_every_moment_of_a_game_of_bots(
    seats: int, options: dict[str, object]
) -> None:
    """Random games rarely get to special effects, minions and upkeep; sensible ones do."""
    s = GAME.new(seats, 4, options)
    players = [bots.get("dungeoneer", "heuristic", seat) for seat in range(seats)]
    for number in range(250):
        if not s.asks():
            return
        ask = s.asks()[0]
        for seat in range(seats):
            twin = GAME.determinize(s, seat, number)
            assert [each.prompt for each in twin.asks()] == [each.prompt for each in s.asks()]
        s.apply(ask.seat, players[ask.seat].choose(Seat(GAME, s, ask.seat), ask))


def test_a_location_that_another_player_has_taken_in_hand_is_not_given_away() -> None:
    """Whoever looks for its place has shown it to nobody yet (D-278)."""
    s = GAME.new(3, 6, {"no_white_spots": True})
    for _ in range(4):
        s.apply(s.asks()[0].seat, s.asks()[0].options[0])
    taken = s.asks()[0]
    assert taken.prompt == "dungeoneer-ask-lay-which"
    s.apply(taken.seat, taken.options[0])
    ask = s.asks()[0]
    assert (ask.seat, ask.prompt) == (taken.seat, "dungeoneer-ask-place")
    seat = (taken.seat + 1) % 3
    imagined = set()
    for seed in range(40):
        twin = GAME.determinize(s, seat, seed)
        assert GAME.view(twin, seat) == GAME.view(s, seat)
        top = twin.agenda[-1]
        assert isinstance(top, LayOut)
        name = top.choice.removeprefix("location:")
        assert name in twin.dealt[taken.seat], "only what is in hand can be taken from it"
        imagined.add(name)
        while twin.asks() and twin.asks()[0].prompt in ("dungeoneer-ask-place", "dungeoneer-ask-lay-which"):
            twin.apply(twin.asks()[0].seat, twin.asks()[0].options[-1])  # nothing is laid twice
    assert len(imagined) > 5
    mine = GAME.determinize(s, taken.seat, 1).agenda[-1]
    assert isinstance(mine, LayOut)
    assert mine.choice == taken.options[0], "one knows one's own"
