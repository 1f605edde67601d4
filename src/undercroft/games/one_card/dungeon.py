"""The way down: twelve levels, each a fight in turns, and all but the last with a reward."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from undercroft.engine.flow import Args
from undercroft.engine.messages import Message
from undercroft.engine.verbs import Reason, Verb, Word, lexicon
from undercroft.games.one_card import events as told
from undercroft.games.one_card.energy import Energy
from undercroft.games.one_card.hero import HeroPhase
from undercroft.games.one_card.monsters import MonstersMove, attackers
from undercroft.games.one_card.names import skill_name
from undercroft.games.one_card.phase import ENERGY, MONSTERS, REWARD, Deed, Procedure
from undercroft.games.one_card.state import HERO, LAST, LETTERS, MOST, SKILLS, Monster, OneCard


class Dungeon(Procedure):
    """Levels in order (O-003): set up the card, fight, take the reward, go down."""

    STEPS: ClassVar[tuple[str, ...]] = ("set_up", "fight", "cleared", "take_reward")

    def __init__(self) -> None:
        self.reward: str = ""

    def phase(self, s: OneCard) -> str:
        return ENERGY if s.monsters else REWARD  # a level begins with its energy phase (O-038)

    def set_up(self, s: OneCard) -> None:
        """Fresh monsters (O-194), out of reach (O-215); only health and skills stay (O-195, O-196)."""
        plan = s.plan()
        s.tile = plan.board.start()
        s.monsters = [Monster(LETTERS[i], tile, plan.board.kind.health) for i, tile in enumerate(plan.spawns)]
        s.turn = 0
        s.used = False  # once-per-level abilities are fresh again (O-241), never two (O-242)
        s.clear_energy()
        s.start_health = s.health
        s.start_spot = s.spot
        told.level_begins(s, s.level, len(s.monsters))

    def fight(self, s: OneCard) -> None:
        s.push(Level())

    def cleared(self, s: OneCard) -> None:
        if s.level == LAST:  # won at once, without a reward (O-005, O-186)
            s.outcome = "victory"  # and the sceptre (O-263)
            told.victory(s)
            s.finish()
            return
        told.level_cleared(s, s.level, s.turn)
        found: list[str] = []
        TAKE_REWARD.open(s, HERO, found)
        s.ask(HERO, "one-card-ask-reward", tuple(found), "reward")

    def take_reward(self, s: OneCard) -> None:
        word = WORDS[self.reward]
        word.verb.do(s, HERO, word)
        s.level += 1
        self.goto("set_up")

    def copy(self) -> Dungeon:
        twin = Dungeon()
        twin.reward = self.reward
        return twin


class Level(Procedure):
    """Turns of four phases until the last monster is dead (O-004, O-039..O-042), without limit (O-008)."""

    STEPS: ClassVar[tuple[str, ...]] = ("energy", "hero", "monsters_move", "monsters_attack", "next_turn")

    def stands(self, s: OneCard) -> bool:
        return bool(s.monsters)

    def phase(self, s: OneCard) -> str:
        return MONSTERS  # the other phases have their own procedures

    def energy(self, s: OneCard) -> None:
        s.turn += 1
        s.push(Energy())

    def hero(self, s: OneCard) -> None:
        s.push(HeroPhase())

    def monsters_move(self, s: OneCard) -> None:
        s.push(MonstersMove())

    def monsters_attack(self, s: OneCard) -> None:
        """All at once, and only here (O-175). Examples: O-166, O-167, O-168, O-169, O-170."""
        strikers = attackers(s)
        strikes = len(strikers) * s.kind().attack  # the sum of their attack values (O-162)
        # rounded once, on the sum (O-163, O-164, O-165); defence is not used up (O-171)
        wounds = strikes // s.total_defence()
        lost = min(wounds, s.health)  # O-173
        s.health -= lost  # O-172
        if strikes:
            told.monsters_attack(s, len(strikers), strikers, strikes, s.total_defence(), wounds, s.health)
        else:
            told.nobody_attacks(s, s.total_defence(), s.health)
        if s.health == 0:
            s.outcome = "defeat"
            told.defeat(s, s.level, s.tile)
            s.finish()

    def next_turn(self, s: OneCard) -> None:
        """A surviving hero goes on (O-040, O-041)."""
        self.goto("energy")

    def copy(self) -> Level:
        return Level()


def _monsters_left(s: OneCard, seat: int, word: Word) -> Args:
    return {"count": len(s.monsters)}


def _most(s: OneCard, seat: int, word: Word) -> Args:
    return {"most": MOST}


NOT_CLEARED: Final = Reason("O-177", "one-card-why-reward", _monsters_left)
SKILL_FULL: Final = Reason("O-183", "one-card-why-skill-full", _most)
HEAL: Final = "heal"


class TakeReward(Deed):
    """Raise a skill by one (O-178), or heal fully (O-177..O-184), not both (O-180).

    A skill never goes down again (O-245), and health stays as it is (O-185). Examples: O-187, O-246.
    """

    name: ClassVar[str] = "reward"
    when: ClassVar[str] = REWARD

    def about(self) -> list[str]:
        return [*SKILLS, HEAL]

    def bar(self, s: OneCard, seat: int, word: Word) -> Reason | None:
        if self.untimely(s) is not None:
            return NOT_CLEARED
        return SKILL_FULL if word.what != HEAL and value(s, word.what) >= MOST else None

    def do(self, s: OneCard, seat: int, word: Word) -> None:
        if word.what == HEAL:
            s.health = MOST
            told.heals(s, s.health)
            return
        setattr(s, word.what, value(s, word.what) + 1)
        told.improves(s, word.what, value(s, word.what))

    def label(self, s: OneCard, seat: int, word: Word) -> str:
        return "one-card-do-heal" if word.what == HEAL else "one-card-do-improve"

    def names(self, s: OneCard, seat: int, word: Word) -> Args:
        return {} if word.what == HEAL else {"skill": skill_name(word.what)}

    def args(self, s: OneCard, seat: int, word: Word) -> Args:
        if word.what == HEAL:
            return {"health": s.health, "most": MOST}
        return {"from": value(s, word.what), "to": value(s, word.what) + 1}

    def objects(self, s: OneCard, seat: int, word: Word) -> list[str]:
        return ["health"] if word.what == HEAL else ["skill:" + word.what]

    def rules_of(self, s: OneCard, seat: int, word: Word) -> list[str]:
        return ["O-177", "O-179" if word.what == HEAL else "O-184"]

    def warning(self, s: OneCard, seat: int, word: Word) -> Message | None:
        unhurt = word.what == HEAL and s.health == MOST  # O-182
        return Message("one-card-warn-full") if unhurt else None


def value(s: OneCard, skill: str) -> int:
    """The base value of a skill."""
    found: int = getattr(s, skill)
    return found


TAKE_REWARD: Final = TakeReward()
VERBS: Final[list[Verb[Any]]] = [TAKE_REWARD]
WORDS: Final[dict[str, Word]] = lexicon(VERBS)
