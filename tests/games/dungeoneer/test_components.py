"""What cards and points are, and what happens to them (rules, section 2)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.dungeoneer.serpent import SET
from tests.games.dungeoneer.table import GAME, heard, options, play, player, printed, scene, view, why_not
from tests.games.dungeoneer.turns import next_turn, until
from undercroft.games.dungeoneer.boxes import TOMB_SET as BOX
from undercroft.games.dungeoneer.cards.reader import CardSet
from undercroft.games.dungeoneer.cards.vocabulary import CATEGORIES, HEROIC, KINDS, LASTS, WINDOWS
from undercroft.games.dungeoneer.course.wiring import DungeoneerTable
from undercroft.locale import voice

CROSSING = {"crossing": [0, -1]}


def names(s: DungeoneerTable, seat: int) -> list[str]:
    """A hero's cards in play."""
    return [item["name"] for item in player(s, seat)["items"]]


def threatened(hand: list[str], **hero: Any) -> DungeoneerTable:
    """The first player is Dungeonlord; the second hero stands in the crossing with plenty of peril."""
    return scene(
        {"hero": "kron-axereaver", "hand": hand},
        {"hero": "roderik-talus", "at": "crossing", "peril": 9, **hero},
        map=CROSSING,
        phase="villainy",
    )


# -- heroes and points -------------------------------------------------------------------------------


@pytest.mark.rule("D-010")
@pytest.mark.parametrize("level", [1, 2, 3, 4])
@pytest.mark.parametrize("name", list(BOX.heroes))
def test_a_hero_has_the_values_of_the_level_the_health_and_the_limits_of_the_card(
    name: str, level: int
) -> None:
    card = BOX.heroes[name]
    other = next(each for each in BOX.heroes if each != name)
    hero = player(scene({"hero": name, "level": level}, {"hero": other}), 0)
    assert tuple(hero["values"].values()) == card.levels[level - 1]
    assert hero["health"] == card.health
    assert hero["limits"] == {"boons": card.boons, "treasures": card.treasures}


@pytest.mark.rule("D-011", "D-055")
@pytest.mark.parametrize(("name", "level"), [("kron-axereaver", 1), ("taenin-lightfoot", 1), ("raka", 4)])
def test_speed_gives_the_action_points(name: str, level: int) -> None:
    s = scene({"hero": name, "level": level}, {"hero": "roderik-talus"}, phase="reset")
    assert player(s, 0)["ap"] == player(s, 0)["values"]["speed"] == printed(name, "speed", level)


@pytest.mark.rule("D-012")
def test_each_wound_takes_a_health_and_the_last_one_defeats() -> None:
    s = threatened(["zombie", "zombie"], health=2)
    events = heard(s)
    play(s, "play:zombie@1", "play:zombie@1", 6, 6, 1, 1)
    told = [event for event in events if event.id in ("dungeoneer-wounded", "dungeoneer-defeated")]
    assert [event.args.get("health") for event in told] == [1, 0, None]


@pytest.mark.rule("D-013", "D-322")
def test_glory_and_peril_have_no_upper_limit() -> None:
    s = play(scene({"glory": 99, "peril": 99}, {}, map={"corner": [-1, 0]}), "move:west")
    assert (player(s, 0)["glory"], player(s, 0)["peril"]) == (100, 101)


@pytest.mark.rule("D-013")
def test_glory_does_not_fall_below_0() -> None:
    s = play(threatened(["grave-wraith"]), "play:grave-wraith@1", 6, 1)
    assert (player(s, 1)["health"], player(s, 1)["glory"]) == (5, 0)


@pytest.mark.rule("D-013")
def test_peril_does_not_fall_below_0() -> None:
    pilgrim = "the-last-pilgrim"
    s = scene({"at": "chapel", "quests": [pilgrim], "escorts": [pilgrim]}, {}, map={"chapel": [0, -1]})
    play(s, f"deliver:{pilgrim}")  # reward: heal 2, lose peril 1
    assert player(s, 0)["peril"] == 0


