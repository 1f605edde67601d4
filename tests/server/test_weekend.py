"""What an idle attacker tries: odd names, huge wishes, pages of other sites. Nothing works."""

from __future__ import annotations

import asyncio
import contextlib
import http.client
import json
import resource
import select
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.inside import Inside
from tests.server.party import WAIT
from tests.server.running import phone, request, running
from tests.server.test_static import fetched
from undercroft import bots
from undercroft.cli import serve
from undercroft.engine.stops import MOST_CARDS
from undercroft.server.costs import CLAIM, ENTRY, LOADING, Costs
from undercroft.server.net import printed
from undercroft.server.net.http import LARGEST_BODY, LARGEST_WISH, MOST_TEXT, MOST_UNFINISHED
from undercroft.server.rate_limits import Limiter
from undercroft.server.supervision import Answer
from undercroft.server.tables.new_table import LONGEST_TURN, plain


@pytest.fixture(scope="module")
def inside(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Inside]:
    """A server."""
    server = Inside(f"sqlite:///{tmp_path_factory.mktemp('weekend') / 'tables.sqlite'}")
    yield server
    server.close()


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("Anna", "Anna"),
        ("Jose\u0301", "Jos\u00e9"),  # the same name, typed in two ways
        ("Їжак", "Їжак"),
        ("И\u0306ван", "Йван"),
        ("\u202eannA\u200b", "annA"),  # turned round, and with something unseen
        ("\u3164\u2800\u115f", ""),  # letters of which nothing is seen
        ("  \u00a0 ", ""),
        ("a" + "\u0336" * 39, "a\u0336\u0336"),  # marks without end
        ("a" + "\u20dd" * 39, "a\u20dd\u20dd"),  # circles round it
        ("\u0f67" + "\u0f90" * 39, "\u0f67\u0f90\u0f90"),  # letters below it
        ("\u0e17\u0e35\u0e48", "\u0e17\u0e35\u0e48"),  # a vowel and a tone, as they are written
        ("x" * 400, "x" * 40),
        ("\x00\x1b[31m\n", "[31m"),
        ("<b>@2</b>", "<b>@2</b>"),  # text, wherever it is shown
    ],
)
def test_names_are_what_can_be_seen_of_them(typed: str, kept: str) -> None:
    assert plain(typed) == kept


WISH = {"game": "raiders"}
PATHS = ("/", "/api/games", "/api/tables/nothing", "/health", "/nowhere", "/%2e%2e/%2e%2e/etc/passwd")


