"""Checks that a quest file makes a playable dungeon, for `undercroft quest check`."""

from __future__ import annotations

from collections import Counter

from undercroft.games.descent.cards.quest_reader import QuestReader
from undercroft.games.descent.cards.quests import CHEST_MARKERS, CHESTS, LOCKS, Area, Quest, Thing
from undercroft.games.descent.floor.bases import NO_PLACEMENT
from undercroft.games.descent.floor.floor import Floor
from undercroft.games.descent.floor.pieces import SHAPES, fault, owners
from undercroft.games.descent.floor.plan import NO_SPACE, BadPlan, Plan

NORMAL_DOORS = 7
PROPS = {"encounters": 10, "stairs": 6, "glyphs": 9}  # the start takes another glyph (J-459)
OBSTACLES = 23  # of one or more spaces each
MARKERS = 9  # of healing and vitality potions, and of coins (J-460)


class QuestCheck:
    """A quest that was read, checked as a whole. Each method checks one thing."""

    def __init__(self, reader: QuestReader, quest: Quest) -> None:
        self.reader = reader
        self.file = reader.file
        self.quest = quest
        self.check_pieces()
        self.check_plan()
        self.plan = self.planned()
        self.floor = Floor(self.plan)
        self.check_doors()
        self.check_ways()
        self.check_things()
        self.check_foes()
        self.check_chests()
        self.check_sight()

    def check_pieces(self) -> None:
        """No more pieces of a kind than there are, joined connector to connector (J-458)."""
        seen: Counter[str] = Counter()
        for number, piece in enumerate(self.quest.pieces):
            seen[piece.shape] += 1
            if seen[piece.shape] > SHAPES[piece.shape].supply:
                what = f"the box has {SHAPES[piece.shape].supply} of {piece.shape}"
                self.reader.refuse_line("pieces", number, 0, what)
        for number, piece in enumerate(self.quest.pieces):
            what = fault(self.quest.pieces, number)
            if what:
                self.reader.refuse_line("pieces", number, 0, f"{piece.shape}: {what}")

    def check_plan(self) -> None:
        """The plan has a letter for each space of the pieces, and nothing else."""
        floor, rows = owners(self.quest.pieces), self.quest.rows
        for y, row in enumerate(rows):
            for x, letter in enumerate(row):
                if ((x, y) in floor) != (letter != "."):
                    what = f"({x}, {y}) is {'floor' if (x, y) in floor else 'no floor'} of the pieces"
                    self.reader.refuse_line("plan", y, x, what)
                if letter != "." and letter not in self.quest.areas:
                    self.reader.refuse_line("plan", y, x, f"no area {letter!r}")
        missing = [(x, y) for x, y in sorted(floor) if y >= len(rows) or x >= len(rows[y])]
        self.file.check(not missing, "plan", f"{missing[:1]} is missing")
        letters = {letter for row in rows for letter in row}
        for letter in self.quest.areas:
            self.file.check(letter in letters, f"areas.{letter}", "is not in the plan")

    def planned(self) -> Plan:
        """The plan with its doors, each between floor and floor."""
        for count, door in enumerate(self.quest.doors, 1):
            try:
                Plan(self.quest.rows, [each.way for each in self.quest.doors[:count]])
            except BadPlan as error:
                self.file.refuse(f"doors.{door.name}", str(error).partition(": ")[2] or str(error))
        return Plan(self.quest.rows, [door.way for door in self.quest.doors])

    def check_doors(self) -> None:
        """No more doors than there are (J-459)."""
        locks = Counter(door.lock for door in self.quest.doors)
        self.file.check(
            locks[""] <= NORMAL_DOORS, "doors", f"the box has {NORMAL_DOORS} doors without a lock"
        )
        for lock in LOCKS:
            self.file.check(locks[lock] <= 1, "doors", f"the box has one {lock} door")
        keys = Counter(key.what for area in self.quest.areas.values() for key in area.keys)
        for door in self.quest.doors:
            known = not door.lock or keys[door.lock] == 1
            self.file.check(
                known, f"doors.{door.name}", f"needs one {door.lock} key, and there are {keys[door.lock]}"
            )

    def check_ways(self) -> None:
        """Every area can be reached from the start, no key lies behind its own door."""
        starts = [letter for letter, area in self.quest.areas.items() if area.start]
        self.file.check(len(starts) == 1, "areas", "one area, and no other, has the start")
        reached, keys, grown = {starts[0]}, {""}, True
        while grown:
            keys |= {key.what for letter in reached for key in self.quest.areas[letter].keys}
            more = {letter for letter in self.beyond(reached, keys) if letter not in reached}
            reached |= more
            grown = bool(more)
        for letter in self.quest.areas:
            self.file.check(letter in reached, f"areas.{letter}", "cannot be reached")

    def beyond(self, reached: set[str], keys: set[str]) -> set[str]:
        """The areas next to these, through doors that can be opened, without a door, or by stairs."""
        locked = sum([1 << number for number, door in enumerate(self.quest.doors) if door.lock not in keys])
        plan, found = self.plan, set[str]()
        letters = [plan.areas[area] for area in plan.area]
        for space, near in enumerate(self.floor.near(locked)):
            if letters[space] in reached:
                found |= {letters[each] for each in near}
        ends = [(stair.what, letter) for letter, area in self.quest.areas.items() for stair in area.stairs]
        return found | {
            there for what, here in ends for other, there in ends if what == other and here in reached
        }

    def check_things(self) -> None:
        """Everything is on the floor of its own area, no two things of a kind in one space (J-459, J-460)."""
        counts, markers = Counter[str](), Counter[str]()
        for letter, area in self.quest.areas.items():
            where, lying = f"areas.{letter}", set[tuple[int, int]]()
            if area.start:
                self.check_inside(area, f"{where}.start", area.start)
                blocked = {(each.x, each.y) for each in area.ground}
                near = self.floor.near(0)[self.plan.at(*area.start)]
                free = [at for at in near if (self.plan.xs[at], self.plan.ys[at]) not in blocked]
                self.file.check(len(free) >= 3, f"{where}.start", "has room for three heroes around it")
            for field, things in self.fields(area):
                for number, thing in enumerate(things):
                    at, entry = (thing.x, thing.y), f"{where}.{field}[{number}]"
                    self.check_inside(area, entry, at)
                    self.file.check(at not in lying, entry, f"something else lies on {at}")
                    lying.add(at)
                counts[field] += len(things)
            markers.update([each.what for each in (*area.tokens, *area.relics)])
        for what in ("healing", "vitality", "coins"):
            self.file.check(markers[what] <= MARKERS, "areas", f"the box has {MARKERS} markers of {what}")
        for relic in [each.what for area in self.quest.areas.values() for each in area.relics]:
            self.file.check(markers[relic] == 1, "areas", f"the box has one {relic}")
        for field, most in PROPS.items():
            say = "10 glyphs, the start included" if field == "glyphs" else f"{most} {field}"
            self.file.check(counts[field] <= most, "areas", f"the box has {say}")
        self.file.check(self.obstacles() <= OBSTACLES, "areas", f"the box has {OBSTACLES} obstacles")

    def obstacles(self) -> int:
        """The least number of obstacles that can cover the ground; connected spaces may be one (J-459)."""
        left = {(each.x, each.y): each.what for area in self.quest.areas.values() for each in area.ground}
        count = 0
        while left:
            edge = [left.popitem()]
            count += 1
            for (x, y), what in edge:
                for at in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)):
                    if left.get(at) == what:
                        edge.append((at, left.pop(at)))
        return count

    def fields(self, area: Area) -> list[tuple[str, tuple[Thing, ...]]]:
        """What lies in an area, by the name of its entry."""
        ground = [("pits", "pit"), ("water", "water"), ("rubble", "rubble")]
        kinds = [(name, tuple([each for each in area.ground if each.what == kind])) for name, kind in ground]
        lying = [
            ("chests", area.chests),
            ("glyphs", area.glyphs),
            ("keys", area.keys),
            ("tokens", area.tokens),
        ]
        return [
            *lying,
            ("relics", area.relics),
            ("encounters", area.encounters),
            ("stairs", area.stairs),
            *kinds,
        ]

    def check_inside(self, area: Area, entry: str, at: tuple[int, int]) -> None:
        """A place is on the floor of the area."""
        space = self.plan.at(*at)
        inside = space != NO_SPACE and self.plan.areas[self.plan.area[space]] == area.letter
        self.file.check(inside, entry, f"{at} is not in area {area.letter}")

    def check_foes(self) -> None:
        """Bases fit and no two monsters overlap, for any number of players."""
        blocked = {
            (each.x, each.y)
            for area in self.quest.areas.values()
            for each in area.ground
            if each.what != "pit"
        }
        for letter, area in self.quest.areas.items():
            for players in (2, 3, 4, 5):
                taken: set[int] = set()
                for number, foe in enumerate(area.foes):
                    if not foe.least <= players <= foe.most:
                        continue
                    entry = f"areas.{letter}.monsters[{number}]"
                    named = self.quest.named.get(foe.name)
                    base = self.reader.box.monsters[named.kind if named else foe.name].base
                    corner = self.plan.at(foe.x, foe.y)
                    graph = self.floor.graphs[base]
                    place = NO_PLACEMENT if corner == NO_SPACE else graph.placement(corner, not foe.stands)
                    self.file.check(place != NO_PLACEMENT, entry, f"{foe.name} does not fit there")
                    body = graph.spaces[place]
                    own = all(self.plan.areas[self.plan.area[space]] == letter for space in body)
                    self.file.check(
                        own and not graph.inside[place], entry, f"{foe.name} is not wholly in area {letter}"
                    )
                    free = not taken & {*body} and not blocked & {
                        (self.plan.xs[at], self.plan.ys[at]) for at in body
                    }
                    self.file.check(free, entry, f"something else is where {foe.name} stands")
                    taken |= {*body}

    def check_chests(self) -> None:
        """A row for every marker of a colour that is on the map, and no more chests than there are."""
        counts = Counter(chest.what for area in self.quest.areas.values() for chest in area.chests)
        for colour, markers in zip(CHESTS, CHEST_MARKERS, strict=True):
            self.file.check(counts[colour] <= markers, "areas", f"the box has {markers} {colour} chests")
            rows = len(self.quest.chests.get(colour, ()))
            enough = not counts[colour] or rows == markers
            entry = f"chest-rows.{colour}" if rows else "chest-rows"
            self.file.check(enough, entry, f"has a row for each of the {markers} {colour} chests")

    def check_sight(self) -> None:
        """No area is seen from another while all doors are closed: they would reveal each other."""
        plan, closed = self.plan, (1 << self.plan.doors) - 1
        for a in range(plan.size):
            for b in range(a):
                if plan.area[a] != plan.area[b] and self.floor.lines.line(a, b).is_open(closed):
                    x, y, area = plan.xs[a], plan.ys[a], plan.areas[plan.area[b]]
                    what = f"({x}, {y}) is seen from area {area} past closed doors"
                    self.reader.refuse_line("plan", y, x, what)
