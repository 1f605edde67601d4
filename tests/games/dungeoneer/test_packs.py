"""Content packs: cards that people make, in their own folder."""

from __future__ import annotations

import shutil
from argparse import Namespace
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.games.dungeoneer.table import GAME
from tests.packs import look_again, new_pack, shelf
from undercroft.cli import content
from undercroft.engine.content import ContentError
from undercroft.engine.game import BadRequest
from undercroft.engine.messages import Message
from undercroft.engine.record import Session, reopen, unseal
from undercroft.games.dungeoneer.telling import printed
from undercroft.locale import voice

ON = {"pack-cellar": True}


@pytest.fixture
def cellar(tmp_path: Path) -> Iterator[Path]:
    """The pack that `undercroft content new` writes, made known."""
    folder = new_pack(tmp_path / "cellar")
    with shelf(tmp_path):
        yield folder


def test_the_example_passes_its_own_check(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = tmp_path / "my-pack"
    assert content.run(Namespace(what="new", folder=str(folder))) == 0
    assert content.run(Namespace(what="check", folder=str(folder))) == 0
    assert capsys.readouterr().out.count("my-pack: 2 cards for dungeoneer, sha256:") == 2
    with pytest.raises(BadRequest, match="something in it already"):
        content.run(Namespace(what="new", folder=str(folder)))


def test_a_pack_of_one_card_is_counted_in_plain_english(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = new_pack(tmp_path / "my-pack")
    cards = folder / "cards.toml"
    cards.write_text(cards.read_text("utf-8").partition("[encounters")[0], "utf-8")
    capsys.readouterr()
    content.run(Namespace(what="check", folder=str(folder)))
    assert capsys.readouterr().out.startswith("my-pack: 1 card for dungeoneer, ")


def test_a_table_may_play_with_a_pack_and_others_do_not(cellar: Path) -> None:
    state = GAME.new(3, 1, ON)
    assert "cellar_second-breath" in state.box.cards
    assert list(state.box.sets) == ["tomb", "cellar"]
    assert list(GAME.new(3, 1).box.sets) == ["tomb"]
    assert GAME.check_options(ON)["pack-cellar"] is True
    assert "pack-cellar" not in GAME.check_options({})
    option = GAME.options_schema()["options"][-1]
    assert (option["id"], option["kind"], option["title"]["en"]) == ("pack-cellar", "switch", "My pack")


@pytest.mark.parametrize("chosen", ["serpent", "both"])
def test_the_second_set_takes_packs_too(cellar: Path, chosen: str) -> None:
    state = GAME.new(2, 1, {**ON, "set": chosen})
    assert "cellar_cellar-rat" in state.deck.cards() + [name for hand in state.hands for name in hand]
    for _ in range(40):
        ask = state.asks()[0]
        state.apply(ask.seat, ask.options[-1])
    assert GAME.same(GAME.load(GAME.save(state)), state)


def test_a_pack_that_needs_the_first_set_is_refused_without_it(cellar: Path) -> None:
    quest = """
[quests.rat-king]
name = { en = "Rat king" }
category = "threat"
at = "crypt"
threat = "melee 7"
reward = "gain glory 1"
"""
    (cellar / "cards.toml").write_text((cellar / "cards.toml").read_text("utf-8") + quest, "utf-8")
    look_again()
    assert GAME.new(2, 1, ON).asks()
    with pytest.raises(BadRequest, match=r"rat-king.*first set"):
        GAME.new(2, 1, {**ON, "set": "serpent"})


@pytest.mark.parametrize("lang", ["en", "ru", "uk"])
def test_cards_of_a_pack_are_named_in_every_language(cellar: Path, lang: str) -> None:
    say = voice(lang)
    names = {"en": "Cellar rat", "ru": "Cellar rat [en]", "uk": "Cellar rat [en]"}
    assert say("dungeoneer-card-cellar_cellar-rat") == names[lang]
    assert (say("dungeoneer-card-cellar_second-breath") == "Second breath") == (lang == "en")
    box = GAME.new(3, 1, ON).box
    line = printed.card(box, "cellar_cellar-rat", say)
    assert line.startswith(names[lang])
    assert "no message" not in line
    event = Message("dungeoneer-foe-slain", {"monster": "@dungeoneer-card-cellar_cellar-rat"})
    assert names[lang] in say(event)


def test_a_record_names_the_pack_and_is_refused_where_it_is_missing_or_has_changed(cellar: Path) -> None:
    session = Session.new(GAME, 3, 1, ON)
    ask = session.state.asks()[0]
    session.apply(ask.seat, ask.options[0])
    kept = session.save()
    assert reopen(GAME, unseal(kept)).record.content == session.state.box.sets
    file = cellar / "cards.toml"
    text = file.read_text("utf-8")
    file.write_text(text.replace("Cellar rat", "Big rat"), "utf-8")  # a name is no rule
    look_again()
    reopen(GAME, unseal(kept))
    file.write_text(text.replace("heal 1", "heal 2"), "utf-8")
    look_again()
    with pytest.raises(BadRequest, match="other cards of cellar"):
        reopen(GAME, unseal(kept))
    shutil.rmtree(cellar)
    look_again()
    with pytest.raises(BadRequest, match="the content pack 'cellar' is not here"):
        reopen(GAME, unseal(kept))


def test_a_whole_game_with_a_pack_can_be_saved_and_loaded(cellar: Path) -> None:
    state = GAME.new(2, 5, ON)
    for _ in range(60):
        ask = state.asks()[0]
        state.apply(ask.seat, ask.options[-1])
    again = GAME.load(GAME.save(state))
    assert again.box is state.box
    assert GAME.same(again, state)


Change = Callable[[Path], object]


def rewrite(old: str, new: str) -> Change:
    def change(folder: Path) -> None:
        file = folder / "cards.toml"
        file.write_text(file.read_text("utf-8").replace(old, new), "utf-8")

    return change


def words(text: str) -> Change:
    def change(folder: Path) -> None:
        file = folder / "pack.toml"
        file.write_text(f"{file.read_text('utf-8')}\n{text}\n", "utf-8")

    return change


UNSUITED = (
    'do = "steal"\nto = "your treasure"',  # one's own
    'do = "return"\nto = "their hand"',  # is in hand already
    'do = "heal 1"\nto = "your treasure"',
    'do = "heal 1"\nto = "attacking monster"',
    'do = "melee +1"\nto = "attacking monster"',  # it has an attack, no melee
    'do = "attack +1 per wound"\nto = "attacking monster"',
)


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (rewrite("heal 1", "hael 1"), r"cellar/cards.toml, boons.second-breath.do: 'hael 1': no such verb"),
        (rewrite("cost = 2", "cost = 200"), r"cellar/cards.toml, boons.second-breath.cost"),
        (rewrite('name = "Cellar rat"\n', ""), r"cellar/cards.toml, encounters.cellar-rat: it needs a name"),
        (rewrite('"Cellar rat"', '"' + "r" * 700 + '"'), r"encounters.cellar-rat.name: a text is one line"),
        (
            rewrite('type = "ward"', 'type = "gadget"'),
            r"second-breath: 'gadget' is none of the types",
        ),
        (rewrite("[boons.second-breath]", '[boons."../x"]'), r"a name is written like this"),
        (rewrite("[boons.", "[bones."), r"cellar/cards.toml, bones: unknown entry"),
        (rewrite("[encounters.cellar-rat]", "[heroes.second-breath]"), r"second-breath: this name is taken"),
        (rewrite('do = "heal 1"', 'do = "attack +1 spider"'), r"second-breath: 'spider' is none of the tags"),
        (rewrite("cost = 2", 'cost = 2\nif = "has hat"'), r"second-breath: 'hat' is none of the types"),
        (words("[words.hats]\ntop = 'Top'"), r"cellar/pack.toml, words.hats: it may be types, tags, races"),
        (
            words("[words.tags]\nundead = 'Undead'"),
            r"words.tags.undead: a word of the game already",
        ),
        (words("[words.tags]\n'two words' = 'No'"), r"words.tags.two words: a word is written like this"),
        (
            rewrite("[boons.second-breath]", '[treasures.second-breath]\nkind = "boon"'),
            r"treasures.second-breath: a boon does not belong in this table",
        ),
        *[(rewrite('do = "heal 1"', deed), "cannot be done to") for deed in UNSUITED],
        (lambda folder: (folder / "pack.toml").unlink(), r"pack.toml is missing"),
        (lambda folder: (folder / "more.toml").symlink_to("/etc/hostname"), r"not a plain file"),
        (lambda folder: (folder / "big.toml").write_text("#" * 300_000), r"larger than 256 KiB"),
    ],
)
def test_what_is_wrong_is_named_by_file_and_entry(cellar: Path, change: Change, said: str) -> None:
    change(cellar)
    with pytest.raises(ContentError, match=said):
        content.run(Namespace(what="check", folder=str(cellar)))


