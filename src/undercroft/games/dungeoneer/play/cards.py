"""Playing cards from the hand: glory cards for your own hero, banes against others."""

from __future__ import annotations

from typing import ClassVar, Final

from undercroft.engine.flow import Args
from undercroft.engine.verbs import Reason, Word
from undercroft.games.dungeoneer.cards.records import Card
from undercroft.games.dungeoneer.cards.vocabulary import BANE, BOON, TREASURE
from undercroft.games.dungeoneer.effects.useful import works
from undercroft.games.dungeoneer.hero.numbers import forbidden, holds, room
from undercroft.games.dungeoneer.hero.reasons import FORBIDDEN
from undercroft.games.dungeoneer.play.moment import CARD_TIMES, OTHERS_BATTLE, Now, another_time, of_others
from undercroft.games.dungeoneer.play.paying import changed_cost, cost_of
from undercroft.games.dungeoneer.play.play_card import PlayCard
from undercroft.games.dungeoneer.play.playable import (
    BANS,
    full,
    has_one_like,
    hosts,
    of_level,
    payers,
    serves_at_once,
    solo_place,
)
from undercroft.games.dungeoneer.state.box import Box
from undercroft.games.dungeoneer.state.listed import Held, at_all
from undercroft.games.dungeoneer.state.names import card_name, who
from undercroft.games.dungeoneer.state.state import Dungeoneer
from undercroft.games.dungeoneer.state.verbs import OfBox


def glory_price(s: Dungeoneer, seat: int, word: Word) -> Args:
    """What a glory card costs here and now."""
    return {"cost": word.verb.price(s, seat, word)}


def peril_price(s: Dungeoneer, seat: int, word: Word) -> Args:
    """What a peril card costs, and whose peril would pay."""
    assert isinstance(word, Held)
    args: Args = {"cost": word.verb.price(s, seat, word)}
    if word.owner >= 0:
        args["who"] = who(s, word.owner)
    return args


def level_needed(s: Dungeoneer, seat: int, word: Word) -> Args:
    """The level that a card requires."""
    return {"level": s.box.cards[word.card if isinstance(word, Held) else word.what].level}


NOT_IN_HAND: Final = Reason("D-017", "dungeoneer-why-not-in-hand")
NO_GLORY: Final = Reason("D-116", "dungeoneer-why-no-glory", glory_price)
ONE_LIKE: Final = Reason("D-120", "dungeoneer-why-one-like")
NO_BOON_MORE: Final = Reason("D-117", "dungeoneer-why-limit")
NO_TREASURE_MORE: Final = Reason("D-118", "dungeoneer-why-limit")
BOONS_ALONE: Final = Reason("D-317", "dungeoneer-why-solo-boon")
TREASURES_ALONE: Final = Reason("D-316", "dungeoneer-why-solo-treasure")
NO_HOST: Final = Reason("D-021", "dungeoneer-why-no-host")
NOTHING: Final = Reason("D-016", "dungeoneer-why-nothing")
ORDINARY: Final = Reason("D-246", "dungeoneer-why-play-use")
OWN_PERIL: Final = Reason("D-063", "dungeoneer-why-own-peril")
NO_SUCH_HERO: Final = Reason("D-062", "dungeoneer-why-no-such-hero")
NO_PERIL: Final = Reason("D-064", "dungeoneer-why-no-peril", peril_price)
LEGENDARY: Final = Reason("D-258", "dungeoneer-why-legendary", level_needed)
NO_PAYER: Final = Reason("D-065", "dungeoneer-why-no-payer", peril_price)


def not_affordable(s: Dungeoneer, seat: int, card: Card) -> Reason | None:
    """Why a glory card is not in hand, or costs too much."""
    if card.name not in s.hands[seat]:
        return NOT_IN_HAND
    return NO_GLORY if s.glory[seat] < cost_of(s, seat, card) else None


