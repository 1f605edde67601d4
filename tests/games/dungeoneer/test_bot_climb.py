"""The heuristic bot on the way from level 1 to 10, and a solo legend who avoids what lies in wait."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.dungeoneer.serpent import legends
from tests.games.dungeoneer.table import GAME
from undercroft import bots
from undercroft.bots.dungeoneer.caution import costs_from, safest_move
from undercroft.bots.dungeoneer.climb import schools, tuition, wants_level
from undercroft.bots.dungeoneer.known import Known
from undercroft.bots.dungeoneer.sense import LATE, LONG_GAME, finds, is_late
from undercroft.engine.seat import Seat
from undercroft.games.dungeoneer.course.wiring import DungeoneerTable
from undercroft.lab.balance import longest
from undercroft.lab.dungeoneer import Witness

A, B = 0, 1
THRONE = {"throne-hall": [-1, 0]}  # it sells levels


def table(one: dict[str, Any], other: dict[str, Any] | None = None, **spec: Any) -> DungeoneerTable:
    """Roderik and Taenin with both sets; A begins a turn at heart."""
    legendary = spec.get("stage") == "legendary"
    names = [f"{'serpent_' if legendary else ''}{name}" for name in ("roderik-talus", "taenin-lightfoot")]
    players = [{"hero": names[A], **one}, {"hero": names[B], **(other or {})}]
    return GAME.scene({"set": "both", "players": players, "locations": [], **spec}, chance="explicit")


def choice(s: DungeoneerTable) -> str:
    """What the bot does now."""
    ask = s.asks()[0]
    return bots.get("dungeoneer", "heuristic", 1).choose(Seat(GAME, s, ask.seat), ask)


def test_a_hero_on_the_way_up_buys_a_level() -> None:
    assert choice(table({"at": "throne-hall", "glory": 4, "ap": 2}, map=THRONE)) == "use:location"
    assert choice(table({"at": "throne-hall", "glory": 3, "ap": 2}, map=THRONE)) != "use:location"
    grown = table({"at": "throne-hall", "glory": 9, "ap": 2, "level": 4}, map=THRONE)
    assert choice(grown) != "use:location"


def test_a_level_comes_before_a_search_in_the_same_place() -> None:
    seeker = {"at": "throne-hall", "glory": 4, "ap": 4, "quests": ["lost-reliquary"]}
    assert choice(table(seeker, map=THRONE)) == "use:location"


def test_it_walks_there_and_saves_the_glory() -> None:
    s = table({"glory": 4, "ap": 3}, map=THRONE)
    assert schools(Known(s), A) == {s.box.place_of["throne-hall"]: 1.0}
    assert tuition(Known(s), A) == 4
    assert choice(s) == "move:west"


@pytest.mark.parametrize(("own", "theirs", "wanted"), [(1, 0, True), (1, 1, False), (0, 1, False)])
def test_at_the_last_grade_only_who_leads_wants_the_end(own: int, theirs: int, wanted: bool) -> None:
    one, other = ({"done": ["magic-fish"][:own]}, {"done": ["slay-draky"][:theirs]})
    s = table(one, other, stage="legendary", map=THRONE)
    assert wants_level(Known(s), A) == wanted


def test_with_one_set_levels_are_not_bought_for_their_own_sake() -> None:
    players = [{"hero": "raka", "at": "throne-hall", "glory": 9}, {"hero": "kron-axereaver"}]
    s = GAME.scene({"players": players, "map": THRONE}, chance="explicit")
    assert not wants_level(Known(s), A)
    assert schools(Known(s), A) == {}


def test_a_quest_without_hope_is_exchanged_at_the_entrance() -> None:
    """Roderik with magic 1 cannot read the black book, but anybody may catch the fish."""
    hopeless = table({"glory": 2, "quests": ["read-the-black-book"]})
    assert choice(hopeless) == "use:location"
    assert choice(table({"glory": 2, "quests": ["magic-fish"]})) != "use:location"


def test_a_card_that_explores_is_played_for_the_rest_of_it_where_all_is_explored() -> None:
    card = "serpent_map-of-the-temple"
    hero = {"level": 10, "hand": [card], "glory": 2, "quests": ["serpent_steal-the-egg"]}
    way = {"at": "serpent_crossroads", **hero}
    places = {"serpent_crossroads": [0, -1], "serpent_egg-chamber": [0, -2]}
    tired = table({**way, "ap": 0}, stage="legendary", map=places)
    assert choice(tired) == f"play:{card}"
    assert choice(table({**way, "ap": 1}, stage="legendary", map=places)).startswith("move:")


def test_late_in_a_game_a_level_for_sale_comes_before_a_fight() -> None:
    """Nobody rises to the next grade before the last hero has the levels of this one."""
    rich = {"at": "crossing", "glory": 60, "ap": 4, "quests": []}
    tunnel = {"crossing": [-1, 0], "throne-hall": [-2, 0]}
    late = {"round": LATE * LONG_GAME, "common": [], "quests": []}
    assert choice(table(rich, {"at": "crossing"}, map=tunnel, **late)) == "move:west"
    grown = table({**rich, "level": 4}, {"at": "crossing"}, map=tunnel, **late)
    assert choice(grown).startswith("attack:1:")


def test_on_the_long_way_up_a_bane_is_shaken_off() -> None:
    """With 1 AP a turn no level could ever be bought."""
    held = {"at": "throne-hall", "glory": 60, "ap": 1, "items": ["grasping-hands"]}
    assert choice(table(held, map=THRONE)) == "use:grasping-hands"


def test_the_nearest_entrance_counts_for_a_search() -> None:
    """Four steps from one entrance, but next to the other: nothing that needs 9+ is ever found there."""
    ways = {
        "crossing": [-1, 0],
        "flooded-drain": [-2, 0],
        "serpent_root-passage": [-3, 0],
        "processional": [-4, 0],
    }
    seeker = {"at": "processional", "ap": 3, "quests": ["the-sealed-urn"]}
    lone = table(seeker, map=ways)
    near = table(seeker, map={**ways, "serpent_temple-gate": [-5, 0]})
    assert choice(lone) == "search:the-sealed-urn"
    assert choice(near) != "search:the-sealed-urn"
    place, quest = near.box.place_of["processional"], near.box.quests["the-sealed-urn"]
    assert [finds(Known(s), A, quest, place) for s in (lone, near)] == [1 / 6, 0.0]


@pytest.mark.parametrize(
    ("spec", "enters"),
    [({}, False), ({"hurt": {"defeat-nakari": 4}}, True), ({"round": LATE}, True)],
    ids=["too strong", "nearly slain", "late"],
)
def test_no_goal_is_worth_a_way_through_a_lair_without_hope(spec: dict[str, Any], enters: bool) -> None:
    ways = {"nakaris-lair": [0, -1], "acid-pool": [0, -2]}
    hero = {"hero": "elendus-sular", "quests": ["lead-the-captives-out"], "health": 8, "ap": 3}
    s = legends(hero, {}, map=ways, locations=[], **spec)
    assert (choice(s) == "move:north") == enters


def test_a_long_game_is_late_later() -> None:
    assert is_late(
        Known(GAME.scene({"players": [{"hero": "raka"}, {"hero": "kron-axereaver"}], "round": LATE}))
    )
    assert not is_late(Known(table({}, round=LATE)))
    assert is_late(Known(table({}, round=LATE * LONG_GAME)))


# -- how such games are measured ------------------------------------------------------------------------


def test_heroes_are_counted_by_the_card_they_began_with() -> None:
    s = table({}, stage="legendary")
    assert s.heroes == ["serpent_roderik-talus", "serpent_taenin-lightfoot"]
    assert Witness(s).heroes(s) == ["roderik-talus", "taenin-lightfoot"]


def test_games_with_both_sets_may_take_longer() -> None:
    assert longest("dungeoneer", {"set": "both"}) == 3 * longest("dungeoneer", {"set": "tomb"})


# -- a legend alone ------------------------------------------------------------------------------------


DETOUR = {"sunken-passage": [-1, -2], "root-passage": [-1, -1], "gallery-of-skins": [-1, 0]}


def alone(health: int = 18) -> DungeoneerTable:
    """Roderik in the brood tunnel: two steps over the crossroads to the gate, or four with little peril."""
    places = {"brood-tunnel": [0, -2], "crossroads": [0, -1], **DETOUR}
    player = {"hero": "serpent_roderik-talus", "at": "serpent_brood-tunnel", "health": health}
    map = {f"serpent_{name}": cell for name, cell in places.items()}
    return GAME.scene({"set": "serpent", "players": [player], "map": map, "locations": []})


def test_a_way_costs_its_steps_and_what_lies_in_wait() -> None:
    s = alone()
    found = costs_from(Known(s), A)
    gate, crossroads = s.box.place_of["serpent_temple-gate"], s.box.place_of["serpent_crossroads"]
    assert found[s.place[A]] == 0
    assert found[crossroads] > 2.0  # a step, and four dice of which each brings a card in four of six
    assert found[gate] > found[crossroads] + 1


@pytest.mark.parametrize(("health", "way"), [(18, "move:south"), (6, "move:west")])
def test_who_is_badly_hurt_goes_around_the_crossroads(health: int, way: str) -> None:
    s = alone(health)
    moves = [option for option in s.asks()[0].options if option.startswith("move:")]
    assert safest_move(Known(s), A, s.box.place_of["serpent_temple-gate"], moves) == way
