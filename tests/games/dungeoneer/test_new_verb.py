"""A verb is one class: once created, it is offered, priced, refused, labelled and carried out."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

import pytest

from tests.games.dungeoneer.table import GAME, options, play, player, scene
from undercroft import bots
from undercroft.engine.flow import Args
from undercroft.engine.seat import Seat
from undercroft.engine.verbs import Reason, Word
from undercroft.games.dungeoneer.boxes import TOMB
from undercroft.games.dungeoneer.course.wiring import DungeoneerTable
from undercroft.games.dungeoneer.course.words import fill
from undercroft.games.dungeoneer.hero.points import pay_ap
from undercroft.games.dungeoneer.hero.reasons import no_ap, short_of_ap
from undercroft.games.dungeoneer.hero.wounds import heal
from undercroft.games.dungeoneer.state.procedure import HEROICS_MENU
from undercroft.games.dungeoneer.state.state import Dungeoneer
from undercroft.games.dungeoneer.state.times import not_heroics
from undercroft.games.dungeoneer.state.verbs import MENUS, VERBS, Action
from undercroft.locale import Voice

RESTING_AP = 2
TOO_TIRED = no_ap("D-081")
TEXTS = "dungeoneer-do-rest = Rest for { dungeoneer-ap }"


class Rest(Action):
    """Regain a point of health for action points."""

    name: ClassVar[str] = "rest"
    rules: ClassVar[tuple[str, ...]] = ("D-080",)
    menus: ClassVar[tuple[int, ...]] = (HEROICS_MENU,)

    def price(self, s: Dungeoneer, seat: int, word: Word) -> int:
        return RESTING_AP

    def bar(self, s: Dungeoneer, seat: int, word: Word) -> Reason | None:
        return not_heroics(s, seat) or short_of_ap(s, seat, self.price(s, seat, word), TOO_TIRED)

    def do(self, s: Dungeoneer, seat: int, word: Word) -> None:
        pay_ap(s, seat, self.price(s, seat, word))
        heal(s, seat, 1)

    def args(self, s: Dungeoneer, seat: int, word: Word) -> Args:
        return {"ap": self.price(s, seat, word)}


@pytest.fixture(autouse=True)
def resting() -> Iterator[None]:
    verb = Rest()
    fill(TOMB)
    yield
    VERBS.remove(verb)
    MENUS[HEROICS_MENU].remove(verb)
    fill(TOMB)


def hero(ap: int) -> DungeoneerTable:
    """A wounded hero in the dungeon."""
    return scene({"at": "crossing", "ap": ap, "health": 3}, {}, map={"crossing": [0, -1]})


def test_it_is_offered_carried_out_and_paid_for() -> None:
    s = hero(3)
    assert "rest" in options(s, 0)
    play(s, "rest")
    assert (player(s, 0)["ap"], player(s, 0)["health"]) == (1, 4)
    assert "rest" not in options(s, 0)


def test_its_label_says_the_price() -> None:
    voice = Voice("en")
    voice.book.add(TEXTS)
    found = GAME.describe(hero(3), 0, "rest")
    assert voice(found.label) == "Rest for 2 AP"
    assert found.rules == ["D-080"]


def test_it_is_refused_for_its_own_reasons_and_for_those_that_all_verbs_share() -> None:
    tired = GAME.refusal(hero(1), 0, "rest")
    assert (tired.rule, Voice("en")(tired.message)) == ("D-081", "That takes 2 AP, more than your hero has.")
    assert GAME.refusal(hero(3), 1, "rest").rule == "D-048"
    assert GAME.explain(hero(3), 0, "rest") is None


def test_bots_play_to_the_end_beside_it() -> None:
    state = GAME.new(2, 5)
    players = [bots.get("dungeoneer", "heuristic", seat) for seat in range(2)]
    rested = 0
    while asks := state.asks():
        ask = asks[0]
        choice = players[ask.seat].choose(Seat(GAME, state, ask.seat), ask)
        if "rest" in ask.options and rested < 5:
            choice, rested = "rest", rested + 1
        state.apply(ask.seat, choice)
    assert rested == 5
