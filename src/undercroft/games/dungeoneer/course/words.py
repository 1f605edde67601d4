"""Every word of the game: everything that can be chosen, with the verb behind it."""

from __future__ import annotations

from typing import ClassVar, Final

from undercroft.engine.flow import PASS
from undercroft.engine.verbs import Word, lexicon
from undercroft.games.dungeoneer.cards.vocabulary import BEFORE_ROLL, HEROICS
from undercroft.games.dungeoneer.course import adventure  # noqa: F401  loads every procedure with its verbs
from undercroft.games.dungeoneer.effects.targets import target_words
from undercroft.games.dungeoneer.hero.rolls import Die
from undercroft.games.dungeoneer.quests.menu import fill_quests
from undercroft.games.dungeoneer.state.box import Box
from undercroft.games.dungeoneer.state.listed import Listed
from undercroft.games.dungeoneer.state.state import Dungeoneer
from undercroft.games.dungeoneer.state.verbs import VERBS
from undercroft.games.dungeoneer.state.windows import PlayWindow


class PassOn(Listed):
    """Passing; its label is to roll before your own roll, and to go on in a pause of your own turn."""

    RULES: ClassVar[dict[str, str]] = {
        "dungeoneer-ask-challenge": "D-202",
        "dungeoneer-ask-reward": "D-211",
        "dungeoneer-ask-discard": "D-168",
        "dungeoneer-ask-save": "D-171",
        "dungeoneer-ask-draw": "D-315",
        "dungeoneer-ask-response": "D-176",
        "dungeoneer-ask-special": "D-228",
    }

    def label(self, s: Dungeoneer, seat: int, word: Word) -> str:
        top, below = s.agenda[-1], s.agenda[-2]
        if isinstance(top, PlayWindow) and top.event == HEROICS:
            return "dungeoneer-do-pass-on"
        if isinstance(top, PlayWindow) and top.event == BEFORE_ROLL and isinstance(below, Die):
            return "dungeoneer-do-pass-roll" if below.contest.seat == seat else "dungeoneer-do-pass"
        return "dungeoneer-do-pass"

    def rules_of(self, s: Dungeoneer, seat: int, word: Word) -> list[str]:
        prompt = next((ask.prompt for ask in s.pending if ask.seat == seat), "")
        return [self.RULES.get(prompt, "D-175")]


PASSES: Final = PassOn(PASS, "D-047")


def fill(box: Box) -> None:
    """Give a box the words for everything that can be done with its contents."""
    box.words = lexicon([verb for verb in VERBS if verb.serves(box)], box)
    box.targets = target_words(box)
    fill_quests(box)
