"""Traps that are laid in a location and wait for a hero to enter."""

from __future__ import annotations

from typing import ClassVar

from undercroft.games.dungeoneer.battle import events as told
from undercroft.games.dungeoneer.dungeon.map import trap_at
from undercroft.games.dungeoneer.hero.discards import throw_away
from undercroft.games.dungeoneer.state.listed import LOCATION
from undercroft.games.dungeoneer.state.pieces import Laid
from undercroft.games.dungeoneer.state.procedure import Procedure
from undercroft.games.dungeoneer.state.state import Dungeoneer


def trap_places(s: Dungeoneer) -> list[int]:
    """Where a trap can be laid: no hero stands there, and no other trap waits (D-218, DQ-14)."""
    laid = [place for place, cell in enumerate(s.cells) if cell >= 0 and place not in s.place]
    return [place for place in laid if trap_at(s, place) is None]


class LayTrap(Procedure):
    """A trap is laid in an unoccupied location, with one of a pair of markers (D-218)."""

    STEPS: ClassVar[tuple[str, ...]] = ("where", "lay")

    def __init__(self, name: str = "", seat: int = 0) -> None:
        self.name = name
        self.seat = seat
        self.choice: str = ""

    def where(self, s: Dungeoneer) -> None:
        keys = tuple([s.box.location_keys[place] for place in trap_places(s)])
        if keys:
            s.choose(self.seat, "dungeoneer-ask-trap", keys, "choice")

    def lay(self, s: Dungeoneer) -> None:
        """Without such a location (possible only in a solo game) the card does nothing (DQ-55)."""
        if not self.choice:
            throw_away(s, self.name)
            return
        place = LOCATION.word_at(s, self.choice).number
        s.laid.append(Laid(self.name, place, self.seat))
        told.lays_trap(s, self.name, place)

    def loose(self, s: Dungeoneer) -> list[str]:
        return [self.name] if self.at < len(self.STEPS) else []

    def copy(self) -> LayTrap:
        twin = LayTrap(self.name, self.seat)
        twin.choice = self.choice
        return twin
