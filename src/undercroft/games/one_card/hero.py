"""The hero phase: steps and strikes in any order while points last (O-055..O-084)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from undercroft.engine.flow import Args
from undercroft.engine.grid import FAR
from undercroft.engine.messages import Message, Refusal, literal
from undercroft.engine.verbs import Reason, Verb, Word, lexicon
from undercroft.games.one_card import events as told
from undercroft.games.one_card.board import GRID, SIZE, SQUARES
from undercroft.games.one_card.names import monster_name
from undercroft.games.one_card.phase import HEROES, NO_MONSTER, Deed, Procedure
from undercroft.games.one_card.sight import look
from undercroft.games.one_card.state import HERO, LETTERS, Monster, OneCard


def in_reach(s: OneCard, monster: Monster) -> bool:
    """Whether the hero has a monster in range and in sight from where he stands now (O-072, O-073, O-089)."""
    board = s.board()
    if board.distance(s.tile)[monster.tile] > s.total_range():
        return False
    return board.sees(s.tile, monster.tile, s.occupied())


class HeroPhase(Procedure):
    """Move, attack, move again (O-056), until the player ends it or no monster is left.

    Speed pays for steps only, attack for strikes only (O-059).
    """

    STEPS: ClassVar[tuple[str, ...]] = ("choose", "act")

    def __init__(self) -> None:
        self.choice: str = ""

    def stands(self, s: OneCard) -> bool:
        return bool(s.monsters)  # the level ends with the last monster (O-042)

    def phase(self, s: OneCard) -> str:
        return HEROES

    def choose(self, s: OneCard) -> None:
        options: list[str] = []
        MOVE.open(s, HERO, options)
        ATTACK.open(s, HERO, options)
        options.append(END.name)
        s.ask(HERO, "one-card-ask-hero", tuple(options), "choice")

    def act(self, s: OneCard) -> None:
        self.goto("choose")
        word = WORDS[self.choice]
        word.verb.do(s, HERO, word)

    def copy(self) -> HeroPhase:
        twin = HeroPhase()
        twin.choice = self.choice
        return twin


# -- a step ------------------------------------------------------------------------------------


def _who_stands_there(s: OneCard, seat: int, word: Word) -> Args:
    there = [monster.letter for monster in s.monsters if monster.tile == word.number]
    return {"monster": monster_name(s), "letter": there[0]}


def _step(s: OneCard, seat: int, word: Word) -> Args:
    return {"price": MOVE.price(s, seat, word), "left": s.speed_left}


def _walk(s: OneCard, seat: int, word: Word) -> Args:
    return {"price": walk(s, word.number), "left": s.speed_left}


def _here(s: OneCard, seat: int, word: Word) -> Args:
    return {"here": SQUARES[s.tile]}


HERE: Final = Reason("O-060", "one-card-why-here")
WALL: Final = Reason("O-062", "one-card-why-wall")
TAKEN: Final = Reason("O-063", "one-card-why-monster-there", _who_stands_there)
NO_SPEED: Final = Reason("O-058", "one-card-why-speed", _step)
NO_WAY: Final = Reason("O-063", "one-card-why-no-way")
TOO_FAR: Final = Reason("O-058", "one-card-why-far", _walk)
ONE_STEP: Final = Reason("O-060", "one-card-why-one-step", _here)


def walk(s: OneCard, tile: int) -> int:
    """What the path to a tile costs, around walls and monsters."""
    return GRID.ways(s.tile, s.board().walls | s.occupied())[tile]


class Move(Deed):
    """One step: 2 points straight, 3 diagonal (O-060, O-061), to an empty floor tile (O-025, O-247).

    Corners, walls and monsters beside it do not matter (O-065, O-066, O-071), nor where the hero was before
    (O-067). Examples: O-068, O-069, O-070.
    """

    name: ClassVar[str] = "move"
    text: ClassVar[str] = "one-card-do-move"
    when: ClassVar[str] = HEROES

    def about(self) -> list[str]:
        return SQUARES

    def price(self, s: OneCard, seat: int, word: Word) -> int:
        return GRID.step_price(s.tile, word.number)

    def bar(self, s: OneCard, seat: int, word: Word) -> Reason | None:
        early = self.untimely(s)
        if early is not None:
            return early
        if word.number == s.tile:
            return HERE
        if s.board().walls >> word.number & 1:
            return WALL
        if s.occupied() >> word.number & 1:
            return TAKEN
        price = self.price(s, seat, word)
        if price == FAR:
            return self.farther_off(s, word)
        return NO_SPEED if price > s.speed_left else None

    def farther_off(self, s: OneCard, word: Word) -> Reason:
        """Why no move leads to a more distant tile: no path, too long a path, or several steps."""
        price = walk(s, word.number)
        if price == FAR:
            return NO_WAY
        return TOO_FAR if price > s.speed_left else ONE_STEP

    def open(self, s: OneCard, seat: int, found: list[str]) -> None:
        points = s.speed_left
        if points < GRID.straight:
            return
        occupied = s.occupied()
        for tile, price in s.board().steps[s.tile]:
            if price <= points and not occupied >> tile & 1:
                found.append(self.words[tile].key)

    def do(self, s: OneCard, seat: int, word: Word) -> None:
        start, price = s.tile, self.price(s, seat, word)
        s.speed_left -= price
        s.tile = word.number
        told.moves(s, start, word.number, price)

    def stranger(self, what: str) -> Refusal | None:
        """A square off the card gets its own reason, unlike nonsense (O-064)."""
        if len(what) != 2:
            return None
        args: Args = {"square": literal(what), "first": SQUARES[-SIZE], "last": SQUARES[SIZE - 1]}
        return Refusal("O-064", Message("one-card-why-off-the-card", args))

    def names(self, s: OneCard, seat: int, word: Word) -> Args:
        return {"square": word.what}

    def args(self, s: OneCard, seat: int, word: Word) -> Args:
        price = self.price(s, seat, word)
        return {"price": price, "left": s.speed_left - price}

    def objects(self, s: OneCard, seat: int, word: Word) -> list[str]:
        return ["tile:" + word.what]

    def rules_of(self, s: OneCard, seat: int, word: Word) -> list[str]:
        return ["O-060" if self.price(s, seat, word) == GRID.straight else "O-061"]


# -- a strike ------------------------------------------------------------------------------------


def _seen(s: OneCard, seat: int, word: Word) -> Args:
    monster = s.monsters[s.index(word.what)]
    seen = look(s, monster)
    return {
        "square": SQUARES[monster.tile],
        "distance": seen.distance,
        "range": s.total_range(),
        "lines": seen.clear,
        "all": seen.lines,
        "price": ATTACK.price(s, seat, word),
        "left": s.attack_left,
        "blockers": ", ".join([SQUARES[tile] for tile in seen.blockers]),
    }


NO_SIGHT: Final = Reason("O-098", "one-card-why-no-sight", _seen)
NO_RANGE: Final = Reason("O-088", "one-card-why-range", _seen)
NO_ATTACK: Final = Reason("O-058", "one-card-why-attack", _seen)


class Attack(Deed):
    """One wound for points equal to the monster's defence; at 0 health it is gone (O-074, O-081).

    Each further wound costs the same (O-075), less does nothing (O-079), and wounds stay (O-083).
    Examples: O-076, O-077, O-078.
    """

    name: ClassVar[str] = "attack"
    rules: ClassVar[tuple[str, ...]] = ("O-072", "O-074", "O-080")
    when: ClassVar[str] = HEROES

    def about(self) -> list[str]:
        return list(LETTERS)

    def price(self, s: OneCard, seat: int, word: Word) -> int:
        return s.kind().defence

    def bar(self, s: OneCard, seat: int, word: Word) -> Reason | None:
        early = self.untimely(s)
        if early is not None:
            return early
        index = s.index(word.what)
        if index < 0:
            return NO_MONSTER
        tile = s.monsters[index].tile
        if not s.board().sees(s.tile, tile, s.occupied()):
            return NO_SIGHT
        if s.board().distance(s.tile)[tile] > s.total_range():
            return NO_RANGE
        return NO_ATTACK if s.attack_left < self.price(s, seat, word) else None

    def open(self, s: OneCard, seat: int, found: list[str]) -> None:
        if s.attack_left >= self.price(s, seat, self.words[0]):
            for monster in s.monsters:
                if in_reach(s, monster):
                    found.append(STRIKES[monster.letter])

    def do(self, s: OneCard, seat: int, word: Word) -> None:
        index = s.index(word.what)
        struck = s.monsters[index]
        health = struck.health - 1
        price = self.price(s, seat, word)
        s.attack_left -= price
        if health:
            s.monsters[index] = Monster(struck.letter, struck.tile, health)
            told.wounds(s, struck.letter, price, health)
        else:
            s.monsters.pop(index)
            told.kills(s, struck.letter, price)

    def label(self, s: OneCard, seat: int, word: Word) -> str:
        return "one-card-do-wound" if s.monsters[s.index(word.what)].health > 1 else "one-card-do-kill"

    def names(self, s: OneCard, seat: int, word: Word) -> Args:
        return {"monster": monster_name(s), "letter": word.what}

    def args(self, s: OneCard, seat: int, word: Word) -> Args:
        monster = s.monsters[s.index(word.what)]
        price = self.price(s, seat, word)
        return {"square": SQUARES[monster.tile], "price": price, "health": monster.health - 1}

    def objects(self, s: OneCard, seat: int, word: Word) -> list[str]:
        return ["monster:" + word.what]


class End(Deed):
    """End the hero phase, which is always possible (O-057)."""

    name: ClassVar[str] = "end"
    text: ClassVar[str] = "one-card-do-end"
    rules: ClassVar[tuple[str, ...]] = ("O-057",)
    when: ClassVar[str] = HEROES

    def bar(self, s: OneCard, seat: int, word: Word) -> Reason | None:
        return self.untimely(s)

    def do(self, s: OneCard, seat: int, word: Word) -> None:
        s.agenda[-1].end()


MOVE: Final = Move()
ATTACK: Final = Attack()
END: Final = End()
VERBS: Final[list[Verb[Any]]] = [MOVE, ATTACK, END]
WORDS: Final[dict[str, Word]] = lexicon(VERBS)
STRIKES: Final[dict[str, str]] = {word.what: word.key for word in ATTACK.words}
