"""The cards of a box sorted into decks, for the grade in play."""

from __future__ import annotations

from undercroft.engine.zones import Pile
from undercroft.games.dungeoneer.cards.vocabulary import HEROIC
from undercroft.games.dungeoneer.course import events as told
from undercroft.games.dungeoneer.quests import events as quests_told
from undercroft.games.dungeoneer.state.options import PAIR_ANY, PLAIN_MIX, SPLIT_DECKS
from undercroft.games.dungeoneer.state.state import Dungeoneer


def fill_box(s: Dungeoneer) -> None:
    """Sort the cards into decks (D-030); a solo game leaves some out and splits the rest (D-301, D-302)."""
    s.split = s.solo() or s.has(SPLIT_DECKS)
    s.climbs = len(s.box.grades) > 1 and not s.has(PLAIN_MIX)
    s.stage = s.box.grades[0] if s.climbs else HEROIC
    fill_decks(s)
    s.hero_deck = sorted(heroes_to_play(s))
    s.cells = [-1] * len(s.box.locations)
    zeros = [0] * s.seats
    s.heroes = [""] * s.seats
    s.level, s.health, s.glory, s.peril = zeros[:], zeros[:], zeros[:], zeros[:]
    s.ap, s.spare, s.getting_up, s.defeats = zeros[:], zeros[:], zeros[:], zeros[:]
    s.place = [-1] * s.seats
    s.hands, s.quests, s.done, s.dealt = [()] * s.seats, [()] * s.seats, [()] * s.seats, [()] * s.seats
    s.items = [()] * s.seats
    s.under = [()] * s.seats
    s.packs = [()] * s.seats


def fill_decks(s: Dungeoneer) -> None:
    """The adventure and quest decks; in a game of several grades, those of the grade in play (D-266).

    A monster with a lair and its quest are in no deck (D-046).
    """
    cards = [card for card in s.box.cards.values() if not card.lair and (card.solo or not s.solo())]
    names = [card.name for card in cards for _ in range(card.copies) if in_stage(s, card.stage)]
    if s.split:
        s.lord_deck = Pile(sorted([name for name in names if not s.box.cards[name].is_glory()]))
        names = [name for name in names if s.box.cards[name].is_glory()]
    s.deck = Pile(sorted(names))
    quests = [quest for quest in s.box.quests.values() if not quest.apart and in_stage(s, quest.grade)]
    s.quest_deck = Pile(sorted([quest.name for quest in quests]))


def in_stage(s: Dungeoneer, grade: int) -> bool:
    """Whether cards of a grade are in play now; a grade without heroes joins the one below."""
    return not s.climbs or max([each for each in s.box.grades if each <= grade]) == s.stage


def heroes_to_play(s: Dungeoneer) -> list[str]:
    """The cards to choose a hero from: with one of every grade (D-263), or of the highest grade (D-262)."""
    heroes = s.box.heroes.values()
    if len(s.box.grades) == 1:
        return list(s.box.heroes)
    if not s.climbs:
        return [hero.name for hero in heroes if hero.grade == s.box.grades[-1]]
    first = [hero for hero in heroes if hero.grade == s.stage]
    if s.has(PAIR_ANY):
        return [hero.name for hero in first]
    known = {(hero.who, hero.grade) for hero in heroes}
    return [hero.name for hero in first if all((hero.who, grade) in known for grade in s.box.grades)]


def cards_below(s: Dungeoneer, name: str) -> tuple[str, ...]:
    """The same hero's cards of lower grades, the lowest first; a hero of one set only has none."""
    card = s.box.heroes[name]
    below = [hero for hero in s.box.heroes.values() if hero.who == card.who and hero.grade < card.grade]
    return tuple([hero.name for hero in sorted(below, key=lambda hero: hero.grade)])


def has_middle(s: Dungeoneer) -> bool:
    """Whether the cards in the middle are in play: not before everybody is legendary (D-270, DQ-49)."""
    return not s.climbs or s.stage == s.box.grades[-1]


def open_middle(s: Dungeoneer) -> None:
    """Put the event, the monster that is in no deck, and its quest face up in the middle (D-045)."""
    event = s.box.event
    if not has_middle(s):
        return
    if event is not None:
        s.event = event.name
        told.event(s, event.name)
    s.common += s.box.apart
    for quest in s.box.apart:
        quests_told.common(s, quest)
