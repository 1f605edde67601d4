"""Choices that only one procedure asks for: it lists the open options, and the verbs here label them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from undercroft.engine import verbs
from undercroft.engine.flow import Args
from undercroft.engine.verbs import Reason, Verb, Word
from undercroft.games.dungeoneer.cards.vocabulary import FORMS, SIDES, TREASURE
from undercroft.games.dungeoneer.state.box import Box
from undercroft.games.dungeoneer.state.foes import MOST_FOES, quarry_name
from undercroft.games.dungeoneer.state.names import card_name, place_name, quest_name, who
from undercroft.games.dungeoneer.state.procedure import Procedure
from undercroft.games.dungeoneer.state.state import MOST_SEATS, REWARD_PERIL, SAVED_AP, Dungeoneer
from undercroft.games.dungeoneer.state.times import NOT_NOW
from undercroft.games.dungeoneer.state.verbs import VERBS

ONE: Final = ("",)
SEATS: Final = tuple([str(seat) for seat in range(MOST_SEATS)])
MOST_PAID: Final = 99
MOST_OFF: Final = 9  # tokens on an event


class Listed(verbs.Listed[Dungeoneer]):
    """A choice that is open if the asking frame lists it; otherwise `rule` says when it would be."""

    def __init__(
        self,
        tag: str,
        rule: str,
        rules: tuple[str, ...] = (),
        things: tuple[str, ...] = ONE,
        told: Args | None = None,
    ) -> None:
        self.told: Args = told or {}  # extra arguments of its label
        self.other = Reason(rule, "dungeoneer-why-not-offered")
        super().__init__(tag, Reason(rule, NOT_NOW), rules or (rule,), things)
        self.keys = [word.key for word in self.words]
        self.known = {word.key: word for word in self.words}
        VERBS.append(self)

    def missing(self, s: Dungeoneer, word: Word) -> Reason | None:
        top = s.agenda[-1]
        reason = top.missing(s, word) if isinstance(top, Procedure) else None
        return reason or (self.other if self.is_asked_for(s) else None)

    def is_asked_for(self, s: Dungeoneer) -> bool:
        """Whether somebody is choosing among words of this kind."""
        return any(s.box.words[option].verb is self for ask in s.pending for option in ask.options)

    def label(self, s: Dungeoneer, seat: int, word: Word) -> str:
        return "dungeoneer-do-" + self.tag

    def args(self, s: Dungeoneer, seat: int, word: Word) -> Args:
        return self.told.copy()


class Fixed(Listed):
    """A choice among things that every table has."""

    def read(self, key: str) -> Word:
        """The word with this key."""
        return self.known[key]


class Boxed(Listed):
    """A choice among things in the box; each box has its own words for it."""

    def __init__(
        self, tag: str, rule: str, rules: tuple[str, ...], things_in: Callable[[Box], list[str]]
    ) -> None:
        self.things_in = things_in
        super().__init__(tag, rule, rules, ())

    def among(self, box: Box) -> list[str]:
        return self.things_in(box)

    def word_at(self, s: Dungeoneer, key: str) -> Word:
        """The word with this key."""
        return s.box.words[key]

    def says(self, s: Dungeoneer, key: str) -> bool:
        """Whether a key is one of its words."""
        word = s.box.words.get(key)
        return word is not None and word.verb is self


class OneHero(Fixed):
    """One of the heroes in the game."""

    def args(self, s: Dungeoneer, seat: int, word: Word) -> Args:
        return {**self.told, "target": who(s, word.number)}

    def objects(self, s: Dungeoneer, seat: int, word: Word) -> list[str]:
        return [f"hero:{word.number}"]


class OneFoe(Fixed):
    """One of the attackers."""

    def args(self, s: Dungeoneer, seat: int, word: Word) -> Args:
        return {"target": quarry_name(s, word.number, -1)}

    def objects(self, s: Dungeoneer, seat: int, word: Word) -> list[str]:
        return [word.key]


class OneLocation(Boxed):
    """One of the locations."""

    def names(self, s: Dungeoneer, seat: int, word: Word) -> Args:
        return {"place": place_name(s, word.number)}

    def objects(self, s: Dungeoneer, seat: int, word: Word) -> list[str]:
        return [word.key]


class OneExit(Fixed):
    """One of the exits of the location in question."""

    def names(self, s: Dungeoneer, seat: int, word: Word) -> Args:
        return {"side": f"@dungeoneer-side-{word.what}"}

    def objects(self, s: Dungeoneer, seat: int, word: Word) -> list[str]:
        top = s.agenda[-1]
        about = top.about_seat() if isinstance(top, Procedure) else -1
        return [f"exit:{s.here(about if about >= 0 else seat).name}:{word.what}"]


class OneQuest(Boxed):
    """One of the quests."""

    def names(self, s: Dungeoneer, seat: int, word: Word) -> Args:
        return {"quest": quest_name(word.what)}

    def objects(self, s: Dungeoneer, seat: int, word: Word) -> list[str]:
        return [f"quest:{word.what}"]


class OneForm(Fixed):
    """One of the forms of attack."""

    def names(self, s: Dungeoneer, seat: int, word: Word) -> Args:
        return {"form": f"@dungeoneer-stat-{word.what}"}

    def args(self, s: Dungeoneer, seat: int, word: Word) -> Args:
        top = s.agenda[-1]
        return {"value": top.form_value(s, word.number) if isinstance(top, Procedure) else -1}


class OneHeroCard(Boxed):
    """One of the hero cards."""

    def names(self, s: Dungeoneer, seat: int, word: Word) -> Args:
        return {"hero": f"@dungeoneer-hero-{word.what}"}

    def objects(self, s: Dungeoneer, seat: int, word: Word) -> list[str]:
        return [f"hero-card:{word.what}"]


class Amount(Fixed):
    """How much is paid."""

    def word(self, what: str, number: int) -> Word:
        return Word(self.key(what), self, what, number + 1)

    def names(self, s: Dungeoneer, seat: int, word: Word) -> Args:
        return {"count": word.number}


class Part(Fixed):
    """How much of a discount, nothing included (D-252)."""

    def serves(self, box: Box) -> bool:
        return box.event is not None

    def names(self, s: Dungeoneer, seat: int, word: Word) -> Args:
        return {"count": word.number}


class OneDeck(Fixed):
    """One of the split adventure decks (D-261)."""

    def serves(self, box: Box) -> bool:
        return len(box.grades) > 1


class Held(Word):
    """A card of a player: its name, its number among similar ones in a pack, and its owner."""

    def __init__(self, key: str, verb: Verb[Dungeoneer], what: str, number: int) -> None:
        super().__init__(key, verb, what, number)
        self.tag = key.partition(":")[0]
        self.thing, _, owner = what.partition("@")  # "zombie#2"
        self.card = self.thing.partition("#")[0]
        self.owner = int(owner) if owner else -1


class OneCard(Boxed):
    """One of the chooser's cards, in hand or in play."""

    def word(self, what: str, number: int) -> Word:
        return Held(self.key(what), self, what, number)

    def held(self, s: Dungeoneer, key: str) -> Held:
        """The word with this key."""
        word = s.box.words[key]
        assert isinstance(word, Held)
        return word

    def names(self, s: Dungeoneer, seat: int, word: Word) -> Args:
        assert isinstance(word, Held)
        return {"card": card_name(word.card)}

    def objects(self, s: Dungeoneer, seat: int, word: Word) -> list[str]:
        return [f"card:{word.what}"]


