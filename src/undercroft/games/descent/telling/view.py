"""What everybody may know, and what only the overlord knows (J-339)."""

from __future__ import annotations

from typing import Any

from undercroft.engine.flow import Frame
from undercroft.engine.parts import Parts
from undercroft.games.descent.cards.quests import CHESTS, LOCKS
from undercroft.games.descent.cards.vocabulary import (
    ATTACKS,
    BODY_ARMOR,
    OTHER,
    POTION,
    THREAT_INCOME,
)
from undercroft.games.descent.course.round import Round
from undercroft.games.descent.floor.bases import BASES
from undercroft.games.descent.floor.plan import NO_SPACE
from undercroft.games.descent.hero.equipment import OTHERS, PACK, POTIONS
from undercroft.games.descent.hero.gear import (
    armor,
    max_fatigue,
    max_wounds,
    party_number,
    speed,
    trait,
)
from undercroft.games.descent.overlord.cards import price
from undercroft.games.descent.overlord.turn import OverlordTurn
from undercroft.games.descent.state.board import is_standing
from undercroft.games.descent.state.box import Box
from undercroft.games.descent.state.options import OPTIONS
from undercroft.games.descent.state.procedure import ACTING, FigureProcedure, Procedure
from undercroft.games.descent.state.state import (
    ACTIONS,
    ORDERS,
    OVERLORD,
    OVERLORD_DECK,
    Descent,
)
from undercroft.games.descent.telling import combat, secrets, shape, tasks

GROUND_MARKS = ".o~^"  # floor, pit, water, rubble
UNKNOWN = "?"
NO_FLOOR = " "


def table(s: Descent, parts: Parts) -> shape.View:
    """What everybody may know."""
    return {
        "game": "descent",
        "quest": s.box.quest.id,
        "goal": "descent-goal-" + s.box.quest.id,
        "options": parts.one("options", s.options, options),
        "players": s.seats,
        "round": s.round,
        "conquest": s.conquest,
        "pieces": parts.one("pieces", s.box.quest.id, lambda _: pieces(s.box)),
        "rows": parts.one("rows", (s.revealed, s.ground), lambda _: rows(s)),
        "texts": parts.one("texts", s.revealed, lambda _: texts(s)),
        "doors": parts.one("doors", (s.placed, s.closed), lambda _: doors(s)),
        "glyphs": parts.one("glyphs", (s.revealed, s.glyphs), lambda _: glyphs(s)),
        "stairs": parts.one("stairs", s.revealed, lambda _: stairs(s)),
        "keys": [lock for number, lock in enumerate(LOCKS) if s.keys >> number & 1],
        "chests": [{"space": at(s, chest.space), "colour": CHESTS[chest.colour]} for chest in s.chests],
        "tokens": [{"space": at(s, token.space), "what": token.what} for token in s.loose],
        "heroes": [hero(s, number) for number in range(len(s.heroes)) if s.heroes[number]],
        "monsters": {str(slot): monster(s, slot) for slot in s.monsters()},
        "encounters": encounters(s),
        "familiars": familiars(s),
        "overlord": overlord(s),
        "stock": dict(s.stock),
        "training": list(s.tokens_left),
        "opened": [colour for number, colour in enumerate(CHESTS) if s.opened >> number & 1],
        "turn": turn(s),
        "task": tasks.task(s),
        "attack": combat.attack(s),
        "asked": [ask.seat for ask in s.pending if ask.seat >= 0 and not ask.idle()],
        "result": s.result(),  # type: ignore[typeddict-item]
    }


def encounters(s: Descent) -> list[str]:
    """The encounter markers of revealed areas that nobody has passed yet."""
    markers = enumerate(s.box.encounters)
    return [at(s, space) for number, space in markers if s.is_revealed(space) and not s.met >> number & 1]


def at(s: Descent, space: int) -> str:
    """A space by its name; "" for town."""
    return s.box.space_names[space] if space >= 0 else ""


def options(bits: int) -> list[str]:
    """The table options that differ from their defaults."""
    return [f"{name}={values[1]}" for bit, (name, values) in enumerate(OPTIONS.items()) if bits >> bit & 1]


def pieces(box: Box) -> list[shape.Piece]:
    """The map pieces, which are on the table from the beginning (J-025)."""
    return [{"shape": each.shape, "x": each.x, "y": each.y, "turn": each.turn} for each in box.quest.pieces]


def rows(s: Descent) -> list[str]:
    """The floor, a character for each space; unrevealed spaces show only that there is floor (J-025)."""
    plan = s.box.plan
    found = []
    for y in range(plan.height):
        row = ""
        for x in range(plan.width):
            space = plan.at(x, y)
            if space == NO_SPACE:
                row += NO_FLOOR
            else:
                row += GROUND_MARKS[s.ground[space]] if s.is_revealed(space) else UNKNOWN
        found.append(row)
    return found


def texts(s: Descent) -> list[str]:
    """The texts of revealed areas."""
    found = []
    for number, letter in enumerate(s.box.area_letters):
        area = s.box.quest.areas.get(letter)
        if s.revealed >> number & 1 and area is not None and area.text:
            found.append(f"descent-area-{s.box.quest.id}-{area.text}")
    return found


def doors(s: Descent) -> list[shape.Door]:
    """The doors that have been placed."""
    return [secrets.door(s, number) for number in range(len(s.box.quest.doors)) if s.placed >> number & 1]


def glyphs(s: Descent) -> list[shape.Glyph]:
    """The glyphs of revealed areas."""
    return [
        {"space": at(s, space), "active": bool(s.glyphs >> number & 1)}
        for number, space in enumerate(s.box.glyph_spaces)
        if s.is_revealed(space)
    ]


