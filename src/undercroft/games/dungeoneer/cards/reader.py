"""A set of cards read from its folder: heroes, locations, quests, adventure cards."""

from __future__ import annotations

import re
from functools import partial

from undercroft.engine.content import ContentFile, checksum
from undercroft.engine.phrases import EntryReader, as_list
from undercroft.games.dungeoneer.cards import phrases
from undercroft.games.dungeoneer.cards.entries import (
    CardEntry,
    Deeds,
    EffectEntry,
    Form,
    HeroEntry,
    LocationEntry,
    Phrases,
    QuestEntry,
)
from undercroft.games.dungeoneer.cards.records import (
    Card,
    Condition,
    Effect,
    Fighter,
    Hero,
    Location,
    Op,
    Quest,
)
from undercroft.games.dungeoneer.cards.vocabulary import (
    ATTACHMENT,
    C_AT,
    CARD_SELECTORS,
    CATEGORIES,
    CHANCE_QUEST,
    DURATIONS,
    ENCOUNTER,
    ESCORT,
    FORMS,
    HUNT,
    INFLUENCE,
    KINDS,
    LASTS,
    M_ALL,
    M_ATTACK,
    M_COUNTER,
    M_ROLL,
    MANY,
    MONSTER_SELECTORS,
    ON_ENTER,
    ON_PLAY,
    PER_ATTACKER,
    PERMANENT,
    SACRIFICE,
    SEARCH,
    THREAT_QUEST,
    TREASURE,
    TRIGGERS,
    WINDOWS,
)

CARDS_IN_PLAY = ("your boon", "your treasure", "your bane", "their boon", "their treasure", "this card")
CARD_VERBS = {
    "discard": (*CARD_SELECTORS, *MONSTER_SELECTORS),
    "return": CARDS_IN_PLAY,
    "steal": ("their boon", "their treasure"),
}
TABLES = ("boons", "treasures", "banes", "encounters", "heroes", "locations", "quests")
NAME = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")


class CardSet:
    """The cards of one set.

    Names belong to their set: outside the first one each has the set's id before it, so that nothing that is
    called alike in two sets, such as a hero (D-358), is ever confused. Inside the set the short name will do.
    """

    def __init__(self, id: str, files: list[ContentFile], base: CardSet | None = None, sum: str = "") -> None:
        self.id = id
        self.prefix = f"{id}_" if base is not None else ""
        self.base = base
        self.cards: dict[str, Card] = {}
        self.heroes: dict[str, Hero] = {}
        self.locations: dict[str, Location] = {}
        self.quests: dict[str, Quest] = {}
        self.provenance: dict[str, str] = {}
        self.names: set[str] = set()
        self.checksum = sum or checksum([file.data for file in files])
        self.sites = {name for file in files for name in file.data.get("locations", {})}
        readers = {"heroes": self._heroes, "locations": self._locations, "quests": self._quests}
        for table in TABLES:
            for file in files:
                if table in file.data:
                    readers.get(table, partial(self._cards, table=table))(file)
        for file in files:
            file.done()

    def place(self, name: str) -> str:
        """A location by the name that the set itself, or the first one, has for it."""
        return self.prefix + name if name in self.sites else name

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
            read = _Reader(file, where, self)
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
            aimed = play.to in ("target", "their boon", "their treasure", "their hand", "their pack")
            aimed = (aimed and not card.attach) or card.attach.startswith("their")
            card.aimed = not glory and (aimed or card.kind == ENCOUNTER)
            card.solo = entry.solo and not _needs_many(card)
            read.card(card)
            self.cards[name] = card
            self.provenance[card.key] = entry.provenance

    def _heroes(self, file: ContentFile) -> None:
        for short, entry in file.table("heroes", HeroEntry).items():
            name = self._name(file, "heroes", short)
            read = _Reader(file, f"heroes.{short}", self)
            hero = Hero(name, tuple([read.effect(each, "you") for each in entry.effects]))
            hero.race, hero.calling, hero.health = entry.race, entry.calling, entry.health
            hero.boons, hero.treasures = entry.boons, entry.treasures
            hero.attacks = tuple([form for form, word in enumerate(FORMS) if word in entry.attacks])
            rows = {len(entry.melee), len(entry.magic), len(entry.speed)}
            file.check(rows == {4}, read.where, "melee, magic and speed need 4 values each")
            file.check(bool(hero.attacks), read.where + ".attacks", "a hero attacks in one form at least")
            hero.levels = tuple(zip(entry.melee, entry.magic, entry.speed, strict=True))
            self.heroes[name] = hero
            self.provenance[hero.key] = entry.provenance

    def _locations(self, file: ContentFile) -> None:
        for short, entry in file.table("locations", LocationEntry).items():
            name = self._name(file, "locations", short)
            read = _Reader(file, f"locations.{short}", self)
            effects = [read.effect(each, "you", ON_ENTER) for each in entry.effects]
            location = Location(name, tuple(effects))
            location.room, location.entrance = entry.type == "room", entry.entrance
            location.glory, location.peril = entry.glory, entry.peril
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
            read = _Reader(file, f"quests.{short}", self)
            effects = [read.effect(each, "you") for each in entry.effects] + read.always(entry.always)
            reward = read.deeds(Deeds(do=entry.reward), "you")
            failed = read.deeds(Deeds(do=entry.fail), "you")
            quest = Quest(name, (*effects, reward, failed))
            quest.reward, quest.failed = reward, failed
            quest.category = CATEGORIES.index(entry.category)
            quest.grade = entry.grade
            quest.by = CATEGORIES.index(entry.by) if entry.by else quest.category
            quest.at, quest.to = tuple(map(self.place, as_list(entry.at))), self.place(entry.to)
            quest.dice, quest.target, quest.sum = entry.dice, entry.target or 0, entry.sum
            quest.extra_die, quest.find, quest.find_ap = entry.extra_die, entry.find or 0, entry.find_ap
            if entry.threat:
                quest.stat, quest.value = read.phrase("threat", phrases.threat, entry.threat)
            if entry.monster:
                monster = entry.monster
                quest.fighter = read.fighter(monster.attack, monster.counter, monster.health)
                quest.tags = tuple(monster.tags)
            quest.price = read.phrase("cost", phrases.price, as_list(entry.cost))
            read.quest(quest, entry, {**(self.base.locations if self.base else {}), **self.locations})
            self.quests[name] = quest
            self.provenance[quest.key] = entry.provenance


