"""Rounds and turns: order, actions, movement points, equipment, orders, the start of a turn."""

from __future__ import annotations

import pytest

from tests.games.descent.stage import foe, hero, stage
from undercroft.games.descent.hero.gear import armor, speed
from undercroft.games.descent.state.state import AIM, GUARD, NO_ORDER, REST

MORDROG = 0  # slots
SECOND = 1
MONSTER = 4


@pytest.mark.rule("J-029", "J-030", "J-031", "J-032", "J-033", "J-034", "J-004", "J-009")
def test_heroes_act_in_any_order_then_the_overlord() -> None:
    play = stage(hero("mordrog", (6, 4)), hero("lyssa", (6, 5)), hero("ispher", (6, 6)))
    assert play.asked() == (1, "next")  # the first hero player decides
    assert play.about("next") == {"mordrog", "lyssa", "ispher"}
    play("next:lyssa", "action:run", "end")
    assert play.about("next") == {"mordrog", "ispher"}
    play("go:ispher")  # of his own accord
    assert play.asked() == (3, "declare")
    play("action:run", "end", "action:run", "end", dice=["aim", "dodge"])
    assert play.s.active == -1
    assert play.s.acted == 0b111
    assert play.asked()[0] == 0
    play("go-on")
    assert play.s.round == 2
    assert play.s.acted == 0


@pytest.mark.rule("J-048", "J-049", "J-360")
def test_before_the_action_is_declared_nothing_else_can_be_done() -> None:
    play = stage(hero("mordrog", (6, 4), wear=["sword"]), monsters=[foe("beastman", (7, 4))], turn="mordrog")
    assert play.asked() == (1, "declare")
    assert play.about("action") == {"run", "battle", "advance", "ready-move", "ready-attack"}
    for option in ("step:6,5", "attack:sword", "fatigue", "drop:sword"):
        assert play.why(option) == "J-048"


@pytest.mark.rule("J-035", "J-036", "J-038")
def test_a_turn_is_refresh_then_equip_then_action() -> None:
    play = stage(hero("mordrog", (6, 4), wear=["iron-shield"]))
    play.s.exhausted[0] = ("iron-shield",)
    play("next:mordrog")
    assert (play.asked(), play.s.exhausted[0]) == ((1, "declare"), ())
    assert "equip" in play.open()
    assert "equip" not in play("action:battle").open()


@pytest.mark.rule("J-050", "J-346", "J-080")
def test_run_gives_twice_the_speed_and_no_attack() -> None:
    play = stage(hero("sir-valadir", (6, 4)), turn="sir-valadir")("action:run")
    assert (play.s.points, play.s.attacks) == (8, 0)
    assert play.why("attack:bare-hands") == "J-051"


@pytest.mark.rule("J-051", "J-052", "J-053", "J-348", "J-099")
def test_battle_gives_two_attacks_each_with_any_equipped_weapon() -> None:
    play = stage(
        hero("mordrog", (6, 4), wear=["sword", "dagger"], pack=["axe"]),
        monsters=[foe("giant", (7, 4))],
        turn="mordrog",
    )
    play("action:battle")
    assert (play.s.points, play.s.attacks) == (0, 2)
    assert "end" in play.open()  # no attack must be made
    assert play.about("attack") == {"sword", "dagger", "bare-hands"}
    assert play.why("attack:axe") == "J-053"
    play("attack:sword", "target:7,4", dice=[6, 1, 1, 1, 1])  # a miss
    play("attack:dagger", "target:7,4", dice=[6, 1, 1, 1, 1])
    assert play.s.attacks == 0
    assert "end" in play.open()


@pytest.mark.rule("J-054", "J-055", "J-347", "J-357")
def test_advance_gives_speed_and_an_attack_at_any_point() -> None:
    play = stage(hero("sir-valadir", (5, 4)), monsters=[foe("giant", (8, 4))], turn="sir-valadir")
    play("action:advance", "step:6,4", "step:7,4", "attack:bare-hands", "target:8,4", dice=[6, 1, 1])
    play("step:6,4", "step:7,4")  # also back to where it came from
    assert (play.s.points, play.s.attacks) == (0, 0)


