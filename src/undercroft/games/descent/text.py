"""The table in plain text: the floor as a map and in words, heroes, monsters, the attack, your hand."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from undercroft.engine.messages import Message
from undercroft.games.descent.boxes import box_of
from undercroft.games.descent.state.names import on_map, token_name
from undercroft.games.descent.telling import printed

Say = Callable[[Message], str]
View = dict[str, Any]
FLOOR_SIGNS = {".": ".", "o": "o", "~": "~", "^": "^", "?": "?", " ": " "}
TOKENS = ("burn", "web", "stun", "poison")
CLOSED, OPEN = "|", "/"
CLOSED_BELOW, OPEN_BELOW = "==", "--"


def table(view: View, say: Say) -> list[str]:
    """A view as lines of text; every fact is given in words, the map only repeats them."""
    return [
        *_heading(view, say),
        *_map(view, say),
        *[line for hero in view["heroes"] for line in _hero(view, hero, say)],
        *[_monster(int(slot), each, say) for slot, each in view["monsters"].items()],
        *[_familiar(each, say) for each in view["familiars"]],
        *_things(view, say),
        *_turn(view, say),
        *_attack(view, say),
        *_own(view, say),
    ]


def history(view: View, say: Say) -> list[str]:
    """What is printed on heroes, skills, items, the monsters on the board, and the cards in your hand."""
    box = box_of(view["quest"], view["players"])
    heroes = view["heroes"]
    items = dict.fromkeys(name for hero in heroes for name in (*hero["worn"], *hero["pack"]))
    kinds = dict.fromkeys(
        ("master " if each["master"] else "") + each["kind"]
        for each in view["monsters"].values()
        if not each["name"]
    )
    return [
        *_heading(view, say),
        *[say(Message(text)) for text in view["texts"]],
        "",
        *[printed.hero(box, hero["name"], say) for hero in heroes],
        *[printed.skill(box, name, say) for hero in heroes for name in hero["skills"]],
        *[printed.item(box, name, say) for name in items],
        *[printed.monster(box.kinds[box.kind_of[kind]], say) for kind in kinds],
        *[printed.card(box, name, view["prices"].get(name, 0), say) for name in view.get("hand", ())],
    ]


def _heading(view: View, say: Say) -> list[str]:
    overlord = view["overlord"]
    args = {
        "quest": f"@descent-quest-{view['quest']}",
        "round": view["round"],
        "conquest": view["conquest"],
        "threat": overlord["threat"],
        "hand": overlord["hand"],
        "deck": overlord["deck"],
    }
    lines = [say(Message("descent-plain-heading", args)), say(Message(view["goal"]))]
    if overlord["powers"]:
        names = ", ".join(say(Message(f"descent-card-{name}")) for name in overlord["powers"])
        lines.append(say(Message("descent-plain-powers", {"names": names})))
    return lines


# -- the floor --------------------------------------------------------------------------------------


def _map(view: View, say: Say) -> list[str]:
    """Columns are letters, rows are numbers; doors are drawn between spaces."""
    signs = _signs(view)
    rows = view["rows"]
    used = [x for row in rows for x, mark in enumerate(row) if mark != " "]
    if not used:
        return []
    columns = range(min(used), max(used) + 1)
    beside, below = _doors(view)
    lines = ["", "    " + " ".join(f"{on_map(f'{x},0')[:-1]:<2}" for x in columns).rstrip()]
    for y, row in enumerate(rows):
        if not row.strip():
            continue
        line, under = f"{y:>2}  ", "    "
        for x in columns:
            mark = row[x] if x < len(row) else " "
            line += f"{signs.get(f'{x},{y}', FLOOR_SIGNS[mark]):<2}" + beside.get((x, y), " ")
            under += below.get((x, y), "  ") + " "
        lines.append(line.rstrip())
        if under.strip():
            lines.append(under.rstrip())
    return [*lines, "", say(Message("descent-plain-legend")), ""]


def _doors(view: View) -> tuple[dict[tuple[int, int], str], dict[tuple[int, int], str]]:
    """The doors on the east side of spaces, and those on the south side."""
    beside: dict[tuple[int, int], str] = {}
    below: dict[tuple[int, int], str] = {}
    for door in view["doors"]:
        x, y = door["x"], door["y"]
        if door["side"] == "east":
            beside[x, y] = beside[x, y + 1] = OPEN if door["open"] else CLOSED
        else:
            below[x, y] = below[x + 1, y] = OPEN_BELOW if door["open"] else CLOSED_BELOW
    return beside, below


def _signs(view: View) -> dict[str, str]:
    """What is on each space; figures hide things."""
    signs: dict[str, str] = dict.fromkeys(view["encounters"], "%")
    signs |= {each["space"]: "*" if each["active"] else "+" for each in view["glyphs"]}
    signs |= {each["space"]: ">" for each in view["stairs"]}
    signs |= {each["space"]: "!" for each in view["tokens"]}
    signs |= {each["space"]: "$" for each in view["chests"]}
    signs |= {each["space"]: "&" for each in view["familiars"] if each["space"]}
    for slot, monster in view["monsters"].items():
        signs |= dict.fromkeys(monster["spaces"], slot)
    signs |= {hero["space"]: f"@{hero['figure'] + 1}" for hero in view["heroes"] if hero["space"]}
    return signs


def _things(view: View, say: Say) -> list[str]:
    """Doors, chests, glyphs and other things, in words."""
    lines = []
    for door in view["doors"]:
        state = "open" if door["open"] else "closed"
        args = {"name": door["name"], "space": on_map(f"{door['x']},{door['y']}"), "state": state}
        lines.append(say(Message("descent-plain-door", {**args, "lock": door["lock"] or "none"})))
    for each in view["glyphs"]:
        state = "yes" if each["active"] else "no"
        lines.append(say(Message("descent-plain-glyph", {"space": on_map(each["space"]), "active": state})))
    for each in view["chests"]:
        args = {"space": on_map(each["space"]), "colour": each["colour"]}
        lines.append(say(Message("descent-plain-chest", args)))
    for each in view["tokens"]:
        args = {"space": on_map(each["space"]), "what": token_name(each["what"])}
        lines.append(say(Message("descent-plain-token", args)))
    if view["keys"]:
        names = ", ".join(say(Message(f"descent-token-key-{lock}")) for lock in view["keys"])
        lines.append(say(Message("descent-plain-keys", {"names": names})))
    return lines


# -- figures ----------------------------------------------------------------------------------------


def _tokens(tokens: dict[str, int], say: Say) -> str:
    """Tokens of lingering effects: "Burn 2, Web 1"."""
    found = [f"{say(Message(f'descent-ability-{name}'))} {tokens[name]}" for name in TOKENS if tokens[name]]
    return ", ".join(found)


def _hero(view: View, hero: dict[str, Any], say: Say) -> list[str]:
    numbers = ("wounds", "max_wounds", "fatigue", "max_fatigue", "armor", "speed", "coins")
    args: dict[str, str | int] = {name: hero[name] for name in numbers}
    args |= {"number": hero["figure"] + 1, "who": f"@descent-hero-{hero['name']}"}
    args["space"] = on_map(hero["space"]) if hero["space"] else "town"
    args |= {"melee": hero["traits"][0], "ranged": hero["traits"][1], "magic": hero["traits"][2]}
    lines = [say(Message("descent-plain-hero", args))]
    state = _tokens(hero["tokens"], say)
    if hero["order"] != "none":
        order = say(Message(f"descent-order-{hero['order']}"))
        lines.append(say(Message("descent-plain-order", {"order": order})))
    if state:
        lines.append(say(Message("descent-plain-tokens", {"names": state})))
    if hero["monkey"]:
        lines.append(say(Message("descent-plain-monkey", {"turns": hero["monkey"]})))
    for kind, names in (("skill", hero["skills"]), ("item", hero["worn"]), ("pack", hero["pack"])):
        if names:
            shown = [_item(name, "skill" if kind == "skill" else "item", hero, say) for name in names]
            lines.append(say(Message(f"descent-plain-{kind}s", {"names": ", ".join(shown)})))
    return lines


def _item(name: str, kind: str, hero: dict[str, Any], say: Say) -> str:
    text = say(Message(f"descent-{kind}-{name}"))
    return say(Message("descent-plain-exhausted", {"name": text})) if name in hero["exhausted"] else text


def _monster(slot: int, monster: dict[str, Any], say: Say) -> str:
    if monster["name"]:
        who = f"@descent-named-{monster['name']}"
    else:
        who = f"@descent-{'master' if monster['master'] else 'monster'}-{monster['kind']}"
    args: dict[str, str | int] = {"number": slot, "who": who, "lost": monster["lost"]}
    ends = dict.fromkeys((monster["spaces"][0], monster["spaces"][-1]))
    args["space"] = "-".join(on_map(space) for space in ends)
    for name in ("wounds", "armor", "speed"):
        args[name] = "?" if monster[name] is None else monster[name]
    text = say(Message("descent-plain-monster", args))
    state = _tokens(monster["tokens"], say)
    if state:
        text += " " + say(Message("descent-plain-tokens", {"names": state})).strip()
    if monster["activated"]:
        text += " " + say(Message("descent-plain-activated"))
    return text


def _familiar(each: dict[str, Any], say: Say) -> str:
    args = {"who": f"@descent-familiar-{each['name']}", "hero": f"@descent-hero-{each['hero']}"}
    space = on_map(each["space"]) if each["space"] else "carried"
    return say(Message("descent-plain-familiar", {**args, "space": space}))


# -- the turn ---------------------------------------------------------------------------------------


def _turn(view: View, say: Say) -> list[str]:
    turn = view["turn"]
    if turn["figure"] is None or (turn["action"] == "none" and turn["phase"] == "hero"):
        return []
    args = {"points": turn["points"], "attacks": turn["attacks"]}
    if turn["phase"] == "hero":
        args |= {"who": f"@descent-hero-{turn['hero']}", "action": f"@descent-action-{turn['action']}"}
        return [say(Message("descent-plain-turn", args))]
    return [say(Message("descent-plain-activation", {**args, "number": turn["figure"]}))]


def _attack(view: View, say: Say) -> list[str]:
    attack = view["attack"]
    if attack is None or not attack["dice"]:
        return []
    faces = ", ".join(_die(die, say) for die in attack["dice"])
    lines = [say(Message("descent-plain-dice", {"dice": faces}))]
    sums = attack["sums"]
    if sums is not None:
        names = ("range", "needed", "damage", "pierce", "surges", "points")
        args = {name: sums[name] for name in names}
        lines.append(say(Message("descent-plain-sums", {**args, "hits": "yes" if sums["hits"] else "no"})))
        lines += [line for what in ("range", "damage") for line in _parts(sums, what, say)]
    return lines


def _parts(sums: dict[str, Any], what: str, say: Say) -> list[str]:
    """Where a sum comes from, if not all of it lies on the dice; melee attacks need no range."""
    parts = sums[f"{what}_parts"]
    if len(parts) == 1 or (what == "range" and not sums["needed"]):
        return []
    told = ", ".join(f"{say(Message(part['name']))} {part['n']}" for part in parts)
    return [say(Message(f"descent-plain-parts-{what}", {"n": sums[what], "parts": told}))]


def _die(die: dict[str, Any], say: Say) -> str:
    args = {name: die[name] for name in ("range", "damage", "surges", "points")}
    shown = [
        say(Message(f"descent-plain-face-{name}", {"n": value})) for name, value in args.items() if value
    ]
    if die["miss"]:
        shown = [say(Message("descent-plain-face-miss"))]
    colour = say(Message(f"descent-colour-{die['colour']}"))
    return f"{colour} [{' '.join(shown) or '-'}]"


def _own(view: View, say: Say) -> list[str]:
    if "hand" not in view:
        return []
    if not view["hand"]:
        return [say(Message("descent-plain-no-hand"))]
    cards = []
    for name in view["hand"]:
        price = view["prices"].get(name, 0)
        args: dict[str, str | int] = {"card": f"@descent-card-{name}", "cost": price}
        cards.append(say(Message("descent-plain-card", args)))
    return [say(Message("descent-plain-hand", {"cards": ", ".join(cards)}))]
