"""The town: its market, before the quest and during it (J-015 to J-019, J-276 to J-281)."""

from __future__ import annotations

from typing import ClassVar, Final

from undercroft.engine.flow import Args
from undercroft.engine.verbs import Reason, Word
from undercroft.games.descent.cards.quests import CHESTS
from undercroft.games.descent.cards.vocabulary import (
    ATTACKS,
    COPPER,
    POTION,
    POTIONS_DECK,
    RELICS,
    SHOP,
    SKILL_DECKS,
)
from undercroft.games.descent.hero.equipment import Received, held, part_with
from undercroft.games.descent.hero.gear import MOST_TRAIT, trait
from undercroft.games.descent.hero.wounds import COIN
from undercroft.games.descent.movement.acting import MoveAction
from undercroft.games.descent.quests import events as told
from undercroft.games.descent.quests.chest import PRICES, Treasure
from undercroft.games.descent.state.decks import without
from undercroft.games.descent.state.names import form_name, item_name
from undercroft.games.descent.state.procedure import Procedure
from undercroft.games.descent.state.state import SKILL_DECKS_AT, TREASURE_AT, Descent
from undercroft.games.descent.state.verbs import DONE, Boxed, all_items

MARKET_POINTS: Final = 3  # J-277
SKILL_PRICE: Final = 1000
TRAINING_PRICE: Final = 500


def coins(s: Descent, seat: int, word: Word) -> Args:
    """What something costs, and what the hero at the market has."""
    top = s.agenda[-1]
    assert isinstance(top, Shopping)
    return {"coins": word.verb.price(s, seat, word), "have": s.coins[top.hero]}


TOO_POOR: Final = Reason("J-015", "descent-why-coins", coins)
ITEMS_ONLY: Final = Reason("J-015", "descent-why-items-only")
SOLD_OUT: Final = Reason("J-017", "descent-why-sold-out")
NOT_FOR_SALE: Final = Reason("J-017", "descent-why-not-for-sale")
NOT_CARRIED: Final = Reason("J-277", "descent-why-not-carried")
RELIC: Final = Reason("J-301", "descent-why-relic-unsold")
NO_MARKET: Final = Reason("J-341", "descent-why-no-market")
NOT_OPENED: Final = Reason("J-434", "descent-why-not-opened")
NO_TREASURE: Final = Reason("J-280", "descent-why-no-treasure-left")
NO_SKILL: Final = Reason("J-280", "descent-why-no-skill-left")
TRAINED: Final = Reason("J-281", "descent-why-trained", lambda s, seat, word: {"most": MOST_TRAIT})
NO_TOKEN: Final = Reason("J-281", "descent-why-no-token")


class Market(MoveAction):
    """Visit the market (J-277, example J-436)."""

    name: ClassVar[str] = "market"
    rules: ClassVar[tuple[str, ...]] = ("J-277",)
    rank: int = 11
    town: int = 1

    def plausible(self, s: Descent, figure: int) -> bool:
        return s.place[figure] < 0 and super().plausible(s, figure)

    def hindered(self, s: Descent, figure: int, word: Word) -> Reason | None:
        return NO_MARKET if s.box.quest.no_market else None

    def least(self, s: Descent, figure: int) -> int:
        return MARKET_POINTS

    def carry_out(self, s: Descent, figure: int, word: Word) -> None:
        told.visits_market(s, figure)
        s.push(Shopping(figure))


MARKET: Final = Market()


def price(s: Descent, item: str) -> int:
    """What a card of the shop or a potion costs now; before the quest, what is printed (J-015)."""
    found = s.box.items[item]
    return found.price if s.round == 0 or s.faq() else found.price_2005


def value(s: Descent, item: str) -> int:
    """What an item is worth: shop cards their price, treasures that of their colour (J-279)."""
    deck = s.box.items[item].deck
    return price(s, item) if deck in (SHOP, POTIONS_DECK) else PRICES[deck - COPPER]


