"""Tables with custom content: cards that are not in the box, quests with other rules."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from tempfile import mkdtemp
from typing import Any

from tests.games.descent.box import BOX, CONTENT
from tests.games.descent.stage import Stage
from undercroft.games.descent import scene
from undercroft.games.descent.boxes import made
from undercroft.games.descent.cards.quest_reader import QuestReader
from undercroft.games.descent.cards.quests import Quest
from undercroft.games.descent.cards.reader import Box as Cards
from undercroft.games.descent.state.box import Box

CELLAR = (CONTENT / "quests" / "cellar.toml").read_text("utf-8")
MACE = """
[copper.mace-of-kellos]
kind = "weapon"
hands = 1
attack = "melee"
dice = ["red", "green"]
surges = ["2: damage +1", "2: knockback"]
provenance = "rulebook"
"""
AMBUSH = """
[overlord.ambush]
type = "event"
copies = 2
cost = 3
discard = 1
time = "hero called"
do = "hero sight 2"
provenance = "designed"
"""


def quest(*changes: tuple[str, str]) -> Quest:
    """The Cellar with changes to its file."""
    text = CELLAR
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    file = Path(mkdtemp()) / "quest.toml"
    file.write_text(text, "utf-8")
    return QuestReader(file, BOX).read()


@cache
def cards() -> Cards:
    """The box with the rulebook's mace and a card for the moment before a hero's turn."""
    folder = Path(mkdtemp())
    for file in CONTENT.iterdir():
        if file.name.endswith(".toml"):
            more = {"copper.toml": MACE, "overlord.toml": AMBUSH}.get(file.name, "")
            (folder / file.name).write_text(file.read_text("utf-8") + more, "utf-8")
    return Cards(folder)


def own_box(*changes: tuple[str, str], players: int = 3) -> Box:
    """A box with these cards, for The Cellar with changes."""
    return made(quest(*changes), players, 0, cards())


def own_stage(box: Box, *heroes: dict[str, Any], **more: Any) -> Stage:
    """A scene with a custom box."""
    overlord = {"threat": more.pop("threat", 0), "hand": more.pop("hand", [])}
    players = [overlord, *[{"heroes": [each]} for each in heroes]]
    spec = {"players": players, "doors": {"a": "open"}, "revealed": ["S", "1"], **more}
    state = scene.build(spec, box)
    state.explicit = True
    state.run()
    return Stage(state=state)
