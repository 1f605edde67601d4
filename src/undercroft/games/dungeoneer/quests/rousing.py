"""With a table option, a Dungeonlord may pay for an attack by the monster in its lair."""

from __future__ import annotations

from typing import ClassVar, Final

from undercroft.engine.flow import Args
from undercroft.engine.verbs import Reason, Word
from undercroft.games.dungeoneer.dungeon.map import lair_at
from undercroft.games.dungeoneer.hero.points import lose_peril
from undercroft.games.dungeoneer.quests.lurking import pounce
from undercroft.games.dungeoneer.state.box import Box
from undercroft.games.dungeoneer.state.names import source_name, who
from undercroft.games.dungeoneer.state.options import NAKARI_PAID
from undercroft.games.dungeoneer.state.procedure import VILLAINY_MENU, menu_of
from undercroft.games.dungeoneer.state.state import MOST_SEATS, Dungeoneer
from undercroft.games.dungeoneer.state.times import NO_VARIANT, NOT_NOW
from undercroft.games.dungeoneer.state.verbs import Action

ROUSED: Final = "roused"  # noted once it has attacked this turn (D-070)


def price_told(s: Dungeoneer, seat: int, word: Word) -> Args:
    """What the attack costs, and whose peril would pay."""
    return {"cost": ROUSE.price(s, seat, word), "who": who(s, word.number)}


NOT_THERE: Final = Reason("D-257", "dungeoneer-why-not-in-lair")
HAS_ATTACKED: Final = Reason("D-070", "dungeoneer-why-roused")
TOO_LITTLE: Final = Reason("D-064", "dungeoneer-why-no-peril", price_told)
OTHER_TIME: Final = Reason("D-257", NOT_NOW)


class Rouse(Action):
    """Pay the monster's printed peril for an attack on a hero in its lair (DQ-6)."""

    name: ClassVar[str] = "rouse"
    rules: ClassVar[tuple[str, ...]] = ("D-257",)
    menus: ClassVar[tuple[int, ...]] = (VILLAINY_MENU,)

    def about(self) -> list[str]:
        return [str(seat) for seat in range(MOST_SEATS)]

    def serves(self, box: Box) -> bool:
        return bool(box.lairs)

    def quest(self, s: Dungeoneer, seat: int) -> str:
        """The quest whose monster lives in a hero's location, "" if there is none."""
        return lair_at(s, s.place[seat]) if seat < s.seats else ""

    def price(self, s: Dungeoneer, seat: int, word: Word) -> int:
        quest = self.quest(s, word.number)
        return s.box.cards[s.box.quests[quest].prey].cost if quest else 0

    def bar(self, s: Dungeoneer, seat: int, word: Word) -> Reason | None:
        if not s.has(NAKARI_PAID):
            return NO_VARIANT
        if word.number == seat or not self.quest(s, word.number):
            return NOT_THERE
        if s.peril[word.number] < self.price(s, seat, word):
            return TOO_LITTLE
        if ROUSED in s.used:
            return HAS_ATTACKED
        return None if menu_of(s) == VILLAINY_MENU and seat == s.active else OTHER_TIME

    def open(self, s: Dungeoneer, seat: int, found: list[str]) -> None:
        if s.options & NAKARI_PAID:
            super().open(s, seat, found)

    def do(self, s: Dungeoneer, seat: int, word: Word) -> None:
        lose_peril(s, word.number, self.price(s, seat, word))
        s.used.append(ROUSED)
        s.push(pounce(s, self.quest(s, word.number), word.number, seat))

    def names(self, s: Dungeoneer, seat: int, word: Word) -> Args:
        lair = next(iter(s.box.lairs.values()))
        return {"card": source_name("quest:" + lair)}

    def args(self, s: Dungeoneer, seat: int, word: Word) -> Args:
        return {"cost": self.price(s, seat, word), "target": who(s, word.number)}

    def objects(self, s: Dungeoneer, seat: int, word: Word) -> list[str]:
        return [f"hero:{word.number}"]


ROUSE: Final = Rouse()
