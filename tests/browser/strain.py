"""Makes a page harder to lay out than it is: with a wider face, with longer words."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page

STRAIN = (Path(__file__).parent / "strain.js").read_text("utf-8")


def widen(page: Page) -> None:
    """Show the page in faces as wide as any that may stand in for the shipped ones."""
    page.evaluate(f"({STRAIN}).widen()")


def relax(page: Page) -> None:
    """Show the page in its own faces again."""
    page.evaluate(f"({STRAIN}).relax()")


def lengthen(page: Page) -> None:
    """Make every word that is shown a fifth longer."""
    page.evaluate(f"({STRAIN}).lengthen()")
