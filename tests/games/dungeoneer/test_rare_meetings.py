"""Rare combinations of rules: a turn cut short in a challenge, a hero who comes back, changing exits."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.dungeoneer.table import options, play, scene, view, why_not
from tests.games.dungeoneer.test_solo import corner
from undercroft.games.dungeoneer.battle.blows import Volley
from undercroft.games.dungeoneer.boxes import TOMB
from undercroft.games.dungeoneer.cards.vocabulary import M_TRAP
from undercroft.games.dungeoneer.course.wiring import DungeoneerTable
from undercroft.games.dungeoneer.state.pieces import ATTACKING

MAP = {"crossing": [1, 0], "processional": [0, 1]}


def cards(s: DungeoneerTable) -> Counter[str]:
    """Every adventure card that is somewhere on the table."""
    found = Counter(s.deck.cards()) + Counter(s.discard)
    for seat in range(s.seats):
        found += Counter(s.hands[seat])
        for item in s.items[seat]:
            found += Counter((item.name, *item.attached))
        for beast in s.packs[seat]:
            found += Counter((beast.name, *beast.attached))
    return found


@pytest.mark.rule("D-321", "D-204")
def test_a_monster_slain_in_a_challenge_that_ends_the_turn_is_discarded_once() -> None:
    """Its last deed kills the active hero, who had played it, before the challenge is over (DQ-12)."""
    s = scene(
        {"hero": "roderik-talus", "hand": ["rot-belly"], "health": 1, "at": "crossing"},
        {"hero": "kron-axereaver", "peril": 5, "at": "crossing", "saved": True},
        {"hero": "raka"},
        map=MAP,
        phase="villainy",
        locations=[],
    )
    before = cards(s)["rot-belly"]
    play(s, "play:rot-belly@1", "pass", 3, 3, "challenge:foe1:melee", 6, 1, 6, 1)
    assert s.is_out(0)
    assert cards(s)["rot-belly"] == before


@pytest.mark.parametrize(
    ("monster", "form"),
    [
        ("bone-knight", "melee"),
        ("bridge-troll", "melee"),
        ("tomb-robber", "speed"),
        ("ghost", "magic"),
        ("grave-wraith", "magic"),
    ],
)
@pytest.mark.rule("D-281", "D-201")
def test_what_a_hit_does_besides_is_not_done_to_the_hero_who_comes_back(monster: str, form: str) -> None:
    """A defeated hero takes nothing more, and the new one was not hit (DQ-30, DQ-53)."""
    s = scene(
        {"hand": [monster]},
        {"health": 1, "peril": 9, "glory": 3, "at": "crossing", "hand": ["scare"]},
        {"at": "processional"},
        map=MAP,
        phase="villainy",
        options=["resurrection"],
        locations=[],
    )
    play(s, f"play:{monster}@1")
    wanted = ("form:" + form, "fight", "choose:lorel-alanus", "to-hand", "pass")
    while s.asks()[0].prompt not in ("dungeoneer-ask-villainy", "dungeoneer-ask-heroics"):
        ask = s.asks()[0]
        attacks = [frame.role == ATTACKING for frame in s.agenda if isinstance(frame, Volley)]
        dice = ["6" if attacks and attacks[-1] else "1"]
        s.apply(ask.seat, next(each for each in (*wanted, *dice, ask.options[0]) if each in ask.options))
    assert s.heroes[1] == "lorel-alanus"
    assert s.here(1).entrance
    assert not s.is_fallen(1)
    assert len(s.hands[1]) == 5
    assert s.glory[1] == 3


@pytest.mark.rule("D-225")
def test_who_defeats_the_active_hero_has_what_the_card_promises_for_it() -> None:
    s = scene(
        {"hero": "kron-axereaver", "health": 1, "at": "crossing"},
        {"hero": "raka", "at": "crossing"},
        {"hero": "roderik-talus"},
        map=MAP,
        locations=["crypt"],
    )
    play(s, "attack:1:melee", 1, 6)
    assert s.is_out(0)
    assert s.glory[1] == 1
    assert s.active == 1


@pytest.mark.rule("D-175", "D-133")
def test_the_others_may_act_after_a_completed_quest_as_after_any_action() -> None:
    """Though it ends the phase (DQ-45)."""
    s = scene(
        {
            "hero": "roderik-talus",
            "at": "chapel",
            "quests": ["the-last-pilgrim"],
            "escorts": ["the-last-pilgrim"],
            "peril": 3,
        },
        {"hero": "raka", "at": "chapel", "saved": True, "hand": ["stumble"]},
        map={"chapel": [0, -1]},
        locations=["crypt"],
    )
    play(s, "deliver:the-last-pilgrim")
    assert s.asks()[0].seat == 1
    assert "play:stumble@0" in options(s, 1)
    play(s, "pass")
    assert s.asks()[0].prompt == "dungeoneer-ask-save"


def portcullis() -> DungeoneerTable:
    """A portcullis comes down while a hero tests the trap exit it is put before."""
    s = scene(
        {"hero": "roderik-talus", "at": "bell-tunnel", "peril": 4, "ap": 2},
        {"hero": "raka", "hand": ["portcullis"]},
        map={"bell-tunnel": [1, 0]},
        locations=["crypt"],
    )
    play(s, "move:west", "play:portcullis@0", "exit:west")
    return s


@pytest.mark.rule("D-108", "D-109")
def test_an_exit_that_changes_while_it_is_tested_wounds_by_what_was_tested() -> None:
    s = portcullis()
    health = s.health[0]
    play(s, 1)  # the trap
    assert s.health[0] == health - 1
    assert s.ap[0] == 2
    assert s.here(0).name == "bell-tunnel"
    play(s, 1)  # and now the portcullis: the price of opening it
    assert s.health[0] == health - 1
    assert s.ap[0] == 1


@pytest.mark.rule("D-087")
def test_an_exit_that_changes_while_it_is_tested_is_tested_again() -> None:
    s = portcullis()
    play(s, 6)
    assert s.here(0).name == "bell-tunnel"
    play(s, 6)
    assert s.here(0).entrance
    assert s.ap[0] == 1


@pytest.mark.rule("D-120", "D-246")
def test_a_second_treasure_of_a_type_is_not_played_for_use_at_once_either() -> None:
    """What is discarded on use does not count against the limit; two of a type are another matter."""
    for item, offered in (("potion-of-mist", False), ("grave-iron", True)):
        s = scene(
            {
                "hero": "lorel-alanus",
                "glory": 9,
                "health": 3,
                "items": [item, "tower-shield"],
                "hand": ["potion-of-healing"],
            },
            {},
            map={"corner": [0, -1, 1]},
            locations=["crypt"],
        )
        assert ("play-use:potion-of-healing" in options(s, 0)) is offered
        assert why_not(s, 0, "play-use:potion-of-healing") == (None if offered else "D-120")


@pytest.mark.rule("D-246", "D-316")
def test_a_solo_player_may_use_a_treasure_at_once_as_a_reward_beyond_the_limit() -> None:
    s = scene(
        {
            "hero": "lorel-alanus",
            "glory": 9,
            "health": 3,
            "items": ["grave-iron", "tower-shield"],
            "hand": ["potion-of-healing"],
        },
        map={"corner": [0, -1, 1]},
        lord_deck=["skeleton"],
        locations=["crypt"],
    )
    play(s, "move:north", 1, 6)
    while "play-use:potion-of-healing" not in s.asks()[0].options:
        ask = s.asks()[0]
        assert ask.prompt != "dungeoneer-ask-heroics", "the reward is over"
        three = "3" if "3" in ask.options else ask.options[0]
        s.apply(ask.seat, "pass" if "pass" in ask.options else three)
    health = s.health[0]
    play(s, "play-use:potion-of-healing")
    assert s.health[0] > health


@pytest.mark.rule("D-294", "D-299")
def test_a_hero_may_lie_down_for_the_ap_that_dodges_spikes() -> None:
    s = scene(
        {"hero": "roderik-talus", "ap": 1},
        {"hero": "raka"},
        map={"spiked-hall": [0, -1]},
        locations=["crypt"],
        options=["movement_limit", "spike_dodging"],
    )
    play(s, "move:north")
    assert options(s, 0) == ("lie-down", "test")
    health = s.health[0]
    play(s, "lie-down")
    assert options(s, 0) == ("dodge", "test")
    play(s, "dodge")
    assert s.is_fallen(0)
    assert s.health[0] == health


@pytest.mark.rule("D-310")
def test_a_bane_about_traps_waits_for_a_trap(monkeypatch: pytest.MonkeyPatch) -> None:
    """No bane of this set is about traps; Undead Awakening stands in for one."""
    bane = TOMB.cards["undead-awakening"].play
    assert bane is not None
    mod = bane.do[0].mod
    assert mod is not None
    monkeypatch.setattr(mod, "what", M_TRAP)
    monkeypatch.setattr(mod, "tag", "")
    assert view(corner("undead-awakening", "zombie"))["lurking"] == ["undead-awakening"]
    s = corner("undead-awakening", "swinging-blade")
    assert (view(s)["lurking"], view(s)["lord_discard"]) == ([], ["swinging-blade", "undead-awakening"])
