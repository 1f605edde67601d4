"""Messages in short: how the clients of a table are told what happened, and what they are asked.

A message is a list of its id and its arguments. Ids of the table's own game are told without its name
("-plays" is "raiders-plays"), also in arguments ("@-card-torch"), and a seat stands for what it is called
("@2"). Text that people typed never looks like that: `messages.literal` sees to it.
"""

from __future__ import annotations

from typing import Any

from undercroft.engine.flow import Args

Words = list[Any]  # id and arguments


class Shorthand:
    """How messages of one table are told in short."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.own = game + "-"
        self.reference = "@" + self.own
        self.names: list[
            str
        ] = []  # what seats are called: "@" and the id of a message, or "" if it is longer
        self.seats: dict[str, str] = {}  # by name

    def call(self, names: list[str]) -> None:
        """From now on seats are called so."""
        self.names = names
        self.seats = {name: f"@{seat}" for seat, name in enumerate(names) if name}

    def words(self, id: str, args: Args) -> Words:
        """A message in short."""
        short: dict[str, Any] = {}
        for name, value in args.items():
            short[name] = self.argument(value) if isinstance(value, str) else value
        return [id[len(self.game) :] if id.startswith(self.own) else id, short]

    def argument(self, value: str) -> str:
        """An argument in short, if it is a message or a seat."""
        seat = self.seats.get(value)
        if seat is not None:
            return seat
        return "@" + value[len(self.game) + 1 :] if value.startswith(self.reference) else value

    def spelled_out(self, words: Words) -> dict[str, Any]:
        """A message with its whole id and whole arguments."""
        id: str = words[0]
        args = {
            name: self.whole(value) if isinstance(value, str) else value for name, value in words[1].items()
        }
        return {"id": self.game + id if id.startswith("-") else id, "args": args}

    def whole(self, value: str) -> str:
        """An argument as the rules gave it."""
        if value.startswith("@-"):
            return "@" + self.game + value[1:]
        return self.names[int(value[1:])] if value[:1] == "@" and value[1:].isdigit() else value

    def read(self, message: dict[str, Any]) -> dict[str, Any]:
        """A view or a delta with nothing left out, as it came or as a client may have kept it."""
        whole = dict(message)
        if "asks" in message:
            whole["asks"] = [self.question(ask) for ask in message["asks"]]
        if "events" in message:
            whole["events"] = [self.event(event) for event in message["events"]]
        if message["is"] == "delta":
            whole.setdefault("set", [])
        return whole

    def event(self, event: Words) -> dict[str, Any]:
        """An event, with what changed with it."""
        words = self.spelled_out(event)
        return {**words, "set": event[2]} if len(event) > 2 else words

    def question(self, ask: dict[str, Any]) -> dict[str, Any]:
        """What a seat is asked."""
        whole = {**ask, "prompt": self.spelled_out(ask["prompt"]), "idle": ask.get("idle", False)}
        if "described" in ask:
            whole["described"] = {option: self.description(each) for option, each in ask["described"].items()}
        return whole

    def description(self, short: dict[str, Any]) -> dict[str, Any]:
        """What an option is."""
        warning = short.get("warning")
        return {
            "label": self.spelled_out(short["label"]),
            "objects": short.get("objects", []),
            "rules": short.get("rules", []),
            "warning": None if warning is None else self.spelled_out(warning),
        }
