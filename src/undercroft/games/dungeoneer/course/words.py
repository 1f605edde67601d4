"""Every word of the game: whatever can be chosen, by the verb that knows all about it."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from undercroft.engine.flow import PASS
from undercroft.engine.verbs import Verb, Word, lexicon
from undercroft.games.dungeoneer.battle.actions import ATTACK, LIE_DOWN, STAND
from undercroft.games.dungeoneer.battle.challenge import CHALLENGE_FOE, LIE_AND_STRIKE
from undercroft.games.dungeoneer.battle.encounters import FROM_HAND, FROM_PACK
from undercroft.games.dungeoneer.cards.vocabulary import BEFORE_ROLL, HEROICS
from undercroft.games.dungeoneer.dungeon.moving import DODGE_SPIKES, MOVE
from undercroft.games.dungeoneer.dungeon.placing import EXPLORE
from undercroft.games.dungeoneer.dungeon.spots import SPOT
from undercroft.games.dungeoneer.effects.targets import target_words
from undercroft.games.dungeoneer.hero.pack import BEAST, DISCARD_BEAST
from undercroft.games.dungeoneer.hero.rolls import Die
from undercroft.games.dungeoneer.play.abilities import USE, USE_QUEST
from undercroft.games.dungeoneer.play.cards import PLAY_AND_USE, PLAY_BANE, PLAY_GLORY
from undercroft.games.dungeoneer.quests.kinds import EXTRA_DIE
from undercroft.games.dungeoneer.quests.menu import QUEST_VERBS, fill_quests
from undercroft.games.dungeoneer.state.box import Box
from undercroft.games.dungeoneer.state.listed import END, LISTED, Listed
from undercroft.games.dungeoneer.state.state import Dungeoneer
from undercroft.games.dungeoneer.state.windows import PlayWindow


class PassOn(Listed):
    """Passing: before one's own roll it is called rolling, and in a pause of one's own turn going on."""

    RULES: ClassVar[dict[str, str]] = {
        "dungeoneer-ask-challenge": "D-202",
        "dungeoneer-ask-reward": "D-211",
        "dungeoneer-ask-discard": "D-168",
        "dungeoneer-ask-save": "D-171",
        "dungeoneer-ask-draw": "D-315",
        "dungeoneer-ask-response": "D-176",
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
VERBS: Final[list[Verb[Any]]] = [
    *(PASSES, END, PLAY_GLORY, PLAY_AND_USE, PLAY_BANE, USE, USE_QUEST, FROM_HAND, FROM_PACK),
    *(MOVE, EXPLORE, *QUEST_VERBS, STAND, ATTACK, LIE_DOWN, CHALLENGE_FOE, LIE_AND_STRIKE),
    *(SPOT, DODGE_SPIKES, EXTRA_DIE, BEAST, DISCARD_BEAST, *LISTED),
]


def fill(box: Box) -> None:
    """Give a box the words for all that can be done with what is in it."""
    box.words = lexicon(VERBS, box)
    box.targets = target_words(box)
    fill_quests(box)
