"""The eight stages of a battle; the example of the rulebook is in test_battle_examples."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.dungeoneer.table import asked, heard, options, play, player, printed, scene, view, why_not
from undercroft.engine.flow import CHANCE
from undercroft.games.dungeoneer.boxes import TOMB
from undercroft.games.dungeoneer.course.wiring import DungeoneerTable

A, B, C = 0, 1, 2


def villainy(*hand: str, lord: Any = (), hero: Any = (), third: Any = None, **spec: Any) -> DungeoneerTable:
    """A (Kron) holds these monsters; B (Roderik: melee 2, magic 1) has peril in the crossing."""
    players = [
        {"hero": "kron-axereaver", "hand": list(hand), **dict(lord)},
        {"hero": "roderik-talus", "at": "crossing", "peril": 20, **dict(hero)},
    ]
    if third is not None:
        players.append({"hero": "raka", **third})
    return scene(*players, **{"map": {"crossing": [0, -1]}, "phase": "villainy", **spec})


def attack(s: DungeoneerTable, *declared: str) -> DungeoneerTable:
    """These encounters are declared, and no more."""
    play(s, *declared)
    return play(s, "fight") if options(s, A)[-1:] == ("fight",) else s


def zombie(*dice: int, **scene_words: Any) -> DungeoneerTable:
    """One zombie (melee 2) attacks B; the dice of attack and counter-attack."""
    return play(attack(villainy("zombie", **scene_words), "play:zombie@1"), *dice)


def foes(s: DungeoneerTable) -> list[dict[str, Any]]:
    """The attackers, as everybody sees them."""
    shown: list[dict[str, Any]] = view(s)["battle"]["foes"]
    return shown


def hunt(**hero: Any) -> DungeoneerTable:
    """B's own turn in the old arena, where a champion (melee 3, health 3) waits."""
    s = scene(
        {"hero": "kron-axereaver"},
        {"hero": "roderik-talus", "at": "old-arena", "quests": ["champion-of-the-arena"], **hero},
        map={"old-arena": [0, -1]},
        active=B,
    )
    return play(s, "attempt:champion-of-the-arena")


# -- the order ---------------------------------------------------------------------------------------


@pytest.mark.rule("D-189")
def test_the_eight_stages_come_in_their_order() -> None:
    s = villainy("legion", hero={"saved": True, "glory": 3, "hand": ["scare"]})
    events = heard(s)
    play(s, "play:legion@1")
    stages = []
    for choice in (6, "pass", 6, 1, "pass", "to-hand", "pass"):
        if choice == 1:
            assert "dungeoneer-wounded" not in [event.id for event in events]
        stages.append(view(s)["battle"]["stage"])
        play(s, choice)
        if choice == 1:  # both rolls are there: the comparison comes before anybody is asked again
            assert events[-1].id == "dungeoneer-wounded"
    first = ["attack", "response", "attack_roll", "counter_roll"]
    assert stages == [*first, "challenge", "lair", "reward"]
    assert view(s)["battle"] is None


@pytest.mark.rule("D-190")
def test_each_attacking_card_has_its_target_and_its_form() -> None:
    s = villainy("skeleton", "skeleton", third={"peril": 5})
    play(s, "play:skeleton@1")
    assert options(s, A) == ("form:melee", "form:speed")
    play(s, "form:speed", "play:skeleton@2", "form:melee")
    assert foes(s)[0]["form"] == "speed"
    assert view(s)["battle"]["target"] == B
    play(s, 3, 3 + printed("skeleton", "speed") - printed("roderik-talus", "speed"), "to-hand")  # a tie
    assert (view(s)["battle"]["target"], foes(s)[0]["form"]) == (C, "melee")


@pytest.mark.rule("D-191")
def test_special_effects_come_at_the_attack_stage_and_hit_effects_do_not() -> None:
    ghoul = villainy("ghoul", hero={"fallen": True})
    play(ghoul, "play:ghoul@1", "form:melee", 1)
    assert foes(ghoul)[0]["attack"] == [1, 5]  # melee 2, and 2 more against a fallen hero
    standing = play(villainy("ghoul"), "play:ghoul@1", "form:melee", 1)
    assert foes(standing)[0]["attack"] == [1, 3]
    wraith = play(villainy("grave-wraith", hero={"glory": 2}), "play:grave-wraith@1", 6)
    assert player(wraith, B)["glory"] == 2  # so far only the attack roll
    assert player(play(wraith, 1), B)["glory"] == 1


