"""Components as data (rules, section 2)."""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from tests.games.raiders.descent import (
    BEATABLE,
    BOSSES,
    FLOORS,
    MONSTERS,
    ROOMS,
    TRAPS,
    TREASURES,
    VAULTS,
    down_to,
    draw,
    new,
    offered,
)
from tests.games.raiders.table import CHARACTERS, GAME, coins, heard, items, lay, scene, view, wounds
from undercroft.engine.content import ContentError
from undercroft.games.raiders.box import BOX, Box

CONTENT = files("undercroft.games.raiders") / "content"
FILES = ("rooms.toml", "bosses.toml", "raiders.toml")


def face(name: str, seats: int = 4) -> dict[str, Any]:
    """What is printed on a room card."""
    card: dict[str, Any] = view(scene(name, seats=seats))["row"][0]["card"]
    return card


def spread(total: int, seats: int) -> list[int]:
    """Power cards with this total, as equal as possible."""
    low, more = divmod(total, seats)
    return [low + 1] * more + [low] * (seats - more)


def numbers(rule: str) -> list[int]:
    """The numbers that the rules reference states."""
    return [int(number) for number in re.findall(r"\d+", GAME.rules.rules[rule].en)]


@pytest.mark.rule("R-007")
def test_there_are_seven_floor_cards_all_different() -> None:
    cards = offered(new())
    assert len(cards) == len(set(cards)) == 7


@pytest.mark.rule("R-008", "R-027")
def test_the_thirty_rooms_are_11_monsters_10_treasures_5_vaults_and_4_traps() -> None:
    cards = offered(draw(new(), FLOORS[0]))
    assert len(cards) == 30
    kinds = Counter(face(name)["kind"] for name in cards)
    assert kinds == {"monster": 11, "treasure": 10, "vault": 5, "trap": 4}
    lists = [sum(each.values()) for each in (MONSTERS, TREASURES, VAULTS, TRAPS)]
    assert (lists, sum(lists)) == ([11, 10, 5, 4], 30)
    assert Counter(cards) == ROOMS


@pytest.mark.rule("R-009")
def test_there_are_five_sets_of_power_cards_from_1_to_5() -> None:
    s = GAME.new(5)
    sets = [view(s, seat)["hand"]["power"] for seat in range(5)]
    assert sets == [[1, 2, 3, 4, 5]] * 5
    powers = [option for option in GAME.vocabulary() if option.startswith("power:")]
    assert powers == ["power:1", "power:2", "power:3", "power:4", "power:5"]


@pytest.mark.rule("R-010")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_there_are_six_items_of_each_of_four_kinds(seats: int) -> None:
    s = GAME.new(seats, seed=seats)
    box = Counter(view(s)["supply"])
    for seat in range(seats):
        box.update(items(s, seat))
    assert box == {"torch": 6, "ball": 6, "key": 6, "sword": 6}
    assert box.total() == 24


@pytest.mark.rule("R-011")
def test_there_are_ten_bosses_all_different() -> None:
    s = down_to(new(), 5)
    for _ in range(1 + 4):  # the floor card and the rooms above the boss
        draw(s, offered(s)[0])
    assert sorted(offered(s)) == sorted(BOSSES)
    faces = {str({**face(name), "name": ""}) for name in offered(s)}
    assert len(faces) == len(offered(s)) == 10


@pytest.mark.rule("R-012")
def test_there_are_five_characters() -> None:
    s = GAME.new(5, chance="explicit")
    assert sorted(offered(s)) == ["explorer", "knight", "thief", "warrior", "wizard"]


@pytest.mark.rule("R-013")
def test_coin_tokens_come_to_94_and_limit_nothing() -> None:
    ones, one, fives, five, total = numbers("R-013")
    assert (ones, one, fives, five, total) == (24, 1, 14, 5, 94)
    assert ones * one + fives * five == total
    s = lay(scene("treasure-4", seats=5, coins=[16, 20, 20, 20, 20]), 5, 1, 1, 1, 1)
    assert coins(s) == [20, 20, 20, 20, 20]  # a hundred


@pytest.mark.rule("R-014")
def test_wound_tokens_come_to_50_and_limit_nothing() -> None:
    ones, one, fives, five, total = numbers("R-014")
    assert (ones, one, fives, five, total) == (20, 1, 6, 5, 50)
    assert ones * one + fives * five == total
    s = lay(scene("dragon", wounds=[30, 20, 0, 0]), 1, 2, 2, 2)
    assert wounds(s) == [33, 20, 0, 0]


