"""Useless plays: they are recognised, and the bot does not make them."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.games.dungeoneer.table import GAME, play, scene
from undercroft import bots
from undercroft.cli import main
from undercroft.engine.seat import Seat
from undercroft.games.dungeoneer.course.wiring import DungeoneerTable
from undercroft.lab.sense import Plays, measure
from undercroft.lab.sense_dungeoneer import (
    AWAKENING,
    BLOOD,
    KINDS,
    LAIR,
    LOOKING,
    MINION,
    MIST,
    PORTCULLIS,
    SENSE,
    STUMBLE,
    TOKEN,
    TRAPDOOR,
    Watcher,
)

DEN = {"flooded-drain": [0, -1], "inner-sanctum": [0, -2]}
HALLS = {"crossing": [0, -1], "processional": [0, 1], "troll-bridge": [1, 0]}


def lord(*hand: str, peril: int = 6) -> DungeoneerTable:
    """A villainy phase with these cards in hand."""
    return scene({"hand": list(hand)}, {"at": "crossing", "peril": peril}, map=HALLS, phase="villainy")


def sensing() -> DungeoneerTable:
    hero = {"hand": ["dungeon-sense"], "glory": 1, "quests": ["the-sealed-urn"]}
    return scene(hero, {}, map=HALLS, locations=[])


def hunting() -> DungeoneerTable:
    """Raka has just begun to hunt a dragon, with a potion of mist at hand."""
    raka = {"hero": "raka", "at": "inner-sanctum", "quests": ["slay-draky"], "items": ["potion-of-mist"]}
    s = play(scene(raka, {}, map=DEN, locations=[]), "attempt:slay-draky")
    return play(s, s.asks()[0].options[0]) if s.asks()[0].prompt.endswith("form") else s


def falling() -> DungeoneerTable:
    """A rival falls through a trapdoor: to one of two empty locations, one of which is a quest of theirs."""
    victim = {"at": "crossing", "peril": 2, "quests": ["magic-fish"]}  # at the trolls' bridge
    s = scene({"hand": ["trapdoor"]}, victim, map=HALLS, phase="villainy", locations=[])
    return play(s, "play:trapdoor@1", 1)


def seeking(place: str) -> DungeoneerTable:
    """A hero who may look for the sealed urn (9+): next to the entrance, or behind three other locations."""
    ways = {"processional": [0, -1], "crossing": [0, -2], "old-arena": [0, -3], "flooded-drain": [0, -4]}
    return scene({"at": place, "ap": 3, "quests": ["the-sealed-urn"]}, {}, map=ways)


@pytest.mark.parametrize(
    ("table", "option", "kind"),
    [
        (sensing, "play:dungeon-sense", SENSE),
        (hunting, "use:potion-of-mist", MIST),
        (falling, "location:troll-bridge", TRAPDOOR),
        (lambda: lord("undead-awakening"), "play:undead-awakening", AWAKENING),
        (lambda: lord("portcullis"), "play:portcullis@1", PORTCULLIS),
        (lambda: seeking("processional"), "search:the-sealed-urn", LOOKING),
    ],
)
def test_a_useless_play_is_recognised(table: Callable[[], DungeoneerTable], option: str, kind: str) -> None:
    s = table()
    watcher = Watcher(s)
    watcher.sees(s, 0, option)
    assert watcher.ends(s)[kind, True] == 1


def test_a_useful_one_too() -> None:
    s = lord("undead-awakening", "zombie", "stumble")
    watcher = Watcher(s)
    for option in ("play:undead-awakening", "play:zombie@1", "play:stumble@1"):
        watcher.sees(s, 0, option)
    s = falling()
    watcher.sees(s, 0, "location:processional")
    watcher.sees(seeking("flooded-drain"), 0, "search:the-sealed-urn")
    found = watcher.ends(s)
    assert [found[kind, False] for kind in (AWAKENING, STUMBLE, TRAPDOOR, LOOKING)] == [1, 1, 1, 1]
    assert not [kind for kind in KINDS if found[kind, True]]
    footing = scene({"hand": ["stumble"]}, {"peril": 2, "items": ["sure-footing"]}, phase="villainy")
    watcher.sees(footing, 0, "play:stumble@1")
    assert watcher.ends(footing)[STUMBLE, True] == 1


def chosen(s: DungeoneerTable) -> str:
    """What a bot does here."""
    ask = s.asks()[0]
    return bots.get("dungeoneer", "heuristic", 1).choose(Seat(GAME, s, ask.seat), ask)


@pytest.mark.parametrize(
    ("table", "choice"),
    [
        (hunting, "pass"),
        (falling, "location:processional"),
        (lambda: lord("undead-awakening", "rust"), "end"),
        (lambda: lord("undead-awakening", "zombie"), "play:undead-awakening"),
        (lambda: lord("undead-awakening", "zombie", peril=3), "play:zombie@1"),
    ],
)
def test_the_bot_has_sense(table: Callable[[], DungeoneerTable], choice: str) -> None:
    assert chosen(table()) == choice


def test_the_bot_keeps_its_glory_for_a_sacrifice_within_reach() -> None:
    """Caedman's soul asks for 5 glory and 3 health at the crypt."""
    raka = {"hero": "raka", "glory": 5, "hand": ["thorn-mail"], "health": 5}
    soul = {"quests": ["free-caedmans-soul"]}
    crypt = {"crypt": [1, 0]}
    assert chosen(scene({**raka, **soul}, {}, map=crypt, locations=[])) == "move:east"
    assert chosen(scene(raka, {}, map=crypt, locations=[])) == "play:thorn-mail"


def test_games_of_bots_are_watched(capsys: pytest.CaptureFixture[str]) -> None:
    plays = measure("dungeoneer", 3, 0, 3)
    assert sum(plays.values()) > 2
    assert not [kind for kind in KINDS if plays[kind, True]]
    assert main(["sense", "dungeoneer", "--games", "1", "--players", "2"]) == 0
    assert f"  {MIST}: 0 of " in capsys.readouterr().out
    assert main(["sense", "one-card"]) == 2
    assert Plays({(MIST, True): 1, (MIST, False): 3}).share(MIST) == 0.25


@pytest.mark.parametrize("chosen", ["serpent", "both"])
def test_bots_make_no_useless_plays_of_legends(chosen: str) -> None:
    plays = measure("dungeoneer", 2, 0, 2, options={"set": chosen})
    for kind in (TOKEN, MINION, LAIR, BLOOD, LOOKING):
        assert plays[kind, True] == 0, kind
    assert sum(plays.values()) > 2