def test_a_game_that_takes_no_packs_says_so(cellar: Path) -> None:
    (cellar / "pack.toml").write_text('[pack]\ngame = "raiders"\ntitle = "No"\n', "utf-8")
    with pytest.raises(BadRequest, match="raiders takes no content packs"):
        content.run(Namespace(what="check", folder=str(cellar)))


SPIDERS = """
[words.types]
silk = { en = "Silk", uk = "Шовк" }
[words.tags]
spider = "Spider"
[words.races]
gnome = "Gnome"
"""
WEB = """
[treasures.silk-glove]
name = "Silk glove"
type = "silk"
cost = 1
lasts = "permanent"
effects = [{ always = "attack +1", if = "against spider" }]

[encounters.weaver]
name = "Weaver"
type = "monster"
tags = ["spider"]
cost = 1
attack = { melee = 2 }
"""


def test_a_pack_adds_words_of_its_own_with_their_names(cellar: Path) -> None:
    words(SPIDERS)(cellar)
    (cellar / "more.toml").write_text(WEB, "utf-8")
    look_again()
    box = GAME.new(2, 1, ON).box
    assert box.cards["cellar_weaver"].tags == ("spider",)
    assert "Spider" in printed.card(box, "cellar_weaver", voice("en"))
    assert "Шовк" in printed.card(box, "cellar_silk-glove", voice("uk"))
    assert "Silk [en]" in printed.card(box, "cellar_silk-glove", voice("ru"))


