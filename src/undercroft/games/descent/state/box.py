"""The box of a table: quest and floor, monsters for this number of players, the cards.

Made once for each quest, number of players and options, and shared by all states.
"""

from __future__ import annotations

from typing import Final

from undercroft.engine.flow import Value
from undercroft.engine.verbs import Word
from undercroft.games.descent.cards.quests import Quest
from undercroft.games.descent.cards.records import (
    Deed,
    Familiar,
    Hero,
    Item,
    OverlordCard,
    Skill,
    Source,
)
from undercroft.games.descent.cards.vocabulary import KEYWORDS
from undercroft.games.descent.floor.bases import BASE_1X1, BASES, LONG, SHORT
from undercroft.games.descent.floor.floor import Floor
from undercroft.games.descent.floor.plan import Plan


class Kind(Value):
    """What a monster figure is: a line of a card for this number of players, or a named monster."""

    def __init__(self, name: str, line: str, master: bool) -> None:
        self.name = name  # the kind, or the name of a named monster
        self.card = line  # the kind whose card it uses
        self.master = master
        self.named = False
        self.base = 0
        self.attack = 0
        self.speed = 0
        self.armor = 0
        self.wounds = 0
        self.dice: tuple[int, ...] = ()
        self.deed = Deed()
        self.figures = 0
        self.abilities = 0  # those it has, one bit each

    def has(self, keyword: int) -> bool:
        """Whether it has a special ability."""
        return self.abilities >> keyword & 1 != 0


class Box(Value):
    """Everything that does not change during a game."""

    def __init__(self, quest: Quest, players: int, plan: Plan, floor: Floor) -> None:
        self.quest = quest
        self.players = players
        self.plan = plan
        self.floor = floor
        self.kinds: list[Kind] = []
        self.kind_of: dict[str, int] = {}  # by name, "master " before it for masters
        self.heroes: dict[str, Hero] = {}
        self.skills: dict[str, Skill] = {}
        self.items: dict[str, Item] = {}
        self.cards: dict[str, OverlordCard] = {}
        self.familiars: list[Familiar] = []
        self.familiar_of: dict[str, int] = {}
        self.ground: tuple[int, ...] = (0,) * plan.size
        self.decks: list[tuple[str, ...]] = []  # full
        self.stock: dict[str, int] = {}  # of the shop
        self.words: dict[str, Word] = {}
        # caches, filled on first use
        self.gear: dict[tuple[object, ...], object] = {}
        self.last_gear: list[object] = [None] * 4  # by hero: what was asked for last
        self.hand_windows: dict[tuple[str, ...], int] = {}
        self.bodies = [graph.spaces for graph in floor.graphs]  # by base and placement
        self.bases: list[int] = []  # by kind
        self.shapes = [floor.graphs[BASE_1X1].spaces]  # the same as bodies for heroes, then by kind
        # the start
        self.start = -1
        for area in quest.areas.values():
            if area.start is not None:
                self.start = plan.at(area.start[0], area.start[1])
        self.area_letters = plan.areas
        # names of spaces and placements, and the options made of them
        self.space_names = [f"{plan.xs[space]},{plan.ys[space]}" for space in range(plan.size)]
        self.space_of = {name: space for space, name in enumerate(self.space_names)}
        self.place_names: list[list[str]] = [self._names(base) for base in range(len(BASES))]
        self.place_of: list[dict[str, int]] = [
            {name: place for place, name in enumerate(names)} for names in self.place_names
        ]
        self.step_keys = [[f"step:{name}" for name in names] for names in self.place_names]
        self.target_keys = [f"target:{name}" for name in self.space_names]
        # glyphs, by number: the start is the first
        self.glyph_spaces: list[int] = [self.start] if self.start >= 0 else []
        for letter in plan.areas:
            here = quest.areas.get(letter)
            if here is not None:
                self.glyph_spaces += [plan.at(glyph.x, glyph.y) for glyph in here.glyphs]
        self.stairs: dict[int, int] = self._stairs()
        self.encounters: dict[int, str] = {
            plan.at(each.x, each.y): each.what for area in quest.areas.values() for each in area.encounters
        }

    def _names(self, base: int) -> list[str]:
        """The placements of a base by the names of their upper left spaces; long ones lie or stand."""
        graph = self.floor.graphs[base]
        even = SHORT[base] == LONG[base]
        return [
            self.space_names[spaces[0]] + ("" if even else ":h" if graph.lies[place] else ":v")
            for place, spaces in enumerate(graph.spaces)
        ]

    def _stairs(self) -> dict[int, int]:
        """By space of a staircase: its other end."""
        ends: dict[str, list[int]] = {}
        for area in self.quest.areas.values():
            for stair in area.stairs:
                ends.setdefault(stair.what, []).append(self.plan.at(stair.x, stair.y))
        found: dict[int, int] = {}
        for pair in ends.values():
            if len(pair) == 2:
                found[pair[0]], found[pair[1]] = pair[1], pair[0]
        return found

    def source(self, name: str) -> Source | None:
        """A hero, skill or item by its name."""
        return self.heroes.get(name) or self.skills.get(name) or self.items.get(name)


def ability_bits(deed: Deed) -> int:
    """The special abilities that something has, one bit each."""
    bits = 0
    for ability in deed.abilities:
        bits |= 1 << ability.keyword
    return bits


def keyword(word: str) -> int:
    """The number of a special ability."""
    return KEYWORDS.index(word)


NO_PLAN: Final = Plan(["S"], [])
NO_BOX: Final = Box(Quest("", 0, ""), 0, NO_PLAN, Floor(NO_PLAN))
"""What a state has before it gets its box."""
