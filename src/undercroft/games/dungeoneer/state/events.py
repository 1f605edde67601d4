"""Everything that players are told, one function per event.

Numbers and plain words are told as they are, everything else by its name. With no listener nothing is
built. `tools/wire` makes the browser's types from these functions.
"""

from __future__ import annotations

from typing import Literal

from undercroft.games.dungeoneer.state.foes import Foe
from undercroft.games.dungeoneer.state.names import (
    ability_name,
    added,
    card_name,
    listed,
    place_name,
    quest_name,
    side_name,
    stat_name,
    who,
)
from undercroft.games.dungeoneer.state.state import Dungeoneer

Seat = int  # told as its hero
Place = int
Side = int
Stat = int
Card = str
Quest = str
Source = str  # the key of what has an ability
ExitKind = Literal["open", "wall", "blocked"]

# -- the course of the game ----------------------------------------------------------------------


def first(s: Dungeoneer, number: int) -> None:
    """Which player begins."""
    if s.listener is not None:
        s.tell("dungeoneer-first", {"number": number})


def joins(s: Dungeoneer, seat: Seat, number: int) -> None:
    """A player has chosen a hero."""
    if s.listener is not None:
        s.tell("dungeoneer-joins", {"who": who(s, seat), "number": number})


def turn(s: Dungeoneer, seat: Seat, round: int) -> None:
    """A hero's turn begins."""
    if s.listener is not None:
        s.tell("dungeoneer-turn", {"who": who(s, seat), "round": round})


def stays(s: Dungeoneer, seat: Seat, place: Place) -> None:
    """A hero did not move and gets the points of the location again."""
    if s.listener is not None:
        s.tell("dungeoneer-stays", {"who": who(s, seat), "place": place_name(s, place)})


def wanders(s: Dungeoneer, faces: list[int], count: int) -> None:
    """The encounter dice of a solo game, and how many cards they bring."""
    if s.listener is not None:
        s.tell("dungeoneer-wanders", {"faces": listed(faces), "count": count})


def defeated(s: Dungeoneer, seat: Seat) -> None:
    """A hero has no health left."""
    if s.listener is not None:
        s.tell("dungeoneer-defeated", {"who": who(s, seat)})


def rises(s: Dungeoneer, seat: Seat) -> None:
    """A new hero joins for a player whose hero was defeated."""
    if s.listener is not None:
        s.tell("dungeoneer-rises", {"who": who(s, seat)})


def wins(s: Dungeoneer, seat: Seat, reason: str) -> None:
    """A player wins."""
    if s.listener is not None:
        s.tell("dungeoneer-wins", {"who": who(s, seat), "reason": reason.replace(" ", "-")})


def lost(s: Dungeoneer) -> None:
    """The game is over and nobody has won."""
    if s.listener is not None:
        s.tell("dungeoneer-lost", {})


# -- the map -------------------------------------------------------------------------------------


def draws_location(s: Dungeoneer, seat: Seat, place: Place) -> None:
    """A location is drawn and must be placed."""
    if s.listener is not None:
        s.tell("dungeoneer-draws-location", {"who": who(s, seat), "place": place_name(s, place)})


def no_spot(s: Dungeoneer, place: Place) -> None:
    """A location fits nowhere and goes to the bottom of the deck."""
    if s.listener is not None:
        s.tell("dungeoneer-no-spot", {"place": place_name(s, place)})


def lays(s: Dungeoneer, place: Place, other: Place, side: Side) -> None:
    """Where a location lies now: beside which one, and on which side of it."""
    if s.listener is not None:
        s.tell(
            "dungeoneer-lays",
            {"place": place_name(s, place), "other": place_name(s, other), "side": side_name(side)},
        )


def swaps(s: Dungeoneer, place: Place, other: Place) -> None:
    """Two locations have changed places."""
    if s.listener is not None:
        s.tell("dungeoneer-swaps", {"place": place_name(s, place), "other": place_name(s, other)})


