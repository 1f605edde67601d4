"""The flow of rules: asks, dice, windows, nested procedures, simultaneous choices."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.engine.toys import CLASSES, DECLARED, PASS, Attack, Camp, Secret, Toy, toy
from undercroft.engine import snapshot
from undercroft.engine.dice import key_of
from undercroft.engine.flow import CHANCE, ENDED, Event, Frame, Illegal, Roll, State
from undercroft.engine.snapshot import dump


def open_seats(s: Toy) -> list[int]:
    return [ask.seat for ask in s.asks()]


def test_dice_are_choices_of_chance() -> None:
    s = toy(Attack("ogre", "mage"))
    ask = s.asks()[0]
    assert (ask.seat, ask.options) == (CHANCE, ("1", "2", "3", "4", "5", "6"))
    s.apply(CHANCE, "4")
    s.apply(CHANCE, "3")
    assert s.log[-1] == "ogre strikes mage with [4, 3]"
    assert s.alive == ["ogre"]
    assert s.asks() == []
    assert s.result() is not None


def test_the_generator_answers_chance_unless_told_otherwise() -> None:
    s = toy(Attack("ogre", "mage"), explicit=False)
    assert s.asks() == []
    assert s.log[-1].startswith("ogre strikes mage")


def test_no_dice_is_an_empty_roll() -> None:
    s = toy(Attack("ogre", "mage"))
    s.agenda[-1].end()
    frame = Attack()
    s.agenda[:] = [frame]
    s.pending.clear()
    s.roll(0, "dice")
    assert frame.dice == []
    assert s.agenda == [frame]


def test_dice_tell_whether_they_have_landed() -> None:
    for explicit in (False, True):
        s = toy(Attack("ogre", "mage"), explicit=False)
        s.agenda.append(Attack("mage", "ogre"))
        s.explicit = explicit
        assert s.roll(2, "dice") is not explicit
        assert isinstance(s.agenda[-1], Roll) is explicit


def test_dice_land_in_the_order_in_which_they_were_thrown() -> None:
    s = toy(Attack("ogre", "mage"), explicit=False)
    s.agenda.append(Attack("mage", "ogre"))
    twin = s.copy()
    s.roll(5, "dice")
    top = s.agenda[-1]
    assert isinstance(top, Attack)
    assert top.dice == [twin.draw(6) + 1 for _ in range(5)]
    assert top.dice != top.dice[::-1]


def test_a_frame_that_is_done_hands_on_its_result_or_its_place() -> None:
    below, top, other = Attack("ogre", "mage"), Attack("mage", "ogre"), Attack("ogre", "mage")
    s = Toy()
    s.agenda += [below, top]
    s.deliver("dice", [6, 6])
    assert s.agenda == [below]
    assert below.dice == [6, 6]
    s.replace(other)
    assert s.agenda == [other]
    s.back()
    assert s.agenda == []


# -- simultaneous choices -------------------------------------------------------------------------


def test_simultaneous_answers_come_in_any_order_and_land_together() -> None:
    s = toy(Secret())
    assert open_seats(s) == [0, 1, 2]
    s.apply(2, "rock")
    s.apply(0, "paper")
    assert open_seats(s) == [1]
    assert s.log == []
    s.apply(1, "own-1")
    assert s.log == ["0:paper 1:own-1 2:rock"]
    assert s.answers == {}


def test_an_answer_is_hidden_until_all_are_in() -> None:
    """Nothing but the hidden answers differs between two tables whose first answers differ."""
    one, other = toy(Secret()), toy(Secret())
    one.apply(1, "rock")
    other.apply(1, "paper")
    assert one.answers != other.answers
    one.answers, other.answers = {}, {}
    assert dump(one) == dump(other)


def test_a_seat_answers_once_and_only_with_its_own_options() -> None:
    s = toy(Secret())
    s.apply(1, "rock")
    before = dump(s)
    for seat, option in [(1, "paper"), (0, "own-2"), (7, "rock"), (CHANCE, "rock")]:
        with pytest.raises(Illegal):
            s.apply(seat, option)
    assert dump(s) == before


def test_events_reach_the_listener_only_when_they_happen() -> None:
    s = toy(Secret())
    heard: list[Event] = []
    s.listener = heard.append
    s.apply(0, "rock")
    s.apply(1, "rock")
    assert heard == []
    s.apply(2, "rock")
    assert [(event.id, event.args, event.audience) for event in heard] == [("shown", {"count": 3}, None)]


# -- asides --------------------------------------------------------------------------------------------


def test_an_aside_is_done_at_once_and_leaves_the_choice_open() -> None:
    s = toy(Camp(), hands=[["torch"], [], []])
    assert s.asks()[0].options == ("rock", "paper", "torch")
    s.apply(0, "torch")
    assert s.log == ["0 looks around"]
    assert [(ask.seat, ask.options) for ask in s.asks()] == [(0, ("rock", "paper")), (1, ("rock", "paper"))]


def test_an_aside_stays_open_after_the_choice_and_holds_nobody_up() -> None:
    s = toy(Camp(), hands=[["torch"], [], ["torch"]])
    s.apply(0, "rock")
    assert [(ask.seat, ask.options, ask.idle()) for ask in s.asks()] == [
        (1, ("rock", "paper"), False),
        (2, ("torch",), True),
        (0, ("torch",), True),
    ]
    s.apply(2, "torch")
    assert open_seats(s) == [1, 0]
    with pytest.raises(Illegal):
        s.apply(0, "paper")
    s.apply(1, "paper")
    assert s.log[-1] == "0:rock 1:paper"
    assert s.asks() == []


def test_a_frame_without_asides_says_so() -> None:
    with pytest.raises(NotImplementedError):
        Secret().aside(toy(), 0, "torch")


# -- windows ------------------------------------------------------------------------------------------


def test_a_window_asks_in_order_only_those_who_can_act() -> None:
    s = toy(Attack("ogre", "mage"), hands=[["banish"], [], ["jeer"]])
    assert open_seats(s) == [2]
    assert s.asks()[0].options == ("jeer", PASS)
    s.apply(2, PASS)
    assert open_seats(s) == [CHANCE]


def test_a_window_that_always_pauses_gives_nothing_away() -> None:
    s = Toy()
    s.always_pause, s.explicit = True, True
    s.alive, s.hands = ["ogre", "mage"], [[], [], []]
    s.push(Attack("ogre", "mage"))
    s.run()
    assert [(ask.seat, ask.options) for ask in s.asks()] == [(1, (PASS,))]
    s.apply(1, PASS)
    assert open_seats(s) == [2]


def test_a_seat_may_act_again_until_it_passes() -> None:
    s = toy(Attack("ogre", "mage"), hands=[[], ["jeer", "shout"], []])
    s.apply(1, "jeer")
    assert s.asks()[0].options == ("shout", PASS)
    s.apply(1, "shout")
    assert open_seats(s) == [CHANCE]


def test_all_are_asked_again_after_each_play() -> None:
    """Seat 1 has passed, but what seat 2 plays gives it something to answer with."""
    s = toy(Attack("ogre", "mage"), hands=[[], ["wait"], ["teach"]])
    s.apply(1, PASS)
    s.apply(2, "teach")
    assert [(ask.seat, ask.options) for ask in s.asks()] == [(1, ("wait", "shout", PASS))]


def test_nothing_is_pushed_where_nobody_can_act() -> None:
    s = toy(Attack("ogre", "mage"))
    assert [type(frame).__name__ for frame in s.agenda] == ["Attack", "Roll"]
    s.agenda.pop()
    assert not s.pause(DECLARED, [1, 2])
    assert [type(frame).__name__ for frame in s.agenda] == ["Attack"]


def test_a_window_remembers_what_was_played_in_it() -> None:
    s = toy(Attack("ogre", "mage"), hands=[[], ["jeer"], ["jeer", "shout"]])
    s.apply(1, "jeer")
    assert [(ask.seat, ask.options) for ask in s.asks()] == [(2, ("shout", PASS))]
    twin = s.copy()
    twin.apply(2, "shout")
    assert open_seats(twin) == [CHANCE]


def test_a_window_closes_when_its_host_no_longer_stands() -> None:
    s = toy(Attack("ogre", "mage"), hands=[[], ["banish"], ["jeer"]])
    s.apply(1, "banish")
    assert s.asks() == []
    assert s.log == ["ogre attacks mage", "1 plays banish"]


def test_an_interrupt_is_a_procedure_with_windows_of_its_own() -> None:
    """The guard's attack runs to its end, with its own window, before the first attack goes on."""
    s = toy(Attack("ogre", "mage"), hands=[[], ["guard"], ["jeer"]])
    s.apply(1, "guard")
    assert [type(frame).__name__ for frame in s.agenda] == ["Attack", "Window", "Attack", "Window"]
    s.apply(2, "jeer")
    s.apply(CHANCE, "1")
    s.apply(CHANCE, "2")
    assert s.log[-1] == "guard of 1 strikes ogre with [1, 2]"
    s.apply(CHANCE, "6")
    s.apply(CHANCE, "6")
    assert s.log[-1] == "ogre strikes mage with [6, 6]"