# -- response ----------------------------------------------------------------------------------------


@pytest.mark.rule("D-192")
def test_only_the_defender_may_respond_and_before_any_roll() -> None:
    armed = {"at": "crossing", "glory": 5, "hand": ["scare"]}
    s = attack(villainy("zombie", third=armed), "play:zombie@1")
    assert asked(s) == CHANCE  # C could scare the zombie away but is not attacked
    s = attack(villainy("zombie", hero={"glory": 3, "hand": ["scare"]}), "play:zombie@1")
    assert options(s, B) == ("play:scare", "pass")
    play(s, "pass", 1)
    assert "play:scare" not in options(s, B)
    assert asked(s) == CHANCE  # too late now


@pytest.mark.rule("D-192")
def test_in_a_challenge_the_owner_of_the_monster_responds() -> None:
    guard = {"items": ["duellists-guard"], "glory": 1}
    s = villainy("legion", lord=guard, hero={"saved": True})
    play(s, "play:legion@1", 6, 1, 1)  # 4 against 3
    play(s, "challenge:foe1:melee")
    assert options(s, A) == ("use:duellists-guard", "pass")
    play(s, "use:duellists-guard")
    assert asked(s) != CHANCE  # the hero skips the attack


@pytest.mark.rule("D-193")
def test_a_monster_removed_in_response_neither_rolls_nor_wounds() -> None:
    s = attack(villainy("zombie", hero={"glory": 3, "hand": ["scare"]}), "play:zombie@1")
    events = heard(s)
    play(s, "play:scare")
    assert "dungeoneer-attack-roll" not in [event.id for event in events]
    assert (player(s, B)["health"], player(s, B)["peril"]) == (6, 18)
    assert view(s)["battle"] is None


# -- rolls and comparison ----------------------------------------------------------------------------


@pytest.mark.rule("D-194", "D-195")
def test_a_die_for_each_attack_and_one_against_each() -> None:
    s = play(attack(villainy("zombie", "zombie"), "play:zombie@1", "play:zombie@1"), 5, 3)
    assert [foe["attack"] for foe in foes(s)] == [[5, 7], [3, 5]]
    play(s, 2, 4)
    assert [foe["counter"] for foe in foes(s)] == [[2, 4], [4, 6]]
    assert [foe["state"] for foe in foes(s)] == ["fights", "slain"]
    assert player(s, B)["health"] == 5


@pytest.mark.rule("D-196")
def test_the_counter_attack_keeps_the_form_of_the_attack() -> None:
    s = villainy("skeleton", hero={"hero": "taenin-lightfoot"})  # whose speed is not his melee
    play(s, "play:skeleton@1", "form:speed", 6)
    assert asked(s) == CHANCE  # nobody asks B for a form
    play(s, 2)
    assert foes(s)[0]["counter"] == [2, 2 + printed("taenin-lightfoot", "speed")]


@pytest.mark.rule("D-197")
@pytest.mark.parametrize(("level", "melee"), [(1, 2), (2, 2), (3, 4), (4, 5)])
def test_a_hero_fights_with_the_values_of_the_current_level(level: int, melee: int) -> None:
    s = zombie(6, 1, hero={"level": level})
    assert foes(s)[0]["counter"] == [1, 1 + melee]


@pytest.mark.rule("D-198")
def test_equal_results_do_nothing() -> None:
    s = zombie(3, 3)  # 5 against 5
    assert player(s, B)["health"] == 6
    assert options(s, A) == ("to-hand", "to-pack")  # unwounded
    play(s, "to-hand")
    assert view(s)["battle"] is None  # and nothing to reward
    assert player(s, B)["glory"] == 0


@pytest.mark.rule("D-199")
def test_the_higher_result_deals_one_wound_whichever_side_it_is() -> None:
    assert player(zombie(4, 3), B)["health"] == 5
    s = play(villainy("legion"), "play:legion@1", 6, 1, 6)  # threat passed; 4 against 8
    assert (player(s, B)["health"], foes(s)[0]["wounds"], foes(s)[0]["health"]) == (6, 1, 1)


