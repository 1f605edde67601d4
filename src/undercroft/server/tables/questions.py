"""What a seat is asked, in words, and as a client gets it: in short form, without what it knows."""

from __future__ import annotations

from typing import Any

from undercroft.engine.flow import Ask, State
from undercroft.engine.game import Game
from undercroft.engine.messages import Description, Message
from undercroft.engine.shorthand import Shorthand


class Question:
    """An ask in words; for clients with beats, also what each option is."""

    def __init__(self, ask: Ask, prompt: Message, described: list[Description] | None = None) -> None:
        self.ask = ask
        self.prompt = prompt
        self.described = described

    def same(self, other: Question) -> bool:
        """Whether both ask the same."""
        ask = other.ask
        if self.ask is not ask and (self.ask.options != ask.options or self.ask.asides != ask.asides):
            return False
        if not same_message(self.prompt, other.prompt):
            return False
        if self.described is None or other.described is None:
            return self.described is other.described
        for place, found in enumerate(self.described):
            if not same_description(found, other.described[place]):
                return False
        return True

    def labelled(self, game: Game[Any], state: State) -> Question:
        """The same, with what each option is: an option may stay open and become something else."""
        ask = self.ask
        return Question(ask, self.prompt, game.describe_all(state, ask.seat, ask.options))

    def unlabelled(self) -> Question:
        """The same without what the options are."""
        return Question(self.ask, self.prompt)

    def told(self, short: Shorthand, known: Question | None) -> dict[str, Any]:
        """The ask in short form, without what was asked before in its place."""
        ask, prompt = self.ask, self.prompt
        told: dict[str, Any] = {}
        if known is None or not same_message(prompt, known.prompt):
            told["prompt"] = short.line(prompt.id, prompt.args)
        if known is None or ask.options != known.ask.options:
            told["options"] = short.options(ask.options)
        if ask.idle():
            told["idle"] = True
        if self.described is not None:
            told["described"] = [label(found, short) for found in self.described]
        return told


def same_message(one: Message, other: Message) -> bool:
    """Whether both say the same."""
    return one.id == other.id and one.args == other.args


def same_description(one: Description, other: Description) -> bool:
    """Whether an option is still what it was."""
    if not same_message(one.label, other.label) or one.objects != other.objects or one.rules != other.rules:
        return False
    if one.warning is None or other.warning is None:
        return one.warning is other.warning
    return same_message(one.warning, other.warning)


def label(found: Description, short: Shorthand) -> dict[str, Any]:
    """Label, objects, rules and warning of an option, in short form; what it lacks is left out."""
    told: dict[str, Any] = {"label": short.line(found.label.id, found.label.args)}
    if found.objects:
        told["objects"] = found.objects
    if found.rules:
        told["rules"] = found.rules
    if found.warning is not None:
        told["warning"] = short.line(found.warning.id, found.warning.args)
    return told


def asked_of_all(game: Game[Any], state: State) -> dict[int, list[Question]]:
    """What each seat is asked."""
    asked: dict[int, list[Question]] = {}
    for ask in state.asks():
        question = Question(ask, game.prompt(state, ask))
        if ask.seat in asked:
            asked[ask.seat].append(question)
        else:
            asked[ask.seat] = [question]
    return asked


def same_questions(some: list[Question], others: list[Question]) -> bool:
    """Whether a seat is asked the same."""
    if len(some) != len(others):
        return False
    for place in range(len(some)):
        if not some[place].same(others[place]):
            return False
    return True
