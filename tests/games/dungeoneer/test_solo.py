"""Solo games: the decks, the dice of a location, what they bring, hard mode."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from tests.games.dungeoneer.table import GAME, asked, options, play, player, printed, scene, view
from undercroft.engine.flow import CHANCE
from undercroft.engine.game import BadRequest
from undercroft.engine.zones import Pile
from undercroft.games.dungeoneer.boxes import TOMB
from undercroft.games.dungeoneer.boxes import TOMB_SET as BOX
from undercroft.games.dungeoneer.course.wiring import DungeoneerTable
from undercroft.games.dungeoneer.state.pieces import Laid
from undercroft.games.dungeoneer.state.state import LORD

ME = 0
DECK = {"deck": ["scare"]}  # the next glory card
THREE = ["magic-fish", "slay-draky", "the-sealed-urn"]
SLOWER = printed("skeleton", "speed") - printed("kron-axereaver", "speed")  # what makes a tie between them


def alone(*peril_deck: str, at: str = "", hard: bool = False, spec: Any = (), **hero: Any) -> DungeoneerTable:
    """Kron (melee 3, magic 1) beside the corner (2 peril); the peril deck begins like this."""
    return scene(
        {"hero": "kron-axereaver", "at": at, **hero},
        **{
            "map": {"corner": [0, -1, 1], "crossing": [1, 0], "processional": [0, 1]},
            "lord_deck": list(peril_deck),
            "locations": ["crypt", "library"],
            "options": ["solo_hard"] if hard else [],
            **dict(spec),
        },
    )


def corner(*peril_deck: str, dice: tuple[int, int] | None = None, **words: Any) -> DungeoneerTable:
    """The hero walks into the corner; by default the dice bring every card of the deck."""
    rolls = dice or ((1, 1) if len(peril_deck) == 2 else (1, 6))
    return play(alone(*peril_deck, **words), "move:north", *rolls)


def foes(s: DungeoneerTable) -> list[dict[str, Any]]:
    """The attackers."""
    shown: list[dict[str, Any]] = view(s)["battle"]["foes"]
    return shown


def new() -> DungeoneerTable:
    """A fresh solo game."""
    return GAME.new(1, seed=7)


# -- goal and decks ----------------------------------------------------------------------------------


@pytest.mark.rule("D-300")
def test_three_quests_and_the_entrance_win() -> None:
    s = alone(at="crossing", done=THREE)
    assert s.result() is None  # three quests alone do not
    result = play(s, "move:west").result()
    assert result is not None
    assert (result["winners"], result["reason"]) == ([ME], "quests")
    assert play(alone(done=THREE), "move:east", 6).result() is None  # nor does any other location
    assert play(alone(at="crossing", done=THREE[:2]), "move:west").result() is None


@pytest.mark.rule("D-300")
def test_a_third_quest_completed_on_the_entrance_wins_at_once() -> None:
    maiden = ["lead-the-maiden-out"]
    s = alone(done=THREE[:2], quests=maiden, escorts=maiden)
    result = play(s, "deliver:lead-the-maiden-out").result()
    assert result is not None
    assert result["winners"] == [ME]


@pytest.mark.rule("D-300")
def test_a_defeated_hero_loses() -> None:
    result = play(corner("zombie", health=1), 6, 1).result()
    assert result is not None
    assert (result["winners"], result["reason"]) == ([], "defeat")


@pytest.mark.rule("D-301")
def test_warps_shifts_and_cards_for_several_heroes_are_taken_out() -> None:
    s = new()
    cards = {*s.deck.cards(), *s.hands[ME], *s.lord_deck.cards()}
    warps = {"blink", "scroll-of-recall", "potion-of-mist", "cobweb-cloak", "trapdoor"}
    several = {"false-trail", "light-fingers", "tomb-robber", "spiked-collar", "riposte"}
    assert set(TOMB.cards) - cards == {*warps, "shifting-stones", *several}


@pytest.mark.rule("D-302")
def test_glory_and_peril_cards_lie_in_two_decks_and_the_hand_is_five_of_the_first() -> None:
    s = new()
    assert all(TOMB.cards[name].is_glory() for name in (*s.deck.cards(), *s.hands[ME]))
    assert not any(TOMB.cards[name].is_glory() for name in s.lord_deck.cards())
    assert len(s.hands[ME]) == 5


@pytest.mark.rule("D-302")
def test_each_deck_is_rebuilt_from_its_own_discard() -> None:
    s = alone()
    s.lord_deck, s.lord_discard = Pile(), ["zombie"]
    s.deck, s.discard = Pile(), ["scare"]
    play(s, "move:north", 1, 6)
    s.apply(CHANCE, "zombie")
    assert foes(s)[0]["key"] == "card:zombie"
    play(s, 1, 6, "draw")  # slain: the reward is a glory card, from the other discard
    s.apply(CHANCE, "scare")
    assert view(s, ME)["hand"] == ["scare"]
    assert (view(s)["lord_discard"], view(s)["discard"]) == (["zombie"], [])


@pytest.mark.rule("D-303", "D-363")
def test_three_quests_are_dealt_the_others_are_set_aside_and_none_is_common() -> None:
    s = new()
    assert len(player(s, ME)["quests"]) == 3
    assert (view(s)["common"], view(s)["quests_left"]) == ([], 0)
    s = alone(at="crossing", quests=["dice-with-the-dead", "slay-draky"])
    play(s, "attempt:dice-with-the-dead", 6, 6)
    assert player(s, ME)["done"] == ["dice-with-the-dead"]
    assert (view(s)["common"], len(player(s, ME)["quests"])) == ([], 1)


# -- what a location brings --------------------------------------------------------------------------


@pytest.mark.rule("D-304")
def test_there_is_no_villainy_phase() -> None:
    s = alone(spec={"phase": "reset", "always_pause": True})
    while s.asks()[0].prompt != "dungeoneer-ask-place":
        assert s.asks()[0].prompt != "dungeoneer-ask-villainy"
        play(s, "pass")
    assert view(s)["phase"] == "locations"


@pytest.mark.rule("D-305")
def test_a_new_location_gives_glory_and_no_peril_and_wounds_bring_none() -> None:
    s = corner("zombie", ap=1)
    assert (player(s, ME)["glory"], player(s, ME)["peril"]) == (1, 0)
    play(s, 6, 1)
    assert player(s, ME)["health"] == 5
    assert (player(s, ME)["peril"], view(s)["battle"]) == (0, None)


@pytest.mark.rule("D-306", "D-307")
@pytest.mark.parametrize(("dice", "cards"), [((3, 6), 0), ((2, 3), 1), ((3, 1), 1), ((2, 1), 2)])
def test_the_corner_rolls_two_dice_and_each_1_or_2_plays_a_card(dice: tuple[int, int], cards: int) -> None:
    s = corner("zombie", "ghost", dice=dice)
    names = [foe["key"] for foe in foes(s)] if cards else []
    assert names == ["card:zombie", "card:ghost"][:cards]


@pytest.mark.rule("D-306")
def test_dice_for_staying_but_not_for_coming_back() -> None:
    s = play(alone(at="corner"), "end")
    assert asked(s) == CHANCE  # nothing is to discard: the dice for staying come
    assert s.asks()[0].options == ("1", "2", "3", "4", "5", "6")
    s = play(alone(ap=3), "move:east", 6, "move:west", "move:east")
    assert asked(s) == ME  # the crossing is not new
    assert view(new())["phase"] == "locations"  # the entrance has 1 peril and brought nothing at setup


@pytest.mark.rule("D-305", "D-306", "D-365")
def test_the_dice_come_with_the_points_before_pause_and_obstacle_and_no_warp_avoids_them() -> None:
    s = play(alone("zombie", ap=1, spec={"map": {"spiked-hall": [0, -1]}}), "move:north", 1, 2, 1)  # a tie
    assert (view(s)["battle"], player(s, ME)["health"]) == (None, 6)
    assert player(play(s, 1), ME)["health"] == 5  # the spikes
    s = alone(glory=5)
    s.laid.append(Laid("spider-silk", TOMB.place_of["crossing"], LORD))  # there is something to pause for
    assert asked(play(s, "move:east")) == CHANCE
    assert options(play(s, 6), ME) == ("use:location", "pass")  # the warp of the crossing


@pytest.mark.rule("D-306")
def test_a_monster_takes_the_form_in_which_it_leads_most() -> None:
    """For every hero and level; of equal leads the first."""
    seen = set()
    for monster, forms in (("skeleton", ("melee", "speed")), ("ghost", ("magic", "speed"))):
        for hero, level in product(BOX.heroes, (1, 2, 3, 4)):
            one, other = (printed(monster, form) - printed(hero, form, level) for form in forms)
            assert foes(corner(monster, hero=hero, level=level))[0]["form"] == forms[one < other]
            seen.add((one > other) - (one < other))
    assert seen == {-1, 0, 1}  # each case occurs


@pytest.mark.rule("D-306")
def test_other_choices_of_the_dungeonlord_are_left_to_chance() -> None:
    s = corner("portcullis")
    assert asked(s) == CHANCE
    assert s.asks()[0].options == ("exit:south", "exit:west")


@pytest.mark.rule("D-309", "D-365")
def test_all_dice_then_banes_then_traps_then_monsters() -> None:
    s = alone("ghoul", "stumble")
    play(s, "move:north", 1)
    assert not player(s, ME)["fallen"]  # the second die comes before the first card
    play(s, 1)
    assert player(s, ME)["fallen"]
    play(s, "pass", 1)
    assert foes(s)[0]["attack"] == [1, 7]  # speed 4, and 2 more against a fallen hero: the bane came first
    s = corner("zombie", "swinging-blade")
    assert view(s)["battle"] is None
    play(s, 1)  # speed 3 + 1 does not pass 6
    assert player(s, ME)["health"] == 5
    assert foes(s)[0]["key"] == "card:zombie"


@pytest.mark.rule("D-310")
def test_a_bane_about_certain_monsters_waits_for_one() -> None:
    s = corner("undead-awakening")
    assert view(s)["lurking"] == ["undead-awakening"]
    s = corner("undead-awakening", "bridge-troll")
    assert foes(s)[0]["key"] == "card:bridge-troll"
    assert view(s)["lurking"] == ["undead-awakening"]  # a troll is not undead
    s = corner("undead-awakening", "zombie")
    assert (view(s)["lurking"], view(s)["lord_discard"]) == ([], ["undead-awakening"])
    play(s, 1)
    assert foes(s)[0]["attack"] == [1, 4]  # melee 2, and 1 more


@pytest.mark.rule("D-311")
def test_monsters_attack_as_usual_and_are_discarded_afterwards() -> None:
    s = play(corner("zombie", ap=1), 2, 1)  # 4 against 4
    assert view(s)["battle"] is None
    assert view(s)["lord_discard"] == ["zombie"]
    assert player(s, ME)["pack"] == []


@pytest.mark.rule("D-364")
def test_what_the_dice_bring_costs_nothing() -> None:
    s = corner("bridge-troll", glory=5)  # 4 peril in the game of several
    assert foes(s)[0]["key"] == "card:bridge-troll"
    assert (player(s, ME)["glory"], player(s, ME)["peril"]) == (6, 0)


@pytest.mark.rule("D-365")
def test_all_monsters_fight_in_one_battle_and_a_challenge_takes_a_point_still_left() -> None:
    s = corner("zombie", "skeleton", ap=2)
    assert len(foes(s)) == 2
    play(s, 6, 6, 1, 1)
    assert options(s, ME) == ("challenge:foe1:melee", "challenge:foe2:melee", "pass")
    play(s, "challenge:foe1:melee", 1, 1)
    assert player(s, ME)["ap"] == 0
    spent = play(corner("zombie", ap=1), 6, 1)
    assert view(spent)["battle"] is None


@pytest.mark.rule("D-365")
def test_a_card_that_can_do_nothing_is_discarded() -> None:
    s = corner("forgetting")  # the hero has no boon
    assert asked(s) == ME
    assert view(s)["lord_discard"] == ["forgetting"]
    s = corner("forgetting", items=["sure-footing"])
    assert player(s, ME)["items"] == []


# -- hard mode ---------------------------------------------------------------------------------------


def pack(s: DungeoneerTable) -> list[tuple[str, int]]:
    """The monsters of the pack with their wounds."""
    return [(beast["name"], beast["wounds"]) for beast in player(s, ME)["pack"]]


@pytest.mark.rule("D-312")
def test_hard_mode_the_costliest_monster_goes_to_the_pack_the_others_are_discarded() -> None:
    s = play(corner("zombie", "grave-wraith", hard=True, ap=1), 2, 1, 1, 3)  # two ties
    assert view(s)["battle"] is None
    assert pack(s) == [("grave-wraith", 0)]
    assert view(s)["lord_discard"] == ["zombie"]
    slain = play(corner("zombie", hard=True, ap=1), 1, 6)
    assert pack(slain) == []


@pytest.mark.rule("D-312")
def test_hard_mode_among_equals_the_player_chooses() -> None:
    s = play(corner("zombie", "ghost", hard=True, ap=1), 2, 1, 1, 2)  # 4 and 4, magic 3 and 3
    assert options(s, ME) == ("foe:1", "foe:2")
    play(s, "foe:2")
    assert pack(s) == [("ghost", 0)]
    assert view(s)["lord_discard"] == ["zombie"]


@pytest.mark.rule("D-312")
def test_hard_mode_pack_monsters_return_with_their_wounds_and_the_cheapest_of_four_go() -> None:
    s = corner("zombie", hard=True, ap=1, pack=[("legion", 1), "skeleton", "grave-wraith"])
    play(s, 6)  # the threat of Legion
    play(s, 2, 2, 3, 2, 1, 2, 3 + SLOWER, 4)  # four ties
    assert sorted(pack(s)) == [("grave-wraith", 0), ("legion", 1), ("zombie", 0)]
    assert view(s)["lord_discard"] == ["skeleton"]  # cost 1


@pytest.mark.rule("D-313", "D-310")
def test_hard_mode_the_pack_attacks_with_every_monster_revealed() -> None:
    s = corner("zombie", hard=True, ap=2, pack=["skeleton"])
    assert [foe["key"] for foe in foes(s)] == ["card:zombie", "card:skeleton"]
    s = corner("swinging-blade", hard=True, pack=["skeleton"])
    assert view(play(s, 6))["battle"] is None  # a trap is no monster
    twice = corner("zombie", "zombie", dice=(1, 6), hard=True, pack=["skeleton"], ap=4, spec=DECK)
    play(twice, 1, 3, 6, 3 + SLOWER)  # the zombie is slain, the skeleton is left
    play(twice, "pass", "pass", "move:south", "move:east", 1)  # and attacks again
    assert [foe["key"] for foe in foes(twice)] == ["card:zombie", "card:skeleton"]
    lurking = corner("undead-awakening", "bridge-troll", hard=True, pack=["zombie"])
    assert view(lurking)["lurking"] == []  # a monster of the pack is what the bane waited for


# -- cards -------------------------------------------------------------------------------------------


@pytest.mark.rule("D-314")
def test_a_glory_card_for_each_monster_defeated_at_once_if_one_likes() -> None:
    two = {"deck": ["scare", "backpack", "rune-of-warding"]}
    s = play(corner("zombie", "skeleton", ap=1, spec=two), 1, 1, 6, 6)
    assert options(s, ME) == ("draw", "pass")
    assert view(s)["battle"]["stage"] == "comparison"  # not only at the reward stage
    assert view(play(s, "draw"), ME)["hand"] == ["scare"]
    assert view(play(s, "draw"), ME)["hand"] == ["backpack", "scare"]
    s = play(corner("zombie", "skeleton", ap=1, spec=two), 1, 1, 6, 6, "pass", "draw")
    assert view(s, ME)["hand"] == ["scare"]
    s = play(corner("zombie", ap=1, spec={"deck": ["scare"]}), 6, 1)
    assert view(s, ME)["hand"] == []


@pytest.mark.rule("D-314")
def test_the_monster_of_a_quest_is_a_monster_too() -> None:
    arena = {"map": {"old-arena": [0, -1]}, "deck": ["scare"], "hurt": {"champion-of-the-arena": 2}}
    s = alone(at="old-arena", quests=["champion-of-the-arena"], spec=arena)
    play(s, "attempt:champion-of-the-arena", 1, 6)
    assert options(s, ME) == ("draw", "pass")
    assert view(play(s, "draw"), ME)["hand"] == ["scare"]


@pytest.mark.rule("D-315")
def test_at_the_end_of_the_turn_one_card_is_drawn_and_none_discarded() -> None:
    deck = ["scare", "backpack"]
    s = alone(hand=["blessings-of-nakari"], spec={"phase": "discard", "moved": True, "deck": deck})
    assert options(s, ME) == ("draw", "pass")
    play(s, "draw")
    assert view(s, ME)["hand"] == ["blessings-of-nakari", "scare"]
    assert view(s)["discard"] == []
    full = ["sure-footing", "mend-wounds", "night-watch", "whetstone", "ember-ring"]
    s = alone(hand=full, spec={"phase": "discard", "moved": True, "deck": deck})
    assert len(view(play(s, "draw"), ME)["hand"]) == 6
    s = alone(hand=full, spec={"phase": "discard", "moved": True, "deck": deck})
    assert len(view(play(s, "pass"), ME)["hand"]) == 5


@pytest.mark.rule("D-316")
def test_treasures_are_readied_only_at_the_reward_stage() -> None:
    s = alone("zombie", hand=["backpack"], glory=5)
    assert "play:backpack" not in options(s, ME)
    play(s, "move:north", 1, 6, 2, 1, "pass")  # a tie, no challenge
    assert view(s)["battle"]["stage"] == "reward"
    assert options(s, ME) == ("play:backpack", "pass")
    play(s, "play:backpack")
    assert [item["name"] for item in player(s, ME)["items"]] == ["backpack"]


@pytest.mark.rule("D-317")
def test_boons_are_readied_only_on_the_entrance() -> None:
    words: dict[str, Any] = {"hand": ["sure-footing"], "glory": 5}
    assert "play:sure-footing" in options(alone(**words), ME)
    assert "play:sure-footing" not in options(alone(at="crossing", **words), ME)
    s = play(corner("zombie", **words), 2, 1, "pass")
    assert view(s)["battle"] is None  # nor as a reward


@pytest.mark.rule("D-318")
def test_instant_cards_and_responses_are_free_of_that() -> None:
    s = alone("zombie", at="crossing", hand=["second-wind", "scare"], glory=5)
    assert "play:second-wind" in options(s, ME)
    play(s, "move:west", "pass", 6, "move:north", "pass", 1, 6)
    assert "play:scare" in options(s, ME)


@pytest.mark.rule("D-362")
def test_everything_else_is_as_usual() -> None:
    bridge = {"map": {"troll-bridge": [1, 0]}}
    s = alone(at="troll-bridge", quests=["magic-fish"], ap=2, hand=["scare", "backpack"], spec=bridge)
    play(s, "attempt:magic-fish", 6)
    assert player(s, ME)["level"] == 2
    assert view(s)["phase"] == "discard"  # a quest ends the heroics phase, as always
    hunt = alone(quests=["slay-draky"], at="inner-sanctum", spec={"map": {"inner-sanctum": [0, -1]}})
    play(hunt, "attempt:slay-draky")
    assert foes(hunt)[0]["form"] == "magic"  # where the hero is weaker than in melee
    play(hunt, 6, 1, "pass")
    assert player(hunt, ME)["health"] == 5
    for variant in ("resurrection", "nothing_personal", "unbiased_placement"):
        with pytest.raises(BadRequest, match="D-362"):
            GAME.new(1, options={variant: True})