@pytest.mark.rule("D-200")
def test_wounds_named_by_a_hit_effect_are_the_total(monkeypatch: pytest.MonkeyPatch) -> None:
    hit = ("play:grave-wraith@1", 6, 1)
    s = play(villainy("grave-wraith", hero={"glory": 1}), *hit)
    assert (player(s, B)["health"], player(s, B)["glory"]) == (5, 0)
    monkeypatch.setattr(TOMB.cards["grave-wraith"].effects[1].do[0], "n", 2)
    assert player(play(villainy("grave-wraith"), *hit), B)["health"] == 4  # two, not three


@pytest.mark.rule("D-200")
def test_a_hit_effect_without_wounds_comes_on_top_of_the_usual_one() -> None:
    s = play(villainy("tomb-robber", hero={"hand": ["scare"]}), "play:tomb-robber@1", "form:speed", 6, 1)
    s.apply(CHANCE, "discard:scare")
    assert player(s, B)["health"] == 5
    assert "scare" in view(s, A)["hand"]


@pytest.mark.rule("D-201")
def test_a_defeated_hero_makes_the_remaining_results_void_and_the_lair_follows() -> None:
    s = villainy("zombie", "zombie", hero={"health": 1, "saved": True}, third={})
    attack(s, "play:zombie@1", "play:zombie@1")
    play(s, 6, 1, 1, 6)  # the first kills; the second would have been slain
    assert player(s, B)["out"]
    assert view(s)["battle"]["stage"] == "lair"
    assert options(s, A) == ("to-hand", "to-pack")
    play(s, "to-hand")
    assert options(s, A) == ("to-hand", "to-pack")  # the other one is unwounded, too


# -- challenge ---------------------------------------------------------------------------------------


@pytest.mark.rule("D-202")
def test_for_an_action_point_the_attacked_hero_may_strike_one_attacker_or_a_hero_here() -> None:
    s = villainy("zombie", "skeleton", lord={"at": "crossing"}, hero={"saved": True})
    attack(s, "play:zombie@1", "play:skeleton@1", "form:melee")
    play(s, "pass", 6, 6, 1, 1)  # B does not strike at A beforehand
    targets = ("foe1", "foe2", "hero0")
    strikes = [f"challenge:{target}:{form}" for target in targets for form in ("melee", "magic")]
    assert options(s, B) == (*strikes, "pass")
    play(s, "challenge:foe1:melee", 1, 1)
    assert not player(s, B)["saved"]
    assert asked(s) == A  # one attack, not two: the lair follows
    assert view(s)["battle"]["stage"] == "lair"


@pytest.mark.rule("D-203")
def test_a_challenge_takes_the_saved_point_on_anothers_turn_and_a_point_left_on_ones_own() -> None:
    assert view(zombie(6, 1))["battle"]["stage"] == "lair"
    assert view(zombie(6, 1, hero={"saved": True}))["battle"]["stage"] == "challenge"
    s = play(hunt(ap=1), 6, 1)
    assert options(s, B) == ("challenge:foe1:melee", "challenge:foe1:magic", "pass")
    play(s, "challenge:foe1:melee", 1, 1)
    assert player(s, B)["ap"] == 0
    s = play(hunt(ap=0), 6, 1)
    assert view(s)["battle"] is None  # a saved point is for the turns of others


@pytest.mark.rule("D-204")
def test_a_challenge_has_its_own_rolls_and_no_further_one_follows() -> None:
    ready = {"at": "crossing", "saved": True}
    s = villainy(hero=ready, lord={"at": "crossing", "ap": 3}, third=ready, phase="heroics")
    play(s, "attack:1:melee", 1, 1)  # 4 against 3: B takes a wound
    assert {"challenge:hero0:magic", "challenge:hero2:magic"} <= set(options(s, B))
    play(s, "challenge:hero2:magic", 6, 1)  # 7 against 3
    assert [player(s, seat)["health"] for seat in (A, B, C)] == [6, 5, 5]
    assert view(s)["battle"] is None  # C, with a point saved, may not answer the challenge with another


