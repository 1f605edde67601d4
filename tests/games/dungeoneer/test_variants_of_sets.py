"""Every single variant with each choice of sets: it can be played to the end, or is refused with its rule."""

from __future__ import annotations

import pytest

from tests.games.dungeoneer.table import GAME, play, player
from tests.games.dungeoneer.test_combined_sets import legendary
from undercroft.bots.playout import playout
from undercroft.engine.game import BadRequest
from undercroft.engine.options import Excluded
from undercroft.games.dungeoneer.state.options import CHOICES_OF_SET, OPTIONS

ALONE = {"solo_hard"}
NOT_ALONE = ("resurrection", "unbiased_placement", "nothing_personal")
FOR_BOTH = {
    "plain_mix": "D-262",
    "split_decks": "D-260",
    "pair_any_heroes": "D-263",
    "add_hero_totals": "D-268",
}
REFUSED = {
    ("tomb", "nakari_paid_attacks"): "D-257",
    ("serpent", "ap_for_falling"): "D-298",
    ("both", "solo_hard"): "D-357",
    **{(box, option): rule for box in ("tomb", "serpent") for option, rule in FOR_BOTH.items()},
}


@pytest.mark.rule("D-361", "D-298", "D-262", "D-263", "D-268", "D-357")
@pytest.mark.parametrize("box", CHOICES_OF_SET)
@pytest.mark.parametrize("option", [*OPTIONS, "always_pause"])
def test_each_variant_is_played_to_the_end_or_refused_with_its_rule(box: str, option: str) -> None:
    seats = 1 if option in ALONE else 2
    chosen = {"set": box, option: True}
    if (box, option) in REFUSED:
        with pytest.raises(BadRequest, match=REFUSED[box, option]):
            GAME.new(seats, 3, chosen)
        return
    s = GAME.new(seats, 3, chosen)
    assert s.has(1 << OPTIONS.index(option)) if option in OPTIONS else s.always_pause
    playout(s, 3)
    assert s.result() is not None


@pytest.mark.rule("D-362")
@pytest.mark.parametrize("box", ["tomb", "serpent"])
@pytest.mark.parametrize("option", NOT_ALONE)
def test_what_needs_others_is_refused_alone(box: str, option: str) -> None:
    with pytest.raises(BadRequest, match="D-362"):
        GAME.new(1, 3, {"set": box, option: True})


@pytest.mark.rule("D-297", "D-298")
@pytest.mark.parametrize(("box", "rule"), [("tomb", "D-297"), ("serpent", "D-298"), ("both", "D-297")])
def test_falling_with_the_limit_is_refused_by_the_book_that_is_played(box: str, rule: str) -> None:
    with pytest.raises(BadRequest, match=rule):
        GAME.new(2, 3, {"set": box, "movement_limit": True, "ap_for_falling": True})


@pytest.mark.rule("D-262")
@pytest.mark.parametrize("option", ["pair_any_heroes", "add_hero_totals"])
def test_in_a_plain_mix_no_hero_has_two_cards(option: str) -> None:
    with pytest.raises(BadRequest, match="D-262"):
        GAME.new(3, 3, {"set": "both", "plain_mix": True, option: True})


@pytest.mark.rule("D-357")
@pytest.mark.parametrize("option", ["split_decks", "pair_any_heroes"])
def test_nobody_climbs_from_level_1_to_10_alone(option: str) -> None:
    with pytest.raises(BadRequest, match="D-357"):
        GAME.new(1, 3, {"set": "both", option: True})
    GAME.new(1, 3, {"set": "both", "plain_mix": True})


@pytest.mark.rule("D-263")
def test_there_are_as_many_seats_as_shared_heroes() -> None:
    for seats in (3, 4):
        with pytest.raises(BadRequest, match="D-263"):
            GAME.new(seats, 0, {"set": "both"})
    s = GAME.new(4, 0, {"set": "both", "pair_any_heroes": True})
    assert len({player(s, seat)["hero"] for seat in range(4)}) == 4


@pytest.mark.rule("D-263", "D-357")
@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("switches", [(), ("pair_any_heroes",), ("plain_mix",)])
def test_a_lobby_knows_how_many_can_play(seats: int, switches: tuple[str, ...]) -> None:
    chosen = {"set": "both", **dict.fromkeys(switches, True)}
    told = [crowd for crowd in GAME.table_crowds if not crowd.allows(seats, GAME.check_options(chosen))]
    if not told:
        GAME.new(seats, 0, chosen)
        return
    with pytest.raises(Excluded, match=told[0].rule) as refused:
        GAME.new(seats, 0, chosen)
    assert refused.value.refusal.message.id == told[0].words("dungeoneer").id


@pytest.mark.rule("D-282", "D-263", "D-268")
def test_a_new_hero_among_legends_is_of_both_sets_too_and_has_both_cards() -> None:
    weak = {"health": 1, "level": 9, "peril": 9}
    s = legendary({"hand": ["serpent_snakeman"]}, weak, phase="villainy", options=["resurrection"])
    play(s, "play:serpent_snakeman@1", 6, 1)  # the other hero of both sets is in play: there is no choice
    assert (player(s, 1)["hero"], player(s, 1)["level"]) == ("serpent_taenin-lightfoot", 7)
    assert (player(s, 1)["health"], s.under[1]) == (18, ("taenin-lightfoot",))


@pytest.mark.rule("D-282", "D-268")
def test_any_legend_may_follow_where_heroes_are_paired_freely() -> None:
    weak = {"health": 1, "peril": 9}
    options = ["resurrection", "pair_any_heroes"]
    s = legendary({"hand": ["serpent_snakeman"]}, weak, phase="villainy", options=options)
    play(s, "play:serpent_snakeman@1", 6, 1, "choose:serpent_bel-brewspirits")
    assert (player(s, 1)["level"], s.under[1]) == (7, ())  # she has no other card
