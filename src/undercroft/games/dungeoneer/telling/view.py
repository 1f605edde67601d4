"""What everybody may know of the table, and what a seat knows beyond that."""

from __future__ import annotations

from functools import partial
from itertools import pairwise
from typing import Any, Final

from undercroft.engine.parts import Parts
from undercroft.games.dungeoneer.battle.blows import Volley
from undercroft.games.dungeoneer.battle.villainy import Batch
from undercroft.games.dungeoneer.cards.records import Exit
from undercroft.games.dungeoneer.cards.vocabulary import (
    CATEGORIES,
    EXITS,
    FORMS,
    GRADES,
    KINDS,
    NO_OBSTACLE,
    OBSTACLES,
    SIDES,
    STATS,
)
from undercroft.games.dungeoneer.course.reset import unpaid, upkeep_of
from undercroft.games.dungeoneer.dungeon.map import WIDTH
from undercroft.games.dungeoneer.dungeon.placing import Place
from undercroft.games.dungeoneer.dungeon.shifting import Shift
from undercroft.games.dungeoneer.hero.inventory import slot_of
from undercroft.games.dungeoneer.hero.minions import minion_of
from undercroft.games.dungeoneer.hero.numbers import sheet, sources
from undercroft.games.dungeoneer.hero.pack import pack_keys
from undercroft.games.dungeoneer.hero.rolls import Die
from undercroft.games.dungeoneer.play.paying import cost_of
from undercroft.games.dungeoneer.play.play_card import PlayCard
from undercroft.games.dungeoneer.play.playable import PRICES
from undercroft.games.dungeoneer.quests.complete import quests_win
from undercroft.games.dungeoneer.state.box import Box
from undercroft.games.dungeoneer.state.foes import FIGHTS, GONE, SLAIN, Fight, Foe, battle_of
from undercroft.games.dungeoneer.state.listed import LOCATION
from undercroft.games.dungeoneer.state.options import OPTIONS
from undercroft.games.dungeoneer.state.pieces import ATTACKING, Beast, Door, Escort, Item
from undercroft.games.dungeoneer.state.state import PHASES, WIN_QUESTS, Dungeoneer
from undercroft.games.dungeoneer.telling.shape import Player


