"""Movement: steps of every base, friends and enemies, pits, doors, glyphs and town, what follows a step."""

from __future__ import annotations

import pytest

from tests.games.descent.stage import foe, hero, stage, waiting
from undercroft.games.descent.game import GAME
from undercroft.games.descent.state.state import NO_ORDER

HERO, SECOND, MONSTER = 0, 1, 4
WALKER = "sir-valadir"  # speed 4


@pytest.mark.rule("J-068", "J-069", "J-070")
def test_a_step_goes_to_any_of_eight_spaces_for_a_point() -> None:
    play = stage(hero(WALKER, (6, 4)), turn=WALKER)("action:run")
    assert play.about("step") == {"5,3", "6,3", "7,3", "5,4", "7,4", "5,5", "6,5", "7,5"}
    assert play.why("step:8,4") == "J-068"
    play("step:7,5")
    assert (play.at(HERO), play.s.points) == ((7, 5), 7)
    corner = stage(hero(WALKER, (5, 3)), turn=WALKER)("action:run")
    assert corner.about("step") == {"6,3", "5,4", "6,4", "4,4"}  # past the open door's end


@pytest.mark.rule("J-072", "J-073", "J-354")
def test_friends_are_passed_not_stopped_on() -> None:
    play = stage(hero(WALKER, (6, 4)), hero("lyssa", (7, 4)), turn=WALKER)("action:run", "step:7,4")
    assert play.at(HERO) == (7, 4)
    assert play.why("end") == "J-354"
    assert play.why("attack:bare-hands") == "J-354"
    assert play.s.taken[play.s.box.space_of["7,4"]] == SECOND + 1
    play("step:8,4")
    assert "end" in play.open()
    for fatigue in (0, 1):
        last = stage(hero(WALKER, (6, 4), fatigue=fatigue), hero("lyssa", (7, 4)), turn=WALKER)("action:run")
        last("step:5,4", "step:6,4", "step:5,4", "step:6,4", "step:5,4", "step:6,4", "step:6,5")
        assert ("step:7,4" in last.open()) == bool(fatigue)  # a point to leave it can be bought
        assert fatigue or last.why("step:7,4") == "J-354"


@pytest.mark.rule("J-074", "J-075", "J-076", "J-077")
def test_enemies_are_not_entered_but_passed_by_diagonally() -> None:
    play = stage(hero(WALKER, (6, 4)), monsters=[foe("beastman", (7, 4))], rubble=[(6, 5)], turn=WALKER)
    play("action:run")
    assert play.why("step:7,4") == "J-074"
    assert play.why("step:6,5") == "J-074"
    play("step:7,5")
    assert (play.s.points, play.s.health[HERO]) == (7, 16)  # next to the enemy all the time


@pytest.mark.rule("J-355", "J-076")
@pytest.mark.parametrize("before", range(6))
def test_five_steps_around_a_beastman_with_an_attack_from_any_space_of_the_path(before: int) -> None:
    play = stage(hero("ispher", (6, 4)), monsters=[foe("beastman", (7, 4))], rubble=[(6, 5)], turn="ispher")
    path = [f"step:{name}" for name in ("7,5", "8,4", "8,3", "7,3", "6,3")]
    play("action:advance", *path[:before])
    misses = [6] + [1] * play.s.hero(HERO).traits[0]
    play("attack:bare-hands", "target:7,4", dice=misses)
    play(*path[before:])
    assert (play.at(HERO), play.s.points, play.s.attacks) == ((6, 3), 0, 0)


@pytest.mark.rule("J-263", "J-264", "J-094", "J-425", "J-426")
def test_a_pit_hurts_whoever_comes_from_outside_and_costs_two_to_leave() -> None:
    play = stage(hero(WALKER, (6, 4), order="aim"), pits=[(7, 4), (8, 4)], turn=WALKER)(
        "action:run", "step:7,4"
    )
    assert (play.s.health[HERO], play.s.points) == (15, 7)
    play("step:8,4")  # the same pit
    assert (play.s.health[HERO], play.s.points) == (15, 6)
    play("step:9,4")
    assert play.s.points == 4
    assert play.s.order[HERO] == NO_ORDER


