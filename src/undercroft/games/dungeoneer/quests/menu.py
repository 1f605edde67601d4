"""What a hero can do about quests."""

from __future__ import annotations

from typing import Any, Final

from undercroft.engine.verbs import Verb, Word
from undercroft.games.dungeoneer.cards.catalogue import QUESTS
from undercroft.games.dungeoneer.quests.attempt import ATTEMPT
from undercroft.games.dungeoneer.quests.escort import BEGIN, DELIVER, DROP, PICK_UP
from undercroft.games.dungeoneer.quests.search import SEARCH_FOR
from undercroft.games.dungeoneer.quests.sites import AT, TO
from undercroft.games.dungeoneer.state.state import Dungeoneer

QUEST_VERBS: Final[list[Verb[Any]]] = [BEGIN, DELIVER, PICK_UP, DROP, SEARCH_FOR, ATTEMPT]
TRIED_HERE: Final[list[Verb[Any]]] = [BEGIN, DELIVER, SEARCH_FOR, ATTEMPT]
WORDS_OF: Final[dict[str, list[Word]]] = {
    name: [word for verb in TRIED_HERE for word in verb.words if word.what == name] for name in QUESTS
}
LYING: Final[dict[str, Word]] = {word.what: word for word in PICK_UP.words}


def quest_actions(s: Dungeoneer, seat: int, found: list[str]) -> None:
    """Add what a hero can do about quests here and now (D-123..D-129)."""
    place = s.place[seat]
    for quest in (*s.quests[seat], *s.common):
        if (AT[quest] | TO[quest]) >> place & 1:
            for word in WORDS_OF[quest]:
                if word.verb.bar(s, seat, word) is None:
                    found.append(word.key)
    for escort in s.escorts:
        if escort.carrier < 0:
            word = LYING[escort.quest]
            if PICK_UP.bar(s, seat, word) is None:
                found.append(word.key)
