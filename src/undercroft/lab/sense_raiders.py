"""Useless plays of Dungeon Raiders."""

from __future__ import annotations

from typing import Any

from undercroft import games
from undercroft.engine.flow import State
from undercroft.games.raiders import advice
from undercroft.lab.sense import Plays

BALL = "a crystal ball with one card to follow"
ESCAPE = "an escape from the boss not taken"
KEY = "a key that is never used, not even for the last treasure of the last floor"
MEDUSA = "Medusa games that everybody lost"
SURE = "a card against the boss beside a sure one"
KINDS = (BALL, ESCAPE, KEY, MEDUSA, SURE)


class Watcher:
    """Counts useless plays of one game."""

    def __init__(self, state: State) -> None:
        self.plays = Plays()
        self.game = games.get("raiders")
        self.chances: list[tuple[int, bool]] = []  # last chances for a key: seat, whether it was used

    def sees(self, state: State, seat: int, option: str) -> None:
        """A choice that is about to be made."""
        view = self.game.view(state, seat)
        options = next(ask.options for ask in state.asks() if ask.seat == seat)
        room = view["row"][view["room"]]["card"]
        others = [card for card in options if card not in ("ball", "look")]
        if option == "ball" and room.get("escape") != "ball":
            self.plays[BALL, len(others) == 1] += 1
        if room.get("escape") in options and option != "look":
            self.plays[ESCAPE, option != room["escape"]] += 1
        elif room["kind"] == "boss" and option in others and len(others) > 1:
            safe = advice.sure(room["name"], seat, others, advice.possible(view))
            if safe:
                self.plays[SURE, option not in safe] += 1
        if view["floor"] == view["floors"] and room["kind"] == "treasure" and "key" in others:
            ahead = [place["card"] for place in view["row"][view["room"] + 1 :] if place["card"]]
            if not advice.uses_ahead("key", ahead) and option in others:
                self.chances.append((seat, option == "key"))

    def ends(self, state: State) -> Plays:
        """What was counted in the whole game."""
        for seat, used in self.chances:
            kept = self.game.view(state, seat)["hand"]["items"]
            self.plays[KEY, not used and kept["key"] > 0] += 1
        result: dict[str, Any] = state.result() or {}
        if result.get("boss") == "medusa":
            self.plays[MEDUSA, not result["winners"]] += 1
        return self.plays
