"""Play over real WebSockets: each seat is told what it may know, nothing else, and nothing twice."""

from __future__ import annotations

import copy
import json
import re
import statistics
import time
from pathlib import Path
from typing import Any

import pytest

from tests.server.running import SPECTATOR, WAIT, Party, Shadow, check_messages, scene, waiting
from tests.server.serving import Serving
from undercroft import games
from undercroft.client import Lobby, ServerError, TableClient
from undercroft.engine.game import Game
from undercroft.engine.record import Session, reopen, unseal
from undercroft.games.raiders.names import card_name
from undercroft.server.audience import KEPT

RAIDERS: Game[Any] = games.get("raiders")
ONE_CARD: Game[Any] = games.get("one-card")
GAMES = ["raiders", "dungeoneer"]  # with hidden hands


def refused(code: str, client: TableClient, do: str, **values: Any) -> ServerError:
    """What the server says to a wish that it does not grant."""
    with pytest.raises(ServerError) as caught:
        client.wish(do, **values)
    assert caught.value.code == code, caught.value
    return caught.value


# -- hidden hands ---------------------------------------------------------------------------------


def check_secrets(raw: str, seat: int, number: int, shadow: Shadow) -> None:
    """What the seat must not know is not in the bytes, wherever that might be."""
    state: Any = shadow.states[number]
    known = json.dumps([shadow.view(number, seat), shadow.view(max(number - 1, 0), seat)])
    seen = state.up | (0 if seat == SPECTATOR else state.seen[seat])
    for place, room in enumerate(state.row):
        if not seen >> place & 1 and f'"{room}"' not in known:
            assert f'"{room}"' not in raw
            assert f'room-{room}"' not in raw
    if number and '"is":"delta"' in raw:
        mover, option = shadow.record.moves[number - 1]
        if mover != seat and state.answers.get(mover) == option:  # laid, and not turned up
            assert f'"{option}"' not in raw
            assert card_name(option) not in raw


@pytest.mark.parametrize(
    ("people", "bots", "variant"),
    [(2, 1, "basic"), (3, 0, "tactical"), (3, 2, "tactical"), (4, 0, "basic"), (5, 0, "basic")],
)
def test_every_message_of_a_game_tells_a_seat_what_it_may_know_and_nothing_else(
    url: str, people: int, bots: int, variant: str
) -> None:
    seed = people * 10 + bots
    with Party.new(url, people=people, bots=bots, seed=seed, options={"variant": variant}) as party:
        party.look()
        party.play()
        record = party.record()
        assert (record["seed"], record["seats"]) == (seed, people + bots)
        shadow = Shadow(record)
        sizes = [
            size for client in party.everybody() for size in check_messages(client, shadow, check_secrets)
        ]
        for client in party.everybody():
            assert client.view == shadow.view(-1, client.seat)
        if variant == "basic":  # in turn, every card is turned up at once and has more to tell
            assert statistics.median(sizes) <= 300


@pytest.mark.parametrize("name", ["torches", "crystal-balls", "crystal-balls-in-turn"])
def test_hands_torches_and_crystal_balls_are_told_to_nobody_else(url: str, name: str) -> None:
    with Party.opened(url, scene(name)) as party:
        party.look()
        party.play()
        shadow = Shadow(party.record())
        for client in party.everybody():
            check_messages(client, shadow, check_secrets)


def test_a_look_by_torch_is_seen_by_its_bearer_only(url: str) -> None:
    with Party.opened(url, scene("torches")) as party:
        spectator = party.look()
        party.move(0, "look")
        hidden = [place["card"]["name"] for place in party.seats[0].view["row"] if place["state"] == "down"]
        assert hidden == ["lava", "vault-items", "treasure-4-2", "snake"]
        assert [event["id"] for event in party.seats[0].events].count("raiders-sees") == 4
        shown: dict[int, list[str | None]] = {1: [None] * 4, SPECTATOR: [None] * 4}
        shown[2] = [None, "vault-items", None, None]
        for client in (party.seats[1], party.seats[2], spectator):
            cards = [place["card"] for place in client.view["row"] if place["state"] == "down"]
            assert [card and card["name"] for card in cards] == shown[client.seat]
            assert [event["id"] for event in client.events] == ["raiders-torch"]
            heard = b"".join(client.received).decode()
            # All know which rooms of the box were never seen: there a name is a key, with no word of where.
            named = {name for name in hidden if re.search(rf'"{name}"(?!:)', heard)}
            assert not named - set(shown[client.seat])
        again = party.look(0)
        assert again.view == party.seats[0].view, "the look is not forgotten"


