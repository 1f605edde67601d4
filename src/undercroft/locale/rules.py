"""The texts of numbered rules in a language: `rules/<game>.toml` in its folder holds what is translated."""

from __future__ import annotations

from functools import cache

from undercroft.engine.content import ContentFile
from undercroft.engine.rules import RuleBook
from undercroft.languages import ENGLISH, LANGUAGES, LOCALE


class RuleTexts:
    """A game's rules and sections by id, as far as a language has them."""

    def __init__(self, book: RuleBook, lang: str) -> None:
        self.book = book
        file = LOCALE / lang / "rules" / f"{book.name}.toml"
        self.sections: dict[str, str] = {}
        self.rules: dict[str, str] = {}
        if lang == ENGLISH or not file.is_file():
            return
        content = ContentFile(file)
        self.sections = content.table("sections", str)
        self.rules = content.table("rules", str)
        content.done()
        for id in self.sections:
            content.check(id in book.sections, f"sections.{id}", "no section of the game")
        for id in self.rules:
            content.check(id in book.rules, f"rules.{id}", "no rule of the game")

    def rule(self, id: str) -> str:
        """The text of a rule, or the English one."""
        return self.rules.get(id) or self.book.rules[id].en

    def section(self, id: str) -> str:
        """The name of a section, or the English one."""
        return self.sections.get(id) or self.book.sections[id].en


@cache
def rule_texts(book: RuleBook, lang: str) -> RuleTexts:
    """The rules of a game in a language, read once."""
    return RuleTexts(book, lang)


def translations(book: RuleBook, id: str) -> dict[str, str]:
    """A rule in every language that has it, English first."""
    found = {lang: rule_texts(book, lang).rules.get(id, "") for lang in LANGUAGES}
    return {ENGLISH: book.rules[id].en, **{lang: text for lang, text in found.items() if text}}
