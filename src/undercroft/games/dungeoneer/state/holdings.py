"""What a hand or a row of cards in play is good for, looked up once for all states that share it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from undercroft.engine.flow import Value
from undercroft.games.dungeoneer.cards.records import Card, Source
from undercroft.games.dungeoneer.cards.vocabulary import ENCOUNTER, PERMANENT, TREASURE
from undercroft.games.dungeoneer.state.pieces import Item


def each_once(names: Sequence[str]) -> list[str]:
    """Names without repetition, in their order; quicker than a dict for a hand or a row of cards."""
    found: list[str] = []
    for name in names:
        if name not in found:
            found.append(name)
    return found


class Hand(Value):
    """What the cards of a hand are good for, looked up once for all states in which somebody holds them."""

    def __init__(self, names: tuple[str, ...], box: dict[str, Card]) -> None:
        self.encounters: list[Card] = []
        self.cards: list[Card] = []  # all others
        self.passing: list[Card] = []  # those that do not stay in play
        self.windows = 0
        for name in each_once(names):
            card = box[name]
            if card.kind == ENCOUNTER:
                self.encounters.append(card)
                continue
            self.cards.append(card)
            self.windows |= 1 << card.window
            if card.lasts != PERMANENT:
                self.passing.append(card)


MINION: Final = "minion"  # the type of treasure that a monster becomes


class Gear(Value):
    """What a row of cards in play does, with all that is attached to them; kept like a Hand."""

    def __init__(self, cards: list[Card], sources: list[Source]) -> None:
        self.held = [0, 0]  # boons and treasures that count against the limit (D-020)
        self.types: list[str] = []  # of the treasures
        for card in cards:
            if card.kind == ENCOUNTER:  # a minion is a treasure (D-248)
                self.held[TREASURE] += 1
                self.types.append(MINION)
            elif card.counts():
                self.held[card.kind] += 1
            if card.kind == TREASURE:
                self.types.append(card.type)
        self.sources = sources
        self.acts = 0
        for source in sources:
            self.acts |= source.acts


MOST_SEEN: Final = 500  # enough for what is held in a game; more would only push other data out of the cache


class Hands(dict[tuple[str, ...], Hand]):
    """What each hand is good for."""

    def __init__(self, cards: dict[str, Card]) -> None:
        super().__init__()
        self.cards = cards

    def __missing__(self, names: tuple[str, ...]) -> Hand:
        if len(self) > MOST_SEEN:
            self.clear()
        hand = self[names] = Hand(names, self.cards)
        return hand


class Gears(dict[tuple[Item, ...], Gear]):
    """What each row of cards in play does."""

    def __init__(self, cards: dict[str, Card]) -> None:
        super().__init__()
        self.cards = cards

    def __missing__(self, items: tuple[Item, ...]) -> Gear:
        if len(self) > MOST_SEEN:
            self.clear()
        cards = self.cards
        sources: list[Source] = [  # the text of a minion is about itself, not about its hero
            cards[name]
            for item in items
            for name in (item.name, *item.attached)
            if cards[name].kind != ENCOUNTER
        ]
        gear = self[items] = Gear([cards[item.name] for item in items], sources)
        return gear
