"""Legends: minions, traps that wait, upkeep and discounts, decks to choose from, the rise to legend."""

from __future__ import annotations

from undercroft.bots import RandomBot
from undercroft.bots.dungeoneer.known import Known
from undercroft.bots.dungeoneer.sense import is_weak, opponents
from undercroft.games.dungeoneer.advice.chances import FAR, duel
from undercroft.games.dungeoneer.advice.legends import (
    BY_HERO,
    BY_MINION,
    GLORY_DECK,
    KEEP,
    PERIL_DECK,
    SPECIAL,
    attack_countered,
    minion_of,
    special_fails,
)
from undercroft.games.dungeoneer.advice.options import CHOOSE, LOCATION
from undercroft.games.dungeoneer.advice.position import distances, value

LIKELY = 0.5  # the chance of harm from which a special effect is worth peril
LOYAL = 0.1  # how much worse than its hero a minion may counter, to spare the hero's health


class Legends(RandomBot):
    """Answers to what only legendary sets ask."""

    def ask_minion(self, s: Known, seat: int, options: list[str]) -> str:
        """The minion counters if it is hardly worse at it than the hero, or the hero is badly hurt."""
        foe, minion = attack_countered(s), minion_of(s, seat)
        fighter = s.box.cards[minion.name].fighter if minion is not None else None
        if foe is None or fighter is None:
            return BY_HERO.tag
        theirs = value(s, foe.seat, foe.form) if foe.is_hero() else foe.fighter(s).values[foe.form]
        by_minion = duel(fighter.values[foe.form], theirs)
        by_hero = duel(value(s, seat, foe.form), theirs)
        wise = by_minion >= by_hero - LOYAL or is_weak(s, seat, 1)
        return BY_MINION.tag if wise else BY_HERO.tag

    def ask_special(self, s: Known, seat: int, options: list[str]) -> str:
        """Spend the victim's peril if the effect will probably do harm."""
        for option in options:
            if option in SPECIAL.known and special_fails(s, SPECIAL.read(option).number) >= LIKELY:
                return option
        return "pass"

    def ask_trap(self, s: Known, seat: int, options: list[str]) -> str:
        """In the leader's way, but not in your own hero's."""
        own = distances(s, s.place[seat])
        ways = [distances(s, s.place[other]) for other in opponents(s, seat)]

        def worth(option: str) -> float:
            place = LOCATION.word_at(s, option).number
            theirs = [1 / (1 + number) / max(1, way.get(place, FAR)) for number, way in enumerate(ways)]
            return sum(theirs) - 0.8 / max(1, own.get(place, FAR))

        return max(options, key=worth)

    def ask_upkeep(self, s: Known, seat: int, options: list[str]) -> str:
        """The most expensive card is kept first."""
        return max(options, key=lambda option: s.box.cards[KEEP.held(s, option).card].cost)

    def ask_discount(self, s: Known, seat: int, options: list[str]) -> str:
        """All of it at once: the next card may not be a spawn."""
        return options[-1]

    def ask_deck(self, s: Known, seat: int, options: list[str]) -> str:
        """The deck with points to spend, but not enough cards."""
        hand = [s.box.cards[name].is_glory() for name in s.hands[seat]]
        perils = [s.peril[other] for other in opponents(s, seat)]
        glory = s.glory[seat] + 2 - 3 * sum(hand)
        peril = max(perils, default=0) + 1 - 3 * (len(hand) - sum(hand))
        wish = GLORY_DECK.tag if glory >= peril else PERIL_DECK.tag
        return wish if wish in options else options[0]

    def ask_legend(self, s: Known, seat: int, options: list[str]) -> str:
        """The card with the best values at its first level."""
        return max(options, key=lambda option: sum(s.box.heroes[CHOOSE.word_at(s, option).what].levels[0]))
