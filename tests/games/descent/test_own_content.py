"""Content not in the box: the rulebook's mace, a card before a hero's turn, quests with other rules."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.descent.own import CELLAR, own_box, own_stage, quest
from tests.games.descent.stage import Stage, foe, hero
from undercroft.engine.content import ContentError
from undercroft.games.descent.boxes import made
from undercroft.games.descent.course.adventure import Adventure
from undercroft.games.descent.course.setup import lay_out
from undercroft.games.descent.course.wiring import DescentTable
from undercroft.games.descent.game import GAME
from undercroft.games.descent.state.box import Box

HERO, SECOND, MONSTER = 0, 1, 4
BRUTE = hero("mordrog", (6, 4), wear=["mace-of-kellos"], fatigue=0)
LOOKER = hero("lyssa", (0, 5))
ROLL = [3, 3, 2, 2, 1]  # red, green, three power dice: 5 damage, 4 surges


# -- surges for Knockback ----------------------------------------------------------------------------------


@pytest.mark.rule("J-369", "J-122", "J-323")
@pytest.mark.parametrize(
    ("bought", "damage", "thrown"),
    [
        (("surge:1", "surge:1"), 7, False),
        (("surge:1", "surge:2"), 6, True),
        (("surge:2", "surge:2"), 5, True),
    ],
)
def test_the_mace_adds_damage_or_knocks_back_but_not_twice(
    bought: tuple[str, ...], damage: int, thrown: bool
) -> None:
    play = own_stage(own_box(), BRUTE, LOOKER, monsters=[foe("sorcerer", (7, 4))], turn="mordrog")
    play.s.health[MONSTER] = 30
    play("action:battle", "attack:mace-of-kellos", "target:7,4", *bought, dice=ROLL)
    assert play.s.health[MONSTER] == 30 - (damage - 2)
    assert (play.asked()[1] == "thrown") == thrown
    if thrown:
        assert "at:10,4" in play.open()
        assert "at:10,4" not in play("at:8,5").open()  # thrown once, wherever it lies now


@pytest.mark.rule("J-447")
@pytest.mark.parametrize(
    ("kind", "rules", "far"),
    [("hell-hound", "faq", 2), ("hell-hound", "2005", 3), ("ogre", "faq", 0), ("ogre", "2005", 3)],
)
def test_large_figures_are_thrown_less_far(kind: str, rules: str, far: int) -> None:
    play = own_stage(
        own_box(), BRUTE, LOOKER, monsters=[foe(kind, (7, 4))], turn="mordrog", options={"rules": rules}
    )
    play.s.health[MONSTER] = 30
    play("action:battle", "attack:mace-of-kellos", "target:7,4", "surge:2", "strike", dice=ROLL)
    reached = [name.partition(":")[0].split(",") for name in play.about("at")]
    assert max([max(abs(int(x) - 7), abs(int(y) - 4)) for x, y in reached], default=0) == far
    assert (play.asked()[1] == "thrown") == (far > 0)


# -- encounter markers -------------------------------------------------------------------------------------


@pytest.mark.rule("J-184", "J-025")
def test_encounter_markers_come_with_their_area() -> None:
    box = own_box(('text = "larder"', 'text = "larder"\nencounters = [["idol", 13, 4]]'))
    for areas, seen in ((["S", "1"], []), (["S", "1", "2"], ["13,4"])):
        play = own_stage(box, hero("mordrog", (6, 4)), LOOKER, revealed=areas)
        assert GAME.view(play.s, 1)["encounters"] == seen


# -- a card before a hero's turn ---------------------------------------------------------------------------


@pytest.mark.rule("J-160", "J-152")
def test_a_card_before_a_heros_turn_is_asked_for_whenever_it_is_held() -> None:
    play = own_stage(own_box(), hero("mordrog", (6, 4)), LOOKER, hand=["ambush", "ambush"], threat=5)
    play("next:mordrog")
    assert play.asked() == (0, "hero-called")
    play("play:ambush")
    assert (play.s.hero_sight, play.s.threat, play.asked()) == (2, 2, (1, "declare"))  # one event (J-153)
    rich = own_stage(own_box(), hero("mordrog", (6, 4)), LOOKER, hand=["ambush"], threat=9)
    rich("next:mordrog", "pass", "action:run", "end")
    assert rich.asked() == (0, "hero-called")
    poor = own_stage(own_box(), hero("mordrog", (6, 4)), LOOKER, hand=["ambush"], threat=2)
    assert poor("next:mordrog").asked() == (1, "declare")


# -- quests that change the rules --------------------------------------------------------------------------


def begun(box: Box, **options: Any) -> Stage:
    """A game of a quest from its very start."""
    state = DescentTable()
    state.seats, state.box = 3, box
    lay_out(state, 2)
    state.push(Adventure())
    play = Stage(state=state)
    state.listener = play.told.append
    state.run()
    while state.round == 0:
        ask = state.asks()[0]
        wanted = [option for option in ask.options if option in ("keep", "done")]
        state.apply(ask.seat, (wanted or list(ask.options))[0])
    return play


@pytest.mark.rule("J-341", "J-027", "J-007")
def test_a_quest_may_change_hand_coins_and_threat() -> None:
    usual = begun(made(quest(), 3))
    assert (len(usual.s.hand), usual.s.coins, usual.s.threat) == (3, [300, 300], 0)
    other = begun(made(quest(("conquest = 5", "conquest = 5\nhand = 1\ncoins = 475\nthreat = 4")), 3))
    assert (len(other.s.hand), other.s.coins, other.s.threat) == (1, [475, 475], 4)


@pytest.mark.rule("J-341", "J-028", "J-029")
def test_a_quest_may_let_the_overlord_begin_each_round() -> None:
    first = ("conquest = 5", 'conquest = 5\norder-of-turns = "overlord first"')
    play = begun(made(quest(first), 3))
    assert play.asked()[0] == 0
    assert play.s.threat == 2
    play("go-on")
    assert play.asked() == (1, "next")
    assert begun(made(quest(), 3)).asked() == (1, "next")


@pytest.mark.rule("J-341", "J-277")
def test_a_quest_may_close_the_market() -> None:
    closed = made(quest(("conquest = 5", "conquest = 5\nno-market = true")), 3)
    play = own_stage(closed, hero("mordrog", coins=500), LOOKER, turn="mordrog")("action:run")
    assert play.why("market") == "J-341"
    assert (
        "market" in own_stage(made(quest(), 3), hero("mordrog"), LOOKER, turn="mordrog")("action:run").open()
    )


@pytest.mark.rule("J-341")
@pytest.mark.parametrize(
    ("line", "says"),
    [
        ("hand = 9", "Expected `int` <= 8"),
        ("coins = -1", "Expected `int` >= 0"),
        ('threat = "two"', "Expected `int`, got `str`"),
        ('order-of-turns = "overlord"', "it may be heroes first, overlord first"),
        ("no-market = 1", "Expected `bool`, got `int`"),
        ("no-marker = true", "unknown entry"),
    ],
)
def test_a_rule_that_a_quest_cannot_change_so_is_refused_with_its_place(line: str, says: str) -> None:
    with pytest.raises(ContentError) as error:
        quest(("conquest = 5", f"conquest = 5\n{line}"))
    assert says in str(error.value)
    number = CELLAR[: CELLAR.index("conquest = 5")].count("\n") + 2
    assert f"(at line {number}, column " in str(error.value)