def no_room(s: Dungeoneer, seat: int, card: Card) -> Reason | None:
    """Why there is no room for a permanent card (D-117..D-120)."""
    if not card.counts():
        return None
    if has_one_like(s, seat, card):
        return ONE_LIKE
    if full(s, seat, card, room(s, seat, card.kind)):
        return NO_TREASURE_MORE if card.kind == TREASURE else NO_BOON_MORE
    return None


def no_occasion(s: Dungeoneer, seat: int, card: Card, now: Now) -> Reason | None:
    """Why a glory card cannot be played at this time or place."""
    early = another_time(now, card.window, CARD_TIMES)
    if early is not None:
        return early
    if forbidden(s, seat, BANS[card.kind]):
        return FORBIDDEN
    if s.seats == 1 and not solo_place(s, seat, card, now.reward):
        return BOONS_ALONE if card.kind == BOON else TREASURES_ALONE
    return None


class Plays(OfBox):
    """Play a card from the hand."""

    name: ClassVar[str] = "play"

    def names(self, s: Dungeoneer, seat: int, word: Word) -> Args:
        return {"card": card_name(word.what)}

    def objects(self, s: Dungeoneer, seat: int, word: Word) -> list[str]:
        return [f"card:{word.what}"]


class PaidByGlory(Plays):
    """Play a boon or treasure."""

    def price(self, s: Dungeoneer, seat: int, word: Word) -> int:
        return cost_of(s, seat, s.box.cards[word.what])


class PlayGlory(PaidByGlory):
    """Play a boon or treasure for your own hero (D-327), for glory (D-116) and no action points (D-083)."""

    rules: ClassVar[tuple[str, ...]] = ("D-116", "D-226")

    def among(self, box: Box) -> list[str]:
        return [card.name for card in box.cards.values() if card.is_glory()]

    def bar(self, s: Dungeoneer, seat: int, word: Word) -> Reason | None:
        card = s.box.cards[word.what]
        reason = not_affordable(s, seat, card) or no_room(s, seat, card)
        if reason is not None:
            return reason
        if not of_level(s, seat, card):
            return LEGENDARY
        now = Now(s, seat)
        reason = no_occasion(s, seat, card, now)
        if reason is not None:
            return reason
        play = card.play
        if of_others(now.contest, play):
            return OTHERS_BATTLE
        if card.is_attachment() and not hosts(s, seat, card, -1):
            return NO_HOST
        if play is None or (holds(s, seat, play, now.contest, now.die) and works(s, seat, play, -1)):
            return None
        return NOTHING

    def do(self, s: Dungeoneer, seat: int, word: Word) -> None:
        s.push(PlayCard(word.what, seat))

    def args(self, s: Dungeoneer, seat: int, word: Word) -> Args:
        cost = "x" if s.box.cards[word.what].x else self.price(s, seat, word)
        return {"cost": cost, "pays": "glory", "target": "none"}


class PlayAndUse(PaidByGlory):
    """Play a treasure that is discarded on use beyond the limit, and use it at once (D-246)."""

    name: ClassVar[str] = "play-use"
    rules: ClassVar[tuple[str, ...]] = ("D-246",)

    def among(self, box: Box) -> list[str]:
        return [card.name for card in box.cards.values() if card.windows and card.kind == TREASURE]

    def bar(self, s: Dungeoneer, seat: int, word: Word) -> Reason | None:
        card = s.box.cards[word.what]
        reason = not_affordable(s, seat, card)
        if reason is not None:
            return reason
        if not of_level(s, seat, card):
            return LEGENDARY
        if has_one_like(s, seat, card):
            return ONE_LIKE  # only the limit is waived, not the type (D-120)
        if not card.counts() or not full(s, seat, card, room(s, seat, TREASURE)):
            return ORDINARY
        now = Now(s, seat)
        reason = no_occasion(s, seat, card, now)
        if reason is not None:
            return reason
        if of_others(now.contest, card.abilities[0]):
            return OTHERS_BATTLE
        return None if serves_at_once(s, seat, card, now.own, now.contest, now.die) else ORDINARY

    def do(self, s: Dungeoneer, seat: int, word: Word) -> None:
        s.push(PlayCard(word.what, seat, -1, True))

    def args(self, s: Dungeoneer, seat: int, word: Word) -> Args:
        return {"cost": self.price(s, seat, word)}


