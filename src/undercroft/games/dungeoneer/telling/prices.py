"""What options cost, as arguments of their labels."""

from __future__ import annotations

from undercroft.engine.flow import Args
from undercroft.games.dungeoneer.cards.catalogue import CARDS, SOURCES
from undercroft.games.dungeoneer.hero.numbers import sources
from undercroft.games.dungeoneer.play.paying import cost_of, price_args
from undercroft.games.dungeoneer.play.play_card import used
from undercroft.games.dungeoneer.play.playable import PRICES
from undercroft.games.dungeoneer.state.names import place_name, quest_name, source_name
from undercroft.games.dungeoneer.state.state import Dungeoneer


def ability_args(s: Dungeoneer, seat: int, verb: str, what: str) -> Args:
    """Using something: what it does in short, what it costs, and whether it is for once a turn."""
    word, _, number = what.partition(":")
    key = used(s, seat, verb, word)
    effect = SOURCES[key].abilities[int(number or 1) - 1]
    does = f"@dungeoneer-does-{key.replace(':', '-')}" + (f"-{number}" if number else "")
    kind = key.partition(":")[0]
    name = place_name(s.place[seat]) if kind == "location" else source_name(key)
    shown: Args = {"quest": quest_name(word)} if verb == "use-quest" else {"card": name}
    return {**shown, **price_args(effect.price), "does": does, "once": "yes" if effect.once else "no"}


def changed_prices(s: Dungeoneer, seat: int) -> dict[str, int]:
    """The cards in hand that do not cost what is printed on them now."""
    if s.place[seat] < 0 or not (s.boosts or sources(s, seat, PRICES)):
        return {}
    costs = {name: cost_of(s, seat, CARDS[name]) for name in s.hands[seat] if priced(name)}
    return {name: cost for name, cost in sorted(costs.items()) if cost != CARDS[name].cost}


def priced(name: str) -> bool:
    """Whether a card has a price in glory that something could change."""
    return CARDS[name].is_glory() and not CARDS[name].x
