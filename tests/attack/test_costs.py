"""A short round of each attack: people can go on playing. Long rounds with figures: `undercroft bench`."""

from __future__ import annotations

import json
import math
from http.client import HTTPConnection

import pytest

from bench import attack, attack_lines
from undercroft.client import Lobby
from undercroft.lab.serving import serving

SECONDS = (2.0, 8.0, 32.0)  # on a busy machine it takes longer until anybody was answered
ATTACKS = [*attack.WORKS]  # those of attack_lines among them
assert len(ATTACKS) == len(attack.STRIKES) + len(attack.WISHES) + 1 + len(attack_lines.BENCHMARKS)


@pytest.mark.parametrize("name", ATTACKS)
def test_people_and_bots_play_on_under_attack(name: str) -> None:
    """The long rounds measure how long they wait, on a machine that does nothing else."""
    for seconds in SECONDS:
        found = attack.against(name, seconds)
        if found.moves and found.bots:
            break
    assert found.sent > 0, "the attack must have been one"
    assert found.moves, "no choice of a player was answered"
    assert found.bots, "no bot has chosen"
    assert found.changed == 0, "a position is not what it was"


def test_players_who_could_not_choose_have_waited_for_ever() -> None:
    """A server that answers nobody must not be reported as a fast one."""
    assert attack.p95([]) == attack.p95([0.001]) == math.inf
    assert attack.p95([0.05] * 100) == pytest.approx(50)


def test_whoever_asks_for_too_much_is_told_when_to_come_back(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    with serving(str(tmp_path_factory.mktemp("poor")), "--share", "0.02") as (url, _):
        field = attack.prepared(url)
        host = url.removeprefix("http://")
        for _ in range(2000):
            line = HTTPConnection(host, timeout=60)
            line.request("GET", f"/api/tables/{field.finished}/replay?{attack.STRETCH}")
            answer = line.getresponse()
            said = json.loads(answer.read())
            answer.close()
            line.close()
            if answer.status != 200:
                break
        assert (answer.status, said["code"]) == (429, "later")
        assert int(answer.headers["retry-after"]) == said["retry"] > 0
        with Lobby(url).sit(field.running, field.token) as player:
            number = player.n
            player.move(player.asks[0]["options"][0])
            assert player.n > number, "choices are free"
