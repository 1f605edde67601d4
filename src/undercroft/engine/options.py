"""Table options: what a lobby can offer, and what does not go together."""

from __future__ import annotations

from typing import Any, NamedTuple

from undercroft.engine.messages import Message, Refusal
from undercroft.engine.packs import Pack

Options = dict[str, Any]
PACK = "pack-"


class BadRequest(ValueError):
    """A table cannot be set up or opened like this; the message says what is wrong and what to do."""


class OtherCards(BadRequest):
    """A game was played with cards that are not here, or that have changed."""


class Excluded(BadRequest):
    """Table options that do not go together, or not with this many players: the rule, and why in words."""

    def __init__(self, text: str, refusal: Refusal) -> None:
        super().__init__(text)
        self.refusal = refusal


class Selection:
    """A table option with a fixed set of values; the first is the default."""

    def __init__(self, id: str, values: tuple[str, ...]) -> None:
        self.id = id
        self.values = values

    def parse(self, value: object) -> str:
        """One of the values, or BadRequest."""
        if value not in self.values:
            raise BadRequest(f"option {self.id}: {value!r} is none of {', '.join(self.values)}")
        return str(value)

    def json(self) -> dict[str, Any]:
        """The option as a lobby shows it."""
        return {"id": self.id, "kind": "choice", "values": list(self.values), "default": self.values[0]}

    def word(self, value: str) -> str:
        """A value as people type it."""
        return value


class Switch:
    """A table option that is on or off."""

    def __init__(self, id: str, default: bool = False) -> None:
        self.id = id
        self.default = default

    def parse(self, value: object) -> bool:
        """True or False, also from words such as "on" and "no"; otherwise BadRequest."""
        words = {"on": True, "true": True, "yes": True, "1": True}
        words |= {"off": False, "false": False, "no": False, "0": False}
        if isinstance(value, bool):
            return value
        if isinstance(value, str) and value.lower() in words:
            return words[value.lower()]
        raise BadRequest(f"option {self.id}: {value!r} is neither on nor off")

    def json(self) -> dict[str, Any]:
        """The option as a lobby shows it."""
        return {"id": self.id, "kind": "switch", "values": [False, True], "default": self.default}

    def word(self, value: bool) -> str:
        """A value as people type it."""
        return "on" if value else "off"


class PackSwitch(Switch):
    """Whether a table plays with a content pack; the pack gives the option its name."""

    def __init__(self, pack: Pack) -> None:
        super().__init__(PACK + pack.id)
        self.pack = pack

    def json(self) -> dict[str, Any]:
        """The option as a lobby shows it, with its name and checksum."""
        return {**super().json(), "title": self.pack.title, "checksum": self.pack.checksum}


class Only(NamedTuple):
    """The values of another option that a switch requires, and the message that says so."""

    choice: str
    values: tuple[str, ...]
    message: str


class Limit:
    """When a switch cannot be on: with another switch, other option values, or this number of players."""

    def __init__(
        self,
        rule: str,
        option: str,
        *,
        without: str = "",
        seats: range | None = None,
        only: Only | None = None,
    ) -> None:
        self.rule = rule
        self.option = option
        self.without = without
        self.seats = seats
        self.only = only

    def allows(self, seats: int, options: Options) -> bool:
        """Whether a table can be set up like this."""
        if not options[self.option]:
            return True
        if self.only is not None and options[self.only.choice] not in self.only.values:
            return False
        return (self.seats is None or seats in self.seats) and not (self.without and options[self.without])

    def words(self, game: str) -> Message:
        """The rule as a sentence."""
        option = option_name(game, self.option)
        if self.only is not None:
            return Message(self.only.message, {"option": option})
        if self.seats is None:
            return Message("limit-together", {"option": option, "other": option_name(game, self.without)})
        return Message("limit-players", {"option": option, "least": self.seats[0], "most": self.seats[-1]})

    def text(self) -> str:
        """The rule for programmers."""
        if self.only is not None:
            return f"{self.option} is for {self.only.choice}={'|'.join(self.only.values)} ({self.rule})"
        if self.seats is None:
            return f"{self.option} and {self.without} cannot be combined ({self.rule})"
        return f"{self.option} is for {self.seats[0]} to {self.seats[-1]} players ({self.rule})"

    def json(self, game: str) -> dict[str, Any]:
        """The rule as a lobby needs it."""
        return {
            "option": self.option,
            "without": self.without or None,
            "seats": None if self.seats is None else {"min": self.seats[0], "max": self.seats[-1]},
            "only": None
            if self.only is None
            else {"option": self.only.choice, "values": [*self.only.values]},
            "rule": self.rule,
            "message": self.words(game).json(),
        }


class Crowd:
    """How many players a choice is for, unless one of some switches is on; a content pack may allow more."""

    def __init__(self, rule: str, only: Only, seats: range, unless: tuple[str, ...]) -> None:
        self.rule = rule
        self.only = only
        self.seats = seats
        self.unless = unless

    def allows(self, seats: int, options: Options) -> bool:
        """Whether so many can play like this."""
        free = any(options[switch] for switch in self.unless)
        return seats in self.seats or free or options[self.only.choice] not in self.only.values

    def words(self, game: str) -> Message:
        """The rule as a sentence."""
        way = option_name(game, self.unless[0])
        return Message(self.only.message, {"least": self.seats[0], "most": self.seats[-1], "option": way})

    def json(self, game: str) -> dict[str, Any]:
        """The rule as a lobby needs it."""
        return {
            "only": {"option": self.only.choice, "values": [*self.only.values]},
            "seats": {"min": self.seats[0], "max": self.seats[-1]},
            "unless": [*self.unless],
            "rule": self.rule,
            "message": self.words(game).json(),
        }


def option_name(game: str, option: str) -> str:
    """The name of a table option as an argument of a message."""
    return f"@option-{game}-{option.replace('_', '-')}"
