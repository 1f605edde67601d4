"""Replays: a finished game, moment by moment, as each seat saw it."""

from __future__ import annotations

from typing import Any

import pytest

from bench.oracle import Shadow
from tests.server.party import finished
from tests.server.running import refused
from undercroft.client import Lobby
from undercroft.engine.view import follow


@pytest.mark.parametrize("seat", [-1, 0, 2])
def test_a_replay_is_followed_through_its_stretches(lobby: Lobby, seat: int) -> None:
    with finished(lobby.url, "torches") as party:
        path = f"/api/tables/{party.id}/replay?seat={seat}"
        shadow = Shadow(party.record())
        moves = len(shadow.record.moves)
        told = []
        for at, count in ((0, 3), (3, 1), (4, moves), (moves, 500)):
            stretch = lobby.get(f"{path}&at={at}&count={count}")
            assert len(stretch["moments"]) == min(count, moves + 1 - at)
            view: Any = None
            for place, moment in enumerate(stretch["moments"], at):
                view = follow(view, moment["set"])
                assert view == shadow.view(place, seat)
                assert moment["seat"] == (shadow.record.moves[place - 1][0] if place else None)
            told += [moment["events"] for moment in stretch["moments"]]
        assert told.pop() == told[-1], "the last moment was asked for twice"
        log = [entry["events"] for entry in lobby.get(f"/api/tables/{party.id}/log")]
        assert seat >= 0 or [events for events in told if events] == log


@pytest.mark.parametrize("seat", [-1, 1])
def test_the_events_of_a_replay_carry_what_changed_with_each(lobby: Lobby, seat: int) -> None:
    with finished(lobby.url, "torches") as party:
        path = f"/api/tables/{party.id}/replay?seat={seat}&count=500"
        plain, stepwise = lobby.get(path), lobby.get(f"{path}&beats=true")
        shadow = Shadow(party.record())
        view: Any = None
        carried = 0
        for place, (moment, whole) in enumerate(zip(stepwise["moments"], plain["moments"], strict=True)):
            for event in moment["events"]:
                changes = event.pop("set", [])
                carried += len(changes)
                view = follow(view, changes)
            view = follow(view, moment["set"])
            assert view == shadow.view(place, seat)
            assert moment["events"] == whole["events"]
        assert carried > 100
        refused(lobby, "bad-request", f"{path}&beats=perhaps")


def test_a_replay_refuses_what_is_not_there(lobby: Lobby) -> None:
    with finished(lobby.url, "torches") as party:
        path = f"/api/tables/{party.id}/replay"
        moves = lobby.get(path)["moves"]
        places = ("at=-1", f"at={moves + 1}", f"at={10**30}", "seat=3", "seat=-2")
        for wrong in (*places, "count=0", "count=501"):
            refused(lobby, "range", f"{path}?{wrong}")
        for wrong in ("at=soon", "count=many", "seat=left"):
            refused(lobby, "bad-request", f"{path}?{wrong}")
