"""Content packs that are known only during a test."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from undercroft import library
from undercroft.cli import content
from undercroft.games.dungeoneer import boxes


def look_again() -> list[str]:
    """Read the folders again, as at the start of the program."""
    boxes.box_of.cache_clear()
    boxes.set_of.cache_clear()
    return library.open_shelf()


def new_pack(folder: Path) -> Path:
    """The pack that `undercroft content new` writes."""
    content.run(Namespace(what="new", folder=str(folder)))
    return folder


def rewrite(file: Path, old: str, new: str) -> None:
    """Change a file of a pack."""
    text = file.read_text("utf-8")
    assert old in text
    file.write_text(text.replace(old, new), "utf-8")


@contextmanager
def shelf(folder: Path) -> Iterator[Path]:
    """A context in which the packs in a folder are known."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(library.FOLDERS, str(folder))
        look_again()
        yield folder
    look_again()
