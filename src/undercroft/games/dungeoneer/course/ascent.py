"""Sets of several grades in one game: heroes rise together, decks and quests change, points decide."""

from __future__ import annotations

from typing import ClassVar, Final

from undercroft.engine.zones import draw_from
from undercroft.games.dungeoneer.cards.vocabulary import FIRST_LEVELS, LEVELS
from undercroft.games.dungeoneer.course import events as told
from undercroft.games.dungeoneer.course.decks import fill_decks, open_middle
from undercroft.games.dungeoneer.hero.defeat import finish
from undercroft.games.dungeoneer.hero.inventory import settle_limits
from undercroft.games.dungeoneer.quests.complete import NewCommon
from undercroft.games.dungeoneer.state.listed import CHOOSE
from undercroft.games.dungeoneer.state.options import NOTHING_PERSONAL, PAIR_ANY
from undercroft.games.dungeoneer.state.procedure import Procedure
from undercroft.games.dungeoneer.state.state import Dungeoneer

PERSONAL: Final = 2  # quests dealt to each player at every grade (D-272)


def next_stage(s: Dungeoneer) -> int:
    """The next grade that is in the box, -1 if there is none (D-276)."""
    return next((grade for grade in s.box.grades if grade > s.stage), -1)


def levels_changed(s: Dungeoneer) -> None:
    """All rise once the last hero has finished a grade; reaching the top level ends the game."""
    if next_stage(s) < 0:
        top = FIRST_LEVELS[s.stage] + LEVELS - 1
        if any(s.level[seat] >= top for seat in s.living()):
            count_points(s)  # D-273
    elif all(s.level[seat] >= FIRST_LEVELS[s.stage] + LEVELS - 1 for seat in s.living()):
        s.push(Ascent())  # D-265


def count_points(s: Dungeoneer) -> None:
    """Most victory points win, then the higher level; a full tie is shared (D-275, DQ-51)."""
    best = max([(s.points(seat), s.level[seat]) for seat in s.living()])
    finish(s, [seat for seat in s.living() if (s.points(seat), s.level[seat]) == best], "points")


class Ascent(Procedure):
    """The last player has finished a grade: everybody rises to the next one (D-265..D-272)."""

    STEPS: ClassVar[tuple[str, ...]] = ("begin", "choose", "rise", "decks", "deal", "common", "middle")

    def __init__(self) -> None:
        self.left: list[int] = []  # seats that have not risen yet
        self.choice: str = ""
        self.drawn: list[str] = []

    def begin(self, s: Dungeoneer) -> None:
        s.stage = next_stage(s)
        self.left = s.living()
        told.ascends(s, FIRST_LEVELS[s.stage])

    def choose(self, s: Dungeoneer) -> None:
        """The same hero's card of the next grade, or in a variant any that is left (D-263, DQ-47)."""
        if not self.left:
            self.goto("decks")
            return
        seat = self.left[0]
        cards = [card for card in s.box.heroes.values() if card.grade == s.stage]
        if s.has(PAIR_ANY):
            keys = [CHOOSE.key(card.name) for card in cards if card.name not in s.heroes]
        else:
            keys = [CHOOSE.key(card.name) for card in cards if card.who == s.hero(seat).who]
        s.choose(seat, "dungeoneer-ask-legend", tuple(keys), "choice")

    def rise(self, s: Dungeoneer) -> None:
        """The new card gives values, limits and health; both abilities stay (D-264, DQ-48)."""
        seat = self.left.pop(0)
        old, new = s.hero(seat), s.box.heroes[CHOOSE.word_at(s, self.choice).what]
        s.under[seat] += (old.name,)
        s.heroes[seat] = new.name
        s.level[seat] = max(s.level[seat], new.first)
        s.health[seat] += max(0, new.health - old.health)
        told.becomes_legend(s, seat, s.level[seat])
        self.goto("choose")
        settle_limits(s, seat)  # D-269

    def decks(self, s: Dungeoneer) -> None:
        """Hands, inventories and packs are kept; the old decks leave the game (D-267, DQ-50)."""
        fill_decks(s)
        s.discard.clear()
        s.lord_discard.clear()
        for seat in range(s.seats):
            s.quests[seat] = ()
        s.escorts.clear()
        told.decks_change(s)
        count = 0 if s.has(NOTHING_PERSONAL) else PERSONAL
        draw_from(s, "quest_deck", count * len(s.living()), "drawn")

    def deal(self, s: Dungeoneer) -> None:
        for number, quest in enumerate(self.drawn):
            seat = s.living()[number // PERSONAL]
            s.quests[seat] += (quest,)
            told.quest_of(s, seat, quest)

    def common(self, s: Dungeoneer) -> None:
        s.push(NewCommon())

    def middle(self, s: Dungeoneer) -> None:
        open_middle(s)

    def copy(self) -> Ascent:
        twin = Ascent()
        twin.left = self.left[:]
        twin.choice = self.choice
        twin.drawn = self.drawn[:]
        return twin
