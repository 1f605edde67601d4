"""Rulings that are easily missed: what stops an attack, monsters on glyphs, stunned masters, orders."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.descent.own import own_box, own_stage
from tests.games.descent.stage import Stage, foe, hero, stage
from undercroft.games.descent.attack.attack import Attack
from undercroft.games.descent.state.state import AIM, DODGE, GUARD, NO_ORDER

HERO, SECOND, MONSTER, OTHER = 0, 1, 4, 5
OLD = {"rules": "2005"}
FAR_OFF = hero("ispher", (0, 4))


def attack_of(play: Stage) -> Attack:
    return next(frame for frame in play.s.agenda if isinstance(frame, Attack))


# -- what stops an attack without a target -----------------------------------------------------------------


@pytest.mark.rule("J-173")
@pytest.mark.parametrize(("door", "hit"), [("closed", []), ("open", [MONSTER])])
def test_a_closed_door_stops_an_attack_that_needs_no_sight(door: str, hit: list[int]) -> None:
    play = stage(
        hero("mad-carthos", (10, 4), wear=["word-of-vaal"]), FAR_OFF, monsters=[foe("beastman", (12, 4))],
        revealed=["S", "1", "2"], doors={"a": "open", "b": door}, turn="mad-carthos",
    )  # fmt: skip
    play("action:battle", "attack:word-of-vaal")
    assert attack_of(play).figures(play.s) == hit


@pytest.mark.rule("J-173", "J-353")
def test_a_wall_stops_an_attack_that_needs_no_sight() -> None:
    around_the_corner = foe("beastman", (9, 9))  # three spaces off, four steps
    play = stage(
        hero("mad-carthos", (10, 6), wear=["word-of-vaal"]), FAR_OFF, monsters=[around_the_corner],
        revealed=["S", "1", "3"], doors={"a": "open", "c": "open"}, turn="mad-carthos",
    )  # fmt: skip
    play("action:battle", "attack:word-of-vaal")
    assert attack_of(play).figures(play.s) == []


# -- the rules of 2005 -------------------------------------------------------------------------------------


@pytest.mark.rule("J-056", "J-462")
def test_with_the_rules_of_2005_the_order_of_ready_comes_first() -> None:
    for options, later in ((OLD, False), ({}, True)):
        play = stage(hero("mordrog", (6, 4)), turn="mordrog", options=options)("action:ready-move")
        assert "order:dodge" in play.open()
        play("step:6,5")
        assert ("order:dodge" in play.open()) == later
    assert stage(hero("mordrog", (6, 4)), turn="mordrog", options=OLD)(
        "action:ready-move", "order:dodge", "step:6,5"
    ).s.order[HERO] == DODGE  # fmt: skip


@pytest.mark.rule("J-056", "J-049")
def test_with_the_rules_of_2005_a_changed_action_brings_no_late_order() -> None:
    for options, late in ((OLD, False), ({}, True)):
        play = stage(hero("grey-ker", (6, 4)), turn="grey-ker", options=options)("action:advance", "step:6,5")
        assert play("change:ready-move").s.may_order == late
    fresh = stage(hero("grey-ker", (6, 4)), turn="grey-ker", options=OLD)(
        "action:advance", "change:ready-move"
    )
    assert fresh.s.may_order


@pytest.mark.rule("J-417", "J-235")
def test_with_the_rules_of_2005_a_stunned_hero_only_steps() -> None:
    ready: dict[str, Any] = {"stun": 1, "wear": ["healing-potion"], "wounds": 9}
    new = stage(hero("sir-valadir", (5, 4), **ready), turn="sir-valadir")("stunned:move")
    assert {"close:a", "fatigue", "use:healing-potion", "step:6,4"} <= set(new.open())
    old = stage(hero("sir-valadir", (5, 4), **ready), turn="sir-valadir", options=OLD)("stunned:move")
    assert {option.partition(":")[0] for option in old.open()} == {"step", "end"}
    assert [old.why(each) for each in ("close:a", "fatigue", "drop:healing-potion")] == ["J-417"] * 3


@pytest.mark.rule("J-235", "J-417")
def test_a_stunned_hero_who_attacks_buys_no_movement_afterwards() -> None:
    play = stage(
        hero("sir-valadir", (6, 4), stun=1, wear=["axe"]), monsters=[foe("giant", (7, 4))], turn="sir-valadir"
    )
    play("stunned:attack", "attack:axe", "target:7,4", dice=[6, 1, 1, 1])
    assert play.why("fatigue") == "J-235"


# -- monsters on active glyphs -----------------------------------------------------------------------------

LARDER: dict[str, Any] = {"revealed": ["S", "1", "2"], "glyphs": [(14, 2)], "turn": "overlord monsters"}


@pytest.mark.rule("J-389", "J-274", "J-065")
def test_a_monster_on_an_active_glyph_must_be_activated_and_leave() -> None:
    monsters = [foe("beastman", (14, 2)), foe("skeleton", (8, 4))]
    play = stage(FAR_OFF, hero("mordrog", (0, 5)), monsters=monsters, **LARDER)
    assert play.why("end-turn") == "J-389"
    play(f"activate:{MONSTER}")
    assert play.why("end") == "J-274"
    play("step:15,2")
    assert "step:14,2" in play.open()  # across it and off again
    play("end")
    assert "end-turn" in play.open()


@pytest.mark.rule("J-389", "J-462")
@pytest.mark.parametrize(("rules", "spawned"), [("faq", False), ("2005", True)])
def test_no_monster_is_spawned_on_an_active_glyph(rules: str, spawned: bool) -> None:
    play = stage(
        FAR_OFF, hero("mordrog", (0, 5)), threat=9, hand=["beastmen-war-party"], options={"rules": rules},
        **{**LARDER, "turn": "overlord"},
    )("play:beastmen-war-party", "place:beastman", dice=["doom", "rage"])  # fmt: skip
    assert "15,2" in play.about("at")
    assert ("14,2" in play.about("at")) == spawned


@pytest.mark.rule("J-389", "J-462")
def test_with_the_rules_of_2005_a_monster_may_stay_where_it_stands() -> None:
    play = stage(FAR_OFF, hero("mordrog", (0, 5)), monsters=[foe("beastman", (14, 2))], options=OLD, **LARDER)
    assert "end-turn" in play.open()
    play(f"activate:{MONSTER}")
    assert "end" in play.open()


@pytest.mark.rule("J-389", "J-240")
def test_a_webbed_monster_cannot_leave_a_glyph_and_may_still_attack() -> None:
    play = stage(
        hero("mordrog", (14, 3)), hero("ispher", (0, 4)), monsters=[foe("beastman", (14, 2), web=1)], **LARDER
    )
    assert "end-turn" in play.open()
    assert {"attack", "end"} <= set(play(f"activate:{MONSTER}").open())


@pytest.mark.rule("J-389", "J-234")
def test_a_stunned_master_on_a_glyph_can_only_move() -> None:
    stunned = foe("master beastman", (14, 2), stun=1)
    play = stage(hero("mordrog", (14, 4)), hero("ispher", (0, 4)), monsters=[stunned], **LARDER)
    assert play.why("end-turn") == "J-389"
    assert play(f"activate:{MONSTER}").open() == ["stunned-move"]
    old = stage(hero("mordrog", (14, 4)), hero("ispher", (0, 4)), monsters=[stunned], options=OLD, **LARDER)
    assert old(f"activate:{MONSTER}").open() == ["stunned-move", "stunned-attack"]
    plain = stage(
        hero("mordrog", (8, 4)), monsters=[foe("master beastman", (9, 4), stun=1)], turn="overlord monsters"
    )
    assert set(plain(f"activate:{MONSTER}").open()) == {"stunned-move", "stunned-attack"}


# -- cards on stunned monsters -----------------------------------------------------------------------------


@pytest.mark.rule("J-234", "J-153", "J-233")
@pytest.mark.parametrize(
    ("kind", "stun", "plays"),
    [
        ("master beastman", 1, {"play:charge"}),
        ("beastman", 1, set()),
        ("beastman", 0, {"play:charge", "play:rage"}),
    ],
)
def test_rage_is_wasted_on_the_stunned(kind: str, stun: int, plays: set[str]) -> None:
    play = stage(
        hero("mordrog", (6, 4)), monsters=[foe(kind, (9, 4), stun=stun), foe("skeleton", (5, 6))],
        hand=["charge", "rage"], threat=9, turn="overlord monsters",
    )  # fmt: skip
    play(f"activate:{MONSTER}")
    assert set(play.open("play")) == plays
    if stun and plays:
        play("play:charge", "stunned-move")
        assert (play.s.points, play.s.attacks) == (8, 0)


# -- spawning ----------------------------------------------------------------------------------------------


@pytest.mark.rule("J-166", "J-265")
def test_a_hero_in_a_pit_watches_only_what_he_sees_from_there() -> None:
    play = stage(
        hero("mordrog", (8, 4)), hero("ispher", (0, 4)), pits=[(8, 4)], doors={}, turn="overlord",
        threat=9, hand=["beastmen-war-party"],
    )  # fmt: skip
    play("play:beastmen-war-party", "place:beastman", dice=["doom", "dodge"])
    free = play.about("at")
    assert {"5,3", "6,6", "10,5", "7,8"} <= free
    assert not {"7,3", "8,3", "9,3", "7,4", "9,4", "7,5", "8,5", "9,5"} & free
    assert not {"1,4", "2,5"} & free  # seen by the other hero


# -- tokens and cards that strike once ---------------------------------------------------------------------


@pytest.mark.rule("J-331", "J-121")
def test_petrify_stuns_whom_it_wounds_and_each_purchase_adds_a_token() -> None:
    def petrified(kind: str, *options: str) -> tuple[int, int]:
        play = stage(
            hero("landrec-the-wise", (6, 4), wear=["petrify"], fatigue=0),
            turn="landrec-the-wise",
            monsters=[foe(kind, (7, 5))],
        )
        play("action:battle", "attack:petrify", "target:7,5", *options, "strike", dice=[1, 5, 5, 1, 1, 1])
        return play.s.health[MONSTER], play.s.stun[MONSTER]  # 3 damage, 3 surges

    assert petrified("giant", "surge:2") == (9, 0)  # armor 5: no wound, no token
    assert petrified("manticore") == (4, 1)
    assert petrified("manticore", "surge:2") == (4, 2)


@pytest.mark.rule("J-333", "J-323", "J-447")
def test_nothing_more_of_an_attack_touches_a_figure_that_rose() -> None:
    monsters = [foe("ogre", (6, 4)), foe("master skeleton", (8, 4))]
    for faces, thrown in (([1, 1, 1, 2], False), ([5, 5, 5], True)):
        play = stage(FAR_OFF, hero("mordrog", (0, 5)), monsters=monsters, turn="overlord monsters")
        play.s.health[OTHER] = 3 if thrown is False else 30
        play(f"activate:{MONSTER}", "attack", "elsewhere", "target:8,4", dice=faces)
        assert (play.asked()[1] == "thrown") == thrown


# -- equipment ---------------------------------------------------------------------------------------------


@pytest.mark.rule("J-210", "J-088")
def test_drinking_a_potion_is_no_change_of_equipment() -> None:
    brave = hero("sir-valadir", (6, 4), wounds=9, order="aim", wear=["healing-potion", "axe"])
    play = stage(brave, turn="sir-valadir")("action:advance", "use:healing-potion")
    assert (play.s.health[HERO], play.s.order[HERO]) == (12, AIM)
    play("drop:axe")
    assert play.s.order[HERO] == NO_ORDER


@pytest.mark.rule("J-037", "J-036")
def test_an_exhausted_shield_stays_so_in_the_pack_and_in_other_hands() -> None:
    play = stage(
        hero("mordrog", (6, 4), wear=["iron-shield"]), hero("lyssa", (6, 5)), turn="mordrog"
    )("action:run")  # fmt: skip
    play.s.exhausted[HERO] = ("iron-shield",)
    play("re-equip", "stow:iron-shield", "done", "re-equip", "wear:iron-shield", "done")
    assert play.s.count_ready(HERO, "iron-shield") == 0
    play("give:iron-shield", "to:lyssa", "wear:iron-shield")
    assert play.s.exhausted == [(), ("iron-shield",)]


@pytest.mark.rule("J-359", "J-038")
def test_two_of_a_kind_are_both_rearranged() -> None:
    play = stage(hero("mordrog", (6, 4), pack=["healing-potion", "healing-potion"]), turn="mordrog")
    play("equip", "wear:healing-potion", "wear:healing-potion", "done")
    assert play.s.worn[HERO] == ("healing-potion",) * 2


@pytest.mark.rule("J-302", "J-187")
def test_a_relic_is_never_lost_in_town() -> None:
    play = stage(hero("mordrog", wear=["blade-of-light", "leather-armor"]), turn="mordrog")("action:run")
    assert play.why("drop:blade-of-light") == "J-302"
    assert "drop:leather-armor" in play.open()


# -- turns that are cut short, monkeys ---------------------------------------------------------------------


@pytest.mark.rule("J-450")
def test_a_turn_that_gas_ends_still_ends_beside_an_aura() -> None:
    play = stage(
        hero("mordrog", (10, 4)), monsters=[foe("master hell-hound", (8, 4))], turn="mordrog",
        threat=9, hand=["paralyzing-gas"],
    )  # fmt: skip
    play("action:run", "open:b", "play:paralyzing-gas", dice=[2])
    assert play.s.is_red(HERO)
    assert play.s.health[HERO] == 15


@pytest.mark.rule("J-243")
def test_a_monkey_neither_guards_nor_uses_a_shield() -> None:
    ape = hero("mordrog", (6, 4), wear=["iron-shield", "ghost-armor"], order="guard", monkey=2)
    play = stage(ape, monsters=[foe("beastman", (8, 4))], turn="overlord monsters")
    play(f"activate:{MONSTER}", "step:7,4")
    assert play.asked() == (0, "act")
    play("attack", "target:6,4", dice=[2, 5])  # 3 + 1 + 1 damage, no armor
    assert play.s.health[HERO] == 16 - 5


# -- guard and orders out of turn --------------------------------------------------------------------------


@pytest.mark.rule("J-213", "J-405")
def test_guard_interrupts_an_attack_of_a_charmed_hero() -> None:
    play = stage(
        hero("mordrog", (6, 4), wear=["sword"]), hero("lyssa", (6, 5), wear=["dagger"], order="guard"),
        monsters=[foe("beastman", (7, 5))], turn="overlord", threat=9, hand=["dark-charm"],
    )  # fmt: skip
    play("pass", "pass", dice=["doom", "evil-genius"])
    play("play:dark-charm", "to:mordrog", "weapon:sword", "target:6,5", dice=[2])
    assert play.asked() == (2, "guard")
    play("guard:lyssa", "weapon:dagger", "target:7,5", dice=[6, 1, 1])
    assert play.asked() == (0, "target")
    assert "none" in play.open()
    play("none")
    assert (play.asked(), play.s.attacks) == ((0, "plot"), 0)


@pytest.mark.rule("J-213", "J-216")
def test_guard_may_come_at_each_moment_of_the_overlords_turn() -> None:
    play = stage(
        hero("grey-ker", (5, 4), wear=["bow"], order="guard"),
        monsters=[foe("giant", (8, 4))],
        turn="overlord",
    )
    moments = []
    for option in (
        "start",
        "cards",
        "go-on",
        f"activate:{MONSTER}",
        "step:7,4",
        "attack",
        "target:5,4",
        "end",
    ):
        if option == "cards":
            play(dice=["doom", "dodge"])
        elif option != "start":
            play(option)
        if option == "target:5,4":
            assert play.asked() == (1, "guard")
            play("pass", dice=[6, 1, 1, 1])
        if play.asked() == (1, "guard"):
            moments.append(option)
            play("pass")
    assert moments == ["start", "cards", "go-on", f"activate:{MONSTER}", "step:7,4", "target:5,4", "end"]


@pytest.mark.rule("J-206", "J-211")
def test_silhouette_swaps_her_order_when_she_is_attacked_or_to_stand_guard() -> None:
    lady = hero("silhouette", (6, 4), wear=["sword"], order="rest")
    play = stage(lady, monsters=[foe("beastman", (7, 4))], turn="overlord monsters")
    play(f"activate:{MONSTER}")
    assert play.asked() == (1, "guard")
    play("pass", "attack", "target:6,4")
    assert play.asked() == (1, "declared")
    play("use:silhouette", "instead:dodge", "pass", "pass", dice=[1, 1])
    assert play.asked() == (1, "reroll")
    again = stage(lady, monsters=[foe("beastman", (7, 4))], turn="overlord monsters")
    again(f"activate:{MONSTER}", "use:silhouette", "instead:guard")
    assert again.s.order[HERO] == GUARD
    assert "guard:silhouette" in again.open()


@pytest.mark.rule("J-145", "J-141")
@pytest.mark.parametrize(("mage_last", "chooser"), [(True, 0), (False, 2)])
def test_of_a_dodging_hero_and_a_dodging_monster_the_first_clockwise_chooses(
    mage_last: bool, chooser: int
) -> None:
    mage, dodger = hero("mad-carthos", (6, 4), wear=["ice-storm"]), hero("lyssa", (9, 4), order="dodge")
    heroes = (dodger, mage) if mage_last else (mage, dodger)
    play = stage(*heroes, monsters=[foe("giant", (8, 5))], turn="mad-carthos", threat=2, hand=["dodge"])
    play("action:battle", "attack:ice-storm", "target:8,5", "blast", dice=[3, 1, 1, 1, 1, 1])
    play("play:dodge")
    assert play.asked() == (chooser, "reroll")


@pytest.mark.rule("J-213")
def test_a_table_that_always_pauses_asks_for_guard_at_every_step() -> None:
    play = stage(
        hero("mordrog", (5, 4)),
        monsters=[foe("beastman", (9, 4))],
        turn="overlord monsters",
        always_pause=True,
    )
    play(f"activate:{MONSTER}", "pass", "pass", "pass", "step:8,4", "pass", "pass")
    assert play.asked() == (1, "guard")


@pytest.mark.rule("J-397", "J-181")
def test_when_the_gust_is_over_heroes_see_new_areas() -> None:
    play = stage(hero("mordrog", (5, 4)), FAR_OFF, turn="mordrog", doors={"a": "open", "b": "open"})
    play.s.hero_sight = 5
    play("action:battle", "end", "action:battle")
    assert not play.s.monsters()
    play("end")  # the overlord's turn begins
    assert play.s.monsters()


@pytest.mark.rule("J-383")
def test_nothing_is_laid_on_stairs_or_encounter_markers() -> None:
    box = own_box(('text = "hall"', 'text = "hall"\nencounters = [["idol", 6, 5]]'))
    play = own_stage(
        box, hero("mordrog", (6, 4)), FAR_OFF, turn="mordrog", threat=9, hand=["spiked-pit"]
    )("action:run", "step:6,5")  # fmt: skip
    assert play.asked() == (1, "act")
    assert play("step:6,6").asked() == (0, "step-taken")


@pytest.mark.rule("J-367", "J-108")
@pytest.mark.parametrize(("at", "far"), [((10, 3), 1), ((5, 4), 3), ((10, 6), 1)])
def test_range_counts_from_the_space_of_a_large_attacker_that_sees(at: tuple[int, int], far: int) -> None:
    play = stage(hero("mordrog", at), FAR_OFF, monsters=[foe("manticore", (8, 4))], turn="overlord monsters")
    play(f"activate:{MONSTER}", "attack", f"target:{at[0]},{at[1]}")
    assert attack_of(play).distance(play.s) == far
