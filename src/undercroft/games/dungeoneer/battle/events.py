"""Events about attacks, and where monsters go afterwards."""

from __future__ import annotations

from undercroft.games.dungeoneer.state.foes import Foe
from undercroft.games.dungeoneer.state.names import Card, Place, Seat, card_name, place_name, stat_name, who
from undercroft.games.dungeoneer.state.state import Dungeoneer


def attacks(s: Dungeoneer, attacker: Foe, target: Foe) -> None:
    """Who attacks whom, and how."""
    if s.listener is not None:
        s.tell(
            "dungeoneer-attacks",
            {"who": attacker.named(s), "target": target.named(s), "form": stat_name(attacker.form)},
        )


def attack_roll(s: Dungeoneer, attacker: Foe, die: int, plus: int, total: int) -> None:
    """The roll of an attacker."""
    if s.listener is not None:
        s.tell("dungeoneer-attack-roll", {"who": attacker.named(s), "die": die, "plus": plus, "total": total})


def counter_roll(s: Dungeoneer, defender: Foe, die: int, plus: int, total: int) -> None:
    """The roll of the attacked hero or monster."""
    if s.listener is not None:
        s.tell(
            "dungeoneer-counter-roll", {"who": defender.named(s), "die": die, "plus": plus, "total": total}
        )


def tie(s: Dungeoneer, defender: Foe, attacker: Foe) -> None:
    """Both rolls are equal, and nobody is hit."""
    if s.listener is not None:
        s.tell("dungeoneer-tie", {"who": defender.named(s), "from": attacker.named(s)})


def home(s: Dungeoneer, foe: Foe, where: str, owner: Seat) -> None:
    """Where a monster goes after a battle."""
    if s.listener is not None:
        s.tell("dungeoneer-home", {"monster": foe.named(s), "where": where, "who": who(s, owner)})


def rewards(s: Dungeoneer, seat: Seat, target: Seat, count: int) -> None:
    """A Dungeonlord whose monsters wounded a hero gives peril to somebody."""
    if s.listener is not None:
        s.tell("dungeoneer-rewards", {"who": who(s, seat), "target": who(s, target), "count": count})


def special(s: Dungeoneer, seat: Seat, foe: Foe, cost: int) -> None:
    """A Dungeonlord pays for the special effect of a monster."""
    if s.listener is not None:
        s.tell("dungeoneer-special", {"who": who(s, seat), "monster": foe.named(s), "count": cost})


def stands_in(s: Dungeoneer, seat: Seat, minion: Foe) -> None:
    """A minion counters in its hero's place."""
    if s.listener is not None:
        s.tell("dungeoneer-stands-in", {"who": who(s, seat), "monster": minion.named(s)})


def lays_trap(s: Dungeoneer, card: Card, place: Place) -> None:
    """A trap waits in a location."""
    if s.listener is not None:
        s.tell("dungeoneer-lays-trap", {"card": card_name(card), "place": place_name(s, place)})
