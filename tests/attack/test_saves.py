"""Saves with every field changed: refused in words, or playable; other tables are not affected."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from bench.attack_saves import KINDS, LIKE, VALUES, attacked, bodies, changed, crafted, fields, some
from undercroft import games
from undercroft.engine.game import BadRequest
from undercroft.engine.record import reopen, unseal
from undercroft.lab.serving import Serving

ENDLESS = 30  # seconds of computing for a moment's work
ONCE = len(VALUES) + len(LIKE)  # with so many parts each field is changed in one way, the next in another


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """A server that also opens positions, as for games on your own machine."""
    folder = tmp_path_factory.mktemp("saves")
    server = Serving(f"sqlite:///{folder / 'tables.sqlite'}", Path(folder), "--share", "0")
    server.environment = {"UNDERCROFT_POSITIONS": "1"}
    with server:
        yield server


@pytest.mark.parametrize(("kinds", "parts"), [(("record", "scene"), ONCE), (("position",), 5 * ONCE)])
def test_crafted_saves_do_no_harm(server: Serving, kinds: tuple[str, ...], parts: int) -> None:
    found = attacked(server, some(kinds, 0, parts))
    assert found.tried > 100
    assert found.answers["refused"] > 0
    assert found.faults == []
    assert found.changed == 0


def test_every_field_is_changed() -> None:
    known = dict(bodies())
    assert {kind.split()[-1] for kind in known} == set(KINDS)
    assert {kind.split()[0] for kind in known} == set(games.ids())
    body = known["one-card record"]
    names = {name for _, name in fields(body)}
    assert names >= {".record.dice.key", ".record.moves[][]", ".snapshot.state.OneCard.spot", ".seats[]"}
    assert {each.where.split(" ", 2)[2] for each in crafted("one-card record", body)} == names


def test_what_was_changed_is_sealed_again() -> None:
    """Otherwise only the seal would be tested."""
    kind, body = next(bodies())
    texts = [each.text for each in crafted(kind, body, parts=7) if b"sha256:0" not in each.text]
    assert len(texts) > 100
    assert not [reason for reason in map(refusal, texts) if "checksum does not fit" in reason]


def refusal(text: bytes) -> str:
    """Why a save is refused before it is played."""
    try:
        unseal(text)
    except BadRequest as error:
        return str(error)
    return ""


NOBODY = f"""
import contextlib, resource
resource.setrlimit(resource.RLIMIT_CPU, ({ENDLESS}, {ENDLESS}))
from bench.attack_saves import bodies, changed
from undercroft.engine.game import BadRequest
from undercroft.server.tables.heavy import open_save

body = dict(bodies())["dungeoneer position"]
for out in (7, -1):
    text = changed(body, ("record", "start", "state", "out"), out)
    assert text is not None
    with contextlib.suppress(BadRequest):  # refused or opened, but not waited for
        open_save(text, positions=True)
"""


def test_a_position_without_anybody_left_is_no_endless_search_for_the_next_player() -> None:
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    # In a process of its own: a compiled loop cannot be interrupted from inside.
    subprocess.run([sys.executable, "-c", NOBODY], env=environment, check=True)


def test_a_position_whose_options_belong_to_another_one_is_refused() -> None:
    """A hero who turned into a monkey is still offered an order, which then nobody can place."""
    body = dict(bodies())["descent position"]
    text = changed(body, ("record", "start", "state", "monkey", 2), 7)
    assert text is not None
    with pytest.raises(BadRequest, match="nobody could go on"):
        reopen(games.get("descent"), unseal(text))
