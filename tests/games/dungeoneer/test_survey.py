"""Chances: the same as found by throwing the dice in every possible way and looking at the table."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

from tests.games.dungeoneer.table import GAME, asked, play, printed, scene
from undercroft.engine.flow import CHANCE, PASS, Roll
from undercroft.engine.messages import Message
from undercroft.engine.snapshot import dump
from undercroft.games.dungeoneer.boxes import TOMB
from undercroft.games.dungeoneer.course.turn import DiscardAndDraw
from undercroft.games.dungeoneer.course.wiring import DungeoneerTable
from undercroft.games.dungeoneer.state.windows import PlayWindow
from undercroft.locale import LANGUAGES, voice

SCENES = tomllib.loads((Path(__file__).parents[2] / "scenes" / "dungeoneer.toml").read_text())
SENDING_HOME = ("dungeoneer-ask-lair", "dungeoneer-ask-reward")
RODERIK = "@dungeoneer-hero-roderik-talus"
Measure = Callable[[DungeoneerTable], bool]


def scene_of(name: str) -> DungeoneerTable:
    """A scene of the kit, with dice thrown by the test."""
    return GAME.scene(SCENES[name], chance="explicit")


def line(s: DungeoneerTable, option: str, id: str, **args: Any) -> dict[str, Any]:
    """The one line of an option's chances with this id and these arguments."""
    lines = GAME.survey(s, asked(s))["options"][option]["lines"]
    [found] = [
        each
        for each in lines
        if each["id"] == f"dungeoneer-chance-{id}" and args.items() <= each["args"].items()
    ]
    return found  # type: ignore[no-any-return]


def chances(s: DungeoneerTable, option: str, id: str, **args: Any) -> tuple[Fraction, Fraction]:
    """The lowest and highest chance of one line."""
    found = line(s, option, id, **args)
    return Fraction(found["least"]), Fraction(found["most"])


def played(s: DungeoneerTable, option: str, measure: Measure) -> tuple[Fraction, Fraction]:
    """All throws of dice and all choices by hand: nobody interrupts, and the end is measured."""
    twin = s.copy()
    start = (twin.active, twin.round, twin.phase)
    twin.apply(twin.pending[0].seat, option)
    return ended(twin, start, measure)


def ended(s: DungeoneerTable, start: tuple[int, int, int], measure: Measure) -> tuple[Fraction, Fraction]:
    """What a position can lead to, without any shortcut."""
    while s.pending and (s.active, s.round, s.phase) == start:
        ask, top = s.pending[0], s.agenda[-1]
        if ask.seat == CHANCE and isinstance(top, Roll):
            each = [after(s, CHANCE, face, start, measure) for face in ask.options]
            return sum(low for low, _ in each) / Fraction(6), sum(high for _, high in each) / Fraction(6)
        if ask.seat == CHANCE or ask.prompt in SENDING_HOME:
            s.apply(ask.seat, ask.options[0])
        elif isinstance(top, PlayWindow):
            s.apply(ask.seat, PASS)
        elif "fight" in ask.options:
            s.apply(ask.seat, "fight")
        elif "end" in ask.options or isinstance(top, DiscardAndDraw):
            break
        else:
            each = [after(s, ask.seat, choice, start, measure) for choice in ask.options]
            return min(low for low, _ in each), max(high for _, high in each)
    found = Fraction(int(measure(s)))
    return found, found


def after(s: DungeoneerTable, seat: int, choice: str, start: tuple[int, int, int], measure: Measure) -> Any:
    """One branch of it."""
    twin = s.copy()
    twin.apply(seat, choice)
    return ended(twin, start, measure)


def hurt(s: DungeoneerTable, seat: int, wounds: int = 1) -> Measure:
    """Whether a hero ends with this much less health."""
    before, defeats = s.health[seat], s.defeats[seat]
    return lambda end: end.defeats[seat] > defeats or before - end.health[seat] >= wounds


