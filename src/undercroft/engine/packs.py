"""Content packs: cards that people make, in a folder of TOML files outside the program.

A pack is data and never code. `pack.toml` says which game it is for, what it is called, and which words it
adds to the game's own (types, tags ...). Every other file holds entries like those of the game's content,
each with its name and perhaps a text, in any language.
"""

from __future__ import annotations

import re
from typing import Annotated, Any

import msgspec

from undercroft.engine.content import ContentEntry, ContentFile, checksum

LONGEST_TEXT = 600
LANG = re.compile(r"[a-z]{2,3}")
WORD = re.compile(r"[a-z]{1,24}")

Texts = dict[str, str]  # by language


class About(ContentEntry):
    """What a pack says about itself."""

    game: str
    title: Annotated[str, msgspec.Meta(min_length=1, max_length=80)] | Texts


class Pack:
    """A folder of content, read and checked in the ways common to all games."""

    def __init__(self, id: str, about: ContentFile, files: list[ContentFile]) -> None:
        self.id = id
        self.names: dict[str, Texts] = {}  # by entry
        self.texts: dict[str, Texts] = {}
        self.words: dict[str, list[str]] = {}  # added to those of the game, by kind
        self.word_messages: dict[str, Texts] = {}  # their names: "dungeoneer-tag-spider"
        self.files = files
        self.fault: str | None = None  # what the game finds wrong with it, "" for nothing; None: not read yet
        said = about.value("pack", About)
        self.game, self.title = said.game, self._said(about, "pack.title", said.title)
        if "words" in about.data:
            self._take_words(about)
        about.done()
        for file in files:
            self._take_texts(file)
        self.checksum = checksum([file.data for file in files])

    def _take_words(self, about: ContentFile) -> None:
        """Take the words that the pack adds to those of the game: [words.tags] spider = "Spider"."""
        for kind, words in about.value("words", dict[str, dict[str, Any]]).items():
            self.words[kind] = list(words)
            for word, raw in words.items():
                where = f"words.{kind}.{word}"
                about.check(WORD.fullmatch(word) is not None, where, "a word is written like this: spider")
                id = f"{self.game}-{kind.removesuffix('s')}-{word}"
                self.word_messages[id] = self._said(about, where, raw)

    def _take_texts(self, file: ContentFile) -> None:
        """Take out names and texts: they are for people, and the rules and the checksum never see them."""
        for table, entries in file.data.items():
            if not isinstance(entries, dict):
                file.refuse(table, "a table of entries belongs here")
            for entry, raw in entries.items():
                where = f"{table}.{entry}"
                if not isinstance(raw, dict) or "name" not in raw:
                    file.refuse(where, 'it needs a name: name = "Rusty sword"')
                file.check(entry not in self.names, where, "this name is taken")
                self.names[entry] = self._said(file, f"{where}.name", raw.pop("name"))
                self.texts[entry] = self._said(file, f"{where}.text", raw.pop("text", {}))

    def _said(self, file: ContentFile, where: str, raw: Any) -> Texts:
        """A text in English, or in the languages it is written in."""
        said = {"en": raw} if isinstance(raw, str) else raw
        if not isinstance(said, dict) or not all(isinstance(text, str) for text in said.values()):
            file.refuse(where, 'write a text, or one for each language: { en = "...", uk = "..." }')
        for lang, text in said.items():
            file.check(LANG.fullmatch(lang) is not None, where, f"{lang[:20]!r} is no language")
            whole = text.isprintable() and 0 < len(text) <= LONGEST_TEXT
            file.check(whole, where, f"a text is one line of at most {LONGEST_TEXT} letters")
        return said

    def name_of(self, entry: str, lang: str) -> str:
        """The name of an entry, marked if it is in another language."""
        return spoken(self.names.get(entry, {lang: entry}), lang)

    def text_of(self, entry: str, lang: str) -> str:
        """The text of an entry, if it has one."""
        return spoken(self.texts.get(entry, {}), lang)


def spoken(said: Texts, lang: str) -> str:
    """A text in this language, or else in English or any other, with a mark that says which."""
    if lang in said or not said:
        return said.get(lang, "")
    other = "en" if "en" in said else min(said)
    return f"{said[other]} [{other}]"


SHELF: dict[str, Pack] = {}  # filled by undercroft/library.py, since the engine reads no folders


def installed() -> dict[str, Pack]:
    """All known packs, by id."""
    return SHELF


def message(id: str, lang: str) -> str | None:
    """The text of a message about an entry of a pack ("dungeoneer-card-cave_sword") or one of its words."""
    for each in installed().values():
        if id in each.word_messages:
            return spoken(each.word_messages[id], lang)
    before, mark, entry = id.rpartition("_")
    owners = [each for each in installed().values() if before.endswith("-" + each.id)]
    if not mark or not owners:
        return None
    pack = max(owners, key=lambda each: len(each.id))  # "my-pack", and not "pack"
    kind = before.removeprefix(pack.game + "-").partition("-")[0]
    if kind in ("text", "does"):
        return pack.text_of(entry, lang) or pack.name_of(entry, lang)
    return "" if kind == "flavour" else pack.name_of(entry, lang)