def test_messages_are_the_same_whatever_others_hide(url: str) -> None:
    """Two tables that differ only in a card laid by somebody else: no byte differs before it is turned up."""
    heard = []
    for card in ("power:1", "power:5"):
        with Party.new(url, people=3, seed=8) as party:
            party.look()
            party.move(1, card)
            party.seats[0].wish("describe")
            party.seats[0].wish("why", option="power:3")
            refused("illegal", party.seats[0], "move", option="nonsense")
            party.move(2, "power:2")
            assert party.seats[1].view["hand"]["laid"] == card
            heard.append([client.received for client in party.everybody() if client.seat != 1])
    assert heard[0] == heard[1]


def test_spectators_get_the_public_view_and_no_questions(url: str) -> None:
    with Party.new(url, people=3, seed=4) as party:
        spectator = party.look()
        party.play(10)
        assert spectator.view["hand"] is None
        assert spectator.view == Lobby(url).get(f"/api/tables/{party.id}")["view"]
        assert spectator.asks == []
        assert spectator.wish("describe")["options"] == {}
        refused("spectator", spectator, "move", option="power:1")
        refused("spectator", spectator, "undo")
        refused("spectator", spectator, "agree", yes=True)
        refused("spectator", spectator, "pause", on=True)
        refused("spectator", spectator, "resign")
        refused("spectator", spectator, "why", option="sword")  # what seat 0 may do would tell its hand


@pytest.mark.parametrize("game", GAMES)
def test_a_seat_can_be_watched_from_two_places(url: str, game: str) -> None:
    with Party.new(url, game, people=3, seed=6) as party:
        twin = party.look(1)
        party.play(8)
        assert (twin.view, twin.asks, twin.events) == (
            party.seats[1].view,
            party.seats[1].asks,
            party.seats[1].events,
        )


def test_options_are_described_and_refusals_name_their_rule(url: str) -> None:
    with Party.new(url, people=3, seed=9, options={"variant": "tactical"}) as party:
        first = party.to_move()[0]
        client, other = party.seats[first], party.seats[(first + 1) % 3]
        labels = client.wish("describe")["options"]
        assert list(labels) == [option for ask in client.asks for option in ask["options"]]
        assert labels["power:2"]["rules"] == ["R-074", "R-079"]
        assert client.wish("why", option="power:2")["description"] == labels["power:2"]
        assert other.wish("why", option="power:2")["refusal"]["rule"] == "R-278"
        error = refused("illegal", other, "move", option="power:2")
        assert error.more["rule"] == "R-278"
        assert client.wish("why", option="fly")["refusal"]["message"]["id"] == "unknown-option"


def test_whoever_looks_may_ask_what_can_be_reckoned(url: str) -> None:
    lobby = Lobby(url)
    made = lobby.make("one-card", seed=3)
    with lobby.sit(made["table"], made["tokens"][0]) as player, lobby.sit(made["table"]) as spectator:
        player.move(player.asks[0]["options"][0])
        answer = player.wish("survey")
        assert answer["n"] == player.n
        assert answer["survey"]["walks"]["a1"]["price"] == 0
        assert spectator.wish("survey")["survey"] == answer["survey"]


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


class Moment:
    """What a client knew at some point of a game."""

    def __init__(self, client: TableClient) -> None:
        self.n = client.n
        self.view = copy.deepcopy(client.view)
        self.asks = copy.deepcopy(client.asks)
        self.heard = len(client.events)


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
            missed = follower.n - moment.n
            if missed <= KEPT:
                assert kinds == ["delta"] * missed + ["seats", "joined"]
                assert late.events == follower.events[moment.heard :]
            else:
                assert kinds == ["view", "seats", "joined"]


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
            assert refused("stale", party.seats[1], "move", option="power:1", at=at).more["n"] == 1
        party.settle()
        after = Moment(party.seats[1])
        assert (after.n, after.view) == (before.n, before.view)
        assert party.move(1, "power:1") == 2


