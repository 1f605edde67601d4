"""A whole won game: every roll is 6, 6, 6, and every turn is the best the hero can play."""

from __future__ import annotations

from functools import cache
from typing import Any

from tests.games.one_card.table import GAME, options, play, view
from undercroft.engine.flow import Event
from undercroft.games.one_card.state import OneCard

GIFTS = ["defence"] * 5 + ["attack"] * 5 + ["speed"]


class Delve:
    """What was seen and heard on the way down."""

    def __init__(self) -> None:
        self.starts: list[dict[str, Any]] = []  # the table at the start of each level
        self.rewards: list[str] = []
        self.events: list[Event] = []
        self.state = GAME.new(options={"automatic": True}, chance="explicit", listener=self.events.append)


@cache
def delve() -> Delve:
    """A new game, played to its end."""
    game = Delve()
    s = game.state
    for _ in range(400):
        phase = view(s)["phase"]
        if phase == "over":
            return game
        if phase == "energy":
            if s.turn == 1:
                game.starts.append(view(s))
            play(s, 6, 6, 6, "dice:6,6,6")
        elif phase == "hero":
            play(s, *best_turn(s))
        else:
            game.rewards.append(GIFTS[s.level - 1] if s.level <= len(GIFTS) else "heal")
            play(s, f"reward:{game.rewards[-1]}")
    raise AssertionError("the winner is lost in the dungeon")


def best_turn(s: OneCard) -> list[str]:
    """The hero phase after which, with the monsters' answer, the monsters lose most and the hero least."""
    return max(hero_phases(s), key=lambda phase: merit(phase[1]))[0]


def hero_phases(s: OneCard) -> list[tuple[list[str], OneCard]]:
    """Every hero phase with what it leads to; of those with the same end the first one found."""
    seen: set[object] = set()
    done: list[tuple[list[str], OneCard]] = []
    todo: list[tuple[list[str], OneCard]] = [([], s)]
    for way, table in todo:
        key = (table.tile, table.attack_left, *[(m.letter, m.health) for m in table.monsters])
        if not table.monsters:
            done.append((way, table))
        elif key not in seen:
            seen.add(key)
            for option in options(table):
                line = todo if option != "end" else done
                line.append(([*way, option], play(table.copy(), option)))
    return done


def merit(s: OneCard) -> tuple[int, int]:
    """How good a table is for the hero; near monsters are better than far ones."""
    if s.health == 0:
        return -99, 0
    distance = s.board().distance(s.tile)
    nearest = min([distance[m.tile] for m in s.monsters], default=0)
    return s.health - sum(m.health for m in s.monsters), -nearest