def exit_changed(s: Dungeoneer, place: Place, kind: ExitKind, side: Side) -> None:
    """An exit is open, a wall or blocked from now on."""
    if s.listener is not None:
        s.tell(
            "dungeoneer-exit-changed", {"place": place_name(s, place), "kind": kind, "side": side_name(side)}
        )


def opens(s: Dungeoneer, seat: Seat, place: Place, side: Side) -> None:
    """A hero holds an exit open (D-102)."""
    if s.listener is not None:
        s.tell(
            "dungeoneer-opens",
            {"who": who(s, seat), "place": place_name(s, place), "side": side_name(side)},
        )


def enters(s: Dungeoneer, seat: Seat, place: Place) -> None:
    """A hero comes into a location."""
    if s.listener is not None:
        s.tell("dungeoneer-enters", {"who": who(s, seat), "place": place_name(s, place)})


def dodges(s: Dungeoneer, seat: Seat) -> None:
    """A hero dodges spikes."""
    if s.listener is not None:
        s.tell("dungeoneer-dodges", {"who": who(s, seat)})


# -- points, health, level -----------------------------------------------------------------------


def gains_glory(s: Dungeoneer, seat: Seat, count: int, glory: int) -> None:
    """A hero gets glory."""
    if s.listener is not None:
        s.tell("dungeoneer-gains-glory", {"who": who(s, seat), "count": count, "glory": glory})


def loses_glory(s: Dungeoneer, seat: Seat, count: int, glory: int) -> None:
    """A hero loses or pays glory."""
    if s.listener is not None:
        s.tell("dungeoneer-loses-glory", {"who": who(s, seat), "count": count, "glory": glory})


def gains_peril(s: Dungeoneer, seat: Seat, count: int, peril: int) -> None:
    """A hero gets peril."""
    if s.listener is not None:
        s.tell("dungeoneer-gains-peril", {"who": who(s, seat), "count": count, "peril": peril})


def loses_peril(s: Dungeoneer, seat: Seat, count: int, peril: int) -> None:
    """Peril of a hero is spent by a Dungeonlord."""
    if s.listener is not None:
        s.tell("dungeoneer-loses-peril", {"who": who(s, seat), "count": count, "peril": peril})


def gains_ap(s: Dungeoneer, seat: Seat, count: int) -> None:
    """A hero gets action points."""
    if s.listener is not None:
        s.tell("dungeoneer-gains-ap", {"who": who(s, seat), "count": count})


def loses_ap(s: Dungeoneer, seat: Seat, count: int) -> None:
    """A hero loses action points."""
    if s.listener is not None:
        s.tell("dungeoneer-loses-ap", {"who": who(s, seat), "count": count})


def saves_ap(s: Dungeoneer, seat: Seat) -> None:
    """A hero keeps an action point for the turns of the others (D-171)."""
    if s.listener is not None:
        s.tell("dungeoneer-saves-ap", {"who": who(s, seat)})


def wounded(s: Dungeoneer, seat: Seat, count: int, health: int) -> None:
    """A hero takes wounds."""
    if s.listener is not None:
        s.tell("dungeoneer-wounded", {"who": who(s, seat), "count": count, "health": health})


def healed(s: Dungeoneer, seat: Seat, count: int, health: int) -> None:
    """A hero heals wounds."""
    if s.listener is not None:
        s.tell("dungeoneer-healed", {"who": who(s, seat), "count": count, "health": health})


def prevented(s: Dungeoneer, seat: Seat, count: int) -> None:
    """Wounds that a hero did not take after all."""
    if s.listener is not None:
        s.tell("dungeoneer-prevented", {"who": who(s, seat), "count": count})


def falls(s: Dungeoneer, seat: Seat) -> None:
    """A hero falls down."""
    if s.listener is not None:
        s.tell("dungeoneer-falls", {"who": who(s, seat)})


