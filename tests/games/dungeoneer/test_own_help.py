"""A range of chances includes the help a hero has in play, from unused to used as well as possible."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from tests.games.dungeoneer.table import GAME, scene
from tests.games.dungeoneer.test_survey import alarm, chances
from undercroft.engine.flow import CHANCE
from undercroft.engine.messages import Message
from undercroft.games.dungeoneer.course.turn import Heroics
from undercroft.games.dungeoneer.course.wiring import DungeoneerTable
from undercroft.locale import voice

SPIKES = {"spiked-hall": [0, -1]}


def hall(**hero: Any) -> DungeoneerTable:
    """A hero in front of a hall with spikes, and an opponent who can do nothing."""
    return scene({"hero": "kron-axereaver", "glory": 3, **hero}, {"hero": "raka"}, map=SPIKES)


def unhurt(s: DungeoneerTable, health: int) -> Fraction:
    """The best chance to get through without a wound, over every throw and every choice in pauses."""
    if not s.pending or isinstance(s.agenda[-1], Heroics):
        return Fraction(s.health[0] == health)
    ask = s.pending[0]
    each = []
    for option in ask.options:
        twin = s.copy()
        twin.apply(ask.seat, option)
        each.append(unhurt(twin, health))
    return sum(each, Fraction()) / len(each) if ask.seat == CHANCE else max(each)


def best(s: DungeoneerTable, option: str) -> Fraction:
    """The best chance after an option, by hand."""
    twin = s.copy()
    twin.apply(0, option)
    return unhurt(twin, s.health[0])


@pytest.mark.parametrize("card", ["blessings-of-nakari", "lucky-star", "lucky-coin"])
def test_the_most_is_what_the_best_use_of_a_card_in_play_comes_to(card: str) -> None:
    bare, equipped = hall(), hall(items=[card])
    least, most = chances(equipped, "move:north", "test")
    assert least == chances(bare, "move:north", "test")[0] == best(bare, "move:north")
    assert least < most == best(equipped, "move:north")


def test_the_button_shows_the_range() -> None:
    [odds, *_] = GAME.survey(hall(items=["blessings-of-nakari"]), 0)["options"]["move:north"]["odds"]
    least, most = chances(hall(items=["blessings-of-nakari"]), "move:north", "test")
    words = f"success {round(100 * least)}–{round(100 * most)}%"
    assert voice("en")(Message(odds["id"], odds["args"])) == words


def test_what_cannot_be_paid_for_does_not_help() -> None:
    tired = hall(items=["lucky-coin"], ap=1)  # for the step, not for the coin
    assert chances(tired, "move:north", "test") == chances(hall(), "move:north", "test")


def test_the_help_of_an_opponent_is_not_counted() -> None:
    lucky = {"hero": "raka", "glory": 3, "items": ["blessings-of-nakari"]}
    s = scene({"hero": "kron-axereaver"}, lucky, map=SPIKES)
    assert chances(s, "move:north", "test") == chances(hall(), "move:north", "test")


def test_a_threat_on_the_map_shows_the_range_too() -> None:
    bare, equipped = hall(), hall(items=["lucky-star"])
    key = "location:spiked-hall"
    threats = [GAME.survey(s, 0)["threats"][key] for s in (bare, equipped)]
    assert threats[0]["least"] == threats[0]["most"] == threats[1]["least"]
    assert Fraction(threats[1]["most"]) == best(equipped, "move:north")


def test_a_quest_that_is_won_only_with_help_is_not_called_hopeless() -> None:
    option = "attempt:ring-the-drowned-bell"
    hero = {"hero": "kron-axereaver", "at": "bell-tunnel", "level": 4, "quests": ["ring-the-drowned-bell"]}
    places = {"bell-tunnel": [0, -1]}
    alone = scene(hero, {"hero": "raka"}, map=places)
    blessed = scene({**hero, "glory": 3, "items": ["blessings-of-nakari"]}, {"hero": "raka"}, map=places)
    assert alarm(alone, option) == "hopeless"
    assert alarm(blessed, option) is None
    assert chances(blessed, option, "quest")[0] == 0 < chances(blessed, option, "quest")[1]


def test_a_clash_shows_what_one_s_own_cards_can_make_of_it() -> None:
    mine, theirs = (
        {"hero": "kron-axereaver", "glory": 3, "at": "crossing"},
        {"hero": "raka", "at": "crossing"},
    )
    for items, ranges in ([], False), (["blessings-of-nakari"], True):
        s = scene({**mine, "items": items}, theirs, map={"crossing": [0, -1]})
        lines = GAME.survey(s, 0)["options"]["attack:1:melee"]["lines"]
        [clash] = [each for each in lines if each["id"] == "dungeoneer-chance-clash"][:1]
        assert ("–" in clash["args"]["hits"]) == ranges
