"""Scenes: a table from a readable description, checked for sense.

    {"level": 1, "hero": "a3", "monsters": {"A": "b4", "B": {"at": "c3", "health": 1}},
     "phase": "monsters", "dice": {"speed": 2, "attack": 5, "defence": 2}}

Anything left out is as at the start of that level. `phase` is where play begins: "energy" (the dice are
rolled first), "hero", "monsters", "attack" or "reward".
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from undercroft.engine.dice import KEY, MOST_DRAWN, key_of
from undercroft.engine.game import BadRequest, read_scene
from undercroft.games.one_card.board import SQUARES, TILES
from undercroft.games.one_card.card import CARD, Die
from undercroft.games.one_card.dungeon import Dungeon, Level
from undercroft.games.one_card.hero import HeroPhase
from undercroft.games.one_card.state import LAST, LETTERS, PLANS, Monster, OneCard

Points = Annotated[int, msgspec.Meta(ge=0, le=12)]


class Placed(msgspec.Struct, forbid_unknown_fields=True):
    """A monster with its place and health."""

    at: str
    health: Die | None = None


class Laid(msgspec.Struct, forbid_unknown_fields=True):
    """The energy dice of the turn; 0: no die."""

    speed: Annotated[int, msgspec.Meta(ge=0, le=6)] = 1
    attack: Die = 1
    defence: Die = 1
    range: Annotated[int, msgspec.Meta(ge=0, le=6)] = 0


class Left(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The points left to spend."""

    speed: Points | None = None
    attack: Points | None = None


class Spec(msgspec.Struct, forbid_unknown_fields=True):
    """A scene as it is written."""

    level: Annotated[int, msgspec.Meta(ge=1, le=LAST)] = 1
    phase: Literal["energy", "hero", "monsters", "attack", "reward"] = "energy"
    hero: str | None = None
    monsters: dict[str, str | Placed] | None = None
    health: Die = CARD.hero.health
    speed: Die = CARD.hero.speed
    attack: Die = CARD.hero.attack
    defence: Die = CARD.hero.defence
    range: Die = CARD.hero.range
    hero_class: str = msgspec.field(name="class", default="none")
    used: bool = False
    automatic: bool = False
    turn: Annotated[int, msgspec.Meta(ge=1)] = 1
    dice: Laid | None = None
    left: Left = Left()
    seed: Annotated[int, msgspec.Meta(ge=0)] = 0
    key: Annotated[str, msgspec.Meta(pattern=KEY)] | None = None  # of the dice, in place of a seed
    spot: Annotated[int, msgspec.Meta(ge=0, le=MOST_DRAWN)] = 0


def build(spec: dict[str, Any]) -> OneCard:
    """The state that a scene describes, not run yet."""
    wanted = read_scene(spec, Spec)
    s = OneCard()
    if wanted.hero_class not in ("none", *CARD.classes):
        raise BadRequest(f"scene: no class {wanted.hero_class!r}")
    s.hero_class = "" if wanted.hero_class == "none" else wanted.hero_class
    if wanted.used and not s.hero_class:
        raise BadRequest("scene: used: a hero without a class has no ability")
    s.automatic, s.used, s.level, s.turn = wanted.automatic, wanted.used, wanted.level, wanted.turn
    s.health, s.speed, s.attack = wanted.health, wanted.speed, wanted.attack
    s.defence, s.range = wanted.defence, wanted.range
    s.rekey(key_of(wanted.seed) if wanted.key is None else wanted.key, wanted.spot)
    s.start_health, s.start_spot = s.health, s.spot
    _place(s, wanted)
    _lay(s, wanted)
    _begin(s, wanted)
    return s


def _place(s: OneCard, wanted: Spec) -> None:
    plan = PLANS[wanted.level - 1]
    taken = plan.board.walls

    def put(who: str, square: str) -> int:
        nonlocal taken
        if square not in TILES:
            raise BadRequest(f"scene: {who}: no square {square!r} (squares are a1 to e5)")
        tile = TILES[square]
        if taken >> tile & 1:
            raise BadRequest(f"scene: {who}: {square} is a wall or taken")
        taken |= 1 << tile
        return tile

    s.tile = put("hero", wanted.hero or SQUARES[plan.board.start()])
    placed = wanted.monsters
    if placed is None:
        placed = {LETTERS[i]: SQUARES[tile] for i, tile in enumerate(plan.spawns)}
    for letter, place in placed.items():
        if len(letter) != 1 or letter not in LETTERS:
            raise BadRequest(f"scene: monster {letter!r}: letters are {', '.join(LETTERS)}")
        at, health = (place, None) if isinstance(place, str) else (place.at, place.health)
        full = plan.board.kind.health
        if health is not None and health > full:
            raise BadRequest(f"scene: monster {letter}: its kind has {full} health at most")
        s.monsters.append(Monster(letter, put(f"monster {letter}", at), health or full))
    s.monsters.sort(key=lambda monster: monster.letter)


def _lay(s: OneCard, wanted: Spec) -> None:
    dice = wanted.dice or (None if wanted.phase == "energy" and wanted.turn == 1 else Laid())
    if dice is None:
        return
    on_range = dice.range > 0 and s.hero_class == "archer"
    if (dice.speed == 0) != on_range or (dice.range > 0) != on_range:
        raise BadRequest("scene: dice: one die each on speed (an Archer's may lie on range), attack, defence")
    s.speed_die, s.attack_die = dice.speed, dice.attack
    s.defence_die, s.range_die = dice.defence, dice.range
    left = wanted.left
    s.speed_left = s.speed + s.speed_die if left.speed is None else left.speed
    s.attack_left = s.attack + s.attack_die if left.attack is None else left.attack


def _begin(s: OneCard, wanted: Spec) -> None:
    if not s.monsters and wanted.phase != "reward":
        raise BadRequest('scene: without monsters only the phase "reward" makes sense')
    dungeon = Dungeon()
    dungeon.goto("cleared")  # what comes after the level
    s.push(dungeon)
    if wanted.phase == "reward":
        if wanted.monsters:
            raise BadRequest("scene: a reward comes when no monster is left")
        s.monsters = []
        return
    level = Level()
    s.push(level)
    if wanted.phase == "energy":
        s.turn -= 1  # the phase counts it again
    elif wanted.phase == "hero":
        level.goto("monsters_move")
        s.push(HeroPhase())
    else:
        level.goto("monsters_move" if wanted.phase == "monsters" else "monsters_attack")


def note(s: OneCard) -> dict[str, Any]:
    """The scene that starts the level over: number, health, skills, class, dice (O-218)."""
    return {
        "level": s.level,
        "health": s.start_health,
        "speed": s.speed,
        "attack": s.attack,
        "defence": s.defence,
        "range": s.range,
        "class": s.hero_class or "none",
        "automatic": s.automatic,
        "key": s.key,
        "spot": s.start_spot,
    }