@pytest.mark.rule("R-015")
def test_the_scroll_is_one_card_of_the_tactical_variant_alone() -> None:
    tactical = lay(scene("treasure-1", "lava", variant="tactical", scroll=2), None, None, 1)
    assert view(tactical)["scroll"] == 2
    basic = scene("treasure-1", "lava")
    events = heard(basic)
    assert view(basic)["scroll"] is None
    lay(basic, 5, 1, 1, 1)
    assert view(basic)["scroll"] is None
    assert "raiders-takes-scroll" not in [event.id for event in events]


@pytest.mark.parametrize(
    ("name", "copies", "strengths", "hits"),
    [
        pytest.param("dragon", 2, (14, 18, 23), 3, marks=pytest.mark.rule("R-016")),
        pytest.param("troll", 2, (14, 18, 23), 2, marks=pytest.mark.rule("R-017")),
        pytest.param("thing", 1, (14, 18, 23), 1, marks=pytest.mark.rule("R-018")),
        pytest.param("goblin", 2, (11, 14, 18), 2, marks=pytest.mark.rule("R-019")),
        pytest.param("skeleton", 1, (11, 14, 18), 3, marks=pytest.mark.rule("R-020")),
        pytest.param("zombie", 2, (11, 14, 18), 1, marks=pytest.mark.rule("R-021")),
        pytest.param("snake", 1, (8, 10, 13), 3, marks=pytest.mark.rule("R-022")),
    ],
)
def test_a_monster_has_copies_strength_and_wounds(
    name: str, copies: int, strengths: tuple[int, int, int], hits: int
) -> None:
    assert offered(draw(new(), FLOORS[0])).count(name) == copies
    for seats, strength in zip((3, 4, 5), strengths, strict=True):
        assert (face(name, seats)["strength"], face(name, seats)["wounds"]) == (strength, hits)
        beaten = lay(scene(name, seats=seats), *spread(strength, seats))
        assert wounds(beaten) == [0] * seats
        lost = lay(scene(name, seats=seats), *spread(strength - 1, seats))
        assert max(wounds(lost)) == hits


@pytest.mark.rule("R-023")
def test_the_ten_treasures_have_these_chests() -> None:
    cards = [name for name in offered(draw(new(), FLOORS[0])) if face(name)["kind"] == "treasure"]
    chests = Counter(tuple(face(name)["chests"]) for name in cards)
    assert chests == {(4, 2): 2, (4,): 1, (3, 2): 2, (3,): 1, (2, 1): 2, (2,): 1, (1,): 1}
    for name in cards:
        first, second = [*face(name)["chests"], 0][:2]
        assert coins(lay(scene(name), 5, 4, 3, 2)) == [first, second, 0, 0]


@pytest.mark.rule("R-024")
def test_the_vault_of_the_first_kind_gives_an_item_or_a_potion() -> None:
    assert offered(draw(new(), FLOORS[0])).count("vault-items") == 3
    s = lay(scene("vault-items", seats=5, wounds=[2] * 5), 1, 2, 3, 4, 5)
    assert [items(s, seat) for seat in range(5)] == [{"torch": 1}, {"ball": 1}, {"key": 1}, {"sword": 1}, {}]
    assert (wounds(s), coins(s)) == ([2, 2, 2, 2, 1], [0] * 5)


@pytest.mark.rule("R-025")
def test_the_vault_of_the_second_kind_gives_coins_or_a_potion() -> None:
    assert offered(draw(new(), FLOORS[0])).count("vault-coins") == 2
    s = lay(scene("vault-coins", seats=5, wounds=[2] * 5), 1, 2, 3, 4, 5)
    assert (coins(s), wounds(s)) == ([1, 2, 0, 3, 0], [2, 2, 1, 2, 0])
    assert [items(s, seat) for seat in range(5)] == [{}] * 5


@pytest.mark.rule("R-026")
def test_the_four_traps_are_one_card_each() -> None:
    traps = [name for name in offered(draw(new(), FLOORS[0])) if face(name)["kind"] == "trap"]
    assert sorted(traps) == ["boulder", "lava", "magnet", "spikes"]


@pytest.mark.rule("R-307")
def test_traps_are_those_of_this_edition() -> None:
    shown = {name: (face(name)["hits"], face(name)["penalty"]) for name in TRAPS}
    assert shown == {  # by the highest card from 1 to 5
        "lava": ("most coins", [0, 0, 1, 2, 3]),
        "magnet": ("most coins", [0, 1, 1, 2, 2]),
        "spikes": ("fewest wounds", [0, 0, 1, 2, 2]),
        "boulder": ("fewest wounds", [0, 1, 1, 1, 2]),
    }


