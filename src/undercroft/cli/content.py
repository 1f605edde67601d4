"""`undercroft content`: packs of cards that people make."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from undercroft import games
from undercroft.cli import hints
from undercroft.engine.game import BadRequest
from undercroft.library import ABOUT, ID, read

ABOUT_TEXT = """\
# What this pack is. Its folder's name is its id.
[pack]
game = "dungeoneer"
title = { en = "My pack", ru = "Мой набор", uk = "Мій набір" }
"""
CARDS_TEXT = """\
# Each entry is a card. VOCABULARY.md of Dungeoneer explains every word.
# A name is needed, in English or by language; a text is not.
# Where a language is missing, the English words are shown with a mark.

[boons.second-breath]  # played on your own hero, for glory
name = { en = "Second breath", ru = "Второе дыхание", uk = "Друге дихання" }
text = "Heal 1 wound."
type = "ward"
cost = 2
time = "anytime"
do = "heal 1"

[encounters.cellar-rat]  # played against another hero, for that player's peril
name = "Cellar rat"
type = "monster"
cost = 1
attack = { speed = 2 }
"""


def run(args: Namespace) -> int:
    """Check a pack, or write an example."""
    folder = Path(args.folder)
    return new(folder) if args.what == "new" else check(folder)


def new(folder: Path) -> int:
    """Write a small pack that passes the check."""
    id = folder.resolve().name
    if ID.fullmatch(id) is None:
        raise BadRequest(f"{folder}: name the folder of a pack like this: cave-of-spiders")
    if folder.exists() and any(folder.iterdir()):
        raise BadRequest(f"{folder}: there is something in it already")
    folder.mkdir(parents=True, exist_ok=True)
    (folder / ABOUT).write_text(ABOUT_TEXT, "utf-8")
    (folder / "cards.toml").write_text(CARDS_TEXT, "utf-8")
    check(folder)
    words = ("--content", str(folder), "--option", f"pack-{id}=on")
    print("Play it: " + hints.command("play", "dungeoneer", "--plain", *words))
    return 0


def check(folder: Path) -> int:
    """Read a pack as a table would."""
    if not folder.is_dir():
        raise BadRequest(f"{folder}: no such folder")
    pack = read(folder)
    found = games.get(pack.game).read_pack(pack)
    print(f"{pack.id}: {found} for {pack.game}, {pack.checksum[:19]}")
    return 0
