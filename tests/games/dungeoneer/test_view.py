"""What the view states explicitly, so that clients need not add or compare numbers."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.dungeoneer.serpent import legends
from tests.games.dungeoneer.table import GAME, heard, play, player, printed, scene, view
from undercroft.engine.flow import Event
from undercroft.games.dungeoneer.boxes import TOMB_SET
from undercroft.games.dungeoneer.course.wiring import DungeoneerTable
from undercroft.games.dungeoneer.telling.faces import faces
from undercroft.locale import voice

A, B = 0, 1


def villainy(*hand: str, other: Any = ()) -> DungeoneerTable:
    """A is Dungeonlord with these cards; B has peril enough for them."""
    one, two = {"hero": "kron-axereaver", "hand": list(hand)}, {"hero": "raka", "peril": 9, **dict(other)}
    return scene(one, two, phase="villainy")


def zombie(attack: int, counter: int) -> dict[str, Any]:
    """A zombie that has attacked Raka with these dice, when the counter-attack is told."""
    s = villainy("zombie")
    foes: list[dict[str, Any]] = []

    def watch(event: Event) -> None:
        if event.id == "dungeoneer-counter-roll":
            foes.extend(view(s)["battle"]["foes"])

    s.listener = watch
    play(s, "play:zombie@1", attack, counter)
    return foes[0]


@pytest.mark.rule("D-198", "D-199")
@pytest.mark.parametrize(("counter", "verdict"), [(-1, "hits"), (0, "tie"), (1, "is struck")])
def test_a_clash_says_what_was_added_and_who_is_hit(counter: int, verdict: str) -> None:
    foe = zombie(3, 3 + printed("zombie", "melee") - printed("raka", "melee") + counter)
    assert foe["attack"][1] == foe["attack"][0] + foe["attack_added"]
    assert foe["counter"][1] == foe["counter"][0] + foe["counter_added"]
    assert foe["verdict"] == verdict


def test_there_is_no_verdict_before_both_have_rolled() -> None:
    s = play(villainy("zombie", "cold-sweat"), "play:zombie@1", 6)
    foe = view(s)["battle"]["foes"][0]
    assert (foe["counter"], foe["counter_added"], foe["verdict"]) == ([], 0, None)
    assert not view(s)["battle"]["challenge"]


@pytest.mark.rule("D-221")
def test_a_die_that_may_still_be_changed_lies_open_and_decides_nothing_yet() -> None:
    s = villainy("zombie", other={"items": ["lucky-star"], "glory": 1})
    play(s, "play:zombie@1", 6, 1)
    foe, melee = view(s)["battle"]["foes"][0], printed("raka", "melee")
    assert (foe["counter"], foe["counter_added"], foe["verdict"]) == ([1, 1 + melee], melee, None)


@pytest.mark.rule("D-202", "D-208")
def test_after_a_challenge_the_battle_shows_what_came_of_it() -> None:
    s = play(villainy("zombie", other={"saved": True}), "play:zombie@1", 6, 1, "challenge:foe1:melee", 6, 1)
    battle = view(s)["battle"]
    assert battle["stage"] == "reward"
    assert (battle["challenge"], battle["foes"][0]["seat"]) == (True, B)
    assert [foe["verdict"] for foe in battle["foes"]] == ["hits", "hits"]
    assert [foe["attack"][0] for foe in battle["foes"]] == [6, 6]
    assert battle["foes"][1]["state"] == "slain"


@pytest.mark.rule("D-202", "D-182")
def test_where_only_heroes_can_be_challenged_the_prompt_says_so_and_the_battle_shows_the_two() -> None:
    one = {"hero": "kron-axereaver", "hand": ["zombie"], "at": "crossing"}
    two = {"hero": "raka", "peril": 9, "at": "crossing", "saved": True}
    s = scene(one, two, phase="villainy", map={"crossing": [0, -1]})
    play(s, "play:zombie@1", "pass", 1, 6)  # the counter-attack slays it
    assert (
        voice("en")(GAME.prompt(s, s.asks()[0]))
        == "No attacker is left: attack a hero here for 1 AP, or go on."
    )
    battles: list[Any] = []

    def watch(event: Event) -> None:
        if event.id == "dungeoneer-home":
            battles.append(view(s)["battle"])

    s.listener = watch
    play(s, "challenge:hero0:melee", 6, 1)
    assert [(each["challenge"], [foe["seat"] for foe in each["foes"]]) for each in battles] == [
        (True, [B, A])
    ]


def to_reset(**one: Any) -> DungeoneerTable:
    """A is about to begin a turn."""
    return legends(one, {}, phase="reset", locations=[])


@pytest.mark.rule("D-058")
@pytest.mark.parametrize(("glory", "short"), [(1, True), (2, False)])
def test_the_upkeep_of_all_cards_is_added_up(glory: int, short: bool) -> None:
    s = to_reset(items=["war-paint", "obsidian-staff"], glory=glory)
    assert (player(s, A)["upkeep"], player(s, A)["upkeep_short"]) == (2, short)
    assert (player(s, B)["upkeep"], player(s, B)["upkeep_short"]) == (0, False)


@pytest.mark.rule("D-001")
def test_who_lacks_one_quest_is_close() -> None:
    s = scene({"done": ["dice-with-the-dead", "lost-reliquary"]}, {"done": ["slay-draky"]})
    assert [player(s, seat)["close"] for seat in (A, B)] == [True, False]


@pytest.mark.rule("D-165")
@pytest.mark.parametrize(("dice", "passed"), [((5, 5), 0), ((5, 6), 1)])
def test_a_roll_for_a_quest_says_whether_it_is_enough(dice: tuple[int, int], passed: int) -> None:
    one = {"at": "crossing", "quests": ["dice-with-the-dead"]}
    s = scene(one, {}, map={"crossing": [0, -1]})
    told = heard(s)
    play(s, "attempt:dice-with-the-dead", *dice)
    [luck] = [event.args for event in told if event.id == "dungeoneer-luck"]
    assert (luck["added"], luck["passed"]) == (0, passed)


def test_cards_say_where_they_may_be_of_use_while_others_play() -> None:
    found = faces(TOMB_SET)["cards"]
    shown = {
        name: found[name].get("stops") for name in ("scare", "lucky-coin", "zombie", "blink", "backpack")
    }
    assert shown == {
        "scare": ["hand"],
        "lucky-coin": ["play"],
        "zombie": None,  # in its player's own villainy phase
        "blink": None,
        "backpack": None,
    }
