"""Encounters as options: monsters and traps in hand, monsters in the pack."""

from __future__ import annotations

from typing import ClassVar, Final

from undercroft.engine.flow import Args
from undercroft.engine.verbs import Reason, Word
from undercroft.games.dungeoneer.battle.traps import trap_places
from undercroft.games.dungeoneer.cards.vocabulary import ENCOUNTER, VILLAINY
from undercroft.games.dungeoneer.hero.pack import beast_args, beast_keys, packed_monsters
from undercroft.games.dungeoneer.play.cards import LEGENDARY, NO_PERIL, NOT_IN_HAND, PaidByPeril, no_target
from undercroft.games.dungeoneer.play.moment import CARD_TIMES
from undercroft.games.dungeoneer.play.playable import of_level
from undercroft.games.dungeoneer.state.box import Box
from undercroft.games.dungeoneer.state.listed import Held, at_all
from undercroft.games.dungeoneer.state.procedure import Procedure
from undercroft.games.dungeoneer.state.state import Dungeoneer

NOT_IN_PACK: Final = Reason("D-209", "dungeoneer-why-not-in-pack")
ONE_BATCH: Final = Reason("D-068", "dungeoneer-why-one-batch")
NO_PLACE: Final = Reason("D-218", "dungeoneer-why-no-trap-place")


class Declares(PaidByPeril):
    """Play an encounter against a hero whose player has enough peril (D-062, D-064)."""

    def absent(self, s: Dungeoneer, seat: int, word: Held) -> Reason | None:
        """Why the card is not available."""
        raise NotImplementedError(type(self).__name__)

    def bar(self, s: Dungeoneer, seat: int, word: Word) -> Reason | None:
        assert isinstance(word, Held)
        reason = no_target(s, seat, word.owner) or self.absent(s, seat, word)
        if reason is not None:
            return reason
        top = s.agenda[-1]
        menu = top if isinstance(top, Procedure) else None
        if menu is not None and menu.has_declared():
            return ONE_BATCH
        card = s.box.cards[word.card]
        if s.peril[word.owner] < self.price(s, seat, word):
            return NO_PERIL
        if not of_level(s, seat, card, word.owner):
            return LEGENDARY
        if card.lay and not trap_places(s):
            return NO_PLACE
        return None if menu is not None and menu.declares(seat) else CARD_TIMES[VILLAINY]

    def printed_price(self, s: Dungeoneer, seat: int, word: Word) -> int:
        """What it costs without any discount."""
        return super().price(s, seat, word)

    def price(self, s: Dungeoneer, seat: int, word: Word) -> int:
        """The cost, less the event's discount for some monsters (D-252)."""
        printed = super().price(s, seat, word)
        if not s.tokens:
            return printed
        assert isinstance(word, Held)
        top = s.agenda[-1]
        if word.card not in s.box.cheap or not isinstance(top, Procedure):
            return printed
        return max(0, printed - top.discount(s))

    def args(self, s: Dungeoneer, seat: int, word: Word) -> Args:
        return {**super().args(s, seat, word), "cost": self.price(s, seat, word)}

    def do(self, s: Dungeoneer, seat: int, word: Word) -> None:
        top = s.agenda[-1]
        assert isinstance(top, Procedure)
        top.declare_first(s, word.key)


class PlayEncounter(Declares):
    """Play a monster or trap from the hand (D-069, D-072)."""

    rules: ClassVar[tuple[str, ...]] = ("D-062", "D-069", "D-072")

    def among(self, box: Box) -> list[str]:
        return at_all([card.name for card in box.cards.values() if card.kind == ENCOUNTER])

    def absent(self, s: Dungeoneer, seat: int, word: Held) -> Reason | None:
        return None if word.card in s.hands[seat] else NOT_IN_HAND


class PlayFromPack(Declares):
    """Play a monster from the pack, for the same price (D-209)."""

    name: ClassVar[str] = "pack"
    rules: ClassVar[tuple[str, ...]] = ("D-209",)

    def among(self, box: Box) -> list[str]:
        return packed_monsters(box)

    def absent(self, s: Dungeoneer, seat: int, word: Held) -> Reason | None:
        return None if word.thing in beast_keys(s, seat) else NOT_IN_PACK

    def args(self, s: Dungeoneer, seat: int, word: Word) -> Args:
        assert isinstance(word, Held)
        return {**super().args(s, seat, word), **beast_args(s, seat, word.thing)}

    def objects(self, s: Dungeoneer, seat: int, word: Word) -> list[str]:
        assert isinstance(word, Held)
        return [f"pack:{word.thing}@{seat}", f"hero:{word.owner}"]


FROM_HAND: Final = PlayEncounter()
FROM_PACK: Final = PlayFromPack()


def add_encounters(s: Dungeoneer, seat: int, found: list[str]) -> None:
    """Add encounters from hand and pack against every hero whose player has the peril (D-062, D-209)."""
    targets = [other for other in s.living() if other != seat and (s.tokens or s.peril[other])]
    if not targets:
        return
    for card in s.box.hand(s.hands[seat]).encounters:
        if not card.lay or trap_places(s):
            for other in within_means(s, seat, card.play_keys[targets[0]], targets):
                found.append(card.play_keys[other])
    if s.packs[seat]:
        for key in beast_keys(s, seat):
            if key:
                for other in within_means(s, seat, FROM_PACK.key(f"{key}@{targets[0]}"), targets):
                    found.append(FROM_PACK.key(f"{key}@{other}"))


def within_means(s: Dungeoneer, seat: int, option: str, targets: list[int]) -> list[int]:
    """Heroes an encounter may be played against: peril and level suffice (D-064, D-258).

    `option` is a word that plays it against one of them: the cost does not depend on the target.
    """
    word = s.box.words[option]
    assert isinstance(word, Held)
    cost = word.verb.price(s, seat, word)
    card = s.box.cards[word.card]
    return [
        other
        for other in targets
        if s.peril[other] >= cost and (card.level == 1 or of_level(s, seat, card, other))
    ]
