"""A quest is completed, and the next common quest opens."""

from __future__ import annotations

from typing import ClassVar

from undercroft.engine.zones import draw_from
from undercroft.games.dungeoneer.cards.vocabulary import ON_QUEST
from undercroft.games.dungeoneer.dungeon.placing import drop_common
from undercroft.games.dungeoneer.effects.resolve import Resolve
from undercroft.games.dungeoneer.hero.defeat import finish, returned_home
from undercroft.games.dungeoneer.hero.points import change_level
from undercroft.games.dungeoneer.quests import events as told
from undercroft.games.dungeoneer.state.options import NO_WHITE_SPOTS, NOTHING_PERSONAL
from undercroft.games.dungeoneer.state.pieces import NO_CONTEST
from undercroft.games.dungeoneer.state.procedure import Procedure
from undercroft.games.dungeoneer.state.state import WIN_QUESTS, Dungeoneer


class NewCommon(Procedure):
    """A common quest is replaced at once, as long as there are quests (D-137, DQ-9).

    In a variant two are open (D-290).
    """

    STEPS: ClassVar[tuple[str, ...]] = ("draw", "open")

    def __init__(self) -> None:
        self.drawn: list[str] = []

    def draw(self, s: Dungeoneer) -> None:
        draw_from(s, "quest_deck", (2 if s.has(NOTHING_PERSONAL) else 1) - usual_common(s), "drawn")

    def open(self, s: Dungeoneer) -> None:
        s.common += tuple(self.drawn)
        for quest in self.drawn:
            told.common(s, quest)
        if s.has(NO_WHITE_SPOTS) and s.grid and drop_common(s):  # its location left the game (DQ-52)
            self.goto("draw")

    def copy(self) -> NewCommon:
        twin = NewCommon()
        twin.drawn = self.drawn[:]
        return twin


def usual_common(s: Dungeoneer) -> int:
    """Common quests, without extra ones and leftovers of a lower grade (D-251, DQ-50)."""
    quests = [s.box.quests[name] for name in s.common]
    return len([quest for quest in quests if not quest.apart and quest.grade >= s.stage])


def quests_win(s: Dungeoneer) -> bool:
    """Whether a number of quests wins at once: not in a solo game, nor if they are points (D-001, D-357)."""
    return not s.solo() and not s.climbs


class Complete(Procedure):
    """A quest is completed: level, reward for this player (D-144), the end of the phase (D-130..D-138)."""

    STEPS: ClassVar[tuple[str, ...]] = ("level", "reward", "replace", "finish")

    def __init__(self, quest: str = "", seat: int = 0) -> None:
        self.quest = quest
        self.seat = seat
        self.was_common: bool = False

    def level(self, s: Dungeoneer) -> None:
        seat, quest = self.seat, self.quest
        self.was_common = quest in s.common
        s.common = tuple([each for each in s.common if each != quest])
        s.quests[seat] = tuple([each for each in s.quests[seat] if each != quest])
        s.escorts = [escort for escort in s.escorts if escort.quest != quest]
        s.hurt.pop(quest, None)
        s.done[seat] += (quest,)  # only counted from now on, except artifacts (D-131, D-132, D-135, D-136)
        s.phase_over = True  # so nobody completes two in one turn (D-134)
        told.completes(s, seat, quest)
        if s.event and quest in s.box.apart:
            told.event_ends(s, s.event)
            s.event, s.tokens = "", 0  # D-255
        if s.box.quests[quest].grade >= s.stage:  # a level (D-009, D-320); otherwise only points (D-271)
            change_level(s, seat, 1)
        if quests_win(s) and len(s.done[seat]) >= WIN_QUESTS:
            finish(s, [seat], "quests")  # D-001

    def reward(self, s: Dungeoneer) -> None:
        card = s.box.quests[self.quest]
        reward = card.reward
        s.fire(ON_QUEST, self.seat, NO_CONTEST)
        if reward is not None and reward.do:
            s.push(Resolve(card.key, reward.index, self.seat, -1, s.place[self.seat]))

    def replace(self, s: Dungeoneer) -> None:
        if self.was_common:
            s.push(NewCommon())

    def finish(self, s: Dungeoneer) -> None:
        if not s.is_out(self.seat):
            returned_home(s, self.seat)

    def copy(self) -> Complete:
        twin = Complete(self.quest, self.seat)
        twin.was_common = self.was_common
        return twin
