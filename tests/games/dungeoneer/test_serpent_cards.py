"""The designed cards of Wrath of the Serpent Goddess, each used in a scene."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.dungeoneer.serpent import BOX
from tests.games.dungeoneer.table import GAME, options, play
from undercroft.games.dungeoneer.course.wiring import DungeoneerTable

HEROES = ("roderik-talus", "bel-brewspirits", "izel-jaguarmask")


def full(name: str) -> str:
    """A name of the set as the game spells it."""
    return f"serpent_{name}"


def scene(*players: dict[str, Any], north: str = "", **spec: Any) -> DungeoneerTable:
    """Legends at the gate, or in a location to its north; names of cards are short."""
    seats: list[dict[str, Any]] = []
    for seat, player in enumerate(players):
        lists: dict[str, Any] = {
            key: [*map(full, player[key])] for key in ("hand", "items", "pack", "quests") if key in player
        }
        at: dict[str, Any] = {"at": full(north)} if north and seat == 0 else {}
        seats.append({"hero": full(HEROES[seat]), **at, **player, **lists})
    places = {"map": {full(north): [0, -1]}} if north else {}
    return GAME.scene({"players": seats, "set": "serpent", **places, **spec}, chance="explicit")


def names(s: DungeoneerTable, seat: int) -> list[str]:
    """A hero's cards in play."""
    return [item.name.removeprefix("serpent_") for item in s.items[seat]]


# -- boons and treasures ------------------------------------------------------------------------------


def test_shed_the_skin_heals_and_takes_a_bane_off() -> None:
    s = scene({"glory": 4, "health": 10, "hand": ["shed-the-skin"], "items": ["venom-in-the-blood"]}, {})
    play(s, "play:serpent_shed-the-skin")
    assert (s.health[0], s.glory[0], names(s, 0)) == (14, 0, [])


def test_a_bribed_guard_leaves_the_pack_of_an_opponent() -> None:
    s = scene({"glory": 4, "hand": ["bribed-guard"]}, {"pack": ["snakeman"]})
    play(s, "play:serpent_bribed-guard")
    assert (names(s, 0), list(s.packs[1])) == (["snakeman"], [])


def test_a_commanded_fiend_leaves_the_battle() -> None:
    s = scene(
        {"hand": ["snakeman"]},
        {"peril": 5, "glory": 5, "hand": ["command-fiend"]},
        phase="villainy",
    )
    play(s, "play:serpent_snakeman@1", "play:serpent_command-fiend")
    assert (names(s, 1), s.health[1], s.peril[1]) == (["snakeman"], 18, 0)


def test_the_golden_scarab_stops_every_attack_once() -> None:
    s = scene({"hand": ["snakeman"]}, {"peril": 5, "items": ["golden-scarab"]}, phase="villainy")
    play(s, "play:serpent_snakeman@1", "use:serpent_golden-scarab")
    assert options(s, 0) == ("to-hand", "to-pack")
    assert (names(s, 1), s.health[1]) == ([], 18)


def test_the_wrath_of_heroes_wounds_each_attacker() -> None:
    foes, hero = {"hand": ["spawn", "hydra"]}, {"peril": 10, "glory": 5, "hand": ["wrath-of-heroes"]}
    s = scene(foes, hero, phase="villainy")
    play(s, "play:serpent_spawn@1", "form:melee", "play:serpent_hydra@1", "form:melee")
    assert options(s, 1) == ("play:serpent_wrath-of-heroes", "pass")
    play(s, "play:serpent_wrath-of-heroes")
    battle = GAME.view(s, 1)["battle"]
    assert [(foe["state"], foe["wounds"]) for foe in battle["foes"]] == [("slain", 1), ("fights", 1)]


def test_appeasing_the_goddess_takes_a_token_and_peril() -> None:
    s = scene({"glory": 3, "peril": 5, "hand": ["appease-the-goddess"]}, {}, tokens=3)
    play(s, "play:serpent_appease-the-goddess")
    assert (s.tokens, s.peril[0], s.glory[0]) == (2, 2, 0)


def test_battle_trance_gives_two_action_points() -> None:
    s = scene({"glory": 3, "hand": ["battle-trance"], "fallen": True}, {})
    before = s.ap[0]
    play(s, "play:serpent_battle-trance")
    assert (s.ap[0], s.is_fallen(0)) == (before + 2, False)


def test_feathered_boots_sell_a_step() -> None:
    s = scene({"glory": 4, "items": ["feathered-boots"]}, {})
    before = s.ap[0]
    play(s, "use:serpent_feathered-boots")
    assert (s.ap[0], s.glory[0]) == (before + 1, 2)
    assert "use:serpent_feathered-boots" not in options(s, 0)


# -- banes --------------------------------------------------------------------------------------------


