"""The phrases of content files: "damage +2", "pierce 2", "heal 1", "not melee", "2: damage +1".

Each function parses one kind of phrase into what the rules use; an error says what is allowed.
"""

from __future__ import annotations

import re

from undercroft.engine.phrases import (
    PhraseError,
    first_word,
    negated,
    not_among,
    number_of,
    opening,
    whole_number,
)
from undercroft.games.descent.cards.records import (
    Ability,
    Change,
    Condition,
    Cost,
    Deed,
    Op,
    Party,
    Sale,
    Save,
    Selector,
)
from undercroft.games.descent.cards.vocabulary import (
    ALL,
    AMOUNT_VERBS,
    CONDITIONS,
    COSTS,
    KEYWORDS,
    NUMBERS,
    PERMISSIONS,
    PLAIN_VERBS,
    POTION_VERB,
    POTIONS,
    RANKED,
    SAVES,
    SELECTORS,
    VERBS,
    WEAPON_VERB,
    WITHIN,
)

CHANGE = re.compile(r"([a-z ]+) ([+-][1-9][0-9]?)")
MOST = 999
PRICED = COSTS[:3]  # those with an amount


def keyword(phrase: str) -> int:
    """The number of a special ability that is named without a rank."""
    return number_of(phrase, phrase, KEYWORDS, "no such ability")


def ability(phrase: str) -> Ability:
    """ "pierce 2", "quick shot"."""
    word, rest = opening(phrase, KEYWORDS)
    if word in RANKED:
        return Ability(KEYWORDS.index(word), whole_number(phrase, rest, MOST))
    if not word or rest:
        raise not_among(
            phrase, "no such ability", [*(f"{each} N" for each in RANKED), *KEYWORDS[len(RANKED) :]]
        )
    return Ability(KEYWORDS.index(word))


def change(phrase: str) -> Change:
    """ "damage +2"."""
    found = CHANGE.fullmatch(phrase)
    if not found or found[1] not in NUMBERS:
        raise not_among(phrase, "no such number to change", NUMBERS)
    return Change(NUMBERS.index(found[1]), int(found[2]))


def op(phrase: str) -> Op:
    """ "heal 2", "end turn", "potion healing", "attack with one-fist"."""
    verb, rest = opening(phrase, VERBS)
    if verb in AMOUNT_VERBS:
        return Op(verb, whole_number(phrase, rest, MOST))
    if verb in PLAIN_VERBS and not rest:
        return Op(verb)
    if verb == POTION_VERB:
        return Op(verb, 0, POTIONS[number_of(phrase, rest, POTIONS, "no such potion")])
    if verb == WEAPON_VERB and rest:
        return Op(verb, 0, rest)
    raise not_among(phrase, "no such verb", (*VERBS, *[f"{number} +N" for number in NUMBERS]))


def standing(phrases: list[str]) -> Deed:
    """What always applies: abilities, changes of numbers, permissions, "immune poison"."""
    deed = Deed()
    for phrase in phrases:
        if phrase in PERMISSIONS:
            deed.permissions |= 1 << PERMISSIONS.index(phrase)
        elif phrase.startswith("immune "):
            deed.immune |= 1 << keyword(phrase.removeprefix("immune "))
        elif CHANGE.fullmatch(phrase):
            deed.changes = (*deed.changes, change(phrase))
        elif opening(phrase, KEYWORDS)[0]:
            deed.abilities = (*deed.abilities, ability(phrase))
        else:
            allowed = (*PERMISSIONS, "immune ABILITY", *KEYWORDS, *[f"{number} +N" for number in NUMBERS])
            raise not_among(phrase, "nothing that can always apply", allowed)
    return deed


def done(phrases: list[str]) -> Deed:
    """What is done once: verbs, and temporary changes of numbers."""
    deed = Deed()
    for phrase in phrases:
        if CHANGE.fullmatch(phrase):
            deed.changes = (*deed.changes, change(phrase))
        else:
            deed.ops = (*deed.ops, op(phrase))
    return deed


def sale(phrase: str) -> Sale:
    """ "2: damage +1", "1: damage +1, pierce 1", "2: blast 1", "3: kill"."""
    surges, colon, rest = phrase.partition(": ")
    if not colon:
        raise PhraseError(f"{phrase!r}: is written like this: 2: damage +1")
    deed = Deed()
    for part in rest.split(", "):
        if CHANGE.fullmatch(part):
            deed.changes = (*deed.changes, change(part))
        elif opening(part, VERBS)[0]:
            deed.ops = (*deed.ops, op(part))
        else:
            deed.abilities = (*deed.abilities, ability(part))
    return Sale(whole_number(phrase, surges, 9), deed)


def condition(phrase: str) -> Condition:
    """ "melee", "not dodging"."""
    plain, no = negated(phrase)
    return Condition(number_of(phrase, plain, CONDITIONS, "no such condition"), no)


def selector(phrase: str) -> Selector:
    """ "you and adjacent heroes", "each enemy within 3"; by default: you."""
    if not phrase or phrase in SELECTORS:
        return Selector(phrase or SELECTORS[0])
    who, rest = opening(phrase, WITHIN)
    if not who:
        raise not_among(phrase, "nobody", (*SELECTORS, *[f"{each} N" for each in WITHIN]))
    return Selector(who, whole_number(phrase, rest, 99))


def cost(phrase: str) -> Cost:
    """ "fatigue 2", "exhaust", "this"."""
    word, rest = first_word(phrase)
    what = number_of(phrase, word, COSTS, "nothing to pay with")
    if word in PRICED:
        return Cost(what, whole_number(phrase, rest, 9))
    if rest:
        raise PhraseError(f"{phrase!r}: {word} has no amount")
    return Cost(what)


def save(phrase: str) -> Save:
    """ "4 surge 1": four power dice, 1 less for each surge; "1 blank all": a blank takes away everything."""
    parts = phrase.split(" ")
    if len(parts) != 3:
        raise PhraseError(f"{phrase!r}: is written like this: 4 surge 1")
    less = ALL if parts[2] == "all" else whole_number(phrase, parts[2], 9)
    return Save(whole_number(phrase, parts[0], 9), number_of(phrase, parts[1], SAVES, "no such face"), less)


def party(phrase: str) -> Party:
    """ "2 skeleton", "1 master skeleton"."""
    count, rest = first_word(phrase)
    kind = rest.removeprefix("master ")
    return Party(kind, whole_number(phrase, count, 9), kind != rest)
