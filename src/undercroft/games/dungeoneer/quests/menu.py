"""What a hero can do about quests."""

from __future__ import annotations

from undercroft.games.dungeoneer.quests import attempt, search  # noqa: F401  their verbs are in the menu
from undercroft.games.dungeoneer.quests.escort import DROP, PICK_UP
from undercroft.games.dungeoneer.state.box import Box
from undercroft.games.dungeoneer.state.procedure import AT_QUEST
from undercroft.games.dungeoneer.state.state import Dungeoneer
from undercroft.games.dungeoneer.state.verbs import MENUS


def fill_quests(box: Box) -> None:
    """Give a box the words for its quests, and for dropping and picking up escorts."""
    words = [word for verb in MENUS[AT_QUEST] for word in verb.words_in(box)]
    box.quest_words = {name: [word for word in words if word.what == name] for name in box.quests}
    box.escort_words = {word.what: word for word in PICK_UP.words_in(box)}
    box.drop_keys = {word.what: word.key for word in DROP.words_in(box)}


def quest_actions(s: Dungeoneer, seat: int, found: list[str]) -> None:
    """Add what a hero can do about quests here and now (D-123..D-129)."""
    place, box = s.place[seat], s.box
    for quest in s.quests[seat] + s.common:
        if box.sites_of[quest] >> place & 1:
            for word in box.quest_words[quest]:
                if word.verb.bar(s, seat, word) is None:
                    found.append(word.key)
    for escort in s.escorts:
        if escort.carrier < 0:
            word = box.escort_words[escort.quest]
            if PICK_UP.bar(s, seat, word) is None:
                found.append(word.key)