@pytest.mark.rule("R-307")
@pytest.mark.parametrize(
    ("name", "strengths", "wounds", "coins", "prize"),
    [
        ("tax-collector", (11, 14, 16), 0, 3, 0),  # 14/18/23 in the first edition
        ("medusa", (11, 14, 16), 0, 0, 0),  # 12/16/20
        ("vampire", (14, 18, 23), 1, 2, 0),  # 3 wounds
        ("sphinx", (11, 14, 16), 2, 0, 2),  # 14/18/23, 4 wounds
        ("minotaur", (14, 18, 23), 1, 0, 1),  # 11/15/19, 4 wounds
        ("wolf-pack", (11, 14, 16), 2, 0, 0),  # 11/14/18, 3 wounds
        ("necromancer", (14, 18, 23), 2, 0, 0),  # 12/15/19
        ("megadragon", (None, None, None), 3, 0, 0),  # 17/23/29, 4 wounds
        ("golem", (None, None, None), 2, 0, 0),  # 14/18/23
        ("mummy", (None, None, None), 2, 0, 0),  # 13/18/23, 4 wounds
    ],
)
def test_bosses_are_those_of_this_edition(
    name: str, strengths: tuple[int | None, ...], wounds: int, coins: int, prize: int
) -> None:
    for seats, strength in zip((3, 4, 5), strengths, strict=True):
        card = face(name, seats)
        assert card["strength"] == strength
        assert (card["wounds"], card["coins"], card["prize"]) == (wounds, coins, prize)
    assert "hydra" not in BOX.rooms  # the eleventh boss of the first edition


@pytest.mark.rule("R-028")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_all_fives_beat_whatever_can_be_beaten(seats: int) -> None:
    for name in (*MONSTERS, *BEATABLE):
        assert face(name, seats)["strength"] <= 5 * seats
        s = lay(scene(name, seats=seats), *[5] * seats)
        assert view(s)["history"][-1]["note"] == "beaten"
        assert (wounds(s), [player["out"] for player in view(s)["players"]]) == (
            [0] * seats,
            [False] * seats,
        )


@pytest.mark.rule("R-007", "R-008", "R-009", "R-010", "R-011", "R-012")
def test_the_whole_box_is_counted() -> None:
    assert Counter(BOX.deck) == ROOMS
    assert len(BOX.deck) == 30
    assert BOX.items == {"torch": 6, "ball": 6, "key": 6, "sword": 6}
    assert sum(BOX.items.values()) == 24
    assert BOX.powers * len(BOX.characters) == 25
    assert sorted(BOX.bosses) == sorted(BOSSES)
    assert len(BOX.bosses) == 10
    assert sorted(BOX.floors) == sorted(FLOORS)
    assert len(BOX.floors) == 7
    assert sorted(BOX.characters) == sorted(CHARACTERS)
    assert len(BOX.characters) == 5


def test_every_entry_of_the_content_says_where_it_comes_from() -> None:
    found: dict[str, set[str]] = {"rulebook": set(), "public": set(), "designed": set()}
    for file in FILES:
        for name, table in tomllib.loads((CONTENT / file).read_text("utf-8")).items():
            if name not in ("items", "powers", "floors_played", "coins_at_most"):  # plain numbers
                for entry, record in table.items():
                    found[record["provenance"]].add(entry)
    floors = {"1", "2", "3", "4", "5", "6", "7"}
    assert found["rulebook"] | found["public"] | found["designed"] == {*ROOMS, *BOSSES, *CHARACTERS, *floors}
    assert found["designed"] == {"golem", "mummy"}
    assert found["rulebook"] >= set(TRAPS)
    assert found["public"] >= {*BOSSES, *CHARACTERS, *floors} - found["designed"]


def copied(folder: Path) -> None:
    """A copy of the content files in another folder."""
    for each in FILES:
        (folder / each).write_text((CONTENT / each).read_text("utf-8"), "utf-8")


@pytest.mark.parametrize("rooms", ["UUUU", "UUUUUU", "UUUUX", "uuuuu", ""])
def test_a_floor_card_has_five_rooms_face_up_or_down(rooms: str, tmp_path: Path) -> None:
    copied(tmp_path)
    file = tmp_path / "raiders.toml"
    text, count = re.subn(r'rooms = "[UD]{5}"', f'rooms = "{rooms}"', file.read_text("utf-8"), count=1)
    assert count == 1
    file.write_text(text, "utf-8")
    with pytest.raises(ContentError, match="needs five letters U or D"):
        Box(tmp_path)


@pytest.mark.parametrize("file", FILES)
def test_an_entry_without_provenance_is_refused(file: str, tmp_path: Path) -> None:
    copied(tmp_path)
    assert len(Box(tmp_path).deck) == 30
    text = (tmp_path / file).read_text("utf-8")
    for line in re.finditer(r"provenance = .*\n", text):
        (tmp_path / file).write_text(text[: line.start()] + text[line.end() :], "utf-8")
        with pytest.raises(ContentError, match="provenance"):
            Box(tmp_path)
