"""What heroes, skills and items do besides their numbers: a scene for each effect."""

from __future__ import annotations

import pytest

from tests.games.descent.stage import Stage, foe, hero, stage
from undercroft.games.descent.attack.arms import strike_of
from undercroft.games.descent.hero.gear import armor, max_fatigue, max_wounds, speed
from undercroft.games.descent.state.state import GUARD

HERO, SECOND, MONSTER, OTHER = 0, 1, 4, 5
GIANT = foe("giant", (7, 4))


def turn(name: str, *choices: str, at: tuple[int, int] = (6, 4), **more: object) -> Stage:
    """A hero's turn beside a giant."""
    monsters = more.pop("monsters", [GIANT])
    others = more.pop("others", ())
    scene = {key: more.pop(key) for key in ("threat", "hand", "tokens", "powers") if key in more}
    play = stage(hero(name, at, **more), *others, monsters=monsters, turn=name, **scene)  # type: ignore[misc,arg-type]
    return play(*choices)


# -- heroes ------------------------------------------------------------------------------------------------


def test_andira_pierces_with_magic_next_to_an_enemy() -> None:
    near = turn("andira-runehand", wear=["immolation"])
    assert strike_of(near.s, HERO, "immolation", near.s.box.space_of["7,4"]).pierce == 2
    assert strike_of(near.s, HERO, "immolation", near.s.box.space_of["9,4"]).pierce == 0


def test_landrec_has_two_free_surges_and_carthos_more_damage_with_magic() -> None:
    play = turn("landrec-the-wise", wear=["immolation"])
    assert strike_of(play.s, HERO, "immolation", -1).surges == 2
    mad = turn("mad-carthos", wear=["immolation"])
    assert strike_of(mad.s, HERO, "immolation", -1).damage == 2
    assert strike_of(mad.s, HERO, "bare-hands", -1).damage == 0


def test_lyssa_has_one_die_thrown_again_when_attacked() -> None:
    play = stage(hero("lyssa", (6, 4)), monsters=[foe("beastman", (7, 4))], turn="overlord monsters")
    play(f"activate:{MONSTER}", "attack", "target:6,4", dice=[1, 1])
    assert set(play.open()) == {"use:lyssa", "pass"}
    play("use:lyssa")
    assert set(play.open()) == {"reroll:2", "keep-dice"}  # not the red one
    play("reroll:2", "throw", dice=[5])
    assert play.events("hits")[-1]["damage"] == 4 + 1 + 1


def test_trenloe_throws_one_die_of_his_own_attack_again() -> None:
    play = turn("trenloe-the-strong", "action:battle", "attack:sword", "target:7,4", wear=["sword"])
    play(dice=[1, 5, 1, 1])
    assert "use:trenloe-the-strong" in play.open()
    play("use:trenloe-the-strong", "reroll:2", "throw", dice=[1])
    assert play.events("rolls")[-1]["damage"] == 7


def test_mordrog_recovers_fatigue_when_wounded() -> None:
    play = stage(hero("mordrog", (6, 4), fatigue=0), monsters=[foe("demon", (8, 4))], turn="mordrog")
    assert play("action:run", "step:7,4").s.fatigue[HERO] == 1


def test_one_fist_strikes_once_more_a_turn() -> None:
    play = turn("one-fist", "action:run", "use:one-fist", "target:7,4")
    play(dice=[6, 1, 1, 1])
    assert play.events("uses")[-1]["source"] == "@descent-own-ability"  # not: uses One Fist
    assert "use:one-fist" not in play.open()
    assert play.why("use:one-fist") == "J-037"


def test_red_scorpion_trades_fatigue_and_wounds() -> None:
    play = stage(hero("red-scorpion", (6, 4), wounds=10), hero("ispher", (0, 4)), turn="red-scorpion")
    assert play.asked() == (1, "turn-start")
    play("use:red-scorpion")
    assert (play.s.health[HERO], play.s.fatigue[HERO]) == (11, 3)
    play("use:red-scorpion-2")
    assert (play.s.health[HERO], play.s.fatigue[HERO]) == (10, 4)
    assert play.asked() == (1, "declare")


def test_silhouette_swaps_her_order() -> None:
    play = turn("silhouette", "action:ready-move", "order:rest", "use:silhouette", "instead:guard")
    assert (play.s.order[HERO], play.s.fatigue[HERO]) == (GUARD, 3)


def test_mok_makes_cards_dearer() -> None:
    play = stage(hero("spiritspeaker-mok", (6, 4)), turn="spiritspeaker-mok", threat=3, hand=["spiked-pit"])
    assert play("action:run", "step:6,5").asked()[0] == 1  # 4 threat


