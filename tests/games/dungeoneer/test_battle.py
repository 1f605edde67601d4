"""How a battle begins: who attacks whom, in which form, what it costs, what a hit may take."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.dungeoneer.table import asked, heard, options, play, player, scene, view, why_not
from undercroft.engine.flow import CHANCE
from undercroft.games.dungeoneer.course.wiring import DungeoneerTable

A, B, C = 0, 1, 2


def table(one: Any = (), other: Any = (), third: Any = None, **spec: Any) -> DungeoneerTable:
    """A (Kron, attacks in melee) and B (Roderik, melee and magic) in the crossing; C is Raka."""
    players = [
        {"hero": "kron-axereaver", "at": "crossing", **dict(one)},
        {"hero": "roderik-talus", "at": "crossing", "peril": 9, **dict(other)},
    ]
    if third is not None:
        players.append({"hero": "raka", **third})
    return scene(*players, **{"map": {"crossing": [0, -1]}, "locations": [], **spec})


def villainy(*hand: str, one: Any = (), **words: Any) -> DungeoneerTable:
    """A, at the entrance, is Dungeonlord with these cards."""
    return table({"hand": list(hand), "at": "", **dict(one)}, **{"phase": "villainy", **words})


def attacks(s: DungeoneerTable, seat: int) -> list[str]:
    """The attacks open to a seat."""
    return [option for option in options(s, seat) if option.startswith(("attack", "challenge"))]


def foe(s: DungeoneerTable) -> dict[str, Any]:
    """The attacker."""
    shown: dict[str, Any] = view(s)["battle"]["foes"][0]
    return shown


@pytest.mark.rule("D-181")
def test_an_attack_takes_an_action_point_and_may_be_started_once_a_turn() -> None:
    s = table({"ap": 3}, locations=["armoury"])
    play(s, "attack:1:melee", 1, 2)  # 4 against 4
    assert player(s, A)["ap"] == 2
    assert attacks(s, A) == []
    assert why_not(s, A, "attack:1:melee") == "D-071"
    assert attacks(table({"ap": 0}), A) == []
    play(s, "end", "save")
    while asked(s) == CHANCE:
        s.apply(CHANCE, s.asks()[0].options[0])
    while asked(s) in (B, CHANCE):  # a location is placed: an action after which others may act
        s.apply(asked(s), s.asks()[0].options[0])
    assert view(s)["active"] == B
    assert attacks(s, A) == ["attack:1:melee"]  # another player's turn, another attack


@pytest.mark.rule("D-182")
def test_the_target_is_a_hero_in_the_same_location_or_a_monster_that_has_just_attacked() -> None:
    s = table({"ap": 3}, third={"at": "crossing"})
    assert attacks(s, A) == ["attack:1:melee", "attack:2:melee"]
    s = table({"ap": 3}, third={})
    assert attacks(s, A) == ["attack:1:melee"]  # C is elsewhere
    assert why_not(s, A, "attack:2:melee") == "D-182"
    alone = table({"ap": 3}, {"at": "", "pack": ["zombie"]})
    assert attacks(alone, A) == []  # monsters only at the challenge stage
    s = villainy("zombie", other={"saved": True})
    assert attacks(play(s, "play:zombie@1", 6, 1), B) == ["challenge:foe1:melee", "challenge:foe1:magic"]
    champion = {"at": "old-arena", "quests": ["champion-of-the-arena"], "ap": 1}
    s = table(champion, {"at": ""}, map={"old-arena": [0, -1]})
    play(s, "attempt:champion-of-the-arena", 6, 1)
    assert attacks(s, A) == ["challenge:foe1:melee"]  # the monster of a quest, too


ESCORTS = {"quests": ["the-last-pilgrim", "lead-the-maiden-out"]}
CARRIES: dict[str, Any] = {**ESCORTS, "escorts": ESCORTS["quests"]}


@pytest.mark.rule("D-183")
def test_an_attacking_hero_who_hits_wounds_or_takes_an_escort() -> None:
    s = play(table({"ap": 1}, CARRIES), "attack:1:melee", 6, 1)
    assert options(s, A) == ("wound", "take:the-last-pilgrim", "take:lead-the-maiden-out")
    play(s, "take:lead-the-maiden-out")
    assert player(s, B)["health"] == 6
    assert [quest["name"] for quest in player(s, A)["quests"]] == ["lead-the-maiden-out"]
    assert [(each["quest"], each["carrier"]) for each in view(s)["escorts"]] == [
        ("the-last-pilgrim", B),
        ("lead-the-maiden-out", A),
    ]
    s = play(table({"ap": 1}, CARRIES), "attack:1:melee", 6, 1, "wound")
    assert player(s, B)["health"] == 5
    assert [each["carrier"] for each in view(s)["escorts"]] == [B, B]


@pytest.mark.rule("D-183")
def test_so_in_a_challenge_but_a_hero_who_wins_as_defender_only_wounds() -> None:
    s = play(table({"ap": 1, **CARRIES}, {"saved": True}), "attack:1:melee", 1, 6)
    assert player(s, A)["health"] == 5  # B defended: a wound, and no question
    assert asked(s) == B
    play(s, "challenge:hero0:melee", 6, 1)
    assert options(s, B)[:3] == ("wound", "take:the-last-pilgrim", "take:lead-the-maiden-out")


@pytest.mark.rule("D-184")
def test_a_monster_has_the_health_of_its_card_and_from_the_pack_its_wounds() -> None:
    assert foe(play(villainy("zombie"), "play:zombie@1"))["health"] == 1
    s = play(villainy("legion"), "play:legion@1", 6)
    assert (foe(s)["health"], foe(s)["wounds"]) == (2, 0)
    s = play(villainy(one={"pack": [("legion", 1)]}), "pack:legion@1", 6)
    assert (foe(s)["health"], foe(s)["wounds"]) == (1, 1)


@pytest.mark.rule("D-185")
def test_one_attacks_only_in_a_form_with_the_round_symbol() -> None:
    s = play(villainy("skeleton"), "play:skeleton@1")
    assert options(s, A) == ("form:melee", "form:speed")  # magic is for counter-attacks
    s = table({"ap": 3})
    assert attacks(s, A) == ["attack:1:melee"]
    assert why_not(s, A, "attack:1:magic") == "D-185"


@pytest.mark.rule("D-186", "D-347")
@pytest.mark.parametrize(("form", "value"), [("magic", 1), ("melee", 2)])
def test_counter_attacks_are_made_in_every_form(form: str, value: int) -> None:
    s = play(villainy("zombie", other={"saved": True}), "play:zombie@1", 6, 1)
    play(s, f"challenge:foe1:{form}", 1)  # the zombie has magic 1 to counter, melee 2 for both
    events = heard(s)
    play(s, 3)
    (roll,) = [event for event in events if event.id == "dungeoneer-counter-roll"]
    assert (roll.args["plus"], roll.args["total"]) == (value, 3 + value)


@pytest.mark.rule("D-187")
def test_a_hit_effect_needs_a_successful_attack_in_its_form() -> None:
    holds = {"hand": ["scare"]}
    s = play(villainy("ghost", other=holds), "play:ghost@1", "form:speed", 6, 1)
    assert (player(s, B)["health"], player(s, B)["hand_size"]) == (5, 1)
    assert options(s, A) == ("to-hand", "to-pack")  # nothing more comes of it
    s = play(villainy("ghost", other=holds), "play:ghost@1", "form:magic", 6, 1)
    s.apply(CHANCE, s.asks()[0].options[0])
    assert (player(s, B)["health"], player(s, B)["hand_size"]) == (5, 0)
    s = play(villainy("ghost", other=holds), "play:ghost@1", "form:magic", 1, 6)
    assert player(s, B)["hand_size"] == 1


@pytest.mark.rule("D-187")
@pytest.mark.parametrize(("variant", "glory"), [([], 2), (["hit_effects_on_counter"], 1)])
def test_a_monster_that_wins_as_defender_deals_a_plain_wound(variant: list[str], glory: int) -> None:
    s = villainy("grave-wraith", other={"saved": True, "glory": 2}, options=variant)
    play(s, "play:grave-wraith@1", 1, 3)  # 4 against 4
    play(s, "challenge:foe1:magic", 1, 6)
    assert (player(s, B)["health"], player(s, B)["glory"]) == (5, glory)


@pytest.mark.rule("D-188")
def test_in_the_antechamber_no_hero_attacks_a_hero() -> None:
    s = table({"at": "", "ap": 3}, {"at": ""})
    assert attacks(s, A) == []
    assert why_not(s, A, "attack:1:melee") == "D-188"
    s = villainy("zombie", "swinging-blade", other={"at": "", "saved": True})
    play(s, "play:zombie@1", "play:swinging-blade@1", 6, 6)  # the trap strikes both heroes
    play(s, 6, 1)
    assert attacks(s, B) == ["challenge:foe1:melee", "challenge:foe1:magic"]  # not the hero of A


@pytest.mark.rule("D-348")
def test_a_challenge_is_the_one_attack_of_the_turn() -> None:
    champion = {"quests": ["champion-of-the-arena"], "at": "old-arena", "ap": 3}
    arena: dict[str, Any] = {"map": {"old-arena": [0, -1]}, "other": {"at": "old-arena"}}
    s = play(table(champion, **arena), "attempt:champion-of-the-arena", 6, 1)
    play(s, "challenge:foe1:melee", 1, 1)
    assert player(s, A)["ap"] == 2
    assert attacks(s, A) == []  # no attack after a challenge
    s = play(table(champion, **arena), "attack:1:melee", 1, 1)
    play(s, "attempt:champion-of-the-arena", 6, 1)
    assert view(s)["battle"] is None  # no challenge after an attack
