"""Playing a room: enter, choose cards in secret (or in turn), reveal, crystal balls, settle, leave."""

from __future__ import annotations

from typing import ClassVar

from undercroft.engine.flow import Ask, Frame
from undercroft.games.raiders import events as told
from undercroft.games.raiders.cards import ITEMS, TORCH
from undercroft.games.raiders.hand import CARD, LOOK, WORDS, choices, may_look
from undercroft.games.raiders.settle import Settlement
from undercroft.games.raiders.state import Raiders


class PlayRoom(Frame[Raiders]):
    """One room, played by everybody (R-006; R-072..R-078, R-095..R-103; tactical: R-276..R-284)."""

    STEPS: ClassVar[tuple[str, ...]] = ("enter", "choose", "reveal", "settle")

    def __init__(self) -> None:
        self.choosing: list[int] = []  # seats that still owe a card
        self.again: list[int] = []  # those among them who played a crystal ball
        self.laid: dict[int, str] = {}
        self.cards: list[str] = []  # by seat
        self.balls: list[int] = []

    def enter(self, s: Raiders) -> None:
        s.up |= 1 << s.room  # a face-down room is turned up first
        first = max(s.scroll, 0)
        self.choosing = [(first + i) % s.seats for i in range(s.seats)]
        self.cards = [""] * s.seats
        self.balls = [0] * s.seats
        told.enter(s, s.floor, s.room + 1, s.row[s.room])

    def choose(self, s: Raiders) -> None:
        now = self.choosing[:1] if s.tactical else self.choosing
        prompt = "raiders-ask-new-card" if self.balls[now[0]] else "raiders-ask-card"
        torches = [seat for seat in range(s.seats) if may_look(s, seat)]
        options = {seat: choices(s, seat) for seat in now}
        s.ask_together(prompt, options, "laid", dict.fromkeys(torches, (LOOK.name,)) if torches else None)
        for seat in torches:  # a torch may be used at any moment, by anybody
            if seat not in now:
                s.offer(seat, "raiders-ask-look", (LOOK.name,))

    def aside(self, s: Raiders, seat: int, option: str) -> None:
        """A look around; without another torch the seat can neither look again nor play one."""
        LOOK.do(s, seat, WORDS[option])
        if not may_look(s, seat):
            s.withdraw(seat, LOOK.name)
        if not s.held(seat, TORCH):
            s.withdraw(seat, ITEMS[TORCH])

    def still_aside(self, s: Raiders, ask: Ask, option: str) -> tuple[str, ...]:
        """A torch that was played for the room cannot also be used for a look."""
        return ask.asides if may_look(s, ask.seat) else ()

    def reveal(self, s: Raiders) -> None:
        """Reveal all cards together after the last (R-075, R-076, R-097); in the variant one by one (R-282).

        Then those with a crystal ball play another, face up (R-096); in the variant clockwise from the first
        player (R-281, R-312).
        """
        for seat in self.choosing[:]:
            if seat in self.laid:
                self.choosing.remove(seat)
                self.turn_up(s, seat, self.laid.pop(seat))
        if not self.choosing:
            self.choosing, self.again = self.again, []
        if self.choosing:
            self.goto("choose")

    def turn_up(self, s: Raiders, seat: int, card: str) -> None:
        """A card leaves the hand; a crystal ball requires another, unless it is an escape (R-095, R-098)."""
        self.cards[seat] = card
        verb = CARD[card]
        verb.do(s, seat, WORDS[card])
        if verb.owes_another(s.here()):
            self.balls[seat] += 1
            self.again.append(seat)
        told.plays(s, seat, card)

    def settle(self, s: Raiders) -> None:
        s.push(Settlement(self.cards, self.balls))

    def copy(self) -> PlayRoom:
        twin = PlayRoom()
        twin.choosing = self.choosing[:]
        twin.again = self.again[:]
        twin.laid = self.laid.copy()
        twin.cards = self.cards[:]
        twin.balls = self.balls[:]
        return twin
