"""`undercroft stats`."""

from __future__ import annotations

import json
from argparse import Namespace
from collections import Counter
from typing import Any

from undercroft import games
from undercroft.cli import hints, history


def run(args: Namespace) -> int:
    """The results of your own games."""
    if args.game is not None:
        games.get(args.game)
    played = history.read()
    wanted = [args.game] if args.game else [id for id in games.ids() if any(g.game == id for g in played)]
    summaries = [summary(id, [game for game in played if game.game == id]) for id in wanted]
    if args.json:
        print(json.dumps(summaries, indent=2))
    elif not summaries or not any(each["games"] for each in summaries):
        print("No finished games yet. Play one: " + hints.command("play", "one-card", "--plain"))
    else:
        for each in summaries:
            print(words(each))
    return 0


def summary(id: str, played: list[history.Finished]) -> dict[str, Any]:
    """Games, wins, and the facts that results hold beyond winners and scores, counted by value."""
    facts: dict[str, Counter[str]] = {}
    for game in played:
        for name in game.result.keys() - {"winners", "scores", "reason"}:
            facts.setdefault(name, Counter())[str(game.result[name])] += 1
    won = sum(game.won() for game in played)
    decisions = sum(game.decisions for game in played)
    taken_back = sum(game.taken_back > 0 for game in played)
    counts = {"games": len(played), "won": won, "decisions": decisions, "with_take_backs": taken_back}
    return {"game": id, **counts, "facts": facts}


def words(each: dict[str, Any]) -> str:
    """A summary as text."""
    share = 100 * each["won"] / each["games"] if each["games"] else 0
    lines = [f"{each['game']}: {each['games']} finished, {each['won']} won ({share:.0f} %)"]
    if each["with_take_backs"]:
        lines.append(f"  with take-backs: {each['with_take_backs']}")
    for name, counts in sorted(each["facts"].items()):
        ordered = sorted(counts.items(), key=lambda item: (len(item[0]), item[0]))
        lines.append(f"  {name}: " + ", ".join(f"{value} x{count}" for value, count in ordered))
    return "\n".join(lines)
