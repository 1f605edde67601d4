"""Quest files: The Cellar as written, and what is refused, with line and column."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.program import undercroft
from tests.games.descent.box import BOX, CONTENT
from tests.games.descent.cellar import ROWS
from undercroft.engine.content import ContentError
from undercroft.games.descent.cards import quest_check
from undercroft.games.descent.cards.quest_check import QuestCheck
from undercroft.games.descent.cards.quest_reader import QuestReader
from undercroft.games.descent.cards.quests import CHEST_MARKERS, CHESTS, ChestRow, Quest
from undercroft.games.descent.floor.pieces import SHAPES

CELLAR = (CONTENT / "quests" / "cellar.toml").read_text("utf-8")


def checked(folder: Path, text: str) -> Quest:
    file = folder / "quest.toml"
    file.write_text(text, "utf-8")
    reader = QuestReader(file, BOX)
    quest = reader.read()
    QuestCheck(reader, quest)
    return quest


def place(text: str, part: str) -> tuple[int, int]:
    """The line and column of a part of a text."""
    before = text[: text.index(part)]
    return before.count("\n") + 1, len(before) - before.rfind("\n")


@pytest.mark.rule("J-020", "J-025")
def test_the_cellar_is_a_dungeon(tmp_path: Path) -> None:
    quest = checked(tmp_path, CELLAR)
    assert quest.rows == ROWS
    assert (quest.conquest, quest.goal) == (5, "goal-hask")
    assert [len(area.foes) for area in quest.areas.values()] == [0, 5, 3, 5]
    assert [(door.name, door.lock) for door in quest.doors] == [("a", ""), ("b", ""), ("c", "red")]
    assert quest.areas["S"].start == (0, 5)
    assert quest.named["hask"].wounds_for(5) == 14


@pytest.mark.rule("J-458", "J-459", "J-460")
def test_the_pieces_are_those_of_the_box() -> None:
    def count(kind: str) -> int:
        return sum(shape.supply for name, shape in SHAPES.items() if name.startswith(kind))

    assert (count("room"), count("dead-end")) == (10, 20)
    assert (count("corridor") + count("corner"), count("tee") + count("cross")) == (25, 6)
    assert sum(CHEST_MARKERS) == 8


@pytest.mark.rule("J-442")
def test_chest_rows_are_as_designed(tmp_path: Path) -> None:
    def row(each: ChestRow) -> tuple[int, int, int, int]:
        return each.coins, len(each.treasure), each.conquest, each.curses

    chests = checked(tmp_path, CELLAR).chests
    assert [row(each) for each in chests["copper"]] == [(100, 1, 2, 0), (50, 1, 2, 1), (0, 2, 2, 2)]
    assert [row(each) for each in chests["silver"]] == [(150, 1, 3, 1), (100, 1, 3, 0), (0, 2, 3, 2)]
    assert set(chests) <= set(CHESTS)


WRONG = [  # what is written instead, where the error points, what it says
    ("dead-end   7,2", "dead-edn   7,2", "dead-edn", "'dead-edn': no such piece"),
    ("corridor-4 1,4   h", "corridor-4 1;4   h", "corridor-4 1;4", "is written like this: corridor-4 1,4 h"),
    ("corridor-4 1,4   h", "corridor-4 1,4   x", "x\n", "'x': it may be h, v"),
    ("dead-end   7,2", "dead-end   8,2", "room-6x4", "meets another piece at (7, 3) besides the connectors"),
    ("dead-end   7,2\n", "", "room-6x4", "a connector leads nowhere"),
    ("corridor-2 7,7", "corridor-2 7,8", "room-6x4", "a connector leads nowhere"),
    (".......11.....22..\n.....111111", ".......1......22..\n.....111111", "......22..", "(8, 2) is floor"),
    ("SSSSS1111112222222\nSSSSS", "SSSSS1111112222222\nSSxSS", "xSS", "no area 'x'"),
    ("[areas.2]", "[areas.two]", "[areas.two]", "an area is a capital letter or a digit"),
    ('["skeleton", 15, 4]', '["skelton", 15, 4]', '["skelton"', "no monster 'skelton'"),
    ('["hask", 7, 13]', '["hask", 10, 13]', '["hask", 10', "hask does not fit there"),
    ('["hask", 7, 13]', '["hask", 5, 9]', '["beastman", 6, 10', "something else is where beastman stands"),
    ("[[6, 12], [7, 12]]", "[[6, 12], [6, 12]]", "[6, 12]]", "something else lies on (6, 12)"),
    ("glyphs = [[14, 2]]", "glyphs = [[7, 2]]", "[7, 2]]", "(7, 2) is not in area 2"),
    ("at = [4, 4]", "at = [3, 3]", "{ at = [3, 3]", "no floor on both sides of (3, 3)"),
    ('["red", 16, 4]', '["red", 7, 8]', '["red", 7', "(7, 8) is not in area 2"),
    ('keys = [["red", 16, 4]]\n', "", '{ at = [7, 8]', "needs one red key, and there are 0"),
    ("start = [0, 5]\n", "", "[areas.S]", "one area, and no other, has the start"),
    ("start = [0, 5]\n", "start = [0, 5]\npits = [[0, 4]]\n", "[0, 5]\npits", "has room for three heroes"),
    ('b = { at = [10, 4], side = "east" }\n', "", "112222222", "(9, 4) is seen from area 2 past closed"),
    ("wounds = { 2 = 6, 3 = 6", "wounds = { 2 = 6", "{ 2 = 6", "names the wounds for 2, 3, 4 and 5 players"),
    ('base = "master ogre"', 'base = "ogre"', '"ogre"', 'is written like this: "master ogre"'),
    ('on = "killed hask"', 'on = "killed narthak"', '"killed narthak"', "no 'narthak' in this quest"),
    ('goal = "goal-hask"', 'goal = "goal"', '"goal"', "names a trigger by which the heroes win"),
    ("conquest = 5\n", "", "id = ", "conquest: this entry is missing"),
    ("conquest = 5", "conquest = 0", "0\n", "Expected `int` >= 1"),
    ("coins = 50", 'coins = "50"', '"50"', "chest-rows.copper.2.coins: Expected `int`, got `str`"),
    ("4 = 11, 5 = 14", "4 = 11, 5 = 0", "0 }\nannounced", "named.hask.wounds.5: Expected `int` >= 1"),
    ('lock = "red"', 'lock = "pink"', '"pink"', "'pink'; it may be 'red', 'blue', 'yellow'"),
    ("{ from = 4 }", "{ from = 9 }", "9 }", "areas.1.monsters[1][3].from: Invalid enum value 9; it may be 2"),
    ("armor = 6", "armour = 6", "6\nwounds", "named.hask: Object contains unknown field `armour`"),
    (
        '3 = { treasure = ["copper", "copper"], conquest = 2, curses = 2 }\n', "",
        "[chest-rows.copper]", "a row for each of the 3",
    ),
]  # fmt: skip


@pytest.mark.parametrize(("old", "new", "at", "says"), WRONG, ids=[row[3] for row in WRONG])
def test_an_error_says_what_is_wrong_and_where(
    tmp_path: Path, old: str, new: str, at: str, says: str
) -> None:
    assert old in CELLAR
    text = CELLAR.replace(old, new, 1)
    with pytest.raises(ContentError) as error:
        checked(tmp_path, text)
    assert says in str(error.value)
    assert str(error.value).endswith("(at line {}, column {})".format(*place(text, at)))


@pytest.mark.parametrize(("text", "at"), [('id = "cellar', (1, 13)), ('id = """\nno end\n\n', (2, 7))])
def test_what_ends_too_early_is_wrong_at_its_end(tmp_path: Path, text: str, at: tuple[int, int]) -> None:
    with pytest.raises(ContentError, match=r"line {}, column {}\)".format(*at)):
        checked(tmp_path, text)


