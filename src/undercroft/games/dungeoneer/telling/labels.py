"""What the options are called: labels, prompts, and the whole vocabulary of the game."""

from __future__ import annotations

from functools import cache

from undercroft.engine.flow import Args, Ask
from undercroft.engine.messages import Description, Message
from undercroft.games.dungeoneer.battle.lair import SendHome
from undercroft.games.dungeoneer.battle.villainy import Batch
from undercroft.games.dungeoneer.cards.catalogue import CARDS, HEROES, LOCATIONS, PLACE_OF, QUESTS
from undercroft.games.dungeoneer.cards.vocabulary import (
    BEFORE_ROLL,
    ENCOUNTER,
    FORMS,
    HEROICS,
    SIDES,
    TREASURE,
)
from undercroft.games.dungeoneer.course.setup import LayOut, Revive
from undercroft.games.dungeoneer.course.words import WORDS
from undercroft.games.dungeoneer.dungeon.placing import Place
from undercroft.games.dungeoneer.dungeon.shifting import Shift
from undercroft.games.dungeoneer.effects.choices import ChangeExit, ForcedMove, Warp
from undercroft.games.dungeoneer.hero.pack import beast_keys
from undercroft.games.dungeoneer.hero.rolls import Die
from undercroft.games.dungeoneer.play.paying import cost_of
from undercroft.games.dungeoneer.play.playable import MOST_PAID
from undercroft.games.dungeoneer.quests.kinds import Hunt, TryLuck
from undercroft.games.dungeoneer.state.foes import battle_of, quarry_name
from undercroft.games.dungeoneer.state.names import card_name, place_name, quest_name, source_name, who
from undercroft.games.dungeoneer.state.state import Dungeoneer
from undercroft.games.dungeoneer.state.windows import Moment
from undercroft.games.dungeoneer.telling.prices import ability_args

SEATS = range(4)
FOES = range(1, 13)
RULES: dict[str, list[str]] = {
    "pass": ["DQ"],
    "end": ["D-047"],
    "fight": ["D-068"],
    "play": ["D-016"],
    "play-use": ["D-246"],
    "pack": ["D-209"],
    "use": ["D-177"],
    "use-quest": ["D-142"],
    "draw": ["D-315"],
    "place": ["D-073", "D-075", "D-078"],
    "take": ["D-162"],
    "wound": ["D-183"],
    "discard": ["D-166"],
    "discard-treasure": ["D-166"],
    "discard-pack": ["D-166", "D-208"],
    "save": ["D-171"],
    "payer": ["D-065"],
    "pay": ["D-227"],
    "form": ["D-185", "D-190"],
    "peril": ["D-211"],
    "hero": ["D-220"],
    "foe": ["D-220"],
    "card": ["D-220"],
    "beast": ["D-220"],
    "location": ["D-220"],
    "exit": ["D-220"],
    "quest": ["D-336"],
    "choose": ["D-285"],
    "to-hand": ["D-205"],
    "to-pack": ["D-205", "D-206"],
    "to-discard": ["D-206"],
    "dodge": ["D-299"],
    "test": ["D-112"],
    "extra-die": ["D-337"],
    "plain": ["D-165"],
}
PASS_RULES = {
    "dungeoneer-ask-challenge": "D-202",
    "dungeoneer-ask-reward": "D-211",
    "dungeoneer-ask-discard": "D-168",
    "dungeoneer-ask-save": "D-171",
    "dungeoneer-ask-draw": "D-315",
    "dungeoneer-ask-response": "D-176",
}


