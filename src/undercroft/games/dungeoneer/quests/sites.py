"""Where quests are done, and what verbs about quests have in common."""

from __future__ import annotations

from typing import Final

from undercroft.engine.flow import Args
from undercroft.engine.verbs import Reason, Word
from undercroft.games.dungeoneer.state.box import Box
from undercroft.games.dungeoneer.state.listed import all_escorts
from undercroft.games.dungeoneer.state.names import quest_name
from undercroft.games.dungeoneer.state.state import Dungeoneer
from undercroft.games.dungeoneer.state.times import not_heroics
from undercroft.games.dungeoneer.state.verbs import OfBox


def site_name(s: Dungeoneer, name: str) -> str:
    """A location, or a kind of location, as a message argument."""
    return f"@dungeoneer-location-{name}" if name in s.box.place_of else f"@dungeoneer-kind-{name}"


def first_site(s: Dungeoneer, seat: int, word: Word) -> Args:
    """Where a quest is attempted or begun."""
    return {"place": site_name(s, s.box.quests[word.what].at[0])}


def last_site(s: Dungeoneer, seat: int, word: Word) -> Args:
    """Where an escort ends."""
    return {"place": site_name(s, s.box.quests[word.what].to)}


NOT_YOURS: Final = Reason("D-126", "dungeoneer-why-not-your-quest")
ELSEWHERE: Final = Reason("D-123", "dungeoneer-why-elsewhere", first_site)


def is_open(s: Dungeoneer, seat: int, quest: str) -> bool:
    """Whether a player can do a quest: it is a personal or a common one (D-125, D-126)."""
    return quest in s.quests[seat] or quest in s.common


def out_of_reach(s: Dungeoneer, seat: int, quest: str) -> Reason | None:
    """Why a hero can do nothing for a quest here and now (D-123, D-126)."""
    if not is_open(s, seat, quest):
        return NOT_YOURS
    early = not_heroics(s, seat)
    if early is not None:
        return early
    return None if s.box.at[quest] >> s.place[seat] & 1 else ELSEWHERE


class AboutQuest(OfBox):
    """A verb about a quest in the box."""

    def names(self, s: Dungeoneer, seat: int, word: Word) -> Args:
        return {"quest": quest_name(word.what)}

    def objects(self, s: Dungeoneer, seat: int, word: Word) -> list[str]:
        return [f"quest:{word.what}"]


class AboutEscort(AboutQuest):
    """A verb about an escort."""

    def among(self, box: Box) -> list[str]:
        return all_escorts(box)
