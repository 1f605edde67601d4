"""Variants of setup, map, quests and cards; those about action points are in test_variants_ap."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.dungeoneer.table import GAME, asked, options, play, player, scene, view, why_not
from undercroft.engine.flow import CHANCE
from undercroft.games.dungeoneer.boxes import TOMB
from undercroft.games.dungeoneer.course.wiring import DungeoneerTable

A, B, C = 0, 1, 2


def new(*variants: str, seats: int = 3) -> DungeoneerTable:
    """A new game with these variants; the test answers for chance."""
    return GAME.new(seats, options=dict.fromkeys(variants, True), chance="explicit")


def chance(s: DungeoneerTable, *outcomes: str) -> DungeoneerTable:
    """What chance brings, one after another."""
    for outcome in outcomes:
        s.apply(CHANCE, outcome)
    return s


# -- no white spots ----------------------------------------------------------------------------------


def quests_dealt(common: str = "magic-fish") -> DungeoneerTable:
    """Three players, quests dealt; the common one is known."""
    s = new("no_white_spots")
    for quest in [name for name in TOMB.quests if name != common][:6]:
        chance(s, quest)
    return chance(s, common)


def dealt(entrance_to: int = B) -> DungeoneerTable:
    """All locations are dealt out, the entrance to this seat."""
    s = quests_dealt()
    names = [location.name for location in TOMB.locations if not location.entrance]
    names.insert(entrance_to, "tomb-antechamber")
    return chance(s, *names)


DEALT = [  # what dealt(B) gives to each seat
    [name for number, name in enumerate(order) if number % 3 == seat]
    for order in [["troll-bridge", "tomb-antechamber", *[each.name for each in TOMB.locations[2:]]]]
    for seat in range(3)
]


def on_the_map(s: DungeoneerTable) -> set[str]:
    """The locations that lie on the table."""
    return {*view(s)["map"]}


def lay_all(s: DungeoneerTable) -> list[tuple[int, str]]:
    """Lay everything in the first spot offered; returns who laid what, in order."""
    laid: list[tuple[int, str]] = []
    while asked(s) != CHANCE:
        sizes = [player(s, seat)["dealt_size"] for seat in range(s.seats)]
        before = on_the_map(s)
        play(s, options(s, asked(s))[0])
        for seat, size in enumerate(sizes):
            if player(s, seat)["dealt_size"] < size and on_the_map(s) - before:
                laid += [(seat, name) for name in on_the_map(s) - before if name in DEALT[seat]]
    return laid


@pytest.mark.rule("D-277")
def test_no_white_spots_quests_first_then_all_locations_one_by_one_and_hidden() -> None:
    s = quests_dealt()
    assert [len(player(s, seat)["quests"]) for seat in range(3)] == [2, 2, 2]
    assert [quest["name"] for quest in view(s)["common"]] == ["magic-fish"]
    assert [player(s, seat)["dealt_size"] for seat in range(3)] == [0, 0, 0]
    s = dealt()
    assert [player(s, seat)["dealt_size"] for seat in range(3)] == [8, 6, 7]  # B's eighth lies in the middle
    assert view(s, A)["dealt"] == sorted(DEALT[A])
    assert view(s)["dealt"] is None


@pytest.mark.rule("D-278")
@pytest.mark.parametrize("holder", [A, B, C])
def test_no_white_spots_the_holder_of_the_entrance_lays_it_and_begins_the_game(holder: int) -> None:
    s = dealt(holder)
    (entrance,) = view(s)["map"].values()
    assert (entrance["name"], entrance["x"], entrance["y"]) == ("tomb-antechamber", 0, 0)
    assert asked(s) == (holder + 1) % 3  # the entrance was the first player's card
    while view(s)["phase"] == "setup":
        s.apply(asked(s), s.asks()[0].options[0])
    assert view(s)["active"] == holder


@pytest.mark.rule("D-279", "D-280")
def test_no_white_spots_clockwise_one_each_and_the_place_of_the_common_quest_last() -> None:
    s = dealt(B)
    assert "location:troll-bridge" not in options(s, C) + options(s, A)
    laid = lay_all(s)
    assert [seat for seat, _ in laid][:12] == [C, A, B] * 4
    assert laid[-1] == (A, "troll-bridge")  # dealt to A
    assert len(on_the_map(s)) == 22
    assert [player(s, seat)["dealt_size"] for seat in range(3)] == [0, 0, 0]


@pytest.mark.rule("D-360")
def test_no_white_spots_there_is_no_locations_phase_and_nothing_to_explore() -> None:
    s = dealt(B)
    lay_all(s)
    assert view(s)["locations_left"] == 0
    while view(s)["phase"] != "heroics":
        assert s.asks()[0].prompt != "dungeoneer-ask-place"
        s.apply(asked(s), s.asks()[0].options[-1])
    assert player(s, B)["ap"] > 0
    assert "explore" not in options(s, B)
    assert why_not(s, B, "explore") == "D-098"


@pytest.mark.rule("D-360")
def test_no_white_spots_a_common_quest_whose_location_never_fitted_makes_way() -> None:
    s = dealt(B)
    s.dealt[A] = tuple(name for name in s.dealt[A] if name != "troll-bridge")  # as if it fitted nowhere
    lay_all(s)
    open_quests = {quest for quests in s.quests for quest in quests}
    assert set(s.asks()[0].options) == {*TOMB.quests} - open_quests - {"magic-fish"}
    chance(s, "the-sealed-urn")
    assert [quest["name"] for quest in view(s)["common"]] == ["the-sealed-urn"]


@pytest.mark.rule("D-360")
@pytest.mark.parametrize(
    ("variants", "common"), [(["no_white_spots"], "dice-with-the-dead"), ([], "vow-of-poverty")]
)
def test_no_white_spots_so_does_one_that_is_drawn_later(variants: list[str], common: str) -> None:
    s = scene(
        {"hero": "raka", "at": "troll-bridge"},
        {"hero": "necromancer"},
        map={"troll-bridge": [1, 0], "crossing": [0, 1]},
        locations=[],
        common=["magic-fish"],
        quests=["vow-of-poverty", "slay-draky", "dice-with-the-dead"],  # two of places that are not there
        options=variants,
    )
    play(s, "attempt:magic-fish", 5)
    assert [quest["name"] for quest in view(s)["common"]] == [common]


# -- resurrection ------------------------------------------------------------------------------------


def slain(*, seats: int = 3, at: str = "crossing", **hero: Any) -> DungeoneerTable:
    """A zombie has killed B's hero (Roderik) on A's turn; Kron and Raka are in play, too."""
    others = [{"hero": "raka"}] if seats == 3 else []
    s = scene(
        {"hero": "kron-axereaver", "hand": ["zombie"]},
        {"hero": "roderik-talus", "at": at, "health": 1, "peril": 2, **hero},
        *others,
        map={"crossing": [0, -1], "crypt": [0, -2, 1]},
        phase="villainy",
        options=["resurrection"],
        deck=["scare", "blink", "rust", "ghost", "backpack"],
    )
    return play(s, "play:zombie@1", 6, 1)


@pytest.mark.rule("D-281")
def test_resurrection_the_player_picks_any_hero_not_in_play_and_plays_on() -> None:
    s = slain()
    assert asked(s) == B
    free = {name for name in TOMB.heroes if name not in ("kron-axereaver", "raka")}
    assert set(options(s, B)) == {f"choose:{name}" for name in free}  # Roderik again, too
    play(s, "choose:taenin-lightfoot")
    risen = player(s, B)
    assert (risen["hero"], risen["level"], risen["health"]) == ("taenin-lightfoot", 1, 6)
    assert (risen["place"], risen["out"]) == ("tomb-antechamber", False)
    assert asked(s) == A  # the battle of A's turn goes on with the lair
    assert slain(seats=2).result() is None  # nobody is the last hero


@pytest.mark.rule("D-281")
def test_resurrection_a_hero_defeated_on_their_own_turn_ends_it() -> None:
    s = scene(
        {"hero": "roderik-talus", "health": 1, "ap": 3},
        {"hero": "raka"},
        map={"spiked-hall": [0, -1]},
        options=["resurrection"],
    )
    play(s, "move:north", "pass", 1)  # speed 3 + 1 does not pass 5
    assert asked(s) == A
    play(s, "choose:roderik-talus")
    while asked(s) == CHANCE:
        s.apply(CHANCE, s.asks()[0].options[0])
    assert view(s)["active"] == B
    assert player(s, A)["place"] == "tomb-antechamber"


@pytest.mark.rule("D-283")
def test_resurrection_of_several_entrances_the_left_neighbour_chooses(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(TOMB.locations[TOMB.place_of["crypt"]], "entrance", True)
    s = play(slain(), "choose:roderik-talus")
    assert asked(s) == C
    assert set(options(s, C)) == {"location:tomb-antechamber", "location:crypt"}
    play(s, "location:crypt")
    assert player(s, B)["place"] == "crypt"


@pytest.mark.rule("D-284")
def test_resurrection_cards_are_lost_points_and_quests_are_kept() -> None:
    s = slain(
        level=2,
        glory=4,
        peril=5,
        hand=["blessings-of-nakari", "whetstone"],
        items=["thorn-mail", ["grave-iron", "rune-of-warding"]],
        pack=["skeleton"],
        quests=["the-last-pilgrim", "slay-draky"],
        escorts=["the-last-pilgrim"],
        done=["magic-fish"],
    )
    play(s, "choose:roderik-talus")
    risen = player(s, B)
    assert (risen["items"], risen["pack"]) == ([], [])
    assert view(s, B)["hand"] == sorted(["scare", "blink", "rust", "ghost", "backpack"])
    lost = {"blessings-of-nakari", "whetstone", "thorn-mail", "grave-iron", "rune-of-warding", "skeleton"}
    assert set(view(s)["discard"]) == lost
    assert [quest["name"] for quest in risen["quests"]] == ["the-last-pilgrim", "slay-draky"]
    assert risen["done"] == ["magic-fish"]
    assert (risen["glory"], risen["peril"]) == (4, 3)  # 2 went for the zombie, the entrance gives none
    (escort,) = view(s)["escorts"]
    assert (escort["carrier"], escort["place"], escort["owner"]) == (None, "crossing", B)


# -- hero choice, optional discard -------------------------------------------------------------------


@pytest.mark.rule("D-285")
def test_hero_choice_goes_round_from_the_first_player() -> None:
    s = chance(new("hero_choice"), "1", "6", "1")
    while asked(s) == CHANCE:
        s.apply(CHANCE, s.asks()[0].options[0])
    for seat, name in ((B, "raka"), (C, "necromancer"), (A, "lorel-alanus")):
        assert asked(s) == seat
        assert f"choose:{name}" in options(s, seat)
        play(s, f"choose:{name}")
        assert f"choose:{name}" not in options(s, asked(s))
    assert [player(s, seat)["hero"] for seat in range(3)] == ["lorel-alanus", "raka", "necromancer"]


def last_phase(*variants: str, **hero: Any) -> DungeoneerTable:
    """A's discard/draw phase."""
    hand = ["scare", "blink", "rust", "ghost", "backpack"]
    first = {"hero": "kron-axereaver", "hand": hand, "ap": 0, **hero}
    return scene(first, {"hero": "raka"}, phase="discard", options=list(variants), moved=True)