def test_whoever_is_asked_together_with_others_may_answer_at_the_same_moment(url: str) -> None:
    """What others have laid meanwhile changes nothing; once all cards are turned up, it is another room."""
    with Party.new(url, people=3, seed=3) as party:
        assert [party.seats[seat].move("power:1", at=0) for seat in range(3)] == [1, 2, 3]
        for seat in range(3):
            for at in (0, 1, 2):
                refused("stale", party.seats[seat], "move", option="power:2", at=at)
        party.settle()
        assert party.seats[0].n == 3


def test_a_choice_is_not_answered_twice_by_the_same_seat(url: str) -> None:
    """A torch is used in passing, the card is still to be chosen: the first message does not count twice."""
    with Party.opened(url, scene("torches")) as party:
        party.move(1, "power:1")
        party.move(0, "look")
        refused("stale", party.seats[0], "move", option="look", at=1)
        assert party.seats[0].move("power:2", at=2) == 3


def test_taking_back_and_agreeing_are_meant_for_one_position(url: str) -> None:
    with Party.new(url, people=3, seed=14) as party:
        party.move(0, "power:4")
        refused("stale", party.seats[0], "undo", at=0)
        party.seats[0].wish("undo")
        party.settle()
        refused("stale", party.seats[1], "agree", yes=True, at=1)
        party.seats[1].wish("agree", yes=False)
        party.settle()
        party.seats[0].wish("undo")
        party.settle()
        refused("stale", party.seats[1], "agree", yes=True, at=3)  # that was the first wish
        assert party.seats[1].wish("agree", yes=True, at=4)["undone"] is False
        assert party.seats[2].wish("agree", yes=True, at=4)["undone"] is True


def test_the_same_message_sent_twice_moves_once(url: str) -> None:
    """After a lost answer a client sends its move again, with the number it had on its screen."""
    with Party.opened(url, scene("level-5-hero-phase", "one-card")) as party:
        hero = party.seats[0]
        option = hero.asks[0]["options"][0]
        assert hero.move(option, at=0) == 1
        refused("stale", hero, "move", option=option, at=0)
        assert hero.n == 1


# -- undo -----------------------------------------------------------------------------------------


def test_a_step_is_taken_back_at_once_where_nothing_was_revealed(url: str) -> None:
    save = Session.of(ONE_CARD, ONE_CARD.scene({"phase": "hero", "speed": 6, "dice": {"speed": 6}})).save()
    with Party.opened(url, save) as party:
        hero = party.seats[0]
        start = Moment(hero)
        party.move(0, "move:a2")
        middle = Moment(hero)
        party.move(0, "move:a3")
        assert hero.wish("undo")["undone"] is True
        assert (hero.n, hero.view, hero.asks) == (3, middle.view, middle.asks), "the log only grows"
        hero.wish("undo")
        assert (hero.n, hero.view, hero.asks) == (4, start.view, start.asks)
        refused("nothing", hero, "undo")
        party.move(0, "move:b1")
        fresh = party.look(0)
        assert (fresh.n, fresh.view) == (5, hero.view)


def test_a_choice_of_several_people_is_taken_back_when_all_agree(url: str) -> None:
    with Party.new(url, people=3, seed=14) as party:
        zero, one, two = party.seats.values()
        start = Moment(zero)
        refused("nothing", zero, "undo")
        refused("nothing", one, "agree", yes=True)
        party.move(0, "power:4")
        party.move(1, "power:2")
        assert zero.wish("undo")["undone"] is False
        assert party.hear(one, "wish")["seat"] == 0
        assert one.wish("agree", yes=True)["undone"] is False, "seat 2 has a word in it too"
        assert party.hear(two, "wish")["seat"] == 0
        assert two.wish("agree", yes=True)["undone"] is True
        party.catch_up(
            5
        )  # two choices, a wish, one who agrees, and with the last of them both are taken back
        assert (zero.view, zero.asks) == (start.view, start.asks)
        wishes = [json.loads(raw)["seat"] for raw in two.received if b'"is":"wish"' in raw]
        assert wishes == [0, 0, None]
        party.move(0, "power:5")
        assert zero.view["hand"]["laid"] == "power:5"