def test_a_broken_pack_among_others_is_passed_over_and_reported(cellar: Path) -> None:
    attic = new_pack(cellar.parent / "attic")
    (attic / "cards.toml").write_text("[boons", "utf-8")
    [fault] = look_again()
    assert fault.startswith("attic/cards.toml: not valid TOML")
    assert list(GAME.new(2, 1, ON).box.sets) == ["tomb", "cellar"]
    with pytest.raises(BadRequest, match="the content pack 'attic' is not here"):
        GAME.new(2, 1, {"pack-attic": True})


def test_a_broken_pack_that_is_named_itself_is_refused(cellar: Path) -> None:
    (cellar / "cards.toml").write_text("[boons", "utf-8")
    with pytest.raises(ContentError, match=r"cellar/cards.toml: not valid TOML"), shelf(cellar):
        pass
    assert look_again() != []


def test_of_two_packs_the_longer_name_owns_its_cards(cellar: Path) -> None:
    other = new_pack(cellar.parent / "old-cellar")
    text = (other / "cards.toml").read_text("utf-8")
    (other / "cards.toml").write_text(text.replace('"Cellar rat"', '"Old rat"'), "utf-8")
    look_again()
    say = voice("en")
    assert say("dungeoneer-card-old-cellar_cellar-rat") == "Old rat"
    assert say("dungeoneer-card-cellar_cellar-rat") == "Cellar rat"
