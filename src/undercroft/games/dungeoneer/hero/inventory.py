"""A hero's cards in play: added, removed, kept within the limits."""

from __future__ import annotations

from typing import ClassVar

from undercroft.games.dungeoneer.cards.records import Card
from undercroft.games.dungeoneer.cards.vocabulary import BOON, ENCOUNTER, TREASURE
from undercroft.games.dungeoneer.hero import events as told
from undercroft.games.dungeoneer.hero.discards import drop_item, throw_away
from undercroft.games.dungeoneer.hero.numbers import limit
from undercroft.games.dungeoneer.hero.pack import settle_pack
from undercroft.games.dungeoneer.state.holdings import MINION, each_once
from undercroft.games.dungeoneer.state.listed import CARD
from undercroft.games.dungeoneer.state.pieces import Item
from undercroft.games.dungeoneer.state.procedure import Procedure
from undercroft.games.dungeoneer.state.state import Dungeoneer


def find_item(s: Dungeoneer, seat: int, name: str) -> Item | None:
    """A hero's card in play with this name, or the card that has an attachment with this name."""
    for item in s.items[seat]:
        if item.name == name:
            return item
    for item in s.items[seat]:
        if name in item.attached:
            return item
    return None


def slot_of(card: Card) -> tuple[int, str]:
    """The kind and type of a card in play: a minion is a treasure of its own type (D-248)."""
    return (TREASURE, MINION) if card.kind == ENCOUNTER else (card.kind, card.type)


def discard_item(s: Dungeoneer, seat: int, item: Item) -> None:
    """Discard a card in play with its attachments; limits may have become lower (DQ-39)."""
    drop_item(s, seat, item)
    settle_limits(s, seat)


def treasures_in_play(s: Dungeoneer, seat: int) -> list[str]:
    """The treasures of an inventory, including those attached to other treasures (DQ-64)."""
    found: list[str] = []
    for item in s.items[seat]:
        if is_treasure(s.box.cards[item.name]):
            found.append(item.name)
        for name in item.attached:
            if is_treasure(s.box.cards[name]):
                found.append(name)
    return found


def is_treasure(card: Card) -> bool:
    """Whether a card in play is a treasure; a minion counts as one (D-248)."""
    return card.kind == TREASURE or card.kind == ENCOUNTER


def discard_treasure(s: Dungeoneer, seat: int, name: str) -> None:
    """Discard a treasure of an inventory; the host of an attached one stays in play (DQ-64)."""
    item = find_item(s, seat, name)
    if item is None:
        return
    if item.name == name:
        discard_item(s, seat, item)
        return
    attached = list(item.attached)
    attached.remove(name)
    items = list(s.items[seat])
    items[items.index(item)] = Item(item.name, tuple(attached), item.wounds)
    s.items[seat] = tuple(items)
    throw_away(s, name)
    told.discards(s, seat, name)
    settle_limits(s, seat)


def take_item(s: Dungeoneer, seat: int, item: Item) -> None:
    """Take a card out of play; its attachments are discarded."""
    items = list(s.items[seat])
    items.remove(item)
    s.items[seat] = tuple(items)
    for name in item.attached:
        throw_away(s, name)
    settle_limits(s, seat)


def return_item(s: Dungeoneer, seat: int, item: Item) -> None:
    """Return a card in play to its player's hand (D-023)."""
    take_item(s, seat, item)
    s.hands[seat] += (item.name,)
    told.returns(s, seat, item.name)


def put_in_play(s: Dungeoneer, seat: int, name: str, wounds: int = 0) -> None:
    """Put a card into play for a hero, in the order boons, treasures, banes (D-224), minion."""
    cards = s.box.cards
    items = [*s.items[seat], Item(name, (), wounds) if wounds else s.box.bare[name]]
    items.sort(key=lambda item: cards[item.name].kind)
    s.items[seat] = tuple(items)
    settle_limits(s, seat)


def attach(s: Dungeoneer, seat: int, host: str, name: str) -> None:
    """Put a card under another one (D-021)."""
    item = find_item(s, seat, host)
    assert item is not None
    items = list(s.items[seat])
    items[items.index(item)] = Item(item.name, (*item.attached, name), item.wounds)
    s.items[seat] = tuple(items)
    settle_limits(s, seat)


def settle_limits(s: Dungeoneer, seat: int) -> None:
    """If more cards are in play than the limits allow, their player discards the excess at once (D-019)."""
    if excess(s, seat):
        s.push(Excess(seat))
    settle_pack(s, seat)


def too_many(s: Dungeoneer, seat: int) -> list[int]:
    """The kinds of cards that exceed their limit."""
    found: list[int] = []
    boons, treasures = s.box.gear(s.items[seat]).held
    if boons and boons > limit(s, seat, BOON):
        found.append(BOON)
    if treasures and treasures > limit(s, seat, TREASURE):
        found.append(TREASURE)
    return found


def excess(s: Dungeoneer, seat: int) -> list[str]:
    """Cards from which one must be discarded."""
    found: list[str] = []
    gear = s.box.gear(s.items[seat])
    for kind in too_many(s, seat):
        found += [
            item.name
            for item in s.items[seat]
            if slot_of(s.box.cards[item.name])[0] == kind and holds_place(s.box.cards[item.name])
        ]
    if gear.crowded:
        for item in s.items[seat]:
            kind, type = slot_of(s.box.cards[item.name])
            if kind == TREASURE and gear.types.count(type) > 1:
                found.append(item.name)
    return each_once(found)


def holds_place(card: Card) -> bool:
    """Whether a card in play counts against a limit (D-020, D-248)."""
    return card.kind == ENCOUNTER or card.counts()


class Excess(Procedure):
    """Discard cards until the limits hold (DQ-39)."""

    STEPS: ClassVar[tuple[str, ...]] = ("choose", "go")

    def __init__(self, seat: int = 0) -> None:
        self.seat = seat
        self.choice: str = ""

    def stands(self, s: Dungeoneer) -> bool:
        return not s.halted and not s.is_out(self.seat) and bool(excess(s, self.seat))

    def choose(self, s: Dungeoneer) -> None:
        keys = tuple([CARD.key(f"{name}@{self.seat}") for name in excess(s, self.seat)])
        s.choose(self.seat, "dungeoneer-ask-excess", keys, "choice")

    def go(self, s: Dungeoneer) -> None:
        name = CARD.held(s, self.choice).card
        item = find_item(s, self.seat, name)
        if item is not None:
            drop_item(s, self.seat, item)
        self.goto("choose")
        settle_pack(s, self.seat)

    def copy(self) -> Excess:
        twin = Excess(self.seat)
        twin.choice = self.choice
        return twin