@pytest.mark.rule("D-286")
def test_optional_discard_one_card_at_most_or_none() -> None:
    assert "pass" not in options(last_phase(), A)
    s = last_phase("optional_discard")
    assert "pass" in options(s, A)
    play(s, "pass")
    assert (player(s, A)["hand_size"], view(s)["discard"]) == (5, [])
    s = play(last_phase("optional_discard"), "discard:rust")
    assert asked(s) == CHANCE  # the card is replaced: there is no second discard
    assert view(s)["discard"] == ["rust"]


# -- unbiased placement ------------------------------------------------------------------------------


def draws(location: str, *heroes: dict[str, Any], phase: str = "locations", **spec: Any) -> DungeoneerTable:
    """A draws this location; what these three players have."""
    seats = [{"hero": name} for name in ("kron-axereaver", "raka", "necromancer")]
    players = [{**seat, **more} for seat, more in zip(seats, [*heroes, {}, {}, {}], strict=False)]
    variant = {"options": ["unbiased_placement"]}
    return scene(*players, **{**variant, "locations": [location, "crypt"], "phase": phase, **spec})


BOOK = {"quests": ["read-the-black-book"]}  # in the library


@pytest.mark.rule("D-287")
def test_unbiased_placement_the_left_neighbour_lays_a_location_of_ones_own_quest() -> None:
    assert asked(draws("library", BOOK)) == B
    assert asked(draws("library", {}, BOOK)) == A  # somebody else's quest
    assert asked(draws("armoury", BOOK)) == A
    assert asked(draws("library", BOOK, options=[])) == A  # without the variant
    assert asked(play(draws("library", BOOK, phase="heroics"), "explore")) == B
    assert asked(draws("library", {"quests": ["lost-reliquary"]})) == A  # a search in any room


