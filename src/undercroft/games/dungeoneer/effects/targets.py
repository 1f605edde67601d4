"""Whom and what an effect is about: heroes, attacking monsters, cards."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from undercroft.engine.verbs import Verb, Word, lexicon
from undercroft.games.dungeoneer.cards.records import Effect, Op
from undercroft.games.dungeoneer.cards.vocabulary import BANE, BOON, PAID, TREASURE
from undercroft.games.dungeoneer.hero.inventory import slot_of
from undercroft.games.dungeoneer.hero.pack import BEAST, beast_keys
from undercroft.games.dungeoneer.state.box import Box
from undercroft.games.dungeoneer.state.foes import FIGHTS, Foe, battle_of
from undercroft.games.dungeoneer.state.holdings import each_once
from undercroft.games.dungeoneer.state.listed import CARD, FOE, HERO, SEATS, Held, OneCard, OneHero, at_all
from undercroft.games.dungeoneer.state.procedure import Procedure
from undercroft.games.dungeoneer.state.state import LORD, Dungeoneer


class Itself(OneHero):
    """The card that has the effect, at the player who controls it; alone that may be chance."""

    chosen: ClassVar[bool] = False

    def word(self, what: str, number: int) -> Word:
        return Word(self.key(what), self, what, int(what))


class InHand(OneCard):
    """A card that chance takes from a hand."""

    chosen: ClassVar[bool] = False


def cards_in_hand(box: Box) -> list[str]:
    """Every card, in the hand of every player."""
    return at_all(list(box.cards))


HAND: Final = InHand("hand", "D-220", (), cards_in_hand)
THIS: Final = Itself("this", "D-220", (), (*SEATS, str(LORD)))
TARGET_VERBS: Final[list[Verb[Any]]] = [HERO, FOE, CARD, BEAST, HAND, THIS]


def target_words(box: Box) -> dict[str, Word]:
    """All that effects can be about, by key."""
    return lexicon(TARGET_VERBS, box)


def seat_of(s: Dungeoneer, key: str) -> int:
    """The seat of the hero or card that a key is about: "hero:1", "card:backpack@0"; -1 for a monster."""
    word = s.box.targets[key]
    if isinstance(word, Held):
        return word.owner
    return -1 if word.verb is FOE else word.number


def candidates(s: Dungeoneer, effect: Effect, you: int, target: int, place: int, foe: int) -> list[str]:
    """All that an effect can be about: "hero:1", "foe:2", "card:backpack@0"."""
    to = effect.to
    if "monster" in to:
        return _foes(s, effect, foe)
    if to.startswith(("your ", "their ")) or to == "this card":
        return _cards(s, effect, you, target)
    return [HERO.keys[seat] for seat in heroes_of(s, to, you, target, place)]


def heroes_of(s: Dungeoneer, to: str, you: int, target: int, place: int) -> list[int]:
    """The heroes that a selector names, the active player's last."""
    if to == "you":
        if you < 0:
            return [target] if target >= 0 else []
        return [] if s.out >> you & 1 else [you]
    if to == "target":
        return [target] if target >= 0 and not s.is_out(target) else []
    if to == "attacker":
        fight = battle_of(s)
        return [foe.seat for foe in fight.foes if foe.is_hero()] if fight else []
    if to == "left neighbour":
        left = s.left_of(you if you >= 0 else target)
        return [left] if left >= 0 else []
    here = place if place >= 0 else s.place[you]
    if to == "each hero here" or to == "hero here":
        return s.heroes_at(here)
    if to == "each opponent here" or to == "opponent here":
        return [seat for seat in s.heroes_at(here) if seat != you]
    everybody = s.living()
    everybody = everybody[1:] + everybody[:1]  # the active player last
    if to == "each hero" or to == "hero":
        return everybody
    return [seat for seat in everybody if seat != you]


def _foes(s: Dungeoneer, effect: Effect, foe: int) -> list[str]:
    """The monster of a quest cannot be discarded, but all else can be done to it (D-146)."""
    if effect.to == "this monster":
        return [FOE.keys[foe]] if foe >= 0 else []
    fight = battle_of(s)
    if fight is None:
        return []
    verbs = [op.verb for op in effect.do]
    return [
        FOE.keys[index]
        for index, each in enumerate(fight.foes)
        if each.state == FIGHTS and each.key and can_be_struck(s, each, verbs)
    ]


def can_be_struck(s: Dungeoneer, foe: Foe, verbs: list[str]) -> bool:
    """Whether all of this can be done to an attacking monster (D-146, D-248, DQ-6)."""
    if "make minion" in verbs:
        return foe.is_card()
    return "discard" not in verbs or not foe.is_quest() or s.box.quests[foe.name()].apart


def _cards(s: Dungeoneer, effect: Effect, you: int, target: int) -> list[str]:
    to = effect.to
    if to == "this card":
        return [THIS.key(str(you))]
    if to.startswith("your "):
        seats = [you] if you >= 0 else []
    else:
        seats = [target] if target >= 0 else [seat for seat in s.living() if seat != you]
    found: list[str] = []
    for seat in seats:
        if to.endswith(" pack"):
            found += [BEAST.key(f"{key}@{seat}") for key in beast_keys(s, seat) if key]
        elif to == "their hand":
            found += [HAND.key(f"{name}@{seat}") for name in sorted(s.hands[seat])]
        else:
            kind = {"boon": BOON, "treasure": TREASURE, "bane": BANE}[to.split(" ")[1]]
            for item in s.items[seat]:
                held, type = slot_of(s.box.cards[item.name])
                if held == kind and effect.to_type in ("", type):
                    found.append(CARD.key(f"{item.name}@{seat}"))
    return each_once(found) if to != "their hand" else found


class Subject(Procedure):
    """The data that verbs work on."""

    def __init__(self, source: str = "", index: int = 0, you: int = 0, place: int = -1) -> None:
        self.source = source
        self.index = index
        self.you = you
        self.place = place
        self.foe: int = -1  # the monster the effect belongs to
        self.x: int = 0  # what was paid
        self.seat: int = -1  # the hero it is about, or the player of the card it is about
        self.struck: int = -1  # the monster it is about
        self.card: str = ""  # the card it is about
        self.zone: str = ""  # where that card is: "card" (in play), "hand", "beast" (in a pack), "this"
        self.passed: int = 0
        self.branch: int = 0
        self.done: int = 0  # verbs done

    def aim(self, s: Dungeoneer, key: str) -> None:
        """Take what a key such as "hero:1", "foe:2" or "card:backpack@0" names."""
        word = s.box.targets[key]
        if isinstance(word, Held):
            self.zone, self.card, self.seat = word.tag, word.thing, word.owner
        elif word.verb is FOE:
            self.struck = word.number
        else:
            self.seat = word.number
            if word.verb is THIS:
                self.zone = THIS.tag
                self.card = s.box.sources[self.source].name

    def amount(self, op: Op) -> int:
        """The number of a verb."""
        return self.x if op.n == PAID else op.n

    def until(self, s: Dungeoneer) -> int:
        """How long a bonus of this effect lasts."""
        return s.box.sources[self.source].effects[self.index].until

    def copy_subject_into(self, twin: Subject) -> None:
        """The data for a copy."""
        twin.foe = self.foe
        twin.x = self.x
        twin.seat = self.seat
        twin.struck = self.struck
        twin.card = self.card
        twin.zone = self.zone
        twin.passed = self.passed
        twin.branch = self.branch
        twin.done = self.done
