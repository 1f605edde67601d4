"""In battles and on the others' turns: respond, roll, challenge, or let it pass."""

from __future__ import annotations

from undercroft.bots import RandomBot
from undercroft.bots.dungeoneer.known import Known
from undercroft.bots.dungeoneer.sense import HARMFUL, is_weak, opponents, quest_goals, toughness
from undercroft.games.dungeoneer.advice.chances import FAR, Contest, chance, duel, plus
from undercroft.games.dungeoneer.advice.legends import MINION_STRIKE, minion_of, strength
from undercroft.games.dungeoneer.advice.options import CARD, FOE, HERO, TAKE, Blow, Plays, Uses, effect_of
from undercroft.games.dungeoneer.advice.position import (
    HEROICS_PHASE,
    Foe,
    battle_of,
    distances,
    effect_in_question,
    faces_shown,
    for_a_quest,
    missing,
    roll_in_question,
    value,
)
from undercroft.games.dungeoneer.advice.printed import PERMANENT, verbs

SWAY = {"boost", "extra die", "prevent wound"}
HELP = 2  # what help adds to a roll at most
DEFENCES = {"cancel attack", "discard", "make minion", "prevent wound", "warp", "return"}


class Reactions(RandomBot):
    """Answers in windows, battles and choices of targets."""

    def ask_response(self, s: Known, seat: int, options: list[str]) -> str:
        """Ward off what would probably hurt, and anything when badly hurt."""
        battle = battle_of(s)
        threat = max((self.odds(s, foe, seat) for foe in battle.foes), default=0.0) if battle else 0.5
        if threat >= 0.4 or is_weak(s, seat, 2):
            own_hunt = battle is not None and all(foe.is_quest() for foe in battle.foes)
            wards = DEFENCES - {"warp"} if own_hunt else DEFENCES  # nobody flees from a hunt just begun
            for option in options:
                if verbs(effect_of(s, seat, option)) & wards:
                    return option
        return self.act(s, seat, options)

    def odds(self, s: Known, foe: Foe, seat: int) -> float:
        """The chance that an attacker hits this hero."""
        if foe.is_hero():
            return duel(value(s, foe.seat, foe.form), value(s, seat, foe.form))
        return duel(foe.fighter(s).values[foe.form] + foe.bonus, value(s, seat, foe.form))

    def ask_before_roll(self, s: Known, seat: int, options: list[str]) -> str:
        """Help for the seat's own roll if it can change something, a penalty for somebody else's."""
        found = roll_in_question(s)
        if found is None:
            return self.act(s, seat, options)
        contest, value = found
        for option in options:
            what = verbs(effect_of(s, seat, option)) & SWAY
            if what and self.pays(s, seat, contest, value):
                return option
        return self.act(s, seat, options)

    def pays(self, s: Known, seat: int, contest: Contest, value: int) -> bool:
        """Whether a roll is worth a card: always for a quest, at other times now and then."""
        if contest.seat == seat and not self.is_open(s, contest, value):
            return False
        return for_a_quest(s) or (contest.seat == seat and is_weak(s, seat, 2)) or self.below(2) == 0

    def is_open(self, s: Known, contest: Contest, value: int) -> bool:
        """Whether a roll can still go either way; for a test, the number to reach is known."""
        return not value or (
            chance(plus(s, contest) + HELP, value) > 0.0 and chance(plus(s, contest), value) < 1.0
        )

    def ask_after_roll(self, s: Known, seat: int, options: list[str]) -> str:
        """Re-roll a low die."""
        die = max(faces_shown(s), default=6)
        useful = [option for option in options if option != "pass"]
        return useful[0] if die <= 3 else "pass"

    def ask_anytime(self, s: Known, seat: int, options: list[str]) -> str:
        """Hold up a rival who is about to reach a quest; stand up, heal when hurt; otherwise wait."""
        return self.hinder(s, seat, options) or self.act(s, seat, options)

    def hinder(self, s: Known, seat: int, options: list[str]) -> str:
        """A bane that costs the active hero steps on the way to a quest within reach."""
        rival = s.active
        held = [option for option in options if verbs(effect_of(s, seat, option)) & {"fall", "block exit"}]
        if rival == seat or not held or s.phase != HEROICS_PHASE:
            return ""
        away = distances(s, s.place[rival])
        steps = min((away.get(place, FAR) for place in quest_goals(s, rival)), default=FAR)
        return held[0] if 0 < steps <= s.ap[rival] and not s.is_fallen(rival) else ""

    def act(self, s: Known, seat: int, options: list[str]) -> str:
        """Something that helps now, or nothing."""
        for option in options:
            if option == "stand":
                return option
            if isinstance(s.box.words[option].verb, Plays | Uses):
                what = verbs(effect_of(s, seat, option))
                if "heal" in what and (missing(s, seat) >= 2 + toughness(s, seat) or is_weak(s, seat, 2)):
                    return option
                if what & {"wound", "give peril", "lose glory", "take glory"} and "heal" not in what:
                    return option
                if "ready attack" in what and not is_weak(s, seat, 2) and self.below(2):
                    return option
        return "pass"

    def ask_challenge(self, s: Known, seat: int, options: list[str]) -> str:
        """Strike back if it is likely to hit: wounds of monsters are glory."""
        battle = battle_of(s)
        best, most = "pass", 0.6 if is_weak(s, seat, 2) else 0.3
        for option in options:
            if option in ("pass", "lie-down"):
                continue
            blow = s.box.words[option]
            assert isinstance(blow, Blow)
            mine = self.blow_value(s, seat, blow)
            if blow.hero >= 0:
                odds = duel(mine, value(s, blow.hero, blow.form)) - 0.3
            elif battle is not None:
                odds = duel(mine, battle.foes[blow.foe].fighter(s).values[blow.form])
            else:
                odds = 0.0
            if odds > most:
                best, most = option, odds
        return best

    def blow_value(self, s: Known, seat: int, blow: Blow) -> int:
        """What the hero, or the minion that makes the attack, adds to it in this form."""
        minion = minion_of(s, seat) if blow.verb is MINION_STRIKE else None
        fighter = s.box.cards[minion.name].fighter if minion is not None else None
        return fighter.values[blow.form] if fighter is not None else value(s, seat, blow.form)

    def ask_hit(self, s: Known, seat: int, options: list[str]) -> str:
        """An escort is worth more than a wound."""
        return next((option for option in options if TAKE.says(s, option)), "wound")

    def ask_whom(self, s: Known, seat: int, options: list[str]) -> str:
        """Good things for this seat, bad ones for the leader, the strongest monster, the best card."""
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
        if cards and "make minion" in verbs(effect):
            return max(cards, key=lambda option: strength(s, CARD.held(s, option).card))
        if cards:
            return max(cards, key=lambda option: self.price(s, seat, option))
        return options[self.below(len(options))]

    def price(self, s: Known, seat: int, option: str) -> float:
        """What losing a card would cost its owner; a seat's own cards count as valuable."""
        held = CARD.held(s, option)
        card = s.box.cards[held.card]
        worth = float(card.cost + (1 if card.lasts == PERMANENT else 0))
        return -worth if held.owner == seat else worth