def test_a_key_behind_its_own_door_locks_the_dungeon(tmp_path: Path) -> None:
    text = CELLAR.replace('keys = [["red", 16, 4]]\n', "").replace(
        "pits = ", 'keys = [["red", 6, 10]]\npits = '
    )
    with pytest.raises(ContentError, match=r"areas\.3: cannot be reached"):
        checked(tmp_path, text)


def test_no_more_pieces_than_the_box_has(tmp_path: Path) -> None:
    lines = "".join(f"room-6x6 {x},30\n" for x in (0, 10))
    text = CELLAR.replace('"""\ndead-end   0,4', f'"""\n{lines}dead-end   0,4', 1)
    with pytest.raises(ContentError) as error:
        checked(tmp_path, text)
    assert "the box has 2 of room-6x6 (at line {}, column 1)".format(place(text, "room-6x6   5,9")[0]) in str(
        error.value
    )


SPACES = [
    (x, y) for y, row in enumerate(ROWS) for x, letter in enumerate(row) if letter == "3" and (x + y) % 2
]


@pytest.mark.rule("J-459", "J-460")
@pytest.mark.parametrize(
    ("entry", "things", "says"),
    [
        ("encounters", '["idol", {x}, {y}]', "the box has 10 encounters"),
        ("glyphs", "[{x}, {y}]", "the box has 10 glyphs, the start included"),
        ("tokens", '["vitality", {x}, {y}]', "the box has 9 markers of vitality"),
        ("relics", '["soulbiter", {x}, {y}]', "the box has one soulbiter"),
    ],
)
def test_no_more_props_and_markers_than_the_box_has(
    tmp_path: Path, entry: str, things: str, says: str
) -> None:
    def text(count: int) -> str:
        lying = ", ".join(things.format(x=x, y=y) for x, y in free[:count])
        bare = CELLAR.replace("pits = [[6, 12], [7, 12]]\n", f"{entry} = [{lying}]\n").replace(
            "glyphs = [[14, 2]]\n", ""
        )
        return bare.replace('chests = [["silver", 11, 11]]\n', "").replace(
            "rubble = [[14, 4], [14, 5]]\n", ""
        )

    free = [at for at in SPACES if at not in ((7, 13), (8, 13), (7, 14), (8, 14))]
    most = {"encounters": 10, "glyphs": 9, "tokens": 9, "relics": 1}[entry]
    checked(tmp_path, text(most))
    with pytest.raises(ContentError) as error:
        checked(tmp_path, text(most + 1))
    assert says in str(error.value)


