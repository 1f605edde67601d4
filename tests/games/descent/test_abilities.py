"""Special abilities in attacks: areas, re-rolls, Fear, Knockback, and what hits leave."""

from __future__ import annotations

import pytest

from tests.games.descent.own import own_box, own_stage
from tests.games.descent.stage import Stage, foe, hero, stage
from undercroft.engine.flow import CHANCE
from undercroft.games.descent.attack.arms import strike_of
from undercroft.games.descent.attack.attack import Attack
from undercroft.games.descent.attack.spending import Tally
from undercroft.games.descent.game import GAME
from undercroft.games.descent.state.state import DODGE, NO_ORDER

HERO, SECOND, MONSTER, OTHER = 0, 1, 4, 5
MORDROG = hero("mordrog", (6, 4), wear=["sword"])  # melee 3, armor 2
# faces: red 1 is 4 hearts, green 1 is 3; black 1 blank, 2 a surge, 4 an enhancement; red, blue, white 6 miss


def attack(play: Stage, weapon: str, target: str, dice: list[int], *spend: str) -> Stage:
    return play("action:battle", f"attack:{weapon}", f"target:{target}", *spend, dice=dice)


@pytest.mark.rule("J-230", "J-335")
def test_poison_counts_wounds_and_web_needs_damage() -> None:
    play = stage(
        hero("bogran-the-shadow", (5, 4)),
        monsters=[foe("master bane-spider", (7, 4))],
        turn="overlord monsters",
    )
    play(f"activate:{MONSTER}", "attack", "target:5,4", dice=[3, 1, 1])  # 2 + 3 damage on armor 1
    assert (play.s.health[HERO], play.s.poison[HERO], play.s.web[HERO]) == (4, 4, 1)
    immune = stage(
        hero("ispher", (5, 4)), monsters=[foe("master bane-spider", (7, 4))], turn="overlord monsters"
    )
    immune(f"activate:{MONSTER}", "attack", "target:5,4", dice=[3, 1, 1])
    assert immune.s.poison[HERO] == 0


@pytest.mark.rule("J-331", "J-328", "J-332", "J-449")
def test_a_master_giant_sweeps_all_within_two_spaces() -> None:
    heroes = (hero("mordrog", (6, 4)), hero("bogran-the-shadow", (6, 5)), hero("ispher", (5, 5)))
    play = stage(
        *heroes, monsters=[foe("master giant", (8, 4)), foe("beastman", (7, 3))], turn="overlord monsters"
    )
    play(f"activate:{MONSTER}", "attack", dice=[2, 5, 5, 3, 1])
    assert play.about("figure") == {"0", "1"}  # neither the beastman nor the hero three spaces away
    play("figure:1")
    assert [play.s.stun[each] for each in range(3)] == [1, 1, 0]
    one = stage(hero("mordrog", (6, 4)), monsters=[foe("giant", (8, 4))], turn="overlord monsters")
    assert one(f"activate:{MONSTER}", "attack").about("target") == {"6,4"}


@pytest.mark.rule("J-238")
def test_named_monsters_cannot_be_stunned() -> None:
    mage = hero("landrec-the-wise", (5, 4), wear=["pacify"])
    for kind, stunned in (("hask", 0), ("ogre", 1)):
        play = stage(mage, monsters=[foe(kind, (7, 4))], turn="landrec-the-wise")
        attack(play, "pacify", "7,4", [1, 1, 4, 4, 4])
        play("surge:1", "strike")
        assert play.s.stun[MONSTER] == stunned


