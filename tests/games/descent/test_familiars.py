"""Familiars, powers that affect new areas, Dark Charm."""

from __future__ import annotations

import pytest

from tests.games.descent.stage import foe, hero, stage, waiting
from undercroft.games.descent.attack.arms import dice_of
from undercroft.games.descent.cards.vocabulary import BLACK

HERO, SECOND, MONSTER = 0, 1, 4


# -- familiars ---------------------------------------------------------------------------------------------


@pytest.mark.rule("J-191", "J-192", "J-193", "J-194", "J-196", "J-401")
def test_a_familiar_moves_after_its_owner() -> None:
    play = stage(
        hero("vyrah-the-falconer", (6, 4)), monsters=[foe("beastman", (7, 4))], turn="vyrah-the-falconer"
    )
    skye = play.s.box.familiar_of["skye"]
    assert play.s.familiars[skye] == play.s.place[HERO]
    play("action:run", "step:6,5", "end")
    assert play.asked() == (1, "familiar")
    play("familiar:7,4", "familiar:8,4", "familiar-stays")  # through an enemy
    assert play.s.box.space_names[play.s.familiars[skye]] == "8,4"


@pytest.mark.rule("J-192", "J-198", "J-199", "J-201")
@pytest.mark.parametrize(
    ("owner", "skills", "name", "speed"),
    [
        ("mordrog", ["boggs-the-rat"], "boggs", 4),
        ("vyrah-the-falconer", [], "skye", 5),
        ("mordrog", ["mata-and-kata"], "mata", 6),
    ],
)
def test_a_familiar_has_as_many_points_as_its_speed(
    owner: str, skills: list[str], name: str, speed: int
) -> None:
    play = stage(hero(owner, (6, 4), skills=skills), turn=owner)("action:run", "end")
    number, steps = play.s.box.familiar_of[name], 0
    while play.asked()[1] == "familiar" and play.s.agenda[-1].familiar == number:  # type: ignore[attr-defined]
        play(play.open("familiar")[0])
        steps += 1
    assert steps == speed


@pytest.mark.rule("J-194", "J-197", "J-193")
def test_others_share_the_space_of_a_familiar_and_nothing_hurts_it() -> None:
    play = stage(
        hero("vyrah-the-falconer", (6, 4)), hero("ispher", (8, 5)), monsters=[foe("demon", (9, 3))],
        pits=[(7, 4)], turn="vyrah-the-falconer",
    )  # fmt: skip
    skye = play.s.box.familiar_of["skye"]
    play("action:run", "end", "familiar:7,4", "familiar:8,4", "familiar-stays")  # a pit, beside an Aura
    assert play.s.box.space_names[play.s.familiars[skye]] == "8,4"
    assert play.s.taken[play.s.familiars[skye]] == 0
    play("action:run", "step:8,4")
    assert "end" in play.open()
    assert play.at(SECOND) == (8, 4)


@pytest.mark.rule("J-195")
def test_familiars_pick_nothing_up_unless_they_may() -> None:
    lying = [{"what": "healing-potion", "at": (6, 4)}]
    for owner, skills, takes in (("vyrah-the-falconer", [], False), ("mordrog", ["mata-and-kata"], True)):
        play = stage(hero(owner, (6, 4), skills=skills), tokens=lying, turn=owner)("action:run", "end")
        assert play.asked() == (1, "familiar")
        assert bool(play.about("familiar-takes")) == takes


@pytest.mark.rule("J-196", "J-059")
def test_a_familiar_that_is_no_rat_keeps_nobody_from_coming_and_brings_no_threat() -> None:
    play = stage(
        hero("vyrah-the-falconer", (3, 4)), hero("lyssa", (0, 5)), turn="overlord", threat=9,
        hand=["beastmen-war-party"],
    )  # fmt: skip
    play.s.familiars[play.s.box.familiar_of["skye"]] = play.s.box.space_of["6,6"]
    play("play:beastmen-war-party", "place:beastman", dice=["charge", "charge"])
    assert play.s.threat == 9 + 2 - 4
    assert {"7,2", "7,7", "7,8", "8,8"} <= play.about("at")