WOUNDS = [
    ("battle-in-company", "play:zombie@1", 1, 1),
    ("battle-in-company", "play:zombie@1", 1, 2),
    ("battle-in-company", "play:zombie@1", 0, 1),
    ("battle-in-company", "play:swinging-blade@1", 0, 1),
    ("battle-in-company", "pack:bone-knight@1", 1, 1),
    ("duel-over-an-escort", "attack:0:magic", 0, 1),
    ("duel-over-an-escort", "attack:0:magic", 1, 2),
    ("hunt", "move:south", 0, 1),
    ("hunt", "attempt:slay-draky", 0, 2),
    ("last-breath", "play:rot-belly@2", 2, 1),
    ("last-breath", "play:ghost@2", 2, 1),
    ("lying-down", "play:bone-knight@1", 1, 1),
]


@pytest.mark.parametrize(("name", "option", "seat", "wounds"), WOUNDS)
def test_wounds_come_as_often_as_when_every_die_is_thrown(
    name: str, option: str, seat: int, wounds: int
) -> None:
    s = scene_of(name)
    who = f"@dungeoneer-hero-{s.heroes[seat]}"
    told = chances(s, option, "wounds", who=who, number=wounds)
    assert told == played(s, option, hurt(s, seat, wounds))
    assert told[1] > 0


def test_a_battle_against_three_is_computed_exactly_though_not_every_throw_is_played() -> None:
    s = scene(
        {"hand": ["zombie", "skeleton", "ghoul"], "at": "crossing"},
        {"peril": 20, "health": 3},
        map={"crossing": [0, -1]},
        phase="villainy",
    )
    play(s, "play:zombie@1", "play:skeleton@1", "form:speed", "play:ghoul@1")
    victim = f"@dungeoneer-hero-{s.heroes[1]}"
    hits = [
        higher(printed(monster, form) - printed(s.heroes[1], form))
        for monster, form in (("zombie", "melee"), ("skeleton", "speed"), ("ghoul", "melee"))
    ]
    assert chances(s, "form:melee", "dies", who=victim) == (hits[0] * hits[1] * hits[2],) * 2


def higher(ahead: int) -> Fraction:
    """How often one die with this much added is higher than another."""
    return Fraction(sum(a + ahead > b for a in range(1, 7) for b in range(1, 7)), 36)


def test_a_clash_is_hit_draw_or_blow_in_return() -> None:
    s = scene({"hand": ["zombie"]}, {"hero": "kron-axereaver", "peril": 5}, phase="villainy")
    found = line(s, "play:zombie@1", "clash")
    ahead = printed("zombie", "melee") - printed("kron-axereaver", "melee")
    assert Fraction(found["hits"]) == higher(ahead)
    assert Fraction(found["struck"]) == higher(-ahead)
    assert Fraction(found["draw"]) == 1 - higher(ahead) - higher(-ahead)


def test_a_form_of_attack_shows_how_likely_it_hits() -> None:
    lord = {"hero": "lorel-alanus", "hand": ["tomb-robber"]}
    s = scene(lord, {"hero": "kron-axereaver", "peril": 9}, map={}, locations=[], phase="villainy")
    play(s, "play:tomb-robber@1")
    for form in ("melee", "speed"):
        lead = printed("tomb-robber", form) - printed("kron-axereaver", form)
        wins = sum(attack + lead > counter for attack in range(1, 7) for counter in range(1, 7))
        [hit] = GAME.survey(s, 0)["options"][f"form:{form}"]["odds"]
        assert (hit["id"], Fraction(hit["least"])) == ("dungeoneer-odds-hit", Fraction(wins, 36))


def test_an_attack_of_ones_own_is_won_as_often_as_the_dice_say() -> None:
    """The Champion is challenged: its health falls, and that is all that counts."""
    s = scene(
        {"hero": "raka", "at": "old-arena", "saved": True, "ap": 3},
        {"hero": "necromancer"},
        map={"old-arena": [0, -1]},
        common=["champion-of-the-arena"],
    )
    option = "attempt:champion-of-the-arena"
    slain: Measure = lambda end: "champion-of-the-arena" in end.done[0]  # noqa: E731
    assert chances(s, option, "quest") == played(s, option, slain)
    wounded: Measure = lambda end: end.hurt.get("champion-of-the-arena", 0) > 0 or slain(end)  # noqa: E731
    assert chances(s, option, "hurt") == played(s, option, wounded)


