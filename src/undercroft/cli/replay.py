"""`undercroft replay`."""

from __future__ import annotations

import json
import sys
from argparse import Namespace
from importlib import import_module
from pathlib import Path
from typing import Any

import msgspec

from undercroft import games
from undercroft.cli.files import read_game
from undercroft.engine.flow import Event
from undercroft.engine.game import BadRequest, Game
from undercroft.engine.messages import Message
from undercroft.engine.record import Record, Session, reopen
from undercroft.locale import Voice, voice


class Replay:
    """A record, step by step."""

    def __init__(self, game: Game[Any], record: Record, say: Voice) -> None:
        self.game = game
        self.record = record
        self.say = say
        self.rewind()

    def rewind(self) -> None:
        """Back to the start."""
        self.events: list[Event] = []
        opening = msgspec.structs.replace(self.record, moves=[])
        self.session = Session(self.game, opening, self.events.append)

    @property
    def at(self) -> int:
        """How many choices are played."""
        return len(self.session.record.moves)

    def step(self) -> dict[str, Any]:
        """Play the next choice and tell it."""
        seat, option = self.record.moves[self.at]
        label = self.say(self.game.describe(self.session.state, seat, option).label)
        if self.record.seats > 1:
            label = f"{self.say(self.game.seat_name(self.session.state, seat))}: {label}"
        self.events.clear()
        self.session.apply(seat, option)
        texts = [self.say(event) for event in self.events if event.audience is None]
        return {"number": self.at, "seat": seat, "option": option, "label": label, "events": texts}

    def go(self, to: int) -> list[dict[str, Any]]:
        """Go to the position after `to` choices; what was played on the way there."""
        if to < self.at:
            self.rewind()
        return [self.step() for _ in range(to - self.at)]

    def table(self) -> str:
        """The table as text."""
        text = import_module(f"{self.game.package}.text")
        return "\n".join(text.table(self.game.view(self.session.state, None), self.say))


def run(args: Namespace) -> int:
    """Show a saved game: all of it, a position, or step by step on a terminal."""
    path = Path(args.file)
    kept = read_game(path, "to replay")
    record = kept.record
    if args.to is not None and args.to > len(record.moves):
        raise BadRequest(f"--to {args.to}: the game has {len(record.moves)} choices")
    try:
        game = games.get(record.game)
        reopen(game, kept)  # refuses a record that breaks the rules or leads elsewhere
        replay = Replay(game, record, voice(args.lang))
        if not args.json and record.taken_back is not msgspec.UNSET:
            print(replay.say(Message("table-taken-back", {"count": record.taken_back})))
        if args.json:
            print(json.dumps(_whole(replay, args.to), ensure_ascii=False, indent=2))
        elif args.to is not None:
            replay.go(args.to)
            print(replay.table())
        elif sys.stdin.isatty() and sys.stdout.isatty():
            _walk(replay)
        else:
            _tell(replay.go(len(record.moves)))
            print(replay.table())
    except BadRequest as error:
        raise BadRequest(f"{path}: {error}") from error
    return 0


def _whole(replay: Replay, to: int | None) -> dict[str, Any]:
    moves = replay.go(len(replay.record.moves) if to is None else to)
    fields: dict[str, Any] = msgspec.to_builtins(replay.record)
    return {
        **{key: value for key, value in fields.items() if key not in ("moves", "start")},
        "moves": moves,
        "view": replay.game.view(replay.session.state, None),
        "result": replay.session.state.result(),
    }


def _tell(moves: list[dict[str, Any]]) -> None:
    for move in moves:
        print(f"{move['number']}. {move['label']}  [{move['option']}]")
        for text in move["events"]:
            print(f"     {text}")


def _walk(replay: Replay) -> None:
    """Enter: next; b: back; a number: go there; q: leave."""
    last = len(replay.record.moves)
    print(replay.table())
    while True:
        print(f"[{replay.at}/{last}] Enter next, b back, number, q quit: ", end="", flush=True)
        line = sys.stdin.readline()
        typed = line.strip()
        if typed == "q" or not line:
            return
        if typed == "b":
            replay.go(max(0, replay.at - 1))
        elif typed.isascii() and typed.isdigit() and len(typed) < 9 and int(typed) <= last:
            replay.go(int(typed))
        elif typed == "" and replay.at < last:
            _tell([replay.step()])
        elif typed == "":
            return
        else:
            print(f"Type Enter, b, a number from 0 to {last}, or q.")
            continue
        print(replay.table())