@pytest.mark.rule("D-013")
def test_action_points_do_not_fall_below_0() -> None:
    s = scene(
        {"hand": ["spider-silk"]}, {"peril": 2, "hero": "kron-axereaver"}, map=CROSSING, phase="villainy"
    )
    play(s, "play:spider-silk", "location:crossing")
    s = until(s, 1)
    s.ap[1] = 1
    play(s, "move:north", 1)  # melee 5 fails at 1 + 3: lose 1 AP, with none left
    assert (player(s, 1)["place"], player(s, 1)["ap"]) == ("crossing", 0)


@pytest.mark.rule("D-013")
def test_health_does_not_fall_below_0() -> None:
    s = scene({"at": "crossing", "hand": ["mighty-blow"], "glory": 2}, {"at": "crossing", "health": 1}, {},
              map=CROSSING)  # fmt: skip
    play(s, "attack:1:melee", "play:mighty-blow", 6, 1)  # 2 wounds
    assert player(s, 1)["health"] == 0


@pytest.mark.rule("D-013")
def test_recovery_stops_at_the_printed_health() -> None:
    s = play(scene({"items": ["potion-of-healing"], "health": 5}, {}), "use:potion-of-healing")  # heals 2
    assert player(s, 0)["health"] == 6


@pytest.mark.rule("D-014", "D-062")
@pytest.mark.parametrize(
    ("card", "phase", "option", "points"),
    [
        ("dungeon-sense", "heroics", "play:dungeon-sense", [(4, 5), (5, 5)]),
        ("backpack", "heroics", "play:backpack", [(4, 5), (5, 5)]),
        ("grasping-hands", "villainy", "play:grasping-hands@1", [(5, 5), (5, 3)]),
        ("skeleton", "villainy", "play:skeleton@1", [(5, 5), (5, 4)]),
    ],
)
def test_glory_pays_for_boons_and_treasures_and_peril_for_banes_and_encounters(
    card: str, phase: str, option: str, points: list[tuple[int, int]]
) -> None:
    s = scene({"hand": [card], "glory": 5, "peril": 5}, {"glory": 5, "peril": 5}, phase=phase)
    play(s, option)
    assert [(player(s, seat)["glory"], player(s, seat)["peril"]) for seat in (0, 1)] == points


# -- adventure cards ---------------------------------------------------------------------------------


@pytest.mark.rule("D-015", "D-016")
@pytest.mark.parametrize("box", [BOX, SET], ids=["tomb", "serpent"])
def test_every_adventure_card_has_a_cost_a_time_a_duration_a_kind_and_a_subtype(box: CardSet) -> None:
    for card in box.cards.values():
        assert card.x or card.cost >= 1, card.name
        assert KINDS[card.kind] in ("boon", "treasure", "bane", "encounter")
        assert LASTS[card.lasts] in ("instant", "permanent", "attachment")
        assert card.type, card.name
        own_phase = "heroics" if card.is_glory() else "villainy"
        assert WINDOWS[card.window] in (own_phase, "response", "anytime", "before roll", "after roll")


@pytest.mark.rule("D-016")
@pytest.mark.parametrize(
    ("card", "phase"), [("backpack", "villainy"), ("skeleton", "heroics"), ("scare", "heroics")]
)
def test_a_card_is_played_at_its_time_only(card: str, phase: str) -> None:
    s = scene({"hand": [card, "stumble", "second-wind"], "glory": 5}, {"peril": 5}, phase=phase)
    assert not [option for option in options(s, 0) if card in option]
    option = "play:skeleton@1" if card == "skeleton" else f"play:{card}"
    assert why_not(s, 0, option) == "D-016"


@pytest.mark.rule("D-017", "D-122")
def test_a_card_works_only_once_it_is_played_and_paid_for() -> None:
    s = scene({"hand": ["boot-of-ala-hazad", "backpack"], "glory": 4}, {})
    speed = printed("roderik-talus", "speed")
    assert player(s, 0)["values"]["speed"] == speed
    play(s, "play:boot-of-ala-hazad")
    assert player(s, 0)["values"]["speed"] == speed + 1
    assert player(s, 0)["limits"]["treasures"] == 3
    play(s, "play:backpack")
    assert player(s, 0)["limits"]["treasures"] == 5