@cache
def vocabulary() -> list[str]:
    """Every option there can ever be."""
    aimed = [card.name for card in CARDS.values() if card.aimed]
    unaimed = [card.name for card in CARDS.values() if not card.aimed]
    monsters = [card.name for card in CARDS.values() if card.fighter is not None]
    able = [card.name for card in CARDS.values() if card.windows]
    sites = [location.name for location in LOCATIONS]
    permanent = [card.name for card in CARDS.values() if card.lasts]
    return [
        *("pass", "end", "fight", "draw", "save", "wound", "dodge", "test"),
        *("extra-die", "plain", "to-hand", "to-pack", "to-discard", "use:hero", "use:location"),
        *("use:hero:2", "use:location:2", "use:location:3"),
        *[f"play:{name}" for name in unaimed],
        *[f"play:{name}@{seat}" for name in aimed for seat in SEATS],
        *[f"play-use:{name}" for name in able if CARDS[name].kind == TREASURE],
        *[f"pack:{name}{n}@{seat}" for name in monsters for n in ("", "#2", "#3", "#4") for seat in SEATS],
        *[f"use:{name}{n}" for name in able for n in ("", ":2", ":3")[: abilities_of(name)]],
        *[f"use-quest:{name}" for name, quest in QUESTS.items() if quest.windows],
        *[f"exit:{side}" for side in SIDES],
        *[f"place:{name}:{side}{turn}" for name in sites for side in SIDES for turn in ("", ":turned")],
        *[f"location:{name}" for name in sites],
        *[f"form:{form}" for form in FORMS],
        *[f"{verb}:{seat}" for verb in ("payer", "peril", "hero") for seat in SEATS],
        *[f"foe:{n}" for n in FOES],
        *[f"pay:{n}" for n in range(1, MOST_PAID + 1)],
        *[f"discard:{name}" for name in CARDS],
        *[f"discard-treasure:{name}" for name in permanent if CARDS[name].kind == TREASURE],
        *[f"discard-pack:{name}{n}" for name in monsters for n in ("", "#2", "#3", "#4")],
        *[f"card:{name}@{seat}" for name in permanent for seat in SEATS],
        *[f"beast:{name}{n}@{seat}" for name in monsters for n in ("", "#2", "#3", "#4") for seat in SEATS],
        *[f"choose:{name}" for name in HEROES],
        *[f"quest:{name}" for name in QUESTS],
        *[f"take:{name}" for name, quest in QUESTS.items() if quest.to],
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
    if verb == "pass":
        rules = [PASS_RULES.get(next((ask.prompt for ask in s.pending if ask.seat == seat), ""), "D-175")]
    if verb == "play":
        rules = play_rules(what.partition("@")[0])
    label = Message(pass_label(s, seat) if verb == "pass" else f"dungeoneer-do-{verb}", args)
    return Description(label, objects, rules)


def pass_label(s: Dungeoneer, seat: int) -> str:
    """To pass is to roll before a roll of one's own, and to go on in a pause of one's own deeds."""
    top, below = s.agenda[-1], s.agenda[-2]
    if isinstance(top, Moment) and top.window == HEROICS:
        return "dungeoneer-do-pass-on"
    if isinstance(top, Moment) and top.window == BEFORE_ROLL and isinstance(below, Die):
        return "dungeoneer-do-pass-roll" if below.contest.seat == seat else "dungeoneer-do-pass"
    return "dungeoneer-do-pass"


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
    if verb in QUEST_VERBS:
        return {"quest": quest_name(what)}, [f"quest:{what}"]
    if verb == "exit":
        top = s.agenda[-1]
        here = s.place[top.seat if isinstance(top, ChangeExit) else seat]
        return {"side": f"@dungeoneer-side-{what}"}, [f"exit:{LOCATIONS[here].name}:{what}"]
    if verb == "place":
        site, side, *turned = what.split(":")
        args: Args = {"place": place_name(PLACE_OF[site]), "side": f"@dungeoneer-side-{side}"}
        return {**args, "turned": "yes" if turned else "no"}, [f"spot:{site}:{side}"]
    if verb == "location":
        return {"place": place_name(PLACE_OF[what])}, [f"location:{what}"]
    if verb in ("payer", "peril", "hero"):
        return {"target": who(s, int(what))}, [f"hero:{what}"]
    if verb == "foe":
        return {"target": quarry_name(s, int(what) - 1, -1)}, [f"foe:{what}"]
    if verb == "form":
        return {"form": f"@dungeoneer-stat-{what}"}, []
    if verb == "choose":
        return {"hero": f"@dungeoneer-hero-{what}"}, [f"hero-card:{what}"]
    if verb == "extra-die":
        top = s.agenda[-1]
        return {"cost": QUESTS[top.quest].extra_die if isinstance(top, TryLuck) else 0}, []
    return ({"count": int(what)}, []) if verb == "pay" else ({}, [])


CARD_VERBS = {  # where the card is: in the own hand, in play at a hero, in a pack
    "play": "card",
    "play-use": "card",
    "discard": "card",
    "discard-treasure": "item",
    "card": "item",
    "pack": "pack",
    "discard-pack": "pack",
    "beast": "pack",
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


QUEST_VERBS = ("take", "quest")


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
        args["place"] = place_name(PLACE_OF[top.choice[len("location:") :]])
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
