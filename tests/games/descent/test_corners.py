"""Staircases, table options, and rules that rarely apply."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.games.descent.box import BOX, CONTENT
from tests.games.descent.stage import Stage, foe, hero, stage
from undercroft.games.descent import scene
from undercroft.games.descent.attack.attack import Attack
from undercroft.games.descent.boxes import made
from undercroft.games.descent.cards.quest_check import QuestCheck
from undercroft.games.descent.cards.quest_reader import QuestReader
from undercroft.games.descent.game import GAME
from undercroft.games.descent.hero.wounds import BURNS

HERO, SECOND, MONSTER, OTHER = 0, 1, 4, 5
CELLAR = (CONTENT / "quests" / "cellar.toml").read_text("utf-8")


# -- staircases ----------------------------------------------------------------------------------------------


@pytest.fixture
def stairs(tmp_path: Path) -> Any:
    """The cellar with a staircase from the hall (5,3) to the larder (16,3)."""
    text = CELLAR.replace('text = "hall"', 'text = "hall"\nstairs = [["blue", 5, 3]]')
    text = text.replace('text = "larder"', 'text = "larder"\nstairs = [["blue", 16, 3]]')
    file = tmp_path / "stairs.toml"
    file.write_text(text, "utf-8")
    reader = QuestReader(file, BOX)
    quest = reader.read()
    QuestCheck(reader, quest)
    box = made(quest, 3)

    def put(*heroes: dict[str, Any], **more: Any) -> Stage:
        players = [{}, *[{"heroes": [each]} for each in heroes]]
        spec = {"players": players, "doors": {"a": "open"}, "revealed": ["S", "1"], **more}
        state = scene.build(spec, box)
        state.explicit = True
        state.run()
        return Stage(state=state)

    return put


WALKER, FRIEND = "sir-valadir", hero("ispher", (0, 4))


@pytest.mark.rule("J-086", "J-269", "J-270")
def test_stairs_lead_to_the_other_end_and_reveal_its_area(stairs: Any) -> None:
    play = stairs(hero(WALKER, (5, 3)), FRIEND, turn=WALKER)("action:run", "stairs")
    assert (play.at(HERO), play.s.points) == ((16, 3), 7)
    assert play.s.is_revealed(play.s.place[HERO])
    assert play("step:16,4").why("stairs") == "J-269"
    back = stairs(hero(WALKER, (16, 3)), FRIEND, revealed=["S", "1", "2"], turn=WALKER)(
        "action:run", "stairs"
    )
    assert back.at(HERO) == (5, 3)


@pytest.mark.rule("J-271", "J-431")
def test_the_ends_of_a_staircase_are_adjacent_for_attacks_and_reveal_nothing(stairs: Any) -> None:
    archer = hero("grey-ker", (5, 3), wear=["bow"])
    play = stairs(
        archer, FRIEND, turn="grey-ker", revealed=["S", "1", "2"], monsters=[foe("beastman", (16, 3))]
    )
    assert play("action:battle", "attack:bow").about("target") == {"16,3"}
    melee = stairs(
        hero("mordrog", (5, 3)),
        FRIEND,
        turn="mordrog",
        revealed=["S", "1", "2"],
        monsters=[foe("giant", (15, 3))],
    )
    assert melee("action:battle", "attack:bare-hands").about("target") == {"16,3"}
    gust = stairs(
        archer, FRIEND, turn="grey-ker", revealed=["S", "1", "2"], monsters=[foe("beastman", (16, 3))]
    )("action:battle")  # fmt: skip
    gust.s.hero_sight = 5  # the other end is one space away
    assert gust("attack:bow").about("target") == {"16,3"}
    shot = next(frame for frame in gust("target:16,3").s.agenda if isinstance(frame, Attack))
    assert shot.distance(gust.s) == 1
    unseen = stairs(hero(WALKER, (6, 3)), FRIEND, turn=WALKER)("action:run", "step:5,3")
    assert not unseen.s.is_revealed(unseen.s.box.space_of["16,3"])


@pytest.mark.rule("J-429", "J-430", "J-224")
def test_who_may_use_stairs(stairs: Any) -> None:
    def why(kind: str, rules: str = "faq", *heroes: dict[str, Any]) -> str:
        play = stairs(
            *(heroes or (hero("mordrog", (2, 4)), FRIEND)), monsters=[foe(kind, (5, 3))],
            revealed=["S", "1", "2"], turn="overlord monsters", options={"rules": rules},
        )(f"activate:{MONSTER}")  # fmt: skip
        return "" if "stairs" in play.open() else play.why("stairs")

    assert why("beastman") == ""
    assert why("beastman", "2005") == "J-269"
    assert why("giant") == "J-224"
    assert why("beastman", "faq", hero("mordrog", (16, 3)), FRIEND) == "J-430"


@pytest.mark.rule("J-185", "J-398", "J-260")
def test_whoever_ends_his_turn_on_an_encounter_marker_meets_what_the_quest_says(tmp_path: Path) -> None:
    text = CELLAR.replace('text = "hall"', 'text = "hall"\nencounters = [["idol", 6, 4]]')
    text += '[[triggers]]\nid = "idol"\non = "encounter idol"\ndo = "conquest +2"\n'
    text += '[[triggers]]\nid = "curse"\non = "encounter idol"\ndo = "threat +1"\n'
    file = tmp_path / "idol.toml"
    file.write_text(text, "utf-8")
    reader = QuestReader(file, BOX)
    quest = reader.read()
    QuestCheck(reader, quest)
    players = [{}, {"heroes": [hero(WALKER, (5, 4))]}, {"heroes": [FRIEND]}]
    spec = {"players": players, "doors": {"a": "open"}, "revealed": ["S", "1"], "turn": WALKER}
    state = scene.build(spec, made(quest, 3))
    state.run()
    play = Stage(state=state)("action:run", "step:6,4", "step:7,4")
    assert play.s.conquest == 5  # crossing it does nothing
    assert GAME.view(play.s, 1)["encounters"] == ["6,4"]
    play("step:6,4", "end")
    assert (play.s.conquest, play.s.threat) == (7, 1)
    assert GAME.view(play.s, 1)["encounters"] == []
    play("action:run", "end", "go-on", f"next:{WALKER}", "action:run", "end")
    assert play.s.conquest == 7  # it was passed, once and for all


# -- sight and areas -----------------------------------------------------------------------------------------


@pytest.mark.rule("J-105", "J-197", "J-195")
def test_familiars_hide_nothing_and_cannot_be_hurt() -> None:
    archer = hero("grey-ker", (5, 4), wear=["bow"])
    play = stage(
        archer, hero("vyrah-the-falconer", (5, 6)), monsters=[foe("beastman", (9, 4))], turn="grey-ker"
    )
    play.s.familiars[play.s.box.familiar_of["skye"]] = play.s.box.space_of["7,4"]
    assert play("action:battle", "attack:bow").about("target") == {"9,4"}
    assert play.s.taken[play.s.box.space_of["7,4"]] == 0


@pytest.mark.rule("J-101", "J-221")
def test_a_large_monster_sees_from_any_of_its_spaces() -> None:
    monsters = [foe("manticore", (8, 4)), foe("beastman", (7, 4))]
    play = stage(hero("mordrog", (5, 4)), monsters=monsters, turn="overlord monsters")
    assert "target:5,4" in play(f"activate:{MONSTER}", "attack").open()  # from its lower spaces


@pytest.mark.rule("J-222")
def test_a_large_monster_is_hit_once_by_a_blast() -> None:
    mage = hero("mad-carthos", (5, 4), fatigue=0, wear=["flame-strike"])
    play = stage(mage, monsters=[foe("giant", (8, 4))], turn="mad-carthos")
    play("action:battle", "attack:flame-strike", "target:8,4", dice=[3, 1, 1, 1, 4, 1, 1])
    while "strike" in play.open():
        play("strike")
    assert len(play.events("hits")) == 1


@pytest.mark.rule("J-318", "J-121")
def test_burn_needs_damage_and_each_purchase_adds_a_token() -> None:
    mage = hero("mad-carthos", (5, 4), fatigue=0, wear=["flame-strike"])
    play = stage(mage, monsters=[foe("giant", (8, 4))], turn="mad-carthos")
    play(
        "action:battle", "attack:flame-strike", "target:8,4", dice=[1, 3, 3, 1, 2, 1, 1]
    )  # range 2, 4 surges
    attack = next(frame for frame in play.s.agenda if isinstance(frame, Attack))
    attack.damage, attack.bought = 1, [0, 2]
    assert attack.tokens(play.s) == 3 * BURNS
    attack.damage = 0
    assert attack.tokens(play.s) == 0


@pytest.mark.rule("J-139")
def test_a_bow_never_runs_out_of_arrows() -> None:
    play = stage(hero("grey-ker", (5, 4), wear=["bow"]), monsters=[foe("giant", (8, 4))], turn="grey-ker")(
        "action:battle"
    )
    for _ in range(2):
        play("attack:bow", "target:8,4", dice=[6, 1, 1, 1, 1])
    assert play.s.worn[HERO] == ("bow",)


@pytest.mark.rule("J-071")
def test_no_figure_has_a_front() -> None:
    play = stage(hero("mordrog", (10, 6)), monsters=[foe("hell-hound", (6, 4))], turn="overlord monsters")
    play(f"activate:{MONSTER}", "step:7,4:h", "step:6,4:h")  # forward and back, for a point each
    assert play.s.points == 2


# -- whose, what, when ---------------------------------------------------------------------------------------


@pytest.mark.rule("J-360", "J-175")
def test_movement_actions_belong_to_ones_own_turn_and_doors_are_never_destroyed() -> None:
    play = stage(hero("mordrog", (4, 4)), hero("lyssa", (4, 5)), turn="mordrog")("action:run")
    assert play.why("close:a", 2) == "J-029"  # the other player is not asked
    named = {word.partition(":")[0] for word in GAME.vocabulary(play.s)}
    assert {"open", "close"} <= named
    assert not {"break", "destroy", "bash"} & named
    guard = stage(
        hero("mordrog", (6, 4), wear=["sword"], order="guard"),
        monsters=[foe("giant", (7, 4))],
        turn="overlord",
    )
    assert guard.asked() == (1, "guard")  # out of turn he attacks, and does nothing else
    assert [guard.why(each) for each in ("step:6,5", "drop:sword", "fatigue")] == ["J-360"] * 3


@pytest.mark.rule("J-360")
def test_in_the_middle_of_something_the_figure_acts_and_another_choice_is_open() -> None:
    def told(play: Stage, option: str) -> str:
        refusal = GAME.explain(play.s, play.asked()[0], option)
        assert refusal is not None
        return refusal.message.id.removeprefix("descent-why-")

    town = stage(hero("mordrog"), hero("lyssa", (2, 4)), turn="mordrog")("action:run", "market")
    assert (town.asked()[1], told(town, "end")) == ("market", "not-now")
    fight = stage(hero("mordrog", (6, 4)), monsters=[foe("beastman", (7, 4))], turn="mordrog")
    assert told(fight("action:battle", "attack:bare-hands"), "take:coins") == "not-now"
    foes = stage(hero("mordrog", (6, 4)), monsters=[foe("beastman", (7, 4))], turn="overlord monsters")
    assert told(foes, "step:7,5") == "not-acting"
    assert told(foes(f"activate:{MONSTER}"), "change:run") == "heroes-only"
    assert told(foes("attack"), "step:7,5") == "not-now"


@pytest.mark.rule("J-022", "J-336")
def test_the_quest_and_the_overlord_are_chosen_with_the_table() -> None:
    quest = next(option for option in GAME.options_schema()["options"] if option["id"] == "quest")
    assert quest["values"] == ["cellar"]
    assert GAME.seat_name(GAME.new(3, 1), 0).id == "descent-overlord"


@pytest.mark.rule("J-402")
def test_a_familiar_stays_when_its_owner_goes_to_town() -> None:
    owner = hero("vyrah-the-falconer", (0, 5))
    play = stage(owner, hero("mordrog", (2, 4)), turn="vyrah-the-falconer")("action:run", "town", "end")
    assert play.asked() == (1, "familiar")
    play("familiar:0,4", "familiar-stays")
    skye = play.s.familiars[play.s.box.familiar_of["skye"]]
    assert play.s.box.space_names[skye] == "0,4"
    play("action:run", "end")
    while "go-on" in play.open() or play.asked()[1] == "chance":
        play(play.open()[0] if play.asked()[1] == "chance" else "go-on")
    play("next:vyrah-the-falconer", "action:run", "enter:0,5")
    assert play.s.familiars[play.s.box.familiar_of["skye"]] == skye  # nor does it come to meet him


@pytest.mark.rule("J-441", "J-155")
def test_one_trap_for_a_chest_or_one_for_each_curse() -> None:
    def opened(traps: str) -> Stage:
        play = stage(
            hero("mordrog", (7, 2)), turn="mordrog", threat=40,
            hand=["explosive-rune", "curse-of-the-monkey-god"],
            chests=[{"colour": "copper", "number": 3, "at": (7, 2)}], options={"chest_traps": traps},
        )  # fmt: skip
        return play("action:run", "chest", "play:explosive-rune", dice=[2, 2, 2])

    assert not opened("one").open("play")
    assert opened("per_curse").open("play") == ["play:curse-of-the-monkey-god"]


@pytest.mark.rule("J-061")
def test_the_overlord_discards_in_his_own_turn_or_at_any_time() -> None:
    def asked(when: str) -> list[str]:
        play = stage(
            hero("mordrog", (6, 4)), turn="mordrog", threat=3, hand=["spiked-pit", "doom"],
            options={"overlord_discard": when},
        )  # fmt: skip
        return play("action:run", "step:6,5").open()

    assert asked("own_turn") == ["play:spiked-pit", "pass"]
    assert set(asked("any_time")) == {"play:spiked-pit", "discard:spiked-pit", "discard:doom", "pass"}


@pytest.mark.rule("J-292")
def test_with_the_rules_of_2005_treasure_is_cashed_in() -> None:
    play = stage(
        hero("mordrog", (7, 2)), turn="mordrog", chests=[{"colour": "copper", "number": 1, "at": (7, 2)}],
        options={"rules": "2005"},
    )  # fmt: skip
    play("action:run", "chest", "cash-in", dice=["bane", "bone-blade"])
    assert play.s.coins[HERO] == 100 + 250
    play("take-it", "stow:bone-blade")
    assert play.s.pack[SECOND] == ("bone-blade",)


@pytest.mark.rule("J-461")
def test_potions_never_run_out() -> None:
    play = stage(hero("mordrog", None, coins=900), hero("lyssa"), turn="mordrog")("action:run", "market")
    for _ in range(12):
        play("buy:healing-potion", "leave:healing-potion")
    assert "buy:healing-potion" in play.open()


def test_bogran_strikes_harder_at_whoever_has_not_seen_him() -> None:
    monsters = [foe("giant", (7, 6)), foe("beastman", (6, 3))]
    play = stage(
        hero("bogran-the-shadow", (4, 4)),
        monsters=monsters,
        rubble=[(6, 5), (5, 5)],
        turn="bogran-the-shadow",
    )
    assert MONSTER not in play.s.seers
    play("action:advance", "step:5,4", "step:6,4", "step:7,5", "attack:bare-hands", "target:7,6", dice=[1])
    while "strike" in play.open():
        play("strike")
    assert play.events("hits")[-1]["damage"] == 4 + 2


def test_a_mimic_fights_at_once_and_gives_its_contents_when_killed() -> None:
    play = stage(
        hero("mordrog", (7, 2), wear=["sword"], fatigue=0), turn="mordrog", threat=9, hand=["mimic"],
        chests=[{"colour": "copper", "number": 1, "at": (7, 2)}],
    )  # fmt: skip
    play("action:advance", "chest", "play:mimic")
    assert play.about("at") == {"8,2", "6,3", "7,3", "8,3"}
    play("at:8,2")
    assert play.asked() == (0, "act")  # in the hero's turn, without a guard (J-214)
    play("attack", "target:7,2", "end", dice=[6, 1])
    assert (play.asked(), play.s.points, play.s.attacks) == ((1, "act"), 1, 1)
    assert (play.s.coins, play.s.conquest) == ([0, 0], 5)
    play("attack:sword", "target:8,2", dice=[1, 1, 1, 1, 1, "bane"])
    assert play.s.coins == [100, 100]
    play("stow:bane", "stow:bone-blade", dice=["bone-blade"])
    assert (play.s.conquest, play.s.mimics) == (7, {})


@pytest.mark.rule("J-424")
def test_the_goal_and_the_last_conquest_in_one_attack_are_the_overlords() -> None:
    mage = hero("mad-carthos", (6, 4), wounds=1, fatigue=0, wear=["ice-storm"])

    def storm(conquest: int) -> Stage:
        play = stage(mage, monsters=[foe("hask", (7, 4), wounds=1)], turn="mad-carthos", conquest=conquest)
        play("action:battle", "attack:ice-storm", "target:7,4", "blast")
        play(dice=[1, 1, 1, 1, 1, 1])
        return play("figure:4", dice=[1])  # Hask first, then himself

    assert storm(2).s.winner == "overlord"
    assert storm(3).s.winner == "heroes"


def test_grey_ker_changes_his_action() -> None:
    play = stage(hero("grey-ker", (5, 4)), turn="grey-ker")("action:run", "step:5,5", "step:5,4", "step:5,5")
    assert play.about("change") == {
        "advance",
        "ready-move",
    }  # three steps fit no Battle
    play("change:advance")
    assert (play.s.points, play.s.attacks) == (1, 1)
    other = stage(hero("mordrog", (5, 4)), turn="mordrog")("action:run")
    assert other.why("change:battle") == "J-049"
