"""What can be worked out: hands from what everyone heard, and the worth of cards by playing on."""

from __future__ import annotations

from collections import Counter
from itertools import product
from typing import Any

import pytest

from tests.games.raiders.descent import decisions
from tests.games.raiders.table import GAME, coins, items, lay, scene, view, wounds
from undercroft.engine.flow import Event
from undercroft.games.raiders.box import BOX
from undercroft.games.raiders.cards import ITEMS
from undercroft.games.raiders.state import Raiders

HANDS = {0: ["sword", "key", "torch"], 1: ["sword", "ball"], 2: ["key", "key"], 3: ["torch", "ball"]}


def survey(s: Raiders, seat: int | None = 0) -> dict[str, Any]:
    """What a seat can work out."""
    return GAME.survey(s, seat)


@pytest.mark.parametrize("variant", ["basic", "tactical"])
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_hands_are_counted_from_what_everybody_saw_and_heard(seats: int, variant: str) -> None:
    heard: list[Event] = []
    s = GAME.new(seats, 7, {"variant": variant}, listener=heard.append)
    names = {f"@raiders-character-{player['character']}": player["seat"] for player in view(s)["players"]}
    began = [BOX.characters[player["character"]].items for player in view(s)["players"]]
    held = [Counter(dict(zip(ITEMS, items, strict=True))) for items in began]
    played = [set[int]() for _ in range(seats)]
    for _ in decisions(s, seats):
        for event in heard:
            if event.id == "raiders-floor":
                played = [set() for _ in range(seats)]
            card = str(event.args.get("card", event.args.get("item", "torch"))).removeprefix("@raiders-card-")
            if event.id == "raiders-plays" and card.startswith("power"):
                played[names[str(event.args["who"])]].add(int(card[-1]))
            elif event.id in ("raiders-plays", "raiders-torch"):
                held[names[str(event.args["who"])]][card] -= 1
            elif event.id == "raiders-gains-item":
                held[names[str(event.args["who"])]][card] += 1
        heard.clear()
        for seat, hand in enumerate(survey(s, None)["counted"]):
            assert Counter(hand["items"]) == held[seat]
            assert s.result() or set(hand["power"]) == {1, 2, 3, 4, 5} - played[seat]


@pytest.mark.parametrize(
    "room",
    ["dragon", "snake", "treasure-4-2", "treasure-1", "vault-items", "vault-coins", "lava", "boulder"],
)
def test_what_a_card_brings_is_what_comes_of_playing_on(room: str) -> None:
    agrees(scene(room, coins=[19, 3, 3, 5], wounds=[1, 0, 4, 0], items=HANDS, supply={"sword": 1}))


@pytest.mark.parametrize("boss", ["sphinx", "minotaur", "wolf-pack", "necromancer", "golem", "mummy"])
def test_bosses_are_computed_with_their_own_rules(boss: str) -> None:
    agrees(scene(boss, coins=[19, 3, 3, 5], wounds=[1, 0, 4, 0], items=HANDS))


def agrees(s: Raiders) -> None:
    """Play every combination of cards on a copy, crystal balls aside, and compare."""
    found = survey(s)
    boss = view(s)["row"][0]["card"].get("escape") == "ball"
    hands = [
        [card for card in ask.options if card != "look" and (card != "ball" or boss)] for ask in s.asks()
    ]
    assert set(found["cards"]) == set(hands[0])
    outcomes: dict[str, list[Raiders]] = {card: [] for card in hands[0]}
    for cards in product(*hands):
        outcomes[cards[0]].append(lay(s.copy(), *cards))
    kind = view(s)["row"][0]["card"]["kind"]
    for card, ends in outcomes.items():
        assert found["ways"] == len(ends)
        told = found["cards"][card]
        if kind in ("monster", "boss"):
            assert told["beaten"] == sum(end.history[-1].note == "beaten" for end in ends)
            assert told["struck"] == sum(wounds(end)[0] > 1 for end in ends)
            assert told.get("prize", 0) == sum(coins(end)[0] > 19 for end in ends)
        elif kind == "treasure":
            assert told["coins"] == count(coins(end)[0] - 19 for end in ends)
        elif kind == "trap":
            lost = [max(3 + 16 - coins(end)[0], wounds(end)[1]) for end in ends]
            assert told["penalty"] == count(lost)
        else:
            empty = sum(items(end, 0) == items(s, 0) for end in ends)
            assert told["short"] == (empty if told["reward"] in ITEMS else 0)


def count(outcomes: Any) -> dict[str, int]:
    """Outcomes with their numbers."""
    return {str(outcome): number for outcome, number in sorted(Counter(outcomes).items())}


def test_cards_that_lie_open_are_certain_and_ones_own_laid_card_is_the_only_one() -> None:
    s = lay(scene("dragon", seats=3, variant="tactical", scroll=1, items={1: ["ball"]}), None, 5)
    assert survey(s, 0)["others"] == [6, 10]
    s = lay(scene("dragon", seats=3), 4)
    assert [*survey(s, 0)["cards"]] == ["power:4"]
    assert survey(s, 1)["others"] == [2, 10]  # the card face down tells nothing


def test_a_trap_names_those_it_would_hit() -> None:
    assert survey(scene("magnet", coins=[2, 7, 0, 7]), None)["targets"] == [1, 3]
    assert survey(scene("spikes", wounds=[2, 7, 2, 7]), None)["targets"] == [0, 2]


def test_when_the_game_is_over_only_the_hands_are_told() -> None:
    assert set(survey(lay(scene("mummy"), 1, 1, 1, 1))) == {"counted"}
