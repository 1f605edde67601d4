"""Twenty-five hard scenes, played step by step; scenes.toml sets them up. Numbers are those of the design."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path
from typing import Any

import pytest

from tests.games.descent.own import own_stage, quest
from tests.games.descent.stage import Stage, hero
from undercroft.engine.flow import CHANCE
from undercroft.engine.snapshot import dump
from undercroft.games.descent.boxes import made
from undercroft.games.descent.game import GAME
from undercroft.games.descent.state.board import on_board
from undercroft.games.descent.state.state import NO_ORDER

SCENES: dict[str, dict[str, Any]] = tomllib.loads(Path(__file__).with_name("scenes.toml").read_text("utf-8"))
HERO, SECOND, MONSTER, OTHER = 0, 1, 4, 5


def scene(name: str, **changes: Any) -> Stage:
    """A scene, with changes to its description."""
    return Stage({"doors": {"a": "open"}, "revealed": ["S", "1"], **SCENES[name], **changes})


def with_hero(name: str, number: int = 1, **changes: Any) -> list[dict[str, Any]]:
    """The players of a scene, with one hero changed."""
    players = json.loads(json.dumps(SCENES[name]["players"]))
    players[number]["heroes"][0].update(changes)
    return list(players)


@pytest.mark.parametrize("name", SCENES)
def test_a_scene_is_saved_copied_and_imagined(name: str) -> None:
    state = scene(name).s
    assert dump(state.copy()) == dump(state)
    loaded = GAME.load(json.loads(json.dumps(GAME.save(state))))
    assert GAME.view(loaded, 0) == GAME.view(state, 0)
    for seat in range(1, state.seats):
        assert GAME.view(GAME.determinize(state, seat, 7), seat) == GAME.view(state, seat)


@pytest.mark.rule("J-213", "J-215", "J-216", "J-404")
def test_1_guard_kills_first() -> None:
    play = scene("guard-kills-first")(f"activate:{MONSTER}", "step:7,4")
    assert play.asked() == (1, "guard")
    play("pass", "attack", "target:6,4", "pass")
    assert play.asked() == (1, "guard")
    play("guard:mordrog", "weapon:sword", "target:7,4", dice=[1, 1, 1, 1, 1])  # 7 damage, armor 2
    assert (play.s.kind[MONSTER], play.s.order[HERO], play.s.health[HERO]) == (-1, NO_ORDER, 16)
    assert len(play.events("rolls")) == 1
    assert play.s.round == 2  # nobody is left to be activated


@pytest.mark.rule("J-405")
@pytest.mark.parametrize("goes_on", [True, False])
def test_2_guard_does_not_kill(goes_on: bool) -> None:
    play = scene("guard-does-not-kill")(f"activate:{MONSTER}", "pass", "attack", "target:6,5", "play:aim")
    play("guard:mordrog", "weapon:sword", "target:7,4", "strike", dice=[4, 1, 1, 1, 1])  # 4 damage, armor 3
    assert play.s.health[MONSTER] == 2
    assert {"target:6,4", "target:6,5", "none"} <= set(play.open())
    assert (play.s.threat, play.s.discard) == (0, ("aim",))
    if goes_on:
        play("target:6,4", dice=[6, 1, 1])
        assert play.asked() == (0, "reroll")
    else:
        play("none")
        assert (play.asked(), play.s.attacks) == ((0, "act"), 1)
        assert play("attack", "target:6,4", dice=[6, 1, 1]).asked() == (0, "act")  # not aimed: a miss


@pytest.mark.rule("J-216")
def test_3_two_guards_one_shot_each() -> None:
    play = scene("two-guards")(f"activate:{MONSTER}", "pass", "step:8,4", "pass", "step:7,4")
    assert play.asked() == (1, "guard")
    play("pass", "guard:grey-ker", "weapon:bow", "target:7,4", dice=[6, 1, 1, 1, 1])
    assert play.asked() == (1, "guard")  # asked again
    assert play.s.order[SECOND] == NO_ORDER
    assert play("pass").asked() == (0, "act")


@pytest.mark.rule("J-144", "J-381", "J-407")
def test_4_aimed_against_dodge() -> None:
    play = scene("aimed-against-dodge")(
        "action:battle", "attack:bow", "target:8,4", "aimed", dice=[6, 1, 1, 1, 1]
    )
    assert play.asked() == (0, "rolled")
    play("play:dodge")
    assert play.asked() == (1, "act")
    assert not play.events("rerolls")
    assert (play.s.threat, play.s.hand, play.s.order[HERO]) == (2, ("dodge",), NO_ORDER)


@pytest.mark.rule("J-145", "J-316", "J-317", "J-124")
def test_5_breath_over_two_dodgers_and_a_friend() -> None:
    play = scene("breath-over-dodgers")(f"activate:{MONSTER}", "attack", "breath:8,4:west", dice=[2, 1])
    assert play.asked() == (1, "reroll")
    spared = Stage(state=play.s.copy())("reroll:1", "throw", dice=[6])
    assert (spared.s.health[HERO], spared.s.health[SECOND], spared.s.threat) == (16, 8, 0)
    play("keep-dice", f"figure:{OTHER}", "figure:1")
    assert (play.s.health[HERO], play.s.health[SECOND], play.s.kind[OTHER]) == (13, 5, -1)
    assert play.s.threat == 0


ICE = ("action:battle", "attack:ice-storm", "target:8,4", "blast")
ROLL = [1, 3, 5, 1, 1, 1]  # range 2, 8 damage with his own 2, 2 surges


@pytest.mark.rule("J-310", "J-315", "J-222", "J-128")
def test_6_a_blast_grows_over_its_caster() -> None:
    play = scene("blast-over-the-caster")(*ICE, dice=ROLL)
    small = Stage(state=play.s.copy())("strike", f"figure:{MONSTER}")
    assert [small.s.health[each] for each in (HERO, SECOND, MONSTER)] == [8, 6, 6]
    play("surge:1", "strike")
    assert play.about("figure") == {"0", "1", str(MONSTER)}
    play(f"figure:{MONSTER}", "figure:1")
    assert [play.s.health[each] for each in (HERO, SECOND, MONSTER)] == [1, 6, 6]


@pytest.mark.rule("J-250", "J-251", "J-252", "J-253", "J-254", "J-377", "J-420")
def test_7_own_death_in_ones_own_blast() -> None:
    dying = with_hero("blast-over-the-caster", wounds=1, order="rest")
    play = scene("blast-over-the-caster", players=dying)(*ICE, "surge:1", "strike", dice=ROLL)
    play("figure:0", "figure:1")
    assert [play.s.health[each] for each in (HERO, SECOND, MONSTER)] == [8, 6, 6]
    assert (play.at(HERO), play.s.is_red(HERO), play.s.order[HERO]) == (None, True, NO_ORDER)
    assert (play.s.coins[HERO], play.s.conquest, play.s.worn[HERO]) == (75, 3, ("ice-storm",))


@pytest.mark.rule("J-419", "J-436", "J-277", "J-282")
def test_8_killed_before_ones_turn() -> None:
    weak = with_hero("blast-over-the-caster", 2, wounds=6)
    play = scene("blast-over-the-caster", players=weak)(*ICE, "strike", dice=ROLL)
    play(f"figure:{MONSTER}", "end")
    assert (play.at(SECOND), play.s.is_red(SECOND), play.s.active) == (None, False, SECOND)
    play("action:run", "market", "done", "enter:0,5")
    assert (play.at(SECOND), play.s.points) == ((0, 5), 4)


@pytest.mark.rule("J-320", "J-452")
@pytest.mark.parametrize(
    ("dice", "hit", "buys"),
    [
        ([3, 1, 1, 4, 4, 1], False, False),
        ([4, 1, 1, 1, 1, 1], True, False),
        ([4, 3, 3, 1, 1, 1], True, True),
    ],
)
def test_9_fear_in_an_area(dice: list[int], hit: bool, buys: bool) -> None:
    play = scene("fear-in-an-area")("action:battle", "attack:ice-storm", "target:8,4", "blast", dice=dice)
    assert ("surge:1" in play.open()) == buys
    if buys:
        play("surge:1")
    assert bool(play.events("fears")) != hit
    assert (play.asked()[1] == "whom-first") == hit


@pytest.mark.rule("J-333", "J-334", "J-451", "J-376", "J-247")
def test_10_undying_with_excess() -> None:
    swing = ("action:battle", "attack:blade-of-light", "target:7,4")
    nine, twelve = [1, 1, 1, 1, 1, 1, 1, 1], [1, 1, 1, 1, 1, 4, 4, 4]
    play = scene("undying-with-excess")(*swing, dice=[*nine, 2])
    assert (play.s.health[MONSTER], play.s.burn[MONSTER], play.s.coins[HERO]) == (3, 0, 0)
    twice = scene("undying-with-excess")(*swing, dice=[*twelve, 2, 2])
    assert (twice.s.health[MONSTER], twice.s.coins[HERO]) == (6, 0)
    down = scene("undying-with-excess")(*swing, dice=[*twelve, 2, 1])
    assert (down.s.kind[MONSTER], down.s.coins[HERO]) == (-1, 50)
    assert [len(each.events("stays-down")) for each in (play, twice, down)] == [0, 0, 1]
    dropped = scene("undying-with-excess", options={"undying_excess": "drop"})(*swing, dice=[*nine, 2])
    assert dropped.s.health[MONSTER] == 6


@pytest.mark.rule("J-313", "J-324", "J-325", "J-448")
def test_11_thrown_beside_aura() -> None:
    play = scene("thrown-beside-aura")(f"activate:{MONSTER}", "attack", "target:7,12", dice=[5, 5, 5])
    assert (play.asked(), play.s.health[HERO]) == ((0, "thrown"), 14)
    assert "at:8,12" not in play.open()  # rubble
    play("at:9,13")
    assert (play.at(HERO), play.s.health[HERO], play.s.order[HERO]) == ((9, 13), 13, NO_ORDER)


@pytest.mark.rule("J-463", "J-311", "J-383")
def test_12_the_order_after_a_step() -> None:
    play = scene("order-after-a-step")("action:run", "step:7,4")
    assert play.at(HERO) is None
    assert play.s.hand == ("spiked-pit",)
    two = scene("order-after-a-step", players=with_hero("order-after-a-step", wounds=2))
    two("action:run", "step:7,4")
    assert (two.asked(), two.s.health[HERO]) == ((0, "step-taken"), 1)
    assert two("play:spiked-pit", dice=[2]).at(HERO) is None


@pytest.mark.rule("J-465", "J-183", "J-393", "J-155")
def test_13_opening_a_door_under_fire() -> None:
    play = scene("door-under-fire")("action:run", "step:4,4", "open:a", dice=["2"])
    assert (play.asked(), play.s.points, len(play.s.monsters())) == ((0, "door-opened"), 5, 2)
    assert play.events("reveals")
    play("play:explosive-door", dice=[2, 1, 1, 1, 1, 1, 1, 1])
    assert (play.s.health[HERO], play.s.health[SECOND], play.s.points) == (13, 4, 5)
    assert "step:5,4" in play.open()


@pytest.mark.rule("J-378", "J-373")
def test_14_trap_sums() -> None:
    play = scene("trap-sums")("action:run", "chest", "play:explosive-rune", dice=[2, 2, 1, 1])
    assert play.s.threat == 0  # 12 - 1 + 1
    assert set(play.open()) == {"use:ghost-armor", "pass"}
    assert play.why("block:iron-shield") == "J-378"
    assert play("pass").s.health[HERO] == 16 - 3  # 6 + 2, less 4, less 1


@pytest.mark.rule("J-294", "J-295", "J-296", "J-291", "J-242", "J-464", "J-442")
def test_15_curses_pay_for_the_monkey() -> None:
    rows = "1 = { coins = 200, treasure = ['gold'], conquest = 4, curses = 1 }\n"
    rows += "2 = { treasure = ['gold', 'gold'], conquest = 4, curses = 2 }\n"
    box = made(quest(("[chest-rows.silver]", f"[chest-rows.gold]\n{rows}[chest-rows.silver]")), 4)
    play = own_stage(
        box, hero("lyssa", (7, 2)), hero("mordrog", (0, 5)), hero("ispher"),
        threat=5, hand=["curse-of-the-monkey-god"], turn="lyssa",
        chests=[{"colour": "gold", "number": 2, "at": (7, 2)}],
    )  # fmt: skip
    play.s.listener = play.told.append
    play("action:run", "chest", "play:curse-of-the-monkey-god", dice=[3])
    assert (play.s.threat, play.s.monkey[HERO]) == (0, 2)
    while play.asked()[1] in ("chance", "received"):
        ask = play.s.asks()[0]
        plain = [option for option in ask.options if "cache" not in option]
        play.s.apply(ask.seat, plain[-1] if ask.seat == CHANCE else ask.options[-1])
    drawn = [event["who"] for event in play.events("treasure")]
    assert sorted(drawn) == sorted(2 * [f"@descent-hero-{name}" for name in ("lyssa", "mordrog", "ispher")])
    assert (play.s.conquest, play.s.chests, play.s.is_red(HERO)) == (9, [], True)


@pytest.mark.rule("J-464", "J-214")
def test_16_mimic() -> None:
    play = scene("mimic")("action:run", "chest", "play:mimic", "at:7,3", "play:rage")
    assert (play.s.attacks, play.at(MONSTER)) == (2, (7, 3))
    assert play.asked() == (0, "act")
    play("end")
    assert (play.asked(), play.s.points, play.s.coins) == ((1, "act"), 4, [0, 0])
    assert on_board(play.s, play.s.box.kind_of["beastman"]) == 0
    play("end", "action:battle", "attack:axe", "target:7,3", dice=[1, 1, 1])
    play("leave:bane", dice=["bane", "crystalize"])
    assert play("leave:crystalize").s.coins == [100, 100]
    assert play.s.conquest == 7


@pytest.mark.rule("J-345", "J-219", "J-229", "J-240", "J-358")
def test_17_the_start_of_a_turn_by_choice() -> None:
    play = scene("start-of-turn")
    assert set(play.open()) == {"resolve:rest", "resolve:tokens"}
    burnt = Stage(state=play.s.copy())("resolve:tokens", dice=[1, 1, 1])
    assert (burnt.s.fatigue[HERO], burnt.s.order[HERO], burnt.s.health[HERO]) == (1, NO_ORDER, 6)
    play("resolve:rest", dice=[1, 1, 1])
    assert (play.s.fatigue[HERO], play.s.health[HERO], play.s.web[HERO]) == (4, 6, 1)
    play("action:run")
    assert not play.open("step")
    assert play.why("step:6,5") == "J-240"
    assert play("take:coins").s.coins == [100, 100]


@pytest.mark.rule("J-230", "J-231", "J-376")
def test_18_poison_and_cancelled_wounds() -> None:
    play = scene("poison")(f"activate:{MONSTER}", "attack", "target:6,4", dice=[1, 6])
    play("use:ghost-armor", "use:ghost-armor", "pass")
    assert (play.s.health[HERO], play.s.poison[HERO], play.s.fatigue[HERO]) == (6, 2, 2)
    play("end", "next:bogran-the-shadow", "action:run", "use:healing-potion")
    assert (play.s.health[HERO], play.s.poison[HERO]) == (7, 0)


@pytest.mark.rule("J-126", "J-202", "J-305")
def test_19_power_dice() -> None:
    play = scene("power-dice")
    play.s.companions[play.s.box.familiar_of["pico"]] = HERO
    play("action:battle", "attack:axe", "target:7,4", dice=[3, 1, 1, 1, 1])
    assert (len(play.s.agenda[-2].pool), play.s.fatigue[HERO]) == (5, 3)  # type: ignore[attr-defined]
    play("die", dice=[1, 1])
    assert play.s.fatigue[HERO] == 2
    assert play.why("die") == "J-126"


@pytest.mark.rule("J-354", "J-322", "J-073")
def test_20_passing_a_friend_beside_a_naga() -> None:
    play = scene("beside-a-naga")("action:advance")
    assert play.why("step:6,4") == "J-354"
    play("step:6,3")
    assert (play.open("step"), play.why("step:7,3")) == ([], "J-322")
    golden = scene("beside-a-naga", players=with_hero("beside-a-naga", wear=["golden-armor"]))(
        "action:advance"
    )
    assert {"step:6,4", "step:6,3"} <= set(golden.open())
    assert "step:7,3" in golden("step:6,3").open()


SIX = {"5,3", "7,2", "8,2", "7,7", "7,8", "8,8"}


@pytest.mark.rule("J-166", "J-167", "J-170", "J-388")
def test_21_spawning_in_sight() -> None:
    def begun() -> Stage:
        return scene("spawn-in-sight")(dice=["doom", "rage"])

    assert begun()("play:beastmen-war-party", "place:beastman").about("at") == SIX
    swarm = begun()("play:bane-spider-swarm")
    assert (swarm.asked(), swarm.s.discard) == ((0, "plot"), ("bane-spider-swarm",))
    gust = begun()("play:gust-of-wind", "play:bane-spider-swarm", "place:bane-spider")
    assert {"9,3", "9,4", "9,5"} <= gust.about("at")
    assert "place:bane-spider" in gust("at:9,3").open()
    rat = begun()
    rat.s.familiars[rat.s.box.familiar_of["boggs"]] = rat.s.box.plan.at(6, 6)
    assert rat("play:beastmen-war-party", "place:beastman").about("at") == {"7,8"}


@pytest.mark.rule("J-168", "J-169", "J-391", "J-388")
def test_22_figures_run_out() -> None:
    play = scene("figures-run-out")(dice=[1, "doom", "rage"])
    play("play:beastmen-war-party", "place:beastman")
    assert play.asked() == (0, "from-board")
    play(f"figure:{MONSTER}")
    assert "at:5,4" not in play.open()  # in sight
    play("at:8,8")
    slot = play.s.taken[play.s.box.plan.at(8, 8)] - 1
    assert (play.s.health[slot], play.s.web[slot], play.s.done[slot]) == (2, 0, 0)
    assert len(play.s.monsters()) == 6
    master = scene("figures-run-out")(dice=[1, "doom", "rage"])
    master("play:beastmen-war-party", "place:master-beastman")
    assert len(master("at:8,8", "enough").s.monsters()) == 7


@pytest.mark.rule("J-159", "J-261", "J-384")
def test_23_the_last_card() -> None:
    play = scene("last-card")(dice=["doom", "rage"])
    assert (play.s.conquest, play.s.hand, play.s.discard) == (1, ("doom", "rage"), ())
    assert len(play.s.decks[7]) == 8
    lost = scene("last-card", conquest=3)(dice=["doom"])
    assert (lost.s.winner, lost.s.asks()) == ("overlord", [])


@pytest.mark.rule("J-176", "J-414", "J-223", "J-224", "J-364")
def test_24_dragon_and_door() -> None:
    play = scene("dragon-and-door", turn="mordrog")("action:run")
    assert play.why("close:c") == "J-176"
    archer = scene("dragon-and-door", turn="grey-ker")("action:battle", "attack:bow", "elsewhere")
    body = {"7,8", "8,8", "7,9", "8,9", "7,10", "8,10"}
    assert archer.about("target") & body == {"7,8", "8,8"}
    dragon = scene("dragon-and-door", turn="overlord monsters")(f"activate:{MONSTER}")
    assert "stairs" not in dragon.open()
    assert dragon.why("stairs") == "J-224"
    assert dragon.s.health[MONSTER] == 9
    dragon("attack")
    south = {name for name in dragon.about("breath") if name.endswith("south")}
    assert south == {"7,10:south", "8,10:south"}


@pytest.mark.rule("J-256", "J-272", "J-273", "J-274", "J-282", "J-389", "J-438")
def test_25_glyphs() -> None:
    play = scene("glyphs")("action:run", "step:8,2")
    assert (play.s.conquest, play.s.glyphs) == (8, 3)
    assert play("step:8,3", "step:8,2").s.conquest == 8
    play("end", "action:run")
    assert {"14,2", "0,5"} == play.about("enter")
    play("enter:14,2")
    assert play.why("town") == "J-273"  # not twice in one turn
    crowd = with_hero("glyphs", at=(14, 2))
    full = scene("glyphs", players=crowd, glyphs=[(14, 2)], turn="mordrog")("action:run")
    assert full.about("enter") == {"13,3", "14,3", "15,2", "15,3", "0,5"}
    ring = [{"kind": "beastman", "at": at} for at in ((13, 3), (14, 3), (15, 2), (15, 3))]
    none = scene("glyphs", players=crowd, glyphs=[(14, 2)], monsters=ring, turn="mordrog")("action:run")
    assert none.about("enter") == {"0,5"}
    on_it = scene(
        "glyphs", glyphs=[(14, 2)], turn="overlord", monsters=[{"kind": "beastman", "at": (14, 2)}]
    )(dice=["doom", "rage"])  # fmt: skip
    assert on_it.why("play:doom") == "J-148"
    on_it("play:beastmen-war-party", "place:beastman")
    assert "14,2" not in on_it.about("at")
    on_it("at:16,3", "enough", "go-on")
    assert on_it.why("end-turn") == "J-389"
    assert on_it(f"activate:{MONSTER}", "pass").why("end") == "J-274"
