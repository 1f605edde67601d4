"""What a seat cannot know, dealt again: the overlord's hand, the numbers of closed chests, all decks."""

from __future__ import annotations

from undercroft.engine.dice import Stream, key_of
from undercroft.games.descent.course.wiring import DescentTable
from undercroft.games.descent.state.pieces import Chest
from undercroft.games.descent.state.state import CHEST_MARKERS_AT, OVERLORD, OVERLORD_DECK


def dealt_again(state: DescentTable, seat: int, seed: int) -> DescentTable:
    """A state that agrees with what the seat may know, with other dice to come."""
    luck = Stream(key_of(seed, "determinize"))
    twin = state.copy()
    if seat != OVERLORD and not [ask for ask in state.pending if ask.seat == OVERLORD]:
        deal_hand(twin, luck)
        deal_chests(twin, luck)
    twin.rekey(key_of(seed, "dice"))
    return twin


def deal_hand(twin: DescentTable, luck: Stream) -> None:
    """Hand and deck in one pool, and as many cards drawn from it."""
    pool = [*twin.hand, *twin.decks[OVERLORD_DECK]]
    hand = [pool.pop(luck.draw(len(pool))) for _ in twin.hand]
    twin.hand = tuple(hand)
    twin.decks[OVERLORD_DECK] = tuple(sorted(pool))


def deal_chests(twin: DescentTable, luck: Stream) -> None:
    """The numbers of closed chests of a colour may be any that are not open yet."""
    for number, chest in enumerate(twin.chests):
        deck = CHEST_MARKERS_AT + chest.colour
        pool = [*twin.decks[deck], str(chest.number)]
        drawn = pool.pop(luck.draw(len(pool)))
        twin.decks[deck] = tuple(sorted(pool))
        twin.chests[number] = Chest(chest.space, chest.colour, int(drawn))
