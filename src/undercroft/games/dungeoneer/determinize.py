"""What a seat cannot know, dealt again: the hands of the others, and which card comes next."""

from __future__ import annotations

from undercroft.engine.dice import Stream, key_of
from undercroft.engine.zones import Draw
from undercroft.games.dungeoneer.course.wiring import DungeoneerTable

TRIES = 60


def dealt_again(state: DungeoneerTable, seat: int, seed: int) -> DungeoneerTable:
    """A state that agrees with what the seat may know.

    If somebody else is asked because of what they hold, they hold something to be asked for in the new
    deal too: hands are dealt until it is so, and if that fails they keep their own.
    """
    luck = Stream(key_of(seed, "determinize"))
    ask = state.pending[0] if state.pending else None
    for _ in range(TRIES):
        twin = state.copy()
        _deal(twin, seat, luck)
        twin.rekey(luck.key, luck.spot)
        if ask is None or ask.seat == seat:
            return twin
        depth = len(twin.agenda)
        twin.pending.clear()
        twin.agenda[-1].at -= 1
        twin.explicit = True
        twin.run()
        twin.explicit = state.explicit
        if twin.pending and _same(twin, depth, state):
            return twin
    twin = state.copy()
    twin.rekey(luck.key, luck.spot)
    return twin


def _same(twin: DungeoneerTable, depth: int, state: DungeoneerTable) -> bool:
    """Whether the same seat is asked the same thing at the same point of the rules."""
    new, old = twin.pending[0], state.pending[0]
    same = len(twin.agenda) == depth and twin.agenda[-1].at == state.agenda[-1].at
    return same and (new.seat, new.prompt) == (old.seat, old.prompt) and _asked(twin) == _asked(state)


def _asked(s: DungeoneerTable) -> list[int]:
    return [ask.seat for ask in s.pending]


def _deal(s: DungeoneerTable, seat: int, luck: Stream) -> None:
    """Everything hidden goes into one pool and is dealt out again."""
    if s.solo():
        return
    pool = s.deck.cards()
    others = [other for other in range(s.seats) if other != seat]
    for other in others:
        pool += s.hands[other]
    drawn = [frame for frame in s.agenda if isinstance(frame, Draw) and frame.pile == "deck"]
    for frame in drawn:
        pool += frame.cards
    pool.sort()
    for other in others:
        s.hands[other] = tuple([pool.pop(luck.draw(len(pool))) for _ in s.hands[other]])
    for frame in drawn:
        frame.cards = [pool.pop(luck.draw(len(pool))) for _ in frame.cards]
    s.deck.bag, s.deck.top, s.deck.bottom = pool, [], []
    _deal_locations(s, others, luck)


def _deal_locations(s: DungeoneerTable, others: list[int], luck: Stream) -> None:
    """Locations that the others hold (no white spots)."""
    pool = sorted([name for other in others for name in s.dealt[other]])
    for other in others:
        s.dealt[other] = tuple([pool.pop(luck.draw(len(pool))) for _ in s.dealt[other]])
