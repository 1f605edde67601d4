"""The colours of both themes have enough contrast: text 4.5 to 1, lines and icons 3 to 1 (WCAG 2, AA)."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

TOKENS = (Path(__file__).parents[2] / "web" / "src" / "look" / "tokens.css").read_text("utf-8")
LIGHTS = ("ember", "blood", "moss", "frost", "gold", "violet")
GROUNDS = ("night", "bg", "surface", "raised")
TEXT = [
    *((ink, ground) for ink in ("text", "text-2") for ground in GROUNDS),
    *((light, ground) for light in LIGHTS for ground in ("bg", "surface", "raised")),
    *((f"on-{light}", light) for light in LIGHTS),
    *((f"paper-{ink}", sheet) for ink in ("ink", "ink-2", "blood", "gold") for sheet in ("paper", "paper-2")),
    *(("floor-mark", floor) for floor in ("floor-a", "floor-b")),
]
LINES = [("edge", ground) for ground in GROUNDS]


def theme(name: str) -> dict[str, str]:
    """The colours of a theme; anything not set for light is as in dark."""
    blocks = re.findall(r'\[data-theme="(\w+)"\] \{(.*?)\n\}', TOKENS, re.S)
    colours = {each: dict(re.findall(r"--([\w-]+): (#[0-9a-f]{6})", block)) for each, block in blocks}
    return {**colours["dark"], **colours[name]}


def luminance(colour: str) -> float:
    """How bright a colour is, from 0 to 1."""
    parts = [int(colour[place : place + 2], 16) / 255 for place in (1, 3, 5)]
    red, green, blue = (
        part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    """From 1 for the same colour to 21 for black and white."""
    darker, brighter = sorted((luminance(one), luminance(other)))
    return (brighter + 0.05) / (darker + 0.05)


@pytest.mark.parametrize("name", ["dark", "light"])
def test_text_and_lines_stand_out_in_both_themes(name: str) -> None:
    colours = theme(name)
    faint = [
        f"{ink} on {ground}: {ratio:.1f}"
        for pairs, least in ((TEXT, 4.5), (LINES, 3.0))
        for ink, ground in pairs
        if (ratio := contrast(colours[ink], colours[ground])) < least
    ]
    assert faint == []
