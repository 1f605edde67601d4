"""The measures of `reading` see what they are for."""

from __future__ import annotations

import pytest

from tests.browser.conftest import People
from tests.browser.reading import broken, misplaced

SPOIL = """(css) => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [sheet];
}"""


@pytest.mark.parametrize("touch", [False, True])  # a phone zooms out of a page that is too wide
@pytest.mark.parametrize(
    ("css", "seen"),
    [
        ("article { min-width: 30rem }", "wider than the screen"),
        ("main { overflow: hidden } article { min-width: 30rem }", "off the screen"),
        ("article h2 { width: 2rem; white-space: nowrap }", "runs over its edge"),
        ("article h2 { height: 4px; overflow: hidden }", "is cut"),
        ("article h2 { height: 0; overflow: visible }", "is written over"),
        ("article { height: 2rem; overflow: visible !important }", "sticks out of its frame"),
    ],
)
def test_what_is_badly_laid_out_is_seen(people: People, css: str, seen: str, touch: bool) -> None:
    page = people(size=(360, 740), touch=touch).open().page
    page.wait_for_selector("article .btn:enabled")
    assert misplaced(page) == []
    page.evaluate(SPOIL, css)
    assert [found for found in misplaced(page) if found.startswith(seen)], misplaced(page)


def test_a_word_that_is_torn_in_two_is_seen(people: People) -> None:
    page = people(lang="uk").open().page
    page.wait_for_selector("article .btn:enabled")
    assert broken(page) == []
    page.evaluate(SPOIL, "article h2 { width: 2rem; overflow-wrap: anywhere }")
    assert broken(page) != []
