"""How tests set the table of Wrath of the Serpent Goddess."""

from __future__ import annotations

from typing import Any

from tests.games.dungeoneer.table import GAME
from undercroft.games.dungeoneer.boxes import SERPENT, box_for, set_of
from undercroft.games.dungeoneer.course.wiring import DungeoneerTable

SET = set_of(SERPENT)
BOX = box_for(SERPENT)
HEROES = ("roderik-talus", "bel-brewspirits", "elendus-sular", "izel-jaguarmask")


def full(name: str) -> str:
    """A name as the table spells it."""
    return name if name.startswith("serpent_") else f"serpent_{name}"


def names(entry: Any) -> Any:
    """Short names in a scene, whatever they are in, in full."""
    if isinstance(entry, str):
        return full(entry)
    if isinstance(entry, dict):
        return {full(key): names(value) for key, value in entry.items()}
    return [names(each) for each in entry] if isinstance(entry, list | tuple) else entry


NAMED = ("hero", "hand", "items", "pack", "quests", "done", "escorts")


def legends(*players: dict[str, Any], **spec: Any) -> DungeoneerTable:
    """A scene of the set; names are short ones, dice are thrown by the test."""
    seats = []
    for seat, player in enumerate(players):
        given = {"hero": HEROES[seat], **player}
        given = {key: names(value) if key in NAMED else value for key, value in given.items()}
        if given.get("at"):
            given["at"] = full(given["at"])
        seats.append(given)
    for key in ("map", "traps", "common", "deck", "discard", "locations", "quests", "hurt"):
        if key in spec:
            spec[key] = names(spec[key])
    return GAME.scene({"set": "serpent", "players": seats, **spec}, chance="explicit")
