"""The table in plain text: the map as a picture and in words, the players, the battle, the own hand."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from undercroft.engine.messages import Message
from undercroft.games.dungeoneer import printed

Say = Callable[[Message], str]
SIGNS = {"open": " ", "wall": "#", "blocked": "B", "trap": "T"}


def table(view: dict[str, Any], say: Say) -> list[str]:
    """A view as lines of text; every fact stands in words, the picture only repeats it."""
    return [
        _heading(view, say),
        *_picture(view),
        *[_location(view, each, say) for each in view["map"]],
        "",
        *[line for each in view["players"] for line in _player(view, each, say)],
        *[_common(each, say) for each in view["common"]],
        *_battle(view, say),
        *_hand(view, say),
    ]


def history(view: dict[str, Any], say: Say) -> list[str]:
    """How far everybody has come, and what is printed on all cards that lie open."""
    players = view["players"]
    cards = [each["name"] for player in players for each in (*player["items"], *player["pack"])]
    quests = [each["name"] for player in players for each in player["quests"]]
    return [
        _heading(view, say),
        *[line for each in players for line in _player(view, each, say)],
        "",
        *[printed.hero(each["hero"], say) for each in players if each["hero"]],
        *[printed.quest(name, say) for name in (*quests, *[each["name"] for each in view["common"]])],
        *[printed.card(name, say) for name in dict.fromkeys(cards)],
        *[printed.location(each["name"], say) for each in view["map"]],
    ]


def _heading(view: dict[str, Any], say: Say) -> str:
    phase = f"@dungeoneer-phase-{view['phase']}"
    args = {"round": view["round"], "phase": phase, "left": view["locations_left"]}
    return say(Message("dungeoneer-text-heading", {**args, "number": view["active"] + 1}))


def _picture(view: dict[str, Any]) -> list[str]:
    """Each location is a box of five by three signs: its number, the heroes in it, its four exits."""
    places = view["map"]
    if not places:
        return []
    left, top = min(each["x"] for each in places), min(each["y"] for each in places)
    width = max(each["x"] for each in places) - left + 1
    height = max(each["y"] for each in places) - top + 1
    rows = [[" "] * (width * 6) for _ in range(height * 3)]
    for number, each in enumerate(places, 1):
        _box(rows, (each["x"] - left) * 6, (each["y"] - top) * 3, number, each)
    return ["", *["".join(row).rstrip() for row in rows], ""]


def _box(rows: list[list[str]], x: int, y: int, number: int, place: dict[str, Any]) -> None:
    signs = {side: SIGNS[exit["kind"]] for side, exit in place["exits"].items()}
    heroes = "".join(str(seat + 1) for seat in place["heroes"])[:1] or "."
    if len(place["heroes"]) > 1:
        heroes = "*"
    middle = f"{signs['west']}{number:>2}{heroes}{signs['east']}"
    for line, text in enumerate((f"+-{signs['north']}-+", middle, f"+-{signs['south']}-+")):
        for column, sign in enumerate(text):
            rows[y + line][x + column] = sign


def _location(view: dict[str, Any], place: dict[str, Any], say: Say) -> str:
    exits = ", ".join(_exit(side, exit, say) for side, exit in place["exits"].items())
    heroes = [view["players"][seat]["hero"] for seat in place["heroes"]]
    here = ", ".join(say(Message(f"dungeoneer-hero-{hero}")) for hero in heroes if hero)
    args: dict[str, str | int] = {
        "number": view["map"].index(place) + 1,
        "place": f"@dungeoneer-location-{place['name']}",
        "type": f"@dungeoneer-kind-{place['type']}",
        "glory": place["glory"],
        "peril": place["peril"],
        "exits": exits,
        "obstacle": "none",
        "heroes": here or "none",
    }
    if place["obstacle"]:
        obstacle = place["obstacle"]
        stat = say(Message(f"dungeoneer-stat-{obstacle['stat']}")) if obstacle["stat"] else ""
        name = say(Message(f"dungeoneer-obstacle-{obstacle['kind']}"))
        args["obstacle"] = " ".join(filter(None, [name, stat, f"{obstacle['value']}+"]))
    return say(Message("dungeoneer-text-location", args))


def _exit(side: str, exit: dict[str, Any], say: Say) -> str:
    word = say(Message(f"dungeoneer-side-{side}"))
    kind = say(Message(f"dungeoneer-exit-{exit['kind']}"))
    threat = f" {say(Message('dungeoneer-stat-' + exit['stat']))} {exit['value']}+" if exit["stat"] else ""
    return f"{word}: {kind}{threat}"


def _player(view: dict[str, Any], player: dict[str, Any], say: Say) -> list[str]:
    if not player["hero"]:
        return []
    values = player["values"] or {"melee": 0, "magic": 0, "speed": 0}
    state = "out" if player["out"] else "fallen" if player["fallen"] else "well"
    names = ("level", "health", "glory", "peril", "ap", "hand_size")
    args: dict[str, str | int] = {name.replace("_", "-"): player[name] for name in names}
    args |= {**values, "who": f"@dungeoneer-hero-{player['hero']}", "state": state}
    args["saved"] = "yes" if player["saved"] else "no"
    args["place"] = f"@dungeoneer-location-{player['place']}" if player["place"] else "none"
    lines = [say(Message("dungeoneer-text-player", args))]
    for key, kind in (("items", "card"), ("pack", "card"), ("quests", "quest")):
        names_here = ", ".join(say(Message(f"dungeoneer-{kind}-{each['name']}")) for each in player[key])
        if names_here:
            lines.append(say(Message(f"dungeoneer-text-{key}", {"names": names_here})))
    if player["done"]:
        done = ", ".join(say(Message(f"dungeoneer-quest-{name}")) for name in player["done"])
        lines.append(say(Message("dungeoneer-text-done", {"names": done})))
    return lines


def _common(quest: dict[str, Any], say: Say) -> str:
    return say(Message("dungeoneer-text-common", {"quest": f"@dungeoneer-quest-{quest['name']}"}))


def _battle(view: dict[str, Any], say: Say) -> list[str]:
    battle = view["battle"]
    if battle is None:
        return []
    heroes = [player["hero"] for player in view["players"]]
    target = f"@dungeoneer-hero-{heroes[battle['target']]}"
    stage = f"@dungeoneer-stage-{battle['stage'].replace('_', '-')}"
    lines = [say(Message("dungeoneer-text-battle", {"target": target, "stage": stage}))]
    for number, foe in enumerate(battle["foes"], 1):
        kind, _, name = (foe["key"] or "").partition(":")
        who = f"dungeoneer-hero-{heroes[foe['seat']]}" if not foe["key"] else f"dungeoneer-card-{name}"
        who = f"dungeoneer-monster-{name}" if kind == "quest" else who
        args: dict[str, str | int] = {"number": number, "who": f"@{who}", "health": foe["health"]}
        args["form"] = f"@dungeoneer-stat-{foe['form']}" if foe["form"] else "none"
        args["attack"] = foe["attack"][1] if foe["attack"] else "none"
        args["counter"] = foe["counter"][1] if foe["counter"] else "none"
        lines.append(say(Message("dungeoneer-text-foe", {**args, "state": foe["state"]})))
    return lines


def _hand(view: dict[str, Any], say: Say) -> list[str]:
    if view["hand"] is None:
        return []
    cards = ", ".join(say(Message(f"dungeoneer-card-{name}")) for name in view["hand"])
    held = [f"  {printed.card(name, say)}" for name in dict.fromkeys(view["hand"])]
    return [say(Message("dungeoneer-text-hand", {"cards": cards or "-"})), *held]
