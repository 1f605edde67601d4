"""A language is a folder: adding one is enough, and missing messages are in English."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from importlib.resources import files
from pathlib import Path

import pytest

from tests.cli.program import undercroft
from undercroft.engine.content import ContentError
from undercroft.engine.rules import RuleBook
from undercroft.languages import LANGUAGES
from undercroft.locale import rules, voice

ESPERANTO = {
    "language.ftl": "language-name = Esperanto\nlanguage-short = EO\n",
    "some.ftl": """\
plain-choose = Via elekto:
one-card-monster-spider = araneo
    .akuzativo = araneon
one-card-name = Unukarta Karcero
one-card-do-wound = Frapi { $monster-akuzativo } { $letter }
""",
    "rules/one_card.toml": '[sections]\ngoal = "La celo"\n[rules]\nO-001 = "Ludo por unu."\n',
}
SPEAK = """
from undercroft.engine.messages import Message
from undercroft.locale import voice
spider = {"monster": "@one-card-monster-spider", "letter": "A", "square": "a2", "price": 4, "health": 1}
for id in ("one-card-do-wound", "one-card-do-kill"):
    print(voice("eo")(Message(id, spider)))
"""


@pytest.fixture(scope="module")
def path(tmp_path_factory: pytest.TempPathFactory) -> str:
    """Where Python finds the program with an extra language."""
    source = tmp_path_factory.mktemp("source")
    without = shutil.ignore_patterns("__pycache__", "*.so", "web")
    shutil.copytree(Path(str(files("undercroft"))), source / "undercroft", ignore=without)
    folder = source / "undercroft" / "locale" / "eo"
    for name, text in ESPERANTO.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text, "utf-8")
    (source / "undercroft" / "locale" / "drafts").mkdir()  # says no name of its own: not a language yet
    return os.pathsep.join([str(source), *sys.path])


def test_a_new_folder_is_a_new_language(path: str) -> None:
    assert "--lang {en,eo,ru,uk}" in undercroft("play", "--help", PYTHONPATH=path, COLUMNS="200").stdout
    arguments = ["play", "one-card", "--plain", "--seed=3", "--lang=eo"]
    run = undercroft(*arguments, typed="rules O-001\nrules O-002\n1\nquit\n", PYTHONPATH=path)
    assert (run.returncode, run.stderr) == (0, "")
    assert "Via elekto: " in run.stdout
    assert "Unukarta Karcero" in run.stdout
    assert "Ludo por unu." in run.stdout
    assert "The dungeon is 12 levels deep." in run.stdout  # what is not translated is English
    assert "This turn: speed" in run.stdout


def test_a_new_language_brings_its_own_grammar(path: str) -> None:
    env = {**os.environ, "PYTHONPATH": path, "PYTHONUTF8": "1"}
    run = subprocess.run([sys.executable, "-c", SPEAK], env=env, capture_output=True, text=True, check=True)
    own, english = run.stdout.splitlines()
    assert own == "Frapi araneon A"
    assert english.startswith("Strike araneo A")  # a word that is there in a sentence that is not


def test_the_rules_are_listed_in_a_new_language(path: str) -> None:
    listed = undercroft("rules", "one-card", "--lang=eo", PYTHONPATH=path).stdout
    assert listed.startswith("\nLa celo\n  O-001  Ludo por unu.\n  O-002  The dungeon is")


def test_every_language_says_its_name_in_itself() -> None:
    names = {lang: voice(lang)("language-name") for lang in LANGUAGES}
    assert names.items() >= {"en": "English", "ru": "Русский", "uk": "Українська"}.items()
    assert len(set(names.values())) == len(LANGUAGES)


def test_a_translated_rule_must_be_one_of_the_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    book = RuleBook("toy", Path(str(files("undercroft.games.one_card") / "rules.toml")))
    monkeypatch.setattr(rules, "LOCALE", tmp_path)
    (tmp_path / "eo" / "rules").mkdir(parents=True)
    file = tmp_path / "eo" / "rules" / "toy.toml"
    file.write_text('[sections]\ngoal = "La celo"\n[rules]\nO-999 = "Neniu."\n', "utf-8")
    with pytest.raises(ContentError, match=r"toy\.toml, rules\.O-999: no rule of the game"):
        rules.RuleTexts(book, "eo")
