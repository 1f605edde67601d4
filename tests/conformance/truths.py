"""What must be true at every event, game by game: numbers also shown in the view, and pieces never lost."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

from undercroft.games.descent.overlord.cards import PlayCard as OverlordPlays
from undercroft.games.descent.state.names import on_map
from undercroft.games.descent.state.state import OVERLORD_DECK, Descent
from undercroft.games.dungeoneer.play.play_card import PlayCard
from undercroft.games.dungeoneer.state.procedure import Procedure
from undercroft.games.dungeoneer.state.state import Dungeoneer
from undercroft.games.raiders.cards import ITEMS, KEY, SWORD
from undercroft.games.raiders.play import PlayRoom as Room
from undercroft.games.raiders.settle import Settlement
from undercroft.games.raiders.state import KINDS, Raiders

Args = dict[str, Any]
View = dict[str, Any]
Facts = Callable[[View, Args], Args]  # what the view says about the arguments of an event


def raider(view: View, args: Args) -> View:
    """The player that an event of Dungeon Raiders is about."""
    name = args["who"].removeprefix("@raiders-character-")
    return next(player for player in view["players"] if player["character"] == name)


def coins(view: View, args: Args) -> Args:
    """The coins of that player."""
    return {"coins": raider(view, args)["coins"]}


def wounds(view: View, args: Args) -> Args:
    """The wounds of that player."""
    return {"wounds": raider(view, args)["wounds"]}


def fight(view: View, _args: Args) -> Args:
    """The sum against the monster of the room."""
    return {"total": view["outcome"]["total"], "strength": view["row"][view["room"]]["card"]["strength"] or 0}


def hidden(view: View) -> int:
    """How many rooms of the floor lie face down."""
    return sum(room["state"] == "down" for room in view["row"])


def beast(view: View, args: Args) -> View:
    """The monster of One Card Dungeon that an event is about."""
    return next(monster for monster in view["monsters"] if monster["letter"] == args["letter"])


def adventurer(*names: str) -> Facts:
    """What a player of Dungeoneer has, by the names in the view."""

    def facts(view: View, args: Args) -> Args:
        hero = args["who"].removeprefix("@dungeoneer-hero-")
        player = next(player for player in view["players"] if player["hero"] == hero)
        return {name: player[name] for name in names}

    return facts


def delver(*names: str) -> Facts:
    """What a hero of Descent has, by the names in the view; monsters have no distinct names."""

    def facts(view: View, args: Args) -> Args:
        name = args["who"].removeprefix("@descent-hero-")
        heroes = [hero for hero in view["heroes"] if hero["name"] == name]
        return {each: heroes[0][each] for each in names} if heroes else {}

    return facts


def spot(view: View, args: Args) -> Args:
    """Where a hero of Descent stands, as players read it on the map."""
    found = delver("space")(view, args)
    return {"space": on_map(found["space"])} if found else {}


def dice(view: View, args: Args) -> Args:
    """What the dice of an attack of Descent show together."""
    return {name: sum(die[name] for die in view["attack"]["dice"]) for name in args if name != "who"}


def conquest(view: View, _args: Args) -> Args:
    """What the heroes of Descent have left."""
    return {"conquest": view["conquest"]}


def rolled(role: str) -> Facts:
    """A roll of a battle in Dungeoneer: its die and its total lie on the table."""

    def facts(view: View, args: Args) -> Args:
        rolls = [foe[role] for foe in view["battle"]["foes"] if foe[role]]
        return {"die": args["die"] if [args["die"], args["total"]] in rolls else rolls}

    return facts


FACTS: dict[str, Facts] = {
    "descent-begins": conquest,
    "descent-heroes-win": conquest,
    "descent-rolls": dice,
    "descent-trains": delver("coins"),
    "descent-round": lambda view, _: {"number": view["round"]},
    "descent-moves": spot,
    "descent-jumps": spot,
    "descent-places": spot,
    "descent-enters-dungeon": spot,
    "descent-wounded": delver("wounds"),
    "descent-heals": delver("wounds"),
    "descent-recovers": delver("fatigue"),
    "descent-tires": delver("fatigue"),
    "descent-adds-die": delver("fatigue"),
    "descent-coins": delver("coins"),
    "descent-buys": delver("coins"),
    "descent-sells": delver("coins"),
    "descent-bounty": delver("coins"),
    "descent-dies": delver("coins"),
    "descent-gains-conquest": conquest,
    "descent-loses-conquest": conquest,
    "descent-gains-threat": lambda view, _: {"threat": view["overlord"]["threat"]},
    "descent-loses-threat": lambda view, _: {"threat": view["overlord"]["threat"]},
    "descent-discards": lambda view, _: {"threat": view["overlord"]["threat"]},
    "descent-plays": lambda view, _: {"threat": view["overlord"]["threat"]},
    "dungeoneer-turn": lambda view, _: {"round": view["round"]},
    "dungeoneer-gains-glory": adventurer("glory"),
    "dungeoneer-loses-glory": adventurer("glory"),
    "dungeoneer-gains-peril": adventurer("peril"),
    "dungeoneer-loses-peril": adventurer("peril"),
    "dungeoneer-level": adventurer("level"),
    "dungeoneer-becomes-legend": adventurer("level"),
    "dungeoneer-token": lambda view, _: {"tokens": view["event"]["tokens"]},
    "dungeoneer-attack-roll": rolled("attack"),
    "dungeoneer-counter-roll": rolled("counter"),
    "dungeoneer-wounded": adventurer("health"),
    "dungeoneer-healed": adventurer("health"),
    "raiders-dealt": lambda view, args: {**coins(view, args), **wounds(view, args)},
    "raiders-gains-coins": coins,
    "raiders-loses-coins": coins,
    "raiders-wounded": wounds,
    "raiders-healed": wounds,
    "raiders-beaten": fight,
    "raiders-attacks": fight,
    "raiders-unbeatable": fight,
    "raiders-enter": lambda view, _: {"floor": view["floor"], "number": view["room"] + 1},
    "raiders-floor": lambda view, _: {"floor": view["floor"], "hidden": hidden(view)},
    "raiders-plays": lambda view, args: {
        "card": "@raiders-card-" + raider(view, args)["card"].replace(":", "-")
    },
    "raiders-wins": lambda view, args: {**coins(view, args), **wounds(view, args)},
    "one-card-level-begins": lambda view, _: {"level": view["level"], "count": len(view["monsters"])},
    "one-card-level-cleared": lambda view, _: {"level": view["level"], "turns": view["turn"]},
    "one-card-rolls": lambda view, _: {"dice": ", ".join(map(str, view["energy"]["rolled"]))},
    "one-card-keeps": lambda view, _: {"die": view["energy"]["kept"]},
    "one-card-energy": lambda view, _: {
        **view["energy"]["left"],
        "defence": view["energy"]["defence"],
        "range": view["energy"]["range"],
    },
    "one-card-moves": lambda view, _: {"to": view["hero"]["square"]},
    "one-card-wounds": lambda view, args: {"health": beast(view, args)["health"]},
    "one-card-monster-moves": lambda view, args: {"to": beast(view, args)["square"]},
    "one-card-monsters-attack": lambda view, _: {
        "health": view["hero"]["health"],
        "defence": view["energy"]["defence"],
    },
    "one-card-nobody-attacks": lambda view, _: {
        "health": view["hero"]["health"],
        "defence": view["energy"]["defence"],
    },
    "one-card-heals": lambda view, _: {"health": view["hero"]["health"]},
    "one-card-defeat": lambda view, _: {"level": view["level"], "square": view["hero"]["square"]},
}


def raiders_kept(s: Raiders) -> Any:
    """Characters and items, wherever they are."""
    lying: Counter[str] = Counter()
    top = s.agenda[-1] if s.agenda else None
    left = isinstance(top, Settlement) and top.STEPS[top.at - 1] == "leave"
    for frame in s.agenda:
        if isinstance(frame, Room) and not left:
            lying.update(card for card in frame.cards if card in (ITEMS[KEY], ITEMS[SWORD]))
    items = [s.supply[kind] + lying[item] + sum(s.items[kind::KINDS]) for kind, item in enumerate(ITEMS)]
    return items, sorted(s.heroes + s.characters)


def dungeoneer_kept(s: Dungeoneer) -> Any:
    """Adventure cards, wherever they are; one that is being played may already be in its new place."""
    found = Counter([*s.deck.cards(), *s.lord_deck.cards(), *s.discard, *s.lord_discard, *s.standing])
    found.update(laid.name for laid in s.laid)
    for seat in range(s.seats):
        found.update(s.hands[seat])
        for item in s.items[seat]:
            found.update((item.name, *item.attached))
        for beast in s.packs[seat]:
            found.update((beast.name, *beast.attached))
    for frame in s.agenda:
        if isinstance(frame, Procedure) and not isinstance(frame, PlayCard):
            found.update(frame.loose(s))
    return found | Counter(frame.name for frame in s.agenda if isinstance(frame, PlayCard))


def descent_kept(s: Descent) -> Any:
    """The overlord's cards, wherever they are; one that is being played is in nobody's hand."""
    found = Counter([*s.hand, *s.decks[OVERLORD_DECK], *s.discard, *s.powers])
    playing = [frame.card for frame in s.agenda if isinstance(frame, OverlordPlays) and frame.at > 0]
    return found + Counter(playing)


# One Card Dungeon has no pieces to lose.
KEPT: dict[str, Callable[[Any], Any]] = {
    "raiders": raiders_kept,
    "dungeoneer": dungeoneer_kept,
    "descent": descent_kept,
}