@pytest.mark.rule("J-056", "J-204", "J-205", "J-206", "J-209", "J-008")
def test_ready_gives_a_move_or_an_attack_and_one_order() -> None:
    play = stage(hero("sir-valadir", (5, 4), order="none"), turn="sir-valadir")("action:ready-move")
    assert (play.s.points, play.s.attacks) == (4, 0)
    assert play.about("order") == {"aim", "dodge", "guard", "rest"}
    play("order:guard")
    assert play.s.order[0] == GUARD
    assert play.why("order:aim") == "J-204"
    play = stage(hero("sir-valadir", (5, 4), order="rest"), turn="sir-valadir")
    play("action:ready-attack")
    assert (play.s.points, play.s.attacks) == (0, 1)
    assert play.why("order:aim") == "J-206"


@pytest.mark.rule("J-057", "J-078")
def test_unspent_points_are_lost() -> None:
    play = stage(hero("sir-valadir", (5, 4)), turn="sir-valadir")("action:run", "step:5,5", "end")
    assert play.s.points == 0


@pytest.mark.rule("J-303", "J-304", "J-306", "J-443", "J-082")
def test_fatigue_buys_movement_points_even_in_battle() -> None:
    play = stage(hero("mordrog", (5, 4), fatigue=2, wear=["plate-mail"]), turn="mordrog")("action:battle")
    play("fatigue", "fatigue")
    assert (play.s.points, play.s.fatigue[0]) == (2, 0)
    assert play.why("fatigue") == "J-306"
    play("step:5,5", "step:6,5")


@pytest.mark.rule("J-081")
def test_armor_caps_speed_unless_a_skill_ignores_it() -> None:
    play = stage(
        hero("lyssa", (5, 4), wear=["plate-mail"]),
        hero("ispher", (5, 5), wear=["plate-mail"], skills=["enduring"]),
    )
    assert (speed(play.s, 0), speed(play.s, 1)) == (3, 5)
    assert armor(play.s, 0) == 1 + 3
    play = stage(hero("lyssa", (5, 4), wear=["plate-mail"], skills=["swift"]))
    assert speed(play.s, 0) == 3 + 2  # after the cap


@pytest.mark.rule("J-036", "J-037")
def test_exhausted_cards_are_readied_at_the_start_of_the_turn() -> None:
    play = stage(hero("mordrog", (5, 4), wear=["iron-shield"]))
    play.s.exhausted[0] = ("iron-shield",)
    play("next:mordrog")
    assert play.s.exhausted[0] == ()


# -- equipment ---------------------------------------------------------------------------------------


@pytest.mark.rule("J-038", "J-039", "J-043", "J-044", "J-046", "J-349")
def test_in_the_equip_step_items_are_rearranged_within_the_limits() -> None:
    play = stage(hero("mordrog", (5, 4), wear=["sword", "iron-shield"], pack=["axe"]), turn="mordrog")(
        "equip"
    )
    assert play.why("wear:axe") == "J-043"  # two hands, both taken
    play("stow:sword", "stow:iron-shield", "wear:axe")
    assert play.why("stow:axe") == "J-359"  # each item once
    play("done", "action:battle")
    assert play.about("attack") == {"axe", "bare-hands"}
    assert play.s.pack[0] == ("sword", "iron-shield")


@pytest.mark.rule("J-044", "J-043")
def test_whoever_stows_too_much_drops_something_before_he_goes_on() -> None:
    full = hero("mordrog", (5, 4), wear=["axe"], pack=["bow", "bow", "crossbow"])
    play = stage(full, turn="mordrog")("equip", "stow:axe")
    assert play.why("done") == "J-044"
    play("leave:bow", "done")
    assert play.s.pack[0] == ("bow", "crossbow", "axe")


