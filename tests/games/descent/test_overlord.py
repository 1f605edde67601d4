"""The overlord: threat, cards, spawning, traps, powers; activation of monsters."""

from __future__ import annotations

import pytest

from tests.games.descent.stage import Stage, foe, hero, stage
from undercroft.games.descent.game import GAME
from undercroft.games.descent.state.state import OVERLORD_DECK

HERO, SECOND, MONSTER, OTHER = 0, 1, 4, 5
MORDROG = hero("mordrog", (6, 4), wear=["sword"])
FAR_OFF = hero("red-scorpion", (0, 5))


def overlord(*heroes: dict[str, object], **more: object) -> Stage:
    """The start of an overlord's turn that draws two cards."""
    return stage(*(heroes or (MORDROG,)), turn="overlord", **more)(dice=["charge", "charge"])  # type: ignore[arg-type]


@pytest.mark.rule("J-058", "J-059", "J-060", "J-352", "J-003")
def test_threat_for_each_hero_and_two_cards() -> None:
    play = overlord(threat=5, monsters=[foe("beastman", (8, 4))])
    assert (play.s.threat, play.s.hand) == (7, ("charge", "charge"))
    assert play.asked() == (0, "plot")  # first threat and cards, then spawning, then monsters
    assert play("go-on").asked() == (0, "activate")
    three = overlord(MORDROG, FAR_OFF, hero("lyssa", (1, 4)))
    assert three.s.threat == 3
    two = stage(MORDROG, FAR_OFF, two_players=True, turn="overlord")(dice=["aim", "aim"])
    assert (two.s.threat, two.s.seats) == (2, 2)


def test_evil_genius_draws_a_card_more_and_a_cautious_hero_costs_threat() -> None:
    play = stage(hero("mordrog", (6, 4), skills=["cautious"]), turn="overlord", powers=["evil-genius"])
    play(dice=["aim", "aim", "aim"])
    assert (play.s.threat, len(play.s.hand)) == (1, 3)


@pytest.mark.rule("J-061", "J-146", "J-151", "J-350")
def test_cards_are_discarded_for_their_threat() -> None:
    play = overlord(hand=["explosive-rune"])
    play("discard:explosive-rune")
    assert play.s.threat == 2 + 4
    assert play.s.discard == ("explosive-rune",)
    assert "hand" not in GAME.view(play.s, 1)


@pytest.mark.rule("J-062")
def test_no_more_than_eight_cards_stay_in_hand() -> None:
    held = ["aim", "aim", "dodge", "dodge", "rage", "rage", "spiked-pit", "spiked-pit"]
    play = overlord(hand=held)
    assert play.asked() == (0, "hand")
    play("discard:aim", "discard:aim")
    assert len(play.s.hand) == 8
    assert play.s.threat == 4
    assert play.asked() == (0, "plot")


@pytest.mark.rule("J-159", "J-259", "J-384")
def test_the_last_card_of_the_deck_costs_conquest() -> None:
    play = stage(MORDROG, turn="overlord", deck=["charge"], discard=["aim", "dodge"], conquest=4)
    play(dice=["charge", "aim"])
    assert play.s.conquest == 1
    assert (play.s.hand, play.s.discard) == (("charge", "aim"), ())
    assert play.s.decks[OVERLORD_DECK] == ("dodge",)
    lost = stage(MORDROG, turn="overlord", deck=["charge"], conquest=3)(dice=["charge"])
    assert lost.s.winner == "overlord"
    empty = stage(MORDROG, turn="overlord", deck=["charge"], conquest=9)(dice=["charge"])
    assert (empty.s.conquest, empty.s.hand) == (6, ("charge",))  # the rest of the draw is lost
    assert not empty.events("reshuffles")


@pytest.mark.rule("J-159", "J-384")
def test_what_is_discarded_after_the_deck_ran_out_is_drawn_again() -> None:
    play = stage(MORDROG, turn="overlord", deck=["aim", "charge"], conquest=9)(dice=["aim", "charge"])
    assert (play.s.conquest, play.s.decks[OVERLORD_DECK]) == (6, ())
    play("discard:aim", "discard:charge")
    play("next:mordrog", "action:battle", "end", "action:battle", "end", dice=["aim", "charge"])
    assert (play.s.conquest, play.s.hand) == (3, ("aim", "charge"))  # it is the last card that costs