@pytest.mark.rule("J-401")
def test_water_rubble_and_closed_doors_stop_a_familiar_nothing_else_does() -> None:
    play = stage(
        hero("vyrah-the-falconer", (5, 4), web=1), hero("ispher", (9, 6)), monsters=[foe("naga", (6, 5))],
        doors={}, water=[(6, 3)], rubble=[(6, 4)], pits=[(5, 5)], turn="vyrah-the-falconer",
    )("action:run", "end", dice=[1])  # fmt: skip
    assert play.about("familiar") == {"5,3", "5,5", "6,5"}  # not (4,4), behind the door
    assert play("familiar:6,5").about("familiar") >= {"7,6", "6,6"}  # out of the naga's grip


@pytest.mark.rule("J-201")
def test_skye_takes_armor_and_keeps_enemies_from_aiming() -> None:
    heroes = (hero("vyrah-the-falconer", (8, 5)), hero("mordrog", (6, 4), wear=["sword"], fatigue=0))
    near = stage(*heroes, monsters=[foe("beastman", (7, 4))], turn="mordrog", threat=9, hand=["dodge"])
    near("action:battle", "attack:sword", "target:7,4", dice=[4, 5, 1, 1, 1])  # 2 damage, armor 2 - 1
    assert near.events("hits")[-1]["armor"] == 1
    assert near.s.hand == ("dodge",)


@pytest.mark.rule("J-201")
@pytest.mark.parametrize(("at", "harried"), [("7,4", True), ("8,5", True), ("9,4", False)])
def test_skye_harries_whom_it_is_next_to_or_above(at: str, harried: bool) -> None:
    heroes = (hero("vyrah-the-falconer", (0, 5)), hero("mordrog", (6, 4), wear=["sword"], fatigue=0))
    attacked = stage(*heroes, monsters=[foe("beastman", (7, 4))], turn="mordrog")
    attacked.s.familiars[attacked.s.box.familiar_of["skye"]] = attacked.s.box.space_of[at]
    attacked("action:battle", "attack:sword", "target:7,4", dice=[4, 5, 1, 1, 1])
    assert attacked.events("hits")[-1]["armor"] == (1 if harried else 2)
    aiming = stage(
        *heroes, monsters=[foe("beastman", (7, 4))], turn="overlord monsters", threat=9, hand=["aim"]
    )
    aiming.s.familiars[aiming.s.box.familiar_of["skye"]] = aiming.s.box.space_of[at]
    aiming(f"activate:{MONSTER}", "attack", "target:6,4")
    assert ("play:aim" in aiming.open()) != harried


@pytest.mark.rule("J-198", "J-170")
def test_boggs_keeps_monsters_from_coming() -> None:
    watched = hero("mordrog", (3, 4), skills=["boggs-the-rat"])
    play = stage(watched, turn="overlord", threat=9, hand=["beastmen-war-party"])
    play.s.familiars[play.s.box.familiar_of["boggs"]] = play.s.box.space_of["6,6"]
    play("play:beastmen-war-party", "place:beastman", dice=["charge", "charge"])
    assert play.about("at") == {"7,8"}


