"""Heroes' cards that change the course of a turn, or strike only once."""

from __future__ import annotations

import pytest

from tests.games.descent.stage import Stage, foe, hero, stage
from undercroft.games.descent.attack.attack import Attack
from undercroft.games.descent.state.state import DODGE, NO_ORDER

HERO, MONSTER, OTHER = 0, 4, 5
FAR_OFF = hero("ispher", (0, 4))


def attack_of(play: Stage) -> Attack:
    return next(frame for frame in play.s.agenda if isinstance(frame, Attack))


def test_cleaving_strikes_once_for_each_kill() -> None:
    play = stage(
        hero("mordrog", (6, 4), wear=["sword"], skills=["cleaving"]), turn="mordrog",
        monsters=[foe("beastman", (7, 4)), foe("giant", (7, 5))],
    )  # fmt: skip
    play("action:advance", "attack:sword", "target:7,4", dice=[1, 1, 1, 1, 1])
    play("use:cleaving", "target:7,5", dice=[6, 1, 1, 1, 1])
    assert play.asked() == (1, "act")
    assert play.s.fatigue[HERO] == 2


def test_alertness_strikes_once_for_each_step() -> None:
    play = stage(
        hero("lyssa", (6, 4), wear=["axe"], skills=["alertness"]), monsters=[foe("giant", (8, 4))],
        turn="overlord monsters",
    )  # fmt: skip
    play(f"activate:{MONSTER}", "step:7,4", "use:alertness", "weapon:axe", "target:7,4", dice=[6, 1, 1])
    assert play.asked() == (0, "act")
    play("step:7,5")
    assert play.asked() == (1, "enemy-adjacent")


def test_a_trap_is_no_enemy_figure_for_divine_retribution() -> None:
    play = stage(
        hero("lyssa", (6, 4), wounds=2, skills=["divine-retribution"]), monsters=[foe("beastman", (8, 4))],
        turn="lyssa", threat=9, hand=["spiked-pit"],
    )  # fmt: skip
    play("action:run", "step:6,5", "play:spiked-pit", dice=[2])
    assert play.s.in_town(HERO)
    assert play.s.kind[MONSTER] >= 0


# -- heroes whose cards change the course of a turn --------------------------------------------------------


def test_steelhorns_strikes_at_the_end_of_a_straight_run() -> None:
    bull = hero("steelhorns", (5, 4), wear=["axe"])
    play = stage(bull, monsters=[foe("giant", (8, 4))], turn="steelhorns")("action:run")
    assert "attack:axe" not in play.open()
    play("step:6,4", "step:7,4", "attack:axe", "target:8,4", dice=[6, 1, 1, 1, 1])
    assert not play.open("step") + play.open("attack")
    assert play.why("fatigue") == "J-050"
    bent = stage(bull, monsters=[foe("giant", (8, 4))], turn="steelhorns")(
        "action:run", "step:6,5", "step:7,4"
    )
    assert bent.why("attack:axe") == "J-051"
    other = stage(hero("mordrog", (6, 4), wear=["axe"]), monsters=[foe("giant", (8, 4))], turn="mordrog")
    assert other("action:run", "step:7,4").why("attack:axe") == "J-051"


def test_steelhorns_strikes_only_with_what_is_held_in_melee() -> None:
    play = stage(
        hero("steelhorns", (6, 4), wear=["crossbow", "sword"]),
        monsters=[foe("giant", (8, 4))],
        turn="steelhorns",
    )
    assert play("action:run", "step:7,4").about("attack") == {"sword", "bare-hands"}


@pytest.mark.rule("J-204", "J-205")
def test_leadership_lets_another_hero_place_the_order() -> None:
    leader = hero("mordrog", (6, 4), skills=["leadership"])
    play = stage(leader, hero("lyssa", (1, 4)), hero("ispher", (2, 4), order="rest"), turn="mordrog")
    play("action:ready-attack", "use:leadership", "order:dodge")
    assert play.about("to") == {"mordrog", "lyssa"}
    play("to:lyssa")
    assert (play.s.order[:2], play.s.points, play.s.attacks) == ([NO_ORDER, DODGE], 3, 1)
    assert play.why("order:aim") == "J-204"


@pytest.mark.rule("J-345")
def test_red_scorpion_may_heal_before_the_fire_burns() -> None:
    play = stage(hero("red-scorpion", (6, 4), wounds=1, burn=1), FAR_OFF, turn="red-scorpion")
    assert set(play.open()) == {"resolve:tokens", "use:red-scorpion"}
    play("use:red-scorpion", "resolve:tokens", dice=[1])
    assert play.s.health[HERO] == 1


@pytest.mark.parametrize(
    ("skills", "seen"),
    [(["crack-shot"], False), (["precision"], False), (["crack-shot", "precision"], True)],
)
def test_crack_shot_and_precision_work_together(skills: list[str], seen: bool) -> None:
    wall = [
        foe("beastman", (6, 4)),
        foe("beastman", (7, 4)),
        foe("beastman", (8, 5)),
        foe("skeleton", (9, 5)),
    ]
    archer = hero("grey-ker", (5, 4), wear=["bow"], skills=skills)
    play = stage(archer, monsters=wall, turn="grey-ker")("action:battle", "attack:bow")
    assert ("target:9,5" in play.open()) == seen


def test_bogran_strikes_harder_whoever_did_not_see_him_as_the_overlords_turn_began() -> None:
    shadow = hero("bogran-the-shadow", (7, 8), wear=["crossbow"], order="guard")
    gate = [foe("giant", (7, 3)), foe("skeleton", (7, 7)), foe("beastman", (8, 7))]
    play = stage(shadow, monsters=gate, turn="overlord")
    play("pass", dice=["doom", "dodge"])
    play("pass", "go-on", "pass")
    assert play.s.seers == (OTHER, OTHER + 1)
    play(f"activate:{OTHER}", "pass", "step:6,6", "guard:bogran-the-shadow", "weapon:crossbow", "target:7,4")
    assert attack_of(play).strike(play.s).damage == 2


@pytest.mark.parametrize(
    ("skill", "action"), [("able-warrior", "advance"), ("knight", "battle"), ("leadership", "ready-move")]
)
def test_what_strengthens_an_action_does_so_once(skill: str, action: str) -> None:
    play = stage(hero("ispher", (6, 4), skills=[skill]), hero("lyssa", (0, 4)), turn="ispher")
    assert play(f"action:{action}", f"use:{skill}").asked() == (1, "act")