@pytest.mark.rule("J-063", "J-156", "J-171", "J-350", "J-387", "J-162", "J-165", "J-166", "J-163")
def test_one_spawn_card_a_turn_out_of_sight() -> None:
    near = (hero("mordrog", (3, 4)), hero("lyssa", (2, 4)))
    play = overlord(
        *near, threat=9, hand=["beastmen-war-party", "skeleton-patrol"], monsters=[foe("beastman", (5, 4))]
    )
    play("play:beastmen-war-party")
    assert play.about("place") == {"beastman", "master-beastman"}
    play("place:beastman")
    assert {"7,2", "7,7", "7,8", "8,8"} <= play.about("at")
    assert "6,4" not in play.about("at")  # monsters hide nothing
    play("at:7,8", "place:master-beastman", "at:8,8", "enough")
    assert play.s.threat == 9 + 2 - 4
    assert play.s.discard == ("beastmen-war-party",)
    assert play.why("play:skeleton-patrol") == "J-156"
    play("go-on")
    assert play.about("activate") == {"4", "5", "6"}  # those just placed, too


@pytest.mark.rule("J-164", "J-167", "J-388")
def test_large_monsters_need_room_out_of_sight() -> None:
    near = (hero("mordrog", (3, 4)), hero("lyssa", (2, 4)))
    play = overlord(*near, threat=9, hand=["bane-spider-swarm"])("play:bane-spider-swarm")
    assert play.asked() == (0, "plot")  # nothing fits; the card is gone all the same
    assert play.s.discard == ("bane-spider-swarm",)


@pytest.mark.rule("J-388", "J-168", "J-387")
def test_with_one_tan_beastman_left_that_one_and_the_master_come() -> None:
    crowd = [foe("beastman", (5 + x, 3)) for x in range(5)]
    play = overlord(hero("mordrog", (3, 5)), threat=9, hand=["beastmen-war-party"], monsters=crowd)
    play("play:beastmen-war-party", "place:beastman")
    assert play.asked() == (0, "spawn-where")
    assert GAME.describe(play.s, 0, "at:7,8").rules == ["J-162"]
    play("at:7,8", "place:master-beastman", "at:8,8")
    assert play("place:beastman").asked() == (0, "from-board")
    assert GAME.describe(play.s, 0, play.open("figure")[0]).rules == ["J-169"]
    assert play.why("figure:0") == "J-169"  # a hero


@pytest.mark.rule("J-168", "J-169", "J-391")
def test_without_a_figure_left_one_is_taken_from_the_board() -> None:
    crowd = [foe("beastman", (5 + x, 3)) for x in range(6)]
    crowd[0]["wounds"], crowd[0]["web"] = 1, 1
    play = stage(
        hero("mordrog", (3, 5)), threat=9, hand=["beastmen-war-party"], monsters=crowd, turn="overlord"
    )(dice=[1, "charge", "charge"])
    play("play:beastmen-war-party", "place:beastman", "figure:4")
    assert len(play.s.monsters()) == 5
    play("at:7,8", "enough")
    fresh = next(slot for slot in play.s.monsters() if play.at(slot) == (7, 8))
    assert (play.s.health[fresh], play.s.web[fresh], play.s.done[fresh]) == (2, 0, 0)


@pytest.mark.rule("J-064", "J-152")
def test_gust_of_wind_limits_how_far_heroes_see() -> None:
    archer = hero("grey-ker", (0, 4), wear=["bow"])
    play = overlord(archer, threat=9, hand=["gust-of-wind"], monsters=[foe("beastman", (7, 4))])
    play("play:gust-of-wind")
    assert play.s.hero_sight == 5
    play("go-on", "end-turn", "next:grey-ker", "action:battle", "attack:bow")
    assert play.about("target") == set()
    without = stage(archer, monsters=[foe("beastman", (7, 4))], turn="grey-ker")(
        "action:battle", "attack:bow"
    )
    assert without.about("target") == {"7,4"}


