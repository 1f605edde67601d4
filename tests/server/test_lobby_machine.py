"""A state machine over lobby and tables: whatever people do, the server and a simple model agree.

The model is a list of tables; a table is the game's own rules, a list of choices and a few flags.
The server is restarted now and then on its database and must not have forgotten anything that counts.
"""

from __future__ import annotations

from typing import Any

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import initialize, invariant, precondition, rule

from tests.server.inside import Inside, InsideClient
from tests.server.lobby_model import HERO, SHORT, Model, TableModel
from tests.server.party import SPECTATOR, dealt, scene
from undercroft import games
from undercroft.engine.record import Save, reopen, unseal
from undercroft.engine.view import follow

MOST_TABLES, MOST_CLIENTS = 6, 6
picks = st.integers(0, 10**6)


class LobbyMachine(Model):
    """People who make tables, sit down, play, quarrel and leave."""

    # -- the lobby -----------------------------------------------------------------------------------

    @initialize()
    def open(self) -> None:
        """The lobby is empty; then there are a raid, the end of one, a hero on the way, an expedition."""
        assert self.expect(200, "/api/tables") == []
        self.make_raid(3, 1)
        self.make_expedition(2, 1)
        self.open_save("vampire")
        self.open_save(HERO)

    @precondition(lambda self: len(self.tables) < MOST_TABLES)
    @rule(seats=st.integers(3, 5), seed=st.integers(0, 9))
    def make_raid(self, seats: int, seed: int) -> None:
        wish = {"game": "raiders", "seats": [{"kind": "human"}] * seats, "seed": seed}
        self.keep(self.expect(201, "/api/tables", wish), "raiders", dealt("raiders", seats, seed))

    @precondition(lambda self: len(self.tables) < MOST_TABLES)
    @rule(seed=st.integers(0, 9))
    def make_solo(self, seed: int) -> None:
        made = self.expect(201, "/api/tables", {"game": "one-card", "seed": seed})
        self.keep(made, "one-card", dealt("one-card", 1, seed))

    @precondition(lambda self: len(self.tables) < MOST_TABLES)
    @rule(seats=st.integers(1, 4), seed=st.integers(0, 9))
    def make_expedition(self, seats: int, seed: int) -> None:
        wish = {"game": "dungeoneer", "seats": [{"kind": "human"}] * seats, "seed": seed}
        made = self.expect(201, "/api/tables", wish)
        self.keep(made, "dungeoneer", dealt("dungeoneer", seats, seed))

    @precondition(lambda self: len(self.tables) < MOST_TABLES)
    @rule(name=st.sampled_from([*SHORT, HERO]))
    def open_save(self, name: str) -> None:
        game = "one-card" if name == HERO else "raiders"
        text = scene(name, game)
        kept = unseal(text)
        assert isinstance(kept, Save)
        status, made = self.server.run(self.server._ask("POST", "/api/import", text))
        assert status == 201
        self.keep(made, game, reopen(games.get(game), kept).state)

    @rule(seats=st.sampled_from([1, 2, 6]), pick=picks, other=picks)
    def be_refused(self, seats: int, pick: int, other: int) -> None:
        """Tables that make no sense, and tokens that are of no use here."""
        self.expect(400, "/api/tables", {"game": "raiders", "seats": [{"kind": "human"}] * seats})
        table, stranger = self.table(pick), self.table(other)
        for token in stranger.tokens if table is not stranger else [""]:
            for what in ("claim", "rematch"):
                self.expect(403, f"/api/tables/{table.id}/{what}", {"token": token, "name": "Mallory"})

    @rule(pick=picks, seat=picks, name=st.text(max_size=50))
    def claim(self, pick: int, seat: int, name: str) -> None:
        table = self.table(pick)
        seat %= len(table.tokens)
        path = f"/api/tables/{table.id}/claim"
        if not table.tokens[seat]:
            self.expect(403, path, {"token": "", "name": name})
            return
        old = table.tokens[seat]
        claimed = self.expect(200, path, {"token": old, "name": name})
        assert claimed["seat"] == seat
        table.tokens[seat] = claimed["token"]
        self.expect(403, path, {"token": old, "name": name})
        for client, where in self.clients:
            if where is table and client.seat == seat:  # the old token is void
                client.until("joined")
                assert client.seat == SPECTATOR
        table.kinds[seat] = "human"
        table.names[seat] = "".join(char for char in name if char.isprintable()).strip()[:40]

    @precondition(lambda self: len(self.tables) < MOST_TABLES)
    @rule(pick=picks, at=picks)
    def branch_as_a_stranger(self, pick: int, at: int) -> None:
        """Anybody may go on from any position of a finished game, and of no other."""
        table = self.finished(pick)
        at %= len(table.states)
        made = self.expect(201 if table.over else 403, f"/api/tables/{table.id}/branch", {"at": at})
        if table.over:
            self.keep(made, table.game.id, *table.states[: at + 1], movers=table.movers[:at])
            self.tables[-1].taken_back = table.taken_back
            self.tables[-1].n += table.taken_back  # its log begins with the mark

    @rule(pick=picks, at=picks)
    def look_back(self, pick: int, at: int) -> None:
        """Record and replay: open when the game is over; before that players get what they may know."""
        table = self.finished(pick)
        token = next((token for token in table.tokens if token), "")
        open_to = table.over or token
        answer = self.expect(200 if open_to else 403, f"/api/tables/{table.id}/record", token=token)
        if table.over:
            assert [seat for seat, _ in answer["record"]["moves"]] == table.movers
        elif open_to:
            assert answer["record"]["moves"] == []
            state, seat = table.game.load(answer["snapshot"]), table.tokens.index(token)
            assert table.game.view(state, seat) == table.game.view(table.state, seat)
        at %= len(table.states)
        for seat in range(-1, len(table.tokens)):
            path = f"/api/tables/{table.id}/replay?at={at}&count=500&seat={seat}"
            shown = self.expect(200 if table.over else 403, path)
            if table.over:
                assert (shown["at"], shown["moves"]) == (at, len(table.movers))
                view: Any = None
                for state, moment in zip(table.states[at:], shown["moments"], strict=True):
                    view = follow(view, moment["set"])
                    assert view == table.game.view(state, None if seat < 0 else seat)

    # -- coming and going -----------------------------------------------------------------------------

    @precondition(lambda self: len(self.clients) < MOST_CLIENTS)
    @rule(pick=picks, seat=st.integers(-1, 4))
    def sit(self, pick: int, seat: int) -> None:
        table = self.table(pick)
        token = table.tokens[seat] if 0 <= seat < len(table.tokens) else ""
        client = self.server.sit(table.id, token)
        assert client.seat == (seat if token else SPECTATOR)
        self.clients.append((client, table))
        self.bots_follow(table)  # somebody looks: a bot that has waited since a restart goes on

    @precondition(lambda self: self.clients)
    @rule(pick=picks)
    def leave(self, pick: int) -> None:
        client, _ = self.clients.pop(pick % len(self.clients))
        client.close()

    @precondition(lambda self: self.clients)
    @rule(pick=picks)
    def come_back(self, pick: int) -> None:
        """With a cursor: nothing is missing afterwards."""
        place = pick % len(self.clients)
        client, table = self.clients[place]
        client.close()
        token = table.tokens[client.seat] if client.seat != SPECTATOR else ""
        back = InsideClient(self.server, table.id)
        back.view, back.asks, back.n = client.view, client.asks, client.n
        back.send({"do": "join", "token": token, "since": client.n})
        back.until("joined")
        self.clients[place] = (back, table)
        self.bots_follow(table)

    @rule()
    def restart(self) -> None:
        """Tables, seats, choices, chat, pauses and wishes are kept."""
        for client, _ in self.clients:
            client.close()
        self.clients.clear()
        self.server.close()
        self.server = Inside(f"sqlite:///{self.folder / 'tables.sqlite'}")
        for table in self.tables:
            table.free = [False] * len(table.movers)
            shown = self.expect(200, f"/api/tables/{table.id}")
            assert (shown["n"], shown["view"]) == (table.n, table.game.view(table.state, None))

    # -- at the table -----------------------------------------------------------------------------------

    @precondition(lambda self: self.clients)
    @rule(pick=picks, choice=picks)
    def move(self, pick: int, choice: int) -> None:
        self.moves(*self.client(pick), choice)

    @rule(pick=picks, choices=st.lists(picks, min_size=2, max_size=12))
    def play_on(self, pick: int, choices: list[int]) -> None:
        """Whoever holds the game up sits down and chooses."""
        table = self.table(pick)
        for choice in choices:
            asked = [ask.seat for ask in table.state.asks() if not ask.idle() and table.tokens[ask.seat]]
            if asked and not table.paused:
                self.moves(self.seated(table, asked[choice % len(asked)]), table, choice // 10)

    def moves(self, client: InsideClient, table: TableModel, choice: int) -> None:
        """Somebody chooses, if there is anything to choose."""
        options = [option for ask in table.asks(client.seat) for option in ask["options"]]
        option = options[choice % len(options)] if options else "power:1"
        answer = client.wish("move", option=option, at=table.n)
        expected = self.refusal(table, client.seat) or (None if options else "illegal")
        assert answer.get("code") == expected
        if expected is None:
            table.play(client.seat, option)
            assert answer["n"] == table.n
            self.bots_follow(table)

    @precondition(lambda self: self.clients)
    @rule(pick=picks, option=st.sampled_from(["", "power:6", "move:z9", "dance"]), late=st.integers(1, 3))
    def move_wrongly(self, pick: int, option: str, late: int) -> None:
        client, table = self.client(pick)
        at_all = self.refusal(table, client.seat)
        assert client.wish("move", option=option, at=table.n)["code"] == (at_all or "illegal")
        code = client.wish("move", option=option, at=table.n - late)["code"]
        assert code == at_all or code in ("stale", "illegal")  # illegal: others have answered meanwhile

    @precondition(lambda self: self.clients)
    @rule(pick=picks)
    def undo(self, pick: int) -> None:
        self.undoes(*self.client(pick))

    @rule(pick=picks, sure=st.booleans())
    def all_but_one_or_all_agree(self, pick: int, sure: bool) -> None:
        """The last person to choose asks for it back."""
        table = self.table(pick)
        wisher = next((seat for seat in table.movers[::-1] if table.tokens[seat]), None)
        if wisher is None:
            return
        self.undoes(self.seated(table, wisher), table)
        others = sorted(table.people() - {wisher})
        for seat in others if sure else others[1:]:
            self.agrees(self.seated(table, seat), table, True)

    def undoes(self, client: InsideClient, table: TableModel) -> None:
        """Somebody takes a choice back, or asks for it."""
        answer = client.wish("undo", at=table.n)
        seat = client.seat
        if seat == SPECTATOR:
            assert answer["code"] == "spectator"
        elif table.over:
            assert answer["code"] == "over"
        elif table.movers and table.movers[-1] == seat and table.free[-1]:
            table.take_back()
            table.n += 1
            assert answer["undone"] is True
        elif seat not in table.movers:
            assert answer["code"] == "nothing"
        else:
            table.wish, table.agreed = seat, {seat}
            assert answer["undone"] is table.agree()
        self.bots_follow(table)

    @precondition(lambda self: self.clients)
    @rule(pick=picks, yes=st.booleans())
    def agree(self, pick: int, yes: bool) -> None:
        self.agrees(*self.client(pick), yes)

    def agrees(self, client: InsideClient, table: TableModel, yes: bool) -> None:
        """Somebody answers a wish to take a choice back."""
        answer = client.wish("agree", yes=yes, at=table.n)
        if client.seat == SPECTATOR:
            assert answer["code"] == "spectator"
        elif table.wish is None:
            assert answer["code"] == "nothing"
        elif not yes:
            table.wish = None
            table.n += 1
            assert answer["undone"] is False
        else:
            table.agreed.add(client.seat)
            assert answer["undone"] is table.agree()
        self.bots_follow(table)

    @precondition(lambda self: self.clients)
    @rule(pick=picks, on=st.booleans())
    def pause(self, pick: int, on: bool) -> None:
        client, table = self.client(pick)
        answer = client.wish("pause", on=on)
        if client.seat == SPECTATOR:
            assert answer["code"] == "spectator"
        else:
            table.n += table.paused != on
            table.paused = on
            self.bots_follow(table)

    @precondition(lambda self: self.clients)
    @rule(pick=picks, text=st.text(max_size=20))
    def say(self, pick: int, text: str) -> None:
        client, table = self.client(pick)
        line = "".join(char for char in text if char.isprintable()).strip()
        seated = client.seat != SPECTATOR
        code = "empty" if not line else None if seated else "spectator"
        assert client.wish("say", text=text).get("code") == code
        if line and seated:
            table.chat.append((client.seat, line))

    @precondition(lambda self: self.clients)
    @rule(pick=picks, sure=st.integers(0, 3))
    def resign(self, pick: int, sure: int) -> None:
        client, table = self.client(pick)
        if sure:  # not too often: bots have the table to themselves soon enough
            return
        seat = client.seat
        answer = client.wish("resign")
        expected = self.refusal(table, seat)
        assert answer.get("code") == expected
        if expected is None:
            assert client.seat == SPECTATOR
            table.n += 1
            table.kinds[seat], table.tokens[seat] = "random", ""
            table.wish = None
            self.bots_follow(table)

    # -- what is always true ------------------------------------------------------------------------------

    @invariant()
    def everybody_sees_what_the_model_says(self) -> None:
        for client, table in self.clients:
            assert client.wish("ping")["is"] == "ok"  # whatever was sent before has come by now
            seat = None if client.seat == SPECTATOR else client.seat
            assert client.n == table.n
            assert client.view == table.game.view(table.state, seat)
            assert client.asks == table.asks(client.seat)
            assert list(client.chat.values()) == table.chat
            assert (client.paused, client.wanted) == (table.paused, table.wish)

    @invariant()
    def the_lobby_lists_the_tables_of_the_model(self) -> None:
        listed = {info["id"]: info for info in self.expect(200, "/api/tables")}
        assert set(listed) == {table.id for table in self.tables}
        for table in self.tables:
            seats = listed[table.id]["seats"]
            assert [seat["kind"] for seat in seats] == table.kinds
            assert [seat["name"] for seat in seats] == table.names
            assert listed[table.id]["status"] == ("finished" if table.over else "playing")
            assert listed[table.id]["taken_back"] == table.taken_back


TestLobbyMachine = LobbyMachine.TestCase
TestLobbyMachine.settings = settings(
    max_examples=25,
    stateful_step_count=40,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much],
)