# -- quests, searches, tests --------------------------------------------------------------------------


def luck(**hero: Any) -> DungeoneerTable:
    """Somebody who dices with the dead for 11, perhaps with a third die for 4 glory."""
    quest = ["dice-with-the-dead"]
    return scene({"at": "crossing", "quests": quest, **hero}, {}, map={"crossing": [0, -1]})


def test_luck_on_two_dice_and_on_three_if_there_is_glory_for_it() -> None:
    option = "attempt:dice-with-the-dead"
    assert chances(luck(), option, "quest") == (Fraction(3, 36),) * 2
    assert chances(luck(glory=4), option, "quest") == (Fraction(3, 36), Fraction(108, 216))
    s = play(luck(glory=4), option)
    assert chances(s, "plain", "quest")[1] == Fraction(3, 36)
    assert chances(s, "extra-die", "quest")[1] == Fraction(108, 216)


@pytest.mark.parametrize("place", ["old-arena", "inner-sanctum"])
def test_a_search_counts_the_way_from_the_entrance(place: str) -> None:
    s = scene(
        {"hero": "kron-axereaver", "level": 3, "at": place, "quests": ["lost-reliquary"]},
        {"hero": "raka"},
        map={"old-arena": [0, -1], "crossing": [0, -2], "flooded-drain": [0, -3], "inner-sanctum": [0, -4]},
    )
    option = "search:lost-reliquary"
    found = chances(s, option, "found")
    assert found == played(s, option, lambda end: bool(end.found))
    assert (found[1] > 0) == (place == "inner-sanctum")
    plus = {"old-arena": 0 + 3, "inner-sanctum": 3 + 3}[place]  # the way, and what Kron has for three levels
    label = voice("en")(GAME.describe(s, 0, option).label)
    assert label == f"Search for “The Lost Reliquary” (1 AP): die + {plus}, needs 10"


def test_a_blocked_exit_lets_a_hero_through_as_often_as_the_threat_is_passed() -> None:
    s = scene({"hero": "raka", "at": "armoury"}, {}, map={"armoury": [1, 0], "crossing": [1, -1]})
    passed = Fraction(7 - (5 - printed("raka", "melee")), 6)
    assert chances(s, "move:north", "enters") == (passed, passed)
    assert chances(s, "move:north", "test", value=5) == (passed, passed)
    assert GAME.survey(s, 0)["threats"]["exit:armoury:north"]["most"] == str(passed)


def test_threats_are_told_for_the_whole_map_and_with_what_a_hero_has() -> None:
    place = {"spiked-hall": [0, -1]}
    plain = scene({"hero": "raka"}, {}, map=place)
    poor = scene({"hero": "raka", "items": ["ember-ring"], "quests": ["vow-of-poverty"]}, {}, map=place)
    before, after = [GAME.survey(s, 0)["threats"]["location:spiked-hall"]["most"] for s in (plain, poor)]
    assert Fraction(before) - Fraction(after) == Fraction(1, 6)


def test_alone_the_cards_that_may_come_are_counted() -> None:
    s = scene({"at": "crossing"}, map={"crossing": [0, -1], "old-arena": [0, -2]})
    assert chances(s, "move:north", "meets", number=1) == (Fraction(1, 6),) * 2
    [odds] = GAME.survey(s, 0)["options"]["move:north"]["odds"]
    assert voice("en")(Message(odds["id"], odds["args"])) == "encounter 17%"


def test_alone_the_spikes_behind_those_cards_are_counted_as_if_nothing_had_come() -> None:
    place = {"spiked-hall": [0, -1]}
    alone, in_company = scene({"hero": "raka"}, map=place), scene({"hero": "raka"}, {}, map=place)
    assert chances(alone, "move:north", "test") == chances(in_company, "move:north", "test")
    threats = [GAME.survey(s, 0)["threats"]["location:spiked-hall"] for s in (alone, in_company)]
    assert threats[0] == threats[1]


