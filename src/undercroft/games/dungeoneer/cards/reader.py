"""Reads a set of cards from its folder: heroes, locations, quests, adventure cards."""

from __future__ import annotations

import re
from functools import partial

from undercroft.engine.content import ContentFile, checksum
from undercroft.engine.phrases import as_list
from undercroft.games.dungeoneer.cards import phrases
from undercroft.games.dungeoneer.cards.entries import (
    CardEntry,
    Deeds,
    EventEntry,
    HeroEntry,
    LocationEntry,
    QuestEntry,
)
from undercroft.games.dungeoneer.cards.entry_reader import CardReader, Named
from undercroft.games.dungeoneer.cards.records import (
    Card,
    Effect,
    Hero,
    Location,
    Quest,
    WorldEvent,
)
from undercroft.games.dungeoneer.cards.vocabulary import (
    ARTIFACT,
    CATEGORIES,
    ENCOUNTER,
    FIRST_LEVELS,
    FORMS,
    GRADES,
    HEROIC,
    INFLUENCE,
    KINDS,
    LASTS,
    LEVELS,
    ON_ENTER,
    ON_PLAY,
    WINDOWS,
)
from undercroft.games.dungeoneer.cards.wording import MANY, THEIR_TREASURE, THEIRS

TABLES = ("boons", "treasures", "banes", "encounters", "heroes", "locations", "quests", "events")
NAME = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")


