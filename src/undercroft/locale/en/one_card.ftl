# One Card Dungeon

one-card-name = One Card Dungeon
one-card-about = One hero, three dice, twelve levels on one card.

## Names

one-card-monster-spider = spider
    .one = spider
    .other = spiders
one-card-monster-skeleton = skeleton archer
    .one = skeleton archer
    .other = skeleton archers
one-card-monster-ogre = ogre
    .one = ogre
    .other = ogres
one-card-monster-demon = demon
    .one = demon
    .other = demons
one-card-skill-speed = speed
one-card-skill-attack = attack
one-card-skill-defence = defence
one-card-skill-range = range
one-card-class-none = hero
one-card-class-paladin = Paladin
one-card-class-barbarian = Barbarian
one-card-class-archer = Archer
one-card-class-sorceress = Sorceress
one-card-phase-energy = energy phase
one-card-phase-hero = hero phase
one-card-phase-monsters = monster movement phase

## Events

one-card-level-begins = Level { $level }: { $count } { $count ->
        [one] { $monster-one }
       *[other] { $monster-other }
    } on the card.
one-card-level-cleared = Level { $level } is cleared in { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    }.
one-card-rolls = You roll { $dice }.
one-card-rerolls = You throw all the dice again.
one-card-keeps = The { $die } on { $skill } stays where it lies.
one-card-energy = This turn: speed { $speed }, attack { $attack }, defence { $defence }, range { $range }.
one-card-moves = You walk from { $from } to { $to } for { $price } speed.
one-card-wounds = You wound { $monster } { $letter } for { $price } attack. It has { $health } health left.
one-card-kills = You kill { $monster } { $letter } for { $price } attack.
one-card-monster-moves = { $monster-cap } { $letter } goes from { $from } to { $to } ({ $price } of its speed).
one-card-monster-stays = { $monster-cap } { $letter } stays on { $to }.
one-card-nobody-attacks = No monster has you in range and in sight.
one-card-monsters-attack = The monsters strike: { $sum } against defence { $defence } is { $wounds ->
        [0] no wound
        [one] { $wounds } wound
       *[other] { $wounds } wounds
    }. You have { $health } health.
one-card-heals = You rest: health is { $health } again.
one-card-improves = Your { $skill } is { $value } from now on.
one-card-victory = The last demon falls. The sceptre is yours: you have won!
one-card-defeat = You fall on { $square }, on level { $level } of the dungeon. The game is lost.

## Prompts

one-card-ask-keep = Keep one die of last turn where it lies, or roll all three?
one-card-ask-energy = You rolled { $dice }. Lay one die each on speed, attack and defence.
one-card-ask-energy-kept = You rolled { $dice }; the kept { $die } stays on { $skill }. Lay the two rolled dice on the two other skills.
one-card-ask-hero = Your move: { $speed } speed and { $attack } attack left, in any order.
one-card-ask-next = Two or more monsters are equally near. Which one moves next?
one-card-ask-way = { $monster-cap } { $letter } on { $square } has equally good ways. Where does it go?
one-card-ask-reward = Level { $level } is done. Choose your reward.

## Options

one-card-do-roll = Roll all three dice
one-card-do-keep = Keep the { $die } on { $skill }, roll the other two
one-card-do-dice = Lay { $dice }: speed { $speed }, attack { $attack }, defence { $defence }
one-card-do-bow = A die on range: range { $range }, speed { $speed }, attack { $attack }, defence { $defence }
one-card-do-reroll = Throw all the dice again
one-card-do-move = Walk to { $square }: { $price } speed, { $left } left
one-card-do-wound = Strike { $monster } { $letter } on { $square }: { $price } attack, it keeps { $health } health
one-card-do-kill = Strike { $monster } { $letter } on { $square }: { $price } attack, it dies
one-card-do-end = End the hero phase
one-card-do-next = { $monster-cap } { $letter } on { $square } moves next
one-card-do-to = It goes to { $square } ({ $price } speed)
one-card-do-improve = Raise { $skill } from { $from } to { $to }
one-card-do-heal = Heal fully: health { $health } becomes { $most }
one-card-warn-full = You are not hurt: healing changes nothing.

