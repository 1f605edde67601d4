"""Scenes: a table from a readable description, checked for sense.

    {"players": [{"character": "thief", "coins": 18}, {"character": "knight"}, {"character": "wizard"}],
     "row": ["dragon", "treasure-4-2"], "facing": "UD"}

Play begins as the first room of the row is entered. Anything left out is as at the start of a game.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, cast

import msgspec

from undercroft.engine.dice import key_of
from undercroft.engine.game import BadRequest, read_scene
from undercroft.games.raiders.box import BOX, Item
from undercroft.games.raiders.cards import BOSS, ITEMS
from undercroft.games.raiders.raid import Floor, Raid
from undercroft.games.raiders.state import FLOORS, FULL, PURSE, ROOMS, Raiders

Power = Annotated[int, msgspec.Meta(ge=1, le=5)]


class Seat(msgspec.Struct, forbid_unknown_fields=True):
    """A player; anything left out comes from the character."""

    character: str
    coins: Annotated[int, msgspec.Meta(ge=0, le=PURSE)] | None = None
    wounds: Annotated[int, msgspec.Meta(ge=0)] | None = None
    items: list[Item] | None = None
    power: list[Power] | None = None
    seen: list[Power] | None = None  # places of the row seen by torch, from 1


class Spec(msgspec.Struct, forbid_unknown_fields=True):
    """A scene as it is written."""

    players: Annotated[list[Seat], msgspec.Meta(min_length=3, max_length=5)]
    row: Annotated[list[str], msgspec.Meta(min_length=1, max_length=5)]
    facing: str = ""  # U or D for each room; default: all face up
    floor: Annotated[int, msgspec.Meta(ge=1, le=FLOORS)] | None = None
    variant: Literal["basic", "tactical"] = "basic"
    scroll: Annotated[int, msgspec.Meta(ge=0)] = 0
    supply: dict[Item, Annotated[int, msgspec.Meta(ge=0, le=6)]] = {}  # default: what the hands leave
    seed: Annotated[int, msgspec.Meta(ge=0)] = 0


def build(spec: dict[str, Any]) -> Raiders:
    """The state that a scene describes, not run yet."""
    wanted = read_scene(spec, Spec)
    s = Raiders()
    s.seats = len(wanted.players)
    s.tactical = wanted.variant == "tactical"
    s.rekey(key_of(wanted.seed))
    _deal(s, wanted)
    _lay(s, wanted)
    if wanted.scroll >= s.seats:
        raise BadRequest(f"scene: scroll: there is no seat {wanted.scroll}")
    if s.tactical:
        s.scroll = wanted.scroll
    raid, floor = Raid(), Floor()
    raid.goto("next_floor")
    floor.goto("enter")
    s.push(raid)
    s.push(floor)
    return s


def _deal(s: Raiders, wanted: Spec) -> None:
    s.heroes = sorted(BOX.characters)
    s.supply = [BOX.items[item] for item in ITEMS]
    for number, player in enumerate(wanted.players):
        if player.character not in s.heroes:
            raise BadRequest(f"scene: seat {number}: no character {player.character!r} left")
        s.heroes.remove(player.character)
        character = BOX.characters[player.character]
        s.characters.append(player.character)
        s.coins.append(character.coins if player.coins is None else player.coins)
        s.wounds.append(character.wounds if player.wounds is None else player.wounds)
        powers = FULL if player.power is None else sum(1 << value for value in set(player.power))
        s.power.append(powers)
        counts = [(player.items or []).count(item) for item in ITEMS]
        s.items += character.items if player.items is None else counts
        s.seen.append(sum(1 << place - 1 for place in set(player.seen or [])))
        s.out.append(False)
    for number, item in enumerate(ITEMS):
        s.supply[number] -= sum(s.items[number :: len(ITEMS)])
        if s.supply[number] < 0:
            raise BadRequest(f"scene: there are not that many cards of {item}")
        s.supply[number] = wanted.supply.get(cast(Item, item), s.supply[number])


def _lay(s: Raiders, wanted: Spec) -> None:
    s.deck, s.bosses, s.floors = BOX.deck[:], BOX.bosses[:], BOX.floors[:]
    facing = wanted.facing or "U" * len(wanted.row)
    if len(facing) != len(wanted.row) or set(facing) - {"U", "D"}:
        raise BadRequest("scene: facing: needs one letter U or D for each room of the row")
    for name in wanted.row:
        if name not in ROOMS or name not in s.pile_of(name):
            raise BadRequest(f"scene: row: there is no (other) room {name!r}")
        s.pile_of(name).remove(name)
    bosses = [name for name in wanted.row if ROOMS[name].kind == BOSS]
    s.floor = wanted.floor or (FLOORS if bosses else 1)
    if bosses != (wanted.row[-1:] if s.floor == FLOORS else []):
        raise BadRequest("scene: row: the last room of the last floor is a boss, and no other")
    s.floors = s.floors[: len(BOX.floors) - s.floor]
    s.row = wanted.row
    s.up = sum(1 << place for place, letter in enumerate(facing) if letter == "U")
    if any(seen >> len(s.row) for seen in s.seen):
        raise BadRequest("scene: seen: names a place beyond the row")
    needed = len(s.row)
    for seat, powers in enumerate(s.power):
        if powers.bit_count() < needed:
            raise BadRequest(f"scene: seat {seat}: {needed} rooms need {needed} power cards (R-080)")
