"""Orders: placing one, for the acting hero or another (J-204 to J-206)."""

from __future__ import annotations

from typing import ClassVar, Final

from undercroft.engine.flow import Args
from undercroft.engine.verbs import Reason, Word
from undercroft.games.descent.cards.vocabulary import ORDERS_FOR_OTHERS
from undercroft.games.descent.hero.gear import gear
from undercroft.games.descent.movement import events as told
from undercroft.games.descent.movement.acting import MoveAction
from undercroft.games.descent.state.names import order_name
from undercroft.games.descent.state.procedure import FigureProcedure
from undercroft.games.descent.state.state import NO_ORDER, ORDERS, Descent
from undercroft.games.descent.state.verbs import TO_HERO

ORDERED: Final = "order"  # entry in `used`
ORDER_STANDS: Final = Reason("J-206", "descent-why-order-stands")
NO_ORDERS: Final = Reason("J-204", "descent-why-no-order")


class PlaceOrder(MoveAction):
    """Place an order (J-204 to J-206)."""

    name: ClassVar[str] = "order"
    rules: ClassVar[tuple[str, ...]] = ("J-204", "J-205")
    rank: int = 41
    when_stunned: bool = True

    def about(self) -> list[str]:
        return list(ORDERS[1:])

    def plausible(self, s: Descent, figure: int) -> bool:
        return s.may_order

    def hindered(self, s: Descent, figure: int, word: Word) -> Reason | None:
        if not s.may_order:
            return NO_ORDERS
        return None if order_takers(s, figure) else ORDER_STANDS

    def within_reach(self, s: Descent, figure: int) -> list[Word]:
        return self.words if order_takers(s, figure) else []

    def carry_out(self, s: Descent, figure: int, word: Word) -> None:
        s.may_order = False
        s.push(PlaceFor(figure, s.serial[figure], word.number + 1))

    def names(self, s: Descent, seat: int, word: Word) -> Args:
        return {"order": order_name(word.number + 1)}


def order_takers(s: Descent, hero: int) -> list[int]:
    """Who may place a hero's order: himself, or another if his cards say so (J-205)."""
    others = gear(s, hero).permissions & ORDERS_FOR_OTHERS
    heroes = [hero, *range(len(s.heroes))] if others else [hero]
    return [each for each in dict.fromkeys(heroes) if s.order[each] == NO_ORDER and not s.monkey[each]]


class PlaceFor(FigureProcedure):
    """Choose the hero who places the order."""

    STEPS: ClassVar[tuple[str, ...]] = ("who", "place")

    def __init__(self, figure: int = 0, number: int = 0, order: int = 0) -> None:
        self.figure = figure
        self.number = number
        self.order = order
        self.choice: str = ""

    def who(self, s: Descent) -> None:
        options = tuple([TO_HERO.key(s.heroes[hero]) for hero in order_takers(s, self.figure)])
        if len(options) == 1:
            self.choice = options[0]
        else:
            s.ask(s.owner(self.figure), "descent-ask-order-for", options, "choice")

    def place(self, s: Descent) -> None:
        hero = TO_HERO.hero(s, self.choice)
        s.order[hero] = self.order
        s.used = (*s.used, ORDERED)
        told.places_order(s, hero, self.order)

    def law(self, word: Word) -> str:
        return "J-205"

    def copy(self) -> PlaceFor:
        twin = PlaceFor(self.figure, self.number, self.order)
        twin.choice = self.choice
        return twin


ORDER: Final = PlaceOrder()
