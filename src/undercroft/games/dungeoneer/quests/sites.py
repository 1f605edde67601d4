"""Where quests are done, and what all verbs about a quest have in common."""

from __future__ import annotations

from typing import Final

from undercroft.engine.flow import Args
from undercroft.engine.verbs import Reason, Word
from undercroft.games.dungeoneer.cards.catalogue import LOCATIONS, PLACE_OF, QUESTS
from undercroft.games.dungeoneer.state.names import quest_name
from undercroft.games.dungeoneer.state.state import Dungeoneer
from undercroft.games.dungeoneer.state.verbs import Action


def sites(names: tuple[str, ...]) -> int:
    """The locations that are named, or are of a named kind, one bit each."""
    found = 0
    for place, location in enumerate(LOCATIONS):
        kind = "room" if location.room else "passage"
        if location.name in names or kind in names or "anywhere" in names:
            found |= 1 << place
    return found


AT: Final[dict[str, int]] = {name: sites(quest.at) for name, quest in QUESTS.items()}  # where it is tried
TO: Final[dict[str, int]] = {name: sites((quest.to,)) for name, quest in QUESTS.items()}  # where it ends


def site_name(name: str) -> str:
    """A location, or a kind of location, as an argument of messages."""
    return f"@dungeoneer-location-{name}" if name in PLACE_OF else f"@dungeoneer-kind-{name}"


def first_site(s: Dungeoneer, seat: int, word: Word) -> Args:
    """Where the quest is tried or begun."""
    return {"place": site_name(QUESTS[word.what].at[0])}


def last_site(s: Dungeoneer, seat: int, word: Word) -> Args:
    """Where an escort ends."""
    return {"place": site_name(QUESTS[word.what].to)}


NOT_YOURS: Final = Reason("D-126", "dungeoneer-why-not-your-quest")
ELSEWHERE: Final = Reason("D-123", "dungeoneer-why-elsewhere", first_site)


def is_open(s: Dungeoneer, seat: int, quest: str) -> bool:
    """Whether a quest is one that a player can do: a personal or a common one (D-126)."""
    return quest in s.quests[seat] or quest in s.common


class AboutQuest(Action):
    """Something that can be done about a quest."""

    def names(self, s: Dungeoneer, seat: int, word: Word) -> Args:
        return {"quest": quest_name(word.what)}

    def objects(self, s: Dungeoneer, seat: int, word: Word) -> list[str]:
        return [f"quest:{word.what}"]


class AboutEscort(AboutQuest):
    """Something that can be done about an escort."""

    def about(self) -> list[str]:
        return [name for name, quest in QUESTS.items() if quest.to]
