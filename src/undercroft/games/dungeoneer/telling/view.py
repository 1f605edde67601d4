"""What everybody may know of the table, and what a seat knows beyond that."""

from __future__ import annotations

from typing import Any

from undercroft.games.dungeoneer.battle.villainy import Batch
from undercroft.games.dungeoneer.cards.catalogue import CARDS, LOCATIONS, QUESTS
from undercroft.games.dungeoneer.cards.vocabulary import (
    BOON,
    CATEGORIES,
    EXITS,
    FORMS,
    KINDS,
    NO_OBSTACLE,
    OBSTACLES,
    SIDES,
    STATS,
    TREASURE,
)
from undercroft.games.dungeoneer.dungeon.map import WIDTH, exit_at
from undercroft.games.dungeoneer.dungeon.placing import Place
from undercroft.games.dungeoneer.dungeon.shifting import Shift
from undercroft.games.dungeoneer.hero.numbers import limit, sources, value
from undercroft.games.dungeoneer.play.paying import cost_of
from undercroft.games.dungeoneer.play.play_card import PlayCard
from undercroft.games.dungeoneer.play.playable import PRICES
from undercroft.games.dungeoneer.state.foes import FIGHTS, GONE, SLAIN, Fight, Foe
from undercroft.games.dungeoneer.state.listed import LOCATION
from undercroft.games.dungeoneer.state.options import OPTIONS
from undercroft.games.dungeoneer.state.pieces import Item
from undercroft.games.dungeoneer.state.state import PHASES, Dungeoneer


def table(s: Dungeoneer) -> dict[str, Any]:
    """The open table as JSON-ready data (D-326)."""
    return {
        "game": "dungeoneer",
        "options": [word for bit, word in enumerate(OPTIONS) if s.options >> bit & 1],
        "seats": s.seats,
        "round": s.round,
        "phase": PHASES[s.phase],
        "active": s.active,
        "asked": [ask.seat for ask in s.pending if ask.seat >= 0 and not ask.idle()],
        "map": {LOCATIONS[place].name: location(s, place) for place, cell in enumerate(s.cells) if cell >= 0},
        "placing": placing(s),
        "playing": [frame.name for frame in s.agenda if isinstance(frame, PlayCard)],
        "players": [player(s, seat) for seat in range(s.seats)],
        "common": [quest(s, name) for name in s.common],
        "escorts": [
            {
                "quest": escort.quest,
                "owner": escort.owner,
                "carrier": escort.carrier if escort.carrier >= 0 else None,
                "place": LOCATIONS[escort.place].name if escort.place >= 0 else None,
            }
            for escort in s.escorts
        ],
        "battle": battle(s),
        "declared": declared(s),
        "lurking": s.standing[:],
        "deck": len(s.deck),
        "lord_deck": len(s.lord_deck),
        "locations_left": len(s.map_deck),
        "quests_left": len(s.quest_deck),
        "discard": s.discard[:],
        "lord_discard": s.lord_discard[:],
        "you": None,
        "hand": None,
        "prices": None,
        "dealt": None,
        "result": s.result(),
    }


def own(s: Dungeoneer, seat: int) -> dict[str, Any]:
    """Which seat it is, its hand, prices there that are not as printed, and the locations it was dealt."""
    prices = changed_prices(s, seat)
    return {"you": seat, "hand": sorted(s.hands[seat]), "prices": prices, "dealt": sorted(s.dealt[seat])}


def location(s: Dungeoneer, place: int) -> dict[str, Any]:
    """A location of the map as it lies."""
    card = LOCATIONS[place]
    cell = s.cells[place]
    shown: dict[str, Any] = {
        "name": card.name,
        "x": cell % WIDTH - WIDTH // 2,
        "y": cell // WIDTH - WIDTH // 2,
        "turned": s.turned >> place & 1 != 0,
        "type": "room" if card.room else "passage",
        "entrance": card.entrance,
        "glory": card.glory,
        "peril": card.peril,
        "exits": {SIDES[side]: exit_view(s, place, side) for side in range(4)},
        "obstacle": None,
        "heroes": [seat for seat in range(s.seats) if s.place[seat] == place],
        "attached": [laid.name for laid in s.laid if laid.place == place],
    }
    if card.obstacle != NO_OBSTACLE:
        stat = STATS[card.stat] if card.stat >= 0 else None
        shown["obstacle"] = {"kind": OBSTACLES[card.obstacle], "stat": stat, "value": card.value}
    return shown


