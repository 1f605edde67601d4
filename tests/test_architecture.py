"""The folder tree keeps its promises: imports point one way, the engine is pure, files stay readable."""

from __future__ import annotations

import ast
import re
import tomllib
from collections import Counter
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

import pytest

from undercroft import games

WORD = re.compile(r"\w+")
SOURCE = Path(str(files("undercroft")))
MODULES = sorted(SOURCE.rglob("*.py"))
LAYERS = ["engine", "games", "locale", "bots", "lab", "research", "server", "terminal", "cli"]
MAY_IMPORT = {
    "engine": {"engine"},
    "games": {"engine", "games"},
    "locale": {"engine", "locale"},
    "bots": {"engine", "games", "bots"},
    "lab": {"engine", "games", "bots", "lab"},
    "research": {"engine", "games", "bots", "research"},
    "server": {"engine", "games", "locale", "bots", "server"},
    "terminal": set(LAYERS) - {"cli"},
    "cli": set(LAYERS),
}
ROOMS = {  # of a large game: from the language of its cards to the course of a game
    "dungeoneer": ("cards", "state", "hero", "dungeon", "effects", "play", "battle", "quests", "course"),
    "descent": (
        *("floor", "cards", "state", "hero", "movement", "attack", "effects", "overlord", "quests", "course"),
    ),
}
ONLOOKERS = {"advice", "odds", "telling"}  # they import all rooms and one another; no room imports them
IMPURE = {"random", "time", "datetime", "secrets", "os", "sys", "pathlib", "socket", "threading", "asyncio"}


def imports(file: Path) -> Iterator[str]:
    """Every module that a file imports."""
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        if isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{file}: relative import"
            yield node.module or ""
            yield from (f"{node.module}.{name.name}" for name in node.names)


def layer(name: str) -> str | None:
    """The layer that an undercroft module belongs to."""
    parts = name.split(".")
    return parts[1] if parts[0] == "undercroft" and len(parts) > 1 and parts[1] in LAYERS else None


@pytest.mark.parametrize("file", MODULES, ids=lambda file: str(file.relative_to(SOURCE)))
def test_imports_point_one_way(file: Path) -> None:
    parts = file.relative_to(SOURCE).parts
    if parts[0] not in MAY_IMPORT:
        return
    for name in imports(file):
        target = layer(name)
        assert target is None or target in MAY_IMPORT[parts[0]], f"{parts[0]} must not import {name}"
        if parts[0] == "games" and len(parts) > 2 and name.startswith("undercroft.games."):
            assert name.split(".")[2] == parts[1], f"{parts[1]} must not import another game"


SERVER = sorted((SOURCE / "server").rglob("*.py"))
SERVER_ROOMS = {"wire": 0, "db": 1, "rate_limits": 1, "tables": 2, "workers": 3, "costs": 3, "supervision": 3}
SERVER_ROOMS |= {"bot_workers": 4, "lobby": 5, "metrics": 6, "net": 7}


@pytest.mark.parametrize("file", SERVER, ids=lambda file: str(file.relative_to(SOURCE)))
def test_the_rooms_of_the_server_look_one_way(file: Path) -> None:
    """wire, db <- tables <- workers, costs, supervision <- bot_workers, lobby, metrics <- net."""
    room = file.relative_to(SOURCE / "server").parts[0].removesuffix(".py")
    if room == "__init__":
        return
    for name in imports(file):
        if name.startswith("undercroft.server."):
            target = name.split(".")[2]
            assert SERVER_ROOMS[target] <= SERVER_ROOMS[room], f"{room} must not import {name}"
            assert (room, target) != ("db", "wire"), "the database knows nothing of messages"


@pytest.mark.parametrize("game", ROOMS)
def test_rooms_of_a_game_look_one_way(game: str) -> None:
    home, order = SOURCE / "games" / game, ROOMS[game]
    assert {folder.parent.name for folder in home.glob("*/__init__.py")} - ONLOOKERS == {*order}
    for number, room in enumerate(order):
        for file in (home / room).glob("*.py"):
            own = [name for name in imports(file) if name.startswith(f"undercroft.games.{game}.")]
            later = [name for name in own if name.split(".")[3] not in order[: number + 1]]
            assert not later, f"{room}/{file.name} must not look at a later room"


TABLES = {  # the type of a whole table, by game
    "dungeoneer": "undercroft.games.dungeoneer.advice.position.Dungeoneer",
    "descent": "undercroft.games.descent.advice.position.Descent",
}
PLAYERS = [file for file in MODULES if file.relative_to(SOURCE).parts[0] in ("bots", "lab")]


