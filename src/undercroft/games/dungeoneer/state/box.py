"""The box a table plays with: the cards of its sets, and everything computed from them as a whole.

A box is made once and shared by all states that use it. Each box has its own caches, so that tables
with other sets neither see them nor evict their entries.
"""

from __future__ import annotations

from typing import Final

from undercroft.engine.flow import Value
from undercroft.engine.verbs import Word
from undercroft.games.dungeoneer.cards.records import Card, Hero, Location, Quest, Source, WorldEvent
from undercroft.games.dungeoneer.cards.vocabulary import (
    ARTIFACT,
    C_ROLLED,
    INFLUENCE,
    M_BOON_COST,
    M_BOON_LIMIT,
    M_TREASURE_COST,
    M_TREASURE_LIMIT,
    PER_NOTHING,
    SIDES,
)
from undercroft.games.dungeoneer.state.holdings import Gear, Hand, gear_of
from undercroft.games.dungeoneer.state.pieces import Item, Spot

MOST_SEEN: Final = 500  # enough for one game; more would only push other data out of the processor's cache
Seen = dict[tuple[tuple[int, ...], int, bool], bool]  # answers by map


class Box(Value):
    """Everything in a box, by name and by number."""

    def __init__(
        self,
        sets: dict[str, str],
        cards: dict[str, Card],
        heroes: dict[str, Hero],
        locations: list[Location],
        quests: dict[str, Quest],
        events: dict[str, WorldEvent] | None = None,
    ) -> None:
        self.sets = sets  # the sets and packs it is made from, with their checksums
        self.cards = cards
        self.heroes = heroes
        self.locations = locations
        self.quests = quests
        self.events = events or {}
        self.place_of: dict[str, int] = {location.name: place for place, location in enumerate(locations)}
        self.sources: dict[str, Source] = {}
        for source in (*cards.values(), *heroes.values(), *quests.values(), *locations):
            self.sources[source.key] = source
        self._look_through()
        self._look_for_dangers()
        self.at = {name: self.sites(quest.at) for name, quest in quests.items()}  # where each is tried
        self.to = {name: self.sites((quest.to,)) for name, quest in quests.items()}  # where it ends
        self.sites_of = {name: self.at[name] | self.to[name] for name in quests}
        # filled by course/words.py
        self.words: dict[str, Word] = {}
        self.targets: dict[str, Word] = {}
        self.quest_words: dict[str, list[Word]] = {}
        self.escort_words: dict[str, Word] = {}
        self.drop_keys: dict[str, str] = {}
        # caches, filled on first use
        self.hands: dict[tuple[str, ...], Hand] = {}
        self.gears: dict[tuple[Item, ...], Gear] = {}
        self.spots: dict[tuple[tuple[int, ...], int, int, bool], list[Spot]] = {}
        self.shifts: Seen = {}
        self.swaps: Seen = {}
        self.chances: dict[tuple[object, ...], float] = {}  # of attempts, as bots compute them

    def hand(self, names: tuple[str, ...]) -> Hand:
        """What the cards of a hand are good for."""
        hand = self.hands.get(names)
        if hand is None:
            if len(self.hands) > MOST_SEEN:
                self.hands.clear()
            hand = self.hands[names] = Hand(names, self.cards)
        return hand

    def gear(self, items: tuple[Item, ...]) -> Gear:
        """What a row of cards in play does."""
        gear = self.gears.get(items)
        if gear is None:
            if len(self.gears) > MOST_SEEN:
                self.gears.clear()
            gear = self.gears[items] = gear_of(items, self.cards)
        return gear

    def sites(self, names: tuple[str, ...]) -> int:
        """The locations with these names or of these kinds, one bit each."""
        found = 0
        for place, location in enumerate(self.locations):
            kind = "room" if location.room else "passage"
            dark = location.dark and "dark" in names
            if location.name in names or kind in names or dark or "anywhere" in names:
                found |= 1 << place
        return found

    def _look_through(self) -> None:
        """Note what the cards can do at all, since most checks concern only a few of them."""
        heroes, places, quests = [*self.heroes.values()], self.locations, [*self.quests.values()]
        self.entrance = next((place for place, each in enumerate(places) if each.entrance), -1)
        self.location_keys = ["location:" + location.name for location in places]
        self.spot_keys = [[f"place:{location.name}:{side}" for side in SIDES] for location in places]
        self.bare: dict[str, Item] = {name: Item(name) for name in self.cards}  # with nothing attached
        # windows in which an ability of a hero, location or quest can be used at all
        self.hero_windows = _windows([*heroes])
        self.place_windows = _windows([*places])
        self.quest_windows = _windows([quest for quest in quests if quest.category != ARTIFACT])
        self.artifact_windows = _windows([quest for quest in quests if quest.category == ARTIFACT])
        # what hero cards, locations, other cards, influence quests and artifacts can do to a hero
        self.hero_acts = _acts([*heroes])
        self.place_acts = _acts([*places])
        self.card_acts = _acts([card for card in self.cards.values() if card.fighter is None])
        self.influences = _acts([quest for quest in quests if quest.category == INFLUENCE])
        self.artifacts = _acts([quest for quest in quests if quest.category == ARTIFACT])
        self.unsteady = False  # whether any card changes a limit under a condition, or by other cards
        self.discount = 0  # what all cards together could take off a price
        self.die_counts = False  # whether anything adds to a roll depending on the face
        for source in self.sources.values():
            self._look_at(source)

    def _look_for_dangers(self) -> None:
        """Note what only some boxes have: an event, cards with an upkeep, things that wait in a location."""
        cards = [*self.cards.values()]
        self.event: WorldEvent | None = next(iter(self.events.values()), None)
        self.cheap = {card.name for card in cards if self.event and self.event.discount in card.tags}
        self.upkeep = any(card.upkeep for card in cards)
        self.specials = any(effect.price.peril for card in cards for effect in card.effects)
        self.apart = tuple([name for name, quest in self.quests.items() if quest.apart])
        self.lairs: dict[int, str] = {}  # by location: the quest whose monster lives there (D-256)
        for name in self.apart:
            prey = self.quests[name].prey
            if prey:
                self.lairs[self.place_of[self.cards[prey].lair]] = name
        tames = any(op.verb == "make minion" for each in self.sources.values() for op in each.deeds())
        self.servants = [card.name for card in cards if card.fighter and not card.lair] if tames else []
        self.grades = sorted({hero.grade for hero in self.heroes.values()})  # of the sets (D-266)
        self.lurks = bool(self.lairs) or any(card.lay for card in cards)
        self.two_frames = len({location.surface for location in self.locations}) > 1

    def _look_at(self, source: Source) -> None:
        for effect in source.statics:
            for condition in effect.conditions:
                self.die_counts = self.die_counts or condition.what == C_ROLLED
            for mod in effect.mods:
                if mod.what in LIMITS and (effect.conditions or mod.per != PER_NOTHING):
                    self.unsteady = True
                if mod.what in COSTS and mod.n < 0:
                    self.discount -= mod.n


LIMITS: Final = (M_BOON_LIMIT, M_TREASURE_LIMIT)
COSTS: Final = (M_BOON_COST, M_TREASURE_COST)


def _windows(kinds: list[Source]) -> int:
    windows = 0
    for source in kinds:
        windows |= source.windows
    return windows


def _acts(kinds: list[Source]) -> int:
    acts = 0
    for source in kinds:
        acts |= source.acts
    return acts


NO_BOX: Final = Box({}, {}, {}, [], {})
"""What a state has before it gets its box."""
