"""Small print: what happens between two effects, and what is not offered because it would be useless."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.dungeoneer.idling import idle_until
from tests.games.dungeoneer.table import asked, options, play, player, scene, view, why_not
from undercroft.engine.flow import CHANCE
from undercroft.games.dungeoneer.boxes import TOMB
from undercroft.games.dungeoneer.cards.vocabulary import FOR_ROLL, M_COUNTER, MELEE
from undercroft.games.dungeoneer.course.wiring import DungeoneerTable
from undercroft.games.dungeoneer.hero.numbers import bonus
from undercroft.games.dungeoneer.hero.rolls import boost
from undercroft.games.dungeoneer.state.pieces import NO_CONTEST

A, B, C = 0, 1, 2


def raid(*hand: str, one: Any = (), other: Any = (), **spec: Any) -> DungeoneerTable:
    """A (Kron) is Dungeonlord with these cards; B (Roderik: melee 2, magic 1, speed 3) is in the crossing."""
    return scene(
        {"hero": "kron-axereaver", "hand": list(hand), **dict(one)},
        {"hero": "roderik-talus", "at": "crossing", "peril": 9, **dict(other)},
        **{"map": {"crossing": [0, -1]}, "locations": [], "phase": "villainy", **spec},
    )


def hunt(**hero: Any) -> DungeoneerTable:
    """A hunts the champion of the arena (melee 3)."""
    place = {"at": "old-arena", "quests": ["champion-of-the-arena"]}
    other = {"hero": "raka"}
    s = scene({"hero": "kron-axereaver", **place, **hero}, other, map={"old-arena": [0, -1]}, locations=[])
    return play(s, "attempt:champion-of-the-arena")


# -- what ends when ----------------------------------------------------------------------------------


@pytest.mark.rule("D-103")
def test_an_exit_blocked_by_a_card_is_forced_open_like_any_other() -> None:
    s = raid(phase="heroics", one={"peril": 1, "ap": 4}, other={"hand": ["portcullis"]})
    play(s, "move:north", "pass", "play:portcullis@0", "exit:south")
    play(s, "move:south", 1)  # melee 3 + 1 does not reach 6
    assert (player(s, A)["place"], player(s, A)["ap"]) == ("crossing", 2)
    play(s, "move:south")  # without a new test
    assert (player(s, A)["place"], player(s, A)["ap"]) == ("tomb-antechamber", 1)


@pytest.mark.rule("D-018", "D-050")
def test_what_was_meant_for_a_roll_that_never_came_ends_with_the_turn() -> None:
    """Cold sweat takes 2 from the next roll of this turn."""
    s = scene(
        {"hero": "kron-axereaver", "quests": ["dice-with-the-dead"], "glory": 9},
        map={"corner": [0, -1, 1], "crossing": [1, 0]},
        locations=[],
        lord_deck=["cold-sweat"],
    )
    play(s, "move:north", 1, 6, "end", "pass")
    play(s, "move:south", 6, "move:east", 6, "attempt:dice-with-the-dead", "plain", 5, 6)
    assert player(s, A)["done"] == ["dice-with-the-dead"]  # 11, not 9


@pytest.mark.rule("D-050")
def test_what_lasts_until_ones_reset_outlasts_those_of_others_but_not_ones_own() -> None:
    """Sleeping gas takes 1 from counter rolls until then."""
    gassed = {"at": "crossing", "peril": 9}
    s = scene(
        {"hand": ["sleeping-gas"]}, {}, gassed, map={"crossing": [0, -1]}, phase="villainy", locations=[]
    )
    play(s, "play:sleeping-gas@2")
    while asked(s) != CHANCE:
        play(s, "pass" if "pass" in options(s, asked(s)) else "fight")
    play(s, 1)

    def lost() -> int:
        return bonus(s, C, 1 << M_COUNTER, NO_CONTEST)

    assert lost() == -1
    idle_until(s, B)
    assert lost() == -1
    idle_until(s, C)
    assert lost() == 0


@pytest.mark.rule("D-050")
def test_what_was_meant_for_a_battle_ends_though_the_battle_was_cut_short() -> None:
    s = scene(
        {"hero": "kron-axereaver", "at": "crossing", "health": 1},
        {"hero": "roderik-talus", "at": "crossing", "peril": 9, "hand": ["side-step"], "glory": 1},
        {"hero": "raka", "hand": ["zombie"]},
        map={"crossing": [0, -1]},
        locations=[],
    )
    play(s, "attack:1:melee", 1, "play:side-step", 6)
    assert player(s, A)["out"]
    idle_until(s, C, "villainy")
    play(s, "play:zombie@1")
    while asked(s) != CHANCE:
        play(s, "pass")
    play(s, 6, 1)
    assert player(s, B)["health"] == 5


# -- rolls -------------------------------------------------------------------------------------------


@pytest.mark.rule("D-221")
def test_a_value_raised_for_a_roll_counts_in_that_roll_only() -> None:
    s = play(raid("zombie", "zombie"), "play:zombie@1", "play:zombie@1", 6, 6)
    boost(s, B, MELEE, 2, FOR_ROLL)
    play(s, 1, 1)
    assert [foe["counter"] for foe in view(s)["battle"]["foes"]] == [[1, 5], [1, 3]]


@pytest.mark.rule("D-221", "D-214")
def test_so_it_does_in_the_test_of_a_threat() -> None:
    s = play(raid(phase="heroics", one={"at": "armoury"}, map={"armoury": [1, 0], "crossing": [1, -1]}))
    play(s, "move:north")
    boost(s, A, MELEE, 2, FOR_ROLL)
    play(s, 1)  # 3 + 2 + 1 passes melee 5
    assert player(s, A)["place"] == "crossing"


@pytest.mark.rule("D-221")
def test_a_die_is_thrown_again_before_anything_else_is_offered() -> None:
    lorel = {"hero": "lorel-alanus", "items": ["lucky-star"], "glory": 3}
    s = play(raid("grave-wraith", other=lorel), "play:grave-wraith@1", 6, 1)
    assert options(s, B) == ("use:hero", "use:lucky-star", "pass")
    play(s, "use:lucky-star")
    assert asked(s) == CHANCE
    play(s, 1)
    assert options(s, B) == ("use:hero", "pass")


# -- monsters ----------------------------------------------------------------------------------------


@pytest.mark.rule("D-191", "D-351")
def test_the_last_breath_of_a_monster_strikes_every_hero_in_the_location() -> None:
    """Rot Belly bursts when it is defeated: speed 6, or 1 wound."""
    s = play(raid("rot-belly", one={"at": "crossing"}), "play:rot-belly@1", 1, 6)
    assert view(s)["battle"]["foes"][0]["state"] == "slain"
    play(s, 1, 6)  # B first, then A, whose turn it is
    assert (player(s, A)["health"], player(s, B)["health"]) == (6, 5)


@pytest.mark.rule("D-211")
def test_wounds_of_the_last_breath_earn_peril_like_hits() -> None:
    s = play(raid("rot-belly", one={"at": "crossing"}), "play:rot-belly@1", 1, 6, 1, 1)
    assert options(s, A) == ("peril:0", "peril:1", "pass")  # for the wound of B
    play(s, "pass")
    assert options(s, A) == ("peril:0", "peril:1", "pass")  # and for that of A
    assert view(play(s, "pass"))["battle"] is None


@pytest.mark.rule("D-211")
def test_wounds_that_no_monster_dealt_earn_no_peril_even_in_a_battle(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing in this set wounds its own user: a potion gets the wound of a Grave Wraith."""
    potion, hit = TOMB.cards["potion-of-mist"].effects[1], TOMB.cards["grave-wraith"].effects[1]
    monkeypatch.setattr(potion, "do", hit.do[:1])
    s = raid("zombie", other={"items": ["potion-of-mist"]})
    play(s, "play:zombie@1", "use:potion-of-mist", 3, 3, "to-hand")  # 5 against 5
    assert player(s, B)["health"] == 5
    assert view(s)["battle"] is None
    assert "peril:1" not in options(s, A)


