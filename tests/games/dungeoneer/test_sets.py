"""Boxes made from sets: each table plays with its own, independently of the others."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.dungeoneer.table import GAME
from undercroft.bots.playout import playout
from undercroft.engine.content import ContentError, content_files
from undercroft.engine.dice import key_of
from undercroft.engine.game import BadRequest
from undercroft.games.dungeoneer.boxes import TOMB, TOMB_SET, boxed
from undercroft.games.dungeoneer.cards.reader import CardSet
from undercroft.games.dungeoneer.course.adventure import Adventure
from undercroft.games.dungeoneer.course.decks import fill_box
from undercroft.games.dungeoneer.course.wiring import DungeoneerTable
from undercroft.games.dungeoneer.state.box import Box

HERO = """
[heroes.roderik-talus]
provenance = "designed"
race = "human"
calling = "knight"
health = 9
boons = 3
treasures = 3
attacks = ["melee"]
melee = [5, 6, 7, 8]
magic = [2, 3, 4, 5]
speed = [3, 4, 5, 6]
"""
PLACES = """
[locations.grotto]
provenance = "designed"
type = "room"
glory = 2
peril = 2
exits = ["open", "open", "open", "open"]
"""
QUESTS = """
[quests.drink-of-the-spring]
provenance = "designed"
category = "chance"
at = "grotto"
target = 4
reward = "gain glory 2"
"""
CARDS = """
[boons.second-wind]
provenance = "designed"
kind = "boon"
type = "ward"
cost = 1
if = "at grotto"
do = "heal 1"
"""


def second_set(folder: Path, **files: str) -> CardSet:
    """A small set that was never printed."""
    for name, text in ({"all": HERO + PLACES + QUESTS, "boons": CARDS} | files).items():
        (folder / f"{name}.toml").write_text(text, "utf-8")
    return CardSet("cave", content_files(folder), TOMB_SET)


@pytest.fixture
def both(tmp_path: Path) -> Box:
    return boxed([TOMB_SET, second_set(tmp_path)])


def table(box: Box, seed: int) -> DungeoneerTable:
    state = DungeoneerTable()
    state.box, state.seats = box, 3
    state.rekey(key_of(seed))
    fill_box(state)
    state.push(Adventure())
    state.run()
    return state


def test_heroes_of_the_same_name_in_two_sets_are_told_apart(both: Box) -> None:
    heroic, other = both.heroes["roderik-talus"], both.heroes["cave_roderik-talus"]
    assert heroic is TOMB.heroes["roderik-talus"]
    assert (other.name, other.key, other.levels[0]) == (
        "cave_roderik-talus",
        "hero:cave_roderik-talus",
        (5, 2, 3),
    )
    assert len(both.heroes) == len(TOMB.heroes) + 1
    assert {"choose:roderik-talus", "choose:cave_roderik-talus"} <= set(both.words)


def test_inside_a_set_its_own_short_names_will_do(both: Box) -> None:
    assert both.quests["cave_drink-of-the-spring"].at == ("cave_grotto",)
    play = both.cards["cave_second-wind"].play
    assert play is not None
    assert [condition.word for condition in play.conditions] == ["cave_grotto"]


def test_tables_with_different_boxes_run_side_by_side_and_do_not_touch_each_other(both: Box) -> None:
    alone = [playout(table(TOMB, seed), seed) for seed in range(3)]
    before = (len(TOMB.cards), len(TOMB.words), list(TOMB.place_of))
    mixed = []
    for seed in range(3):
        wide = table(both, seed)
        playout(wide, seed, limit=200)
        mixed.append(playout(table(TOMB, seed), seed))
        playout(wide, seed)
        assert wide.result() is not None
    assert mixed == alone
    assert (len(TOMB.cards), len(TOMB.words), list(TOMB.place_of)) == before
    assert both.hands is not TOMB.hands
    assert all("cave_second-wind" not in names for names in TOMB.hands)


def test_a_copy_shares_its_box_and_a_snapshot_names_its_sets(both: Box) -> None:
    state = table(both, 1)
    assert state.copy().box is both
    saved = GAME.save(state)
    assert saved["content"] == both.sets
    assert set(both.sets) == {"tomb", "cave"}
    assert "box" not in saved["state"]


def test_a_snapshot_whose_cards_are_not_here_or_have_changed_is_refused(both: Box) -> None:
    saved = GAME.save(table(both, 1))
    with pytest.raises(BadRequest, match="'cave', which is not here"):
        GAME.load(saved)
    kept = GAME.save(GAME.new(3, 1))
    assert GAME.same(GAME.load(kept), GAME.new(3, 1))
    with pytest.raises(BadRequest, match="other cards of 'tomb'"):
        GAME.load({**kept, "content": {"tomb": "sha256:0"}})


def test_a_checksum_tells_what_the_cards_do_and_not_how_the_file_is_laid_out(tmp_path: Path) -> None:
    first, same, other = [tmp_path / name for name in ("a", "b", "c")]
    for folder in (first, same, other):
        folder.mkdir()
    one = second_set(first)
    assert second_set(same, boons="# a comment\n" + CARDS).checksum == one.checksum
    assert second_set(other, boons=CARDS.replace("heal 1", "heal 2")).checksum != one.checksum


def test_a_name_stands_once_in_a_set(tmp_path: Path) -> None:
    twice = CARDS.replace("boons.", "banes.").replace('"boon"', '"bane"')
    with pytest.raises(ContentError, match=r"twice.toml, banes.second-wind: this name is taken"):
        second_set(tmp_path, twice=twice)
