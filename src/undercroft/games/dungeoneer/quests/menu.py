"""What a hero can do about quests, and where."""

from __future__ import annotations

from undercroft.games.dungeoneer.cards.catalogue import LOCATIONS, QUESTS
from undercroft.games.dungeoneer.cards.vocabulary import ESCORT, SACRIFICE, SEARCH
from undercroft.games.dungeoneer.hero.points import ap_for
from undercroft.games.dungeoneer.play.paying import can_pay
from undercroft.games.dungeoneer.quests.escort import escort_actions
from undercroft.games.dungeoneer.state.state import Dungeoneer


def quest_actions(s: Dungeoneer, seat: int) -> list[str]:
    """What a hero can do about quests here and now (D-123..D-129)."""
    found: list[str] = []
    for quest in (*s.quests[seat], *s.common):
        card = QUESTS[quest]
        if card.category == ESCORT:
            found += escort_actions(s, seat, quest)
        elif card.category == SEARCH and f"{quest}@{s.place[seat]}" not in s.found:
            if fits_place(s, seat, card.at) and ap_for(s, seat) >= card.find_ap:
                found.append("search:" + quest)
        elif may_attempt(s, seat, quest):
            found.append("attempt:" + quest)
    for escort in s.escorts:
        if escort.carrier < 0 and escort.place == s.place[seat]:
            found.append("pickup:" + escort.quest)
    return found


def fits_place(s: Dungeoneer, seat: int, places: tuple[str, ...]) -> bool:
    """Whether a hero stands where a quest is to be done."""
    location = LOCATIONS[s.place[seat]]
    kind = "room" if location.room else "passage"
    return location.name in places or kind in places or "anywhere" in places


def may_attempt(s: Dungeoneer, seat: int, quest: str) -> bool:
    """In the named location; a repeat in the same turn costs 1 AP (D-127, D-129, DQ-24)."""
    card = QUESTS[quest]
    if not fits_place(s, seat, card.at) or (quest in s.tried and not ap_for(s, seat)):
        return False
    return card.by != SACRIFICE or can_pay(s, seat, card.price, card.key)