@pytest.mark.rule("J-040", "J-041", "J-042", "J-188", "J-189")
@pytest.mark.parametrize(
    ("worn", "more"),
    [
        (["leather-armor"], "chain-mail"),
        (["healing-potion", "healing-potion", "vitality-potion"], "healing-potion"),
        (["belt-of-strength", "ring-of-quickness"], "crystal-of-tival"),
        (["chain-mail"], "ghost-armor"),  # no runes
        (["axe"], "iron-shield"),
    ],
)
def test_what_cannot_be_equipped_together(worn: list[str], more: str) -> None:
    play = stage(hero("mordrog", (5, 4), wear=worn, pack=[more]), turn="mordrog")("equip")
    assert f"wear:{more}" not in play.open()
    assert play.why(f"wear:{more}") in ("J-043", "J-359")


def test_battlemage_jaes_wears_runes_with_any_armor() -> None:
    play = stage(
        hero("battlemage-jaes", (5, 4), wear=["chain-mail"], pack=["ghost-armor"]), turn="battlemage-jaes"
    )
    assert "wear:ghost-armor" in play("equip").open()


def test_one_fist_has_one_hand() -> None:
    play = stage(hero("one-fist", (5, 4), wear=["sword"], pack=["dagger", "axe"]), turn="one-fist")("equip")
    assert play.about("wear") == set()


@pytest.mark.rule("J-047", "J-092", "J-359", "J-079")
def test_later_in_the_turn_rearranging_costs_two_points() -> None:
    play = stage(hero("mordrog", (5, 4), wear=["sword"], pack=["axe"]), turn="mordrog")("action:advance")
    assert play.why("attack:axe") == "J-053"
    play("re-equip", "stow:sword", "wear:axe", "done")
    assert play.s.points == 1
    assert "attack:axe" in play.open()


@pytest.mark.rule("J-084", "J-187", "J-302")
def test_a_dropped_item_is_gone_a_relic_stays() -> None:
    play = stage(hero("mordrog", (5, 4), wear=["sword", "blade-of-light"]), turn="mordrog")("action:battle")
    stock, decks = dict(play.s.stock), list(play.s.decks)
    play("drop:sword", "drop:blade-of-light")
    assert (play.s.stock, play.s.decks) == (stock, decks)  # for good
    assert not play.s.worn[0]
    assert [token.what for token in play.s.loose] == ["blade-of-light"]
    play("take:blade-of-light", "wear:blade-of-light")
    assert play.s.worn[0] == ("blade-of-light",)


@pytest.mark.rule("J-087", "J-190", "J-362", "J-338")
def test_items_are_given_to_adjacent_heroes_who_put_them_where_they_like() -> None:
    play = stage(hero("mordrog", (5, 4), wear=["sword"]), hero("lyssa", (6, 5)), turn="mordrog")
    play("action:advance", "give:sword", "to:lyssa")
    assert play.asked() == (2, "received")
    assert set(play.open()) == {"wear:sword", "stow:sword", "leave:sword"}
    play("stow:sword")
    assert play.s.pack[1] == ("sword",)
    assert play.s.points == 2
    play = stage(hero("mordrog", (5, 4), wear=["sword"]), hero("lyssa", (7, 5)), turn="mordrog")
    assert play("action:advance").why("give:sword") == "J-087"


@pytest.mark.rule("J-338")
def test_the_surplus_is_dropped_at_once() -> None:
    full = hero("lyssa", (6, 5), wear=["axe"], pack=["bow", "bow", "crossbow"])
    play = stage(hero("mordrog", (5, 4), wear=["sword"]), full, turn="mordrog")
    play("action:advance", "give:sword", "to:lyssa")
    assert set(play.open()) == {"leave:axe", "leave:bow", "leave:crossbow", "leave:sword"}
    play("leave:bow", "stow:sword")
    assert play.s.pack[1] == ("bow", "crossbow", "sword")


