"""Verbs: everything about an action in one place.

A verb says what its targets are, what it costs, why it is not open, what it does and what it is called.
Options, vocabulary, labels and refusals follow from that. `lexicon` gathers the words of a game.
No verb or word is ever part of a state.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Generic, TypeVar

from mypy_extensions import mypyc_attr

from undercroft.engine.flow import Args, State, Value
from undercroft.engine.messages import Description, Message, Refusal

S = TypeVar("S", bound=State)
More = Callable[[Any, int, Any], Args]


class Reason(Value):
    """Why a word is not open: a rule and a message, made once when the module loads.

    `more` gives the arguments that only this message needs; it is called when somebody asks.
    """

    def __init__(self, rule: str, message: str, more: More | None = None) -> None:
        self.rule = rule
        self.message = message
        self.more = more

    def refusal(self, s: State, seat: int, word: Word, args: Args) -> Refusal:
        """The reason in full; `args` say what the word is about."""
        if self.more is not None:
            args.update(self.more(s, seat, word))
        return Refusal(self.rule, Message(self.message, args))


@mypyc_attr(allow_interpreted_subclasses=True)
class Word(Value):
    """One option, its key parsed once. A verb with two parameters has its own word class."""

    def __init__(self, key: str, verb: Verb[Any], what: str = "", number: int = 0) -> None:
        self.key = key
        self.verb = verb
        self.what = what
        self.number = number

    def __repr__(self) -> str:
        return f"Word({self.key!r})"


@mypyc_attr(allow_interpreted_subclasses=True)
class Verb(Generic[S]):
    """A kind of action. `bar` and `names` may be called with any of its words, the rest with open ones."""

    name: ClassVar[str] = ""
    text: ClassVar[str] = ""  # the message id of its label
    rules: ClassVar[tuple[str, ...]] = ()
    aside: ClassVar[bool] = False  # leaves the choice open; also for a seat that need not choose

    def __init__(self) -> None:
        self.words: list[Word] = [self.word(what, number) for number, what in enumerate(self.about())]

    # -- its targets ---------------------------------------------------------------------------------

    def about(self) -> list[str]:
        """Every possible target in any box; the verb's words are made from these."""
        return [""]

    def among(self, box: Any) -> list[str]:
        """Targets that depend on what is in the box: each box has its own words for these."""
        return []

    def serves(self, box: Any) -> bool:
        """Whether anything in a box could ever use this verb; if not, the box has no words for it."""
        return True

    def words_in(self, box: Any) -> list[Word]:
        """All its words at tables with this box."""
        more = enumerate(self.among(box), len(self.words))
        return self.words + [self.word(what, number) for number, what in more]

    def word(self, what: str, number: int) -> Word:
        """The word for one target; `number` is its index among the targets."""
        return Word(self.key(what), self, what, number)

    def key(self, what: str) -> str:
        """The option as a string, as it is stored and sent."""
        return f"{self.name}:{what}" if what else self.name

    def stranger(self, what: str) -> Refusal | None:
        """Why something can never be a target; None if the word makes no sense at all."""
        return None

    # -- its rules ----------------------------------------------------------------------------------

    def bar(self, s: S, seat: int, word: Word) -> Reason | None:
        """Why this word is not open to the seat now; None if it is."""
        raise NotImplementedError(type(self).__name__)

    def price(self, s: S, seat: int, word: Word) -> int:
        """What it costs: `bar` compares this number, `do` pays it, the label shows it."""
        return 0

    def do(self, s: S, seat: int, word: Word) -> None:
        """Carry it out."""
        raise NotImplementedError(type(self).__name__)

    def candidates(self, s: S, seat: int) -> list[Word]:
        """The words that could be open now; all others are barred."""
        return self.words

    def open(self, s: S, seat: int, found: list[str]) -> None:
        """Add the open options; a verb may find them more quickly than by trying each word."""
        for word in self.candidates(s, seat):
            if self.bar(s, seat, word) is None:
                found.append(word.key)

    # -- what it is called --------------------------------------------------------------------------

    def label(self, s: S, seat: int, word: Word) -> str:
        """The message that names an open word."""
        return self.text

    def names(self, s: S, seat: int, word: Word) -> Args:
        """Arguments that name the word's targets, whether it is open or not."""
        return {}

    def args(self, s: S, seat: int, word: Word) -> Args:
        """Numbers from the position, for the label of an open word."""
        return {}

    def objects(self, s: S, seat: int, word: Word) -> list[str]:
        """What an open word touches on the table."""
        return []

    def rules_of(self, s: S, seat: int, word: Word) -> list[str]:
        """The rules behind an open word."""
        return list(self.rules)

    def warning(self, s: S, seat: int, word: Word) -> Message | None:
        """A warning to show before an open word is chosen."""
        return None

    # -- what follows from it -----------------------------------------------------------------------

    def description(self, s: S, seat: int, word: Word) -> Description:
        """An open word in full."""
        args = self.names(s, seat, word)
        args.update(self.args(s, seat, word))
        return Description(
            Message(self.label(s, seat, word), args),
            self.objects(s, seat, word),
            self.rules_of(s, seat, word),
            self.warning(s, seat, word),
        )

    def refusal(self, s: S, seat: int, word: Word) -> Refusal:
        """Why a word is not open, in full."""
        reason = self.bar(s, seat, word)
        assert reason is not None, f"{word.key} is barred by nothing, yet it is not open"
        return reason.refusal(s, seat, word, self.names(s, seat, word))


class Listed(Verb[S]):
    """A choice that only one procedure asks for. It is open if listed there; `closed` says when that is."""

    def __init__(self, tag: str, closed: Reason, rules: tuple[str, ...], things: tuple[str, ...]) -> None:
        self.tag = tag
        self.closed = closed
        self.law = rules
        self.things = things
        super().__init__()

    def about(self) -> list[str]:
        return list(self.things)

    def key(self, what: str) -> str:
        return f"{self.tag}:{what}" if what else self.tag

    def missing(self, s: S, word: Word) -> Reason | None:
        """Why the asking procedure does not list this word."""
        return None

    def bar(self, s: S, seat: int, word: Word) -> Reason | None:
        for ask in s.pending:
            if ask.seat == seat:
                return None if word.key in ask.options else self.missing(s, word) or self.closed
        return self.closed

    def rules_of(self, s: S, seat: int, word: Word) -> list[str]:
        return list(self.law)


def lexicon(verbs: list[Verb[Any]], box: Any = None) -> dict[str, Word]:
    """Every word of these verbs by key, in order; in some games the words depend on the box."""
    found: dict[str, Word] = {}
    for verb in verbs:
        for word in verb.words if box is None else verb.words_in(box):
            assert word.key not in found, f"two verbs say {word.key!r}"
            found[word.key] = word
    return found