class CardSet(Named):
    """The cards of one set.

    Names belong to their set: except in the first set, each is prefixed with the set's id, so that things
    with one name in two sets, such as heroes (D-358), stay distinct. Inside a set the short name is enough.
    """

    def __init__(
        self,
        id: str,
        files: list[ContentFile],
        base: CardSet | None = None,
        sum: str = "",
        prefix: str = "",
    ) -> None:
        self.id = id
        sites = {name for file in files for name in file.data.get("locations", {})}
        super().__init__(f"{id}_" if base is not None else prefix, sites)
        self.base = base
        self.cards: dict[str, Card] = {}
        self.heroes: dict[str, Hero] = {}
        self.locations: dict[str, Location] = {}
        self.quests: dict[str, Quest] = {}
        self.events: dict[str, WorldEvent] = {}
        self.lairs: dict[str, CardEntry] = {}  # monsters that are in no deck
        self.grade = HEROIC  # of its heroes
        self.provenance: dict[str, str] = {}
        self.names: set[str] = set()
        self.checksum = sum or checksum([file.data for file in files])
        readers = {
            "heroes": self._heroes,
            "locations": self._locations,
            "quests": self._quests,
            "events": self._events,
        }
        for table in TABLES:
            for file in files:
                if table in file.data:
                    readers.get(table, partial(self._cards, table=table))(file)
        for file in files:
            file.done()
        for card in self.cards.values():
            card.stage = self.grade

    def _name(self, file: ContentFile, table: str, short: str) -> str:
        where = f"{table}.{short}"
        file.check(NAME.fullmatch(short) is not None, where, "a name is written like this: rusty-sword")
        key = f"{table if table in TABLES[4:] else 'cards'}.{short}"
        file.check(key not in self.names, where, "this name is taken")
        self.names.add(key)
        return self.prefix + short

    def _cards(self, file: ContentFile, table: str) -> None:
        for short, entry in file.table(table, CardEntry).items():
            name = self._name(file, table, short)
            where = f"{table}.{short}"
            read = CardReader(file, where, self)
            kind = entry.kind or table[:-1]
            file.check(table == kind + "s", where, f"a {kind} does not belong in this table")
            glory = kind in ("boon", "treasure")
            default = "you" if glory or entry.attach == "location" else "target"
            play = read.deeds(entry, default)
            play.trigger = ON_PLAY
            effects = [read.effect(each, default) for each in entry.effects] + read.always(entry.always)
            card = Card(name, (play, *effects))
            card.play = play if _does_something(play) else None
            card.kind, card.type, card.copies = KINDS.index(kind), entry.type, entry.copies
            card.tags = tuple(entry.tags)
            card.x = entry.cost == "X"
            card.cost = 0 if entry.cost == "X" else int(entry.cost)
            card.window = WINDOWS.index(entry.time or ("heroics" if glory else "villainy"))
            card.lasts, card.attach = LASTS.index(entry.lasts), entry.attach or ""
            if entry.type == "monster":
                card.fighter = read.fighter(entry.attack, entry.counter, entry.health)
            aimed = play.to in ("target", *THEIRS)
            aimed = (aimed and not card.attach) or card.attach == THEIR_TREASURE
            card.aimed = not glory and (aimed or card.kind == ENCOUNTER)
            card.solo = entry.solo and not _needs_many(card)
            card.level, card.upkeep = FIRST_LEVELS[GRADES.index(entry.grade)], entry.upkeep
            card.lay, card.lair = entry.lay, self.place(entry.lair)
            if card.lair:
                self.lairs[short] = entry
            read.card(card)
            self.cards[name] = card
            self.provenance[card.key] = entry.provenance

    def _heroes(self, file: ContentFile) -> None:
        for short, entry in file.table("heroes", HeroEntry).items():
            name = self._name(file, "heroes", short)
            read = CardReader(file, f"heroes.{short}", self)
            grade = FIRST_LEVELS.index(entry.level)
            self.grade = max(self.grade, grade)
            hero = Hero(name, tuple([read.effect(each, "you") for each in entry.effects]), grade)
            hero.race, hero.calling, hero.health = entry.race, entry.calling, entry.health
            hero.boons, hero.treasures = entry.boons, entry.treasures
            hero.attacks = tuple([form for form, word in enumerate(FORMS) if word in entry.attacks])
            rows = {len(entry.melee), len(entry.magic), len(entry.speed)}
            file.check(rows == {LEVELS}, read.where, "melee, magic and speed need 4 values each")
            file.check(bool(hero.attacks), read.where + ".attacks", "a hero attacks in one form at least")
            hero.print_levels(tuple(zip(entry.melee, entry.magic, entry.speed, strict=True)))
            self.heroes[name] = hero
            self.provenance[hero.key] = entry.provenance

    def _locations(self, file: ContentFile) -> None:
        for short, entry in file.table("locations", LocationEntry).items():
            name = self._name(file, "locations", short)
            read = CardReader(file, f"locations.{short}", self)
            effects = [read.effect(each, "you", ON_ENTER) for each in entry.effects]
            location = Location(name, tuple(effects))
            location.room, location.entrance = entry.type == "room", entry.entrance
            location.dark, location.surface = entry.dark, entry.surface
            location.glory, location.peril = entry.glory, entry.peril
            file.check(not (entry.dark and location.room), read.where, "only passages are dark")
            exits = [read.phrase("exits", phrases.exit_of, phrase) for phrase in entry.exits]
            location.print_exits(exits)
            if entry.obstacle:
                found = read.phrase("obstacle", phrases.obstacle, entry.obstacle)
                location.obstacle, location.stat, location.value = found
            self.locations[name] = location
            self.provenance[location.key] = entry.provenance
        if self.base is not None:
            return
        entrances = [name for name, location in self.locations.items() if location.entrance]
        file.check(len(entrances) >= 1, "locations", "one must be the entrance")
        passages = [name for name, each in self.locations.items() if not each.room and not each.entrance]
        file.check(len(passages) >= 4, "locations", "the entrance needs four passages around it")

    def _quests(self, file: ContentFile) -> None:
        for short, entry in file.table("quests", QuestEntry).items():
            name = self._name(file, "quests", short)
            read = CardReader(file, f"quests.{short}", self)
            effects = [read.effect(each, "you") for each in entry.effects]
            effects += read.always(entry.always) + read.always(entry.power) + self._of_prey(read, entry)
            reward = read.deeds(Deeds(do=entry.reward), "you")
            failed = read.deeds(Deeds(do=entry.fail), "you")
            quest = Quest(name, (*effects, reward, failed))
            quest.reward, quest.failed = reward, failed
            quest.category = CATEGORIES.index(entry.category)
            quest.grade = GRADES.index(entry.grade)
            quest.by = CATEGORIES.index(entry.by) if entry.by else quest.category
            quest.at, quest.to = tuple(map(self.place, as_list(entry.at))), self.place(entry.to)
            quest.dice, quest.target, quest.sum = entry.dice, entry.target or 0, entry.sum
            quest.extra_die, quest.find, quest.find_ap = entry.extra_die, entry.find or 0, entry.find_ap
            if entry.threat:
                quest.stat, quest.value = read.phrase("threat", phrases.threat, entry.threat)
            monster = self.lairs[entry.monster] if isinstance(entry.monster, str) else entry.monster
            if monster is not None:
                quest.fighter = read.fighter(monster.attack, monster.counter, monster.health)
                quest.tags = tuple(monster.tags)
            quest.prey = self.prefix + entry.monster if isinstance(entry.monster, str) else ""
            quest.apart = entry.open
            quest.first_ap = read.phrase("attempt", phrases.price, as_list(entry.attempt)).ap
            quest.of_monster = quest.category not in (INFLUENCE, ARTIFACT)
            quest.price = read.phrase("cost", phrases.price, as_list(entry.cost))
            read.quest(quest, entry, {**(self.base.locations if self.base else {}), **self.locations})
            self.quests[name] = quest
            self.provenance[quest.key] = entry.provenance

    def _of_prey(self, read: CardReader, entry: QuestEntry) -> list[Effect]:
        """The effects of the monster that a quest hunts in its lair."""
        if not isinstance(entry.monster, str):
            return []
        read.check(entry.monster in self.lairs, f"there is no monster {entry.monster!r} with a lair")
        card = self.lairs[entry.monster]
        return [read.effect(each, "target") for each in card.effects] + read.always(card.always)

    def _events(self, file: ContentFile) -> None:
        for short, entry in file.table("events", EventEntry).items():
            name = self._name(file, "events", short)
            lives = entry.ends in self.lairs
            file.check(lives, f"events.{short}.ends", f"there is no monster {entry.ends!r} with a lair")
            ends = self.prefix + entry.ends
            self.events[name] = WorldEvent(name, entry.tokens, entry.roll, entry.discount, ends)
            self.provenance["event:" + name] = entry.provenance


def _does_something(effect: Effect) -> bool:
    return bool(effect.do) or effect.stat >= 0


def _needs_many(card: Card) -> bool:
    """Whether a card leaves the solo game: warps, shifts and whatever needs several heroes (D-301)."""
    verbs = {op.verb for effect in card.effects for op in (*effect.do, *effect.passed, *effect.failed)}
    if verbs & {"warp", "shift", "swap locations", "steal", "steal card", "steal escort"}:
        return True
    if card.is_glory() and card.attach in (THEIR_TREASURE, "pack monster"):
        return True
    many = (*MANY, *THEIRS, "your pack", "target") if card.is_glory() else MANY
    return any(effect.to in many for effect in card.effects)
