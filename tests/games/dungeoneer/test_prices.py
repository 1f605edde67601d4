"""Prices are shown where things are chosen: on options, on cards in hand, in plain text."""

from __future__ import annotations

import pytest

from tests.games.dungeoneer.table import GAME, options, play, player, scene, view
from tests.games.listening import heard
from undercroft.engine import build
from undercroft.engine.messages import Message
from undercroft.engine.verbs import Verb
from undercroft.games.dungeoneer import text
from undercroft.games.dungeoneer.battle.actions import Attack, Stand
from undercroft.games.dungeoneer.battle.encounters import PlayEncounter, PlayFromPack
from undercroft.games.dungeoneer.course.wiring import DungeoneerTable
from undercroft.games.dungeoneer.dungeon.moving import Move
from undercroft.games.dungeoneer.dungeon.placing import Explore
from undercroft.games.dungeoneer.quests.attempt import AttemptQuest
from undercroft.games.dungeoneer.quests.search import SearchForQuest
from undercroft.locale import voice

LIBRARY = {"library": [1, 0]}  # boons cost 1 glory less there


def label(s: DungeoneerTable, option: str, lang: str = "en") -> str:
    """What an option of the first seat is called."""
    return voice(lang)(GAME.describe(s, 0, option).label)


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("en", "Use “Crossing”: warp to a passage (2 glory, once per turn)"),
        ("ru", "Локация «Перепутье»: перенестись в тоннель (слава 2, раз в ход)"),
        ("uk", "Локація «Роздоріжжя»: перенестися до тунелю (слава 2, раз на хід)"),
    ],
)
def test_an_ability_says_what_it_does_what_it_costs_and_how_often(lang: str, told: str) -> None:
    s = scene({"at": "crossing", "glory": 3}, {}, map={"crossing": [0, -1]})
    assert label(s, "use:location", lang) == told


@pytest.mark.parametrize(
    ("lang", "told", "event"),
    [
        ("en", "Use Taenin Lightfoot’s ability: rob ", "Taenin Lightfoot uses a hero ability."),
        ("ru", "Умение Тейнина Легкоступа: обокрасть ", "Тейнин Легкоступ применяет своё умение."),
        ("uk", "Уміння Тейніна Легкоступа: обікрасти ", "Тейнін Легкоступ застосовує своє вміння."),
    ],
)
def test_a_hero_does_not_use_a_card_with_the_name_of_the_hero(lang: str, told: str, event: str) -> None:
    s = scene({"hero": "taenin-lightfoot", "ap": 2}, {"items": ["backpack"]})
    assert label(s, "use:hero", lang).startswith(told)
    told_of = heard(s)
    play(s, "use:hero")
    assert event in [voice(lang)(Message(each.id, each.args)) for each in told_of]


@pytest.mark.parametrize(
    ("lang", "option", "told"),
    [
        ("ru", "play:stumble@1", "Сыграть карту «Подножка» против Раки (риск 2)"),
        ("uk", "play:stumble@1", "Зіграти карту «Підніжка» проти Раки (ризик 2)"),
        ("ru", "use:lucky-star", "Применить карту «Счастливая звезда»: "),
    ],
)
def test_a_card_without_cases_stands_behind_a_word_that_has_them(lang: str, option: str, told: str) -> None:
    held = {"hero": "kron-axereaver", "hand": ["stumble"], "items": ["lucky-star"]}
    s = scene(held, {"hero": "raka", "peril": 9}, phase="villainy")
    assert label(s, option, lang).startswith(told)


@pytest.mark.parametrize(
    ("place", "hero", "told"),
    [
        ("throne-hall", {"glory": 5, "ap": 3}, "gain a level (4 glory, 2 AP, once per turn)"),
        ("martyrs-altar", {"glory": 5, "peril": 2}, "lose X peril (X glory, once per turn)"),
        ("library", {"hand": ["zombie"]}, "draw a card (cards from hand: 1, once per turn)"),
        ("tomb-antechamber", {"glory": 2, "quests": ["slay-draky"]}, "exchange a personal quest (2 glory)"),
    ],
)
def test_prices_of_several_parts_and_of_none_read_well(
    place: str, hero: dict[str, object], told: str
) -> None:
    here = {} if place == "tomb-antechamber" else {place: [0, -1]}
    s = scene({"at": place, **hero}, {}, map=here)
    assert label(s, "use:location").endswith(f": {told}")


