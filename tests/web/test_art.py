"""The drawings: a browser shows nothing of a sprite from the first mistake on, and says nothing."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree

import pytest

LOOK = Path(__file__).parents[2] / "web" / "src" / "look"
DRAWINGS = sorted(LOOK.rglob("*.svg"))


@pytest.mark.parametrize("drawing", DRAWINGS, ids=lambda drawing: drawing.stem)
def test_a_drawing_is_well_formed_and_names_each_symbol_once(drawing: Path) -> None:
    ids = [node.get("id") for node in ElementTree.parse(drawing).iter() if node.tag.endswith("symbol")]
    assert len(ids) == len(set(ids))
