"""Short forms of messages: how clients of a table are told what happened and what they are asked.

A message is a list of its id and its arguments. Ids of the table's own game leave out its name
("-plays" is "raiders-plays"), also in arguments ("@-card-torch"), and a seat number stands for its name
("@2"). Text that people typed never looks like that: `messages.literal` sees to it. An event about the same
`who` as the one before it says so with a tilde ("~gains-glory"). Options with the same verb are joined
("step:1,4 2,5"), and whatever an ask leaves out is the same as in the ask before.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from undercroft.engine.flow import Args, Event

Words = list[Any]  # id and arguments
WHO = "who"  # the argument that names whom an event is about


class Incomplete(Exception):
    """Something was left out that this client does not know: it must ask for the whole view."""


class Shorthand:
    """Shortens and restores the messages of one table."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.own = game + "-"
        self.reference = "@" + self.own
        self.names: list[str] = []  # of seats: "@" and a message id, or "" if it takes more than that
        self.seats: dict[str, str] = {}  # by name

    def call(self, names: list[str]) -> None:
        """Set the names of the seats."""
        self.names = names
        self.seats = {name: f"@{seat}" for seat, name in enumerate(names) if name}

    def words(self, id: str, args: Args) -> Words:
        """The short form of a message."""
        short: dict[str, Any] = {}
        for name, value in args.items():
            short[name] = self.argument(value) if isinstance(value, str) else value
        return [id[len(self.game) :] if id.startswith(self.own) else id, short]

    def events(self, happened: Iterable[Event]) -> list[Words]:
        """The short form of events: `who` is left out if the event before was about the same player.

        An event for one seat only is given in full, and so is the next one, since others did not hear it.
        """
        told: list[Words] = []
        before: object = None
        for event in happened:
            words = self.words(event.id, event.args)
            who = event.args.get(WHO) if event.audience is None else None
            if who is not None and who == before and words[0][0] == "-":
                del words[1][WHO]
                words[0] = "~" + words[0][1:]
            before = who
            told.append(words)
        return told

    def line(self, id: str, args: Args) -> Words:
        """The short form of a single message; without arguments, just the id."""
        words = self.words(id, args)
        return words if args else words[:1]

    def argument(self, value: str) -> str:
        """The short form of an argument, if it is a message or a seat."""
        seat = self.seats.get(value)
        if seat is not None:
            return seat
        return "@" + value[len(self.game) + 1 :] if value.startswith(self.reference) else value

    def options(self, options: Iterable[str]) -> list[str]:
        """The short form of options: those with the same verb as the one before are joined to it."""
        told: list[str] = []
        verb = ":"  # no option has this verb
        for option in options:
            if option.startswith(verb):
                told[-1] += " " + option[len(verb) :]
            else:
                told.append(option)
                at = option.find(":")
                verb = option[: at + 1] if at > 0 else ":"
        return told

    def whole_options(self, told: list[str]) -> list[str]:
        """Options in full, as the rules name them."""
        options: list[str] = []
        for each in told:
            first, *others = each.split(" ")
            verb = first.partition(":")[0]
            options.append(first)
            options += [f"{verb}:{other}" for other in others]
        return options

    def spelled_out(self, words: Words) -> dict[str, Any]:
        """A message in full, with its whole id and arguments."""
        id: str = words[0]
        given: dict[str, Any] = words[1] if len(words) > 1 else {}
        args = {name: self.whole(value) if isinstance(value, str) else value for name, value in given.items()}
        return {"id": self.game + id if id.startswith("-") else id, "args": args}

    def whole(self, value: str) -> str:
        """An argument in full, as the rules gave it."""
        if value.startswith("@-"):
            return "@" + self.game + value[1:]
        return self.names[int(value[1:])] if value[:1] == "@" and value[1:].isdigit() else value

    def read(self, message: dict[str, Any], before: list[dict[str, Any]]) -> dict[str, Any]:
        """A view, a delta or asks in full; `before` is the previous asks, also in full."""
        whole = dict(message)
        if "asks" in message:
            known = before if message["is"] == "delta" else []
            whole["asks"] = [
                self.question(ask, known[place] if place < len(known) else None)
                for place, ask in enumerate(message["asks"])
            ]
        if "events" in message:
            whole["events"] = self.whole_events(message["events"])
        if message["is"] == "delta":
            whole.setdefault("set", [])
        return whole

    def whole_events(self, told: list[Words]) -> list[dict[str, Any]]:
        """Events in full, each with its changes."""
        events: list[dict[str, Any]] = []
        for each in told:
            words = self.spelled_out(each)
            if each[0].startswith("~"):
                args = {WHO: events[-1]["args"][WHO], **words["args"]}
                words = {"id": f"{self.game}-{each[0][1:]}", "args": args}
            events.append({**words, "set": each[2]} if len(each) > 2 else words)
        return events

    def question(self, ask: dict[str, Any], before: dict[str, Any] | None) -> dict[str, Any]:
        """An ask in full; `before` is the ask that was in the same place.

        Incomplete if it leaves out something that `before` does not have.
        """
        if before is None and ("prompt" not in ask or "options" not in ask):
            raise Incomplete
        known = before or {}
        prompt = self.spelled_out(ask["prompt"]) if "prompt" in ask else known["prompt"]
        options = self.whole_options(ask["options"]) if "options" in ask else known["options"]
        whole: dict[str, Any] = {"prompt": prompt, "options": options, "idle": ask.get("idle", False)}
        if "described" in ask:
            labels = [self.description(each) for each in ask["described"]]
            whole["described"] = dict(zip(options, labels, strict=True))
        return whole

    def description(self, short: dict[str, Any]) -> dict[str, Any]:
        """The description of an option in full."""
        warning = short.get("warning")
        return {
            "label": self.spelled_out(short["label"]),
            "objects": short.get("objects", []),
            "rules": short.get("rules", []),
            "warning": None if warning is None else self.spelled_out(warning),
        }
