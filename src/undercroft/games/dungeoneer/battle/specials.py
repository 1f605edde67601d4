"""Special effects of monsters, which cost extra peril before the battle begins."""

from __future__ import annotations

from typing import ClassVar, Final

from undercroft.engine.flow import PASS, Args
from undercroft.engine.verbs import Word
from undercroft.games.dungeoneer.battle import events as told
from undercroft.games.dungeoneer.cards.records import Effect
from undercroft.games.dungeoneer.effects.resolve import Resolve
from undercroft.games.dungeoneer.hero.numbers import holds
from undercroft.games.dungeoneer.hero.points import lose_peril
from undercroft.games.dungeoneer.state.box import Box
from undercroft.games.dungeoneer.state.foes import FIGHTS, MOST_FOES, Fight, Foe, battle_of, the_fight
from undercroft.games.dungeoneer.state.listed import OneFoe
from undercroft.games.dungeoneer.state.pieces import NO_CONTEST
from undercroft.games.dungeoneer.state.procedure import Procedure
from undercroft.games.dungeoneer.state.state import Dungeoneer


def special_of(s: Dungeoneer, foe: Foe) -> Effect | None:
    """The effect of a monster that costs extra peril, if it has one."""
    if foe.is_card():
        for effect in s.box.cards[foe.name()].effects:
            if effect.price.peril:
                return effect
    return None


class Special(OneFoe):
    """Pay for the special effect of an attacking monster with the peril of the one it attacks (D-228)."""

    def serves(self, box: Box) -> bool:
        return box.specials

    def args(self, s: Dungeoneer, seat: int, word: Word) -> Args:
        fight = battle_of(s)
        effect = special_of(s, fight.foes[word.number]) if fight is not None else None
        return {**super().args(s, seat, word), "cost": effect.price.peril if effect is not None else 0}

    def objects(self, s: Dungeoneer, seat: int, word: Word) -> list[str]:
        return [f"foe:{word.number + 1}"]


SPECIAL: Final = Special(
    "special", "D-228", ("D-228", "D-229"), tuple([str(number + 1) for number in range(MOST_FOES)])
)


class Specials(Procedure):
    """Each attacking monster in turn, in the declared order (D-228, D-229)."""

    STEPS: ClassVar[tuple[str, ...]] = ("next_monster", "offer", "pay")

    def __init__(self) -> None:
        self.index: int = -1
        self.choice: str = ""

    def next_monster(self, s: Dungeoneer) -> None:
        fight = the_fight(s)
        self.index += 1
        while self.index < len(fight.foes) and not self.is_open(s, fight, fight.foes[self.index]):
            self.index += 1
        if self.index == len(fight.foes):
            self.end()

    def offer(self, s: Dungeoneer) -> None:
        """A separate step, so that the question is asked again if an escort is dropped meanwhile."""
        owner = the_fight(s).foes[self.index].owner
        s.ask(owner, "dungeoneer-ask-special", (SPECIAL.keys[self.index], PASS), "choice")

    def is_open(self, s: Dungeoneer, fight: Fight, foe: Foe) -> bool:
        """Whether the target is there and has the peril; not in a solo game, where nobody pays (DQ-58)."""
        effect = special_of(s, foe)
        if effect is None or foe.state != FIGHTS or foe.owner < 0 or not fight.target_stands(s):
            return False
        able = s.peril[fight.target] >= effect.price.peril
        return able and holds(s, fight.target, effect, NO_CONTEST)

    def pay(self, s: Dungeoneer) -> None:
        self.goto("next_monster")
        fight = the_fight(s)
        foe = fight.foes[self.index]
        effect = special_of(s, foe)
        if self.choice == PASS or effect is None:
            return
        told.special(s, foe.owner, foe, effect.price.peril)
        lose_peril(s, fight.target, effect.price.peril)
        frame = Resolve(foe.key, effect.index, foe.owner, fight.target, fight.place)
        frame.foe = self.index
        s.push(frame)

    def copy(self) -> Specials:
        twin = Specials()
        twin.index = self.index
        twin.choice = self.choice
        return twin