@pytest.mark.rule("D-211")
def test_the_monster_of_a_quest_earns_nobody_peril() -> None:
    s = play(hunt(), 6, 1)
    assert player(s, A)["health"] == 5
    assert "peril:1" not in options(s, A) + options(s, B)


@pytest.mark.rule("D-211")
def test_nor_do_its_special_effects(monkeypatch: pytest.MonkeyPatch) -> None:
    """No monster of a quest has one: the champion gets those of a Bone Knight."""
    monkeypatch.setattr(TOMB.quests["champion-of-the-arena"], "effects", TOMB.cards["bone-knight"].effects)
    s = play(hunt(), 6, 1)
    assert (player(s, A)["health"], player(s, A)["fallen"]) == (5, True)
    assert (asked(s), options(s, A)) == (A, ("stand", "end")), "the battle is over, and nobody is rewarded"


@pytest.mark.rule("D-191")
def test_the_last_breath_of_a_challenged_monster_too() -> None:
    s = raid("rot-belly", one={"at": "crossing"}, other={"saved": True})
    play(s, "play:rot-belly@1", "pass", 6, 1, "challenge:foe1:melee", 6, 1)
    assert asked(s) == CHANCE
    play(s, 1, 6)
    assert player(s, B)["health"] == 4


@pytest.mark.rule("D-146")
def test_the_monster_of_a_quest_is_an_attacking_monster_but_cannot_be_discarded() -> None:
    s = hunt(hand=["scare", "create-darkness"], items=["tower-shield"], glory=9)
    assert options(s, A) == ("play:create-darkness", "use:tower-shield", "pass")
    play(s, "use:tower-shield", "pass", 1)
    assert view(s)["battle"]["foes"][0]["attack"] == [1, 3]  # melee 3, and 1 less
    s = hunt(hand=["create-darkness"], glory=9)
    play(s, "play:create-darkness")
    assert view(s)["battle"] is None
    assert (asked(s), player(s, A)["done"]) == (A, [])


