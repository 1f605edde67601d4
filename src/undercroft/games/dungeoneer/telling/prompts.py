"""Prompts: who or what asks, what is chosen, and what follows, with the relevant numbers."""

from __future__ import annotations

from typing import Any, Final

from undercroft.engine.flow import Args, Ask, Frame
from undercroft.engine.messages import Message
from undercroft.games.dungeoneer.battle.blows import Hit
from undercroft.games.dungeoneer.battle.challenge import ATTACK_AP
from undercroft.games.dungeoneer.battle.lair import Reward, SendHome, SoloReward
from undercroft.games.dungeoneer.battle.specials import Specials
from undercroft.games.dungeoneer.battle.stages import Battle, Strike
from undercroft.games.dungeoneer.battle.stand_in import StandIn
from undercroft.games.dungeoneer.battle.traps import LayTrap
from undercroft.games.dungeoneer.battle.villainy import Batch
from undercroft.games.dungeoneer.cards.records import Effect
from undercroft.games.dungeoneer.cards.vocabulary import BOON, OPEN, TREASURE
from undercroft.games.dungeoneer.cards.wording import THEIRS
from undercroft.games.dungeoneer.course.reset import Reset
from undercroft.games.dungeoneer.course.setup import LayOut, Revive
from undercroft.games.dungeoneer.course.solo import Wandering
from undercroft.games.dungeoneer.course.turn import DiscardAndDraw, Turn
from undercroft.games.dungeoneer.dungeon.moving import DODGE_AP, Enter
from undercroft.games.dungeoneer.dungeon.placing import Place
from undercroft.games.dungeoneer.dungeon.shifting import Shift, SwapLocations
from undercroft.games.dungeoneer.effects.choices import ChangeExit, ChosenDeed, DiscardCards, MayDraw
from undercroft.games.dungeoneer.effects.resolve import Resolve
from undercroft.games.dungeoneer.hero.inventory import Excess, too_many
from undercroft.games.dungeoneer.hero.numbers import limit
from undercroft.games.dungeoneer.hero.pack import PackExcess, pack_limit
from undercroft.games.dungeoneer.hero.rolls import Die, Test
from undercroft.games.dungeoneer.play.paying import Pay
from undercroft.games.dungeoneer.play.play_card import PlayCard, UseAbility
from undercroft.games.dungeoneer.quests.kinds import Hunt, TryLuck
from undercroft.games.dungeoneer.quests.search import Search
from undercroft.games.dungeoneer.state.foes import battle_of, the_fight
from undercroft.games.dungeoneer.state.listed import LOCATION
from undercroft.games.dungeoneer.state.names import (
    ability_name,
    card_name,
    place_name,
    quest_name,
    source_name,
    stat_name,
    who,
)
from undercroft.games.dungeoneer.state.pieces import ATTACKING, COUNTERING, QUESTING, SEARCHING, TESTING
from undercroft.games.dungeoneer.state.state import REWARD_PERIL, SAVED_AP, Dungeoneer
from undercroft.games.dungeoneer.state.windows import PlayWindow

NOBODY: Final = "none"
ROLES: Final = {
    ATTACKING: "attack",
    COUNTERING: "counter",
    TESTING: "test",
    QUESTING: "quest",
    SEARCHING: "search",
}
PICKED: Final = {  # what an effect is about, by its selector; heroes by default
    "your boon": "boon",
    "their boon": "boon",
    "your treasure": "treasure",
    "their treasure": "treasure",
    "your bane": "bane",
    "their pack": "packed",
    "your pack": "packed",
    "attacking monster": "monster",
}


EXCEEDED: Final = {BOON: "boon", TREASURE: "treasure"}


def prompt(s: Dungeoneer, ask: Ask) -> Message:
    """What must be chosen now."""
    if ask.seat < 0:
        return Message(ask.prompt)
    if ask.idle():
        return about_dropping(s, ask)
    top, below = s.agenda[-1], s.agenda[-2]
    args: Args = {"ap": s.ap[ask.seat], "glory": s.glory[ask.seat], "source": NOBODY, "who": NOBODY}
    if isinstance(top, PlayWindow):
        return in_pause(s, ask, top, below, args)
    asks = source_of(top)
    if asks:
        args["source"] = ability_name(asks)
    add_dungeon(s, top, args)
    add_effect(s, top, args)
    add_battle(s, ask, top, args)
    add_limit(s, top, args)
    return Message(ask.prompt, args)


