"""Shared by all tests: Hypothesis settings, access to test servers, and their databases.

`--hypothesis-profile=default` looks for new examples.
`--proven FILE` adds the rules whose tests ran and passed to those in the file.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from hypothesis import HealthCheck, settings

from tests.debian import Missing, leave_out

if TYPE_CHECKING:
    from tests.server.postgres import Cluster

settings.register_profile(
    "the same for everybody",
    derandomize=True,
    deadline=None,  # the machine may be busy
    database=None,
    print_blob=True,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("the same for everybody")

# Test servers listen on loopback, which no proxy reaches.
os.environ["NO_PROXY"] = os.environ["no_proxy"] = "127.0.0.1,localhost"

PROVEN: set[str] = set()  # rule ids of tests that ran and passed


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--proven", metavar="FILE", help="write down the rule ids whose tests ran and passed")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Each report says which rules its test proves, even one from another process."""
    for item in items:
        ids = [id for mark in item.iter_markers("rule") for id in mark.args]
        if ids:
            item.user_properties.append(("rules", ids))


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    if report.when == "call" and report.passed:
        for name, ids in report.user_properties:
            if name == "rules" and isinstance(ids, list):
                PROVEN.update(ids)


def pytest_sessionfinish(session: pytest.Session) -> None:
    file = session.config.getoption("--proven")
    if file and not hasattr(session.config, "workerinput"):
        written = Path(file).read_text("utf-8") if Path(file).exists() else ""
        Path(file).write_text(json.dumps(sorted(PROVEN.union(json.loads(written or "[]")))), "utf-8")


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    """PostgreSQL for all tests that need it; without it they are skipped."""
    from tests.server.postgres import Cluster

    try:
        made = Cluster()
    except Missing as reason:
        leave_out(reason)
    with made:
        yield made


@pytest.fixture
def postgresql(cluster: Cluster) -> str:
    """An empty PostgreSQL database."""
    return cluster.new_database()


@pytest.fixture
def sqlite(tmp_path: Path) -> str:
    """A SQLite file that does not exist yet."""
    return f"sqlite:///{tmp_path / 'tables.sqlite'}"


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest) -> str:
    """Each of the two databases in turn."""
    url: str = request.getfixturevalue(request.param)
    return url
