"""The shape of an attack in the view, as types."""

from __future__ import annotations

from typing import Literal, TypedDict


class Die(TypedDict):
    """A die of an attack as it lies; one of fatigue cannot be thrown again."""

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

    It is said by the message `descent-do-surge-` and the effect, with `n` and `surges`.
    """

    option: str
    surges: int
    effect: str
    n: int
    bought: int


class Attacked(TypedDict):
    """Somebody in the attack: armor, the wounds it comes to now, whether they kill; None: not known.

    Whoever was struck has lost them already.
    """

    figure: int
    armor: int | None
    wounds: int | None
    struck: bool
    kills: bool | None
    dodging: bool


class Sums(TypedDict):
    """What an attack comes to now; of the points (enhancements) those that range needs are taken off.

    It may fall short of the range it needs, or be overcome by Fear for want of surges. What was thrown is the
    part of the dice: the rest comes from weapon, skills and what surges and points bought.
    """

    range: int
    thrown_range: int
    needed: int
    falls_short: bool
    damage: int
    thrown_damage: int
    pierce: int
    surges: int
    fear: int
    overcome: bool
    points: int
    hits: bool


class Attack(TypedDict):
    """The innermost attack under way."""

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
    sales: list[Sale]
    attacked: list[Attacked]
    sums: Sums | None