@pytest.mark.rule("J-093", "J-266", "J-428")
def test_a_pit_is_jumped_for_three_points_a_space() -> None:
    play = stage(hero(WALKER, (6, 4)), pits=[(7, 4), (8, 4)], turn=WALKER)("action:run")
    assert play.about("jump") == {"9,4"}
    play("jump:9,4")
    assert (play.at(HERO), play.s.points, play.s.health[HERO]) == ((9, 4), 2, 16)
    blocked = stage(hero(WALKER, (6, 4)), monsters=[foe("beastman", (7, 4))], pits=[(7, 4)], turn=WALKER)
    assert blocked("action:run").why("jump:8,4") == "J-428"
    for kind, at, why in (("beastman", (6, 4), ""), ("giant", (5, 4), "J-093")):
        play = stage(
            hero("mordrog", (5, 6)), monsters=[foe(kind, at)], pits=[(7, 4)], turn="overlord monsters"
        )
        play(f"activate:{MONSTER}")
        assert "jump:8,4" in play.open() if not why else play.why("jump:8,4") == why, kind


@pytest.mark.rule("J-267", "J-268")
def test_rubble_and_water_are_not_entered() -> None:
    play = stage(hero(WALKER, (6, 4)), water=[(7, 4)], rubble=[(7, 5)], turn=WALKER)("action:run")
    assert not {"7,4", "7,5"} & play.about("step")


def test_an_acrobat_passes_enemies_and_obstacles() -> None:
    play = stage(
        hero(WALKER, (6, 4), skills=["acrobat"]),
        monsters=[foe("beastman", (7, 4))],
        water=[(7, 5)],
        pits=[(6, 5)],
        turn=WALKER,
    )
    play("action:run", "step:7,5", "step:7,4")
    assert play.why("end") == "J-354"
    play("step:8,4")
    assert play.s.health[HERO] == 16


@pytest.mark.rule("J-321", "J-453")
def test_fliers_pass_over_everything_but_end_on_none_of_it() -> None:
    play = stage(
        hero("mordrog", (6, 4)), monsters=[foe("razorwing", (8, 4))], rubble=[(7, 4)], pits=[(7, 5)],
        turn="overlord monsters",
    )  # fmt: skip
    play(f"activate:{MONSTER}", "step:7,4")
    assert play.why("end") == "J-354"
    play("step:6,4")  # over the hero
    assert play.why("attack") == "J-354"
    play("step:7,5")
    assert play.s.health[MONSTER] == 3  # not fallen
    assert "end" in play.open()


@pytest.mark.rule("J-322", "J-358")
def test_grapple_holds_whoever_is_next_to_it() -> None:
    play = stage(hero(WALKER, (6, 4)), monsters=[foe("naga", (7, 4))], turn=WALKER)("action:advance")
    assert play.open("step") == []
    assert play.why("step:5,4") == "J-322"
    assert "attack:bare-hands" in play.open()
    free = stage(hero(WALKER, (6, 4), wear=["golden-armor"]), monsters=[foe("naga", (7, 4))], turn=WALKER)
    assert free("action:advance").open("step")


@pytest.mark.rule("J-311", "J-312", "J-412")
def test_moving_next_to_an_aura_hurts_each_time() -> None:
    play = stage(hero(WALKER, (5, 4)), monsters=[foe("demon", (7, 4))], turn=WALKER)("action:run", "step:6,4")
    assert play.s.health[HERO] == 15
    play("step:6,5", "step:5,5")
    assert play.s.health[HERO] == 14
    beside = stage(hero(WALKER, (6, 4)), monsters=[foe("demon", (7, 4))], turn=WALKER)(
        "action:run", "step:6,5"
    )
    assert beside.s.health[HERO] == 15  # from one adjacent space to another
    own = stage(hero(WALKER, (5, 4)), monsters=[foe("demon", (8, 4))], turn="overlord monsters")
    own(f"activate:{MONSTER}", "step:7,4", "step:6,4")
    assert own.s.health[HERO] == 16  # the owner's own moves hurt nobody


@pytest.mark.rule("J-450")
def test_staying_next_to_an_aura_hurts_at_the_end_of_the_turn() -> None:
    def wounds(rules: str, *moves: str) -> int:
        play = stage(
            hero(WALKER, (6, 4)), monsters=[foe("demon", (7, 4))], turn=WALKER, options={"rules": rules}
        )
        return play("action:run", *moves, "end").s.health[HERO]

    assert wounds("faq") == 15
    assert wounds("2005") == 16
    assert wounds("faq", "step:5,4") == 16
    assert wounds("faq", "step:5,4", "step:6,4") == 15  # it left: only the move back hurts


