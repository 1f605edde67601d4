"""The way down: twelve levels, each a fight in turns, each with a reward but the last."""

from __future__ import annotations

from typing import ClassVar

from undercroft.engine.flow import Frame
from undercroft.games.one_card.board import SQUARES
from undercroft.games.one_card.energy import Energy
from undercroft.games.one_card.hero import HeroPhase
from undercroft.games.one_card.monsters import MonstersMove, attackers
from undercroft.games.one_card.state import HERO, LAST, LETTERS, MOST, SKILLS, Monster, OneCard


class Dungeon(Frame[OneCard]):
    """Levels in order (O-003): set up the card, fight, take the reward, go down."""

    STEPS: ClassVar[tuple[str, ...]] = ("set_up", "fight", "cleared", "take_reward")

    def __init__(self) -> None:
        self.reward: str = ""

    def set_up(self, s: OneCard) -> None:
        plan = s.plan()
        s.tile = plan.board.start()
        s.monsters = [Monster(LETTERS[i], tile, plan.board.kind.health) for i, tile in enumerate(plan.spawns)]
        s.turn = 0
        s.used = False  # once-per-level abilities are fresh again (O-241)
        s.clear_energy()
        s.start_health = s.health
        s.start_rng = s.rng
        if s.listener is not None:
            s.tell(
                "one-card-level-begins",
                {
                    "level": s.level,
                    "count": len(s.monsters),
                    "monster": "@one-card-monster-" + plan.board.kind.name,
                },
            )

    def fight(self, s: OneCard) -> None:
        s.push(Level())

    def cleared(self, s: OneCard) -> None:
        if s.level == LAST:  # won at once, without a reward (O-005, O-186)
            s.outcome = "victory"
            s.tell("one-card-victory", {})
            s.finish()
            return
        if s.listener is not None:
            s.tell("one-card-level-cleared", {"level": s.level, "turns": s.turn})
        skills = [f"reward:{skill}" for skill in SKILLS if getattr(s, skill) < MOST]  # O-183
        s.ask(HERO, "one-card-ask-reward", (*skills, "reward:heal"), "reward")

    def take_reward(self, s: OneCard) -> None:
        gift = self.reward[len("reward:") :]
        if gift == "heal":
            s.health = MOST
            s.tell("one-card-heals", {"health": s.health})
        else:
            setattr(s, gift, getattr(s, gift) + 1)
            if s.listener is not None:
                s.tell("one-card-improves", {"skill": f"@one-card-skill-{gift}", "value": getattr(s, gift)})
        s.level += 1
        self.goto("set_up")

    def copy(self) -> Dungeon:
        twin = Dungeon()
        twin.reward = self.reward
        return twin


class Level(Frame[OneCard]):
    """Turns of four phases until the last monster is dead, with no other limit (O-008, O-039..O-042)."""

    STEPS: ClassVar[tuple[str, ...]] = ("energy", "hero", "monsters_move", "monsters_attack", "next_turn")

    def stands(self, s: OneCard) -> bool:
        return bool(s.monsters)

    def energy(self, s: OneCard) -> None:
        s.turn += 1
        s.push(Energy())

    def hero(self, s: OneCard) -> None:
        s.push(HeroPhase())

    def monsters_move(self, s: OneCard) -> None:
        s.push(MonstersMove())

    def monsters_attack(self, s: OneCard) -> None:
        strikers = attackers(s)
        strikes = len(strikers) * s.kind().attack  # the attack values of all of them together (O-162)
        wounds = strikes // s.total_defence()  # rounded once, on the sum (O-163, O-164)
        lost = min(wounds, s.health)
        s.health -= lost
        if s.listener is not None:
            s.tell(
                "one-card-monsters-attack" if strikes else "one-card-nobody-attacks",
                {
                    "strikers": ", ".join([monster.letter for monster in strikers]),
                    "sum": strikes,
                    "defence": s.total_defence(),
                    "wounds": wounds,
                    "health": s.health,
                },
            )
        if s.health == 0:
            s.outcome = "defeat"
            if s.listener is not None:
                s.tell("one-card-defeat", {"level": s.level, "square": SQUARES[s.tile]})
            s.finish()

    def next_turn(self, s: OneCard) -> None:
        self.goto("energy")

    def copy(self) -> Level:
        return Level()