def about_dropping(s: Dungeoneer, ask: Ask) -> Message:
    """An escort may be dropped at any moment, whatever others are choosing (D-160)."""
    args: Args = {
        "quest": quest_name(s.box.words[ask.options[0]].what),
        "count": len(ask.options),
        "place": place_name(s, s.place[ask.seat]),
    }
    return Message(ask.prompt, args)


def source_of(top: Frame[Any]) -> str:
    """The card, hero, location or quest that asks."""
    if isinstance(top, Resolve | ChosenDeed | DiscardCards | Shift | SwapLocations):
        return top.source
    if isinstance(top, PlayCard | LayTrap):
        return "card:" + top.name
    if isinstance(top, UseAbility | Pay):
        return top.key
    return "quest:" + top.quest if isinstance(top, TryLuck) else ""


# -- pauses ----------------------------------------------------------------------------------------------


def in_pause(s: Dungeoneer, ask: Ask, window: PlayWindow, host: Frame[Any], args: Args) -> Message:
    """What is going on and may be interrupted."""
    if isinstance(host, Die):
        add_roll(s, host, args)
    elif isinstance(host, Reset | Wandering):
        args["who"], args["role"] = who(s, s.active), "event" if isinstance(host, Reset) else "peril"
    elif isinstance(host, Enter):
        guest = host.guest(s)
        args["place"], args["source"] = place_name(s, host.place), source_name(guest) if guest else NOBODY
        attacks = guest != "" and guest == host.lurker(s) and s.box.sources[guest].fighter is not None
        args["deed"] = "attack" if attacks else "effect"
        return Message("dungeoneer-ask-entry", args)
    elif isinstance(host, SoloReward):
        return Message("dungeoneer-ask-ready", args)
    elif isinstance(host, Strike):
        args["who"], args["monster"] = who(s, host.foes[0].seat), source_name(host.foes[1].key)
        return Message("dungeoneer-ask-response-owner", args)
    elif isinstance(host, Battle):
        add_attackers(s, host, args)
    else:
        args["who"] = who(s, s.active)
        args["after"] = "action"
        if isinstance(host, Batch):
            args["after"] = "declared"
        elif isinstance(host, Turn):
            args["after"] = "quest" if s.phase_over else "placed"
    return Message(ask.prompt, args)


def add_attackers(s: Dungeoneer, battle: Battle, args: Args) -> None:
    """Who attacks, or has attacked."""
    attackers = [battle.foes[number] for number in battle.fighting()] or battle.foes
    args["monster"], args["count"] = attackers[0].named(s), len(attackers)


def add_roll(s: Dungeoneer, die: Die, args: Args) -> None:
    """Who rolls, for what, and what the dice show if they have been thrown."""
    rolling = die.contest
    args["who"] = who(s, rolling.seat) if rolling.seat >= 0 else source_name(rolling.foe)
    args["die"] = die.die() if die.faces else 0
    args["role"] = ROLES.get(rolling.role, "attack")
    below = s.agenda[s.agenda.index(die) - 1]
    if isinstance(below, Test):
        args["stat"], args["value"] = stat_name(below.stat), below.value
    elif isinstance(below, TryLuck | Search):
        args["quest"] = quest_name(below.quest)


# -- choices -----------------------------------------------------------------------------------------------


