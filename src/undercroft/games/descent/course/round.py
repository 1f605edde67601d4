"""A round: every hero's turn in any order, then the overlord's (J-029 to J-034)."""

from __future__ import annotations

from typing import ClassVar, Final

from undercroft.games.descent.course import events as told
from undercroft.games.descent.course.hero_turn import HeroTurn
from undercroft.games.descent.overlord.turn import OverlordTurn
from undercroft.games.descent.state.procedure import Procedure
from undercroft.games.descent.state.state import Descent
from undercroft.games.descent.state.verbs import NEXT, OneHero, all_heroes

FIRST_HERO_PLAYER: Final = 1  # J-004


class GoNow(OneHero):
    """Start your turn without waiting to be called (J-030)."""

    aside: ClassVar[bool] = True


GO: Final = GoNow("go", "J-030", all_heroes)


class Round(Procedure):
    """One round."""

    STEPS: ClassVar[tuple[str, ...]] = (
        "green",
        "overlord_first",
        "who",
        "hero_turn",
        "overlord_turn",
    )

    def __init__(self) -> None:
        self.choice: str = ""

    def green(self, s: Descent) -> None:
        """All turn tokens are turned to their green side (J-009)."""
        s.round += 1
        s.acted = 0
        told.round(s, s.round)

    def overlord_first(self, s: Descent) -> None:
        """A quest may reverse the order (J-341)."""
        if s.box.quest.overlord_first:
            s.push(OverlordTurn())

    def who(self, s: Descent) -> None:
        """The first hero player picks a hero who has not acted (J-032), or somebody starts (J-034).

        Once his own heroes have acted, the others decide among themselves (J-030).
        """
        left = [hero for hero in range(len(s.heroes)) if not s.is_red(hero)]
        if len(left) == 1:
            self.choice = NEXT.key(s.heroes[left[0]])
            return
        options = tuple([NEXT.key(s.heroes[hero]) for hero in left])
        owners = [s.owner(hero) for hero in left]
        seat = FIRST_HERO_PLAYER if FIRST_HERO_PLAYER in owners else owners[0]
        s.ask(seat, "descent-ask-next", options, "choice")
        for hero in left:
            if s.owner(hero) != seat:
                s.offer(s.owner(hero), "descent-ask-go", (GO.key(s.heroes[hero]),))

    def aside(self, s: Descent, seat: int, option: str) -> None:
        self.choice = NEXT.key(GO.said(s, option))
        s.pending.clear()
        s.run()

    def hero_turn(self, s: Descent) -> None:
        hero = NEXT.hero(s, self.choice)
        s.acted |= 1 << hero
        if s.acted != (1 << len(s.heroes)) - 1:
            self.goto("who")
        s.acted &= ~(1 << hero)  # the token turns when the turn is over
        s.push(HeroTurn(hero))

    def overlord_turn(self, s: Descent) -> None:
        """It starts when all heroes have acted (J-033)."""
        if not s.box.quest.overlord_first:
            s.push(OverlordTurn())

    def copy(self) -> Round:
        twin = Round()
        twin.choice = self.choice
        return twin