@pytest.mark.rule("J-157", "J-158", "J-386", "J-147")
def test_a_power_stays_and_only_one_is_played_in_a_turn() -> None:
    play = overlord(threat=60, hand=["doom", "evil-genius"])("play:doom")
    assert (play.s.powers, play.s.discard) == (("doom",), ())
    assert play.why("play:evil-genius") == "J-157"
    assert "discard:doom" not in play.open()


@pytest.mark.rule("J-148", "J-149", "J-150")
def test_missing_threat_is_raised_by_discarding_other_cards() -> None:
    play = overlord(threat=0, hand=["gust-of-wind", "explosive-rune"])  # 2 threat; the card costs 6
    play("play:gust-of-wind", "discard:explosive-rune")
    assert (play.s.threat, play.s.hero_sight) == (0, 5)
    assert set(play.s.discard) == {"explosive-rune", "gust-of-wind"}
    poor = overlord(threat=0, hand=["doom"])
    assert poor.why("play:doom") == "J-148"


@pytest.mark.rule("J-066", "J-080")
def test_an_activated_monster_attacks_before_during_or_after_its_movement() -> None:
    play = stage(MORDROG, monsters=[foe("beastman", (9, 4))], turn="overlord monsters")(f"activate:{MONSTER}")
    assert (play.s.points, play.s.attacks) == (4, 1)
    play("step:8,4", "step:7,4", "attack", "target:6,4", dice=[6, 1])
    assert (play.s.points, play.s.attacks) == (2, 0)
    assert play.why("attack") == "J-051"
    assert play("step:8,4", "step:9,4").s.points == 0


@pytest.mark.rule("J-065", "J-067", "J-351", "J-080")
def test_monsters_are_activated_once_in_any_order_or_not_at_all() -> None:
    play = stage(
        MORDROG, monsters=[foe("beastman", (8, 4)), foe("skeleton", (9, 4))], turn="overlord monsters"
    )
    play(f"activate:{OTHER}")
    assert (play.s.points, play.s.attacks) == (5, 1)
    assert play.why(f"activate:{MONSTER}") == "J-065"  # this one is finished first
    play("step:9,5", "end")
    assert play.about("activate") == {str(MONSTER)}
    play("end-turn")
    assert play.s.round == 2


@pytest.mark.rule("J-152", "J-146", "J-147")
def test_events_are_played_when_their_condition_is_met_and_then_discarded() -> None:
    play = stage(
        hero("lyssa", (6, 4), wear=["sword"]), monsters=[foe("giant", (8, 4))], turn="overlord monsters",
        threat=20, hand=["aim", "dodge", "charge", "gust-of-wind", "spiked-pit"],
    )  # fmt: skip
    play(f"activate:{MONSTER}")
    assert play.about("play") == {"charge"}
    assert play.why("play:aim") == "J-152"
    play("play:charge")
    assert (play.s.discard, "charge" in play.s.hand) == (("charge",), False)
    assert play("attack", "target:6,4").about("play") == {"aim"}
    play("play:aim", dice=[1, 1, 1, 1])
    assert (play.s.discard, play.asked()) == (("charge", "aim"), (0, "reroll"))


@pytest.mark.rule("J-153")
def test_charge_or_rage_never_both() -> None:
    play = stage(
        MORDROG,
        monsters=[foe("beastman", (8, 4))],
        turn="overlord monsters",
        threat=9,
        hand=["charge", "rage"],
    )
    play(f"activate:{MONSTER}")
    assert set(play.open()) == {"play:charge", "play:rage", "pass"}
    play("play:charge")
    assert (play.s.points, play.s.attacks) == (8, 1)


@pytest.mark.rule("J-232", "J-233", "J-234", "J-418")
def test_stunned_monsters_do_nothing_or_one_thing() -> None:
    monsters = [foe("beastman", (8, 4), stun=1), foe("master beastman", (9, 4), stun=1)]
    play = stage(MORDROG, monsters=monsters, turn="overlord monsters")
    play(f"activate:{MONSTER}")
    assert play.asked() == (0, "activate")
    assert play.s.stun[MONSTER] == 0
    play(f"activate:{OTHER}", "stunned-move")
    assert (play.s.points, play.s.attacks) == (4, 0)
    quick = stage(MORDROG, monsters=[foe("master manticore", (8, 4), stun=1)], turn="overlord monsters")
    assert quick(f"activate:{MONSTER}", "stunned-attack").s.attacks == 1
    left = stage(MORDROG, monsters=monsters, turn="overlord monsters")("end-turn")
    assert left.s.stun[MONSTER] == 1


