"""Abilities: of the hero, of cards in play, of the location and of quests."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from undercroft.engine.flow import Args, Frame
from undercroft.engine.verbs import Reason, Verb, Word
from undercroft.games.dungeoneer.cards.records import HERO_WORDS, WINDOW_BIT, Hero, Source, source_parts
from undercroft.games.dungeoneer.cards.vocabulary import ARTIFACT, HEROIC
from undercroft.games.dungeoneer.effects.useful import works
from undercroft.games.dungeoneer.hero.inventory import find_item
from undercroft.games.dungeoneer.hero.numbers import holds
from undercroft.games.dungeoneer.hero.reasons import RESERVED, is_reserved
from undercroft.games.dungeoneer.hero.wounds import LYING_AP
from undercroft.games.dungeoneer.play.moment import (
    ABILITY_TIMES,
    OTHERS_BATTLE,
    SERVES,
    SERVES_OTHERS,
    Now,
    another_time,
    of_others,
    rolled_for,
)
from undercroft.games.dungeoneer.play.paying import can_pay, price_args
from undercroft.games.dungeoneer.play.play_card import UseAbility
from undercroft.games.dungeoneer.state.box import Box
from undercroft.games.dungeoneer.state.names import card_name, place_name, quest_name, source_name
from undercroft.games.dungeoneer.state.pieces import Contest
from undercroft.games.dungeoneer.state.state import Dungeoneer
from undercroft.games.dungeoneer.state.verbs import Action

NOT_IN_PLAY: Final = Reason("D-177", "dungeoneer-why-not-in-play")
NOT_YOUR_QUEST: Final = Reason("D-142", "dungeoneer-why-not-your-quest")
NO_ABILITY: Final = Reason("D-177", "dungeoneer-why-no-ability")
USED: Final = Reason("D-053", "dungeoneer-why-used")
CANNOT_PAY: Final = Reason("D-177", "dungeoneer-why-cannot-pay")
NOTHING: Final = Reason("D-177", "dungeoneer-why-nothing")
PLACE: Final = "location"


class Used(Word):
    """An ability as an option: its source, and which of the source's abilities it is."""

    def __init__(self, key: str, verb: Verb[Dungeoneer], what: str, number: int) -> None:
        super().__init__(key, verb, what, number)
        self.name, _, count = what.partition(":")
        self.ability = int(count or 1) - 1


class Uses(Action):
    """Use an ability."""

    def word(self, what: str, number: int) -> Word:
        return Used(self.key(what), self, what, number)

    def source(self, s: Dungeoneer, seat: int, word: Used) -> Source:
        """What the ability belongs to."""
        raise NotImplementedError(type(self).__name__)

    def ladder(self, s: Dungeoneer, seat: int, word: Used) -> Reason | None:
        """What bars an available ability: the time, an earlier use, the price, or having no effect."""
        source = self.source(s, seat, word)
        if word.ability >= len(source.abilities):
            return NO_ABILITY
        effect = source.abilities[word.ability]
        now = Now(s, seat)
        early = another_time(now, effect.window, ABILITY_TIMES)
        if early is not None:
            return early
        if of_others(now.contest, effect):
            return OTHERS_BATTLE
        if effect.once and effect.marks[seat] in s.used:
            return USED
        if not can_pay(s, seat, effect.price, source.key):
            reserved = is_reserved(s, seat) and can_pay(s, seat, effect.price, source.key, s.reserved)
            return RESERVED if reserved else CANNOT_PAY
        able = holds(s, seat, effect, now.contest, now.die) and works(s, seat, effect, -1)
        return None if able else NOTHING

    def do(self, s: Dungeoneer, seat: int, word: Word) -> None:
        assert isinstance(word, Used)
        s.push(UseAbility(self.source(s, seat, word).key, seat, word.ability + 1))

    def args(self, s: Dungeoneer, seat: int, word: Word) -> Args:
        """What it does (in short), what it costs, and whether it is limited to once per turn."""
        assert isinstance(word, Used)
        source = self.source(s, seat, word)
        effect = source.abilities[word.ability]
        does = f"@dungeoneer-does-{source.key.replace(':', '-')}"
        if word.ability:
            does += f"-{word.ability + 1}"
        once = "yes" if effect.once else "no"
        return {**price_args(effect.price), "kind": source_parts(source.key)[0], "does": does, "once": once}


