"""How tests set the table of Wrath of the Serpent Goddess."""

from __future__ import annotations

from typing import Any

from tests.games.dungeoneer.table import GAME
from undercroft.games.dungeoneer.boxes import SERPENT, box_for, set_of
from undercroft.games.dungeoneer.course.wiring import DungeoneerTable
from undercroft.games.dungeoneer.hero.numbers import sheet

SET = set_of(SERPENT)
BOX = box_for(SERPENT)
HEROES = ("roderik-talus", "bel-brewspirits", "elendus-sular", "izel-jaguarmask")


def full(name: str) -> str:
    """A name as the table spells it."""
    return name if name.startswith("serpent_") else f"serpent_{name}"


def names(entry: Any) -> Any:
    """A scene with all short names in full."""
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


def short(names: Any) -> list[str]:
    """Names without the id of the set."""
    return [name.removeprefix("serpent_") for name in names]


def facts(s: DungeoneerTable) -> dict[str, Any]:
    """Facts about the table by short names: "A.health", "B.items", "tokens"."""
    ask = s.asks()[0]
    found: dict[str, Any] = {
        "tokens": s.tokens,
        "discard": short(s.discard),
        "asked": ask.prompt.removeprefix("dungeoneer-ask-"),
        "moves": [option for option in ask.options if option.startswith("move:")],
    }
    if (battle := GAME.view(s, None)["battle"]) is not None:
        found["foes"] = [(foe["state"], foe["wounds"]) for foe in battle["foes"]]
        found["attacks"] = [foe["attack"][1] for foe in battle["foes"] if foe.get("attack")]
    for seat, letter in zip(range(s.seats), "ABCD", strict=False):
        values, limits = sheet(s, seat)
        seen = {
            "health": s.health[seat],
            "glory": s.glory[seat],
            "peril": s.peril[seat],
            "ap": s.ap[seat],
            "level": s.level[seat],
            "fallen": s.is_fallen(seat),
            "out": s.is_out(seat),
            "saved": bool(s.saved >> seat & 1),
            "place": short([s.box.location_keys[s.place[seat]].partition(":")[2]])[0],
            "items": short(item.name for item in s.items[seat]),
            "hand": short(s.hands[seat]),
            "pack": short(beast.name for beast in s.packs[seat]),
            "quests": short(s.quests[seat]),
            "done": short(s.done[seat]),
            "values": tuple(values),
            "limits": tuple(limits),
        }
        found |= {f"{letter}.{word}": fact for word, fact in seen.items()}
    return found
