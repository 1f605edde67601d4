"""The locations phase: where a card may be placed (rules, section 7)."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from tests.games.dungeoneer.table import GAME, asked, heard, options, play, scene, view, why_not
from undercroft.engine.view import difference, spelled_out
from undercroft.games.dungeoneer.boxes import TOMB
from undercroft.games.dungeoneer.boxes import TOMB_SET as BOX
from undercroft.games.dungeoneer.cards.vocabulary import WALL
from undercroft.games.dungeoneer.course.wiring import DungeoneerTable
from undercroft.games.dungeoneer.dungeon.spots import no_fit

Cell = tuple[int, int]
STEPS: dict[str, Cell] = {"north": (0, -1), "east": (1, 0), "south": (0, 1), "west": (-1, 0)}
SIDES = list(STEPS)
# No exit to the north or south is left: a card with exits there only fits nowhere.
EAST_AND_WEST = {"whispering-gallery": [0, -1, 1], "corner": [0, 1]}


# -- the rules of placing, written down once more ----------------------------------------------------


class Map:
    """The exits of all cards by cell: for each side whether it is one."""

    def __init__(self, shown: list[dict[str, Any]]) -> None:
        self.cells: dict[Cell, list[bool]] = {
            (each["x"], each["y"]): doors(each["name"], each["turned"]) for each in shown
        }
        self.names: dict[str, Cell] = {each["name"]: (each["x"], each["y"]) for each in shown}

    def faces_agree(self) -> bool:
        """No exit against a wall."""
        return all(
            mine[side] == self.cells[beside][side ^ 2]
            for (cell, mine) in self.cells.items()
            for side, beside in around(cell)
            if beside in self.cells
        )

    def walkable(self) -> bool:
        """Whether a hero can walk from the entrance to everywhere."""
        seen, edge = {(0, 0)}, [(0, 0)]
        while edge:
            cell = edge.pop()
            for side, beside in around(cell):
                if self.cells[cell][side] and beside in self.cells and beside not in seen:
                    seen.add(beside)
                    edge.append(beside)
        return len(seen) == len(self.cells)

    def grows(self) -> bool:
        """Whether an exit leads to an empty cell."""
        return any(
            mine[side] and beside not in self.cells
            for cell, mine in self.cells.items()
            for side, beside in around(cell)
        )

    def legal(self, name: str, last: bool) -> set[tuple[Cell, bool]]:
        """Every cell and orientation in which a card may be placed, by trying them all."""
        found = set()
        rim = {beside for cell in self.cells for _, beside in around(cell)} - set(self.cells)
        for cell in rim:
            for turned in (False, True):
                self.cells[cell] = doors(name, turned)
                if self.faces_agree() and self.walkable() and (last or self.grows()):
                    found.add((cell, turned))
                del self.cells[cell]
        return found


def doors(name: str, turned: bool) -> list[bool]:
    """Which sides of a placed card are exits."""
    exits = [each.kind != WALL for each in BOX.locations[name].exits[:4]]
    return exits[2:] + exits[:2] if turned else exits


def around(cell: Cell) -> list[tuple[int, Cell]]:
    """The four cells beside one."""
    return [(side, (cell[0] + dx, cell[1] + dy)) for side, (dx, dy) in enumerate(STEPS.values())]


def placements(s: DungeoneerTable) -> Iterator[tuple[Map, str, bool, set[tuple[Cell, bool]]]]:
    """Play at random; for each card laid: the map, its name, whether it is the last, what is offered."""
    dice = random.Random(4)
    while s.asks():
        ask = s.asks()[0]
        name = view(s)["placing"]
        shown = Map(view(s)["map"].values())
        if name and name not in shown.names and ask.prompt == "dungeoneer-ask-place":  # no shift
            offered = set()
            for option in ask.options:
                _, host, side, *turn = option.split(":")
                x, y = shown.names[host]
                offered.add(((x + STEPS[side][0], y + STEPS[side][1]), turn == ["turned"]))
            if name not in shown.names:  # else it is shifted
                yield shown, name, not view(s)["locations_left"], offered
        s.apply(ask.seat, dice.choice(ask.options))


@pytest.mark.rule("D-073", "D-075", "D-076", "D-077", "D-078", "D-340")
def test_every_legal_spot_is_offered_and_no_other() -> None:
    cards = 0
    for seed in range(3):
        for shown, name, last, offered in placements(GAME.new(3, seed)):
            exits = BOX.locations[name].exits
            legal = shown.legal(name, last)
            if all(exits[side].kind == exits[side + 4].kind for side in range(4)):
                plain = {cell for cell, _ in legal}
                assert plain == {cell for cell, _ in offered}  # turning may change nothing
            else:
                assert offered == legal, name
            cards += 1
    assert cards > 30


def shifted(shown: dict[str, dict[str, Any]], last: bool) -> DungeoneerTable:
    """Shifting stones are played on this map."""
    spec = {name: [each["x"], each["y"], int(each["turned"])] for name, each in shown.items()}
    del spec["tomb-antechamber"]
    left = [] if last else [next(name for name in BOX.locations if name not in shown)]
    stones = {"hand": ["shifting-stones"]}
    s = scene(stones, {"peril": 2}, map=spec, phase="villainy", locations=left)
    return play(s, "play:shifting-stones")


def places_for(shown: dict[str, dict[str, Any]], name: str, last: bool) -> set[tuple[Cell, bool]]:
    """Every cell and orientation to which a card of this map may be moved, by trying them all."""
    own = shown[name]
    cell = (own["x"], own["y"])
    rest = Map([each for each in shown.values() if each["name"] != name])
    found = {spot for spot in rest.legal(name, last) if spot[0] != cell}  # turning alone is no shift (DQ-63)
    exits = [(each.kind, each.stat, each.value) for each in BOX.locations[name].exits]
    if exits[:4] == exits[4:]:
        return {(other, False) for other, _ in found}  # turning changes nothing
    return found


@pytest.mark.rule("D-241", "D-242")
def test_every_location_that_may_be_shifted_and_every_spot_is_offered_and_no_other() -> None:
    seen, joints = 0, 0
    for seed in range(4):
        for number, _ in enumerate(placements(s := GAME.new(3, seed))):
            shown = view(s)["map"]
            if number % 2 or not 5 < len(shown) < 21:
                continue
            last = seed % 2 == 0
            stones = shifted(shown, last)
            spots = {name: places_for(shown, name, last) for name in shown if name != "tomb-antechamber"}
            offered = {option.removeprefix("location:") for option in options(stones, 0)}
            assert offered == {name for name in spots if spots[name]}
            for name in offered:
                moving = play(stones.copy(), f"location:{name}")
                assert destinations(moving, shown, name) == spots[name]
                rest = Map([each for each in shown.values() if each["name"] != name])
                joints += not rest.walkable()
                seen += 1
    assert seen > 100
    assert joints > 10


def destinations(s: DungeoneerTable, shown: dict[str, dict[str, Any]], name: str) -> set[tuple[Cell, bool]]:
    """The cells and orientations to which a card can be moved; if there is only one, it is there already."""
    if view(s)["placing"] != name:
        lies = view(s)["map"][name]
        return {((lies["x"], lies["y"]), lies["turned"])}
    keys = [option.split(":") for option in options(s, 0)]
    return {(beside(shown[host], side), turn == ["turned"]) for _, host, side, *turn in keys}


def beside(card: dict[str, Any], side: str) -> Cell:
    """The cell on a side of a card."""
    return card["x"] + STEPS[side][0], card["y"] + STEPS[side][1]


# -- scenes ------------------------------------------------------------------------------------------


def building(*left: str, **spec: Any) -> DungeoneerTable:
    """The locations phase, with these cards left to be laid."""
    return scene({}, {}, phase="locations", locations=list(left), **spec)


def cells(s: DungeoneerTable) -> dict[str, tuple[int, int, bool]]:
    """The place of every card."""
    return {name: (each["x"], each["y"], each["turned"]) for name, each in view(s)["map"].items()}


@pytest.mark.rule("D-073")
def test_one_location_is_drawn_and_must_be_laid_upright_or_turned() -> None:
    s = building("corner", "crypt")
    assert view(s)["placing"] == "corner"
    spots = {"north:turned", "east:turned", "south", "west"}
    assert set(options(s, 0)) == {f"place:tomb-antechamber:{spot}" for spot in spots}
    play(s, "place:tomb-antechamber:east:turned")
    assert cells(s)["corner"] == (1, 0, True)
    assert (view(s)["phase"], view(s)["locations_left"]) == ("heroics", 1)


def test_what_is_told_of_a_laid_location_is_that_location_alone() -> None:
    s = building("crossing", "crypt", map=EAST_AND_WEST)
    before = view(s)
    name = before["placing"]
    play(s, options(s, 0)[0])
    told = [path for path, _ in spelled_out(difference(before, view(s))) if path.startswith("map")]
    assert told == [f"map.{name}"]


@pytest.mark.rule("D-073")
def test_a_card_that_fits_nowhere_goes_under_the_deck_and_the_next_is_drawn() -> None:
    s = building("martyrs-altar", "crossing", "narrow-stair", map=EAST_AND_WEST)
    assert view(s)["placing"] == "crossing"
    assert s.map_deck.top + s.map_deck.bag + s.map_deck.bottom == ["narrow-stair", "martyrs-altar"]


@pytest.mark.rule("D-073")
def test_if_none_fits_nothing_is_laid() -> None:
    s = scene({}, {}, phase="discard", locations=["martyrs-altar", "narrow-stair"], map=EAST_AND_WEST)
    events = heard(s)
    while view(s)["phase"] != "heroics":
        s.apply(s.asks()[0].seat, "pass" if "pass" in s.asks()[0].options else s.asks()[0].options[0])
    tried = [event.args["place"] for event in events if event.id == "dungeoneer-no-spot"]
    assert tried == ["@dungeoneer-location-martyrs-altar", "@dungeoneer-location-narrow-stair"]  # each once
    assert view(s)["locations_left"] == 2
    assert len(view(s)["map"]) == 3


@pytest.mark.rule("D-074")
def test_without_locations_the_phase_is_skipped() -> None:
    s = building()
    assert (view(s)["phase"], asked(s)) == ("heroics", 0)


@pytest.mark.rule("D-075")
def test_a_card_is_joined_by_an_exit_not_by_walls_or_corners() -> None:
    s = building("kennel-run", "crypt", map={"corner": [0, 1]})
    assert "place:corner:east:turned" in options(s, 0)
    assert why_not(s, 0, "place:corner:west:turned") == "D-075"  # wall to wall, and nothing else there
    assert "place:corner:east" not in options(s, 0)  # its exit would meet the wall of the kennel run


@pytest.mark.rule("D-076")
def test_a_shift_may_not_cut_off_what_lies_behind() -> None:
    row = {"crossing": [0, -1], "corner": [0, -2, 1]}
    s = scene({"hand": ["shifting-stones"]}, {"peril": 2}, map=row, phase="villainy", locations=["crypt"])
    play(s, "play:shifting-stones")
    assert view(s)["discard"] == []  # the corner alone can be moved, and is being moved
    assert all(option.startswith("place:") for option in options(s, 0))
    play(s, options(s, 0)[0])
    assert cells(s)["crossing"] == (0, -1, False)
    assert cells(s)["corner"] != (0, -2, True)


@pytest.mark.rule("D-077")
def test_a_card_is_never_turned_sideways() -> None:
    s = building("troll-bridge", "crypt")  # exits to the east and west
    spots = {"east", "east:turned", "west", "west:turned"}
    assert set(options(s, 0)) == {f"place:tomb-antechamber:{spot}" for spot in spots}


@pytest.mark.rule("D-078")
def test_an_exit_may_not_lie_against_a_wall_on_any_touching_side() -> None:
    """One cell is both east of the corner and south of the crossing: the corner has an exit there."""
    corner = {"corner": [0, 1], "crossing": [1, 0]}
    s = building("martyrs-altar", "crypt", map=corner)  # exits north and south, walls east and west
    assert "place:crossing:north" in options(s, 0)
    assert not [option for option in options(s, 0) if option.startswith("place:corner:east")]
    s = building("processional", "crypt", map=corner)  # four exits
    assert "place:corner:east" in options(s, 0)


@pytest.mark.rule("D-078")
def test_nor_after_a_shift() -> None:
    s = scene({"hand": ["shifting-stones"]}, {"peril": 2}, map={"troll-bridge": [1, 0]}, phase="villainy")
    play(s, "play:shifting-stones")
    spots = {"west", "west:turned"}
    assert set(options(s, 0)) == {f"place:tomb-antechamber:{spot}" for spot in spots}


@pytest.fixture
def dead_ends() -> Iterator[None]:
    """The box has no card with a single exit, so this test makes some from others."""
    way, _, wall, _ = BOX.locations["corner"].exits[:4]
    to_the_south, to_the_west = [wall, wall, way, wall], [wall, wall, wall, way]
    made = {"crossing": to_the_south, "processional": to_the_south}
    made |= {"old-arena": to_the_west, "mirror-gallery": to_the_west}
    printed = {name: list(BOX.locations[name].exits[:4]) for name in made}
    for name, exits in made.items():
        BOX.locations[name].print_exits(exits)
    yield
    for name, exits in printed.items():
        BOX.locations[name].print_exits(exits)


WEST = "place:tomb-antechamber:west:turned"
NEARLY_CLOSED = {"crossing": [0, -1], "processional": [0, 1, 1], "old-arena": [1, 0]}


@pytest.mark.rule("D-079")
@pytest.mark.usefixtures("dead_ends")
def test_a_card_may_not_close_the_dungeon_while_locations_are_left() -> None:
    s = building("mirror-gallery", "chapel", map=NEARLY_CLOSED)
    assert "mirror-gallery" not in cells(s)
    assert cells(s)["chapel"] == (-1, 0, True)  # its only spot
    reason = no_fit(
        scene({}, {}, map=NEARLY_CLOSED), TOMB.place_of["mirror-gallery"], TOMB.words[WEST], False
    )
    assert reason is not None
    assert (reason.rule, reason.message) == ("D-079", "dungeoneer-why-closes")


@pytest.mark.rule("D-079")
@pytest.mark.usefixtures("dead_ends")
def test_the_last_location_may_close_it() -> None:
    s = building("mirror-gallery", map=NEARLY_CLOSED)  # one spot only: it is laid at once
    assert cells(s)["mirror-gallery"] == (-1, 0, True)


@pytest.mark.rule("D-340")
def test_blocked_and_trap_exits_join_as_open_ones_do() -> None:
    s = building("troll-bridge", "crypt")
    assert "place:tomb-antechamber:east:turned" in options(s, 0)  # by the blocked exit
    s = building("library", "crypt")
    assert "place:tomb-antechamber:east" in options(s, 0)  # by the trap exit


@pytest.mark.rule("D-340")
def test_wall_against_wall_is_legal_but_joins_nothing() -> None:
    s = building("kennel-run", "crypt", map={"chapel": [0, -1], "crossing": [1, 0]})
    play(s, "place:crossing:north")  # its west wall meets the east wall of the chapel
    play(s, "move:north")
    assert why_not(s, 0, "move:east") == "D-101"