@pytest.mark.rule("J-310", "J-314", "J-315", "J-377", "J-445", "J-107")
def test_a_blast_hits_friend_and_foe_and_may_be_left_out() -> None:
    carthos = hero("mad-carthos", (6, 4), fatigue=0, wear=["ice-storm"])
    monsters = [foe("giant", (8, 4)), foe("beastman", (9, 3))]

    def storm(*choices: str) -> Stage:
        play = stage(carthos, hero("bogran-the-shadow", (7, 3)), monsters=monsters, turn="mad-carthos")
        return play("action:battle", "attack:ice-storm", "target:8,4", *choices)

    play = storm("blast")("strike", dice=[1, 3, 3, 1, 1, 1])  # range 1 of 2
    assert play.events("too-short")
    grown = storm("blast")("surge:1", dice=[1, 3, 5, 4, 1, 1])  # range 2, two surges: rank 2
    grown("strike", "figure:0", "figure:1", "figure:5")
    assert grown.at(HERO) is None  # 3 + 2 + 1 + 2 + 1 damage: himself too
    alone = storm("plain")("strike", dice=[1, 3, 5, 4, 1, 1])
    assert alone.s.health[SECOND] == 8
    assert alone.s.health[MONSTER] == 9 - 4


@pytest.mark.rule("J-316", "J-317", "J-446", "J-145", "J-211", "J-212", "J-380")
def test_breath_burns_all_under_it_and_the_first_dodger_chooses_dice() -> None:
    heroes = (hero("mordrog", (6, 4), order="dodge"), hero("bogran-the-shadow", (5, 5), order="dodge"))
    monsters = [foe("hell-hound", (8, 4), stands=True), foe("beastman", (6, 5))]
    play = stage(*heroes, monsters=monsters, turn="overlord monsters")
    play(f"activate:{MONSTER}", "attack", "breath:8,4:west", dice=[2, 1])
    assert play.asked() == (1, "reroll")
    play("reroll:1", "throw", dice=[6])
    assert [play.s.health[each] for each in (0, 1, 5)] == [16, 8, 2]
    again = stage(*heroes, monsters=monsters, turn="overlord monsters")
    again(
        f"activate:{MONSTER}", "attack", "breath:8,4:west", "keep-dice", "figure:0", "figure:1", dice=[2, 1]
    )
    assert [again.s.health[0], again.s.health[1]] == [13, 5]  # 3 damage, Pierce 3
    assert again.s.kind[5] == -1
    assert again.s.order[HERO] == 2  # dodging goes on


@pytest.mark.rule("J-317", "J-316")
def test_a_breath_needs_no_range() -> None:
    far = hero("mordrog", (5, 4))
    play = stage(far, monsters=[foe("hell-hound", (8, 4), stands=True)], turn="overlord monsters")
    play(f"activate:{MONSTER}", "attack", "breath:8,4:west", dice=[1, 1])  # range 1 or 2, three spaces away
    assert play.events("rolls")[-1]["range"] < 3
    assert play.events("hits")


@pytest.mark.rule("J-140", "J-141", "J-142", "J-143", "J-208", "J-210", "J-379")
def test_an_aimed_attack_throws_dice_again_once() -> None:
    aiming = hero("mordrog", (6, 4), order="aim", wear=["sword"])
    play = stage(aiming, monsters=[foe("beastman", (7, 4))], turn="mordrog")
    play("action:battle", "attack:sword", "target:7,4")
    assert set(play.open()) == {"aimed", "pass"}
    play("aimed", dice=[6, 1, 1, 1, 1])
    assert play.asked() == (1, "reroll")
    play("reroll:1", "throw", dice=[6])
    assert play.events("misses")
    assert play.s.order[HERO] == NO_ORDER


@pytest.mark.rule("J-144", "J-381", "J-407", "J-153")
def test_aimed_against_dodged_nothing_is_thrown_again() -> None:
    aiming = hero("mordrog", (6, 4), order="aim", wear=["sword"])
    play = stage(
        aiming, monsters=[foe("beastman", (7, 4))], turn="mordrog", threat=4, hand=["dodge", "dodge"]
    )
    play("action:battle", "attack:sword", "target:7,4", "aimed", dice=[6, 1, 1, 1, 1])
    play("play:dodge")
    assert play.events("cancels-out")
    assert play.events("misses")
    assert (play.s.threat, play.s.hand) == (2, ("dodge",))
    assert play.s.order[HERO] == NO_ORDER


