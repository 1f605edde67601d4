"""The hero phase: steps and strikes in any order while points last (O-055..O-084)."""

from __future__ import annotations

from typing import ClassVar, Final

from undercroft.engine.flow import Frame
from undercroft.games.one_card.board import GRID, SQUARES, TILES
from undercroft.games.one_card.state import HERO, LETTERS, Monster, OneCard

MOVES: Final[list[str]] = [f"move:{name}" for name in SQUARES]
ATTACKS: Final[dict[str, str]] = {letter: f"attack:{letter}" for letter in LETTERS}
END: Final = "end"


def in_reach(s: OneCard, monster: Monster) -> bool:
    """Whether the hero has a monster in range and in sight from where he stands now (O-072, O-073)."""
    board = s.board()
    if board.distance(s.tile)[monster.tile] > s.range + s.range_die:
        return False
    return board.sees(s.tile, monster.tile, s.occupied())


class HeroPhase(Frame[OneCard]):
    """Move, attack, move again, until the hero has enough or no monster is left."""

    STEPS: ClassVar[tuple[str, ...]] = ("choose", "act")

    def __init__(self) -> None:
        self.choice: str = ""

    def stands(self, s: OneCard) -> bool:
        return bool(s.monsters)  # the level ends with the last monster (O-042)

    def choose(self, s: OneCard) -> None:
        occupied = s.occupied()
        points = s.speed_left
        options: list[str] = []
        if points > 1:
            for tile, price in s.board().steps[s.tile]:
                if price <= points and not occupied >> tile & 1:
                    options.append(MOVES[tile])
        if s.attack_left >= s.kind().defence:
            for monster in s.monsters:
                if in_reach(s, monster):
                    options.append(ATTACKS[monster.letter])
        options.append(END)
        s.ask(HERO, "one-card-ask-hero", tuple(options), "choice")

    def act(self, s: OneCard) -> None:
        if self.choice == END:
            return
        self.goto("choose")
        verb, target = self.choice.split(":")
        if verb == "move":
            self.move(s, TILES[target])
        else:
            self.attack(s, s.index(target))

    def move(self, s: OneCard, tile: int) -> None:
        """One step: 2 points straight, 3 diagonal (O-060, O-061)."""
        price = GRID.step_price(s.tile, tile)
        if s.listener is not None:
            s.tell("one-card-moves", {"from": SQUARES[s.tile], "to": SQUARES[tile], "price": price})
        s.speed_left -= price
        s.tile = tile

    def attack(self, s: OneCard, index: int) -> None:
        """One wound for points equal to the monster's defence; at 0 health it is gone (O-074, O-081)."""
        kind = s.kind()
        struck = s.monsters[index]
        health = struck.health - 1
        s.attack_left -= kind.defence
        if health:
            s.monsters[index] = Monster(struck.letter, struck.tile, health)
        else:
            s.monsters.pop(index)
        if s.listener is not None:
            s.tell(
                "one-card-wounds" if health else "one-card-kills",
                {
                    "monster": "@one-card-monster-" + kind.name,
                    "letter": struck.letter,
                    "price": kind.defence,
                    "health": health,
                },
            )

    def copy(self) -> HeroPhase:
        twin = HeroPhase()
        twin.choice = self.choice
        return twin
