"""Windows: pauses in which seats may interrupt what is going on."""

from __future__ import annotations

from typing import Any, ClassVar, TypeVar

from mypy_extensions import mypyc_attr

from undercroft.engine.flow import ENDED, PASS, Frame, State


@mypyc_attr(allow_interpreted_subclasses=True)
class Interruptible(State):
    """The state of a game in which seats may act out of turn, in windows that its procedures open."""

    WINDOW_PROMPTS: ClassVar[tuple[str, ...]] = ()  # the prompt of a window, by its event

    def pause(self, event: int, seats: list[int]) -> bool:
        """Let seats interrupt the top frame, in order, until all pass; returns whether anybody is asked.

        A seat that can only pass is not asked, unless the table always pauses, which gives nothing away.
        """
        host = self.agenda[-1]
        for place, seat in enumerate(seats):
            plays = self.plays(seat, event, host, 0)
            if plays or self.always_pause:
                self.open_window(event, seats, place, plays)
                return True
        return False

    def open_window(self, event: int, seats: list[int], place: int, plays: list[str]) -> None:
        """Let seats interrupt the top frame; the first that can act, at `place` in the order, is asked."""
        window = self.window(event, seats, seats[place:])
        window.goto("take")
        self.push(window)
        self.ask(seats[place], self.WINDOW_PROMPTS[event], (*plays, PASS), "choice")

    def plays(self, seat: int, event: int, host: Frame[Any], spent: int) -> list[str]:
        """What `seat` may interrupt `host` with at `event`; `spent` is what was played in this window."""
        return []

    def play(self, seat: int, choice: str, host: Frame[Any]) -> int:
        """Carry out an interrupt; returns the bits to add to what the window remembers as played."""
        raise NotImplementedError(type(self).__name__)

    def window(self, event: int, seats: list[int], order: list[int]) -> Window[Any]:
        """Make the frame of a pause."""
        return Window(event, seats, order)


S = TypeVar("S", bound=Interruptible)


@mypyc_attr(allow_interpreted_subclasses=True)
class Window(Frame[S]):
    """A pause in which seats may interrupt the frame below; after each play all of them are asked again."""

    STEPS: ClassVar[tuple[str, ...]] = ("offer", "take")

    def __init__(
        self, event: int = 0, seats: list[int] | None = None, order: list[int] | None = None
    ) -> None:
        self.event = event
        self.seats: list[int] = seats or []
        self.order: list[int] = order or []  # seats that have not passed since somebody last played
        self.spent: int = 0  # what was played here, as bits defined by the game
        self.choice: str = ""

    def stands(self, s: S) -> bool:
        host = s.agenda[-2]  # a window closes with its host
        return host.at != ENDED and host.stands(s)

    def offer(self, s: S) -> None:
        host = s.agenda[-2]
        while self.order:
            seat = self.order[0]
            plays = s.plays(seat, self.event, host, self.spent)
            if plays or s.always_pause:
                s.ask(seat, s.WINDOW_PROMPTS[self.event], (*plays, PASS), "choice")
                return
            self.order.pop(0)
        self.end()

    def take(self, s: S) -> None:
        seat = self.order[0]
        self.goto("offer")
        if self.choice == PASS:
            self.order.pop(0)
        else:
            self.order = self.seats[:]
            self.spent |= s.play(seat, self.choice, s.agenda[-2])

    def copy(self) -> Window[S]:
        twin: Window[S] = Window()
        self.copy_window_into(twin)
        return twin

    def copy_window_into(self, twin: Window[S]) -> None:
        """Copy this window's data into a new one: the engine's part of `copy` if a game has its own class."""
        twin.event = self.event
        twin.seats = self.seats[:]
        twin.order = self.order[:]
        twin.spent = self.spent
        twin.choice = self.choice
