"""Prices: whether they can be paid, and the choices that paying needs."""

from __future__ import annotations

from typing import ClassVar, Final

from undercroft.engine.flow import Args
from undercroft.games.dungeoneer.cards.records import Card, Price
from undercroft.games.dungeoneer.cards.vocabulary import BOON, M_BOON_COST, M_TREASURE_COST, TREASURE
from undercroft.games.dungeoneer.effects.choices import DiscardCards
from undercroft.games.dungeoneer.hero.inventory import discard_item, find_item, slot_of
from undercroft.games.dungeoneer.hero.numbers import bonus
from undercroft.games.dungeoneer.hero.points import ap_for, lose_glory, pay_ap
from undercroft.games.dungeoneer.hero.wounds import wound
from undercroft.games.dungeoneer.state.holdings import each_once
from undercroft.games.dungeoneer.state.listed import CARD
from undercroft.games.dungeoneer.state.pieces import NO_CONTEST
from undercroft.games.dungeoneer.state.procedure import HeroProcedure
from undercroft.games.dungeoneer.state.state import Dungeoneer

NO_PRICE: Final = Price()
PRICE_PARTS: Final = ("glory", "ap", "health", "cards", "boons", "treasures", "this")


def price_args(price: Price, ap: int = 0) -> Args:
    """A price and extra action points as arguments; `first` is its first part, or "none"."""
    args: Args = {"glory": "x" if price.x else price.glory, "ap": price.ap + ap, "health": price.health}
    args |= {"cards": price.cards, "boons": price.boons, "treasures": price.treasures}
    args |= {"this": "yes" if price.this else "no", "once": "no"}
    args["first"] = next((part for part in PRICE_PARTS if args[part] not in (0, "no")), "none")
    return args


def changed_cost(card: Card, change: int = 0) -> int:
    """The least a card costs now, in glory or peril; 1 for X (D-227, DQ-38)."""
    if card.x:
        return 1
    cost = card.cost + change
    return cost if cost > 0 else 0


def cost_of(s: Dungeoneer, seat: int, card: Card) -> int:
    """What a glory card costs a player now."""
    change = bonus(s, seat, 1 << (M_BOON_COST if card.kind == BOON else M_TREASURE_COST), NO_CONTEST)
    return changed_cost(card, change)


def in_play(s: Dungeoneer, seat: int, kind: int, but: str = "") -> list[str]:
    """The boons or treasures in play that can be given up."""
    cards = s.box.cards
    held = [item.name for item in s.items[seat] if slot_of(cards[item.name])[0] == kind]
    return [name for name in held if name != but]


def can_pay(s: Dungeoneer, seat: int, price: Price, key: str = "", more: int = 0) -> bool:
    """Whether a player with `more` AP could pay all of a price; `key` is the source that is used."""
    if s.glory[seat] < price.glory + int(price.x) or (price.ap and ap_for(s, seat) + more < price.ap):
        return False
    if price.health >= s.health[seat] or len(s.hands[seat]) < price.cards:
        return False  # nobody may die of a sacrifice
    if not price.boons and not price.treasures:
        return True
    but = s.box.sources[key].name if price.this else ""
    if price.boons > len(in_play(s, seat, BOON, but)):
        return False
    return price.treasures <= len(in_play(s, seat, TREASURE, but))


class Pay(HeroProcedure):
    """Pay a price: points at once, cards one by one, the card itself last."""

    STEPS: ClassVar[tuple[str, ...]] = ("points", "cards", "boons", "give_boon", "treasures", "give", "this")

    def __init__(self, seat: int = 0, key: str = "", index: int = 0) -> None:
        self.seat = seat
        self.key = key
        self.index = index
        self.boons_left: int = 0
        self.treasures_left: int = 0
        self.choice: str = ""

    def price(self, s: Dungeoneer) -> Price:
        """The price: of an effect, or of a sacrifice (index -1)."""
        if self.index < 0:
            return s.box.quests[s.box.sources[self.key].name].price
        return s.box.sources[self.key].effects[self.index].price

    def points(self, s: Dungeoneer) -> None:
        price = self.price(s)
        lose_glory(s, self.seat, price.glory)
        pay_ap(s, self.seat, price.ap)
        self.boons_left, self.treasures_left = price.boons, price.treasures
        if price.health:
            wound(s, self.seat, price.health)
        elif not price.cards and not price.boons and not price.treasures:
            self.goto("this")

    def cards(self, s: Dungeoneer) -> None:
        if self.price(s).cards:
            given = DiscardCards(self.seat, self.price(s).cards)
            given.source = self.key
            s.push(given)

    def boons(self, s: Dungeoneer) -> None:
        if self.boons_left:
            self.ask_for(s, BOON)
        else:
            self.goto("treasures")

    def give_boon(self, s: Dungeoneer) -> None:
        self.boons_left -= 1
        self.give_up(s)
        self.goto("boons")

    def treasures(self, s: Dungeoneer) -> None:
        if self.treasures_left:
            self.ask_for(s, TREASURE)
        else:
            self.goto("this")

    def give(self, s: Dungeoneer) -> None:
        self.treasures_left -= 1
        self.give_up(s)
        self.goto("treasures")

    def ask_for(self, s: Dungeoneer, kind: int) -> None:
        """Ask which card is given up."""
        but = s.box.sources[self.key].name if self.price(s).this else ""
        names = each_once(in_play(s, self.seat, kind, but))
        s.choose(
            self.seat,
            "dungeoneer-ask-give-up",
            tuple([CARD.key(f"{name}@{self.seat}") for name in names]),
            "choice",
        )

    def give_up(self, s: Dungeoneer) -> None:
        """Discard the chosen card."""
        item = find_item(s, self.seat, CARD.held(s, self.choice).card)
        if item is not None:
            discard_item(s, self.seat, item)

    def this(self, s: Dungeoneer) -> None:
        """A treasure is discarded as soon as its effect is used up (D-245)."""
        if self.price(s).this:
            item = find_item(s, self.seat, s.box.sources[self.key].name)
            if item is not None:
                discard_item(s, self.seat, item)

    def copy(self) -> Pay:
        twin = Pay(self.seat, self.key, self.index)
        twin.boons_left = self.boons_left
        twin.treasures_left = self.treasures_left
        twin.choice = self.choice
        return twin
