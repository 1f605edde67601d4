"""Events about what heroes and monsters suffer, gain and lose."""

from __future__ import annotations

from undercroft.games.descent.state.names import (
    Figure,
    Item,
    Keyword,
    KindNumber,
    Order,
    ability_name,
    item_name,
    kind_name,
    order_name,
    who,
)
from undercroft.games.descent.state.state import Descent


def heroes_win(s: Descent, conquest: int) -> None:
    """The heroes have won."""
    if s.listener is not None:
        s.tell("descent-heroes-win", {"conquest": conquest})


def overlord_wins(s: Descent) -> None:
    """The overlord has won."""
    if s.listener is not None:
        s.tell("descent-overlord-wins", {})


def equips(s: Descent, hero: Figure, item: Item) -> None:
    """An item is equipped."""
    if s.listener is not None:
        s.tell("descent-equips", {"who": who(s, hero), "item": item_name(item)})


def stows(s: Descent, hero: Figure, item: Item) -> None:
    """An item is in the pack."""
    if s.listener is not None:
        s.tell("descent-stows", {"who": who(s, hero), "item": item_name(item)})


def drops(s: Descent, hero: Figure, item: Item) -> None:
    """An item is gone."""
    if s.listener is not None:
        s.tell("descent-drops", {"who": who(s, hero), "item": item_name(item)})


def coins(s: Descent, hero: Figure, count: int, coins: int) -> None:
    """A hero has got coins."""
    if s.listener is not None:
        s.tell("descent-coins", {"who": who(s, hero), "count": count, "coins": coins})


def aura(s: Descent, figure: Figure, count: int) -> None:
    """A figure suffers from moving next to an Aura."""
    if s.listener is not None:
        s.tell("descent-aura", {"who": who(s, figure), "count": count})


def wounded(s: Descent, figure: Figure, count: int, wounds: int) -> None:
    """A figure has lost wounds, and has these left."""
    if s.listener is not None:
        s.tell("descent-wounded", {"who": who(s, figure), "count": count, "wounds": wounds})


def lingers(s: Descent, figure: Figure, ability: Keyword, count: int) -> None:
    """A figure has this many tokens of a lingering effect now."""
    if s.listener is not None:
        s.tell("descent-lingers", {"who": who(s, figure), "ability": ability_name(ability), "count": count})


def recovers_from(s: Descent, figure: Figure, ability: Keyword, count: int) -> None:
    """A figure has this many tokens of a lingering effect left."""
    if s.listener is not None:
        s.tell(
            "descent-recovers-from", {"who": who(s, figure), "ability": ability_name(ability), "count": count}
        )


def killed(s: Descent, kind: KindNumber) -> None:
    """A monster is killed."""
    if s.listener is not None:
        s.tell("descent-killed", {"who": kind_name(s.box.kinds[kind])})


def rises(s: Descent, figure: Figure, wounds: int) -> None:
    """A monster has come back."""
    if s.listener is not None:
        s.tell("descent-rises", {"who": who(s, figure), "wounds": wounds})


def stays_down(s: Descent, figure: Figure) -> None:
    """An undying monster does not come back."""
    if s.listener is not None:
        s.tell("descent-stays-down", {"who": who(s, figure)})


def bounty(s: Descent, hero: Figure, coins: int) -> None:
    """A hero gets the reward for a master."""
    if s.listener is not None:
        s.tell("descent-bounty", {"who": who(s, hero), "coins": coins})


def dies(s: Descent, hero: Figure, coins: int) -> None:
    """A hero is killed and wakes up in town with these coins."""
    if s.listener is not None:
        s.tell("descent-dies", {"who": who(s, hero), "coins": coins})


def heals(s: Descent, figure: Figure, count: int, wounds: int) -> None:
    """A figure has regained wounds."""
    if s.listener is not None:
        s.tell("descent-heals", {"who": who(s, figure), "count": count, "wounds": wounds})


def recovers(s: Descent, hero: Figure, count: int, fatigue: int) -> None:
    """A hero has regained fatigue."""
    if s.listener is not None:
        s.tell("descent-recovers", {"who": who(s, hero), "count": count, "fatigue": fatigue})


def gains_conquest(s: Descent, count: int, conquest: int) -> None:
    """The heroes gain conquest."""
    if s.listener is not None:
        s.tell("descent-gains-conquest", {"count": count, "conquest": conquest})


def loses_conquest(s: Descent, count: int, conquest: int) -> None:
    """The heroes lose conquest."""
    if s.listener is not None:
        s.tell("descent-loses-conquest", {"count": count, "conquest": conquest})


def takes_back(s: Descent, hero: Figure, order: Order) -> None:
    """An order is taken back or used up."""
    if s.listener is not None:
        s.tell("descent-takes-back", {"who": who(s, hero), "order": order_name(order)})


def gains_threat(s: Descent, count: int, threat: int) -> None:
    """The overlord gains threat."""
    if s.listener is not None:
        s.tell("descent-gains-threat", {"count": count, "threat": threat})


def loses_threat(s: Descent, count: int, threat: int) -> None:
    """The overlord loses threat."""
    if s.listener is not None:
        s.tell("descent-loses-threat", {"count": count, "threat": threat})
