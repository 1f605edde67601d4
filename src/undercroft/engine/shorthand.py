"""Messages in short: how the clients of a table are told what happened, and what they are asked.

A message is a list of its id and its arguments. Ids of the table's own game are told without its name
("-plays" is "raiders-plays"), also in arguments ("@-card-torch"), and a seat stands for what it is called
("@2"). Text that people typed never looks like that: `messages.literal` sees to it. An event about the same
`who` as the one before it says so with a tilde ("~gains-glory"). Options with the same verb are told together
("step:1,4 2,5"), and what an ask leaves out is as it was in the one before.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from undercroft.engine.flow import Args, Event

Words = list[Any]  # id and arguments
WHO = "who"  # whom an event is about


class Incomplete(Exception):
    """Something was left out that this client does not know: it must ask for the whole view."""


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

    def events(self, happened: Iterable[Event]) -> list[Words]:
        """Events in short: a player whom the event before was also about is left out.

        What only one seat hears is told in full, and so is what follows it: others have not heard it.
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
        """A message in short that nothing follows: arguments that it does not have are left out."""
        words = self.words(id, args)
        return words if args else words[:1]

    def argument(self, value: str) -> str:
        """An argument in short, if it is a message or a seat."""
        seat = self.seats.get(value)
        if seat is not None:
            return seat
        return "@" + value[len(self.game) + 1 :] if value.startswith(self.reference) else value

    def options(self, options: Iterable[str]) -> list[str]:
        """Options in short: what has the same verb as the one before it is told with that one."""
        told: list[str] = []
        verb = ":"  # of none
        for option in options:
            if option.startswith(verb):
                told[-1] += " " + option[len(verb) :]
            else:
                told.append(option)
                at = option.find(":")
                verb = option[: at + 1] if at > 0 else ":"
        return told

    def whole_options(self, told: list[str]) -> list[str]:
        """Options as the rules name them."""
        options: list[str] = []
        for each in told:
            first, *others = each.split(" ")
            verb = first.partition(":")[0]
            options.append(first)
            options += [f"{verb}:{other}" for other in others]
        return options

    def spelled_out(self, words: Words) -> dict[str, Any]:
        """A message with its whole id and whole arguments."""
        id: str = words[0]
        given: dict[str, Any] = words[1] if len(words) > 1 else {}
        args = {name: self.whole(value) if isinstance(value, str) else value for name, value in given.items()}
        return {"id": self.game + id if id.startswith("-") else id, "args": args}

    def whole(self, value: str) -> str:
        """An argument as the rules gave it."""
        if value.startswith("@-"):
            return "@" + self.game + value[1:]
        return self.names[int(value[1:])] if value[:1] == "@" and value[1:].isdigit() else value

    def read(self, message: dict[str, Any], before: list[dict[str, Any]]) -> dict[str, Any]:
        """A view, a delta or asks with nothing left out; `before` is what was asked before it, whole."""
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
        """Events, each with what changed with it."""
        events: list[dict[str, Any]] = []
        for each in told:
            words = self.spelled_out(each)
            if each[0].startswith("~"):
                args = {WHO: events[-1]["args"][WHO], **words["args"]}
                words = {"id": f"{self.game}-{each[0][1:]}", "args": args}
            events.append({**words, "set": each[2]} if len(each) > 2 else words)
        return events

    def question(self, ask: dict[str, Any], before: dict[str, Any] | None) -> dict[str, Any]:
        """What a seat is asked; `before`: what it was asked in the same place until now.

        Incomplete if something is left out that was not asked before.
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
        """What an option is."""
        warning = short.get("warning")
        return {
            "label": self.spelled_out(short["label"]),
            "objects": short.get("objects", []),
            "rules": short.get("rules", []),
            "warning": None if warning is None else self.spelled_out(warning),
        }
