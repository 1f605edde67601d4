"""Attacks through the frames: declaring, dice, re-rolls, spending, areas, wounds and what they leave."""

from __future__ import annotations

import pytest

from tests.games.descent.stage import Stage, foe, hero, stage
from undercroft.games.descent.attack.arms import dice_of, strike_of
from undercroft.games.descent.cards.vocabulary import BLACK, RED
from undercroft.games.descent.game import GAME
from undercroft.games.descent.state.state import NO_ORDER

HERO, SECOND, MONSTER, OTHER = 0, 1, 4, 5
MORDROG = hero("mordrog", (6, 4), wear=["sword"])  # melee 3, armor 2
# faces: red 1 is 4 hearts, green 1 is 3; black 1 blank, 2 a surge, 4 an enhancement; red, blue, white 6 miss


def attack(play: Stage, weapon: str, target: str, dice: list[int], *spend: str) -> Stage:
    return play("action:battle", f"attack:{weapon}", f"target:{target}", *spend, dice=dice)


@pytest.mark.rule("J-096", "J-097", "J-098", "J-099", "J-134")
def test_a_melee_attack_names_an_adjacent_space_even_an_empty_one() -> None:
    play = stage(MORDROG, monsters=[foe("beastman", (7, 4)), foe("skeleton", (9, 4))], turn="mordrog")
    play("action:battle", "attack:sword")
    assert set(play.open()) == {"target:7,4", "elsewhere"}
    assert play.why("target:9,4") == "J-368"
    play("elsewhere")
    assert play.about("target") == {"5,3", "6,3", "7,3", "5,4", "7,4", "5,5", "6,5", "7,5"}
    play("target:5,5", dice=[1, 1, 1, 1, 1])
    assert play("strike").s.attacks == 1


@pytest.mark.rule("J-100", "J-102", "J-103", "J-136", "J-368", "J-106")
def test_a_shot_needs_sight_and_figures_hide_others() -> None:
    archer = hero("grey-ker", (5, 4), wear=["bow"])
    monsters = [foe("beastman", (7, 4)), foe("skeleton", (9, 4)), foe("ogre", (8, 5))]
    play = stage(archer, hero("bogran-the-shadow", (6, 3)), monsters=monsters, turn="grey-ker")(
        "action:battle", "attack:bow"
    )
    assert play.about("target") == {"7,4", "8,5"}  # the skeleton is hidden behind the beastman
    assert play.why("target:9,4") == "J-368"


@pytest.mark.rule("J-109", "J-110", "J-126", "J-307", "J-372")
def test_dice_are_those_of_the_weapon_and_the_trait() -> None:
    play = stage(hero("mordrog", (6, 4), wear=["sword", "dagger"]), turn="mordrog")
    assert dice_of(play.s, HERO, "sword") == (RED, 3, BLACK, BLACK, BLACK)
    assert dice_of(play.s, HERO, "bare-hands") == (RED, BLACK, BLACK, BLACK)
    fists = strike_of(play.s, HERO, "bare-hands", -1)
    assert (fists.damage, fists.surges, fists.buys) == (0, 0, ())  # neither weapon nor off hand helps
    play.s.training = [2, 0, 0, 0, 0, 0]
    assert dice_of(play.s, HERO, "sword").count(BLACK) == 5


@pytest.mark.rule("J-109", "J-137")
@pytest.mark.parametrize(("weapon", "dice"), [("sword", 1), ("bow", 3), ("immolation", 2), ("bare-hands", 1)])
def test_the_trait_is_that_of_the_type_of_attack(weapon: str, dice: int) -> None:
    play = stage(hero("spiritspeaker-mok", (6, 4), wear=[weapon] if weapon != "bare-hands" else []))
    play.s.training[:3] = [want - own for want, own in zip((1, 3, 2), play.s.hero(HERO).traits, strict=True)]
    assert dice_of(play.s, HERO, weapon).count(BLACK) == dice