class _Reader(EntryReader):
    """Reads one entry of a set."""

    def __init__(self, file: ContentFile, where: str, owner: CardSet) -> None:
        super().__init__(file, where)
        self.owner = owner

    def condition(self, phrase: str) -> Condition:
        """A condition; that of a place says which one."""
        found = self.phrase("if", phrases.condition, phrase)
        if found.what != C_AT:
            return found
        return Condition(C_AT, 0, self.owner.place(found.word), found.no)

    def deeds(self, entry: Deeds, default: str) -> Effect:
        """The part of an effect that says what happens to whom."""
        effect = Effect()
        effect.to, effect.to_type = self.phrase("to", phrases.selector, entry.to or default)
        effect.conditions = tuple([self.condition(each) for each in as_list(entry.only)])
        effect.until = DURATIONS.index(entry.until)
        if entry.threat:
            effect.stat, effect.value = self.phrase("threat", phrases.threat, entry.threat)
        self.check(bool(entry.threat) or not (entry.passed or entry.fail), "pass and fail need a threat")
        effect.do = self.phrases("do", phrases.op, entry.do)
        effect.passed = self.phrases("pass", phrases.op, entry.passed)
        effect.failed = self.phrases("fail", phrases.op, entry.fail)
        for op in (*effect.do, *effect.passed, *effect.failed):
            self.check(_suits(op, effect.to), f"{op.verb!r} cannot be done to {effect.to!r}")
        return effect

    def effect(self, entry: EffectEntry, default: str, trigger: int = -1) -> Effect:
        """An effect with its time."""
        effect = self.deeds(entry, default)
        times = (entry.on is not None) + (entry.may is not None) + bool(entry.always)
        self.check(times == 1 or (times == 0 and trigger >= 0), "an effect needs one of on, may, always")
        effect.once = entry.once
        effect.price = self.phrase("cost", phrases.price, as_list(entry.cost))
        if entry.may:
            effect.window = WINDOWS.index(entry.may)
            self.check(
                entry.once or not effect.price.nothing(), "what one may do needs a cost or once = true"
            )
        elif entry.on:
            effect.trigger = TRIGGERS.index(entry.on)
        elif entry.always:
            self._statics(effect, as_list(entry.always))
        else:
            effect.trigger = trigger
        return effect

    def always(self, words: Phrases) -> list[Effect]:
        """The short form of an effect that is always on."""
        if not words:
            return []
        effect = Effect()
        self._statics(effect, as_list(words))
        return [effect]

    def _statics(self, effect: Effect, words: list[str]) -> None:
        mods = [self.phrase("always", phrases.mod, each) for each in words if phrases.is_mod(each)]
        effect.mods = tuple(mods)
        for each in words:
            if not phrases.is_mod(each):
                forbids, ignores = self.phrase("always", phrases.ruling, each)
                effect.forbids |= forbids
                effect.ignores |= ignores

    def fighter(
        self, attack: dict[Form, int] | None, counter: dict[Form, int] | None, health: int
    ) -> Fighter:
        """A monster: forms to attack in, and those that serve for counter-attacks only."""
        forms, others = attack or {}, counter or {}
        self.check(bool(forms), "a monster needs a form to attack in: attack = { melee = 3 }")
        self.check(not set(forms) & set(others), "attack serves for counter-attacks too (D-347)")
        values = {str(word): n for word, n in (*others.items(), *forms.items())}
        attacks = tuple([form for form, word in enumerate(FORMS) if word in forms])
        melee, magic, speed = [values.get(word, 0) for word in FORMS]
        return Fighter((melee, magic, speed), attacks, health)

    def card(self, card: Card) -> None:
        """What types cannot say about an adventure card."""
        self.check((card.lasts == ATTACHMENT) == bool(card.attach), "an attachment needs attach")
        if card.kind == ENCOUNTER:
            self.check(card.type in ("monster", "trap"), "an encounter is of type monster or trap")
        self.check(card.kind != TREASURE or bool(card.type), "a treasure needs a type (D-120)")
        self.check(card.fighter is not None or card.play is not None or len(card.effects) > 1, "does nothing")
        trap = card.kind == ENCOUNTER and card.fighter is None
        self.check(not trap or card.effects[0].stat >= 0, "a trap is a threat (D-069)")
        static = any(e.mods or e.forbids or e.ignores or e.window >= 0 for e in card.effects)
        self.check(card.lasts != PERMANENT or static or len(card.effects) > 1, "stays in play for nothing")

    def quest(self, quest: Quest, entry: QuestEntry, locations: dict[str, Location]) -> None:
        """Each category needs its own fields."""
        wanted = [*quest.at, *([quest.to] if quest.category == ESCORT else [])]
        kinds = ("room", "passage", "anywhere") if quest.category == SEARCH else ()
        for name in wanted:
            self.check(name in locations or name in kinds, f"there is no location {name!r}")
        if quest.category in (SEARCH, INFLUENCE):
            self.check(entry.by is not None, f"by: says how it ends; it may be {', '.join(CATEGORIES[:4])}")
        else:
            self.check(entry.by is None, "by: only for search and influence")
        self.check((quest.category == SEARCH) == (entry.find is not None), "find: for a search only")
        self.check((quest.by == HUNT) == (entry.monster is not None), "monster: for a hunt, and only there")
        self.check(
            (quest.by == CHANCE_QUEST) == (entry.target is not None), "target: for chance, and only there"
        )
        self.check((quest.by == THREAT_QUEST) == (quest.stat >= 0), "threat: for a threat, and only there")
        self.check((quest.by == SACRIFICE) != quest.price.nothing(), "cost: for a sacrifice, and only there")


