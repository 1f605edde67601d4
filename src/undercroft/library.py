"""Where content packs lie: folders are read here, and the packs in them are made known to the games.

The folders are named by an environment variable, so that all processes of a server or a simulation know the
same packs. What a pack may hold is bounded, and nothing outside its folder is read.
"""

from __future__ import annotations

import os
import re
from pathlib import Path

from undercroft.engine.content import ContentError, ContentFile
from undercroft.engine.packs import SHELF, Pack

FOLDERS = "UNDERCROFT_CONTENT"
ABOUT = "pack.toml"
ID = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
LONGEST_ID = 32
MOST_FILES = 100
LARGEST_FILE = 256 * 1024


def offer(folder: Path) -> None:
    """Let this process and those it starts know the pack, or the packs, in a folder."""
    known = os.environ.get(FOLDERS, "").split(os.pathsep)
    os.environ[FOLDERS] = os.pathsep.join([*filter(None, known), str(folder.resolve())])


def open_shelf() -> list[str]:
    """Read all packs that were offered, and say what is wrong with those that are passed over.

    A pack that was named itself must be right: ContentError names what is wrong with it. A broken one among
    others in a folder does not keep these from being played.
    """
    SHELF.clear()
    faults: list[str] = []
    for name in filter(None, os.environ.get(FOLDERS, "").split(os.pathsep)):
        for folder in packs_in(Path(name)):
            try:
                _put(read(folder))
            except ContentError as error:
                if folder == Path(name):
                    raise
                faults.append(str(error))
    return faults


def _put(pack: Pack) -> None:
    if pack.id in SHELF and SHELF[pack.id].checksum != pack.checksum:
        raise ContentError(f"{pack.id}: another pack has the same name")
    SHELF[pack.id] = pack


def packs_in(folder: Path) -> list[Path]:
    """The pack that a folder is, or the packs that lie in it."""
    if not folder.is_dir():
        raise ContentError(f"{folder}: no such folder")
    if (folder / ABOUT).is_file():
        return [folder]
    return sorted(each for each in folder.iterdir() if (each / ABOUT).is_file())


def read(folder: Path) -> Pack:
    """The pack in a folder."""
    id = folder.resolve().name
    if ID.fullmatch(id) is None or len(id) > LONGEST_ID:
        raise ContentError(f"{folder}: the folder of a pack is named like this: cave-of-spiders")
    files = sorted(each for each in folder.iterdir() if each.suffix == ".toml")
    if ABOUT not in [each.name for each in files]:
        raise ContentError(f"{folder}: {ABOUT} is missing: it says game and title")
    if len(files) > MOST_FILES:
        raise ContentError(f"{folder}: more than {MOST_FILES} files")
    contents = {file.name: _content(id, file) for file in files}
    return Pack(id, contents.pop(ABOUT), list(contents.values()))


def _content(id: str, file: Path) -> ContentFile:
    if file.is_symlink() or not file.is_file():
        raise ContentError(f"{id}/{file.name}: not a plain file of the pack's folder")
    if file.stat().st_size > LARGEST_FILE:
        raise ContentError(f"{id}/{file.name}: larger than {LARGEST_FILE // 1024} KiB")
    return ContentFile(file, f"{id}/{file.name}")
