"""What can be seen of the table: everything except the dice to come."""

from __future__ import annotations

from typing import Any

from undercroft.engine.parts import Parts
from undercroft.games.one_card.board import GRID, SQUARES
from undercroft.games.one_card.card import CARD
from undercroft.games.one_card.energy import FACES, Energy
from undercroft.games.one_card.monsters import MonstersMove, attackers
from undercroft.games.one_card.phase import phase
from undercroft.games.one_card.sight import look
from undercroft.games.one_card.state import LAST, MOST, PLANS, SKILLS, Monster, OneCard


def table(s: OneCard, parts: Parts) -> dict[str, Any]:
    """The table as JSON-ready data."""
    top = s.agenda[-1] if s.agenda else None
    return {
        "game": "one-card",
        "level": s.level,
        "levels": LAST,
        "most": MOST,
        "turn": s.turn,
        "phase": phase(s),
        "automatic": s.automatic,
        "board": parts.one("board", s.level, board),
        "hero": hero(s),
        "energy": {
            "rolled": list(top.dice) if isinstance(top, Energy) else [],
            "kept": top.kept if isinstance(top, Energy) else 0,
            "kept_on": top.kept_on() if isinstance(top, Energy) else "",
            "dice": {skill: getattr(s, f"{skill}_die") for skill in SKILLS},
            "sums": parts.one("sums", (s.speed, s.attack, s.defence, s.range), sums),
            "left": {"speed": s.speed_left, "attack": s.attack_left},
            "strikes": s.strikes(),
            "defence": s.total_defence(),
            "range": s.total_range(),
        },
        "kind": parts.one("kind", s.level, kind),
        "monsters": parts.each("monsters", standing(s), lambda source: monster(s, source[0])),
        "moving": top.mover if isinstance(top, MonstersMove) else "",
        "result": s.result(),
    }


def board(level: int) -> dict[str, Any]:
    """The card of a level."""
    lying = PLANS[level - 1].board
    rows = CARD.rows[lying.name]
    return {
        "position": lying.name,
        "rows": [list(row) for row in rows],
        "walls": [SQUARES[tile] for tile in range(GRID.size) if lying.walls >> tile & 1],
        "stairs": [SQUARES[tile] for tile in range(GRID.size) if lying.stairs >> tile & 1],
    }


def kind(level: int) -> dict[str, Any]:
    """The line that all monsters of a level share."""
    shared = PLANS[level - 1].board.kind
    return {"name": shared.name, **{name: getattr(shared, name) for name in ("health", *SKILLS)}}


def sums(skills: tuple[int, ...]) -> dict[str, list[int]]:
    """The value of each skill with no die, and with a die of 1 to 6."""
    return {
        skill: [base, *(base + face for face in FACES)] for skill, base in zip(SKILLS, skills, strict=True)
    }


def hero(s: OneCard) -> dict[str, Any]:
    """The hero: place, health, base skills, class."""
    return {
        "square": SQUARES[s.tile],
        "health": s.health,
        **{skill: getattr(s, skill) for skill in SKILLS},
        "class": s.hero_class or "none",
        "ability_used": s.used,
    }


def standing(s: OneCard) -> list[tuple[Monster, int, int, int, int]]:
    """The living monsters, with everything that affects the lines between them and the hero."""
    around = (s.level, s.tile, s.occupied(), s.total_range())
    return [(each, *around) for each in s.monsters]


def monster(s: OneCard, each: Monster) -> dict[str, Any]:
    """A living monster in relation to the hero."""
    seen = look(s, each)
    return {
        "letter": each.letter,
        "square": SQUARES[each.tile],
        "health": each.health,
        "distance": seen.distance,
        "clear_lines": seen.clear,
        "in_sight": seen.clear > 0,
        "in_range": seen.distance <= s.total_range(),
        "threatens": each in attackers(s),
        "blocked_by": [SQUARES[tile] for tile in seen.blockers] if not seen.clear else [],
    }
