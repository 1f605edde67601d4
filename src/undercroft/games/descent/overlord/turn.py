"""The overlord's turn: threat and cards, spawning, activating monsters (J-058 to J-067)."""

from __future__ import annotations

from typing import ClassVar, Final

from undercroft.engine.verbs import Reason, Word
from undercroft.games.descent.attack.targets import watchers
from undercroft.games.descent.cards.vocabulary import (
    ACTIVATED,
    C_UNSEEN,
    DRAW,
    QUICK_SHOT,
    STUN,
    THREAT_INCOME,
)
from undercroft.games.descent.hero import events as hero_told
from undercroft.games.descent.hero.fate import gain_threat, lose_conquest
from undercroft.games.descent.hero.gear import gear, party_number
from undercroft.games.descent.hero.lingering import Affliction
from undercroft.games.descent.movement.glyphs import can_leave, is_on_glyph, must_be_called
from undercroft.games.descent.movement.stride import pause_for_guard
from undercroft.games.descent.overlord import events as told
from undercroft.games.descent.overlord.cards import DISCARD, PLAY, Plotting, discard, discards
from undercroft.games.descent.overlord.spells import Activating
from undercroft.games.descent.state.board import auras
from undercroft.games.descent.state.decks import without
from undercroft.games.descent.state.procedure import Procedure
from undercroft.games.descent.state.state import NO_HEADING, NO_HERO, OVERLORD, OVERLORD_DECK, Descent
from undercroft.games.descent.state.verbs import SLOTS, Listed, OneFigure

CARDS: Final = 2  # drawn in each turn (J-060)
HAND: Final = 8  # J-062
RESHUFFLE_CONQUEST: Final = 3  # J-159, J-259
START_CARDS: Final = 3  # J-027


class GoOn(Listed):
    """Stop playing cards and go on to the monsters, if there are any."""

    def label(self, s: Descent, seat: int, word: Word) -> str:
        return "descent-do-go-on" if s.monsters() else "descent-do-end-turn"


GO_ON: Final = GoOn("go-on", "J-067")
ACTIVATE: Final = OneFigure("activate", "J-065", SLOTS)
END_TURN: Final = Listed("end-turn", "J-067")
MOVE_ONLY: Final = Listed("stunned-move", "J-234")
ATTACK_ONLY: Final = Listed("stunned-attack", "J-234")
TURN_LISTED: Final[list[Listed]] = [GO_ON, ACTIVATE, END_TURN, MOVE_ONLY, ATTACK_ONLY]
ON_GLYPH: Final = Reason("J-389", "descent-why-on-glyph")
ACTIVATED_ALREADY: Final = Reason("J-065", "descent-why-activated")


class OverlordTurn(Procedure):
    """The overlord's turn."""

    STEPS: ClassVar[tuple[str, ...]] = (
        "begin",
        "guard_first",
        "afflictions",
        "income",
        "hand",
        "guard_next",
        "plot",
        "guard_then",
        "monsters",
        "guard_last",
        "stayed",
        "over",
    )

    def begin(self, s: Descent) -> None:
        s.active = NO_HERO
        s.spawned = s.powered = s.activating = False
        gust, s.hero_sight = s.hero_sight, 0  # Gust of Wind ends with the overlord's next turn
        told.overlord_turn(s, s.round)
        s.seers = seers(s)
        for slot in s.monsters():
            s.done[slot] = 0
            s.beside[slot] = int(auras(s, slot) > 0)
        if gust:
            s.look_around()  # heroes see farther again (J-397)

    def afflictions(self, s: Descent) -> None:
        """Burning and webbed monsters roll first, activated or not (J-415, J-466)."""
        for slot in reversed(s.monsters()):
            if s.burn[slot] or s.web[slot]:
                s.push(Affliction(slot, s.serial[slot]))

    def guard_first(self, s: Descent) -> None:
        pause_for_guard(s)

    def guard_next(self, s: Descent) -> None:
        pause_for_guard(s)

    def income(self, s: Descent) -> None:
        """1 threat for each hero (J-003, J-059), and cards (J-060)."""
        gain_threat(s, max(0, len(s.heroes) + party_number(s, THREAT_INCOME)))
        count = CARDS + party_number(s, DRAW)
        told.draws(s, count)
        s.push(DrawCards(count))

    def hand(self, s: Descent) -> None:
        s.push(HandLimit())

    def plot(self, s: Descent) -> None:
        s.push(Plot())

    def guard_then(self, s: Descent) -> None:
        s.activating = True
        pause_for_guard(s)

    def monsters(self, s: Descent) -> None:
        s.push(Monsters())

    def guard_last(self, s: Descent) -> None:
        pause_for_guard(s)

    def stayed(self, s: Descent) -> None:
        """A figure that stayed next to an enemy's Aura for the whole turn suffers from it (J-450)."""
        if s.faq():
            for slot in reversed(s.monsters()):
                if s.beside[slot] and auras(s, slot):
                    s.push(Affliction(slot, s.serial[slot], True))

    def over(self, s: Descent) -> None:
        s.activating = False

    def copy(self) -> OverlordTurn:
        return OverlordTurn()


