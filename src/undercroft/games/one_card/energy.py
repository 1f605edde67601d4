"""The energy phase: roll three dice, put one on each of speed, attack and defence (O-044..O-054).

Options name what lies where: `dice:2,5,2` is speed 2, attack 5, defence 2; `bow:5,2,2` is range 5,
attack 2, defence 2 (Archer); `keep:speed` and `roll` (Paladin); `reroll` (Barbarian, Sorceress).
"""

from __future__ import annotations

from typing import ClassVar, Final

from undercroft.engine.flow import Frame
from undercroft.games.one_card.card import CARD
from undercroft.games.one_card.state import HERO, OneCard

ENERGY_SKILLS: Final = ("speed", "attack", "defence")
KEEP, REROLL, BOW = "keep a die", "re-roll all dice", "a die on range"


def ready(s: OneCard, ability: str) -> bool:
    """Whether the hero's class can do this now: the right class, not used up, health as it demands."""
    if not s.hero_class or s.used:
        return False
    card = CARD.classes[s.hero_class]
    return card.do == ability and card.at_health in (0, s.health)


def orders(a: int, b: int, c: int) -> list[str]:
    """The different ways to lay three dice on three places (O-046, O-264)."""
    ways = {(a, b, c), (a, c, b), (b, a, c), (b, c, a), (c, a, b), (c, b, a)}
    return [f"{x},{y},{z}" for x, y, z in sorted(ways, reverse=True)]


FACES: Final = range(1, 7)
ORDERS: Final[dict[int, list[str]]] = {
    a * 100 + b * 10 + c: orders(a, b, c) for a in FACES for b in FACES for c in FACES
}
LAY: Final[dict[int, tuple[str, ...]]] = {
    dice: tuple([f"dice:{order}" for order in ways]) for dice, ways in ORDERS.items()
}


class Energy(Frame[OneCard]):
    """Keep a die or not, roll, lay the dice; a re-roll comes before they are laid (O-229, O-238)."""

    STEPS: ClassVar[tuple[str, ...]] = ("keep", "roll", "arrange", "lay")

    def __init__(self) -> None:
        self.choice: str = "roll"
        self.kept: int = 0  # the value of a kept die
        self.dice: list[int] = []

    def keep(self, s: OneCard) -> None:
        if s.hero_class and CARD.classes[s.hero_class].once == "turn":
            s.used = False
        if s.turn > 1 and ready(s, KEEP):  # no die of this level lies there in its first turn (O-228)
            s.ask(HERO, "one-card-ask-keep", ("roll", "keep:speed", "keep:attack", "keep:defence"), "choice")

    def roll(self, s: OneCard) -> None:
        if self.choice.startswith("keep:"):
            s.used = True
            self.kept = getattr(s, self.choice[len("keep:") :] + "_die")
            if s.listener is not None:
                s.tell("one-card-keeps", {"die": self.kept, "skill": "@one-card-skill-" + self.choice[5:]})
        s.clear_energy()
        s.roll(2 if self.kept else 3, "dice")

    def arrange(self, s: OneCard) -> None:
        if s.listener is not None:
            s.tell("one-card-rolls", {"dice": ", ".join(map(str, self.dice))})
        s.ask(HERO, "one-card-ask-energy", self.arrangements(s), "choice")

    def arrangements(self, s: OneCard) -> tuple[str, ...]:
        """Every way to lay the dice, and what the class adds to it."""
        if self.kept:
            return self.around_the_kept_die()
        a, b, c = self.dice
        rolled = a * 100 + b * 10 + c
        if ready(s, BOW):
            return (*LAY[rolled], *[f"bow:{order}" for order in ORDERS[rolled]])
        if ready(s, REROLL):
            return (*LAY[rolled], "reroll")
        return LAY[rolled]

    def around_the_kept_die(self) -> tuple[str, ...]:
        """The two rolled dice go to the two other skills (O-226)."""
        place = ENERGY_SKILLS.index(self.choice[len("keep:") :])
        options: list[str] = []
        for pair in sorted({(self.dice[0], self.dice[1]), (self.dice[1], self.dice[0])}, reverse=True):
            laid = [str(die) for die in pair]
            laid.insert(place, str(self.kept))
            options.append("dice:" + ",".join(laid))
        return tuple(options)

    def lay(self, s: OneCard) -> None:
        if self.choice == "reroll":  # all three, and the new ones count (O-239, O-240)
            s.used = True
            s.tell("one-card-rerolls", {})
            self.goto("roll")
            return
        first, attack, defence = int(self.choice[-5]), int(self.choice[-3]), int(self.choice[-1])
        if self.choice.startswith("bow:"):
            s.used = True
            s.range_die = first
        else:
            s.speed_die = first
        s.attack_die = attack
        s.defence_die = defence
        s.speed_left = s.speed + s.speed_die
        s.attack_left = s.attack + s.attack_die
        if s.listener is not None:
            s.tell(
                "one-card-energy",
                {
                    "speed": s.speed_left,
                    "attack": s.attack_left,
                    "defence": s.total_defence(),
                    "range": s.total_range(),
                },
            )

    def copy(self) -> Energy:
        twin = Energy()
        twin.choice = self.choice
        twin.kept = self.kept
        twin.dice = self.dice[:]
        return twin