@pytest.mark.rule("D-018", "D-050")
def test_an_instant_card_is_discarded_and_works_to_the_end_of_the_turn_only() -> None:
    s = threatened(["undead-awakening", "zombie"])
    play(s, "play:undead-awakening")
    assert view(s)["discard"] == ["undead-awakening"]
    play(s, "play:zombie@1", 2)
    assert view(s)["battle"]["foes"][0]["attack"] == [2, 5]  # melee 2, and 1 for the awakening
    s = scene({"hand": ["undead-awakening"], "peril": 9}, {"peril": 9, "hand": ["zombie"]}, phase="villainy")
    play(s, "play:undead-awakening")
    play(next_turn(s, "villainy"), "play:zombie@0", 2)
    assert view(s)["battle"]["foes"][0]["attack"] == [2, 4]


@pytest.mark.rule("D-019")
def test_a_permanent_card_stays_in_play() -> None:
    s = scene({"hand": ["sure-footing"], "glory": 3, "items": ["backpack"]}, {})
    play(s, "play:sure-footing")
    assert not [option for option in options(s, 0) if "discard" in option]  # nobody throws one away
    s = until(next_turn(s), 0)
    assert names(s, 0) == ["sure-footing", "backpack"]


@pytest.mark.rule("D-019")
def test_a_permanent_card_goes_when_another_card_says_so() -> None:
    s = threatened(["forgetting"], items=["sure-footing", "lucky-star"])
    play(s, "play:forgetting@1", "card:lucky-star@1")
    assert names(s, 1) == ["sure-footing"]
    assert view(s)["discard"] == ["lucky-star", "forgetting"]


@pytest.mark.rule("D-019")
def test_when_a_limit_falls_the_player_discards_the_excess_of_their_choice() -> None:
    four = ["grave-iron", "thorn-mail", "ember-ring", "tower-shield"]
    s = threatened(["light-fingers"], items=["backpack", *four])
    play(s, "play:light-fingers@1", "card:backpack@1")
    assert options(s, 1) == tuple(f"card:{name}@1" for name in four)
    play(s, "card:ember-ring@1")
    assert names(s, 1) == ["grave-iron", "thorn-mail", "tower-shield"]
    assert view(s)["discard"] == ["ember-ring", "light-fingers"]


@pytest.mark.rule("D-020", "D-119")
def test_only_permanent_cards_fill_up_the_limits() -> None:
    boons = ["sure-footing", "lucky-star", "night-watch"]
    hand = ["mend-wounds", "rune-of-warding", "blessings-of-nakari"]
    s = scene({"items": [*boons, "ember-ring"], "hand": hand, "glory": 9, "health": 4}, {})
    assert "play:blessings-of-nakari" not in options(s, 0)  # a fourth permanent boon
    assert why_not(s, 0, "play:blessings-of-nakari") == "D-117"
    play(s, "play:mend-wounds", "pay:1", "play:rune-of-warding")
    assert player(s, 0)["health"] == 5


@pytest.mark.rule("D-020")
def test_banes_fill_up_no_limit() -> None:
    banes = ["grasping-hands", "price-on-the-head"]
    s = scene({"items": [*banes, "lucky-star", "night-watch"], "hand": ["sure-footing"], "glory": 1}, {})
    assert "play:sure-footing" in options(s, 0)


# -- attachments -------------------------------------------------------------------------------------


@pytest.mark.rule("D-021")
def test_an_attachment_lies_under_its_host() -> None:
    s = scene({"items": ["ember-ring", "grave-iron"], "hand": ["whetstone"], "glory": 1}, {})
    play(s, "play:whetstone")
    assert [item["attached"] for item in player(s, 0)["items"]] == [[], ["whetstone"]]
    assert player(s, 0)["values"]["melee"] == 2 + 1 + 1


