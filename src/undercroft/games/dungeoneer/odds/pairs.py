"""An attack and its counter-attack: for each result, one throw of the two dice stands for all.

What follows a clash depends only on its result: a hit, a draw, or a hit in return.
"""

from __future__ import annotations

from typing import Final, NamedTuple

Outcomes = list[tuple[str, int]]  # of a die: each face with its total
THROWN: Final = ""  # the face of a die that was thrown before


class Answer(NamedTuple):
    """A counter die that stands for some of the throws."""

    throws: int
    face: str


class Way(NamedTuple):
    """An attack die, and the counter dice to try after it."""

    face: str
    answers: tuple[Answer, ...]


class Pairing(NamedTuple):
    """Ways that cover every result of a clash, and the total number of throws."""

    ways: tuple[Way, ...]
    throws: int


def pairing(attacks: Outcomes, counters: Outcomes) -> Pairing:
    """As few ways as possible: most attack dice leave every result open."""
    counts = [0, 0, 0]
    faces: dict[str, dict[int, str]] = {face: {} for face, _ in attacks}
    for face, attack in attacks:
        for other, counter in counters:
            result = 0 if attack > counter else 1 if attack == counter else 2
            counts[result] += 1
            faces[face][result] = other
    left = [result for result in range(3) if counts[result]]
    ways: list[Way] = []
    while left:
        best = max(faces, key=lambda face: len([result for result in left if result in faces[face]]))
        met = [result for result in left if result in faces[best]]
        ways.append(Way(best, tuple([Answer(counts[result], faces[best][result]) for result in met])))
        left = [result for result in left if result not in met]
    return Pairing(tuple(ways), len(attacks) * len(counters))


def all_outcomes(known: Outcomes, faces: tuple[str, ...]) -> Outcomes:
    """All outcomes of a die of which only some, or the first, were tried."""
    if len(known) == len(faces):
        return known
    face, total = known[0]
    return [(each, total + int(each) - int(face)) for each in faces]
