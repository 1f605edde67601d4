"""Who attacks, and what it costs the hero (O-161..O-176, O-269, O-270)."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from tests.games.one_card.table import GAME, heard, new, options, places, play, scene, view, why_not
from undercroft.engine.flow import Args, Event
from undercroft.engine.game import BadRequest
from undercroft.engine.messages import Message
from undercroft.locale import voice

ATTACKS = ("one-card-monsters-attack", "one-card-nobody-attacks")
RING = {"A": "c4", "B": "b3", "C": "d3", "D": "c2"}  # four monsters right next to c3


def attack(level: int, hero: str, *monsters: str, defence: int = 2, health: int = 6) -> tuple[int, int]:
    """The attack sum of monsters that stand there, and the health that is left."""
    base = (defence + 1) // 2
    spec: dict[str, Any] = {
        "level": level,
        "hero": hero,
        "monsters": dict(zip("ABCD", monsters, strict=False)),
        "phase": "attack",
        "health": health,
        "defence": base,
        "dice": {"defence": defence - base},
    }
    events: list[Event] = []
    s = GAME.scene(spec, chance="explicit", listener=events.append)
    assert events[0].args["defence"] == defence
    return int(events[0].args["sum"]), view(s)["hero"]["health"]


@pytest.mark.rule("O-161")
def test_a_monster_out_of_range_does_not_attack() -> None:
    assert attack(1, "a3", "c3") == (0, 6)  # in sight at distance 4, range 3
    assert attack(1, "a3", "b4") == (4, 4)
    assert attack(3, "c3", "d2") == (0, 6)  # an ogre at distance 3
    assert attack(4, "e5", "b5") == (0, 6)  # a demon at distance 6
    assert attack(4, "e5", "c4") == (5, 4)


@pytest.mark.rule("O-161")
def test_a_monster_out_of_sight_does_not_attack() -> None:
    assert attack(2, "a5", "c5") == (5, 4)
    assert attack(2, "a5", "c5", "b5") == (5, 4)  # b5 alone: it hides the hero from c5
    assert attack(4, "a5", "b5", "a4", "c4") == (10, 1)  # b5 and a4 close every line to c4


@pytest.mark.rule("O-161")
def test_the_view_says_which_monsters_threaten_the_hero() -> None:
    """Each within its own range and sight, whatever the hero's."""
    s = GAME.scene({"level": 1, "hero": "a3", "monsters": {"A": "b4", "B": "c3"}})
    assert [monster["threatens"] for monster in view(s)["monsters"]] == [True, False]


@pytest.mark.rule("O-162")
def test_the_attack_values_are_added_up() -> None:
    assert attack(1, "c3", "c4")[0] == 4
    assert attack(1, "c3", "c4", "b3")[0] == 8
    assert attack(1, "c3", *RING.values())[0] == 16
    assert attack(3, "c3", "c4", "b3")[0] == 14
    assert attack(2, "b4", "b5", "a4", "c4")[0] == 15


@pytest.mark.rule("O-163", "O-172")
def test_wounds_are_the_sum_divided_by_the_defence_rounded_down() -> None:
    for count, defence in product((1, 2, 3, 4), range(2, 13)):
        wounds = 0
        while (wounds + 1) * defence <= 4 * count:
            wounds += 1
        assert attack(1, "c3", *list(RING.values())[:count], defence=defence) == (
            4 * count,
            max(0, 6 - wounds),
        )


@pytest.mark.rule("O-164")
def test_the_rounding_is_done_once_on_the_sum() -> None:
    assert attack(2, "b4", "b5", defence=6) == (5, 6)
    assert attack(2, "b4", "b5", "a4", defence=6) == (10, 5)


@pytest.mark.rule("O-165")
def test_a_sum_below_the_defence_does_nothing() -> None:
    assert attack(1, "c3", "c4", defence=5) == (4, 6)
    assert attack(1, "c3", "c4", defence=4) == (4, 5)
    assert attack(1, "c3", *RING.values(), defence=12, health=1) == (16, 0)
    assert attack(1, "c3", "c4", "b3", defence=12, health=1) == (8, 1)


