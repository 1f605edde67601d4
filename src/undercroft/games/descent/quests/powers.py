"""What the overlord's powers do when an area is revealed: better monsters, or more of them."""

from __future__ import annotations

from typing import ClassVar

from undercroft.engine.verbs import Word
from undercroft.games.descent.cards.records import Op
from undercroft.games.descent.cards.vocabulary import ON_AREA_REVEALED
from undercroft.games.descent.floor.terrain import FLOOR
from undercroft.games.descent.overlord import events as overlord_told
from undercroft.games.descent.overlord.spawn import ENOUGH, PLACE, kind_key
from undercroft.games.descent.state.board import bring, on_board, take_off
from undercroft.games.descent.state.procedure import Procedure
from undercroft.games.descent.state.state import OVERLORD, Descent
from undercroft.games.descent.state.verbs import AT, FIGURE


def area_powers(s: Descent) -> list[tuple[str, Op]]:
    """The powers that work whenever an area is revealed, with what they do."""
    return [
        (name, op)
        for name in s.powers
        for effect in s.box.cards[name].effects
        if effect.trigger == ON_AREA_REVEALED
        for op in effect.deed.ops
    ]


class AreaPowers(Procedure):
    """One power after another works on an area: each copy once."""

    STEPS: ClassVar[tuple[str, ...]] = ("next", "chosen", "where", "stand")

    def __init__(self, area: int = 0) -> None:
        self.area = area
        self.number: int = 0  # of the power
        self.times: int = 0  # it has worked
        self.kind: int = -1
        self.choice: str = ""

    def most(self, s: Descent) -> int:
        """How often the power works on an area."""
        return area_powers(s)[self.number][1].n

    def monsters(self, s: Descent) -> list[int]:
        """The monsters in the area."""
        area = s.box.plan.area
        return [slot for slot in s.monsters() if area[s.spaces(slot)[0]] == self.area]

    def next(self, s: Descent) -> None:
        powers = area_powers(s)
        while self.number < len(powers):
            name, op = powers[self.number]
            options = self.upgrades(s) if op.verb == "upgrade" else self.hordes(s, name)
            if self.times < op.n and options:
                s.ask(OVERLORD, "descent-ask-area-power", (*options, ENOUGH.tag), "choice")
                return
            self.number += 1
            self.times = 0
        self.end()

    def upgrades(self, s: Descent) -> list[str]:
        """Monsters in the area for whose kind a master figure is left."""
        found = []
        for slot in self.monsters(s):
            kind = s.kind_at(slot)
            master = s.box.kind_of["master " + kind.card]
            if not kind.master and on_board(s, master) < s.box.kinds[master].figures:
                found.append(FIGURE.key(str(slot)))
        return found

    def hordes(self, s: Descent, card: str) -> list[str]:
        """Kinds with a figure left, and a place for it next to monsters in the area."""
        kinds = [s.box.kind_of[name] for name in s.box.cards[card].kinds]
        return [
            PLACE.key(kind_key(s.box.kinds[kind]))
            for kind in kinds
            if on_board(s, kind) < s.box.kinds[kind].figures and self.places(s, kind)
        ]

    def places(self, s: Descent, kind: int) -> list[int]:
        """Placements in the area next to other monsters."""
        graph, plan = s.box.floor.graphs[s.box.kinds[kind].base], s.box.plan
        others = [s.spaces(slot) for slot in self.monsters(s)]
        found = []
        for place, spaces in enumerate(graph.spaces):
            full = [at for at in spaces if s.taken[at] or s.ground[at] != FLOOR or plan.area[at] != self.area]
            if not full and [body for body in others if s.box.floor.is_adjacent(spaces, body, s.closed)]:
                found.append(place)
        return found

    def chosen(self, s: Descent) -> None:
        self.times += 1
        figure, kind = FIGURE.number(s, self.choice), PLACE.number(s, self.choice)
        if figure >= 0:
            self.promote(s, figure)
            self.goto("next")
        elif kind >= 0:
            self.kind = kind
        else:
            self.number += 1
            self.times = 0
            self.goto("next")

    def promote(self, s: Descent, slot: int) -> None:
        """A monster becomes a master of its kind."""
        place, kind = s.place[slot], s.box.kind_of["master " + s.kind_at(slot).card]
        take_off(s, slot)
        fresh = bring(s, kind, place)
        overlord_told.appears(s, kind, s.spaces(fresh)[0])

    def where(self, s: Descent) -> None:
        names = s.box.place_names[s.box.kinds[self.kind].base]
        options = tuple([AT.key(names[place]) for place in self.places(s, self.kind)])
        s.ask(OVERLORD, "descent-ask-spawn-where", options, "choice")

    def stand(self, s: Descent) -> None:
        place = s.box.place_of[s.box.kinds[self.kind].base][AT.said(s, self.choice)]
        slot = bring(s, self.kind, place)
        overlord_told.appears(s, self.kind, s.spaces(slot)[0])
        self.goto("next")

    def law(self, word: Word) -> str:
        return "J-162" if word.verb is AT else ""

    def copy(self) -> AreaPowers:
        twin = AreaPowers(self.area)
        twin.number = self.number
        twin.times = self.times
        twin.kind = self.kind
        twin.choice = self.choice
        return twin
