"""What there is to count in games of Dungeoneer."""

from __future__ import annotations

from collections import Counter
from statistics import median

from undercroft.engine.flow import State
from undercroft.games.dungeoneer.state import CARDS, Dungeoneer
from undercroft.lab.balance import Count

PLAYS = ("play", "play-use", "pack")


class Witness:
    """Notes heroes, quests and cards of one game."""

    def __init__(self, state: State) -> None:
        self.played: Counter[tuple[str, int]] = Counter()
        self.dealt: set[str] = set()

    def sees(self, state: State, seat: int, option: str) -> None:
        """A choice that is about to be made."""
        assert isinstance(state, Dungeoneer)
        verb, _, what = option.partition(":")
        if verb in PLAYS:
            self.played[what.partition("@")[0].partition("#")[0], seat] += 1
        self.dealt.update(state.common)
        for quests in state.quests:
            self.dealt.update(quests)

    def ends(self, state: State) -> dict[str, Counter[str]]:
        """Everything in the game that counts."""
        assert isinstance(state, Dungeoneer)
        result = state.result()
        if result is None:
            return {"ends": Counter(["unfinished"])}
        winners = result["winners"]
        groups = {
            "ends": Counter([result["reason"]]),
            "rounds": Counter([str(result["round"])]),
            "seats": Counter(str(seat) for seat in winners),
            "heroes": Counter(state.heroes),
            "hero wins": Counter(state.heroes[seat] for seat in winners),
            "quests": Counter(self.dealt),
            "quests done": Counter(quest for done in state.done for quest in done),
        }
        for (card, seat), times in self.played.items():
            groups.setdefault("plays", Counter())[card] += times
            groups.setdefault("players", Counter())[card] += 1
            groups.setdefault("player wins", Counter())[card] += seat in winners
        return groups


def report(seats: int, found: Count) -> str:
    """Tables for one number of players."""
    finished = found.games - found.of("ends")["unfinished"]
    rounds = sorted(int(n) for n, times in found.of("rounds").items() for _ in range(times))
    share = 1 / seats
    lines = [f"## {seats} {'player' if seats == 1 else 'players'}, {found.games:,} games", ""]
    if rounds:
        low, high = rounds[len(rounds) // 10], rounds[len(rounds) * 9 // 10]
        lines.append(f"Rounds: median {median(rounds):g}, eight games of ten between {low} and {high}.")
    ends = [f"{reason} {100 * n / found.games:.1f} %" for reason, n in found.of("ends").most_common()]
    lines += [f"Ends: {', '.join(ends)}.", ""]
    if seats > 1:
        wins = [
            f"{int(seat) + 1}: {n / finished / share:.2f}" for seat, n in sorted(found.of("seats").items())
        ]
        lines += [f"Wins by seat, 1.00 is a fair share: {', '.join(wins)}.", ""]
    lines += table(
        ("hero", "games", "wins, of a fair share"),
        [
            (hero, f"{n:,}", f"{found.of('hero wins')[hero] / n / share:.2f}")
            for hero, n in sorted(found.of("heroes").items())
        ],
    )
    lines += table(
        ("quest", "games with it", "completed in"),
        [
            (quest, f"{n:,}", f"{100 * found.of('quests done')[quest] / n:.0f} %")
            for quest, n in sorted(found.of("quests").items())
        ],
    )
    lines += table(
        ("card", "plays a game", "wins of those who play it, of a fair share"),
        [
            card_line(found, card, share, finished)
            for card in sorted(CARDS, key=lambda name: (CARDS[name].kind, name))
        ],
    )
    return "\n".join(lines)


def card_line(found: Count, card: str, share: float, games: int) -> tuple[str, str, str]:
    """How often a card is played, and what comes of it."""
    players = found.of("players")[card]
    wins = f"{found.of('player wins')[card] / players / share:.2f}" if players else ""
    return card, f"{found.of('plays')[card] / max(games, 1):.2f}", wins


def table(head: tuple[str, ...], rows: list[tuple[str, ...]]) -> list[str]:
    """A table in Markdown."""
    lines = [f"| {' | '.join(head)} |", "|" + "---|" * len(head)]
    return [*lines, *[f"| {' | '.join(row)} |" for row in rows], ""]
