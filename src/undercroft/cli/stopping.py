"""Where people at a plain table are asked in pauses: `stop ...` and `pass until ...`."""

from __future__ import annotations

from typing import Any

import msgspec

from undercroft.engine.flow import PASS, Args, Ask, State
from undercroft.engine.game import Game
from undercroft.engine.messages import Message, literal
from undercroft.engine.stops import AIMED, DEFAULT, ROLL, Stops, unasked

SWITCHES = ("rolls", "steps", "everything")
UNTIL = ("turn", "attack", "roll", "new")


class Stopping:
    """What each person wants to be asked about, and how long each keeps passing."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        self.stops: dict[int, Stops] = {}
        self.until: dict[int, str] = {}  # by seat: what it passes until, as one of UNTIL
        self.known: dict[int, set[str]] = {}  # what it could do when it began to pass

    def of(self, seat: int) -> Stops:
        """Where a seat wants to be stopped."""
        return self.stops.get(seat, DEFAULT)

    def unasked(self, state: State, ask: Ask) -> str:
        """The automatic answer of a person, or "" if they are asked."""
        answer = unasked(self.game, state, ask, self.of(ask.seat))
        return answer or (PASS if self.passes_on(state, ask) else "")

    def passes_on(self, state: State, ask: Ask) -> bool:
        """Whether a person who passes until something comes passes here, too."""
        until = self.until.get(ask.seat)
        moment = self.game.moment(state, ask) if until else None
        if moment is None or PASS not in ask.options:
            self.until.pop(ask.seat, None)
            return False
        new = not self.known[ask.seat].issuperset(ask.options)
        if {"turn": False, "attack": moment.kind == AIMED, "roll": moment.kind == ROLL, "new": new}[
            until or ""
        ]:
            del self.until[ask.seat]
            return False
        return True

    def pass_until(self, state: State, ask: Ask, word: str) -> Message | None:
        """Let a person pass until something comes; return None, or why not."""
        if word not in UNTIL:
            return Message("plain-until", {"words": literal(", ".join(UNTIL))})
        if PASS not in ask.options or self.game.moment(state, ask) is None:
            return Message("plain-no-pause")
        self.until[ask.seat], self.known[ask.seat] = word, set(ask.options)
        return None

    def switch(self, state: State, seat: int, word: str) -> list[Message]:
        """Turn a switch; for a card it goes from where it matters to always, never, and back."""
        stops = self.of(seat)
        if word in SWITCHES:
            stops = msgspec.structs.replace(stops, **{word: not getattr(stops, word)})
        elif word:
            if word not in self.cards(state):
                return [Message("plain-stop-unknown", {"text": literal(word[:40])})]
            now = {None: True, True: False}.get(stops.cards.get(word))
            cards = {card: on for card, on in stops.cards.items() if card != word}
            stops = msgspec.structs.replace(stops, cards=cards if now is None else {**cards, word: now})
        self.stops[seat] = stops
        return self.told(seat)

    def cards(self, state: State) -> set[str]:
        """What can be played or used at this table, by its key."""
        return {self.game.card_of(state, option) for option in self.game.words(state)} - {""}

    def told(self, seat: int) -> list[Message]:
        """Where a person is stopped, line by line."""
        stops = self.of(seat)
        lines = [Message("plain-stop-always")]
        lines += [Message(f"plain-stop-{word}", {"on": onoff(getattr(stops, word))}) for word in SWITCHES]
        for card, on in sorted(stops.cards.items()):
            named: Args = {"card": f"@{self.game.id}-card-{card}", "on": onoff(on)}
            lines.append(Message("plain-stop-card", named))
        return lines

    def back(self, past: list[Any], seat: int) -> int:
        """How many choices are taken back together: the last one and automatic ones since; or 0."""
        for count, state in enumerate(reversed(past), 1):
            asks = [ask for ask in state.asks() if ask.seat == seat]
            if not any(unasked(self.game, state, ask, self.of(seat)) for ask in asks):
                return count
        return 0


def onoff(on: bool) -> str:
    """A switch as an argument."""
    return "on" if on else "off"
