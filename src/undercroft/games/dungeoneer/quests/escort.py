"""Escorts: begun, dropped, picked up and delivered, all without action points (D-158, D-159)."""

from __future__ import annotations

from typing import ClassVar, Final

from undercroft.engine.verbs import Reason, Word
from undercroft.games.dungeoneer.effects.choices import hand_over
from undercroft.games.dungeoneer.quests import events as told
from undercroft.games.dungeoneer.quests.complete import Complete, NewCommon
from undercroft.games.dungeoneer.quests.sites import (
    NOT_YOURS,
    AboutEscort,
    first_site,
    is_open,
    last_site,
)
from undercroft.games.dungeoneer.state.pieces import Escort
from undercroft.games.dungeoneer.state.procedure import AT_QUEST
from undercroft.games.dungeoneer.state.state import Dungeoneer
from undercroft.games.dungeoneer.state.times import not_heroics

BEGUN: Final = Reason("D-155", "dungeoneer-why-begun")
BEGINS_ELSEWHERE: Final = Reason("D-155", "dungeoneer-why-elsewhere", first_site)
NOT_CARRIED: Final = Reason("D-156", "dungeoneer-why-no-escort")
ENDS_ELSEWHERE: Final = Reason("D-156", "dungeoneer-why-elsewhere", last_site)
NOT_LYING: Final = Reason("D-161", "dungeoneer-why-not-lying")
NOTHING_TO_DROP: Final = Reason("D-160", "dungeoneer-why-no-escort")


def escort_of(s: Dungeoneer, quest: str) -> Escort | None:
    """The escort of a quest, if it is on its way."""
    for escort in s.escorts:
        if escort.quest == quest:
            return escort
    return None


def carries(s: Dungeoneer, seat: int, quest: str) -> bool:
    """Whether a hero has the escort of a quest with them."""
    escort = escort_of(s, quest)
    return escort is not None and escort.carrier == seat


class BeginEscort(AboutEscort):
    """Begin an escort: put its markers on in the first location (D-155)."""

    name: ClassVar[str] = "begin"
    rules: ClassVar[tuple[str, ...]] = ("D-155",)
    menus: ClassVar[tuple[int, ...]] = (AT_QUEST,)

    def bar(self, s: Dungeoneer, seat: int, word: Word) -> Reason | None:
        if not is_open(s, seat, word.what):
            return NOT_YOURS
        if escort_of(s, word.what) is not None:
            return BEGUN
        early = not_heroics(s, seat)
        if early is not None:
            return early
        return None if s.box.at[word.what] >> s.place[seat] & 1 else BEGINS_ELSEWHERE

    def do(self, s: Dungeoneer, seat: int, word: Word) -> None:
        """A common escort becomes personal, and a new common quest is drawn (D-157, D-291)."""
        quest = word.what
        s.escorts.append(Escort(quest, seat, seat))
        if quest in s.common:
            s.common = tuple([each for each in s.common if each != quest])
            s.quests[seat] += (quest,)
            s.push(NewCommon())
        told.escorts(s, seat, quest)


class DeliverEscort(AboutEscort):
    """Deliver an escort: take its markers off in the second location and complete the quest (D-156)."""

    name: ClassVar[str] = "deliver"
    rules: ClassVar[tuple[str, ...]] = ("D-156", "D-133")
    menus: ClassVar[tuple[int, ...]] = (AT_QUEST,)

    def bar(self, s: Dungeoneer, seat: int, word: Word) -> Reason | None:
        if not carries(s, seat, word.what):
            return NOT_CARRIED
        early = not_heroics(s, seat)
        if early is not None:
            return early
        return None if s.box.to[word.what] >> s.place[seat] & 1 else ENDS_ELSEWHERE

    def do(self, s: Dungeoneer, seat: int, word: Word) -> None:
        s.push(Complete(word.what, seat))


class PickUpEscort(AboutEscort):
    """Pick up a dropped escort, and with it the quest (D-161, DQ-34)."""

    name: ClassVar[str] = "pickup"
    rules: ClassVar[tuple[str, ...]] = ("D-161",)

    def bar(self, s: Dungeoneer, seat: int, word: Word) -> Reason | None:
        early = not_heroics(s, seat)
        if early is not None:
            return early
        escort = escort_of(s, word.what)
        lies_here = escort is not None and escort.carrier < 0 and escort.place == s.place[seat]
        return None if lies_here else NOT_LYING

    def do(self, s: Dungeoneer, seat: int, word: Word) -> None:
        hand_over(s, word.what, seat)
        told.escorts(s, seat, word.what)


class DropEscort(AboutEscort):
    """Leave an escort in the hero's location, at any moment (D-160)."""

    name: ClassVar[str] = "drop"
    rules: ClassVar[tuple[str, ...]] = ("D-160",)
    aside: ClassVar[bool] = True

    def bar(self, s: Dungeoneer, seat: int, word: Word) -> Reason | None:
        return None if carries(s, seat, word.what) else NOTHING_TO_DROP

    def do(self, s: Dungeoneer, seat: int, word: Word) -> None:
        for index, escort in enumerate(s.escorts):
            if escort.quest == word.what:
                s.escorts[index] = Escort(escort.quest, escort.owner, -1, s.place[seat])
        told.drops(s, seat, word.what, s.place[seat])


BEGIN: Final = BeginEscort()
DELIVER: Final = DeliverEscort()
PICK_UP: Final = PickUpEscort()
DROP: Final = DropEscort()
