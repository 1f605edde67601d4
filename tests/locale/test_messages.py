"""Every message exists in three languages, is used, and takes the same arguments everywhere."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from undercroft.engine.flow import Args
from undercroft.engine.messages import Message, literal
from undercroft.locale import LANGUAGES, voice
from undercroft.locale.book import NAME, Book

SOURCE = Path(str(files("undercroft")))
BROWSER = Path(__file__).parents[2] / "web" / "src"
QUOTED = re.compile(r""" "([^"\n]*)" | '([^'\n]*)' | `([^`\n]*)` """, re.X)
FORMS = sorted({"cap"}.union(*(voice(lang).case_forms for lang in LANGUAGES)))
FORM = re.compile(rf"-({'|'.join(FORMS)})$")


class Variables(Visitor):
    """Collects the variables of a message, without grammatical forms."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.names.add(FORM.sub("", node.id.name))


class References(Visitor):
    """Collects what a message refers to: other messages, and terms with their dash."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.names.add(node.id.name)

    def visit_TermReference(self, node: ftl.TermReference) -> None:  # noqa: N802
        self.names.add(f"-{node.id.name}")


@cache
def sources(lang: str) -> list[str]:
    """The files of a language."""
    return [file.read_text("utf-8") for file in sorted((SOURCE / "locale" / lang).glob("*.ftl"))]


@cache
def entries(lang: str) -> list[ftl.Message | ftl.Term]:
    """Messages and terms of a language; junk is refused."""
    found = [entry for source in sources(lang) for entry in FluentParser().parse(source).body]
    assert [entry.content for entry in found if isinstance(entry, ftl.Junk)] == []
    return [entry for entry in found if isinstance(entry, ftl.Message | ftl.Term)]


@cache
def messages(lang: str) -> dict[str, set[str]]:
    """The ids of a language with the variables each uses; doubles are refused."""
    found: dict[str, set[str]] = {}
    for entry in entries(lang):
        if isinstance(entry, ftl.Message):
            assert entry.id.name not in found, f"{entry.id.name} stands twice in {lang}"
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.names
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_messages_read_one_by_one_are_those_of_the_files(lang: str) -> None:
    """Each is read together with the messages it refers to."""
    book = Book(lang, sources(lang))
    for entry in entries(lang):
        name = f"-{entry.id.name}" if isinstance(entry, ftl.Term) else entry.id.name
        source = book.unread[name]
        [alone] = FluentParser().parse(source).body
        assert alone.equals(entry, ["span", "comment"]), name
        references = References()
        references.visit(entry)
        assert references.names <= set(NAME.findall(source)), name
        assert references.names <= book.unread.keys(), name
    assert len(book.unread) == len(entries(lang))
    attributes = [
        each.id.name for entry in entries(lang) if isinstance(entry, ftl.Message) for each in entry.attributes
    ]
    assert book.forms == set(attributes)


def test_a_message_is_read_when_it_is_said() -> None:
    book = Book(
        "en",
        ["# Remark\na = A { -t } { b }\n    .x = X\n-t = T\n", "b = { a.x }\n\n## More\nc = C\na = again\n"],
    )
    assert "c" in book
    assert "d" not in book
    assert book.format(book["a"].value, {}) == ("A T X", [])
    assert list(book.unread) == ["c"]
    assert book.forms == {"x"}


def strings() -> Iterator[str]:
    """Every string in the program, an f-string or sum as a pattern with a star for its variable part."""
    for file in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                yield node.value
            if isinstance(node, ast.JoinedStr):
                parts = [part.value if isinstance(part, ast.Constant) else "*" for part in node.values]
                yield "".join(map(str, parts))
            if isinstance(node, ast.BinOp) and isinstance(node.left, ast.Constant):
                yield f"{node.left.value!s}*"
    yield from browser_strings()


def browser_strings() -> Iterator[str]:
    """Every string in the browser client, a template as a pattern with a star for its variable parts."""
    for file in (*BROWSER.rglob("*"), BROWSER.parent / "languages.ts"):
        if file.suffix in (".ts", ".svelte"):
            for parts in QUOTED.findall(file.read_text("utf-8")):
                yield re.sub(r"\$\{.*?\}", "*", "".join(parts))


def test_all_languages_have_the_same_messages_in_the_same_order() -> None:
    english = list(messages("en"))
    for lang in LANGUAGES:
        assert list(messages(lang)) == english


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_message_takes_the_same_arguments_in_every_language(lang: str) -> None:
    english = messages("en")
    for id, variables in messages(lang).items():
        assert variables <= english[id], f"{id} in {lang} uses {variables - english[id]}"


