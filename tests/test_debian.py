"""What the tests do when a program is missing."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tests.debian import Missing, found, install, leave_out


def test_who_cannot_install_a_program_is_told_how(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "geteuid", lambda: 1000)
    with pytest.raises(Missing, match=r"not installed; on Debian: sudo apt-get install postgresql$"):
        found("PostgreSQL", "postgresql", lambda: None)


def test_where_apt_get_fails_its_last_words_are_passed_on_with_what_to_do(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    fails = tmp_path / "apt-get"
    fails.write_text("#!/bin/sh\necho Reading package lists >&2; echo E: no network >&2; exit 100\n", "utf-8")
    fails.chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    with pytest.raises(Missing) as reason:
        install("PostgreSQL", "postgresql")
    assert str(reason.value) == (
        "PostgreSQL is not installed, and apt-get cannot: E: no network; "
        "install the Debian package postgresql yourself"
    )


@pytest.mark.parametrize("ci", ["1", "true", "yes"])
def test_where_everything_must_be_tested_a_missing_program_is_a_failure(
    monkeypatch: pytest.MonkeyPatch, ci: str
) -> None:
    monkeypatch.setenv("CI", ci)
    with pytest.raises(pytest.fail.Exception, match="it is not here") as failure:
        leave_out(Missing("it is not here"))
    assert failure.value.__suppress_context__  # said once, though it was raised twice


@pytest.mark.parametrize("ci", ["", "0", "false", "False"])
def test_elsewhere_it_is_a_skip_that_says_why(monkeypatch: pytest.MonkeyPatch, ci: str) -> None:
    monkeypatch.setenv("CI", ci)
    with pytest.raises(pytest.skip.Exception, match="it is not here"):
        leave_out(Missing("it is not here"))
