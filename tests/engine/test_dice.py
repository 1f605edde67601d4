"""The keyed stream: fixed forever, evenly distributed, and unpredictable."""

from __future__ import annotations

import hashlib
from collections import Counter
from itertools import pairwise, permutations
from math import comb, sqrt
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from undercroft.bots.playout import FIRST, SECOND, chosen, seeded
from undercroft.engine.dice import RANGE, WORDS, Stream, key_of

SIGMAS = (
    4.5  # a fair count exceeds this once in 150,000 times; these streams are fixed, so tests never flicker
)


def rolls(key: str, count: int, sides: int) -> list[int]:
    """This many throws from the start of a stream."""
    stream = Stream(key)
    return [stream.draw(sides) for _ in range(count)]


def surprise(seen: Counter[Any], expected: dict[Any, float]) -> float:
    """How many standard deviations a chi-square is above its mean (Wilson and Hilferty)."""
    chi = sum((seen[what] - mean) ** 2 / mean for what, mean in expected.items())
    free = len(expected) - 1
    return float(((chi / free) ** (1 / 3) - (1 - 2 / (9 * free))) / sqrt(2 / (9 * free)))


def bits(seed: int, count: int) -> list[int]:
    """This many bits of a stream, from whole words."""
    stream = Stream(key_of(seed))
    words = [stream.draw(RANGE) for _ in range(count // 16)]
    return [word >> place & 1 for word in words for place in range(15, -1, -1)]


# -- what records depend on ---------------------------------------------------------------------


def test_the_sequence_is_fixed_for_ever() -> None:
    """Records depend on it: if this changes, every saved game breaks."""
    assert key_of(7)[:16] == "eaa67f8b4806db63"
    assert rolls(key_of(7), 12, 6) == [3, 2, 2, 1, 3, 1, 4, 3, 5, 1, 3, 0]


@given(seed=st.integers(0, 2**63 - 1), n=st.integers(1, RANGE))
def test_numbers_are_in_range(seed: int, n: int) -> None:
    assert all(0 <= number < n for number in rolls(key_of(seed), 20, n))


@pytest.mark.parametrize("n", [0, -1, RANGE + 1])
def test_nothing_is_drawn_from_no_numbers_or_too_many(n: int) -> None:
    with pytest.raises(ValueError, match="no draw"):
        Stream(key_of(1)).draw(n)


@pytest.mark.parametrize("spot", [0, 1, WORDS - 1, WORDS, 5 * WORDS + 3])
def test_a_stream_goes_on_from_any_place(spot: int) -> None:
    whole = Stream(key_of(1))
    for _ in range(spot):
        whole.draw(2)
    other = Stream()
    other.rekey(key_of(1), spot)
    assert [whole.draw(100) for _ in range(80)] == [other.draw(100) for _ in range(80)]


def test_the_words_are_those_of_blake2b() -> None:
    """As docs/dice.md promises, so that other programs can check a game."""
    key = key_of(5)
    block = hashlib.blake2b((0).to_bytes(8, "big"), key=bytes.fromhex(key)).digest()
    block += hashlib.blake2b((1).to_bytes(8, "big"), key=bytes.fromhex(key)).digest()
    words = [int.from_bytes(block[at : at + 2], "big") for at in range(0, 128, 2)]
    assert rolls(key, 64, RANGE) == words
    fair = [word for word in words if word * 6 % RANGE >= RANGE % 6]
    assert rolls(key, len(fair), 6) == [word * 6 // RANGE for word in fair]


def test_words_that_would_favour_a_number_are_passed_over() -> None:
    """65,536 words cannot be shared equally by 40,000 numbers: 25,536 are skipped, so each has just one."""
    stream = Stream(key_of(2))
    for _ in range(2000):
        stream.draw(40_000)
    assert 2000 * RANGE / 40_000 * 0.95 < stream.spot < 2000 * RANGE / 40_000 * 1.05


def test_purposes_and_seeds_have_streams_of_their_own() -> None:
    assert len({key_of(seed, purpose) for seed in range(100) for purpose in ("game", "bot")}) == 200


# -- distribution -------------------------------------------------------------------------------


@pytest.mark.parametrize("sides", [2, 3, 6, 10, 20, 52, 1000])
def test_faces_are_equally_likely(sides: int) -> None:
    count = 60_000
    seen = Counter(rolls(key_of(1), count, sides))
    assert abs(surprise(seen, dict.fromkeys(range(sides), count / sides))) < SIGMAS


def test_the_first_faces_of_neighbouring_seeds_are_equally_likely() -> None:
    seen = Counter(rolls(key_of(seed), 1, 6)[0] for seed in range(12_000))
    assert abs(surprise(seen, dict.fromkeys(range(6), 2000.0))) < SIGMAS


@pytest.mark.parametrize("apart", [1, 2, 3, WORDS - 1, WORDS, WORDS + 1])
def test_faces_are_independent_also_across_blocks(apart: int) -> None:
    faces = rolls(key_of(3), 72_000 + apart, 6)
    seen = Counter(zip(faces, faces[apart:], strict=False))
    expected = {(a, b): 2000.0 for a in range(6) for b in range(6)}
    assert abs(surprise(seen, expected)) < SIGMAS


def test_every_order_of_a_shuffle_is_equally_likely() -> None:
    stream = Stream(key_of(4))
    seen: Counter[Any] = Counter()
    for _ in range(24_000):
        pool = list(range(4))
        seen[tuple(pool.pop(stream.draw(len(pool))) for _ in range(4))] += 1
    assert abs(surprise(seen, dict.fromkeys(permutations(range(4)), 1000.0))) < SIGMAS


def test_a_card_of_a_large_pile_comes_at_any_place() -> None:
    stream = Stream(key_of(6))
    seen: Counter[int] = Counter()
    for _ in range(6000):
        pool = list(range(60))
        seen[[pool.pop(stream.draw(len(pool))) for _ in range(60)].index(17)] += 1
    assert abs(surprise(seen, dict.fromkeys(range(60), 100.0))) < SIGMAS


# -- counts as in PractRand and the tests of NIST -----------------------------------------------------


@pytest.mark.parametrize("seed", range(4))
def test_ones_and_zeros_are_balanced_in_all_and_at_every_place_of_a_word(seed: int) -> None:
    found = bits(seed, 1 << 18)
    for part in [found, *[found[place::16] for place in range(16)]]:
        assert abs(2 * sum(part) - len(part)) / sqrt(len(part)) < SIGMAS


@pytest.mark.parametrize("seed", range(4))
def test_runs_of_equal_bits_are_as_many_as_they_should_be(seed: int) -> None:
    found = bits(seed, 1 << 18)
    changes = sum(a != b for a, b in pairwise(found))
    assert abs(2 * changes - (len(found) - 1)) / sqrt(len(found) - 1) < SIGMAS


@pytest.mark.parametrize("seed", range(4))
def test_blocks_of_bits_are_equally_likely(seed: int) -> None:
    words = rolls(key_of(seed), RANGE, RANGE)
    bytes_of_words = dict.fromkeys(range(256), RANGE / 256)
    assert abs(surprise(Counter(word >> 8 for word in words), bytes_of_words)) < SIGMAS
    assert abs(surprise(Counter(word & 255 for word in words), bytes_of_words)) < SIGMAS
    ones = {count: float(comb(16, count)) for count in range(17)}
    assert abs(surprise(Counter(word.bit_count() for word in words), ones)) < SIGMAS


@pytest.mark.parametrize("face", [0, 5])
def test_the_gaps_between_two_sixes_are_as_long_as_they_should_be(face: int) -> None:
    faces = rolls(key_of(8), 120_000, 6)
    places = [place for place, found in enumerate(faces) if found == face]
    gaps = Counter(min(b - a, 25) for a, b in pairwise(places))
    total = len(places) - 1
    expected = {gap: total * (5 / 6) ** (gap - 1) / 6 for gap in range(1, 25)} | {25: total * (5 / 6) ** 24}
    assert abs(surprise(gaps, expected)) < SIGMAS


def test_one_bit_of_the_key_changes_half_of_the_stream() -> None:
    key = key_of(9)
    one = Stream(key)
    words = [one.draw(RANGE) for _ in range(512)]
    for bit in range(0, 256, 17):
        other = Stream(f"{int(key, 16) ^ 1 << bit:064x}")
        differ = sum((word ^ other.draw(RANGE)).bit_count() for word in words)
        assert abs(2 * differ - 8192) / sqrt(8192) < SIGMAS


# -- the attack on the old generator -------------------------------------------------------------------


def recovered(numbers: list[int]) -> list[tuple[int, int]]:
    """The states of the old generator that fit large numbers drawn from it, trying out the second half.

    The real attack used dice and lattice reduction; this one is shorter, and has the same precondition:
    the next number is a linear function of a 62-bit state.
    """
    found = []
    for second in range(1, 2000):
        later = second * 40692 % SECOND
        first = (numbers[0] + later - 1) % (FIRST - 1) or FIRST - 1
        state = first << 31 | later
        for number in numbers[1:]:
            state, next_number = chosen(state, FIRST - 1)
            if next_number != number:
                break
        else:
            found.append((first, later))
    return found


def test_the_attack_on_a_linear_generator_foresees_nothing_here() -> None:
    rng = seeded(1) >> 31 << 31 | 1234  # the attack is given most of the second half, to be quick
    numbers = []
    for _ in range(6):
        rng, number = chosen(rng, FIRST - 1)
        numbers.append(number)
    (first, second), *others = recovered(numbers[:4])
    assert not others
    state = first << 31 | second
    for number in numbers[1:]:
        state, foreseen = chosen(state, FIRST - 1)
        assert foreseen == number, "this is how the old one was broken"
    stream = Stream(key_of(1))
    wide = [(stream.draw(RANGE) << 15 | stream.draw(1 << 15)) % (FIRST - 1) for _ in range(6)]
    assert recovered(wide[:4]) == []


def test_words_are_not_correlated_with_those_before() -> None:
    """A word is not correlated with any of the eight before it."""
    stream = Stream(key_of(11))
    words = [stream.draw(RANGE) / RANGE - 0.5 for _ in range(4000)]
    for back in range(1, 9):
        together = sum(a * b for a, b in zip(words, words[back:], strict=False)) / (len(words) - back)
        assert abs(together) * 12 * sqrt(len(words) - back) < SIGMAS


def test_the_bits_of_a_stream_have_no_short_recurrence() -> None:
    """Berlekamp-Massey: a linear generator of 62 bits needs 62, true chance half of all bits."""
    assert 490 <= recurrence(bits(12, 1008)[:1000]) <= 510
    rng, linear = seeded(3), []
    for _ in range(500):
        rng = (rng << 1 & (1 << 62) - 1) | (rng >> 61 ^ rng >> 5 ^ rng >> 3 ^ rng) & 1
        linear.append(rng & 1)
    assert recurrence(linear) <= 62


def recurrence(found: list[int]) -> int:
    """How many bits the shortest linear feedback register needs to produce these."""
    now, before, length, since, seen = 1, 1, 0, 1, 0
    for place, bit in enumerate(found):
        seen = seen << 1 | bit
        if (seen & now).bit_count() & 1:
            kept = now
            now ^= before << since
            if 2 * length <= place:
                length, before, since = place + 1 - length, kept, 0
        since += 1
    return length