@pytest.mark.rule("J-450")
def test_who_came_beside_an_aura_in_the_turn_is_not_hurt_for_staying() -> None:
    play = stage(hero(WALKER, (5, 4)), monsters=[foe("demon", (7, 4))], turn=WALKER)
    assert play("action:run", "step:6,4", "end").s.health[HERO] == 15


@pytest.mark.rule("J-450")
@pytest.mark.parametrize(("rules", "lost"), [("faq", 1), ("2005", 0)])
def test_monsters_that_stay_beside_a_holy_aura_are_hurt_as_the_overlords_turn_ends(
    rules: str, lost: int
) -> None:
    holy = hero("mordrog", (6, 4), skills=["holy-aura"])
    play = stage(holy, monsters=[foe("giant", (7, 4))], turn="overlord", options={"rules": rules})
    play("go-on", "end-turn", dice=["doom", "mimic"])
    assert play.s.health[MONSTER] == 9 - lost


@pytest.mark.rule("J-220", "J-225", "J-356", "J-413", "J-411")
def test_large_monsters_step_as_a_whole() -> None:
    play = stage(hero("mordrog", (10, 6)), monsters=[foe("giant", (5, 3))], turn="overlord monsters")
    play(f"activate:{MONSTER}")
    assert play.about("step") == {"6,3", "5,4", "6,4", "4,4"}
    play("step:6,4", "step:7,4")
    assert play.s.points == 1
    spaces = {play.s.box.space_names[at] for at in play.s.spaces(MONSTER)}
    assert spaces == {"7,4", "8,4", "7,5", "8,5"}
    blocked = stage(hero("mordrog", (7, 3)), monsters=[foe("giant", (5, 3))], turn="overlord monsters")
    assert blocked(f"activate:{MONSTER}").about("step") == {"5,4", "6,4", "4,4"}


@pytest.mark.rule("J-226", "J-227", "J-408")
def test_a_hound_advances_with_one_end_or_shifts_diagonally() -> None:
    play = stage(hero("mordrog", (10, 6)), monsters=[foe("hell-hound", (6, 4))], turn="overlord monsters")
    play(f"activate:{MONSTER}")
    turning = {"7,3:v", "7,4:v", "6,3:v", "6,4:v"}
    assert play.about("step") == turning | {"7,4:h", "5,4:h", "5,3:h", "7,3:h", "5,5:h", "7,5:h"}
    play("step:7,3:v")
    assert play.at(MONSTER) == (7, 3)


@pytest.mark.rule("J-223", "J-412")
def test_a_large_monster_falls_only_if_all_of_it_is_in_the_pit() -> None:
    play = stage(
        hero("mordrog", (10, 6)), monsters=[foe("hell-hound", (5, 4))], pits=[(7, 4), (8, 4)],
        turn="overlord monsters",
    )  # fmt: skip
    play(f"activate:{MONSTER}", "step:6,4:h")
    assert play.s.health[MONSTER] == 3
    play("step:7,4:h")
    assert play.s.health[MONSTER] == 2
    assert play.s.points == 2


# -- doors ------------------------------------------------------------------------------------------------


@pytest.mark.rule("J-089", "J-174", "J-342", "J-181", "J-182", "J-183", "J-465")
def test_opening_a_door_reveals_the_area_behind_and_the_move_goes_on() -> None:
    play = stage(hero(WALKER, (3, 4)), revealed=["S"], doors={}, turn=WALKER)("action:run")
    assert play.why("open:a") == "J-174"
    play("step:4,4", "open:a", dice=["2"])  # the number of the chest
    assert play.s.points == 5
    assert len(play.s.monsters()) == waiting(play, "1")
    assert [event["text"] for event in play.events("reveals")] == ["@descent-area-cellar-hall"]
    assert [(chest.colour, chest.number) for chest in play.s.chests] == [(0, 2)]
    play("step:5,4")


@pytest.mark.rule("J-024", "J-025")
def test_with_more_players_more_monsters_wait() -> None:
    heroes = [hero(WALKER, (4, 4)), hero("lyssa", (3, 4)), hero("ispher", (2, 4)), hero("mordrog", (1, 4))]
    for players, more in ((3, []), (4, ["beastman"]), (5, ["beastman", "beastman", "skeleton"])):
        play = stage(*heroes[: players - 1], revealed=["S"], doors={}, turn=WALKER)
        play("action:run", "open:a", dice=["1"])
        kinds = sorted(play.s.kind_at(slot).name for slot in play.s.monsters())
        assert kinds == ["beastman", "beastman", *more]


