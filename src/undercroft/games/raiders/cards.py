"""The cards of the box as the rules use them: rooms of five kinds, and the cards of a hand."""

from __future__ import annotations

from typing import Final

from undercroft.engine.flow import Value

ITEMS: Final = ("torch", "ball", "key", "sword")
TORCH: Final = 0
BALL: Final = 1
KEY: Final = 2
SWORD: Final = 3
POWERS: Final = tuple([f"power:{value}" for value in range(1, 6)])
VALUES: Final = {**{card: number for number, card in enumerate(POWERS, 1)}, **dict.fromkeys(ITEMS, 5)}
FEEBLE: Final = 1  # what a card counts for against a boss that makes it feeble
TREASURE: Final = "treasure"
MONSTER: Final = "monster"
VAULT: Final = "vault"
TRAP: Final = "trap"
BOSS: Final = "boss"
COINS: Final = "coins"
POTION: Final = "potion"


class Room(Value):
    """A room card."""

    def __init__(self, name: str = "", kind: str = "") -> None:
        self.name = name
        self.kind = kind


class Treasure(Room):
    """One or two chests (R-104, R-108)."""

    def __init__(self, name: str, chests: list[int]) -> None:
        super().__init__(name, TREASURE)
        self.chests = chests


class Monster(Room):
    """A monster or boss: its strength, whom it attacks, and what it does to them (R-132, R-175)."""

    def __init__(self, name: str, kind: str, strength: list[int], wounds: int) -> None:
        super().__init__(name, kind)
        self.strength = strength  # for 3, 4 and 5 players; empty: it cannot be beaten
        self.wounds = wounds
        self.coins = 0  # lost by the attacked
        self.out = False  # the attacked are out of the game
        self.prize = 0  # coins for the highest card
        self.escape = ""  # the item that lets its player get away
        self.feeble: list[str] = []  # cards that count as 1
        self.highest = False  # it attacks the highest card instead of the lowest

    def strength_for(self, players: int) -> int | None:
        """The strength for this many players (R-126, R-177, R-178); None: it cannot be beaten (R-244)."""
        return self.strength[players - 3] if self.strength else None


class Bonus(Value):
    """What a card gets in a vault: coins, a potion that heals wounds, or an item."""

    def __init__(self, printed: str) -> None:
        kind, _, count = printed.partition(" ")
        self.printed = printed
        self.coins = int(count) if kind == COINS else 0
        self.heals = int(count) if kind == POTION else 0
        self.item = ITEMS.index(kind) if kind in ITEMS else -1


class Vault(Room):
    """A bonus for each power card, 1 to 5 (R-142)."""

    def __init__(self, name: str, rewards: list[str]) -> None:
        super().__init__(name, VAULT)
        self.rewards: list[Bonus] = [Bonus(printed) for printed in rewards]


class Trap(Room):
    """A penalty by the highest power card, 1 to 5 (R-157)."""

    def __init__(self, name: str, rich: bool, penalty: list[int]) -> None:
        super().__init__(name, TRAP)
        self.rich = rich  # True: hits those with the most coins; False: those with the fewest wounds
        self.penalty = penalty


class Character(Value):
    """What a player starts with (R-041, R-042), and nothing else (R-049)."""

    def __init__(self, name: str, coins: int, wounds: int, items: list[int]) -> None:
        self.name = name
        self.coins = coins
        self.wounds = wounds
        self.items = items  # how many of each item


def value(card: str) -> int:
    """What a card counts for: a power card its number, a key or sword 5 (R-123, R-124, R-139, R-140)."""
    return VALUES[card]