def _suits(op: Op, to: str) -> bool:
    """Whether a verb can be done to what a selector names."""
    if op.verb in CARD_VERBS:
        return to in CARD_VERBS[op.verb]
    if op.mod is not None and (op.mod.per == PER_ATTACKER or (to in MONSTER_SELECTORS and op.mod.per >= 0)):
        return False
    if to in MONSTER_SELECTORS:
        changed = op.mod is not None and op.mod.what in (M_ALL, M_ATTACK, M_COUNTER, M_ROLL)
        return op.verb in ("wound", "cancel attack") or changed
    return to not in CARD_SELECTORS


def _does_something(effect: Effect) -> bool:
    return bool(effect.do) or effect.stat >= 0


def _needs_many(card: Card) -> bool:
    """Warps, shifts and what needs several heroes leave the solo game (D-301)."""
    verbs = {op.verb for effect in card.effects for op in (*effect.do, *effect.passed, *effect.failed)}
    if verbs & {"warp", "shift", "swap locations", "steal", "steal card", "steal escort"}:
        return True
    if card.is_glory() and (card.attach.startswith("their") or card.attach == "pack monster"):
        return True
    theirs = ("their boon", "their treasure", "their hand", "their pack", "target")
    many = (*MANY, *theirs) if card.is_glory() else MANY
    return any(effect.to in many for effect in card.effects)
