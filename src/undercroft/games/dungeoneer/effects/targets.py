"""The targets of effects: heroes, attacking monsters, cards."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from undercroft.engine.verbs import Verb, Word, lexicon
from undercroft.games.dungeoneer.cards.records import IN_HAND, IN_PACK, Effect, Op
from undercroft.games.dungeoneer.cards.vocabulary import PAID
from undercroft.games.dungeoneer.hero.inventory import slot_of
from undercroft.games.dungeoneer.hero.pack import BEAST, beast_keys
from undercroft.games.dungeoneer.state.box import Box
from undercroft.games.dungeoneer.state.foes import FIGHTS, Foe, battle_of
from undercroft.games.dungeoneer.state.holdings import each_once
from undercroft.games.dungeoneer.state.listed import CARD, FOE, HERO, SEATS, Held, OneCard, OneHero, at_all
from undercroft.games.dungeoneer.state.procedure import Procedure
from undercroft.games.dungeoneer.state.state import LORD, Dungeoneer


class Itself(OneHero):
    """The card that has the effect, with the player who controls it (in a solo game perhaps chance)."""

    chosen: ClassVar[bool] = False

    def word(self, what: str, number: int) -> Word:
        return Word(self.key(what), self, what, int(what))


class InHand(OneCard):
    """A card taken from a hand by chance."""

    chosen: ClassVar[bool] = False


def cards_in_hand(box: Box) -> list[str]:
    """Every card in the hand of every player."""
    return at_all(list(box.cards))


HAND: Final = InHand("hand", "D-220", (), cards_in_hand)
THIS: Final = Itself("this", "D-220", (), (*SEATS, str(LORD)))
CARDS_IN: Final[tuple[OneCard, ...]] = (CARD, HAND, BEAST)  # by zone: in play, in hand, in a pack
TARGET_VERBS: Final[list[Verb[Any]]] = [HERO, FOE, CARD, BEAST, HAND, THIS]


def target_words(box: Box) -> dict[str, Word]:
    """Every possible target of an effect, by key."""
    return lexicon(TARGET_VERBS, box)


def seat_of(s: Dungeoneer, key: str) -> int:
    """The seat of the hero or card that a key is about: "hero:1", "card:backpack@0"; -1 for a monster."""
    word = s.box.targets[key]
    if isinstance(word, Held):
        return word.owner
    return -1 if word.verb is FOE else word.number


def candidates(s: Dungeoneer, effect: Effect, you: int, target: int, place: int, foe: int) -> list[str]:
    """The targets open to an effect now: "hero:1", "foe:2", "card:backpack@0"."""
    if effect.on_heroes:
        return [HERO.keys[seat] for seat in heroes_of(s, effect.to, you, target, place)]
    return _foes(s, effect, foe) if effect.on_monsters else _cards(s, effect, you, target)


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
    if to == "each hero here" or to == "hero here":  # including the owner's (D-351)
        return s.heroes_at(here)
    if to == "each opponent here" or to == "opponent here":
        return [seat for seat in s.heroes_at(here) if seat != you]
    everybody = s.living()
    everybody = everybody[1:] + everybody[:1]  # the active player last
    if to == "each hero" or to == "hero":
        return everybody
    return [seat for seat in everybody if seat != you]


def _foes(s: Dungeoneer, effect: Effect, foe: int) -> list[str]:
    """A quest's monster cannot be discarded, but anything else can be done to it (D-146)."""
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
    """Whether all verbs of an effect apply to an attacking monster (D-146, D-248, DQ-6)."""
    if "make minion" in verbs:
        return foe.is_card()
    return "discard" not in verbs or not foe.is_quest() or s.box.quests[foe.name()].apart


def _cards(s: Dungeoneer, effect: Effect, you: int, target: int) -> list[str]:
    if effect.to == "this card":
        return [THIS.key(str(you))]
    zone = CARDS_IN[effect.zone]
    found: list[str] = []
    for seat in _owners(s, effect, you, target):
        found += [zone.key(f"{name}@{seat}") for name in _cards_at(s, effect, seat)]
    return found if zone is HAND else each_once(found)


def _owners(s: Dungeoneer, effect: Effect, you: int, target: int) -> list[int]:
    """The players among whose cards an effect looks for targets."""
    if effect.own:
        return [you] if you >= 0 else []
    return [target] if target >= 0 else [seat for seat in s.living() if seat != you]


def _cards_at(s: Dungeoneer, effect: Effect, seat: int) -> list[str]:
    """A player's cards that an effect can target, in hand, in the pack or in play."""
    if effect.zone == IN_HAND:
        return sorted(s.hands[seat])
    if effect.zone == IN_PACK:
        return [key for key in beast_keys(s, seat) if key]
    found: list[str] = []
    for item in s.items[seat]:
        held, type = slot_of(s.box.cards[item.name])
        if held == effect.kind and effect.to_type in ("", type):
            found.append(item.name)
    return found


def has_candidates(s: Dungeoneer, effect: Effect, you: int, target: int) -> bool:
    """Whether an effect on monsters or cards has any targets."""
    if effect.on_monsters:
        return bool(_foes(s, effect, -1))
    if effect.to == "this card":
        return True
    for seat in _owners(s, effect, you, target):
        if _cards_at(s, effect, seat):
            return True
    return False


class Subject(Procedure):
    """The data that verbs act on."""

    def __init__(self, source: str = "", index: int = 0, you: int = 0, place: int = -1) -> None:
        self.source = source
        self.index = index
        self.you = you
        self.place = place
        self.foe: int = -1  # the monster the effect belongs to
        self.x: int = 0  # the amount paid
        self.seat: int = -1  # the target hero, or the player whose card is the target
        self.struck: int = -1  # the target monster
        self.card: str = ""  # the target card
        self.zone: str = ""  # where that card is: "card" (in play), "hand", "beast" (in a pack), "this"
        self.passed: int = 0
        self.branch: int = 0
        self.done: int = 0  # how many verbs are done

    def aim(self, s: Dungeoneer, key: str) -> None:
        """Aim at what a key such as "hero:1", "foe:2" or "card:backpack@0" names."""
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
        """Copy the data into another frame."""
        twin.foe = self.foe
        twin.x = self.x
        twin.seat = self.seat
        twin.struck = self.struck
        twin.card = self.card
        twin.zone = self.zone
        twin.passed = self.passed
        twin.branch = self.branch
        twin.done = self.done