def test_one_who_does_not_agree_ends_the_wish(url: str) -> None:
    with Party.new(url, people=3, seed=14) as party:
        zero, one, two = party.seats.values()
        party.move(0, "power:4")
        zero.wish("undo")
        party.settle()
        assert one.wish("agree", yes=False)["undone"] is False
        refused("nothing", two, "agree", yes=True)
        party.settle()
        assert len(zero.view["players"]) == 3
        assert zero.view["players"][0]["ready"], "the choice stands"


def test_a_move_ends_a_wish_to_take_one_back(url: str) -> None:
    with Party.new(url, people=3, seed=14) as party:
        party.move(0, "power:4")
        party.seats[0].wish("undo")
        party.settle()
        party.move(1, "power:1")
        refused("nothing", party.seats[2], "agree", yes=True)
        assert party.hear(party.seats[0], "wish")["seat"] is None


def test_whoever_holds_a_token_is_asked_before_a_choice_is_taken_back(url: str) -> None:
    """Nobody has claimed a seat by name here; they are asked all the same."""
    with Party.new(url, people=3, seed=15) as party:
        party.play(3)  # the cards of the first room are turned up
        assert party.seats[0].view["history"]
        assert party.seats[0].wish("undo")["undone"] is False
        party.settle()
        assert party.seats[1].view["history"]


# -- chat, pause, resign ----------------------------------------------------------------------------


def test_chat_reaches_everybody_and_is_kept(url: str) -> None:
    with Party.new(url, people=3, seed=16) as party:
        spectator = party.look()
        party.seats[1].wish("say", text="  the troll <b>again</b>\u202e\x07 \n")
        spectator.wish("say", text="good luck")
        party.settle()
        lines = [(1, "the troll <b>again</b>"), (SPECTATOR, "good luck")]
        for client in (*party.everybody(), party.look(2)):
            assert [(line["seat"], line["text"]) for line in client.chat] == lines
        spectator.reconnect()
        assert len(spectator.chat) == 2, "nobody is told a line twice"
        refused("empty", spectator, "say", text=" \t\u200b")
        assert spectator.n == 0


def test_a_paused_table_waits_for_everybody(url: str) -> None:
    with Party.new(url, people=2, bots=1, seed=17) as party:
        zero, one = party.seats[0], party.seats[1]
        party.catch_up(1)  # the bot has laid its card
        zero.wish("pause", on=True)
        assert party.hear(one, "paused") == {"is": "paused", "on": True, "seat": 0}
        refused("paused", one, "move", option="power:1")
        refused("paused", one, "resign")
        one.wish("say", text="tea?")
        one.wish("pause", on=False)
        party.move(1, "power:1")
        party.move(0, "power:1")
        party.catch_up(4)  # and the bot goes on by itself


def test_whoever_comes_back_hears_of_a_pause_and_of_a_wish(url: str) -> None:
    with Party.new(url, people=3, seed=17) as party:
        party.move(0, "power:1")
        party.seats[0].wish("undo")
        party.seats[0].wish("pause", on=True)
        late = party.look(1)
        told = [json.loads(raw) for raw in late.received[1:-1]]
        assert told[1:] == [{"is": "paused", "on": True, "seat": None}, {"is": "wish", "seat": 0}]
        assert told[0]["is"] == "seats"


def test_a_bot_takes_the_seat_of_whoever_resigns(url: str) -> None:
    with Party.new(url, people=3, seed=18, settings={"stand_in": "heuristic"}) as party:
        party.play(4)
        leaver = party.seats.pop(2)
        party.others.append(leaver)
        leaver.wish("resign")
        party.play()
        info = Lobby(url).get(f"/api/tables/{party.id}")
        assert [seat["kind"] for seat in info["seats"]] == ["open", "open", "heuristic"]
        assert info["status"] == "finished"
        assert len([1 for seat, _ in party.record()["moves"] if seat == 2]) >= 25
        with pytest.raises(ServerError) as caught:
            TableClient(url, party.id, party.tokens[2])
        assert caught.value.code == "token"