# -- in the middle of things ----------------------------------------------------------------------------


def test_before_a_roll_what_a_card_would_change_can_be_compared() -> None:
    s = scene(
        {"hero": "kron-axereaver", "glory": 3, "items": ["blessings-of-nakari"]},
        {"hero": "raka"},
        map={"spiked-hall": [0, -1]},
    )
    play(s, "move:north")
    passed = {option: chances(s, option, "test")[1] for option in ("pass", "use:blessings-of-nakari")}
    assert passed["use:blessings-of-nakari"] - passed["pass"] == Fraction(2, 6)


def test_a_card_that_a_trap_takes_ends_no_chances_of_the_next_trap() -> None:
    """Cards of the hand are given up in the middle of a batch, not only after its last battle."""
    victim = {"peril": 9, "glory": 1, "hand": ["zombie", "ghoul"], "items": ["lucky-star"]}
    lord = {"hand": ["riddle-lock", "swinging-blade"], "at": "crossing"}
    s = scene(lord, victim, map={"crossing": [0, -1]}, phase="villainy")
    play(s, "play:riddle-lock@1", "play:swinging-blade@1", 1)  # a card must go, unless it is rolled again
    assert asked(s) == 1
    wounded = chances(s, PASS, "wounds", who="@dungeoneer-hero-kron-axereaver")
    assert wounded == (Fraction(1, 3), Fraction(1, 2))  # it may be rolled again in the next trap, too


def test_between_attack_and_counter_roll_the_attack_that_lies_is_counted() -> None:
    s = play(scene_of("battle-in-company"), "play:zombie@1", "fight")
    while asked(s) != CHANCE:
        play(s, "pass")
    play(s, 6)
    assert "play:side-step" in s.pending[0].options
    wounded = chances(s, "pass", "wounds", who=RODERIK, number=1)
    assert wounded == played(s, "pass", hurt(s, 1))
    assert (
        wounded[0]
        > chances(scene_of("battle-in-company"), "play:zombie@1", "wounds", number=1, who=RODERIK)[0]
    )


def test_after_ones_own_roll_a_reroll_and_a_pass_show_how_likely_the_attack_hits() -> None:
    mage = {"hero": "lorel-alanus", "at": "crossing", "glory": 4}
    s = scene(mage, {"hero": "raka", "at": "crossing"}, map={"crossing": [0, -1]}, locations=[])
    play(s, "attack:1:magic", 3)
    lead = printed("lorel-alanus", "magic") - printed("raka", "magic")
    for option, chance in (("use:hero", higher(lead)), (PASS, Fraction(2 + lead, 6))):
        hit = GAME.survey(s, 0)["options"][option]["odds"][0]
        assert (hit["id"], Fraction(hit["least"])) == ("dungeoneer-odds-hit", chance)


def test_hands_of_others_are_not_looked_into() -> None:
    spec = {"at": "crossing", "hero": "raka", "quests": ["dice-with-the-dead"]}
    hands: tuple[list[str], ...] = ([], ["cold-sweat", "stumble"], ["scare", "portcullis", "zombie"])
    tables = [
        scene(spec, {"peril": 9, "glory": 9, "hand": hand}, map={"crossing": [0, -1]}) for hand in hands
    ]
    assert len({str(GAME.survey(s, 0)) for s in tables}) == 1


def test_the_survey_changes_nothing() -> None:
    for name in SCENES:
        s = scene_of(name)
        before = dump(s)
        GAME.survey(s, asked(s))
        assert dump(s) == before


# -- warnings and words -----------------------------------------------------------------------------------


def alarm(s: DungeoneerTable, option: str) -> str | None:
    """The warning of an option."""
    found = GAME.survey(s, asked(s))["options"][option]["alarm"]
    return found["id"].removeprefix("dungeoneer-alarm-") if found else None


