"""Deal again what a seat cannot know: the overlord's hand, the numbers of closed chests, all decks."""

from __future__ import annotations

from undercroft.engine.dice import Stream, key_of
from undercroft.engine.flow import Ask
from undercroft.engine.game import BadRequest
from undercroft.engine.windows import Window
from undercroft.games.descent.course.wiring import DescentTable
from undercroft.games.descent.overlord.cards import DISCARD, PLAY, PlayCard, can_raise
from undercroft.games.descent.overlord.turn import DrawCards
from undercroft.games.descent.quests.reveal import Reveal
from undercroft.games.descent.state.pieces import Chest
from undercroft.games.descent.state.state import CHEST_MARKERS_AT, OVERLORD, OVERLORD_DECK

TRIES = 2000  # one card of 36 that must be in hand comes up once in a dozen deals


def dealt_again(state: DescentTable, seat: int, seed: int) -> DescentTable:
    """A state that agrees with what the seat may know, with other dice to come.

    If the overlord is asked because of his cards, he must hold such cards in the new deal, too:
    hands are dealt until he does. The true hand plays no part in it. If no such hand is found,
    raises BadRequest.
    """
    luck = Stream(key_of(seed, "determinize"))
    if seat == OVERLORD:
        twin = state.copy()
        twin.rekey(key_of(seed, "dice"))
        return twin
    asked = [ask for ask in state.pending if depends_on_secrets(state, ask)]
    for _ in range(TRIES):
        twin = state.copy()
        deal_hand(twin, luck)
        deal_chests(twin, luck)
        if not asked or asked_again(twin, state):
            twin.rekey(key_of(seed, "dice"))
            return twin
    raise BadRequest("what the overlord holds cannot be imagined at this moment; try after the next choice")


def depends_on_secrets(state: DescentTable, ask: Ask) -> bool:
    """Whether the options are hidden cards: in the overlord's pauses, his plays and discards, in draws."""
    top = state.agenda[-1]
    if ask.seat != OVERLORD:
        return isinstance(top, DrawCards | Reveal)
    if isinstance(top, Window):
        return True
    return bool([option for option in ask.options if PLAY.says(state, option) or DISCARD.says(state, option)])


def asked_again(twin: DescentTable, state: DescentTable) -> bool:
    """Whether the overlord, with these cards, is asked the same at the same point."""
    top = twin.agenda[-1]
    if isinstance(top, PlayCard) and not can_raise(twin, top.card):
        return False
    return twin.asks_again(state)


def deal_hand(twin: DescentTable, luck: Stream) -> None:
    """Put hand and deck in one pool, and draw as many cards from it."""
    pool = sorted([*twin.hand, *twin.decks[OVERLORD_DECK]])
    twin.hand = tuple([pool.pop(luck.draw(len(pool))) for _ in twin.hand])
    twin.decks[OVERLORD_DECK] = tuple(pool)
    for frame in twin.agenda:
        if isinstance(frame, DrawCards):
            frame.card = ""  # only the overlord knows the last card


def deal_chests(twin: DescentTable, luck: Stream) -> None:
    """Closed chests of a colour get random numbers among those not opened yet."""
    for colour in sorted({chest.colour for chest in twin.chests}):
        deck = CHEST_MARKERS_AT + colour
        closed = [number for number, chest in enumerate(twin.chests) if chest.colour == colour]
        pool = sorted([*twin.decks[deck], *[str(twin.chests[number].number) for number in closed]])
        for number in closed:
            drawn = int(pool.pop(luck.draw(len(pool))))
            twin.chests[number] = Chest(twin.chests[number].space, colour, drawn)
        twin.decks[deck] = tuple(pool)
    for frame in twin.agenda:
        if isinstance(frame, Reveal):
            frame.card = ""
