"""Seats that pass automatically if nothing matters to them, as their clients wish."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.server.party import Party, denied
from undercroft import games
from undercroft.client import Lobby, TableClient
from undercroft.engine.game import Game
from undercroft.engine.record import Session
from undercroft.engine.stops import EVERYTHING, Stops
from undercroft.server.tables.audience import Audience, Position

GAME: Game[Any] = games.get("dungeoneer")
LESS: dict[str, Any] = {}
SCENE = {
    "players": [
        {
            "hero": "raka",
            "at": "crossing",
            "hand": ["backpack"],
            "glory": 9,
            "peril": 2,
            "ap": 2,
        },
        {"hero": "kron-axereaver", "at": "tomb-antechamber", "hand": ["stumble"]},
    ],
    "map": {"crossing": [0, -1]},
    "locations": [],
}


def table(url: str) -> Party:
    """Raka may play a card; then the rules let Kron act."""
    return Party(url, Lobby(url).post("/api/import", Session.of(GAME, GAME.scene(SCENE)).save()))


def sit(party: Party, seat: int, stops: dict[str, Any] | None) -> TableClient:
    """Sit down with wishes."""
    party.seats[seat] = TableClient(party.url, party.id, party.tokens[seat], stops=stops)
    return party.seats[seat]


def asked(client: TableClient) -> list[str]:
    """What a client is asked."""
    return [ask["prompt"]["id"] for ask in client.asks]


def test_who_says_nothing_is_asked_wherever_the_rules_let_it_act(url: str) -> None:
    with table(url) as party:
        raka, kron = sit(party, 0, None), sit(party, 1, None)
        party.move(0, "play:backpack")
        assert asked(raka) == []
        assert asked(kron) == ["dungeoneer-ask-anytime"]


def test_who_wants_less_passes_unasked_and_the_log_says_so(url: str) -> None:
    with table(url) as party:
        raka, kron = sit(party, 0, LESS), sit(party, 1, LESS)
        party.move(0, "play:backpack")
        party.catch_up(2)
        assert (asked(raka), asked(kron)) == (["dungeoneer-ask-heroics"], [])
        party.settle()
        assert raka.n == 2, "the card and a pass"


def test_who_passes_unasked_is_not_shown_the_question_even_for_an_instant(url: str) -> None:
    with table(url) as party:
        raka, kron = sit(party, 0, LESS), sit(party, 1, LESS)
        party.move(0, "play:backpack")
        party.catch_up(2)
        questions = [json.loads(message).get("asks", []) for message in (*raka.received, *kron.received)]
        prompts = {ask["prompt"][0] for asks in questions for ask in asks if "prompt" in ask}
        assert prompts == {"-ask-heroics"}


class Listener:
    """A client that keeps what it is sent."""

    def __init__(self, seat: int) -> None:
        self.seat, self.beats = seat, False
        self.stops: Stops | None = Stops()
        self.heard: list[dict[str, Any]] = []

    def send(self, message: bytes) -> None:
        self.heard.append(json.loads(message))


def spared() -> tuple[Audience, Listener, Position]:
    """A seat is not asked, because an automatic pass is about to be written."""
    audience, kron = Audience(GAME, 2), Listener(1)
    state = GAME.scene(SCENE)
    audience.enter(kron)
    audience.welcome(Position(state, 0, None), kron, -1)
    state.apply(0, "play:backpack")
    now = Position(state, 1, None)
    audience.show(now, [], passes=True)
    return audience, kron, now


def test_a_crowd_at_one_seat_is_asked_for_its_wishes_only_when_these_change(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Going through the cards that fifty clients name took half a second, with every choice."""
    audience, _, now = spared()
    crowd = [Listener(1) for _ in range(50)]
    for place, client in enumerate(crowd):
        client.stops = Stops(rolls=place == 30, cards={f"{place}-{card}": True for card in range(500)})
        audience.enter(client)
    merged: list[int] = []
    combine = Stops.and_also

    def counted(one: Stops, other: Stops) -> Stops:
        merged.append(len(one.cards) + len(other.cards))
        return combine(one, other)

    monkeypatch.setattr(Stops, "and_also", counted)
    for _ in range(20):
        assert audience.wishes() == {1: EVERYTHING}
        audience.show(now, [], passes=True)
    assert len(merged) == 50
    assert max(merged) <= 1000
    for client in crowd:
        audience.leave(client)
    assert audience.wishes() == {1: Stops()}, "who is left wants no more than before"


