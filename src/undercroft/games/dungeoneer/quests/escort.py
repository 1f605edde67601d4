"""Escorts: markers put on, dropped, picked up and delivered."""

from __future__ import annotations

from undercroft.games.dungeoneer.cards.catalogue import LOCATIONS, QUESTS
from undercroft.games.dungeoneer.effects.choices import hand_over
from undercroft.games.dungeoneer.quests.complete import NewCommon
from undercroft.games.dungeoneer.state.names import quest_name, who
from undercroft.games.dungeoneer.state.pieces import Escort
from undercroft.games.dungeoneer.state.state import Dungeoneer


def escort_actions(s: Dungeoneer, seat: int, quest: str) -> list[str]:
    """Put the markers on at the first location, take them off at the second (D-155, D-156)."""
    card = QUESTS[quest]
    here = LOCATIONS[s.place[seat]].name
    for escort in s.escorts:
        if escort.quest == quest:
            return ["deliver:" + quest] if escort.carrier == seat and here == card.to else []
    return ["begin:" + quest] if here in card.at else []


def begin_escort(s: Dungeoneer, seat: int, quest: str) -> None:
    """The markers are put on; a common escort becomes personal and a new common quest is drawn (D-157)."""
    s.escorts.append(Escort(quest, seat, seat))
    if s.listener is not None:
        s.tell("dungeoneer-escorts", {"who": who(s, seat), "quest": quest_name(quest)})
    if quest in s.common:
        s.common = tuple([each for each in s.common if each != quest])
        s.quests[seat] += (quest,)
        s.push(NewCommon())


def pick_up(s: Dungeoneer, seat: int, quest: str) -> None:
    """Whoever picks a dropped escort up has the quest (D-161, DQ-34)."""
    hand_over(s, quest, seat)
    if s.listener is not None:
        s.tell("dungeoneer-escorts", {"who": who(s, seat), "quest": quest_name(quest)})
