"""The hero phase: what the points of the turn are spent on (rules, section 6)."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest

from tests.games.one_card.table import GAME, healths, options, places, play, scene, view, why_not
from undercroft.engine import build
from undercroft.engine.flow import Illegal
from undercroft.engine.verbs import Verb
from undercroft.games.one_card.hero import Attack, Move
from undercroft.games.one_card.state import OneCard


def fight(hero: str, monsters: dict[str, Any], speed: int, attack: int, **spec: Any) -> OneCard:
    """The hero phase with these points left."""
    left = {"speed": speed, "attack": attack}
    return scene(hero=hero, monsters=monsters, phase="hero", left=left, automatic=True, **spec)


def points(s: OneCard) -> tuple[int, int]:
    """Speed and attack points left."""
    left = view(s)["energy"]["left"]
    return left["speed"], left["attack"]


@pytest.mark.rule("O-055")
def test_steps_are_paid_with_speed_and_strikes_with_attack() -> None:
    s = scene(hero="a1", monsters={"A": "a2"})
    play(s, 4, 5, 1, "dice:4,5,1")
    assert points(s) == (5, 6)
    play(s, "attack:A")
    assert points(s) == (5, 2)  # a spider's defence is 4
    play(s, "move:b1")
    assert points(s) == (3, 2)


@pytest.mark.rule("O-056")
@pytest.mark.parametrize("order", sorted(set(permutations("ssmm"))))
def test_strikes_and_moves_mix_in_any_order(order: tuple[str, ...]) -> None:
    s = fight("a1", {"A": "a2", "B": "c1"}, speed=4, attack=8)
    for action in order:
        here = view(s)["hero"]["square"]
        strike = "attack:A" if here == "a1" else "attack:B"
        step = "move:b1" if here == "a1" else "move:a1"
        play(s, strike if action == "s" else step)
    assert points(s) == (0, 0)
    assert view(s)["hero"]["square"] == "a1"
    assert sum(healths(s).values()) == 4 - 2


@pytest.mark.rule("O-056")
def test_actions_repeat_as_often_as_points_last() -> None:
    s = fight("e1", {"A": "e2"}, level=2, speed=12, attack=12)  # a skeleton: defence 4, health 3
    play(s, "move:d1", "move:e1", "attack:A", "move:d1", "move:e1", "attack:A", "move:d1")
    assert points(s) == (2, 4)
    assert options(s) == ("move:c1", "move:e1", "end")
    play(s, "move:e1")
    assert options(s) == ("attack:A", "end")


@pytest.mark.rule("O-057")
def test_the_phase_may_end_without_any_action() -> None:
    s = fight("a1", {"A": "e5"}, speed=12, attack=12)
    assert "end" in options(s)
    play(s, "end")
    assert (view(s)["turn"], view(s)["phase"], view(s)["hero"]["square"]) == (2, "energy", "a1")
    assert healths(s) == {"A": 2}


@pytest.mark.rule("O-057")
def test_the_phase_may_end_with_points_left() -> None:
    s = fight("a1", {"A": "a2", "B": "e5"}, speed=12, attack=12, defence=6)
    play(s, "attack:A")
    assert points(s) == (12, 8)
    assert {"end", "attack:A", "move:b1"} <= set(options(s))
    play(s, "end")
    assert (view(s)["turn"], healths(s)) == (2, {"A": 1, "B": 2})


@pytest.mark.rule("O-058")
def test_a_step_dearer_than_the_speed_left_is_refused() -> None:
    s = fight("b4", {"A": "e1"}, speed=2, attack=12)
    before = s.copy()
    assert why_not(s, "move:c5") == "O-058"
    refusal = GAME.explain(s, 0, "move:c5")
    assert refusal is not None
    assert refusal.message.args == {"square": "c5", "price": 3, "left": 2}
    with pytest.raises(Illegal):
        play(s, "move:c5")
    assert GAME.same(s, before)


@pytest.mark.rule("O-058")
def test_a_way_dearer_than_the_speed_left_says_what_it_costs() -> None:
    s = fight("b4", {"A": "e1"}, speed=4, attack=12)
    refusal = GAME.explain(s, 0, "move:d5")
    assert refusal is not None
    assert (refusal.rule, refusal.message.id) == ("O-058", "one-card-why-far")
    assert refusal.message.args == {"square": "d5", "price": 5, "left": 4}
    near = GAME.explain(fight("b4", {"A": "e1"}, speed=5, attack=12), 0, "move:d5")
    assert near is not None
    assert (near.rule, near.message.id) == ("O-060", "one-card-why-one-step")


@pytest.mark.rule("O-063")
def test_a_tile_behind_walls_and_monsters_has_no_way_to_it() -> None:
    refusal = GAME.explain(fight("c3", {"A": "a2", "B": "b1"}, speed=12, attack=12), 0, "move:a1")
    assert refusal is not None
    assert (refusal.rule, refusal.message.id) == ("O-063", "one-card-why-no-way")


@pytest.mark.rule("O-058")
def test_a_strike_dearer_than_the_attack_left_is_refused() -> None:
    s = fight("a1", {"A": "a2"}, speed=12, attack=3)
    before = s.copy()
    assert why_not(s, "attack:A") == "O-058"
    refusal = GAME.explain(s, 0, "attack:A")
    assert refusal is not None
    assert (refusal.message.args["price"], refusal.message.args["left"]) == (4, 3)
    with pytest.raises(Illegal):
        play(s, "attack:A")
    assert GAME.same(s, before)


@pytest.mark.rule("O-059")
def test_speed_does_not_pay_for_strikes_nor_attack_for_steps() -> None:
    quick = fight("a1", {"A": "a2"}, speed=12, attack=3)
    assert options(quick) == ("move:b1", "end")
    strong = fight("a1", {"A": "a2"}, speed=1, attack=12)
    assert options(strong) == ("attack:A", "end")
    play(strong, "attack:A")
    assert points(strong) == (1, 8)
    play(quick, "move:b1")
    assert points(quick) == (10, 3)
    assert places(quick) == {"A": "a2"}


@pytest.mark.skipif(build() == "compiled", reason="compiled methods cannot be replaced")
@pytest.mark.parametrize(("verb", "option", "which"), [(Move, "move:b1", 0), (Attack, "attack:A", 1)])
@pytest.mark.parametrize("price", [1, 5])
def test_a_price_has_one_home(
    verb: type[Verb[OneCard]], option: str, which: int, price: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Changing it there changes the button, the refusal and the payment."""
    monkeypatch.setattr(verb, "price", lambda *_: price)
    s = fight("a1", {"A": "a2"}, 5, 5)
    assert GAME.describe(s, 0, option).label.args["price"] == price
    play(s, option)
    assert points(s)[which] == 5 - price
    poor = fight("a1", {"A": "a2"}, price - 1, price - 1)
    assert GAME.refusal(poor, 0, option).message.args["price"] == price