def sale_price(s: Descent, item: str) -> int:
    """What an item is sold for: half its value, rounded down to a multiple of 25 (J-278, J-435)."""
    return value(s, item) // (2 * COIN) * COIN


class Deal(Boxed):
    """Something that a hero can have at the market for coins, or get coins for."""

    def goods(self, s: Descent, hero: int) -> list[Word]:
        """The words that could be open, in the order of the shelves."""
        return self.words_in(s.box)

    def lacks(self, s: Descent, hero: int, word: Word) -> Reason | None:
        """Why it is not to be had, apart from the coins."""
        return None

    def barred(self, s: Descent, hero: int, word: Word) -> Reason | None:
        """Why a hero at the market cannot choose this."""
        reason = self.lacks(s, hero, word)
        if reason is None and s.coins[hero] < self.price(s, s.owner(hero), word):
            return TOO_POOR
        return reason

    def settle(self, s: Descent, hero: int, word: Word) -> None:
        """Pay, and take what was paid for."""
        s.coins[hero] -= self.price(s, s.owner(hero), word)
        self.take(s, hero, word)

    def take(self, s: Descent, hero: int, word: Word) -> None:
        """What the hero gets, once it is paid."""

    def args(self, s: Descent, seat: int, word: Word) -> Args:
        return {"coins": self.price(s, seat, word)}


class Buy(Deal):
    """Buy a card of the shop, or a potion; potions never run out (J-461)."""

    def goods(self, s: Descent, hero: int) -> list[Word]:
        return [s.box.words[self.key(item)] for item in s.stock]

    def price(self, s: Descent, seat: int, word: Word) -> int:
        return price(s, word.what)

    def lacks(self, s: Descent, hero: int, word: Word) -> Reason | None:
        if word.what not in s.stock:
            return NOT_FOR_SALE
        return None if s.stock[word.what] else SOLD_OUT

    def take(self, s: Descent, hero: int, word: Word) -> None:
        if s.box.items[word.what].kind != POTION:
            s.stock[word.what] -= 1
        told.buys(s, hero, word.what, s.coins[hero])
        s.push(Received(hero, word.what))

    def names(self, s: Descent, seat: int, word: Word) -> Args:
        return {"item": item_name(word.what)}

    def objects(self, s: Descent, seat: int, word: Word) -> list[str]:
        return [f"item:{word.what}"]


class Sell(Deal):
    """Sell an item: shop cards return to the stock, treasures leave the game (J-400)."""

    def goods(self, s: Descent, hero: int) -> list[Word]:
        return [s.box.words[self.key(item)] for item in held(s, hero)]

    def price(self, s: Descent, seat: int, word: Word) -> int:
        return sale_price(s, word.what)

    def barred(self, s: Descent, hero: int, word: Word) -> Reason | None:
        if word.what not in held(s, hero):
            return NOT_CARRIED
        return RELIC if s.box.items[word.what].deck == RELICS else None

    def settle(self, s: Descent, hero: int, word: Word) -> None:
        coins = self.price(s, s.owner(hero), word)
        part_with(s, hero, word.what)
        s.coins[hero] += coins
        if s.box.items[word.what].deck == SHOP:
            s.stock[word.what] += 1
        told.sells(s, hero, word.what, s.coins[hero])

    def names(self, s: Descent, seat: int, word: Word) -> Args:
        return {"item": item_name(word.what)}

    def objects(self, s: Descent, seat: int, word: Word) -> list[str]:
        return [f"item:{word.what}"]


class BuyTreasure(Deal):
    """Buy treasure of a colour, drawn from its deck (J-279, J-280)."""

    def price(self, s: Descent, seat: int, word: Word) -> int:
        return PRICES[word.number]

    def lacks(self, s: Descent, hero: int, word: Word) -> Reason | None:
        if s.faq() and not s.opened >> word.number & 1:
            return NOT_OPENED
        return None if s.decks[TREASURE_AT + 1 + word.number] else NO_TREASURE

    def take(self, s: Descent, hero: int, word: Word) -> None:
        s.push(Treasure(hero, word.number, True))