@pytest.mark.rule("J-111")
def test_doom_gives_monsters_a_power_die() -> None:
    play = stage(MORDROG, monsters=[foe("beastman", (7, 4))], powers=["doom"], turn="mordrog")
    assert dice_of(play.s, MONSTER, "") == (RED, 3, BLACK)


@pytest.mark.rule("J-115", "J-118", "J-135", "J-140")
def test_a_miss_ends_the_attack() -> None:
    play = attack(
        stage(MORDROG, monsters=[foe("beastman", (7, 4))], turn="mordrog"), "sword", "7,4", [6, 1, 4, 4, 4]
    )
    assert play.s.health[MONSTER] == 2
    assert play.events("misses")
    assert "attack:sword" in play.open()  # nothing could be spent


@pytest.mark.rule("J-113", "J-119", "J-128", "J-129", "J-133", "J-249")
def test_hearts_and_enhancements_less_armor_are_wounds() -> None:
    play = stage(MORDROG, monsters=[foe("giant", (7, 4))], turn="mordrog")
    attack(play, "sword", "7,4", [1, 1, 4, 4, 1], "strike")  # 4 + 3 + 2, armor 5
    assert play.s.health[MONSTER] == 9 - 4
    assert play.events("hits")[-1]["damage"] == 9
    play("attack:sword", "target:7,4", dice=[1, 1, 4, 4, 4])
    assert play.s.kind[MONSTER] == -1
    assert play.s.taken[play.s.box.space_of["7,4"]] == 0


@pytest.mark.rule("J-120", "J-121", "J-123")
def test_surges_buy_what_the_weapon_sells_as_often_as_they_last() -> None:
    play = stage(MORDROG, monsters=[foe("giant", (7, 4))], turn="mordrog")
    attack(play, "sword", "7,4", [3, 3, 2, 2, 1])  # 1 + 1 + 2 surges: twice +1 damage
    assert play.about("surge") == {"1"}
    play("surge:1", "surge:1")
    assert play.why("surge:1") == "J-120"
    play("strike")
    assert play.s.health[MONSTER] == 9 - (3 + 2 + 2 - 5)


@pytest.mark.rule("J-125", "J-305", "J-371")
def test_fatigue_adds_power_dice_after_the_roll() -> None:
    play = stage(
        hero("mordrog", (6, 4), fatigue=3, wear=["sword"]), monsters=[foe("giant", (7, 4))], turn="mordrog"
    )
    attack(play, "sword", "7,4", [1, 1, 1, 1, 1])
    play("die", dice=[2])
    play("die", dice=[2])
    assert play.why("die") == "J-126"  # five power dice
    play("surge:1")
    assert (play.s.health[MONSTER], play.s.fatigue[HERO]) == (9 - 3, 1)


@pytest.mark.rule("J-126")
def test_sir_valadir_gets_two_dice_for_a_point_of_fatigue() -> None:
    play = stage(
        hero("sir-valadir", (6, 4), wear=["sword"]), monsters=[foe("giant", (7, 4))], turn="sir-valadir"
    )
    attack(play, "sword", "7,4", [1, 1, 1, 1])
    assert GAME.describe(play.s, 1, "die").label.args == {"fatigue": 1, "dice": 2}
    play("die", dice=[4, 4])
    assert GAME.describe(play.s, 1, "die").label.args == {"fatigue": 1, "dice": 1}
    play("die", dice=[4])  # only one more fits
    assert play.s.health[MONSTER] == 9 - 5


@pytest.mark.rule("J-116", "J-117", "J-137", "J-375", "J-108")
def test_a_shot_needs_range_and_enhancements_fill_what_is_missing() -> None:
    archer = hero("grey-ker", (5, 4), fatigue=0, wear=["bow"])

    def shot(*dice: int) -> int:
        play = stage(archer, monsters=[foe("giant", (9, 4))], turn="grey-ker")
        attack(play, "bow", "9,4", list(dice))
        while "strike" in play.open():
            play("strike")
        return 9 - play.s.health[MONSTER] if play.events("hits") else -1

    assert shot(1, 1, 1, 1, 1) == -1  # range 2 of 4
    assert shot(1, 1, 4, 4, 1) == 0  # both points go into range: 3 damage against armor 5, Pierce 1
    assert shot(2, 2, 4, 4, 4) == 3 + 3 - 4  # range 4 already: three more damage


