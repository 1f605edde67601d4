"""What else a hero may be doing: skills, the market, a received item, the place to begin."""

from __future__ import annotations

from undercroft.games.descent.course.setup import Exchange, PlaceHeroes
from undercroft.games.descent.hero.equipment import Equip, Received
from undercroft.games.descent.quests.town import Shopping, price
from undercroft.games.descent.state.state import Descent
from undercroft.games.descent.telling import shape


def task(s: Descent) -> shape.Task | None:
    """The innermost of these tasks, None if there is none. Bought items are put away at the market."""
    received = ""
    for frame in s.agenda[::-1]:
        if isinstance(frame, Received) and not received:
            received = frame.item
            found: shape.Task = {"at": "received", "hero": s.heroes[frame.hero], "item": received}
        elif isinstance(frame, Shopping):
            return market(s, frame.hero, received)
        elif isinstance(frame, Exchange) and not received:
            return {"at": "exchange", "hero": s.heroes[frame.hero], "item": ""}
        elif isinstance(frame, Equip) and not received:
            return {"at": "equip", "hero": s.heroes[frame.hero], "item": ""}
        elif isinstance(frame, PlaceHeroes) and not received:
            return {"at": "start", "hero": s.heroes[frame.hero], "item": ""}
    return found if received else None


def market(s: Descent, hero: int, received: str) -> shape.Task:
    """A hero at the market, with all prices and the coins he is short of."""
    prices = {name: price(s, name) for name in s.stock}
    lacking = {name: cost - s.coins[hero] for name, cost in prices.items() if cost > s.coins[hero]}
    found: shape.Task = {"at": "market", "hero": s.heroes[hero], "item": received}
    return {**found, "prices": prices, "lacking": lacking}