def exit_view(s: Dungeoneer, place: int, side: int) -> dict[str, Any]:
    """One exit as it is now."""
    exit = exit_at(s, place, side)
    stat = STATS[exit.stat] if exit.stat >= 0 else None
    return {"kind": EXITS[exit.kind], "stat": stat, "value": exit.value}


def placing(s: Dungeoneer) -> str | None:
    """The location that was drawn, or taken up, and is about to be laid."""
    top = s.agenda[-1] if s.agenda else None
    if isinstance(top, Shift) and top.choice:
        return LOCATION.read(top.choice).what
    return LOCATIONS[top.place].name if isinstance(top, Place) and top.place >= 0 else None


def player(s: Dungeoneer, seat: int) -> dict[str, Any]:
    """What everybody sees of a player: never the cards in hand."""
    there = s.heroes[seat] != "" and not s.is_out(seat)
    return {
        "seat": seat,
        "hero": s.heroes[seat] or None,
        "level": s.level[seat],
        "health": s.health[seat],
        "glory": s.glory[seat],
        "peril": s.peril[seat],
        "ap": s.ap[seat] + s.spare[seat],
        "saved": s.saved >> seat & 1 != 0,
        "fallen": s.is_fallen(seat),
        "out": s.is_out(seat),
        "place": LOCATIONS[s.place[seat]].name if s.place[seat] >= 0 else None,
        "values": {word: value(s, seat, form) for form, word in enumerate(FORMS)} if there else None,
        "limits": {"boons": limit(s, seat, BOON), "treasures": limit(s, seat, TREASURE)} if there else None,
        "items": [item_view(item) for item in s.items[seat]],
        "pack": [
            {"name": beast.name, "wounds": beast.wounds, "attached": list(beast.attached)}
            for beast in s.packs[seat]
        ],
        "quests": [quest(s, name) for name in s.quests[seat]],
        "done": list(s.done[seat]),
        "hand_size": len(s.hands[seat]),
        "dealt_size": len(s.dealt[seat]),
    }


def item_view(item: Item) -> dict[str, Any]:
    """A card in play."""
    card = CARDS[item.name]
    return {"name": item.name, "kind": KINDS[card.kind], "type": card.type, "attached": list(item.attached)}


def quest(s: Dungeoneer, name: str) -> dict[str, Any]:
    """An open quest."""
    card = QUESTS[name]
    return {
        "name": name,
        "category": CATEGORIES[card.category],
        "grade": card.grade,
        "at": list(card.at),
        "to": card.to or None,
        "wounds": s.hurt.get(name, 0),
    }


def battle(s: Dungeoneer) -> dict[str, Any] | None:
    """The innermost battle going on, with every number."""
    for frame in reversed(s.agenda):
        if isinstance(frame, Fight):
            return {
                "stage": frame.STEPS[max(0, frame.at - 1)],
                "target": frame.target,
                "owner": frame.owner if frame.owner >= 0 else None,
                "place": LOCATIONS[frame.place].name,
                "foes": [foe_view(foe) for foe in frame.foes],
            }
    return None


def foe_view(foe: Foe) -> dict[str, Any]:
    """One of those who attack."""
    states = {FIGHTS: "fights", GONE: "gone", SLAIN: "slain"}
    return {
        "key": foe.key or None,
        "seat": foe.seat if foe.is_hero() else None,
        "form": FORMS[foe.form] if foe.form >= 0 else None,
        "health": foe.health,
        "wounds": foe.wounds,
        "state": states.get(foe.state, "waits"),
        "attack": foe.attack[:],
        "counter": foe.counter[:],
    }


def declared(s: Dungeoneer) -> list[dict[str, Any]]:
    """Encounters that were declared and not fought yet (D-068)."""
    for frame in reversed(s.agenda):
        if isinstance(frame, Batch):
            foes = zip(frame.foes, frame.against, strict=True)
            traps = zip(frame.trap_cards, frame.trap_targets, strict=True)
            return [{"card": name, "target": target, "form": None} for name, target in traps] + [
                {"card": foe.name(), "target": target, "form": FORMS[foe.form] if foe.form >= 0 else None}
                for foe, target in foes
            ]
    return []


def changed_prices(s: Dungeoneer, seat: int) -> dict[str, int]:
    """The cards in hand that do not cost what is printed on them now."""
    if s.place[seat] < 0 or not (s.boosts or sources(s, seat, PRICES)):
        return {}
    costs = {name: cost_of(s, seat, CARDS[name]) for name in s.hands[seat] if priced(name)}
    return {name: cost for name, cost in sorted(costs.items()) if cost != CARDS[name].cost}


def priced(name: str) -> bool:
    """Whether a card has a price in glory that something could change."""
    return CARDS[name].is_glory() and not CARDS[name].x
