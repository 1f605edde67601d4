"""Small made-up procedures that use every part of the flow: together, windows, nesting, dice, piles."""

from __future__ import annotations

from typing import Any, ClassVar

from undercroft.engine.flow import PASS, Frame
from undercroft.engine.windows import Interruptible
from undercroft.engine.zones import Pile, draw_from


class Toy(Interruptible):
    """Three seats with hands of interrupts, a pile, and a log of what happened."""

    WINDOW_PROMPTS: ClassVar[tuple[str, ...]] = ("declared",)

    def __init__(self) -> None:
        super().__init__()
        self.alive: list[str] = []
        self.hands: list[list[str]] = []
        self.pile: Pile = Pile()
        self.discard: list[str] = []
        self.log: list[str] = []

    def copy(self) -> Toy:
        twin = Toy()
        self.copy_flow_into(twin)
        twin.alive = self.alive[:]
        twin.hands = [hand[:] for hand in self.hands]
        twin.pile = self.pile.copy()
        twin.discard = self.discard[:]
        twin.log = self.log[:]
        return twin

    def result(self) -> dict[str, Any] | None:
        return None if self.agenda else {"winners": [], "scores": {}, "reason": "done"}

    def plays(self, seat: int, event: int, host: Frame[Any], spent: int) -> list[str]:
        return [card for card in self.hands[seat] if not (spent and card == "jeer")]

    def play(self, seat: int, choice: str, host: Frame[Any]) -> int:
        """One jeer is enough: the window remembers it."""
        self.hands[seat].remove(choice)
        self.log.append(f"{seat} plays {choice}")
        assert isinstance(host, Attack)
        if choice == "banish" and host.attacker in self.alive:
            self.alive.remove(host.attacker)
        elif choice == "guard":
            self.push(Attack(f"guard of {seat}", host.attacker))
        elif choice == "teach":  # gives somebody else a possible answer
            self.hands[3 - seat].append("shout")
        return int(choice == "jeer")


DECLARED = 0


class Attack(Frame[Toy]):
    """Declare, roll two dice, strike; a guard may attack the attacker in between."""

    STEPS: ClassVar[tuple[str, ...]] = ("declare", "roll", "strike")

    def __init__(self, attacker: str = "", target: str = "") -> None:
        self.attacker = attacker
        self.target = target
        self.dice: list[int] = []

    def stands(self, s: Toy) -> bool:
        return self.attacker in s.alive or self.attacker.startswith("guard")

    def declare(self, s: Toy) -> None:
        s.log.append(f"{self.attacker} attacks {self.target}")
        s.pause(DECLARED, [1, 2])

    def roll(self, s: Toy) -> None:
        s.roll(2, "dice")

    def strike(self, s: Toy) -> None:
        s.log.append(f"{self.attacker} strikes {self.target} with {self.dice}")
        if sum(self.dice) > 6 and self.target in s.alive:
            s.alive.remove(self.target)

    def copy(self) -> Attack:
        twin = Attack(self.attacker, self.target)
        twin.dice = self.dice[:]
        return twin


class Secret(Frame[Toy]):
    """All seats choose a card at once; the cards are shown together."""

    STEPS: ClassVar[tuple[str, ...]] = ("choose", "reveal")

    def __init__(self) -> None:
        self.cards: dict[int, str] = {}

    def choose(self, s: Toy) -> None:
        s.ask_together("secret", {seat: ("rock", "paper", f"own-{seat}") for seat in range(3)}, "cards")

    def reveal(self, s: Toy) -> None:
        s.log.append(" ".join(f"{seat}:{self.cards[seat]}" for seat in sorted(self.cards)))
        s.tell("shown", {"count": len(self.cards)})

    def copy(self) -> Secret:
        twin = Secret()
        twin.cards = self.cards.copy()
        return twin


class Camp(Secret):
    """Like Secret, but a seat with a torch may look around at any moment, even after it has chosen."""

    def choose(self, s: Toy) -> None:
        torches: dict[int, tuple[str, ...]] = {
            seat: ("torch",) for seat in range(3) if "torch" in s.hands[seat]
        }
        s.ask_together("secret", dict.fromkeys((0, 1), ("rock", "paper")), "cards", torches)
        if 2 in torches:
            s.offer(2, "secret", torches[2])

    def aside(self, s: Toy, seat: int, option: str) -> None:
        s.hands[seat].remove(option)
        s.log.append(f"{seat} looks around")
        s.withdraw(seat, option)

    def copy(self) -> Camp:
        twin = Camp()
        twin.cards = self.cards.copy()
        return twin


class Hand(Frame[Toy]):
    """Draw cards from the pile into seat 0's hand."""

    STEPS: ClassVar[tuple[str, ...]] = ("draw", "keep")

    def __init__(self, count: int = 0) -> None:
        self.count = count
        self.cards: list[str] = []

    def draw(self, s: Toy) -> None:
        draw_from(s, "pile", self.count, "cards", "discard")

    def keep(self, s: Toy) -> None:
        s.hands[0] += self.cards

    def copy(self) -> Hand:
        twin = Hand(self.count)
        twin.cards = self.cards[:]
        return twin


CLASSES: tuple[type, ...] = (Attack, Secret, Camp, Hand)


def toy(*frames: Frame[Any], hands: list[list[str]] | None = None, explicit: bool = True) -> Toy:
    """A toy table with these procedures to come, the last one first."""
    s = Toy()
    s.alive = ["ogre", "mage"]
    s.hands = hands or [[], [], []]
    s.explicit = explicit
    for frame in frames:
        s.push(frame)
    s.run()
    return s


__all__ = ["CLASSES", "DECLARED", "PASS", "Attack", "Camp", "Hand", "Secret", "Toy", "toy"]
