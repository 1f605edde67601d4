"""The box read from its content files: heroes, skills, monsters, items, the overlord's cards, familiars."""

from __future__ import annotations

import re
from collections import Counter
from importlib.resources.abc import Traversable

from undercroft.engine.content import ContentFile
from undercroft.engine.phrases import EntryReader, as_list
from undercroft.games.descent.cards import phrases
from undercroft.games.descent.cards.entries import (
    EffectEntry,
    FamiliarEntry,
    HeroEntry,
    ItemEntry,
    LineEntry,
    MonsterEntry,
    OverlordEntry,
    SkillEntry,
)
from undercroft.games.descent.cards.records import (
    Effect,
    Familiar,
    Hero,
    Item,
    Monster,
    MonsterLine,
    OverlordCard,
    Skill,
    Source,
)
from undercroft.games.descent.cards.vocabulary import (
    ARMOR,
    ATTACKS,
    CARD_TYPES,
    COLOURS,
    ITEM_DECKS,
    ITEM_KINDS,
    SKILL_DECKS,
    SUPPLY,
    TRIGGERS,
    USED_VERBS,
    WEAPON_VERB,
    WINDOWS,
)
from undercroft.games.descent.floor.bases import BASES
from undercroft.games.descent.floor.terrain import GROUNDS

NAME = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
DICE = Counter(dict(zip(COLOURS, SUPPLY, strict=True)))


class Box:
    """Everything in the box, by name."""

    def __init__(self, folder: Traversable) -> None:
        self.familiars: dict[str, Familiar] = {}
        self.monsters: dict[str, Monster] = {}
        self.items: dict[str, Item] = {}
        self.heroes: dict[str, Hero] = {}
        self.skills: dict[str, Skill] = {}
        self.overlord: dict[str, OverlordCard] = {}
        self._read_familiars(ContentFile(folder / "familiars.toml"))
        self._read_monsters(ContentFile(folder / "monsters.toml"))
        for deck in ITEM_DECKS:
            self._read_items(ContentFile(folder / f"{deck}.toml"), deck)
        self._read_heroes(ContentFile(folder / "heroes.toml"))
        self._read_skills(ContentFile(folder / "skills.toml"))
        self._read_overlord(ContentFile(folder / "overlord.toml"))

    def _read_familiars(self, file: ContentFile) -> None:
        for name, entry in file.table("familiars", FamiliarEntry).items():
            read = _Reader(file, f"familiars.{name}", self)
            familiar = self.familiars[name] = Familiar(name)
            familiar.speed, familiar.hand_over = entry.speed, entry.hand_over
            read.check(bool(entry.speed) != bool(entry.hand_over), "either has a speed or is handed over")
            read.source(familiar, entry.effects, (), entry.provenance)
        file.done()

    def _read_monsters(self, file: ContentFile) -> None:
        for name, entry in file.table("monsters", MonsterEntry).items():
            read = _Reader(file, f"monsters.{name}", self)
            normal, master = (
                read.line("normal", entry.normal, entry.attack),
                read.line("master", entry.master, entry.attack),
            )
            normal.figures, master.figures = entry.figures.normal, entry.figures.master
            base, attack = BASES.index(entry.base), ATTACKS.index(entry.attack)
            monster = self.monsters[name] = Monster(name, base, attack, normal, master)
            monster.provenance = entry.provenance
        file.done()

    def _read_items(self, file: ContentFile, deck: str) -> None:
        for name, entry in file.table(deck, ItemEntry).items():
            read = _Reader(file, f"{deck}.{name}", self)
            read.check(name not in self.items, "this name is taken")
            item = self.items[name] = Item(name, ITEM_DECKS.index(deck), ITEM_KINDS.index(entry.kind))
            read.check(
                (entry.price is None) == (deck not in ("shop", "potions")),
                "only cards of the shop and potions have a price, and all do",
            )
            item.copies, item.price, item.hands, item.rune = (
                entry.copies,
                entry.price or 0,
                entry.hands,
                entry.rune,
            )
            item.price_2005 = item.price if entry.price_2005 is None else entry.price_2005
            item.armor, item.speed_cap = entry.armor, entry.speed_cap
            item.no_runes, item.shield = entry.no_runes, entry.shield
            for number, word in enumerate(entry.immune):
                item.immune |= 1 << read.phrase(f"immune[{number}]", phrases.keyword, word)
            read.weapon(item, entry)
            read.source(item, entry.effects, (), entry.provenance)
        file.done()

    def _read_heroes(self, file: ContentFile) -> None:
        for name, entry in file.table("heroes", HeroEntry).items():
            read = _Reader(file, f"heroes.{name}", self)
            hero = self.heroes[name] = Hero(name)
            hero.wounds, hero.fatigue, hero.armor, hero.speed = (
                entry.wounds,
                entry.fatigue,
                entry.armor,
                entry.speed,
            )
            hero.traits = (entry.melee, entry.ranged, entry.magic)
            hero.skills = (entry.fighting, entry.subterfuge, entry.wizardry)
            hero.conquest, hero.hands = entry.conquest, entry.hands
            read.check(sum(hero.traits) == 3, "the traits make 3 together")
            read.check(sum(hero.skills) == 3, "the starting skills make 3 together")
            read.source(hero, entry.effects, entry.familiars, entry.provenance)
        file.done()

    def _read_skills(self, file: ContentFile) -> None:
        for name, entry in file.table("skills", SkillEntry).items():
            read = _Reader(file, f"skills.{name}", self)
            skill = self.skills[name] = Skill(name, SKILL_DECKS.index(entry.deck))
            read.source(skill, entry.effects, entry.familiars, entry.provenance)
            read.check(bool(skill.effects or skill.familiars), "does nothing")
        file.done()

    def _read_overlord(self, file: ContentFile) -> None:
        for name, entry in file.table("overlord", OverlordEntry).items():
            read = _Reader(file, f"overlord.{name}", self)
            card = self.overlord[name] = OverlordCard(name, CARD_TYPES.index(entry.type))
            card.copies, card.cost, card.discard = entry.copies, entry.cost, entry.discard
            if entry.time:
                card.window = read.word("time", entry.time, WINDOWS)
            card.conditions = read.phrases("if", phrases.condition, entry.only)
            card.to = read.phrase("to", phrases.selector, entry.to)
            card.lays = GROUNDS.index(entry.lays or "floor")
            card.save = read.phrase("save", phrases.save, entry.save) if entry.save else None
            card.deed = read.phrase("do", phrases.done, as_list(entry.do))
            card.saved = read.phrase("saved", phrases.done, as_list(entry.saved))
            card.spawn = read.phrases("spawn", phrases.party, list(entry.spawn))
            card.kinds = entry.kinds
            for kind in (*entry.kinds, *[party.kind for party in card.spawn]):
                read.check(kind in self.monsters, f"no monster {kind!r}")
            read.source(card, entry.effects, (), entry.provenance)
            read.card(card)
        file.done()


