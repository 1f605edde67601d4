"""Scenes and their options that make no sense are refused, with the line and column of what is wrong."""

from __future__ import annotations

import pytest

from undercroft.engine.game import BadRequest, BadScene
from undercroft.games.descent.game import GAME

SCENE = """\
quest = "cellar"
turn = "overlord monsters"
revealed = ["S", "1"]
pits = [[6, 4]]
glyphs = []
deck = ["aim", "rage"]
discard = ["charge"]
acted = ["mordrog"]
options = { rules = "faq", off_hand = "any" }
chests = [{ colour = "copper", number = 1, at = [7, 2] }]
tokens = [{ what = "coins", at = [7, 7] }]
monsters = [
    { kind = "beastman", at = [8, 4] },
    { kind = "master ogre", at = [9, 5], wounds = 3 },
]
[doors]
a = "open"
[[players]]
threat = 3
hand = ["aim"]
[[players]]
[[players.heroes]]
name = "mordrog"
at = [6, 5]
wear = ["sword"]
skills = ["cleaving"]
wounds = 2
[[players]]
heroes = [{ name = "landrec-the-wise", at = [2, 4], pack = ["healing-potion"] }]
"""

WRONG = [  # what is written instead, where the error points, what it says
    ('quest = "cellar"', 'quest = "attic"', '"attic"', "quest: no quest 'attic'"),
    ('quest = "cellar"', "quest = 3", "3", "quest: Expected `str`, got `int`"),
    ('quest = "cellar"', 'quest = "cellar', "", "not valid TOML"),
    ("threat = 3", "treat = 3", "3", "players[0].treat: there is no such entry"),
    ("threat = 3", "threat = -3", "-3", "players[0].threat: Expected `int` >= 0"),
    ("threat = 3", 'heroes = [{ name = "mordrog" }]', "[{ name", "the overlord has no heroes"),
    ('hand = ["aim"]', 'hand = ["aim", "aims"]', '"aims"', "players[0].hand[1]: no card 'aims'"),
    ('"overlord monsters"', '"overlord sleeps"', '"overlord sleeps"', "turn: 'overlord sleeps'"),
    ('"overlord monsters"', '"ispher"', '"ispher"', "turn: no hero 'ispher' here"),
    ('["S", "1"]', '["S", "7"]', '"7"', "revealed[1]: no area '7'"),
    ("pits = [[6, 4]]", "pits = [[6, 4], [0, 0]]", "[0, 0]", "pits[1]: (0, 0) is no floor"),
    ("glyphs = []", "glyphs = [[6, 5]]", "[6, 5]", "glyphs[0]: there is none on (6, 5)"),
    ('["aim", "rage"]', '["aim", "rags"]', '"rags"', "deck[1]: no card 'rags'"),
    ('["charge"]', '["barge"]', '"barge"', "discard[0]: no card 'barge'"),
    ('acted = ["mordrog"]', 'acted = ["ispher"]', '"ispher"', "acted[0]: no hero 'ispher' here"),
    ('rules = "faq"', 'rules = "2004"', '"2004"', "options.rules: '2004' is none of faq, 2005"),
    ('off_hand = "any"', 'of_hand = "any"', '"any" }', "options.of_hand: no option 'of_hand'"),
    ("number = 1", "number = 4", "4, at = [7, 2]", "chests[0].number: Expected `int` <= 3"),
    ('colour = "copper"', 'colour = "tin"', '"tin"', "chests[0].colour: Invalid enum value 'tin'"),
    ('what = "coins"', 'what = "coin"', '"coin"', "tokens[0].what: nothing is called 'coin'"),
    ('kind = "beastman"', 'kind = "boastman"', '"boastman"', "monsters[0].kind: no monster"),
    ("at = [9, 5]", "at = [8, 4]", "[8, 4], wounds", "monsters[1].at: no room for master ogre"),
    ("at = [9, 5]", "at = [10, 6]", "[10, 6]", "monsters[1].at: master ogre does not fit"),
    ("wounds = 3 }", "wounds = 99 }", "99", "monsters[1].wounds: master ogre has 1 to "),
    ('a = "open"', 'e = "open"', '"open"', "doors.e: no door 'e'"),
    ('a = "open"', 'a = "ajar"', '"ajar"', "doors.a: 'ajar' is neither open nor closed"),
    ('off_hand = "any"', "off_hand = 3", "3", "options.off_hand: 3 is none of any, melee_only"),
    ('name = "mordrog"', 'name = "mordred"', '"mordred"', "players[1].heroes[0].name: no hero"),
    ("at = [6, 5]", "at = [2, 4, 4]", "[2, 4, 4]", "players[1].heroes[0].at: Expected `array` of length 2"),
    ("at = [6, 5]", "at = [15, 4]", "[15, 4]", "players[1].heroes[0].at: the area is not revealed"),
    ("at = [2, 4]", "at = [6, 5]", "[6, 5], pack", "players[2].heroes[0].at: the space is taken"),
    ('["sword"]', '["sword", "sward"]', '"sward"', "players[1].heroes[0].wear[1]: no item 'sward'"),
    ('["sword"]', '["sword", "sword", "sword"]', '["sword", "sword"', "mordrog cannot wear all that"),
    ('["cleaving"]', '["leaving"]', '"leaving"', "players[1].heroes[0].skills[0]: no skill 'leaving'"),
    ("wounds = 2\n", "wounds = 99\n", "99", "players[1].heroes[0].wounds: mordrog has 1 to "),
    ('["healing-potion"]', '["healing-lotion"]', '"healing-lotion"', "players[2].heroes[0].pack[0]: no item"),
]


def place(text: str, changed: str, part: str) -> str:
    """The place of a part of a changed text, or of what follows it."""
    before = text[: text.index(part, text.index(changed))]
    return f"(at line {before.count(chr(10)) + 1}, column {len(before) - before.rfind(chr(10))})"


def test_the_scene_itself_makes_sense() -> None:
    state = GAME.scene(SCENE)
    assert (state.threat, state.health[0], len(state.monsters())) == (3, 2, 2)


@pytest.mark.parametrize(("old", "new", "where", "what"), WRONG, ids=[each[3] for each in WRONG])
def test_a_scene_that_makes_no_sense_is_refused_with_the_place(
    old: str, new: str, where: str, what: str
) -> None:
    assert SCENE.count(old) == 1
    text = SCENE.replace(old, new)
    with pytest.raises(BadScene) as error:
        GAME.scene(text)
    assert what in str(error.value)
    if where:
        assert str(error.value).endswith(place(text, new, where))
    else:
        assert "(at line 1, column " in str(error.value)


def test_a_scene_that_ends_too_early_is_wrong_at_its_end() -> None:
    with pytest.raises(BadScene, match=r"Unterminated string \(at line 2, column 9\)"):
        GAME.scene('quest = "cellar"\nturn = "')


def test_without_a_text_the_entry_is_named() -> None:
    with pytest.raises(BadRequest) as error:
        GAME.scene({"players": [{}, {"heroes": [{"name": "mordred"}]}, {"heroes": [{"name": "ispher"}]}]})
    assert str(error.value) == "scene, players[1].heroes[0].name: no hero 'mordred'"