@pytest.mark.rule("D-204")
def test_lair_and_reward_come_once_for_both_fights() -> None:
    s = play(villainy("legion", hero={"saved": True}), "play:legion@1", 6, 6, 1)  # 9 against 3
    events = heard(s)
    play(s, "challenge:foe1:magic", 6, 1)  # 7 against 3
    assert (view(s)["battle"]["stage"], player(s, B)["glory"]) == ("lair", 0)
    play(s, "to-pack", "peril:1")
    assert view(s)["battle"] is None
    assert player(s, B)["glory"] == 1
    assert [event.id for event in events].count("dungeoneer-home") == 1


@pytest.mark.rule("D-353")
def test_a_monster_defeated_or_removed_cannot_be_challenged() -> None:
    s = villainy("zombie", "skeleton", "ghost", hero={"saved": True, "glory": 3, "hand": ["scare"]})
    attack(s, "play:zombie@1", "play:skeleton@1", "form:melee", "play:ghost@1", "form:magic")
    play(s, "play:scare", "foe:3", 1, 3, 6, 1)  # the zombie falls, the skeleton hits
    assert [foe["state"] for foe in foes(s)] == ["slain", "fights", "gone"]
    assert options(s, B) == ("challenge:foe2:melee", "challenge:foe2:magic", "pass")


# -- lair --------------------------------------------------------------------------------------------


@pytest.mark.rule("D-205")
def test_an_unwounded_monster_returns_to_hand_or_pack_as_its_owner_chooses() -> None:
    s = zombie(3, 3)
    assert (asked(s), options(s, A)) == (A, ("to-hand", "to-pack"))
    assert why_not(s, A, "to-discard") == "D-206"
    assert "zombie" in view(play(zombie(3, 3), "to-hand"), A)["hand"]
    s = play(s, "to-pack")
    assert player(s, A)["pack"] == [{"key": "zombie", "name": "zombie", "wounds": 0, "attached": []}]


@pytest.mark.rule("D-206")
def test_a_wounded_monster_goes_to_pack_or_discard_also_if_the_wound_is_old() -> None:
    new = play(villainy("legion"), "play:legion@1", 6, 1, 6)
    old = play(villainy(lord={"pack": [("legion", 1)]}), "pack:legion@1", 6, 1, 2)  # 4 against 4
    for s in (new, old):
        assert options(s, A) == ("to-pack", "to-discard")
        assert player(play(s, "to-pack"), A)["pack"][0]["wounds"] == 1
    healing = villainy("legion", options=["pack_heals"])
    play(healing, "play:legion@1", 6, 1, 6, "to-pack")
    assert player(healing, A)["pack"][0]["wounds"] == 0


@pytest.mark.rule("D-207")
def test_a_defeated_monster_goes_to_the_discard() -> None:
    s = zombie(1, 6)
    assert view(s)["battle"] is None
    assert view(s)["discard"] == ["zombie"]


@pytest.mark.rule("D-208")
def test_a_pack_holds_three_and_the_owner_discards_the_excess_be_it_the_newcomer() -> None:
    s = zombie(3, 3, lord={"pack": ["skeleton", "ghoul", "legion"]})
    play(s, "to-pack")
    names = ("skeleton", "ghoul", "legion", "zombie")
    assert options(s, A) == tuple([f"discard-pack:{name}" for name in names])
    play(s, "discard-pack:zombie")
    assert [beast["name"] for beast in player(s, A)["pack"]] == ["skeleton", "ghoul", "legion"]
    assert view(s)["discard"] == ["zombie"]
    fits = zombie(3, 3, lord={"pack": ["skeleton", "ghoul"]})
    assert len(player(play(fits, "to-pack"), A)["pack"]) == 3


@pytest.mark.rule("D-209")
def test_a_monster_of_the_pack_is_played_for_the_same_cost() -> None:
    s = villainy(lord={"pack": ["zombie", "legion"]}, hero={"peril": 3})
    assert options(s, A) == ("pack:zombie@1", "end")  # 4 peril for Legion are not there
    play(s, "pack:zombie@1", 6, 1)
    assert (player(s, B)["peril"], player(s, B)["health"]) == (1, 5)


