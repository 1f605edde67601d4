"""Saving: the note pad and exact saves (O-216..O-220)."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.games.one_card.table import GAME, healths, new, options, places, play, scene, view
from undercroft.engine.flow import CHANCE
from undercroft.engine.game import BadRequest
from undercroft.engine.record import Session, reopen, unseal
from undercroft.games.one_card.state import OneCard

SKILLS = ("speed", "attack", "defence", "range")


def written(data: dict[str, Any]) -> dict[str, Any]:
    """A note or a snapshot, written to a file and read again."""
    read: dict[str, Any] = json.loads(json.dumps(data))
    return read


def resume(note: dict[str, Any]) -> OneCard:
    """Resume from a note; the test throws the dice."""
    return GAME.scene(written(note), chance="explicit")


def rolled(s: OneCard) -> list[int]:
    """The energy dice on the table, not laid yet."""
    dice: list[int] = view(s)["energy"]["rolled"]
    return dice


@pytest.mark.rule("O-216")
@pytest.mark.parametrize("level", range(1, 13))
def test_there_is_a_note_pad_for_every_level(level: int) -> None:
    assert GAME.note(scene(level=level))["level"] == level


@pytest.mark.rule("O-217")
def test_health_and_skills_can_be_noted_at_the_start_of_a_level_and_played_on() -> None:
    hero = {"health": 3, "speed": 2, "attack": 3, "defence": 4, "range": 5}
    s = play(scene(level=4, phase="reward", **hero), "reward:range")
    again = view(resume(GAME.note(s)))
    assert again["level"] == 5
    assert {name: again["hero"][name] for name in hero} == {**hero, "range": 6}
    assert again == view(s)


@pytest.mark.rule("O-217")
def test_the_note_pad_is_for_the_start_of_a_level_only() -> None:
    s = play(new(automatic=True), 2, 5, 2)
    GAME.note(s)  # the first dice have fallen, but nothing is laid
    for choices in (("dice:2,5,2",), ("end",), (2, 5, 2)):
        play(s, *choices)
        with pytest.raises(BadRequest, match="note pad"):
            GAME.note(s)
    with pytest.raises(BadRequest, match="note pad"):
        GAME.note(scene(phase="reward"))


@pytest.mark.rule("O-218")
def test_a_note_holds_level_health_skills_class_and_dice() -> None:
    hero = {"health": 3, "speed": 2, "attack": 3, "defence": 4, "range": 5}
    s = scene(level=7, hero_class="archer", automatic=True, seed=11, **hero)
    note = GAME.note(s)
    assert note.pop("automatic") is True  # a setting of the table, not of the hero
    assert note == {"level": 7, **hero, "class": "archer", "key": s.key, "spot": s.start_spot}
    assert GAME.note(scene(level=7))["class"] == "none"


@pytest.mark.rule("O-218")
@pytest.mark.parametrize("seed", [0, 1, 2])
def test_a_resumed_level_throws_the_dice_it_would_have_thrown(seed: int) -> None:
    session = Session.new(GAME, seed=seed, options={"automatic": True})
    s, again = session.state, reopen(GAME, unseal(session.note())).state
    for _ in range(2):
        assert len(rolled(s)) == 3
        assert rolled(again) == rolled(s)
        for table in (s, again):
            play(table, options(table)[0], "end")
    assert GAME.same(s, again)


@pytest.mark.rule("O-219")
def test_a_resumed_level_starts_afresh() -> None:
    s = scene(level=9, attack=3, range=3, hero_class="sorceress", automatic=True)
    note = GAME.note(s)
    play(s, 1, 2, 2, "reroll", 5, 5, 5, "dice:5,5,5", "move:b1", "attack:D")
    assert healths(s)["D"] == 1
    again = resume(note)
    assert places(again) == places(scene(level=9)) == {"A": "a5", "B": "c3", "C": "e2", "D": "c1"}
    assert healths(again) == {"A": 2, "B": 2, "C": 2, "D": 2}
    assert [(ask.seat, view(again)["phase"]) for ask in again.asks()] == [(CHANCE, "energy")]
    assert (view(again)["hero"]["square"], view(again)["turn"]) == ("a1", 1)
    assert "reroll" in options(play(again, 1, 2, 2))


@pytest.mark.rule("O-219")
@pytest.mark.parametrize("name", ["archer", "sorceress"])
def test_an_ability_used_on_the_last_level_is_fresh_on_a_resumed_one(name: str) -> None:
    monsters = {"A": {"at": "a2", "health": 1}}
    s = scene(hero_class=name, used=True, phase="hero", monsters=monsters, attack=6)
    play(s, "attack:A", "reward:heal")
    again = resume(GAME.note(s))
    assert view(again)["hero"]["ability_used"] is False
    assert any(option.startswith(("bow:", "reroll")) for option in options(play(again, 1, 2, 3)))


@pytest.mark.rule("O-220")
@pytest.mark.parametrize(
    "choices", [(), (2, 5), (2, 5, 2), (2, 5, 2, "dice:2,5,2"), (2, 5, 2, "dice:2,5,2", "end")]
)
def test_a_save_inside_a_level_restores_the_exact_state(choices: tuple[int | str, ...]) -> None:
    s = play(scene(hero="a3", health=4), *choices)
    again = GAME.load(written(GAME.save(s)))
    assert GAME.same(s, again)
    assert view(again) == view(s)
    assert [(ask.seat, ask.options) for ask in again.asks()] == [(ask.seat, ask.options) for ask in s.asks()]


@pytest.mark.rule("O-220")
def test_loading_never_gives_a_new_roll() -> None:
    session = Session.new(GAME, seed=5, options={"automatic": True})
    saved = session.save()
    first = rolled(session.state)
    session.apply(0, options(session.state)[0])
    session.apply(0, "end")
    for _ in range(3):
        again = reopen(GAME, unseal(saved))
        assert rolled(again.state) == first  # the dice already thrown
        again.apply(0, options(again.state)[0])
        again.apply(0, "end")
        assert rolled(again.state) == rolled(session.state)  # and those to come
    assert len(first) == len(rolled(session.state)) == 3


@pytest.mark.rule("O-220")
@pytest.mark.parametrize("seed", [0, 1, 2])
def test_a_loaded_position_throws_the_dice_it_would_have_thrown(seed: int) -> None:
    s = GAME.new(seed=seed, options={"automatic": True})
    again = GAME.load(written(GAME.save(s)))
    for _ in range(2):
        assert len(rolled(s)) == 3
        assert rolled(again) == rolled(s)
        for table in (s, again):
            play(table, options(table)[0], "end")
