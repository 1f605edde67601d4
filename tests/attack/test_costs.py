"""A short round of each attack: those who play hardly feel it. Long ones: `undercroft bench attack`."""

from __future__ import annotations

import json
from http.client import HTTPConnection

import pytest

from bench import attack
from undercroft.client import Lobby
from undercroft.lab.serving import serving

SECONDS = 4.0
ATTACKS = [*attack.STRIKES, *attack.WISHES, attack.READERS]


@pytest.fixture(scope="module")
def calm() -> attack.Found:
    """How it is without an attack, on this machine and just now."""
    return attack.against("", SECONDS)


@pytest.mark.parametrize("name", ATTACKS)
def test_an_attack_hardly_costs_those_who_play(calm: attack.Found, name: str) -> None:
    """The long round holds to the limit; here, on a machine full of tests, a freeze is told from play."""
    found = attack.against(name, SECONDS)
    assert found.sent > 10, "the attack must have been one"
    for waits, quiet in ((found.moves, calm.moves), (found.bots, calm.bots)):
        assert len(waits) > 10
        assert found.p95(waits) < max(5 * attack.LIMIT, 5 * found.p95(quiet)), found.answers


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