class Learn(Deal):
    """Learn a skill, drawn from one of the decks (J-279, J-280)."""

    def price(self, s: Descent, seat: int, word: Word) -> int:
        return SKILL_PRICE

    def lacks(self, s: Descent, hero: int, word: Word) -> Reason | None:
        return None if s.decks[SKILL_DECKS_AT + word.number] else NO_SKILL


class Train(Deal):
    """Raise a trait with a training token (J-281)."""

    def price(self, s: Descent, seat: int, word: Word) -> int:
        return TRAINING_PRICE

    def lacks(self, s: Descent, hero: int, word: Word) -> Reason | None:
        if trait(s, hero, word.number) >= MOST_TRAIT:
            return TRAINED
        return None if s.tokens_left[word.number] > 0 else NO_TOKEN

    def take(self, s: Descent, hero: int, word: Word) -> None:
        form = word.number
        s.training[hero * len(ATTACKS) + form] += 1
        s.tokens_left = tuple([left - (each == form) for each, left in enumerate(s.tokens_left)])
        told.trains(s, hero, form, s.coins[hero])

    def names(self, s: Descent, seat: int, word: Word) -> Args:
        return {"trait": form_name(word.number)}


BUY: Final = Buy("buy", "J-277", all_items)
SELL: Final = Sell("sell", "J-278", all_items)
TREASURE: Final = BuyTreasure("treasure", "J-279", lambda box: list(CHESTS))
LEARN: Final = Learn("learn", "J-279", lambda box: list(SKILL_DECKS))
TRAIN: Final = Train("train", "J-281", lambda box: list(ATTACKS))
DEALS: Final[list[Deal]] = [BUY, SELL, TREASURE, LEARN, TRAIN]


class Shopping(Procedure):
    """A hero buys and sells as much as he likes."""

    STEPS: ClassVar[tuple[str, ...]] = ("choose", "deal", "learnt")

    def __init__(self, hero: int = 0, before: bool = False) -> None:
        self.hero = hero
        self.before = before  # the quest has not begun: only the shop, and nothing is sold
        self.deck: int = 0
        self.card: str = ""
        self.choice: str = ""

    def choose(self, s: Descent) -> None:
        hero = self.hero
        options = [
            word.key
            for deal in (DEALS[:1] if self.before else DEALS)
            for word in deal.goods(s, hero)
            if deal.barred(s, hero, word) is None
        ]
        s.ask(s.owner(hero), "descent-ask-market", (*options, DONE.tag), "choice")

    def deal(self, s: Descent) -> None:
        if self.choice == DONE.tag:
            self.end()
            return
        word = s.box.words[self.choice]
        assert isinstance(word.verb, Deal)
        word.verb.settle(s, self.hero, word)
        if word.verb is LEARN:
            self.deck = SKILL_DECKS_AT + word.number
            s.chance(s.decks[self.deck], "card")
        else:
            self.goto("choose")

    def learnt(self, s: Descent) -> None:
        s.decks[self.deck] = without(s.decks[self.deck], self.card)
        s.skills[self.hero] = (*s.skills[self.hero], self.card)
        told.learns(s, self.hero, self.card)
        self.goto("choose")

    def missing(self, s: Descent, word: Word) -> Reason | None:
        if not isinstance(word.verb, Deal):
            return None
        if self.before and word.verb is not BUY:
            return ITEMS_ONLY
        return word.verb.barred(s, self.hero, word)

    def copy(self) -> Shopping:
        twin = Shopping(self.hero, self.before)
        twin.deck = self.deck
        twin.card = self.card
        twin.choice = self.choice
        return twin
