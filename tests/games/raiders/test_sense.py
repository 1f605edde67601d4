"""Useless plays: they are recognised, and the bot does not make them."""

from __future__ import annotations

import pytest

from tests.games.raiders.table import GAME, scene
from undercroft import bots
from undercroft.engine.seat import Seat
from undercroft.games.raiders import advice
from undercroft.games.raiders.state import Raiders
from undercroft.lab.sense import measure
from undercroft.lab.sense_raiders import BALL, ESCAPE, KEY, KINDS, Watcher


def boss(name: str, *items: str, power: tuple[int, ...] = (3, 3, 3, 3)) -> Raiders:
    """The last room, with one power card in every hand; the first seat has these items."""
    hands = {seat: [card] for seat, card in enumerate(power)}
    return scene(name, items={0: list(items)}, power=hands, floor=5)


def chosen(s: Raiders) -> set[str]:
    """What bots of ten seeds lay."""
    ask = s.asks()[0]
    return {bots.get("raiders", "heuristic", seed).choose(Seat(GAME, s, 0), ask) for seed in range(10)}


@pytest.mark.parametrize(
    ("s", "useless", "kind", "choice"),
    [
        (boss("medusa", "ball"), "ball", BALL, "power:3"),
        (boss("megadragon", "key"), "power:3", ESCAPE, "key"),
        (boss("wolf-pack", "torch", "sword"), "sword", ESCAPE, "torch"),
        (boss("necromancer", "ball"), "power:3", ESCAPE, "ball"),
    ],
    ids=["ball", "key", "torch", "necromancer"],
)
def test_a_useless_card_is_recognised_and_not_laid(s: Raiders, useless: str, kind: str, choice: str) -> None:
    watcher = Watcher(s)
    watcher.sees(s, 0, useless)
    assert watcher.plays[kind, True] == 1
    assert chosen(s) == {choice}


def test_a_card_is_sure_that_no_table_makes_the_lowest() -> None:
    hands = [["power:1", "sword"], ["power:4"], ["power:2", "sword"], ["power:4"]]
    assert advice.sure("megadragon", 0, hands[0], hands) == ["sword"]  # somebody has a 4 at most
    assert advice.sure("megadragon", 0, hands[0], [hands[0], ["sword"], ["sword"], ["sword"]]) == []
    assert advice.sure("mummy", 0, hands[0], hands) == ["power:1"]  # it strikes the highest


def test_whoever_holds_more_than_power_cards_may_lay_a_sword_against_a_boss() -> None:
    view = GAME.view(boss("megadragon", "ball", "torch"), 1)
    first = view["players"][0]
    first["played"] = ["power:1", "power:2", "power:4", "power:5"]
    assert advice.possible(view)[0] == ["power:3", "sword", "key"]
    first.update(card="ball", hand_size=2)  # a ball is followed by another card
    assert advice.possible(view)[0] == ["power:3", "sword", "key"]
    first.update(card="", hand_size=1)
    assert advice.possible(view)[0] == ["power:3"]
    first.update(card="torch")
    assert advice.possible(view)[0] == ["torch"]


def test_the_last_treasure_of_all_is_opened_with_a_key() -> None:
    hands = {seat: [3, 4] for seat in range(4)}
    s = scene("treasure-4-2", "medusa", items={0: ["key"]}, power=hands, floor=5)
    watcher = Watcher(s)
    watcher.sees(s, 0, "power:3")
    assert watcher.ends(s)[KEY, True] == 1
    assert chosen(s) == {"key"}
    s = scene("treasure-4-2", "megadragon", items={0: ["key"]}, power=hands, floor=5)
    assert "key" not in chosen(s) or len(chosen(s)) > 1  # it saves from the dragon


def test_before_the_medusa_nobody_keeps_a_card_that_would_be_the_end_of_all() -> None:
    """Four 3s do not beat it, and put everybody out; four 4s beat it (R-192)."""
    hands = {seat: [3, 4] for seat in range(4)}
    assert chosen(scene("treasure-2-1", "medusa", power=hands, floor=5)) == {"power:3"}


def test_games_of_bots_are_watched() -> None:
    plays = measure("raiders", 1, 0, 4)
    assert sum(plays.values()) > 0
    assert not [kind for kind in KINDS if plays[kind, True]]
