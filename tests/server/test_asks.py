"""Asks leave out what a client knows: whatever happens, each client knows exactly what its seat is asked."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.server.inside import Inside, InsideClient
from undercroft.server.tables.audience import SPECTATOR
from undercroft.server.tables.table import LiveTable

LESS: dict[str, Any] = {}
STEPS = 100
TABLES = [
    ("one-card", 1, {}),
    ("raiders", 3, {"variant": "tactical"}),
    ("dungeoneer", 2, {}),
    ("dungeoneer", 3, {"set": "serpent"}),
    ("descent", 3, {}),
]


class Guest:
    """Somebody who watches a table from a seat in one form, and comes back after every loss."""

    def __init__(self, inside: Inside, table: str, token: str, beats: bool, stops: Any) -> None:
        self.inside, self.table, self.token = inside, table, token
        self.form = {"beats": beats, "stops": stops}
        self.client = inside.sit(table, token, **self.form)

    def come_back(self) -> None:
        """Lose the connection, and join again with what is known."""
        known = self.client
        known.drain()
        known.close()
        self.client = self.inside.sit(self.table, self.token, since=known.n, known=known, **self.form)


def whole(table: LiveTable, seat: int, beats: bool) -> list[dict[str, Any]]:
    """What a seat is asked, and what each option is."""
    asked = []
    for ask in table.state.asks():
        if ask.seat == seat:
            options, prompt = list(ask.options), table.game.prompt(table.state, ask).json()
            found = {"prompt": prompt, "options": options, "idle": ask.idle()}
            if beats:
                labels = [table.game.describe(table.state, seat, option).json() for option in options]
                found["described"] = dict(zip(options, labels, strict=True))
            asked.append(found)
    return asked


def check(table: LiveTable, client: InsideClient, beats: bool) -> None:
    """A client knows its view, what it is asked, and whether it may take its choice back."""
    view = table.game.view(table.state, None if client.seat == SPECTATOR else client.seat)
    assert client.n == table.number
    assert client.view == view
    assert client.asks == whole(table, client.seat, beats)
    assert client.undo == (client.seat != SPECTATOR and table.position().undo == client.seat)


@pytest.mark.parametrize(("game", "people", "options"), TABLES)
def test_every_client_always_knows_what_it_is_asked(
    inside: Inside, game: str, people: int, options: dict[str, Any]
) -> None:
    chance = random.Random(f"{game} {options}")
    seats = [{"kind": "human"}] * people
    wish = {"game": game, "seats": seats, "seed": 1, "options": options}
    _, made = inside.ask("POST", "/api/tables", wish)
    id, tokens = made["table"], made["tokens"]
    guests = [
        Guest(inside, id, token, beats, chance.choice([None, LESS, LESS]))
        for token in [*tokens, ""]
        for beats in (False, True)
    ]
    table = inside.lobby.live[id]
    for _ in range(STEPS):
        if table.state.result() is not None:
            break
        act(inside, table, guests, chance)
        inside.rest()
        for guest in guests:
            guest.client.wish("ping")  # what was wished before it is done
        inside.rest()
        for guest in guests:
            guest.client.drain()
            check(table, guest.client, guest.form["beats"])


def act(inside: Inside, table: LiveTable, guests: list[Guest], chance: random.Random) -> None:
    """Somebody does something; now and then somebody else was away meanwhile."""
    away = chance.choice(guests) if chance.random() < 0.3 else None
    known = None
    if away is not None:
        known = away.client
        known.drain()
        known.close()
    ask = next(ask for ask in table.state.asks() if not ask.idle())
    others = [guest for guest in guests if guest is not away and guest.client.seat == ask.seat]
    mover = chance.choice(others).client
    do = chance.random()
    if do < 0.75:
        options = [option for ask in table.state.asks() if ask.seat == mover.seat for option in ask.options]
        mover.wish("move", option=chance.choice(options), at=table.number)
    elif do < 0.9:
        mover.wish("undo", at=table.number)
    elif do < 0.95:
        mover.wish("stops", stops=chance.choice([None, LESS, {"everything": True}]))
    else:
        mover.wish("pause", on=True)
        mover.wish("pause", on=False)
    if away is not None and known is not None:
        inside.rest()
        away.client = inside.sit(away.table, away.token, since=known.n, known=known, **away.form)
    elif chance.random() < 0.2:
        inside.rest()
        chance.choice(guests).come_back()
