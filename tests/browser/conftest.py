"""One server with the built client and one browser for all tests here; every test gets its own people."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.chromium import FLAGS, chromium, environment
from tests.browser.person import WAIT, Person
from tests.debian import Missing, leave_out
from tests.server.running import running
from tests.server.serving import Serving
from undercroft.client import Lobby
from undercroft.server.net.static import built_client

People = Callable[..., Person]
PRESENT = pytest.StashKey[list[Person]]()  # the people of a test
expect.set_options(timeout=WAIT)


@pytest.fixture(scope="session")
def client_built() -> Path:
    """The built client; ./test builds it."""
    built = built_client()
    assert built is not None, "the browser client is not built: tools/web build"
    return built


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory, client_built: Path) -> Iterator[Serving]:
    """A running server on SQLite."""
    with running(tmp_path_factory.mktemp("browser")) as started:
        yield started


@pytest.fixture(scope="session")
def url(server: Serving) -> str:
    """The server's address."""
    return server.url


@pytest.fixture
def lobby(url: str) -> Lobby:
    """Its HTTP side."""
    return Lobby(url)


@pytest.fixture(scope="module")
def browser(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Browser]:
    """Chromium; without it the tests are skipped, unless everything must be tested.

    Its event loop runs in this thread as long as it exists: tests in other folders need their own.
    """
    try:
        program = chromium()
    except Missing as reason:
        leave_out(reason)
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(
            executable_path=program,
            args=FLAGS,
            env=environment(tmp_path_factory.mktemp("fonts")),
            timeout=2 * WAIT,
        )
        yield launched
        launched.close()


@pytest.fixture
def people(request: pytest.FixtureRequest, browser: Browser, url: str) -> Iterator[People]:
    """Makes people, each with their own browser profile; at the end none may have seen an error."""
    made = request.node.stash[PRESENT] = list[Person]()

    def person(address: str = "", **settings: Any) -> Person:
        made.append(Person(browser, address or url, **settings))
        return made[-1]

    yield person
    complaints = [complaint for each in made for complaint in each.complaints()]
    for each in made:
        each.leave()
    assert complaints == []


@pytest.fixture
def person(people: People) -> Person:
    """Somebody with a desktop screen, in English, by candlelight."""
    return people()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item,
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """A test that fails leaves pictures of what its people saw."""
    report = yield
    if report.failed and isinstance(item, pytest.Function):
        present: list[Person] = item.stash.get(PRESENT, [])
        for number, each in enumerate(present):
            each.photograph(f"failed/{item.name}-{report.when}-{number}")
    return report
