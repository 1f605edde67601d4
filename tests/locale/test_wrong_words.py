"""Words that readers found wrong are in no text or rule; the right ones are in CONTRIBUTING."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

import pytest

LOCALE = Path(str(files("undercroft"))) / "locale"
RULES = LOCALE.parent / "games"

WRONG = {
    "en": r"""
        does\ not\ attack\ now | \bnext\ 1\ wound | each\ own\ boon | card\ of\ choice | \+\ -\d
        | (?-i:escapes?\ from\ [A-Z]) | counts?\ as\ 1\ only | there\ is\ not\ enough | heals\ nothing
        | it\ keeps\ \d | secret\ cards | \w'\w | \bof\ (heroic|legendary)\ grade
        | \bis\ of\ (the\ \w+\ )?level | \bto\ the\ discard(?!\ pile) | \bhis\ (own\ )?(turn|action|hero)
        | \btoward\b | do\ you\ use\ something | \bon\ another’s\ turn | \bof\ equals\b | so\ does\ staying
        | everyone\ around""",
    "ru": r"""
        оплат\w*\ [^.]*очк\w*\ (славы|риска) | (?<!ниже\ )\d\ здоровье | удар\ скоростью
        | делать\ (здесь\ )?вызов | начиная\ с\ уровня | в\ вашу\ фазу | заблокирован | и\ выполнив\ все
        | столько[^.:;]*,\ каков | при\ равенстве\ всех | удар\ ближним | навык | у\ него\ больше\ всех
        | цель:\ \{ | на\ всех\ не\ делится | властител | нападающ | спасу[ею]т | имеет\ [+−]\d
        | \d\ (риска?|слав[аыу]|угроз[аыу]|усталость)\b | последнее\ здоровье | удар\ магией
        | разреша[ею]т\ (эффект|атак|отдых|по\ |раньше|до\ |сразу) | \bn-1 | \d-k | \d\ x\ n | теряя\ раны
        | одн[ау]\ за\ одн[оу]\b | на\ две\ скорости | в\ своей\ площади | \bу\ (него|вас)\ в\ параметре""",
    "uk": r"""
        оплат\w*\ [^.]*очо?к\w*\ (слави|ризику) | повержен | повелител | атакувальн(?!ик) | на\ руку
        | дістає\ (\d|рану|ран\b) | робоч\w+\ вихід | утоплен | \bкинута\b | підносить\ героя
        | стільки[^.:;]*,\ як(а|ий|е)\b | удар\ ближнім | рівні\ шляхи | ціль:\ \{ | чимось\ \(
        | \b(де|звідки|скільки|хто|кого|що)\ б\b[^.,;]*\ не\b | безкоштовн | розіграш | заокругл
        | \b[ув]+ійшов\ на\b | \d\ (славу|ризик)\b | [^\W\d_]\ при\ (спробі|\d) | \bїх\ (кінець|кінці)
        | \bодин\ за\ од(ин|не)\b | двічі\ рух | дивлячись\ для | склали\ багато\ хто | в\ цьому\ ході
        | за\ кожної\ (атаки|спроби)""",
}


def texts(lang: str) -> list[tuple[str, str]]:
    """Every line of a language that players may read, with its place."""
    sources = sorted((LOCALE / lang).rglob("*.ftl")) + sorted((LOCALE / lang).rglob("*.toml"))
    if lang == "en":
        sources += sorted(RULES.glob("*/rules.toml"))
    lines = [
        (f"{file.name}:{number}", line)
        for file in sources
        for number, line in enumerate(file.read_text("utf-8").splitlines(), 1)
    ]
    return [(place, line) for place, line in lines if not line.lstrip().startswith("#")]


@pytest.mark.parametrize("lang", WRONG)
def test_wrong_words_stay_away(lang: str) -> None:
    wrong = re.compile(WRONG[lang], re.X | re.I)
    lines = texts(lang)
    assert len(lines) > 4000
    assert [f"{place}: {line.strip()}" for place, line in lines if wrong.search(line)] == []


@pytest.mark.parametrize(
    ("lang", "line"),
    [
        ("en", "escape from Wolf Pack"),
        ("en", "4 + -2 = 2"),
        ("en", "prevents the next 1 wound"),
        ("en", "the new hero is of the starting level"),
        ("en", "it goes to the discard."),
        ("en", "before a hero takes his turn"),
        ("ru", "можете оплатить 2 очка славы"),
        ("ru", "вы получаете столько очков действия, какова ваша скорость"),
        ("ru", "очков движения у него столько, какова его скорость"),
        ("ru", "каждый получает 1 славу и 2 риска"),
        ("ru", "восстановите 1 усталость"),
        ("ru", "герой падает и имеет −1 к проверкам"),
        ("ru", "сначала разрешают атаку героя"),
        ("ru", "столько кубиков силы, сколько у вас в параметре этой атаки"),
        ("uk", "можете оплатити 2 очка слави"),
        ("uk", "ви отримуєте стільки очок дії, яка ваша швидкість"),
        ("uk", "кинута 5"),
        ("uk", "скільки б монет вони не мали"),
        ("uk", "отримує 1 славу і 2 ризику"),
        ("uk", "коли герой увійшов на клітинку"),
        ("uk", "платіть жетонами втоми, один за одне"),
    ],
)
def test_they_would_be_found(lang: str, line: str) -> None:
    assert re.search(WRONG[lang], line, re.X | re.I)


def test_one_card_keeps_to_the_words_of_its_ukrainian_rulebook() -> None:
    """The published rulebook says «плитка» and «поранення», and so do we."""
    lines = [line for place, line in texts("uk") if "one_card" in place or "one-card" in line]
    assert len(lines) > 500
    assert [line for line in lines if re.search(r"клітин|\bран(а|и|у|ою|ам)?\b", line, re.I)] == []


def test_descent_is_spelled_as_its_american_book() -> None:
    """All other games are British; arguments and ids of messages are not shown to players."""
    sources = [*sorted((LOCALE / "en").glob("*descent*.ftl")), RULES / "descent" / "rules.toml"]
    lines = [line for file in sources for line in file.read_text("utf-8").splitlines()]
    british = re.compile(r"centre|neighbour|armour|defence|cancelled|(?<![$-])\bcolour", re.I)
    assert len(lines) > 3000
    assert [line for line in lines if british.search(line) and not line.startswith("#")] == []
