"""One Card Dungeon: random playouts, copies, and the cost of a decision early and late in a long game."""

from __future__ import annotations

import time

from undercroft import games
from undercroft.engine.game import Game
from undercroft.engine.record import Record, Session
from undercroft.games.one_card.energy import Laying
from undercroft.games.one_card.state import OneCard
from undercroft.lab.bench import Benchmark, Measure, copies, playouts, rate

GAME: Game[OneCard] = games.get("one-card")


def crowded() -> OneCard:
    """Level 9 in the hero phase: four spiders, the largest state."""
    return GAME.scene({"level": 9, "phase": "hero", "automatic": True})


def long_game(moves: int) -> Session[OneCard]:
    """A hero who only defends and paces up and down before an ogre, for thousands of moves."""
    scene = GAME.scene({"level": 3, "defence": 6, "speed": 6, "automatic": True, "seed": 7})
    session = Session.of(GAME, scene)
    while len(session.record.moves) < moves:
        options = session.state.asks()[0].options
        words = [GAME.words(session.state)[option] for option in options]
        laid = [word for word in words if isinstance(word, Laying)]
        walks = [word.key for word in words if word.verb.name == "move"]
        session.apply(0, max(laid, key=lambda word: word.dice[-1]).key if laid else (walks or ["end"])[0])
    return session


def decision_at(move: int) -> Measure:
    """What a decision costs at this move of a long game, with its record and undo."""
    record = long_game(1100).record
    opening = Record(game=record.game, rules=record.rules, start=record.start, moves=record.moves[: move - 5])
    spent = []
    for _ in range(40):
        session = Session(GAME, opening)
        began = time.perf_counter()
        for seat, option in record.moves[move - 5 : move + 5]:
            session.apply(seat, option)
        spent.append((time.perf_counter() - began) / 10 * 1e6)
    return Measure(min(spent), "µs")


def view() -> Measure:
    """One view of the largest state."""
    state = crowded()

    def work() -> int:
        GAME.view(state, 0)
        return 1

    return Measure(1e6 / rate(work), "µs")


BENCHMARKS: dict[str, Benchmark] = {
    "one-card-playout": playouts("one-card", 1, {"automatic": False}, at_once=50),
    "one-card-playout-automatic": playouts("one-card", 1, {"automatic": True}, at_once=50),
    "one-card-copy": copies(crowded),
    "one-card-view": view,
    "one-card-decision-at-10": lambda: decision_at(10),
    "one-card-decision-at-1000": lambda: decision_at(1000),
}
