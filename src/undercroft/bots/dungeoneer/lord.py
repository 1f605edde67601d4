"""The Dungeonlord: the others' peril against the leader, in the form that hurts most."""

from __future__ import annotations

from undercroft.bots import RandomBot
from undercroft.bots.dungeoneer.sense import danger, opponents
from undercroft.games.dungeoneer.advice.chances import best_lead, lead
from undercroft.games.dungeoneer.advice.options import FORM, PAYER, PERIL, Held, PaidByPeril, name_of
from undercroft.games.dungeoneer.advice.position import PACK_SIZE, Dungeoneer, who_fights_whom
from undercroft.games.dungeoneer.advice.printed import BANE


class Lord(RandomBot):
    """Answers in the villainy phase, and for monsters."""

    def ask_villainy(self, s: Dungeoneer, seat: int, options: list[str]) -> str:
        """Everything that peril pays for and that hurts somebody."""
        best = max(options, key=lambda option: self.harm(s, seat, option))
        return best if self.harm(s, seat, best) > 0 else "end"

    def ask_encounters(self, s: Dungeoneer, seat: int, options: list[str]) -> str:
        """More of them, while they have a chance."""
        best = max(options, key=lambda option: self.harm(s, seat, option))
        return best if self.harm(s, seat, best) > 0 else "fight"

    def harm(self, s: Dungeoneer, seat: int, option: str) -> float:
        """What a peril card promises against its target; nothing for any other card."""
        word = s.box.words[option]
        if not isinstance(word, Held) or not isinstance(word.verb, PaidByPeril):
            return 0.0
        card, target = s.box.cards[word.card], word.owner
        if target < 0:
            return 0.5
        weight = 1.0 + 0.25 * danger(s, target) + (1.5 if s.health[target] <= 2 else 0.0)
        if card.kind == BANE or card.fighter is None:
            return weight
        ahead = best_lead(s, card.fighter, target)
        return weight * max(0.0, ahead + 4.0) - 0.2 * card.cost

    def ask_form(self, s: Dungeoneer, seat: int, options: list[str]) -> str:
        """The form in which the hero is weakest."""
        battle = who_fights_whom(s)
        if battle is None:
            return options[0]
        fighter, target = battle
        return max(options, key=lambda option: lead(s, fighter, FORM.read(option).number, target))

    def ask_payer(self, s: Dungeoneer, seat: int, options: list[str]) -> str:
        """Whoever has most peril pays."""
        return max(options, key=lambda option: s.peril[PAYER.read(option).number])

    def ask_reward(self, s: Dungeoneer, seat: int, options: list[str]) -> str:
        """Peril for the leader: it will come back as monsters."""
        for other in opponents(s, seat):
            if PERIL.keys[other] in options:
                return PERIL.keys[other]
        return "pass"

    def ask_lair(self, s: Dungeoneer, seat: int, options: list[str]) -> str:
        """Into the pack while there is room: the hand is filled up anyway."""
        if "to-pack" in options and len(s.packs[seat]) < PACK_SIZE:
            return "to-pack"
        return "to-hand" if "to-hand" in options else options[0]

    def ask_pack(self, s: Dungeoneer, seat: int, options: list[str]) -> str:
        """The weakest monster goes."""
        return min(options, key=lambda option: self.strength(s, name_of(s, option)))

    def strength(self, s: Dungeoneer, name: str) -> int:
        """How strong a monster is."""
        fighter = s.box.cards[name].fighter
        return max(fighter.values) + fighter.health if fighter is not None else 0
