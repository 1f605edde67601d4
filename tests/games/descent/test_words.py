"""Options of Descent as parsed words: what they are about is known without reading a string."""

from __future__ import annotations

from tests.games.descent.stage import foe, hero, stage
from undercroft.games.descent.advice import options as said
from undercroft.games.descent.advice.cards import is_potion, verbs_of
from undercroft.games.descent.attack.attack import BREATHE
from undercroft.games.descent.course.wiring import DescentTable
from undercroft.games.descent.effects.uses import USE, Used
from undercroft.games.descent.overlord.spawn import PLACE, kind_key
from undercroft.games.descent.state.verbs import AT, FIGURE, NEXT, Spot


def table() -> DescentTable:
    """A hero next to a monster."""
    return stage(
        hero("mordrog", (6, 4), wear=["sword"]), monsters=[foe("beastman", (7, 4))], turn="mordrog"
    ).s


def test_a_place_is_a_space_and_how_a_base_lies_there() -> None:
    s = table()
    words = [word for word in s.box.words.values() if isinstance(word, Spot)]
    assert {word.side for word in words} == {"", "h", "v", "north", "east", "south", "west"}
    assert {word.space for word in words} <= set(s.box.space_of)
    assert AT.space(s, "at:7,4:h") == said.space_of(s, "at:7,4:h") == s.box.space_of["7,4"]
    assert (BREATHE.space(s, "breath:7,4:east"), BREATHE.side(s, "breath:7,4:east")) == (
        AT.space(s, "at:7,4"),
        1,
    )


def test_a_use_knows_its_source_and_its_effect() -> None:
    s = table()
    uses = [word for word in s.box.words.values() if isinstance(word, Used)]
    assert uses
    assert {word.verb for word in uses} == {USE}
    for word in uses:
        source = s.box.source(word.source)
        assert source is not None
        assert word.effect in source.effects
        assert [op.verb for op in word.effect.deed.ops] == [
            op for op in verbs_of(s, word.key) if op != "attacks"
        ]
    assert is_potion(s, "use:healing-potion")
    assert not is_potion(s, "end")


def test_a_monster_to_be_placed_is_a_kind() -> None:
    s = table()
    words = [word for word in s.box.words.values() if word.verb is PLACE]
    assert [kind_key(s.box.kinds[word.number]) for word in words] == [word.what for word in words]
    assert {said.is_master(s, word.key) for word in words} == {True, False}


def test_a_choice_of_another_kind_says_nothing() -> None:
    s = table()
    assert (FIGURE.number(s, "figure:7"), FIGURE.number(s, "end"), FIGURE.number(s, "no such word")) == (
        7,
        -1,
        -1,
    )
    assert (NEXT.said(s, "next:mordrog"), NEXT.said(s, "hero:mordrog")) == ("mordrog", "")
    assert NEXT.hero(s, "next:mordrog") == said.hero_of(s, "next:mordrog") == 0
    assert said.of(s, said.STEP, ["step:7,4", "end", "step:7,5"]) == ["step:7,4", "step:7,5"]