@pytest.mark.rule("J-088", "J-285", "J-361", "J-231")
def test_a_potion_costs_a_point_and_one_is_drunk_each_turn() -> None:
    two = ["healing-potion", "healing-potion"]
    play = stage(hero("mordrog", (5, 4), wounds=10, poison=1, wear=two), turn="mordrog")("action:advance")
    play("use:healing-potion")
    assert (play.s.health[0], play.s.poison[0], play.s.points) == (12, 0, 2)
    assert play.s.worn[0] == ("healing-potion",)
    assert play.why("use:healing-potion") == "J-037"
    healthy = stage(hero("mordrog", (5, 4), wounds=15, wear=two), turn="mordrog")("action:advance")
    assert healthy("use:healing-potion").s.health[0] == 16  # never above the maximum
    old = stage(hero("mordrog", (5, 4), wounds=10, wear=two), turn="mordrog", options={"rules": "2005"})
    old("action:advance", "use:healing-potion", "use:healing-potion")
    assert old.s.health[0] == 16


@pytest.mark.rule("J-286", "J-444")
def test_a_vitality_potion_restores_all_fatigue() -> None:
    play = stage(hero("mordrog", (5, 4), fatigue=0, wear=["vitality-potion"]), turn="mordrog")
    assert play("action:advance", "use:vitality-potion").s.fatigue[0] == 3


# -- the start of a turn --------------------------------------------------------------------------------


@pytest.mark.rule("J-212", "J-217", "J-345", "J-207")
@pytest.mark.parametrize(
    ("order", "left"), [("dodge", NO_ORDER), ("guard", NO_ORDER), ("aim", AIM), ("rest", REST)]
)
def test_dodge_and_guard_are_taken_back_when_the_turn_begins(order: str, left: int) -> None:
    play = stage(hero("mordrog", (5, 4), order=order), turn="mordrog")
    assert play.s.order[0] == left


@pytest.mark.rule("J-218", "J-219", "J-228", "J-229", "J-345", "J-406")
def test_rest_and_burn_in_the_order_one_likes() -> None:
    tired = hero("mordrog", (5, 4), order="rest", burn=2, fatigue=0)
    play = stage(tired, turn="mordrog")
    assert set(play.open()) == {"resolve:rest", "resolve:tokens"}
    play("resolve:rest", dice=[1, 2])  # one surge: one token left, one wound
    assert (play.s.fatigue[0], play.s.burn[0], play.s.health[0]) == (3, 1, 15)
    play = stage(tired, turn="mordrog")
    play("resolve:tokens", dice=[1, 1])
    assert (play.s.order[0], play.s.burn[0], play.s.health[0]) == (NO_ORDER, 2, 14)
    assert play.s.fatigue[0] == 1  # Mordrog's own: a wound brings fatigue
    used = stage(hero("mordrog", (5, 4), order="rest", fatigue=0, skills=["skilled"]), turn="mordrog")
    used("resolve:rest")
    assert (used.s.order[0], used.s.fatigue[0]) == (NO_ORDER, 3 + 2)  # with what skills add
    kept = stage(hero("mordrog", (5, 4), order="rest", fatigue=1), turn="mordrog")("keep-rest")
    assert (kept.s.order[0], kept.s.fatigue[0]) == (REST, 1)


@pytest.mark.rule("J-239", "J-240", "J-358", "J-416")
def test_a_webbed_hero_spends_no_points_but_picks_up() -> None:
    play = stage(
        hero("mordrog", (5, 4), web=2, wear=["sword"]),
        tokens=[{"what": "coins", "at": (5, 4)}],
        turn="mordrog",
    )
    play("action:run", dice=[2, 1])
    assert play.s.web[0] == 1
    assert play.open("step") == []
    assert play.why("step:5,5") == "J-240"
    assert play.why("re-equip") == "J-240"
    play("take:coins", "drop:sword")


@pytest.mark.rule("J-232", "J-235", "J-236", "J-237", "J-417")
def test_a_stunned_hero_does_one_thing() -> None:
    play = stage(hero("mordrog", (5, 4), stun=2), turn="mordrog")
    assert set(play.open()) == {"stunned:move", "stunned:attack", "stunned:order"}
    assert play.s.stun[0] == 1
    assert play.why("action:run") == "J-236"
    play("stunned:move", "fatigue")
    assert (play.s.points, play.s.attacks) == (4, 0)
    other = stage(hero("mordrog", (5, 4), stun=1), turn="mordrog")("stunned:attack")
    assert (other.s.points, other.s.attacks) == (0, 1)
    ordering = stage(hero("mordrog", (5, 4), stun=1), turn="mordrog")("stunned:order")
    assert ordering.about("order") == {"aim", "dodge", "guard", "rest"}
    assert ordering.why("fatigue") == "J-235"


