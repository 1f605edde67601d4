"""An attempt at a quest, whatever its category."""

from __future__ import annotations

from typing import ClassVar

from undercroft.games.dungeoneer.cards.catalogue import QUESTS
from undercroft.games.dungeoneer.cards.vocabulary import CHANCE_QUEST, HUNT, THREAT_QUEST
from undercroft.games.dungeoneer.hero.points import pay_ap
from undercroft.games.dungeoneer.play.paying import Pay
from undercroft.games.dungeoneer.quests.complete import Complete
from undercroft.games.dungeoneer.quests.kinds import Brave, Hunt, TryLuck
from undercroft.games.dungeoneer.state.names import quest_name, who
from undercroft.games.dungeoneer.state.procedure import Procedure
from undercroft.games.dungeoneer.state.state import Dungeoneer


class Attempt(Procedure):
    """An attempt at a quest."""

    STEPS: ClassVar[tuple[str, ...]] = ("begin", "try_it", "outcome")

    def __init__(self, quest: str = "", seat: int = 0) -> None:
        self.quest = quest
        self.seat = seat
        self.passed: int = 0

    def stands(self, s: Dungeoneer) -> bool:
        return not s.halted and not s.is_out(self.seat)

    def begin(self, s: Dungeoneer) -> None:
        if self.quest in s.tried:
            pay_ap(s, self.seat, 1)
        else:
            s.tried.append(self.quest)
        if s.listener is not None:
            s.tell("dungeoneer-attempts", {"who": who(s, self.seat), "quest": quest_name(self.quest)})

    def try_it(self, s: Dungeoneer) -> None:
        quest = QUESTS[self.quest]
        if quest.by == CHANCE_QUEST:
            s.push(TryLuck(self.quest, self.seat))
        elif quest.by == THREAT_QUEST:
            s.push(Brave(self.quest, self.seat))
        elif quest.by == HUNT:
            s.push(Hunt(self.quest, self.seat))
        else:
            s.push(Pay(self.seat, quest.key, -1))
            self.passed = 1  # given up in full (D-145)

    def outcome(self, s: Dungeoneer) -> None:
        if self.passed:
            s.push(Complete(self.quest, self.seat))
        elif s.listener is not None:
            s.tell("dungeoneer-quest-fails", {"who": who(s, self.seat), "quest": quest_name(self.quest)})

    def copy(self) -> Attempt:
        twin = Attempt(self.quest, self.seat)
        twin.passed = self.passed
        return twin
