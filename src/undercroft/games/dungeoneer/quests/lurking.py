"""What waits in a location for heroes to enter: a laid trap, a monster in its lair."""

from __future__ import annotations

from typing import ClassVar

from undercroft.games.dungeoneer.dungeon.map import lair_at, trap_at
from undercroft.games.dungeoneer.effects.resolve import Resolve
from undercroft.games.dungeoneer.hero.discards import throw_away
from undercroft.games.dungeoneer.quests import events as told
from undercroft.games.dungeoneer.quests.complete import Complete
from undercroft.games.dungeoneer.quests.kinds import Hunt
from undercroft.games.dungeoneer.state.procedure import HeroProcedure
from undercroft.games.dungeoneer.state.state import Dungeoneer


class Lurking(HeroProcedure):
    """After points and effects of an entry, on any turn: first the trap, then the attack (DQ-6, DQ-14)."""

    STEPS: ClassVar[tuple[str, ...]] = ("trap", "ambush")

    def __init__(self, seat: int = 0, place: int = 0) -> None:
        self.seat = seat
        self.place = place

    def stands(self, s: Dungeoneer) -> bool:
        return super().stands(s) and s.place[self.seat] == self.place

    def trap(self, s: Dungeoneer) -> None:
        """It goes off for every hero in the location and is discarded (D-218)."""
        laid = trap_at(s, self.place)
        if laid is not None:
            s.laid.remove(laid)
            throw_away(s, laid.name)
            told.springs(s, laid.name, self.place)
            s.push(Resolve(s.box.cards[laid.name].key, 0, laid.by, self.seat, self.place))

    def ambush(self, s: Dungeoneer) -> None:
        """The monster that lives here attacks at every entry, until it is defeated (D-257)."""
        quest = lair_at(s, self.place)
        if quest:
            s.replace(pounce(s, quest, self.seat))

    def copy(self) -> Lurking:
        return Lurking(self.seat, self.place)


class Ambush(Hunt):
    """A monster in its lair attacks as in a hunt, but nobody attempts its quest (DQ-6)."""

    def result(self, s: Dungeoneer) -> None:
        if self.is_slain(s):
            s.replace(Complete(self.quest, self.slayer))
        else:
            s.back()

    def copy(self) -> Ambush:
        twin = Ambush(self.quest, self.seat, self.lord)
        twin.choice = self.choice
        twin.slayer = self.slayer
        return twin


def pounce(s: Dungeoneer, quest: str, seat: int, lord: int = -1) -> Ambush:
    """A quest's monster attacks a hero in its lair; this is announced before its form is chosen."""
    told.ambush(s, seat, s.box.quests[quest].prey)
    return Ambush(quest, seat, lord)
