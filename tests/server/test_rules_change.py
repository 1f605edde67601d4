"""Tables that outlive a version of the rules: they continue where they were, and everybody is told."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from typing import Any

import pytest

from tests.server.inside import Inside, InsideClient
from undercroft import games
from undercroft.engine.game import BadRequest, Game
from undercroft.engine.keys import Dice
from undercroft.engine.messages import Message
from undercroft.locale import LANGUAGES, voice
from undercroft.server.db import rows, snapshots
from undercroft.server.db.rows import RULES, Entry
from undercroft.server.net.peers import Peers
from undercroft.server.supervision import Supervisor
from undercroft.server.tables import table as table_module
from undercroft.server.tables.records import saved
from undercroft.server.tables.refused import Refused
from undercroft.server.tables.table import LiveTable
from undercroft.server.tables.upgrade import newer

RAIDERS: Game[Any] = games.get("raiders")
ONE_CARD: Game[Any] = games.get("one-card")


class House:
    """A server that is shut down and started again with other rules."""

    def __init__(self, database: str, monkeypatch: pytest.MonkeyPatch) -> None:
        self.database = database
        self.patch = monkeypatch
        for game in (RAIDERS, ONE_CARD):
            monkeypatch.setattr(game, "rules_version", "1")
        self.inside = Inside(database)

    def upgrade(self, version: str, game: Game[Any] = RAIDERS, deal: int = 0) -> None:
        """The next version: it deals differently from the same key, if `deal` is not 0."""
        self.inside.close()
        self.patch.setattr(game, "rules_version", version)
        if deal:
            new: Any = type(game).new

            def otherwise(seats: int, *args: Any, key: str, **rest: Any) -> Any:
                return new(game, seats, *args, **rest, key=f"{int(key, 16) ^ deal:064x}")

            self.patch.setattr(game, "new", otherwise)
        self.inside = Inside(self.database)

    def without(self, field: str, **more: Any) -> None:
        """Change all positions in the database as if older rules without this field had saved them."""
        self.inside.close()
        with closing(sqlite3.connect(self.database.removeprefix("sqlite:///"))) as base, base:
            for table, number, data in base.execute("SELECT * FROM snapshots").fetchall():
                saved = json.loads(data)
                saved["state"] = {**saved["state"], **more}
                saved["state"].pop(field)
                key = (json.dumps(saved).encode(), table, number)
                base.execute("UPDATE snapshots SET data = ? WHERE table_id = ? AND number = ?", key)
        self.inside = Inside(self.database)

    def kill(self) -> None:
        """No goodbye: the next shutdown saves nothing."""

        async def nothing(_tables: Any) -> None: ...

        self.inside.lobby.keep = nothing

    def make(self, game: str = "raiders", **wish: Any) -> Table:
        """A new table."""
        if game == "raiders":
            wish.setdefault("seats", [{"kind": "human"}] * 3)
        return Table(self, self.inside.ask("POST", "/api/tables", {"game": game, "seed": 14, **wish})[1])


class Table:
    """A table through all its servers."""

    def __init__(self, house: House, made: dict[str, Any]) -> None:
        self.house = house
        self.id: str = made["table"]
        self.tokens: list[str] = made["tokens"]

    def sit(self, seat: int = 0) -> InsideClient:
        """Sit down."""
        return self.house.inside.sit(self.id, self.tokens[seat])

    def notice(self, seat: int = 0) -> dict[str, Any] | None:
        """What a joining client is told about the rules."""
        client = InsideClient(self.house.inside, self.id)
        client.send({"do": "join", "token": self.tokens[seat]})
        told = None
        while (message := client.receive())["is"] != "joined":
            if message["is"] == "rules":
                told = message
        return told

    def play(self, moves: int) -> list[InsideClient]:
        """Let people choose their first options."""
        clients = [self.sit(seat) for seat in range(len(self.tokens))]
        for _ in range(moves):
            for client in clients:
                client.wish("ping")
            client = next(client for client in clients if any(not ask["idle"] for ask in client.asks))
            assert client.wish("move", option=client.asks[0]["options"][0])["is"] == "delta"
        for client in clients:
            client.wish("ping")
        return clients

    def ask(self, method: str, path: str, data: Any = None, token: str = "") -> tuple[int, Any]:
        """A request about the table."""
        return self.house.inside.ask(method, f"/api/tables/{self.id}{path}", data, token)

    def log(self) -> list[Entry]:
        """Its log in the database."""
        return self.house.inside.run(self.house.inside.lobby.store.run(rows.read_log(self.id, 0)))

    def live(self) -> LiveTable:
        """The table in the server's memory."""
        found: LiveTable = self.house.inside.run(self.house.inside.lobby.get(self.id))
        return found


