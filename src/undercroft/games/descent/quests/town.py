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
from undercroft.games.descent.hero.gear import trait
from undercroft.games.descent.hero.wounds import COIN
from undercroft.games.descent.movement.acting import MoveAction
from undercroft.games.descent.quests import events as told
from undercroft.games.descent.quests.chest import PRICES, Treasure
from undercroft.games.descent.state.decks import without
from undercroft.games.descent.state.procedure import Procedure
from undercroft.games.descent.state.state import SKILL_DECKS_AT, TREASURE_AT, Descent
from undercroft.games.descent.state.verbs import DONE, LEARN, TRAIN, TREASURE, Listed, OneItem, all_items

MARKET_POINTS: Final = 3  # J-277
SKILL_PRICE: Final = 1000
TRAINING_PRICE: Final = 500
MOST_TRAIT: Final = 5
TOO_POOR: Final = Reason("J-015", "descent-why-coins")
SOLD_OUT: Final = Reason("J-017", "descent-why-sold-out")
NO_MARKET: Final = Reason("J-341", "descent-why-no-market")
NOT_FOUND: Final = Reason("J-434", "descent-why-not-opened")


class Market(MoveAction):
    """Visit the market (J-277, example J-436)."""

    name: ClassVar[str] = "market"
    rules: ClassVar[tuple[str, ...]] = ("J-277",)
    town: int = 1

    def hindered(self, s: Descent, figure: int, word: Word) -> Reason | None:
        return NO_MARKET if s.box.quest.no_market else None

    def cost(self, s: Descent, figure: int, word: Word) -> int:
        return MARKET_POINTS

    def carry_out(self, s: Descent, figure: int, word: Word) -> None:
        told.visits_market(s, figure)
        s.push(Shopping(figure))


MARKET: Final = Market()


class Trade(OneItem):
    """Buy or sell an item for coins."""

    def price(self, s: Descent, seat: int, word: Word) -> int:
        if self.tag == "sell":
            return sale_price(s, word.what)
        return price(s, word.what, s.round == 0)

    def args(self, s: Descent, seat: int, word: Word) -> Args:
        return {"coins": self.price(s, seat, word)}


BUY: Final = Trade("buy", "J-277", all_items)
SELL: Final = Trade("sell", "J-278", all_items)
TOWN_LISTED: Final[list[Listed]] = [BUY, SELL]


def price(s: Descent, item: str, before: bool) -> int:
    """What a card of the shop or a potion costs now."""
    found = s.box.items[item]
    return found.price if before or s.faq() else found.price_2005


def value(s: Descent, item: str) -> int:
    """What an item is worth: shop cards their price, treasures that of their colour (J-279)."""
    deck = s.box.items[item].deck
    return price(s, item, False) if deck in (SHOP, POTIONS_DECK) else PRICES[deck - COPPER]


def sale_price(s: Descent, item: str) -> int:
    """What an item is sold for: half its value, rounded down to a multiple of 25 (J-278, J-435)."""
    return value(s, item) // (2 * COIN) * COIN


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
        hero, coins = self.hero, s.coins[self.hero]
        options = [
            BUY.key(item) for item, left in s.stock.items() if left and price(s, item, self.before) <= coins
        ]
        if not self.before:
            # relics are not for sale (J-301)
            options += [SELL.key(item) for item in held(s, hero) if s.box.items[item].deck != RELICS]
            options += [TREASURE.key(CHESTS[colour]) for colour in range(3) if not self.barred(s, colour)]
            if coins >= SKILL_PRICE:
                decks = [SKILL_DECKS[n] for n in range(3) if s.decks[SKILL_DECKS_AT + n]]
                options += [LEARN.key(deck) for deck in decks]
            if coins >= TRAINING_PRICE:
                options += [TRAIN.key(ATTACKS[form]) for form in range(3) if self.can_train(s, form)]
        s.ask(s.owner(hero), "descent-ask-market", (*options, DONE.tag), "choice")

    def barred(self, s: Descent, colour: int) -> bool:
        """Whether treasure of a colour cannot be bought (J-434)."""
        known = s.opened >> colour & 1 or not s.faq()
        return not known or not s.decks[TREASURE_AT + 1 + colour] or s.coins[self.hero] < PRICES[colour]

    def can_train(self, s: Descent, form: int) -> bool:
        """Whether there is a training token left, and the trait can rise (J-281)."""
        return s.tokens_left[form] > 0 and trait(s, self.hero, form) < MOST_TRAIT

    def deal(self, s: Descent) -> None:
        hero, choice = self.hero, self.choice
        if choice == DONE.tag:
            self.end()
            return
        word = s.box.words[choice]
        verb, what = word.verb, word.what
        if verb is LEARN:
            s.coins[hero] -= SKILL_PRICE
            self.deck = SKILL_DECKS_AT + SKILL_DECKS.index(what)
            s.chance(s.decks[self.deck], "card")
            return
        self.goto("choose")
        if verb is BUY:
            self.buy(s, what)
        elif verb is SELL:
            self.sell(s, what)
        elif verb is TREASURE:
            colour = CHESTS.index(what)
            s.coins[hero] -= PRICES[colour]
            s.push(Treasure(hero, colour, True))
        else:
            self.train(s, ATTACKS.index(what))

    def buy(self, s: Descent, item: str) -> None:
        """A card of the shop; potions never run out (J-461)."""
        s.coins[self.hero] -= price(s, item, self.before)
        if s.box.items[item].kind != POTION:
            s.stock[item] -= 1
        told.buys(s, self.hero, item, s.coins[self.hero])
        s.push(Received(self.hero, item))

    def sell(self, s: Descent, item: str) -> None:
        """Shop cards return to the stock, treasures leave the game (J-400)."""
        part_with(s, self.hero, item)
        s.coins[self.hero] += sale_price(s, item)
        if s.box.items[item].deck == SHOP:
            s.stock[item] += 1
        told.sells(s, self.hero, item, s.coins[self.hero])

    def train(self, s: Descent, form: int) -> None:
        """A training token raises a trait."""
        s.coins[self.hero] -= TRAINING_PRICE
        s.training[self.hero * len(ATTACKS) + form] += 1
        s.tokens_left = tuple([left - (each == form) for each, left in enumerate(s.tokens_left)])
        told.trains(s, self.hero, form, s.coins[self.hero])

    def learnt(self, s: Descent) -> None:
        s.decks[self.deck] = without(s.decks[self.deck], self.card)
        s.skills[self.hero] = (*s.skills[self.hero], self.card)
        told.learns(s, self.hero, self.card)
        self.goto("choose")

    def missing(self, s: Descent, word: Word) -> Reason | None:
        if word.verb is BUY:
            return TOO_POOR if s.stock.get(word.what) else SOLD_OUT
        return NOT_FOUND if word.verb is TREASURE else None

    def copy(self) -> Shopping:
        twin = Shopping(self.hero, self.before)
        twin.deck = self.deck
        twin.card = self.card
        twin.choice = self.choice
        return twin
