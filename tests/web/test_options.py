"""The window that sets up a table has words for every option of every game."""

from __future__ import annotations

import pytest

from undercroft import bots, games
from undercroft.engine.messages import Message
from undercroft.engine.options import option_name
from undercroft.locale import LANGUAGES, Voice, voice


def known(say: Voice, id: str) -> bool:
    """Whether there is such a message."""
    return id in say.book


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", games.ids())
def test_every_option_has_words(game: str, lang: str) -> None:
    say = voice(lang)
    for option in games.get(game).options_schema()["options"]:
        name = option_name(game, option["id"]).removeprefix("@")
        assert say(name)
        if option["kind"] == "choice":
            for value in option["values"]:
                assert known(say, f"{name}-{value}") or known(say, f"{game}-{option['id']}-{value}"), value
    for bot in bots.names(game):
        assert say(f"web-bot-{bot}")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", games.ids())
def test_what_does_not_go_together_is_said_with_the_names_of_the_options(game: str, lang: str) -> None:
    say = voice(lang)
    schema = games.get(game).options_schema()
    switches = {option["id"] for option in schema["options"] if option["kind"] == "switch"}
    for limit in schema["limits"]:
        said = say(Message(limit["message"]["id"], limit["message"]["args"]))
        for option in filter(None, (limit["option"], limit["without"])):
            assert option in switches
            assert say(option_name(game, option).removeprefix("@")) in said
        assert limit["rule"] in games.get(game).rules.rules
        assert sum(limit[key] is not None for key in ("without", "seats", "only")) == 1
    for crowd in schema["crowds"]:
        said = say(Message(crowd["message"]["id"], crowd["message"]["args"]))
        assert "{" not in said
        assert crowd["only"]["option"] not in switches
        assert set(crowd["unless"]) <= switches
        assert crowd["rule"] in games.get(game).rules.rules