## Why not

one-card-why-phase = Not now: this is the { $now }.
one-card-why-laid = Your dice are laid for this turn and stay as they lie.
one-card-why-not-rolled = The dice of this turn are not rolled yet.
one-card-why-rolled = The dice are rolled already.
one-card-why-other-dice = You rolled { $dice }: lay just these, one on each skill.
one-card-why-kept = The kept { $die } stays on { $skill }; only { $dice } are yours to lay.
one-card-why-keep-before-roll = A die is kept before the roll, not after it.
one-card-why-first-turn = In the first turn of a level there is no die to keep.
one-card-why-no-class = Your hero has no class, so no such ability.
one-card-why-other-class = The { $class } has no such ability.
one-card-why-used-this-level = The { $class } has used this ability on this level already.
one-card-why-used-this-turn = The { $class } has used this ability in this turn already.
one-card-why-too-healthy = That needs health { $needed }; you have { $health }.
one-card-why-off-the-card = { $square } is not on the card: squares go from a1 to e5.
one-card-why-here = You stand on { $square } already.
one-card-why-wall = { $square } is a wall.
one-card-why-monster-there = { $monster-cap } { $letter } stands on { $square }.
one-card-why-no-way = Walls and monsters close every way to { $square }.
one-card-why-far = The way to { $square } costs { $price } speed; you have { $left } left.
one-card-why-one-step = { $square } is not next to { $here }: walk there step by step.
one-card-why-speed = A step to { $square } costs { $price } speed; you have { $left } left.
one-card-why-no-monster = There is no monster { $letter } on the card.
one-card-why-no-sight = You do not see { $monster } { $letter } on { $square }: every one of the { $all } lines is blocked (by { $blockers }). A strike would cost { $price } attack; you have { $left }.
one-card-why-range = { $monster-cap } { $letter } on { $square } is { $distance } away, your range is { $range } ({ $lines } of { $all } sight lines are clear). A strike would cost { $price } attack; you have { $left }.
one-card-why-attack = A strike at { $monster } { $letter } costs { $price } attack; you have { $left } left.
one-card-why-one-at-a-time = { $monster-cap } { $letter } is moving: finish its move first.
one-card-why-has-moved = { $monster-cap } { $letter } has moved in this phase already.
one-card-why-nearest-first = { $monster-cap } { $letter } is farther away: the nearest monsters move first.
one-card-why-who-first = First choose which monster moves.
one-card-why-worse-tile = { $square } is not among the best tiles for this monster: { $best }.
one-card-why-reward = A reward comes when the level is cleared: { $count ->
        [one] { $count } monster is
       *[other] { $count } monsters are
    } still alive.
one-card-why-reward-first = Take your reward first.
one-card-why-skill-full = Your { $skill } is { $most } already, the most a die can show.

## The table in words

one-card-text-level = Level { $level } of { $levels }, turn { $turn }. Each { $monster } has health { $health }, speed { $speed }, attack { $attack }, defence { $defence }, range { $range }.
one-card-text-hero = You ({ $class }): on { $square }, health { $health } of 6. Walls on { $walls }.
one-card-text-skills = Skills: speed { $speed }, attack { $attack }, defence { $defence }, range { $range }.
one-card-text-points = Left: speed { $speed }, attack { $attack }. This turn: defence { $defence }, range { $range }.
one-card-text-monster = { $monster-cap } { $letter }: on { $square }, health { $health }, distance { $distance }, { $reach ->
        [near] in your range
       *[far] out of your range
    }, { $sight ->
        [seen] in sight
       *[unseen] out of sight
    }.