def lies_down(s: Dungeoneer, seat: Seat) -> None:
    """A hero lies down for an action point (D-294)."""
    if s.listener is not None:
        s.tell("dungeoneer-lies-down", {"who": who(s, seat)})


def stands(s: Dungeoneer, seat: Seat) -> None:
    """A hero stands up."""
    if s.listener is not None:
        s.tell("dungeoneer-stands", {"who": who(s, seat)})


def level(s: Dungeoneer, seat: Seat, level: int) -> None:
    """A hero has another level."""
    if s.listener is not None:
        s.tell("dungeoneer-level", {"who": who(s, seat), "level": level})


# -- rolls ---------------------------------------------------------------------------------------


def passes(
    s: Dungeoneer, of: str, side: str, seat: Seat, stat: Stat, die: int, total: int, value: int
) -> None:
    """A hero passes a threat; `of` and `side` say what it is about, as `Procedure.threat` names it."""
    if s.listener is not None:
        s.tell(
            "dungeoneer-passes",
            {
                "of": of,
                "side": side,
                "who": who(s, seat),
                "stat": stat_name(stat),
                "die": die,
                "total": total,
                "value": value,
            },
        )


def fails(
    s: Dungeoneer, of: str, side: str, seat: Seat, stat: Stat, die: int, total: int, value: int
) -> None:
    """A hero fails a threat."""
    if s.listener is not None:
        s.tell(
            "dungeoneer-fails",
            {
                "of": of,
                "side": side,
                "who": who(s, seat),
                "stat": stat_name(stat),
                "die": die,
                "total": total,
                "value": value,
            },
        )


def rolls_again(s: Dungeoneer, seat: Seat) -> None:
    """A die is thrown again."""
    if s.listener is not None:
        s.tell("dungeoneer-rolls-again", {"who": who(s, seat)})


# -- cards ---------------------------------------------------------------------------------------


def draws(s: Dungeoneer, seat: Seat, count: int) -> None:
    """A player draws cards."""
    if s.listener is not None:
        s.tell("dungeoneer-draws", {"who": who(s, seat), "count": count})


def drew(s: Dungeoneer, seat: Seat, card: Card) -> None:
    """Which card it was, for whoever drew it."""
    if s.listener is not None:
        s.tell("dungeoneer-drew", {"card": card_name(card)}, seat)


def plays(s: Dungeoneer, card: Card, seat: Seat) -> None:
    """A player plays a card."""
    if s.listener is not None:
        s.tell("dungeoneer-plays", {"card": card_name(card), "who": who(s, seat)})


def plays_at(s: Dungeoneer, card: Card, seat: Seat, target: Seat) -> None:
    """A player plays a card against another one."""
    if s.listener is not None:
        s.tell(
            "dungeoneer-plays-at",
            {"card": card_name(card), "who": who(s, seat), "target": who(s, target)},
        )


def appears(s: Dungeoneer, card: Card) -> None:
    """A card of the Dungeonlord that nobody plays comes into force."""
    if s.listener is not None:
        s.tell("dungeoneer-appears", {"card": card_name(card)})


def lurks(s: Dungeoneer, card: Card) -> None:
    """A bane of a solo game waits for a monster or trap (D-310)."""
    if s.listener is not None:
        s.tell("dungeoneer-lurks", {"card": card_name(card)})


def attaches(s: Dungeoneer, card: Card, host: str) -> None:
    """A card is put under another one, or on a location."""
    if s.listener is not None:
        s.tell("dungeoneer-attaches", {"card": card_name(card), "host": host})


def uses(s: Dungeoneer, seat: Seat, source: Source, hero: bool) -> None:
    """A player uses an ability, perhaps one of the hero."""
    if s.listener is not None:
        s.tell(
            "dungeoneer-uses",
            {"who": who(s, seat), "card": ability_name(source), "own": "yes" if hero else "no"},
        )


def discards(s: Dungeoneer, seat: Seat, card: Card) -> None:
    """A card of a player is discarded."""
    if s.listener is not None:
        s.tell("dungeoneer-discards", {"who": who(s, seat), "card": card_name(card)})