def stairs(s: Descent) -> list[shape.Stair]:
    """The staircases of revealed areas."""
    return [
        {"space": at(s, space), "to": at(s, to) if s.is_revealed(to) else ""}
        for space, to in s.box.stairs.items()
        if s.is_revealed(space)
    ]


def hero(s: Descent, number: int) -> shape.Hero:
    """A hero with everything he has, all of it public (J-399, J-403)."""
    begun = s.round > 0 or s.place[number] >= 0  # before that, wounds and fatigue are full (J-006)
    return {
        "figure": number,
        "name": s.heroes[number],
        "seat": s.owner(number),
        "space": at(s, s.place[number]),
        "wounds": max(0, s.health[number]) if begun else max_wounds(s, number),
        "max_wounds": max_wounds(s, number),
        "fatigue": s.fatigue[number] if begun else max_fatigue(s, number),
        "max_fatigue": max_fatigue(s, number),
        "armor": armor(s, number),
        "speed": speed(s, number),
        "traits": [trait(s, number, form) for form in range(len(ATTACKS))],
        "conquest": s.hero(number).conquest,
        "coins": s.coins[number],
        "skills": list(s.skills[number]),
        "worn": list(s.worn[number]),
        "pack": list(s.pack[number]),
        "slots": slots(s, number),
        "exhausted": list(s.exhausted[number]),
        "order": ORDERS[s.order[number]],
        "acted": s.is_red(number),
        "monkey": s.monkey[number],
        "tokens": tokens(s, number),
    }


def slots(s: Descent, number: int) -> shape.Slots:
    """The equipment of a hero by its places (J-039 to J-044)."""
    held: list[str] = []
    worn: list[str] = []
    potions: list[str] = []
    others: list[str] = []
    hands = 0
    for name in s.worn[number]:
        item = s.box.items[name]
        hands += item.hands
        place = {BODY_ARMOR: worn, POTION: potions, OTHER: others}.get(item.kind, held)
        (held if item.hands else place).append(name)
    return {
        "hands": {"items": held, "used": hands, "most": s.hero(number).hands},
        "armor": {"items": worn, "used": len(worn), "most": 1},
        "potions": {"items": potions, "used": len(potions), "most": POTIONS},
        "others": {"items": others, "used": len(others), "most": OTHERS},
        "pack": {"items": list(s.pack[number]), "used": len(s.pack[number]), "most": PACK},
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
    """A monster; of a named one, only numbers that the quest announces (J-248)."""
    kind = s.kind_at(slot)
    told = combat.announced(s, slot)
    lost = min(kind.wounds, kind.wounds - s.health[slot])
    return {
        "kind": kind.card,
        "name": kind.name if kind.named else "",
        "master": kind.master,
        "base": BASES[kind.base],
        "spaces": [at(s, space) for space in s.spaces(slot)],
        "lost": lost,
        "left": kind.wounds - lost if "wounds" in told else None,
        "wounds": kind.wounds if "wounds" in told else None,
        "armor": kind.armor if "armor" in told else None,
        "speed": kind.speed if "speed" in told else None,
        "activated": bool(s.done[slot]),
        "tokens": tokens(s, slot),
    }


def overlord(s: Descent) -> shape.Overlord:
    """What everybody knows about the overlord; heroes not dealt yet bring no threat."""
    dealt = "" not in s.heroes
    return {
        "threat": s.threat,
        "income": max(0, len(s.heroes) + party_number(s, THREAT_INCOME)) if dealt else len(s.heroes),
        "hand": len(s.hand),
        "deck": len(s.decks[OVERLORD_DECK]) if s.decks else 0,
        "discard": list(s.discard),
        "powers": list(s.powers),
    }


def turn(s: Descent) -> shape.Turn:
    """Whose turn it is, and what is left of it."""
    figure = acting_figure(s)
    standing = figure < 0 or s.place[figure] < 0 or is_standing(s, figure)
    return {
        "phase": phase(s),  # type: ignore[typeddict-item]
        "hero": s.heroes[s.active] if s.active >= 0 else "",
        "figure": figure if figure >= 0 else None,
        "action": ACTIONS[s.action],
        "points": s.points,
        "attacks": s.attacks,
        "may_order": s.may_order,
        "passing": not standing,
        "sight": s.hero_sight,
    }


def acting_figure(s: Descent) -> int:
    """The figure whose turn or activation it is, even if it is interrupted; -1 for none."""
    for frame in s.agenda[::-1]:
        if isinstance(frame, FigureProcedure) and frame.menu() == ACTING:
            return frame.figure if frame.stands(s) else -1
    return s.active


def phase(s: Descent) -> str:
    """The part of the game; "heroes" means between the turns of heroes."""
    if s.over:
        return "over"
    if s.active >= 0:
        return "hero"
    if find(s, OverlordTurn) is not None:
        return "overlord"
    return "setup" if find(s, Round) is None else "heroes"


def find(s: Descent, kind: type[Procedure]) -> Frame[Any] | None:
    """The innermost procedure of a kind."""
    for frame in s.agenda[::-1]:
        if isinstance(frame, kind):
            return frame
    return None


def own(s: Descent, seat: int, parts: Parts) -> dict[str, Any]:
    """The quest from the overlord's side: his goal, and what only he knows (J-026, J-339)."""
    if seat != OVERLORD:
        return {}
    dealt = "" not in s.heroes
    prices = {name: price(s, s.box.cards[name]) for name in s.hand} if dealt else {}
    return {
        "goal": "descent-lord-goal-" + s.box.quest.id,
        "hand": list(s.hand),
        "prices": prices,
        "lacking": {name: cost - s.threat for name, cost in prices.items() if cost > s.threat},
        "chest_numbers": [chest.number for chest in s.chests],
        "secrets": parts.one("secrets", s.revealed, lambda _: secrets.hidden(s)),
    }
