"""Prompts say who or what asks, what is chosen and what follows, in every language."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from tests.conformance.tables import decisions, tables_of
from tests.games.dungeoneer.serpent import legends
from tests.games.dungeoneer.table import GAME, asked, hall, play, printed, scene
from undercroft.engine.flow import CHANCE, PASS
from undercroft.games.dungeoneer.course.wiring import DungeoneerTable
from undercroft.games.dungeoneer.hero.pack import PackExcess
from undercroft.games.dungeoneer.state.pieces import Beast, Laid
from undercroft.locale import voice

LANGUAGES = ("en", "ru", "uk")


def said(s: DungeoneerTable, lang: str = "en") -> str:
    """The prompt of the asked seat."""
    return voice(lang)(GAME.prompt(s, s.asks()[0]))


@pytest.mark.parametrize(
    ("lang", "asks"),
    [
        ("en", "Light Fingers: which treasure do you steal from Kron Axereaver?"),
        ("ru", "Лёгкие пальцы: какое сокровище вы заберёте у Крона Секиролома?"),
        ("uk", "Легкі пальці: який скарб ви заберете в Крона Сокиролама?"),
    ],
)
def test_a_theft_says_from_whom(lang: str, asks: str) -> None:
    s = hall({"hand": ["light-fingers"]}, {"peril": 9, "items": ["backpack", "lucky-coin"]}, phase="villainy")
    assert said(play(s, "play:light-fingers@1"), lang) == asks


def test_a_location_that_asks_is_named() -> None:
    s = hall({"glory": 9, "ap": 2}, {})
    use = next(option for option in s.asks()[0].options if option.startswith("use:location"))
    assert said(play(s, use)) == "Crossing: where does Raka go?"


def test_a_roll_says_what_it_is_for() -> None:
    s = play(hall({"ap": 2, "items": ["blessings-of-nakari"], "glory": 1}, {}), "move:north")
    assert said(s) == "Raka is about to roll for a threat (speed 5+): act, or pass."


@pytest.mark.parametrize(
    ("lang", "event", "dice"),
    [
        (
            "en",
            "Roderik Talus is about to roll for the event: act, or pass.",
            "Roderik Talus is about to roll for peril cards: act, or pass.",
        ),
        (
            "ru",
            "Перед броском (Родерик Талус, событие): вмешайтесь или пропустите.",
            "Перед броском (Родерик Талус, карты риска): вмешайтесь или пропустите.",
        ),
        (
            "uk",
            "Перед кидком (Родерик Талус, подія): втрутьтеся або пропустіть.",
            "Перед кидком (Родерик Талус, карти ризику): втрутьтеся або пропустіть.",
        ),
    ],
)
def test_so_do_the_rolls_of_no_hero(lang: str, event: str, dice: str) -> None:
    hurt = {"hero": "roderik-talus", "health": 5, "glory": 9, "hand": ["potion-of-rejuvenation"]}
    assert said(legends(hurt, {}, phase="reset"), lang) == event
    alone = legends({**hurt, "ap": 1}, map={"crossroads": [0, -1]}, locations=[])
    assert said(play(alone, "move:north"), lang) == dice


def test_a_roll_for_a_quest_names_the_quest() -> None:
    hero = {"items": ["blessings-of-nakari"], "glory": 1, "at": "crossing", "quests": ["dice-with-the-dead"]}
    s = play(scene(hero, {}, map={"crossing": [0, -1]}), "attempt:dice-with-the-dead")
    assert said(s) == "Roderik Talus is about to roll for “Dice with the Dead”: act, or pass."


def test_an_attack_says_who_attacks() -> None:
    s = hall({"hand": ["zombie"]}, {"peril": 5, "hand": ["scare"], "glory": 5}, phase="villainy")
    assert (
        said(play(s, "play:zombie@1")) == "Zombie attacks you: respond before the dice are rolled, or pass."
    )


def test_before_a_location_takes_effect_it_is_named() -> None:
    s = play(hall({"ap": 2, "hand": ["backpack"], "glory": 1}, {}), "move:north")
    assert said(s) == "Spiked Hall is about to take effect: play a glory card first, or continue."


def test_before_a_card_in_a_location_takes_effect_the_card_is_named() -> None:
    s = hall({"glory": 9, "at": "tomb-antechamber", "ap": 2}, {})
    s.laid.append(Laid("spider-silk", s.box.place_of["crossing"], 1))
    text = said(play(s, "move:north"))
    assert text.startswith("“Spider Silk” in Crossing is about to take effect: ")


@pytest.mark.parametrize(
    ("lang", "labels"),
    [
        ("en", ["melee: die + 1", "speed: die + 4"]),
        ("ru", ["ближний бой: кубик + 1", "скорость: кубик + 4"]),
        ("uk", ["ближній бій: кубик + 1", "швидкість: кубик + 4"]),
    ],
)
def test_a_form_of_attack_says_what_it_adds_to_the_die(lang: str, labels: list[str]) -> None:
    s = play(hall({"hand": ["tomb-robber"]}, {"peril": 9}, phase="villainy"), "play:tomb-robber@1")
    say = voice(lang)
    assert [say(GAME.describe(s, 0, option).label) for option in s.asks()[0].options] == labels


def test_what_a_form_adds_counts_what_helps_or_hinders_monsters_there() -> None:
    players = [
        {"hero": "serpent_izel-jaguarmask", "hand": ["serpent_spawn"]},
        {"hero": "serpent_elendus-sular", "peril": 9},
    ]
    s = GAME.scene({"set": "serpent", "phase": "villainy", "players": players})
    s = play(s, "play:serpent_spawn@1")  # at the Temple Gate monsters have -1
    say = voice("en")
    assert [say(GAME.describe(s, 0, option).label) for option in s.asks()[0].options] == [
        "melee: die + 2",
        "speed: die + 3",
    ]


def words_of(s: DungeoneerTable, option: str) -> dict[str, tuple[Fraction, Fraction]]:
    """The odds on the button of an option, by their message."""
    found = GAME.survey(s, asked(s))["options"][option]["odds"]
    return {
        each["id"].removeprefix("dungeoneer-odds-"): (Fraction(each["least"]), Fraction(each["most"]))
        for each in found
    }


def test_an_encounter_declared_after_another_shows_its_own_chance() -> None:
    lord = {"hero": "lorel-alanus", "hand": ["zombie", "ghost", "swinging-blade", "riddle-lock"]}
    s = scene(lord, {"hero": "kron-axereaver", "peril": 9}, map={}, locations=[], phase="villainy")
    cards = ("swinging-blade", "riddle-lock", "ghost", "zombie")
    before = {card: words_of(s, f"play:{card}@1") for card in cards}
    play(s, "play:zombie@1")
    for card in ("swinging-blade", "riddle-lock"):
        assert words_of(s, f"play:{card}@1")["works"] == before[card]["works"]
    assert words_of(s, "play:ghost@1")["hit"] == before["ghost"]["hit"]
    play(s, "play:swinging-blade@1")
    assert words_of(s, "play:riddle-lock@1")["works"] == before["riddle-lock"]["works"]
    play(s, "play:ghost@1")
    for form in ("magic", "speed"):
        lead = printed("ghost", form) - printed("kron-axereaver", form)
        hits = Fraction(sum(a + lead > b for a in range(1, 7) for b in range(1, 7)), 36)
        assert words_of(s, f"form:{form}")["hit"] == (hits, hits)


def test_a_card_on_the_roll_of_another_and_a_pass_tell_the_same_wound() -> None:
    lord = {"hero": "kron-axereaver", "hand": ["zombie"]}
    victim = {"hero": "raka", "peril": 9}
    meddler = {"hero": "roderik-talus", "hand": ["cold-sweat"]}
    s = scene(lord, victim, meddler, map={}, locations=[], phase="villainy")
    play(s, "play:zombie@1")
    while asked(s) != 2 or "play:cold-sweat@1" not in s.pending[0].options:
        play(s, 4 if asked(s) == CHANCE else PASS)
    told = {option: words_of(s, option)["other-wound"][0] for option in ("play:cold-sweat@1", PASS)}
    assert told["play:cold-sweat@1"] - told[PASS] == Fraction(2, 6)


def test_the_chance_of_a_monster_beside_a_trap_is_its_own() -> None:
    s = hall({"hand": ["skeleton", "swinging-blade"]}, {"peril": 9}, phase="villainy")
    alone = GAME.survey(s, 0)["options"]["play:skeleton@1"]["odds"][0]
    play(s, "play:swinging-blade@1")
    assert alone["id"] == "dungeoneer-odds-hit"
    assert GAME.survey(s, 0)["options"]["play:skeleton@1"]["odds"][0] == alone


@pytest.mark.parametrize("seating", tables_of("dungeoneer")[::4], ids=str)
def test_no_prompt_leaves_a_hole(seating: Any) -> None:
    """In whole games no prompt lacks an argument."""
    voices = [voice(lang) for lang in LANGUAGES]
    for state, _, _ in decisions(seating, 5, 250):
        assert isinstance(state, DungeoneerTable)
        for ask in state.asks():
            for say in voices:
                text = say(GAME.prompt(state, ask))
                assert not [hole for hole in ("{", "@", "none") if hole in text], text


# -- limits, and escorts that may be dropped -----------------------------------------------------------------


@pytest.mark.parametrize(
    ("lang", "asks"),
    [
        ("en", "Your hero may have only one treasure of each type in play: which one do you discard?"),
        ("ru", "У вашего героя может быть в игре только одно сокровище каждого типа: какое сбросить?"),
        ("uk", "Ваш герой може мати в грі лише один скарб кожного типу: який скинути?"),
    ],
)
def test_a_second_treasure_of_a_type_says_so(lang: str, asks: str) -> None:
    thief = {"hand": ["light-fingers"], "items": ["candle-staff"]}
    s = hall(thief, {"peril": 9, "items": ["grave-iron"]}, phase="villainy")
    assert said(play(s, "play:light-fingers@1"), lang) == asks


@pytest.mark.parametrize(
    ("lang", "asks"),
    [
        ("en", "Your hero may have only {} treasures in play: which one do you discard?"),
        ("ru", "У вашего героя может быть в игре только {} сокровища: какое сбросить?"),
        ("uk", "Ваш герой може мати в грі лише {} скарби: який скинути?"),
    ],
)
def test_too_many_treasures_say_how_many_there_may_be(lang: str, asks: str) -> None:
    most = GAME.view(hall({}, {}), 0)["players"][1]["limits"]["treasures"]
    full = ["backpack", "lucky-coin", "thorn-mail", "tower-shield", "miners-helmet"][: most + 2]
    s = hall({"hand": ["light-fingers"]}, {"peril": 9, "items": full}, phase="villainy")
    play(s, "play:light-fingers@1", "card:backpack@1")
    assert said(s, lang) == asks.format(most)


@pytest.mark.parametrize(
    ("lang", "asks"),
    [
        ("en", "Your pack holds only 3 monsters: which one do you discard?"),
        ("ru", "В вашем логове есть место только для 3 монстров: какого сбросить?"),
        ("uk", "У вашому лігві є місце лише для 3 монстрів: якого скинути?"),
    ],
)
def test_a_full_pack_says_how_many_it_holds(lang: str, asks: str) -> None:
    s = hall({}, {})
    s.packs[0] = tuple(Beast(name) for name in ("zombie", "ghoul", "skeleton", "ghost"))
    s.pending.clear()
    s.push(PackExcess(0))
    s.run()
    assert said(s, lang) == asks


@pytest.mark.parametrize(
    ("lang", "asks"),
    [
        (
            "en",
            "You are escorting “The Last Pilgrim” and may drop it here at any time (Processional); "
            "it waits until a hero picks it up.",
        ),
        (
            "ru",
            "Вы ведёте сопровождение «Последний паломник» и можете в любой момент оставить его здесь "
            "(Путь процессий): оно ждёт, пока его не подберёт герой.",
        ),
        (
            "uk",
            "Ви ведете супровід «Останній прочанин» і можете будь-коли полишити його тут "
            "(Шлях процесій): він чекатиме, доки його не підбере герой.",
        ),
    ],
)
def test_whoever_escorts_is_told_what_dropping_means_whatever_others_choose(lang: str, asks: str) -> None:
    walker = {"quests": ["the-last-pilgrim"], "escorts": ["the-last-pilgrim"], "at": "processional"}
    s = hall({"ap": 2, "hand": ["backpack"], "glory": 1}, walker)
    play(s, "move:north")  # the other one is in a pause before a location takes effect
    [ask] = [ask for ask in s.asks() if ask.seat == 1]
    assert voice(lang)(GAME.prompt(s, ask)) == asks


def test_alone_a_card_is_offered_with_the_reason_for_it() -> None:
    s = scene({"hero": "raka", "at": "crossing", "ap": 0}, map={"crossing": [0, -1]}, locations=[])
    assert said(play(s, "end", 6)) == "End of your turn: draw a glory card?"  # nothing comes for staying