def test_a_guard_kills_the_attacker_before_it_strikes() -> None:
    s = toy(Attack("ogre", "mage"), hands=[[], ["guard"], []])
    s.apply(1, "guard")
    s.apply(CHANCE, "6")
    s.apply(CHANCE, "6")
    assert s.asks() == []
    assert s.alive == ["mage"]
    assert "ogre strikes" not in " ".join(s.log)


# -- the same anywhere ---------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(60))
def test_copies_and_snapshots_go_on_alike_in_the_middle_of_anything(seed: int) -> None:
    s = toy(
        Camp(),
        Secret(),
        Attack("mage", "ogre"),
        Attack("ogre", "mage"),
        hands=[["torch"], ["guard", "jeer", "torch"], ["guard", "banish", "torch"]],
    )
    s.rekey(key_of(seed))
    while s.asks():
        ask = s.asks()[s.draw(len(s.asks()))]
        option = ask.options[s.draw(len(ask.options))]
        twin = s.copy()
        loaded = snapshot.load(json.loads(json.dumps(dump(s))), CLASSES, Toy)
        assert dump(twin) == dump(loaded) == dump(s)
        for each in (s, twin, loaded):
            each.apply(ask.seat, option)
        assert dump(twin) == dump(loaded) == dump(s)


def test_rules_that_come_to_no_end_are_an_error_and_no_hanging() -> None:
    s = toy(Attack("ogre", "mage"))
    s.explicit = False
    roll = s.agenda[-1]
    assert isinstance(roll, Roll)
    roll.count = 10**12
    with pytest.raises(RuntimeError, match="no end"):
        s.apply(CHANCE, "1")


