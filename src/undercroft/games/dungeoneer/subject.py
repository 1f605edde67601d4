"""What one application of an effect is about: a hero, an attacking monster, or a card."""

from __future__ import annotations

from undercroft.games.dungeoneer.cards import Op
from undercroft.games.dungeoneer.procedure import Procedure
from undercroft.games.dungeoneer.state import SOURCES
from undercroft.games.dungeoneer.terms import PAID


class Subject(Procedure):
    """The data that verbs work on."""

    def __init__(self, source: str = "", index: int = 0, you: int = 0, place: int = -1) -> None:
        self.source = source
        self.index = index
        self.you = you
        self.place = place
        self.foe: int = -1  # the monster the effect belongs to
        self.x: int = 0  # what was paid
        self.seat: int = -1  # the hero it is about, or the player of the card it is about
        self.struck: int = -1  # the monster it is about
        self.card: str = ""  # the card it is about
        self.zone: str = ""  # where that card is: "card" (in play), "hand", "beast" (in a pack), "this"
        self.passed: int = 0
        self.branch: int = 0
        self.done: int = 0  # verbs done

    def aim(self, key: str) -> None:
        """Take what a key such as "hero:1", "foe:2" or "card:backpack@0" names."""
        kind, _, what = key.partition(":")
        if kind == "hero":
            self.seat = int(what)
        elif kind == "foe":
            self.struck = int(what) - 1
        elif kind == "this":
            self.zone = "this"
            self.seat = int(what)
            self.card = self.source.partition(":")[2]
        else:
            self.zone = kind
            self.card, _, seat = what.partition("@")
            self.seat = int(seat)

    def amount(self, op: Op) -> int:
        """The number of a verb."""
        return self.x if op.n == PAID else op.n

    def until(self) -> int:
        """How long a bonus of this effect lasts."""
        return SOURCES[self.source].effects[self.index].until

    def copy_subject_into(self, twin: Subject) -> None:
        """The data for a copy."""
        twin.foe = self.foe
        twin.x = self.x
        twin.seat = self.seat
        twin.struck = self.struck
        twin.card = self.card
        twin.zone = self.zone
        twin.passed = self.passed
        twin.branch = self.branch
        twin.done = self.done
