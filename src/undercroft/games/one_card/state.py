"""The state of One Card Dungeon: one hero, the monsters of one level, the energy of one turn.

A save includes the dice to come, so loading it cannot change a roll (O-220).
"""

from __future__ import annotations

from typing import Any, Final

from undercroft.engine.flow import State, Value
from undercroft.games.one_card.board import Board, Kind, Plan
from undercroft.games.one_card.card import CARD

HERO: Final = 0  # the only seat (O-001)
LETTERS: Final = "ABCD"  # four red dice, so four monsters at most (O-021)
MOST: Final = 6  # health and base skills are shown on dice (O-243, O-244)
PLANS: Final[list[Plan]] = CARD.plans
LAST: Final = len(PLANS)  # O-002
SKILLS: Final = ("speed", "attack", "defence", "range")  # O-023


class Monster(Value):
    """A living monster of the level; its line (speed, attack, ...) is the board's, without dice (O-144)."""

    def __init__(self, letter: str = "", tile: int = 0, health: int = 0) -> None:
        self.letter = letter
        self.tile = tile
        self.health = health


class OneCard(State):
    """Everything on the table."""

    def __init__(self) -> None:
        super().__init__()
        # table options
        self.hero_class: str = ""  # for the whole game (O-035, O-036)
        self.automatic: bool = False  # ties among monsters are broken by default, without asking (O-140)
        # the hero
        self.health: int = 0
        self.speed: int = 0
        self.attack: int = 0
        self.defence: int = 0
        self.range: int = 0
        self.tile: int = 0
        # the level
        self.level: int = 1
        self.turn: int = 0
        self.monsters: list[Monster] = []  # none is ever added (O-248)
        self.used: bool = False  # the class ability, in this level or turn
        self.start_health: int = 0  # as the level began, with the place in the stream: the note pad (O-218)
        self.start_spot: int = 0
        # the turn: the die on each skill, and the points left
        self.speed_die: int = 0
        self.attack_die: int = 0
        self.defence_die: int = 0
        self.range_die: int = 0
        self.speed_left: int = 0
        self.attack_left: int = 0
        self.outcome: str = ""

    def plan(self) -> Plan:
        """What the card shows for this level."""
        return PLANS[self.level - 1]

    def board(self) -> Board:
        """The card of this level."""
        return PLANS[self.level - 1].board

    def kind(self) -> Kind:
        """The line that all monsters of the level share."""
        return PLANS[self.level - 1].board.kind

    def total_defence(self) -> int:
        """What the monsters' attack is divided by this turn (O-048)."""
        return self.defence + self.defence_die

    def total_range(self) -> int:
        """How far the hero strikes this turn; a die adds to it only for an Archer (O-050, O-051, O-234)."""
        return self.range + self.range_die

    def strikes(self) -> int:
        """How many strikes the attack points left allow; each costs the monsters' defence (O-074)."""
        return self.attack_left // self.kind().defence

    def occupied(self) -> int:
        """The tiles of all living monsters; dead ones block nothing (O-082)."""
        tiles = 0
        for monster in self.monsters:
            tiles |= 1 << monster.tile
        return tiles

    def index(self, letter: str) -> int:
        """The index of a living monster; -1 if there is none with that letter."""
        for index, monster in enumerate(self.monsters):
            if monster.letter == letter:
                return index
        return -1

    def clear_energy(self) -> None:
        """Take all energy dice off the skills (O-236); points not spent are lost (O-043)."""
        self.speed_die = self.attack_die = self.defence_die = self.range_die = 0
        self.speed_left = self.attack_left = 0

    def result(self) -> dict[str, Any] | None:
        if not self.outcome:
            return None
        won = self.outcome == "victory"
        return {
            "winners": [HERO] if won else [],
            "scores": {str(HERO): 1 if won else 0},  # won or lost, nothing between (O-007)
            "reason": self.outcome,
            "level": self.level,
        }

    def copy(self) -> OneCard:
        twin = OneCard()
        self.copy_flow_into(twin)
        twin.hero_class = self.hero_class
        twin.automatic = self.automatic
        twin.health = self.health
        twin.speed = self.speed
        twin.attack = self.attack
        twin.defence = self.defence
        twin.range = self.range
        twin.tile = self.tile
        twin.level = self.level
        twin.turn = self.turn
        twin.monsters = self.monsters[:]
        twin.used = self.used
        twin.start_health = self.start_health
        twin.start_spot = self.start_spot
        twin.speed_die = self.speed_die
        twin.attack_die = self.attack_die
        twin.defence_die = self.defence_die
        twin.range_die = self.range_die
        twin.speed_left = self.speed_left
        twin.attack_left = self.attack_left
        twin.outcome = self.outcome
        return twin
