"""The villainy phase: banes at any time (D-067), and one batch of encounters declared together."""

from __future__ import annotations

from typing import ClassVar

from undercroft.games.dungeoneer.battle.actions import special_actions
from undercroft.games.dungeoneer.battle.blows import value_in
from undercroft.games.dungeoneer.battle.encounters import FROM_PACK, Declares, add_encounters
from undercroft.games.dungeoneer.battle.stages import Battle
from undercroft.games.dungeoneer.battle.traps import LayTrap
from undercroft.games.dungeoneer.cards.vocabulary import VILLAINY
from undercroft.games.dungeoneer.effects.resolve import Resolve
from undercroft.games.dungeoneer.hero.discards import take_from_hand, throw_away
from undercroft.games.dungeoneer.hero.pack import take_beast
from undercroft.games.dungeoneer.hero.points import lose_peril
from undercroft.games.dungeoneer.play import events as play_told
from undercroft.games.dungeoneer.play.abilities import add_abilities
from undercroft.games.dungeoneer.play.playable import card_plays
from undercroft.games.dungeoneer.state.foes import Foe, loose_cards
from undercroft.games.dungeoneer.state.listed import END, FIGHT, FORM, OFF, Held
from undercroft.games.dungeoneer.state.pieces import NO_CONTEST, Beast
from undercroft.games.dungeoneer.state.procedure import VILLAINY_MENU, Procedure
from undercroft.games.dungeoneer.state.state import Dungeoneer
from undercroft.games.dungeoneer.state.verbs import fill_menu
from undercroft.games.dungeoneer.state.windows import pause_after_action


class Villainy(Procedure):
    """The active player as Dungeonlord (D-061..D-072)."""

    STEPS: ClassVar[tuple[str, ...]] = ("choose", "act", "others")

    def __init__(self) -> None:
        self.choice: str = ""
        self.batch_played: bool = False

    def menu(self) -> int:
        return VILLAINY_MENU

    def choose(self, s: Dungeoneer) -> None:
        seat = s.active
        options = card_plays(s, seat, VILLAINY, NO_CONTEST, 0)
        if not self.batch_played:
            add_encounters(s, seat, options)
        if s.box.lairs:
            fill_menu(s, seat, VILLAINY_MENU, options)
        if options or s.always_pause:
            add_abilities(s, seat, VILLAINY, NO_CONTEST, 0, options)
            special_actions(s, seat, True, options)
            options.append(END.tag)
            s.ask(seat, "dungeoneer-ask-villainy", tuple(options), "choice")
        else:
            self.end()

    def act(self, s: Dungeoneer) -> None:
        if self.choice == END.tag:
            self.end()
        else:
            s.act(s.active, self.choice)

    def declares(self, seat: int) -> bool:
        return not self.batch_played

    def discount(self, s: Dungeoneer) -> int:
        return 0 if self.batch_played else s.tokens

    def has_declared(self) -> bool:
        return self.batch_played

    def declare_first(self, s: Dungeoneer, key: str) -> None:
        self.batch_played = True
        batch = Batch(s.active)
        batch.rebate = s.tokens
        batch.choice = key
        batch.goto("declare")
        s.push(batch)

    def others(self, s: Dungeoneer) -> None:
        self.goto("choose")
        pause_after_action(s)

    def copy(self) -> Villainy:
        twin = Villainy()
        twin.choice = self.choice
        twin.batch_played = self.batch_played
        return twin


