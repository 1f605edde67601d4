"""Which cards a seat may play in a window. Encounters and abilities have their own files."""

from __future__ import annotations

from typing import Final

from undercroft.games.dungeoneer.cards.records import FORBIDS_BIT, WINDOW_BIT, Card
from undercroft.games.dungeoneer.cards.vocabulary import (
    ATTACHMENT,
    BEFORE_ROLL,
    BOON,
    M_BOON_COST,
    M_BOON_LIMIT,
    M_TREASURE_COST,
    M_TREASURE_LIMIT,
    NO_BOONS,
    NO_GLORY_CARDS,
    NO_TREASURES,
    PERMANENT,
    RESPONSE,
    TREASURE,
)
from undercroft.games.dungeoneer.cards.wording import THEIR_TREASURE
from undercroft.games.dungeoneer.effects.useful import works
from undercroft.games.dungeoneer.hero.numbers import bonus_from, forbidden_by, holds, room, sources
from undercroft.games.dungeoneer.hero.pack import BEAST, beast_keys
from undercroft.games.dungeoneer.play.moment import SERVES, SERVES_OTHERS, of_others
from undercroft.games.dungeoneer.play.paying import changed_cost
from undercroft.games.dungeoneer.state.foes import battle_of
from undercroft.games.dungeoneer.state.listed import CARD
from undercroft.games.dungeoneer.state.pieces import NO_CONTEST, Contest
from undercroft.games.dungeoneer.state.state import Dungeoneer

PRICES: Final = 1 << M_BOON_COST | 1 << M_TREASURE_COST
BOON_BANS: Final = NO_GLORY_CARDS | NO_BOONS
TREASURE_BANS: Final = NO_GLORY_CARDS | NO_TREASURES
BANS: Final[tuple[int, ...]] = (BOON_BANS, TREASURE_BANS)
ALL_BANS: Final = BOON_BANS | TREASURE_BANS
LIMITS: Final = 1 << M_BOON_LIMIT | 1 << M_TREASURE_LIMIT
UNKNOWN: Final = 99  # more room than can exist: not looked up yet


class Means:
    """Prices and permissions for a player's cards now, computed once for a whole hand."""

    def __init__(self, s: Dungeoneer, seat: int) -> None:
        self.glory = s.glory[seat]
        self.boon_change = 0  # change of the price
        self.treasure_change = 0
        self.bans = 0
        self.boon_room = UNKNOWN
        self.treasure_room = UNKNOWN
        found = sources(s, seat, PRICES | FORBIDS_BIT)
        if found or s.boosts:
            self.boon_change = bonus_from(s, seat, found, 1 << M_BOON_COST, NO_CONTEST)
            self.treasure_change = bonus_from(s, seat, found, 1 << M_TREASURE_COST, NO_CONTEST)
            self.bans = forbidden_by(s, seat, found, ALL_BANS)

    def allow(self, card: Card) -> bool:
        """Whether a card can be paid for, and is not forbidden."""
        boon = card.kind == BOON
        if changed_cost(card, self.boon_change if boon else self.treasure_change) > self.glory:
            return False
        return not self.bans & (BOON_BANS if boon else TREASURE_BANS)

    def room(self, s: Dungeoneer, seat: int, kind: int) -> int:
        """How many more boons or treasures there is room for."""
        if kind == BOON:
            if self.boon_room == UNKNOWN:
                self.boon_room = room(s, seat, kind)
            return self.boon_room
        if self.treasure_room == UNKNOWN:
            self.treasure_room = room(s, seat, kind)
        return self.treasure_room


def equipped(s: Dungeoneer, seat: int, window: int) -> bool:
    """Whether a seat has any card or ability for a window: a quick check that usually finds nothing."""
    box = s.box
    serves = SERVES[window]
    names = s.hands[seat]
    hand = box.hands.get(names) or box.hand(names)
    if hand.windows & serves or box.quest_windows & serves:
        return True
    if box.hero_windows & serves and box.heroes[s.heroes[seat]].windows & serves:
        return True
    if box.place_windows & serves and box.locations[s.place[seat]].windows & serves:
        return True
    if (box.artifact_windows & serves and s.done[seat]) or (s.under[seat] and box.hero_windows & serves):
        return True
    items = s.items[seat]
    if not items:
        return False
    gear = box.gears.get(items) or box.gear(items)
    return gear.acts & serves << WINDOW_BIT != 0


def card_plays(
    s: Dungeoneer, seat: int, window: int, contest: Contest, die: int, reward: bool = False
) -> list[str]:
    """The cards of a hand that can be played now."""
    found: list[str] = []
    add_cards(s, seat, window, contest, die, reward, found)
    return found


def add_cards(
    s: Dungeoneer, seat: int, window: int, contest: Contest, die: int, reward: bool, found: list[str]
) -> None:
    """Add the same to the other open options."""
    box = s.box
    serves = SERVES[window]
    names = s.hands[seat]
    hand = box.hands.get(names) or box.hand(names)
    if not hand.windows & serves:
        return
    own = serves if contest.seat == seat else SERVES_OTHERS[window]
    glory = s.glory[seat] + box.discount
    solo = s.seats == 1
    # otherwise not the place for it (D-316..D-318)
    readies = not solo or reward or box.locations[s.place[seat]].entrance
    means: Means | None = None
    for card in hand.cards:
        if not serves >> card.window & 1 or (card.lasts == PERMANENT and not readies):
            continue
        if card.kind <= TREASURE:
            if card.cost > glory or not own >> card.window & 1:
                continue  # no discount is enough, or it is somebody else's roll
            if solo and card.lasts == PERMANENT and not solo_place(s, seat, card, reward):
                continue
            if means is None:
                means = Means(s, seat)
            if not means.allow(card):
                continue
            if may_play(s, seat, card, contest, die, means):
                found.append(card.play_key)
            elif may_play_and_use(s, seat, card, own, contest, die, means):
                found.append(card.play_use_key)
        elif card.aimed:
            for target in payers(s, seat, card, contest, die):
                found.append(card.play_keys[target])
        elif payers(s, seat, card, contest, die):
            found.append(card.play_key)