@pytest.mark.rule("D-288")
def test_unbiased_placement_it_goes_on_round_the_table(monkeypatch: pytest.MonkeyPatch) -> None:
    for quest in ("slay-draky", "magic-fish"):
        monkeypatch.setattr(TOMB.quests[quest], "at", ("library",))
    draky, fish = {"quests": ["slay-draky"]}, {"quests": ["magic-fish"]}
    assert asked(draws("library", BOOK, draky)) == C
    assert asked(draws("library", BOOK, draky, fish)) == A  # a full circle


@pytest.mark.rule("D-289")
def test_unbiased_placement_minds_no_common_quests_and_the_first_place_of_an_escort_only() -> None:
    assert asked(draws("library", common=["read-the-black-book"])) == A
    pilgrim = {"quests": ["the-last-pilgrim"]}  # from the processional to the chapel
    assert asked(draws("processional", pilgrim)) == B
    assert asked(draws("chapel", pilgrim)) == A
    assert asked(draws("processional", {**pilgrim, "escorts": ["the-last-pilgrim"]})) == A


# -- nothing personal --------------------------------------------------------------------------------


@pytest.mark.rule("D-290")
def test_nothing_personal_two_common_quests_are_always_open() -> None:
    s = new("nothing_personal", seats=2)
    chance(s, "1", "6")
    while view(s)["phase"] == "setup":
        s.apply(asked(s), s.asks()[0].options[0])
    assert [len(player(s, seat)["quests"]) for seat in (A, B)] == [0, 0]
    assert len(view(s)["common"]) == 2
    s = scene(
        {"hero": "raka", "at": "troll-bridge"},
        {"hero": "necromancer"},
        map={"troll-bridge": [1, 0]},
        common=["magic-fish", "slay-draky"],
        quests=["the-sealed-urn"],
        options=["nothing_personal"],
    )
    play(s, "attempt:magic-fish", 5)
    assert [quest["name"] for quest in view(s)["common"]] == ["slay-draky", "the-sealed-urn"]


@pytest.mark.rule("D-291")
def test_nothing_personal_an_escort_that_was_started_becomes_personal() -> None:
    s = scene(
        {"hero": "raka", "at": "processional"},
        {"hero": "necromancer"},
        map={"processional": [0, -1]},
        common=["the-last-pilgrim", "slay-draky"],
        quests=["magic-fish"],
        options=["nothing_personal"],
    )
    play(s, "begin:the-last-pilgrim")
    assert [quest["name"] for quest in player(s, A)["quests"]] == ["the-last-pilgrim"]
    assert [quest["name"] for quest in view(s)["common"]] == ["slay-draky", "magic-fish"]
