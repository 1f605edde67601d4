# Descent in the browser

## The map

web-descent-map = The dungeon
web-descent-ground-pit = pit
web-descent-ground-water = water
web-descent-ground-rubble = rubble
web-descent-glyph = inactive glyph
web-descent-glyph-awake = active glyph
web-descent-stairs = stairs
web-descent-chest-copper = copper chest
web-descent-chest-silver = silver chest
web-descent-chest-gold = gold chest
web-descent-encounter = encounter marker
web-descent-door-open = open door
web-descent-door-closed = closed door
web-descent-door-open-red = open door with a red rune
web-descent-door-closed-red = door locked by a red rune
web-descent-door-open-blue = open door with a blue rune
web-descent-door-closed-blue = door locked by a blue rune
web-descent-door-open-yellow = open door with a yellow rune
web-descent-door-closed-yellow = door locked by a yellow rune
web-descent-door-do-open = Open the door
web-descent-door-do-close = Close the door
web-descent-door-at = { $door } at { $space }
web-descent-wounds-of = { $who }, { $wounds } of { $most } wounds
web-descent-walk = { $fatigue ->
        [0] movement { $points }
       *[other] movement { $points }, fatigue { $fatigue }
    }
web-descent-planned = Walk to { $space }: movement { $points }. Choose it again to go.
web-descent-go = Walk to { $space }
web-descent-far = { $fatigue ->
        [0] The way takes movement { $points }.
       *[other] The way takes movement { $points }, fatigue { $fatigue }.
    }
web-descent-far-action = Choose an action first.
web-descent-costs-wounds = wounds −{ $count }
web-descent-odds = hit { $hit }%, kill { $kill }%
web-descent-lying = { $space }, along the row
web-descent-standing = { $space }, along the column
web-descent-hidden-figure = the figure on { $space } hides it
web-descent-hidden-rubble = rubble on { $space } hides it
web-descent-hidden-door = a closed door hides it
web-descent-hidden-wall = a wall hides it
web-descent-in-sight = in sight, { $n } away
web-descent-from = From { $space }
web-descent-goal = The goal of the quest
web-descent-monsters = Monsters
web-descent-layer-sight = Sight
web-descent-layer-range = Range
web-descent-layer-danger = Danger
web-descent-page = The text of this area

## Heroes

web-descent-heroes = Your heroes
web-descent-wounds = wounds
web-descent-fatigue = fatigue
web-descent-armor = armor
web-descent-speed = speed
web-descent-coins = coins
web-descent-skills = Skills
web-descent-left-of = { $n } of { $most }
web-descent-in-town = in town
web-descent-acted = turn taken
web-descent-to-act = still to act
web-descent-chooses-action = choose an action
web-descent-gives-points = movement { $n }
web-descent-gives-attacks = { $n ->
        [one] { $n } attack
       *[other] { $n } attacks
    }
web-descent-order-aim = any dice of one attack may be re-rolled
web-descent-order-dodge = whoever attacks you must re-roll dice of your choice
web-descent-order-guard = one attack on the overlord’s turn
web-descent-order-rest = all fatigue back at the start of your next turn
web-descent-gives-order = an order
web-descent-orders = Orders
web-descent-exhausted = exhausted
web-descent-worn = Equipped
web-descent-slot-hands = hands
web-descent-slot-armor = armor
web-descent-slot-others = other items
web-descent-slot-potions = potions
web-descent-slot-pack = pack
web-descent-slot-used = { $used } of { $most }
web-descent-conquest = Conquest
web-descent-conquest-text = When the last conquest token is gone, the overlord wins.
web-descent-mate = { $who }: wounds { $wounds }, fatigue { $fatigue }

## Cards

web-descent-die-red = red die
web-descent-die-blue = blue die
web-descent-die-white = white die
web-descent-die-green = green die
web-descent-die-yellow = yellow die
web-descent-die-black = power die
web-descent-number-damage = damage { $n }
web-descent-number-range = range { $n }
web-descent-number-surge = surges { $n }
web-descent-verb-lose-threat = threat −{ $n }
web-descent-verb-stun = Stun
web-descent-verb-kill = kill at once
web-descent-verb-burn = Burn
web-descent-verb-double-damage = double damage
web-descent-for-surges = { $surges ->
        [one] { $surges } surge:
       *[other] { $surges } surges:
    }
web-descent-hands = { $count ->
        [one] one hand
       *[other] two hands
    }
web-descent-rune = rune
web-descent-adds-armor = armor +{ $n }
web-descent-cancels = cancels { $n ->
        [one] { $n } wound
       *[other] { $n } wounds
    }
web-descent-speed-cap = speed at most { $n }
web-descent-no-runes = no runes
web-descent-off-hand = in the off hand: { $what }

## The attack

web-descent-attack = Attack
web-descent-stage-declared = Declared
web-descent-stage-rolled = Rolled
web-descent-stage-spend = Spend
web-descent-stage-hit = Wounds
web-descent-not-thrown = The dice have not been rolled yet.
web-descent-miss = miss
web-descent-blank = blank
web-descent-misses = A miss: the attack fails.
web-descent-shows-range = range { $n }
web-descent-shows-damage = damage { $n }
web-descent-shows-surges = { $n ->
        [one] { $n } surge
       *[other] { $n } surges
    }
