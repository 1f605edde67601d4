"""The window that sets up a table has words for every option of every game."""

from __future__ import annotations

import pytest

from undercroft import bots, games
from undercroft.locale import LANGUAGES, Voice, voice


def known(say: Voice, id: str) -> bool:
    """Whether there is such a message."""
    return say.bundle.has_message(id)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", games.ids())
def test_every_option_has_words(game: str, lang: str) -> None:
    say = voice(lang)
    for option in games.get(game).options_schema()["options"]:
        name = f"web-option-{game}-{option['id'].replace('_', '-')}"
        assert say(name)
        if option["kind"] == "choice":
            for value in option["values"]:
                assert known(say, f"{name}-{value}") or known(say, f"{game}-{option['id']}-{value}"), value
    for bot in bots.names(game):
        assert say(f"web-bot-{bot}")
