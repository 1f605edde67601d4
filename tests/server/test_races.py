"""Two things at once: whichever comes first, nobody keeps what was given away and nothing is half done."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.inside import Inside, InsideClient
from undercroft.server import lobby as lobby_module
from undercroft.server.costs import Purse
from undercroft.server.db import rows, snapshots
from undercroft.server.db.rows import Entry
from undercroft.server.db.store import StoreGone
from undercroft.server.net.peers import Peers
from undercroft.server.supervision import Supervisor
from undercroft.server.tables import table as table_module
from undercroft.server.tables.new_table import hashed
from undercroft.server.tables.table import LiveTable
from undercroft.server.workers import Done


@pytest.fixture
def database(tmp_path: Path) -> str:
    """A file."""
    return f"sqlite:///{tmp_path / 'tables.sqlite'}"


@pytest.fixture
def inside(database: str) -> Iterator[Inside]:
    """The server in this process."""
    server = Inside(database)
    yield server
    server.close()


class Raid:
    """A new table with three people at it."""

    def __init__(self, inside: Inside) -> None:
        self.inside = inside
        wish = {"game": "raiders", "seats": [{"kind": "human"}] * 3, "seed": 14}
        _, made = inside.ask("POST", "/api/tables", wish)
        self.id, self.tokens = made["table"], made["tokens"]
        self.clients = [inside.sit(self.id, token) for token in self.tokens]
        self.live: LiveTable = inside.run(inside.lobby.get(self.id))

    def log(self) -> list[Entry]:
        """Its log in the database."""
        return self.inside.run(self.inside.lobby.store.run(rows.read_log(self.id, 0)))

    def kept_seats(self) -> list[tuple[str, bool]]:
        """Its seats in the database: who sits there, and whether a token opens it."""
        found = self.inside.run(self.inside.lobby.store.run(rows.get_table(self.id)))
        assert found is not None
        return [(row.kind, bool(row.token)) for row in found[1]]

    def claim(self, seat: int, name: str) -> Any:
        """Sit down by name, as a request that is still to run."""
        return self.inside.lobby.claim(Purse("", []), self.live, self.tokens[seat], name)


@pytest.fixture
def raid(inside: Inside) -> Raid:
    """Three people before their first choice."""
    return Raid(inside)


# -- seats ------------------------------------------------------------------------------------------


def test_who_joins_while_the_seat_is_resigned_does_not_get_it(inside: Inside, raid: Raid) -> None:
    async def resign_and_join() -> None:
        resigning = asyncio.create_task(inside.lobby.resign(raid.live, 2))
        await asyncio.sleep(0)  # it has the table, and waits for the database
        late.send({"do": "join", "token": raid.tokens[2]})
        await resigning

    late = InsideClient(inside, raid.id)
    inside.run(resign_and_join())
    assert late.receive()["code"] == "token"
    assert late.receive() == {"is": "closed", "code": 1008}
    assert [client.seat for client in raid.live.audience.clients if client.seat == 2] == []


@pytest.mark.parametrize("wish", [{"do": "resign"}, {"do": "move", "option": "power:1", "at": 0}])
def test_who_acts_for_a_seat_while_it_is_claimed_no_longer_has_it(
    inside: Inside, raid: Raid, wish: dict[str, Any]
) -> None:
    async def at_once() -> None:
        claiming = asyncio.create_task(raid.claim(1, "Anna"))
        await asyncio.sleep(0)  # it has the table, and waits for the database
        raid.clients[1].send({**wish, "ref": 99})
        await claiming

    inside.run(at_once())
    assert raid.clients[1].until("ok", "delta", "error", ref=99)["is"] == "error"
    assert raid.kept_seats()[1] == ("human", True)
    assert (raid.live.seats[1].name, raid.live.number) == ("Anna", 0)


def test_a_seat_that_belongs_to_somebody_else_elsewhere_is_not_given_to_a_bot(
    inside: Inside, raid: Raid
) -> None:
    """The other process has given it a new token; this one has not heard of it yet."""
    row = raid.live.seats[1]
    claimed = rows.SeatRow(table_id=raid.id, seat=1, kind="human", name="Anna", token=hashed("another"))
    assert inside.run(inside.lobby.store.run(rows.set_seat(claimed, row.token)))
    assert raid.clients[1].wish("resign")["code"] == "token"
    assert raid.kept_seats()[1] == ("human", True)
    assert (raid.live.seats[1].kind, raid.live.number, raid.clients[1].seat) == ("human", 0, -1)


def test_a_seat_that_was_claimed_elsewhere_can_be_resigned_here(inside: Inside, raid: Raid) -> None:
    """The other process has written the claim; this one has not heard of it yet."""
    row = raid.live.seats[1]
    claimed = rows.SeatRow(table_id=raid.id, seat=1, kind="human", name="Anna", token=row.token)
    assert inside.run(inside.lobby.store.run(rows.set_seat(claimed, row.token)))
    assert raid.clients[1].wish("resign")["is"] == "ok"
    assert raid.kept_seats()[1] == ("random", False)


def test_a_seat_that_was_resigned_elsewhere_is_not_claimed_here(inside: Inside, raid: Raid) -> None:
    row = raid.live.seats[1]
    given = rows.SeatRow(table_id=raid.id, seat=1, kind="random", name="", token="")
    assert inside.run(inside.lobby.store.run(rows.set_seat(given, row.token)))
    status, answer = inside.ask(
        "POST", f"/api/tables/{raid.id}/claim", {"token": raid.tokens[1], "name": "Anna"}
    )
    assert (status, answer["code"]) == (403, "token")
    assert raid.kept_seats()[1] == ("random", False)


# -- taking back ------------------------------------------------------------------------------------


def wished(raid: Raid) -> None:
    """Two choices are made, and somebody wants to take back the first."""
    for seat in (0, 1):
        raid.clients[seat].wish("move", option="power:1")
    assert raid.clients[0].wish("undo", at=raid.live.number)["undone"] is False
    for client in raid.clients:
        client.wish("ping")  # it has heard of the wish


def test_who_resigns_ends_a_wish_here_and_for_whoever_rebuilds_the_table(inside: Inside, raid: Raid) -> None:
    wished(raid)
    raid.clients[1].wish("resign")  # this seat has chosen already, so its bot does not end the wish by a move
    assert raid.clients[2].wish("agree", yes=True)["code"] == "nothing"
    fresh = inside.run(LiveTable.load(inside.lobby.store, raid.id))
    assert fresh is not None
    assert (raid.live.wish, fresh.wish) == (None, None)


def test_several_choices_are_taken_back_by_one_entry(inside: Inside, raid: Raid) -> None:
    start = raid.clients[0].view["players"]
    wished(raid)
    raid.clients[1].wish("agree", yes=True)
    assert raid.clients[2].wish("agree", yes=True)["undone"] is True
    assert [(entry.kind, entry.option) for entry in raid.log()][-1] == ("undo", "2!"), (
        "with what was shown since"
    )
    assert raid.clients[0].wish("ping")["is"] == "ok"
    assert raid.clients[0].view["players"] == start
    fresh = inside.run(LiveTable.load(inside.lobby.store, raid.id))
    assert fresh is not None
    assert fresh.moves == raid.live.moves == []


def test_an_agreement_that_cannot_be_written_leaves_all_choices_and_the_wish(
    inside: Inside, raid: Raid, monkeypatch: pytest.MonkeyPatch
) -> None:
    wished(raid)
    raid.clients[1].wish("agree", yes=True)
    append = inside.lobby.store.append

    async def full(entry: Entry) -> bool:
        raise StoreGone("disk full")

    monkeypatch.setattr(inside.lobby.store, "append", full)
    assert raid.clients[2].wish("agree", yes=True)["code"] == "store"
    assert (len(raid.live.moves), raid.live.wish) == (2, 0)
    monkeypatch.setattr(inside.lobby.store, "append", append)
    assert raid.clients[2].wish("agree", yes=True)["undone"] is True
    assert raid.live.moves == []


def test_alone_a_choice_that_cannot_be_taken_back_leaves_no_wish(
    inside: Inside, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, made = inside.ask("POST", "/api/tables", {"game": "one-card", "seed": 5})
    hero = inside.sit(made["table"], made["tokens"][0])
    for _ in range(6):  # beyond the first roll
        hero.wish("move", option=hero.asks[0]["options"][0])
    live = inside.run(inside.lobby.get(made["table"]))
    live.past.clear()

    async def full(entry: Entry) -> bool:
        raise StoreGone("disk full")

    monkeypatch.setattr(inside.lobby.store, "append", full)
    assert hero.wish("undo")["code"] == "store"
    assert live.wish is None


# -- cursors ----------------------------------------------------------------------------------------


def test_a_cursor_among_entries_that_were_passed_over_gets_the_whole_view(inside: Inside, raid: Raid) -> None:
    """Another process took a choice back and went on; here it was heard of in one go."""
    raid.clients[0].wish("move", option="power:1")
    store = inside.lobby.store
    for number, kind, option in ((2, "undo", ""), (3, "move", "power:1"), (4, "pause", "on")):
        assert inside.run(store.append(Entry(raid.id, number, kind, 0, option, 0.0)))
    inside.run(raid.live.catch_up())
    for since in range(5):
        back = InsideClient(inside, raid.id)
        back.send({"do": "join", "token": raid.tokens[0], "since": since})
        first = next(each for each in iter(back.receive, None) if each["is"] != "names")
        assert first["is"] == ("view" if since < 4 else "asks"), "nobody can know what a delta is based on"
        back.close()
    raid.clients[0].wish("pause", on=False)
    back = InsideClient(inside, raid.id)
    back.send({"do": "join", "token": raid.tokens[0], "since": 4})
    assert next(each for each in iter(back.receive, None) if each["is"] != "names")["is"] == "delta"


# -- faults -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("fault", [KeyError("power"), RuntimeError("oh"), ZeroDivisionError()])
def test_a_fault_of_ours_is_logged_and_told(
    raid: Raid, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, fault: Exception
) -> None:
    def broken(*_: Any) -> None:
        raise fault

    monkeypatch.setattr(raid.live.game, "explain", broken)
    assert raid.clients[0].wish("why", option="power:1")["code"] == "fault"
    assert [record.exc_info[1] for record in caplog.records if record.exc_info] == [fault]
    assert raid.clients[0].wish("ping")["is"] == "ok"


def test_a_bot_moves_here_when_the_process_that_should_have_moved_it_is_gone(
    inside: Inside,
) -> None:
    seats = [{"kind": "human"}] * 2 + [{"kind": "random"}]
    _, made = inside.ask("POST", "/api/tables", {"game": "raiders", "seats": seats, "seed": 14})
    inside.rest()
    live = inside.run(inside.lobby.get(made["table"]))
    assert [seat for _, seat, _ in live.moves] == [2]
    for seat in (0, 1):
        entry = Entry(live.row.id, 2 + seat, "move", seat, "power:1", 0.0)
        assert inside.run(inside.lobby.store.append(entry))
    inside.run(Peers(inside.lobby, Supervisor()).look(live.row.id))
    assert (live.number, inside.lobby.bot_to_move(live)) == (3, 2)
    for passed, movers in ((0.0, [2, 0, 1]), (lobby_module.BOT_SECONDS, [2, 0, 1, 2])):
        inside.lobby.elsewhere[live.row.id] -= passed
        inside.second()
        inside.rest()
        assert [seat for _, seat, _ in live.moves] == movers


def test_tables_that_cannot_be_loaded_leave_nothing_behind(
    inside: Inside, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def gone(_work: Any) -> None:
        raise StoreGone("no answer")

    with monkeypatch.context() as patch:
        patch.setattr(inside.lobby.store, "run", gone)
        assert inside.ask("GET", "/api/tables/anything")[0] == 503
    assert inside.lobby.loading == {}
    assert inside.ask("GET", "/api/tables/anything")[0] == 404
    assert inside.lobby.loading == {}


# -- clocks -----------------------------------------------------------------------------------------


def test_a_stand_in_that_thinks_long_does_not_stop_the_clocks_of_others(
    inside: Inside, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings = {"turn_seconds": 100}
    made = [
        inside.ask("POST", "/api/tables", {"game": "one-card", "settings": settings})[1] for _ in range(2)
    ]
    inside.rest()
    slow, quick = (inside.run(inside.lobby.get(each["table"])) for each in made)
    choose = inside.lobby.workers.choose

    async def ponder(asker: str, game: str, bot: str, seed: int, snapshot: Any, seat: int) -> Done[str]:
        if snapshot["state"]["key"] == slow.state.key:
            await asyncio.sleep(60)
        chosen: Done[str] = await choose(asker, game, bot, seed, snapshot, seat)
        return chosen

    async def quick_has_moved(times: int) -> None:
        while len(quick.moves) < times:
            await asyncio.sleep(0.001)

    monkeypatch.setattr(inside.lobby.workers, "choose", ponder)
    for times in (1, 2, 3):
        for table in (slow, quick):
            table.clock.since -= 101
        inside.second()
        inside.run(quick_has_moved(times))
    assert (len(slow.moves), len(quick.moves)) == (0, 3)


def test_a_table_that_is_played_again_is_listed_first(
    inside: Inside, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = [inside.ask("POST", "/api/tables", {"game": "one-card"})[1] for _ in range(2)]
    hero = inside.sit(made[0]["table"], made[0]["tokens"][0])
    assert inside.ask("GET", "/api/tables")[1][0]["id"] == made[1]["table"]
    monkeypatch.setattr(table_module, "TOUCH_SECONDS", 0.0)
    hero.wish("move", option=hero.asks[0]["options"][0])
    hero.wish("ping")
    assert inside.ask("GET", "/api/tables")[1][0]["id"] == made[0]["table"]


def test_tables_that_nobody_needs_leave_memory_few_at_a_time_with_their_positions_saved(
    inside: Inside, raid: Raid, monkeypatch: pytest.MonkeyPatch
) -> None:
    raid.clients[0].wish("move", option="power:1")
    for client in raid.clients:
        client.close()
    for _ in range(3):
        inside.ask("POST", "/api/tables", {"game": "one-card"})
    inside.rest()
    assert len(inside.lobby.live) == 4
    monkeypatch.setattr(lobby_module, "IDLE_SECONDS", 0.0)
    monkeypatch.setattr(lobby_module, "MOST_AT_ONCE", 3)
    inside.second()
    assert len(inside.lobby.live) == 1
    inside.second()
    assert not inside.lobby.live
    kept = inside.run(inside.lobby.store.run(snapshots.read(raid.id)))
    assert [number for number, _ in kept] == [1]
    back = inside.sit(raid.id, raid.tokens[0])
    assert back.view["hand"]["laid"] == "power:1"


def test_a_table_that_somebody_watches_stays(
    inside: Inside, raid: Raid, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lobby_module, "IDLE_SECONDS", 0.0)
    inside.second()
    assert list(inside.lobby.live) == [raid.id]
