"""In battles and on the turns of the others: respond, roll, challenge, or let it pass."""

from __future__ import annotations

from undercroft.bots import RandomBot
from undercroft.bots.dungeoneer.sense import HARMFUL, opponents
from undercroft.games.dungeoneer.advice.chances import duel
from undercroft.games.dungeoneer.advice.options import CARD, FOE, HERO, TAKE, Blow, Plays, Uses, effect_of
from undercroft.games.dungeoneer.advice.position import (
    Dungeoneer,
    Foe,
    battle_of,
    effect_in_question,
    faces_shown,
    missing,
    value,
)
from undercroft.games.dungeoneer.advice.printed import PERMANENT, verbs

DEFENCES = {"cancel attack", "discard", "prevent wound", "warp", "return"}


class Reactions(RandomBot):
    """Answers in windows, battles and choices of targets."""

    def ask_response(self, s: Dungeoneer, seat: int, options: list[str]) -> str:
        """Ward off what would probably hurt, and anything when badly hurt."""
        battle = battle_of(s)
        threat = max((self.odds(s, foe, seat) for foe in battle.foes), default=0.0) if battle else 0.5
        if threat >= 0.4 or s.health[seat] <= 2:
            for option in options:
                if verbs(effect_of(s, seat, option)) & DEFENCES:
                    return option
        return self.act(s, seat, options)

    def odds(self, s: Dungeoneer, foe: Foe, seat: int) -> float:
        """That an attacker hits this hero."""
        if foe.is_hero():
            return duel(value(s, foe.seat, foe.form), value(s, seat, foe.form))
        return duel(foe.fighter(s).values[foe.form] + foe.bonus, value(s, seat, foe.form))

    def ask_before_roll(self, s: Dungeoneer, seat: int, options: list[str]) -> str:
        """Help for your own roll, one piece at a time, and not always."""
        useful = [option for option in options if option != "pass"]
        return useful[0] if self.below(2) or s.health[seat] <= 2 else "pass"

    def ask_after_roll(self, s: Dungeoneer, seat: int, options: list[str]) -> str:
        """Roll again what was low."""
        die = max(faces_shown(s), default=6)
        useful = [option for option in options if option != "pass"]
        return useful[0] if die <= 3 else "pass"

    def ask_anytime(self, s: Dungeoneer, seat: int, options: list[str]) -> str:
        """Stand up, heal when hurt; otherwise wait."""
        return self.act(s, seat, options)

    def act(self, s: Dungeoneer, seat: int, options: list[str]) -> str:
        """Something that helps now, or nothing."""
        for option in options:
            if option == "stand":
                return option
            if isinstance(s.box.words[option].verb, Plays | Uses):
                what = verbs(effect_of(s, seat, option))
                if "heal" in what and (missing(s, seat) >= 3 or s.health[seat] <= 2):
                    return option
                if what & {"wound", "give peril", "lose glory", "take glory"} and "heal" not in what:
                    return option
                if "ready attack" in what and s.health[seat] > 2 and self.below(2):
                    return option
        return "pass"

    def ask_challenge(self, s: Dungeoneer, seat: int, options: list[str]) -> str:
        """Strike back where it is likely to hit: wounds of monsters are glory."""
        battle = battle_of(s)
        best, most = "pass", 0.3 if s.health[seat] > 2 else 0.6
        for option in options:
            if option in ("pass", "lie-down"):
                continue
            blow = s.box.words[option]
            assert isinstance(blow, Blow)
            mine = value(s, seat, blow.form)
            if blow.hero >= 0:
                odds = duel(mine, value(s, blow.hero, blow.form)) - 0.3
            elif battle is not None:
                odds = duel(mine, battle.foes[blow.foe].fighter(s).values[blow.form])
            else:
                odds = 0.0
            if odds > most:
                best, most = option, odds
        return best

    def ask_hit(self, s: Dungeoneer, seat: int, options: list[str]) -> str:
        """An escort is worth more than a wound."""
        return next((option for option in options if TAKE.says(s, option)), "wound")

    def ask_whom(self, s: Dungeoneer, seat: int, options: list[str]) -> str:
        """Good things for oneself, bad ones for the leader, the strongest monster, the dearest card."""
        effect = effect_in_question(s)
        harmful = effect is None or bool(verbs(effect) & HARMFUL)
        warps = "warp" in verbs(effect)
        if not harmful and not warps and HERO.keys[seat] in options:
            return HERO.keys[seat]
        for other in opponents(s, seat):
            if HERO.keys[other] in options:
                return HERO.keys[other]
        battle = battle_of(s)
        foes = [option for option in options if option in FOE.known]
        if foes and battle is not None:
            return max(
                foes, key=lambda option: self.odds(s, battle.foes[FOE.read(option).number], battle.target)
            )
        cards = [option for option in options if CARD.says(s, option)]
        if cards:
            return max(cards, key=lambda option: self.price(s, seat, option))
        return options[self.below(len(options))]

    def price(self, s: Dungeoneer, seat: int, option: str) -> float:
        """What losing a card would cost its owner; one's own is dear."""
        held = CARD.held(s, option)
        card = s.box.cards[held.card]
        worth = float(card.cost + (1 if card.lasts == PERMANENT else 0))
        return -worth if held.owner == seat else worth
