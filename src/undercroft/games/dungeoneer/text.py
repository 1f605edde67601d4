"""The table in plain text: the map as a picture and in words, the players, the battle, your hand."""

from __future__ import annotations

from collections.abc import Callable
from operator import itemgetter
from typing import Any

from undercroft.engine.messages import Message
from undercroft.games.dungeoneer.boxes import box_of
from undercroft.games.dungeoneer.cards.records import source_parts
from undercroft.games.dungeoneer.state.box import Box
from undercroft.games.dungeoneer.telling import printed

Say = Callable[[Message], str]
SIGNS = {"open": " ", "wall": "#"}  # other exits are shown by letters of the language


def table(view: dict[str, Any], say: Say) -> list[str]:
    """A view as lines of text; every fact is given in words, the picture only repeats them."""
    return [
        _heading(view, say),
        *_picture(view, say),
        *[_location(view, number, each, say) for number, each in _places(view)],
        "",
        *[line for each in view["players"] for line in _player(each, say)],
        *_event(view, say),
        *_quests(view, say),
        *[_escort(view, each, say) for each in view["escorts"]],
        *_waiting(view, say),
        *_battle(view, say),
        *_own(view, say),
    ]


def history(view: dict[str, Any], say: Say) -> list[str]:
    """How far everyone is, and what is printed on all open cards and on your own."""
    players = view["players"]
    cards = [
        name
        for player in players
        for each in (*player["items"], *player["pack"])
        for name in (each["name"], *each["attached"])
    ]
    quests = [each["name"] for player in players for each in player["quests"]]
    return [
        _heading(view, say),
        *[line for each in players for line in _player(each, say)],
        "",
        *[printed.hero(_cards(view), each["hero"], say) for each in players if each["hero"]],
        *[
            printed.quest(_cards(view), name, say)
            for name in (*quests, *[each["name"] for each in view["common"]])
        ],
        *[printed.card(_cards(view), name, say) for name in dict.fromkeys((*cards, *(view["hand"] or [])))],
        *[printed.location(_cards(view), each["name"], say) for _, each in _places(view)],
    ]


def _cards(view: dict[str, Any]) -> Box:
    return box_of(tuple(view["sets"]))


def _standing(view: dict[str, Any], place: dict[str, Any]) -> list[int]:
    """The seats of the heroes in a location."""
    return [seat for seat, player in enumerate(view["players"]) if player["place"] == place["name"]]


def _places(view: dict[str, Any]) -> list[tuple[int, dict[str, Any]]]:
    """The locations on the map, each with its number in the box, which never changes."""
    numbers = _cards(view).place_of
    return sorted([(numbers[name] + 1, place) for name, place in view["map"].items()], key=itemgetter(0))


def _heading(view: dict[str, Any], say: Say) -> str:
    args: dict[str, str | int] = {"round": view["round"], "phase": f"@dungeoneer-phase-{view['phase']}"}
    args |= {"left": view["locations_left"], "number": view["active"] + 1, "who": "none"}
    if view["players"][view["active"]]["hero"]:
        args["who"] = _hero(view, view["active"])
    return say(Message("dungeoneer-text-heading", args))


def _hero(view: dict[str, Any], seat: int) -> str:
    return f"@dungeoneer-hero-{view['players'][seat]['hero']}"


def _names(names: list[str], kind: str, say: Say) -> str:
    return ", ".join(say(Message(f"dungeoneer-{kind}-{name}")) for name in names)


def _picture(view: dict[str, Any], say: Say) -> list[str]:
    """Each location is a box of five by three characters: its number, who is in it, its four exits."""
    places = _places(view)
    if not places:
        return []
    columns, lines = [each["x"] for _, each in places], [each["y"] for _, each in places]
    left, top = min(columns), min(lines)
    width, height = max(columns) - left + 1, max(lines) - top + 1
    rows = [[" "] * (width * 6) for _ in range(height * 3)]
    letters = {kind: say(Message(f"dungeoneer-sign-{kind}")) for kind in ("blocked", "trap")}
    signs = {**SIGNS, **letters}
    for number, each in places:
        here = _standing(view, each)
        sign = "@" if view["you"] in here else "*" if here else "."
        _box(rows, (each["x"] - left) * 6, (each["y"] - top) * 3, f"{number:>2}{sign}", each, signs)
    return ["", *["".join(row).rstrip() for row in rows], "", say(Message("dungeoneer-text-legend")), ""]


