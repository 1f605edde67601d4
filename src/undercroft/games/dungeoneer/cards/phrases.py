"""The phrases of content files: "wound 2", "melee +1 per boon", "not at crypt", "glory 2".

Each function parses one kind of phrase into what the rules use; an error says what is allowed.
"""

from __future__ import annotations

import re

from undercroft.engine.phrases import (
    PhraseError,
    first_word,
    flag,
    negated,
    not_among,
    number_of,
    opening,
    whole_number,
)
from undercroft.games.dungeoneer.cards.records import Condition, Exit, Mod, Op, Price
from undercroft.games.dungeoneer.cards.vocabulary import (
    C_AT,
    C_LEVEL,
    CHANGEABLE,
    CONDITIONS,
    COUNTERS,
    EXITS,
    FORBIDS,
    GRADES,
    HAZARD,
    IGNORES,
    MODS,
    OBSTACLES,
    OPEN,
    PAID,
    PER_ATTACKER,
    PER_NOTHING,
    STATS,
    WALL,
)
from undercroft.games.dungeoneer.cards.wording import (
    AMOUNT_VERBS,
    GRADE_VERBS,
    PLACE_VERBS,
    PLACES,
    PLAIN_VERBS,
    SELECTORS,
    THREAT_VERBS,
    VERBS,
)

MOD = re.compile(r"([a-z ]+) ([+-][0-9]+)(?: per ([a-z ]+)| ([a-z]+))?")
PRICES = ("glory", "peril", "ap", "health", "card", "boon", "treasure", "this")
RULINGS = {"forbid": FORBIDS, "ignore": IGNORES}


def amount(phrase: str, word: str) -> int:
    """A whole number, or X: what was paid."""
    return whole_number(phrase, word, PAID - 1, "X")


def threat(phrase: str) -> tuple[int, int]:
    """ "magic 4": the stat tested and the value to reach (D-214, D-215)."""
    stat, value = first_word(phrase)
    return number_of(phrase, stat, STATS, "no such stat"), amount(phrase, value)


def op(phrase: str) -> Op:
    """A verb with its arguments, or a temporary bonus."""
    if is_mod(phrase):
        return Op("boost", mod=mod(phrase))
    verb, rest = opening(phrase, VERBS)
    if verb in AMOUNT_VERBS:
        return Op(verb, amount(phrase, rest))
    if verb in PLAIN_VERBS and not rest:
        return Op(verb)
    if verb in GRADE_VERBS:
        return Op(verb, 0, GRADES[number_of(phrase, rest, GRADES, "no such grade")] if rest else "")
    if verb in THREAT_VERBS:
        stat, value = threat(rest) if rest else (-1, 0)
        return Op(verb, value, "", stat)
    if verb in PLACE_VERBS:
        return Op(verb, 0, PLACES[number_of(phrase, rest, PLACES, "no such place")])
    raise not_among(phrase, "no such verb", (*VERBS, *[f"{mod} +N" for mod in CHANGEABLE]))


def is_mod(phrase: str) -> bool:
    """Whether a phrase changes a number."""
    return MOD.fullmatch(phrase) is not None


def mod(phrase: str) -> Mod:
    """ "melee +1", "monster attack +1 undead", "attack +1 per attacker knight"."""
    found = MOD.fullmatch(phrase)
    if not found or found[1] not in CHANGEABLE:
        raise not_among(phrase, "no such number to change", CHANGEABLE)
    per, tag = PER_NOTHING, found[4] or ""
    if found[3]:
        word = found[3]
        if word.startswith("attacker "):
            per, tag = PER_ATTACKER, word[len("attacker ") :]
        else:
            per = number_of(phrase, word, COUNTERS, "nothing to count")
    if len(found[2]) > 3:
        raise PhraseError(f"{phrase!r}: changes a number by 99 at most")
    return Mod(MODS.index(found[1]), int(found[2]), tag, per)


def ruling(phrase: str) -> tuple[int, int]:
    """ "forbid exploring" or "ignore spikes" as two sets of bits."""
    kind, bit = flag(phrase, RULINGS)
    return (bit, 0) if kind == "forbid" else (0, bit)


def condition(phrase: str) -> Condition:
    """ "own turn", "not fallen", "at crypt", "against undead", "level 3"."""
    plain, no = negated(phrase)
    if plain in CONDITIONS[:C_AT]:
        return Condition(CONDITIONS.index(plain), no=no)
    word, rest = first_word(plain)
    if word in CONDITIONS[C_AT:] and rest:
        what = CONDITIONS.index(word)
        return Condition(what, amount(phrase, rest) if what >= C_LEVEL else 0, rest, no)
    raise not_among(phrase, "no such condition", CONDITIONS)


def selector(phrase: str) -> tuple[str, str]:
    """Whom or what an effect is about; cards may have a type: "their treasure weapon"."""
    word, type = opening(phrase, SELECTORS)
    if not word or (type and not word.endswith(("boon", "treasure"))):
        raise not_among(phrase, "nobody and nothing", SELECTORS)
    return word, type


def price(phrases: list[str]) -> Price:
    """ "glory 2", "glory X", "ap 1", "this" and so on, all of which must be paid."""
    cost = Price()
    for phrase in phrases:
        word, rest = first_word(phrase)
        number_of(phrase, word, PRICES, "nothing to pay with")
        if word == "this":
            cost.this = True
            continue
        n = amount(phrase, rest)
        if n == PAID and word != "glory":
            raise PhraseError(f"{phrase!r}: only glory can be X")
        if n == PAID:
            cost.x = True
        else:
            field = {"card": "cards", "boon": "boons", "treasure": "treasures"}.get(word, word)
            setattr(cost, field, n)
    return cost


def exit_of(phrase: str) -> Exit:
    """ "open", "wall", "blocked melee 5", "trap speed 5"."""
    word, rest = first_word(phrase)
    if word not in EXITS or (EXITS.index(word) <= WALL) != (not rest):
        raise not_among(phrase, "no such exit", ("open", "wall", "blocked STAT N", "trap STAT N"))
    kind = EXITS.index(word)
    return Exit(kind) if kind in (OPEN, WALL) else Exit(kind, *threat(rest))


def obstacle(phrase: str) -> tuple[int, int, int]:
    """ "hazard 2", "spikes speed 5", "pit speed 4": kind, stat, value."""
    word, rest = first_word(phrase)
    kind = number_of(phrase, word, OBSTACLES, "no such obstacle")
    if kind == HAZARD:
        return kind, -1, amount(phrase, rest)
    return kind, *threat(rest)
