"""`undercroft quest`: quests of Descent that people make."""

from __future__ import annotations

from argparse import Namespace
from importlib.resources import files
from pathlib import Path

from undercroft.engine.game import BadRequest
from undercroft.games.descent.cards.quest_check import QuestCheck
from undercroft.games.descent.cards.quest_reader import QuestReader
from undercroft.games.descent.cards.reader import Box


def run(args: Namespace) -> int:
    """Read a quest as a table would, and say what is in it."""
    file = Path(args.file)
    if not file.is_file():
        raise BadRequest(f"{file}: no such file")
    reader = QuestReader(file, Box(files("undercroft.games.descent") / "content"), str(file))
    quest = reader.read()
    plan = QuestCheck(reader, quest).plan
    foes = sum([len(area.foes) for area in quest.areas.values()])
    print(
        f"{quest.id}: {len(quest.pieces)} pieces, {plan.size} spaces, {len(quest.areas)} areas, "
        f"{len(quest.doors)} doors, {foes} monsters, {quest.checksum[:19]}"
    )
    return 0
