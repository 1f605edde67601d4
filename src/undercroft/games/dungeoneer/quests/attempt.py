"""An attempt at a quest, whatever its category."""

from __future__ import annotations

from typing import ClassVar, Final

from undercroft.engine.flow import Args
from undercroft.engine.verbs import Reason, Word
from undercroft.games.dungeoneer.cards.vocabulary import CHANCE_QUEST, ESCORT, HUNT, SACRIFICE, THREAT_QUEST
from undercroft.games.dungeoneer.hero.points import pay_ap
from undercroft.games.dungeoneer.hero.reasons import no_ap, short_of_ap
from undercroft.games.dungeoneer.play.paying import NO_PRICE, Pay, can_pay, price_args
from undercroft.games.dungeoneer.quests import events as told
from undercroft.games.dungeoneer.quests.complete import Complete
from undercroft.games.dungeoneer.quests.kinds import Brave, Hunt, TryLuck
from undercroft.games.dungeoneer.quests.search import is_found
from undercroft.games.dungeoneer.quests.sites import AboutQuest, out_of_reach
from undercroft.games.dungeoneer.state.box import Box
from undercroft.games.dungeoneer.state.procedure import AT_QUEST, HeroProcedure
from undercroft.games.dungeoneer.state.state import Dungeoneer

REPEAT_AP: Final = 1
SEARCH_FIRST: Final = Reason("D-153", "dungeoneer-why-search-first")
NO_REPEAT: Final = no_ap("D-129")
TOO_MUCH: Final = Reason("D-145", "dungeoneer-why-sacrifice")


class AttemptQuest(AboutQuest):
    """Attempt a quest in the location it names (D-123), if the player chooses to (D-124).

    The first attempt of a turn is free, a repeat costs action points (D-127, D-129, DQ-24).
    """

    name: ClassVar[str] = "attempt"
    rules: ClassVar[tuple[str, ...]] = ("D-123", "D-127", "D-133")
    menus: ClassVar[tuple[int, ...]] = (AT_QUEST,)

    def among(self, box: Box) -> list[str]:
        return [name for name, quest in box.quests.items() if quest.category != ESCORT]

    def price(self, s: Dungeoneer, seat: int, word: Word) -> int:
        return REPEAT_AP if word.what in s.tried else s.box.quests[word.what].first_ap  # D-128

    def bar(self, s: Dungeoneer, seat: int, word: Word) -> Reason | None:
        away = out_of_reach(s, seat, word.what)
        if away is not None:
            return away
        card = s.box.quests[word.what]
        if card.find and not is_found(s, seat, word.what):
            return SEARCH_FIRST
        if card.by == SACRIFICE and not can_pay(s, seat, card.price, card.key):
            return TOO_MUCH
        return short_of_ap(s, seat, self.price(s, seat, word), NO_REPEAT)

    def do(self, s: Dungeoneer, seat: int, word: Word) -> None:
        s.push(Attempt(word.what, seat))

    def args(self, s: Dungeoneer, seat: int, word: Word) -> Args:
        card = s.box.quests[word.what]
        return price_args(card.price if card.by == SACRIFICE else NO_PRICE, self.price(s, seat, word))


class Attempt(HeroProcedure):
    """An attempt at a quest."""

    STEPS: ClassVar[tuple[str, ...]] = ("begin", "try_it", "outcome")

    def __init__(self, quest: str = "", seat: int = 0) -> None:
        self.quest = quest
        self.seat = seat
        self.passed: int = 0

    def begin(self, s: Dungeoneer) -> None:
        word = s.box.words[ATTEMPT.key(self.quest)]
        pay_ap(s, self.seat, ATTEMPT.price(s, self.seat, word))
        if self.quest not in s.tried:
            s.tried.append(self.quest)
        told.attempts(s, self.seat, self.quest)

    def try_it(self, s: Dungeoneer) -> None:
        quest = s.box.quests[self.quest]
        if quest.by == CHANCE_QUEST:
            s.push(TryLuck(self.quest, self.seat))
        elif quest.by == THREAT_QUEST:
            s.push(Brave(self.quest, self.seat))
        elif quest.by == HUNT:
            s.push(Hunt(self.quest, self.seat))
        else:
            s.push(Pay(self.seat, quest.key, -1))
            self.passed = 1  # everything was given up (D-145)

    def outcome(self, s: Dungeoneer) -> None:
        if self.passed:
            s.push(Complete(self.quest, self.seat))
        else:
            told.quest_fails(s, self.seat, self.quest)

    def copy(self) -> Attempt:
        twin = Attempt(self.quest, self.seat)
        twin.passed = self.passed
        return twin


ATTEMPT: Final = AttemptQuest()
