"""Reads one entry of a content file: its phrases become effects, and nonsense is refused."""

from __future__ import annotations

from undercroft.engine.content import ContentFile
from undercroft.engine.phrases import EntryReader, as_list
from undercroft.games.dungeoneer.cards import phrases
from undercroft.games.dungeoneer.cards.entries import Deeds, EffectEntry, Form, Phrases, QuestEntry
from undercroft.games.dungeoneer.cards.records import Card, Condition, Effect, Fighter, Location, Op, Quest
from undercroft.games.dungeoneer.cards.vocabulary import (
    ARTIFACT,
    ATTACHMENT,
    C_AT,
    CATEGORIES,
    CHANCE_QUEST,
    DURATIONS,
    ENCOUNTER,
    ESCORT,
    FORMS,
    HUNT,
    INFLUENCE,
    M_ALL,
    M_ATTACK,
    M_COUNTER,
    M_ROLL,
    ON_ATTACK,
    PER_ATTACKER,
    PERMANENT,
    SACRIFICE,
    SEARCH,
    THREAT_QUEST,
    TREASURE,
    TRIGGERS,
    WINDOWS,
)
from undercroft.games.dungeoneer.cards.wording import CARD_SELECTORS, MONSTER_SELECTORS

CARDS_IN_PLAY = ("your boon", "your treasure", "your bane", "their boon", "their treasure", "this card")
CARD_VERBS = {
    "discard": (*CARD_SELECTORS, *MONSTER_SELECTORS),
    "return": CARDS_IN_PLAY,
    "steal": ("their boon", "their treasure"),
    "make minion": ("attacking monster", "your pack", "their pack"),
}


class Named:
    """The names of a set: outside the set, each of its locations has a prefix."""

    def __init__(self, prefix: str, sites: set[str]) -> None:
        self.prefix = prefix
        self.sites = sites

    def map_names(self) -> set[str]:
        """All locations of the set, whether they have been read or not."""
        return {self.prefix + name for name in self.sites}

    def place(self, name: str) -> str:
        """A location by its name in this set or in the first one."""
        return self.prefix + name if name in self.sites else name


class CardReader(EntryReader):
    """Reads one entry of a set, and checks what types cannot express."""

    def __init__(self, file: ContentFile, where: str, owner: Named) -> None:
        super().__init__(file, where)
        self.owner = owner

    def condition(self, phrase: str) -> Condition:
        """A condition, with its place resolved."""
        found = self.phrase("if", phrases.condition, phrase)
        if found.what != C_AT:
            return found
        return Condition(C_AT, 0, self.owner.place(found.word), found.no)

    def deeds(self, entry: Deeds, default: str) -> Effect:
        """The part of an effect that says what happens, and to whom."""
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
            paid = effect.price.peril > 0 and effect.trigger == ON_ATTACK
            self.check(effect.price.nothing() or paid, "only an attack of a monster may cost peril (D-228)")
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
        """How a monster fights: the forms it attacks in, and those only for counter-attacks."""
        forms, others = attack or {}, counter or {}
        self.check(bool(forms), "a monster needs a form to attack in: attack = { melee = 3 }")
        self.check(not set(forms) & set(others), "attack serves for counter-attacks too (D-347)")
        values = {str(word): n for word, n in (*others.items(), *forms.items())}
        attacks = tuple([form for form, word in enumerate(FORMS) if word in forms])
        melee, magic, speed = [values.get(word, 0) for word in FORMS]
        return Fighter((melee, magic, speed), attacks, health)

    def card(self, card: Card) -> None:
        """Check what types cannot express about an adventure card."""
        self.check((card.lasts == ATTACHMENT) == bool(card.attach), "an attachment needs attach")
        if card.kind == ENCOUNTER:
            self.check(card.type in ("monster", "trap"), "an encounter is of type monster or trap")
        self.check(card.kind != TREASURE or bool(card.type), "a treasure needs a type (D-120)")
        self.check(card.fighter is not None or card.play is not None or len(card.effects) > 1, "does nothing")
        trap = card.kind == ENCOUNTER and card.fighter is None
        self.check(not trap or card.effects[0].stat >= 0, "a trap is a threat (D-069)")
        static = any(e.mods or e.forbids or e.ignores or e.window >= 0 for e in card.effects)
        self.check(not card.lay or trap, "only a trap waits in a location (D-218)")
        self.check(not card.upkeep or card.counts(), "only what stays in an inventory has an upkeep (D-058)")
        self.check(not card.lair or card.fighter is not None, "only a monster has a lair")
        self.check(not card.lair or card.lair in self.owner.map_names(), "no such location for a lair")
        self.check(card.lasts != PERMANENT or static or len(card.effects) > 1, "stays in play for nothing")

    def quest(self, quest: Quest, entry: QuestEntry, locations: dict[str, Location]) -> None:
        """Check that a quest has the fields its category needs."""
        wanted = [*quest.at, *([quest.to] if quest.category == ESCORT else [])]
        kinds = ("room", "passage", "dark", "anywhere") if quest.find else ()
        for name in wanted:
            self.check(name in locations or name in kinds, f"there is no location {name!r}")
        if quest.category in (SEARCH, INFLUENCE, ARTIFACT):
            self.check(entry.by is not None, f"by: says how it ends; it may be {', '.join(CATEGORIES[:4])}")
        else:
            self.check(entry.by is None, "by: only for search, influence and artifact")
        self.check(quest.category != SEARCH or quest.find > 0, "find: needed for a search")
        self.check(quest.category in (SEARCH, ARTIFACT) or not quest.find, "find: for a search only")
        power = bool(entry.power) or (quest.category == ARTIFACT and bool(entry.effects))
        self.check((quest.category == ARTIFACT) == power, "power or effects: for an artifact, and only there")
        self.check((quest.by == HUNT) == (entry.monster is not None), "monster: for a hunt, and only there")
        self.check(
            (quest.by == CHANCE_QUEST) == (entry.target is not None), "target: for chance, and only there"
        )
        self.check((quest.by == THREAT_QUEST) == (quest.stat >= 0), "threat: for a threat, and only there")
        self.check((quest.by == SACRIFICE) != quest.price.nothing(), "cost: for a sacrifice, and only there")


def _suits(op: Op, to: str) -> bool:
    """Whether a verb can be applied to what a selector names."""
    if op.verb in CARD_VERBS:
        return to in CARD_VERBS[op.verb]
    if op.mod is not None and (op.mod.per == PER_ATTACKER or (to in MONSTER_SELECTORS and op.mod.per >= 0)):
        return False
    if to in MONSTER_SELECTORS:
        changed = op.mod is not None and op.mod.what in (M_ALL, M_ATTACK, M_COUNTER, M_ROLL)
        return op.verb in ("wound", "cancel attack") or changed
    return to not in CARD_SELECTORS