class OneItem(OneCard):
    """One of a hero's cards in play."""

    def args(self, s: Dungeoneer, seat: int, word: Word) -> Args:
        assert isinstance(word, Held)
        return {"target": who(s, word.owner)} if word.owner >= 0 else {}

    def objects(self, s: Dungeoneer, seat: int, word: Word) -> list[str]:
        assert isinstance(word, Held)
        return [f"item:{word.card}@{word.owner if word.owner >= 0 else seat}"]


def at_all(names: list[str]) -> list[str]:
    """These cards for every player."""
    return [f"{name}@{seat}" for name in names for seat in range(MOST_SEATS)]


def all_locations(box: Box) -> list[str]:
    """Every location."""
    return list(box.place_of)


def all_escorts(box: Box) -> list[str]:
    """Every quest to escort somebody."""
    return [name for name, quest in box.quests.items() if quest.to]


def all_quests(box: Box) -> list[str]:
    """Every quest."""
    return list(box.quests)


def all_heroes(box: Box) -> list[str]:
    """Every hero card."""
    return list(box.heroes)


def all_cards(box: Box) -> list[str]:
    """Every adventure card."""
    return list(box.cards)


def all_treasures(box: Box) -> list[str]:
    """Every treasure that stays in play."""
    treasures = [card.name for card in box.cards.values() if card.lasts and card.kind == TREASURE]
    return treasures + box.servants


def cards_in_play(box: Box) -> list[str]:
    """Every card that a player can have in play."""
    return at_all([card.name for card in box.cards.values() if card.lasts] + box.servants)


END: Final = Fixed("end", "D-047")
FIGHT: Final = Fixed("fight", "D-068")
DRAW: Final = Fixed("draw", "D-315")
SAVE: Final = Fixed("save", "D-171", told={"ap": SAVED_AP})
GLORY_DECK: Final = OneDeck("glory-deck", "D-261")
PERIL_DECK: Final = OneDeck("peril-deck", "D-261")
WOUND: Final = Fixed("wound", "D-183")
TEST: Final = Fixed("test", "D-112")
PLAIN: Final = Fixed("plain", "D-165")
TO_HAND: Final = Fixed("to-hand", "D-205")
TO_PACK: Final = Fixed("to-pack", "D-205", ("D-205", "D-206"))
TO_DISCARD: Final = Fixed("to-discard", "D-206")
PAYER: Final = OneHero("payer", "D-065", (), SEATS)
PERIL: Final = OneHero("peril", "D-211", (), SEATS, {"count": REWARD_PERIL})
HERO: Final = OneHero("hero", "D-220", (), SEATS)
FOE: Final = OneFoe("foe", "D-220", (), tuple([str(number + 1) for number in range(MOST_FOES)]))
LOCATION: Final = OneLocation("location", "D-220", (), all_locations)
EXIT: Final = OneExit("exit", "D-220", (), SIDES)
FORM: Final = OneForm("form", "D-190", ("D-185", "D-190"), FORMS)
TAKE: Final = OneQuest("take", "D-162", (), all_escorts)
QUEST: Final = OneQuest("quest", "D-336", (), all_quests)
CHOOSE: Final = OneHeroCard("choose", "D-036", ("D-285",), all_heroes)
OFF: Final = Part("off", "D-252", (), tuple([str(count) for count in range(MOST_OFF + 1)]))
PAY: Final = Amount("pay", "D-227", (), tuple([str(count) for count in range(1, MOST_PAID + 1)]))
DISCARD: Final = OneCard("discard", "D-166", (), all_cards)
DISCARD_TREASURE: Final = OneItem("discard-treasure", "D-166", (), all_treasures)
CARD: Final = OneItem("card", "D-220", (), cards_in_play)
