"""Who fights in a battle. The stages themselves are in battle/stages.py."""

from __future__ import annotations

from typing import Final

from undercroft.games.dungeoneer.cards.records import NOBODY, Fighter, source_parts
from undercroft.games.dungeoneer.state.names import source_name, who
from undercroft.games.dungeoneer.state.pieces import COUNTERING, NO_CONTEST, STANDING_BY, Contest
from undercroft.games.dungeoneer.state.procedure import Procedure
from undercroft.games.dungeoneer.state.state import Dungeoneer

MOST_FOES: Final = 12  # the most that hand, pack and cards could send against one hero
FIGHTS: Final = 0
CALLED_OFF: Final = 1  # does not attack now, but is still there
GONE: Final = 2  # discarded
SLAIN: Final = 3
DEFENDS: Final = 4  # is attacked by a hero


class Foe:
    """An attacker: a hero, a monster of a Dungeonlord, or the monster of a quest."""

    def __init__(self, key: str = "", seat: int = -1, owner: int = -1, form: int = -1) -> None:
        self.key = key  # "card:zombie", "quest:slay-draky"; "" for a hero
        self.seat = seat  # of an attacking hero
        self.owner = owner  # whose monster it is
        self.form = form
        self.health = 0
        self.wounds = 0  # from before and from this battle
        self.packed = False  # came from the pack
        self.attached: tuple[str, ...] = ()
        self.bonus = 0  # added to attack rolls
        self.guard = 0  # added to counter rolls
        self.state = FIGHTS
        self.stand_in = ""  # the minion of the attacked hero that counters this attack (D-249)
        self.home = False  # is back in hand or pack, or discarded
        self.attack: list[int] = []  # die and sum
        self.counter: list[int] = []

    def copy(self) -> Foe:
        """An independent copy."""
        twin = Foe(self.key, self.seat, self.owner, self.form)
        twin.health = self.health
        twin.wounds = self.wounds
        twin.packed = self.packed
        twin.attached = self.attached
        twin.bonus = self.bonus
        twin.guard = self.guard
        twin.state = self.state
        twin.stand_in = self.stand_in
        twin.home = self.home
        twin.attack = self.attack[:]
        twin.counter = self.counter[:]
        return twin

    def margin(self) -> int | None:
        """How far the attack exceeds the counter-attack; None until both are rolled (D-198)."""
        return self.attack[1] - self.counter[1] if self.attack and self.counter else None

    def name(self) -> str:
        """The monster's card or quest by name."""
        return source_parts(self.key)[1]

    def named(self, s: Dungeoneer) -> str:
        """The hero or monster as a message argument."""
        return who(s, self.seat) if self.is_hero() else source_name(self.key)

    def fighter(self, s: Dungeoneer) -> Fighter:
        """How the monster fights."""
        return s.box.sources[self.key].fighter or NOBODY

    def is_hero(self) -> bool:
        """Whether a hero attacks."""
        return self.key == ""

    def is_card(self) -> bool:
        """Whether it is a Dungeonlord's monster; those of quests bring no rewards (D-151, D-213)."""
        return self.seat < 0 and source_parts(self.key)[0] == "card"

    def is_quest(self) -> bool:
        """Whether it is the monster of a quest."""
        return source_parts(self.key)[0] == "quest"

    def is_minion(self) -> bool:
        """Whether it fights in a hero's place (D-249, D-250)."""
        return self.seat >= 0 and self.key != ""


