"""Reads a page as its users do: every word, for the eye and for the screen reader, and how it is laid out."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
SOURCE = Path(str(files("undercroft")))
READING = (Path(__file__).parent / "reading.js").read_text("utf-8")


def read(page: Page, what: str) -> list[str]:
    """What one of the functions of reading.js finds on the page."""
    found: list[str] = page.evaluate(f"({READING}).{what}()")
    return found


def message_ids() -> set[str]:
    """All message ids that could not be a word in a sentence."""
    source = "\n".join(file.read_text("utf-8") for file in (SOURCE / "locale" / "en").glob("*.ftl"))
    return {found for found in re.findall(r"^([a-z][a-z0-9-]+) =", source, re.M) if "-" in found}


IDS = message_ids()
RAW = re.compile(r"\{ ?\$|\bundefined\b|\bNaN\b|\[object |\bnull\b|(?<![\w/])[a-z]+:[a-z0-9]+(?![\w/])")


def raw(page: Page) -> list[str]:
    """Texts that were never meant for people: message ids, option keys, gaps in sentences."""
    return [
        text
        for text in read(page, "texts")
        if RAW.search(text) or IDS & set(re.findall(r"[a-z][a-z0-9-]+", text))
    ]


# Names that stay as they are in every language, and those of people at other tables.
NAMES = re.compile(
    r"\b(Undercroft|English|Dungeoneer|One Card Dungeon|Dungeon Raiders|Tomb of the Lich Lord|Descent"
    r"|Wrath of the Serpent Goddess|Journeys in the Dark|Tab|Enter|Ada|Grace|Eve"
    r"|[0-9a-f]{32,64})\b"  # and keys, hashes
)


def untranslated(page: Page) -> list[str]:
    """English words on a page that is in another language."""
    return [text for text in read(page, "texts") if re.search(r"[A-Za-z]{3,}", NAMES.sub("", text))]


def misplaced(page: Page) -> list[str]:
    """What is cut off, overflows, or is off the screen."""
    return sorted(set(read(page, "misplaced")))


def broken(page: Page) -> list[str]:
    """Words that are torn in two at the end of a line."""
    return sorted(set(read(page, "broken")))


def foreign(page: Page) -> list[str]:
    """Text that is not set in a typeface of the client."""
    return sorted(set(read(page, "foreign")))


def small(page: Page) -> list[str]:
    """What is too small for a finger."""
    return sorted(set(read(page, "small")))


# People who use voice control say what is written: axe's experimental rule for that is on.
SCAN = "{ resultTypes: ['violations'], rules: { 'label-content-name-mismatch': { enabled: true } } }"


def axe(page: Page) -> list[str]:
    """Serious and critical findings of the accessibility scan."""
    assert AXE.exists(), "the packages of the web tests are not installed: tools/web install"
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text("utf-8"))
    found: list[dict[str, Any]] = page.evaluate(f"axe.run(document, {SCAN}).then((r) => r.violations)")
    return [
        f"{each['id']} ({each['impact']}): {node['html'][:200]} {node['failureSummary']}"
        for each in found
        if each["impact"] in ("serious", "critical")
        for node in each["nodes"]
    ]