class _Reader(EntryReader):
    """Reads one entry."""

    def __init__(self, file: ContentFile, where: str, box: Box) -> None:
        super().__init__(file, where)
        self.box = box
        name = where.rpartition(".")[2]
        self.check(NAME.fullmatch(name) is not None, "a name is written like this: magic-staff")

    def word(self, field: str, word: str, words: tuple[str, ...]) -> int:
        """The number of a word."""
        if word not in words:
            allowed = ", ".join(words)
            self.file.refuse(f"{self.where}.{field}", f"{word!r}: no such moment; it may be {allowed}")
        return words.index(word)

    def source(
        self, source: Source, effects: tuple[EffectEntry, ...], familiars: tuple[str, ...], provenance: str
    ) -> None:
        """What everything with effects has."""
        source.effects = tuple([self.effect(number, entry) for number, entry in enumerate(effects)])
        source.familiars, source.provenance = familiars, provenance
        for name in familiars:
            self.check(name in self.box.familiars, f"no familiar {name!r}")

    def effect(self, number: int, entry: EffectEntry) -> Effect:
        """One effect; it must have exactly one time, and do something."""
        at, effect = f"effects[{number}]", Effect()
        times = [bool(entry.always), bool(entry.on), bool(entry.may)]
        self.file.check(sum(times) == 1, f"{self.where}.{at}", "has one of always, on, may")
        self.file.check(
            bool(entry.always) != bool(entry.do),
            f"{self.where}.{at}",
            "do goes with on and may, not with always",
        )
        if entry.on:
            effect.trigger = self.word(f"{at}.on", entry.on, TRIGGERS)
        effect.windows = tuple([self.word(f"{at}.may", each, WINDOWS) for each in as_list(entry.may)])
        effect.once = entry.once
        effect.costs = self.phrases(f"{at}.cost", phrases.cost, entry.cost)
        effect.conditions = self.phrases(f"{at}.if", phrases.condition, entry.only)
        effect.to = self.phrase(f"{at}.to", phrases.selector, entry.to)
        if entry.always:
            effect.deed = self.phrase(f"{at}.always", phrases.standing, as_list(entry.always))
        else:
            effect.deed = self.phrase(f"{at}.do", phrases.done, as_list(entry.do))
        for op in effect.deed.ops:
            known = op.verb != WEAPON_VERB or op.word in self.box.items
            self.file.check(known, f"{self.where}.{at}.do", f"no weapon {op.word!r}")
            fits = not entry.may or op.verb in USED_VERBS
            self.file.check(fits, f"{self.where}.{at}.do", f"{op.verb!r} is nothing that a hero may do")
        self.fitting(effect, entry, f"{self.where}.{at}")
        return effect

    def fitting(self, effect: Effect, entry: EffectEntry, at: str) -> None:
        """Refuse words that do not go together."""
        pushes = bool([op for op in effect.deed.ops if op.verb == "push"])
        seen = effect.to.who == "any figure in sight"
        self.file.check(pushes == seen, f"{at}.to", "push, and nothing else, is for any figure in sight")
        struck = effect.to.who == "the attacked"
        self.file.check(
            (entry.on == "hit") == struck, f"{at}.to", "a hit, and nothing else, is for the attacked"
        )
        hardens = bool(entry.may) and effect.deed.change(ARMOR) != 0
        self.file.check(hardens == bool(entry.until), f"{at}.for", "armor, and nothing else, is for own turn")

    def dice(self, field: str, dice: tuple[str, ...], attack: str) -> tuple[int, ...]:
        """The dice of an attack: first the one of its type, and no more than there are (J-112)."""
        first = COLOURS[ATTACKS.index(attack)]
        self.file.check(
            dice[:1] == (first,), f"{self.where}.{field}", f"a {attack} attack begins with {first}"
        )
        self.file.check(Counter(dice) <= DICE, f"{self.where}.{field}", "there are not so many dice")
        return tuple([COLOURS.index(colour) for colour in dice])

    def line(self, part: str, entry: LineEntry, attack: str) -> MonsterLine:
        """One part of a monster card."""
        line = MonsterLine()
        line.speed, line.armor, line.wounds = entry.speed, entry.armor, entry.wounds
        line.dice = self.dice(f"{part}.dice", entry.dice, attack)
        line.deed = self.phrase(f"{part}.abilities", phrases.standing, list(entry.abilities))
        return line

    def weapon(self, item: Item, entry: ItemEntry) -> None:
        """The fields of a weapon, which other items must not have."""
        if entry.kind != "weapon":
            armed = (
                entry.attack
                or entry.dice
                or entry.abilities
                or entry.surges
                or entry.off_hand
                or entry.strikes
            )
            self.check(not armed, "only a weapon has an attack")
            return
        if entry.attack is None:
            self.file.refuse(self.where, "a weapon has an attack")
        item.attack = ATTACKS.index(entry.attack)
        item.dice = self.dice("dice", entry.dice, entry.attack)
        item.deed = self.phrase("abilities", phrases.standing, list(entry.abilities))
        item.sales = self.phrases("surges", phrases.sale, list(entry.surges))
        item.off_hand = self.phrase("off_hand", phrases.standing, as_list(entry.off_hand))
        if entry.strikes:
            item.strikes = self.phrase("strikes", phrases.selector, entry.strikes)

    def card(self, card: OverlordCard) -> None:
        """A spawn card brings monsters, a power stays, events and traps have a time and do something."""
        type = CARD_TYPES[card.type]
        self.check((type == "spawn") == bool(card.spawn), "a spawn card, and no other, brings monsters")
        self.check((type == "power") == bool(card.effects), "a power, and no other card, has effects")
        timed = card.window >= 0 and not card.deed.is_nothing()
        self.check(
            (type in ("event", "trap")) == timed, "an event or trap, and no other card, has time and do"
        )
        self.check(card.save is None or type == "trap", "only a trap can be saved from")
