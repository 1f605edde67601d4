"""What the documents say is true: their code runs, their links lead somewhere."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PAGES = sorted(
    [*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md"), *(ROOT / "src").rglob("*.md"), ROOT / "web/README.md"]
)
HOSTS = re.compile(r"(pypi|pythonhosted|npmjs|registry\.npm|debian|ubuntu)\.(org|com|net)", re.I)
TEXTS = {".md", ".py", ".toml", ".txt", ".in", ".ftl", ".svg", ".json", ".ts", ".css", ".html", ""}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_the_code_in_a_page_runs(page: Path) -> None:
    found = doctest.testfile(str(page), module_relative=False, encoding="utf-8")
    assert found.failed == 0


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_the_links_of_a_page_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#]+)[^)]*\)", page.read_text("utf-8")):
        assert "://" in target or (page.parent / target).exists(), target


def test_the_readme_shows_a_doctested_example() -> None:
    assert (ROOT / "README.md").read_text("utf-8").count(">>> ") >= 10


def test_no_file_names_the_host_of_a_package_registry() -> None:
    for folder in ("src", "tests", "bench", "tools", "requirements", "docs", "web", "."):
        files = (ROOT / folder).rglob("*") if folder != "." else ROOT.glob("*")
        for file in files:
            if (
                "node_modules" not in file.parts
                and file.is_file()
                and file.suffix in TEXTS
                and file.resolve() != Path(__file__).resolve()
            ):
                assert not HOSTS.search(file.read_text("utf-8", errors="ignore")), file