@pytest.mark.rule("O-166", "O-167")
def test_twelve_against_seven_and_twelve_against_four() -> None:
    assert attack(1, "c3", "c4", "b3", "d3", defence=7) == (12, 5)  # O-166: 1 wound
    assert attack(1, "c3", "c4", "b3", "d3", defence=4) == (12, 3)  # O-167: 3 wounds


@pytest.mark.rule("O-168", "O-169", "O-170")
def test_the_figure_of_the_attack_phase() -> None:
    assert attack(1, "a3", "b4", "c3", defence=3) == (4, 5)  # O-168: one of two, 1 wound
    assert attack(1, "a3", "b4", "b3", defence=3) == (8, 4)  # O-169: both, 2 wounds
    s = scene(level=1, hero="a3", monsters={"A": "b4", "B": "c3"}, phase="hero")
    assert [monster["distance"] for monster in view(s)["monsters"]] == [3, 4]  # O-170
    assert attack(1, "a3", "b4") == (4, 4)
    assert attack(1, "a3", "c3") == (0, 6)


@pytest.mark.rule("O-269")
def test_a_later_mover_may_close_the_line_of_an_earlier_one() -> None:
    s = scene(level=2, hero="a5", monsters={"A": "c5"}, phase="hero", automatic=True)
    events = heard(s)
    play(s, "end")
    assert [event.args["sum"] for event in events if event.id in ATTACKS] == [
        5
    ]  # alone it attacks from there
    s = scene(level=2, hero="a5", monsters={"A": "c5", "B": "d5"}, phase="hero", automatic=True)
    events = heard(s)
    play(s, "end")
    assert [event.args["sum"] for event in events if event.id in ATTACKS] == [5]  # B attacks, A no longer


@pytest.mark.rule("O-269")
def test_range_is_tested_where_a_monster_ends() -> None:
    s = scene(level=1, hero="a3", monsters={"A": "d5", "B": "e3"}, phase="hero", automatic=True)
    events = heard(s)
    play(s, "end")
    assert places(s) == {"A": "b4", "B": "c3"}
    assert [event.args["sum"] for event in events if event.id in ATTACKS] == [4]  # A was out of range before


@pytest.mark.rule("O-270")
def test_two_skeletons_in_a_row() -> None:
    s = scene(level=2, hero="a5", monsters={"A": "c5", "B": "d5"}, phase="hero", automatic=True)
    events = heard(s)
    play(s, "end")
    assert [view(s)["monsters"][0][name] for name in ("square", "distance", "in_sight")] == ["c5", 4, False]
    assert [view(s)["monsters"][1][name] for name in ("square", "distance", "in_sight")] == ["b5", 2, True]
    assert [event.args["price"] for event in events[:2]] == [0, 4]
    assert [event.args["sum"] for event in events if event.id in ATTACKS] == [5]


@pytest.mark.rule("O-171")
def test_defence_is_not_used_up() -> None:
    spec = {"level": 1, "hero": "c3", "monsters": {"A": "b4", "B": "d3"}, "defence": 2}
    s = scene(**spec, phase="hero", dice={"defence": 2}, automatic=True)
    play(s, "end")
    assert view(s)["hero"]["health"] == 4  # 8 against 4: two wounds, nothing is taken off for defence
    assert view(s)["hero"]["defence"] == 2
    play(s, 2, 2, 2, "dice:2,2,2")
    assert view(s)["energy"]["defence"] == 4
    play(s, "end")
    assert view(s)["hero"]["health"] == 2  # and the same again


@pytest.mark.rule("O-172")
def test_each_wound_takes_one_health() -> None:
    assert attack(3, "c3", "c4", defence=7, health=6) == (7, 5)
    assert attack(3, "c3", "c4", defence=3, health=6) == (7, 4)
    assert attack(3, "c3", "c4", defence=2, health=6) == (7, 3)
    assert attack(3, "c3", "c4", defence=2, health=4) == (7, 1)


@pytest.mark.rule("O-173")
def test_health_stops_at_0() -> None:
    assert attack(1, "c3", *RING.values(), defence=2, health=1) == (16, 0)  # 8 wounds
    assert attack(1, "c3", *RING.values(), defence=2, health=6) == (16, 0)
    assert attack(1, "c3", "c4", "b3", "d3", defence=2, health=6) == (12, 0)  # 6 wounds