@pytest.mark.rule("D-210")
def test_a_monster_in_the_pack_is_in_no_location() -> None:
    s = play(villainy("bone-knight", lord={"pack": ["bone-knight"]}), "play:bone-knight@1", "fight", 1)
    assert foes(s)[0]["attack"] == [1, 4]  # one knight attacks; the one in the pack is not there
    both = villainy("bone-knight", lord={"pack": ["bone-knight"]})
    play(both, "play:bone-knight@1", "pack:bone-knight@1", 1)
    assert foes(both)[0]["attack"] == [1, 5]


# -- reward ------------------------------------------------------------------------------------------


@pytest.mark.rule("D-211")
def test_for_each_wound_the_owner_may_give_a_peril_to_anybody_still_in_the_game() -> None:
    s = villainy("zombie", "legion", lord={"at": "crossing"}, third={"at": "crossing"})
    attack(s, "play:zombie@1", "play:legion@1")
    play(s, 1, 1, 6)  # Legion's threat wounds B and C, not A
    play(s, 6, 6, 1, 1, "to-hand", "to-hand")  # and both monsters hit B
    assert [player(s, seat)["health"] for seat in (A, B, C)] == [6, 3, 5]
    for _ in range(4):
        assert options(s, A) == ("peril:0", "peril:1", "peril:2", "pass")
        play(s, "peril:0")
    assert player(s, A)["peril"] == 4
    assert view(s)["battle"] is None


@pytest.mark.rule("D-211")
def test_a_reward_may_be_declined_and_players_who_are_out_get_nothing() -> None:
    s = zombie(6, 1, hero={"health": 1}, third={})
    play(s, "to-hand")
    assert options(s, A) == ("peril:0", "peril:2", "pass")
    play(s, "pass")
    assert [player(s, seat)["peril"] for seat in (A, C)] == [0, 0]


@pytest.mark.rule("D-211")
def test_only_health_really_lost_is_rewarded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(TOMB.cards["grave-wraith"].effects[1].do[0], "n", 3)
    s = villainy("grave-wraith", hero={"health": 1}, third={})
    play(s, "play:grave-wraith@1", 6, 1, "to-hand", "peril:2")
    assert player(s, C)["peril"] == 1
    assert view(s)["battle"] is None


@pytest.mark.rule("D-212")
def test_each_wound_dealt_to_a_monster_brings_a_glory_but_none_beyond_its_health() -> None:
    assert player(zombie(1, 6), B)["glory"] == 1  # by counter-attack
    blow = {"saved": True, "glory": 2, "hand": ["mighty-blow"]}  # two wounds a hit
    s = play(villainy("legion", hero=blow), "play:legion@1", 6, 1, 1)
    play(s, "challenge:foe1:melee", "play:mighty-blow", 6, 1)
    assert player(s, B)["glory"] == 2  # 2 - 2 for the card + 2
    s = zombie(3, 3, hero=blow)
    play(s, "challenge:foe1:melee", "play:mighty-blow", 6, 1)
    assert player(s, B)["glory"] == 1  # the zombie had one health to lose


@pytest.mark.rule("D-213")
def test_quest_monsters_give_neither_glory_nor_peril() -> None:
    s = play(hunt(ap=1), 6, 1, "pass")
    assert player(s, B)["health"] == 5
    assert (asked(s), view(s)["battle"]) == (B, None)  # nobody is asked to give peril
    s = play(hunt(ap=0), 1, 6)
    assert player(s, B)["quests"][0]["wounds"] == 1
    assert player(s, B)["glory"] == 0


@pytest.mark.rule("D-352")
def test_wounds_between_heroes_bring_nothing() -> None:
    for dice in ((6, 1), (1, 6)):
        s = villainy(lord={"at": "crossing", "ap": 1}, hero={"peril": 0}, phase="heroics")
        play(s, "attack:1:melee", *dice)
        assert sorted(player(s, seat)["health"] for seat in (A, B)) == [5, 6]
        assert [(player(s, seat)["glory"], player(s, seat)["peril"]) for seat in (A, B)] == [(0, 0)] * 2
        assert view(s)["battle"] is None
