"""The table in plain text: a drawing of the card, and the same in words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from undercroft.engine.messages import Message
from undercroft.games.one_card.state import MOST

Say = Callable[[Message], str]
SIGNS = {"#": "##", "S": "> "}


def table(view: dict[str, Any], say: Say) -> list[str]:
    """A view as lines of text; every fact is given in words, the drawing only repeats them."""
    return [
        _heading(view, say),
        *_drawing(view),
        _hero(view, say),
        _skills(view, say),
        *[_monster(view, monster, say) for monster in view["monsters"]],
    ]


def history(view: dict[str, Any], say: Say) -> list[str]:
    """How far the hero has come: nothing else of the past matters in this game."""
    return [_heading(view, say)]


def _heading(view: dict[str, Any], say: Say) -> str:
    kind = view["kind"]
    args = {name: kind[name] for name in ("health", "speed", "attack", "defence", "range")}
    return say(
        Message(
            "one-card-text-level",
            {
                "level": view["level"],
                "levels": view["levels"],
                "turn": view["turn"],
                "monster": f"@one-card-monster-{kind['name']}",
                **args,
            },
        )
    )


def _drawing(view: dict[str, Any]) -> list[str]:
    """Rows 5 to 1 from the far side: `@6` the hero with his health, `A2` a monster, `##` wall, `>` stairs."""
    figures = {monster["square"]: f"{monster['letter']}{monster['health']}" for monster in view["monsters"]}
    figures[view["hero"]["square"]] = f"@{view['hero']['health']}"
    lines = ["", "    a   b   c   d   e"]
    for number, row in zip("54321", view["board"]["rows"], strict=True):
        tiles = [
            figures.get(f"{column}{number}", SIGNS.get(tile, ". "))
            for column, tile in zip("abcde", row, strict=True)
        ]
        lines.append(f"{number}   " + "  ".join(tiles).rstrip())
    return [*lines, ""]


def _hero(view: dict[str, Any], say: Say) -> str:
    hero = view["hero"]
    return say(
        Message(
            "one-card-text-hero",
            {
                "class": f"@one-card-class-{hero['class']}",
                "square": hero["square"],
                "health": hero["health"],
                "most": MOST,
                "walls": ", ".join(view["board"]["walls"]),
            },
        )
    )


def _skills(view: dict[str, Any], say: Say) -> str:
    hero, energy = view["hero"], view["energy"]
    if view["phase"] in ("hero", "monsters"):
        return say(
            Message(
                "one-card-text-points",
                {
                    "speed": energy["left"]["speed"],
                    "attack": energy["left"]["attack"],
                    "defence": energy["defence"],
                    "range": energy["range"],
                },
            )
        )
    return say(
        Message(
            "one-card-text-skills", {name: hero[name] for name in ("speed", "attack", "defence", "range")}
        )
    )


def _monster(view: dict[str, Any], monster: dict[str, Any], say: Say) -> str:
    args = {name: monster[name] for name in ("letter", "square", "health", "distance")}
    sight = "seen" if monster["in_sight"] else "unseen"
    reach = "near" if monster["in_range"] else "far"
    name = f"@one-card-monster-{view['kind']['name']}"
    return say(Message("one-card-text-monster", {**args, "monster": name, "sight": sight, "reach": reach}))