@pytest.mark.rule("J-172", "J-173", "J-176", "J-395")
def test_a_closed_door_hides_nothing_again_and_stops_everything() -> None:
    play = stage(hero(WALKER, (4, 4)), monsters=[foe("beastman", (6, 4))], turn=WALKER)(
        "action:run", "close:a"
    )
    assert play.s.is_revealed(play.s.box.space_of["6,4"])
    assert play.why("step:5,4") == "J-068"
    straddled = stage(hero(WALKER, (3, 4)), monsters=[foe("ogre", (4, 4))], turn=WALKER)
    assert straddled.s.is_revealed(straddled.s.box.space_of["5,4"])
    across = stage(hero(WALKER, (5, 3)), monsters=[foe("ogre", (4, 4))], turn=WALKER)("action:run")
    assert across.why("close:a") == "J-176"


@pytest.mark.rule("J-178", "J-179", "J-396", "J-091")
def test_a_rune_door_needs_the_key_that_anybody_has_found() -> None:
    here = hero(WALKER, (7, 8))
    for keys in ([], ["blue", "yellow"]):  # of the same colour
        assert stage(here, turn=WALKER, keys=keys)("action:run").why("open:c") == "J-178"
    play = stage(here, keys=["red"], turn=WALKER)("action:run", "open:c", dice=["1"])
    assert play.s.kind_at(play.s.monsters()[0]).name == "hask"
    finder = stage(
        hero(WALKER, (6, 4)), tokens=[{"what": "key-red", "at": (6, 4)}], turn=WALKER
    )("action:battle", "take:key-red")  # fmt: skip
    assert finder.s.keys == 1


@pytest.mark.rule("J-178", "J-180")
def test_whoever_lacks_the_key_hears_of_it_wherever_they_are() -> None:
    play = stage(hero(WALKER, (3, 4)), hero("lyssa", (2, 4)))
    assert play.why("open:c") == "J-178"  # before anybody takes a turn
    assert play(f"next:{WALKER}").why("open:c") == "J-178"
    assert (play.why("open:b"), play("action:run").why("open:b")) == ("J-048", "J-174")
    refusal = GAME.explain(play.s, 1, "open:c")
    assert refusal is not None
    assert refusal.message.args["key"] == "@descent-token-key-red"


@pytest.mark.rule("J-177", "J-180", "J-394")
def test_monsters_open_no_rune_doors_and_none_to_hidden_areas() -> None:
    def why(kind: str, at: tuple[int, int], door: str, rules: str = "faq", *areas: str) -> str:
        play = stage(
            hero("mordrog", (2, 4)), monsters=[foe(kind, at)], revealed=["S", "1", *areas],
            doors={}, turn="overlord monsters", options={"rules": rules},
        )  # fmt: skip
        play(f"activate:{MONSTER}")
        return "" if f"open:{door}" in play.open() else play.why(f"open:{door}")

    assert why("beastman", (10, 4), "b") == "J-177"
    assert why("beastman", (10, 4), "b", "faq", "2") == ""
    assert why("beastman", (7, 8), "c", "faq", "3") == "J-180"
    assert why("hask", (7, 7), "c", "faq", "3") == ""
    assert why("hask", (7, 7), "c", "2005", "3") == "J-180"
    assert why("hask", (7, 7), "c") == "J-177"
    assert why("beastman", (4, 4), "a") == ""


# -- things, glyphs, town ------------------------------------------------------------------------------------


@pytest.mark.rule("J-083", "J-284", "J-288")
def test_coins_are_for_every_hero_wherever_he_is() -> None:
    play = stage(
        hero("mordrog", (6, 4)), hero("lyssa"), tokens=[{"what": "coins", "at": (6, 4)}], turn="mordrog"
    )
    play("action:battle", "take:coins")
    assert play.s.coins == [100, 100]
    assert play.s.loose == []