def table(s: Dungeoneer, parts: Parts) -> dict[str, Any]:
    """The public part of the table as JSON-ready data (D-326)."""
    box = s.box
    event = {"event": event_view(s)} if s.event else {}
    return event | {
        "game": "dungeoneer",
        "options": parts.one("options", s.options, options),
        "sets": parts.one("sets", box, sets),
        "seats": s.seats,
        "quests_to_win": 0 if s.climbs else WIN_QUESTS,
        "round": s.round,
        "phase": PHASES[s.phase],
        "active": s.active,
        "asked": [ask.seat for ask in s.pending if ask.seat >= 0 and not ask.idle()],
        "map": dungeon(s, parts),
        "placing": placing(s),
        "playing": [frame.name for frame in s.agenda if isinstance(frame, PlayCard)],
        "players": parts.each(
            "players", [player(s, seat) for seat in range(s.seats)], partial(player_view, box)
        ),
        "common": parts.each("common", [opened(s, name) for name in s.common], partial(quest, box)),
        "escorts": parts.each("escorts", s.escorts[:], partial(escort_view, box)),
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


def own(s: Dungeoneer, seat: int, parts: Parts) -> dict[str, Any]:
    """The seat, its hand with prices that differ from the printed ones, and the locations it was dealt."""
    return {
        "you": seat,
        "hand": parts.one("hand", s.hands[seat], in_order),
        "prices": changed_prices(s, seat),
        "dealt": parts.one("dealt", s.dealt[seat], in_order),
    }


def in_order(names: tuple[str, ...]) -> list[str]:
    """Cards as a hand is sorted."""
    return sorted(names)


def sets(box: Box) -> list[str]:
    """The sets that the cards are from."""
    return list(box.sets)


def options(bits: int) -> list[str]:
    """The table options that are on."""
    return [word for bit, word in enumerate(OPTIONS) if bits >> bit & 1]


def event_view(s: Dungeoneer) -> dict[str, Any]:
    """The event in the middle of the table."""
    most = s.box.event.most if s.box.event is not None else 0
    return {"name": s.event, "tokens": s.tokens, "most": most}


def dungeon(s: Dungeoneer, parts: Parts) -> dict[str, Any]:
    """The map; it rarely changes, so that is checked first."""
    source = (s.cells[:], s.turned, s.laid[:], s.doors[:], s.common)
    return parts.one("map", source, lambda _: laid_out(s, parts))


def laid_out(s: Dungeoneer, parts: Parts) -> dict[str, Any]:
    """Every location on the map by name."""
    shown: list[dict[str, Any]] = parts.each("locations", locations(s), partial(location, s.box))
    return {each["name"]: each for each in shown}


# place, cell, turned, attachments, doors that are not as printed, and whose lair it is
Location = tuple[int, int, int, list[str], list[Door], str]


def locations(s: Dungeoneer) -> list[Location]:
    """Every location on the map, with what is in it."""
    found: list[Location] = []
    for place, cell in enumerate(s.cells):
        if cell >= 0:
            attached = [laid.name for laid in s.laid if laid.place == place]
            doors = [door for door in s.doors if door.place == place]
            lair = s.box.lairs.get(place, "")
            lives = lair if lair in s.common else ""
            found.append((place, cell, s.turned >> place & 1, attached, doors, lives))
    return found


def location(box: Box, source: Location) -> dict[str, Any]:
    """A location on the map as placed."""
    place, cell, turned, attached, doors, lair = source
    card = box.locations[place]
    exits = [exit_view(card.exits[side + 4 if turned else side]) for side in range(4)]
    for door in doors[::-1]:  # the first counts (`exit_at`)
        exits[door.side] = exit_view(Exit(door.kind, door.stat, door.value))
    shown: dict[str, Any] = {
        "name": card.name,
        "x": cell % WIDTH - WIDTH // 2,
        "y": cell // WIDTH - WIDTH // 2,
        "turned": turned != 0,
        "type": "room" if card.room else "passage",
        "entrance": card.entrance,
        "glory": card.glory,
        "peril": card.peril,
        "exits": {SIDES[side]: exits[side] for side in range(4)},
        "obstacle": None,
        "attached": [name for name in attached if not box.cards[name].is_trap()],
    }
    traps = [name for name in attached if box.cards[name].is_trap()]
    for word, found in (("dark", card.dark), ("traps", traps), ("lair", lair)):
        if found:
            shown[word] = found
    if card.obstacle != NO_OBSTACLE:
        stat = STATS[card.stat] if card.stat >= 0 else None
        shown["obstacle"] = {"kind": OBSTACLES[card.obstacle], "stat": stat, "value": card.value}
    return shown


def exit_view(exit: Exit) -> dict[str, Any]:
    """One exit as it is now."""
    stat = STATS[exit.stat] if exit.stat >= 0 else None
    return {"kind": EXITS[exit.kind], "stat": stat, "value": exit.value}


def placing(s: Dungeoneer) -> str | None:
    """The location that was drawn, or taken up, and is about to be laid."""
    top = s.agenda[-1] if s.agenda else None
    if isinstance(top, Shift) and top.choice:
        return LOCATION.word_at(s, top.choice).what
    return s.box.locations[top.place].name if isinstance(top, Place) and top.place >= 0 else None


PLAYER: Final = tuple(Player.__annotations__)  # the entries of a player, in order


def player(s: Dungeoneer, seat: int) -> tuple[Any, ...]:
    """What everybody sees of a player, in the order of PLAYER; never the cards in hand."""
    values: list[int] | None = None
    limits: list[int] | None = None
    if s.heroes[seat] and not s.is_out(seat):
        values, limits = sheet(s, seat)
    upkeep = upkeep_of(s, unpaid(s, seat, [])) if s.box.upkeep else 0
    return (
        seat,
        s.heroes[seat] or None,
        s.level[seat],
        s.health[seat],
        s.glory[seat],
        s.peril[seat],
        s.ap[seat] + s.spare[seat],
        s.saved >> seat & 1 != 0,
        s.is_fallen(seat),
        s.is_out(seat),
        s.box.locations[s.place[seat]].name if s.place[seat] >= 0 else None,
        values,
        limits,
        s.items[seat][:],
        s.packs[seat][:],
        [opened(s, name) for name in s.quests[seat]],
        list(s.done[seat]),
        len(s.hands[seat]),
        len(s.dealt[seat]),
        upkeep,
        upkeep > s.glory[seat],
        quests_win(s) and not s.reason and len(s.done[seat]) == WIN_QUESTS - 1,
    )


def player_view(box: Box, source: tuple[Any, ...]) -> dict[str, Any]:
    """A player as everybody sees them."""
    shown: dict[str, Any] = dict(zip(PLAYER, source, strict=True))
    if shown["values"] is not None:
        shown["values"] = dict(zip(FORMS, shown["values"], strict=True))
        shown["limits"] = dict(zip(("boons", "treasures"), shown["limits"], strict=True))
    shown["items"] = [item_view(box, item) for item in shown["items"]]
    keys = pack_keys(shown["pack"])
    shown["pack"] = [beast_view(key, beast) for key, beast in zip(keys, shown["pack"], strict=True)]
    shown["quests"] = [quest(box, open) for open in shown["quests"]]
    return shown


def item_view(box: Box, item: Item) -> dict[str, Any]:
    """A card in play."""
    kind, type = slot_of(box.cards[item.name])
    wounds = {"wounds": item.wounds} if item.wounds else {}
    return {"name": item.name, "kind": KINDS[kind], "type": type, "attached": list(item.attached), **wounds}


def beast_view(key: str, beast: Beast) -> dict[str, Any]:
    """A monster in a pack."""
    return {"key": key, "name": beast.name, "wounds": beast.wounds, "attached": list(beast.attached)}


NOT_BEGUN: Final = -2  # an escort that nobody has with them, and that waits nowhere


def opened(s: Dungeoneer, name: str) -> tuple[str, int, int]:
    """An open quest, with the wounds of its monster and where its escort waits, -1 if a hero has it."""
    waits = NOT_BEGUN
    for escort in s.escorts:
        if escort.quest == name:
            waits = escort.place
    return name, s.hurt.get(name, 0), waits


def quest(box: Box, source: tuple[str, int, int]) -> dict[str, Any]:
    """An open quest; an escort that has begun does not lead back to where it began (D-155, D-161)."""
    name, wounds, waits = source
    card = box.quests[name]
    begins = list(card.at) if waits == NOT_BEGUN else [box.locations[waits].name] if waits >= 0 else []
    apart = {"apart": True} if card.apart else {}
    return apart | {
        "name": name,
        "category": CATEGORIES[card.category],
        "grade": GRADES[card.grade],
        "at": list(card.at),
        "to": card.to or None,
        "leads": [name for name in (*begins, card.to) if name in box.place_of],
        "wounds": wounds,
    }


def escort_view(box: Box, escort: Escort) -> dict[str, Any]:
    """An escort on its way."""
    return {
        "quest": escort.quest,
        "owner": escort.owner,
        "carrier": escort.carrier if escort.carrier >= 0 else None,
        "place": box.locations[escort.place].name if escort.place >= 0 else None,
    }


def battle(s: Dungeoneer) -> dict[str, Any] | None:
    """The innermost battle in progress with all its numbers; after a challenge, the result of that."""
    fight = battle_of(s)
    if fight is None:
        return None
    foes = fight.struck_back or fight.foes
    shown = [foe_view(foe) | stand_in(s, fight.target, foe) for foe in foes]
    lay_open(s, fight, shown)
    return {
        "stage": fight.STEPS[max(0, fight.at - 1)],
        "target": fight.target,
        "owner": fight.owner if fight.owner >= 0 else None,
        "place": s.box.locations[fight.place].name,
        "challenge": len(foes) == 2 and foes[0].seat == fight.target,
        "foes": shown,
    }


def lay_open(s: Dungeoneer, fight: Fight, shown: list[dict[str, Any]]) -> None:
    """Show a thrown die that may still be changed, with its total so far (D-221)."""
    for volley, die in pairwise(s.agenda[s.agenda.index(fight) + 1 :]):
        if isinstance(volley, Volley) and isinstance(die, Die) and die.faces:
            name = "attack" if volley.role == ATTACKING else "counter"
            rolled = [die.die(), die.total(s)]
            shown[volley.index] |= {name: rolled, f"{name}_added": added_to(rolled)}


def foe_view(foe: Foe) -> dict[str, Any]:
    """An attacker."""
    states = {FIGHTS: "fights", GONE: "gone", SLAIN: "slain"}
    return {
        "key": foe.key or None,
        "seat": foe.seat if foe.is_hero() else None,
        "form": FORMS[foe.form] if foe.form >= 0 else None,
        "health": foe.health,
        "wounds": foe.wounds,
        "state": states.get(foe.state, "waits"),
        "attack": foe.attack[:],
        "attack_added": added_to(foe.attack),
        "counter": foe.counter[:],
        "counter_added": added_to(foe.counter),
        "verdict": verdict(foe.margin()),
    }


def stand_in(s: Dungeoneer, seat: int, foe: Foe) -> dict[str, Any]:
    """The minion that counters this attack for its hero (D-249), with the health it has left."""
    fighter = s.box.cards[foe.stand_in].fighter if foe.stand_in else None
    if fighter is None:
        return {}
    minion = minion_of(s, seat)
    left = fighter.health - minion.wounds if minion is not None and minion.name == foe.stand_in else 0
    return {"stand_in": {"key": f"card:{foe.stand_in}", "health": left}}


def added_to(rolled: list[int]) -> int:
    """What was added to the die of a roll."""
    return rolled[1] - rolled[0] if rolled else 0


def verdict(margin: int | None) -> str | None:
    """The result of an attack with this difference of rolls (D-198)."""
    if margin is None:
        return None
    return "hits" if margin > 0 else "is struck" if margin < 0 else "tie"


def declared(s: Dungeoneer) -> list[dict[str, Any]]:
    """Encounters that were declared and not fought yet (D-068)."""
    for frame in s.agenda[::-1]:
        if isinstance(frame, Batch):
            foes = zip(frame.foes, frame.against, strict=True)
            traps = zip(frame.trap_cards, frame.trap_targets, strict=True)
            return [{"card": name, "target": target, "form": None} for name, target in traps] + [
                {"card": foe.name(), "target": target, "form": FORMS[foe.form] if foe.form >= 0 else None}
                for foe, target in foes
            ]
    return []


def changed_prices(s: Dungeoneer, seat: int) -> dict[str, int]:
    """The cards in hand whose cost differs from the printed one now."""
    if s.place[seat] < 0 or not (s.boosts or sources(s, seat, PRICES)):
        return {}
    costs = {name: cost_of(s, seat, s.box.cards[name]) for name in s.hands[seat] if priced(s, name)}
    return {name: cost for name, cost in sorted(costs.items()) if cost != s.box.cards[name].cost}


def priced(s: Dungeoneer, name: str) -> bool:
    """Whether a card has a price in glory that something could change."""
    return s.box.cards[name].is_glory() and not s.box.cards[name].x
