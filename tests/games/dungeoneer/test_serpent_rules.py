"""Wrath of the Serpent Goddess: the event, upkeep, traps that wait, special effects, artifacts."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.dungeoneer.serpent import BOX, legends
from tests.games.dungeoneer.table import GAME, asked, heard, options, play, player, view, why_not
from undercroft.engine.flow import CHANCE
from undercroft.games.dungeoneer.cards.vocabulary import ARTIFACT, M_COUNTER
from undercroft.games.dungeoneer.course.wiring import DungeoneerTable
from undercroft.games.dungeoneer.hero.numbers import bonus, sources
from undercroft.games.dungeoneer.hero.points import add_tokens
from undercroft.games.dungeoneer.state.pieces import NO_CONTEST

A, B, C = 0, 1, 2


def to_reset(**words: Any) -> DungeoneerTable:
    """A is about to begin a turn."""
    one = words.pop("one", {})
    return legends(one, {}, phase="reset", locations=[], **words)


def tokens(s: DungeoneerTable) -> int:
    number: int = view(s)["event"]["tokens"]
    return number


def cost(*names: str) -> int:
    """What these encounters cost together."""
    return sum(BOX.cards[f"serpent_{name}"].cost for name in names)


def extra(name: str) -> int:
    """What the special effect of a monster costs."""
    return max(effect.price.peril for effect in BOX.cards[f"serpent_{name}"].effects)


# -- the event -----------------------------------------------------------------------------------------


@pytest.mark.rule("D-059")
def test_4_or_more_at_the_start_of_a_turn_adds_a_token() -> None:
    assert tokens(play(to_reset(), 4)) == 1
    assert tokens(play(to_reset(), 3)) == 0


@pytest.mark.rule("D-059", "D-060")
def test_a_full_event_is_not_rolled_for() -> None:
    assert asked(to_reset(tokens=4)) == CHANCE
    assert tokens(play(to_reset(tokens=4), 6)) == 5
    full = to_reset(tokens=5)
    assert asked(full) == A
    assert tokens(full) == 5
    add_tokens(full, A, 1)  # by a card
    assert tokens(full) == 5


def villainy(*hand: str, peril: int = 9, third: bool = False, **words: Any) -> DungeoneerTable:
    """A is Dungeonlord; B (Bel, level 7: melee 1, magic 7, speed 4) stands in the crossroads."""
    others = [{"hero": "bel-brewspirits", "at": "crossroads", "peril": peril, **words.pop("other", {})}]
    if third:
        others.append({"hero": "elendus-sular", "peril": words.pop("peril_of_c", 9)})
    spec = {"map": {"crossroads": [0, -1]}, "phase": "villainy", "locations": [], **words}
    return legends({"hand": list(hand), **spec.pop("one", {})}, *others, **spec)


@pytest.mark.rule("D-252", "D-253")
def test_two_spawn_with_three_tokens_cost_1_in_all() -> None:
    s = villainy("spawn", "spawn", peril=1, tokens=3)
    play(s, "play:serpent_spawn@1", "form:melee", "play:serpent_spawn@1", "form:melee")
    assert player(s, B)["peril"] == 0
    dear = villainy("spawn", "spawn", peril=1, tokens=1)
    play(dear, "play:serpent_spawn@1", "form:melee")
    assert len(view(dear)["battle"]["foes"]) == 1  # the second is too dear


@pytest.mark.rule("D-252")
def test_the_dungeonlord_shares_the_discount_out_among_those_who_pay() -> None:
    s = villainy("spawn", "spawn", peril=1, third=True, peril_of_c=1, tokens=2)
    play(s, "play:serpent_spawn@1")
    assert options(s, A) == ("off:1", "off:2")
    play(s, "off:1", "form:melee", "play:serpent_spawn@2", "form:melee")
    assert (player(s, B)["peril"], player(s, C)["peril"]) == (0, 0)


@pytest.mark.rule("D-252")
def test_other_monsters_pay_in_full() -> None:
    s = villainy("snakeman", "spawn", peril=cost("snakeman") - 1, tokens=5)
    assert why_not(s, A, "play:serpent_snakeman@1") == "D-064"
    s = play(villainy("snakeman", "spawn", peril=cost("snakeman"), tokens=5), "play:serpent_snakeman@1")
    assert player(s, B)["peril"] == 0


@pytest.mark.rule("D-254")
def test_a_priestess_attacks_with_1_more_for_each_token() -> None:
    s = villainy("priestess-of-nakari", tokens=3)
    play(s, "play:serpent_priestess-of-nakari@1", 2)
    assert view(s)["battle"]["foes"][0]["attack"] == [2, 2 + 5 + 3]


# -- upkeep --------------------------------------------------------------------------------------------


@pytest.mark.rule("D-058")
def test_upkeep_must_be_paid_by_who_can() -> None:
    s = play(to_reset(one={"items": ["war-paint"], "glory": 2}), 1)
    assert player(s, A)["glory"] == 1
    assert [item["name"] for item in player(s, A)["items"]] == ["serpent_war-paint"]


@pytest.mark.rule("D-058")
def test_a_card_that_cannot_be_paid_for_returns_to_hand() -> None:
    s = play(to_reset(one={"items": ["war-paint"]}), 1)
    assert player(s, A)["items"] == []
    assert view(s, A)["hand"] == ["serpent_war-paint"]


@pytest.mark.rule("D-058")
def test_with_too_little_glory_the_player_chooses_what_to_keep() -> None:
    s = play(to_reset(one={"items": ["war-paint", "obsidian-staff"], "glory": 1}), 1)
    assert set(options(s, A)) == {"keep:serpent_war-paint@0", "keep:serpent_obsidian-staff@0"}
    play(s, "keep:serpent_obsidian-staff@0")
    assert [item["name"] for item in player(s, A)["items"]] == ["serpent_obsidian-staff"]
    assert view(s, A)["hand"] == ["serpent_war-paint"]


@pytest.mark.rule("D-338")
def test_upkeep_comes_before_the_action_points() -> None:
    kept = play(to_reset(one={"items": ["serpents-reflexes"], "glory": 1}), 1)
    gone = play(to_reset(one={"items": ["serpents-reflexes"]}), 1)
    assert (player(kept, A)["ap"], player(gone, A)["ap"]) == (5, 4)


# -- the examples of the book ----------------------------------------------------------------------------


def example(**other: Any) -> DungeoneerTable:
    """The boa and a knight are declared against Bel, who has 3 glory and Scare."""
    peril = cost("monstrous-boa", "corrupt-knight")
    bel = {"glory": 3, "hand": ["scare"], **other}
    s = villainy("monstrous-boa", "corrupt-knight", peril=peril, other=bel)
    return play(s, "play:serpent_monstrous-boa@1", "play:serpent_corrupt-knight@1", "form:melee")


@pytest.mark.rule("D-350", "D-259")
def test_the_battle_example_step_by_step() -> None:
    s = example()
    assert player(s, B)["peril"] == 0
    assert asked(s) == B
    play(s, "play:serpent_scare", "foe:1")
    assert player(s, B)["glory"] == 0
    assert view(s)["discard"] == ["serpent_monstrous-boa", "serpent_scare"]
    play(s, 4)
    assert view(s)["battle"]["foes"][1]["attack"] == [4, 11]
    play(s, 1)
    assert player(s, B)["health"] == 17  # the 2 wounds belong to magic
    assert options(s, A) == ("to-hand", "to-pack")
    play(s, "to-pack", "peril:1")
    assert [beast["name"] for beast in player(s, A)["pack"]] == ["serpent_corrupt-knight"]
    assert player(s, B)["peril"] == 1


@pytest.mark.rule("D-350", "D-203")
def test_in_the_example_a_saved_action_point_lets_b_attack_the_knight_in_a_form_of_bels() -> None:
    s = example(saved=True)
    play(s, "play:serpent_scare", "foe:1", 4, 1)
    challenges = [option for option in options(s, B) if option.startswith("challenge:")]
    assert challenges == ["challenge:foe2:magic"]  # Bel attacks in magic only
    play(s, *challenges, 3, 1)  # 3 + 7 against 1 + 4
    assert not player(s, B)["saved"]
    assert options(s, A) == ("to-pack", "to-discard")  # wounded, it does not return to hand


@pytest.mark.rule("D-350", "D-330", "D-332")
def test_the_magic_hit_of_a_knight_deals_2_wounds() -> None:
    s = villainy("corrupt-knight")
    play(s, "play:serpent_corrupt-knight@1", "form:magic", 6, 1, "pass")  # 6 + 4 + 1 against 1 + 7
    assert player(s, B)["health"] == 16


@pytest.mark.rule("D-259", "D-332")
def test_two_knights_have_2_each() -> None:
    s = villainy("corrupt-knight", "corrupt-knight", peril=2 * cost("corrupt-knight"))
    for _ in range(2):
        play(s, "play:serpent_corrupt-knight@1", "form:melee")
    play(s, 1, 1)
    assert [foe["attack"][1] for foe in view(s)["battle"]["foes"]] == [9, 9]


@pytest.mark.rule("D-259", "D-332")
def test_knights_that_attack_different_heroes_in_one_turn_count_each_other() -> None:
    s = villainy("corrupt-knight", "corrupt-knight", third=True)
    play(s, "play:serpent_corrupt-knight@1", "form:melee", "play:serpent_corrupt-knight@2", "form:melee", 1)
    assert view(s)["battle"]["foes"][0]["attack"] == [1, 1 + 6 + 2]
    play(s, 6, "to-hand", "pass", 1)  # the first has attacked in this turn, too; 1 less at the gate
    assert (view(s)["battle"]["target"], view(s)["battle"]["foes"][0]["attack"]) == (C, [1, 1 + 6 + 2 - 1])


@pytest.mark.rule("D-332")
def test_a_knight_that_was_sent_away_before_no_longer_counts() -> None:
    s = villainy("corrupt-knight", "corrupt-knight", third=True, other={"hand": ["scare"], "glory": 3})
    play(s, "play:serpent_corrupt-knight@1", "form:melee", "play:serpent_corrupt-knight@2", "form:melee")
    play(s, "play:serpent_scare", 1)
    assert (view(s)["battle"]["target"], view(s)["battle"]["foes"][0]["attack"]) == (C, [1, 1 + 6 + 1 - 1])


@pytest.mark.rule("D-218")
def test_a_trap_is_laid_into_an_unoccupied_location_and_paid_by_one_opponent() -> None:
    s = villainy("acid-flow", peril=cost("acid-flow"), map={"crossroads": [0, -1], "root-passage": [1, 0]})
    play(s, "play:serpent_acid-flow@1")
    assert player(s, B)["peril"] == 0
    assert view(s)["map"]["serpent_root-passage"]["traps"] == ["serpent_acid-flow"]  # the only free one
    assert why_not(s, A, "play:serpent_acid-flow@1") is not None


@pytest.mark.rule("D-218")
def test_without_an_unoccupied_location_no_trap_is_laid() -> None:
    s = villainy("acid-flow")
    assert why_not(s, A, "play:serpent_acid-flow@1") == "D-218"
    assert "play:serpent_acid-flow@1" not in options(s, A)


def waiting(*others: dict[str, Any], **words: Any) -> DungeoneerTable:
    """Elendus (level 8: speed 5) is about to walk into the acid."""
    one = {"hero": "elendus-sular", "level": 8, "ap": 2, **words}
    return legends(one, *others, map={"crossroads": [0, -1]}, traps={"crossroads": "acid-flow"}, locations=[])


@pytest.mark.rule("D-354", "D-219", "D-218")
def test_the_trap_example_5_plus_5_passes_and_earns_the_reward() -> None:
    s = waiting({})
    play(s, "move:north")
    glory = player(s, A)["glory"]
    assert asked(s) == CHANCE
    play(s, 5)
    assert (player(s, A)["health"], player(s, A)["glory"]) == (18, glory + 3)
    assert "traps" not in view(s)["map"]["serpent_crossroads"]
    assert view(s)["discard"] == ["serpent_acid-flow"]


@pytest.mark.rule("D-218")
def test_a_failure_hurts_and_the_trap_is_gone() -> None:
    s = play(waiting({}), "move:north", 4)
    assert player(s, A)["health"] == 15
    assert view(s)["discard"] == ["serpent_acid-flow"]


# -- special effects of monsters ---------------------------------------------------------------------------


@pytest.mark.rule("D-228", "D-229")
def test_a_special_effect_costs_extra_peril_and_comes_before_the_battle() -> None:
    s = villainy("hydra", peril=cost("hydra") + extra("hydra"))
    play(s, "play:serpent_hydra@1", "form:melee")
    assert (asked(s), options(s, A)) == (A, ("special:1", "pass"))
    events = heard(s)
    play(s, "special:1", 1)  # 1 + speed 4 against speed 11
    assert (player(s, B)["peril"], player(s, B)["health"]) == (0, 16)
    told = [event.id for event in events]
    assert (
        told.index("dungeoneer-special") < told.index("dungeoneer-fails") < told.index("dungeoneer-attacks")
    )


@pytest.mark.rule("D-228")
def test_it_may_be_declined_and_needs_the_peril() -> None:
    s = villainy("hydra", peril=cost("hydra") + extra("hydra"))
    play(s, "play:serpent_hydra@1", "form:melee", "pass")
    assert player(s, B)["peril"] == extra("hydra")
    assert view(s)["battle"]["stage"] != "special"
    poor = villainy("hydra", peril=cost("hydra") + extra("hydra") - 1)
    play(poor, "play:serpent_hydra@1", "form:melee")
    assert "special:1" not in options(poor, A)


@pytest.mark.rule("D-228")
def test_what_is_hidden_can_be_imagined_while_a_special_effect_is_offered() -> None:
    s = villainy("hydra", peril=cost("hydra") + extra("hydra"), other={"hand": ["scare"]})
    play(s, "play:serpent_hydra@1", "form:melee")
    assert options(GAME.determinize(s, B, 1), A) == ("special:1", "pass")


@pytest.mark.rule("D-229", "D-247")
@pytest.mark.parametrize("gone", [False, True])
def test_no_special_effect_is_offered_against_a_hero_who_has_left(gone: bool) -> None:
    s = villainy("hydra", "basilisk", peril=20)
    play(s, "play:serpent_hydra@1", "form:melee", "play:serpent_basilisk@1")
    if gone:
        s.place[B] = s.place[A]
    play(s, "pass")
    assert ("special:2" in options(s, A)) != gone


# -- quests --------------------------------------------------------------------------------------------------


def at(place: str, quest: str, **words: Any) -> DungeoneerTable:
    there = {"crossroads": [0, -1], place: [0, -2]} if place != "crossroads" else {place: [0, -1]}
    one = {"at": place, "quests": [quest], **words}
    return legends(one, {}, map=there, locations=[])


@pytest.mark.rule("D-128")
def test_a_quest_may_ask_for_its_price_the_first_time() -> None:
    s = at("crossroads", "wake-the-stone-god", ap=1)
    play(s, "attempt:serpent_wake-the-stone-god")
    assert player(s, A)["ap"] == 0
    poor = at("crossroads", "wake-the-stone-god", ap=0)
    assert why_not(poor, A, "attempt:serpent_wake-the-stone-god") == "D-129"


@pytest.mark.rule("D-132", "D-136")
def test_a_completed_quest_no_longer_acts_and_an_artifact_begins_to() -> None:
    """An ordinary quest is turned face down, an artifact is only turned round."""
    for quests, ap in ({"quests": ["curse-of-the-coils"]}, 3), ({"done": ["curse-of-the-coils"]}, 4):
        assert player(play(to_reset(one=quests), 1), A)["ap"] == ap
    for quests, health in ({"quests": ["skin-of-renewal"]}, 10), ({"done": ["skin-of-renewal"]}, 11):
        assert player(play(to_reset(one={**quests, "health": 10}), 1), A)["health"] == health


@pytest.mark.rule("D-132", "D-136")
def test_of_all_completed_quests_only_artifacts_act() -> None:
    for name, quest in BOX.quests.items():
        if not quest.apart:
            acting = [source.key for source in sources(legends({"done": [name]}, {}), A, ~0)]
            assert (quest.key in acting) == (quest.category == ARTIFACT)


@pytest.mark.rule("D-136")
def test_a_completed_quest_leaves_the_game() -> None:
    s = at("altar-of-scales", "blood-for-the-altar", glory=14)
    play(s, "attempt:serpent_blood-for-the-altar")
    left = [*s.quest_deck.cards(), *s.common, *[quest for quests in s.quests for quest in quests]]
    assert "serpent_blood-for-the-altar" not in left
    assert len(left) == len(BOX.quests) - 1


@pytest.mark.rule("D-139")
def test_a_completed_artifact_counts_as_a_quest() -> None:
    s = at("holy-of-holies", "crown-of-fangs", level=10, done=["shield-of-ilbor", "skin-of-renewal"])
    play(s, "attempt:serpent_crown-of-fangs", 6)
    assert s.result() == {"winners": [A], "scores": {"0": 3, "1": 0}, "reason": "quests", "round": 1}


@pytest.mark.rule("D-139")
def test_the_power_of_an_artifact_works_once_it_is_completed() -> None:
    open_yet = legends({"quests": ["shield-of-ilbor"], "at": "crossroads"}, {}, map={"crossroads": [0, -1]})
    done = legends({"done": ["shield-of-ilbor"]}, {})
    assert bonus(open_yet, A, 1 << M_COUNTER, NO_CONTEST) == 0
    assert bonus(done, A, 1 << M_COUNTER, NO_CONTEST) == 1


@pytest.mark.rule("D-139")
def test_skin_of_renewal_heals_in_every_reset_phase() -> None:
    s = legends({"done": ["skin-of-renewal"], "health": 10}, {}, phase="reset", locations=[])
    play(s, 1)
    assert player(s, A)["health"] == 11


@pytest.mark.rule("D-140", "D-141")
def test_artifacts_are_no_treasures() -> None:
    s = legends({"done": ["crown-of-fangs", "shield-of-ilbor"], "hand": ["jade-mask"], "glory": 9}, {})
    assert player(s, A)["items"] == []
    assert player(s, A)["limits"]["treasures"] == 4
    play(s, "play:serpent_jade-mask")  # a helmet beside a crown
    assert [item["name"] for item in player(s, A)["items"]] == ["serpent_jade-mask"]


@pytest.mark.rule("D-139")
def test_an_artifact_quest_is_completed_as_its_deed_says() -> None:
    s = at("holy-of-holies", "crown-of-fangs", level=9)
    play(s, "attempt:serpent_crown-of-fangs", 6)
    assert player(s, A)["done"] == ["serpent_crown-of-fangs"]
    assert player(s, A)["level"] == 10


@pytest.mark.rule("D-148")
def test_in_a_hunt_the_player_on_the_left_chooses_the_form_and_rolls() -> None:
    s = at("hall-of-oaths", "duel-of-the-grand-master")
    play(s, "attempt:serpent_duel-of-the-grand-master")
    assert (asked(s), options(s, B)) == (B, ("form:melee", "form:magic"))


@pytest.mark.rule("D-159")
def test_escort_markers_cost_no_action_points() -> None:
    one = {"at": "acid-pool", "quests": ["lead-the-captives-out"], "ap": 0}
    s = legends(one, {}, map={"acid-pool": [0, -1]})
    play(s, "begin:serpent_lead-the-captives-out")
    assert player(s, A)["ap"] == 0
    assert view(s)["escorts"][0]["carrier"] == A