@pytest.mark.rule("J-284", "J-289", "J-275")
def test_only_what_lies_in_ones_own_space_is_picked_up_or_opened() -> None:
    play = stage(
        hero("mordrog", (6, 4)), hero("lyssa", (0, 5)), turn="mordrog",
        tokens=[{"what": "coins", "at": (6, 5)}, {"what": "healing-potion", "at": (7, 4)}],
        chests=[{"colour": "copper", "number": 1, "at": (5, 4)}],
    )("action:run")  # fmt: skip
    assert not play.open("take") + play.open("chest")
    assert [play.why(each) for each in ("take:coins", "chest")] == ["J-284", "J-289"]
    assert play("step:6,5").about("take") == {"coins"}
    taken = {word.partition(":")[2] for word in GAME.vocabulary(play.s) if word.startswith("take:")}
    items = play.s.box.items
    things = {"coins", "key-red", "key-blue", "key-yellow"}  # and no glyph
    assert {each for each in taken if each not in items} == things


@pytest.mark.rule("J-045")
def test_coins_need_no_room_and_have_no_limit() -> None:
    potions, pack = ["healing-potion"] * 3, ["axe", "bow", "bow"]
    rich = hero("mordrog", (6, 4), coins=9_900, wear=potions, pack=pack)
    play = stage(rich, tokens=[{"what": "coins", "at": (6, 4)}], turn="mordrog")(
        "action:battle", "take:coins"
    )
    assert play.s.coins[HERO] == 10_000


@pytest.mark.rule("J-287", "J-283", "J-095", "J-186")
def test_a_potion_without_room_stays_where_it_is() -> None:
    full = hero("mordrog", (6, 4), wear=["healing-potion"] * 3, pack=["axe", "bow", "bow"])
    play = stage(full, tokens=[{"what": "healing-potion", "at": (6, 4)}], turn="mordrog")("action:run")
    assert play.why("take:healing-potion") == "J-287"
    monster = stage(
        hero("mordrog", (2, 4)), monsters=[foe("beastman", (6, 4))],
        tokens=[{"what": "coins", "at": (6, 4)}], turn="overlord monsters",
    )  # fmt: skip
    assert monster(f"activate:{MONSTER}").why("take:coins") == "J-095"


@pytest.mark.rule("J-300")
def test_whoever_picks_up_a_relic_has_its_card() -> None:
    play = stage(hero("mordrog", (6, 4)), tokens=[{"what": "soulbiter", "at": (6, 4)}], turn="mordrog")
    assert play("action:run", "take:soulbiter", "wear:soulbiter").s.worn[0] == ("soulbiter",)


@pytest.mark.rule("J-272", "J-256", "J-275")
def test_the_first_hero_on_a_glyph_activates_it() -> None:
    walker = hero(WALKER, (14, 4))
    play = stage(walker, revealed=["S", "1", "2"], turn=WALKER)("action:run", "step:14,3")
    assert play.s.glyphs == 1  # not from beside it
    play("step:14,2")
    assert (play.s.conquest, play.s.glyphs) == (8, 0b11)
    play("step:14,3", "step:14,2")
    assert play.s.conquest == 8  # once


def test_astarra_activates_glyphs_from_afar() -> None:
    play = stage(hero("runewitch-astarra", (10, 3)), revealed=["S", "1", "2"], turn="runewitch-astarra")
    play("action:run", "step:9,3")
    assert play.s.conquest == 8


@pytest.mark.rule("J-085", "J-273", "J-282", "J-276", "J-437", "J-436")
def test_to_town_and_back_takes_two_turns() -> None:
    play = stage(hero(WALKER, (0, 5)), hero("lyssa", (2, 4)), turn=WALKER)("action:run", "town")
    assert play.at(HERO) is None
    assert play.why("attack:bare-hands") == "J-437"
    assert play.why("enter:0,5") == "J-273"
    play("end", "action:run", "end", dice=["aim", "aim"])
    play("go-on", f"next:{WALKER}", "action:run", "market", "done", "enter:0,5")
    assert (play.at(HERO), play.s.points) == ((0, 5), 4)


@pytest.mark.rule("J-438")
def test_an_occupied_glyph_brings_one_beside_it() -> None:
    play = stage(hero(WALKER), hero("lyssa", (0, 5)), turn=WALKER)("action:run")
    assert play.about("enter") == {"0,4", "1,4", "1,5"}


@pytest.mark.rule("J-274", "J-389")
def test_monsters_cross_an_active_glyph_and_do_not_stay() -> None:
    heroes = (hero("mordrog", (6, 4)), hero("lyssa", (6, 5)))
    play = stage(*heroes, monsters=[foe("beastman", (1, 5))], turn="overlord monsters")
    play(f"activate:{MONSTER}", "step:0,5")
    assert play.why("end") in ("J-354", "J-274")
    play("step:0,4", "end")