def seers(s: Descent) -> tuple[int, ...]:
    """The monsters that see the hero whose abilities depend on who saw him as the turn began."""
    for hero in range(len(s.heroes)):
        conditions = [each.what for effect in gear(s, hero).conditional for each in effect.conditions]
        if C_UNSEEN in conditions and s.place[hero] >= 0:
            return watchers(s, hero)
    return ()


class DrawCards(Procedure):
    """The overlord draws; the last card of the deck costs the heroes conquest (J-159, J-384)."""

    STEPS: ClassVar[tuple[str, ...]] = ("next", "drawn")

    def __init__(self, count: int = 0) -> None:
        self.count = count
        self.card: str = ""

    def next(self, s: Descent) -> None:
        if self.count and not s.decks[OVERLORD_DECK]:
            reshuffle(s)  # there was nothing to shuffle when it ran out
        deck = s.decks[OVERLORD_DECK]
        if self.count == 0 or not deck:
            self.end()
        else:
            s.chance(deck, "card")

    def drawn(self, s: Descent) -> None:
        deck = s.decks[OVERLORD_DECK] = without(s.decks[OVERLORD_DECK], self.card)
        s.hand = (*s.hand, self.card)
        self.count -= 1
        told.draws_card(s, self.card)
        if not deck:
            lose_conquest(s, RESHUFFLE_CONQUEST)
            reshuffle(s)
        self.goto("next")

    def copy(self) -> DrawCards:
        twin = DrawCards(self.count)
        twin.card = self.card
        return twin


def reshuffle(s: Descent) -> None:
    """The discard pile becomes the new deck, if there is one (J-384)."""
    if s.discard:
        s.decks[OVERLORD_DECK] = tuple(sorted(s.discard))
        s.discard = ()
        told.reshuffles(s)


class HandLimit(Procedure):
    """No more than eight cards stay in hand (J-062)."""

    STEPS: ClassVar[tuple[str, ...]] = ("choose", "throw_away")

    def __init__(self) -> None:
        self.choice: str = ""

    def choose(self, s: Descent) -> None:
        if len(s.hand) > HAND:
            s.ask(OVERLORD, "descent-ask-hand", tuple(discards(s)), "choice")
        else:
            self.end()

    def throw_away(self, s: Descent) -> None:
        discard(s, DISCARD.said(s, self.choice))
        self.goto("choose")

    def copy(self) -> HandLimit:
        twin = HandLimit()
        twin.choice = self.choice
        return twin


class Plot(Plotting):
    """What the overlord plays and discards before monsters are activated."""

    STEPS: ClassVar[tuple[str, ...]] = ("choose", "act")

    def __init__(self) -> None:
        self.spent: int = 0
        self.choice: str = ""

    def choose(self, s: Descent) -> None:
        options = (*self.plots(s), *discards(s), GO_ON.tag)
        if len(options) > 1 or s.always_pause:
            s.ask(OVERLORD, "descent-ask-plot", options, "choice")
        else:
            self.end()

    def act(self, s: Descent) -> None:
        if self.choice == GO_ON.tag:
            return
        self.goto("choose")
        if PLAY.says(s, self.choice):
            self.play(s, PLAY.said(s, self.choice))
        else:
            discard(s, DISCARD.said(s, self.choice))

    def copy(self) -> Plot:
        twin = Plot()
        twin.spent = self.spent
        twin.choice = self.choice
        return twin


