"""Descent at the table server: it needs no special code, and a step is a small message."""

from __future__ import annotations

import json
import statistics
import tomllib
from typing import Any

import pytest

from tests.conformance.tables import SCENES, Chooser
from undercroft import games
from undercroft.engine.game import Game
from undercroft.server.tables.audience import SPECTATOR, Audience, Position
from undercroft.server.tables.beats import tried
from undercroft.server.wire.encode import encoder

GAME: Game[Any] = games.get("descent")
STEP = 200  # bytes
CHOICES = 120


class Client:
    """Somebody at a table who keeps the last message."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.beats = False
        self.stops: Any = None
        self.last = b""

    def send(self, message: bytes) -> None:
        """Keep it."""
        self.last = message


SPECS = tomllib.loads((SCENES / "descent.toml").read_text("utf-8"))


@pytest.mark.parametrize("scene", list(SPECS))
def test_a_step_is_a_small_message_for_everybody(scene: str) -> None:
    """What it changes and tells is below 200 bytes for every seat, however large the figure and also at the
    end of a turn; whoever is asked next is told in the same message what can be chosen, in as many again.
    """
    state, chooser = GAME.scene({**SPECS[scene], "seed": 1}), Chooser(1)
    steps, asked = list[int](), list[int]()
    audience = Audience(GAME, GAME.seats_at(state))
    clients = [Client(seat) for seat in (SPECTATOR, *range(GAME.seats_at(state)))]
    for client in clients:
        audience.welcome(Position(state, 0, None), client, -1)
        audience.enter(client)
    for number in range(1, CHOICES):
        ask = next(ask for ask in state.asks() if not ask.idle())
        walks = [option for option in ask.options if option.startswith("step:")]
        options = walks or list(ask.options)
        state, beats = tried(GAME, state, ask.seat, options[chooser.below(len(options))], pictures=False)
        audience.show(Position(state, number, None), beats)
        if walks and [event.id for event, _ in beats] == ["descent-moves"]:
            for client in clients:
                message = json.loads(client.last)
                if message.pop("asks", None) is not None:
                    asked.append(len(client.last))
                steps.append(len(encoder.encode(message)))
    print(
        f"\nDescent, a step: {statistics.median(steps):.0f} bytes (median), {max(steps)} at most; "
        f"{statistics.median(asked):.0f} (median), {max(asked)} at most with what can be chosen next"
    )
    assert len(steps) > 90
    assert max(steps) < STEP
    assert max(asked) < 2 * STEP