def test_no_message_is_unused() -> None:
    used = {text.removeprefix("@") for text in strings()}
    families = [
        re.compile(re.escape(text).replace(r"\*", "[a-z0-9_-]+"))
        for text in used
        if re.match(r"[a-z]+-[a-z-]*\*", text) or text in ("*-name", "*-about")
    ]
    assert any(text == "web-bot-*" for text in used), "the browser client is read as well"
    unused = [
        id for id in messages("en") if id not in used and not any(family.fullmatch(id) for family in families)
    ]
    assert unused == []


def test_no_used_message_is_missing() -> None:
    """Strings that look like ids of a known family must be messages."""
    known = messages("en")
    prefixes = {"-".join(id.split("-")[:3]) for id in known if id.count("-") >= 3} | {"plain-"}
    for text in strings():
        id = text.removeprefix("@")
        looks = re.fullmatch(r"[a-z]+(-[a-z0-9]+)+", id) and any(id.startswith(prefix) for prefix in prefixes)
        if looks:
            assert id in known, f"no message {id!r}"


def test_no_message_of_the_browser_is_missing() -> None:
    """What starts with "web-" is a message, and every family has a member."""
    known = messages("en")
    for text in browser_strings():
        if re.fullmatch(r"web-[a-z0-9-]+", text):
            assert text in known, f"no message {text!r}"
        elif re.fullmatch(r"web-[a-z0-9*-]+", text):
            family = re.compile(text.replace("*", "[a-z0-9-]+"))
            assert any(family.fullmatch(id) for id in known), f"no message {text!r}"


@pytest.mark.parametrize(
    ("lang", "count", "words"),
    [
        ("en", 1, "1 spider"),
        ("en", 2, "2 spiders"),
        ("ru", 1, "1 паук"),
        ("ru", 3, "3 паука"),
        ("ru", 5, "5 пауков"),
        ("ru", 21, "21 паук"),
        ("ru", 11, "11 пауков"),
        ("uk", 1, "1 павук"),
        ("uk", 4, "4 павуки"),
        ("uk", 12, "12 павуків"),
        ("uk", 22, "22 павуки"),
    ],
)
def test_plural_forms_are_right(lang: str, count: int, words: str) -> None:
    text = voice(lang)(
        Message("one-card-level-begins", {"level": 1, "count": count, "monster": "@one-card-monster-spider"})
    )
    assert words in text


def test_a_range_ends_in_the_case_of_its_last_number() -> None:
    for most, wounds in ((1, "от 0 до 1 раны,"), (2, "от 0 до 2 ран,"), (21, "от 0 до 21 раны,")):
        args: Args = {"least": 0, "most": most, "wounds": most}
        assert voice("ru")(Message("web-one-card-takes-ties", args)).startswith(wounds)
        assert wounds in voice("ru")(Message("web-one-card-stop-there-ties", args))


def test_a_missing_message_or_argument_is_an_error() -> None:
    with pytest.raises(KeyError, match="no message 'nonsense' in en"):
        voice("uk")("nonsense")
    with pytest.raises(ValueError, match="one-card-rolls"):
        voice("en")("one-card-rolls")


def test_text_of_the_player_is_never_taken_for_a_message() -> None:
    for text in ("@foo", "@plain-seed", "@@x", "x"):
        said = voice("en")(Message("plain-unknown", {"text": literal(text), "count": 3}))
        assert f"“{text}”" in said


def given(reason: ast.Call) -> set[str] | None:
    """The arguments written into a reason beside its message; None if a function gives them."""
    if len(reason.args) < 3:
        return set()
    more = reason.args[2]
    if not isinstance(more, ast.Lambda) or not isinstance(more.body, ast.Dict):
        return None
    return {str(ast.literal_eval(key)) for key in more.body.keys if key is not None}


def test_reasons_with_the_same_message_give_it_the_same_arguments() -> None:
    found: dict[str, list[set[str]]] = {}
    for file in sorted((SOURCE / "games").rglob("*.py")):
        for call in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(call, ast.Call) and getattr(call.func, "id", "") == "Reason":
                message = call.args[1]
                arguments = given(call)
                if isinstance(message, ast.Constant) and arguments is not None:
                    found.setdefault(str(message.value), []).append(arguments)
    assert sum(len(each) > 1 for each in found.values()) > 10
    assert {message for message, each in found.items() if any(more != each[0] for more in each)} == set()
