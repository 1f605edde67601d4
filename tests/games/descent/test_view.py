"""What view and survey state explicitly, so that clients need not add or compare numbers."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from tests.games.descent.own import own_box, own_stage
from tests.games.descent.stage import Stage, foe, hero, stage
from undercroft.engine.flow import CHANCE, Event
from undercroft.games.descent.attack.blow import Blow
from undercroft.games.descent.boxes import cards
from undercroft.games.descent.cards.vocabulary import DAMAGE, RANGE, WEAPON
from undercroft.games.descent.game import GAME
from undercroft.games.descent.state.state import FIRST_MONSTER
from undercroft.games.descent.telling.faces import faces as cards_drawn
from undercroft.games.descent.telling.shares import carried

MONSTER = FIRST_MONSTER


def seen(play: Stage, seat: int = 1) -> dict[str, Any]:
    return GAME.view(play.s, seat)


def attacks(play: Stage, weapon: str, target: str) -> list[dict[str, Any]]:
    """An attack at every event after its roll, with every die on its second face."""
    found: list[dict[str, Any]] = []

    def watch(event: Event) -> None:
        attack = seen(play)["attack"]
        if attack is not None and attack["sums"] is not None:
            found.append(attack)

    play("action:battle", f"attack:{weapon}")
    play.s.listener = watch
    play(target)
    while play.s.asks() and play.s.asks()[0].seat == CHANCE:
        play(dice=[2])
    assert found
    return found


@pytest.mark.rule("J-125")
@pytest.mark.parametrize("wounds", [1, 2])
def test_an_attack_says_whether_its_wounds_kill(wounds: int) -> None:
    beast = foe("beastman", (7, 4), wounds=wounds)
    play = stage(hero("mordrog", (6, 4), wear=["sword"]), monsters=[beast], turn="mordrog")
    assert seen(play)["monsters"][str(MONSTER)]["left"] == wounds
    shown = [struck for attack in attacks(play, "sword", "target:7,4") for struck in attack["attacked"]]
    assert shown
    for struck in shown:
        assert struck["kills"] == (struck["wounds"] >= wounds)


@pytest.mark.rule("J-376")
@pytest.mark.parametrize("kind", ["beastman", "ogre"])
def test_whoever_was_struck_has_lost_the_wounds_of_the_attack_already(kind: str) -> None:
    """Otherwise the table would deduct them twice, and show a living figure as dead."""
    play = stage(hero("mordrog", (6, 4), wear=["sword"]), monsters=[foe(kind, (7, 4))], turn="mordrog")
    wounds = seen(play)["monsters"][str(MONSTER)]["left"]
    before: list[tuple[bool, int]] = []

    def watch(event: Event) -> None:
        if event.id in ("descent-hits", "descent-wounded"):
            view = seen(play)
            [struck] = view["attack"]["attacked"]
            before.append((struck["struck"], view["monsters"][str(MONSTER)]["left"]))
            assert struck["kills"] == (struck["wounds"] >= wounds)

    play("action:battle", "attack:sword")
    play.s.listener = watch
    play("target:7,4", dice=[2, 2, 2, 2, 2])
    play(*play.open("strike"))
    (early, whole), (late, left) = before
    assert (early, whole, late) == (False, wounds, True)
    assert left < wounds


@pytest.mark.rule("J-125")
def test_of_a_sum_it_is_told_how_much_lies_on_the_dice() -> None:
    play = stage(hero("mordrog", (6, 4), wear=["sword"]), monsters=[foe("beastman", (7, 4))], turn="mordrog")
    for attack in attacks(play, "sword", "target:7,4"):
        for what in ("damage", "range"):
            [thrown, *_] = attack["sums"][f"{what}_parts"]
            assert thrown == {"name": "@descent-part-dice", "n": sum(die[what] for die in attack["dice"])}


@pytest.mark.rule("J-128", "J-308")
def test_range_and_damage_of_an_attack_are_told_part_by_part() -> None:
    here = hero("mordrog", (6, 4), wear=["sword", "sword"], skills=["mighty", "ambidextrous"])
    play = stage(here, monsters=[foe("giant", (7, 4))], turn="mordrog")
    *_, attack = attacks(play, "sword", "target:7,4")
    for what in ("range", "damage"):
        assert sum(part["n"] for part in attack["sums"][f"{what}_parts"]) == attack["sums"][what]
    names = {part["name"]: part["n"] for part in attack["sums"]["damage_parts"]}
    assert names["@descent-skill-mighty"] == 2
    assert names["@descent-skill-ambidextrous"] == 1
    assert names["@descent-item-sword"] == 1  # the other one
    play("surge:1")
    bought = seen(play)["attack"]["sums"]["damage_parts"]
    assert {"name": "@descent-part-surges", "n": 1} in bought


@pytest.mark.rule("J-128")
def test_what_a_monster_adds_to_its_dice_bears_its_name() -> None:
    play = stage(hero("mordrog", (6, 4)), monsters=[foe("beastman", (7, 4))], turn="overlord monsters")
    play(f"activate:{MONSTER}", "attack")
    found: list[Any] = []
    play.s.listener = lambda event: found.append(seen(play)["attack"])
    play("target:6,4", dice=[2, 2])
    sums = next(attack["sums"] for attack in found if attack and attack["sums"])
    assert {"name": "@descent-monster-beastman", "n": 1} in sums["damage_parts"]


@pytest.mark.rule("J-128")
def test_whatever_a_hero_has_the_parts_add_up_to_what_the_attack_has() -> None:
    play = stage(
        hero("mordrog", (6, 4)), monsters=[foe("ogre", (7, 4)), foe("skeleton", (9, 4))], turn="mordrog"
    )
    s = play("action:battle").s
    arms = [name for name, item in s.box.items.items() if item.kind == WEAPON]
    sheets = [(name, (), ()) for name in s.box.heroes]
    skills = [("mordrog", (name,), ()) for name in s.box.skills]
    worn = [("mordrog", (), (name,)) for name in s.box.items]
    for weapon in arms:
        for target in ("7,4", "9,4"):
            for sheet, skill, wear in [*sheets, *skills, *worn]:
                s.heroes[0], s.skills[0], s.worn[0] = sheet, skill, (weapon, *wear)
                blow = Blow(0, s.serial[0], weapon)
                blow.target = s.box.space_of[target]
                strike = blow.strike(s)
                for what, total in ((DAMAGE, strike.damage), (RANGE, strike.range)):
                    assert sum(by for _, by in carried(s, blow, what)) == total, (weapon, sheet, skill, wear)


@pytest.mark.rule("J-125")
@pytest.mark.parametrize("column", [7, 10])
def test_a_shot_says_whether_it_falls_short(column: int) -> None:
    far = foe("beastman", (column, 4))
    play = stage(hero("ispher", (5, 4), wear=["bow"]), monsters=[far], turn="ispher")
    for attack in attacks(play, "bow", f"target:{column},4"):
        sums = attack["sums"]
        assert sums["falls_short"] == (sums["range"] < sums["needed"])


@pytest.mark.rule("J-248")
def test_of_a_monster_with_secret_wounds_nobody_is_told_what_is_left() -> None:
    box = own_box(('announced = ["armor", "wounds"]', 'announced = ["armor"]'))
    play = own_stage(box, hero("mordrog", (6, 4)), hero("lyssa", (0, 5)), monsters=[foe("hask", (7, 4))])
    assert seen(play)["monsters"][str(MONSTER)]["left"] is None


def test_the_overlord_is_told_the_threat_that_a_card_lacks() -> None:
    play = stage(hero("mordrog", (6, 4)), threat=2, hand=["aim", "charge"])
    own = seen(play, 0)
    assert own["lacking"] == {name: cost - 2 for name, cost in own["prices"].items() if cost > 2}
    assert "lacking" not in seen(play)


def test_at_the_market_the_missing_coins_are_told() -> None:
    play = stage(hero("mordrog", None, coins=100), hero("lyssa"), turn="mordrog")("action:run", "market")
    task = seen(play)["task"]
    assert task["lacking"] == {name: cost - 100 for name, cost in task["prices"].items() if cost > 100}
    assert not play.about("buy") & set(task["lacking"])


def test_the_stop_of_a_space_is_the_cheapest_placement_that_covers_it() -> None:
    play = stage(hero("mordrog", (6, 4)), monsters=[foe("ogre", (8, 4))], turn="overlord monsters")
    play(f"activate:{MONSTER}")
    found = GAME.survey(play.s, 0)
    walks = {place: walk for place, walk in found["walks"].items() if walk["moves"]}
    for space, place in found["stops"].items():
        there = [walk for walk in walks.values() if space in walk["spaces"]]
        best = min((walk["fatigue"], walk["points"]) for walk in there)
        assert space in walks[place]["spaces"]
        assert (walks[place]["fatigue"], walks[place]["points"]) == best
    assert set(found["stops"]) == {space for walk in walks.values() for space in walk["spaces"]}


def test_the_most_deadly_shot_comes_first() -> None:
    who = hero("mordrog", (6, 4), wear=["dagger", "sword"])
    play = stage(who, monsters=[foe("beastman", (7, 4))], turn="mordrog")("action:battle")
    found = GAME.survey(play.s, 1)
    kills = [Fraction(found["chances"][shot["chance"]]["kill"]) for shot in found["lookouts"]["6,4"]["shots"]]
    assert len(kills) > 1
    assert kills == sorted(kills, reverse=True)


@pytest.mark.rule("J-115")
def test_an_attack_says_whether_it_is_a_miss() -> None:
    for first, missed in ((6, True), (1, False)):
        play = stage(hero("mordrog", (6, 4), wear=["sword"]), monsters=[foe("ogre", (7, 4))], turn="mordrog")
        play("action:battle", "attack:sword")
        told: list[Any] = []
        play.s.listener = lambda event: told.append(seen(play)["attack"])  # noqa: B023
        play("target:7,4", dice=[first, 1, 4, 4, 4])
        shown = [attack["missed"] for attack in told if attack is not None and attack["dice"]]
        assert shown
        assert set(shown) == {missed}


@pytest.mark.rule("J-333", "J-334")
@pytest.mark.parametrize(("kind", "rises"), [("master skeleton", True), ("skeleton", False)])
def test_of_whoever_is_killed_an_attack_says_whether_it_may_rise(kind: str, rises: bool) -> None:
    here = hero("mordrog", (6, 4), wear=["sword"], skills=["mighty"], fatigue=0)
    play = stage(here, monsters=[foe(kind, (7, 4), wounds=1)], turn="mordrog")
    [struck] = attacks(play, "sword", "target:7,4")[0]["attacked"]
    assert (struck["kills"], struck["rises"]) == (True, rises)


@pytest.mark.rule("J-333")
def test_a_kill_that_surges_have_bought_is_shown_with_all_wounds_and_nobody_rises_from_it() -> None:
    mage = hero("spiritspeaker-mok", (6, 4), fatigue=0, wear=["touch-of-death"])
    play = stage(mage, monsters=[foe("master skeleton", (7, 4))], turn="spiritspeaker-mok")
    play.s.health[MONSTER] = 90
    play("action:battle", "attack:touch-of-death", "target:7,4", dice=[1, 3, 3, 3, 3, 1, 1])
    [struck] = seen(play)["attack"]["attacked"]
    assert (struck["wounds"] < 90, struck["kills"], struck["rises"]) == (True, False, False)
    told: list[Any] = []
    play.s.listener = lambda event: told.append((event.id, seen(play)["attack"]))
    play("surge:1")
    [bought] = [attack for id, attack in told if id == "descent-buys-surge"]
    [struck] = bought["attacked"]
    assert (struck["wounds"], struck["kills"], struck["rises"]) == (90, True, False)


def test_cards_say_whether_they_may_be_of_use_while_others_play() -> None:
    faces = cards_drawn(cards())
    shown = {name for shelf in ("cards", "items", "skills", "heroes") for name, face in faces[shelf].items()
             if face.get("stops")}  # fmt: skip
    assert {"explosive-door", "ghost-armor", "alertness"} <= shown
    never = {"dark-charm", "doom", "bane-spider-swarm"}  # on the overlord's own turn
    assert not shown & {*never, "healing-potion", "knight", "sword"}  # on a hero's own turn, or not at all


@pytest.mark.rule("J-377")
def test_an_attack_is_on_the_table_until_it_is_over() -> None:
    """What may follow, such as the end of the game, does not show it once more as it was before it hit."""
    beast = foe("beastman", (7, 4), wounds=1)
    play = stage(hero("mordrog", (6, 4), wear=["sword"]), monsters=[beast], turn="mordrog")
    play("action:battle", "attack:sword")
    stages: list[str] = []

    def watch(_event: Event) -> None:
        attack = seen(play)["attack"]
        stages.append(attack["stage"] if attack else "over")

    play.s.listener = watch
    play("target:7,4", dice=[2, 2, 2, 2, 2])
    play(*play.open("strike"))
    assert stages[-1] == "hit"
    assert "rolled" not in stages[stages.index("hit") :]
    assert seen(play)["attack"] is None


@pytest.mark.rule("J-252", "J-253", "J-254")
def test_a_hero_who_is_told_to_wake_up_in_town_is_there() -> None:
    victim = hero("mordrog", (6, 4), wounds=1, coins=125)
    play = stage(victim, monsters=[foe("beastman", (7, 4))], turn="overlord monsters", conquest=9)
    told: list[tuple[str, int, int]] = []

    def watch(event: Event) -> None:
        if event.id == "descent-dies":
            [mordrog, *_] = seen(play)["heroes"]
            told.append((mordrog["space"], mordrog["wounds"], mordrog["coins"]))

    play.s.listener = watch
    play(f"activate:{MONSTER}", "attack", "target:6,4", dice=[1, 1])
    assert told == [("", 16, 75)]
