"""The command line. Nothing heavy is imported before a command needs it."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from importlib import import_module

from undercroft import __version__


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command and return its exit status: 2 for whatever the user can mend."""
    given = sys.argv[1:] if arguments is None else list(arguments)
    try:
        return _run(given or ["play", "one-card", "--plain"])
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return 130
    except BrokenPipeError:  # whoever read our output has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


def _run(arguments: list[str]) -> int:
    args = _parser().parse_args(arguments)
    command = import_module(f"undercroft.cli.{args.command}")
    from undercroft.engine.content import ContentError
    from undercroft.engine.game import BadRequest

    try:
        status: int = command.run(args)
        sys.stdout.flush()
        return status
    except BrokenPipeError:
        raise
    except (BadRequest, ContentError) as error:
        return _complain(str(error))
    except OSError as error:
        return _complain(f"{error.filename}: {error.strerror}" if error.filename else str(error))


def _complain(what: str) -> int:
    print(f"undercroft: {what}", file=sys.stderr)
    return 2


class _Version(argparse.Action):
    """Says the version and which build runs."""

    def __call__(self, parser: argparse.ArgumentParser, *_: object) -> None:
        from undercroft.engine import build

        print(f"undercroft {__version__} ({build()})")
        parser.exit()


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="undercroft",
        description="One table for five dungeon games. Without arguments: play One Card Dungeon.",
    )
    parser.add_argument("--version", action=_Version, nargs=0, help="say version and build, and exit")
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")

    games = commands.add_parser("games", help="list the games with their seats, variants and options")
    _json(games)

    play = commands.add_parser("play", help="play a game")
    play.add_argument("game", nargs="?", metavar="GAME", help="id of the game (see: undercroft games)")
    play.add_argument("--plain", action="store_true", help="plain text, one choice per line")
    play.add_argument("--seed", type=_whole, metavar="N", help="start seed (default: a new one)")
    play.add_argument("--daily", action="store_true", help="today's seed, the same for everybody")
    play.add_argument("--load", metavar="FILE", help="go on with a saved or noted game")
    play.add_argument(
        "--seats", metavar="WHO,...", help="human or a bot for each seat (default: you and bots)"
    )
    _option(play)
    _lang(play)

    rules = commands.add_parser("rules", help="read the numbered rules, or check that tests prove them")
    rules.add_argument("game", nargs="?", metavar="GAME")
    rules.add_argument("id", nargs="?", metavar="ID")
    rules.add_argument("--coverage", action="store_true", help="how many rules are proven by tests")
    rules.add_argument("--tests", default="tests", metavar="DIR", help="where the tests are (default: tests)")
    _lang(rules)
    _json(rules)

    replay = commands.add_parser("replay", help="step through a saved game")
    replay.add_argument("file", metavar="FILE")
    replay.add_argument("--to", type=_whole, metavar="N", help="show the table after N choices")
    _lang(replay)
    _json(replay)

    simulate = commands.add_parser("simulate", help="let bots play many games")
    simulate.add_argument("game", metavar="GAME")
    simulate.add_argument("--games", type=_positive, default=1000, metavar="N")
    simulate.add_argument("--seed", type=_whole, default=0, metavar="S")
    simulate.add_argument("--seats", metavar="BOT,...", help="a bot for each seat (default: all random)")
    simulate.add_argument("--jobs", type=_positive, default=1, metavar="N", help="processes")
    _option(simulate)
    _json(simulate)

    bench = commands.add_parser("bench", help="measure speed beside a yardstick")
    bench.add_argument("name", nargs="?", metavar="NAME")
    _json(bench)

    serve = commands.add_parser("serve", help="serve tables over the network")
    serve.add_argument("--host", default="127.0.0.1", metavar="HOST")
    serve.add_argument("--port", type=_whole, default=8000, metavar="PORT", help="0: a free one")
    serve.add_argument(
        "--database", metavar="URL", help="default: a file in your data folder; or postgresql://..."
    )
    serve.add_argument(
        "--workers", type=_positive, default=1, metavar="N", help="processes (PostgreSQL only)"
    )

    stats = commands.add_parser("stats", help="what came of your own games")
    stats.add_argument("game", nargs="?", metavar="GAME")
    _json(stats)
    return parser


def _json(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--json", action="store_true", help="answer in JSON")


def _lang(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--lang", choices=("en", "ru", "uk"), default="en", help="language")


def _option(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--option", action="append", default=[], metavar="K=V", help="a table option (may be repeated)"
    )


def _whole(text: str) -> int:
    if not text.isascii() or not text.isdigit():
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number (0 or more)")
    return int(text[:40])


def _positive(text: str) -> int:
    if _whole(text) == 0:
        raise argparse.ArgumentTypeError("must be at least 1")
    return int(text)
