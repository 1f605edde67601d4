"""A whole game: set-up, then rounds until somebody has won."""

from __future__ import annotations

from typing import Any, ClassVar

from undercroft.engine.flow import Frame
from undercroft.games.descent.cards.quests import AS_USUAL
from undercroft.games.descent.course import events as told
from undercroft.games.descent.course.round import Round
from undercroft.games.descent.course.setup import DealHeroes, DealSkills, Exchange, Outfit, PlaceHeroes
from undercroft.games.descent.hero.fate import gain_threat
from undercroft.games.descent.overlord.turn import START_CARDS, DrawCards
from undercroft.games.descent.quests.reveal import Reveal
from undercroft.games.descent.state.procedure import Procedure
from undercroft.games.descent.state.state import Descent


class Adventure(Procedure):
    """The root of the agenda."""

    STEPS: ClassVar[tuple[str, ...]] = (
        "begin",
        "heroes",
        "skills",
        "exchange",
        "outfit",
        "start",
        "place",
        "first_hand",
        "rounds",
    )

    def begin(self, s: Descent) -> None:
        told.begins(s, s.box.quest.id, s.conquest)

    def heroes(self, s: Descent) -> None:
        s.push(DealHeroes())

    def skills(self, s: Descent) -> None:
        s.push(DealSkills())

    def exchange(self, s: Descent) -> None:
        s.push(Exchange())

    def outfit(self, s: Descent) -> None:
        s.push(Outfit())

    def start(self, s: Descent) -> None:
        """The start area is revealed from the beginning, its glyph active (J-025, A-05)."""
        s.glyphs |= 1
        s.push(Reveal(s.box.plan.area[s.box.start]))

    def place(self, s: Descent) -> None:
        s.push(PlaceHeroes())

    def first_hand(self, s: Descent) -> None:
        """The overlord starts with cards, without threat (J-027), unless the quest says otherwise (J-341)."""
        quest = s.box.quest
        gain_threat(s, quest.threat)
        usual = START_CARDS if s.faq() else 0
        s.push(DrawCards(usual if quest.hand == AS_USUAL else quest.hand))

    def rounds(self, s: Descent) -> None:
        self.goto("rounds")
        s.push(Round())

    def copy(self) -> Frame[Any]:
        return Adventure()
