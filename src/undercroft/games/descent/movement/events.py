"""Events about movement, doors, glyphs, familiars and orders."""

from __future__ import annotations

from undercroft.games.descent.state.names import (
    FamiliarNumber,
    Figure,
    Item,
    Lying,
    Order,
    Space,
    familiar_name,
    item_name,
    order_name,
    space_name,
    token_name,
    who,
)
from undercroft.games.descent.state.state import Descent


def gives(s: Descent, hero: Figure, item: Item, ally: Figure) -> None:
    """A hero has given something to another."""
    if s.listener is not None:
        s.tell("descent-gives", {"who": who(s, hero), "item": item_name(item), "ally": who(s, ally)})


def picks_up(s: Descent, hero: Figure, token: Lying) -> None:
    """A hero has picked something up."""
    if s.listener is not None:
        s.tell("descent-picks-up", {"who": who(s, hero), "token": token_name(token)})


def moves(s: Descent, figure: Figure, space: Space) -> None:
    """A figure has moved."""
    if s.listener is not None:
        s.tell("descent-moves", {"who": who(s, figure), "space": space_name(s, space)})


def jumps(s: Descent, figure: Figure, space: Space) -> None:
    """A figure has jumped over a pit."""
    if s.listener is not None:
        s.tell("descent-jumps", {"who": who(s, figure), "space": space_name(s, space)})


def climbs_stairs(s: Descent, figure: Figure, space: Space) -> None:
    """A figure has used a staircase."""
    if s.listener is not None:
        s.tell("descent-climbs-stairs", {"who": who(s, figure), "space": space_name(s, space)})


def goes_to_town(s: Descent, hero: Figure) -> None:
    """A hero has gone to town."""
    if s.listener is not None:
        s.tell("descent-goes-to-town", {"who": who(s, hero)})


def enters_dungeon(s: Descent, hero: Figure, space: Space) -> None:
    """A hero has come back from town."""
    if s.listener is not None:
        s.tell("descent-enters-dungeon", {"who": who(s, hero), "space": space_name(s, space)})


def activates_glyph(s: Descent, hero: Figure, space: Space) -> None:
    """A glyph is active from now on."""
    if s.listener is not None:
        s.tell("descent-activates-glyph", {"who": who(s, hero), "space": space_name(s, space)})


def opens_door(s: Descent, figure: Figure) -> None:
    """A door is open."""
    if s.listener is not None:
        s.tell("descent-opens-door", {"who": who(s, figure)})


def closes_door(s: Descent, figure: Figure) -> None:
    """A door is closed."""
    if s.listener is not None:
        s.tell("descent-closes-door", {"who": who(s, figure)})


def falls_in(s: Descent, figure: Figure) -> None:
    """A figure has fallen into a pit."""
    if s.listener is not None:
        s.tell("descent-falls-in", {"who": who(s, figure)})


def tires(s: Descent, hero: Figure, fatigue: int) -> None:
    """A hero pays fatigue for a movement point."""
    if s.listener is not None:
        s.tell("descent-tires", {"who": who(s, hero), "fatigue": fatigue})


def thrown(s: Descent, figure: Figure, space: Space) -> None:
    """A figure is thrown to another space."""
    if s.listener is not None:
        s.tell("descent-thrown", {"who": who(s, figure), "space": space_name(s, space)})


def places_order(s: Descent, hero: Figure, order: Order) -> None:
    """A hero has placed an order."""
    if s.listener is not None:
        s.tell("descent-places-order", {"who": who(s, hero), "order": order_name(order)})


def flits(s: Descent, familiar: FamiliarNumber, space: Space) -> None:
    """A familiar has moved."""
    if s.listener is not None:
        s.tell("descent-flits", {"familiar": familiar_name(s, familiar), "space": space_name(s, space)})


def hands_over(s: Descent, hero: Figure, familiar: FamiliarNumber, ally: Figure) -> None:
    """A familiar is carried by another hero."""
    if s.listener is not None:
        s.tell(
            "descent-hands-over",
            {"who": who(s, hero), "familiar": familiar_name(s, familiar), "ally": who(s, ally)},
        )


def fetches(s: Descent, familiar: FamiliarNumber, item: Item) -> None:
    """A familiar has picked something up, or brought it."""
    if s.listener is not None:
        s.tell("descent-fetches", {"familiar": familiar_name(s, familiar), "item": item_name(item)})
