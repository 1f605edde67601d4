"""The clock of a table: nobody who plays there can hold it back."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.inside import Inside, InsideClient
from undercroft.engine.game import Game
from undercroft.engine.record import Session
from undercroft.games import get
from undercroft.server.tables.table import LiveTable
from undercroft.server.workers import Done

ONE_CARD: Game[Any] = get("one-card")
LIMIT = 600


@pytest.fixture
def made(inside: Inside) -> dict[str, Any]:
    """A table of three people with a clock."""
    wish = {"game": "raiders", "seats": [{"kind": "human"}] * 3, "settings": {"turn_seconds": LIMIT}}
    made: dict[str, Any] = inside.ask("POST", "/api/tables", wish)[1]
    return made


def left(inside: Inside, client: InsideClient, table: str) -> float:
    """The time a client was last told, which must be right."""
    client.wish("ping")
    told = [message["left"] for message in client.messages if message["is"] == "clock"][-1]
    clock = inside.run(inside.lobby.get(table)).clock
    assert abs(LIMIT - clock.spent() - told) < 2
    return float(told)


def test_whoever_pauses_again_and_again_wins_no_time(inside: Inside, made: dict[str, Any]) -> None:
    id = made["table"]
    slow, other = (inside.sit(id, token) for token in made["tokens"][:2])
    clock = inside.run(inside.lobby.get(id)).clock
    for _ in range(6):
        clock.since -= 99
        slow.wish("pause", on=True)
        slow.wish("pause", on=False)
    assert 0 < left(inside, other, id) < LIMIT - 6 * 99 + 1
    clock.since -= 99
    inside.second()
    inside.rest()
    other.wish("ping")
    assert other.n == 13, "the stand-in has chosen"


def alone(inside: Inside) -> tuple[InsideClient, LiveTable]:
    """A hero who can take steps back, and has a clock."""
    save = Session.of(ONE_CARD, ONE_CARD.scene({"phase": "hero", "speed": 6, "dice": {"speed": 6}})).save()
    made = inside.run(inside.lobby.open(inside.lobby.costs.purse("here"), save))
    live: LiveTable = inside.run(inside.lobby.get(made["table"]))
    live.clock.seconds = LIMIT
    return inside.sit(made["table"], made["tokens"][0]), live


def test_whoever_takes_back_again_and_again_wins_no_time(inside: Inside) -> None:
    hero, live = alone(inside)
    for _ in range(3):
        live.clock.since -= 99
        hero.wish("move", option="move:a2")
        live.clock.since -= 99
        hero.wish("undo")
    assert 0 < left(inside, hero, live.row.id) < LIMIT - 6 * 99 + 1
    live.clock.since -= 99
    inside.second()
    inside.rest()
    hero.wish("ping")
    assert hero.n == 7, "the stand-in has chosen"


def test_what_a_stand_in_has_chosen_stands(inside: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    async def step(*_args: Any) -> Done[str]:
        return Done("move:a2", 0.0)

    monkeypatch.setattr(inside.lobby.workers, "choose", step)
    hero, live = alone(inside)
    live.clock.since -= LIMIT + 1
    inside.second()
    inside.rest()
    hero.wish("ping")
    assert (hero.n, hero.undo) == (1, False), "or its player could stop the game by taking it back for ever"
    hero.wish("move", option="move:a3")
    hero.wish("ping")
    assert (hero.n, hero.undo) == (2, True)


def test_by_agreement_it_is_taken_back_and_the_clock_starts_again(
    inside: Inside, made: dict[str, Any]
) -> None:
    people = [inside.sit(made["table"], token) for token in made["tokens"]]
    live = inside.run(inside.lobby.get(made["table"]))
    live.clock.since -= LIMIT + 1
    inside.second()
    inside.rest()
    ((_, seat, _),) = live.moves
    slow = people[seat]
    slow.wish("ping")
    assert slow.n == 1
    assert slow.wish("undo")["undone"] is False, "the others are asked"
    for other in people:
        if other is not slow:
            other.wish("ping")
            other.wish("agree", yes=True)
    slow.wish("ping")
    assert live.moves == []
    assert left(inside, slow, made["table"]) > LIMIT - 2, "by agreement the clock starts again"
