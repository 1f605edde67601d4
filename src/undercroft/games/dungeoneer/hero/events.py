"""Events about heroes: their points, health, level, rolls and cards."""

from __future__ import annotations

from undercroft.games.dungeoneer.state.foes import Foe
from undercroft.games.dungeoneer.state.names import Card, Seat, Stat, card_name, stat_name, who
from undercroft.games.dungeoneer.state.state import Dungeoneer


def defeated(s: Dungeoneer, seat: Seat) -> None:
    """A hero has no health left."""
    if s.listener is not None:
        s.tell("dungeoneer-defeated", {"who": who(s, seat)})


def wins(s: Dungeoneer, seat: Seat, reason: str) -> None:
    """A player wins."""
    if s.listener is not None:
        s.tell("dungeoneer-wins", {"who": who(s, seat), "reason": reason.replace(" ", "-")})


def lost(s: Dungeoneer) -> None:
    """The game is over and nobody has won."""
    if s.listener is not None:
        s.tell("dungeoneer-lost", {})


def gains_glory(s: Dungeoneer, seat: Seat, count: int, glory: int) -> None:
    """A hero gets glory."""
    if s.listener is not None:
        s.tell("dungeoneer-gains-glory", {"who": who(s, seat), "count": count, "glory": glory})


def loses_glory(s: Dungeoneer, seat: Seat, count: int, glory: int) -> None:
    """A hero loses or pays glory."""
    if s.listener is not None:
        s.tell("dungeoneer-loses-glory", {"who": who(s, seat), "count": count, "glory": glory})


def gains_peril(s: Dungeoneer, seat: Seat, count: int, peril: int) -> None:
    """A hero gets peril."""
    if s.listener is not None:
        s.tell("dungeoneer-gains-peril", {"who": who(s, seat), "count": count, "peril": peril})


def loses_peril(s: Dungeoneer, seat: Seat, count: int, peril: int) -> None:
    """Peril of a hero is spent by a Dungeonlord."""
    if s.listener is not None:
        s.tell("dungeoneer-loses-peril", {"who": who(s, seat), "count": count, "peril": peril})


def gains_ap(s: Dungeoneer, seat: Seat, count: int) -> None:
    """A hero gets action points."""
    if s.listener is not None:
        s.tell("dungeoneer-gains-ap", {"who": who(s, seat), "count": count})


def loses_ap(s: Dungeoneer, seat: Seat, count: int) -> None:
    """A hero loses action points."""
    if s.listener is not None:
        s.tell("dungeoneer-loses-ap", {"who": who(s, seat), "count": count})


def saves_ap(s: Dungeoneer, seat: Seat) -> None:
    """A hero keeps an action point for the turns of the others (D-171)."""
    if s.listener is not None:
        s.tell("dungeoneer-saves-ap", {"who": who(s, seat)})


def wounded(s: Dungeoneer, seat: Seat, count: int, health: int) -> None:
    """A hero takes wounds."""
    if s.listener is not None:
        s.tell("dungeoneer-wounded", {"who": who(s, seat), "count": count, "health": health})


def healed(s: Dungeoneer, seat: Seat, count: int, health: int) -> None:
    """A hero heals wounds."""
    if s.listener is not None:
        s.tell("dungeoneer-healed", {"who": who(s, seat), "count": count, "health": health})


def prevented(s: Dungeoneer, seat: Seat, count: int) -> None:
    """Some of a hero's wounds were prevented."""
    if s.listener is not None:
        s.tell("dungeoneer-prevented", {"who": who(s, seat), "count": count})


def falls(s: Dungeoneer, seat: Seat) -> None:
    """A hero falls down."""
    if s.listener is not None:
        s.tell("dungeoneer-falls", {"who": who(s, seat)})


def lies_down(s: Dungeoneer, seat: Seat, ap: int) -> None:
    """A hero lies down for an action point (D-294)."""
    if s.listener is not None:
        s.tell("dungeoneer-lies-down", {"who": who(s, seat), "ap": ap})


def stands(s: Dungeoneer, seat: Seat) -> None:
    """A hero stands up."""
    if s.listener is not None:
        s.tell("dungeoneer-stands", {"who": who(s, seat)})


def level(s: Dungeoneer, seat: Seat, level: int) -> None:
    """The level of a hero changes."""
    if s.listener is not None:
        s.tell("dungeoneer-level", {"who": who(s, seat), "level": level})


def passes(
    s: Dungeoneer, of: str, side: str, seat: Seat, stat: Stat, die: int, added: int, total: int, value: int
) -> None:
    """A hero passes a threat; `of` and `side` say what it is about, as `Procedure.threat` names it."""
    if s.listener is not None:
        s.tell(
            "dungeoneer-passes",
            {
                "of": of,
                "side": side,
                "who": who(s, seat),
                "stat": stat_name(stat),
                "die": die,
                "added": added,
                "total": total,
                "value": value,
            },
        )


def fails(
    s: Dungeoneer, of: str, side: str, seat: Seat, stat: Stat, die: int, added: int, total: int, value: int
) -> None:
    """A hero fails a threat."""
    if s.listener is not None:
        s.tell(
            "dungeoneer-fails",
            {
                "of": of,
                "side": side,
                "who": who(s, seat),
                "stat": stat_name(stat),
                "die": die,
                "added": added,
                "total": total,
                "value": value,
            },
        )


def discards(s: Dungeoneer, seat: Seat, card: Card) -> None:
    """A card of a player is discarded."""
    if s.listener is not None:
        s.tell("dungeoneer-discards", {"who": who(s, seat), "card": card_name(card)})


def returns(s: Dungeoneer, seat: Seat, card: Card) -> None:
    """A card in play goes back to the hand."""
    if s.listener is not None:
        s.tell("dungeoneer-returns", {"who": who(s, seat), "card": card_name(card)})


def foe_wounded(s: Dungeoneer, foe: Foe, count: int, health: int) -> None:
    """A monster takes wounds."""
    if s.listener is not None:
        s.tell("dungeoneer-foe-wounded", {"monster": foe.named(s), "count": count, "health": health})


def foe_slain(s: Dungeoneer, foe: Foe) -> None:
    """A monster is defeated."""
    if s.listener is not None:
        s.tell("dungeoneer-foe-slain", {"monster": foe.named(s)})


def serves(s: Dungeoneer, seat: Seat, card: Card) -> None:
    """A monster serves a hero from now on."""
    if s.listener is not None:
        s.tell("dungeoneer-serves", {"who": who(s, seat), "card": card_name(card)})


def minion_wounded(s: Dungeoneer, seat: Seat, card: Card, count: int, health: int) -> None:
    """A minion loses health."""
    if s.listener is not None:
        s.tell(
            "dungeoneer-minion-wounded",
            {"who": who(s, seat), "card": card_name(card), "count": count, "health": health},
        )


def token(s: Dungeoneer, count: int, more: bool, tokens: int) -> None:
    """Tokens are put on the event, or removed from it."""
    if s.listener is not None:
        s.tell("dungeoneer-token", {"way": "more" if more else "fewer", "count": count, "tokens": tokens})
