"""An attempt by category: luck, a threat, a hunt."""

from __future__ import annotations

from typing import ClassVar, Final

from undercroft.engine.flow import Args
from undercroft.engine.verbs import Word
from undercroft.games.dungeoneer.battle.blows import value_in
from undercroft.games.dungeoneer.battle.stages import Battle
from undercroft.games.dungeoneer.effects.resolve import Resolve
from undercroft.games.dungeoneer.hero.numbers import value
from undercroft.games.dungeoneer.hero.points import lose_glory
from undercroft.games.dungeoneer.hero.rolls import Die, Test
from undercroft.games.dungeoneer.quests import events as told
from undercroft.games.dungeoneer.state.foes import Foe
from undercroft.games.dungeoneer.state.listed import FORM, PLAIN, Listed
from undercroft.games.dungeoneer.state.names import quest_name
from undercroft.games.dungeoneer.state.pieces import QUESTING, Contest
from undercroft.games.dungeoneer.state.procedure import HeroProcedure, Procedure
from undercroft.games.dungeoneer.state.state import Dungeoneer


class ExtraDie(Listed):
    """Buy an extra die, for the glory that the quest names (D-337)."""

    def args(self, s: Dungeoneer, seat: int, word: Word) -> Args:
        top = s.agenda[-1]
        return {"cost": s.box.quests[top.quest].extra_die if isinstance(top, TryLuck) else 0}


EXTRA_DIE: Final = ExtraDie("extra-die", "D-337")


class TryLuck(Procedure):
    """Chance: make the roll on the card, perhaps with an extra die for glory (D-165, D-337)."""

    STEPS: ClassVar[tuple[str, ...]] = ("dice", "roll", "read")

    def __init__(self, quest: str = "", seat: int = 0) -> None:
        self.quest = quest
        self.seat = seat
        self.choice: str = ""
        self.rolled: list[int] = []

    def dice(self, s: Dungeoneer) -> None:
        price = s.box.quests[self.quest].extra_die
        if price and s.glory[self.seat] >= price:
            s.ask(self.seat, "dungeoneer-ask-extra-die", (EXTRA_DIE.tag, PLAIN.tag), "choice")

    def roll(self, s: Dungeoneer) -> None:
        quest = s.box.quests[self.quest]
        dice = quest.dice
        if self.choice == EXTRA_DIE.tag:
            lose_glory(s, self.seat, quest.extra_die)
            dice += 1
        s.push(Die(Contest(self.seat, QUESTING), "rolled", 0, dice, quest.sum))

    def read(self, s: Dungeoneer) -> None:
        die, total, *faces = self.rolled
        quest = s.box.quests[self.quest]
        best = len(faces) > 1 and not quest.sum
        counted = [die] if best else faces
        told.luck(s, self.seat, faces, best, counted, total - sum(counted), total, quest.target)
        s.deliver("passed", int(total >= quest.target))

    def copy(self) -> TryLuck:
        twin = TryLuck(self.quest, self.seat)
        twin.choice = self.choice
        twin.rolled = self.rolled[:]
        return twin


class Brave(HeroProcedure):
    """Threat: pass it; a failure strikes every hero in the location (D-163, D-164)."""

    STEPS: ClassVar[tuple[str, ...]] = ("test", "result")

    def __init__(self, quest: str = "", seat: int = 0) -> None:
        self.quest = quest
        self.seat = seat
        self.passed: int = 0

    def threat(self, s: Dungeoneer) -> tuple[str, str]:
        return quest_name(self.quest), "none"

    def test(self, s: Dungeoneer) -> None:
        quest = s.box.quests[self.quest]
        s.push(Test(self.seat, quest.stat, quest.value, "passed"))

    def result(self, s: Dungeoneer) -> None:
        s.deliver("passed", self.passed)
        card = s.box.quests[self.quest]
        failed = card.failed
        if not self.passed and failed is not None and failed.do:
            place = s.place[self.seat]
            for seat in reversed(s.heroes_at(place)):
                s.push(Resolve(card.key, failed.index, seat, seat, place))

    def copy(self) -> Brave:
        twin = Brave(self.quest, self.seat)
        twin.passed = self.passed
        return twin


class Hunt(Procedure):
    """Hunt: the named monster attacks first, played by the left neighbour (D-146..D-149, D-345)."""

    STEPS: ClassVar[tuple[str, ...]] = ("form", "battle", "result")

    def __init__(self, quest: str = "", seat: int = 0, lord: int = -1) -> None:
        self.quest = quest
        self.seat = seat
        self.lord = lord  # who plays the monster, -1 for the left neighbour
        self.choice: str = ""
        self.slayer: int = seat  # whose hero took the last health (DQ-6)

    def form(self, s: Dungeoneer) -> None:
        fighter = s.box.quests[self.quest].fighter
        assert fighter is not None
        if s.solo():
            self.choice = FORM.keys[best_form(s, self.seat, fighter.attacks, fighter.values)]
        else:
            keys = tuple([FORM.keys[form] for form in fighter.attacks])
            s.choose(self.owner(s), "dungeoneer-ask-form", keys, "choice")

    def form_value(self, s: Dungeoneer, form: int) -> int:
        foe = Foe(s.box.quests[self.quest].key, -1, self.owner(s), form)
        return value_in(s, self.seat, foe, form, [foe.key])

    def owner(self, s: Dungeoneer) -> int:
        """Who chooses and rolls for the monster: usually the player on the left (D-147, D-148)."""
        return self.lord if self.lord >= 0 else s.left_of(self.seat)

    def battle(self, s: Dungeoneer) -> None:
        card = s.box.quests[self.quest]
        fighter = card.fighter
        assert fighter is not None
        owner = self.owner(s)
        foe = Foe(card.key, -1, owner, FORM.read(self.choice).number)
        foe.wounds = s.hurt.get(self.quest, 0)  # wounds stay on the quest card (DQ-31)
        foe.health = fighter.health - foe.wounds
        battle = Battle(self.seat, owner, s.place[self.seat])
        battle.defeats = s.defeats[self.seat]
        battle.foes = [foe]
        s.push(battle)

    def result(self, s: Dungeoneer) -> None:
        s.deliver("passed", int(self.is_slain(s)))

    def is_slain(self, s: Dungeoneer) -> bool:
        """Whether the monster has no health left."""
        fighter = s.box.quests[self.quest].fighter
        assert fighter is not None
        return s.hurt.get(self.quest, 0) >= fighter.health

    def fought(self, slayer: int, attacked: list[str]) -> None:
        if slayer >= 0:
            self.slayer = slayer

    def copy(self) -> Hunt:
        twin = Hunt(self.quest, self.seat, self.lord)
        twin.choice = self.choice
        twin.slayer = self.slayer
        return twin


def best_form(s: Dungeoneer, seat: int, forms: tuple[int, ...], values: tuple[int, ...]) -> int:
    """The form of a solo Dungeonlord's attack: the greatest lead, ties in printed order (DQ-56)."""
    best = forms[0]
    for form in forms[1:]:
        if values[form] - value(s, seat, form) > values[best] - value(s, seat, best):
            best = form
    return best
