"""`kill -9` in the middle of play: every acknowledged move is kept, once and in order, and play goes on."""

from __future__ import annotations

from pathlib import Path

from bench.attack_kills import killed

KILLS = 12


def test_nothing_is_lost_or_doubled_when_the_server_is_killed_again_and_again(
    database: str, tmp_path: Path
) -> None:
    found = killed(database, tmp_path, KILLS, database.partition(":")[0])
    assert (found.ledger.lost, found.ledger.doubled) == ([], [])
    assert found.ledger.acknowledged > KILLS
    assert found.looked > 0
    assert "Traceback" not in found.log
    print(f"\n{found.kills} kills in {found.seconds:.1f} s; {found.ledger}; {found.looked} looked again")