@pytest.mark.rule("D-021")
def test_without_a_host_an_attachment_cannot_be_played() -> None:
    s = scene({"items": ["ember-ring"], "hand": ["whetstone"], "glory": 1}, {})
    assert "play:whetstone" not in options(s, 0)


KNIGHTS = [["bone-knight", 1], "bone-knight"]


def knights(s: DungeoneerTable, seat: int) -> list[tuple[int, list[str]]]:
    """The wounds of a pack's monsters, and what lies under them."""
    return [(beast["wounds"], beast["attached"]) for beast in player(s, seat)["pack"]]


@pytest.mark.rule("D-021", "D-220")
def test_of_unequal_monsters_of_one_name_the_player_chooses_the_host() -> None:
    s = scene({"pack": KNIGHTS, "hand": ["spiked-collar"]}, {"peril": 9}, phase="villainy")
    play(s, "play:spiked-collar")
    assert options(s, 0) == ("beast:bone-knight@0", "beast:bone-knight#2@0")  # the first is wounded
    told = heard(s)
    play(s, "beast:bone-knight#2@0")
    assert knights(s, 0) == [(1, []), (0, ["spiked-collar"])]
    assert [event.args["host"] for event in told if event.id == "dungeoneer-attaches"] == [
        "@dungeoneer-card-bone-knight"
    ]
    labels = [voice("en")(GAME.describe(s, 0, key).label) for key in options(s, 0) if key.startswith("pack")]
    assert labels == [
        "From the pack: “Bone Knight” (1 wound) against Kron Axereaver (4 peril)",
        "From the pack: “Bone Knight” with “Spiked Collar” against Kron Axereaver (4 peril)",
    ]


@pytest.mark.rule("D-220")
@pytest.mark.parametrize(("key", "left"), [("bone-knight", 0), ("bone-knight#2", 1)])
def test_who_discards_from_a_pack_chooses_among_unequal_monsters_of_one_name(key: str, left: int) -> None:
    s = scene({"at": "kennel-run", "glory": 1}, {"pack": KNIGHTS}, map={"kennel-run": [1, 0, 1]})
    play(s, "use:location")
    assert options(s, 0) == ("beast:bone-knight@1", "beast:bone-knight#2@1")
    assert GAME.describe(s, 0, f"beast:{key}@1").objects == [f"pack:{key}@1"]
    play(s, f"beast:{key}@1")
    assert knights(s, 1) == [(left, [])]


@pytest.mark.rule("D-022")
def test_an_attachment_is_discarded_with_its_host() -> None:
    s = scene({"items": [["grave-iron", "whetstone"]]}, {}, phase="discard")
    play(s, "discard-treasure:grave-iron")
    assert view(s)["discard"] == ["grave-iron", "whetstone"]


@pytest.mark.rule("D-022")
def test_what_is_attached_to_a_monster_goes_with_it() -> None:
    s = scene({"pack": ["zombie"], "hand": ["spiked-collar"]}, {"peril": 9}, phase="villainy")
    play(s, "play:spiked-collar", "pack:zombie@1", 1)
    assert view(s)["battle"]["foes"][0]["attack"] == [1, 1 + 2 + 1]
    play(s, 6)  # 6 + 3 slays it
    assert sorted(view(s)["discard"]) == ["spiked-collar", "zombie"]


@pytest.mark.rule("D-023")
def test_an_attachment_is_discarded_when_its_host_returns_to_the_hand() -> None:
    s = scene({"at": "armoury", "items": [["grave-iron", "whetstone"]]}, {}, map={"armoury": [1, 0]})
    play(s, "use:location")
    assert view(s, 0)["hand"] == ["grave-iron"]
    assert view(s)["discard"] == ["whetstone"]


@pytest.mark.rule("D-023")
def test_a_monster_that_returns_to_the_hand_leaves_its_collar_behind() -> None:
    s = scene({"pack": ["zombie"], "hand": ["spiked-collar"]}, {"peril": 9}, phase="villainy")
    play(s, "play:spiked-collar", "pack:zombie@1", 6, 1, "to-hand")
    assert view(s, 0)["hand"] == ["zombie"]
    assert view(s)["discard"] == ["spiked-collar"]


