"""Playing a card and using an ability, step by step."""

from __future__ import annotations

from typing import ClassVar

from undercroft.games.dungeoneer.cards.records import Card, Effect, Hero, Location
from undercroft.games.dungeoneer.cards.vocabulary import INSTANT, ON_PLAY, PERMANENT
from undercroft.games.dungeoneer.effects.resolve import Resolve
from undercroft.games.dungeoneer.hero.discards import take_from_hand, throw_away
from undercroft.games.dungeoneer.hero.inventory import attach, put_in_play
from undercroft.games.dungeoneer.hero.pack import beast_keys
from undercroft.games.dungeoneer.hero.points import lose_glory, lose_peril
from undercroft.games.dungeoneer.play import events as told
from undercroft.games.dungeoneer.play.paying import Pay, changed_cost, cost_of
from undercroft.games.dungeoneer.play.playable import hosts, of_level
from undercroft.games.dungeoneer.state.listed import CARD, MOST_PAID, PAY, PAYER, Held
from undercroft.games.dungeoneer.state.names import card_name, place_name
from undercroft.games.dungeoneer.state.pieces import Beast, Laid
from undercroft.games.dungeoneer.state.procedure import Procedure
from undercroft.games.dungeoneer.state.state import LORD, Dungeoneer


class PlayCard(Procedure):
    """A card is played: who pays, how much, what it is attached to, then what it does."""

    STEPS: ClassVar[tuple[str, ...]] = ("show", "payer", "amount", "host", "pay", "act", "rest")

    def __init__(self, name: str = "", seat: int = 0, target: int = -1, now: bool = False) -> None:
        self.name = name
        self.seat = seat
        self.target = target
        self.now = now  # use the treasure at once (D-246)
        self.from_payer: str = ""
        self.paid: str = ""
        self.chosen: str = ""

    def card(self, s: Dungeoneer) -> Card:
        """The card being played."""
        return s.box.cards[self.name]

    def show(self, s: Dungeoneer) -> None:
        """The card leaves the hand and is shown to everybody."""
        if self.seat != LORD:
            take_from_hand(s, self.seat, self.name)
        self.announce(s)
        card = self.card(s)
        if card.is_glory() and not card.x and not card.is_attachment():
            self.goto("pay")

    def payer(self, s: Dungeoneer) -> None:
        card = self.card(s)
        if card.is_glory() or self.seat == LORD:
            return
        if self.target >= 0:
            self.from_payer = PAYER.keys[self.target]
        else:  # not aimed at a single hero (D-065)
            cost = changed_cost(card)
            others = [seat for seat in s.living() if seat != self.seat and s.peril[seat] >= cost]
            rich = [seat for seat in others if of_level(s, self.seat, card, seat)]
            s.choose(
                self.seat, "dungeoneer-ask-payer", tuple([PAYER.keys[seat] for seat in rich]), "from_payer"
            )

    def amount(self, s: Dungeoneer) -> None:
        card = self.card(s)
        if card.x:
            most = min(MOST_PAID, s.glory[self.seat] if card.is_glory() else self.purse(s))
            s.choose(self.seat, "dungeoneer-ask-pay", tuple(PAY.keys[:most]), "paid")

    def purse(self, s: Dungeoneer) -> int:
        """The peril available for it; a solo Dungeonlord pays nothing (D-364)."""
        return s.peril[PAYER.read(self.from_payer).number] if self.from_payer else 1

    def host(self, s: Dungeoneer) -> None:
        card = self.card(s)
        if card.is_attachment():
            keys = hosts(s, self.seat, card, self.target)
            if keys:
                s.choose(self.seat, "dungeoneer-ask-host", tuple(keys), "chosen")

    def pay(self, s: Dungeoneer) -> None:
        """Pay for the card, which makes it prepared (D-122)."""
        card, seat = self.card(s), self.seat
        chosen = PAY.read(self.paid).number if self.paid else 0  # for X
        if card.is_glory():
            lose_glory(s, seat, chosen or cost_of(s, seat, card))
        elif self.from_payer:
            lose_peril(s, PAYER.read(self.from_payer).number, chosen or changed_cost(card))
        if self.now:
            s.items[seat] += (s.box.bare[self.name],)
        elif card.lasts == PERMANENT:
            put_in_play(s, self.target if not card.is_glory() and self.target >= 0 else seat, self.name)

    def announce(self, s: Dungeoneer) -> None:
        """Announce the card."""
        if self.seat == LORD:
            told.appears(s, self.name)
        elif self.target >= 0:
            told.plays_at(s, self.name, self.seat, self.target)
        else:
            told.plays(s, self.name, self.seat)

    def act(self, s: Dungeoneer) -> None:
        card = self.card(s)
        for effect in card.effects[:0:-1]:  # further effects of playing it, after the first
            if effect.trigger == ON_PLAY:
                s.push(Resolve(card.key, effect.index, self.seat, self.target))
        if card.play is not None:
            place = s.place[self.target] if self.target >= 0 else s.place[self.seat] if self.seat >= 0 else -1
            frame = Resolve(card.key, 0, self.seat, self.target, place)
            frame.x = PAY.read(self.paid).number if self.paid else 0
            s.push(frame)

    def rest(self, s: Dungeoneer) -> None:
        """An instant card is discarded after use (D-018), an attachment goes under its host (D-021)."""
        card = self.card(s)
        if self.now:
            s.push(UseAbility(card.key, self.seat, 1))
        elif card.lasts == INSTANT or (card.is_attachment() and not self.chosen):
            throw_away(s, self.name)
        elif card.is_attachment():
            put_under(s, self.chosen, self.name, self.seat)
            if s.listener is not None:
                word = s.box.words[self.chosen]
                host = card_name(word.card) if isinstance(word, Held) else place_name(s, word.number)
                told.attaches(s, self.name, host)

    def loose(self, s: Dungeoneer) -> list[str]:
        if self.at == 0 and self.seat != LORD:
            return []
        last = "pay" if self.card(s).lasts == PERMANENT else "rest"
        return [] if self.at > self.STEPS.index(last) else [self.name]

    def copy(self) -> PlayCard:
        twin = PlayCard(self.name, self.seat, self.target, self.now)
        twin.from_payer = self.from_payer
        twin.paid = self.paid
        twin.chosen = self.chosen
        return twin


