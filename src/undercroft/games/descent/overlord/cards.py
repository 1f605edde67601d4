"""The overlord's cards: what they cost, when they can be played, paying and playing them (J-146 to J-161)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from undercroft.engine.flow import Args, Frame
from undercroft.engine.verbs import Reason, Word
from undercroft.games.descent.attack.blow import Blow
from undercroft.games.descent.cards.records import OverlordCard
from undercroft.games.descent.cards.vocabulary import (
    ACTIVATED,
    C_NO_OBSTACLE,
    CARD_COST,
    DECLARED,
    EVENT,
    OVERLORD_TURN,
    POWER,
    ROLLED,
    SPAWN,
    TRAP,
    TRAP_COST,
)
from undercroft.games.descent.floor.terrain import FLOOR
from undercroft.games.descent.hero.gear import party_number
from undercroft.games.descent.movement.familiars import is_harried
from undercroft.games.descent.movement.stride import Stride
from undercroft.games.descent.overlord import events as told
from undercroft.games.descent.overlord.spawn import Spawn
from undercroft.games.descent.overlord.spells import Activating, spring, victims
from undercroft.games.descent.state.board import chest_at, glyph_at
from undercroft.games.descent.state.decks import without
from undercroft.games.descent.state.options import DISCARD_ANY_TIME
from undercroft.games.descent.state.procedure import FigureProcedure, Procedure
from undercroft.games.descent.state.state import FIRST_MONSTER, OVERLORD, Descent
from undercroft.games.descent.state.verbs import Boxed, OneCard, all_cards

NOT_HELD: Final = Reason("J-146", "descent-why-not-held")
TOO_DEAR: Final = Reason("J-148", "descent-why-threat", lambda s, seat, word: {"threat": s.threat})
WRONG_TIME: Final = Reason("J-152", "descent-why-card-time")
UNTIMELY: Final = {
    SPAWN: Reason("J-156", "descent-why-card-time"),
    POWER: Reason("J-157", "descent-why-card-time"),
}
ONE_SPAWN: Final = Reason("J-156", "descent-why-one-spawn")
ONE_POWER: Final = Reason("J-157", "descent-why-one-power")
ONE_EVENT: Final = Reason("J-153", "descent-why-one-event")
ONE_TRAP: Final = Reason("J-155", "descent-why-one-trap")
ONLY_ONE: Final = {SPAWN: ONE_SPAWN, POWER: ONE_POWER, EVENT: ONE_EVENT, TRAP: ONE_TRAP}
EVENT_BIT: Final = 1  # what was played in a window (J-153)
TRAP_BIT: Final = 2


def price(s: Descent, card: OverlordCard) -> int:
    """What a card costs now, never below 0."""
    cost = card.cost + party_number(s, CARD_COST)
    if card.type == TRAP:
        cost += party_number(s, TRAP_COST)
    return max(0, cost)


def can_pay(s: Descent, card: OverlordCard) -> bool:
    """Whether there is enough threat, including what other cards would bring (J-148, J-149)."""
    cost = price(s, card)
    if s.threat >= cost:
        return True
    others = list(s.hand)
    if card.name in others:
        others.remove(card.name)
    return s.threat + sum([s.box.cards[name].discard for name in others]) >= cost


def can_raise(s: Descent, name: str) -> bool:
    """Whether the cards in hand bring the threat that is missing for a card that was shown."""
    return s.threat + sum([s.box.cards[each].discard for each in s.hand]) >= price(s, s.box.cards[name])


class PlayVerb(OneCard):
    """Play a card."""

    def bar(self, s: Descent, seat: int, word: Word) -> Reason | None:
        for ask in s.pending:
            if ask.seat == seat and word.key in ask.options:
                return None
        if seat != OVERLORD or word.what not in s.hand:
            return NOT_HELD
        card, top = s.box.cards[word.what], s.agenda[-1]
        if isinstance(top, Plotting) and card.window in (-1, OVERLORD_TURN) and card.type in top.had(s):
            return ONLY_ONE[card.type]
        return UNTIMELY.get(card.type, WRONG_TIME) if can_pay(s, card) else TOO_DEAR

    def price(self, s: Descent, seat: int, word: Word) -> int:
        return price(s, s.box.cards[word.what])

    def label(self, s: Descent, seat: int, word: Word) -> str:
        return "descent-do-play" if self.price(s, seat, word) <= s.threat else "descent-do-play-discarding"

    def args(self, s: Descent, seat: int, word: Word) -> Args:
        cost = self.price(s, seat, word)
        return {"threat": cost, "short": max(0, cost - s.threat)}  # the shortfall is paid with cards (J-152)


class DiscardVerb(OneCard):
    """Discard a card for its threat, or because the hand is too large."""

    def bar(self, s: Descent, seat: int, word: Word) -> Reason | None:
        if seat != OVERLORD:
            return NOT_HELD  # whatever the overlord holds: no hero is to learn that from an answer (J-146)
        return super().bar(s, seat, word)

    def missing(self, s: Descent, word: Word) -> Reason | None:
        return super().missing(s, word) if word.what in s.hand else NOT_HELD


PLAY: Final = PlayVerb("play", "J-152", all_cards)
DISCARD: Final = DiscardVerb("discard", "J-061", all_cards)
CARD_LISTED: Final[list[Boxed]] = [PLAY, DISCARD]


def playable(s: Descent, type: int, window: int) -> list[str]:
    """The cards of a type in hand that are affordable and can be played at this time."""
    found = []
    for name in dict.fromkeys(s.hand):
        card = s.box.cards[name]
        if card.type == type and card.window == window and can_pay(s, card):
            found.append(name)
    return found


def hand_windows(s: Descent) -> int:
    """The windows in which some card of the hand can be played, one bit each."""
    found = s.box.hand_windows.get(s.hand)
    if found is None:
        found = 0
        for name in s.hand:
            if s.box.cards[name].window >= 0:
                found |= 1 << s.box.cards[name].window
        s.box.hand_windows[s.hand] = found
    return found


def in_window(s: Descent, window: int, host: Frame[Any], spent: int) -> list[str]:
    """The events and traps that may be played in a window (J-154), one of each kind (J-153, J-155).

    Examples: J-381, J-382.
    """
    if not s.hand or not hand_windows(s) >> window & 1:
        return []
    found: list[str] = []
    if not spent & EVENT_BIT:
        found += [name for name in playable(s, EVENT, window) if suits(s, s.box.cards[name], host)]
    if not spent & TRAP_BIT:
        found += [name for name in playable(s, TRAP, window) if lies_well(s, s.box.cards[name], host)]
    plays = [PLAY.key(name) for name in found]
    return plays + discards(s) if plays and s.has(DISCARD_ANY_TIME) else plays


def suits(s: Descent, card: OverlordCard, host: Frame[Any]) -> bool:
    """Whether an event would change anything here: only monsters aim, dodge and are activated by it."""
    window = card.window
    if window == DECLARED:
        if not isinstance(host, Blow) or host.figure < FIRST_MONSTER or host.aimed:
            return False
        return not is_harried(s, host.figure)
    if window == ROLLED:
        if not isinstance(host, Blow) or host.figure >= FIRST_MONSTER or host.dodged or host.rerolled:
            return False  # dice are thrown again once (J-143)
        return bool([each for each in host.figures(s) if each >= FIRST_MONSTER and not is_harried(s, each)])
    if window == ACTIVATED:
        return isinstance(host, Activating) and rouses(s, card, host.figure)
    return True


def rouses(s: Descent, card: OverlordCard, monster: int) -> bool:
    """Whether a card helps an activated monster; a stunned master moves or attacks once (P-30)."""
    if not s.stun[monster]:
        return True
    return s.kind_at(monster).master and bool([op for op in card.deed.ops if op.verb == "double speed"])


def lies_well(s: Descent, card: OverlordCard, host: Frame[Any]) -> bool:
    """Whether a space trap can be played where a hero has just come: nothing else is there (J-383)."""
    if not isinstance(host, Stride):
        if [op for op in card.deed.ops if op.verb == "mimic"]:
            return s.can_mimic(host)
        springs = card.save is not None and card.to.who != "hero" and isinstance(host, FigureProcedure)
        return not springs or bool(victims(s, card, host))
    space = s.place[host.figure]
    if s.ground[space] != FLOOR or space in s.box.stairs or space in s.box.encounters:
        return False  # a space with stairs or an encounter marker is not empty (P-13)
    if s.faq() and (
        chest_at(s, space) >= 0
        or glyph_at(s, space) >= 0
        or [token for token in s.loose if token.space == space]
    ):
        return False
    if [each for each in card.conditions if each.what == C_NO_OBSTACLE]:
        around = s.box.plan.touching[space]
        return not [each for each in around if s.ground[each] != FLOOR and s.is_revealed(each)]
    return True


def discards(s: Descent) -> list[str]:
    """The cards that may be discarded: those in hand, not powers in play (J-386)."""
    return [DISCARD.key(name) for name in dict.fromkeys(s.hand)]


def take_from_hand(s: Descent, name: str) -> None:
    """A card leaves the hand."""
    s.hand = without(s.hand, name)


def discard(s: Descent, name: str) -> None:
    """Discard a card for its threat (J-061, J-151)."""
    take_from_hand(s, name)
    s.discard = (*s.discard, name)
    s.threat += s.box.cards[name].discard
    told.discards(s, name, s.threat)


class PlayCard(Procedure):
    """A card is paid for, takes effect, and is discarded (J-149, J-150)."""

    STEPS: ClassVar[tuple[str, ...]] = ("show", "raise_threat", "raised", "effect", "away")

    def __init__(self, card: str = "") -> None:
        self.card = card
        self.choice: str = ""

    def show(self, s: Descent) -> None:
        """The card is shown from now on (J-146), even while threat is raised for it."""
        take_from_hand(s, self.card)
        if s.threat < price(s, s.box.cards[self.card]):
            told.shows(s, self.card)

    def raise_threat(self, s: Descent) -> None:
        if s.threat < price(s, s.box.cards[self.card]):
            s.ask(OVERLORD, "descent-ask-raise", tuple(discards(s)), "choice")
        else:
            self.goto("effect")

    def raised(self, s: Descent) -> None:
        discard(s, DISCARD.said(s, self.choice))
        self.goto("raise_threat")

    def effect(self, s: Descent) -> None:
        card = s.box.cards[self.card]
        s.threat -= price(s, card)
        told.plays(s, self.card, s.threat)
        if card.type == POWER:  # it stays for the rest of the game (J-158)
            s.powers = (*s.powers, self.card)
            s.powered = True
            self.end()
            told.stays_in_force(s, self.card)
        elif card.type == SPAWN:
            s.spawned = True
            s.push(Spawn(self.card))
        else:
            spring(s, card)

    def away(self, s: Descent) -> None:
        s.discard = (*s.discard, self.card)

    def copy(self) -> PlayCard:
        twin = PlayCard(self.card)
        twin.choice = self.choice
        return twin


class Plotting(Procedure):
    """The time before monsters are activated; for an event and a trap it is one trigger (J-153, J-155)."""

    spent: int = 0

    def had(self, s: Descent) -> list[int]:
        """The types of which no other card may be played this turn."""
        found = [type for type, bit in ((EVENT, EVENT_BIT), (TRAP, TRAP_BIT)) if self.spent & bit]
        return found + [SPAWN] * s.spawned + [POWER] * s.powered

    def finds_heroes(self, s: Descent) -> bool:
        """Whether a hero is in the dungeon: nobody in town is a target (J-161)."""
        return bool([hero for hero in range(len(s.heroes)) if not s.in_town(hero)])

    def plots(self, s: Descent) -> list[str]:
        """What the overlord may play before monsters are activated (J-063, J-064, J-156, J-157)."""
        had, found = self.had(s), list[str]()
        for type, window in ((EVENT, OVERLORD_TURN), (TRAP, OVERLORD_TURN), (POWER, -1), (SPAWN, -1)):
            if type not in had and (type != TRAP or self.finds_heroes(s)):
                found += playable(s, type, window)
        return [PLAY.key(name) for name in found]

    def play(self, s: Descent, name: str) -> None:
        """Play a card, and remember an event or a trap."""
        if s.box.cards[name].type in (EVENT, TRAP):
            self.spent |= card_bit(s, name)
        s.push(PlayCard(name))


def card_bit(s: Descent, name: str) -> int:
    """What a window remembers of a card that was played in it."""
    return TRAP_BIT if s.box.cards[name].type == TRAP else EVENT_BIT
