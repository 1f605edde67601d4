"""Descent at the table server: it needs no special code, and a step is a small message."""

from __future__ import annotations

import statistics
import tomllib
from typing import Any

from tests.conformance.tables import SCENES, Chooser
from undercroft import games
from undercroft.engine.game import Game
from undercroft.server.tables.audience import SPECTATOR, Audience, Position
from undercroft.server.tables.beats import tried

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


def test_a_step_is_a_small_message_for_everybody() -> None:
    """What it changes and tells; for the one who steps there is also what can be chosen next.

    The last step of a turn also tells that the turn is over and who is asked next: that is not counted.
    """
    spec = tomllib.loads((SCENES / "descent.toml").read_text("utf-8"))["blast-and-giants"]
    state, chooser = GAME.scene({**spec, "seed": 1}), Chooser(1)
    sizes, movers = list[int](), list[int]()
    audience = Audience(GAME, GAME.seats_at(state))
    clients = [Client(seat) for seat in (SPECTATOR, *range(GAME.seats_at(state)))]
    for client in clients:
        audience.welcome(Position(state, 0, None), client, -1)
        audience.clients.add(client)
    for number in range(1, CHOICES):
        ask = next(ask for ask in state.asks() if not ask.idle())
        steps = [option for option in ask.options if option.startswith("step:")]
        options = steps or list(ask.options)
        state, beats = tried(GAME, state, ask.seat, options[chooser.below(len(options))], pictures=False)
        audience.show(Position(state, number, None), beats)
        goes_on = any(next.seat == ask.seat and not next.idle() for next in state.asks())
        if steps and goes_on and [event.id for event, _ in beats] == ["descent-moves"]:
            sizes += [len(client.last) for client in clients if client.seat != ask.seat]
            movers += [len(client.last) for client in clients if client.seat == ask.seat]
    print(
        f"\nDescent, a step: {statistics.median(sizes):.0f} bytes (median), {max(sizes)} at most; "
        f"{statistics.median(movers):.0f} (median) with what the mover can choose next"
    )
    assert len(sizes) > 90
    assert max(sizes) < STEP
    assert max(movers) < 2 * STEP
