"""Prompts of Descent say which figure, card or item they are about."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.descent.stage import Stage, foe, hero, stage
from undercroft.cli.changed import changed
from undercroft.engine.messages import Message
from undercroft.games.descent.game import GAME
from undercroft.games.descent.text import table
from undercroft.locale import voice


def asked(play: Stage) -> str:
    """What the player reads."""
    return voice("en")(GAME.prompt(play.s, play.s.asks()[0]))


def test_who_is_moved_and_where() -> None:
    mover = hero("mordrog", (6, 4), skills=["telekinesis"])
    play = stage(mover, turn="mordrog", monsters=[foe("beastman", (8, 4))])
    play("action:run", "use:telekinesis")
    assert asked(play) == "Mordrog: which figure do you move?"
    play(play.open("figure")[-1])
    assert asked(play) == "Where do you move the beastman?"


def test_two_monsters_of_a_kind_are_told_apart_by_where_they_stand() -> None:
    twins = [foe("beastman", (8, 4)), foe("beastman", (9, 5))]
    play = stage(hero("mordrog", (3, 4)), turn="overlord monsters", monsters=twins)
    labels = [voice("en")(GAME.describe(play.s, 0, each).label) for each in play.open("activate")]
    assert labels == ["Beastman (I4)", "Beastman (J5)"]


def test_the_overlord_reads_which_card_asks() -> None:
    heroes = (hero("mordrog", (3, 4), wear=["sword"]), hero("lyssa", (2, 4)))
    play = stage(*heroes, turn="overlord", threat=9, hand=["dark-charm", "beastmen-war-party"])
    play("play:dark-charm", dice=["charge", "charge"])
    assert asked(play) == "Dark Charm: which hero do you play it on?"
    play("to:mordrog", dice=[2])
    assert asked(play) == "Mordrog: which weapon is used for the attack?"


def test_the_overlord_reads_what_is_placed() -> None:
    play = stage(hero("mordrog", (3, 4)), turn="overlord", threat=9, hand=["beastmen-war-party"])
    play("play:beastmen-war-party", dice=["charge", "charge"])
    assert asked(play) == "Beastmen War Party: which monster do you place?"
    play("place:master-beastman")
    assert asked(play) == "Where do you place the master beastman?"


@pytest.mark.rule("J-387")
def test_the_overlord_reads_how_many_are_left_to_place() -> None:
    play = stage(hero("mordrog", (3, 4)), turn="overlord", threat=20, hand=["skeleton-patrol"])
    play("play:skeleton-patrol", dice=["charge", "charge"])
    label = voice("en")(GAME.describe(play.s, 0, "place:skeleton").label)
    assert label == "Skeleton (to place: 2)"
    play("place:skeleton")
    assert asked(play) == "Where do you place the skeleton (1 of 2)?"


@pytest.mark.rule("J-152")
@pytest.mark.parametrize(
    ("lang", "told"), [("en", "costs 3 threat more"), ("ru", "очков угрозы: 3."), ("uk", "очок загрози: 3.")]
)
def test_whoever_discards_to_pay_reads_what_is_missing(lang: str, told: str) -> None:
    play = stage(
        hero("mordrog", (3, 4)), turn="overlord", hand=["beastmen-war-party", "charge", "dark-charm"]
    )
    play(dice=["gust-of-wind", "crushing-block"])
    play.s.threat = 1
    play("play:beastmen-war-party")
    assert told in voice(lang)(GAME.prompt(play.s, play.s.asks()[0]))


def test_a_gift_is_named() -> None:
    heroes = (hero("mordrog", (6, 4), wear=["sword"]), hero("lyssa", (6, 5)))
    play = stage(*heroes, turn="mordrog")("action:run", "give:sword")
    assert asked(play) == "Sword: which hero do you give it to?"
    play("to:lyssa")
    assert asked(play) == "Sword: where does Lyssa put it?"


@pytest.mark.parametrize(("lang", "hand"), [("en", "empty"), ("ru", "нет карт"), ("uk", "немає карт")])
def test_plain_lines_of_chances_and_of_an_empty_hand_read_on(lang: str, hand: str) -> None:
    say = voice(lang)
    assert say(Message("descent-odds", {"hit": 50, "kill": 0}))[0].islower()  # it follows a colon
    assert say(Message("descent-odds-hit", {"hit": 50}))[0].islower()
    assert "1.5" in say(Message("descent-odds-wounds", {"wounds": "1.5"}))
    play = stage(hero("mordrog", (6, 4)), monsters=[foe("beastman", (9, 4))], turn="overlord monsters")
    assert hand in table(GAME.view(play.s, 0), say)[-1]


@pytest.mark.parametrize("lang", ["en", "ru", "uk"])
def test_two_abilities_of_a_hero_are_told_apart(lang: str) -> None:
    say = voice(lang)
    heroes = (hero("red-scorpion", (6, 4), wounds=10, fatigue=2), hero("ispher", (0, 4)))
    play = stage(*heroes, turn="red-scorpion")
    labels = [say(GAME.describe(play.s, 1, option).label) for option in play.open("use")]
    assert len(labels) == 2
    assert len(set(labels)) == 2


@pytest.mark.rule("J-192")
def test_a_familiar_that_walks_says_what_movement_is_left() -> None:
    play = stage(hero("mordrog", (6, 4), skills=["boggs-the-rat"]), turn="mordrog")("action:run", "end")
    most = play.s.box.familiars[0].speed
    assert asked(play) == f"Boggs the Rat, movement {most}: where does your familiar go?"
    play(play.open("familiar")[0])
    assert asked(play).startswith(f"Boggs the Rat, movement {most - 1}:")


def test_the_overlord_reads_how_many_a_power_still_brings_and_where_they_may_stand() -> None:
    opener = hero("mordrog", (4, 4))
    play = stage(opener, revealed=["S"], doors={}, turn="mordrog", powers=["hordes-of-the-things"])
    play("action:run", "open:a", dice=["1"])
    assert asked(play).endswith("which monster do you choose (left: 2)?")
    play("place:skeleton")
    assert GAME.prompt(play.s, play.s.asks()[0]).id == "descent-ask-horde-where"  # in sight of heroes, too
    assert asked(play) == "Where do you place the skeleton (1 of 2)?"
    play(play.open("at")[0])
    assert asked(play).endswith("(left: 1)?")


def test_a_mimic_asks_for_a_space_of_its_own() -> None:
    chest = {"colour": "copper", "number": 1, "at": (7, 2)}
    play = stage(hero("mordrog", (7, 2)), turn="mordrog", threat=9, hand=["mimic"], chests=[chest])
    play("action:advance", "chest", "play:mimic")
    assert GAME.prompt(play.s, play.s.asks()[0]).id == "descent-ask-mimic-where"


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("en", "Mordrog has entered a space: do you play a trap?"),
        ("ru", "Мордрог входит на клетку: сыграете ловушку?"),
        ("uk", "Мордрог ступає на клітинку: зіграєте пастку?"),
    ],
)
def test_a_pause_says_whose_deed_it_interrupts(lang: str, told: str) -> None:
    play = stage(hero("mordrog", (3, 4)), turn="mordrog", threat=9, hand=["spiked-pit"])
    play("action:run", "step:4,4")
    assert voice(lang)(GAME.prompt(play.s, play.s.asks()[0])) == told


def test_a_map_that_changes_is_printed_again_without_its_legend() -> None:
    say = voice("en")
    play = stage(hero("mordrog", (3, 4)), turn="mordrog")
    before = table(GAME.view(play.s, 1), say)
    play("action:run", "step:4,4")
    legend = say(Message("descent-plain-legend"))
    printed = changed(before, table(GAME.view(play.s, 1), say))
    assert legend in before
    assert any("@1" in line for line in printed)
    assert legend not in printed


@pytest.mark.parametrize(
    ("action", "card", "label"),
    [
        ("battle", {"skills": ["knight"], "fatigue": 3}, "Use: Knight (fatigue 2)"),
        ("run", {"skills": ["telekinesis"]}, "Use: Telekinesis (fatigue 1)"),
        ("run", {"wear": ["healing-potion"], "wounds": 3, "fatigue": 1}, "Use: Healing potion (movement 1)"),
    ],
)
def test_a_use_says_what_it_costs(action: str, card: dict[str, Any], label: str) -> None:
    foes = [foe("beastman", (8, 4))]
    play = stage(hero("mordrog", (6, 4), **card), turn="mordrog", monsters=foes)(f"action:{action}")
    assert [voice("en")(GAME.describe(play.s, 0, each).label) for each in play.open("use")] == [label]


@pytest.mark.parametrize(
    ("fatigue", "warned"), [(1, ["use:healing-potion"]), (3, ["use:healing-potion", "use:vitality-potion"])]
)
def test_a_potion_that_changes_nothing_says_so(fatigue: int, warned: list[str]) -> None:
    drinker = hero("mordrog", (6, 4), wear=["healing-potion", "vitality-potion"], fatigue=fatigue)
    play = stage(drinker, turn="mordrog")("action:run")
    warnings = {use: GAME.describe(play.s, 0, use).warning for use in play.open("use")}
    assert [use for use, warning in warnings.items() if warning] == warned
    text = warnings["use:healing-potion"]
    assert text
    assert voice("en")(text) == "Healing potion: nothing would change now."
