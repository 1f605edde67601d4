"""Plain text: what is printed on the cards can be read, in three languages."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

from tests.games.dungeoneer.table import scene, view
from undercroft.engine.messages import Message
from undercroft.games.dungeoneer import printed, text
from undercroft.games.dungeoneer.content import BOX
from undercroft.locale import LANGUAGES, voice

SHOWN = re.compile(
    r"^(dungeoneer-(?:flavour|text-(?:card|hero|location|quest)|type|tag|race|calling)-\S+) =", re.M
)


def read_everything() -> set[str]:
    """The ids of all messages that reading the whole box asks for."""
    asked: set[str] = set()

    def say(message: Message) -> str:
        asked.add(message.id)
        return message.id

    for names, reader in (
        (BOX.cards, printed.card),
        (BOX.quests, printed.quest),
        (BOX.heroes, printed.hero),
        (BOX.locations, printed.location),
    ):
        for name in names:
            assert reader(name, say)
    return asked


def test_every_text_flavour_type_tag_race_and_calling_is_shown() -> None:
    written = (files("undercroft") / "locale/en/dungeoneer_cards.ftl").read_text("utf-8")
    assert set(SHOWN.findall(written)) <= read_everything()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_hand_is_read_out_with_what_its_cards_do_and_remark(lang: str) -> None:
    say = voice(lang)
    lines = text.table(view(scene({"hand": ["scare"]}, {}), 0), say)
    for kind in ("card", "text-card", "flavour-card"):
        assert say(Message(f"dungeoneer-{kind}-scare")) in lines[-1]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_history_reads_out_all_open_cards(lang: str) -> None:
    say = voice(lang)
    s = scene({"items": ["backpack"], "quests": ["slay-draky"], "pack": ["ghoul"]}, {}, common=["magic-fish"])
    told = "\n".join(text.history(view(s, 0), say))
    for id in ("card-backpack", "quest-slay-draky", "card-ghoul", "quest-magic-fish", "hero-kron-axereaver"):
        assert say(Message(f"dungeoneer-flavour-{id}")) in told
    assert say(Message("dungeoneer-flavour-location-tomb-antechamber")) in told