@pytest.mark.rule("O-174")
def test_at_0_health_the_game_is_over_at_once() -> None:
    s = scene(level=3, hero="c3", monsters={"A": "c4"}, phase="hero", health=3, automatic=True)
    play(s, "end")
    assert view(s)["hero"]["health"] == 0
    assert s.asks() == []  # no new energy phase
    assert view(s)["turn"] == 1
    result = s.result()
    assert result is not None
    assert (result["winners"], result["reason"]) == ([], "defeat")
    assert why_not(s, "end") == "O-006"


@pytest.mark.rule("O-174")
def test_with_1_health_left_the_game_goes_on() -> None:
    s = scene(level=3, hero="c3", monsters={"A": "c4"}, phase="hero", health=4, automatic=True)
    play(s, "end")
    assert view(s)["hero"]["health"] == 1
    assert s.result() is None
    assert view(s)["turn"] == 2


@pytest.mark.rule("O-175")
def test_nobody_is_wounded_in_the_movement_phase() -> None:
    s = scene(level=1, hero="a5", monsters={"A": "b5", "B": "d3", "C": "c2"}, phase="hero")
    events = heard(s)
    play(s, "end")
    while view(s)["phase"] == "monsters":  # A stands next to the hero, the others still have to be led
        assert view(s)["hero"]["health"] == 6
        assert not [event for event in events if event.id in ATTACKS]
        play(s, options(s)[0])
    assert [event.id for event in events].count(ATTACKS[0]) == 1
    assert view(s)["hero"]["health"] < 6


@pytest.mark.rule("O-175")
def test_a_monster_does_not_attack_on_its_way() -> None:
    # A has the hero in range before and after the moves, B only after: one attack each
    s = scene(level=7, hero="a5", monsters={"A": "b5", "B": "b3"}, phase="hero", defence=6, automatic=True)
    events = heard(s)
    play(s, "end")
    assert places(s) == {"A": "b5", "B": "a4"}
    assert [event.args["sum"] for event in events if event.id in ATTACKS] == [14]
    assert view(s)["hero"]["health"] == 4  # 14 against 7


@pytest.mark.rule("O-176")
@pytest.mark.parametrize("hero_class", ["none", "paladin", "barbarian", "archer", "sorceress"])
def test_total_defence_is_at_least_2(hero_class: str) -> None:
    weakest = play(new(**{"class": hero_class}), 1, 1, 1)
    for arrangement in options(weakest):
        if arrangement != "reroll":
            s = play(weakest.copy(), arrangement)
            assert view(s)["energy"]["defence"] == 2
    for nothing in ({"defence": 0}, {"dice": {"defence": 0}}):
        with pytest.raises(BadRequest):
            scene(level=1, phase="attack", **nothing)


@pytest.mark.parametrize(
    ("lang", "one", "two"),
    [
        ("en", "Spider A strikes: 4 against", "2 spiders strike (A, B): 8 against"),
        ("ru", "Паук A атакует: 4 против", "2 паука атакуют (A, B): 8 против"),
        ("uk", "Павук A атакує, 4 проти", "2 павуки атакують (A, B), 8 проти"),
    ],
)
def test_those_who_strike_are_named(lang: str, one: str, two: str) -> None:
    for monsters, said in (({"A": "b4", "B": "e1"}, one), ({"A": "b4", "B": "a4"}, two)):
        s = scene(level=1, hero="a3", monsters=monsters, phase="hero", automatic=True)
        events = heard(s)
        play(s, "end")
        [attack] = [event for event in events if event.id in ATTACKS]
        assert voice(lang)(attack).startswith(said)


@pytest.mark.parametrize(
    ("lang", "said"), [("en", "It stays on e4"), ("ru", "Он остаётся на e4"), ("uk", "Він лишається на e4")]
)
def test_an_option_to_stay_says_so_and_names_no_price(lang: str, said: str) -> None:
    monster: Args = {"letter": "A", "square": "e4", "price": 0}
    assert voice(lang)(Message("one-card-do-to", monster)) == said
