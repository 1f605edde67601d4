"""Counting in games of Dungeoneer, and the page about it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from statistics import median
from typing import Any

from undercroft.engine.flow import State
from undercroft.games.dungeoneer.advice.options import Held, Plays
from undercroft.games.dungeoneer.advice.position import Dungeoneer, first_player
from undercroft.games.dungeoneer.advice.printed import KINDS, Box, box_for
from undercroft.lab.balance import MOST_CHOICES, Count, MeasuredTable
from undercroft.lab.report import (
    Found,
    Say,
    best,
    grid,
    lengths,
    names,
    percent,
    ratio,
    rounds,
    seat_wins,
    section,
    share,
    turn_wins,
)

TABLES = (
    MeasuredTable("2 players", 2, {}),
    MeasuredTable("3 players", 3, {}),
    MeasuredTable("4 players", 4, {}),
    MeasuredTable("alone", 1, {}, 0.2),
    MeasuredTable("alone, hard mode", 1, {"solo_hard": True}, 0.2),
)
LONG_WAY = 3  # the factor by which a game with both sets may take more choices
LONG_ROUNDS = 36  # rounds; games from this length on are counted together
WON = ("quests", "final quest", "points")  # ends decided by quests, including the one against Nakari
ALONE = {
    "quests": "won",
    "final quest": "won against Nakari",
    "defeat": "defeated",
    "no way": "no way left",
    "unfinished": "unfinished",
}


def most_choices(options: dict[str, Any]) -> int:
    """After how many choices a game is left unfinished: it is a long way from level 1 to 10."""
    return MOST_CHOICES * (LONG_WAY if options.get("set") == "both" else 1)


class Witness:
    """Notes heroes, quests and cards of one game."""

    def __init__(self, state: State) -> None:
        self.played: Counter[tuple[str, int]] = Counter()
        self.dealt: set[str] = set()
        self.first = 0  # the seat with the first turn

    def sees(self, state: State, seat: int, option: str) -> None:
        """A choice that is about to be made."""
        assert isinstance(state, Dungeoneer)
        word = state.box.words.get(option)
        if word is not None and isinstance(word.verb, Plays):
            self.played[word.card if isinstance(word, Held) else word.what, seat] += 1
        self.dealt.update(state.common)
        for quests in state.quests:
            self.dealt.update(quests)
        first = first_player(state)
        if first is not None:
            self.first = first

    def heroes(self, state: Dungeoneer) -> list[str]:
        """The heroes taking part, by the cards they began with: a legend lies on top of its own (D-268)."""
        return [(*under, hero)[0] for under, hero in zip(state.under, state.heroes, strict=True)]

    def ends(self, state: State) -> dict[str, Counter[str]]:
        """Everything in the game that counts."""
        assert isinstance(state, Dungeoneer)
        result = state.result()
        if result is None:
            return {"ends": Counter(["unfinished"]), "heroes": Counter(self.heroes(state))}
        winners = result["winners"]
        groups = {
            "ends": Counter([result["reason"]]),
            "rounds": Counter([str(result["round"])]),
            "seats": Counter(str(seat) for seat in winners),
            "turns": Counter(str((seat - self.first) % state.seats) for seat in winners),
            "heroes": Counter(self.heroes(state)),
            "hero wins": Counter(self.heroes(state)[seat] for seat in winners),
            "quests": Counter(self.dealt),
            "quests done": Counter(quest for done in state.done for quest in done),
        }
        for (card, seat), times in self.played.items():
            groups.setdefault("plays", Counter())[card] += times
            groups.setdefault("players", Counter())[card] += 1
            groups.setdefault("player wins", Counter())[card] += seat in winners
        return groups


# -- figures ---------------------------------------------------------------------------------------------


def box_of(found: Found) -> Box:
    """The cards that these tables play with."""
    return box_for(found[0][0].options.get("set", "tomb"))


def by_quests(table: MeasuredTable, count: Count) -> float:
    """The part of the games that quests decide."""
    return share(sum(count.of("ends")[end] for end in WON), count.games)


def by_nakari(table: MeasuredTable, count: Count) -> float:
    """The part of the games that Nakari's defeat decides."""
    return share(count.of("ends")["final quest"], count.games)


def hero_wins(table: MeasuredTable, count: Count, hero: str) -> float:
    """How often a hero who takes part wins; 1 is a fair share."""
    return share(count.of("hero wins")[hero] * table.seats, count.of("heroes")[hero])


def completed(table: MeasuredTable, count: Count, quest: str) -> float:
    """The part of the games with a quest in which somebody completes it."""
    return share(count.of("quests done")[quest], count.of("quests")[quest])


def played(table: MeasuredTable, count: Count, card: str) -> float:
    """How often a card is played in a game."""
    return share(count.of("plays")[card], count.games)


def card_wins(table: MeasuredTable, count: Count, card: str) -> float:
    """How often players of a card win; 1 is a fair share."""
    return share(count.of("player wins")[card] * table.seats, count.of("players")[card])


# -- the page --------------------------------------------------------------------------------------------


def report(found: Found, say: Say) -> str:
    """The page: what was wanted and what came out, then every table in full, with solo play at the end."""
    several = [each for each in found if each[0].seats > 1]
    alone = [each for each in found if each[0].seats == 1]
    lines: list[str] = []
    if several:
        lines += [*summary(several), *durations(several), *winners(several, say)]
        lines += [*quests(several, say), *cards(several, say)]
    if alone:
        lines += solo(alone, say)
    return "\n".join(lines)


