"""What hero seats can imagine does not depend on the overlord's true hand or the numbers of chests."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tests.games.descent.own import own_box, own_stage
from tests.games.descent.stage import foe, hero, stage
from undercroft.bots.descent import HeuristicBot
from undercroft.engine.seat import Seat
from undercroft.engine.snapshot import dump
from undercroft.games.descent.game import GAME
from undercroft.games.descent.state.state import OVERLORD_DECK

DEALS = 24
CHESTS = [{"colour": "copper", "number": 2, "at": (7, 2)}, {"colour": "copper", "number": 1, "at": (8, 2)}]
ASKED: list[tuple[str, dict[str, Any], list[str]]] = [  # where the overlord is asked because of his cards
    ("plot", {"hand": ["aim", "charge", "rage"], "turn": "overlord", "deck": None}, []),
    ("activate", {"hand": ["aim", "charge", "mimic"], "turn": "overlord monsters"}, []),
    (
        "activated",
        {"hand": ["charge", "gust-of-wind"], "threat": 6, "turn": "overlord monsters"},
        ["activate:4"],
    ),
    (
        "step-taken",
        {"hand": ["spiked-pit", "dodge"], "threat": 9, "turn": "mordrog"},
        ["action:run", "step:6,5"],
    ),
    (
        "raise",
        {"hand": ["evil-genius", *["dodge"] * 3, "aim"], "threat": 22, "turn": "overlord"},
        ["play:evil-genius"],
    ),
]


@pytest.mark.rule("J-146", "J-026", "J-339")
@pytest.mark.parametrize(("prompt", "scene", "options"), ASKED, ids=[each[0] for each in ASKED])
def test_heroes_imagine_other_hands_while_the_overlord_is_asked(
    prompt: str, scene: dict[str, Any], options: list[str]
) -> None:
    scene = {name: value for name, value in scene.items() if value is not None}
    play = stage(
        hero("mordrog", (6, 4)),
        hero("lyssa", (5, 5)),
        monsters=[foe("beastman", (9, 4))],
        chests=CHESTS,
        **scene,
    )
    if scene["turn"] == "overlord":
        play(dice=["doom", "hell-hound-pack"])
    play(*options)
    assert play.asked() == (0, prompt)
    state, before = play.s, dump(play.s)
    hands: Counter[tuple[str, ...]] = Counter()
    for seed in range(DEALS):
        twin = GAME.determinize(state, 1, seed)
        assert GAME.view(twin, 1) == GAME.view(state, 1)
        assert [(ask.seat, ask.prompt) for ask in twin.asks()] == [
            (ask.seat, ask.prompt) for ask in state.asks()
        ]
        cards = {
            option.partition(":")[2] for option in twin.asks()[0].options if option[:4] in ("play", "disc")
        }
        assert cards <= set(twin.hand)
        assert sorted((*twin.hand, *twin.decks[OVERLORD_DECK])) == sorted(
            (*state.hand, *state.decks[OVERLORD_DECK])
        )
        hands[tuple(sorted(twin.hand))] += 1
        for option in twin.asks()[0].options:
            twin.copy().apply(0, option)
    assert len(hands) > 1
    assert hands[tuple(sorted(state.hand))] < DEALS / 2
    assert dump(state) == before


@pytest.mark.rule("J-026", "J-023")
def test_numbers_of_closed_chests_are_dealt_again_each_as_likely() -> None:
    play = stage(hero("mordrog", (6, 4)), chests=CHESTS, turn="mordrog")
    deals = [GAME.determinize(play.s, 1, seed) for seed in range(300)]
    seen = Counter(tuple(chest.number for chest in twin.chests) for twin in deals)
    assert set(seen) == {(a, b) for a in (1, 2, 3) for b in (1, 2, 3) if a != b}
    assert min(seen.values()) > 25
    for twin in deals[:20]:
        left = {int(number) for number in twin.decks[8]}
        assert left | {chest.number for chest in twin.chests} == {1, 2, 3}


OTHER_LARDER = (
    ('["skeleton", 15, 4]', '["ogre", 15, 4], ["razorwing", 11, 5]'),
    ("rubble = [[14, 4], [14, 5]]", "pits = [[11, 4], [13, 4]]"),
    ("glyphs = [[14, 2]]", "glyphs = [[13, 6]]"),
    ('tokens = [["healing", 15, 7], ["coins", 17, 5]]', 'chests = [["copper", 14, 7]]'),
    ('["hask", 7, 13]', '["hask", 7, 9]'),
)


@pytest.mark.rule("J-339", "J-025")
def test_nothing_that_a_hero_is_told_or_a_bot_does_depends_on_areas_that_are_not_revealed() -> None:
    """The quest is fixed, so `determinize` keeps it: code that imagines the table must not look there."""
    seen: list[list[Any]] = []
    for changes in ((), OTHER_LARDER):
        play = own_stage(
            own_box(*changes), hero("ispher", (7, 4), wear=["bow"]), hero("lyssa", (0, 5)), turn="ispher"
        )
        bot, told = HeuristicBot(1), list[Any]()
        play.s.listener = play.told.append
        for _ in range(8):
            ask = play.s.asks()[0]
            told += [GAME.view(play.s, 1), GAME.view(play.s, None), GAME.survey(play.s, 1)]
            labels = [GAME.describe(play.s, 1, each).label for each in ask.options]
            told.append([(label.id, label.args) for label in labels])
            if ask.seat != 1 or play.s.is_red(0):
                break
            told.append(bot.choose(Seat(GAME, play.s, 1), ask))
            if str(told[-1]).startswith("open:"):
                break
            play.s.apply(1, told[-1])
        assert len(told) > 15
        seen.append([*told, [(event.id, event.args) for event in play.told]])
        overlord = GAME.view(play.s, 0)["secrets"]
        assert {each["kind"] for area in overlord for each in area["monsters"]} >= {
            "ogre" if changes else "skeleton"
        }
    assert seen[0] == seen[1]


@pytest.mark.rule("J-339")
def test_cards_that_are_being_drawn_are_dealt_again_too() -> None:
    play = stage(hero("mordrog", (6, 4)), turn="overlord")
    play(dice=["doom"])  # the second card is still to come
    for seed in range(12):
        twin = GAME.determinize(play.s, 1, seed)
        assert twin.asks()[0].options == twin.decks[OVERLORD_DECK]
        assert "doom" not in [getattr(frame, "card", "") for frame in twin.agenda]