@pytest.mark.rule("J-320", "J-452")
def test_fear_takes_surges_before_anything_else() -> None:
    play = stage(MORDROG, monsters=[foe("demon", (7, 4))], turn="mordrog")
    attack(play, "sword", "7,4", [1, 1, 4, 4, 4], "strike")  # no surge
    assert play.events("fears")
    assert play.s.health[MONSTER] == 9
    play("attack:sword", "target:7,4", dice=[3, 3, 2, 1, 1])  # three: one for Fear, two to spend
    play("surge:1", "strike")
    assert play.s.health[MONSTER] == 9 - (3 + 2 + 1 - 4)


@pytest.mark.rule("J-323", "J-324", "J-325", "J-432", "J-447")
def test_knockback_throws_a_hero_over_anything_but_walls() -> None:
    play = stage(
        MORDROG, monsters=[foe("ogre", (7, 4))], rubble=[(5, 4)], pits=[(3, 4)], turn="overlord monsters"
    )
    play(f"activate:{MONSTER}", "attack", "target:6,4", dice=[2, 5, 5])
    assert {"5,4", "7,4", "6,4"} & play.about("at") == set()
    assert {"4,4", "3,4", "6,6"} <= play.about("at")
    assert "2,4" not in play.about("at")
    play("at:3,4")
    assert play.at(HERO) == (3, 4)
    assert play.s.health[HERO] == 16 - 3 - 1  # and the fall


@pytest.mark.rule("J-313", "J-448")
def test_thrown_beside_an_aura_hurts_once() -> None:
    monsters = [foe("ogre", (7, 4)), foe("demon", (8, 2))]
    play = stage(
        hero("mordrog", (6, 4)),
        monsters=[monsters[0], foe("master hell-hound", (5, 6))],
        turn="overlord monsters",
    )
    play(f"activate:{MONSTER}", "attack", "target:6,4", "at:5,5", dice=[2, 5, 5])
    assert play.s.health[HERO] == 16 - 3 - 1


@pytest.mark.rule("J-329")
def test_quick_shot_gives_two_attacks_and_rage_four() -> None:
    play = stage(
        MORDROG, monsters=[foe("manticore", (8, 4))], turn="overlord monsters", threat=4, hand=["rage"]
    )
    play(f"activate:{MONSTER}", "play:rage")
    assert play.s.attacks == 4
    plain = stage(MORDROG, monsters=[foe("manticore", (8, 4))], turn="overlord monsters")
    assert plain(f"activate:{MONSTER}").s.attacks == 2


@pytest.mark.rule("J-265", "J-427", "J-433")
def test_out_of_a_pit_one_sees_only_what_is_next_to_it() -> None:
    archer = hero("grey-ker", (6, 4), wear=["bow"])
    monsters = [foe("beastman", (7, 4)), foe("skeleton", (8, 6))]
    for rules, seen in (("faq", {"7,4"}), ("2005", set())):
        play = stage(archer, monsters=monsters, pits=[(6, 4)], turn="grey-ker", options={"rules": rules})
        assert play("action:battle", "attack:bow").about("target") == seen
    into = stage(archer, monsters=[foe("skeleton", (8, 4))], pits=[(6, 4)], turn="overlord monsters")
    assert into(f"activate:{MONSTER}", "attack").about("target") == {"6,4"}


@pytest.mark.rule("J-330")
def test_sorcery_is_range_or_damage() -> None:
    play = stage(
        hero("bogran-the-shadow", (5, 4)), monsters=[foe("sorcerer", (9, 4))], turn="overlord monsters"
    )
    play(f"activate:{MONSTER}", "attack", "target:5,4", dice=[1, 1])  # range 2 of 4: two of three points
    assert play.events("hits")[-1]["damage"] == 3 + 1 + 1