def _box(
    rows: list[list[str]],
    x: int,
    y: int,
    middle: str,
    place: dict[str, Any],
    kinds: dict[str, str],
) -> None:
    signs = {side: kinds[exit["kind"]] for side, exit in place["exits"].items()}
    middle = f"{signs['west']}{middle}{signs['east']}"
    for line, text in enumerate((f"+-{signs['north']}-+", middle, f"+-{signs['south']}-+")):
        for column, sign in enumerate(text):
            rows[y + line][x + column] = sign


def _location(view: dict[str, Any], number: int, place: dict[str, Any], say: Say) -> str:
    heroes = [name for seat in _standing(view, place) if (name := view["players"][seat]["hero"])]
    args: dict[str, str | int] = {
        "number": number,
        "place": f"@dungeoneer-location-{place['name']}",
        "type": f"@dungeoneer-kind-{'dark' if place.get('dark') else place['type']}",
        "glory": place["glory"],
        "peril": place["peril"],
        "exits": ", ".join(_exit(side, exit, say) for side, exit in place["exits"].items()),
        "obstacle": _obstacle(place["obstacle"], say) if place["obstacle"] else "none",
        "heroes": _names(heroes, "hero", say) or "none",
        "attached": _names(place["attached"], "card", say) or "none",
        "traps": _names(place.get("traps", []), "card", say) or "none",
        "effect": printed.effect_of(_cards(view), place["name"], say) or "none",
    }
    return say(Message("dungeoneer-text-location", args))


def _obstacle(obstacle: dict[str, Any], say: Say) -> str:
    name = say(Message(f"dungeoneer-obstacle-{obstacle['kind']}"))
    if not obstacle["stat"]:
        return f"{name} +{obstacle['value']}"  # it raises the value of traps by this number
    return f"{name} ({say(Message('dungeoneer-stat-' + obstacle['stat']))} {obstacle['value']}+)"


def _exit(side: str, exit: dict[str, Any], say: Say) -> str:
    word = say(Message(f"dungeoneer-side-{side}"))
    kind = say(Message(f"dungeoneer-exit-{exit['kind']}"))
    threat = f" ({say(Message('dungeoneer-stat-' + exit['stat']))} {exit['value']}+)" if exit["stat"] else ""
    return f"{word}: {kind}{threat}"


def _player(player: dict[str, Any], say: Say) -> list[str]:
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
        cards = ", ".join(_card(each, kind, say) for each in player[key])
        if cards:
            lines.append(say(Message(f"dungeoneer-text-{key}", {"names": cards})))
    if player["upkeep"]:
        short = "yes" if player["upkeep_short"] else "no"
        lines.append(say(Message("dungeoneer-text-upkeep", {"count": player["upkeep"], "short": short})))
    if player["done"]:
        lines.append(say(Message("dungeoneer-text-done", {"names": _names(player["done"], "quest", say)})))
    return lines


def _card(card: dict[str, Any], kind: str, say: Say) -> str:
    """A card on the table: whether it is a minion, its attachments, and the wounds of a monster."""
    name = say(Message(f"dungeoneer-{kind}-{card['name']}"))
    notes = [say(Message(f"dungeoneer-card-{each}")) for each in card.get("attached", [])]
    if card.get("type") == "minion":
        notes.insert(0, say(Message("dungeoneer-type-minion")))
    if card.get("wounds"):
        notes.append(say(Message("dungeoneer-text-wounds", {"count": card["wounds"]})))
    return f"{name} ({', '.join(notes)})" if notes else name


def _event(view: dict[str, Any], say: Say) -> list[str]:
    """The event in the middle of the table, and how far it has come."""
    event = view.get("event")
    if not event:
        return []
    args: dict[str, str | int] = {"event": f"@dungeoneer-event-{event['name']}"}
    return [say(Message("dungeoneer-text-event", {**args, "tokens": event["tokens"], "most": event["most"]}))]