def test_a_frame_or_state_without_copy_or_result_says_so() -> None:
    frame: Frame[Any] = Frame()
    with pytest.raises(NotImplementedError):
        frame.copy()
    with pytest.raises(NotImplementedError):
        State().copy()
    with pytest.raises(NotImplementedError):
        State().result()


def test_a_snapshot_names_the_next_step_so_that_it_outlives_other_steps_before_it() -> None:
    s = toy(Attack("ogre", "mage"))
    assert [frame["at"] for frame in dump(s)["agenda"]] == ["strike", "land"]  # the dice are rolling
    s = toy(Attack("ogre", "mage"), hands=[[], ["guard"], []])
    s.agenda.pop()
    for at, name in ((1, "roll"), (3, ""), (ENDED, None)):
        s.agenda[-1].at = at
        assert dump(s)["agenda"][-1]["at"] == name
        assert snapshot.load(dump(s), CLASSES, Toy).agenda[-1].at == at


@pytest.mark.parametrize("wrong", ["rolled", 1, 1 << 30, -2, ["roll"]])
def test_a_snapshot_with_a_step_that_does_not_exist_is_refused(wrong: object) -> None:
    data = dump(toy(Attack("ogre", "mage")))
    data["agenda"][0]["at"] = wrong
    with pytest.raises(snapshot.SnapshotError, match="Attack has no step"):
        snapshot.load(data, CLASSES, Toy)
