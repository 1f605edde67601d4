"""Things on the table: cards in play, monsters in a pack, escorts, exits, what a die is thrown for."""

from __future__ import annotations

from typing import Final

from undercroft.engine.flow import Value


class Item(Value):
    """A hero's card in play, with its attachments; a minion may have wounds (DQ-42)."""

    def __init__(self, name: str = "", attached: tuple[str, ...] = (), wounds: int = 0) -> None:
        self.name = name
        self.attached = attached
        self.wounds = wounds


class Beast(Value):
    """A monster in a pack."""

    def __init__(self, name: str = "", wounds: int = 0, attached: tuple[str, ...] = ()) -> None:
        self.name = name
        self.wounds = wounds
        self.attached = attached


class Boost(Value):
    """A temporary bonus."""

    def __init__(self, seat: int = 0, what: int = 0, n: int = 0, tag: str = "", until: int = 0) -> None:
        self.seat = seat
        self.what = what
        self.n = n
        self.tag = tag
        self.until = until


class Escort(Value):
    """An escort on its way: carried by a hero, or waiting in a location."""

    def __init__(self, quest: str = "", owner: int = 0, carrier: int = -1, place: int = -1) -> None:
        self.quest = quest
        self.owner = owner
        self.carrier = carrier
        self.place = place


class Door(Value):
    """An exit that is not as printed: held open by a hero, or changed until the next reset."""

    def __init__(
        self, place: int = 0, side: int = 0, kind: int = 0, stat: int = -1, value: int = 0, by: int = -1
    ) -> None:
        self.place = place
        self.side = side
        self.kind = kind
        self.stat = stat
        self.value = value
        self.by = by


class Spot(Value):
    """A place on the map where a location may be laid, upright or turned."""

    def __init__(self, key: str = "", cell: int = -1, turned: bool = False, ends: int = 0) -> None:
        self.key = key
        self.cell = cell
        self.turned = turned
        self.ends = ends  # the sides on which it would be connected, one bit each


class Laid(Value):
    """A card under a location: an attachment, or a trap that waits there (D-218)."""

    def __init__(self, name: str = "", place: int = 0, by: int = 0) -> None:
        self.name = name
        self.place = place
        self.by = by


class Contest(Value):
    """What a die is thrown for; conditions and bonuses depend on it."""

    def __init__(
        self, seat: int = -1, role: int = 0, form: int = -1, foe: str = "", foe_seat: int = -1
    ) -> None:
        self.seat = seat  # whose hero rolls; -1: a monster
        self.role = role
        self.form = form  # or the stat tested
        self.foe = foe  # source key of the monster on the other side
        self.foe_seat = foe_seat


# The roles of a contest.
ATTACKING: Final = 0
COUNTERING: Final = 1
TESTING: Final = 2
QUESTING: Final = 3
SEARCHING: Final = 4
STANDING_BY: Final = 5  # nobody rolls: the owner of a challenged monster responds for it (DQ-62)
NO_CONTEST: Final = Contest(-1, -1)
