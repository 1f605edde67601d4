"""The end: the most wounded are out, the richest of the others wins."""

from __future__ import annotations

from typing import ClassVar

from undercroft.engine.flow import Frame
from undercroft.games.raiders import events as told
from undercroft.games.raiders.state import Raiders


class Scoring(Frame[Raiders]):
    """Find the winners (R-003, R-253..R-260); items count for nothing (R-275)."""

    STEPS: ClassVar[tuple[str, ...]] = ("score",)

    def __init__(self) -> None:
        self.fallen: list[int] = []
        self.winners: list[int] = []

    def score(self, s: Raiders) -> None:
        left = [seat for seat in range(s.seats) if not s.out[seat]]
        if not left:
            s.reason = "all lost"
            told.all_lost(s)
            return
        fallen = unconscious(s, left)
        if not fallen:
            told.nobody_falls(s, spared(s, left))
        for seat in fallen:
            self.fallen.append(seat)
            told.falls(s, seat)
        for seat in unhurt(s, richest(s, left, self.fallen)):
            self.winners.append(seat)
            told.wins(s, seat, s.coins[seat], s.wounds[seat])
        s.winners = self.winners[:]
        s.reason = "treasure"

    def copy(self) -> Scoring:
        twin = Scoring()
        twin.fallen = self.fallen[:]
        twin.winners = self.winners[:]
        return twin


def unconscious(s: Raiders, left: list[int]) -> list[int]:
    """Those with the most wounds (R-004, R-254, R-255); with three players, only if nobody ties (R-256).

    If all are equal, nobody (R-257): so it is never all of them (R-261), nor the only one left (R-273).
    Examples: R-262, R-264, R-265, R-266, R-267; with the Medusa R-310, R-311.
    """
    wounds = [s.wounds[seat] for seat in left]
    worst = [seat for seat in left if s.wounds[seat] == max(wounds)]
    if len(worst) == len(left):
        return []
    if s.seats == 3 and len(worst) > 1:  # by the players who started
        return []
    return worst


def spared(s: Raiders, left: list[int]) -> str:
    """Why nobody falls (R-256, R-257)."""
    if len(left) == 1:
        return "alone"
    return "equal" if len({s.wounds[seat] for seat in left}) == 1 else "three"


def richest(s: Raiders, left: list[int], fallen: list[int]) -> list[int]:
    """Those with the most coins among the players who are still standing (R-258)."""
    standing = [seat for seat in left if seat not in fallen]
    most = max(s.coins[seat] for seat in standing)
    return [seat for seat in standing if s.coins[seat] == most]


def unhurt(s: Raiders, best: list[int]) -> list[int]:
    """Of the equally rich, those with the fewest wounds; still equal, they share the win (R-259, R-260).

    Example: R-269.
    """
    fewest = min(s.wounds[seat] for seat in best)
    return [seat for seat in best if s.wounds[seat] == fewest]