web-descent-shows-points = enhancement { $n }
web-descent-range = Range
web-descent-part = { $what } { $n }
web-descent-damage = Damage
web-descent-surges = Surges
web-descent-points = Enhancements
web-descent-of = of { $n }
web-descent-fear = Fear takes { $n }
web-descent-bought = bought: { $count }
web-descent-comes = { $count ->
        [one] { $count } wound
       *[other] { $count } wounds
    }
web-descent-kills = kills
web-descent-kills-undying = kills, unless it rises again
web-descent-hit-by = Who is hit
web-descent-fold = Show the map
web-descent-unfold = Show the attack

## The overlord

web-descent-overlord = Overlord
web-descent-threat = threat
web-descent-hand = cards in hand
web-descent-lord-facts = Threat each turn: { $income }. Cards in the deck: { $deck }, discarded: { $discard }.
web-descent-powers = Powers in play
web-descent-cards = { $count ->
        [one] Your hand: { $count } card
       *[other] Your hand: { $count } cards
    }
web-descent-cost = cost in threat
web-descent-needs = { $n } short
web-descent-play = Play
web-descent-play-discarding = Discard and play
web-descent-discard = Discard for { $n }
web-descent-why-not = Why not { $card }?

## Before the quest, and in town

web-descent-choose-hero = Choose your hero
web-descent-exchange = These are your skills. You may give one back and draw a new one of the same kind, but the new one stays.
web-descent-swap = Give it back
web-descent-deck-fighting = fighting
web-descent-deck-subterfuge = subterfuge
web-descent-deck-wizardry = wizardry
web-descent-market = The market
web-descent-received = { $item }: where does it go?
web-descent-sell = Sell for half the price
web-descent-sold-out = sold out
web-descent-short = { $n } short

## The end

web-descent-heroes-won = The heroes have won
web-descent-heroes-won-text = It took { $round ->
        [one] { $round } round
       *[other] { $round } rounds
    }; conquest left: { $conquest }.
web-descent-overlord-won = The overlord has won
web-descent-overlord-won-text = In round { $round } the heroes had no conquest left.
web-descent-look = Look at the board

## Why it is asked

web-descent-reason-passing = You cannot stop here: walk on to an empty space.
web-descent-reason-act = Movement { $points }, attacks { $attacks }, fatigue { $fatigue }. { $attacks ->
        [0] Click a space
       *[other] Click a space or an enemy
    } to see what it costs, then click again.
web-descent-reason-town = Movement { $points }, fatigue { $fatigue }. Visit the market, or click a glyph that glows to return by it.
web-descent-reason-town-return = Movement { $points }, fatigue { $fatigue }. Click a glyph that glows to return by it.
web-descent-reason-town-tired = Movement { $points }, fatigue { $fatigue }. To return by a glyph you need movement: spend fatigue for it.
web-descent-reason-monster = Movement { $points }, attacks { $attacks }. { $attacks ->
        [0] Click a space
       *[other] Click a space or a hero
    } to see what it costs, then click again.
web-descent-reason-exchange = You may do this once, before you shop.
web-descent-reason-market = Buy as much as your coins allow, then choose “Done”.
web-descent-reason-received = { $what }. What is equipped works; the pack only keeps it.
web-descent-reason-received-full = { $what }. There is no room to equip it now; later you can change what you carry.
web-descent-reason-equip = Drag items, or click them. Each may be moved once.
web-descent-reason-start = Heroes begin next to the glyph.
web-descent-reason-next = Heroes take their turns in any order.
web-descent-reason-shops = Heroes shop in any order.
web-descent-reason-declare = One action for this turn, before you move or attack.
web-descent-reason-target = You attack a space, and with it everyone who stands there.
web-descent-reason-reroll = Mark dice, then roll them again together.
web-descent-reason-spend = Spend surges and fatigue, then strike. Enhancements go into missing range first, then into damage.
web-descent-reason-plot = Play cards, or discard some for threat; then the monsters act.
web-descent-reason-activate = Each monster acts once. Click one.
web-descent-reason-spawn = Only where no hero sees it.
web-descent-reason-spawn-large = Only where no hero sees it. It takes { $size } spaces: click the upper left one.
web-descent-reason-horde = In the new area, next to another monster.
web-descent-reason-horde-large = In the new area, next to another monster. It takes { $size } spaces: click the upper left one.
web-descent-reason-mimic = Next to the chest.
web-descent-reason-attacked = { $who-The } attacks { $space }.
web-descent-reason-acting = { $who-The } acts, on { $space }.
web-descent-reason-lit = What you can choose is lit up on the map.
web-descent-reason-dawn = Everything here is resolved before your action, one after the other.
web-descent-reason-first = Wounds are counted for one figure at a time.
web-descent-reason-pause = { $who-cap }: use it now, or continue without it.
web-descent-reason-give = Only a hero next to you can take it.
web-descent-reason-blast = With it, everyone within the Blast is attacked, friends too.
web-descent-reason-hand = A discarded card brings its threat.