@pytest.mark.rule("J-415", "J-466")
def test_burning_monsters_roll_before_anything_else() -> None:
    play = stage(MORDROG, monsters=[foe("giant", (8, 4), burn=2, web=1)], turn="overlord")
    play(dice=[1, 2, 2, "aim", "aim"])  # a surge for the fire, one for the web
    assert (play.s.burn[MONSTER], play.s.health[MONSTER], play.s.web[MONSTER]) == (1, 8, 0)


# -- traps ------------------------------------------------------------------------------------------------


@pytest.mark.rule("J-154", "J-155", "J-382")
def test_a_spiked_pit_opens_under_a_hero() -> None:
    def fell(face: int) -> Stage:
        play = stage(MORDROG, turn="mordrog", threat=6, hand=["spiked-pit", "spiked-pit"])
        play("action:run", "step:6,5")
        assert play.asked() == (0, "step-taken")
        return play("play:spiked-pit", dice=[face])

    hurt = fell(2)
    assert (hurt.s.health[HERO], hurt.s.threat) == (14, 3)
    assert hurt.s.ground[hurt.s.place[HERO]] == 1
    assert hurt.asked() == (1, "act")  # one trap for a step
    assert (hurt.s.hand, hurt.s.discard) == (("spiked-pit",), ("spiked-pit",))
    spared = fell(1)
    assert spared.asked() == (1, "aside")
    spared("at:7,5")
    assert (spared.s.health[HERO], spared.at(HERO)) == (16, (7, 5))
    assert spared.asked() == (1, "act")  # nor for the space to which he was moved


@pytest.mark.rule("J-383")
def test_a_space_trap_needs_an_empty_space() -> None:
    def trapped(rules: str, at: str = "6,5", walker: dict[str, object] = MORDROG, **more: object) -> bool:
        play = stage(walker, turn="mordrog", threat=9, hand=["spiked-pit"], options={"rules": rules}, **more)
        return play("action:run", f"step:{at}").asked()[0] == 0

    lying = [{"what": "coins", "at": (6, 5)}]
    assert trapped("faq")
    assert not trapped("faq", tokens=lying)
    assert trapped("2005", tokens=lying)
    assert not trapped("2005", pits=[(6, 5)])
    chest = [{"colour": "copper", "number": 1, "at": (6, 5)}]
    assert [trapped(rules, chests=chest) for rules in ("faq", "2005")] == [False, True]
    glyph = {"at": "14,2", "walker": hero("mordrog", (14, 3)), "revealed": ["S", "1", "2"]}
    assert [trapped(rules, **glyph) for rules in ("faq", "2005")] == [False, True]  # type: ignore[arg-type]


@pytest.mark.rule("J-373")
def test_a_crushing_block_wounds_and_moves_the_hero_aside() -> None:
    play = stage(MORDROG, turn="mordrog", threat=7, hand=["crushing-block"])("action:run", "step:7,5")
    play("play:crushing-block", dice=[2, 2, 2, 1])
    assert play.s.health[HERO] == 16 - 1
    assert play.asked() == (0, "aside")
    play("at:8,5")
    assert play.at(HERO) == (8, 5)
    assert play.s.ground[play.s.box.space_of["7,5"]] == 3
    near = stage(MORDROG, turn="mordrog", threat=9, hand=["crushing-block"], rubble=[(8, 5)])
    assert near("action:run", "step:7,5").asked()[0] == 1  # an obstacle is next to it


@pytest.mark.rule("J-311")
def test_a_hero_whom_a_trap_moves_next_to_an_aura_suffers_from_it() -> None:
    demon = [foe("demon", (9, 4))]
    play = stage(MORDROG, turn="mordrog", threat=7, hand=["crushing-block"], monsters=demon)
    play("action:run", "step:7,5", "play:crushing-block", dice=[2, 2, 2, 2])
    assert play.s.health[HERO] == 16
    assert play("at:8,5").s.health[HERO] == 15
    away = stage(MORDROG, turn="mordrog", threat=7, hand=["crushing-block"], monsters=demon)
    away("action:run", "step:7,5", "play:crushing-block", dice=[2, 2, 2, 2])
    assert away("at:6,5").s.health[HERO] == 16


