"""Everything that players are told, one function per event.

Numbers and plain words are told as they are, everything else by its name. With no listener nothing is built.
"""

from __future__ import annotations

from typing import Literal

from undercroft.games.descent.cards.vocabulary import KEYWORDS
from undercroft.games.descent.state.names import (
    action_name,
    card_name,
    form_name,
    item_name,
    kind_name,
    order_name,
    skill_name,
    source_name,
    space_name,
    token_name,
    who,
)
from undercroft.games.descent.state.state import OVERLORD, Descent

Figure = int  # told as hero or kind
Space = int
Item = str
Skill = str
Card = str
Order = int
Action = int
Lying = str
KindNumber = int
SourceName = str
Keyword = int
QuestName = str
AreaText = str
Trait = int
Colour = Literal["copper", "silver", "gold"]


def ability_name(keyword: int) -> str:
    """A special ability or the tokens it leaves."""
    return "@descent-ability-" + KEYWORDS[keyword].replace(" ", "-")


# -- the course of the game ----------------------------------------------------------------------------


def begins(s: Descent, quest: QuestName, conquest: int) -> None:
    """A quest begins, with this much conquest."""
    if s.listener is not None:
        s.tell("descent-begins", {"quest": "@descent-quest-" + quest, "conquest": conquest})


def deals_hero(s: Descent, hero: Figure) -> None:
    """A player gets a hero."""
    if s.listener is not None:
        s.tell("descent-deals-hero", {"who": who(s, hero)})


def learns(s: Descent, hero: Figure, skill: Skill) -> None:
    """A hero has a skill."""
    if s.listener is not None:
        s.tell("descent-learns", {"who": who(s, hero), "skill": skill_name(skill)})


def swaps_skill(s: Descent, hero: Figure, skill: Skill, other: Skill) -> None:
    """A hero has given up one skill for another."""
    if s.listener is not None:
        s.tell(
            "descent-swaps-skill",
            {"who": who(s, hero), "skill": skill_name(skill), "other": skill_name(other)},
        )


def places(s: Descent, hero: Figure, space: Space) -> None:
    """A hero stands where he begins."""
    if s.listener is not None:
        s.tell("descent-places", {"who": who(s, hero), "space": space_name(s, space)})


def round(s: Descent, number: int) -> None:
    """A round begins."""
    if s.listener is not None:
        s.tell("descent-round", {"number": number})


def turn(s: Descent, hero: Figure) -> None:
    """A hero's turn begins."""
    if s.listener is not None:
        s.tell("descent-turn", {"who": who(s, hero)})


def declares_action(s: Descent, hero: Figure, action: Action) -> None:
    """A hero has chosen his action."""
    if s.listener is not None:
        s.tell("descent-declares-action", {"who": who(s, hero), "action": action_name(action)})


def overlord_turn(s: Descent, number: int) -> None:
    """The overlord's turn begins."""
    if s.listener is not None:
        s.tell("descent-overlord-turn", {"number": number})


def heroes_win(s: Descent, conquest: int) -> None:
    """The heroes have won."""
    if s.listener is not None:
        s.tell("descent-heroes-win", {"conquest": conquest})


def overlord_wins(s: Descent) -> None:
    """The overlord has won."""
    if s.listener is not None:
        s.tell("descent-overlord-wins", {})


# -- things --------------------------------------------------------------------------------------------


def buys(s: Descent, hero: Figure, item: Item, coins: int) -> None:
    """A hero has bought something, and has these coins left."""
    if s.listener is not None:
        s.tell("descent-buys", {"who": who(s, hero), "item": item_name(item), "coins": coins})


def sells(s: Descent, hero: Figure, item: Item, coins: int) -> None:
    """A hero has sold something, and has these coins now."""
    if s.listener is not None:
        s.tell("descent-sells", {"who": who(s, hero), "item": item_name(item), "coins": coins})


def trains(s: Descent, hero: Figure, trait: Trait, coins: int) -> None:
    """A hero has a training token."""
    if s.listener is not None:
        s.tell("descent-trains", {"who": who(s, hero), "trait": form_name(trait), "coins": coins})


def equips(s: Descent, hero: Figure, item: Item) -> None:
    """An item is equipped."""
    if s.listener is not None:
        s.tell("descent-equips", {"who": who(s, hero), "item": item_name(item)})


def stows(s: Descent, hero: Figure, item: Item) -> None:
    """An item is in the pack."""
    if s.listener is not None:
        s.tell("descent-stows", {"who": who(s, hero), "item": item_name(item)})