def test_whoever_resigns_looks_on_from_outside(url: str) -> None:
    with Party.new(url, people=3, seed=18) as party:
        leaver = party.seats.pop(2)
        twin = party.look(2)
        party.others.append(leaver)
        leaver.wish("resign")
        for client in (leaver, twin):
            client.wish("ping")
            refused("spectator", client, "move", option="power:1")
            refused("spectator", client, "undo")
            refused("spectator", client, "resign")
        party.play(6)
        public = party.look()
        while not public.view["players"][2]["ready"]:  # the bot has chosen for the third room
            public.receive(WAIT)
        party.catch_up(public.n)
        for client in (leaver, twin):
            assert (client.view, client.asks, client.seat) == (public.view, [], SPECTATOR)


# -- what goes on by itself -----------------------------------------------------------------------


def test_bots_alone_play_a_table_to_its_end(url: str) -> None:
    lobby = Lobby(url)
    made = lobby.make("raiders", seats=[{"kind": "heuristic"}, {"kind": "random"}, {"kind": "random"}])
    assert made["tokens"] == ["", "", ""]
    end = time.monotonic() + WAIT
    with TableClient(url, made["table"]) as spectator:
        while spectator.view["result"] is None:
            spectator.receive(end - time.monotonic())
        assert spectator.n >= 75
        spectator.wish("ping")
    assert lobby.get(f"/api/tables/{made['table']}")["status"] == "finished"


def test_a_stand_in_moves_for_who_is_too_slow_and_a_pause_stops_the_clock(url: str) -> None:
    with Party.new(url, people=3, seed=19, settings={"turn_seconds": 1}) as party:
        party.move(0, "power:1")
        party.seats[0].wish("pause", on=True)
        party.hear(party.seats[2], "paused")
        with pytest.raises(TimeoutError):
            party.seats[2].receive(2.2)
        resumed = time.monotonic()
        party.seats[0].wish("pause", on=False)
        party.catch_up(4)  # a choice, the pause, its end, and the stand-in's choice
        assert time.monotonic() - resumed >= 0.9, "the pause does not count"
        assert party.seats[1].view["hand"]["laid"], "the stand-in has laid a card for seat 1"
        party.move(2, "power:5")
        assert waiting(party.seats[1]), "the seat is still its player's"
        party.move(1, waiting(party.seats[1])[0]["options"][0])


def test_whoever_joins_hears_how_long_a_choice_may_still_take(url: str) -> None:
    with Party.new(url, people=3, seed=19, settings={"turn_seconds": 600}) as party:
        time.sleep(0.3)
        with Lobby(url).sit(party.id, party.tokens[1]) as late:
            heard = [json.loads(message) for message in late.received]
        clock = next(message for message in heard if message["is"] == "clock")
        assert clock["seconds"] == 600
        assert 500 < clock["left"] < 599.9


def test_one_card_is_played_alone_to_its_end(url: str) -> None:
    with Party.new(url, "one-card", people=1, seed=5) as party:
        hero = party.seats[0]
        token = party.tokens[0]
        party.play(4)
        running = json.dumps(Lobby(url).get(f"/api/tables/{party.id}/record?token={token}")).encode()
        assert ONE_CARD.view(reopen(ONE_CARD, unseal(running)).state, 0) == hero.view
        party.play()
        assert hero.view["result"] is not None
        shadow = Shadow(party.record())
        assert shadow.view(-1, 0) == hero.view
        told = [event for number in range(1, hero.n + 1) for event in shadow.told(number, 0)]
        assert hero.events == told
        refused("over", hero, "move", option="end")


def test_a_finished_game_takes_no_more_moves(url: str) -> None:
    with Party.opened(url, scene("vampire")) as party:
        party.play()
        number = party.seats[0].n
        for client in party.seats.values():
            refused("over", client, "move", option="power:1")
            refused("over", client, "resign")
        party.settle()
        assert party.seats[0].n == number