def behind_the_door(file: Path) -> list[str]:
    """What a module imports from inside a game, other than the game's advice."""
    named = [name for name in imports(file) if name.startswith("undercroft.games.")]
    return [name for name in named if name.count(".") > 2 and name.split(".")[3] != "advice"]


@pytest.mark.parametrize("file", PLAYERS, ids=lambda file: str(file.relative_to(SOURCE)))
def test_bots_and_lab_look_only_through_the_door(file: Path) -> None:
    """They use the seat's view, its survey, and the advice of the game."""
    assert "_Seat__" not in file.read_text("utf-8")
    assert not behind_the_door(file)


@pytest.mark.parametrize("game", TABLES)
def test_bots_take_no_table_but_one_their_seat_knows(game: str) -> None:
    """`Known` is a separate type that only one function makes, from a seat; mypy does the rest."""
    files = sorted((SOURCE / "bots" / game).glob("*.py"))
    assert [file.name for file in files if TABLES[game] in imports(file)] == ["known.py"]


@pytest.mark.parametrize(
    "file", [f for f in MODULES if f.relative_to(SOURCE).parts[0] in ("engine", "games")], ids=str
)
def test_engine_and_games_have_no_clock_no_files_no_global_random(file: Path) -> None:
    assert not {name.split(".")[0] for name in imports(file)} & IMPURE


APART = {"partition", "rpartition", "split", "rsplit", "startswith", "removeprefix", "find", "index"}
OPTION = re.compile(r"(\w+\.)?(option|choice|key)")
READERS = [file for file in MODULES if file.relative_to(SOURCE).parts[0] in ("bots", "cli", "games", "lab")]
READERS += Path(__file__).parent.parent.glob("bench/[!s]*.py")  # the server has addresses with colons


@pytest.mark.parametrize("file", READERS, ids=lambda file: "/".join(file.parts[-3:]))
def test_only_words_take_options_apart(file: Path) -> None:
    """An option is read once, where its word is made; everybody else asks the word (`box.words`)."""
    tree = ast.parse(file.read_text("utf-8"))
    exempt: set[ast.AST] = set()
    for node in ast.walk(tree):
        is_word = isinstance(node, ast.ClassDef) and "Word" in [ast.unparse(base) for base in node.bases]
        if is_word or (isinstance(node, ast.FunctionDef) and node.name == "source_parts"):  # not an option
            exempt.update(ast.walk(node))
    by_hand = [node for node in ast.walk(tree) if node not in exempt and takes_apart(node)]
    assert not [
        f"{ast.unparse(node)} in line {node.lineno}" for node in by_hand if isinstance(node, ast.expr)
    ]


def takes_apart(node: ast.AST) -> bool:
    """Whether an expression cuts a string at a colon or an @, looks into an option, or cuts it."""
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in APART:
        written = [
            part.value for arg in node.args for part in ast.walk(arg) if isinstance(part, ast.Constant)
        ]
        marks = (":",) if node.func.attr == "startswith" else (":", "@")  # "@" begins message ids
        return any(isinstance(text, str) and text.endswith(marks) for text in written)
    if isinstance(node, ast.Compare) and isinstance(node.ops[0], ast.In | ast.NotIn):
        text = node.left.value if isinstance(node.left, ast.Constant) else None
        return isinstance(text, str) and bool(OPTION.fullmatch(ast.unparse(node.comparators[0])))
    if isinstance(node, ast.Subscript) and isinstance(node.slice, ast.Slice):
        if ast.unparse(node.slice) == ":40":  # an excerpt of typed text for an error
            return False
        return bool(OPTION.fullmatch(ast.unparse(node.value)))
    return False


@pytest.mark.parametrize(
    ("code", "found"),
    [
        ('option.partition(":")[2]', True),
        ('each.startswith(("take:", "give:"))', True),
        ('what.partition("@")[0]', True),
        ('choice.startswith(self.tag + ":")', True),
        ('"rest" in self.choice', True),
        ('key[len("place:") :]', True),
        ("option[:40]", False),
        ('"end" in options', False),
        ('phrase.partition(": ")', False),
        ("s.box.words[option].what", False),
    ],
)
def test_taking_apart_is_noticed(code: str, found: bool) -> None:
    assert any(takes_apart(node) for node in ast.walk(ast.parse(code))) == found


