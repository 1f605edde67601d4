"""Keys, commitments and shares, and games checked against them."""

from __future__ import annotations

import hashlib
import re
from typing import Any

import msgspec
import pytest

from undercroft import games
from undercroft.engine.content import checksum
from undercroft.engine.dice import KEY
from undercroft.engine.game import Game
from undercroft.engine.keys import Dice, commitment_to, stretched
from undercroft.engine.record import Record, Save, Session, unseal
from undercroft.engine.verify import Verified, verify

GAME: Game[Any] = games.get("raiders")
SEATS = 3
KEYS = ("5e" * 32, "c0" * 32)
ONE, OTHER = "0f" * 16, "a1" * 16


def dice(key: str = KEYS[0]) -> Dice:
    """The dice of a table with two shares."""
    return Dice.of(key).with_share(1, ONE).with_share(0, OTHER)


def played(used: Dice | None = None, moves: int = 12) -> Save:
    """A game with these dice, always choosing the first option."""
    record = Record(
        game=GAME.id,
        rules=GAME.rules_version,
        seats=SEATS,
        dice=used or dice(),
        options=GAME.check_options({}),
    )
    session = Session(GAME, record)
    for _ in range(moves):
        ask = session.state.asks()[0]
        session.apply(ask.seat, ask.options[0])
    return opened(session.save())


def opened(text: bytes) -> Save:
    kept = unseal(text)
    assert isinstance(kept, Save)
    return kept


def changed(kept: Save, **record: Any) -> Verified:
    """The check of a save whose record was changed and sealed again."""
    other = msgspec.structs.replace(kept, record=msgspec.structs.replace(kept.record, **record))
    body = msgspec.to_builtins(other)
    del body["checksum"]
    return verify(GAME, opened(msgspec.json.encode({**body, "checksum": checksum(body)})))


def test_hashes_are_what_a_shell_computes() -> None:
    """docs/dice.md tells how: printf ... | sha256sum."""
    text = f"undercroft commitment {KEYS[0]}"
    assert commitment_to(KEYS[0]) == hashlib.sha256(text.encode()).hexdigest()
    text = f"undercroft stream {KEYS[0]} 1:{ONE} 0:{OTHER}"
    assert dice().stream() == hashlib.sha256(text.encode()).hexdigest()
    assert Dice.of(KEYS[0]).stream() != commitment_to(KEYS[0]), "or everybody would know the stream"


def test_every_share_and_their_order_change_the_stream() -> None:
    some = Dice.of(KEYS[0])
    streams = [
        some,
        some.with_share(0, ONE),
        some.with_share(1, ONE),
        some.with_share(0, ONE).with_share(1, OTHER),
        some.with_share(1, OTHER).with_share(0, ONE),
        Dice.of(KEYS[1]),
    ]
    assert len({each.stream() for each in streams}) == len(streams)


def test_a_chosen_seed_is_stretched_and_fixed_for_ever() -> None:
    assert (
        stretched(7)
        == Dice.chosen(7).key
        == "cfc1ddf374a0a558c925956775d1d0426948ef0b671c18ec18a2067c91f603c7"
    )
    assert msgspec.structs.replace(Dice.chosen(7), seed=8).flaw(1) == "seed"
    assert Dice.chosen(7).flaw(1) is None


def test_a_game_that_follows_from_its_key_is_fair() -> None:
    found = verify(GAME, played())
    assert (found.fair, found.flaw, found.moves, found.whole) == (True, None, 12, True)
    assert found.draws >= 3
    assert found.dice == dice()


@pytest.mark.parametrize(
    ("record", "flaw"),
    [
        ({"dice": msgspec.structs.replace(dice(), key=KEYS[1])}, "key"),
        ({"dice": msgspec.structs.replace(dice(), commitment=commitment_to(KEYS[1]))}, "key"),
        ({"dice": msgspec.structs.replace(dice(), seed=3)}, "seed"),
        ({"dice": msgspec.structs.replace(dice(), origin="seed")}, "seed"),
        ({"dice": dice(KEYS[1])}, "replay"),
        ({"dice": Dice.of(KEYS[0]).with_share(1, ONE)}, "replay"),
        ({"dice": Dice.of(KEYS[0]).with_share(0, OTHER).with_share(1, ONE)}, "replay"),
        ({"dice": Dice.of(KEYS[0]).with_share(1, "xyz")}, "shares"),
        ({"dice": Dice.of("ff")}, "shares"),
        ({"moves": [(0, "end")], "dice": dice().with_share(SEATS, ONE)}, "shares"),
        ({"moves": [(0, "end")], "dice": dice().with_share(-1, ONE)}, "shares"),
        ({"dice": msgspec.UNSET, "seed": 5}, "replay"),
        ({"moves": [(0, "end")]}, "replay"),
        ({"moves": [(-1, "6")]}, "hand"),
    ],
)
def test_whatever_is_changed_is_found_out(record: dict[str, Any], flaw: str) -> None:
    found = changed(played(), **record)
    assert (found.fair, found.flaw) == (False, flaw)


@pytest.mark.parametrize("giver", [0, SEATS, 57])
def test_a_server_that_adds_to_the_dice_for_nobody_is_found_out(giver: int) -> None:
    """It knows the key: with an extra share it could try until it likes the dice."""
    forged = played(dice().with_share(giver, "be" * 16))
    found = verify(GAME, forged)
    assert (found.fair, found.flaw) == (False, "shares")


def test_a_chosen_seed_cannot_be_called_a_fresh_key() -> None:
    found = verify(GAME, played(msgspec.structs.replace(Dice.chosen(7), origin="fresh")))
    assert (found.fair, found.flaw) == (False, "seed")
    assert verify(GAME, played(msgspec.structs.replace(Dice.chosen(7), origin="import"))).fair


def test_the_end_of_a_game_cannot_be_changed_either() -> None:
    kept = played()
    kept.snapshot["state"]["coins"] = [9, 0, 0]
    found = changed(kept)
    assert (found.flaw, found.text) == ("replay", "the record does not lead to the saved position")


def test_a_position_with_another_stream_is_found_out() -> None:
    """Whoever starts a game from a position could have chosen its dice."""
    state = GAME.new(SEATS, key=KEYS[1])
    session = Session.of(GAME, state)
    session.record.dice = dice()
    found = verify(GAME, opened(session.save()))
    assert (found.flaw, found.whole) == ("stream", False)


def test_a_game_from_a_seed_has_no_commitment_but_its_dice_still_follow() -> None:
    session = Session.new(GAME, SEATS, seed=9)
    session.apply(0, session.state.asks()[0].options[0])
    found = verify(GAME, opened(session.save()))
    assert (found.fair, found.dice, found.seed) == (True, None, 9)


def test_keys_look_like_keys() -> None:
    assert all(re.fullmatch(KEY, key) for key in (*KEYS, stretched(0), dice().stream()))
