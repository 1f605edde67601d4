"""What runs on the event loop holds everybody up, so it has a budget, whichever way it is asked for."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.inside import Inside, InsideClient
from undercroft.server.costs import LOADING, Costs
from undercroft.server.net import app
from undercroft.server.net.ways import LATER


def loop_account(inside: Inside) -> Any:
    """The budget of the one address that has asked."""
    (found,) = [account for name, account in inside.lobby.costs.accounts.items() if name.startswith("loop")]
    return found


def test_a_table_that_must_be_read_first_has_its_price_over_a_websocket_too(inside: Inside) -> None:
    _, made = inside.ask("POST", "/api/tables", {"game": "one-card"})
    inside.rest()
    inside.lobby.live.clear()
    inside.lobby.costs = Costs(0.01)
    inside.sit(made["table"]).close()
    account = loop_account(inside)
    assert account.burst - account.left >= LOADING / 2
    inside.lobby.live.clear()
    account.take(1000.0)
    late = InsideClient(inside, made["table"])
    assert late.receive()["code"] == "later"
    assert late.receive() == {"is": "closed", "code": LATER}, "a browser tries again by itself"
    assert made["table"] not in inside.lobby.live


def test_whoever_has_used_up_the_event_loop_makes_no_more_saves_on_it(
    inside: Inside, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, made = inside.ask("POST", "/api/tables", {"game": "one-card", "seed": 5, "seats": [{"kind": "human"}]})
    player = inside.sit(made["table"], made["tokens"][0])
    while not player.view["result"]:
        player.wish("move", option=player.asks[0]["options"][0])
    paths = [f"/api/tables/{made['table']}/{what}" for what in ("verify", "record")]
    assert [inside.ask("GET", path)[0] for path in paths] == [200, 200]
    inside.lobby.costs = Costs(0.01)
    inside.ask("GET", paths[0])
    account = loop_account(inside)
    assert account.left < account.burst, "it has its price"
    account.take(1000.0)
    monkeypatch.setattr(app, "saved", None)
    monkeypatch.setattr("undercroft.server.lobby.saved", None)
    assert [inside.ask("GET", path)[1]["code"] for path in paths] == ["later", "later"]
