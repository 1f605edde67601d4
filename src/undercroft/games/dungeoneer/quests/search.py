"""A search: the place of a quest is looked for."""

from __future__ import annotations

from typing import ClassVar

from undercroft.engine.flow import Args
from undercroft.games.dungeoneer.cards.catalogue import QUESTS
from undercroft.games.dungeoneer.dungeon.map import between
from undercroft.games.dungeoneer.hero.points import pay_ap
from undercroft.games.dungeoneer.hero.rolls import Die
from undercroft.games.dungeoneer.state.names import quest_name, who
from undercroft.games.dungeoneer.state.pieces import SEARCHING, Contest
from undercroft.games.dungeoneer.state.procedure import Procedure
from undercroft.games.dungeoneer.state.state import Dungeoneer


class Search(Procedure):
    """Look for the place of a quest: 1 die plus the way from the entrance (D-152, D-153)."""

    STEPS: ClassVar[tuple[str, ...]] = ("roll", "look")

    def __init__(self, quest: str = "", seat: int = 0) -> None:
        self.quest = quest
        self.seat = seat
        self.rolled: list[int] = []

    def roll(self, s: Dungeoneer) -> None:
        pay_ap(s, self.seat, QUESTS[self.quest].find_ap)
        s.push(Die(Contest(self.seat, SEARCHING), "rolled", between(s, s.place[self.seat])))

    def look(self, s: Dungeoneer) -> None:
        """The result holds for this turn and this location (D-153, D-154)."""
        found = self.rolled[1] >= QUESTS[self.quest].find
        if found:
            s.found.append(f"{self.quest}@{s.place[self.seat]}")
        if s.listener is not None:
            args: Args = {"who": who(s, self.seat), "quest": quest_name(self.quest)}
            die, total = self.rolled
            args |= {"sum": added([die], total), "total": total, "value": QUESTS[self.quest].find}
            s.tell("dungeoneer-finds" if found else "dungeoneer-finds-nothing", args)

    def copy(self) -> Search:
        twin = Search(self.quest, self.seat)
        twin.rolled = self.rolled[:]
        return twin


def added(faces: list[int], total: int) -> str:
    """How dice and what is added make a total, in numbers: "2 + 3 − 1 = 4"."""
    terms = " + ".join([str(face) for face in faces])
    plus = total - sum(faces)
    if plus:
        terms += f" + {plus}" if plus > 0 else f" − {-plus}"
    return terms if terms == str(total) else f"{terms} = {total}"
