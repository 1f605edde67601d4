"""The Dungeonlord: the others' peril against the leader, in the form that hurts most."""

from __future__ import annotations

from undercroft.bots import RandomBot
from undercroft.bots.dungeoneer.known import Known
from undercroft.bots.dungeoneer.sense import danger, opponents
from undercroft.games.dungeoneer.advice.chances import best_lead, lead
from undercroft.games.dungeoneer.advice.legends import ROUSE, event_is_full, price_with_tokens
from undercroft.games.dungeoneer.advice.options import (
    FORM,
    PAYER,
    PERIL,
    Held,
    PaidByPeril,
    effect_of,
    name_of,
)
from undercroft.games.dungeoneer.advice.position import PACK_SIZE, who_fights_whom
from undercroft.games.dungeoneer.advice.printed import BANE, Effect, verbs

WEAKER = 2.0  # a monster that is weaker by this much brings its victim glory rather than wounds
FIRST = 20.0  # a monster whose kind was rallied goes first
SWARM = 2  # tokens on the event that spawn wait for if peril is scarce
PLENTY = 6  # peril from which some is spent without waiting


def rallied(effect: Effect | None) -> set[str]:
    """The kinds of monsters that an effect gives a bonus to."""
    return {op.mod.tag for op in effect.do if op.mod is not None and op.mod.tag} if effect else set()


class Lord(RandomBot):
    """Answers in the villainy phase, and for monsters."""

    def ask_villainy(self, s: Known, seat: int, options: list[str]) -> str:
        """Everything that peril pays for and that hurts somebody."""
        rally = next((option for option in options if self.rallies(s, seat, option, options)), "")
        if rally:
            return rally
        best = max(options, key=lambda option: self.harm(s, seat, option))
        return best if self.harm(s, seat, best) > 0 else "end"

    def rallies(self, s: Known, seat: int, option: str, options: list[str]) -> bool:
        """Whether a bonus for a kind of monster is affordable, and one of them can still attack after it."""
        tags = rallied(effect_of(s, seat, option))
        if not tags:
            return False
        card = s.box.cards[name_of(s, option)]
        payer = max(opponents(s, seat), key=lambda other: s.peril[other])
        for other in options:
            word = s.box.words[other]
            if (
                isinstance(word, Held)
                and isinstance(word.verb, PaidByPeril)
                and self.harm(s, seat, other) > 0
            ):
                monster = s.box.cards[word.card]
                left = s.peril[word.owner] - (card.cost if word.owner == payer else 0)
                if tags & set(monster.tags) and left >= monster.cost:
                    return True
        return False

    def ask_encounters(self, s: Known, seat: int, options: list[str]) -> str:
        """More encounters, while they have a chance."""
        best = max(options, key=lambda option: self.harm(s, seat, option))
        return best if self.harm(s, seat, best) > 0 else "fight"

    def harm(self, s: Known, seat: int, option: str) -> float:
        """What a peril card promises against its target; nothing for any other card."""
        word = s.box.words[option]
        if word.verb is ROUSE:
            return 1.0 + danger(s, word.number)
        if not isinstance(word, Held) or not isinstance(word.verb, PaidByPeril):
            return 0.0
        card, target = s.box.cards[word.card], word.owner
        if target < 0:
            idle = rallied(card.play) or ("add token" in verbs(card.play) and event_is_full(s))
            return 0.0 if idle else 0.5
        weight = 1.0 + 0.25 * danger(s, target) + (1.5 if s.health[target] <= 2 else 0.0)
        if card.kind == BANE or card.fighter is None:
            return weight
        worth = weight * (best_lead(s, card.fighter, target) + WEAKER) - 0.2 * card.cost
        if card.name in s.box.cheap:
            worth = self.swarm(s, card.name, target, worth)
        if worth > 0 and any(boost.tag in card.tags for boost in s.boosts if boost.tag):
            worth += FIRST
        return worth

    def swarm(self, s: Known, name: str, target: int, worth: float) -> float:
        """Spawn wait for the discount of the event, and come in numbers once they cost little."""
        waits = s.tokens < SWARM and not event_is_full(s) and s.peril[target] < PLENTY
        return 0.0 if waits else max(worth, 0.3 if price_with_tokens(s, name) == 0 else 0.0)

    def ask_form(self, s: Known, seat: int, options: list[str]) -> str:
        """The form in which the hero is weakest."""
        battle = who_fights_whom(s)
        if battle is None:
            return options[0]
        fighter, target = battle
        return max(options, key=lambda option: lead(s, fighter, FORM.read(option).number, target))

    def ask_payer(self, s: Known, seat: int, options: list[str]) -> str:
        """The player with the most peril pays."""
        return max(options, key=lambda option: s.peril[PAYER.read(option).number])

    def ask_reward(self, s: Known, seat: int, options: list[str]) -> str:
        """Peril for the leader: it will come back as monsters."""
        for other in opponents(s, seat):
            if PERIL.keys[other] in options:
                return PERIL.keys[other]
        return "pass"

    def ask_lair(self, s: Known, seat: int, options: list[str]) -> str:
        """Into the pack while there is room: the hand is filled up anyway."""
        if "to-pack" in options and len(s.packs[seat]) < PACK_SIZE:
            return "to-pack"
        return "to-hand" if "to-hand" in options else options[0]

    def ask_pack(self, s: Known, seat: int, options: list[str]) -> str:
        """The weakest monster goes."""
        return min(options, key=lambda option: self.strength(s, name_of(s, option)))

    def strength(self, s: Known, name: str) -> int:
        """How strong a monster is."""
        fighter = s.box.cards[name].fighter
        return max(fighter.values) + fighter.health if fighter is not None else 0