@pytest.mark.rule("J-107", "J-314")
def test_whoever_is_hidden_is_hit_by_a_blast_beside_him() -> None:
    mage = hero("mad-carthos", (5, 4), fatigue=0, wear=["ice-storm"])
    monsters = [foe("beastman", (7, 4)), foe("skeleton", (8, 4))]
    play = stage(mage, monsters=monsters, turn="mad-carthos")("action:battle", "attack:ice-storm")
    assert play.why("target:8,4") == "J-368"
    play("target:7,4", "blast", dice=[3, 1, 1, 1, 1, 1])
    while "strike" in play.open():
        play("strike")
    assert play.about("figure") == {str(MONSTER), str(OTHER)}


@pytest.mark.rule("J-376", "J-323")
def test_only_survivors_are_thrown() -> None:
    for wounds, thrown in ((16, True), (1, False)):
        play = stage(
            hero("mordrog", (6, 4), wounds=wounds), monsters=[foe("ogre", (7, 4))], turn="overlord monsters"
        )
        play(f"activate:{MONSTER}", "attack", "target:6,4", dice=[2, 5, 5])
        assert ((play.asked()[1] == "thrown"), play.s.in_town(HERO)) == (thrown, not thrown)
        assert play.s.health[HERO] == (13 if thrown else 16)  # the wounds come first
        if thrown:
            assert play.why("at:7,4") == "J-324"  # the ogre stands there
            assert GAME.describe(play.s, 0, play.open("at")[0]).rules == ["J-324"]


@pytest.mark.rule("J-407", "J-144")
def test_a_dodge_order_that_an_aimed_attack_cancels_is_not_spent() -> None:
    dodger = hero("mordrog", (6, 4), order="dodge")
    play = stage(dodger, monsters=[foe("giant", (7, 4))], turn="overlord monsters", threat=4, hand=["aim"])
    play(f"activate:{MONSTER}", "attack", "target:6,4", "play:aim", dice=[6, 1, 1, 1])
    assert (len(play.events("cancels-out")), play.s.order[HERO]) == (1, DODGE)
    assert play.events("misses")


@pytest.mark.rule("J-380", "J-211", "J-141")
def test_a_dodging_hero_has_one_or_both_dice_of_a_razorwing_thrown_again_once() -> None:
    for marked in (["reroll:1"], ["reroll:2"], ["reroll:1", "reroll:2"]):
        play = stage(
            hero("mordrog", (6, 4), order="dodge"),
            monsters=[foe("razorwing", (7, 4))],
            turn="overlord monsters",
        )
        play(f"activate:{MONSTER}", "attack", "target:6,4", dice=[1, 1])
        assert play.about("reroll") == {"1", "2"}
        play(*marked, "throw", dice=[2] * len(marked))
        assert (play.asked(), play.events("rerolls")[-1]["count"]) == ((0, "act"), len(marked))


@pytest.mark.rule("J-412", "J-311")
def test_an_aura_hurts_a_large_monster_once_for_a_step() -> None:
    holy = hero("mordrog", (6, 4), skills=["holy-aura"])
    play = stage(holy, monsters=[foe("giant", (8, 4))], turn="overlord monsters")
    play(f"activate:{MONSTER}", "step:7,4")  # next to him with two of its spaces
    assert play.s.health[MONSTER] == 9 - 1


@pytest.mark.rule("J-247", "J-311", "J-450")
def test_a_master_that_dies_of_a_holy_aura_pays_its_hero() -> None:
    holy = hero("mordrog", (6, 4), skills=["holy-aura", "vampiric-blood"], coins=0, fatigue=0)
    weak = foe("master beastman", (8, 4), wounds=1)
    play = stage(holy, monsters=[weak], turn="overlord monsters")(f"activate:{MONSTER}", "step:7,4")
    assert (play.s.kind[MONSTER], play.s.coins[HERO], play.s.fatigue[HERO]) == (-1, 50, 1)
    stays = stage(holy, monsters=[foe("master beastman", (7, 4), wounds=1)], turn="overlord")
    stays("go-on", "end-turn", dice=["doom", "mimic"])
    assert (stays.s.kind[MONSTER], stays.s.coins[HERO]) == (-1, 50)


