"""The monsters' phases: who moves next, where to, and who attacks (O-118..O-176)."""

from __future__ import annotations

from typing import ClassVar

from undercroft.engine.flow import Frame
from undercroft.engine.grid import FAR
from undercroft.games.one_card.board import GRID, SQUARES, TILES, Board
from undercroft.games.one_card.state import HERO, Monster, OneCard


def destinations(board: Board, hero: int, start: int, others: int) -> list[int]:
    """The equally good tiles a monster may end its move on, the default first.

    It wants the hero in range and sight, as far off as can be (O-125). A goal tile within its speed
    beats everything (rungs 1 and 2); else it walks toward the nearest goal tile (rung 3); where no way
    leads to one, it comes as near as it can (O-134).
    """
    ways = board.ways(start, hero)
    distance = board.distance(hero)
    speed = board.kind.speed
    best: list[int] = []
    for tile in board.near(hero, board.kind.range):  # the farthest first, then row by row
        price = ways[tile]
        if price > speed or others >> tile & 1:
            continue
        if best and (distance[tile] < distance[best[0]] or price > ways[best[0]]):
            continue
        if not board.sees(hero, tile, others):
            continue
        if best and price < ways[best[0]]:
            best = []
        best.append(tile)
    return best or toward_a_goal(board, hero, start, others) or as_near_as_can_be(board, hero, start, others)


def toward_a_goal(board: Board, hero: int, start: int, others: int) -> list[int]:
    """Rung 3: where shortest ways to the nearest goal tiles can be left off (O-131..O-133, O-139)."""
    ways = board.ways(start, hero)
    distance = board.distance(hero)
    goals = [
        tile
        for tile in board.near(hero, board.kind.range)
        if not others >> tile & 1 and ways[tile] < FAR and board.sees(hero, tile, others)
    ]
    if not goals:
        return []
    nearest = min(ways[tile] for tile in goals)
    goals = [tile for tile in goals if ways[tile] == nearest]
    farthest = max(distance[tile] for tile in goals)
    ends: set[int] = set()
    for goal in goals:
        if distance[goal] == farthest:
            collect_ends(board, hero, start, others, start, goal, start, ends)
    return sorted(ends, key=lambda tile: (-ways[tile], tile))


def collect_ends(
    board: Board, hero: int, start: int, others: int, tile: int, goal: int, last_empty: int, ends: set[int]
) -> None:
    """Follow every shortest way on from `tile` and note the last empty tile that can be paid for."""
    ways = board.ways(start, hero)
    left = board.ways(goal, hero)
    for step, price in board.steps[tile]:
        if step == hero or ways[step] != ways[tile] + price or left[step] != left[tile] - price:
            continue
        if ways[step] > board.kind.speed:
            ends.add(last_empty)
        else:
            empty = last_empty if others >> step & 1 else step
            collect_ends(board, hero, start, others, step, goal, empty, ends)


def as_near_as_can_be(board: Board, hero: int, start: int, others: int) -> list[int]:
    """No goal tile can ever be reached: the least range distance, then the fewest points (O-134)."""
    ways = board.ways(start, hero)
    distance = board.distance(hero)
    best: list[int] = []
    for tile in range(len(ways)):
        if ways[tile] > board.kind.speed or others >> tile & 1:
            continue
        if best:
            worse = distance[tile] - distance[best[0]] or ways[tile] - ways[best[0]]
            if worse > 0:
                continue
            if worse < 0:
                best = []
        best.append(tile)
    return best


def attackers(s: OneCard) -> list[Monster]:
    """The monsters that have the hero in range and in sight, all having moved (O-161, O-269)."""
    board = s.board()
    distance = board.distance(s.tile)
    reach = board.kind.range
    occupied = s.occupied()
    return [m for m in s.monsters if distance[m.tile] <= reach and board.sees(s.tile, m.tile, occupied)]


class MonstersMove(Frame[OneCard]):
    """Each living monster moves once, the nearest to the hero first (O-118, O-119)."""

    STEPS: ClassVar[tuple[str, ...]] = ("line_up", "next_monster", "find_way", "move")

    def __init__(self) -> None:
        self.waiting: list[str] = []  # letters of those still to move, the next ones first
        self.mover: str = ""
        self.to: str = ""

    def line_up(self, s: OneCard) -> None:
        """The distances now fix the order; the default breaks ties by row, then column (O-121, O-122)."""
        distance = s.board().distance(s.tile)
        if len(s.monsters) == 1:
            self.waiting = [s.monsters[0].letter]
        else:
            line = sorted([(distance[m.tile], m.tile, m.letter) for m in s.monsters])
            self.waiting = [letter for _, _, letter in line]

    def next_monster(self, s: OneCard) -> None:
        if not self.waiting:
            self.end()
            return
        self.mover = self.waiting[0]
        if not s.automatic and len(self.waiting) > 1:
            nearest = self.equally_near(s)
            if len(nearest) > 1:
                s.ask(HERO, "one-card-ask-next", tuple([f"next:{letter}" for letter in nearest]), "mover")

    def equally_near(self, s: OneCard) -> list[str]:
        """Those at the head of the line: monsters still to move have not left their tiles."""
        distance = s.board().distance(s.tile)
        away = [distance[s.monsters[s.index(letter)].tile] for letter in self.waiting]
        return [letter for letter, far in zip(self.waiting, away, strict=True) if far == away[0]]

    def find_way(self, s: OneCard) -> None:
        self.mover = self.mover[-1]  # from an answer such as "next:B"
        self.waiting.remove(self.mover)
        tile = s.monsters[s.index(self.mover)].tile
        tiles = destinations(s.board(), s.tile, tile, s.occupied() & ~(1 << tile))
        self.to = SQUARES[tiles[0]]
        if not s.automatic and len(tiles) > 1:
            s.ask(HERO, "one-card-ask-way", tuple([f"to:{SQUARES[tile]}" for tile in tiles]), "to")

    def move(self, s: OneCard) -> None:
        index = s.index(self.mover)
        monster = s.monsters[index]
        tile = TILES[self.to[-2:]]
        if tile != monster.tile:
            s.monsters[index] = Monster(monster.letter, tile, monster.health)
        if s.listener is not None:
            ways = s.board().ways(monster.tile, s.tile)
            s.tell(
                "one-card-monster-stays" if tile == monster.tile else "one-card-monster-moves",
                {
                    "monster": "@one-card-monster-" + s.kind().name,
                    "letter": monster.letter,
                    "from": SQUARES[monster.tile],
                    "to": SQUARES[tile],
                    "price": ways[tile],
                    "way": " ".join([SQUARES[step] for step in GRID.way(ways, tile)]),
                },
            )
        self.goto("next_monster")

    def copy(self) -> MonstersMove:
        twin = MonstersMove()
        twin.waiting = self.waiting[:]
        twin.mover = self.mover
        twin.to = self.to
        return twin
