"""`undercroft games`."""

from __future__ import annotations

import json
from argparse import Namespace

from undercroft import games
from undercroft.locale import voice


def run(args: Namespace) -> int:
    """List the games with their seats, variants and options."""
    say = voice("en")
    listed = []
    for id in games.ids():
        schema = games.get(id).options_schema()
        name = say(f"{id}-name")
        seats = {key: schema["seats"][key] for key in ("min", "max")}
        listed.append({"id": id, "name": name, **schema, "seats": seats})
    if args.json:
        print(json.dumps(listed, ensure_ascii=False, indent=2))
        return 0
    for game in listed:
        low, high = game["seats"]["min"], game["seats"]["max"]
        print(f"{game['id']}: {game['name']}, {low if low == high else f'{low}-{high}'} player(s)")
        for option in game["options"]:
            words = [_word(value) for value in option["values"]]
            print(f"  --option {option['id']}={'|'.join(words)} (default: {_word(option['default'])})")
        for limit in games.get(game["id"]).table_limits:
            print(f"  {limit.text()}")
    return 0


def _word(value: object) -> str:
    return {True: "on", False: "off"}.get(value, str(value)) if isinstance(value, bool) else str(value)
