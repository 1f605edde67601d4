"""Orders: guard and aim, and what takes orders away."""

from __future__ import annotations

import pytest

from tests.games.descent.stage import foe, hero, stage
from undercroft.games.descent.game import GAME
from undercroft.games.descent.state.state import DODGE, GUARD, NO_ORDER, REST

HERO, SECOND, MONSTER, OTHER = 0, 1, 4, 5
GUARDIAN = hero("mordrog", (6, 4), wear=["sword"], order="guard")
# An attack is announced on the guard, who strikes first.
GUARDED = ("attack", "target:6,4", "guard:mordrog", "weapon:sword", "target:7,4")


@pytest.mark.rule("J-213", "J-215", "J-216", "J-217", "J-404")
def test_a_guard_strikes_before_the_announced_attack() -> None:
    play = stage(GUARDIAN, monsters=[foe("beastman", (8, 4))], turn="overlord monsters")
    play(f"activate:{MONSTER}", "step:7,4")
    assert play.asked() == (1, "guard")
    play("pass", *GUARDED, dice=[1, 1, 1, 1, 1])
    assert play.s.kind[MONSTER] == -1
    assert play.s.order[HERO] == NO_ORDER
    assert play.s.health[HERO] == 16
    assert play.s.round == 2  # no monster is left


@pytest.mark.rule("J-405")
def test_whoever_survives_a_guard_attack_declares_once_more() -> None:
    play = stage(GUARDIAN, monsters=[foe("giant", (7, 4))], turn="overlord monsters")
    play(f"activate:{MONSTER}", "pass", *GUARDED, dice=[6, 1, 1, 1, 1])
    assert set(play.open()) == {"target:6,4", "elsewhere", "none"}
    play("none")
    assert play.s.attacks == 1
    assert "attack" in play.open()


@pytest.mark.rule("J-214")
def test_guard_interrupts_no_hero() -> None:
    play = stage(GUARDIAN, hero("lyssa", (6, 6)), monsters=[foe("beastman", (8, 4))], turn="lyssa")
    play("action:run", "step:7,6", "step:7,5")
    assert play.asked() == (2, "act")
    assert play.s.order[HERO] == GUARD


@pytest.mark.rule("J-217", "J-219", "J-210")
def test_a_wound_takes_guard_aim_and_rest_away_dodge_stays() -> None:
    for order, left in (("guard", 0), ("aim", 0), ("rest", 0), ("dodge", 2)):
        play = stage(
            hero("sir-valadir", (5, 4), order=order),
            monsters=[foe("demon", (8, 4))],
            turn="overlord monsters",
        )
        play.s.order[HERO] = {"guard": 3, "aim": 1, "rest": 4, "dodge": 2}[order]
        play(f"activate:{MONSTER}")
        while "pass" in play.open():
            play("pass")
        play("attack", "target:5,4")
        while "pass" in play.open():
            play("pass")
        play(dice=[1, 1, 5, 5])
        if order == "dodge":
            play("keep-dice")
        assert play.s.order[HERO] == left, order


@pytest.mark.rule("J-463", "J-216")
def test_after_a_step_of_a_monster_alertness_comes_before_guard() -> None:
    watchful = hero("mordrog", (6, 4), wear=["sword"], order="guard", skills=["alertness"])
    play = stage(watchful, monsters=[foe("giant", (8, 4))], turn="overlord monsters")
    play(f"activate:{MONSTER}", "step:7,4")
    assert play.asked() == (1, "enemy-adjacent")
    assert play("pass").asked() == (1, "guard")


@pytest.mark.rule("J-210")
def test_whoever_moves_or_changes_equipment_no_longer_aims() -> None:
    walking = stage(hero("mordrog", (5, 4), order="aim"), turn="mordrog")("action:run", "step:5,5")
    assert walking.s.order[0] == NO_ORDER
    changing = stage(hero("mordrog", (5, 4), order="aim", wear=["sword"]), turn="mordrog")
    assert changing("equip", "stow:sword").s.order[0] == NO_ORDER
    arming = stage(hero("mordrog", (5, 4), order="aim", pack=["sword"]), turn="mordrog")
    assert arming("equip", "wear:sword").s.order[0] == NO_ORDER
    leaving = stage(hero("mordrog", (0, 5), order="aim"), hero("lyssa", (2, 4)), turn="mordrog")
    assert leaving("action:run", "town").s.order[0] == NO_ORDER
    dodging = stage(hero("mordrog", (5, 4)), turn="mordrog")("action:ready-move", "order:dodge", "step:5,5")
    assert dodging.s.order[0] == DODGE


@pytest.mark.rule("J-403", "J-399")
def test_orders_and_packs_are_open_to_all() -> None:
    play = stage(hero("mordrog", (5, 4), order="guard", pack=["axe"]))
    for seat in (None, 0, 2):
        seen = GAME.view(play.s, seat)["heroes"][0]
        assert (seen["order"], seen["pack"]) == ("guard", ["axe"])


@pytest.mark.rule("J-209", "J-208")
def test_aim_is_placed_and_used_in_the_same_turn() -> None:
    play = stage(hero("mordrog", (6, 4), wear=["sword"]), monsters=[foe("giant", (7, 4))], turn="mordrog")
    play("action:ready-attack", "order:aim", "attack:sword", "target:7,4")
    assert set(play.open()) == {"aimed", "pass"}
    assert play("aimed", dice=[6, 1, 1, 1, 1]).asked() == (1, "reroll")


@pytest.mark.rule("J-437", "J-255")
def test_a_hero_in_town_declares_any_action_and_places_orders() -> None:
    play = stage(hero("mordrog"), hero("lyssa", (0, 5)), turn="mordrog")
    assert play.about("action") == {"run", "battle", "advance", "ready-move", "ready-attack"}
    play("action:ready-attack")
    assert not play.open("attack")
    assert play.why("attack:bare-hands") == "J-437"
    assert play("order:rest").s.order[HERO] == REST


@pytest.mark.rule("J-305", "J-306", "J-443")
@pytest.mark.parametrize(("fatigue", "dice"), [(1, True), (0, False)])
def test_fatigue_adds_dice_to_a_guard_attack_and_buys_no_movement_then(fatigue: int, dice: bool) -> None:
    guardian = hero("mordrog", (6, 4), wear=["sword"], order="guard", fatigue=fatigue)
    play = stage(guardian, monsters=[foe("giant", (7, 4))], turn="overlord monsters")(f"activate:{MONSTER}")
    assert play.why("fatigue", 1) == "J-360"
    play("guard:mordrog", "weapon:sword", "target:7,4", dice=[3, 3, 1, 1, 1])  # two surges to spend
    assert ("die" in play.open()) == dice
    if dice:
        play("die", dice=[4])
        assert play.s.fatigue[HERO] == 0


@pytest.mark.rule("J-443", "J-057")
def test_bought_points_are_lost_at_the_end_of_the_turn() -> None:
    play = stage(hero("mordrog", (6, 4)), hero("lyssa", (0, 5)), turn="mordrog")
    play("action:battle", "fatigue", "fatigue", "end", "action:battle")
    assert play.s.points == 0
