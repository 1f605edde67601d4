"""Dice cannot be foreseen from earlier dice, and no key is found by trying seeds that people type."""

from __future__ import annotations

import pytest

from bench import attack_dice
from bench.attack_dice import Foreseen, dot, keyed_dice, old_dice, reduced
from tests.server.party import dealt
from undercroft import games
from undercroft.client import Lobby
from undercroft.engine.keys import Dice

TABLES = 10
SEED = 5  # one that people type


def test_lattice_reduction_finds_short_vectors() -> None:
    basis = [[1, 0, 314159], [0, 1, 271828], [0, 0, 1_000_003]]
    short = reduced(basis)
    assert all((314159 * a + 271828 * b - c) % 1_000_003 == 0 for a, b, c in short), "the same lattice"
    assert max(dot(row, row) for row in short) < 3 * 1_000_003
    assert reduced(short) == short


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_the_generator_of_old_was_an_open_book(seed: int) -> None:
    """After sixteen open cards every later die is known, so the attack is real."""
    found = old_dice(seed)
    assert found.right == found.throws > 0
    assert not found.by_chance()


def test_dice_of_the_keyed_stream_are_foreseen_no_better_than_by_guessing() -> None:
    found = sum((keyed_dice() for _ in range(TABLES)), Foreseen(0, 0))
    assert found.throws == TABLES * attack_dice.THROWS
    assert found.by_chance(), found


def test_the_key_of_a_servers_table_is_not_found_by_trying_seeds(url: str) -> None:
    dice = Lobby(url).make("raiders", seats=[{"kind": "human"}] * 3)["dice"]
    assert dice["origin"] == "fresh"
    assert attack_dice.key_behind(dice["commitment"], range(4 * SEED)) == (None, 4 * SEED)


def test_the_key_of_a_chosen_seed_is_found_and_the_table_says_that_it_was_chosen(url: str) -> None:
    made = Lobby(url).make("raiders", seats=[{"kind": "human"}] * 3, seed=SEED)
    with Lobby(url).sit(made["table"]) as stranger:
        assert stranger.dice["origin"] == "seed", "everybody is told"
        key, _ = attack_dice.key_behind(stranger.dice["commitment"], range(4 * SEED))
    assert key == Dice.chosen(SEED).key
    known = games.get("raiders").view(dealt("raiders", 3, SEED), 1)
    with Lobby(url).sit(made["table"], made["tokens"][1]) as player:
        assert player.view == known, "whoever knows the key knows every hand"
