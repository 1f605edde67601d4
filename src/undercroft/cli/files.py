"""The player's files: saves, written completely or not at all, and the data folder."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

from undercroft.engine.game import BadRequest
from undercroft.engine.record import Note, Save, unseal

NAME_ANOTHER = "set XDG_DATA_HOME to a folder where your games can be kept"
LARGEST = 64 * 1024 * 1024


def write_atomically(path: Path, text: bytes) -> None:
    """Replace a file in one step: a crash leaves the old one or the new one, never a part."""
    handle, temporary = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        Path(temporary).replace(path)
    except BaseException:
        Path(temporary).unlink(missing_ok=True)
        raise


def read_kept(path: Path) -> Save | Note:
    """A save or note from disk, or BadRequest that names the file and says what to do."""
    if path.exists() and not path.is_file():
        raise BadRequest(f"{path}: not a file")
    with path.open("rb") as file:
        text = file.read(LARGEST + 1)
    if len(text) > LARGEST:
        raise BadRequest(f"{path}: too large for a save")
    try:
        return unseal(text)
    except BadRequest as error:
        raise BadRequest(f"{path}: {error}. The file is left as it is; load another save.") from error


def read_game(path: Path, purpose: str) -> Save:
    """A save from disk; a note holds no game `to replay`, or for whatever else one is needed."""
    kept = read_kept(path)
    if isinstance(kept, Note):
        raise BadRequest(f"{path} is a leaf of the note pad: it holds no game {purpose}")
    return kept


def data_folder() -> Path:
    """Where the player's own data is (XDG_DATA_HOME, or ~/.local/share)."""
    named = Path(os.environ.get("XDG_DATA_HOME", ""))
    if named.is_absolute():  # the convention ignores one that is not
        return named / "undercroft"
    try:
        home = Path.home()
    except RuntimeError as error:  # a user without an entry in the system
        raise BadRequest(f"you have no home folder; {NAME_ANOTHER}") from error
    return home / ".local" / "share" / "undercroft"


def own_folder() -> Path:
    """The data folder, which exists and is writable."""
    folder = data_folder()
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            return folder
    except OSError as error:
        why = f"cannot write to your data folder {folder}: {error.strerror}"
        raise BadRequest(f"{why}; {NAME_ANOTHER}") from error
