"""A table in plain text: prints the view, numbers the options, reads one choice per line.

Good for screen readers and for pipes: no colour, no cursor movement, every event one sentence.
Several people may share it: each is then called to the table in turn, and hands stay hidden between turns.
"""

from __future__ import annotations

import shlex
import sys
from collections.abc import Callable, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any

from undercroft import bots
from undercroft.cli import chances, hints, history
from undercroft.cli.changed import Shown
from undercroft.cli.files import write_atomically
from undercroft.cli.stopping import Stopping
from undercroft.engine.flow import PASS, Ask, Event, Illegal
from undercroft.engine.game import BadRequest, Game, Options
from undercroft.engine.messages import Message, literal
from undercroft.engine.record import Session
from undercroft.engine.seat import Seat
from undercroft.locale import Voice
from undercroft.locale.rules import rule_texts

HUMAN = "human"
CURTAIN = 40  # empty lines between two people at one screen
LOOK = "look"  # a command, and in Dungeon Raiders also the key of an option


def meant(typed: str, options: Sequence[str]) -> str:
    """The option that a number or a key means."""
    if typed.isascii() and typed.isdigit() and len(typed) < 6 and 0 < int(typed) <= len(options):
        return options[int(typed) - 1]
    return typed


class PlainTable:
    """One or more people, and bots, at one table."""

    def __init__(self, say: Voice, seats: list[str]) -> None:
        self.say = say
        self.seats = seats
        self.people = [seat for seat, name in enumerate(seats) if name == HUMAN]
        self.news: dict[int, list[Event]] = {seat: [] for seat in self.people}  # not told yet
        self.viewer = self.people[0]
        self.warned = ""  # an option that was chosen once and carries a warning
        self.shown = Shown()  # the table as the viewer last saw it
        self.kept = 0  # how many choices the last save holds

    def hear(self, event: Event) -> None:
        """Keep an event for everybody who may know it, until it is printed."""
        for seat, news in self.news.items():
            if event.audience in (None, seat):
                news.append(event)

    def welcome(self, game: Game[Any], options: Options, seed: int) -> None:
        """Say what is played."""
        name, about = self.say(game.title(options)), self.say(f"{game.id}-about")
        self.print(Message("plain-welcome", {"game": name, "about": about}))
        self.print(Message("plain-seed", {"seed": str(seed)}))

    def sit_down(self, session: Session[Any]) -> None:
        """Take this game to the table."""
        self.session = session
        self.game: Game[Any] = session.game
        self.text = import_module(f"{self.game.package}.text")
        self.bots = {seat: name for seat, name in enumerate(self.seats) if name != HUMAN}
        self.stopping = Stopping(self.game)
        if session.record.moves:
            for news in self.news.values():
                news.clear()  # a loaded game prints only what comes next

    def play(self) -> int:
        """Play to the end of the game or of the input."""
        shown = False
        while ask := self.next_ask():
            if ask.seat in self.bots:
                self.session.apply(ask.seat, self.think(ask))
                shown = False
                continue
            if unasked := self.stopping.unasked(self.session.state, ask):
                self.session.apply(ask.seat, unasked)
                shown = False
                continue
            if not shown or ask.seat != self.viewer:
                if not self.call(ask.seat):
                    return self.leave()
                self.go_on()
                shown = True
            line = self.read()
            if line is None or (line == "quit" and self.offer_save()):
                return self.leave()
            if line == "quit":
                continue
            shown = self.obey(line, ask)
        self.part()
        return 0

    def think(self, ask: Ask) -> str:
        """A bot's choice: it depends only on the position, so that a loaded game continues the same way."""
        record = self.session.record
        seed = (record.seed * 31 + ask.seat) * 100_003 + len(record.moves)
        bot = bots.get(self.game.id, self.bots[ask.seat], seed)
        return bot.choose(Seat(self.game, self.session.state, ask.seat), ask)

    def next_ask(self) -> Ask | None:
        """The next choice that holds the game up: people are asked before bots."""
        asks: list[Ask] = [ask for ask in self.session.state.asks() if not ask.idle()]
        for seat in (self.viewer, *self.people):
            for ask in asks:
                if ask.seat == seat:
                    return ask
        return asks[0] if asks else None

    def call(self, seat: int) -> bool:
        """Call a person to the table; between two people a curtain falls. False at the end of the input."""
        if len(self.people) > 1 and seat != self.viewer:
            print("\n" * CURTAIN)
            name = self.say(self.game.seat_name(self.session.state, seat))
            self.print(Message("plain-pass", {"who": name}))
            if sys.stdin.readline() == "":
                return False
            self.shown.forget()
        self.viewer = seat
        return True

    def read(self) -> str | None:
        """The next line of input without blanks around it; None at its end."""
        print(self.say("plain-choose"), end=" ", flush=True)
        line = sys.stdin.readline()
        if not sys.stdin.isatty():
            print(line.strip())
        return line.strip() if line else None

    def obey(self, line: str, ask: Ask) -> bool:
        """Do what the player typed; return whether the table is still as it was shown."""
        if line in ask.options:  # options come before commands
            return self.choose(line, ask)
        command, _, rest = line.partition(" ")
        if line.startswith("pass until"):
            return self.pass_until(line.removeprefix("pass until").strip(), ask)
        commands: dict[str, Callable[[], None]] = {
            "help": self.help,
            "why": lambda: self.why(rest.strip(), ask),
            LOOK: self.look,
            "table": self.look,
            "stop": lambda: self.stop(rest.strip()),
            "history": self.remember,
            "options": lambda: self.list_options(ask),
            "chances": lambda: self.show_chances(ask),
            "save": lambda: self.keep("save", rest.strip()),
            "note": lambda: self.keep("note", rest.strip()),
            "rules": lambda: self.rule(rest.strip()),
        }
        if command in commands:
            commands[command]()
            return True
        if line == "undo":
            return self.undo()
        return self.choose(line, ask) if line else True

    # -- what the player sees ------------------------------------------------------------------

    def print(self, message: Message) -> None:
        """Say a message on its own line."""
        print(self.say(message))

    def help(self) -> None:
        """Explain the commands of this game."""
        self.print(Message("plain-help"))
        if self.game.has_pauses:
            self.print(Message("plain-help-pauses"))
        if self.game.takes_back:
            self.print(Message("plain-help-undo"))
        if self.game.has_chances:
            self.print(Message("plain-help-chances"))
        if self.game.has_notes:
            self.print(Message("plain-help-note"))
        self.print(Message("plain-help-quit"))

    def tell(self) -> None:
        """Say what happened since the viewer last looked."""
        for event in self.news[self.viewer]:
            print(self.say(event))
        self.news[self.viewer].clear()

    def look(self) -> None:
        """Show the whole table, and ask again."""
        self.shown.forget()
        self.go_on()

    def go_on(self) -> None:
        """Tell what happened, show what has changed on the table, ask."""
        self.tell()
        ask = self.next_ask()
        if ask is None:
            return
        print()
        if len(self.seats) > 1 and not self.shown.lines:
            self.print(
                Message("plain-you", {"who": self.say(self.game.seat_name(self.session.state, ask.seat))})
            )
        self.shown.print(self.text.table(self.game.view(self.session.state, ask.seat), self.say))
        print(self.say(self.game.prompt(self.session.state, ask)))
        self.list_options(ask)

    def remember(self) -> None:
        """Tell everything that was played so far."""
        view = self.game.view(self.session.state, self.viewer)
        print("\n".join(self.text.history(view, self.say)))

    def list_options(self, ask: Ask) -> None:
        """Number the options, with the key of each."""
        found = self.chances(ask)
        print("\n".join(chances.numbered(self.labels(ask), found, self.say)))

    def labels(self, ask: Ask) -> dict[str, str]:
        """What each option is called."""
        state = self.session.state
        return {key: self.say(self.game.describe(state, ask.seat, key).label) for key in ask.options}

    def survey(self, ask: Ask) -> dict[str, Any]:
        """The chances the game computes, if it does."""
        return self.game.survey(self.session.state, ask.seat) if self.game.has_chances else {}

    def chances(self, ask: Ask) -> chances.Chances:
        """The same for each option."""
        return self.survey(ask).get("options", {})  # type: ignore[no-any-return]

    def show_chances(self, ask: Ask) -> None:
        """Print the outcomes of each option, and of the threats on the board."""
        print("\n".join(chances.report(self.labels(ask), self.survey(ask), self.say)))

    def why(self, key: str, ask: Ask) -> None:
        """Why an option can or cannot be chosen, with the rules behind it."""
        if not key:
            return self.print(Message("plain-need-key"))
        option = meant(key, ask.options)
        refusal = self.game.explain(self.session.state, ask.seat, option)
        if refusal is None:
            described = self.game.describe(self.session.state, ask.seat, option)
            self.print(Message("plain-legal", {"label": self.say(described.label)}))
            for line in chances.lines(option, self.chances(ask), self.say):
                print(line)
            for id in described.rules:
                self.rule(id)
        else:
            print(self.say(refusal.message))
            if refusal.rule:
                self.rule(refusal.rule)

    def rule(self, id: str) -> None:
        """Read a rule out."""
        if id.upper() not in self.game.rules.rules:
            return self.print(Message("plain-no-rule", {"id": literal(id)}))
        text = rule_texts(self.game.rules, self.say.lang).rule(id.upper())
        self.print(Message("plain-rule", {"id": id.upper(), "text": text}))

    # -- what the player does ------------------------------------------------------------------

    def choose(self, typed: str, ask: Ask) -> bool:
        """Play an option; one with a warning must be chosen twice. Return whether nothing was played."""
        option = meant(typed, ask.options)
        if option in ask.options:
            described = self.game.describe(self.session.state, ask.seat, option)
            warning = described.warning or chances.alarm(option, self.chances(ask))
            warnings = [warning] if warning else []
            if typed == LOOK:  # the command of this name would have been harmless
                warnings.append(Message("plain-look-option", {"label": self.say(described.label)}))
            if warnings and self.warned != option:
                self.warned = option
                for each in warnings:
                    self.print(Message("plain-warning", {"text": self.say(each)}))
                self.print(Message("plain-sure"))
                return True
        self.warned = ""
        try:
            self.session.apply(ask.seat, option)
        except Illegal:
            self.refuse(option, ask)
            return True
        return False

    def refuse(self, option: str, ask: Ask) -> None:
        """Say why not."""
        refusal = self.game.explain(self.session.state, ask.seat, option)
        if refusal is None or refusal.rule is None:
            return self.print(
                Message("plain-unknown", {"text": literal(option[:40]), "count": len(ask.options)})
            )
        print(self.say(refusal.message))
        self.rule(refusal.rule)

    def undo(self) -> bool:
        """Take the last choice back, if it was a person's. Return whether nothing was taken back."""
        moves = self.session.record.moves
        if not moves:
            self.print(Message("plain-nothing-to-undo"))
            return True
        last = moves[-1][0] if self.session.can_undo() else -1
        back = self.stopping.back(self.session.past, last) if last in self.people else 0
        if not back:
            refusal = self.game.no_undo()
            self.print(refusal.message)
            if refusal.rule:
                self.rule(refusal.rule)
            return True
        for _ in range(back):
            self.session.undo()
        self.print(Message("plain-undone"))
        return False

    def keep(self, command: str, file: str) -> None:
        """Save the game, or write the level on the note pad."""
        if not file:
            return self.print(Message("plain-need-file", {"command": command}))
        try:
            text = self.session.save(self.seats) if command == "save" else self.session.note()
        except BadRequest:
            return self.print(Message("plain-note-late" if self.game.has_notes else "plain-no-note"))
        try:
            write_atomically(Path(file), text)
        except (OSError, ValueError) as error:
            why = getattr(error, "strerror", None) or str(error)
            return self.print(Message("plain-not-saved", {"error": literal(f"{file}: {why}")}))
        if command == "save":
            self.kept = len(self.session.record.moves)
        where = shlex.quote(file)
        again = hints.command("play", "--load", where, lang=self.say.lang)
        self.print(Message("plain-saved", {"file": literal(where), "command": literal(again)}))

    def pass_until(self, word: str, ask: Ask) -> bool:
        """Pass this pause and those after it until something comes; return whether nothing was passed."""
        trouble = self.stopping.pass_until(self.session.state, ask, word)
        if trouble is not None:
            self.print(trouble)
        return trouble is not None or self.choose(PASS, ask)

    def stop(self, word: str) -> None:
        """Turn a switch that says where to be asked, and show them all."""
        for message in self.stopping.switch(self.session.state, self.viewer, word):
            self.print(message)

    def offer_save(self) -> bool:
        """Before somebody leaves: save what is not saved yet, if they want to. Return whether they leave."""
        moves = len(self.session.record.moves)
        if moves in (0, self.kept):
            return True
        self.print(Message("plain-offer-save"))
        file = sys.stdin.readline().strip()
        if not file:
            return True
        self.keep("save", file)
        return self.kept == moves

    def leave(self) -> int:
        """Somebody leaves before the end."""
        if self.kept != len(self.session.record.moves) or not self.kept:
            self.print(Message("plain-unfinished"))
        return 0

    def part(self) -> None:
        """The game is over: say how, and note it in the history."""
        self.tell()
        print()
        print("\n".join(self.text.table(self.game.view(self.session.state, self.viewer), self.say)))
        record = self.session.record
        history.add(record, self.seats, self.session.state.result())
        if record.start is None and record.scene is None:
            print()
            self.print(Message("plain-again", {"command": self.command()}))

    def command(self) -> str:
        """What to type to play this game once more."""
        record = self.session.record
        words = ["play", self.game.id, "--plain", "--seed", str(record.seed)]
        if len(self.seats) > 1:
            words += ["--seats", ",".join(self.seats)]
        for option in self.game.offered():
            value = record.options[option.id]
            if value != option.json()["default"]:
                words += ["--option", f"{option.id}={option.word(value)}"]
        return hints.command(*words, lang=self.say.lang)
