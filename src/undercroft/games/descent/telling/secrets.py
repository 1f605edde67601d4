"""What the overlord knows about unrevealed areas (J-339)."""

from __future__ import annotations

from undercroft.games.descent.cards.quests import KEYS, LOCKS, Area
from undercroft.games.descent.floor.terrain import GROUNDS
from undercroft.games.descent.movement.doors import door_areas
from undercroft.games.descent.quests.reveal import POTION_TOKENS
from undercroft.games.descent.state.state import Descent
from undercroft.games.descent.telling import shape

MARKS = ".o~^"  # floor, pit, water, rubble


def door(s: Descent, number: int) -> shape.Door:
    """A door."""
    found = s.box.quest.doors[number]
    return {
        "name": found.name,
        "x": found.way.x,
        "y": found.way.y,
        "side": "east" if found.way.east else "south",
        "lock": found.lock,
        "open": not s.closed >> number & 1,
    }


def hidden(s: Descent) -> list[shape.Secret]:
    """The areas that are not revealed, with what waits there."""
    return [
        secret(s, number, s.box.quest.areas[letter])
        for number, letter in enumerate(s.box.area_letters)
        if not s.revealed >> number & 1 and letter in s.box.quest.areas
    ]


def secret(s: Descent, number: int, area: Area) -> shape.Secret:
    """One area."""
    plan = s.box.plan
    things = [(each.x, each.y, POTION_TOKENS[each.what]) for each in area.tokens]
    things += [(each.x, each.y, KEYS[LOCKS.index(each.what)]) for each in area.keys]
    things += [(each.x, each.y, each.what) for each in area.relics]
    unplaced = [each for each in range(plan.doors) if not s.placed >> each & 1]
    return {
        "text": f"descent-area-{s.box.quest.id}-{area.text}" if area.text else "",
        "spaces": [s.box.space_names[at] for at in range(plan.size) if plan.area[at] == number],
        "ground": [
            {"space": f"{each.x},{each.y}", "what": MARKS[GROUNDS.index(each.what)]} for each in area.ground
        ],
        "monsters": [
            {
                "kind": s.box.quest.named[foe.name].kind if foe.name in s.box.quest.named else foe.name,
                "name": foe.name if foe.name in s.box.quest.named else "",
                "master": foe.master or foe.name in s.box.quest.named,
                "space": f"{foe.x},{foe.y}",
                "stands": foe.stands,
            }
            for foe in area.foes
            if foe.least <= s.seats <= foe.most
        ],
        "chests": [{"space": f"{each.x},{each.y}", "colour": each.what} for each in area.chests],
        "glyphs": [f"{each.x},{each.y}" for each in area.glyphs],
        "tokens": [{"space": f"{x},{y}", "what": what} for x, y, what in things],
        "doors": [door(s, each) for each in unplaced if door_areas(s, each) >> number & 1],
    }
