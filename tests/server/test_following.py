"""Following a table: new and returning clients, and choices meant for another position."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from bench.oracle import Shadow
from tests.server.party import Moment, Party, denied, scene, waiting
from tests.server.serving import Serving
from undercroft import games
from undercroft.client import TableClient
from undercroft.engine.game import Game
from undercroft.server.tables.audience import KEPT

RAIDERS: Game[Any] = games.get("raiders")
ONE_CARD: Game[Any] = games.get("one-card")
GAMES = ["raiders", "dungeoneer"]  # with hidden hands


# -- following and coming back ------------------------------------------------------------------------


def test_whoever_comes_new_sees_what_those_see_who_followed(url: str) -> None:
    with Party.new(url, people=3, seed=12) as party:
        spectator = party.look()
        for number in range(200):
            for follower in (party.seats[number % 3], spectator):
                fresh = party.look(follower.seat)
                assert (fresh.n, fresh.view, fresh.asks) == (follower.n, follower.view, follower.asks)
                party.others.remove(fresh)
                fresh.close()
            if not party.step():
                break
        assert spectator.view["result"] is not None


@pytest.mark.parametrize("game", GAMES)
def test_coming_back_with_a_cursor_gives_what_was_missed_at_every_point(url: str, game: str) -> None:
    with Party.new(url, game, people=3, seed=21) as party:
        follower = party.seats[1]
        moments = [Moment(follower)]
        while party.step() and len(moments) < 2 * KEPT:
            moments.append(Moment(follower))
        assert len(moments) > KEPT
        late = party.look(1)
        for moment in moments:
            late.n, late.view, late.asks, late.events = moment.n, moment.view, moment.asks, []
            late.received.clear()
            late.reconnect()
            assert (late.n, late.view, late.asks) == (follower.n, follower.view, follower.asks)
            kinds = [json.loads(raw)["is"] for raw in late.received]
            kinds.remove("arrival")  # the seat is the follower's as well
            missed = follower.n - moment.n
            if missed <= KEPT:
                assert kinds == ["names", *["delta"] * missed, "asks", "seats", "dice", "joined"]
                assert late.events == follower.events[moment.heard :]
            else:
                assert kinds == ["names", "view", "seats", "dice", "joined"]


@pytest.mark.parametrize("game", GAMES)
def test_whoever_is_shown_events_one_by_one_sees_and_misses_nothing(url: str, game: str) -> None:
    with Party.new(url, game, people=3, seed=23) as party:
        steady = party.seats[2]
        with TableClient(url, party.id, steady.token, beats=True) as flaky:
            for away in range(40):
                flaky.close()
                for _ in range(1 + away % 3):
                    party.step()
                flaky.reconnect()
                assert (flaky.n, flaky.view) == (steady.n, steady.view)
                labels = [ask.pop("described") for ask in flaky.asks if "described" in ask]
                assert flaky.asks == steady.asks
                for ask, described in zip(flaky.asks, labels, strict=False):
                    assert described.keys() == set(ask["options"])
                if steady.view["result"] is not None:
                    break
            assert flaky.events == steady.events
            messages = [json.loads(raw) for raw in flaky.received]
            assert any(len(event) > 2 for message in messages for event in message.get("events", []))


@pytest.mark.parametrize("game", GAMES)
def test_a_client_that_drops_out_before_every_move_misses_nothing(url: str, game: str) -> None:
    with Party.new(url, game, people=3, seed=22) as party:
        flaky, steady = party.look(2), party.seats[2]
        party.others.clear()
        for away in range(60):
            flaky.close()
            for _ in range(1 + away % 3):
                party.step()
            flaky.reconnect()
            assert (flaky.n, flaky.view, flaky.asks) == (steady.n, steady.view, steady.asks)
            if steady.view["result"] is not None:
                break
        flaky.close()
        assert flaky.events == steady.events
        assert [json.loads(raw)["is"] for raw in flaky.received].count("view") == 1


@pytest.mark.parametrize("since", [-5, 99, 10**15, 2**70])
def test_a_cursor_from_elsewhere_gets_the_whole_view(url: str, since: int) -> None:
    with Party.new(url, people=3, seed=2) as party:
        party.play(5)
        stranger = TableClient(url, party.id, party.tokens[0], since)
        party.others.append(stranger)
        assert (stranger.n, stranger.view) == (5, party.seats[0].view)


def test_a_server_that_was_restarted_goes_on_with_every_table(tmp_path: Path) -> None:
    server = Serving(f"sqlite:///{tmp_path / 'tables.sqlite'}", tmp_path)
    with server, Party.new(server.url, people=3, seed=31) as party:
        party.play(18)
        party.move(1, waiting(party.seats[1])[0]["options"][0])
        party.seats[1].wish("undo")
        party.settle()
        for seat in (0, 2):
            party.seats[seat].wish("agree", yes=True)
        party.catch_up(22)  # 19 choices, a wish, one who agrees; with the second one is taken back
        party.seats[0].wish("say", text="back in a moment")
        party.settle()
        moments = {seat: Moment(client) for seat, client in party.seats.items()}
        server.terminate()
        assert "Application shutdown complete" in server.said()
        server.start()
        server.ready()
        for seat, client in party.seats.items():
            client.reconnect()
            assert (client.n, client.view, client.asks) == (22, moments[seat].view, moments[seat].asks)
        fresh = party.look(2)
        assert (fresh.n, fresh.view, fresh.asks) == (22, moments[2].view, moments[2].asks)
        assert [line["text"] for line in fresh.chat] == ["back in a moment"]
        party.play()
        assert Shadow(party.record()).view(-1, 2) == fresh.view


# -- the number of the position -----------------------------------------------------------------------


def test_a_choice_for_another_position_is_refused_with_the_right_number(url: str) -> None:
    with Party.new(url, people=3, seed=3) as party:
        party.move(0, "power:1")
        before = Moment(party.seats[1])
        for at in (2, -1, 10**20):
            assert denied("stale", party.seats[1], "move", option="power:1", at=at).more["n"] == 1
        party.settle()
        after = Moment(party.seats[1])
        assert (after.n, after.view) == (before.n, before.view)
        assert party.move(1, "power:1") == 2


def test_whoever_is_asked_together_with_others_may_answer_at_the_same_moment(url: str) -> None:
    """What others play meanwhile changes nothing; once all cards are turned up, it is another room."""
    with Party.new(url, people=3, seed=3) as party:
        assert [party.seats[seat].move("power:1", at=0) for seat in range(3)] == [1, 2, 3]
        for seat in range(3):
            for at in (0, 1, 2):
                denied("stale", party.seats[seat], "move", option="power:2", at=at)
        party.settle()
        assert party.seats[0].n == 3


def test_a_torch_lit_by_another_makes_no_answer_stale(url: str) -> None:
    with Party.opened(url, scene("torches")) as party:
        party.move(0, "look")
        assert party.seats[1].move("power:1", at=0) == 2


def test_a_choice_is_not_answered_twice_by_the_same_seat(url: str) -> None:
    """A torch is an aside and the card is still to be chosen: the first message must not count twice."""
    with Party.opened(url, scene("torches")) as party:
        party.move(1, "power:1")
        party.move(0, "look")
        denied("stale", party.seats[0], "move", option="look", at=1)
        assert party.seats[0].move("power:2", at=2) == 3


def test_taking_back_and_agreeing_are_meant_for_one_position(url: str) -> None:
    with Party.new(url, people=3, seed=14) as party:
        party.move(0, "power:4")
        denied("stale", party.seats[0], "undo", at=0)
        party.seats[0].wish("undo")
        party.settle()
        denied("stale", party.seats[1], "agree", yes=True, at=1)
        party.seats[1].wish("agree", yes=False)
        party.settle()
        party.seats[0].wish("undo")
        party.settle()
        denied("stale", party.seats[1], "agree", yes=True, at=3)  # that was the first wish
        assert party.seats[1].wish("agree", yes=True, at=4)["undone"] is False
        assert party.seats[2].wish("agree", yes=True, at=4)["undone"] is True


def test_the_same_message_sent_twice_moves_once(url: str) -> None:
    """After a lost answer a client sends its move again, with the number it had on its screen."""
    with Party.opened(url, scene("level-5-hero-phase", "one-card")) as party:
        hero = party.seats[0]
        option = hero.asks[0]["options"][0]
        assert hero.move(option, at=0) == 1
        denied("stale", hero, "move", option=option, at=0)
        assert hero.n == 1