@pytest.mark.rule("J-459")
def test_what_hangs_together_may_be_one_obstacle(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert quest_check.OBSTACLES == 23
    monkeypatch.setattr(quest_check, "OBSTACLES", 2)
    checked(tmp_path, CELLAR)  # a pit and rubble, of two spaces each
    with pytest.raises(ContentError, match="the box has 2 obstacles"):
        checked(tmp_path, CELLAR.replace("[6, 12], [7, 12]", "[6, 12], [8, 12]"))


@pytest.mark.rule("J-459")
def test_no_more_doors_and_stairs_than_the_box_has(tmp_path: Path) -> None:
    stairs = ", ".join(f'["blue", {x}, {y}]' for x, y in SPACES[:7])
    with pytest.raises(ContentError, match="the box has 6 stairs"):
        checked(tmp_path, CELLAR.replace("pits = [[6, 12], [7, 12]]\n", f"stairs = [{stairs}]\n"))
    lock = CELLAR.replace(
        'b = { at = [10, 4], side = "east" }', 'b = { at = [10, 4], side = "east", lock = "red" }'
    )
    with pytest.raises(ContentError, match="the box has one red door"):
        checked(tmp_path, lock)


def test_the_command_checks_a_file(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(CELLAR, "utf-8")
    run = undercroft("quest", "check", str(file))
    assert (run.returncode, run.stderr) == (0, "")
    assert run.stdout.startswith("cellar: 14 pieces, 108 spaces, 4 areas, 3 doors, 13 monsters, sha256:")
    file.write_text(CELLAR.replace("conquest = 5", "conquest = many"), "utf-8")
    run = undercroft("quest", "check", str(file))
    assert run.returncode == 2
    assert "at line 2" in run.stderr
    assert undercroft("quest", "check", "nowhere.toml").stderr == "undercroft: nowhere.toml: no such file\n"