def put_under(s: Dungeoneer, host: str, name: str, seat: int) -> None:
    """An attachment goes under its host."""
    word = s.box.words[host]
    if not isinstance(word, Held):
        s.laid.append(Laid(name, word.number, seat))
        return
    owner = word.owner
    if word.verb is CARD:
        attach(s, owner, word.card, name)
        return
    beasts = list(s.packs[owner])
    index = beast_keys(s, owner).index(word.thing)
    beast = beasts[index]
    beasts[index] = Beast(beast.name, beast.wounds, (*beast.attached, name))
    s.packs[owner] = tuple(beasts)


class UseAbility(Procedure):
    """An ability is used: the price, then the effect."""

    STEPS: ClassVar[tuple[str, ...]] = ("amount", "pay", "act")

    def __init__(self, key: str = "", seat: int = 0, number: int = 1) -> None:
        self.key = key
        self.seat = seat
        self.number = number
        self.paid: str = ""

    def effect(self, s: Dungeoneer) -> Effect:
        """The effect of the ability."""
        return s.box.sources[self.key].abilities[self.number - 1]

    def amount(self, s: Dungeoneer) -> None:
        if self.effect(s).price.x:
            most = min(MOST_PAID, s.glory[self.seat])
            s.choose(self.seat, "dungeoneer-ask-pay", tuple(PAY.keys[:most]), "paid")

    def pay(self, s: Dungeoneer) -> None:
        effect = self.effect(s)
        source = s.box.sources[self.key]
        told.uses(s, self.seat, self.key, isinstance(source, Hero), isinstance(source, Location))
        if effect.once:
            s.used.append(effect.marks[self.seat])
        if self.paid:
            lose_glory(s, self.seat, PAY.read(self.paid).number)
        if not effect.free:
            s.push(Pay(self.seat, self.key, effect.index))

    def act(self, s: Dungeoneer) -> None:
        if s.is_out(self.seat):
            return
        frame = Resolve(self.key, self.effect(s).index, self.seat, -1, s.place[self.seat])
        frame.x = PAY.read(self.paid).number if self.paid else 0
        s.replace(frame)

    def copy(self) -> UseAbility:
        twin = UseAbility(self.key, self.seat, self.number)
        twin.paid = self.paid
        return twin