class Use(Uses):
    """Use an ability of the hero, of a card in play, or of the location (D-177)."""

    name: ClassVar[str] = "use"
    rules: ClassVar[tuple[str, ...]] = ("D-177",)

    def about(self) -> list[str]:
        return ["hero", "location", "hero:2", "location:2", "location:3"]

    def hero_of(self, s: Dungeoneer, seat: int, word: Used) -> Hero:
        """The seat's hero card of that grade; a seat may have several cards (D-268)."""
        for name in (s.heroes[seat], *s.under[seat]):
            if HERO_WORDS[s.box.heroes[name].grade] == word.name:
                return s.box.heroes[name]
        return s.hero(seat)

    def among(self, box: Box) -> list[str]:
        grades = {hero.grade for hero in box.heroes.values()} - {HEROIC}
        found = [HERO_WORDS[grade] + number for grade in sorted(grades) for number in ("", ":2")]
        for card in box.cards.values():
            found += [effect.use_what for effect in card.abilities]
        return found

    def source(self, s: Dungeoneer, seat: int, word: Used) -> Source:
        if word.name in HERO_WORDS:
            return self.hero_of(s, seat, word)
        return s.box.locations[s.place[seat]] if word.name == PLACE else s.box.cards[word.name]

    def bar(self, s: Dungeoneer, seat: int, word: Word) -> Reason | None:
        assert isinstance(word, Used)
        if word.name in HERO_WORDS:
            there = HERO_WORDS[self.hero_of(s, seat, word).grade] == word.name
        else:
            there = word.name == PLACE or find_item(s, seat, word.name) is not None
        return self.ladder(s, seat, word) if there else NOT_IN_PLAY

    def names(self, s: Dungeoneer, seat: int, word: Word) -> Args:
        assert isinstance(word, Used)
        if word.name == PLACE:
            return {"card": place_name(s, s.place[seat])}
        if word.name in HERO_WORDS:
            return {"card": source_name(self.hero_of(s, seat, word).key)}
        return {"card": card_name(word.name)}

    def objects(self, s: Dungeoneer, seat: int, word: Word) -> list[str]:
        assert isinstance(word, Used)
        if word.name in HERO_WORDS:
            return [f"hero:{seat}"]
        return [f"location:{s.here(seat).name}" if word.name == PLACE else f"item:{word.name}@{seat}"]


class UseQuest(Uses):
    """What an open quest lets its players do (D-142)."""

    name: ClassVar[str] = "use-quest"
    rules: ClassVar[tuple[str, ...]] = ("D-142",)

    def among(self, box: Box) -> list[str]:
        return [name for name, quest in box.quests.items() if quest.windows]

    def about(self) -> list[str]:
        return []

    def source(self, s: Dungeoneer, seat: int, word: Used) -> Source:
        return s.box.quests[word.name]

    def bar(self, s: Dungeoneer, seat: int, word: Word) -> Reason | None:
        assert isinstance(word, Used)
        artifact = s.box.quests[word.name].category == ARTIFACT
        if word.name not in (s.done[seat] if artifact else (*s.quests[seat], *s.common)):
            return NOT_YOUR_QUEST
        return self.ladder(s, seat, word)

    def names(self, s: Dungeoneer, seat: int, word: Word) -> Args:
        return {"quest": quest_name(word.what), "card": quest_name(word.what)}

    def objects(self, s: Dungeoneer, seat: int, word: Word) -> list[str]:
        return [f"quest:{word.what}"]


USE: Final = Use()
USE_QUEST: Final = UseQuest()


def lying_helps(s: Dungeoneer, seat: int, window: int, host: Frame[Any]) -> bool:
    """Whether some ability needs the action point that lying down gives in a variant (D-294)."""
    contest, die = rolled_for(seat, window, host)
    able = abilities(s, seat, window, contest, die, LYING_AP)
    return len(able) > len(abilities(s, seat, window, contest, die))


def abilities(s: Dungeoneer, seat: int, window: int, contest: Contest, die: int, more: int = 0) -> list[str]:
    """Abilities of hero, cards in play, location and quests open now (D-177), with `more` extra AP."""
    found: list[str] = []
    add_abilities(s, seat, window, contest, die, found, more)
    return found


def add_abilities(
    s: Dungeoneer, seat: int, window: int, contest: Contest, die: int, found: list[str], more: int = 0
) -> None:
    """Add the same to the other open options."""
    serves = SERVES[window] if contest.seat == seat else SERVES_OTHERS[window]
    if s.box.hero_windows & serves and s.box.heroes[s.heroes[seat]].windows & serves:
        usable(s, seat, s.box.heroes[s.heroes[seat]], serves, contest, die, found, more)
    for name in s.under[seat]:
        usable(s, seat, s.box.heroes[name], serves, contest, die, found, more)
    items = s.items[seat]
    if items:
        gear = s.box.gears.get(items) or s.box.gear(items)
        if gear.acts & serves << WINDOW_BIT:
            for source in gear.usable:
                if source.windows & serves:
                    usable(s, seat, source, serves, contest, die, found, more)
    if s.box.place_windows & serves and s.box.locations[s.place[seat]].windows & serves:
        usable(s, seat, s.box.locations[s.place[seat]], serves, contest, die, found, more)
    if s.box.quest_windows & serves:
        for quest in (*s.quests[seat], *s.common):
            if s.box.quests[quest].windows & serves and s.box.quests[quest].category != ARTIFACT:
                usable(s, seat, s.box.quests[quest], serves, contest, die, found, more)
    if s.box.artifact_windows & serves:
        for quest in s.done[seat]:
            if s.box.quests[quest].category == ARTIFACT:
                usable(s, seat, s.box.quests[quest], serves, contest, die, found, more)


def usable(
    s: Dungeoneer,
    seat: int,
    source: Source,
    serves: int,
    contest: Contest,
    die: int,
    found: list[str],
    more: int,
) -> None:
    """Add the keys of a source's abilities that are unused, affordable, in time and useful."""
    for effect in source.abilities:
        if not serves >> effect.window & 1 or of_others(contest, effect):
            continue
        if effect.once and effect.marks[seat] in s.used:
            continue
        if not effect.free and not can_pay(s, seat, effect.price, source.key, more):
            continue
        if (not effect.conditions or holds(s, seat, effect, contest, die)) and works(s, seat, effect, -1):
            found.append(effect.use_key)
