"""What a hand or a row of cards in play can do, computed once for all states that share it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from undercroft.engine.flow import Value
from undercroft.games.dungeoneer.cards.records import Card, Source
from undercroft.games.dungeoneer.cards.vocabulary import ENCOUNTER, TREASURE
from undercroft.games.dungeoneer.state.pieces import Item


def each_once(names: Sequence[str]) -> list[str]:
    """Names without repetition, in their order; quicker than a dict for a hand or a row of cards."""
    found: list[str] = []
    for name in names:
        if name not in found:
            found.append(name)
    return found


class Hand(Value):
    """What the cards of a hand can do, computed once for all states in which somebody holds them."""

    def __init__(self, names: tuple[str, ...], box: dict[str, Card]) -> None:
        self.all: list[Card] = []  # each name once
        self.encounters: list[Card] = []
        self.cards: list[Card] = []  # all others
        self.windows = 0
        for name in names:
            card = box[name]
            if self.has(card):
                continue
            self.all.append(card)
            if card.kind == ENCOUNTER:
                self.encounters.append(card)
            else:
                self.cards.append(card)
                self.windows |= 1 << card.window

    def has(self, card: Card) -> bool:
        """Whether there is such a card."""
        for other in self.all:
            if other is card:
                return True
        return False


MINION: Final = "minion"  # the type of treasure that a monster becomes


class Gear(Value):
    """What a row of cards in play does, with attachments; shared like a Hand."""

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
        self.crowded = len(self.types) > len(each_once(self.types))  # a stolen one may repeat a type
        self.sources = sources
        self.usable: list[Source] = []  # sources with abilities; identical cards once
        self.acts = 0
        for source in sources:
            self.acts |= source.acts
            if source.windows and source not in self.usable:
                self.usable.append(source)


def gear_of(items: tuple[Item, ...], box: dict[str, Card]) -> Gear:
    """What a row of cards does; a minion's text is about itself, not about its hero."""
    rows: list[Card] = []
    sources: list[Source] = []
    for item in items:
        card = box[item.name]
        rows.append(card)
        if card.kind != ENCOUNTER:
            sources.append(card)
        for name in item.attached:
            if box[name].kind != ENCOUNTER:
                sources.append(box[name])
    return Gear(rows, sources)
