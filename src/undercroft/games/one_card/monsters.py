"""The monsters' phases: who moves next, where to, and who attacks (O-118..O-176)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from undercroft.engine.flow import Args
from undercroft.engine.grid import FAR
from undercroft.engine.verbs import Reason, Verb, Word, lexicon
from undercroft.games.one_card import events as told
from undercroft.games.one_card.board import GRID, SQUARES, Board
from undercroft.games.one_card.names import monster_name
from undercroft.games.one_card.phase import MONSTERS, NO_MONSTER, Deed, Procedure
from undercroft.games.one_card.state import HERO, LETTERS, Monster, OneCard

TILE_COUNT: Final = GRID.size
MOST_KNOWN: Final = 4096  # positions of one board whose answer is kept


def destinations(board: Board, hero: int, start: int, others: int) -> list[int]:
    """The equally good tiles on which a monster may end its move, the default first; cached by position.

    Whether the order of monsters matters, where one may go, and what the survey shows in advance are
    the same question, asked several times in a round.
    """
    position = (others * TILE_COUNT + start) * TILE_COUNT + hero
    found = board.ends.get(position)
    if found is None:
        if len(board.ends) >= MOST_KNOWN:
            board.ends.clear()
        found = board.ends[position] = find_destinations(board, hero, start, others)
    return found


def find_destinations(board: Board, hero: int, start: int, others: int) -> list[int]:
    """The ladder of rungs (O-125..O-141). A goal tile is an empty one, or its own (O-126, O-266).

    It wants the hero in range and sight, as far away as possible (O-125). A goal tile within its speed
    beats everything (rungs 1 and 2); otherwise it walks toward the nearest goal tile (rung 3); if no path
    leads to one, it gets as near as it can (O-134).

    Rung 1 is a tile at exactly its range (O-127, O-136), rung 2 any other goal tile (O-128, O-130), the
    farthest first (O-129, O-135), then the cheapest. No more points than its speed (O-143), and never a tile
    that others hold (O-148). Examples: O-155, O-156, O-157, O-267.
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
    """Rung 3: how far it gets on the shortest paths to the nearest goal tiles (O-131..O-133, O-139).

    Examples: O-151, O-152, O-153, O-154, O-159.
    """
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
    farthest = max(distance[tile] for tile in goals)  # O-132
    ends: set[int] = set()
    for goal in goals:
        if distance[goal] == farthest:
            collect_ends(board, hero, start, others, start, goal, start, ends)
    return sorted(ends, key=lambda tile: (-ways[tile], tile))


def collect_ends(
    board: Board, hero: int, start: int, others: int, tile: int, goal: int, last_empty: int, ends: set[int]
) -> None:
    """Follow every shortest path from `tile` and note the last empty tile within its speed."""
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
    """The monsters that have the hero in range and sight (it is mutual, O-110), after all have moved.

    O-161, O-269, example O-270.
    """
    board = s.board()
    distance = board.distance(s.tile)
    reach = board.kind.range
    occupied = s.occupied()
    return [m for m in s.monsters if distance[m.tile] <= reach and board.sees(s.tile, m.tile, occupied)]


def order_matters(s: OneCard, tied: list[str]) -> bool:
    """Whether equally near monsters could end up elsewhere if another of them moved first (O-122)."""
    tiles = [s.monsters[s.index(letter)].tile for letter in tied]
    others = s.occupied()
    for tile in tiles:
        others &= ~(1 << tile)
    known: dict[int, set[int]] = {}
    all_to_move = (1 << len(tied)) - 1
    first = ends_after(s.board(), s.tile, others, tiles, 0, all_to_move, known)
    for number in range(1, len(tiles)):
        if ends_after(s.board(), s.tile, others, tiles, number, all_to_move, known) != first:
            return True
    return False


