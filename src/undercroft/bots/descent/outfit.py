"""Heroes before the quest and in town: skills, the shop, what is worn and what is carried."""

from __future__ import annotations

from undercroft.bots.descent.known import Known
from undercroft.bots.descent.plan import Planner
from undercroft.games.descent.advice import options as said
from undercroft.games.descent.advice.blows import power
from undercroft.games.descent.advice.cards import BODY_ARMOR, POTION, SHIELD_ITEM, WEAPON, skill_worth
from undercroft.games.descent.advice.position import (
    equipping,
    fits,
    has_room,
    held,
    max_fatigue,
    max_wounds,
    received,
    shopper,
    trait,
)

USUAL_ARMOR = 2  # of the enemy against which weapons are judged
FROM_AFAR = 0.8  # the value of not standing next to an enemy
HEALING, VITALITY = "healing-potion", "vitality-potion"
MOST_POTIONS = 2


class Outfit(Planner):
    """Answers about cards and items."""

    # -- before the quest --------------------------------------------------------------------------------

    def ask_hero(self, s: Known, seat: int, options: list[str]) -> str:
        """A sheet with many wounds, a high trait, and a low price for a death."""

        def worth(option: str) -> float:
            sheet = s.box.heroes[said.name_of(s, option)]
            return sheet.wounds * 0.5 + 2 * max(sheet.traits) + 2 * sheet.armor + sheet.speed - sheet.conquest

        return max(options, key=worth)

    def ask_exchange(self, s: Known, seat: int, options: list[str]) -> str:
        """Replace a skill that is of no use to its hero."""
        swaps = said.of(s, said.SWAP, options)
        hero = next(
            number
            for number in range(len(s.heroes))
            if swaps and all(said.name_of(s, option) in s.skills[number] for option in swaps)
        )
        best = max(range(3), key=lambda form: trait(s, hero, form))
        worst = min(swaps, key=lambda option: skill_worth(s, said.name_of(s, option), best))
        return worst if skill_worth(s, said.name_of(s, worst), best) < 1.0 else said.KEEP.tag

    def ask_shops_next(self, s: Known, seat: int, options: list[str]) -> str:
        """The first will do: what is left in the shop matters little."""
        return options[0]

    def ask_start(self, s: Known, seat: int, options: list[str]) -> str:
        """Away from the glyph, where there is most room."""
        near = s.box.floor.near(s.closed)
        start = s.box.start

        def room(option: str) -> tuple[int, int]:
            space = said.space_of(s, option)
            return s.box.plan.distance(start, space), len(near[space])

        return max(options, key=room)

    # -- the shop ----------------------------------------------------------------------------------------

    def ask_market(self, s: Known, seat: int, options: list[str]) -> str:
        """A weapon, armor, a shield and potions, in this order; then lasting improvements."""
        hero = shopper(s)
        wish = self.wish(s, hero, [said.name_of(s, option) for option in said.of(s, said.BUY, options)])
        if wish:
            return said.BUY.key(wish)
        best = max(range(3), key=lambda form: trait(s, hero, form))
        treasures = [said.TREASURE.key(colour) for colour in ("silver", "copper")]
        trains = [each for each in said.of(s, said.TRAIN, options) if s.box.words[each].number == best]
        for option in (*trains, *treasures):
            if option in options and s.round:
                return option
        return said.DONE.tag

    def has_wishes(self, s: Known, hero: int) -> bool:
        """Whether a visit to the market would pay."""
        coins = s.coins[hero]
        affordable = [name for name, left in s.stock.items() if left and s.box.items[name].price <= coins]
        return coins >= 250 or bool(self.wish(s, hero, affordable))

    def wish(self, s: Known, hero: int, goods: list[str]) -> str:
        """The next thing to buy, "" for nothing."""
        items = [s.box.items[name] for name in goods]
        have = [s.box.items[name] for name in held(s, hero)]
        arm = max([self.arm_worth(s, hero, item.name) for item in have if item.kind == WEAPON], default=0.0)
        better = [item for item in items if item.kind == WEAPON and self.suits(s, hero, item.name)]
        best = max(better, key=lambda item: self.arm_worth(s, hero, item.name), default=None)
        if best is not None and self.arm_worth(s, hero, best.name) > arm + 0.4:
            return best.name
        worn = max([item.armor for item in have if item.kind == BODY_ARMOR], default=0)
        coats = [item for item in items if item.kind == BODY_ARMOR and self.suits(s, hero, item.name)]
        coat = max(coats, key=lambda item: item.armor, default=None)
        if coat is not None and coat.armor > worn:
            return coat.name
        shield = [
            item for item in items if item.kind == SHIELD_ITEM and fits(s, hero, (*s.worn[hero], item.name))
        ]
        if shield:
            return shield[0].name
        drinks = [item.name for item in have if item.kind == POTION]
        for name in (HEALING, VITALITY):
            few = drinks.count(name) < 1 + (name == HEALING) and len(drinks) <= MOST_POTIONS
            if name in goods and few and has_room(s, hero, name):
                return name
        return ""

    def suits(self, s: Known, hero: int, name: str) -> bool:
        """Whether an item could be worn with the weapon or armor that a hero keeps."""
        item = s.box.items[name]
        kept = [each for each in s.worn[hero] if s.box.items[each].kind != item.kind]
        if item.kind == WEAPON:
            kept = [each for each in kept if not s.box.items[each].hands]
        return fits(s, hero, (*kept, name))

    def arm_worth(self, s: Known, hero: int, name: str) -> float:
        """What a weapon does in a hero's hands: wounds on average."""
        item = s.box.items[name]
        return power(s, hero, item, USUAL_ARMOR) + FROM_AFAR * (item.attack > 0)

    # -- equipment -----------------------------------------------------------------------------------------

    def item_worth(self, s: Known, hero: int, name: str) -> float:
        """What an item is worth to a hero."""
        item = s.box.items[name]
        if item.kind == WEAPON:
            return self.arm_worth(s, hero, name)
        if item.kind == BODY_ARMOR:
            return 1.5 * item.armor
        if item.kind == POTION:
            return 1.0 if name == HEALING else 0.6
        return 0.8 * item.shield + 1.2

    def best_set(self, s: Known, hero: int) -> tuple[str, ...]:
        """What a hero should wear of all they have: the best first, as far as it fits."""
        every = sorted(held(s, hero), key=lambda name: -self.item_worth(s, hero, name))
        chosen: tuple[str, ...] = ()
        for name in every:
            second = s.box.items[name].kind == WEAPON and [
                each for each in chosen if s.box.items[each].kind == WEAPON
            ]
            if not second and fits(s, hero, (*chosen, name)):
                chosen = (*chosen, name)
        for name in every:
            if name not in chosen and fits(s, hero, (*chosen, name)):
                chosen = (*chosen, name)
        return chosen

    def rearranges(self, s: Known, hero: int) -> bool:
        """Whether something better could be worn."""
        return bool(s.pack[hero]) and set(self.best_set(s, hero)) != set(s.worn[hero])

    def ask_equip(self, s: Known, seat: int, options: list[str]) -> str:
        """Take off what is not wanted, put on what is."""
        hero, moved = equipping(s)
        wanted = self.best_set(s, hero)
        for name in s.worn[hero]:
            if name not in wanted and said.STOW.key(name) in options and name not in moved:
                return said.STOW.key(name)
        for name in wanted:
            if said.WEAR.key(name) in options and name not in s.worn[hero]:
                return said.WEAR.key(name)
        if said.DONE.tag in options:
            return said.DONE.tag
        spare = said.of(s, said.DROP_NEW, options)
        return min(spare, key=lambda option: self.item_worth(s, hero, said.name_of(s, option)))

    def ask_received(self, s: Known, seat: int, options: list[str]) -> str:
        """Wear or stow it; leave behind what is worth least."""
        hero, item = shopper(s), received(s)
        if said.WEAR.key(item) in options:
            return said.WEAR.key(item)
        if said.STOW.key(item) in options:
            return said.STOW.key(item)
        return min(options, key=lambda option: self.item_worth(s, hero, said.name_of(s, option)))

    def ask_cash(self, s: Known, seat: int, options: list[str]) -> str:
        """Keep treasure."""
        return options[0]

    def ask_give(self, s: Known, seat: int, options: list[str]) -> str:
        """The hero who is hurt most."""

        def left(option: str) -> float:
            hero = said.hero_of(s, option)
            return s.health[hero] / max_wounds(s, hero) + s.fatigue[hero] / max(1, max_fatigue(s, hero))

        return min(options, key=left)
