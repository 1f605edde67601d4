"""The chances shown at a card are those of what it does."""

from __future__ import annotations

from fractions import Fraction

from tests.games.dungeoneer.table import GAME, play, printed, scene
from undercroft.engine.flow import PASS

RIVAL = {"hero": "raka"}


def test_a_warp_has_no_chances_before_it_is_known_where_to() -> None:
    map = {"crossing": [0, -1], "spiked-hall": [0, -2], "armoury": [1, -1]}
    s = scene({"hero": "kron-axereaver", "at": "crossing", "glory": 9, "hand": ["blink"]}, RIVAL, map=map)
    told = GAME.survey(s, 0)["options"]
    assert told["move:north"]["odds"]
    assert "play:blink" not in told
    play(s, "play:blink")
    told = GAME.survey(s, 0)["options"]
    assert list(told) == ["location:spiked-hall"]
    [passed] = [
        each for each in told["location:spiked-hall"]["odds"] if each["id"] == "dungeoneer-odds-success"
    ]
    assert Fraction(passed["least"]) == Fraction(7 - (5 - printed("kron-axereaver", "speed")), 6)


def test_a_card_that_changes_nothing_about_a_roll_does_not_carry_its_chances() -> None:
    hand = ["backpack", "blessings-of-nakari"]
    kron = {"hero": "kron-axereaver", "glory": 9, "hand": hand}
    s = play(scene(kron, RIVAL, map={"spiked-hall": [0, -1]}), "move:north")
    assert set(s.pending[0].options) >= {"play:backpack", PASS}
    told = GAME.survey(s, 0)["options"]
    assert PASS in told
    assert "play:backpack" not in told


def test_before_ones_own_roll_for_a_quest_its_chance_stands_at_the_roll_and_at_what_helps_it() -> None:
    kron = {"hero": "kron-axereaver", "at": "crossing", "glory": 1, "items": ["blessings-of-nakari"]}
    spec = {**kron, "quests": ["dice-with-the-dead"]}
    s = play(scene(spec, RIVAL, map={"crossing": [0, -1]}), "attempt:dice-with-the-dead")
    told = GAME.survey(s, 0)["options"]
    for option, ways in ((PASS, 3), ("use:blessings-of-nakari", 10)):  # 11 and 9 on two dice
        [passed] = told[option]["odds"]
        assert (passed["id"], Fraction(passed["least"])) == ("dungeoneer-odds-success", Fraction(ways, 36))


def test_an_extra_die_shows_what_it_is_worth() -> None:
    spec = {"hero": "kron-axereaver", "at": "crossing", "glory": 4, "quests": ["dice-with-the-dead"]}
    s = play(scene(spec, RIVAL, map={"crossing": [0, -1]}), "attempt:dice-with-the-dead")
    told = GAME.survey(s, 0)["options"]
    for option, chance in (("plain", Fraction(3, 36)), ("extra-die", Fraction(108, 216))):
        [passed] = told[option]["odds"]
        assert (passed["id"], Fraction(passed["least"])) == ("dungeoneer-odds-success", chance)


def test_where_a_monster_goes_has_no_chances_though_another_battle_follows() -> None:
    lord = {"hero": "lorel-alanus", "hand": ["skeleton", "skeleton"]}
    rivals = [{"hero": "raka", "peril": 9}, {"hero": "kron-axereaver", "peril": 9}]
    s = scene(lord, *rivals, phase="villainy")
    play(s, "play:skeleton@1", "form:melee", "play:skeleton@2", "form:melee", 6, 1)
    [ask] = s.asks()
    assert (ask.seat, ask.prompt) == (0, "dungeoneer-ask-lair")
    assert GAME.survey(s, 0)["options"] == {}
