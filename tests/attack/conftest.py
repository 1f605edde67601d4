"""A server for the attacks that may share one; without budgets, so that much is tried in little time."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from undercroft.lab.serving import serving


@pytest.fixture(scope="module")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where it is."""
    with serving(str(tmp_path_factory.mktemp("attacked")), "--share", "0") as (address, _):
        yield address