# -- skills ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("skill", "fatigue", "attacks"), [("able-warrior", 0, 2), ("relentless", 3, 1)])
def test_skills_for_an_advance(skill: str, fatigue: int, attacks: int) -> None:
    play = turn("sir-valadir", "action:advance", f"use:{skill}", skills=[skill], fatigue=2)
    if "pass" in play.open():
        play("pass")
    assert (play.s.fatigue[HERO], play.s.points, play.s.attacks) == (fatigue, 4, attacks)


def test_battle_cry_refreshes_all_around() -> None:
    play = turn(
        "mordrog",
        skills=["battle-cry"],
        fatigue=1,
        others=(hero("lyssa", (6, 5), fatigue=1), hero("ispher", (1, 4), fatigue=1)),
    )
    play("action:battle", "use:battle-cry")
    assert play.s.fatigue == [2, 2, 1]


def test_knight_moves_half_and_strikes_once_more() -> None:
    play = turn("mordrog", skills=["knight"])("action:battle", "use:knight")
    assert (play.s.points, play.s.attacks, play.s.fatigue[HERO]) == (2, 3, 1)


def test_leadership_gives_the_other_half_of_ready() -> None:
    play = turn("mordrog", skills=["leadership"])("action:ready-move", "use:leadership")
    assert (play.s.points, play.s.attacks, play.s.fatigue[HERO]) == (3, 1, 2)


def test_unmovable_places_guard_and_hardens_until_the_next_turn() -> None:
    play = turn("mordrog", skills=["unmovable"])("action:battle", "use:unmovable")
    assert play.s.order[HERO] == GUARD
    assert armor(play.s, HERO) == 3


def test_cleaving_strikes_on_after_a_kill() -> None:
    monsters = [foe("beastman", (7, 4)), foe("beastman", (7, 5))]
    play = turn(
        "mordrog",
        "action:advance",
        "attack:sword",
        "target:7,4",
        wear=["sword"],
        skills=["cleaving"],
        monsters=monsters,
    )
    play(dice=[1, 1, 1, 1, 1])
    assert play.asked() == (1, "killed")
    play("use:cleaving", "target:7,5", dice=[6, 1, 1, 1, 1])
    assert (play.s.fatigue[HERO], play.s.attacks) == (2, 0)


def test_rapid_fire_and_quick_casting_attack_again() -> None:
    play = turn("grey-ker", "action:advance", "attack:bow", "target:7,4", wear=["bow"], skills=["rapid-fire"])
    play(dice=[6, 1, 1, 1, 1])
    assert set(play.open()) == {"use:rapid-fire", "pass"}
    play("use:rapid-fire", "target:7,4", dice=[6, 1, 1, 1, 1])
    assert play.s.fatigue[HERO] == 3
    mage = turn(
        "landrec-the-wise",
        "action:advance",
        "attack:immolation",
        "target:7,4",
        wear=["immolation"],
        skills=["quick-casting"],
    )
    mage(dice=[6, 1, 1, 1, 1])
    mage("use:quick-casting", "target:7,4", dice=[6, 1, 1, 1, 1])
    assert mage.asked() == (1, "act")  # exhausted


def test_alertness_strikes_whoever_comes_near() -> None:
    play = stage(
        hero("mordrog", (6, 4), wear=["sword"], skills=["alertness"]),
        monsters=[foe("beastman", (8, 4))],
        turn="overlord monsters",
    )
    play(f"activate:{MONSTER}", "step:7,4")
    assert play.asked() == (1, "enemy-adjacent")
    play("use:alertness", "weapon:sword", "target:7,4", dice=[1, 1, 1, 1, 1])
    assert play.s.kind[MONSTER] == -1


def test_skills_that_are_numbers() -> None:
    play = turn("mordrog", skills=["mighty", "weapon-mastery", "tough", "skilled", "swift"])
    strike = strike_of(play.s, HERO, "bare-hands", -1)
    assert (strike.damage, strike.surges) == (2, 2)
    assert (max_wounds(play.s, HERO), max_fatigue(play.s, HERO), speed(play.s, HERO)) == (20, 5, 5)
    shooter = turn("grey-ker", skills=["marksman", "master-archer", "inner-fire"])
    shot, blow = strike_of(shooter.s, HERO, "bow", -1), strike_of(shooter.s, HERO, "bare-hands", -1)
    assert (shot.range, shot.damage, shot.surges) == (5, 1, 2)
    assert (blow.range, blow.damage, blow.surges) == (0, 0, 0)
    mage = turn("landrec-the-wise", skills=["prodigy", "wild-talent"])
    assert (
        strike_of(mage.s, HERO, "immolation", -1).surges,
        strike_of(mage.s, HERO, "immolation", -1).points,
    ) == (4, 1)


