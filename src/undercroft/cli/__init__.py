"""The command line. Nothing heavy is imported before a command needs it."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from importlib import import_module
from io import TextIOWrapper
from pathlib import Path
from typing import NoReturn

from undercroft import __version__
from undercroft.languages import ENGLISH, LANGUAGES


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command and return its exit status: 2 for anything that the user can mend."""
    given = sys.argv[1:] if arguments is None else list(arguments)
    _mend_streams()
    try:
        return _run(given or ["play"])
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return 130
    except BrokenPipeError:  # the reader of our output has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


def _mend_streams() -> None:
    """Closed streams become empty ones; what a terminal cannot show or send is replaced, never an error."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        stream = getattr(sys, name)
        if stream is None:
            setattr(sys, name, open(os.devnull, mode))  # noqa: SIM115, PTH123
        elif isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")


def _run(arguments: list[str]) -> int:
    args = _parser().parse_args(arguments)
    command = import_module(f"undercroft.cli.{args.command}")
    from undercroft.engine.content import ContentError
    from undercroft.engine.game import BadRequest, Excluded

    try:
        _offer_content(args)
        status: int = command.run(args)
        sys.stdout.flush()
        return status
    except BrokenPipeError:
        raise
    except Excluded as error:
        from undercroft.locale import voice

        said = voice(getattr(args, "lang", "en"))(error.refusal.message)
        return _complain(f"{said} ({error.refusal.rule})")
    except (BadRequest, ContentError) as error:
        return _complain(str(error))
    except OSError as error:
        return _complain(f"{error.filename}: {error.strerror}" if error.filename else str(error))


def _offer_content(args: argparse.Namespace) -> None:
    """Register the content packs: those in the data folder, and those that are named."""
    from undercroft.cli.files import data_folder
    from undercroft.engine.game import BadRequest
    from undercroft.library import offer, open_shelf

    with suppress(BadRequest):  # no home folder, no packs there
        if (data_folder() / "packs").is_dir():
            offer(data_folder() / "packs")
    for folder in getattr(args, "content", None) or []:
        offer(Path(folder))
    if args.command != "content":
        for fault in open_shelf():
            print(f"undercroft: a content pack is passed over: {fault}", file=sys.stderr)


def _complain(what: str) -> int:
    print(f"undercroft: {what}", file=sys.stderr)
    return 2


class _Parser(argparse.ArgumentParser):
    """Says what is wrong and where to read more, instead of the whole usage."""

    def error(self, message: str) -> NoReturn:
        """End with status 2."""
        self.exit(2, f"{self.prog}: {message}\nFor help: {self.prog} --help\n")


class _Version(argparse.Action):
    """Says the version and which build runs."""

    def __call__(self, parser: argparse.ArgumentParser, *_: object) -> None:
        from undercroft.engine import build

        print(f"undercroft {__version__} ({build()})")
        parser.exit()


def _parser() -> argparse.ArgumentParser:
    parser = _Parser(
        prog="undercroft",
        description="One table for five dungeon games. Without arguments: play in the browser.",
    )
    parser.add_argument("--version", action=_Version, nargs=0, help="show version and build, and exit")
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")
    _json(commands.add_parser("games", help="list the games with their seats, variants and options"))
    _play(commands.add_parser("play", help="play: in the browser, or a game in plain text"))
    _rules(commands.add_parser("rules", help="read the numbered rules, or check that tests prove them"))
    _replay(commands.add_parser("replay", help="step through a saved game"))
    _verify(commands.add_parser("verify", help="check that the dice of a finished game were fair"))
    _simulate(commands.add_parser("simulate", help="let bots play many games"))
    _balance(commands.add_parser("balance", help="measure what wins and what is played, over many games"))
    _windows(commands.add_parser("windows", help="count the pauses in which players are asked without need"))
    _sense(commands.add_parser("sense", help="count the useless plays of bots"))
    _bench(commands.add_parser("bench", help="measure speed beside a yardstick"))
    _stats(commands.add_parser("stats", help="results of your own games"))
    _serve(commands.add_parser("serve", help="serve tables over the network"))
    _database(commands.add_parser("backup", help="write all tables of a server into a file"))
    _database(commands.add_parser("restore", help="fill an empty database from a backup"))
    _content(commands.add_parser("content", help="make a pack of your own cards, or check one"))
    _quest(commands.add_parser("quest", help="check a quest of Descent"))
    return parser


def _play(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", nargs="?", metavar="GAME", help="id of the game; without it: the browser")
    parser.add_argument("--plain", action="store_true", help="plain text, one choice per line")
    parser.add_argument("--seed", type=_whole, metavar="N", help="start seed (default: a new one)")
    parser.add_argument("--daily", action="store_true", help="today's seed, the same for everybody")
    parser.add_argument("--load", metavar="FILE", help="continue a saved or noted game")
    parser.add_argument("--seats", metavar="WHO,...", help="human or a bot for each seat")
    parser.add_argument("--server", metavar="URL", help="play at a table of this server")
    _option(parser)
    _folder(parser)
    _lang(parser)


def _rules(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", nargs="?", metavar="GAME")
    parser.add_argument("id", nargs="?", metavar="ID")
    parser.add_argument("--coverage", action="store_true", help="how many rules are proven by tests")
    parser.add_argument("--tests", default="tests", metavar="DIR", help="where the tests are")
    parser.add_argument("--proven", metavar="FILE", help="count only what passed: see pytest --proven FILE")
    _lang(parser)
    _json(parser)


def _verify(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE")
    parser.add_argument("--commitment", metavar="HASH", help="what the table showed before the first choice")
    parser.add_argument("--share", metavar="DIGITS", help="what you added to the dice")
    _lang(parser)


def _replay(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE")
    parser.add_argument("--to", type=_whole, metavar="N", help="show the table after N choices")
    _lang(parser)
    _json(parser)


def _many(parser: argparse.ArgumentParser, games: int, counted: str | None = None) -> None:
    """The options of all commands that play many games."""
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--games", type=_positive, default=games, metavar="N", help=counted)
    parser.add_argument("--seed", type=_whole, default=0, metavar="S")
    parser.add_argument("--jobs", type=_positive, default=1, metavar="N", help="processes")


def _players(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--players", type=_positive, metavar="N", help="only tables for this many players")


def _simulate(parser: argparse.ArgumentParser) -> None:
    _many(parser, 1000)
    parser.add_argument("--seats", metavar="BOT,...", help="a bot for each seat (default: all random)")
    _option(parser)
    _folder(parser)
    _json(parser)


def _balance(parser: argparse.ArgumentParser) -> None:
    _many(parser, 5000, "games for each number of players")
    _players(parser)
    parser.add_argument("--out", metavar="FILE", help="write the report here")
    _option(parser)


def _windows(parser: argparse.ArgumentParser) -> None:
    _many(parser, 400)
    _players(parser)
    parser.add_argument("--wins", action="store_true", help="whether it costs wins to be asked less")


def _sense(parser: argparse.ArgumentParser) -> None:
    _many(parser, 600)
    _players(parser)
    _option(parser)


def _bench(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("name", nargs="?", metavar="NAME")
    parser.add_argument("--seconds", type=float, default=8.0, metavar="S", help="for each attack")
    _json(parser)


def _stats(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", nargs="?", metavar="GAME")
    _json(parser)


def _serve(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--host", default="127.0.0.1", metavar="HOST")
    parser.add_argument("--port", type=_whole, default=8000, metavar="PORT", help="0: any free one")
    parser.add_argument("--database", metavar="URL", help="a file in your data folder, or postgresql://...")
    parser.add_argument("--workers", type=_positive, default=1, metavar="N", help="with PostgreSQL")
    parser.add_argument(
        "--proxy", default="", metavar="ADDRESS", help="believe the X-Forwarded-For of this proxy"
    )
    parser.add_argument(
        "--name",
        action="append",
        default=[],
        metavar="NAME",
        help="a name by which browsers reach it",
    )
    parser.add_argument(
        "--share",
        type=_share,
        default=0.5,
        metavar="SECONDS",
        help="computing time that one address may use in a second (0: no limit)",
    )
    _folder(parser)


def _database(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help="the backup")
    parser.add_argument("--database", metavar="URL", help="as for undercroft serve")


def _content(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("what", choices=("check", "new"), help="check a pack, or write a small example")
    parser.add_argument("folder", metavar="DIR")


def _quest(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("what", choices=["check"], help="read a quest file as a table would")
    parser.add_argument("file", metavar="FILE", help="the quest, as TOML")


def _folder(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--content", action="append", metavar="DIR", help="a content pack, or a folder of them"
    )


def _json(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--json", action="store_true", help="answer in JSON")


def _lang(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--lang", choices=LANGUAGES, default=ENGLISH, help="language")


def _option(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--option", action="append", default=[], metavar="K=V", help="a table option (may be repeated)"
    )


def _whole(text: str) -> int:
    if not text.isascii() or not text.isdigit() or len(text) > 40:
        raise argparse.ArgumentTypeError(f"{text[:40]!r} is not a whole number (0 or more)")
    return int(text)


def _share(text: str) -> float:
    try:
        share = float(text)
    except ValueError:
        share = -1.0
    if not 0 <= share <= 1000:
        raise argparse.ArgumentTypeError(f"{text[:40]!r} is not a number of seconds (0 to 1000)")
    return share


def _positive(text: str) -> int:
    if _whole(text) == 0:
        raise argparse.ArgumentTypeError("must be at least 1")
    return int(text)