@pytest.mark.rule("D-024", "D-119")
def test_an_attachment_counts_against_no_limit() -> None:
    full = {"items": ["grave-iron", "thorn-mail", "ember-ring"], "pack": ["zombie", "ghost", "ghoul"]}
    hand = ["whetstone", "rune-of-warding"]
    s = scene({**full, "hand": hand, "glory": 2}, {})
    play(s, "play:whetstone", "play:rune-of-warding", "card:grave-iron@0")
    assert [item["attached"] for item in player(s, 0)["items"]] == [["whetstone", "rune-of-warding"], [], []]
    s = scene({**full, "hand": ["spiked-collar"]}, {"peril": 9}, phase="villainy")
    play(s, "play:spiked-collar", "beast:ghost@0", "pack:ghost@1", "form:magic", "fight", 6, 1, "to-pack")
    assert [beast["name"] for beast in player(s, 0)["pack"]] == ["zombie", "ghoul", "ghost"]


# -- monsters, locations, quests ---------------------------------------------------------------------


@pytest.mark.rule("D-025")
def test_a_monster_without_health_is_discarded() -> None:
    s = play(threatened(["zombie"]), "play:zombie@1", 1, 6)
    assert view(s)["discard"] == ["zombie"]
    assert (view(s, 0)["hand"], player(s, 0)["pack"]) == ([], [])


@pytest.mark.rule("D-025")
def test_a_monster_with_health_left_is_not() -> None:
    s = play(threatened(["legion"]), "play:legion@1", 6, 1, 6)
    assert view(s)["battle"]["foes"][0]["health"] == 1
    assert options(s, 0) == ("to-pack", "to-discard")


@pytest.mark.rule("D-026")
def test_a_monster_is_in_a_location_only_while_it_attacks() -> None:
    s = threatened(["zombie"])
    assert (view(s)["battle"], view(s, 0)["hand"]) == (None, ["zombie"])
    play(s, "play:zombie@1")
    assert view(s)["battle"]["place"] == "crossing"
    assert [foe["key"] for foe in view(s)["battle"]["foes"]] == ["card:zombie"]
    assert (view(s, 0)["hand"], player(s, 0)["pack"]) == ([], [])
    play(s, 2, 2, "to-pack")
    assert view(s)["battle"] is None
    assert [beast["name"] for beast in player(s, 0)["pack"]] == ["zombie"]


@pytest.mark.rule("D-027")
def test_a_location_is_a_room_or_a_passage_with_glory_peril_and_four_exits() -> None:
    s = scene({}, {}, map={"library": [1, 0], "corner": [-1, 0]})
    shown = view(s)["map"]
    library = shown["library"]
    assert (library["type"], shown["corner"]["type"]) == ("room", "passage")
    card = BOX.locations["library"]
    assert (library["glory"], library["peril"]) == (card.glory, card.peril)
    assert {side: each["kind"] for side, each in library["exits"].items()} == {
        "north": "wall",
        "east": "open",
        "south": "open",
        "west": "trap",
    }
    assert BOX.locations["library"].effects
    assert not BOX.locations["corner"].effects


@pytest.mark.rule("D-029")
def test_a_quest_has_a_category_a_grade_a_place_a_condition_a_reward_and_perhaps_a_monster() -> None:
    for quest in BOX.quests.values():
        assert CATEGORIES[quest.category]
        assert quest.grade == HEROIC
        assert quest.at
        assert quest.reward is not None
        assert quest.reward.do
        price = quest.price
        paid = price.glory + price.ap + price.health + price.cards + price.boons + price.treasures
        assert quest.target or quest.value or quest.fighter or paid or quest.to, quest.name
        assert (quest.fighter is not None) == (CATEGORIES[quest.by] == "hunt")
    s = scene({"quests": ["slay-draky"]}, {})
    shown = player(s, 0)["quests"][0]
    assert (shown["category"], shown["grade"], shown["at"]) == ("hunt", "heroic", ["inner-sanctum"])