def test_an_explosive_door_hurts_all_beside_it() -> None:
    heroes = (hero("mordrog", (4, 4)), hero("lyssa", (4, 5)), hero("ispher", (2, 4)))
    play = stage(*heroes, turn="mordrog", threat=9, hand=["explosive-door"], doors={})
    play("action:run", "open:a", "play:explosive-door", dice=[2, 2, 1, 1, 1, 1, 1, 1])
    assert [play.s.health[each] for each in range(3)] == [14, 4, 12]
    assert play.s.points == 4


def test_paralyzing_gas_ends_the_turn() -> None:
    play = stage(hero("mordrog", (4, 4)), turn="mordrog", threat=9, hand=["paralyzing-gas"], doors={})
    play("action:run", "open:a", "play:paralyzing-gas", dice=[2])
    assert play.s.stun[HERO] == 1
    assert play.s.threat == 9 - 5
    assert play.s.is_red(HERO)


@pytest.mark.rule("J-241", "J-242", "J-294", "J-295", "J-464")
def test_curses_pay_for_the_monkey_and_the_contents_come_all_the_same() -> None:
    here = hero("mordrog", (7, 3))
    play = stage(
        here,
        turn="mordrog",
        threat=5,
        hand=["curse-of-the-monkey-god"],
        chests=[{"colour": "copper", "number": 3, "at": (7, 2)}],
    )
    play("action:run", "step:7,2", "chest")  # two curses: 4 threat; it still costs 11
    assert play.s.threat == 9
    rich = stage(
        here,
        turn="mordrog",
        threat=9,
        hand=["curse-of-the-monkey-god"],
        chests=[{"colour": "copper", "number": 3, "at": (7, 2)}],
    )
    rich("action:run", "step:7,2", "chest", "play:curse-of-the-monkey-god", dice=[3])
    assert rich.s.monkey[HERO] == 2
    rich(dice=["bone-blade"])
    assert rich.asked() == (1, "received")


def test_trapmaster_and_caution_change_what_a_trap_does() -> None:
    heroes = (hero("mordrog", (7, 3), skills=["cautious", "wild-talent"]), hero("spiritspeaker-mok", (2, 4)))
    play = stage(
        *heroes, turn="mordrog", threat=12, hand=["explosive-rune"], powers=["trapmaster"],
        chests=[{"colour": "copper", "number": 1, "at": (7, 2)}],
    )  # fmt: skip
    play("action:run", "step:7,2", "chest", "play:explosive-rune", dice=[2, 2, 1, 1])  # 12 - 1 + 1
    assert play.s.threat == 0
    assert play.s.health[HERO] == 16 - 3  # 6 + 2, less 4, less 1


@pytest.mark.rule("J-161", "J-296")
def test_heroes_in_town_are_no_targets_but_share_a_chest() -> None:
    play = stage(
        hero("mordrog", (7, 2)),
        hero("lyssa"),
        turn="mordrog",
        chests=[{"colour": "copper", "number": 1, "at": (7, 2)}],
    )
    play("action:run", "chest", dice=["bone-blade"])
    assert play.s.coins == [100, 100]
    play("wear:bone-blade", dice=["bane"])
    assert play.asked() == (2, "received")
    play("stow:bane")
    assert play.s.conquest == 5 + 2


@pytest.mark.rule("J-064", "J-153", "J-155")
def test_at_the_start_of_the_turn_one_event_and_one_trap_are_played() -> None:
    play = overlord(MORDROG, threat=30, hand=["gust-of-wind", "gust-of-wind", "dark-charm"])
    assert play.about("play") == {"gust-of-wind", "dark-charm"}
    play("play:gust-of-wind")
    assert play.about("play") == {"dark-charm"}
    assert play.why("play:gust-of-wind") == "J-153"
    play("play:dark-charm", "to:mordrog", dice=[1])
    play.s.hand = (*play.s.hand, "dark-charm")
    assert play.why("play:dark-charm") == "J-155"
    play("discard:gust-of-wind")
    assert play.about("play") == set()
