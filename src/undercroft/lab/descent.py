"""Counting in games of Descent, and the page about it."""

from __future__ import annotations

import time
from collections import Counter
from math import sqrt
from statistics import median

from undercroft.engine.flow import Event, State
from undercroft.games.descent.advice.cards import is_trap
from undercroft.games.descent.advice.position import Descent, area_of
from undercroft.lab.balance import MeasuredTable
from undercroft.lab.report import Found, Say, grid, lengths, names, percent, rounds, section, share
from undercroft.lab.simulate import play

MOST_CHOICES = 3000  # a game that takes longer is counted as unfinished
MOST_DUELS = 500
TIMED = 5
TABLES = (
    MeasuredTable("2 players", 2, {}),
    MeasuredTable("3 players", 3, {}),
    MeasuredTable("4 players", 4, {}),
    MeasuredTable("5 players", 5, {}),
)
EVERY = 3  # rounds between two looks at conquest
NO_KILLER = "-"


class Witness:
    """Notes conquest, deaths, cards and treasure of one game."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.groups: dict[str, Counter[str]] = {}
        self.at_hand = NO_KILLER  # who attacks, or the trap that springs
        self.looked = 0
        state.listener = self.hear

    def count(self, group: str, what: str) -> None:
        """One more of a kind."""
        self.groups.setdefault(group, Counter())[what] += 1

    def hear(self, event: Event) -> None:
        """An event of the game."""
        assert isinstance(self.state, Descent)
        what = event.id.removeprefix("descent-")
        if what in ("attacks", "attacks-area"):
            self.at_hand = str(event.args["who"])
        elif what == "plays":
            card = str(event.args["card"])
            self.count("cards", card)
            if is_trap(self.state, card):
                self.at_hand = card
        elif what in ("falls-in", "burns"):
            self.at_hand = NO_KILLER
        elif what == "dies":
            self.count("killers", self.at_hand)
            self.count("deaths", str(event.args["who"]))
            self.count("places", area_of(self.state, str(event.args["who"])))
        elif what == "opens-chest":
            self.count("chests", str(event.args["colour"]))

    def sees(self, state: State, seat: int, option: str) -> None:
        """A choice that is about to be made."""
        assert isinstance(state, Descent)
        if state.round > self.looked and state.round % EVERY == 1:
            self.count(f"conquest {state.round}", str(state.conquest))
        self.looked = state.round

    def ends(self, state: State) -> dict[str, Counter[str]]:
        """Everything in the game that counts."""
        assert isinstance(state, Descent)
        state.listener = None
        for hero in state.heroes:
            self.count("heroes", f"@descent-hero-{hero}")
            if state.winner == "heroes":
                self.count("hero wins", f"@descent-hero-{hero}")
        result = state.result()
        self.count("ends", "unfinished" if result is None else f"{state.winner}, by {state.reason}")
        if result is not None:
            self.count("rounds", str(result["round"]))
            self.count("winners", state.winner)
        return self.groups


# -- figures ---------------------------------------------------------------------------------------------


def interval(part: int, whole: int) -> tuple[float, float]:
    """Wilson's interval of 95 % for a share."""
    if not whole:
        return 0.0, 1.0
    z = 1.96
    middle = (part + z * z / 2) / (whole + z * z)
    half = z * sqrt(part * (whole - part) / whole + z * z / 4) / (whole + z * z)
    return max(0.0, middle - half), min(1.0, middle + half)


def told(part: int, whole: int) -> str:
    """A share with its interval."""
    low, high = interval(part, whole)
    return f"{percent(share(part, whole))} ({100 * low:.0f} to {100 * high:.0f})"


# -- the page --------------------------------------------------------------------------------------------


def report(found: Found, say: Say) -> str:
    """The page: what was wanted and what came out, then every table in full."""
    lines = [*summary(found), *lengths(found, MOST_CHOICES), *conquest(found), *deaths(found, say)]
    return "\n".join([*lines, *heroes(found, say), *cards(found, say)])