def ends_after(
    board: Board, hero: int, others: int, tiles: list[int], mover: int, left: int, known: dict[int, set[int]]
) -> set[int]:
    """Where those in `left` can be after moving, this one first; their tiles as one number."""
    standing = others
    for number, tile in enumerate(tiles):
        if number != mover:
            standing |= 1 << tile
    left &= ~(1 << mover)
    ends: set[int] = set()
    for to in destinations(board, hero, tiles[mover], standing):
        there = tiles[:]
        there[mover] = to
        ends |= all_ends(board, hero, others, there, left, known)
    return ends


def all_ends(
    board: Board, hero: int, others: int, tiles: list[int], left: int, known: dict[int, set[int]]
) -> set[int]:
    """The same with any of them first. Monsters that have moved stay; `known` remembers positions."""
    place = 0
    for tile in tiles:
        place = place * TILE_COUNT + tile
    if not left:
        return {place}
    key = place << len(LETTERS) | left
    found = known.get(key)
    if found is None:
        found = set()
        for number in range(len(tiles)):
            if left >> number & 1:
                found |= ends_after(board, hero, others, tiles, number, left, known)
        known[key] = found
    return found


class MonstersMove(Procedure):
    """Each living monster moves once, the nearest to the hero first (O-118, O-119, O-120), or stays (O-123).

    The others count where they stand right then (O-124); points left over are lost (O-150). The first
    phases of some levels: O-250, O-251, O-252, O-254, O-256, O-260.
    """

    STEPS: ClassVar[tuple[str, ...]] = ("line_up", "next_monster", "find_way", "move")

    def __init__(self) -> None:
        self.waiting: list[str] = []  # letters of those still to move, the next ones first
        self.mover: str = ""  # a letter, or the answer that names one
        self.to: str = ""

    def phase(self, s: OneCard) -> str:
        return MONSTERS

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
            tied = self.equally_near(s)
            if len(tied) > 1 and order_matters(s, tied):
                found: list[str] = []
                NEXT.open(s, HERO, found)
                s.ask(HERO, "one-card-ask-next", tuple(found), "mover")

    def equally_near(self, s: OneCard) -> list[str]:
        """The monsters at the head of the line; those still to move have not left their tiles."""
        distance = s.board().distance(s.tile)
        away = [distance[s.monsters[s.index(letter)].tile] for letter in self.waiting]
        return [letter for letter, far in zip(self.waiting, away, strict=True) if far == away[0]]

    def find_way(self, s: OneCard) -> None:
        chosen = WORDS.get(self.mover)
        if chosen is not None:
            chosen.verb.do(s, HERO, chosen)
        self.waiting.remove(self.mover)
        tiles = self.best_tiles(s)
        self.to = TO.words[tiles[0]].key
        if not s.automatic and len(tiles) > 1:
            s.ask(HERO, "one-card-ask-way", tuple([TO.words[tile].key for tile in tiles]), "to")

    def best_tiles(self, s: OneCard) -> list[int]:
        """Where the monster that moves may end, the default first: far row, left column (O-138)."""
        tile = s.monsters[s.index(self.mover)].tile
        return destinations(s.board(), s.tile, tile, s.occupied() & ~(1 << tile))

    def move(self, s: OneCard) -> None:
        word = WORDS[self.to]
        word.verb.do(s, HERO, word)
        self.goto("next_monster")

    def copy(self) -> MonstersMove:
        twin = MonstersMove()
        twin.waiting = self.waiting[:]
        twin.mover = self.mover
        twin.to = self.to
        return twin


def moves(s: OneCard) -> MonstersMove:
    """The monsters' phase, in which somebody is asked."""
    top = s.agenda[-1]
    assert isinstance(top, MonstersMove)
    return top


def _mover(s: OneCard, seat: int, word: Word) -> Args:
    return {"letter": moves(s).mover}


def _best(s: OneCard, seat: int, word: Word) -> Args:
    return {"best": ", ".join([SQUARES[tile] for tile in moves(s).best_tiles(s)])}