@pytest.mark.rule("J-117", "J-375", "J-136")
def test_range_is_bought_before_the_last_check_of_success() -> None:
    archer = hero("grey-ker", (5, 4), fatigue=0, wear=["bow"])
    for bought, event in ((["surge:1"], "hits"), (["strike"], "too-short")):
        play = stage(archer, monsters=[foe("giant", (9, 4))], turn="grey-ker")
        attack(play, "bow", "9,4", [1, 3, 2, 1, 1])  # range 3 of 4, two surges
        assert not play.events("too-short")
        assert play(*bought).events(event)
    near = stage(archer, monsters=[foe("giant", (6, 4))], turn="grey-ker")("action:battle", "attack:bow")
    assert near.about("target") == {"6,4"}  # an adjacent one, too


@pytest.mark.rule("J-123")
def test_surges_that_are_not_spent_are_lost() -> None:
    play = stage(
        hero("mordrog", (6, 4), fatigue=0, wear=["sword"]), monsters=[foe("giant", (7, 4))], turn="mordrog"
    )
    attack(play, "sword", "7,4", [3, 3, 2, 2, 1], "strike")
    assert (play.s.points, play.s.fatigue[HERO]) == (0, 0)
    play("attack:sword", "target:7,4", dice=[1, 1, 1, 1, 1])
    assert (play.asked()[1], play.s.attacks) == ("act", 0)  # nothing to spend now


@pytest.mark.rule("J-308", "J-309", "J-370", "J-120")
def test_the_off_hand_adds_its_bonus() -> None:
    both = hero("mordrog", (6, 4), wear=["sword", "dagger"])
    play = stage(both, monsters=[foe("giant", (7, 4))], turn="mordrog")
    attack(play, "sword", "7,4", [3, 1, 1, 1, 1])  # a surge, and one of the dagger
    assert play.about("surge") == {"1"}
    play("surge:1", "strike")
    assert play.s.health[MONSTER] == 9 - (3 + 3 + 1 - 5)
    dagger = stage(both, monsters=[foe("giant", (7, 4))], turn="mordrog")
    attack(dagger, "dagger", "7,4", [1, 1, 4, 4, 1], "strike")  # 4 + 1 + 2, and 1 of the sword
    assert dagger.s.health[MONSTER] == 9 - (8 - 5)


@pytest.mark.rule("J-130", "J-131")
def test_armor_of_a_hero_is_his_own_and_that_of_his_items() -> None:
    play = stage(
        hero("bogran-the-shadow", (6, 4), wear=["leather-armor"]),
        monsters=[foe("beastman", (7, 4))],
        turn="overlord monsters",
    )
    play(f"activate:{MONSTER}", "attack", "target:6,4", dice=[2, 3])  # 3 + 2 + 1 against 1 + 1
    assert play.s.health[HERO] == 8 - 4


@pytest.mark.rule("J-138", "J-066", "J-124", "J-319")
def test_a_monster_attacks_with_its_card_and_surges_are_threat() -> None:
    monsters = [foe("master beastman", (7, 4)), foe("beastman", (7, 5))]
    play = stage(MORDROG, monsters=monsters, turn="overlord monsters")
    play(f"activate:{MONSTER}", "attack", "target:6,4", dice=[3, 3, 2])  # three surges: one threat
    assert play.s.threat == 1
    assert play.s.health[HERO] == 16 - (3 + 2 + 2 + 1 - 2)  # Command counts for itself
    play("end", f"activate:{OTHER}", "attack", "target:6,4", dice=[2, 5])
    assert play.events("hits")[-1]["damage"] == 3 + 1 + 1 + 1


