# One Card Dungeon

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
one-card-level-cleared = Level { $level } cleared in { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    }.
one-card-rolls = You roll { $dice }.
one-card-rerolls = You roll all the dice again.
one-card-keeps = The { $die } stays on { $skill }.
one-card-energy = This turn: speed { $speed }, attack { $attack }, defence { $defence }, range { $range }.
one-card-moves = You walk from { $from } to { $to } for { $price } speed.
one-card-wounds = You wound { $monster } { $letter } for { $price } attack. It has { $health } health left.
one-card-kills = You kill { $monster } { $letter } for { $price } attack.
one-card-monster-moves = { $monster-cap } { $letter } moves from { $from } to { $to } for { $price } speed.
one-card-monster-stays = { $monster-cap } { $letter } stays on { $to }.
one-card-nobody-attacks = No monster has you in range and in sight.
one-card-monsters-attack = { $count ->
        [1] { $monster-cap } { $strikers } strikes
       *[other] { $count } { $monster-other } strike ({ $strikers })
    }: { $sum } against defence { $defence } means { $wounds ->
        [0] no wound
        [one] { $wounds } wound
       *[other] { $wounds } wounds
    }. You have { $health } health.
one-card-heals = You rest and are back to { $health } health.
one-card-improves = Your { $skill } is now { $value }.
one-card-victory = The last demon falls. The sceptre is yours: you have won!
one-card-defeat = You fall on { $square }, on level { $level } of the dungeon. You have lost.

## Prompts

one-card-ask-keep = Keep one die from last turn where it is, or roll all three?
one-card-ask-energy = You rolled { $dice }. Place one die each on speed, attack and defence.
one-card-ask-energy-kept = You rolled { $dice }; the kept { $die } stays on { $skill }. Place the other two dice on the other two skills.
one-card-ask-hero = { $others ->
        [0] You can do nothing more with { $speed } speed and { $attack } attack.
       *[other] Your move: { $speed } speed and { $attack } attack left, to spend in any order.
    }
one-card-ask-next = Several monsters are equally near. Which one moves next?
one-card-ask-way = { $monster-cap } { $letter } on { $square } has more than one best move. Where does it go?
one-card-ask-reward = Level { $level } is cleared. Choose your reward.

## Options

one-card-do-roll = Roll all three dice
one-card-do-keep = Keep the { $die } on { $skill }, roll the other two
one-card-do-dice = Place { $dice }: speed { $speed }, attack { $attack }, defence { $defence }
one-card-do-bow = Place a die on range: range { $range }, speed { $speed }, attack { $attack }, defence { $defence }
one-card-do-reroll = Roll all the dice again
one-card-do-move = Walk to { $square }: { $price } speed, { $left } left
one-card-do-wound = Strike { $monster } { $letter } on { $square }: { $price } attack, leaving it { $health } health
one-card-do-kill = Strike { $monster } { $letter } on { $square }: { $price } attack, it dies
one-card-do-end = End the hero phase
one-card-do-next = { $monster-cap } { $letter } on { $square } moves next
one-card-do-to = { $price ->
        [0] It stays on { $square }
       *[other] It moves to { $square } ({ $price } speed)
    }
one-card-do-improve = Raise { $skill } from { $from } to { $to }
one-card-do-heal = Heal fully: from { $health } to { $most } health
one-card-warn-full = You are at full health: healing changes nothing.

## Why not

one-card-why-phase = Not now: this is the { $now }.
one-card-why-laid = Your dice are placed for this turn and cannot be moved.
one-card-why-not-rolled = You have not rolled the dice for this turn yet.
one-card-why-rolled = The dice are already rolled.
one-card-why-other-dice = You rolled { $dice }: place exactly these, one on each skill.
one-card-why-kept = The kept { $die } stays on { $skill }; you can place only { $dice }.
one-card-why-keep-before-roll = You can keep a die only before you roll.
one-card-why-first-turn = On the first turn of a level there is no die to keep.
one-card-why-no-class = Your hero has no class and so no such ability.
one-card-why-other-class = The { $class } has no such ability.
one-card-why-used-this-level = The { $class } has already used this ability on this level.
one-card-why-used-this-turn = The { $class } has already used this ability this turn.
one-card-why-too-healthy = That works only at { $needed } health; you have { $health }.
one-card-why-off-the-card = { $square } is not on the card: tiles run from { $first } to { $last }.
one-card-why-here = You are already on { $square }.
one-card-why-wall = { $square } is a wall.
one-card-why-monster-there = { $monster-cap } { $letter } is on { $square }.
one-card-why-no-way = Walls and monsters block every way to { $square }.
one-card-why-far = It costs { $price } speed to get to { $square }; you have { $left } left.
one-card-why-one-step = { $square } is not next to { $here }: walk there step by step.
one-card-why-speed = A step to { $square } costs { $price } speed; you have { $left } left.
one-card-why-no-monster = There is no monster { $letter } on the card.
one-card-why-no-sight = You cannot see { $monster } { $letter } on { $square }: all { $all } lines are blocked (by { $blockers }). A strike would cost { $price } attack; you have { $left }.
one-card-why-range = { $monster-cap } { $letter } on { $square } is { $distance } away; your range is { $range } ({ $lines } of { $all } sight lines are clear). A strike would cost { $price } attack; you have { $left }.
one-card-why-attack = A strike at { $monster } { $letter } costs { $price } attack; you have { $left } left.
one-card-why-one-at-a-time = { $monster-cap } { $letter } is moving: finish its move first.
one-card-why-has-moved = { $monster-cap } { $letter } has already moved in this phase.
one-card-why-nearest-first = { $monster-cap } { $letter } is farther away: the nearest monsters move first.
one-card-why-who-first = First choose which monster moves.
one-card-why-worse-tile = { $square } is not one of this monster’s best tiles: { $best }.
one-card-why-reward = You get a reward when the level is cleared: { $count ->
        [one] { $count } monster is
       *[other] { $count } monsters are
    } still alive.
one-card-why-reward-first = Choose your reward first.
one-card-why-skill-full = Your { $skill } is already { $most }, the maximum.

## The table in words

one-card-text-level = Level { $level } of { $levels }, turn { $turn }. Each { $monster } has health { $health }, speed { $speed }, attack { $attack }, defence { $defence }, range { $range }.
one-card-text-hero = You ({ $class }): on { $square }, { $health } of { $most } health. Walls on { $walls }.
one-card-text-skills = Skills: speed { $speed }, attack { $attack }, defence { $defence }, range { $range }.
one-card-text-points = Left: speed { $speed }, attack { $attack }. This turn: defence { $defence }, range { $range }.
one-card-text-monster = { $monster-cap } { $letter }: on { $square }, health { $health }, distance { $distance }, { $reach ->
        [near] in your range
       *[far] out of your range
    }, { $sight ->
        [seen] in sight
       *[unseen] out of sight
    }.
