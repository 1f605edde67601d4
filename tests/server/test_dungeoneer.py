"""Dungeoneer at the table server: four people, many windows, hidden hands, without special code."""

from __future__ import annotations

import json
import re
import statistics
import time
from pathlib import Path
from typing import Any

import pytest

from bench.kept import logged
from bench.oracle import Shadow, check_messages
from tests.server.party import SPECTATOR, WAIT, Party, waiting
from tests.server.running import running
from undercroft import bots, games
from undercroft.client import Lobby, ServerError, TableClient
from undercroft.engine.game import Game
from undercroft.engine.keys import Dice
from undercroft.engine.record import Record, Session
from undercroft.engine.seat import Seat

GAME: Game[Any] = games.get("dungeoneer")


class Expedition(Party):
    """People who play well, each seeing only their own view; the test plays the same game beside them."""

    session: Session[Any]
    bot: Any

    @classmethod
    def out(cls, url: str, people: int = 4, seed: int = 5, **wish: Any) -> Expedition:
        """Set out."""
        wish["seats"] = [{"kind": "human"}] * people
        party = cls(url, Lobby(url).make("dungeoneer", seed=seed, **wish))
        for seat in range(people):
            party.sit(seat)
        options = GAME.check_options(wish.get("options") or {})
        record = Record(game=GAME.id, rules=GAME.rules_version, seats=people, options=options)
        record.dice, record.seed = Dice.chosen(seed), seed
        party.session = Session(GAME, record)
        party.bot = bots.get("dungeoneer", "heuristic", seed)
        return party

    def step(self) -> bool:
        """A good choice, and sometimes an aside."""
        asks = self.session.state.asks()
        idle = [ask for ask in asks if ask.idle()]
        if idle and self.chooser.below(4) == 0:
            ask = idle[self.chooser.below(len(idle))]
            self.choose(ask.seat, ask.options[self.chooser.below(len(ask.options))])
        elif asks:
            ask = next(ask for ask in asks if not ask.idle())
            self.choose(ask.seat, self.bot.choose(Seat(GAME, self.session.state, ask.seat), ask))
        return bool(asks)

    def choose(self, seat: int, option: str) -> None:
        """Make a choice at the table and in the parallel game."""
        self.move(seat, option)
        self.session.apply(seat, option)


def check_secrets(raw: str, seat: int, number: int, shadow: Shadow) -> None:
    """Cards in other hands and in the decks are not in the bytes, unless the seat knows that name anyway."""
    state: Any = shadow.states[number]
    others = [cards for other, cards in enumerate(state.hands) if other != seat]
    others += [cards for other, cards in enumerate(state.dealt) if other != seat]
    hidden = {card for cards in (*others, state.deck.bag, state.map_deck.bag) for card in cards}
    named = [card for card in hidden if card in raw and re.search(rf'[":-]{re.escape(card)}"', raw)]
    if named:
        known = json.dumps([shadow.view(number, seat), shadow.view(max(number - 1, 0), seat)])
        known += json.dumps([shadow.told(number, seat), shadow.asks(number, seat)])
        for card in named:
            assert re.search(rf'[":-]{re.escape(card)}"', known), f"seat {seat} hears of {card} at {number}"


def test_every_message_of_four_people_tells_a_seat_what_it_may_know_and_nothing_else(url: str) -> None:
    with Expedition.out(url) as party:
        party.look()
        began = time.perf_counter()
        while party.step():
            pass
        spent = time.perf_counter() - began
        record = party.record()
        assert [tuple(move) for move in record["moves"]] == party.session.record.moves
        assert {option.partition(":")[0] for _, option in record["moves"]} >= {"pass", "drop", "play", "move"}
        shadow = Shadow(record)
        sizes = [size for each in party.everybody() for size in check_messages(each, shadow, check_secrets)]
        moves = len(record["moves"])
        print(
            f"\nDungeoneer, four people and a spectator: {moves} choices, {spent / moves * 1000:.1f} ms each "
            f"with the test; deltas of {statistics.median(sizes):.0f} bytes (median), {max(sizes)} at most"
        )
        assert statistics.median(sizes) <= 300


def test_windows_that_always_pause_are_told_alike(url: str) -> None:
    """Everybody is asked, with something to answer or without: a pause says nothing about a hand."""
    with Expedition.out(url, seed=8, options={"always_pause": True}) as party:
        party.look()
        party.play(120)
        shadow = Shadow(json.loads(party.session.save())["record"])
        for client in party.everybody():
            check_messages(client, shadow, check_secrets)
        alone = [
            ask for number in range(120) for ask in shadow.states[number].asks() if ask.options == ("pass",)
        ]
        assert alone


def test_people_and_bots_play_together_and_bots_go_on_when_people_resign(tmp_path: Path) -> None:
    with (
        running(tmp_path) as server,  # the bots go on after the test, but not without a server
        Party.new(server.url, "dungeoneer", 2, bots=2, bot="heuristic", seed=11) as party,
    ):
        party.look()
        party.play(40)
        party.settle()
        last = min(client.n for client in party.everybody())
        for leaver in party.seats.values():
            leaver.wish("resign")
        party.others += party.seats.values()
        party.seats.clear()
        spectator = party.others[0]
        end = time.monotonic() + WAIT
        while spectator.n < last + 30:
            spectator.receive(end - time.monotonic())
        shadow = Shadow(logged(server.log.parent, party.id))
        check_messages(spectator, shadow, check_secrets, last)
        number = spectator.n - 2  # all entries but those of the two who resigned are choices
        assert spectator.view == shadow.view(number, SPECTATOR)