def test_who_cannot_be_passed_for_is_asked_in_the_end() -> None:
    """If the pass cannot be written, or the table is paused before it."""
    audience, kron, now = spared()
    assert "asks" not in kron.heard[-1]
    audience.ask(now)
    assert [ask["prompt"][0] for ask in kron.heard[-1]["asks"]] == ["-ask-anytime"]
    audience.ask(now)
    assert len(kron.heard) == 2, "asked once"


def test_who_was_away_when_asked_after_all_is_asked_on_coming_back() -> None:
    """The connection was lost between the choice and the ask, so the position number does not show it."""
    audience, kron, now = spared()
    audience.leave(kron)
    audience.ask(now)
    last = [json.loads(message) for message in audience.welcome(now, kron, 1)][-1]
    assert [ask["prompt"][0] for ask in last["asks"]] == ["-ask-anytime"]


def test_who_comes_back_to_another_process_is_asked_there() -> None:
    """The one that meant to pass for the seat is gone."""
    state = GAME.scene(SCENE)
    state.apply(0, "play:backpack")
    kron = Listener(1)
    kron.stops = None
    last = json.loads(Audience(GAME, 2).welcome(Position(state, 1, None), kron, 1)[-1])
    assert [ask["prompt"][0] for ask in last["asks"]] == ["-ask-anytime"]


@pytest.mark.parametrize("stops", [{"steps": True}, {"everything": True}, {"cards": {"stumble": True}}, None])
def test_a_seat_is_stopped_where_it_wants_to_be(url: str, stops: dict[str, Any] | None) -> None:
    with table(url) as party:
        sit(party, 0, LESS)
        kron = sit(party, 1, stops)
        party.move(0, "play:backpack")
        party.catch_up(1)
        assert asked(kron) == ["dungeoneer-ask-anytime"]


def test_wishes_can_be_changed_while_one_is_asked(url: str) -> None:
    with table(url) as party:
        raka, kron = sit(party, 0, LESS), sit(party, 1, {"everything": True})
        party.move(0, "play:backpack")
        party.catch_up(1)
        kron.stop_at(LESS)
        party.catch_up(2)
        assert (asked(raka), asked(kron)) == (["dungeoneer-ask-heroics"], [])


def test_with_two_clients_at_a_seat_both_must_want_less(url: str) -> None:
    with table(url) as party:
        sit(party, 0, LESS)
        kron = sit(party, 1, LESS)
        party.look(1)  # says nothing
        party.move(0, "play:backpack")
        party.catch_up(1)
        assert asked(kron) == ["dungeoneer-ask-anytime"]


def test_whoever_is_away_is_not_passed_over(url: str) -> None:
    with table(url) as party:
        raka = sit(party, 0, LESS)
        party.move(0, "play:backpack")
        party.catch_up(1)
        assert asked(raka) == []
        kron = sit(party, 1, LESS)
        party.catch_up(2)
        assert (asked(raka), asked(kron)) == (["dungeoneer-ask-heroics"], [])


def test_taking_back_goes_to_the_last_choice_one_was_asked_about(url: str) -> None:
    with table(url) as party:
        raka, kron = sit(party, 0, LESS), sit(party, 1, LESS)
        party.move(0, "play:backpack")
        party.catch_up(2)
        assert raka.wish("undo")["undone"] is False, "another seat has passed meanwhile: it is asked"
        party.hear(kron, "wish")
        kron.wish("agree", yes=True, at=kron.n)
        party.settle()
        assert asked(raka) == ["dungeoneer-ask-heroics"]
        assert "play:backpack" in raka.asks[0]["options"]


def test_spectators_have_no_pauses(url: str) -> None:
    with table(url) as party:
        denied("spectator", party.look(), "stops", stops=LESS)


def test_strange_wishes_are_refused(url: str) -> None:
    with table(url) as party:
        raka = sit(party, 0, LESS)
        denied("malformed", raka, "stops", stops={"sometimes": True})
        denied("malformed", raka, "stops", stops={"cards": {"stumble": "often"}})