def add_dungeon(s: Dungeoneer, top: Frame[Any], args: Args) -> None:
    """Which location or exit it is about."""
    if isinstance(top, Place) and top.place >= 0:
        args["place"] = place_name(s, top.place)
    elif isinstance(top, Shift | LayOut) and top.choice:
        args["place"] = place_name(s, LOCATION.word_at(s, top.choice).number)
    elif isinstance(top, SwapLocations) and top.one:
        args["place"] = place_name(s, LOCATION.word_at(s, top.one).number)
    elif isinstance(top, ChangeExit):
        args["place"] = place_name(s, s.place[top.seat])
        args["deed"] = "open" if top.kind == OPEN else "block"
    elif isinstance(top, Enter):
        location = s.box.locations[top.place]
        args["place"] = place_name(s, top.place)
        args["stat"], args["value"] = stat_name(location.stat), location.value
        args["ap"] = DODGE_AP
    elif isinstance(top, DiscardAndDraw):
        args["ap"] = SAVED_AP
    if isinstance(top, Shift | SwapLocations):
        args["deed"] = "swap" if isinstance(top, SwapLocations) else "shift"


def add_effect(s: Dungeoneer, top: Frame[Any], args: Args) -> None:
    """Whom or what a card is about, and what it does to them."""
    if isinstance(top, Resolve):
        effect = top.effect(s)
        args["what"] = PICKED.get(effect.to, "hero")
        args["deed"] = deed_of(effect)
        if effect.to in THEIRS and top.target >= 0:
            args["who"] = who(s, top.target)
    elif isinstance(top, ChosenDeed | Revive):
        args["who"] = who(s, top.seat)
    elif isinstance(top, PlayCard):
        args["cost"] = s.box.cards[top.name].cost
        args["pays"] = "glory" if s.box.cards[top.name].is_glory() else "peril"
    elif isinstance(top, UseAbility):
        args["cost"], args["pays"] = 0, "glory"
    elif isinstance(top, Pay):
        args["what"] = "boon" if top.boons_left else "treasure"
    elif isinstance(top, TryLuck):
        args["cost"] = s.box.quests[top.quest].extra_die


def deed_of(effect: Effect) -> str:
    """What an effect does, in one word: its first deed, or the test before it."""
    if effect.stat >= 0:
        return "test"
    return effect.do[0].verb.replace(" ", "-") if effect.do else "other"


def add_battle(s: Dungeoneer, ask: Ask, top: Frame[Any], args: Args) -> None:
    """Which monster or hero it is about."""
    if isinstance(top, Batch):
        args["count"] = len(top.foes) + len(top.trap_cards)
        if ask.prompt == "dungeoneer-ask-discount":
            args["count"], args["monster"] = top.rebate, card_name(top.declared(s).card)
        elif top.foes:
            args["monster"], args["who"] = source_name(top.foes[-1].key), who(s, top.against[-1])
    elif isinstance(top, Hunt):
        args["monster"], args["who"] = source_name(s.box.quests[top.quest].key), who(s, top.seat)
    elif isinstance(top, SendHome):
        fight = battle_of(s)
        assert fight is not None
        args["monster"] = source_name(fight.foes[top.index].key)
    elif isinstance(top, Battle):
        add_attackers(s, top, args)
        args["ap"] = ATTACK_AP
        if not top.fighting():  # only heroes are left to be challenged
            args["count"] = 0
    elif isinstance(top, Specials | StandIn):
        fight = battle_of(s)
        assert fight is not None
        args["monster"], args["who"] = fight.foes[top.index].named(s), who(s, fight.target)
    elif isinstance(top, Reward):
        args["who"], args["count"] = who(s, the_fight(s).target), top.left * REWARD_PERIL
        args["peril"] = REWARD_PERIL
    elif isinstance(top, Hit):
        args["who"] = top.sides(s)[1].named(s)
    elif isinstance(top, MayDraw):
        args["after"] = "turn" if battle_of(s) is None else "monster"


def add_limit(s: Dungeoneer, top: Frame[Any], args: Args) -> None:
    """Which limit is exceeded, and what it is."""
    if isinstance(top, PackExcess):
        args["most"] = pack_limit(s, top.seat)
    elif isinstance(top, Excess):
        kinds = too_many(s, top.seat)
        args["what"] = "type" if not kinds else "both" if len(kinds) > 1 else EXCEEDED[kinds[0]]
        args["most"] = limit(s, top.seat, kinds[0]) if kinds else 1