def drops(s: Descent, hero: Figure, item: Item) -> None:
    """An item is gone."""
    if s.listener is not None:
        s.tell("descent-drops", {"who": who(s, hero), "item": item_name(item)})


def gives(s: Descent, hero: Figure, item: Item, ally: Figure) -> None:
    """A hero has given something to another."""
    if s.listener is not None:
        s.tell("descent-gives", {"who": who(s, hero), "item": item_name(item), "ally": who(s, ally)})


def picks_up(s: Descent, hero: Figure, token: Lying) -> None:
    """A hero has picked something up."""
    if s.listener is not None:
        s.tell("descent-picks-up", {"who": who(s, hero), "token": token_name(token)})


def coins(s: Descent, hero: Figure, count: int, coins: int) -> None:
    """A hero has got coins."""
    if s.listener is not None:
        s.tell("descent-coins", {"who": who(s, hero), "count": count, "coins": coins})


def uses(s: Descent, hero: Figure, source: SourceName) -> None:
    """A hero uses what something offers."""
    if s.listener is not None:
        s.tell("descent-uses", {"who": who(s, hero), "source": source_name(s, source)})


def treasure(s: Descent, hero: Figure, item: Item) -> None:
    """A hero has drawn a treasure."""
    if s.listener is not None:
        s.tell("descent-treasure", {"who": who(s, hero), "item": item_name(item)})


def no_treasure(s: Descent, hero: Figure) -> None:
    """There is no treasure of that colour left to draw."""
    if s.listener is not None:
        s.tell("descent-no-treasure", {"who": who(s, hero)})


# -- movement ------------------------------------------------------------------------------------------


def moves(s: Descent, figure: Figure, space: Space) -> None:
    """A figure has moved."""
    if s.listener is not None:
        s.tell("descent-moves", {"who": who(s, figure), "space": space_name(s, space)})


def jumps(s: Descent, figure: Figure, space: Space) -> None:
    """A figure has jumped over a pit."""
    if s.listener is not None:
        s.tell("descent-jumps", {"who": who(s, figure), "space": space_name(s, space)})


def climbs_stairs(s: Descent, figure: Figure, space: Space) -> None:
    """A figure has used a staircase."""
    if s.listener is not None:
        s.tell("descent-climbs-stairs", {"who": who(s, figure), "space": space_name(s, space)})


def goes_to_town(s: Descent, hero: Figure) -> None:
    """A hero has gone to town."""
    if s.listener is not None:
        s.tell("descent-goes-to-town", {"who": who(s, hero)})


def enters_dungeon(s: Descent, hero: Figure, space: Space) -> None:
    """A hero has come back from town."""
    if s.listener is not None:
        s.tell("descent-enters-dungeon", {"who": who(s, hero), "space": space_name(s, space)})


def activates_glyph(s: Descent, hero: Figure, space: Space) -> None:
    """A glyph is active from now on."""
    if s.listener is not None:
        s.tell("descent-activates-glyph", {"who": who(s, hero), "space": space_name(s, space)})


def opens_door(s: Descent, figure: Figure) -> None:
    """A door is open."""
    if s.listener is not None:
        s.tell("descent-opens-door", {"who": who(s, figure)})


def closes_door(s: Descent, figure: Figure) -> None:
    """A door is closed."""
    if s.listener is not None:
        s.tell("descent-closes-door", {"who": who(s, figure)})


def reveals(s: Descent, text: AreaText) -> None:
    """An area is revealed, and its text is read."""
    if s.listener is not None:
        s.tell("descent-reveals", {"text": "@descent-area-" + text})


def appears(s: Descent, kind: KindNumber, space: Space) -> None:
    """A monster stands where it was placed."""
    if s.listener is not None:
        s.tell("descent-appears", {"kind": kind_name(s.box.kinds[kind]), "space": space_name(s, space)})


def falls_in(s: Descent, figure: Figure) -> None:
    """A figure has fallen into a pit."""
    if s.listener is not None:
        s.tell("descent-falls-in", {"who": who(s, figure)})


def aura(s: Descent, figure: Figure, count: int) -> None:
    """A figure suffers from moving next to an Aura."""
    if s.listener is not None:
        s.tell("descent-aura", {"who": who(s, figure), "count": count})


def tires(s: Descent, hero: Figure, fatigue: int) -> None:
    """A hero pays fatigue for a movement point."""
    if s.listener is not None:
        s.tell("descent-tires", {"who": who(s, hero), "fatigue": fatigue})


