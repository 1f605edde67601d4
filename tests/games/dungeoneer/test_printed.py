"""Plain text: what is printed on the cards can be read, in three languages."""

from __future__ import annotations

import re
from importlib.resources import files
from typing import Any

import pytest

from tests.games.dungeoneer.table import play, scene, view
from undercroft.engine.messages import Message
from undercroft.games.dungeoneer import text
from undercroft.games.dungeoneer.boxes import TOMB
from undercroft.games.dungeoneer.boxes import TOMB_SET as BOX
from undercroft.games.dungeoneer.telling import printed
from undercroft.locale import LANGUAGES, voice

SHOWN = re.compile(
    r"^(dungeoneer-(?:flavour|text-(?:card|hero|location|quest)|type|tag|race|calling)-\S+) =", re.M
)


def read_everything() -> set[str]:
    """The ids of all messages that reading the whole box asks for."""
    asked: set[str] = set()

    def say(message: Message) -> str:
        asked.add(message.id)
        asked.update(str(value)[1:] for value in message.args.values() if str(value).startswith("@"))
        return message.id

    for names, reader in (
        (BOX.cards, printed.card),
        (BOX.quests, printed.quest),
        (BOX.heroes, printed.hero),
        (BOX.locations, printed.location),
    ):
        for name in names:
            assert reader(TOMB, name, say)
    return asked


def test_every_text_flavour_type_tag_race_and_calling_is_shown() -> None:
    written = (files("undercroft") / "locale/en/dungeoneer_cards.ftl").read_text("utf-8")
    assert set(SHOWN.findall(written)) <= read_everything()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_hand_is_read_out_with_what_its_cards_cost_and_do(lang: str) -> None:
    say = voice(lang)
    last = text.table(view(scene({"hand": ["scare"]}, {}), 0), say)[-1]
    for id in ("card-scare", "text-card-scare", "time-response", "lasts-instant"):
        assert say(Message(f"dungeoneer-{id}")) in last
    assert say(Message("dungeoneer-print-cost", {"cost": 3, "pays": "glory"})) in last


def told(*players: dict[str, Any], seat: int | None = 0, **spec: Any) -> str:
    """The table as a seat reads it in English."""
    return "\n".join(text.table(view(scene(*players, **spec), seat), voice("en")))


def test_a_monster_is_read_out_with_its_values() -> None:
    words = "attacks: magic 3; counter-attacks only: melee 2, speed 3; health 1"
    assert words in told({"hand": ["grave-wraith"]}, {})
    assert "attacks: melee 3; counter-attacks only" in told({"quests": ["champion-of-the-arena"]}, {})


def test_the_reader_learns_what_their_own_and_the_common_quests_ask_for() -> None:
    players: list[dict[str, Any]] = [{"quests": ["slay-draky"]}, {"quests": ["vow-of-poverty"]}]
    mine = told(*players, common=["magic-fish"])
    assert "Your quest. Slay Draky" in mine
    assert "Common quest. Catching the Magic Fish" in mine
    assert "Your quest. Vow" not in mine
    assert "Your quest" not in told(*players, seat=None)


def test_what_lies_on_cards_and_locations_stands_in_words() -> None:
    carrying = {"quests": ["the-last-pilgrim"], "escorts": ["the-last-pilgrim"]}
    armed = {"items": [["grave-iron", "whetstone"]], "pack": [["bridge-troll", 1]]}
    words = told(
        {**carrying, **armed}, {}, map={"gearworks": [0, -1]}, hurt={"slay-draky": 2}, common=["slay-draky"]
    )
    assert "Grave Iron (Whetstone)" in words
    assert "Bridge Troll (wounds: 1)" in words
    assert "Escort “The Last Pilgrim”: with Roderik Talus." in words
    assert "Obstacle: hazard +1." in words
    s = scene(carrying, {}, map={"crossing": [0, -1]})
    play(s, "drop:the-last-pilgrim")
    assert "waiting at Tomb Antechamber" in "\n".join(text.table(view(s, 1), voice("en")))


def test_declared_encounters_and_a_battle_stand_in_words() -> None:
    s = scene(
        {"hand": ["zombie"], "at": "crossing"},
        {"peril": 2, "at": "crossing", "saved": True},
        map={"crossing": [0, -1]},
        phase="villainy",
    )
    play(s, "play:zombie@1")
    assert "Declared: “Zombie” against Kron Axereaver, melee." in text.table(view(s, 1), voice("en"))
    play(s, "pass", 6, 1)
    lines = text.table(view(s, 1), voice("en"))
    assert "Battle against Kron Axereaver, stage: challenge." in lines
    assert "  1. Zombie, melee, health 1, attack 8, counter-attack 4" in lines


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_history_reads_out_all_open_cards(lang: str) -> None:
    say = voice(lang)
    s = scene(
        {"hand": ["scare"], "items": ["backpack"], "quests": ["slay-draky"], "pack": ["ghoul"]},
        {},
        common=["magic-fish"],
    )
    words = "\n".join(text.history(view(s, 0), say))
    for id in (
        "card-scare",
        "card-backpack",
        "quest-slay-draky",
        "card-ghoul",
        "quest-magic-fish",
        "hero-kron-axereaver",
    ):
        assert say(Message(f"dungeoneer-flavour-{id}")) in words
    assert say(Message("dungeoneer-flavour-location-tomb-antechamber")) in words
