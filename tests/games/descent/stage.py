"""A stage for tests: a scene whose dice the test throws.

play = stage(hero("mordrog", (6, 4), wear=["sword"]), monsters=[foe("beastman", (7, 4))], turn="mordrog")
play("action:battle", "attack:sword", "target:7,4", dice=[1, 1, 2, 2, 2])
"""

from __future__ import annotations

from typing import Any

from undercroft.engine.flow import CHANCE, Event
from undercroft.games.descent.course.wiring import DescentTable
from undercroft.games.descent.game import GAME

Point = tuple[int, int]


def hero(name: str, at: Point | None = None, **more: Any) -> dict[str, Any]:
    """A hero of a scene."""
    return {"name": name, **({"at": at} if at else {}), **more}


def foe(kind: str, at: Point, **more: Any) -> dict[str, Any]:
    """A monster of a scene."""
    return {"kind": kind, "at": at, **more}


class Stage:
    """A scene being played; every choice names its option, dice come from a list."""

    def __init__(self, spec: dict[str, Any] | None = None, state: DescentTable | None = None) -> None:
        self.told: list[Event] = []
        if state is None:
            assert spec is not None
            state = GAME.scene(spec, "explicit", self.told.append)
        self.s = state
        self.dice: list[str] = []

    def __call__(self, *options: str, dice: list[Any] | None = None) -> Stage:
        """Choose these options one after another; dice (and cards) come in the order given."""
        self.dice += [str(face) for face in dice or []]
        self.roll()
        for option in options:
            seats = [ask.seat for ask in self.s.asks() if option in ask.options]
            assert seats, f"{option} is not open; there is {self.open()}"
            self.s.apply(seats[0], option)
            self.roll()
        assert not self.dice, f"not thrown: {self.dice}"
        return self

    def roll(self) -> None:
        """Throw what CHANCE is asked for, as long as there are dice in hand."""
        while self.dice and self.s.asks() and self.s.asks()[0].seat == CHANCE:
            self.s.apply(CHANCE, self.dice.pop(0))

    def open(self, verb: str = "") -> list[str]:
        """The open options of this kind, for the seat that is asked."""
        found = [option for ask in self.s.asks() for option in ask.options]
        return [option for option in found if not verb or option.partition(":")[0] == verb]

    def about(self, verb: str) -> set[str]:
        """The targets of a verb that are open now."""
        return {option.partition(":")[2] for option in self.open(verb)}

    def asked(self) -> tuple[int, str]:
        """Who is asked, and for what."""
        return self.s.asks()[0].seat, self.s.asks()[0].prompt.removeprefix("descent-ask-")

    def why(self, option: str, seat: int = -1) -> str:
        """The rule that bars an option for the seat that is asked."""
        refusal = GAME.explain(self.s, self.asked()[0] if seat < 0 else seat, option)
        assert refusal is not None, f"{option} is open"
        return refusal.rule or ""

    def at(self, figure: int) -> Point | None:
        """Where a figure stands (its upper left space), None for town."""
        spaces = self.s.spaces(figure)
        return (self.s.box.plan.xs[spaces[0]], self.s.box.plan.ys[spaces[0]]) if spaces else None

    def events(self, id: str) -> list[dict[str, Any]]:
        """The events with this name."""
        return [event.args for event in self.told if event.id == "descent-" + id]


def stage(*heroes: dict[str, Any], threat: int = 0, hand: list[str] | None = None, **more: Any) -> Stage:
    """The hall of the cellar behind its open door, with these heroes, and another if there is only one."""
    cast = list(heroes)
    if len(cast) == 1:
        cast.append(hero("red-scorpion", (0, 5)))
    overlord = {"threat": threat, "hand": hand or [], "powers": more.pop("powers", [])}
    if more.pop("two_players", False):
        players = [overlord, {"heroes": cast}]
    else:
        players = [overlord, *[{"heroes": [each]} for each in cast]]
    spec = {"players": players, "doors": {"a": "open"}, "revealed": ["S", "1"], **more}
    return Stage(spec)


def waiting(play: Stage, letter: str) -> int:
    """How many monsters the quest has in an area for this number of players."""
    foes = play.s.box.quest.areas[letter].foes
    return len([foe for foe in foes if foe.least <= play.s.seats <= foe.most])
