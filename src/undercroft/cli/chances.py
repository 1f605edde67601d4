"""The chances of options in plain words, from a game's survey."""

from __future__ import annotations

from typing import Any

from undercroft.engine.messages import Message
from undercroft.locale import Voice

Chances = dict[str, dict[str, Any]]  # for each option its odds, lines and alarm


def noted(label: str, option: str, chances: Chances, say: Voice) -> str:
    """The label of an option with its odds, and with a warning in words."""
    found = chances.get(option)
    if found is None:
        return label
    notes = [say(_message(each)) for each in found["odds"]]
    if found["alarm"]:
        notes.append(say(Message("plain-alarm", {"text": say(_message(found["alarm"]))})))
    return f"{label}: {', '.join(notes)}" if notes else label


def numbered(labels: dict[str, str], chances: Chances, say: Voice) -> list[str]:
    """The options to choose from, numbered, with the key of each."""
    return [
        f"{number:3}. {noted(label, option, chances, say)}  [{option}]"
        for number, (option, label) in enumerate(labels.items(), 1)
    ]


def alarm(option: str, chances: Chances) -> Message | None:
    """The warning to give before an option is chosen."""
    found = chances.get(option)
    return _message(found["alarm"]) if found and found["alarm"] else None


def lines(option: str, chances: Chances, say: Voice) -> list[str]:
    """All that can come of an option."""
    return [f"  {say(_message(each))}" for each in chances.get(option, {}).get("lines", [])]


def report(labels: dict[str, str], survey: dict[str, Any], say: Voice) -> list[str]:
    """All that can come of every option, and the threats on the board."""
    chances: Chances = survey.get("options", {})
    told = [line for key, label in labels.items() for line in _about(key, label, chances, say)]
    told += [say(_message(each)) for each in survey.get("threats", {}).values()]
    return [*told, say("plain-chances-note")] if told else [say("plain-no-chances")]


def _about(option: str, label: str, chances: Chances, say: Voice) -> list[str]:
    found = lines(option, chances, say)
    return [f"{label}  [{option}]", *found] if found else []


def _message(raw: dict[str, Any]) -> Message:
    return Message(raw["id"], raw["args"])