def visits_market(s: Descent, hero: Figure) -> None:
    """A hero shops in town."""
    if s.listener is not None:
        s.tell("descent-visits-market", {"who": who(s, hero)})


# -- attacks -------------------------------------------------------------------------------------------


def attacks(s: Descent, figure: Figure, space: Space) -> None:
    """A figure attacks a space."""
    if s.listener is not None:
        s.tell("descent-attacks", {"who": who(s, figure), "space": space_name(s, space)})


def attacks_area(s: Descent, figure: Figure) -> None:
    """A figure attacks without naming a space."""
    if s.listener is not None:
        s.tell("descent-attacks-area", {"who": who(s, figure)})


def aims(s: Descent, figure: Figure) -> None:
    """The attack is aimed."""
    if s.listener is not None:
        s.tell("descent-aims", {"who": who(s, figure)})


def rolls(s: Descent, figure: Figure, range: int, damage: int, surges: int, points: int) -> None:
    """What the dice show together."""
    if s.listener is not None:
        s.tell(
            "descent-rolls",
            {"who": who(s, figure), "range": range, "damage": damage, "surges": surges, "points": points},
        )


def rerolls(s: Descent, figure: Figure, count: int) -> None:
    """Some of the dice are thrown again."""
    if s.listener is not None:
        s.tell("descent-rerolls", {"who": who(s, figure), "count": count})


def cancels_out(s: Descent) -> None:
    """Aimed and dodged: nothing is thrown again."""
    if s.listener is not None:
        s.tell("descent-cancels-out", {})


def misses(s: Descent, figure: Figure) -> None:
    """A miss ends the attack."""
    if s.listener is not None:
        s.tell("descent-misses", {"who": who(s, figure)})


def too_short(s: Descent, figure: Figure) -> None:
    """The attack does not reach its target."""
    if s.listener is not None:
        s.tell("descent-too-short", {"who": who(s, figure)})


def fears(s: Descent, figure: Figure) -> None:
    """Too few surges against Fear."""
    if s.listener is not None:
        s.tell("descent-fears", {"who": who(s, figure)})


def adds_die(s: Descent, hero: Figure, fatigue: int) -> None:
    """A hero pays fatigue for power dice."""
    if s.listener is not None:
        s.tell("descent-adds-die", {"who": who(s, hero), "fatigue": fatigue})


def buys_surge(s: Descent, hero: Figure, number: int) -> None:
    """A hero spends surges on what the weapon offers."""
    if s.listener is not None:
        s.tell("descent-buys-surge", {"who": who(s, hero), "number": number})


def hits(s: Descent, figure: Figure, target: Figure, damage: int, armor: int, wounds: int) -> None:
    """An attack does this much damage, of which armor holds some."""
    if s.listener is not None:
        s.tell(
            "descent-hits",
            {
                "who": who(s, figure),
                "target": who(s, target),
                "damage": damage,
                "armor": armor,
                "wounds": wounds,
            },
        )


def wounded(s: Descent, figure: Figure, count: int, wounds: int) -> None:
    """A figure has lost wounds, and has these left."""
    if s.listener is not None:
        s.tell("descent-wounded", {"who": who(s, figure), "count": count, "wounds": wounds})


def cancels(s: Descent, hero: Figure, count: int) -> None:
    """A hero cancels wounds."""
    if s.listener is not None:
        s.tell("descent-cancels", {"who": who(s, hero), "count": count})


def lingers(s: Descent, figure: Figure, ability: Keyword, count: int) -> None:
    """A figure has so many tokens of a lingering effect now."""
    if s.listener is not None:
        s.tell("descent-lingers", {"who": who(s, figure), "ability": ability_name(ability), "count": count})


def recovers_from(s: Descent, figure: Figure, ability: Keyword, count: int) -> None:
    """So many tokens are left."""
    if s.listener is not None:
        s.tell(
            "descent-recovers-from", {"who": who(s, figure), "ability": ability_name(ability), "count": count}
        )


def thrown(s: Descent, figure: Figure, space: Space) -> None:
    """A figure is thrown to another space."""
    if s.listener is not None:
        s.tell("descent-thrown", {"who": who(s, figure), "space": space_name(s, space)})


def killed(s: Descent, figure: Figure) -> None:
    """A monster is killed."""
    if s.listener is not None:
        s.tell("descent-killed", {"who": who(s, figure)})