def returns(s: Dungeoneer, seat: Seat, card: Card) -> None:
    """A card in play goes back to the hand."""
    if s.listener is not None:
        s.tell("dungeoneer-returns", {"who": who(s, seat), "card": card_name(card)})


def steals(s: Dungeoneer, seat: Seat, card: Card, victim: Seat) -> None:
    """A player takes a card that another one has in play."""
    if s.listener is not None:
        s.tell("dungeoneer-steals", {"who": who(s, seat), "card": card_name(card), "from": who(s, victim)})


def steals_card(s: Dungeoneer, seat: Seat, victim: Seat) -> None:
    """A player takes a card from another one's hand."""
    if s.listener is not None:
        s.tell("dungeoneer-steals-card", {"who": who(s, seat), "from": who(s, victim)})


def stolen_card(s: Dungeoneer, seat: Seat, card: Card) -> None:
    """Which card it was, for one of the two."""
    if s.listener is not None:
        s.tell("dungeoneer-stolen-card", {"card": card_name(card)}, seat)


# -- battle --------------------------------------------------------------------------------------


def attacks(s: Dungeoneer, attacker: Foe, target: Foe) -> None:
    """Who attacks whom, and how."""
    if s.listener is not None:
        s.tell(
            "dungeoneer-attacks",
            {"who": attacker.named(s), "target": target.named(s), "form": stat_name(attacker.form)},
        )


def attack_roll(s: Dungeoneer, attacker: Foe, die: int, plus: int, total: int) -> None:
    """The roll of an attacker."""
    if s.listener is not None:
        s.tell("dungeoneer-attack-roll", {"who": attacker.named(s), "die": die, "plus": plus, "total": total})


def counter_roll(s: Dungeoneer, defender: Foe, die: int, plus: int, total: int) -> None:
    """The roll of whoever is attacked."""
    if s.listener is not None:
        s.tell(
            "dungeoneer-counter-roll", {"who": defender.named(s), "die": die, "plus": plus, "total": total}
        )


def tie(s: Dungeoneer, defender: Foe, attacker: Foe) -> None:
    """Both rolls are equal, and nobody is hit."""
    if s.listener is not None:
        s.tell("dungeoneer-tie", {"who": defender.named(s), "from": attacker.named(s)})


def foe_wounded(s: Dungeoneer, foe: Foe, count: int, health: int) -> None:
    """A monster takes wounds."""
    if s.listener is not None:
        s.tell("dungeoneer-foe-wounded", {"monster": foe.named(s), "count": count, "health": health})


def foe_slain(s: Dungeoneer, foe: Foe) -> None:
    """A monster is defeated."""
    if s.listener is not None:
        s.tell("dungeoneer-foe-slain", {"monster": foe.named(s)})


def foe_discarded(s: Dungeoneer, foe: Foe) -> None:
    """A monster is discarded during the battle."""
    if s.listener is not None:
        s.tell("dungeoneer-foe-discarded", {"monster": foe.named(s)})


def called_off(s: Dungeoneer, foe: Foe) -> None:
    """A hero or monster attacks no more in this battle."""
    if s.listener is not None:
        s.tell("dungeoneer-called-off", {"monster": foe.named(s)})


def home(s: Dungeoneer, foe: Foe, where: str, owner: Seat) -> None:
    """Where a monster goes after a battle."""
    if s.listener is not None:
        s.tell("dungeoneer-home", {"monster": foe.named(s), "where": where, "who": who(s, owner)})


def rewards(s: Dungeoneer, seat: Seat, target: Seat) -> None:
    """A Dungeonlord whose monsters wounded a hero gives peril to somebody."""
    if s.listener is not None:
        s.tell("dungeoneer-rewards", {"who": who(s, seat), "target": who(s, target)})


# -- quests --------------------------------------------------------------------------------------