def test_a_card_that_is_used_up_says_so() -> None:
    s = scene({"health": 3, "items": ["potion-of-healing"]}, {})
    assert label(s, "use:potion-of-healing") == "Use “Potion of Healing”: recover 2 health (discards it)"


def test_a_sacrifice_and_a_repeated_attempt_say_what_they_take() -> None:
    mirror = {"at": "mirror-gallery", "glory": 9, "items": ["sure-footing"], "quests": ["pay-the-mirror"]}
    s = scene(mirror, {}, map={"mirror-gallery": [0, -1]})
    assert label(s, "attempt:pay-the-mirror") == "Attempt “Pay the Mirror” (6 glory, boons: 1)"
    s = scene({"at": "crossing", "quests": ["dice-with-the-dead"]}, {}, map={"crossing": [0, -1]})
    assert label(s, "attempt:dice-with-the-dead") == "Attempt “Dice with the Dead”"
    play(s, "attempt:dice-with-the-dead", 1, 1)
    assert label(s, "attempt:dice-with-the-dead") == "Attempt “Dice with the Dead” (1 AP)"


def test_a_card_in_hand_tells_the_price_of_here_and_now() -> None:
    hand = ["scare", "backpack", "zombie"]
    s = scene({"at": "library", "glory": 3, "hand": hand}, {"at": "library", "hand": ["blink"]}, map=LIBRARY)
    assert view(s, 0)["prices"] == {"scare": 2}
    assert view(s)["prices"] is None
    assert view(scene({"hand": hand}, {}), 0)["prices"] == {}
    told = "\n".join(text.table(view(s, 0), voice("en")))
    assert "2 glory instead of 3" in told


DONE = [  # an action, its option, and a hero who could do it
    (Move, "move:north", {}),
    (Explore, "explore", {}),
    (Stand, "stand", {"fallen": True}),
    (Attack, "attack:1:melee", {"at": "crossing"}),
    (AttemptQuest, "attempt:dice-with-the-dead", {"at": "crossing", "quests": ["dice-with-the-dead"]}),
    (SearchForQuest, "search:the-sealed-urn", {"at": "crossing", "quests": ["the-sealed-urn"]}),
]


@pytest.mark.skipif(build() == "compiled", reason="compiled methods cannot be replaced")
@pytest.mark.parametrize(("verb", "option", "hero"), DONE, ids=[option for _, option, _ in DONE])
@pytest.mark.parametrize("price", [0, 2])
def test_a_price_has_one_home(
    verb: type[Verb[DungeoneerTable]],
    option: str,
    hero: dict[str, object],
    price: int,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Changing it there changes the button, the refusal and the payment."""
    monkeypatch.setattr(verb, "price", lambda *_: price)
    there, deck = {"crossing": [0, -1]}, ["corner"]
    s = scene({**hero, "ap": price}, {"at": "crossing"}, map=there, locations=deck)
    assert option in options(s, 0)
    assert GAME.describe(s, 0, option).label.args.get("ap", price) == price
    play(s, option)
    assert player(s, 0)["ap"] == 0
    if price:
        s = scene({**hero, "ap": price - 1}, {"at": "crossing"}, map=there, locations=deck)
        assert option not in options(s, 0)
        assert GAME.explain(s, 0, option) is not None


PERIL = [  # a card paid with peril, its option, and how it is played from there
    (PlayEncounter, "play:zombie@1", {"hand": ["zombie"]}),
    (PlayFromPack, "pack:zombie@1", {"pack": ["zombie"]}),
]


@pytest.mark.skipif(build() == "compiled", reason="compiled methods cannot be replaced")
@pytest.mark.parametrize(("verb", "option", "lord"), PERIL, ids=[option for _, option, _ in PERIL])
def test_the_price_of_an_encounter_has_one_home(
    verb: type[Verb[DungeoneerTable]],
    option: str,
    lord: dict[str, object],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(verb, "price", lambda *_: 7)
    s = scene(lord, {"peril": 7}, phase="villainy")
    assert option in options(s, 0)
    assert GAME.describe(s, 0, option).label.args["cost"] == 7
    play(s, option)
    assert player(s, 1)["peril"] == 0
    s = scene(lord, {"peril": 6}, {"peril": 9}, phase="villainy")
    assert option not in options(s, 0)
    assert GAME.refusal(s, 0, option).message.args["cost"] == 7