def rises(s: Descent, figure: Figure, wounds: int) -> None:
    """A monster has come back."""
    if s.listener is not None:
        s.tell("descent-rises", {"who": who(s, figure), "wounds": wounds})


def bounty(s: Descent, hero: Figure, coins: int) -> None:
    """A hero gets the reward for a master."""
    if s.listener is not None:
        s.tell("descent-bounty", {"who": who(s, hero), "coins": coins})


def dies(s: Descent, hero: Figure, coins: int) -> None:
    """A hero is killed and wakes up in town with these coins."""
    if s.listener is not None:
        s.tell("descent-dies", {"who": who(s, hero), "coins": coins})


def heals(s: Descent, figure: Figure, count: int, wounds: int) -> None:
    """A figure has regained wounds."""
    if s.listener is not None:
        s.tell("descent-heals", {"who": who(s, figure), "count": count, "wounds": wounds})


def recovers(s: Descent, hero: Figure, count: int, fatigue: int) -> None:
    """A hero has regained fatigue."""
    if s.listener is not None:
        s.tell("descent-recovers", {"who": who(s, hero), "count": count, "fatigue": fatigue})


def gains_conquest(s: Descent, count: int, conquest: int) -> None:
    """The heroes gain conquest."""
    if s.listener is not None:
        s.tell("descent-gains-conquest", {"count": count, "conquest": conquest})


def loses_conquest(s: Descent, count: int, conquest: int) -> None:
    """The heroes lose conquest."""
    if s.listener is not None:
        s.tell("descent-loses-conquest", {"count": count, "conquest": conquest})


# -- orders --------------------------------------------------------------------------------------------


def places_order(s: Descent, hero: Figure, order: Order) -> None:
    """A hero has placed an order."""
    if s.listener is not None:
        s.tell("descent-places-order", {"who": who(s, hero), "order": order_name(order)})


def takes_back(s: Descent, hero: Figure, order: Order) -> None:
    """An order is taken back or used up."""
    if s.listener is not None:
        s.tell("descent-takes-back", {"who": who(s, hero), "order": order_name(order)})


def guards(s: Descent, hero: Figure) -> None:
    """A hero interrupts with his guard order."""
    if s.listener is not None:
        s.tell("descent-guards", {"who": who(s, hero)})


# -- the overlord --------------------------------------------------------------------------------------


def gains_threat(s: Descent, count: int, threat: int) -> None:
    """The overlord gains threat."""
    if s.listener is not None:
        s.tell("descent-gains-threat", {"count": count, "threat": threat})


def loses_threat(s: Descent, count: int, threat: int) -> None:
    """The overlord loses threat."""
    if s.listener is not None:
        s.tell("descent-loses-threat", {"count": count, "threat": threat})


def draws(s: Descent, count: int) -> None:
    """The overlord draws cards."""
    if s.listener is not None:
        s.tell("descent-draws", {"count": count})


def draws_card(s: Descent, card: Card) -> None:
    """The card that the overlord has drawn."""
    if s.listener is not None:
        s.tell("descent-draws-card", {"card": card_name(card)}, OVERLORD)


def discards(s: Descent, card: Card, threat: int) -> None:
    """The overlord discards a card for threat."""
    if s.listener is not None:
        s.tell("descent-discards", {"card": card_name(card), "threat": threat})


def plays(s: Descent, card: Card, threat: int) -> None:
    """The overlord plays a card, and has this threat left."""
    if s.listener is not None:
        s.tell("descent-plays", {"card": card_name(card), "threat": threat})


def stays_in_force(s: Descent, card: Card) -> None:
    """A power stays in play."""
    if s.listener is not None:
        s.tell("descent-stays-in-force", {"card": card_name(card)})


def reshuffles(s: Descent) -> None:
    """The overlord's deck has run out and is made from the discards."""
    if s.listener is not None:
        s.tell("descent-reshuffles", {})


def activates(s: Descent, figure: Figure) -> None:
    """A monster is activated."""
    if s.listener is not None:
        s.tell("descent-activates", {"who": who(s, figure)})


def saves(s: Descent, hero: Figure, count: int) -> None:
    """Faces that help a hero against a trap."""
    if s.listener is not None:
        s.tell("descent-saves", {"who": who(s, hero), "count": count})


def opens_chest(s: Descent, hero: Figure, colour: Colour, number: int) -> None:
    """A chest is opened."""
    if s.listener is not None:
        s.tell("descent-opens-chest", {"who": who(s, hero), "colour": colour, "number": number})
