"""How-to pages: every paragraph has its words in three languages, its rules and its picture."""

from __future__ import annotations

import json
import re
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from undercroft import games
from undercroft.locale import LANGUAGES, voice

WEB = Path(__file__).parents[2] / "web" / "src"
ART = WEB / "look" / "art"


def paragraphs(game: str) -> list[dict[str, Any]]:
    """The how-to page of a game, as data."""
    found: list[dict[str, Any]] = json.loads((WEB / "games" / game / "howto.json").read_text("utf-8"))
    return found


@pytest.mark.parametrize("game", games.ids())
def test_every_paragraph_has_words_rules_and_a_drawing(game: str) -> None:
    rules = games.get(game).rules.rules
    sprites = "".join(file.read_text("utf-8") for file in (WEB / "look").rglob("*.svg"))
    for paragraph in paragraphs(game):
        assert set(paragraph) <= {"id", "icon", "rules", "picture", "set"}
        assert paragraph["rules"]
        assert not [id for id in paragraph["rules"] if id not in rules]
        assert f'id="{paragraph["icon"].split(":")[-1]}"' in sprites, paragraph["icon"]
        for lang in LANGUAGES:
            name = f"web-how-{game}-{paragraph['id']}"
            assert 100 < len(voice(lang)(f"{name}-text")) < 800
            assert len(voice(lang)(name)) < 60
            if "picture" in paragraph:
                assert voice(lang)(f"web-how-picture-{paragraph['picture']}")
        if "picture" in paragraph:
            assert (ART / f"howto-{paragraph['picture']}.svg").is_file()


def test_no_picture_and_no_paragraph_is_forgotten() -> None:
    used = [(game, paragraph) for game in games.ids() for paragraph in paragraphs(game)]
    shown = {f"howto-{paragraph['picture']}.svg" for _, paragraph in used if "picture" in paragraph}
    assert shown == {file.name for file in ART.glob("howto-*.svg")}
    titles = {f"web-how-{game}-{paragraph['id']}" for game, paragraph in used}
    words = (Path(str(files("undercroft"))) / "locale/en/web_how.ftl").read_text("utf-8")
    told = re.findall(rf"^(web-how-(?:{'|'.join(games.ids())})-[a-z]+) =", words, re.M)
    assert set(told) == titles
