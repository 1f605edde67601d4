"""What a seat is asked, in words, and as a client is told of it: in short, without what it knows."""

from __future__ import annotations

from typing import Any

from undercroft.engine.flow import Ask, State
from undercroft.engine.game import Game
from undercroft.engine.messages import Description, Message
from undercroft.engine.shorthand import Shorthand

Labels = list[dict[str, Any]]  # of the options of an ask, in short


class Question:
    """An ask in words; for clients with beats, also what each option is."""

    def __init__(self, ask: Ask, prompt: Message, labels: Labels | None = None) -> None:
        self.ask = ask
        self.prompt = prompt
        self.labels = labels

    def same(self, other: Question) -> bool:
        """Whether both ask the same."""
        ask = other.ask
        if self.ask is not ask and (self.ask.options != ask.options or self.ask.asides != ask.asides):
            return False
        return self.same_prompt(other) and self.labels == other.labels

    def same_prompt(self, other: Question) -> bool:
        """Whether both ask it in the same words."""
        prompt = other.prompt
        return self.prompt.id == prompt.id and self.prompt.args == prompt.args

    def labelled(self, game: Game[Any], state: State, short: Shorthand) -> Question:
        """The same with what each option is: an option may stay open and become something else."""
        ask = self.ask
        labels = [label(game.describe(state, ask.seat, option), short) for option in ask.options]
        return Question(ask, self.prompt, labels)

    def unlabelled(self) -> Question:
        """The same without what the options are."""
        return Question(self.ask, self.prompt)

    def told(self, short: Shorthand, known: Question | None) -> dict[str, Any]:
        """The ask in short, without what was asked before in its place."""
        ask, prompt = self.ask, self.prompt
        told: dict[str, Any] = {}
        if known is None or not self.same_prompt(known):
            told["prompt"] = short.line(prompt.id, prompt.args)
        if known is None or ask.options != known.ask.options:
            told["options"] = short.options(ask.options)
        if ask.idle():
            told["idle"] = True
        if self.labels is not None:
            told["described"] = self.labels
        return told


def label(found: Description, short: Shorthand) -> dict[str, Any]:
    """Label, objects, rules and warning of an option, in short; what it lacks is left out."""
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
