"""What a choice can lead to: the rules themselves are played on copies, over every throw and every choice.

A game subclasses `Walker`: it collects events into a story, says where a walk ends and which facts are true
there, and may say which positions have the same future. A story is any hashable value the facts need.
The state must not throw dice itself (`explicit`).
"""

from __future__ import annotations

from typing import Any, ClassVar, Generic, TypeVar, cast

from mypy_extensions import mypyc_attr

from undercroft.engine.chances import Bounds, TooMany, Weight, between, scaled, share, summed
from undercroft.engine.flow import CHANCE, Ask, Event, Roll, State

S = TypeVar("S", bound=State)
T = TypeVar("T")
Key = tuple[Any, ...]


@mypyc_attr(allow_interpreted_subclasses=True)
class Walker(Generic[S, T]):
    """Follows everything that a choice can lead to, up to the ends that the game defines."""

    weighs_choices: ClassVar[bool] = True  # False if nobody needs the mean over choices

    def __init__(self, patience: int) -> None:
        self.patience = patience
        self.known: dict[Key, Bounds] = {}
        self.futures: dict[Key, tuple[Weight, Bounds]] = {}
        self.positions = 0
        self.branches = 0
        self.dice = 0
        self.heard: list[Event] = []

    # -- defined by a game ----------------------------------------------------------------------------

    def follow(self, story: T, event: Event) -> T:
        """The story, extended by one event."""
        raise NotImplementedError(type(self).__name__)

    def over(self, s: S) -> bool:
        """Whether the walk ends at this position, though somebody could choose."""
        raise NotImplementedError(type(self).__name__)

    def facts(self, story: T, weight: Weight) -> Bounds:
        """The facts that are true at the end of a story."""
        raise NotImplementedError(type(self).__name__)

    def forced(self, s: S, ask: Ask) -> str:
        """The one option to follow if the choice makes no difference; "" to follow them all."""
        return ""

    def future(self, s: S, story: T) -> Key | None:
        """Choices with the same key have the same future; None if unknown. May change `s`."""
        return None

    def landed_alike(self, s: S, story: T) -> Key | None:
        """After a throw, positions with the same key have the same future; None if unknown."""
        return None

    def roll_key(self, s: S) -> Key:
        """Which of several rolls between two choices this is."""
        return ()

    def quiet(self, event: Event) -> bool:
        """Whether an event only reports dice, so that the next throw belongs to the same roll."""
        return False

    # -- the walk ------------------------------------------------------------------------------------

    def after(self, s: S, seat: int, option: str, story: T, weight: Weight) -> Bounds:
        """What can follow once somebody has chosen; changes `s`."""
        story, _ = self.act(s, seat, option, story)
        self.branches += 1
        return self.come(s, story, weight, self.branches)

    def act(self, s: S, seat: int, option: str, story: T) -> tuple[T, bool]:
        """Let a seat or chance choose; returns the story and whether only dice were reported."""
        self.positions += 1
        if self.positions > self.patience:
            raise TooMany
        self.heard.clear()
        s.listener = self.heard.append
        s.apply(seat, option)
        quiet = bool(self.heard)
        for event in self.heard:
            story = self.follow(story, event)
            quiet = quiet and self.quiet(event)
        return story, quiet

    def come(self, s: S, story: T, weight: Weight, branch: int) -> Bounds:
        """What can follow from a position; `branch` numbers the last position where paths divided."""
        if not s.pending or self.over(s):
            return self.facts(story, weight)
        ask = s.pending[0]
        if ask.seat == CHANCE:
            return self.chance(s, ask, story, weight, branch)
        only = self.forced(s, ask)
        if only:
            return self.after(s, ask.seat, only, story, weight)
        return self.chosen(s, ask, story, weight)

    def chosen(self, s: S, ask: Ask, story: T, weight: Weight) -> Bounds:
        """What can follow from a choice; a choice like an earlier one has the same future."""
        key = self.future(s, story)
        if key is None:
            return self.tried(s, ask, story, weight)
        past = self.facts(story, weight)
        if key not in self.futures:
            bounds = self.tried(s, ask, story, weight)
            ahead = {fact: span for fact, span in bounds.items() if fact not in past}
            self.futures[key] = (weight, ahead)
            return bounds
        first, ahead = self.futures[key]
        for fact, (least, most, mean) in ahead.items():
            past[fact] = (
                scaled(least, weight[0], first[0]),
                scaled(most, weight[0], first[0]),
                scaled(mean, weight[1], first[1]),
            )
        return past

    def tried(self, s: S, ask: Ask, story: T, weight: Weight) -> Bounds:
        """Try every option of a choice."""
        options = [each for each in ask.options if each not in ask.asides]
        part = (weight[0], share(weight, len(options))[1]) if self.weighs_choices else weight
        return between([self.after(twin(s), ask.seat, each, story, part) for each in options])

    def chance(self, s: S, ask: Ask, story: T, weight: Weight, branch: int) -> Bounds:
        """Try everything that chance can choose."""
        top = s.agenda[-1]
        if isinstance(top, Roll):
            return self.thrown(s, top, ask, story, weight, branch)
        part = share(weight, len(ask.options))
        return summed([self.after(twin(s), CHANCE, each, story, part) for each in ask.options])

    def thrown(self, s: S, roll: Roll, ask: Ask, story: T, weight: Weight, branch: int) -> Bounds:
        """Try every face of a die; the order of the dice in a roll makes no difference."""
        self.dice += 1
        key = ("thrown", branch, len(s.agenda), self.roll_key(s), tuple(sorted(roll.faces)), story)
        if key not in self.known:
            part = share(weight, len(ask.options))
            self.known[key] = summed(
                [self.landed(twin(s), face, story, part, branch) for face in ask.options]
            )
        return self.known[key]

    def landed(self, s: S, face: str, story: T, weight: Weight, branch: int) -> Bounds:
        """What can follow once a die has landed."""
        story, quiet = self.act(s, CHANCE, face, story)
        top = s.agenda[-1] if s.pending else None
        if isinstance(top, Roll) and (quiet or top.faces):
            return self.come(s, story, weight, branch)
        alike = self.landed_alike(s, story)
        if alike is None:
            self.branches += 1
            return self.come(s, story, weight, self.branches)
        key = ("landed", branch, len(s.agenda), weight, alike)
        if key not in self.known:
            self.branches += 1
            self.known[key] = self.come(s, story, weight, self.branches)
        return self.known[key]


def twin(s: S) -> S:
    """An independent copy, of the same type."""
    return cast("S", s.copy())