@pytest.fixture
def house(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> Iterator[House]:
    """A server on SQLite."""
    made = House(sqlite, monkeypatch)
    yield made
    made.inside.close()


def test_where_the_rules_lead_to_the_same_position_nothing_is_lost_but_all_are_told(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    house = House(database, monkeypatch)
    table = house.make()
    before = [client.view for client in table.play(4)]
    assert table.notice() is None
    assert "before" not in json.loads(house.inside.run(save_of(table)))["record"]
    house.upgrade("2")
    told = {"is": "rules", "n": 5, "before": "1", "now": "2", "again": 0, "whole": True}
    assert [table.notice(seat) for seat in range(3)] == [told] * 3
    assert [table.sit(seat).view for seat in range(3)] == before
    assert [entry.kind for entry in table.log()] == ["move"] * 4 + [RULES], "it is written once"
    entries = table.ask("GET", "/log", token=table.tokens[0])[1]
    assert entries[-1]["events"][0]["id"] == "rules-carried"
    assert entries[0]["n"] == 0, "the game is told from its beginning"
    record = json.loads(house.inside.run(save_of(table)))["record"]
    assert (record["rules"], len(record["moves"])) == ("2", 4)
    assert (record["before"]["rules"], record["before"]["moves"]) == ("1", record["moves"])
    clients = table.play(1)
    assert clients[0].wish("undo")["is"] == "ok"
    house.inside.close()


async def save_of(table: Table) -> bytes:
    """The game as it is kept with a report."""
    return saved(await table.house.inside.lobby.get(table.id))


def test_where_the_rules_lead_elsewhere_the_table_goes_on_from_its_position(house: House) -> None:
    table = house.make()
    before = [client.view for client in table.play(4)]
    house.upgrade("2", deal=1)
    key = Dice.chosen(14).stream()
    assert RAIDERS.view(RAIDERS.new(3, key=key), 0) != RAIDERS.view(type(RAIDERS).new(RAIDERS, 3, key=key), 0)
    clients = [table.sit(seat) for seat in range(3)]
    assert [client.view for client in clients] == before, "nobody's cards are changed"
    assert table.notice() == {"is": "rules", "n": 5, "before": "1", "now": "2", "again": 0, "whole": False}
    assert clients[0].wish("undo")["code"] == "nothing", "older choices are not taken back"
    entries = table.ask("GET", "/log", token=table.tokens[0])[1]
    assert [(entry["n"], [event["id"] for event in entry["events"]]) for entry in entries] == [
        (5, ["rules-carried"])
    ], "what happened before would be told wrongly"
    table.play(3)
    record = json.loads(house.inside.run(save_of(table)))["record"]
    assert (record["rules"], len(record["moves"]), len(record["before"]["moves"])) == ("2", 3, 4)
    assert RAIDERS.view(RAIDERS.load(record["start"]), 0) == before[0]


def test_a_position_with_which_rules_began_is_kept_for_good(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(table_module, "SNAPSHOT_EVERY", 4)
    table = house.make()
    table.play(6)
    house.upgrade("2", deal=1)
    table.play(14)
    state = table.live().state
    kept = house.inside.run(house.inside.lobby.store.run(snapshots.read(table.id)))
    assert [number for number, _ in kept] == [19, 15, 7], "and of the others the last two"
    house.upgrade("3", deal=2)
    assert RAIDERS.same(table.live().state, state)
    record = table.live().history.record([])
    assert (record.rules, record.before.rules, record.before.before.rules) == ("3", "2", "1")  # type: ignore[union-attr]
    assert table.ask("POST", "/branch", {"token": table.tokens[0], "at": 0})[0] == 201
    reopened = house.inside.run(LiveTable.load(house.inside.lobby.store, table.id))
    assert reopened is not None
    assert RAIDERS.same(reopened.state, state)


def test_after_a_crash_the_last_choices_are_played_again_and_that_is_said(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(table_module, "SNAPSHOT_EVERY", 4)
    table = house.make()
    table.play(6)
    house.kill()
    house.upgrade("2", deal=1)
    notice = table.notice()
    assert notice is not None
    assert (notice["again"], notice["whole"]) == (2, False)


def test_a_game_alone_and_one_from_a_position_go_on(house: House) -> None:
    hero = house.make("one-card")
    hero.play(3)
    made = hero.ask("POST", "/branch", {"token": hero.tokens[0], "at": 2})[1]
    branch = Table(house, made)
    branch.play(2)
    before = [hero.live().state, branch.live().state]
    house.upgrade("2", ONE_CARD, deal=5)
    for table, state in zip((hero, branch), before, strict=True):
        assert ONE_CARD.same(table.live().state, state)
        token = table.tokens[0]
        status, save = table.ask("GET", "/record", token=token)
        assert (status, save["record"]["rules"]) == (200, "2")
        assert house.inside.ask("POST", "/api/import", save)[0] == 201
        assert table.ask("GET", "/log", token=token)[0] == 200
        assert table.ask("POST", "/report", {"text": "odd"})[0] == 201
        table.play(2)


def test_a_branch_keeps_what_its_rules_can_tell_and_is_carried_over_in_its_turn(house: House) -> None:
    hero = house.make("one-card")
    hero.play(4)
    house.upgrade("2", ONE_CARD, deal=5)
    while hero.live().state.result() is None:
        hero.play(1)
    made = hero.ask("POST", "/branch", {"token": hero.tokens[0], "at": 2})[1]
    branch = Table(house, made)
    course, old = branch.live().history, hero.live().history
    assert ([move[1:] for move in course.moves], course.start) == (
        [move[1:] for move in old.moves[:2]],
        old.start,
    )
    assert course.before is None, "what was before those rules stays with the old table"
    branch.play(1)
    before = branch.live().state
    house.upgrade("3", ONE_CARD)
    assert ONE_CARD.same(branch.live().state, before)
    assert branch.notice() == {"is": "rules", "n": 5, "before": "2", "now": "3", "again": 0, "whole": True}
    entries = branch.ask("GET", "/log", token=branch.tokens[0])[1]
    told = [(entry["n"], event["id"]) for entry in entries for event in entry["events"]]
    assert (3, "table-branched") in told
    assert told[-1] == (5, "rules-carried")


def test_the_end_of_a_finished_game_stays_what_it_was(house: House) -> None:
    table = house.make("one-card", seats=[{"kind": "random"}])
    house.inside.rest()
    result = table.live().state.result()
    assert result is not None
    house.kill()  # the end was saved when it came
    house.upgrade("2", ONE_CARD, deal=5)
    assert table.live().state.result() == result
    replay = table.ask("GET", "/replay?at=0")[1]
    assert (replay["moves"], replay["moments"][0]["set"][1]["result"]) == (0, result)
    record = table.ask("GET", "/record")[1]["record"]
    assert record["before"]["rules"] == "1"
    assert len(record["before"]["moves"]) > 5


def test_a_game_that_cannot_go_on_is_said_so_and_left_as_it_is(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = house.make("one-card")
    table.play(5)
    log = table.log()

    def unlike(_data: Any) -> Any:
        raise BadRequest("the state has other fields now")

    def elsewhere(_seats: int, *_: Any, **__: Any) -> Any:
        return ONE_CARD.scene({"phase": "reward"})

    house.upgrade("2", ONE_CARD)
    monkeypatch.setattr(ONE_CARD, "load", unlike)
    monkeypatch.setattr(ONE_CARD, "new", elsewhere)
    status, said = table.ask("GET", "")
    assert (status, said["code"]) == (409, "rules")
    assert "cannot go on under version 2 of the rules; it began under 1" in said["text"]
    client = InsideClient(house.inside, table.id)
    assert client.receive()["code"] == "rules"
    assert table.log() == log


def test_a_position_that_lacks_a_field_goes_on_with_its_default(house: House) -> None:
    table = house.make("one-card")
    table.play(3)
    before = table.live().state
    assert ONE_CARD.save(before)["state"]["used"] is False
    house.without("used")
    house.upgrade("9", ONE_CARD, deal=5)
    assert ONE_CARD.same(table.live().state, before)
    table.play(2)


def test_a_position_with_something_that_these_rules_do_not_know_is_passed_over(house: House) -> None:
    """Something would be lost, so the game is replayed from its beginning, if that works."""
    table = house.make("one-card")
    table.play(3)
    before = table.live().state
    house.without("used", poison=2)
    house.upgrade("9", ONE_CARD)
    assert ONE_CARD.same(table.live().state, before)
    assert table.notice() is not None


def test_a_table_of_newer_rules_is_left_alone(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    table = house.make()
    clients = table.play(2)
    inside, live = house.inside, table.live()
    monkeypatch.setattr(RAIDERS, "rules_version", "2")  # another server, newer than this one
    assert inside.run(LiveTable.load(inside.lobby.store, table.id)) is not None
    monkeypatch.setattr(RAIDERS, "rules_version", "1")
    inside.run(Peers(inside.lobby, Supervisor()).look(table.id))
    assert clients[0].until("error")["code"] == "rules"
    answer = clients[2].wish("move", option="power:1")
    assert (answer["is"], answer["code"]) == ("error", "rules")
    assert live.number == 2
    with pytest.raises(Refused, match="version 2 of the rules; this server knows version 1"):
        inside.run(LiveTable.load(inside.lobby.store, table.id))
    assert [entry.kind for entry in table.log()] == ["move", "move", RULES]


def test_two_servers_that_carry_a_table_over_at_once_write_it_once(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    house = House(database, monkeypatch)
    table = house.make()
    table.play(4)
    house.upgrade("2", deal=1)
    store = house.inside.lobby.store

    async def both() -> tuple[LiveTable | None, LiveTable | None]:
        return await asyncio.gather(LiveTable.load(store, table.id), LiveTable.load(store, table.id))

    one, other = house.inside.run(both())
    assert one is not None
    assert other is not None
    assert RAIDERS.same(one.state, other.state)
    assert [entry.kind for entry in table.log()].count(RULES) == 1
    house.inside.close()


def test_who_sits_at_another_server_of_the_new_rules_hears_of_it(house: House) -> None:
    table = house.make()
    client = table.play(2)[0]
    live = table.live()
    option = '["1","2",0,true]'
    assert house.inside.run(house.inside.lobby.store.append(Entry(table.id, 3, RULES, -1, option, 0.0)))
    house.patch.setattr(RAIDERS, "rules_version", "2")
    house.inside.run(Peers(house.inside.lobby, Supervisor()).look(table.id))
    assert client.until("rules")["now"] == "2"
    assert live.number == 3


def test_versions_are_counted() -> None:
    assert [newer(*pair) for pair in (("2", "1"), ("10", "9"), ("9", "10"), ("1", "1"))] == [
        True,
        True,
        False,
        False,
    ]
    assert all(games.get(id).rules_version.isdigit() for id in games.ids())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_notice_is_said_in_every_language(lang: str) -> None:
    say = voice(lang)
    told = {
        say(Message("rules-carried", {"before": "1", "now": "2", "again": again, "whole": whole}))
        for again in (0, 1, 5)
        for whole in ("yes", "no")
    }
    assert len(told) == 6
    assert all("1" in text and "2" in text for text in told)
