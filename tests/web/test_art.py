"""The drawings: after the first mistake in a sprite a browser silently shows nothing more of it.

No symbol, class or colour is unused.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from xml.etree import ElementTree

import pytest

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "web" / "src"
LOOK = SOURCE / "look"
DRAWINGS = sorted(LOOK.rglob("*.svg"))


@pytest.mark.parametrize("drawing", DRAWINGS, ids=lambda drawing: drawing.stem)
def test_a_drawing_is_well_formed_and_names_each_symbol_once(drawing: Path) -> None:
    ids = [node.get("id") for node in ElementTree.parse(drawing).iter() if node.tag.endswith("symbol")]
    assert len(ids) == len(set(ids))


@cache
def read(*suffixes: str) -> str:
    """All files of the client with these endings, one after another."""
    found = [file for file in sorted(SOURCE.rglob("*")) if file.suffix in suffixes]
    return "\n".join(file.read_text("utf-8") for file in found)


@cache
def code() -> str:
    """The client without its styles."""
    return re.sub(r"\n<style>.*?</style>", "", read(".ts", ".svelte"), flags=re.DOTALL)


@cache
def named() -> set[str]:
    """Every word of the client, and of the games, whose cards have drawings by their names."""
    games = (ROOT / "src" / "undercroft" / "games").rglob("*")
    texts = [file.read_text("utf-8") for file in games if file.suffix in (".toml", ".py")]
    return set(re.findall(r"[\w-]+", "\n".join([code(), *texts])))


@cache
def pieces() -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Prefixes and suffixes to which the client adds something: `power-${number}`, `{tone}-on`."""
    heads = {head for head in re.findall(r"([\w-]+)\$?\{", code()) if head.endswith("-")} | {"dj-door"}
    tails = {tail for tail in re.findall(r"\}([\w-]+)", code()) if tail.startswith("-")}
    return tuple(heads - {"dj-"}), tuple(tails)


def is_used(name: str) -> bool:
    """Whether a symbol or class is named in full, or by a prefix or suffix."""
    heads, tails = pieces()
    return name in named() or name.startswith(heads) or name.endswith(tails)


@pytest.mark.parametrize("drawing", DRAWINGS, ids=lambda drawing: drawing.stem)
def test_every_symbol_is_shown_somewhere(drawing: Path) -> None:
    text = drawing.read_text("utf-8")
    ids = re.findall(r'<symbol[^>]*\bid="([\w-]+)"', text)
    tokens = ("dj-coins", "dj-key-red", "dj-key-blue", "dj-key-yellow")  # of tokens, by what they are
    assert not [id for id in ids if not is_used(id) and f"#{id}" not in text and id not in tokens]


def test_every_class_and_colour_of_the_styles_is_used() -> None:
    styles = re.sub(r"/\*.*?\*/", "", read(".css"), flags=re.DOTALL)
    styles += "".join(re.findall(r"\n<style>.*?</style>", read(".svelte"), flags=re.DOTALL))
    classes = {
        name for rule in re.findall(r"([^{};]+)\{", styles) for name in re.findall(r"\.([a-z][\w-]*)", rule)
    }
    assert len(classes) > 200
    assert not sorted(name for name in classes if not is_used(name))
    everything = read(".css", ".svelte", ".ts", ".svg")
    told = set(re.findall(r"(--[\w-]+)\s*:", everything))
    asked = set(re.findall(r"(?:var\(|\")(--[\w-]+)", everything))
    assert not sorted(told - asked)