def test_what_a_compiled_class_is_built_on_is_compiled_too() -> None:
    """Otherwise what it inherits would be lost silently."""
    root = Path(__file__).parent.parent
    project = tomllib.loads((root / "pyproject.toml").read_text("utf-8"))
    hook = project["tool"]["hatch"]["build"]["targets"]["wheel"]["hooks"]["mypyc"]
    included, excluded = (
        {file for pattern in hook[key] for file in root.glob(pattern.lstrip("/"))}
        for key in ("include", "exclude")
    )
    compiled = {file for file in included - excluded if file.name != "__init__.py"}
    assert len(compiled) > 60
    for file in sorted(compiled):
        tree = ast.parse(file.read_text("utf-8"))
        origin = {
            name.name: root / "src" / f"{(node.module or '').replace('.', '/')}.py"
            for node in tree.body
            if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("undercroft.")
            for name in node.names
        }
        for kind in [node for node in ast.walk(tree) if isinstance(node, ast.ClassDef)]:
            for base in [base.value if isinstance(base, ast.Subscript) else base for base in kind.bases]:
                if isinstance(base, ast.Name) and base.id in origin:
                    assert origin[base.id] in compiled, f"{kind.name}: {base.id} belongs in pyproject.toml"


@pytest.mark.parametrize("file", MODULES, ids=lambda file: str(file.relative_to(SOURCE)))
def test_files_stay_readable(file: Path) -> None:
    text = file.read_text("utf-8")
    assert text.count("\n") <= 400, "part of it belongs in its own file"
    tree = ast.parse(text)
    assert ast.get_docstring(tree), "a module says what it is for"
    for node in ast.walk(tree):
        if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
            assert ast.get_docstring(node), f"class {node.name} says what it is"
        if isinstance(node, ast.FunctionDef):
            assert (node.end_lineno or 0) - node.lineno <= 60, f"{node.name} is too long to read"


def test_tests_and_client_stay_readable_too() -> None:
    root = Path(__file__).parent.parent
    kept = [*root.glob("tests/**/*.py"), *root.glob("web/src/**/*.ts"), *root.glob("web/src/**/*.svelte")]
    written = [file for file in kept if file.name != "wire.ts"]  # made by tools/wire
    assert len(written) > 100
    assert not [str(file) for file in written if lines_to_read(file) > 400]


def lines_to_read(file: Path) -> int:
    """How long a file is; the style of a component is a list of declarations and does not count."""
    return file.read_text("utf-8").partition("\n<style>")[0].count("\n")


def test_no_step_calls_another_by_hand() -> None:
    """The engine runs them in the order of STEPS, which must be true; `goto` is the exception."""
    frames = 0
    for file in MODULES:
        kinds = [
            node for node in ast.walk(ast.parse(file.read_text("utf-8"))) if isinstance(node, ast.ClassDef)
        ]
        for kind in kinds:
            steps = steps_of(kind)
            frames += bool(steps)
            calls = {called(line) for line in ast.walk(kind) if isinstance(line, ast.stmt)}
            assert not calls & set(steps), f"{kind.name} in {file.name}"
    assert frames > 50


def steps_of(kind: ast.ClassDef) -> list[str]:
    """The steps that a class of frames lists."""
    for line in kind.body:
        if isinstance(line, ast.AnnAssign) and ast.unparse(line.target) == "STEPS" and line.value is not None:
            return list(ast.literal_eval(line.value))
    return []


def called(line: ast.stmt) -> str:
    """The method of `self` that a line calls."""
    call = line.value if isinstance(line, ast.Expr) else None
    name = ast.unparse(call.func) if isinstance(call, ast.Call) else ""
    return name.removeprefix("self.") if name.startswith("self.") else ""


def test_every_function_is_used_somewhere() -> None:
    """By name, in the code itself or in the files packed with it; tests do not count.

    Bots answer a prompt with the method of that name, and the client is for other people's programs. A game
    that cannot be played yet is used only by its tests.
    """
    root = Path(__file__).parent.parent
    files = [*MODULES, *root.glob("bench/*.py"), *root.glob("tools/*"), root / "pyproject.toml"]
    offered = {module.rpartition(".")[2] for module in games.MODULES.values()}
    for folder in sorted((SOURCE / "games").iterdir()):
        if folder.name not in offered:
            files += root.glob(f"tests/games/{folder.name}/*.py")
    words = Counter(
        word for file in files if file.is_file() for word in WORD.findall(file.read_text("utf-8"))
    )
    unused = {
        f"{file.relative_to(SOURCE)}: {node.name}"
        for file in MODULES
        for node in ast.walk(ast.parse(file.read_text("utf-8")))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef)
        and not node.name.startswith(("__", "ask_", "alone_", "any_", "lord_"))
        and file.name != "client.py"
        and words[node.name] < 2
    }
    assert not unused
