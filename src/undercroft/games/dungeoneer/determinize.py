"""Deal again what a seat cannot know: the hands of the others, and which card comes next."""

from __future__ import annotations

from undercroft.engine.dice import Stream, key_of
from undercroft.engine.game import BadRequest
from undercroft.engine.zones import Draw
from undercroft.games.dungeoneer.course.setup import LayOut, layable
from undercroft.games.dungeoneer.course.wiring import DungeoneerTable
from undercroft.games.dungeoneer.state.listed import LOCATION

TRIES = 2000  # two cards that must be in certain hands come up once in a hundred deals


def dealt_again(state: DungeoneerTable, seat: int, seed: int) -> DungeoneerTable:
    """A state that agrees with what the seat may know.

    If somebody else is asked because of the cards they hold, they must hold such cards in the new deal,
    too: hands are dealt until they do, so all such deals are equally likely. The true deal plays no
    part in it. If no such deal is found, raises BadRequest.
    """
    luck = Stream(key_of(seed, "determinize"))
    asked = any(ask.seat != seat for ask in state.pending)
    for _ in range(TRIES):
        twin = _dealt(state, seat, luck)
        if not asked or (_lays_again(twin, luck) and twin.asks_again(state)):
            return twin
    raise BadRequest("what the others hold cannot be imagined at this moment; try after the next choice")


def _dealt(state: DungeoneerTable, seat: int, luck: Stream) -> DungeoneerTable:
    """Everything hidden in one pool and dealt out again, with other dice to come."""
    twin = state.copy()
    if not twin.solo():
        others = [other for other in range(twin.seats) if other != seat]
        _deal_cards(twin, others, luck)
        _deal_locations(twin, others, luck)
    twin.rekey(luck.key, luck.spot)
    return twin


def _deal_cards(s: DungeoneerTable, others: list[int], luck: Stream) -> None:
    """Deal hands and decks; with split decks, everybody saw which deck each card came from (D-261)."""
    hands = {other: s.hands[other] for other in others}
    for other in others:
        s.hands[other] = ()
    for deck, pile in (("deck", s.deck), ("lord_deck", s.lord_deck)) if s.split else (("deck", s.deck),):
        drawn = [frame for frame in s.agenda if isinstance(frame, Draw) and frame.pile == deck]
        held = {other: [name for name in hands[other] if _is_of(s, name, deck)] for other in others}
        pool = [*pile.cards(), *[name for names in held.values() for name in names]]
        for frame in drawn:
            pool += frame.cards
        pool.sort()
        for other in others:
            s.hands[other] += tuple([pool.pop(luck.draw(len(pool))) for _ in held[other]])
        for frame in drawn:
            frame.cards = [pool.pop(luck.draw(len(pool))) for _ in frame.cards]
        pile.bag, pile.top, pile.bottom = pool, [], []


def _is_of(s: DungeoneerTable, name: str, deck: str) -> bool:
    """Whether a card is drawn from this deck."""
    return not s.split or s.box.cards[name].is_glory() == (deck == "deck")


def _lays_again(s: DungeoneerTable, luck: Stream) -> bool:
    """Whoever has taken a location in hand and now looks for its place may hold any of theirs (D-278).

    False if there is none in this deal that could be laid.
    """
    top = s.agenda[-1]
    if not isinstance(top, LayOut) or top.at != top.STEPS.index("put"):
        return True
    names = layable(s, s.active, top.late)
    if names:
        top.choice = LOCATION.key(names[luck.draw(len(names))])
    return bool(names)


def _deal_locations(s: DungeoneerTable, others: list[int], luck: Stream) -> None:
    """Deal the locations that the others hold (no white spots)."""
    pool = sorted([name for other in others for name in s.dealt[other]])
    for other in others:
        s.dealt[other] = tuple([pool.pop(luck.draw(len(pool))) for _ in s.dealt[other]])