def _quests(view: dict[str, Any], say: Say) -> list[str]:
    """What the reader's open quests require, and the wounds of the monsters that wait there."""
    own = [] if view["you"] is None else view["players"][view["you"]]["quests"]
    lines = []
    for word, quests in (("own-quest", own), ("common", view["common"])):
        for quest in quests:
            found = printed.quest(_cards(view), quest["name"], say, False)
            if quest["wounds"]:
                found += f" ({say(Message('dungeoneer-text-wounds', {'count': quest['wounds']}))})"
            lines.append(say(Message(f"dungeoneer-text-{word}", {"quest": found})))
    return lines


def _escort(view: dict[str, Any], escort: dict[str, Any], say: Say) -> str:
    carrier = "none" if escort["carrier"] is None else _hero(view, escort["carrier"])
    place = f"@dungeoneer-location-{escort['place']}" if escort["place"] else "none"
    args: dict[str, str | int] = {"quest": f"@dungeoneer-quest-{escort['quest']}"}
    return say(Message("dungeoneer-text-escort", {**args, "carrier": carrier, "place": place}))


def _waiting(view: dict[str, Any], say: Say) -> list[str]:
    """Declared encounters, banes that wait in a solo game, the location about to be laid."""
    lines = []
    for each in view["declared"]:
        args: dict[str, str | int] = {
            "card": f"@dungeoneer-card-{each['card']}",
            "target": _hero(view, each["target"]),
        }
        form = f"@dungeoneer-stat-{each['form']}" if each["form"] else "none"
        lines.append(say(Message("dungeoneer-text-declared", {**args, "form": form})))
    if view["lurking"]:
        lines.append(say(Message("dungeoneer-text-lurking", {"names": _names(view["lurking"], "card", say)})))
    if view["placing"]:
        exits = printed.exits(_cards(view), view["placing"], say)
        args = {"place": f"@dungeoneer-location-{view['placing']}", "exits": exits}
        lines.append(say(Message("dungeoneer-text-placing", args)))
    return lines


def _battle(view: dict[str, Any], say: Say) -> list[str]:
    battle = view["battle"]
    if battle is None:
        return []
    stage = f"@dungeoneer-stage-{battle['stage'].replace('_', '-')}"
    args: dict[str, str | int] = {"target": _hero(view, battle["target"]), "stage": stage}
    return [
        say(Message("dungeoneer-text-battle", args)),
        *[_foe(view, number, foe, say) for number, foe in enumerate(battle["foes"], 1)],
    ]


def _foe(view: dict[str, Any], number: int, foe: dict[str, Any], say: Say) -> str:
    kind, name = source_parts(foe["key"] or "")
    who = f"@dungeoneer-{'monster' if kind == 'quest' else 'card'}-{name}"
    args: dict[str, str | int] = {"number": number, "who": who if foe["key"] else _hero(view, foe["seat"])}
    args["health"] = foe["health"] if foe["key"] else "none"
    args["form"] = f"@dungeoneer-stat-{foe['form']}" if foe["form"] else "none"
    args["attack"] = foe["attack"][1] if foe["attack"] else "none"
    args["counter"] = foe["counter"][1] if foe["counter"] else "none"
    return say(Message("dungeoneer-text-foe", {**args, "state": foe["state"]}))


def _own(view: dict[str, Any], say: Say) -> list[str]:
    """What your hero and your cards in hand and in play can do."""
    if view["you"] is None:
        return []
    you = view["players"][view["you"]]
    items = [name for each in you["items"] for name in (each["name"], *each["attached"])]
    hero = [printed.hero(_cards(view), you["hero"], say, False)] if you["hero"] else []
    return [
        *hero,
        *[printed.card(_cards(view), name, say, False) for name in dict.fromkeys(items)],
        say(Message("dungeoneer-text-hand", {"cards": _names(view["hand"], "card", say) or "-"})),
        *[
            f"  {printed.card(_cards(view), name, say, False, view['prices'].get(name))}"
            for name in dict.fromkeys(view["hand"])
        ],
    ]