def may_play(s: Dungeoneer, seat: int, card: Card, contest: Contest, die: int, means: Means) -> bool:
    """Whether there is room for an affordable glory card, and something for it to act on."""
    if of_others(contest, card.play) or card.level > s.level[seat]:
        return False
    lasts = card.lasts
    if lasts == PERMANENT and full(s, seat, card, means.room(s, seat, card.kind)):
        return False
    if lasts == ATTACHMENT and not hosts(s, seat, card, -1):
        return False
    play = card.play
    if play is None:
        return True
    return (not play.conditions or holds(s, seat, play, contest, die)) and works(s, seat, play, -1)


def of_level(s: Dungeoneer, seat: int, card: Card, against: int = -1) -> bool:
    """Whether a player and the target have the level that a card requires (D-258, DQ-16)."""
    return card.level <= s.level[seat] or (against >= 0 and card.level <= s.level[against])


def full(s: Dungeoneer, seat: int, card: Card, places: int) -> bool:
    """Whether there is no room for a permanent card (D-117..D-120), even if it raises the limit (D-237)."""
    if has_one_like(s, seat, card):
        return True
    if places > 0:
        return False
    if not s.box.unsteady and not card.acts & LIMITS:
        return True
    held = s.items[seat]
    s.items[seat] = (*held, s.box.bare[card.name])  # tried and undone
    fits = room(s, seat, card.kind) >= 0
    s.items[seat] = held
    return not fits


def has_one_like(s: Dungeoneer, seat: int, card: Card) -> bool:
    """Whether a hero already has a treasure of this subtype in play (D-120); boons may repeat (D-121)."""
    return card.kind == TREASURE and card.type in s.box.gear(s.items[seat]).types


def solo_place(s: Dungeoneer, seat: int, card: Card, reward: bool) -> bool:
    """A solo player readies boons only at the entrance and treasures only as a reward (D-316..D-318)."""
    if card.lasts != PERMANENT:
        return True
    return s.box.locations[s.place[seat]].entrance if card.kind == BOON else reward


def may_play_and_use(
    s: Dungeoneer, seat: int, card: Card, serves: int, contest: Contest, die: int, means: Means
) -> bool:
    """A treasure that is discarded on use can be played beyond the limit and used at once (D-246)."""
    if card.kind != TREASURE or not card.windows & serves or not card.counts():
        return False
    if card.level > s.level[seat]:
        return False
    if has_one_like(s, seat, card):
        return False  # only the limit is waived, not the type (D-120)
    if not full(s, seat, card, means.room(s, seat, TREASURE)):
        return False
    return serves_at_once(s, seat, card, serves, contest, die)


def serves_at_once(s: Dungeoneer, seat: int, card: Card, serves: int, contest: Contest, die: int) -> bool:
    """Whether a treasure that is discarded on use would do something now."""
    if not card.windows & serves:
        return False
    effect = card.abilities[0]
    if not effect.price.this or of_others(contest, effect):
        return False
    return (not effect.conditions or holds(s, seat, effect, contest, die)) and works(s, seat, effect, -1)


def payers(s: Dungeoneer, seat: int, card: Card, contest: Contest, die: int) -> list[int]:
    """The opponents whose peril can pay for a bane; its target pays if it has one (D-062..66)."""
    found: list[int] = []
    cost = changed_cost(card)
    play = card.play
    if of_others(contest, play):
        return found
    for target in s.living():
        if target == seat or s.peril[target] < cost or not of_level(s, seat, card, target):
            continue
        if card.window >= BEFORE_ROLL and contest.seat != target:
            continue
        if card.window == RESPONSE and not in_battle(s, target):
            continue
        aim = target if card.aimed else -1
        if card.is_attachment() and not hosts(s, seat, card, aim):
            continue
        if play is not None and not (
            holds(s, target if card.aimed else seat, play, contest, die) and works(s, seat, play, aim)
        ):
            continue
        found.append(target)
    return found


def in_battle(s: Dungeoneer, seat: int) -> bool:
    """Whether a hero is fighting now."""
    fight = battle_of(s)
    return fight is not None and (seat == fight.target or seat in [foe.seat for foe in fight.foes])


def hosts(s: Dungeoneer, seat: int, card: Card, target: int) -> list[str]:
    """The cards that an attachment can be attached to."""
    where = card.attach
    if where == "location":
        return [s.box.location_keys[place] for place, cell in enumerate(s.cells) if cell >= 0]
    if where == "pack monster":
        return [BEAST.key(f"{key}@{seat}") for key in beast_keys(s, seat) if key]
    owner = target if where == THEIR_TREASURE else seat
    found: list[str] = []
    for item in s.items[owner]:
        other = s.box.cards[item.name]
        if other.kind == TREASURE and (where != "your weapon" or other.type == "weapon"):
            found.append(CARD.key(f"{item.name}@{owner}"))
    return found