class PaidByPeril(Plays):
    """Play a peril card; its target is part of the word."""

    def word(self, what: str, number: int) -> Word:
        return Held(self.key(what), self, what, number)

    def price(self, s: Dungeoneer, seat: int, word: Word) -> int:
        assert isinstance(word, Held)
        return changed_cost(s.box.cards[word.card])

    def names(self, s: Dungeoneer, seat: int, word: Word) -> Args:
        assert isinstance(word, Held)
        return {"card": card_name(word.card)}

    def args(self, s: Dungeoneer, seat: int, word: Word) -> Args:
        assert isinstance(word, Held)
        cost = "x" if s.box.cards[word.card].x else self.price(s, seat, word)
        target = who(s, word.owner) if word.owner >= 0 else "none"
        return {"cost": cost, "pays": "peril", "target": target}

    def objects(self, s: Dungeoneer, seat: int, word: Word) -> list[str]:
        assert isinstance(word, Held)
        return [f"card:{word.card}", *([f"hero:{word.owner}"] if word.owner >= 0 else [])]


def no_target(s: Dungeoneer, seat: int, target: int) -> Reason | None:
    """Why a peril card cannot be aimed at a hero at all (D-062, D-063)."""
    if target == seat:
        return OWN_PERIL
    return NO_SUCH_HERO if target >= s.seats or s.is_out(target) else None


class PlayBane(PaidByPeril):
    """Play a bane, for the peril of its target, or of any one opponent (D-061..D-066).

    Its effect may hit your own hero, but an opponent pays (D-240).
    """

    def among(self, box: Box) -> list[str]:
        banes = [card for card in box.cards.values() if card.kind == BANE]
        aimed = at_all([card.name for card in banes if card.aimed])
        return [card.name for card in banes if not card.aimed] + aimed

    def bar(self, s: Dungeoneer, seat: int, word: Word) -> Reason | None:
        assert isinstance(word, Held)
        card, target = s.box.cards[word.card], word.owner
        reason = no_target(s, seat, target) if target >= 0 else None
        if reason is not None:
            return reason
        if card.name not in s.hands[seat]:
            return NOT_IN_HAND
        price = self.price(s, seat, word)
        if target >= 0 and s.peril[target] < price:
            return NO_PERIL
        if not any(s.peril[other] >= price for other in s.living() if other != seat):
            return NO_PAYER
        if not any(of_level(s, seat, card, other) for other in s.living() if target in (-1, other)):
            return LEGENDARY
        now = Now(s, seat)
        early = another_time(now, card.window, CARD_TIMES, False)
        if early is not None:
            return early
        if of_others(now.contest, card.play):
            return OTHERS_BATTLE
        if card.is_attachment() and not hosts(s, seat, card, target):
            return NO_HOST
        found = payers(s, seat, card, now.contest, now.die)
        return None if (target in found if target >= 0 else found) else NOTHING

    def do(self, s: Dungeoneer, seat: int, word: Word) -> None:
        assert isinstance(word, Held)
        s.push(PlayCard(word.card, seat, word.owner))

    def rules_of(self, s: Dungeoneer, seat: int, word: Word) -> list[str]:
        assert isinstance(word, Held)
        return ["D-061", "D-062"] if word.owner >= 0 else ["D-061", "D-065"]


PLAY_GLORY: Final = PlayGlory()
PLAY_AND_USE: Final = PlayAndUse()
PLAY_BANE: Final = PlayBane()