class Monsters(Procedure):
    """Monsters are activated one after another, as the overlord chooses (J-065, J-351)."""

    STEPS: ClassVar[tuple[str, ...]] = ("choose", "act")

    def __init__(self) -> None:
        self.choice: str = ""

    def choose(self, s: Descent) -> None:
        options = [ACTIVATE.key(str(slot)) for slot in s.monsters() if not s.done[slot]]
        if options:
            if not [slot for slot in s.monsters() if must_be_called(s, slot)]:
                options.append(END_TURN.tag)
            s.ask(OVERLORD, "descent-ask-activate", (*options, *discards(s)), "choice")
        else:
            self.end()

    def act(self, s: Descent) -> None:
        if self.choice == END_TURN.tag:
            return
        self.goto("choose")
        if ACTIVATE.says(s, self.choice):
            slot = ACTIVATE.number(s, self.choice)
            s.push(Activation(slot, s.serial[slot]))
        else:
            discard(s, DISCARD.said(s, self.choice))

    def missing(self, s: Descent, word: Word) -> Reason | None:
        if word.verb is END_TURN:
            return ON_GLYPH
        done = word.number < len(s.kind) and s.kind[word.number] >= 0
        return ACTIVATED_ALREADY if word.verb is ACTIVATE and done else None

    def copy(self) -> Monsters:
        twin = Monsters()
        twin.choice = self.choice
        return twin


class Activation(Activating):
    """A monster's activation: movement points, and one attack (J-066)."""

    STEPS: ClassVar[tuple[str, ...]] = ("called", "guard", "stunned", "ready", "act", "over")

    def __init__(self, figure: int = 0, number: int = 0) -> None:
        self.figure = figure
        self.number = number
        self.speed_times: int = 1
        self.attack_times: int = 1
        self.choice: str = ""

    def called(self, s: Descent) -> None:
        s.done[self.figure] = 1
        told.activates(s, self.figure)
        s.pause(ACTIVATED, [OVERLORD])

    def guard(self, s: Descent) -> None:
        pause_for_guard(s)

    def stunned(self, s: Descent) -> None:
        """A stunned monster does nothing (J-233), a stunned master only one thing (J-234, J-418).

        One token is removed each turn (J-232, J-237).
        """
        if not s.stun[self.figure]:
            return
        s.stun[self.figure] -= 1
        hero_told.recovers_from(s, self.figure, STUN, s.stun[self.figure])
        if s.kind_at(self.figure).master:
            leaves = s.faq() and is_on_glyph(s, self.figure) and can_leave(s, self.figure, self.points(s))
            options = (MOVE_ONLY.tag,) if leaves else (MOVE_ONLY.tag, ATTACK_ONLY.tag)
            s.ask(OVERLORD, "descent-ask-stunned", options, "choice")
        else:
            self.end()

    def points(self, s: Descent) -> int:
        """Its movement points: its speed (J-080), unless a card doubles it."""
        return s.kind_at(self.figure).speed * self.speed_times

    def ready(self, s: Descent) -> None:
        kind = s.kind_at(self.figure)
        s.heading = NO_HEADING
        s.points = 0 if self.choice == ATTACK_ONLY.tag else self.points(s)
        s.attacks = 0 if self.choice == MOVE_ONLY.tag else 1
        if not self.choice:
            s.attacks = (2 if kind.has(QUICK_SHOT) else 1) * self.attack_times  # J-329

    def act(self, s: Descent) -> None:
        s.start_acting(self.figure)

    def over(self, s: Descent) -> None:
        s.points = s.attacks = 0

    def copy(self) -> Activation:
        twin = Activation(self.figure, self.number)
        twin.speed_times = self.speed_times
        twin.attack_times = self.attack_times
        twin.choice = self.choice
        return twin