def durations(found: Found) -> list[str]:
    """How long games are, and how they end."""
    if len(box_of(found).grades) == 1:
        return lengths(found)
    return lengths(found, most_choices(found[0][0].options), LONG_ROUNDS)


def summary(found: Found) -> list[str]:
    """What a good box should keep to, and what was measured."""
    box = box_of(found)
    climbs = len(box.grades) > 1
    drawn = [name for name, card in box.cards.items() if not card.lair]  # Nakari is in no deck
    wanted: list[tuple[str, str, Callable[[MeasuredTable, Count], str]]] = [
        (
            "rounds, median",
            "at most 25" if climbs else "8 to 14",
            lambda table, count: f"{median(rounds(count) or [0]):g}",
        ),
        ("won by quests", "at least 75 %", lambda table, count: percent(by_quests(table, count))),
        *(
            [("won against Nakari", "5 to 25 %", lambda table, count: percent(by_nakari(table, count)))]
            if box.lairs
            else []
        ),
        ("best seat", "at most 1.30", best(seat_wins, lambda table: range(table.seats))),
        (
            "best place in the order of turns",
            "at most 1.30",
            best(turn_wins, lambda table: range(table.seats)),
        ),
        ("best hero", "at most 1.30", best(hero_wins, lambda table: box.heroes)),
        ("rarest quest, completed", "at least 5 %", lambda table, count: percent(least(table, count))),
        (
            "cards never played",
            "0",
            lambda table, count: str(len([card for card in drawn if not count.of("plays")[card]])),
        ),
    ]
    rows = [(what, goal, *[figure(*each) for each in found]) for what, goal, figure in wanted]
    return ["## In short", "", *grid(("", "wanted", *names(found)), rows)]


def least(table: MeasuredTable, count: Count) -> float:
    """How often the rarest quest is completed."""
    return min((completed(table, count, quest) for quest in count.of("quests")), default=0.0)


def winners(found: Found, say: Say) -> list[str]:
    """Seats, places in the order of turns, and heroes."""
    places = range(max(table.seats for table, _ in found))
    seats, turns = (
        [
            (str(place + 1), *[ratio(wins(*each, place)) if place < each[0].seats else "" for each in found])
            for place in places
        ]
        for wins in (seat_wins, turn_wins)
    )
    heroes = [
        (say(f"dungeoneer-hero-{hero}"), *[ratio(hero_wins(*each, hero)) for each in found])
        for hero in box_of(found).heroes
        if any(count.of("heroes")[hero] for _, count in found)
    ]
    tables = [*grid(("seat", *names(found)), seats), *grid(("turn", *names(found)), turns)]
    told = "Wins, of a fair share: by seat, and by turn order, for which dice are rolled."
    by_hero = grid(("hero", *names(found)), sorted(heroes))
    return [
        *section("Seats", told, tables),
        *section("Heroes", "Wins of a hero who takes part, of a fair share.", by_hero),
    ]


def quests(found: Found, say: Say) -> list[str]:
    """How often quests are completed."""
    rows = [
        (say(f"dungeoneer-quest-{quest}"), *[percent(completed(*each, quest)) for each in found])
        for quest in box_of(found).quests
    ]
    told = "Games in which a quest is completed, of those in which it is open at some time."
    return section("Quests", told, grid(("quest", *names(found)), sorted(rows)))


def cards(found: Found, say: Say) -> list[str]:
    """How often cards are played, and who wins."""
    lines = [
        "## Cards",
        "",
        "How often a card is played in a game, with all its copies, and again from the pack; and how often",
        "its players win, of a fair share. Those who play a lot have lived long: most figures are above 1.",
        "",
    ]
    box = box_of(found)
    head = [*[f"plays, {name}" for name in names(found)], *[f"wins, {name}" for name in names(found)]]
    for kind, name in enumerate(KINDS):
        rows = [
            (
                say(f"dungeoneer-card-{card}"),
                *[f"{played(*each, card):.2f}" for each in found],
                *[ratio(card_wins(*each, card)) for each in found],
            )
            for card in box.cards
            if box.cards[card].kind == kind and not box.cards[card].lair
        ]
        lines += grid((name, *head), sorted(rows))
    return lines


def solo(found: Found, say: Say) -> list[str]:
    """One player alone, by the solo rules."""
    ends = [end for end in ALONE if end != "final quest" or box_of(found).lairs]
    rows = [
        (
            table.name,
            f"{count.games:,}",
            *[percent(share(count.of("ends")[end], count.games)) for end in ends],
            f"{median(rounds(count) or [0]):g}",
            *[percent(hero_wins(table, count, hero)) for hero in box_of(found).heroes],
        )
        for table, count in found
    ]
    heroes = [say(f"dungeoneer-hero-{hero}") for hero in box_of(found).heroes]
    told = "How games end by the solo rules, and how often the bot wins with each hero. Games of more"
    more = f"than {MOST_CHOICES:,} choices are left unfinished."
    return [
        "## Alone",
        "",
        told,
        more,
        "",
        *grid(("", "games", *[ALONE[end] for end in ends], "rounds, median", *heroes), rows),
    ]
