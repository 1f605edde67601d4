"""Makes a page harder to lay out: with a wider typeface, with longer words."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page

STRAIN = (Path(__file__).parent / "strain.js").read_text("utf-8")


def widen(page: Page) -> None:
    """Show the page in typefaces as wide as any likely fallback."""
    page.evaluate(f"({STRAIN}).widen()")


def relax(page: Page) -> None:
    """Show the page in its own faces again."""
    page.evaluate(f"({STRAIN}).relax()")


def lengthen(page: Page) -> None:
    """Make every word that is shown a fifth longer."""
    page.evaluate(f"({STRAIN}).lengthen()")
