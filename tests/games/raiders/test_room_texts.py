"""Texts of printed rooms agree with the content: their numbers are compared, language by language."""

from __future__ import annotations

import re
import tomllib
from importlib.resources import files
from typing import Any

import pytest

from tests.locale.counting import numbers as all_numbers
from undercroft.engine.flow import Args
from undercroft.engine.messages import Message
from undercroft.locale import LANGUAGES, voice

CONTENT = files("undercroft.games.raiders") / "content"
ROOMS = {
    kind: entries
    for file in sorted(CONTENT.iterdir(), key=lambda each: each.name)
    if file.name.endswith(".toml")
    for kind, entries in tomllib.loads(file.read_text("utf-8")).items()
    if kind in ("traps", "bosses", "vaults")
}
ARGS: Args = {"number": 90, "room": "@raiders-room-golem", "strength": 91, "wounds": 92}


def numbers(id: str, lang: str) -> list[int]:
    """The numbers in a text itself, in order."""
    said = re.findall(r"\d+", voice(lang)(Message(id, ARGS)))
    return [int(each) for each in said if int(each) not in ARGS.values()]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("trap", ROOMS["traps"])
def test_a_trap_tells_from_which_card_on_it_hits_and_how_hard(trap: str, lang: str) -> None:
    penalty = ROOMS["traps"][trap]["penalty"]
    cards = [card for card in range(len(penalty), 0, -1) if penalty[card - 1]]
    assert numbers(f"raiders-text-trap-{trap}", lang) == cards + [penalty[card - 1] for card in cards]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("boss", ROOMS["bosses"])
def test_a_boss_tells_what_it_takes_and_gives(boss: str, lang: str) -> None:
    entry: dict[str, Any] = ROOMS["bosses"][boss]
    told = [entry[word] for word in ("wounds", "coins", "prize") if word in entry]
    if "strength" not in entry:  # its wounds are an argument, and those it weakens count as little as can be
        told = [5, 1] if "feeble" in entry else []
    assert numbers(f"raiders-text-boss-{boss}", lang) == told


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("vault", ROOMS["vaults"])
def test_a_vault_tells_what_each_card_brings(vault: str, lang: str) -> None:
    text = voice(lang)(Message(f"raiders-text-{vault}", ARGS))
    told = [all_numbers(part, lang) for part in text.partition(":")[2].split(",")]
    for card, (reward, part) in enumerate(zip(ROOMS["vaults"][vault]["rewards"], told, strict=True), 1):
        expected = [card, *[int(count) for count in re.findall(r"\d+", reward)]]
        assert sorted({*part, 1}) == sorted({*expected, 1})  # "a wound" is one wound, too
