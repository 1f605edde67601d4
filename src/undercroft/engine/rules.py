"""The numbered rules of a game, as data: for the reference, for why / why not, and for the tests."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Literal

from undercroft.engine.content import Record, Source


class Section(Record):
    """A chapter of the rules."""

    en: str
    ru: str
    uk: str


class Rule(Record):
    """One testable statement. Those a player can meet stand in three languages, the rest in English."""

    section: str
    source: Literal["rulebook", "publisher", "card", "computed", "choice", "public", "designed"]
    en: str
    book: str = ""
    choice: str = ""  # the open point it settles, see the game's README
    ru: str = ""
    uk: str = ""

    def text(self, lang: str) -> str:
        """The rule in a language, or in English where it is not translated."""
        return getattr(self, lang, "") or self.en

    @property
    def met(self) -> bool:
        """Whether a player can meet the rule in play."""
        return bool(self.ru and self.uk)


class RuleBook:
    """All rules of a game by id, in the order of the book."""

    def __init__(self, file: Traversable) -> None:
        source = Source(file)
        self.sections = source.table("sections", Section)
        self.rules = source.table("rules", Rule)
        source.done()
        for id, rule in self.rules.items():
            source.check(rule.section in self.sections, f"rules.{id}", f"no section {rule.section!r}")
            source.check(bool(rule.ru) == bool(rule.uk), f"rules.{id}", "needs both ru and uk, or neither")

    @staticmethod
    @cache
    def of(package: str) -> RuleBook:
        """The rules of a game's package, read once."""
        return RuleBook(files(package) / "rules.toml")