def test_rising_wrath_lays_two_tokens_and_never_more_than_fit() -> None:
    for tokens, after in ((1, 3), (4, 5)):
        s = scene({"hand": ["rising-wrath"]}, {"peril": 3}, phase="villainy", tokens=tokens)
        play(s, "play:serpent_rising-wrath")
        assert s.tokens == after


def test_moulting_returns_a_boon_to_its_player() -> None:
    s = scene({"hand": ["moulting"]}, {"peril": 3, "items": ["war-paint"]}, phase="villainy")
    play(s, "play:serpent_moulting@1")
    assert (names(s, 1), list(s.hands[1])) == ([], ["serpent_war-paint"])


def test_the_temple_takes_its_tribute() -> None:
    s = scene({"hand": ["temple-tribute"]}, {"peril": 4, "glory": 2}, phase="villainy")
    play(s, "play:serpent_temple-tribute@1")
    assert (s.glory[0], s.glory[1], s.peril[1]) == (2, 0, 0)


def test_a_broken_oath_lowers_both_limits_until_it_is_paid_with_blood() -> None:
    s = scene({"items": ["broken-oath"]}, {})
    play(s, "use:serpent_broken-oath")
    assert (s.health[0], names(s, 0)) == (16, [])


# -- locations ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("place", "player", "after"),
    [
        ("serpent-shrine", {"glory": 5, "health": 10}, {"health": 13, "glory": 4, "tokens": 3}),
        ("altar-of-scales", {"glory": 5}, {"health": 15, "glory": 9}),
        ("sunken-passage", {"peril": 5}, {"peril": 2, "ap": 3}),
        ("egg-chamber", {"glory": 0}, {"glory": 1, "tokens": 1, "ap": 2}),
        ("coiled-stair", {}, {"health": 16}),
    ],
)
def test_what_a_location_offers(place: str, player: dict[str, Any], after: dict[str, int]) -> None:
    s = scene(player, {}, north=place, tokens=2)
    play(s, "use:location")
    found = {
        "health": s.health[0],
        "glory": s.glory[0],
        "peril": s.peril[0],
        "ap": s.ap[0],
        "tokens": s.tokens,
    }
    assert {key: found[key] for key in after} == after


def test_two_cards_are_laid_down_in_the_holy_of_holies() -> None:
    s = scene({"hand": ["spawn", "hydra"]}, {}, north="holy-of-holies")
    play(s, "use:location", "discard:serpent_spawn")
    assert (s.glory[0], list(s.hands[0])) == (3, [])


@pytest.mark.parametrize(
    ("place", "die", "after"),
    [
        ("brood-tunnel", 4, {"peril": 4}),
        ("brood-tunnel", 5, {"peril": 1}),
        ("root-passage", 2, {"ap": 2}),
        ("root-passage", 3, {"ap": 3}),
        ("hissing-dark", None, {"peril": 2, "glory": 2}),
    ],
)
def test_what_a_location_does_to_whoever_enters(place: str, die: int | None, after: dict[str, int]) -> None:
    s = scene({"at": "serpent_temple-gate"}, {}, map={full(place): [0, -1]})
    play(s, "move:north", *([] if die is None else [die]))
    found = {"health": s.health[0], "glory": s.glory[0], "peril": s.peril[0], "ap": s.ap[0]}
    assert {key: found[key] for key in after} == after


# -- heroes and quests --------------------------------------------------------------------------------


def test_izel_tames_a_monster_of_her_own_pack() -> None:
    s = scene({}, {}, {"glory": 4, "pack": ["hydra"]}, active=2)
    play(s, "use:legend")
    assert (names(s, 2), list(s.packs[2]), s.glory[2]) == (["hydra"], [], 0)


def test_roderik_heals_whoever_stands_beside_him() -> None:
    s = scene({"glory": 3}, {"health": 9})
    play(s, "use:legend", "hero:1")
    assert (s.health[1], s.glory[0]) == (12, 0)


def test_the_curse_of_the_coils_is_bought_off_with_cards_and_glory() -> None:
    hand = {
        "hand": ["spawn", "hydra", "snakeman"],
        "glory": BOX.quests["serpent_curse-of-the-coils"].price.glory,
        "health": 10,
        "quests": ["curse-of-the-coils"],
    }
    s = scene(hand, {}, north="sunken-passage")
    cards = [f"discard:serpent_{name}" for name in ("spawn", "hydra")]  # the last one goes by itself
    play(s, "attempt:serpent_curse-of-the-coils", *cards)
    assert (s.level[0], s.health[0], len(s.done[0])) == (8, 14, 1)


@pytest.mark.rule("D-128")
def test_waking_the_stone_god_costs_an_action_point_from_the_first_attempt_on() -> None:
    s = scene({"quests": ["wake-the-stone-god"]}, {}, north="crossroads")
    before = s.ap[0]
    play(s, "attempt:serpent_wake-the-stone-god", 6, 6)
    assert (s.level[0], before - s.ap[0]) == (8, 1)
