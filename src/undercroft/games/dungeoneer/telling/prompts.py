"""Prompts: what must be chosen now, with the numbers that matter."""

from __future__ import annotations

from undercroft.engine.flow import Args, Ask
from undercroft.engine.messages import Message
from undercroft.games.dungeoneer.battle.lair import SendHome
from undercroft.games.dungeoneer.battle.villainy import Batch
from undercroft.games.dungeoneer.course.setup import LayOut, Revive
from undercroft.games.dungeoneer.dungeon.placing import Place
from undercroft.games.dungeoneer.dungeon.shifting import Shift
from undercroft.games.dungeoneer.effects.choices import ForcedMove, Warp
from undercroft.games.dungeoneer.hero.rolls import Die
from undercroft.games.dungeoneer.quests.kinds import Hunt
from undercroft.games.dungeoneer.state.foes import battle_of
from undercroft.games.dungeoneer.state.listed import LOCATION
from undercroft.games.dungeoneer.state.names import place_name, source_name, who
from undercroft.games.dungeoneer.state.state import Dungeoneer
from undercroft.games.dungeoneer.state.windows import PlayWindow


def prompt(s: Dungeoneer, ask: Ask) -> Message:
    """What must be chosen now, with the numbers that matter."""
    if ask.seat < 0:
        return Message(ask.prompt)
    top, below = s.agenda[-1], s.agenda[-2]
    args: Args = {"ap": s.ap[ask.seat], "glory": s.glory[ask.seat]}
    if isinstance(top, Place) and top.place >= 0:
        args["place"] = place_name(s, top.place)
    elif isinstance(top, Shift | LayOut) and top.choice:
        args["place"] = place_name(s, LOCATION.word_at(s, top.choice).number)
    elif isinstance(top, Batch) and top.foes:
        args["monster"] = source_name(top.foes[-1].key)
    elif isinstance(top, Hunt):
        args["monster"] = source_name(s.box.quests[top.quest].key)
    elif isinstance(top, PlayWindow) and isinstance(below, Die):
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
