"""A table in plain text: prints what is to be seen, numbers the options, reads one choice per line.

Good for screen readers and for pipes: no colour, no cursor movement, every event one sentence.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Any

from undercroft.cli import history
from undercroft.cli.files import write_atomically
from undercroft.engine.flow import Ask, Event, Illegal
from undercroft.engine.game import BadRequest, Game
from undercroft.engine.messages import Message
from undercroft.engine.record import Session
from undercroft.locale import Voice


class PlainTable:
    """One player at one table."""

    def __init__(self, say: Voice) -> None:
        self.say = say
        self.heard: list[Event] = []
        self.warned = ""  # an option that was chosen once and carries a warning

    def hear(self, event: Event) -> None:
        """Keep an event until it is told."""
        self.heard.append(event)

    def welcome(self, game: Game[Any], seed: int) -> None:
        """Say what is played."""
        name, about = self.say(f"{game.id}-name"), self.say(f"{game.id}-about")
        self.print(Message("plain-welcome", {"game": name, "about": about}))
        self.print(Message("plain-seed", {"seed": str(seed)}))

    def sit_down(self, session: Session[Any]) -> None:
        """Take this game to the table."""
        self.session = session
        self.game: Game[Any] = session.game
        self.text = import_module(f"{self.game.package}.text")

    def play(self) -> int:
        """Play to the end of the game or of the input."""
        if self.session.record.moves:
            self.heard.clear()  # a loaded game tells only what comes
        self.look()
        while ask := self.open_ask():
            line = self.read()
            if line is None or line == "quit":
                self.print(Message("plain-unfinished"))
                return 0
            self.obey(line, ask)
        self.part()
        return 0

    def open_ask(self) -> Ask | None:
        """The choice that is open now."""
        return next(iter(self.session.state.asks()), None)

    def read(self) -> str | None:
        """The next line of input without blanks around it; None at its end."""
        print(self.say("plain-choose"), end=" ", flush=True)
        line = sys.stdin.readline()
        if not sys.stdin.isatty():
            print(line.strip())
        return line.strip() if line else None

    def obey(self, line: str, ask: Ask) -> None:
        """Do what the player typed."""
        command, _, rest = line.partition(" ")
        commands: dict[str, Callable[[], None]] = {
            "help": lambda: self.print(Message("plain-help")),
            "why": lambda: self.why(rest.strip(), ask),
            "undo": self.undo,
            "look": self.look,
            "options": lambda: self.list_options(ask),
            "save": lambda: self.keep("save", rest.strip()),
            "note": lambda: self.keep("note", rest.strip()),
            "rules": lambda: self.rule(rest.strip()),
        }
        if command in commands:
            commands[command]()
        elif line:
            self.choose(line, ask)

    # -- what the player sees ------------------------------------------------------------------

    def print(self, message: Message) -> None:
        """Say a message on its own line."""
        print(self.say(message))

    def look(self) -> None:
        """Tell what happened, show the table, ask."""
        for event in self.heard:
            print(self.say(event))
        self.heard.clear()
        ask = self.open_ask()
        if ask is None:
            return
        print()
        print("\n".join(self.text.table(self.game.view(self.session.state, ask.seat), self.say)))
        print()
        print(self.say(self.game.prompt(self.session.state, ask)))
        self.list_options(ask)

    def list_options(self, ask: Ask) -> None:
        """Number the options, with the key of each."""
        for number, option in enumerate(ask.options, 1):
            label = self.say(self.game.describe(self.session.state, ask.seat, option).label)
            print(f"{number:3}. {label}  [{option}]")

    def why(self, key: str, ask: Ask) -> None:
        """Why an option can or cannot be chosen, with the rules behind it."""
        if not key:
            return self.print(Message("plain-need-key"))
        option = self.option(key, ask)
        refusal = self.game.explain(self.session.state, ask.seat, option)
        if refusal is None:
            described = self.game.describe(self.session.state, ask.seat, option)
            self.print(Message("plain-legal", {"label": self.say(described.label)}))
            for id in described.rules:
                self.rule(id)
        else:
            print(self.say(refusal.message))
            if refusal.rule:
                self.rule(refusal.rule)

    def rule(self, id: str) -> None:
        """Read a rule out."""
        rule = self.game.rules.rules.get(id.upper())
        if rule is None:
            return self.print(Message("plain-no-rule", {"id": id}))
        self.print(Message("plain-rule", {"id": id.upper(), "text": rule.text(self.say.lang)}))

    # -- what the player does ------------------------------------------------------------------

    def option(self, typed: str, ask: Ask) -> str:
        """The option that a number or a key means."""
        if typed.isascii() and typed.isdigit() and 0 < int(typed[:9]) <= len(ask.options):
            return ask.options[int(typed) - 1]
        return typed

    def choose(self, typed: str, ask: Ask) -> None:
        """Play an option; one with a warning must be chosen twice."""
        option = self.option(typed, ask)
        if option in ask.options:
            warning = self.game.describe(self.session.state, ask.seat, option).warning
            if warning and self.warned != option:
                self.warned = option
                self.print(Message("plain-warning", {"text": self.say(warning)}))
                return self.print(Message("plain-sure"))
        self.warned = ""
        try:
            self.session.apply(ask.seat, option)
        except Illegal:
            return self.refuse(option, ask)
        self.look()

    def refuse(self, option: str, ask: Ask) -> None:
        """Say why not."""
        refusal = self.game.explain(self.session.state, ask.seat, option)
        if refusal is None or refusal.rule is None:
            return self.print(Message("plain-unknown", {"text": option[:40], "count": len(ask.options)}))
        print(self.say(refusal.message))
        self.rule(refusal.rule)

    def undo(self) -> None:
        """Take the last choice back."""
        if not self.session.can_undo():
            return self.print(Message("plain-no-undo"))
        self.session.undo()
        self.print(Message("plain-undone"))
        self.look()

    def keep(self, command: str, file: str) -> None:
        """Save the game, or write the level on the note pad."""
        if not file:
            return self.print(Message("plain-need-file", {"command": command}))
        try:
            text = self.session.save() if command == "save" else self.session.note()
            write_atomically(Path(file), text)
        except (OSError, BadRequest) as error:
            return self.print(Message("plain-not-saved", {"error": str(error)}))
        self.print(Message("plain-saved", {"file": file}))

    def part(self) -> None:
        """The game is over: note it in the history."""
        record = self.session.record
        history.add(record, self.session.state.result())
        if record.start is None:
            self.print(Message("plain-again", {"game": self.game.id, "seed": str(record.seed)}))