def test_a_quest_that_no_roll_can_win_is_warned_of() -> None:
    option = "attempt:ring-the-drowned-bell"
    for hero, warned in (("kron-axereaver", "hopeless"), ("taenin-lightfoot", None)):
        hopeful = {"hero": hero, "at": "bell-tunnel", "level": 4, "quests": ["ring-the-drowned-bell"]}
        s = scene(hopeful, {"hero": "raka"}, map={"bell-tunnel": [0, -1]})
        assert (chances(s, option, "quest")[1] == 0) == (warned is not None)
        assert alarm(s, option) == warned


def test_a_hunt_that_cannot_end_now_tells_how_likely_the_wound_is_that_lasts() -> None:
    option = "attempt:champion-of-the-arena"
    s = scene(
        {"hero": "raka", "at": "old-arena", "quests": ["champion-of-the-arena"]},
        {"hero": "necromancer"},
        map={"old-arena": [0, -1]},
    )
    wounded = chances(s, option, "hurt")
    assert chances(s, option, "quest")[1] == 0 < wounded[0]
    first = GAME.survey(s, 0)["options"][option]["odds"][0]
    assert (Fraction(first["least"]), Fraction(first["most"])) == wounded
    assert voice("en")(Message(first["id"], first["args"])).startswith("it is wounded ")
    s.hurt["champion-of-the-arena"] = TOMB.quests["champion-of-the-arena"].fighter.health - 1  # type: ignore[union-attr]
    first = GAME.survey(s, 0)["options"][option]["odds"][0]
    assert first["id"] == "dungeoneer-odds-success"
    assert (Fraction(first["least"]), Fraction(first["most"])) == chances(s, option, "quest")
    assert first["most"] != "0"


def test_a_deed_that_may_well_kill_is_warned_of_and_a_safe_one_is_not() -> None:
    s = scene_of("hunt")
    assert alarm(s, "attempt:slay-draky") is None
    s.health[0] = 1
    assert alarm(s, "attempt:slay-draky") == "may-die"
    assert alarm(s, "move:south") is None  # 1 of 6


def test_passing_is_warned_of_only_where_something_else_would_help() -> None:
    victim = {"hero": "raka", "health": 1, "peril": 9, "glory": 2}
    for more, choices, warned in (
        ({"hand": ["side-step"]}, ("play:side-step", "pass"), "dies"),
        ({"fallen": True, "saved": True}, ("stand", "pass"), None),
    ):
        s = scene({"hand": ["bridge-troll"]}, {**victim, **more}, phase="villainy")
        play(s, "play:bridge-troll@1")
        while asked(s) == CHANCE or len(s.pending[0].options) < 2:
            play(s, 6)
        assert s.pending[0].options == choices
        assert alarm(s, "pass") == warned


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_chances_can_be_said(lang: str) -> None:
    say = voice(lang)
    for name in SCENES:
        s = scene_of(name)
        found = GAME.survey(s, asked(s))
        for option in found["options"].values():
            for each in (*option["odds"], *option["lines"], *([option["alarm"]] if option["alarm"] else [])):
                assert "{" not in say(Message(each["id"], each["args"]))
        for each in found["threats"].values():
            assert "%" in say(Message(each["id"], each["args"]))


def test_a_spectator_and_somebody_who_is_out_are_told_nothing() -> None:
    s = scene({"hero": "raka"}, {"hero": "necromancer"}, {"hero": "lorel-alanus", "out": True})
    assert GAME.survey(s, None) == {} == GAME.survey(s, 2)
    assert GAME.survey(s, 1)["options"] == {}


def test_a_move_with_two_tests_shows_the_odds_of_both() -> None:
    """A trap exit leads to spikes, speed 5 each, for a hero with speed 2."""
    s = scene(
        {"hero": "raka", "at": "collapsed-stair", "ap": 2},
        {},
        map={"spiked-hall": [0, -1], "collapsed-stair": [0, -2]},
        locations=[],
    )
    odds = GAME.survey(s, 0)["options"]["move:south"]["odds"]
    said = [voice("en")(Message(each["id"], each["args"])) for each in odds]
    assert said[:2] == ["speed 5+ 67%", "speed 5+ 67%"]
    assert said[2].startswith("you are wounded "), "and whose wound it is"
