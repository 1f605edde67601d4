"""A verb is one class: once created, it is offered, priced, refused, labelled and carried out."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar

import pytest

from tests.conformance.tables import Chooser
from tests.games.descent.stage import Stage, foe, hero, stage
from undercroft.engine import build, flow
from undercroft.engine.verbs import Reason, Word
from undercroft.games.descent.course.acting import Acting
from undercroft.games.descent.course.words import fill
from undercroft.games.descent.game import GAME
from undercroft.games.descent.hero.fate import heal
from undercroft.games.descent.movement.acting import HERO_MENU, MONSTER_MENU, MoveAction
from undercroft.games.descent.movement.steps import Jump
from undercroft.games.descent.state.state import FIRST_MONSTER, Descent
from undercroft.locale import Voice

pytestmark = pytest.mark.skipif(build() == "compiled", reason="compiled classes cannot be changed here")
HERO, MONSTER = 0, FIRST_MONSTER
BANDAGE_POINTS = 4
UNHURT = Reason("J-285", "descent-why-unhurt")
TEXTS = "descent-do-bandage = Bandage a wound (movement { $points })"


class Bandage(MoveAction):
    """Heal a wound for movement points."""

    name: ClassVar[str] = "bandage"
    rules: ClassVar[tuple[str, ...]] = ("J-079",)
    town: int = -1

    def hindered(self, s: Descent, figure: int, word: Word) -> Reason | None:
        return UNHURT if s.health[figure] == s.hero(figure).wounds else None

    def least(self, s: Descent, figure: int) -> int:
        return BANDAGE_POINTS

    def carry_out(self, s: Descent, figure: int, word: Word) -> None:
        heal(s, figure, 1)


@pytest.fixture
def bandaging() -> Iterator[None]:
    verb, box = Bandage(), running().s.box
    fill(box)
    yield
    HERO_MENU.remove(verb)
    fill(box)


def running(wounds: int = 9) -> Stage:
    """A hero with speed 3 who has declared a run."""
    return stage(hero("mordrog", (6, 4), wounds=wounds), turn="mordrog")("action:run")


@pytest.mark.usefixtures("bandaging")
def test_it_is_offered_carried_out_and_paid_for() -> None:
    play = running()
    assert play.open()[-2:] == ["bandage", "end"]
    play("bandage")
    assert (play.s.points, play.s.health[HERO]) == (2, 10)
    assert "bandage" not in play.open()


@pytest.mark.usefixtures("bandaging")
def test_its_label_says_the_price() -> None:
    voice = Voice("en")
    voice.book.add(TEXTS)
    found = GAME.describe(running().s, 1, "bandage")
    assert voice(found.label) == "Bandage a wound (movement 4)"
    assert found.rules == ["J-079"]


@pytest.mark.usefixtures("bandaging")
def test_it_is_refused_for_its_own_reasons_and_for_those_that_all_verbs_share() -> None:
    tired = GAME.refusal(running()("bandage").s, 1, "bandage")
    assert (tired.rule, tired.message.args) == ("J-079", {"points": 2, "cost": 4})
    assert running(wounds=16).why("bandage") == "J-285"
    assert running().why("bandage", seat=2) == "J-029"
    turn = stage(
        hero("mordrog", (6, 4), wounds=9), monsters=[foe("beastman", (9, 4))], turn="overlord monsters"
    )
    assert turn(f"activate:{MONSTER}").why("bandage") == "J-095"


BESIDE = hero("lyssa", (6, 5))
PAID = [  # an action for movement points, and a hero who could do it
    ("re-equip", {"at": (6, 4), "wear": ["sword"]}),
    ("give:sword", {"at": (6, 4), "wear": ["sword"]}),
    ("close:a", {"at": (4, 4)}),
    ("town", {"at": (0, 5)}),
    ("market", {"at": None}),
    ("enter:0,5", {"at": None}),
    ("jump:8,4", {"at": (6, 4)}),
]


@pytest.mark.parametrize(("option", "where"), PAID, ids=[option for option, _ in PAID])
def test_a_price_in_movement_points_has_one_home(
    option: str, where: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Changing it there changes the button, the refusal and the payment."""
    for price in (0, 6, 7):
        play = stage(hero("mordrog", **where), BESIDE, pits=[(7, 4)], turn="mordrog")
        verb = type(play.s.box.words[option].verb)
        monkeypatch.setattr(verb, "cost" if verb is Jump else "least", lambda *_, price=price: price)
        play("action:run")
        if price > play.s.points:
            refusal = GAME.refusal(play.s, 1, option)
            assert refusal.message.args.items() >= {"points": 6, "cost": price}.items()
        else:
            assert GAME.describe(play.s, 1, option).label.args["points"] == price
            play(option)
            assert play.s.points == 6 - price


def test_a_turn_lists_what_nothing_bars_at_that_moment(monkeypatch: pytest.MonkeyPatch) -> None:
    """The turn of a figure rules verbs out by `plausible` and does not try every word of the others."""
    listed = 0

    def compared(frame: Acting, s: Descent) -> None:
        nonlocal listed
        listed += 1
        for verb in HERO_MENU if frame.figure < FIRST_MONSTER else MONSTER_MENU:
            found = list[str]()
            if verb.plausible(s, frame.figure):
                verb.open_to(s, frame.figure, found)
            words = [word for word in s.box.words.values() if word.verb is verb]
            seat = s.owner(frame.figure)
            assert set(found) == {word.key for word in words if verb.bar(s, seat, word) is None}, verb.name
        choose(frame, s)

    choose = Acting.choose
    monkeypatch.setattr(Acting, "choose", compared)
    monkeypatch.delitem(flow.PROGRAMS, Acting, raising=False)
    state, chooser = GAME.new(3, 7), Chooser(7)
    while state.asks() and listed < 150:
        state.apply(*chooser.choose(state))
    assert listed == 150
