"""Deal again what a seat cannot know: face-down rooms it has not seen, cards played but not revealed.

Hands are no secret to a player who counts cards: power cards are played openly, characters are face up, and
everybody saw what a vault gave. So hands stay as they are.
"""

from __future__ import annotations

from undercroft.engine.dice import key_of
from undercroft.engine.flow import CHANCE
from undercroft.games.raiders.hand import LOOK, choices, may_look
from undercroft.games.raiders.state import Raiders


def dealt_again(state: Raiders, seat: int, seed: int) -> Raiders:
    """A state that agrees with what the seat may know."""
    twin = state.copy()
    twin.rekey(key_of(seed, "determinize"))
    _rooms(twin, seat)
    for other in list(twin.answers):
        if other != seat:
            _answer(twin, other)
    if twin.pending and twin.pending[0].seat == CHANCE:
        _ask_chance_again(twin)
    return twin


def _ask_chance_again(s: Raiders) -> None:
    """What CHANCE is asked depends on the piles, so the step that asked runs again."""
    s.pending.clear()
    s.agenda[-1].at -= 1
    s.run()


def _rooms(s: Raiders, seat: int) -> None:
    """Every face-down room that the seat has not seen may be any room not seen yet."""
    known = s.up | s.seen[seat] if seat < len(s.seen) else s.up
    for place, name in enumerate(s.row):
        if not known >> place & 1:
            s.pile_of(name).append(name)
    for place, name in enumerate(s.row):
        if not known >> place & 1:
            pile = s.pile_of(name)
            pile.sort()
            s.row[place] = pile.pop(s.draw(len(pile)))


def _answer(s: Raiders, other: int) -> None:
    """A card played face down may be any that could be played, with the torch it leaves for a look."""
    options = choices(s, other)
    card = options[s.draw(len(options))]
    s.answers[other] = card
    s.pending = [ask for ask in s.pending if ask.seat != other]
    if may_look(s, other):
        s.offer(other, "raiders-ask-look", (LOOK.name,))