@pytest.mark.rule("J-248", "J-025")
@pytest.mark.parametrize(
    ("announced", "stats"),
    [('["armor", "wounds"]', (6, 6, None)), ('["speed"]', (None, None, 3)), ("[]", (None,) * 3)],
)
def test_of_a_named_monster_is_told_what_the_quest_announces(
    announced: str, stats: tuple[int | None, ...]
) -> None:
    box = own_box(('announced = ["armor", "wounds"]', f"announced = {announced}"))
    play = own_stage(box, hero("mordrog", (6, 4)), hero("lyssa", (0, 5)), monsters=[foe("hask", (7, 4))])
    for seat in (None, 1):
        seen = GAME.view(play.s, seat)["monsters"][str(MONSTER)]
        assert (seen["name"], seen["armor"], seen["wounds"], seen["speed"]) == ("hask", *stats)
    kind = play.s.kind_at(MONSTER)
    assert (kind.armor, kind.wounds, kind.master, kind.named) == (6, 6, True, True)
    for players, wounds in ((4, 11), (5, 14)):  # its own, not those of an ogre
        larger = own_box(players=players)
        assert larger.kinds[larger.kind_of["hask"]].wounds == wounds


@pytest.mark.rule("J-318", "J-331", "J-335")
@pytest.mark.parametrize(
    ("kind", "token"), [("master giant", "stun"), ("master bane-spider", "web"), ("dragon", "burn")]
)
@pytest.mark.parametrize("before", [0, 2])
def test_tokens_accumulate(kind: str, token: str, before: int) -> None:
    play = stage(
        hero("mordrog", (6, 4), **{token: before}), monsters=[foe(kind, (7, 4))], turn="overlord monsters"
    )
    play(f"activate:{MONSTER}", "attack")
    if "target:6,4" in play.open():
        play("target:6,4")
    while play.asked()[0] == CHANCE:
        play(dice=[1])
    while play.asked()[1] == "thrown":
        play("stay")
    assert play.events("hits")[-1]["damage"] > 0
    assert getattr(play.s, token)[HERO] == before + 1


@pytest.mark.rule("J-318", "J-331", "J-335", "J-323")
@pytest.mark.parametrize("kind", ["master giant", "master bane-spider", "dragon", "ogre"])
def test_without_damage_there_is_no_token_and_nobody_is_thrown(kind: str) -> None:
    play = stage(hero("mordrog", (6, 4)), monsters=[foe(kind, (7, 4))], turn="overlord monsters")
    attack = Attack(MONSTER, play.s.serial[MONSTER])
    attack.target = play.s.box.space_of["6,4"]
    for damage in (0, 1):
        attack.commit(play.s, damage, Tally(0, damage, 9, 0, 0))
        assert ((attack.marks > 0) or attack.throws) == (damage > 0)


@pytest.mark.rule("J-319")
def test_several_commands_add_up() -> None:
    monsters = [foe("skeleton", (6, 4)), foe("master beastman", (7, 4)), foe("master beastman", (8, 4))]
    play = stage(MORDROG | {"at": (0, 4)}, monsters=monsters, turn="overlord monsters")
    strike = strike_of(play.s, MONSTER, "", -1)
    assert (strike.damage, strike.range) == (2, 1 + 2)


