"""Records, saves and snapshots: exact, sealed, and refused when damaged."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.saves import resealed
from undercroft import games
from undercroft.engine.game import BadRequest, Game
from undercroft.engine.record import Note, Record, Save, Session, reopen, unseal
from undercroft.engine.snapshot import dump

GAME: Game[Any] = games.get("one-card")


def played(moves: int = 6) -> Session[Any]:
    """A short game, always choosing the first option."""
    session = Session.new(GAME, seed=11)
    for _ in range(moves):
        session.apply(0, session.state.asks()[0].options[0])
    return session


def kept(text: bytes) -> Save:
    opened = unseal(text)
    assert isinstance(opened, Save)
    return opened


def test_a_save_opens_at_the_same_position_with_the_same_record() -> None:
    session = played()
    again = reopen(GAME, unseal(session.save()))
    assert dump(again.state) == dump(session.state)
    assert again.record == session.record
    assert again.save() == session.save()


def test_saving_twice_gives_the_same_bytes() -> None:
    assert played().save() == played().save()


@given(cut=st.integers(0, 400))
def test_a_truncated_save_is_refused(cut: int) -> None:
    text = played(2).save()
    with pytest.raises(BadRequest):
        unseal(text[: len(text) - 2 - cut])


@given(data=st.data())
def test_any_changed_character_is_noticed(data: st.DataObject) -> None:
    text = bytearray(played(2).save())
    place = data.draw(st.integers(0, len(text) - 1))
    new = data.draw(st.integers(33, 126))
    old = text[place]
    text[place] = new
    if new == old or chr(old).isspace():
        return
    with pytest.raises(BadRequest):
        unseal(bytes(text))


@given(text=st.binary(max_size=200))
def test_no_bytes_whatever_are_taken_for_a_save(text: bytes) -> None:
    with pytest.raises(BadRequest):
        unseal(text)


def test_a_sealed_save_whose_record_leads_elsewhere_is_refused() -> None:
    text = resealed(played().save(), snapshot__state__health=2)
    with pytest.raises(BadRequest, match="does not lead"):
        reopen(GAME, unseal(text))


def test_a_record_that_breaks_the_rules_is_refused_at_that_move() -> None:
    text = resealed(played().save(), record__moves=[[0, "move:e5"]])
    with pytest.raises(BadRequest, match="breaks the rules at move 1"):
        reopen(GAME, unseal(text))


def test_another_rules_version_is_refused_by_name() -> None:
    with pytest.raises(BadRequest, match="rules version 99"):
        reopen(GAME, unseal(resealed(played().save(), record__rules="99")))
    snapshot = GAME.save(played().state)
    with pytest.raises(BadRequest, match="rules version 7"):
        GAME.load({**snapshot, "rules": "7"})
    with pytest.raises(BadRequest, match="not a snapshot of one-card"):
        GAME.load({**snapshot, "game": "chess"})


@pytest.mark.parametrize(
    ("change", "says"),
    [
        ({"health": "six"}, "health: expected int, found str"),
        ({"automatic": 1}, "automatic: expected bool, found int"),
        ({"monsters": [{"is": "Dragon"}]}, "unknown kind 'Dragon'"),
        (
            {"monsters": [{"is": "Monster", "tile": 3}]},
            "Monster needs exactly the fields health, letter, tile",
        ),
        ({"wings": 2}, "OneCard needs exactly the fields"),
        ({"is": "Monster"}, "Monster needs exactly the fields"),
    ],
)
def test_a_damaged_snapshot_is_refused(change: dict[str, Any], says: str) -> None:
    data = GAME.save(played().state)
    data["state"].update(change)
    with pytest.raises(BadRequest, match=says):
        GAME.load(data)


def test_a_game_can_go_on_from_any_state() -> None:
    scene = GAME.scene({"level": 4, "seed": 5})
    session = Session.of(GAME, scene)
    session.apply(0, session.state.asks()[0].options[0])
    again = reopen(GAME, unseal(session.save()))
    assert again.record.start is not None
    assert dump(again.state) == dump(session.state)


def test_undo_returns_to_the_state_before_and_forgets_the_move() -> None:
    session = played(1)
    before = dump(session.state)
    session.apply(0, "move:a2")
    assert session.can_undo()
    session.undo()
    assert dump(session.state) == before
    assert len(session.record.moves) == 1


def test_undo_reaches_over_several_steps_but_not_over_a_roll() -> None:
    session = Session.of(GAME, GAME.scene({"phase": "hero", "speed": 6, "dice": {"speed": 6}}))
    session.apply(0, "move:a2")
    session.apply(0, "move:a3")
    session.undo()
    session.undo()
    assert not session.can_undo()
    session.apply(0, "end")  # the monsters move and the next dice roll
    with pytest.raises(BadRequest, match="nothing to undo"):
        session.undo()


def test_a_note_is_refused_under_another_rules_version() -> None:
    session = Session.new(GAME, seed=1)
    note = unseal(session.note())
    assert isinstance(note, Note)
    assert reopen(GAME, note).state.asks()[0].options == session.state.asks()[0].options
    note.rules = "0"
    with pytest.raises(BadRequest, match="rules version 0"):
        reopen(GAME, note)


def test_a_record_of_another_game_is_refused() -> None:
    with pytest.raises(BadRequest, match="chess"):
        Session(GAME, Record(game="chess", rules="1"))


@pytest.mark.parametrize("seed", [-1, 2**63, True, "7", 1.5])
def test_a_bad_seed_is_refused(seed: Any) -> None:
    with pytest.raises(BadRequest, match="seed"):
        GAME.new(seed=seed)


def test_bad_options_and_seats_are_refused_by_name() -> None:
    with pytest.raises(BadRequest, match="no option 'colour'"):
        GAME.new(options={"colour": "red"})
    with pytest.raises(BadRequest, match="option class: 'bard' is none of none, paladin"):
        GAME.new(options={"class": "bard"})
    with pytest.raises(BadRequest, match="option automatic: 'maybe'"):
        GAME.new(options={"automatic": "maybe"})
    with pytest.raises(BadRequest, match="one-card has 1 seat, not 2"):
        GAME.new(seats=2)
    with pytest.raises(BadRequest, match="no game 'chess'"):
        games.get("chess")


def test_options_also_come_as_words() -> None:
    assert GAME.check_options({"automatic": "On"})["automatic"] is True
    assert GAME.check_options({"automatic": False, "class": "archer"}) == {
        "class": "archer",
        "automatic": False,
    }
