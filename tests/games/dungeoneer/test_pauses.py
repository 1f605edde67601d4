"""A pause offers exactly the options that nothing bars, even if nobody is asked."""

from __future__ import annotations

from typing import Any

import pytest

from tests.conformance.tables import Chooser, decisions, tables_of
from tests.conformance.tables import Table as Seating
from undercroft.engine import flow
from undercroft.engine.flow import Frame
from undercroft.engine.verbs import Verb
from undercroft.games.dungeoneer.battle.actions import ATTACK, LIE_DOWN, STAND
from undercroft.games.dungeoneer.boxes import TOMB
from undercroft.games.dungeoneer.course.wiring import DungeoneerTable
from undercroft.games.dungeoneer.play.abilities import USE, USE_QUEST
from undercroft.games.dungeoneer.play.cards import PLAY_AND_USE, PLAY_BANE, PLAY_GLORY
from undercroft.games.dungeoneer.state.windows import PlayWindow

COMPILED = not (flow.__file__ or "").endswith(".py")
IN_PAUSES: list[Verb[Any]] = [STAND, ATTACK, LIE_DOWN, USE, USE_QUEST, PLAY_GLORY, PLAY_AND_USE, PLAY_BANE]
SEATINGS = tables_of("dungeoneer")[::3]


def in_pause(s: DungeoneerTable, seat: int, event: int, host: Frame[Any]) -> DungeoneerTable:
    """The position in which this seat is asked by a pause that the frame has opened."""
    twin = s.copy()
    del twin.agenda[s.agenda.index(host) + 1 :]
    window = PlayWindow(event, [seat], [seat])
    window.goto("take")
    twin.push(window)
    return twin


@pytest.mark.skipif(COMPILED, reason="compiled methods cannot be replaced")
@pytest.mark.parametrize("seating", SEATINGS, ids=str)
def test_a_pause_offers_what_nothing_bars(seating: Seating, monkeypatch: pytest.MonkeyPatch) -> None:
    plays = DungeoneerTable.plays
    chooser = Chooser(3)
    compared: list[int] = []

    def checked(s: DungeoneerTable, seat: int, event: int, host: Frame[Any], spent: int) -> list[str]:
        found = plays(s, seat, event, host, spent)
        if chooser.below(4) == 0:
            twin = in_pause(s, seat, event, host)
            names = {*s.hands[seat], *[item.name for item in s.items[seat]]}
            words = [word for verb in IN_PAUSES for word in verb.words_in(s.box)]
            near = [
                word
                for word in words
                if word.key in found or names & {*word.what.replace("@", ":").split(":")}
            ]
            near += [word for verb in (STAND, ATTACK, LIE_DOWN, USE_QUEST) for word in verb.words_in(s.box)]
            near += [TOMB.words[key] for key in ("use:hero", "use:location", "use:location:2")]
            assert {word.key for word in near if word.verb.bar(twin, seat, word) is None} == set(found)
            compared.append(len(near))
        return found

    monkeypatch.setattr(DungeoneerTable, "plays", checked)
    for _ in decisions(seating, 7, 400):
        pass
    assert compared
