"""What heroes' cards do not do: every condition, cost and limit of an effect, tested from outside."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.descent.box import BOX
from tests.games.descent.stage import foe, hero, stage
from undercroft.games.descent.attack.arms import strike_of
from undercroft.games.descent.game import GAME
from undercroft.games.descent.hero.gear import armor
from undercroft.games.descent.state.state import GUARD

HERO, SECOND, MONSTER, OTHER = 0, 1, 4, 5
FAR_OFF = hero("ispher", (0, 4))
GIANT = foe("giant", (7, 4))


# -- re-rolls ----------------------------------------------------------------------------------------------


@pytest.mark.rule("J-143")
@pytest.mark.parametrize(
    ("hand", "order", "asks"), [([], "", True), (["aim"], "", False), ([], "dodge", False)]
)
def test_lyssa_re_rolls_nothing_of_an_aimed_attack_nor_while_dodging(
    hand: list[str], order: str, asks: bool
) -> None:
    more = {"order": order} if order else {}
    play = stage(
        hero("lyssa", (6, 4), **more), FAR_OFF, monsters=[foe("beastman", (7, 4))], threat=2, hand=hand,
        turn="overlord monsters",
    )  # fmt: skip
    play(f"activate:{MONSTER}", "attack", "target:6,4")
    if hand:
        play("play:aim")
    play(dice=[1, 1])
    while play.asked()[1] not in ("rolled", "act", "activate", "next"):
        play("throw" if "throw" in play.open() else "keep-dice")
    assert ("use:lyssa" in play.open()) == asks


@pytest.mark.rule("J-143")
@pytest.mark.parametrize(("what", "asks"), [("plain", True), ("aim", False), ("dodge", False)])
def test_trenloe_re_rolls_nothing_when_aiming_nor_of_what_is_dodged(what: str, asks: bool) -> None:
    more = {"order": "aim"} if what == "aim" else {}
    play = stage(
        hero("trenloe-the-strong", (6, 4), wear=["sword"], fatigue=0, **more), FAR_OFF, monsters=[GIANT],
        turn="trenloe-the-strong", threat=9, hand=["dodge"] if what == "dodge" else [],
    )("action:battle", "attack:sword", "target:7,4")  # fmt: skip
    if what == "aim":
        play("aimed")
    play(dice=[1, 1, 1, 1])
    if what == "dodge":
        play("play:dodge")
    assert ("use:trenloe-the-strong" in play.open()) == asks


def test_trenloe_re_rolls_nothing_of_an_attack_on_him() -> None:
    play = stage(
        hero("trenloe-the-strong", (6, 4)), FAR_OFF, monsters=[foe("beastman", (7, 4))],
        turn="overlord monsters",
    )  # fmt: skip
    play(f"activate:{MONSTER}", "attack", "target:6,4", dice=[1, 1])
    assert play.events("hits")
    assert "use:trenloe-the-strong" not in play.open()


# -- heroes and skills -------------------------------------------------------------------------------------


def test_andira_pierces_with_nothing_but_magic() -> None:
    play = stage(hero("andira-runehand", (6, 4)), monsters=[GIANT], turn="andira-runehand")
    assert strike_of(play.s, HERO, "bare-hands", play.s.box.space_of["7,4"]).pierce == 0


def test_silhouette_has_nothing_to_swap_without_an_order() -> None:
    play = stage(hero("silhouette", (6, 4)), FAR_OFF, turn="silhouette")("action:ready-move")
    assert "use:silhouette" not in play.open()
    assert "use:silhouette" in play("order:rest").open()


def test_red_scorpion_recovers_one_fatigue_for_a_wound() -> None:
    play = stage(hero("red-scorpion", (6, 4), fatigue=1), FAR_OFF, turn="red-scorpion")("use:red-scorpion-2")
    assert play.s.fatigue[HERO] == 2


def test_relentless_refreshes_one_fatigue() -> None:
    play = stage(hero("mordrog", (6, 4), skills=["relentless"], fatigue=1), turn="mordrog")
    assert play("action:advance", "use:relentless").s.fatigue[HERO] == 2


@pytest.mark.rule("J-272")
@pytest.mark.parametrize(("x", "conquest"), [(8, 3), (7, 0)])
def test_astarra_activates_a_glyph_six_spaces_away(x: int, conquest: int) -> None:
    witch = hero("runewitch-astarra", (x - 1, 3))
    play = stage(witch, FAR_OFF, revealed=["S", "1", "2"], turn="runewitch-astarra", conquest=9)
    assert play("action:run", f"step:{x},3").s.conquest == 9 + conquest  # it lies at 14,2


@pytest.mark.parametrize(
    ("skill", "weapon", "faces"),
    [
        ("cleaving", "bow", [1, 1, 2, 2, 2]),
        ("rapid-fire", "sword", [6, 1]),
        ("quick-casting", "sword", [6, 1]),
    ],
)
def test_one_more_attack_follows_only_its_own_kind(skill: str, weapon: str, faces: list[int]) -> None:
    archer = hero("grey-ker", (6, 4), wear=[weapon], skills=[skill])
    play = stage(
        archer, FAR_OFF, monsters=[foe("skeleton", (7, 4)), foe("skeleton", (8, 4))], turn="grey-ker"
    )("action:battle", f"attack:{weapon}", "target:7,4", dice=faces)  # fmt: skip
    while play.asked()[1] == "spend":
        play("strike")
    assert (play.asked()[1], play.s.kind[MONSTER] < 0) == ("act", weapon == "bow")


@pytest.mark.parametrize(("skill", "weapon"), [("rapid-fire", "bow"), ("quick-casting", "immolation")])
def test_no_extra_attack_follows_a_guard_attack(skill: str, weapon: str) -> None:
    play = stage(
        hero("spiritspeaker-mok", (6, 4), wear=[weapon], skills=[skill], order="guard"), FAR_OFF,
        monsters=[GIANT], turn="overlord monsters",
    )  # fmt: skip
    while "guard:spiritspeaker-mok" not in play.open():
        play(f"activate:{MONSTER}")
    play("guard:spiritspeaker-mok", f"weapon:{weapon}", "target:7,4")
    while play.s.asks()[0].seat < 0:
        play(dice=[1])
    while play.asked()[1] == "spend":
        play("strike")
    assert play.events("hits")
    assert f"use:{skill}" not in play.open()


def test_cleaving_does_not_follow_the_kill_of_somebody_else() -> None:
    play = stage(
        hero("mordrog", (6, 4), skills=["cleaving"], wear=["sword"]), hero("lyssa", (6, 5), wear=["axe"]),
        monsters=[foe("skeleton", (7, 4)), foe("skeleton", (7, 5))], turn="lyssa", two_players=True,
    )("action:battle", "attack:axe", "target:7,4")  # fmt: skip
    while play.s.asks()[0].seat < 0:
        play(dice=[1])
    assert (play.s.kind[MONSTER], play.asked()) == (-1, (1, "act"))  # both heroes are of one player


def test_enduring_hardens_only_who_wears_no_armor() -> None:
    bare = stage(hero("mordrog", (6, 4), skills=["enduring"]), turn="mordrog")
    clad = stage(hero("mordrog", (6, 4), skills=["enduring"], wear=["leather-armor"]), turn="mordrog")
    assert (armor(bare.s, HERO), armor(clad.s, HERO)) == (3, 3)


@pytest.mark.parametrize(
    ("card", "weapon", "other"),
    [
        ("mighty", "bare-hands", "bow"),
        ("weapon-mastery", "bare-hands", "bow"),
        ("master-archer", "bow", "bare-hands"),
        ("prodigy", "immolation", "bow"),
        ("inner-fire", "bow", "bare-hands"),
        ("marksman", "immolation", "bare-hands"),
        ("belt-of-strength", "bare-hands", "bow"),
        ("mana-weave", "immolation", "bow"),
        ("ring-of-the-arcane", "immolation", "bow"),
        ("scorpion-helmet", "bow", "bare-hands"),
    ],
)
def test_a_card_counts_only_for_its_kind_of_attack(card: str, weapon: str, other: str) -> None:
    def numbers(owner: dict[str, Any], name: str) -> tuple[int, int, int]:
        strike = strike_of(stage(owner, hero("lyssa", (0, 4)), turn="ispher").s, HERO, name, -1)
        return strike.damage, strike.range, strike.surges

    plain = hero("ispher", (6, 4))
    owner = plain | ({"skills": [card]} if card in BOX.skills else {"wear": [card]})
    assert numbers(owner, weapon) != numbers(plain, weapon)
    assert numbers(owner, other) == numbers(plain, other)


def test_ambidextrous_adds_nothing_without_an_off_hand() -> None:
    play = stage(hero("mordrog", (6, 4), skills=["ambidextrous"], wear=["sword"]), turn="mordrog")
    assert strike_of(play.s, HERO, "sword", -1).damage == 0


def test_alertness_costs_two_fatigue() -> None:
    play = stage(
        hero("lyssa", (6, 4), wear=["axe"], skills=["alertness"]), FAR_OFF, monsters=[foe("giant", (8, 4))],
        turn="overlord monsters",
    )  # fmt: skip
    before = play.s.fatigue[HERO]
    play(f"activate:{MONSTER}", "step:7,4", "use:alertness")
    assert play.s.fatigue[HERO] == before - 2


def test_unmovable_lasts_until_the_next_turn() -> None:
    play = stage(hero("mordrog", (6, 4), skills=["unmovable"]), FAR_OFF, turn="mordrog")
    play("action:battle", "use:unmovable", "end")
    assert (armor(play.s, HERO), play.s.order[HERO], play.s.active) == (3, GUARD, SECOND)


# -- items -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("item", ["amulet-of-healing", "jinns-lamp", "crystal-of-tival"])
def test_what_heals_refreshes_too_and_is_used_up(item: str) -> None:
    play = stage(hero("mordrog", (6, 4), fatigue=0, wounds=2, wear=[item]), turn="mordrog")(f"use:{item}")
    assert (play.s.fatigue[HERO], play.s.worn[HERO]) == (3, ())


@pytest.mark.parametrize("at", [(3, 4), (2, 4), (1, 4)])
def test_the_flute_is_heard_six_spaces_away(at: tuple[int, int]) -> None:
    player = hero("mordrog", at, wear=["flute-of-repose"])
    play = stage(player, FAR_OFF, monsters=[foe("giant", (8, 4))], turn="mordrog")("action:run", "end")
    if "use:flute-of-repose" in play.open():
        play("use:flute-of-repose")
    assert play.s.stun[MONSTER] == (8 - at[0] <= 6)


@pytest.mark.rule("J-285", "J-286")
@pytest.mark.parametrize("potion", ["healing-potion", "vitality-potion"])
def test_a_potion_costs_a_point_and_is_gone(potion: str) -> None:
    drinker = hero("mordrog", (6, 4), fatigue=0, wounds=2, wear=[potion])
    play = stage(drinker, turn="mordrog")("action:run")
    before = play.s.points
    play(f"use:{potion}")
    assert (play.s.points, play.s.worn[HERO]) == (before - 1, ())
    assert (play.s.health[HERO], play.s.fatigue[HERO]) == ((5, 0) if potion == "healing-potion" else (2, 3))


# -- a trap for all around a chest -------------------------------------------------------------------------


@pytest.mark.rule("J-295")
def test_an_explosive_rune_hits_all_beside_the_chest() -> None:
    heroes = (hero("mordrog", (7, 2)), hero("ispher", (8, 3)), hero("lyssa", (8, 5)))
    play = stage(
        *heroes, turn="mordrog", threat=20, hand=["explosive-rune"],
        chests=[{"colour": "copper", "number": 1, "at": (7, 2)}],
    )("action:run", "chest", "play:explosive-rune", dice=[1, 1, 1, 2, 1, 1])  # fmt: skip
    assert play.s.health[:2] == [16 - 6, 12 - 4]
    assert len(play.events("wounded")) == 2  # not who stands farther off


def test_an_acrobat_walks_through_a_pit_as_over_floor() -> None:
    play = stage(
        hero("steelhorns", (6, 4), skills=["acrobat"], wear=["bow"]),
        monsters=[foe("beastman", (10, 4))],
        pits=[(6, 5)],
        turn="steelhorns",
    )
    play("action:advance", "step:6,5")
    assert (play.s.health[HERO], play.s.points) == (16, 3)
    assert GAME.survey(play.s, 1)["walks"]["6,5"]["warnings"] == []
    play("step:7,5")
    assert play.s.points == 2  # it has nothing to climb out of
    play("step:6,5", "attack:bow")
    assert "target:10,4" in play.open()  # and it sees over the edge