# -- responses ---------------------------------------------------------------------------------------


@pytest.mark.rule("D-176", "D-192")
def test_a_response_knows_who_attacks_also_after_another_response() -> None:
    guard = {"items": ["duellists-guard"], "hand": ["riposte"], "glory": 2}
    s = raid("zombie", other=guard)
    assert options(play(s, "play:zombie@1"), B) == ("play:riposte", "pass")  # no hero attacks
    s = raid(phase="heroics", one={"at": "crossing", "ap": 1}, other=guard)
    play(s, "attack:1:melee")
    assert options(s, B) == ("play:riposte", "use:duellists-guard", "pass")
    play(s, "play:riposte")
    assert options(s, B) == ("use:duellists-guard", "pass")
    play(s, "use:duellists-guard")
    assert view(s)["battle"]["foes"][0]["state"] == "waits"


@pytest.mark.rule("D-296")
def test_ap_for_falling_not_even_after_the_saved_point_is_spent() -> None:
    s = raid("zombie", other={"saved": True}, options=["ap_for_falling"])
    s.saved = 0  # spent on an earlier turn
    play(s, "play:zombie@1", 6, 1)
    assert view(s)["battle"]["stage"] == "lair"


# -- useless ---------------------------------------------------------------------------------------


HERE = {"crossing": [1, 0]}
FOR_NOTHING: list[tuple[str, dict[str, Any], dict[str, Any]]] = [  # the option, the hero, what is missing
    ("play:mend-wounds", {"hand": ["mend-wounds"]}, {"health": 5}),
    ("play:false-trail", {"hand": ["false-trail"]}, {"peril": 1}),
    ("play:rune-of-warding", {"hand": ["rune-of-warding"]}, {"items": ["ember-ring"]}),
    ("play:whetstone", {"hand": ["whetstone"], "items": ["ember-ring"]}, {"items": ["grave-iron"]}),
    ("use:potion-of-healing", {"items": ["potion-of-healing"]}, {"health": 5}),
    ("use:hero", {"hero": "roderik-talus"}, {"health": 5}),
    ("use:location", {"at": "chapel"}, {"health": 5}),
    ("use:location", {"at": "armoury"}, {"items": ["ember-ring"]}),
    ("use:location", {"at": "martyrs-altar"}, {"peril": 1}),
    ("use:location", {"at": "processional"}, {"items": ["price-on-the-head"]}),
    ("use:location", {"at": "throne-hall", "level": 4, "ap": 3}, {"level": 3}),
    ("use:location", {}, {"quests": ["slay-draky"]}),
]


@pytest.mark.rule("D-177")
@pytest.mark.parametrize(("option", "hero", "missing"), FOR_NOTHING)
def test_nothing_is_offered_for_nothing(option: str, hero: dict[str, Any], missing: dict[str, Any]) -> None:
    place = hero.get("at", "")
    lies = {place: [0, -1, 1] if place == "armoury" else [0, -1]} if place else {}
    about = {"hero": "raka", "glory": 9, **hero}
    other = {"hero": "kron-axereaver", "at": "crossing"}
    assert option not in options(scene(about, other, map=HERE | lies), A)
    assert option in options(scene({**about, **missing}, other, map=HERE | lies), A)


@pytest.mark.rule("D-225")
def test_where_exploring_is_forbidden_no_card_explores() -> None:
    sanctum = {"hand": ["dungeon-sense"], "glory": 1, "at": "inner-sanctum"}
    s = scene(sanctum, {}, map={"inner-sanctum": [0, -1]}, locations=["crypt", "library"])
    assert why_not(s, A, "play:dungeon-sense") == "D-016"
    looking = {**sanctum, "quests": ["the-sealed-urn"]}  # it helps to search all the same
    s = scene(looking, {}, map={"inner-sanctum": [0, -1]}, locations=["crypt", "library"])
    play(s, "play:dungeon-sense")
    assert (view(s)["placing"], view(s)["locations_left"]) == (None, 2)
    s = scene({**sanctum, "at": ""}, {}, map=HERE, locations=["crypt", "library"])
    assert view(play(s, "play:dungeon-sense"))["placing"] == "crypt"