@pytest.mark.parametrize(
    ("wish", "said"),
    [
        ({"seats": [{"kind": "heuristic"}] * 1500}, "3 to 5 seats, not 1500"),
        ({"settings": {"turn_seconds": LONGEST_TURN + 1}}, "turn_seconds"),
        ({"settings": {"turn_seconds": 10**400}}, ""),
        ({"settings": {"turn_seconds": -1}}, "turn_seconds"),
        ({"seed": 2**63}, "seed"),
        ({"options": {"variant": "x" * 60_000}}, "variant"),
        ({"options": {"x" * 60_000: 1}}, "no option"),
        ({"options": {"variant": [[[[1]]]]}}, "variant"),
        ({"settings": {"stand_in": "x" * 60_000}}, "no bot"),
        ({"game": "../../etc/passwd"}, "game"),
        ({"seats": [{"kind": "human", "name": "x" * LARGEST_WISH}] * 3}, "too large"),
    ],
)
def test_a_table_that_nobody_could_run_is_refused_in_few_words(
    inside: Inside, wish: dict[str, Any], said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[str] = []
    get = bots.get

    def counted(game: str, bot: str, seed: int) -> Any:
        made.append(bot)
        return get(game, bot, seed)

    monkeypatch.setattr(bots, "get", counted)
    status, answer = inside.ask("POST", "/api/tables", {**WISH, **wish})
    assert status == 400
    assert said in answer["text"]
    assert len(answer["text"]) <= MOST_TEXT
    assert len(made) <= 5, "nothing is done for each of a thousand seats"


def test_a_clock_of_a_week_is_one(inside: Inside) -> None:
    status, made = inside.ask("POST", "/api/tables", {**WISH, "settings": {"turn_seconds": LONGEST_TURN}})
    assert status == 201
    client = inside.sit(made["table"], made["tokens"][0])
    assert client.wish("ping")["is"] == "ok"
    client.close()


def test_nobody_lists_cards_without_end(inside: Inside) -> None:
    _, made = inside.ask("POST", "/api/tables", {"game": "dungeoneer"})
    client = inside.sit(made["table"], made["tokens"][0])
    cards = {f"card {number}": True for number in range(MOST_CARDS + 1)}
    client.send({"do": "stops", "stops": {"cards": cards}})
    assert client.until("error")["code"] == "malformed"
    cards.popitem()
    assert client.wish("stops", stops={"cards": cards})["is"] == "ok"
    client.close()


def test_answers_are_for_pages_of_this_server_only(server_url: str) -> None:
    for path in (
        "/",
        "/api/games",
        "/api/tables/nothing",
        "/health",
        "/nowhere",
        "/%2e%2e/%2e%2e/etc/passwd",
    ):
        _, headers, _ = fetched(server_url + path)
        assert headers["x-content-type-options"] == "nosniff", path
        assert headers["cross-origin-resource-policy"] == "same-origin", path
        if path.startswith("/api"):
            assert headers["cache-control"] == "no-store", path
    status, headers, _ = fetched(server_url + "/api/games", host="evil.example")
    assert (status, headers["cache-control"]) == (421, "no-store"), "nor is a refusal kept"


@pytest.fixture(scope="module")
def server_url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server that listens."""
    with running(tmp_path_factory.mktemp("answers")) as server:
        yield server.url


ASKS = "GET /ws/nothing HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
WELL = "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"


@pytest.mark.parametrize(
    "said",
    [
        "NOTHING\r\n\r\n",
        "GET / HTTP/1.1\r\n\r\n",
        ASKS.format(host="localhost") + "\r\n",
        ASKS.format(host="localhost") + WELL + "Origin: http://evil.example\r\n\r\n",
        ASKS.format(host="evil.example") + WELL + "\r\n",
    ],
)
def test_what_is_refused_before_it_is_a_request_is_taken_for_nothing_else(server_url: str, said: str) -> None:
    with phone(server_url) as line:
        line.sendall(said.encode())
        answer = http.client.HTTPResponse(line)
        answer.begin()
        assert answer.status in (400, 403)
        assert answer.getheader("x-content-type-options") == "nosniff"
        assert answer.read() == b"" or answer.getheader("content-type", "").startswith("text/plain")


def test_an_address_does_not_fill_the_memory_with_requests_it_never_ends(server_url: str) -> None:
    """Each line alone stays below the limit for a save."""
    head = f"POST /api/import HTTP/1.1\r\nHost: localhost\r\nContent-Length: {LARGEST_BODY}\r\n\r\n"
    with contextlib.ExitStack() as lines:
        begun = [lines.enter_context(phone(server_url)) for _ in range(MOST_UNFINISHED // LARGEST_BODY + 2)]
        for line in begun:
            with contextlib.suppress(ConnectionError):  # it has been refused meanwhile
                line.sendall(head.encode() + b" " * (LARGEST_BODY - 1))
        answered, _, _ = select.select(begun, [], [], WAIT)
        assert answered[0].recv(100).startswith(b"HTTP/1.1 429")
    end = time.monotonic() + WAIT
    while (status := request(server_url, "POST", "/api/import", b"{}")[0]) == 429 and time.monotonic() < end:
        time.sleep(0.05)
    assert status == 400, "what was cut off is forgotten"


def test_pages_and_files_are_counted_like_all_requests(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "index.html").write_text('"a page"')
    monkeypatch.setenv("UNDERCROFT_WEB", str(tmp_path))
    inside = Inside(f"sqlite:///{tmp_path / 'x.sqlite'}")
    try:
        inside.app.state.limiter = Limiter(rate=0.001, burst=2)
        assert [inside.ask("GET", "/")[0] for _ in range(3)] == [200, 200, 429]
    finally:
        inside.close()


@pytest.mark.parametrize(
    ("limits", "after"),
    [
        ((1024, 524_288), (serve.FILES, 524_288)),
        ((1024, 4096), (4096, 4096)),
        ((1024, resource.RLIM_INFINITY), (serve.FILES, resource.RLIM_INFINITY)),
        ((100_000, 200_000), None),
        ((resource.RLIM_INFINITY, resource.RLIM_INFINITY), None),
    ],
)
def test_a_server_may_have_as_many_connections_as_the_system_allows(
    limits: tuple[int, int], after: tuple[int, int] | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    chosen: list[tuple[int, int]] = []
    monkeypatch.setattr(resource, "getrlimit", lambda _: limits)
    monkeypatch.setattr(resource, "setrlimit", lambda _, wanted: chosen.append(wanted))
    serve.allow_many_files()
    assert chosen == ([] if after is None else [after])


@pytest.mark.parametrize("path", ["/api/rules/raiders?lang=uk", "/api/games", "/openapi.json"])
def test_what_is_the_same_for_everybody_is_written_once(
    inside: Inside, path: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Encoding it again for each request would keep players waiting."""
    first = inside.ask("GET", path)
    monkeypatch.setattr(printed.Page, "of", None)
    assert inside.ask("GET", path) == first
    assert first[0] == 200


def test_whoever_asks_for_the_tables_over_and_over_is_asked_to_wait(
    inside: Inside, monkeypatch: pytest.MonkeyPatch
) -> None:
    costs = Costs(0.5)
    monkeypatch.setattr(inside.lobby, "costs", costs)
    assert inside.ask("GET", "/api/tables")[0] == 200
    (loop,) = (account for name, account in costs.accounts.items() if name.startswith("loop"))
    assert loop.left < loop.burst, "it has a price"
    loop.take(1000.0)
    status, said = inside.ask("GET", "/api/tables")
    assert (status, said["code"]) == (429, "later")


@pytest.mark.parametrize("path", ["/health", "/api/tables"])
def test_many_who_ask_at_once_ask_the_database_once(
    inside: Inside, path: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Otherwise everybody's choices would wait behind their questions."""
    store, asked = inside.lobby.store, 0
    run = store.run

    async def count(work: Any) -> Any:
        nonlocal asked
        asked += 1
        return await run(work)

    async def many() -> list[tuple[int, Any]]:
        return await asyncio.gather(*[inside._ask("GET", path, b"") for _ in range(50)])

    inside.rest()
    monkeypatch.setattr(store, "run", count)
    answers = inside.run(many())
    assert [status for status, _ in answers] == [200] * 50
    assert 1 <= asked <= 2, "the second is for those who came while the first was under way"


def test_a_question_is_never_answered_from_before_it_was_asked() -> None:
    answer: Answer[int] = Answer()
    begun: list[int] = []

    async def find() -> int:
        begun.append(len(begun))
        await asyncio.sleep(0.01)
        return begun[-1]

    async def ask() -> list[int]:
        return await asyncio.gather(*[answer.get(find) for _ in range(5)])

    assert asyncio.run(ask()) == [0, 1, 1, 1, 1], (
        "the first question was under way when the others were asked"
    )


def test_whoever_cannot_pay_does_not_reach_the_database(
    inside: Inside, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, made = inside.ask("POST", "/api/tables", {"game": "one-card", "seats": [{"kind": "human"}]})
    assert inside.ask("GET", f"/api/tables/{made['table']}")[0] == 200, "it is in memory"
    costs = Costs(0.5)
    monkeypatch.setattr(inside.lobby, "costs", costs)
    costs.purse("").pay(1000.0)
    asked: list[Any] = []
    monkeypatch.setattr(inside.lobby.store, "run", asked.append)
    for path in ("log", "record"):
        found = inside.ask("GET", f"/api/tables/{made['table']}/{path}", token=made["tokens"][0])
        assert (found[0], found[1]["code"]) == (429, "later")
    assert asked == []


def test_seats_are_claimed_one_at_a_time_and_for_a_price(
    inside: Inside, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each claim is a commit of its own: everybody's choices would wait behind many."""
    tables = [inside.ask("POST", "/api/tables", {"game": "raiders"})[1] for _ in range(8)]
    for made in tables:
        assert inside.ask("GET", f"/api/tables/{made['table']}")[0] == 200, "it is in memory"
    costs, store = Costs(0.01), inside.lobby.store
    monkeypatch.setattr(inside.lobby, "costs", costs)
    run, under_way, most = store.run, 0, 0

    async def watched(work: Any) -> Any:
        nonlocal under_way, most
        under_way += 1
        most = max(most, under_way)
        try:
            return await run(work)
        finally:
            under_way -= 1

    async def claims() -> list[tuple[int, Any]]:
        wishes = [(each["table"], {"token": each["tokens"][0]}) for each in tables]
        return await asyncio.gather(
            *[
                inside._ask("POST", f"/api/tables/{id}/claim", json.dumps(wish).encode())
                for id, wish in wishes
            ]
        )

    inside.rest()
    monkeypatch.setattr(store, "run", watched)
    answers = inside.run(claims())
    assert most == 1
    assert [status for status, _ in answers] == [200] * 8
    (mine,) = (account for name, account in costs.accounts.items() if name.startswith("from"))
    assert mine.burst - mine.left == pytest.approx(8 * CLAIM, rel=0.1)
    again = inside.ask("POST", f"/api/tables/{tables[0]['table']}/claim", {"token": answers[0][1]["token"]})
    assert (again[0], again[1]["code"]) == (429, "later")


def test_a_table_that_must_be_read_first_has_a_price(inside: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    """Otherwise thousands of old ones would fill the memory at no cost."""
    _, made = inside.ask("POST", "/api/tables", {"game": "one-card"})
    assert inside.ask("GET", f"/api/tables/{made['table']}")[0] == 200, "it is in memory"
    costs = Costs(0.01)
    monkeypatch.setattr(inside.lobby, "costs", costs)
    paths = [f"/api/tables/{id}/verify" for id in (made["table"], "nothing")]
    left: list[float] = []
    for path in (paths[0], paths[0], paths[1]):
        inside.ask("GET", path)
        (loop,) = (account for name, account in costs.accounts.items() if name.startswith("loop"))
        left.append(loop.left)
        inside.lobby.live.clear()
    assert left == sorted(left, reverse=True)
    assert left[0] == loop.burst
    assert left[0] - left[2] == pytest.approx(2 * LOADING, abs=LOADING / 2)
    loop.take(1000.0)
    assert [inside.ask("GET", path)[1]["code"] for path in paths] == ["later", "later"]


def test_a_past_that_is_kept_has_a_price(inside: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    """Otherwise long games, imported or branched again and again, would fill the disk."""
    _, made = inside.ask("POST", "/api/tables", {"game": "one-card", "seed": 5, "seats": [{"kind": "human"}]})
    player = inside.sit(made["table"], made["tokens"][0])
    while not player.view["result"]:
        player.wish("move", option=player.asks[0]["options"][0])
    choices = len(inside.lobby.live[made["table"]].moves)
    prices: list[float] = []
    for at in (0, choices):
        costs = Costs(0.01)
        monkeypatch.setattr(inside.lobby, "costs", costs)
        assert inside.ask("POST", f"/api/tables/{made['table']}/branch", {"at": at})[0] == 201
        (mine,) = (account for name, account in costs.accounts.items() if name.startswith("from"))
        prices.append(mine.burst - mine.left)
    assert prices[1] - prices[0] == pytest.approx(ENTRY * choices, rel=0.3)


def test_strangers_do_not_use_up_what_the_players_of_a_table_may_ask(inside: Inside) -> None:
    _, made = inside.ask("POST", "/api/tables", {"game": "one-card", "seats": [{"kind": "human"}]})
    inside.lobby.costs = Costs(0.5)
    stranger = inside.lobby.costs.purse("192.0.2.1", made["table"])
    stranger.pay(1000.0)
    path, token = f"/api/tables/{made['table']}/log", made["tokens"][0]
    assert inside.ask("GET", path)[0] == 429, "the strangers at this table have used up theirs"
    assert inside.ask("GET", path, token=token)[0] == 200
    assert inside.sit(made["table"]).wish("survey")["code"] == "later"
    assert inside.sit(made["table"], token).wish("survey")["is"] == "ok"