class Batch(Procedure):
    """Encounters: all are declared first, then traps, then one battle for each hero (D-068, DQ-23)."""

    STEPS: ClassVar[tuple[str, ...]] = (
        "more",
        "declare",
        "share",
        "pay",
        "form",
        "next_card",
        "prepare",
        "traps",
        "battles",
    )

    def __init__(self, owner: int = 0) -> None:
        self.owner = owner
        self.choice: str = ""
        self.rebate: int = 0  # what is left of the discount for monsters (D-252, DQ-5)
        self.off: str = ""  # how much of it goes to the card being declared
        self.foes: list[Foe] = []
        self.against: list[int] = []  # the target of each monster
        self.spent: list[str] = []  # source keys of monsters that have attacked and are left
        self.trap_cards: list[str] = []
        self.trap_targets: list[int] = []
        self.places: list[int] = []  # where each seat's hero stood at the declaration
        self.defeats: list[int] = []

    def more(self, s: Dungeoneer) -> None:
        options: list[str] = []
        add_encounters(s, self.owner, options)
        if options:
            options.append(FIGHT.tag)
            s.ask(self.owner, "dungeoneer-ask-encounters", tuple(options), "choice")
        else:
            self.choice = FIGHT.tag

    def declare(self, s: Dungeoneer) -> None:
        if self.choice == FIGHT.tag:
            self.goto("prepare")
            return
        word = self.declared(s)
        beast = self.take(s, word)
        card = s.box.cards[word.card]
        if card.fighter is not None:
            self.against.append(word.owner)
            self.foes.append(monster(s, word.card, self.owner, beast))
        elif not card.lay:
            self.trap_cards.append(word.card)
            self.trap_targets.append(word.owner)
        play_told.plays_at(s, word.card, self.owner, word.owner)

    def declared(self, s: Dungeoneer) -> Held:
        """The encounter just chosen."""
        word = s.box.words[self.choice]
        assert isinstance(word, Held)
        return word

    def cost(self, s: Dungeoneer, word: Held) -> int:
        """What an encounter costs without the discount."""
        verb = word.verb
        assert isinstance(verb, Declares)
        return verb.printed_price(s, self.owner, word)

    def share(self, s: Dungeoneer) -> None:
        """The Dungeonlord shares the discount out among those who pay (D-253, DQ-5)."""
        self.off = ""
        word = self.declared(s)
        if not self.rebate or word.card not in s.box.cheap:
            return
        cost = self.cost(s, word)
        most = min(self.rebate, cost)
        least = most if len(s.living()) == 2 else max(0, cost - s.peril[word.owner])
        s.choose(self.owner, "dungeoneer-ask-discount", tuple(OFF.keys[least : most + 1]), "off")

    def pay(self, s: Dungeoneer) -> None:
        word = self.declared(s)
        card = s.box.cards[word.card]
        cost = word.verb.price(s, self.owner, word)
        if self.off:
            off = OFF.read(self.off).number
            self.rebate -= off
            cost = self.cost(s, word) - off
        lose_peril(s, word.owner, cost)
        if card.lay:
            s.push(LayTrap(word.card, self.owner))
        if card.fighter is None:
            self.goto("next_card")

    def discount(self, s: Dungeoneer) -> int:
        return self.rebate

    def declares(self, seat: int) -> bool:
        return seat == self.owner and self.at == self.STEPS.index("declare")

    def take(self, s: Dungeoneer, word: Held) -> Beast:
        """The card leaves hand or pack."""
        if word.verb is FROM_PACK:
            return take_beast(s, self.owner, word.thing)
        take_from_hand(s, self.owner, word.card)
        return Beast(word.card, -1)

    def form(self, s: Dungeoneer) -> None:
        """Choose among the forms with the round symbol (D-185): others are for counter-attacks (D-186)."""
        fighter = self.foes[-1].fighter(s)
        keys = tuple([FORM.keys[form] for form in fighter.attacks])
        s.choose(self.owner, "dungeoneer-ask-form", keys, "choice")

    def form_value(self, s: Dungeoneer, form: int) -> int:
        if not self.foes:
            return -1
        target = self.against[-1]
        together = [foe.key for foe, seat in zip(self.foes, self.against, strict=True) if seat == target]
        return value_in(s, target, self.foes[-1], form, together)

    def next_card(self, s: Dungeoneer) -> None:
        if self.choice in FORM.known:
            self.foes[-1].form = FORM.read(self.choice).number
        self.goto("more")

    def prepare(self, s: Dungeoneer) -> None:
        """The other players may prepare before anything is resolved (D-068)."""
        self.places, self.defeats = s.place[:], s.defeats[:]
        pause_after_action(s)

    def traps(self, s: Dungeoneer) -> None:
        """A trap strikes every hero in the location, even its owner's (D-216), and is discarded."""
        if not self.trap_cards:
            return
        self.goto("traps")
        name, target = self.trap_cards.pop(0), self.trap_targets.pop(0)
        throw_away(s, name)
        if self.still_there(s, target):  # otherwise it is discarded without effect (D-247, DQ-43)
            s.push(Resolve(s.box.cards[name].key, 0, self.owner, target, self.places[target]))

    def still_there(self, s: Dungeoneer, target: int) -> bool:
        """Whether the hero is where the encounter was played."""
        return s.place[target] == self.places[target] and s.defeats[target] == self.defeats[target]

    def battles(self, s: Dungeoneer) -> None:
        """One battle for each attacked hero, clockwise from the active player's left."""
        if not self.foes:
            return
        self.goto("battles")
        order = [(self.owner + step) % s.seats for step in range(1, s.seats)]
        target = next(seat for seat in order if seat in self.against)
        battle = Battle(target, self.owner, self.places[target])
        battle.defeats = self.defeats[target]
        battle.foes = [foe for foe, aim in zip(self.foes, self.against, strict=True) if aim == target]
        self.foes = [foe for foe, aim in zip(self.foes, self.against, strict=True) if aim != target]
        self.against = [aim for aim in self.against if aim != target]
        s.push(battle)

    def fought(self, slayer: int, attacked: list[str]) -> None:
        self.spent += attacked

    def attack_elsewhere(self) -> list[str]:
        return self.spent + [foe.key for foe in self.foes]

    def loose(self, s: Dungeoneer) -> list[str]:
        found = loose_cards(self.foes) + self.trap_cards
        if self.STEPS.index("share") <= self.at <= self.STEPS.index("form"):
            card = self.declared(s).card
            if s.box.cards[card].lay:  # paid for, but not laid yet
                found.append(card)
        return found

    def copy(self) -> Batch:
        twin = Batch(self.owner)
        twin.choice = self.choice
        twin.rebate = self.rebate
        twin.off = self.off
        twin.foes = [foe.copy() for foe in self.foes]
        twin.against = self.against[:]
        twin.spent = self.spent[:]
        twin.trap_cards = self.trap_cards[:]
        twin.trap_targets = self.trap_targets[:]
        twin.places = self.places[:]
        twin.defeats = self.defeats[:]
        return twin


def monster(s: Dungeoneer, name: str, owner: int, beast: Beast) -> Foe:
    """A monster comes into play with its printed health, from a pack with its wounds (D-184, DQ-3)."""
    foe = Foe(s.box.cards[name].key, -1, owner)
    foe.packed = beast.wounds >= 0
    foe.wounds = max(0, beast.wounds)
    foe.attached = beast.attached
    foe.health = foe.fighter(s).health - foe.wounds
    return foe