ONE_AT_A_TIME: Final = Reason("O-119", "one-card-why-one-at-a-time", _mover)
HAS_MOVED: Final = Reason("O-118", "one-card-why-has-moved")
NEAREST_FIRST: Final = Reason("O-119", "one-card-why-nearest-first")
WHO_FIRST: Final = Reason("O-119", "one-card-why-who-first")
WORSE_TILE: Final = Reason("O-141", "one-card-why-worse-tile", _best)
WHO: Final = MonstersMove.STEPS.index("find_way")  # the step that reads who moves next
WHERE: Final = MonstersMove.STEPS.index("move")  # the step that reads where it goes


class NextMonster(Deed):
    """Choose which of equally near monsters moves next (O-119, O-122)."""

    name: ClassVar[str] = "next"
    text: ClassVar[str] = "one-card-do-next"
    rules: ClassVar[tuple[str, ...]] = ("O-119", "O-122")
    when: ClassVar[str] = MONSTERS

    def about(self) -> list[str]:
        return list(LETTERS)

    def bar(self, s: OneCard, seat: int, word: Word) -> Reason | None:
        early = self.untimely(s)
        if early is not None:
            return early
        if s.index(word.what) < 0:
            return NO_MONSTER
        top = moves(s)
        if top.at != WHO:
            return ONE_AT_A_TIME
        if word.what not in top.waiting:
            return HAS_MOVED
        return None if word.what in top.equally_near(s) else NEAREST_FIRST

    def open(self, s: OneCard, seat: int, found: list[str]) -> None:
        for letter in moves(s).equally_near(s):
            found.append(self.words[LETTERS.index(letter)].key)

    def do(self, s: OneCard, seat: int, word: Word) -> None:
        moves(s).mover = word.what

    def names(self, s: OneCard, seat: int, word: Word) -> Args:
        return {"monster": monster_name(s), "letter": word.what}

    def args(self, s: OneCard, seat: int, word: Word) -> Args:
        return {"square": SQUARES[s.monsters[s.index(word.what)].tile]}

    def objects(self, s: OneCard, seat: int, word: Word) -> list[str]:
        return ["monster:" + word.what]


class GoTo(Deed):
    """Choose which of equally good tiles the monster goes to (O-137, O-268)."""

    name: ClassVar[str] = "to"
    text: ClassVar[str] = "one-card-do-to"
    rules: ClassVar[tuple[str, ...]] = ("O-137", "O-268")
    when: ClassVar[str] = MONSTERS

    def about(self) -> list[str]:
        return SQUARES

    def price(self, s: OneCard, seat: int, word: Word) -> int:
        monster = s.monsters[s.index(moves(s).mover)]
        return s.board().ways(monster.tile, s.tile)[word.number]

    def bar(self, s: OneCard, seat: int, word: Word) -> Reason | None:
        early = self.untimely(s)
        if early is not None:
            return early
        top = moves(s)
        if top.at != WHERE:
            return WHO_FIRST
        return None if word.number in top.best_tiles(s) else WORSE_TILE

    def do(self, s: OneCard, seat: int, word: Word) -> None:
        index = s.index(moves(s).mover)
        monster = s.monsters[index]
        if word.number == monster.tile:
            told.monster_stays(s, monster.letter, monster.tile)
        else:
            s.monsters[index] = Monster(monster.letter, word.number, monster.health)
            ways = s.board().ways(monster.tile, s.tile)
            told.monster_moves(s, monster.letter, monster.tile, word.number, ways[word.number], ways)

    def names(self, s: OneCard, seat: int, word: Word) -> Args:
        return {"square": word.what}

    def args(self, s: OneCard, seat: int, word: Word) -> Args:
        return {"price": self.price(s, seat, word)}

    def objects(self, s: OneCard, seat: int, word: Word) -> list[str]:
        tile = ["tile:" + word.what]
        mover = moves(s).mover
        stays = bool(mover) and word.number == s.monsters[s.index(mover)].tile
        return [*tile, "monster:" + mover] if stays else tile  # it covers the tile on which it stays


NEXT: Final = NextMonster()
TO: Final = GoTo()
VERBS: Final[list[Verb[Any]]] = [NEXT, TO]
WORDS: Final[dict[str, Word]] = lexicon(VERBS)
