"""The phrases of content files: "wound 2", "melee +1 per boon", "not at crypt", "glory 2".

Each reader takes a phrase apart and gives back what the rules use; an error tells what is allowed.
"""

from __future__ import annotations

import re

from undercroft.games.dungeoneer.cards.records import Condition, Exit, Mod, Op, Price
from undercroft.games.dungeoneer.cards.vocabulary import (
    AMOUNT_VERBS,
    C_AT,
    C_LEVEL,
    CONDITIONS,
    COUNTERS,
    EXITS,
    FORBIDS,
    IGNORES,
    M_SHIELD,
    MODS,
    OBSTACLES,
    OPEN,
    PAID,
    PER_ATTACKER,
    PER_NOTHING,
    PLACE_VERBS,
    PLACES,
    PLAIN_VERBS,
    SELECTORS,
    STATS,
    THREAT_VERBS,
    VERBS,
    WALL,
)

MOD = re.compile(r"([a-z ]+) ([+-][0-9]+)(?: per ([a-z ]+)| ([a-z]+))?")
PRICES = ("glory", "ap", "health", "card", "boon", "treasure", "this")


class PhraseError(ValueError):
    """A phrase that says nothing; the message tells what may stand there."""


def _refuse(phrase: str, what: str, allowed: tuple[str, ...]) -> PhraseError:
    return PhraseError(f"{phrase!r}: {what}; it may be {', '.join(allowed)}")


def amount(phrase: str, word: str) -> int:
    """A whole number, or X: what was paid."""
    if word == "X":
        return PAID
    if not word.isdigit() or not 1 <= int(word) < PAID:
        raise PhraseError(f"{phrase!r}: needs a number from 1 to {PAID - 1}, or X")
    return int(word)


def threat(phrase: str) -> tuple[int, int]:
    """ "magic 4": the stat tested and the value to reach (D-214, D-215)."""
    stat, _, value = phrase.partition(" ")
    if stat not in STATS:
        raise _refuse(phrase, "no such stat", STATS)
    return STATS.index(stat), amount(phrase, value)


def op(phrase: str) -> Op:
    """A verb with what follows it, or a bonus for a time."""
    if is_mod(phrase):
        return Op("boost", mod=mod(phrase))
    verb = next((v for v in sorted(VERBS, key=len, reverse=True) if f"{phrase} ".startswith(f"{v} ")), "")
    rest = phrase[len(verb) + 1 :]
    if verb in AMOUNT_VERBS:
        return Op(verb, amount(phrase, rest))
    if verb in PLAIN_VERBS and not rest:
        return Op(verb)
    if verb in THREAT_VERBS:
        stat, value = threat(rest) if rest else (-1, 0)
        return Op(verb, value, "", stat)
    if verb in PLACE_VERBS:
        if rest not in PLACES:
            raise _refuse(phrase, "no such place", PLACES)
        return Op(verb, 0, rest)
    raise _refuse(phrase, "no such verb", (*VERBS, *[f"{mod} +N" for mod in MODS[:M_SHIELD]]))


def is_mod(phrase: str) -> bool:
    """Whether a phrase changes a number."""
    return MOD.fullmatch(phrase) is not None


def mod(phrase: str) -> Mod:
    """ "melee +1", "monster attack +1 undead", "attack +1 per attacker knight"."""
    found = MOD.fullmatch(phrase)
    if not found or found[1] not in MODS[:M_SHIELD]:
        raise _refuse(phrase, "no such number to change", MODS[:M_SHIELD])
    per, tag = PER_NOTHING, found[4] or ""
    if found[3]:
        word = found[3]
        if word.startswith("attacker "):
            per, tag = PER_ATTACKER, word[len("attacker ") :]
        elif word in COUNTERS:
            per = COUNTERS.index(word)
        else:
            raise _refuse(phrase, "nothing to count", COUNTERS)
    if len(found[2]) > 3:
        raise PhraseError(f"{phrase!r}: changes a number by 99 at most")
    return Mod(MODS.index(found[1]), int(found[2]), tag, per)


def ruling(phrase: str) -> tuple[int, int]:
    """ "forbid exploring" or "ignore spikes" as two sets of bits."""
    word, _, what = phrase.partition(" ")
    words = {"forbid": FORBIDS, "ignore": IGNORES}.get(word)
    if words is None:
        raise _refuse(phrase, "neither a change of a number nor a ruling", ("forbid ...", "ignore ..."))
    if what not in words:
        raise _refuse(phrase, f"cannot {word} this", words)
    bit = 1 << words.index(what)
    return (bit, 0) if word == "forbid" else (0, bit)


def condition(phrase: str) -> Condition:
    """ "own turn", "not fallen", "at crypt", "against undead", "level 3"."""
    plain = phrase.removeprefix("not ")
    no = plain != phrase
    if plain in CONDITIONS[:C_AT]:
        return Condition(CONDITIONS.index(plain), no=no)
    word, _, rest = plain.partition(" ")
    if word in CONDITIONS[C_AT:] and rest:
        what = CONDITIONS.index(word)
        return Condition(what, amount(phrase, rest) if what >= C_LEVEL else 0, rest, no)
    raise _refuse(phrase, "no such condition", CONDITIONS)


def selector(phrase: str) -> tuple[str, str]:
    """Whom or what an effect is about, and for cards perhaps their type: "their treasure weapon"."""
    for word in sorted(SELECTORS, key=len, reverse=True):
        if phrase == word:
            return word, ""
        if phrase.startswith(word + " ") and word.endswith(("boon", "treasure")):
            return word, phrase[len(word) + 1 :]
    raise _refuse(phrase, "nobody and nothing", SELECTORS)


def price(phrases: list[str]) -> Price:
    """ "glory 2", "glory X", "ap 1", "this" ... all of which must be paid."""
    cost = Price()
    for phrase in phrases:
        word, _, rest = phrase.partition(" ")
        if word not in PRICES:
            raise _refuse(phrase, "nothing to pay with", PRICES)
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
    word, _, rest = phrase.partition(" ")
    if word not in EXITS or (EXITS.index(word) <= WALL) != (not rest):
        raise _refuse(phrase, "no such exit", ("open", "wall", "blocked STAT N", "trap STAT N"))
    kind = EXITS.index(word)
    return Exit(kind) if kind in (OPEN, WALL) else Exit(kind, *threat(rest))


def obstacle(phrase: str) -> tuple[int, int, int]:
    """ "hazard 2", "spikes speed 5", "pit speed 4": kind, stat, value."""
    word, _, rest = phrase.partition(" ")
    if word not in OBSTACLES:
        raise _refuse(phrase, "no such obstacle", OBSTACLES)
    if word == "hazard":
        return 0, -1, amount(phrase, rest)
    return OBSTACLES.index(word), *threat(rest)
