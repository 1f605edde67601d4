"""What options cost, as arguments of their labels."""

from __future__ import annotations

from undercroft.engine.flow import Args
from undercroft.games.dungeoneer.cards.catalogue import CARDS, QUESTS, SOURCES
from undercroft.games.dungeoneer.cards.records import Price
from undercroft.games.dungeoneer.cards.vocabulary import SACRIFICE
from undercroft.games.dungeoneer.dungeon.map import between
from undercroft.games.dungeoneer.hero.numbers import bonus, sources
from undercroft.games.dungeoneer.hero.rolls import BONUS_BY_ROLE
from undercroft.games.dungeoneer.play.paying import cost_of
from undercroft.games.dungeoneer.play.play_card import used
from undercroft.games.dungeoneer.play.playable import PRICES
from undercroft.games.dungeoneer.state.names import place_name, quest_name, source_name
from undercroft.games.dungeoneer.state.pieces import SEARCHING, Contest
from undercroft.games.dungeoneer.state.state import Dungeoneer

PARTS = ("glory", "ap", "health", "cards", "boons", "treasures", "this")


def price_args(price: Price, ap: int = 0) -> Args:
    """A price and further action points; `first` is the part it begins with, or "none"."""
    args: Args = {"glory": "x" if price.x else price.glory, "ap": price.ap + ap, "health": price.health}
    args |= {"cards": price.cards, "boons": price.boons, "treasures": price.treasures}
    args |= {"this": "yes" if price.this else "no", "once": "no"}
    args["first"] = next((part for part in PARTS if args[part] not in (0, "no")), "none")
    return args


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


def attempt_args(s: Dungeoneer, quest: str) -> Args:
    """An attempt: what a sacrifice takes, and the action point of a repeat (D-129, D-145)."""
    card = QUESTS[quest]
    return price_args(card.price if card.by == SACRIFICE else Price(), int(quest in s.tried))


def search_args(s: Dungeoneer, seat: int, quest: str) -> Args:
    """A search: its action points, what is added to the die here, and the sum it needs (D-152, D-153)."""
    plus = between(s, s.place[seat])
    plus += bonus(s, seat, BONUS_BY_ROLE[SEARCHING], Contest(seat, SEARCHING))
    return {**price_args(Price(), QUESTS[quest].find_ap), "plus": plus, "value": QUESTS[quest].find}


def changed_prices(s: Dungeoneer, seat: int) -> dict[str, int]:
    """The cards in hand that do not cost what is printed on them now."""
    if s.place[seat] < 0 or not (s.boosts or sources(s, seat, PRICES)):
        return {}
    costs = {name: cost_of(s, seat, CARDS[name]) for name in s.hands[seat] if priced(name)}
    return {name: cost for name, cost in sorted(costs.items()) if cost != CARDS[name].cost}


def priced(name: str) -> bool:
    """Whether a card has a price in glory that something could change."""
    return CARDS[name].is_glory() and not CARDS[name].x