class Fight(Procedure):
    """The data of a battle: who is attacked where and by whom, and the wounds dealt so far."""

    def __init__(self, target: int = 0, owner: int = -1, place: int = -1) -> None:
        self.target = target
        self.owner = owner
        self.place = place
        self.defeats = 0  # how often the target's hero was defeated before
        self.foes: list[Foe] = []
        self.dealt: int = 0  # wounds that monsters dealt to heroes, for the reward
        self.slayer = -1  # whose hero took the last health of a monster (DQ-6)
        self.won: list[int] = []  # wounds that heroes dealt to monsters: the seat, once for each wound
        self.struck_back: list[Foe] = []  # both fighters of a finished challenge

    def target_stands(self, s: Dungeoneer) -> bool:
        """Whether the attacked hero is still there to be struck (D-247, DQ-30)."""
        return self.target_lives(s) and s.place[self.target] == self.place

    def target_lives(self, s: Dungeoneer) -> bool:
        """Whether the attacked hero has not been defeated."""
        return s.defeats[self.target] == self.defeats

    def goes_on(self, s: Dungeoneer, attacking: bool) -> bool:
        """Whether there is still somebody to strike; after the attack roll leaving is too late (D-247)."""
        return self.target_stands(s) if attacking else self.target_lives(s)

    def defender(self, foe: Foe) -> Foe:
        """The other side of an attack."""
        if foe.stand_in:
            return Foe("card:" + foe.stand_in, self.target, self.target)
        return Foe("", self.target)

    def next_roll(self, index: int, attacks: bool) -> int:
        """The next one, from this number on, that attacks now or whose attack is countered now."""
        while index < len(self.foes):
            foe = self.foes[index]
            if foe.state == FIGHTS and (attacks or foe.attack):
                break
            index += 1
        return index

    def fighting(self) -> list[int]:
        """Those that attack now, by number."""
        return [index for index, foe in enumerate(self.foes) if foe.state == FIGHTS]

    def attackers(self, s: Dungeoneer) -> list[str]:
        """The source keys of all monsters attacking now, including those attacking other heroes."""
        found = [foe.key for foe in self.foes if foe.state == FIGHTS and foe.key]
        below = s.agenda[s.agenda.index(self) - 1]
        return found + below.attack_elsewhere() if isinstance(below, Procedure) else found

    def attacked(self) -> list[str]:
        """The source keys of monsters that attacked and were neither slain nor sent away."""
        return [foe.key for foe in self.foes if foe.is_card() and foe.state == FIGHTS and foe.attack]

    def unanswerable(self) -> bool:
        """Whether no challenge follows (D-204)."""
        return True

    def strike_back(self, s: Dungeoneer, foe: int, hero: int, form: int, minion: str = "") -> None:
        """The attacked hero, or their minion, attacks a monster of this battle, or a hero."""
        raise NotImplementedError(type(self).__name__)

    def contest(self, seat: int) -> Contest:
        """What the attacked hero, or a monster's owner, responds to: the first attacker."""
        for foe in self.foes:
            if foe.state == FIGHTS:
                own = seat == self.target
                role = COUNTERING if own else STANDING_BY
                return Contest(seat if own else -1, role, foe.form, foe.key, foe.seat)
        return NO_CONTEST

    def loose(self, s: Dungeoneer) -> list[str]:
        return loose_cards(self.foes)

    def copy_fight_into(self, twin: Fight) -> None:
        """The data of the battle for a copy."""
        twin.target = self.target
        twin.owner = self.owner
        twin.place = self.place
        twin.defeats = self.defeats
        twin.foes = [foe.copy() for foe in self.foes]
        twin.dealt = self.dealt
        twin.slayer = self.slayer
        twin.won = self.won[:]
        twin.struck_back = [foe.copy() for foe in self.struck_back]


def loose_cards(foes: list[Foe]) -> list[str]:
    """The cards of the monsters that fight, with what is attached to them."""
    found: list[str] = []
    for foe in foes:
        if foe.is_card() and foe.state != GONE and not foe.home:
            found += [foe.name(), *foe.attached]
    return found


def the_fight(s: Dungeoneer) -> Fight:
    """The battle to which the stage on top of it belongs."""
    frame = s.agenda[-2]
    assert isinstance(frame, Fight)
    return frame


def battle_of(s: Dungeoneer) -> Fight | None:
    """The innermost battle in progress."""
    for index in range(len(s.agenda) - 1, -1, -1):
        frame = s.agenda[index]
        if isinstance(frame, Fight):
            return frame
    return None


def quarry_name(s: Dungeoneer, foe: int, hero: int) -> str:
    """Whom a blow is aimed at: a monster of the current battle, or a hero."""
    fight = battle_of(s)
    if foe >= 0 and fight is not None:
        each = fight.foes[foe]
        return each.named(s)
    return who(s, hero)
