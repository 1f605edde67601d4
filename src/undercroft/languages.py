"""The languages there are: each folder of locale/ that says its own name is one."""

from __future__ import annotations

from importlib.resources import files

ENGLISH = "en"  # what is not translated is said in it
LOCALE = files("undercroft") / "locale"
NAMED = "language.ftl"  # the file in which a language says its name


def _found() -> tuple[str, ...]:
    """English, then the others by their codes."""
    codes = [folder.name for folder in LOCALE.iterdir() if (folder / NAMED).is_file()]
    return tuple(sorted(codes, key=lambda code: (code != ENGLISH, code)))


LANGUAGES = _found()
