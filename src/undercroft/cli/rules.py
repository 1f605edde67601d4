"""`undercroft rules`."""

from __future__ import annotations

import json
from argparse import Namespace
from pathlib import Path
from typing import Any

import msgspec

from undercroft import games
from undercroft.cli import coverage
from undercroft.engine.game import BadRequest, Game
from undercroft.engine.rules import RuleBook
from undercroft.locale.rules import rule_texts, translations


def run(args: Namespace) -> int:
    """List rules, show one, or check that every id is proven by a test."""
    wanted = [games.get(args.game)] if args.game else [games.get(id) for id in games.ids()]
    if args.coverage:
        proven = Path(args.proven) if args.proven else None
        return coverage.report(wanted, Path(args.tests), proven, args.json)
    if args.game is None:
        return counts(wanted, args.json)
    book = wanted[0].rules
    if args.id is None:
        return listing(wanted[0], args.lang, args.json)
    id = args.id.upper()
    if id not in book.rules:
        raise BadRequest(f"{args.game} has no rule {id}; see: undercroft rules {args.game}")
    rule = book.rules[id]
    if args.json:
        print(json.dumps(_json(book, id), ensure_ascii=False, indent=2))
        return 0
    texts = rule_texts(book, args.lang)
    print(f"{id} ({texts.section(rule.section)})")
    print(texts.rule(id))
    choice = f", settles the open point {rule.choice}" if rule.choice else ""
    print(f"Source: {rule.source}{f' ({rule.book})' if rule.book else ''}{choice}")
    return 0


def counts(wanted: list[Game[Any]], as_json: bool) -> int:
    """How many rules each game has."""
    found = {game.id: len(game.rules.rules) for game in wanted}
    if as_json:
        print(json.dumps([{"game": id, "rules": count} for id, count in found.items()], indent=2))
    else:
        for id, count in found.items():
            print(f"{id}: {count} rules; list them: undercroft rules {id}")
    return 0


def listing(game: Game[Any], lang: str, as_json: bool) -> int:
    """All rules of a game by section."""
    book = game.rules
    if as_json:
        print(json.dumps([_json(book, id) for id in book.rules], ensure_ascii=False, indent=2))
        return 0
    texts, section = rule_texts(book, lang), ""
    for id, rule in book.rules.items():
        if rule.section != section:
            section = rule.section
            print(f"\n{texts.section(section)}")
        print(f"  {id}  {texts.rule(id)}")
    return 0


def _json(book: RuleBook, id: str) -> dict[str, Any]:
    told = {key: value for key, value in msgspec.to_builtins(book.rules[id]).items() if value}
    return {"id": id, **told, **translations(book, id)}