def test_steps_are_taken_back_until_something_is_revealed(url: str) -> None:
    taken = asked = 0
    with Expedition.out(url, seed=3) as party:
        while taken < 5 or asked < 2:
            before = [json.dumps(client.view) for client in party.seats.values()]
            assert party.step()
            seat = party.session.record.moves[-1][0]
            client = party.seats[seat]
            if party.session.can_undo() and taken < 5:
                assert client.wish("undo")["undone"] is True
                party.session.undo()
                party.catch_up(client.n)
                assert [json.dumps(each.view) for each in party.seats.values()] == before
                taken += 1
                party.step()
            elif not party.session.can_undo() and asked < 2:
                assert client.wish("undo")["undone"] is False, "the others are asked"
                party.settle()
                assert party.seats[(seat + 1) % 4].wish("agree", yes=False)["undone"] is False
                party.settle()
                asked += 1


def test_only_the_one_who_chose_last_may_take_back(url: str) -> None:
    with Expedition.out(url, seed=3) as party:
        while not party.session.can_undo():
            party.step()
        seat = party.session.record.moves[-1][0]
        for other, client in party.seats.items():
            undo = [json.loads(raw).get("undo") for raw in client.received if b'"undo"' in raw][-1]
            assert undo is (other == seat)


def test_a_stand_in_answers_for_who_is_too_slow_and_leaves_what_is_done_in_passing(url: str) -> None:
    with Party.new(
        url, "dungeoneer", 4, seed=5, settings={"turn_seconds": 1, "stand_in": "heuristic"}
    ) as party:
        clock = next(json.loads(raw) for raw in party.seats[0].received if b'"clock"' in raw)
        assert clock["seconds"] == 1
        party.catch_up(3)
        moves = 3
        assert [bool(waiting(client)) for client in party.seats.values()].count(True) == 1
        party.step()  # the seats are still their players'
        party.seats[0].wish("pause", on=True)
        party.settle()
        assert party.seats[0].n >= moves + 2


def test_four_seats_at_one_screen_are_four_tokens(url: str) -> None:
    """Pass-and-play: one client holds all seats, and each sees its own hand."""
    lobby = Lobby(url)
    made = lobby.make("dungeoneer", seats=[{"kind": "human"}] * 4, seed=5)
    clients = [lobby.sit(made["table"], token) for token in made["tokens"]]
    hands = [tuple(client.view["hand"]) for client in clients]
    assert len(set(hands)) == 4
    assert all(hands)
    assert [client.seat for client in clients] == [0, 1, 2, 3]
    mover = next(client for client in clients if waiting(client))
    option = waiting(mover)[0]["options"][0]
    for client in clients:
        if client is not mover:
            with pytest.raises(ServerError) as refused:
                client.move(option)
            assert refused.value.code == "illegal"
    assert mover.move(option) == 1
    for client in clients:
        client.close()


def test_one_hero_alone_keeps_the_record_at_any_time(url: str) -> None:
    lobby = Lobby(url)
    made = lobby.make("dungeoneer", seats=[{"kind": "human"}], seed=2)
    with TableClient(url, made["table"], made["tokens"][0]) as hero:
        for _ in range(20):
            hero.move(waiting(hero)[0]["options"][0])
        save = lobby.get(f"/api/tables/{made['table']}/record", made["tokens"][0])
        assert save["record"]["moves"] == [], "the dice to come stay secret: it starts from the position"
        again = lobby.post("/api/import", json.dumps(save).encode())
        with lobby.sit(again["table"], again["tokens"][0]) as reopened:
            assert (reopened.n, reopened.view) == (0, hero.view)


def test_the_record_of_a_running_game_hides_the_other_hands(url: str) -> None:
    with Expedition.out(url, seed=6) as party:
        party.play(30)
        lobby = Lobby(url)
        hands = set()
        for _ in range(6):
            save = lobby.get(f"/api/tables/{party.id}/record", party.tokens[1])
            state = GAME.load(save["snapshot"])
            assert GAME.view(state, 1) == party.seats[1].view
            hands.add(tuple(sorted(state.hands[0])))
        assert len(hands) > 1, "hidden cards are dealt again each time"


def test_chances_are_told_to_whom_they_concern(url: str) -> None:
    """What a seat is told over the wire is what its own state says; spectators are told nothing."""
    with Expedition.out(url, people=2, seed=3) as party:
        told = 0
        while told < 3 and party.step():
            state = party.session.state
            ask = next((ask for ask in state.asks() if not ask.idle()), None)
            wanted = GAME.survey(state, ask.seat) if ask else {}
            if ask and wanted.get("options"):
                assert party.seats[ask.seat].wish("survey")["survey"] == wanted
                told += 1
        assert told == 3
        assert party.look().wish("survey")["survey"] == {}
