"""What can be seen on a table: figures, things, doors, the pending choice; nothing of unrevealed areas."""

from __future__ import annotations

from undercroft.games.descent.attack.attack import Attack
from undercroft.games.descent.attack.reroll import Reroll
from undercroft.games.descent.cards.quests import KEYS, LOCKS
from undercroft.games.descent.floor.terrain import PIT
from undercroft.games.descent.hero.equipment import Equip, Received, fits, has_room, held
from undercroft.games.descent.hero.gear import armor, gear, max_fatigue, max_wounds, speed, trait
from undercroft.games.descent.hero.wounds import Wounds
from undercroft.games.descent.movement.doors import OPEN, OpenDoor
from undercroft.games.descent.movement.familiars import FamiliarMove
from undercroft.games.descent.movement.handling import TAKE
from undercroft.games.descent.movement.stride import Stride
from undercroft.games.descent.overlord.cards import price
from undercroft.games.descent.overlord.spawn import Spawn, allowed, places
from undercroft.games.descent.overlord.spells import Activating
from undercroft.games.descent.quests.chest import OPEN_CHEST
from undercroft.games.descent.quests.town import Shopping
from undercroft.games.descent.state.procedure import FigureProcedure
from undercroft.games.descent.state.state import (
    ADVANCE,
    AIM,
    BATTLE,
    DODGE,
    FIRST_MONSTER,
    GUARD,
    NO_ORDER,
    OVERLORD,
    READY,
    REST,
    RUN,
    Descent,
)

__all__ = [
    "ADVANCE",
    "AIM",
    "BATTLE",
    "DODGE",
    "FIRST_MONSTER",
    "GUARD",
    "NO_ORDER",
    "OVERLORD",
    "READY",
    "REST",
    "RUN",
    "Attack",
    "Descent",
    "Reroll",
    "armor",
    "fits",
    "gear",
    "has_room",
    "held",
    "max_fatigue",
    "max_wounds",
    "price",
    "speed",
    "trait",
]


def acting_figure(s: Descent) -> int:
    """The figure whose next action is being chosen, -1 if there is none."""
    top = s.agenda[-1] if s.agenda else None
    return top.figure if isinstance(top, FigureProcedure) else -1


def activated(s: Descent) -> int:
    """The monster being activated, -1 for none."""
    for frame in s.agenda[::-1]:
        if isinstance(frame, Activating):
            return frame.figure
    return -1


def shopper(s: Descent) -> int:
    """The hero who is in the shop, gets an item or equips himself; -1 for nobody."""
    top = s.agenda[-1]
    return top.hero if isinstance(top, Shopping | Received | Equip) else -1


def received(s: Descent) -> str:
    """The item that a hero gets."""
    top = s.agenda[-1]
    return top.item if isinstance(top, Received) else ""


def equipping(s: Descent) -> tuple[int, tuple[str, ...]]:
    """The hero who is equipping himself, and what he has moved already."""
    top = s.agenda[-1]
    return (top.hero, top.moved) if isinstance(top, Equip) else (-1, ())


def wounds_at_stake(s: Descent) -> tuple[int, int]:
    """The hero about to lose wounds, and how many; -1 if nobody is."""
    for frame in s.agenda[::-1]:
        if isinstance(frame, Wounds):
            return frame.figure, frame.amount
    return -1, 0


def stepped_on(s: Descent) -> int:
    """The hero who has just come to a space where a trap could be laid, -1 for nobody."""
    for frame in s.agenda[::-1]:
        if isinstance(frame, Stride):
            return frame.figure
    return -1


def door_heroes(s: Descent) -> list[int]:
    """The heroes next to the door that is being opened."""
    for frame in s.agenda[::-1]:
        if isinstance(frame, OpenDoor):
            beside = s.box.plan.beside[frame.door]
            return [hero for hero in on_board(s) if s.place[hero] in beside]
    return []


def familiar_moving(s: Descent) -> int:
    """The familiar that is moving, -1 for none."""
    top = s.agenda[-1]
    return top.familiar if isinstance(top, FamiliarMove) else -1


def spawned_kind(s: Descent) -> int:
    """The kind of monster being placed, -1 for none."""
    top = s.agenda[-1]
    kind = getattr(top, "kind", -1)
    return kind if isinstance(top, Spawn) or isinstance(kind, int) else -1


def room_for(s: Descent, card: str) -> list[tuple[int, int]]:
    """The monsters of a spawn card for which there is room out of sight, and how many of each."""
    free, found = allowed(s), list[tuple[int, int]]()
    for party in s.box.cards[card].spawn:
        kind = s.box.kind_of[("master " if party.master else "") + party.kind]
        room = len(places(s, kind, free))
        if room:
            found.append((kind, min(party.count, room)))
    return found


def rerolled_dice(s: Descent) -> tuple[list[int], list[int], list[int], bool]:
    """The dice that may be re-rolled (colours and faces), those marked, and whether the attacker re-rolls."""
    top = s.agenda[-1]
    if not isinstance(top, Reroll):
        return [], [], [], False
    attack = next(frame for frame in s.agenda[::-1] if isinstance(frame, Attack))
    return top.pool, top.faces, top.marked, attack.player(s) == top.seat


def on_board(s: Descent) -> list[int]:
    """The heroes in the dungeon."""
    return [hero for hero in range(len(s.heroes)) if s.place[hero] >= 0]


def boss(s: Descent) -> int:
    """The named monster on the board, -1 if there is none."""
    for slot in s.monsters():
        if s.kind_at(slot).named:
            return slot
    return -1


class Goal:
    """Something worth walking to: the spaces it is done from, the option that does it, and its price."""

    def __init__(self, sort: str, spaces: list[int], option: str, points: int, worth: float) -> None:
        self.sort = sort
        self.spaces = spaces
        self.option = option
        self.points = points
        self.worth = worth


def goals(s: Descent, hero: int) -> list[Goal]:
    """What heroes can do in revealed areas besides fighting: doors, chests, glyphs, keys, potions, coins."""
    found = [Goal("chest", [chest.space], OPEN_CHEST.name, 2, 30.0 + 8 * chest.colour) for chest in s.chests]
    for token in s.loose:
        worth = 30.0 if token.what in KEYS else 8.0 if token.what == "coins" else 6.0
        found.append(Goal("token", [token.space], TAKE.key(token.what), 0, worth))
    for number, space in enumerate(s.box.glyph_spaces):
        if s.is_revealed(space) and not s.glyphs >> number & 1:
            found.append(Goal("glyph", [space], "", 0, 40.0))
    for number, door in enumerate(s.box.quest.doors):
        if not s.placed >> number & 1 or not s.closed >> number & 1:
            continue
        if door.lock and not s.keys >> LOCKS.index(door.lock) & 1:
            continue
        here = [space for space in s.box.plan.beside[number] if s.is_revealed(space)]
        found.append(Goal("door", here, OPEN.key(door.name), 2, 22.0 if door.lock else 26.0))
    return found


def is_pit(s: Descent, space: int) -> bool:
    """Whether a space is a pit."""
    return s.ground[space] == PIT


def areas_closed(s: Descent) -> bool:
    """Whether some area is not revealed yet."""
    return s.revealed != (1 << len(s.box.plan.areas)) - 1


def area_of(s: Descent, name: str) -> str:
    """The letter of the area where the hero of a message stands, "town" if he is not in the dungeon."""
    for hero, each in enumerate(s.heroes):
        if name == "@descent-hero-" + each and s.place[hero] >= 0:
            return s.box.area_letters[s.box.plan.area[s.place[hero]]]
    return "town"
