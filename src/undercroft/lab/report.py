"""Parts of a page about balance that any game can use: multiples of a fair share, lengths, endings, tables.

A witness counts under these names: `ends` how games end, `rounds` how long they are, `seats` and `turns`
who wins.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from undercroft.lab.balance import MOST_CHOICES, Count, MeasuredTable

LONG = 16  # rounds; longer games are counted together
Found = list[tuple[MeasuredTable, Count]]
Say = Callable[[str], str]


# -- figures ---------------------------------------------------------------------------------------------


def rounds(count: Count) -> list[int]:
    """The length of every game, in order."""
    return sorted(int(n) for n, times in count.of("rounds").items() for _ in range(times))


def share(part: float, whole: float) -> float:
    """A part of a whole; 0 where there is nothing."""
    return part / whole if whole else 0.0


def seat_wins(table: MeasuredTable, count: Count, seat: int) -> float:
    """How often a seat wins; 1 is a fair share."""
    return share(count.of("seats")[str(seat)] * table.seats, count.games)


def turn_wins(table: MeasuredTable, count: Count, turn: int) -> float:
    """How often the player with the first turn wins, or the second, ...; 1 is a fair share."""
    return share(count.of("turns")[str(turn)] * table.seats, count.games)


def best(
    figure: Callable[..., float], among: Callable[[MeasuredTable], Iterable[object]]
) -> Callable[..., str]:
    """The highest of several figures."""
    return lambda table, count: f"{max(figure(table, count, each) for each in among(table)):.2f}"


# -- the page --------------------------------------------------------------------------------------------


def lengths(found: Found, most: int = MOST_CHOICES, long: int = LONG) -> list[str]:
    """How long games are, and how they end; those of more choices than `most` were not finished."""
    rows: list[tuple[str, ...]] = []
    for n in range(1, long + 1):
        last = n == long
        parts = [
            share(sum(1 for each in rounds(count) if each == n or (last and each > n)), count.games)
            for _, count in found
        ]
        rows.append((f"{n} or more" if last else str(n), *map(percent, parts)))
    while len(rows) > 1 and all(cell == percent(0) for cell in rows[0][1:]):
        rows.pop(0)
    lines = section("Length", "Games that end in a round.", grid(("round", *names(found)), rows))
    reasons = sorted({reason for _, count in found for reason in count.of("ends")}, reverse=True)
    ends = [
        (reason, *[percent(share(count.of("ends")[reason], count.games)) for _, count in found])
        for reason in reasons
    ]
    told = f"Games of more than {most:,} choices are left unfinished."
    return [*lines, *section("Endings", told, grid(("won by", *names(found)), ends))]


def section(title: str, about: str, tables: list[str]) -> list[str]:
    """A part of the page: its title, what it is about, and its tables."""
    return [f"## {title}", "", about, "", *tables]


def names(found: Found) -> list[str]:
    """The names of the tables."""
    return [table.name for table, _ in found]


def percent(part: float) -> str:
    """A part as a percentage."""
    return f"{100 * part:.1f} %"


def ratio(part: float) -> str:
    """A multiple of a fair share."""
    return f"{part:.2f}"


def grid(head: tuple[str, ...], rows: Iterable[tuple[str, ...]]) -> list[str]:
    """A table in Markdown."""
    lines = [f"| {' | '.join(head)} |", "|" + "---|" * len(head)]
    return [*lines, *[f"| {' | '.join(row)} |" for row in rows], ""]
