"""What everybody may know, and what only the overlord does (J-339)."""

from __future__ import annotations

from typing import Any

from undercroft.games.descent.attack.blow import Blow
from undercroft.games.descent.cards.quests import CHESTS, LOCKS
from undercroft.games.descent.cards.vocabulary import ATTACKS
from undercroft.games.descent.floor.bases import BASES
from undercroft.games.descent.hero.gear import armor, max_fatigue, max_wounds, speed, trait
from undercroft.games.descent.state.state import (
    ACTIONS,
    ORDERS,
    OVERLORD,
    OVERLORD_DECK,
    Descent,
)
from undercroft.games.descent.telling import shape

GROUND_MARKS = ".o~^"  # floor, pit, water, rubble
UNKNOWN = "?"
NO_FLOOR = " "


def table(s: Descent) -> shape.View:
    """What everybody may know."""
    return {
        "quest": s.box.quest.id,
        "goal": "descent-goal-" + s.box.quest.id,
        "players": s.seats,
        "round": s.round,
        "conquest": s.conquest,
        "rows": rows(s),
        "doors": doors(s),
        "glyphs": glyphs(s),
        "keys": [lock for number, lock in enumerate(LOCKS) if s.keys >> number & 1],
        "chests": [{"space": at(s, chest.space), "colour": CHESTS[chest.colour]} for chest in s.chests],
        "tokens": [{"space": at(s, token.space), "what": token.what} for token in s.loose],
        "heroes": [hero(s, number) for number in range(len(s.heroes)) if s.heroes[number]],
        "monsters": {str(slot): monster(s, slot) for slot in s.monsters()},
        "encounters": [at(s, space) for space in s.box.encounters if s.is_revealed(space)],
        "familiars": familiars(s),
        "overlord": {
            "threat": s.threat,
            "hand": len(s.hand),
            "deck": len(s.decks[OVERLORD_DECK]) if s.decks else 0,
            "discard": list(s.discard),
            "powers": list(s.powers),
        },
        "stock": dict(s.stock),
        "turn": turn(s),
        "attack": attack(s),
        "winner": s.winner,
    }


def at(s: Descent, space: int) -> str:
    """A space by its name; "" for town."""
    return s.box.space_names[space] if space >= 0 else ""


def rows(s: Descent) -> list[str]:
    """The floor, a character for each space; what is not revealed shows only that it is floor (J-025)."""
    plan = s.box.plan
    found = []
    for y in range(plan.height):
        row = ""
        for x in range(plan.width):
            space = plan.at(x, y)
            if space < 0:
                row += NO_FLOOR
            else:
                row += GROUND_MARKS[s.ground[space]] if s.is_revealed(space) else UNKNOWN
        found.append(row)
    return found


def doors(s: Descent) -> list[shape.Door]:
    """The doors that stand."""
    return [
        {
            "name": door.name,
            "x": door.way.x,
            "y": door.way.y,
            "side": "east" if door.way.east else "south",
            "lock": door.lock,
            "open": not s.closed >> number & 1,
        }
        for number, door in enumerate(s.box.quest.doors)
        if s.placed >> number & 1
    ]


def glyphs(s: Descent) -> list[shape.Glyph]:
    """The glyphs of revealed areas."""
    return [
        {"space": at(s, space), "active": bool(s.glyphs >> number & 1)}
        for number, space in enumerate(s.box.glyph_spaces)
        if s.is_revealed(space)
    ]


def hero(s: Descent, number: int) -> shape.Hero:
    """A hero with all that he has, which is open (J-399, J-403)."""
    return {
        "name": s.heroes[number],
        "seat": s.owner(number),
        "space": at(s, s.place[number]),
        "wounds": s.health[number],
        "max_wounds": max_wounds(s, number),
        "fatigue": s.fatigue[number],
        "max_fatigue": max_fatigue(s, number),
        "armor": armor(s, number),
        "speed": speed(s, number),
        "traits": [trait(s, number, form) for form in range(len(ATTACKS))],
        "coins": s.coins[number],
        "skills": list(s.skills[number]),
        "worn": list(s.worn[number]),
        "pack": list(s.pack[number]),
        "exhausted": list(s.exhausted[number]),
        "order": ORDERS[s.order[number]],
        "acted": s.is_red(number),
        "monkey": s.monkey[number],
        "tokens": tokens(s, number),
    }


def familiars(s: Descent) -> list[shape.Familiar]:
    """The familiars that have come into the game."""
    return [
        {
            "name": familiar.name,
            "hero": s.heroes[s.companions[number]],
            "space": at(s, s.familiars[number]),
            "carries": s.carried[number],
        }
        for number, familiar in enumerate(s.box.familiars)
        if s.companions[number] >= 0
    ]


def tokens(s: Descent, figure: int) -> shape.Tokens:
    """Tokens of lingering effects."""
    return {
        "burn": s.burn[figure],
        "web": s.web[figure],
        "stun": s.stun[figure],
        "poison": s.poison[figure],
    }


def monster(s: Descent, slot: int) -> shape.Monster:
    """A monster; what a quest does not announce of a named one is not told (J-248)."""
    kind = s.kind_at(slot)
    announced = s.box.quest.named[kind.name].announced if kind.named else ("armor", "speed", "wounds")
    return {
        "kind": kind.card,
        "name": kind.name if kind.named else "",
        "master": kind.master,
        "base": BASES[kind.base],
        "spaces": [at(s, space) for space in s.spaces(slot)],
        "lost": kind.wounds - s.health[slot],
        "wounds": kind.wounds if "wounds" in announced else None,
        "armor": kind.armor if "armor" in announced else None,
        "activated": bool(s.done[slot]),
        "tokens": tokens(s, slot),
    }


def turn(s: Descent) -> shape.Turn:
    """Whose turn it is, and what is left of it."""
    return {
        "hero": s.heroes[s.active] if s.active >= 0 else "",
        "action": ACTIONS[s.action],
        "points": s.points,
        "attacks": s.attacks,
        "may_order": s.may_order,
    }


def attack(s: Descent) -> shape.Attack | None:
    """The attack under way."""
    for frame in s.agenda[::-1]:
        if isinstance(frame, Blow):
            return {
                "figure": frame.figure,
                "weapon": frame.weapon,
                "target": at(s, frame.target),
                "aimed": frame.aimed,
                "dice": list(frame.pool),
                "faces": list(frame.faces),
                "bought": list(frame.bought),
            }
    return None


def own(s: Descent, seat: int) -> dict[str, Any]:
    """What only the overlord knows: his hand, and the numbers of closed chests (J-026, J-146)."""
    if seat != OVERLORD:
        return {}
    return {
        "hand": list(s.hand),
        "chest_numbers": [chest.number for chest in s.chests],
    }
