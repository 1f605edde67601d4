"""Components as game state (O-009..O-025)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.one_card.table import GAME, healths, heard, new, options, places, play, scene, view, why_not
from undercroft.engine.flow import CHANCE, Illegal
from undercroft.engine.game import BadRequest
from undercroft.games.one_card.card import CARD

LEVELS = range(1, 13)
POSITIONS = {"A0": 1, "B0": 2, "A180": 3, "B180": 4}  # with the first level of each


def board(level: int) -> dict[str, Any]:
    """The card of a level."""
    lying: dict[str, Any] = view(scene(level=level))["board"]
    return lying


def opposite(square: str) -> str:
    """The square across the centre c3."""
    return f"{'edcba'['abcde'.index(square[0])]}{6 - int(square[1])}"


@pytest.mark.rule("O-009")
def test_the_dungeon_is_one_card_with_two_sides() -> None:
    assert sorted(CARD.sides) == ["A", "B"]
    assert {board(level)["position"][0] for level in LEVELS} == {"A", "B"}


@pytest.mark.rule("O-010", "O-011")
def test_two_sides_with_two_rotations_make_four_dungeons() -> None:
    lying = {board(level)["position"]: board(level) for level in LEVELS}
    assert sorted(lying) == ["A0", "A180", "B0", "B180"]
    assert len({tuple(each["walls"]) for each in lying.values()}) == 4
    assert len({view(scene(level=first))["kind"]["name"] for first in POSITIONS.values()}) == 4


@pytest.mark.rule("O-012")
@pytest.mark.parametrize("side", ["A", "B"])
def test_the_second_position_of_a_side_is_the_first_turned_by_180_degrees(side: str) -> None:
    upright = board(POSITIONS[f"{side}0"])["rows"]
    turned = board(POSITIONS[f"{side}180"])["rows"]
    for row in range(5):
        for col in range(5):
            assert turned[4 - row][4 - col] == upright[row][col]


@pytest.mark.rule("O-013", "O-014", "O-015")
@pytest.mark.parametrize("level", POSITIONS.values())
def test_a_layout_is_5_by_5_with_3_walls_and_2_stairs(level: int) -> None:
    rows = board(level)["rows"]
    assert [len(row) for row in rows] == [5, 5, 5, 5, 5]
    tiles = [tile for row in rows for tile in row]
    assert tiles.count("#") == len(board(level)["walls"]) == 3
    assert tiles.count("S") == len(board(level)["stairs"]) == 2


@pytest.mark.rule("O-013")
def test_the_hero_can_name_25_squares_and_no_other() -> None:
    moves = [option for option in GAME.vocabulary() if option.startswith("move:")]
    assert sorted(moves) == [f"move:{col}{row}" for col in "abcde" for row in "12345"]
    s = scene(hero="e1", monsters={"A": "a5"}, phase="hero")
    assert [why_not(s, f"move:{square}") for square in ("f1", "e0", "e6")] == ["O-064"] * 3


@pytest.mark.rule("O-016")
def test_no_tile_carries_two_numbers_and_no_wall_or_stairs_one() -> None:
    printed: list[tuple[str, str]] = []
    for level in LEVELS:
        lying = board(level)
        turn = opposite if lying["position"].endswith("180") else str
        starts = places(scene(level=level)).values()
        assert not set(starts) & {*lying["walls"], *lying["stairs"]}
        printed += [(lying["position"][0], turn(square)) for square in starts]
    assert len(printed) == len(set(printed)) == 30  # 2+2+1+1 + 3+3+2+2 + 4+4+3+3


@pytest.mark.rule("O-017")
def test_the_monster_line_is_the_one_of_the_card_as_it_lies() -> None:
    lines = {"A0": "spider", "B0": "skeleton", "A180": "ogre", "B180": "demon"}
    for level in LEVELS[:-1]:
        s = play(scene(level=level, phase="reward"), "reward:heal")
        assert view(s)["kind"]["name"] == lines[view(s)["board"]["position"]]


@pytest.mark.rule("O-018")
def test_health_and_attack_and_defence_of_a_monster_line_count() -> None:
    s = scene(
        level=3, hero="c1", monsters={"A": "c2"}, phase="hero", attack=6, dice={"attack": 1, "defence": 1}
    )
    assert set(view(s)["kind"]) == {"name", "health", "speed", "attack", "defence", "range"}
    assert healths(s) == {"A": 5}
    play(s, "attack:A")
    assert view(s)["energy"]["left"]["attack"] == 0  # 7 points against defence 7
    assert view(play(s, "end"))["hero"]["health"] == 3  # attack 7 against defence 2


@pytest.mark.rule("O-018")
def test_speed_and_range_of_a_monster_line_count() -> None:
    s = scene(level=3, hero="c1", monsters={"A": "c4"}, phase="monsters", dice={"defence": 1})
    assert places(s) == {"A": "c3"}  # speed 3: one straight step and no second one
    assert view(s)["hero"]["health"] == 6  # range 2: no attack from two tiles off


@pytest.mark.rule("O-019")
def test_all_monsters_of_a_level_have_the_same_line() -> None:
    around = {"A": "b5", "B": "d5", "C": "b3", "D": "d3"}  # all diagonal: distance 3, a spider's range
    skills = {"attack": 6, "defence": 6, "range": 3}
    s = scene(level=9, hero="c4", monsters=around, phase="hero", dice={"attack": 6}, automatic=True, **skills)
    assert healths(s) == {"A": 2, "B": 2, "C": 2, "D": 2}
    for letter, left in {"A": 8, "B": 4, "C": 0}.items():
        assert view(play(s, f"attack:{letter}"))["energy"]["left"]["attack"] == left
    events = heard(s)
    play(s, "end")
    assert [event.args["sum"] for event in events if "sum" in event.args] == [4 + 4 + 4 + 4]


@pytest.mark.rule("O-020")
def test_the_line_belongs_to_the_position_and_does_not_grow() -> None:
    lines = {level: view(scene(level=level))["kind"] for level in LEVELS}
    for level in (1, 2, 3, 4):
        assert lines[level] == lines[level + 4] == lines[level + 8]
    assert [lines[level]["name"] for level in (1, 2, 3, 4)] == ["spider", "skeleton", "ogre", "demon"]


@pytest.mark.rule("O-021")
def test_there_are_four_monster_dice() -> None:
    assert max(len(places(scene(level=level))) for level in LEVELS) == 4
    attacks = [option for option in GAME.vocabulary() if option.startswith("attack:")]
    assert attacks == ["attack:A", "attack:B", "attack:C", "attack:D"]
    five = dict(zip("ABCDE", ("a5", "b5", "c5", "d5", "e5"), strict=True))
    with pytest.raises(BadRequest, match="'E'"):
        scene(level=9, monsters=five)


@pytest.mark.rule("O-022")
def test_there_are_three_energy_dice_with_faces_1_to_6() -> None:
    s = new()
    for face in (1, 6, 3):
        assert [(ask.seat, ask.options) for ask in s.asks()] == [(CHANCE, ("1", "2", "3", "4", "5", "6"))]
        with pytest.raises(Illegal):
            play(s, 7)
        play(s, face)
    assert view(s)["energy"]["rolled"] == [1, 6, 3]
    assert [ask.seat for ask in s.asks()] == [0]


@pytest.mark.rule("O-023")
def test_the_hero_has_health_and_four_skills() -> None:
    hero = view(scene(health=5, speed=2, attack=3, defence=4, range=6))["hero"]
    numbers = {name: value for name, value in hero.items() if type(value) is int}
    assert numbers == {"health": 5, "speed": 2, "attack": 3, "defence": 4, "range": 6}


@pytest.mark.rule("O-024")
def test_the_far_stairs_are_no_way_out() -> None:
    s = scene(hero="c5", monsters={"A": "a1"}, phase="hero", dice={"speed": 6})
    play(s, "move:d5", "move:e5")  # a tile numbered 1, then the stairs
    assert view(s)["energy"]["left"]["speed"] == 7 - 2 - 2
    assert (view(s)["level"], view(s)["phase"]) == (1, "hero")
    assert set(options(s)) == {"move:d5", "move:e4", "end"}  # d4 is a wall


@pytest.mark.rule("O-024")
def test_the_hero_strikes_over_numbers_and_from_the_stairs() -> None:
    s = scene(hero="e5", monsters={"A": "c5"}, phase="hero", attack=6, range=4)
    assert view(s)["monsters"][0]["distance"] == 4
    assert healths(play(s, "attack:A")) == {"A": 1}


@pytest.mark.rule("O-024")
def test_a_monster_walks_on_the_stairs_and_strikes_from_there() -> None:
    s = scene(level=2, hero="c5", monsters={"A": "a4"}, phase="monsters", dice={"defence": 4})
    assert places(s) == {"A": "a5"}  # the only tile at distance 4 that it can reach
    assert view(s)["hero"]["health"] == 5  # attack 5 against defence 5, over the number on b5


@pytest.mark.rule("O-025")
def test_the_hero_cannot_stand_where_a_monster_stands() -> None:
    s = scene(hero="a1", monsters={"A": "a2", "B": "b1"}, phase="hero", dice={"speed": 6})
    assert options(s) == ("end",)  # b2 is a wall
    assert (why_not(s, "move:a2"), why_not(s, "move:b1")) == ("O-063", "O-063")


@pytest.mark.rule("O-025")
def test_four_spiders_in_a_corner_stand_on_four_tiles() -> None:
    s = scene(level=9, defence=6, automatic=True)  # only a2 and b1 are near the hero on a1
    for _ in range(6):
        play(s, 1, 1, 6, "dice:1,1,6", "end")
        assert len({"a1", *places(s).values()}) == 5
    assert {"a2", "b1"} < set(places(s).values())