@pytest.mark.rule("J-320", "J-452")
def test_surges_that_fear_takes_buy_nothing_and_the_highest_fear_counts_once() -> None:
    play = stage(
        hero("mordrog", (6, 4), wear=["sword"], fatigue=0), monsters=[foe("demon", (7, 4))], turn="mordrog"
    )
    attack(play, "sword", "7,4", [3, 3, 1, 1, 1])  # two surges: one is kept for Fear
    assert play.asked()[1] == "act"  # nothing could be bought
    mage = hero("mad-carthos", (5, 4), fatigue=0, wear=["ice-storm"])
    demons = [foe("demon", (8, 3)), foe("demon", (8, 5))]
    two = stage(mage, monsters=demons, turn="mad-carthos")(
        "action:battle", "attack:ice-storm", "target:8,5", "blast"
    )
    blow = next(frame for frame in two.s.agenda if isinstance(frame, Attack))
    assert (len(blow.figures(two.s)), blow.fear(two.s)) == (2, 1)


@pytest.mark.rule("J-324", "J-325")
def test_nobody_is_thrown_through_a_closed_door_but_over_everything_else() -> None:
    play = stage(
        hero("mordrog", (5, 4)), hero("lyssa", (5, 6)), monsters=[foe("ogre", (6, 4))], doors={},
        rubble=[(5, 5), (8, 5)], turn="overlord monsters",
    )(f"activate:{MONSTER}", "attack", "target:5,4", dice=[2, 5, 5])  # fmt: skip
    landings = play.about("at")
    assert not {"4,4", "4,5", "3,4"} & landings  # behind the door
    assert not {"5,5", "5,6", "6,4"} & landings  # rubble, a friend, the ogre
    assert {"8,4", "6,6", "8,3"} <= landings  # over the ogre and past the rubble


@pytest.mark.rule("J-325")
def test_a_hero_is_thrown_over_a_wall_of_rubble() -> None:
    rubble = [(8, 3), (8, 4), (8, 5), (8, 6)]
    play = stage(
        hero("mordrog", (7, 4)), monsters=[foe("ogre", (5, 4))], rubble=rubble, turn="overlord monsters"
    )
    play(f"activate:{MONSTER}", "attack", "target:7,4", dice=[2, 5, 5])
    assert {"9,4", "10,4", "10,5"} <= play.about("at")


@pytest.mark.rule("J-325")
def test_a_hero_is_thrown_over_a_row_of_figures() -> None:
    row = [foe("skeleton", (8, y)) for y in (2, 3, 5, 6, 7)]
    heroes = hero("mordrog", (7, 4)), hero("lyssa", (8, 4))
    play = stage(*heroes, monsters=[foe("ogre", (5, 4)), *row], turn="overlord monsters")
    play(f"activate:{MONSTER}", "attack", "target:7,4", dice=[2, 5, 5])
    assert {"9,4", "10,4", "10,5"} <= play.about("at")


@pytest.mark.rule("J-332", "J-449")
def test_a_sweep_needs_sight() -> None:
    heroes = (hero("mordrog", (6, 4)), hero("ispher", (8, 6)))
    play = stage(
        *heroes, monsters=[foe("master giant", (8, 3))], rubble=[(7, 4), (7, 3)], turn="overlord monsters"
    )
    play(f"activate:{MONSTER}", "attack")
    blow = next(frame for frame in play.s.agenda if isinstance(frame, Attack))
    assert blow.figures(play.s) == [SECOND]  # the other is behind rubble


@pytest.mark.rule("J-445", "J-462")
@pytest.mark.parametrize(("rules", "asked"), [("faq", "blast"), ("2005", "chance")])
def test_a_blast_was_part_of_every_attack_in_2005(rules: str, asked: str) -> None:
    mage = hero("mad-carthos", (5, 4), fatigue=0, wear=["ice-storm"])
    monsters = [foe("giant", (8, 4)), foe("beastman", (7, 3))]
    play = stage(mage, monsters=monsters, turn="mad-carthos", options={"rules": rules})
    play("action:battle", "attack:ice-storm", "target:8,4")
    assert play.asked()[1] == asked