def summary(found: Found) -> list[str]:
    """What a quest should keep to, and what was measured."""
    wins = [told(count.of("winners")["heroes"], count.games) for _, count in found]
    length = [f"{median(rounds(count) or [0]):g}" for _, count in found]
    open_end = [str(count.of("ends")["unfinished"]) for _, count in found]
    chests = [f"{share(sum(count.of('chests').values()), count.games):.2f}" for _, count in found]
    dead = [f"{share(sum(count.of('deaths').values()), count.games):.2f}" for _, count in found]
    rows = [
        ("heroes win (95 % interval)", "30 to 70 % for 3 to 5", *wins),
        ("rounds, median", "8 to 20", *length),
        ("unfinished games", "0", *open_end),
        ("chests opened per game", "", *chests),
        ("heroes killed per game", "", *dead),
    ]
    return ["## In short", "", *grid(("The Cellar", "wanted", *names(found)), rows)]


def conquest(found: Found) -> list[str]:
    """Conquest at the start of some rounds."""
    turns = [
        turn
        for turn in range(1, MOST_CHOICES, EVERY)
        if [count for _, count in found if f"conquest {turn}" in count.groups]
    ]
    rows = []
    for turn in turns:
        cells = []
        for _, count in found:
            held = count.of(f"conquest {turn}")
            total = sum(held.values())
            mean = share(sum(int(value) * times for value, times in held.items()), total)
            cells.append(f"{mean:.1f} ({total})" if total else "")
        rows.append((str(turn), *cells))
    about = "On average at the start of a round, and in how many games it was played."
    return section("Conquest", about, grid(("round", *names(found)), rows))


def deaths(found: Found, say: Say) -> list[str]:
    """Where heroes die and of what, per game."""
    lines: list[str] = []
    for group, head in (("places", "area"), ("killers", "killed by")):
        every = {name for _, count in found for name in count.of(group)}
        rows = [
            (
                say(name[1:]) if name.startswith("@") else name,
                *[f"{share(count.of(group)[name], count.games):.2f}" for _, count in found],
            )
            for name in sorted(every, key=lambda each: -sum(count.of(group)[each] for _, count in found))
        ]
        lines += grid((head, *names(found)), rows)
    return section("Deaths", "Heroes killed per game, by area of the plan and by what killed them.", lines)


def heroes(found: Found, say: Say) -> list[str]:
    """How often each hero's party wins."""
    every = sorted({name for _, count in found for name in count.of("heroes")})
    rows = [
        (say(name[1:]), *[told(count.of("hero wins")[name], count.of("heroes")[name]) for _, count in found])
        for name in every
    ]
    return section("Heroes", "Games won by parties with a hero in them.", grid(("hero", *names(found)), rows))


def cards(found: Found, say: Say) -> list[str]:
    """How often the overlord plays each card."""
    every = sorted({name for _, count in found for name in count.of("cards")})
    rows = [
        (say(name[1:]), *[f"{share(count.of('cards')[name], count.games):.2f}" for _, count in found])
        for name in every
    ]
    return section("The overlord's cards", "Played per game.", grid(("card", *names(found)), rows))


def strength(count: int) -> str:
    """How well the bots of each side play against random ones, and how long a game takes."""
    count = min(count, MOST_DUELS)
    heroes_won = sum(1 for seed in range(count) if won_by_heroes(["random", *["heuristic"] * 3], seed))
    lord_won = sum(1 for seed in range(count) if not won_by_heroes(["heuristic", *["random"] * 3], seed))
    began = time.process_time()
    for seed in range(TIMED):
        play("descent", {}, ["heuristic"] * 4, seed)
    seconds = (time.process_time() - began) / TIMED
    return f"""\
## The bots

Four players, {count} games each. Three heroes of the bot win {told(heroes_won, count)} against an overlord
who plays at random; the overlord of the bot wins {told(lord_won, count)} against heroes who do.
A game of four bots takes {seconds:.2f} s of one core.
"""


def won_by_heroes(seats: list[str], seed: int) -> bool:
    """Whether the heroes win a game of these bots."""
    result, _ = play("descent", {}, seats, seed)
    return 0 not in result["winners"]