def test_armor_skills_count_against_their_kind_of_attack() -> None:
    play = turn("mordrog", skills=["parry", "deflect-arrows", "willpower", "enduring"])
    assert [armor(play.s, HERO, form) for form in range(3)] == [4, 4, 4]
    assert armor(play.s, HERO) == 3  # Enduring: no armor is worn
    one = turn("mordrog", skills=["parry"])
    assert [armor(one.s, HERO, form) for form in range(3)] == [3, 2, 2]


def test_ambidextrous_strengthens_off_hand_and_shields() -> None:
    play = turn("mordrog", skills=["ambidextrous"], wear=["sword", "dagger"])
    assert strike_of(play.s, HERO, "dagger", -1).damage == 1 + 1
    block = stage(
        hero("mordrog", (6, 4), wear=["iron-shield"], skills=["ambidextrous"]),
        monsters=[foe("beastman", (7, 4))],
        turn="overlord monsters",
    )
    block(f"activate:{MONSTER}", "attack", "target:6,4", "block:iron-shield", dice=[1, 1])
    assert block.s.health[HERO] == 16 - (8 - 2 - 2)


def test_crack_shot_and_precision_see_more() -> None:
    hidden = [foe("beastman", (7, 4)), foe("skeleton", (9, 4))]

    def seen(*skills: str) -> set[str]:
        return turn(
            "grey-ker",
            "action:battle",
            "attack:bow",
            at=(5, 4),
            wear=["bow"],
            skills=list(skills),
            monsters=hidden,
        ).about("target")

    assert seen() == {"7,4"}
    assert seen("precision") == {"7,4", "9,4"}
    assert seen("crack-shot") == {"7,4", "9,4"}


def test_blessing_commands_and_holy_aura_hurts() -> None:
    play = turn("mordrog", skills=["blessing"], others=(hero("lyssa", (5, 5)),))
    assert strike_of(play.s, SECOND, "bare-hands", -1).damage == 1
    holy = stage(
        hero("mordrog", (6, 4), skills=["holy-aura"]),
        monsters=[foe("beastman", (8, 4))],
        turn="overlord monsters",
    )
    holy(f"activate:{MONSTER}", "step:7,4")
    assert holy.s.health[MONSTER] == 1


def test_divine_retribution_takes_enemies_along() -> None:
    monsters = [foe("beastman", (7, 4)), foe("giant", (8, 5)), foe("skeleton", (10, 3))]
    play = stage(
        hero("mordrog", (6, 4), wounds=1, skills=["divine-retribution"]),
        monsters=monsters,
        turn="overlord monsters",
        conquest=9,
    )
    play(f"activate:{MONSTER}", "attack", "target:6,4", dice=[1, 1])
    assert [play.s.kind[slot] for slot in (4, 5)] == [-1, -1]
    assert len(play.s.monsters()) == 1
    assert play.at(HERO) is None


def test_vampiric_blood_feeds_on_kills() -> None:
    play = turn(
        "mordrog",
        "action:battle",
        "attack:sword",
        "target:7,4",
        wear=["sword"],
        skills=["vampiric-blood"],
        fatigue=0,
        monsters=[foe("beastman", (7, 4))],
    )
    play(dice=[1, 1, 1, 1, 1])
    assert play.s.fatigue[HERO] == 1


def test_telekinesis_moves_a_figure_in_sight() -> None:
    play = turn(
        "mordrog", "action:run", "use:telekinesis", skills=["telekinesis"], monsters=[foe("beastman", (8, 4))]
    )
    play(f"figure:{MONSTER}", "at:9,4")
    assert play.at(MONSTER) == (9, 4)
    assert play.s.fatigue[HERO] == 2


@pytest.mark.rule("J-432", "J-263")
def test_whoever_is_moved_onto_a_pit_falls_in() -> None:
    play = stage(
        hero("mordrog", (6, 4), skills=["telekinesis"]), pits=[(8, 5)], turn="mordrog",
        monsters=[foe("skeleton", (10, 3)), foe("beastman", (8, 4))],
    )("action:run", "use:telekinesis", f"figure:{OTHER}", "at:8,5")  # fmt: skip
    assert (play.at(OTHER), play.s.health[OTHER]) == ((8, 5), 2 - 1)


# -- items -------------------------------------------------------------------------------------------------


