"""How long a choice may take: a clock that nobody at the table can hold back."""

from __future__ import annotations

import time
from typing import Any


class Clock:
    """Runs while a question is open and stands still in a pause.

    Neither a pause nor a choice that its player takes back gains time: otherwise, a player who did so again
    and again could keep everybody waiting forever.
    """

    def __init__(self, seconds: int) -> None:
        self.seconds = seconds  # 0: nobody is hurried
        self.since = time.monotonic()  # the question is open
        self.stopped: float | None = None  # since when the table is paused
        self.took: dict[int, float] = {}  # how long the choices made here took, by entry number

    def spent(self) -> float:
        """The seconds for which the question has been open."""
        return (time.monotonic() if self.stopped is None else self.stopped) - self.since

    def over(self) -> bool:
        """Whether somebody has taken longer than the table allows."""
        return bool(self.seconds) and self.stopped is None and self.spent() > self.seconds

    def restart(self, spent: float = 0.0) -> None:
        """Another question is open, or an earlier one again, with so many seconds already spent."""
        self.since = (time.monotonic() if self.stopped is None else self.stopped) - spent

    def answered(self, number: int) -> None:
        """A choice was made, with this entry."""
        if self.seconds:
            self.took[number] = self.spent()
        self.restart()

    def pause(self, on: bool) -> None:
        """Stand still, or go on from there."""
        now = time.monotonic()
        if on and self.stopped is None:
            self.stopped = now
        elif not on and self.stopped is not None:
            self.since += now - self.stopped
            self.stopped = None

    def told(self) -> dict[str, Any] | None:
        """How many seconds a choice may take, and how many are left; None where nobody is hurried."""
        left = max(0.0, self.seconds - self.spent())
        return {"seconds": self.seconds, "left": round(left, 1)} if self.seconds else None
