"""Every word of the game: whatever can be chosen, by the verb that knows all about it."""

from __future__ import annotations

from typing import Any, Final

from undercroft.engine.verbs import Verb, Word, lexicon
from undercroft.games.dungeoneer.battle.actions import ATTACK, LIE_DOWN, STAND
from undercroft.games.dungeoneer.battle.challenge import CHALLENGES, LIES
from undercroft.games.dungeoneer.dungeon.moving import MOVE
from undercroft.games.dungeoneer.dungeon.placing import EXPLORE
from undercroft.games.dungeoneer.quests.menu import QUEST_VERBS

VERBS: Final[list[Verb[Any]]] = [MOVE, EXPLORE, *QUEST_VERBS, STAND, ATTACK, LIE_DOWN, CHALLENGES, LIES]
WORDS: Final[dict[str, Word]] = lexicon(VERBS)