def test_what_is_used_before_the_action_heals() -> None:
    play = turn("mordrog", wounds=5, fatigue=0, wear=["crystal-of-tival"])
    assert "use:crystal-of-tival" in play.open()
    play("use:crystal-of-tival")
    assert (play.s.health[HERO], play.s.fatigue[HERO], play.s.worn[HERO]) == (11, 3, ())
    amulet = turn("mordrog", "use:amulet-of-healing", wounds=5, poison=2, wear=["amulet-of-healing"])
    assert (amulet.s.health[HERO], amulet.s.poison[HERO]) == (16, 0)
    lamp = turn(
        "mordrog", "use:jinns-lamp", wounds=5, wear=["jinns-lamp"], others=(hero("lyssa", (6, 5), wounds=1),)
    )
    assert [lamp.s.health[HERO], lamp.s.health[SECOND]] == [13, 8]


@pytest.mark.parametrize(("rune", "healed"), [("minor-healing", 1), ("greater-healing", 2)])
def test_healing_runes_cost_a_point_and_fatigue(rune: str, healed: int) -> None:
    play = turn("mordrog", "action:run", wear=[rune], others=(hero("lyssa", (6, 5), wounds=1),))
    play(f"use:{rune}", "figure:1")
    assert (play.s.health[SECOND], play.s.points, play.s.fatigue[HERO]) == (1 + healed, 5, 2)


@pytest.mark.parametrize(
    ("cloak", "faces", "cancelled"),
    [
        ("cloak-of-deception", [1, 1, 2, 4], 2),
        ("cloak-of-mists", [1, 2, 2, 3], 3),
        ("elven-cloak", [4, 5, 6], 3),
    ],
)
def test_cloaks_roll_for_each_wound(cloak: str, faces: list[int], cancelled: int) -> None:
    play = stage(
        hero("bogran-the-shadow", (6, 4), wear=[cloak]),
        monsters=[foe("beastman", (7, 4))],
        turn="overlord monsters",
    )
    play(f"activate:{MONSTER}", "attack", "target:6,4", f"use:{cloak}", dice=[2, 3, *faces])
    assert play.asked()[1] != "wounds"  # once
    assert play.s.health[HERO] == 8 - (len(faces) - cancelled)


def test_the_flute_stuns_at_the_end_of_the_turn() -> None:
    play = turn("mordrog", "action:run", "end", "use:flute-of-repose", wear=["flute-of-repose"])
    assert play.s.stun[MONSTER] == 1
    assert play.s.worn[HERO] == ()


def test_numbers_of_items() -> None:
    play = turn("mordrog", wear=["belt-of-strength", "ring-of-quickness"])
    assert strike_of(play.s, HERO, "bare-hands", -1).damage == 1
    assert play("action:battle").s.points == 1
    mage = turn("landrec-the-wise", wear=["immolation", "mana-weave", "ring-of-the-arcane"])
    magic = strike_of(mage.s, HERO, "immolation", -1)
    assert (magic.surges, magic.range, magic.damage) == (3, 2, 2)
    archer = turn("grey-ker", wear=["bow", "scorpion-helmet"])
    assert (strike_of(archer.s, HERO, "bow", -1).range, strike_of(archer.s, HERO, "bow", -1).damage) == (2, 1)


def test_word_of_vaal_strikes_all_around_and_touch_of_death_kills() -> None:
    monsters = [foe("beastman", (7, 4)), foe("beastman", (8, 6)), foe("skeleton", (10, 3))]
    play = turn(
        "landrec-the-wise",
        "action:battle",
        "attack:word-of-vaal",
        wear=["word-of-vaal"],
        fatigue=0,
        monsters=monsters,
    )
    play(dice=[1, 1, 1, 1, 1, 1, 1])
    assert play.about("figure") == {"4", "5"}
    death = turn(
        "landrec-the-wise",
        "action:battle",
        "attack:touch-of-death",
        "target:7,4",
        wear=["touch-of-death"],
        fatigue=0,
    )
    death("surge:1", dice=[1, 1, 1, 1, 1, 1, 1, 1])  # a surge, and two of his own
    assert death.s.kind[MONSTER] == -1


def test_soulbiter_doubles_all_damage() -> None:
    play = turn("grey-ker", "action:battle", "attack:soulbiter", "target:7,4", wear=["soulbiter"], fatigue=0)
    play("surge:1", dice=[2, 1, 1, 1, 1, 2, 2, 1])
    assert play.events("hits")[-1]["damage"] == 2 * (2 + 3 + 3 + 1 + 1)