@pytest.mark.rule("J-243", "J-244", "J-245")
def test_a_monkey_scampers() -> None:
    play = stage(hero("mordrog", (5, 4), monkey=2, wear=["sword"]), turn="mordrog")
    assert play.open() == ["action:scamper"]
    play("action:scamper")
    assert play.s.points == 5
    assert armor(play.s, 0) == 0
    assert play.why("attack:sword") == "J-243"
    assert play.why("drop:sword") == "J-243"
    play("step:5,5", "end")
    assert play.s.monkey[0] == 1


def test_ispher_heals_and_varikas_recovers_when_their_turns_begin() -> None:
    play = stage(hero("ispher", (5, 4), wounds=9), hero("varikas-the-dead", (5, 5), fatigue=1))
    assert play("next:ispher").s.health[0] == 10
    assert play("action:run", "end").s.fatigue[1] == 2


@pytest.mark.rule("J-362")
def test_coins_are_neither_given_nor_dropped() -> None:
    from undercroft.games.descent.game import GAME

    play = stage(hero("mordrog", (5, 4), coins=500, wear=["sword"]), hero("lyssa", (6, 5)), turn="mordrog")
    assert play("action:advance").about("give") == {"sword"}
    words = [word.partition(":") for word in GAME.vocabulary(play.s)]
    assert {verb for verb, _, what in words if what == "coins"} == {"take"}


@pytest.mark.rule("J-189")
@pytest.mark.parametrize("item", ["sword", "bane", "blade-of-light"])
def test_town_cards_and_relics_are_packed_and_equipped_like_treasures(item: str) -> None:
    play = stage(hero("mordrog", (5, 4), pack=[item]), turn="mordrog")("equip", f"wear:{item}", "done")
    assert (play.s.worn[0], play.s.pack[0]) == ((item,), ())
    play("action:run", "re-equip", f"stow:{item}", "done")
    assert (play.s.worn[0], play.s.pack[0]) == ((), (item,))


@pytest.mark.rule("J-373", "J-228")
def test_as_many_power_dice_are_rolled_for_burning_as_there_are_tokens() -> None:
    play = stage(hero("mordrog", (5, 4), burn=7), turn="mordrog")(dice=[2, 2, 2, 2, 2, 2, 1])
    assert (play.s.burn[0], play.s.health[0], play.asked()) == (1, 15, (1, "declare"))


@pytest.mark.rule("J-416", "J-232")
def test_tokens_of_several_kinds_follow_each_its_own_rule() -> None:
    ill = hero("sir-valadir", (5, 4), burn=1, web=1, stun=1, poison=2)
    play = stage(ill, turn="sir-valadir")(dice=[1, 2])  # no surge for the fire, one for the web
    s = play.s
    assert (s.burn[0], s.health[0], s.web[0], s.stun[0], s.poison[0]) == (1, 15, 0, 0, 2)
    assert play.about("stunned") == {"move", "attack", "order"}


@pytest.mark.rule("J-236")
def test_a_stunned_hero_uses_no_skill_that_needs_an_action() -> None:
    play = stage(hero("mordrog", (6, 4), stun=1, skills=["knight", "battle-cry"]), turn="mordrog")
    assert play("stunned:attack").asked() == (1, "act")
    assert not play.open("use")


@pytest.mark.rule("J-361")
def test_potions_that_are_alike_are_one_offer() -> None:
    potions = ["healing-potion", "healing-potion", "vitality-potion"]
    play = stage(hero("mordrog", (6, 4), wounds=3, fatigue=0, wear=potions), turn="mordrog")("action:run")
    offers = [option for option in play.s.asks()[0].options if option.startswith("use:")]
    assert offers == ["use:healing-potion", "use:vitality-potion"]
    play("use:healing-potion")
    assert play.s.worn[MORDROG] == ("healing-potion", "vitality-potion")
