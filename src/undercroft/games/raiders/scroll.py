"""The scroll of the tactical variant: who leads the next room."""

from __future__ import annotations

from undercroft.games.raiders import events as told
from undercroft.games.raiders.monster import counted
from undercroft.games.raiders.state import FLOORS, Raiders


def pass_scroll(s: Raiders, cards: list[str]) -> None:
    """To the highest card; of equals, to the nearest clockwise, the old holder last (R-285, R-288, R-289).

    Keys and swords are 5 (R-286), after a crystal ball the second card counts (R-287). It happens after every
    room (R-295). Examples: R-291, R-292.
    """
    room = s.here()
    values = [counted(room, card) for card in cards]
    circle = [(s.scroll + 1 + i) % s.seats for i in range(s.seats)]
    s.scroll = next(seat for seat in circle if values[seat] == max(values))
    if s.floor < FLOORS or s.room + 1 < len(s.row):  # after the last room nobody plays first
        told.takes_scroll(s, s.scroll)
