"""The numbered rules of a game as data, for the reference, for explanations and for tests."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Literal

from undercroft.engine.content import ContentEntry, ContentFile


class Section(ContentEntry):
    """A chapter of the rules."""

    en: str


class Rule(ContentEntry):
    """One testable statement, in English; `undercroft.locale.rules` has it in other languages."""

    section: str
    source: Literal["rulebook", "publisher", "card", "computed", "choice", "public", "designed"]
    en: str
    book: str = ""
    choice: str = ""  # the open question it settles, see the game's README


class RuleBook:
    """All rules of a game by id, in rulebook order."""

    def __init__(self, name: str, file: Traversable) -> None:
        self.name = name  # of the game's folder
        content = ContentFile(file)
        self.sections = content.table("sections", Section)
        self.rules = content.table("rules", Rule)
        content.done()
        for id, rule in self.rules.items():
            content.check(rule.section in self.sections, f"rules.{id}", f"no section {rule.section!r}")

    @staticmethod
    @cache
    def of(package: str) -> RuleBook:
        """The rules of a game's package, read once."""
        return RuleBook(package.rpartition(".")[2], files(package) / "rules.toml")
