# One Card Dungeon at the browser's table

web-one-card-level = Level { $level } of { $levels }
web-one-card-level-head = Level { $level }
web-one-card-turn = Turn { $turn }
web-one-card-reason-energy = Each die adds to the skill it is on, for this turn only.
web-one-card-reason-hero = Walk and strike in any order. Unspent points are lost.
web-one-card-reason-monsters = These are equally good for the monsters, so you decide.
web-one-card-reason-reward = A better skill lasts for the rest of the game.
web-one-card-reason-over = The candle is out.

## The card

web-one-card-foes = { $count ->
        [0] no monster left
        [one] { $count } { $monster-one }
       *[other] { $count } { $monster-other }
    }
web-one-card-kind = { $monster-cap }
web-one-card-hero = { $class-cap }
web-one-card-overlay-sight = Sight
web-one-card-overlay-range = Range
web-one-card-overlay-threat = Threat
web-one-card-sight-text = A clear line to each monster, or what blocks it
web-one-card-range-text = How far each tile is from you
web-one-card-threat-text = Where the monsters go, and the wounds you take if you stop on a tile
web-one-card-grid = Dungeon card, level { $level }
web-one-card-cell-seen = { $square }, { $monster } { $letter }, { $health } health, distance { $distance }, in sight
web-one-card-cell-unseen = { $square }, { $monster } { $letter }, { $health } health, distance { $distance }, not in sight
web-one-card-cell-hero = { $square }, you, { $class }, { $health } health
web-one-card-cell-wall = { $square }, wall
web-one-card-cell-stairs = { $square }, stairs{ $distance ->
        [0] {""}
       *[other] , distance { $distance }
    }
web-one-card-cell-floor = { $square }, floor{ $distance ->
        [0] {""}
       *[other] , distance { $distance }
    }
web-one-card-cell-walk = A walk of { $price } speed
web-one-card-cell-paw = Monsters of level { $level } start here
web-one-card-paws = A paw with a number marks where the monsters of that level start.
web-one-card-kills = { $price }: it dies
web-one-card-wounds = { $price }: 1 wound
web-one-card-next = { $letter } next?

## A square that is looked at

web-one-card-foe = { $monster-cap } { $letter } on { $square }
web-one-card-lines = { $lines ->
        [0] Not in sight: all 16 lines are blocked
        [one] In sight: { $lines } of 16 lines is clear
       *[other] In sight: { $lines } of 16 lines are clear
    }
web-one-card-distance = Distance { $distance }, your range is { $range }
web-one-card-strike-price = A strike costs { $price } attack, you have { $left }
web-one-card-strike-from = From { $square } you could strike it: a walk of { $price } speed.
web-one-card-walk = Walk to { $square }
web-one-card-walk-price = { $price } speed, { $left } left
web-one-card-walk-targets = From there you can strike { $letters }
web-one-card-stop-there = If you stop there: { $sum } against { $defence }, { $most ->
        [0] no wound
        [one] { $most } wound
       *[other] { $most } wounds
    }
web-one-card-stop-there-ties = If you stop there: { $least } to { $most } wounds, depending on how ties are broken
web-one-card-planned = Walk to { $square }: { $price } speed, { $left } left. Wounds if you stop there: { $wounds }. Choose it again to walk.
web-one-card-not-walked = You planned a walk to { $square } and have not walked it.
web-one-card-go = Walk

## Rewards, strikes, the end

web-one-card-reward = Choose your reward
web-one-card-rest = Heal
web-one-card-healthy = you are at full health: nothing would change
web-one-card-takes = { $wounds ->
        [0] no wound
        [one] { $wounds } wound
       *[other] { $wounds } wounds
    }
web-one-card-takes-ties = { $least } to { $wounds } wounds, depending on how ties are broken
web-one-card-takes-some = { $least } to { $wounds } wounds
web-one-card-nobody = No monster has you in range and in sight
web-one-card-lost = You have fallen
web-one-card-lost-text = Level { $level }, turn { $turn }. The dungeon keeps the sceptre, for now.
web-one-card-won-text = Twelve levels, one card, and the sceptre is yours.

## The hero

web-one-card-health = Health
web-one-card-health-of = Health { $health } of { $most }
web-one-card-speed = Speed
web-one-card-attack = Attack
web-one-card-defence = Defence
web-one-card-range = Range
web-one-card-skills = Skills
web-one-card-base = Base value
web-one-card-left = { $left } left
web-one-card-divides = divides the monsters’ sum
web-one-card-steps = straight 2, diagonal 3
web-one-card-dice = Energy dice
web-one-card-die = Die { $die }: pick it up
web-one-card-die-laid = Die { $die }: placed
web-one-card-slot = { $skill }: place a die here
web-one-card-slot-full = { $skill }: die { $die } is here
web-one-card-laid = { $die } on { $skill }: { $total }
web-one-card-lay = Place them
web-one-card-lay-hint = Drag them onto the skills, or choose:
web-one-card-ways = Ways to place the dice
web-one-card-prospect = { $strikes ->
        [0] no strike possible
        [one] { $strikes } strike possible
       *[other] { $strikes } strikes possible
    }, { $wounds ->
        [0] no wound if you stay
        [one] { $wounds } wound if you stay
       *[other] { $wounds } wounds if you stay
    }
web-one-card-clears = kills every monster
web-one-card-strikes-text = strikes you can make
web-one-card-stay-text = wounds if you stay
web-one-card-used = Used up.
web-one-card-unused = Not used yet.
web-one-card-odds = { $strikes ->
        [0] no strike { $chance }
        [one] { $strikes } strike { $chance }
       *[other] { $strikes } strikes { $chance }
    }

## The monsters

web-one-card-monsters = Monsters
web-one-card-nearest = nearest first
web-one-card-seen = distance { $distance }, in sight
web-one-card-unseen = distance { $distance }, not in sight
web-one-card-can-kill = { $price } attack kills it
web-one-card-can-wound = { $price } attack leaves it { $health } health
web-one-card-in-range = you can reach it
web-one-card-out-of-range = you cannot reach it
web-one-card-hidden = you cannot see it
web-one-card-reaches = it can reach you
web-one-card-dies = you would die
web-one-card-may-die = you might die
web-one-card-stop-safe = If you stop now, nobody can strike you.
web-one-card-threat-energy = Once your dice are placed, you can see here what the monsters can do to you.
web-one-card-threat-monsters = The monsters move. Then all that have you in range and in sight strike.
web-one-card-stop = If you stop now, { $who } { $count ->
        [one] strikes
       *[other] strike
    }: { $terms } against defence { $defence }, so