@pytest.mark.rule("J-132", "J-250", "J-251", "J-252", "J-253", "J-254", "J-255", "J-258", "J-419", "J-420")
def test_a_killed_hero_is_in_town_poorer_and_healthy() -> None:
    victim = hero(
        "mordrog",
        (6, 4),
        wounds=6,
        coins=125,
        fatigue=0,
        order="dodge",
        burn=1,
        wear=["sword"],
        skills=["mighty"],
    )
    play = stage(
        victim,
        hero("bogran-the-shadow", (2, 4)),
        monsters=[foe("beastman", (7, 4))],
        turn="overlord monsters",
        conquest=9,
    )
    play(f"activate:{MONSTER}", "attack", "target:6,4", "keep-dice", dice=[1, 1])
    assert play.at(HERO) is None
    assert (play.s.conquest, play.s.coins[HERO]) == (5, 75)
    assert (play.s.health[HERO], play.s.fatigue[HERO], play.s.burn[HERO]) == (16, 3, 0)
    assert (play.s.order[HERO], play.s.worn[HERO]) == (NO_ORDER, ("sword",))
    assert play.s.skills[HERO] == ("mighty",)


@pytest.mark.rule("J-420", "J-254")
def test_death_ends_a_transformation_and_all_that_lingers() -> None:
    ape = hero("mordrog", (6, 4), wounds=1, monkey=2, web=1, stun=1, poison=2)
    play = stage(ape, monsters=[foe("beastman", (7, 4))], turn="overlord monsters", conquest=9)
    play(f"activate:{MONSTER}", "attack", "target:6,4", dice=[1, 1])
    s = play.s
    assert (play.at(HERO), s.monkey[HERO], s.web[HERO], s.stun[HERO], s.poison[HERO]) == (None, 0, 0, 0, 0)


@pytest.mark.rule("J-261", "J-422")
def test_with_the_last_conquest_the_overlord_wins_at_once() -> None:
    victim = hero("mordrog", (6, 4), wounds=1)
    play = stage(
        victim,
        monsters=[foe("beastman", (7, 4)), foe("beastman", (7, 5))],
        turn="overlord monsters",
        conquest=3,
    )
    play(f"activate:{MONSTER}", "attack", "target:6,4", dice=[1, 1])
    assert play.s.result() == {
        "winners": [0],
        "scores": {"0": 1, "1": 0, "2": 0},
        "reason": "conquest",
        "round": 1,
    }
    assert play.s.asks() == []
    assert play.s.conquest == 0


@pytest.mark.rule("J-262", "J-421", "J-423", "J-248", "J-260")
def test_the_heroes_win_when_the_goal_is_met() -> None:
    play = stage(MORDROG, monsters=[foe("hask", (7, 4), wounds=1)], turn="mordrog", conquest=6)
    attack(
        play,
        "sword",
        "7,4",
        [1, 1, 1, 1, 1],
        "strike",
    )
    play(dice=[1])  # Undying does not help
    assert play.s.result() == {
        "winners": [1, 2],
        "scores": {"0": 0, "1": 6, "2": 6},
        "reason": "goal",
        "round": 1,
    }
    assert play.s.coins[HERO] == 0


@pytest.mark.rule("J-262", "J-260")
def test_the_goal_is_met_without_an_attack_too() -> None:
    play = stage(MORDROG, monsters=[foe("hask", (8, 4), wounds=1, burn=1)], turn="overlord")
    play(dice=[1, 1])  # it burns to death, and Undying does not help
    assert (play.s.winner, play.s.reason) == ("heroes", "goal")


@pytest.mark.rule("J-246", "J-247")
def test_a_master_pays_whoever_kills_it() -> None:
    play = stage(MORDROG, monsters=[foe("master beastman", (7, 4))], turn="mordrog")
    attack(play, "sword", "7,4", [1, 1, 1, 1, 1])
    assert play.s.coins[HERO] == 50


