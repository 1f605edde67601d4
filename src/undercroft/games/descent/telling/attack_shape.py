"""The types of an attack in the view."""

from __future__ import annotations

from typing import Literal, TypedDict


class Die(TypedDict):
    """A thrown die of an attack; one bought with fatigue cannot be thrown again."""

    colour: str
    face: int
    range: int
    damage: int
    surges: int
    points: int
    miss: bool
    late: bool
    marked: bool


class Sale(TypedDict):
    """What surges buy: how many they cost, what it does, how often it was bought.

    Its message is `descent-do-surge-` plus the effect, with `n` and `surges`.
    """

    option: str
    surges: int
    effect: str
    n: int
    bought: int


class Attacked(TypedDict):
    """A figure in the attack: armor, wounds as things stand, whether they kill; None: not known.

    A figure already struck has lost them. One that is killed `rises` if it may come back (Undying).
    """

    figure: int
    armor: int | None
    wounds: int | None
    struck: bool
    kills: bool | None
    rises: bool
    dodging: bool


class Part(TypedDict):
    """Where a part of a sum comes from: a message that names it, and how much it is."""

    name: str
    n: int


class Sums(TypedDict):
    """The current totals of an attack; points (enhancements) needed for range are already deducted.

    It may fall short of its range, or lack the surges to overcome Fear. The parts of range and damage
    add up to them: first the dice, then weapon or monster, cards, and what surges and points bought. A
    `deadly` one kills the figure on the target space outright.
    """

    range: int
    range_parts: list[Part]
    needed: int
    falls_short: bool
    damage: int
    damage_parts: list[Part]
    pierce: int
    surges: int
    fear: int
    overcome: bool
    points: int
    deadly: bool
    hits: bool


class Attack(TypedDict):
    """The innermost attack in progress; one whose dice show a miss is `missed`, whatever else they show."""

    stage: Literal["declare", "declared", "rolled", "reroll", "spend", "hit"]
    figure: int
    weapon: str
    form: Literal["melee", "ranged", "magic"]
    guard: bool
    target: str
    side: str  # of a breath
    spaces: list[str]  # covered by it
    aimed: bool
    dodged: bool
    dice: list[Die]
    missed: bool
    sales: list[Sale]
    attacked: list[Attacked]
    sums: Sums | None
