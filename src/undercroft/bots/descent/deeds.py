"""What heroes use, and what they do out of turn: potions, skills, guard, shields, familiars."""

from __future__ import annotations

from undercroft.bots.descent.known import Known
from undercroft.bots.descent.plan import Planner
from undercroft.engine.flow import PASS
from undercroft.games.descent.advice import blows as attacks
from undercroft.games.descent.advice import options as said
from undercroft.games.descent.advice.cards import verbs_of
from undercroft.games.descent.advice.position import (
    FIRST_MONSTER,
    acting_figure,
    boss,
    familiar_moving,
    is_pit,
    max_fatigue,
    max_wounds,
    on_board,
    wounds_at_stake,
)
from undercroft.games.descent.advice.walks import monster_spaces, nearest

WORTHWHILE = 0.25  # a blow whose chance to kill is below this is not worth fatigue
HEALING = "healing-potion"
CROWD = 3  # monsters that make a flute worth playing


class Deeds(Planner):
    """Answers of heroes to offers."""

    # -- in their own turn ----------------------------------------------------------------------------------

    def before_action(self, s: Known, hero: int, uses: list[str]) -> str:
        """Use something that heals a lot when there is a lot to heal."""
        lost = max_wounds(s, hero) - s.health[hero]
        for option in uses:
            heals = [op for op in verbs_of(s, option) if op in ("heal", "heal all")]
            if heals and lost >= 6:
                return option
        return ""

    def own_turn(self, s: Known, hero: int, options: list[str]) -> str:
        """A potion when hurt or tired; a free punch if it can hit."""
        lost, tired = max_wounds(s, hero) - s.health[hero], max_fatigue(s, hero) - s.fatigue[hero]
        if self.is_thirsty(s, hero) and not s.points and said.EXERT.name in options:
            return said.EXERT.name  # buy a movement point for the potion
        for option in said.of(s, said.USE, options):
            done = verbs_of(s, option)
            if "heal" in done:
                if lost >= 3 and s.health[hero] * 3 <= max_wounds(s, hero) * 2:
                    return option
            elif "fatigue full" in done:
                if tired >= 3 and s.fatigue[hero] <= 1:
                    return option
            elif "attack with" in done and [
                foe
                for foe in s.monsters()
                if s.box.floor.is_adjacent(s.spaces(hero), s.spaces(foe), s.closed)
            ]:
                return option
        return ""

    def is_thirsty(self, s: Known, hero: int) -> bool:
        """Whether a hero is badly hurt and has a remedy."""
        weak = s.health[hero] * 3 <= max_wounds(s, hero)
        return weak and HEALING in s.worn[hero] and "potion" not in s.used

    def ask_heal(self, s: Known, seat: int, options: list[str]) -> str:
        """A hero, and the one hurt most."""
        heroes = [option for option in options if said.figure_of(s, option) < FIRST_MONSTER]

        def lost(option: str) -> int:
            hero = said.figure_of(s, option)
            return max_wounds(s, hero) - s.health[hero]

        return max(heroes or options, key=lost)

    def ask_dawn(self, s: Known, seat: int, options: list[str]) -> str:
        """Rest before tokens, tokens before abilities that heal."""
        return options[0]

    def ask_turn_start(self, s: Known, seat: int, options: list[str]) -> str:
        """Wounds for fatigue or fatigue for wounds, whichever there is more of."""
        hero = s.active
        lost = max_wounds(s, hero) - s.health[hero]
        for option in options:
            done = verbs_of(s, option)
            if "heal" in done and lost >= 1 and s.fatigue[hero] >= 3:
                return option
            if "fatigue" in done and lost <= 2 and s.fatigue[hero] <= 1:
                return option
        return PASS

    def ask_declare_battle(self, s: Known, seat: int, options: list[str]) -> str:
        """Anything free, and another attack if there is somebody to attack."""
        return self.boost(s, options)

    ask_declare_advance = ask_declare_battle
    ask_declare_ready = ask_declare_battle

    def boost(self, s: Known, options: list[str]) -> str:
        """Skills that belong to an action."""
        hero = s.active
        for option in options:
            if option == PASS:
                continue
            done = verbs_of(s, option)
            if "fatigue" in done or "place guard" in done:
                if "place guard" in done or s.fatigue[hero] < max_fatigue(s, hero):
                    return option
            elif s.fatigue[hero] >= 2 and s.monsters():
                return option
        return PASS

    def ask_turn_end(self, s: Known, seat: int, options: list[str]) -> str:
        """Play the flute to a crowd."""
        hero = s.active
        near = [foe for foe in s.monsters() if s.box.plan.between(s.spaces(hero), s.spaces(foe)) <= 6]
        return options[0] if len(near) >= CROWD and options[0] != PASS else PASS

    # -- out of turn -------------------------------------------------------------------------------------

    def ask_guard(self, s: Known, seat: int, options: list[str]) -> str:
        """Take a shot that may kill at once."""
        for option in said.of(s, said.GUARD_NOW, options):
            made = attacks.blows(s, said.hero_of(s, option))
            if [blow for blow in made if blow.kill >= WORTHWHILE or blow.wounds >= 1.5]:
                return option
        return PASS

    def ask_enemy_adjacent(self, s: Known, seat: int, options: list[str]) -> str:
        """Strike any enemy that comes near."""
        return next((option for option in options if option != PASS), PASS)

    def ask_weapon(self, s: Known, seat: int, options: list[str]) -> str:
        """The weapon with the best blow."""
        made = attacks.blows(s, acting_figure(s))
        best = max(made, key=lambda blow: blow.kill + 0.1 * blow.wounds, default=None)
        wanted = said.ARM.key(best.weapon) if best is not None else options[0]
        return wanted if wanted in options else options[0]

    def ask_wounds(self, s: Known, seat: int, options: list[str]) -> str:
        """Use anything free at once; pay fatigue if it saves a life or there is plenty."""
        hero, amount = wounds_at_stake(s)
        for option in options:
            verb = said.verb_of(s, option)
            if verb is said.BLOCK:
                return option
            if verb is said.USE:
                tires = "cancel" in verbs_of(s, option)
                if not tires or amount >= s.health[hero] or s.fatigue[hero] > 1:
                    return option
        return PASS

    def ask_killed(self, s: Known, seat: int, options: list[str]) -> str:
        """Strike again, if there is somebody else."""
        hero = s.active
        return self.again(s, hero, options)

    ask_attack_over = ask_killed

    def again(self, s: Known, hero: int, options: list[str]) -> str:
        """One more attack if it may kill."""
        made = attacks.blows(s, hero) if hero >= 0 and s.place[hero] >= 0 else []
        good = [blow for blow in made if blow.kill >= WORTHWHILE or blow.figure == boss(s)]
        return next((option for option in options if option != PASS), PASS) if good else PASS

    def ask_swap_order(self, s: Known, seat: int, options: list[str]) -> str:
        """Another order is rarely better: dodge, if at all."""
        dodge = said.INSTEAD.key("dodge")
        return dodge if dodge in options else options[0]

    def ask_order_for(self, s: Known, seat: int, options: list[str]) -> str:
        """The order goes to the hero with the fewest wounds left."""
        return min(options, key=lambda option: s.health[said.hero_of(s, option)])

    def ask_push(self, s: Known, seat: int, options: list[str]) -> str:
        """A monster."""
        foes = [option for option in options if said.figure_of(s, option) >= FIRST_MONSTER]
        return (foes or options)[0]

    def ask_push_where(self, s: Known, seat: int, options: list[str]) -> str:
        """Into a pit, or away from the heroes."""
        heroes = [s.place[hero] for hero in on_board(s)]

        def good(option: str) -> tuple[bool, int]:
            space = said.space_of(s, option)
            return is_pit(s, space), nearest(s, space, heroes)

        return max(options, key=good)

    def ask_aside(self, s: Known, seat: int, options: list[str]) -> str:
        """Away from enemies."""
        foes = monster_spaces(s)
        return max(options, key=lambda option: nearest(s, said.space_of(s, option), foes))

    # -- familiars -----------------------------------------------------------------------------------------

    def ask_familiar(self, s: Known, seat: int, options: list[str]) -> str:
        """Those that carry bring things to heroes; the others go to the enemy, or stay with the party."""
        for option in options:
            if said.verb_of(s, option) in (said.FETCH, said.BRING):
                return option
        number = familiar_moving(s)
        goals = monster_spaces(s)
        if s.box.familiars[number].name in ("mata", "kata"):
            goals = [token.space for token in s.loose if token.what in s.box.items]
            if s.carried[number]:
                goals = [s.place[hero] for hero in on_board(s)]
        if not goals:
            goals = [s.place[hero] for hero in on_board(s)]

        def far(option: str) -> int:
            return nearest(s, said.space_of(s, option), goals)

        here = nearest(s, s.familiars[number], goals)
        best = min(said.of(s, said.FLIT, options), key=far, default="")
        return best if best and far(best) < here else said.STAY_THERE.tag
