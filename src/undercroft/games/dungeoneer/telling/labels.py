"""What the options are called: labels, prompts, and the whole vocabulary of the game."""

from __future__ import annotations

from functools import cache

from undercroft.engine.flow import Args, Ask
from undercroft.engine.messages import Description, Message
from undercroft.games.dungeoneer.battle.lair import SendHome
from undercroft.games.dungeoneer.battle.villainy import Batch
from undercroft.games.dungeoneer.cards.catalogue import CARDS, LOCATIONS, QUESTS
from undercroft.games.dungeoneer.cards.vocabulary import (
    ENCOUNTER,
    TREASURE,
)
from undercroft.games.dungeoneer.course.setup import LayOut, Revive
from undercroft.games.dungeoneer.course.words import WORDS
from undercroft.games.dungeoneer.dungeon.placing import Place
from undercroft.games.dungeoneer.dungeon.shifting import Shift
from undercroft.games.dungeoneer.effects.choices import ForcedMove, Warp
from undercroft.games.dungeoneer.hero.pack import beast_keys
from undercroft.games.dungeoneer.hero.rolls import Die
from undercroft.games.dungeoneer.play.paying import cost_of
from undercroft.games.dungeoneer.quests.kinds import Hunt
from undercroft.games.dungeoneer.state.choices import LOCATION
from undercroft.games.dungeoneer.state.foes import battle_of
from undercroft.games.dungeoneer.state.names import card_name, place_name, source_name, who
from undercroft.games.dungeoneer.state.state import Dungeoneer
from undercroft.games.dungeoneer.state.windows import Moment
from undercroft.games.dungeoneer.telling.prices import ability_args

SEATS = range(4)
FOES = range(1, 13)
RULES: dict[str, list[str]] = {
    "play": ["D-016"],
    "play-use": ["D-246"],
    "pack": ["D-209"],
    "use": ["D-177"],
    "use-quest": ["D-142"],
}


@cache
def vocabulary() -> list[str]:
    """Every option there can ever be."""
    aimed = [card.name for card in CARDS.values() if card.aimed]
    unaimed = [card.name for card in CARDS.values() if not card.aimed]
    monsters = [card.name for card in CARDS.values() if card.fighter is not None]
    able = [card.name for card in CARDS.values() if card.windows]
    return [
        *("use:hero", "use:location", "use:hero:2", "use:location:2", "use:location:3"),
        *[f"play:{name}" for name in unaimed],
        *[f"play:{name}@{seat}" for name in aimed for seat in SEATS],
        *[f"play-use:{name}" for name in able if CARDS[name].kind == TREASURE],
        *[f"pack:{name}{n}@{seat}" for name in monsters for n in ("", "#2", "#3", "#4") for seat in SEATS],
        *[f"use:{name}{n}" for name in able for n in ("", ":2", ":3")[: abilities_of(name)]],
        *[f"use-quest:{name}" for name, quest in QUESTS.items() if quest.windows],
        *WORDS,
    ]


def abilities_of(name: str) -> int:
    """How many abilities a card has."""
    return len([effect for effect in CARDS[name].effects if effect.window >= 0])


def describe(s: Dungeoneer, seat: int, option: str) -> Description:
    """Label, objects and rules of an open option."""
    word = WORDS.get(option)
    if word is not None:
        return word.verb.description(s, seat, word)
    verb, _, what = option.partition(":")
    args, objects = arguments(s, seat, verb, what)
    rules = RULES[verb]
    if verb == "play":
        rules = play_rules(what.partition("@")[0])
    label = Message(f"dungeoneer-do-{verb}", args)
    return Description(label, objects, rules)


def play_rules(name: str) -> list[str]:
    """The rules behind playing a card of this kind."""
    card = CARDS[name]
    if card.kind == ENCOUNTER:
        return ["D-062", "D-069", "D-072"]
    if not card.is_glory():
        return ["D-061", "D-062"] if card.aimed else ["D-061", "D-065"]
    return ["D-116", "D-226"]


def arguments(s: Dungeoneer, seat: int, verb: str, what: str) -> tuple[Args, list[str]]:
    """The arguments of an option's label, and the objects it touches."""
    if verb in CARD_VERBS:
        return card_arguments(s, seat, verb, what)
    if verb == "use":
        return ability_args(s, seat, verb, what), [used_object(s, seat, what.partition(":")[0])]
    if verb == "use-quest":
        return ability_args(s, seat, verb, what), [f"quest:{what}"]
    raise NotImplementedError(verb)


CARD_VERBS = {  # where the card is: in the own hand, in play at a hero, in a pack
    "play": "card",
    "play-use": "card",
    "pack": "pack",
}


def card_arguments(s: Dungeoneer, seat: int, verb: str, what: str) -> tuple[Args, list[str]]:
    """The arguments and objects of an option about a card: the card where it is, and whom it is aimed at."""
    key, _, aim = what.partition("@")
    name = key.partition("#")[0]
    card = CARDS[name]
    cost = cost_of(s, seat, card) if card.is_glory() else card.cost
    args: Args = {"card": card_name(name), "cost": "x" if card.x else cost}
    args["pays"] = "glory" if card.is_glory() else "peril"
    args["target"] = who(s, int(aim)) if aim else "none"
    where = CARD_VERBS[verb]
    theirs = verb in ("card", "beast")
    owner = int(aim) if theirs else seat
    thing = f"card:{name}" if where == "card" else f"{where}:{key}@{owner}"
    if where == "pack":  # what tells it from others of its name
        beast = s.packs[owner][beast_keys(s, owner).index(key)]
        args["wounds"] = beast.wounds
        args["attached"] = card_name(beast.attached[0]) if beast.attached else "none"
    return args, [thing, f"hero:{aim}"] if aim and not theirs else [thing]


def used_object(s: Dungeoneer, seat: int, what: str) -> str:
    """Where the board shows what an ability belongs to."""
    if what == "hero":
        return f"hero:{seat}"
    return f"location:{LOCATIONS[s.place[seat]].name}" if what == "location" else f"item:{what}@{seat}"


def prompt(s: Dungeoneer, ask: Ask) -> Message:
    """What must be chosen now, with the numbers that matter."""
    if ask.seat < 0:
        return Message(ask.prompt)
    top, below = s.agenda[-1], s.agenda[-2]
    args: Args = {"ap": s.ap[ask.seat], "glory": s.glory[ask.seat]}
    if isinstance(top, Place) and top.place >= 0:
        args["place"] = place_name(top.place)
    elif isinstance(top, Shift | LayOut) and top.choice:
        args["place"] = place_name(LOCATION.read(top.choice).number)
    elif isinstance(top, Batch) and top.foes:
        args["monster"] = source_name(top.foes[-1].key)
    elif isinstance(top, Hunt):
        args["monster"] = source_name("quest:" + top.quest)
    elif isinstance(top, Moment) and isinstance(below, Die):
        rolling = below.contest
        args["who"] = who(s, rolling.seat) if rolling.seat >= 0 else source_name(rolling.foe)
        args["die"] = below.die() if below.faces else 0
    elif isinstance(top, ForcedMove | Warp | Revive):
        args["who"] = who(s, top.seat)
    elif isinstance(top, SendHome):
        fight = battle_of(s)
        assert fight is not None
        args["monster"] = source_name(fight.foes[top.index].key)
    return Message(ask.prompt, args)