def quest_of(s: Dungeoneer, seat: Seat, quest: Quest) -> None:
    """A personal quest of a hero."""
    if s.listener is not None:
        s.tell("dungeoneer-quest-of", {"who": who(s, seat), "quest": quest_name(quest)})


def common(s: Dungeoneer, quest: Quest) -> None:
    """A new common quest."""
    if s.listener is not None:
        s.tell("dungeoneer-common", {"quest": quest_name(quest)})


def no_way(s: Dungeoneer, quest: Quest) -> None:
    """A quest is given up: a location that it needs will never be placed."""
    if s.listener is not None:
        s.tell("dungeoneer-no-way", {"quest": quest_name(quest)})


def attempts(s: Dungeoneer, seat: Seat, quest: Quest) -> None:
    """A hero attempts a quest."""
    if s.listener is not None:
        s.tell("dungeoneer-attempts", {"who": who(s, seat), "quest": quest_name(quest)})


def luck(
    s: Dungeoneer, seat: Seat, total: int, value: int, faces: list[int], best: bool, counted: list[int]
) -> None:
    """The dice of a quest of chance: all of them, or the best one."""
    if s.listener is not None:
        s.tell(
            "dungeoneer-luck",
            {
                "who": who(s, seat),
                "total": total,
                "value": value,
                "dice": listed(faces),
                "sum": added(counted, total),
                "read": "best" if best else "all",
            },
        )


def quest_fails(s: Dungeoneer, seat: Seat, quest: Quest) -> None:
    """A quest was attempted in vain."""
    if s.listener is not None:
        s.tell("dungeoneer-quest-fails", {"who": who(s, seat), "quest": quest_name(quest)})


def completes(s: Dungeoneer, seat: Seat, quest: Quest) -> None:
    """A hero completes a quest."""
    if s.listener is not None:
        s.tell("dungeoneer-completes", {"who": who(s, seat), "quest": quest_name(quest)})


def finds(s: Dungeoneer, seat: Seat, quest: Quest, die: int, total: int, value: int) -> None:
    """A search finds the place of a quest."""
    if s.listener is not None:
        s.tell(
            "dungeoneer-finds",
            {
                "who": who(s, seat),
                "quest": quest_name(quest),
                "sum": added([die], total),
                "total": total,
                "value": value,
            },
        )


def finds_nothing(s: Dungeoneer, seat: Seat, quest: Quest, die: int, total: int, value: int) -> None:
    """A search was in vain."""
    if s.listener is not None:
        s.tell(
            "dungeoneer-finds-nothing",
            {
                "who": who(s, seat),
                "quest": quest_name(quest),
                "sum": added([die], total),
                "total": total,
                "value": value,
            },
        )


def escorts(s: Dungeoneer, seat: Seat, quest: Quest) -> None:
    """A hero starts an escort, or takes it up again."""
    if s.listener is not None:
        s.tell("dungeoneer-escorts", {"who": who(s, seat), "quest": quest_name(quest)})


def drops(s: Dungeoneer, seat: Seat, quest: Quest, place: Place) -> None:
    """A hero leaves an escort behind."""
    if s.listener is not None:
        s.tell(
            "dungeoneer-drops",
            {"who": who(s, seat), "quest": quest_name(quest), "place": place_name(s, place)},
        )


def steals_escort(s: Dungeoneer, seat: Seat, quest: Quest, victim: Seat) -> None:
    """A hero takes an escort from another one."""
    if s.listener is not None:
        s.tell(
            "dungeoneer-steals-escort",
            {"who": who(s, seat), "quest": quest_name(quest), "from": who(s, victim)},
        )


def swaps_quest(s: Dungeoneer, seat: Seat, old: Quest, new: Quest) -> None:
    """A personal quest is exchanged for another one."""
    if s.listener is not None:
        s.tell(
            "dungeoneer-swaps-quest",
            {"who": who(s, seat), "quest": quest_name(old), "new": quest_name(new)},
        )
