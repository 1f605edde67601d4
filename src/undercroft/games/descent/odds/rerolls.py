"""Chances of an attack with one re-roll, by the aiming or the dodging side (J-141 to J-145)."""

from __future__ import annotations

from fractions import Fraction

from undercroft.games.descent.cards.dice import FACES, SIX, packed, power_dice, total
from undercroft.games.descent.odds.strikes import Attempt, landed

NOBODY = 0
ATTACKER = 1  # aims: the best for the attack
DEFENDER = -1  # dodges: the worst for it


def thrown_again(pool: list[int], faces: list[int], marked: list[int], attempt: Attempt) -> Fraction:
    """What an attack is worth if the marked dice, given by index, are thrown again."""
    kept = [FACES[pool[die]][faces[die] - 1] for die in range(len(pool)) if die not in marked]
    again = tuple(sorted([pool[die] for die in marked]))
    return landed(total(kept), again, power_dice(tuple(pool)), attempt)


def sets_of(dice: list[int], marked: list[int]) -> list[list[int]]:
    """All sets of dice that hold the marked ones and any of these."""
    found = [marked]
    for die in dice:
        if die not in marked:
            found += [[*each, die] for each in found]
    return found


def best_marks(
    pool: list[int], faces: list[int], marked: list[int], attempt: Attempt, side: int
) -> tuple[list[int], Fraction]:
    """The best dice for a side to throw again besides the marked ones, and the resulting worth."""
    best, most = marked, Fraction(-1)
    known: dict[tuple[int, tuple[int, ...]], Fraction] = {}
    for each in sets_of(list(range(len(pool))), marked):
        kept = [FACES[pool[die]][faces[die] - 1] for die in range(len(pool)) if die not in each]
        key = packed(total(kept)), tuple(sorted([pool[die] for die in each]))
        if key not in known:
            known[key] = thrown_again(pool, faces, each, attempt)
        if most < 0 or (known[key] - most) * side > 0:
            best, most = each, known[key]
    return best, most


def answered(pool: tuple[int, ...], attempt: Attempt, side: int) -> Fraction:
    """What an attack is worth before its roll, if a side may then throw any dice again."""
    worth: dict[tuple[tuple[int, ...], ...], int] = {(): 1}
    for colour in pool:  # throws with the same faces of each colour are counted together
        grown: dict[tuple[tuple[int, ...], ...], int] = {}
        for faces, count in worth.items():
            for face in range(1, SIX + 1):
                key = tuple(sorted([*faces, (colour, alike(colour, face))]))
                grown[key] = grown.get(key, 0) + count
        worth = grown
    weight = Fraction(0)
    for faces, count in worth.items():
        dice = [each[0] for each in faces]
        _, found = best_marks(dice, [each[1] for each in faces], [], attempt, side)
        weight += count * found
    return Fraction(weight, SIX ** len(pool))


def alike(colour: int, face: int) -> int:
    """The first face of a die that shows the same as this one."""
    shown = packed(FACES[colour][face - 1])
    for number, each in enumerate(FACES[colour]):
        if packed(each) == shown:
            return number + 1
    return face