@pytest.mark.rule("J-202", "J-203")
def test_pico_is_carried_and_handed_over() -> None:
    play = stage(
        hero("ronan-of-the-wild", (6, 4)), hero("mordrog", (6, 5), wear=["sword"]), turn="ronan-of-the-wild"
    )
    assert dice_of(play.s, HERO, "bare-hands").count(BLACK) == 1 + 1
    play("action:run", "hand-over:pico", "to:mordrog")
    assert play.s.points == 8
    assert dice_of(play.s, SECOND, "sword").count(BLACK) == 3 + 1
    assert dice_of(play.s, HERO, "bare-hands").count(BLACK) == 1
    far = stage(hero("ronan-of-the-wild", (6, 4)), hero("mordrog", (8, 4)), turn="ronan-of-the-wild")
    assert far("action:run").why("hand-over:pico") == "J-087"
    full = hero("mordrog", (6, 5), wear=["axe"], pack=["bow", "bow", "crossbow"])
    laden = stage(hero("ronan-of-the-wild", (6, 4)), full, turn="ronan-of-the-wild")
    laden("action:run", "hand-over:pico", "to:mordrog")  # takes no room
    assert (laden.asked(), laden.s.companions[laden.s.box.familiar_of["pico"]]) == ((1, "act"), SECOND)


@pytest.mark.rule("J-199", "J-200")
def test_mata_and_kata_fetch_and_bring_one_thing_each() -> None:
    owner = hero("mordrog", (6, 4), skills=["mata-and-kata"])
    lying = [{"what": "healing-potion", "at": (7, 4)}, {"what": "coins", "at": (7, 4)}]
    play = stage(owner, hero("lyssa", (6, 6)), tokens=lying, turn="mordrog")("action:run", "end")
    play("familiar:7,4")
    assert play.about("familiar-takes") == {"healing-potion"}  # no coins
    play("familiar-takes:healing-potion", "familiar-passes", "familiar-stays")
    assert [play.s.carried[play.s.box.familiar_of[name]] for name in ("mata", "kata")] == [
        "",
        "healing-potion",
    ]
    play("familiar:6,5", "familiar-gives:lyssa", "wear:healing-potion")
    assert play.s.worn[1] == ("healing-potion",)
    assert len(play.open("familiar")) > 0  # 6 points, two are spent


# -- powers of the overlord, and Dark Charm ------------------------------------------------------------------


def test_brilliant_commander_and_hordes_work_on_a_new_area() -> None:
    opener = hero("mordrog", (4, 4))
    play = stage(
        opener,
        revealed=["S"],
        doors={},
        turn="mordrog",
        powers=["brilliant-commander", "hordes-of-the-things"],
    )
    play("action:run", "open:a", dice=["1"])
    assert play.asked() == (0, "area-power")
    plain = [slot for slot in play.s.monsters() if not play.s.kind_at(slot).master]
    assert play.about("figure") == {str(slot) for slot in plain}
    play(f"figure:{plain[0]}")
    masters = [slot for slot in play.s.monsters() if play.s.kind_at(slot).master]
    assert len(masters) == 2
    assert play.about("place") == {"beastman", "skeleton", "bane-spider"}
    play("place:bane-spider")
    play(play.open("at")[0], "place:skeleton")
    play(play.open("at")[0])
    assert len(play.s.monsters()) == waiting(play, "1") + 2
    assert play.asked() == (1, "act")


@pytest.mark.rule("J-161")
def test_dark_charm_turns_a_hero_against_his_friends() -> None:
    heroes = (hero("mordrog", (6, 4), wear=["sword"]), hero("bogran-the-shadow", (6, 5)), hero("ispher"))
    play = stage(*heroes, turn="overlord", threat=9, hand=["dark-charm"])
    play("play:dark-charm", dice=["charge", "charge"])
    assert play.about("to") == {"mordrog", "bogran-the-shadow"}  # not the one in town
    play("to:mordrog", "weapon:sword", dice=[2])
    assert set(play.open()) == {"target:6,4", "target:6,5"}  # only heroes, himself among them
    play("target:6,5", dice=[2, 5, 1, 1, 1])
    assert play.s.health[SECOND] == 8 - (4 - 1)
    spared = stage(*heroes, turn="overlord", threat=9, hand=["dark-charm"])
    spared("play:dark-charm", "to:mordrog", dice=["charge", "charge", 1])
    assert spared.asked() == (0, "plot")