@pytest.mark.rule("J-333", "J-334", "J-451")
def test_undying_comes_back_less_what_was_too_much() -> None:
    def struck(excess: str, *dice: int) -> Stage:
        play = stage(
            hero("mordrog", (6, 4), wear=["sword"], skills=["mighty"], fatigue=0),
            monsters=[foe("master skeleton", (7, 4))], turn="mordrog", options={"undying_excess": excess},
        )  # fmt: skip
        return attack(play, "sword", "7,4", [1, 1, 4, 4, 4, *dice])  # 12 damage on armor 1, 3 wounds

    back = struck("drop", 2)
    assert back.s.health[MONSTER] == 3
    assert back.s.coins[HERO] == 0
    gone = struck("carry", 2, 2, 1)  # 11 wounds: back twice with too few, then not
    assert gone.s.kind[MONSTER] == -1
    assert gone.s.coins[HERO] == 50


@pytest.mark.rule("J-326", "J-327", "J-376", "J-378")
def test_a_shield_cancels_wounds_after_armor() -> None:
    guarded = hero("bogran-the-shadow", (6, 4), wear=["iron-shield", "ghost-armor"])
    play = stage(guarded, monsters=[foe("skeleton", (8, 4))], turn="overlord monsters")
    play(f"activate:{MONSTER}", "attack", "target:6,4", dice=[1, 1])  # 5 damage, Pierce 1 of 1 armor
    assert set(play.open()) == {"block:iron-shield", "use:ghost-armor", "pass"}
    play("block:iron-shield", "use:ghost-armor", "pass")
    assert (play.s.health[HERO], play.s.fatigue[HERO]) == (8 - 3, 3)
    assert play.s.exhausted[HERO] == ("iron-shield",)
    burning = stage(
        hero("bogran-the-shadow", (6, 4), burn=1, wear=["iron-shield", "ghost-armor"]),
        turn="bogran-the-shadow",
    )
    burning(dice=[1])
    assert set(burning.open()) == {"use:ghost-armor", "pass"}


@pytest.mark.rule("J-327", "J-376")
def test_while_wounds_are_cancelled_the_table_counts_those_that_are_left() -> None:
    guarded = hero("bogran-the-shadow", (6, 4), wear=["iron-shield", "ghost-armor"], wounds=4)
    play = stage(guarded, monsters=[foe("skeleton", (8, 4))], turn="overlord monsters")
    play(f"activate:{MONSTER}", "attack", "target:6,4", dice=[1, 1])
    for choice, wounds in (("block:iron-shield", 5), ("use:ghost-armor", 4), ("pass", 3)):
        [attacked] = GAME.view(play.s, 1)["attack"]["attacked"]
        odds, mean = GAME.survey(play.s, play.asked()[0])["options"]["pass"]["odds"]
        assert (attacked["wounds"], attacked["kills"]) == (wounds, wounds >= 4)
        assert odds["args"]["kill"] == ("100" if wounds >= 4 else "0")
        assert mean["args"]["wounds"] == f"{wounds}.0"
        play(choice)
    assert play.s.health[HERO] == 1


@pytest.mark.rule("J-096", "J-208", "J-118")
def test_an_attack_goes_step_by_step() -> None:
    archer = hero("grey-ker", (5, 4), fatigue=0, order="aim", wear=["bow"])
    play = stage(archer, monsters=[foe("giant", (9, 4))], turn="grey-ker")("action:battle", "attack:bow")
    asked = [play.asked()[1]]
    for option, dice in (("target:9,4", []), ("aimed", [1, 1, 2, 2, 4]), ("keep-dice", []), ("surge:1", [])):
        before = list(play.told)
        play(option, dice=dice)
        asked.append(play.asked()[1])
    assert asked == ["target", "declared", "reroll", "spend", "act"]
    assert not [each for each in before if each.id in ("descent-hits", "descent-too-short")]
    assert [each.id for each in play.told[len(before) :]][-1] in ("descent-hits", "descent-too-short")
