"""Searching for the place of a quest."""

from __future__ import annotations

from typing import ClassVar, Final

from undercroft.engine.flow import Args
from undercroft.engine.verbs import Reason, Word
from undercroft.games.dungeoneer.dungeon.map import between
from undercroft.games.dungeoneer.hero.numbers import bonus
from undercroft.games.dungeoneer.hero.points import pay_ap
from undercroft.games.dungeoneer.hero.reasons import no_ap, short_of_ap
from undercroft.games.dungeoneer.hero.rolls import BONUS_BY_ROLE, Die
from undercroft.games.dungeoneer.play.paying import NO_PRICE, price_args
from undercroft.games.dungeoneer.quests import events as told
from undercroft.games.dungeoneer.quests.sites import AboutQuest, out_of_reach
from undercroft.games.dungeoneer.state.box import Box
from undercroft.games.dungeoneer.state.pieces import SEARCHING, Contest
from undercroft.games.dungeoneer.state.procedure import AT_QUEST, Procedure
from undercroft.games.dungeoneer.state.state import Dungeoneer

FOUND: Final = Reason("D-153", "dungeoneer-why-found")
NO_SEARCH_AP: Final = no_ap("D-152")


def is_found(s: Dungeoneer, seat: int, quest: str) -> bool:
    """Whether a search for a quest succeeded this turn in the hero's location (D-153, D-154)."""
    return f"{quest}@{s.place[seat]}" in s.found


class SearchForQuest(AboutQuest):
    """Look for the place of a quest (D-152)."""

    name: ClassVar[str] = "search"
    rules: ClassVar[tuple[str, ...]] = ("D-152",)
    menus: ClassVar[tuple[int, ...]] = (AT_QUEST,)

    def among(self, box: Box) -> list[str]:
        return [name for name, quest in box.quests.items() if quest.find]

    def price(self, s: Dungeoneer, seat: int, word: Word) -> int:
        return s.box.quests[word.what].find_ap

    def bar(self, s: Dungeoneer, seat: int, word: Word) -> Reason | None:
        if is_found(s, seat, word.what):
            return FOUND
        away = out_of_reach(s, seat, word.what)
        return away or short_of_ap(s, seat, self.price(s, seat, word), NO_SEARCH_AP)

    def do(self, s: Dungeoneer, seat: int, word: Word) -> None:
        s.push(Search(word.what, seat))

    def args(self, s: Dungeoneer, seat: int, word: Word) -> Args:
        """Its action points, what is added to the die here, and the total it needs (D-152, D-153)."""
        plus = between(s, s.place[seat])
        plus += bonus(s, seat, BONUS_BY_ROLE[SEARCHING], Contest(seat, SEARCHING))
        price = price_args(NO_PRICE, self.price(s, seat, word))
        return {**price, "plus": plus, "value": s.box.quests[word.what].find}


class Search(Procedure):
    """Look for the place of a quest: 1 die plus the distance from the entrance (D-152, D-153)."""

    STEPS: ClassVar[tuple[str, ...]] = ("roll", "look")

    def __init__(self, quest: str = "", seat: int = 0) -> None:
        self.quest = quest
        self.seat = seat
        self.rolled: list[int] = []

    def roll(self, s: Dungeoneer) -> None:
        word = s.box.words[SEARCH_FOR.key(self.quest)]
        pay_ap(s, self.seat, SEARCH_FOR.price(s, self.seat, word))
        s.push(Die(Contest(self.seat, SEARCHING), "rolled", between(s, s.place[self.seat])))

    def look(self, s: Dungeoneer) -> None:
        """The result holds for this turn and this location (D-153, D-154)."""
        die, total = self.rolled
        value = s.box.quests[self.quest].find
        if total >= value:
            s.found.append(f"{self.quest}@{s.place[self.seat]}")
            told.finds(s, self.seat, self.quest, die, total, value)
        else:
            told.finds_nothing(s, self.seat, self.quest, die, total, value)

    def copy(self) -> Search:
        twin = Search(self.quest, self.seat)
        twin.rolled = self.rolled[:]
        return twin


SEARCH_FOR: Final = SearchForQuest()
