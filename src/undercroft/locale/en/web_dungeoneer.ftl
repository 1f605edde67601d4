# Dungeoneer at the browser's table

## Words

web-dungeoneer-glory = glory
web-dungeoneer-peril = peril
web-dungeoneer-ap = action points
web-dungeoneer-saved = one action point saved
web-dungeoneer-done = quests completed
web-dungeoneer-kind-boon = boon
web-dungeoneer-kind-treasure = treasure
web-dungeoneer-kind-bane = bane
web-dungeoneer-kind-encounter = encounter
web-dungeoneer-lasts-permanent = stays in play
web-dungeoneer-lasts-attachment = attachment
web-dungeoneer-quest-chance = quest: chance
web-dungeoneer-quest-threat = quest: threat
web-dungeoneer-quest-hunt = quest: hunt
web-dungeoneer-quest-sacrifice = quest: sacrifice
web-dungeoneer-quest-search = quest: search
web-dungeoneer-quest-escort = quest: escort
web-dungeoneer-quest-influence = quest: influence
web-dungeoneer-at-room = any room
web-dungeoneer-at-passage = any passage
web-dungeoneer-at-dark = any dark passage
web-dungeoneer-at-anywhere = anywhere
web-dungeoneer-threat = { $stat } { $value }+
web-dungeoneer-attacks-with = { $form }: attacks and counters
web-dungeoneer-counters-with = { $form }: counters only
web-dungeoneer-cards = cards in hand
web-dungeoneer-about-health = Every wound takes 1 away; at 0 the hero is defeated.
web-dungeoneer-about-ap = Spent on steps and many other actions. They come back when the hero’s turn begins.
web-dungeoneer-about-glory = Pays for this player’s boons and treasures.
web-dungeoneer-about-peril = The Dungeonlord spends it on cards that strike this hero.
web-dungeoneer-about-level = Each completed quest gives one; the hero’s values rise with it.
web-dungeoneer-about-quests = Three completed quests win the game.
web-dungeoneer-about-quest-points = Completed quests count as victory points when the game ends.
web-dungeoneer-ringed = Ringed: attacks and counters; the others only counter.

## The turn

web-dungeoneer-own-turn = Your turn
web-dungeoneer-turn-of = Turn: { $who }
web-dungeoneer-phases = The five phases of a turn
web-dungeoneer-phase-reset = Reset
web-dungeoneer-phase-villainy = Villainy
web-dungeoneer-phase-locations = Locations
web-dungeoneer-phase-heroics = Heroics
web-dungeoneer-phase-discard = Discard and draw
web-dungeoneer-phase-reset-text = Action points come back, and effects that last a turn end.
web-dungeoneer-phase-villainy-text = The active player is the Dungeonlord: peril cards are paid for with the victim’s peril.
web-dungeoneer-phase-locations-text = One more location is drawn and placed so that exits meet exits.
web-dungeoneer-phase-heroics-text = The hero moves, explores, plays glory cards and attempts quests, in any order.
web-dungeoneer-phase-discard-text = The player discards one card, then draws up to five.
web-dungeoneer-stage-attack-text = The attackers and their forms of attack are declared.
web-dungeoneer-stage-response-text = Before any roll, the attacked hero may respond with cards and abilities.
web-dungeoneer-stage-attack-roll-text = Every attacker rolls a die and adds its value for the form of attack.
web-dungeoneer-stage-counter-roll-text = The defender rolls against each attack and adds the value for the same form.
web-dungeoneer-stage-comparison-text = The higher total wounds the other side; a tie wounds nobody.
web-dungeoneer-stage-challenge-text = The attacked hero may spend action points to strike back once.
web-dungeoneer-stage-lair-text = Monsters return to the hand, the pack or the discard pile.
web-dungeoneer-stage-reward-text = Wounds dealt by monsters bring peril; wounds dealt to monsters bring glory.
web-dungeoneer-form-text = Both sides roll a die and add their value for this form; the higher total wounds the other.
web-dungeoneer-hunt-form-text = Its prey does not play this monster; this time you do. Both sides roll a die and add their value for this form.
web-dungeoneer-save-text = It pays for a challenge when a monster attacks on another player’s turn.
web-dungeoneer-window-text = Everyone who may act is asked; if they pass, the game continues.
web-dungeoneer-attempt-ends = completing it ends the phase
web-dungeoneer-ap-left = { $count } AP left
web-dungeoneer-cards-left = { $count ->
        [one] { $count } card could be played
       *[other] { $count } cards could be played
    }

## The map

web-dungeoneer-map = Dungeon map, locations: { $count }, in the deck: { $left }. Arrow keys move, plus and minus zoom, 0 shows everything
web-dungeoneer-map-touch = Dungeon map, locations: { $count }, in the deck: { $left }
web-dungeoneer-entrance = Entrance
web-dungeoneer-place = { $place } ({ $type }), glory { $glory }, peril { $peril }. Exits: { $exits }.
web-dungeoneer-obstacle = Obstacle: { $kind }, { $threat }.
web-dungeoneer-here = Here: { $names }.
web-dungeoneer-lies-here = Attached here: { $names }.
web-dungeoneer-leads-here = Quests that lead here: { $names }.
web-dungeoneer-spot = Free spot, { $side } of { $place }
web-dungeoneer-walk = Walk to { $place } for { $price } AP
web-dungeoneer-walk-again = Choose it again to walk
web-dungeoneer-placing = To be placed: { $place }
web-dungeoneer-upright = Upright
web-dungeoneer-turned = Rotated

## Heroes and cards

web-dungeoneer-common = Common quests
web-dungeoneer-rivals = The other heroes
web-dungeoneer-human = person
web-dungeoneer-turn = taking a turn
web-dungeoneer-level = level { $level }
web-dungeoneer-fallen = fallen
web-dungeoneer-health-of = Health: { $health } of { $most }
web-dungeoneer-health-left = health { $health }
web-dungeoneer-quests-done = { $of ->
        [0] Quests completed: { $count }
       *[other] Quests completed: { $count } of { $of }
    }
web-dungeoneer-attached = attached
web-dungeoneer-pack = in the pack
web-dungeoneer-pack-wounds = in the pack, wounds { $wounds }
web-dungeoneer-escort-with = Travelling with { $who }
web-dungeoneer-escort-at = Waiting at { $place }
web-dungeoneer-hunt-wounds = Wounds { $wounds } of { $health }
web-dungeoneer-price = Price: { $cost }, { $points }
web-dungeoneer-odds = Chances on the map
web-dungeoneer-odds-text = How likely your hero is to pass each threat on the map
web-dungeoneer-no-cards = No cards in hand.
web-dungeoneer-watching = You are watching: hands are hidden.

## Battle

web-dungeoneer-battle = Battle
web-dungeoneer-battle-at = Battle: { $place }
web-dungeoneer-battle-details = Who fights, and their dice
web-dungeoneer-slain = defeated
web-dungeoneer-strikes = { $who } hits!
web-dungeoneer-parried = Nobody is hit
web-dungeoneer-declared = Declared encounters
web-dungeoneer-declared-text = All encounters are declared first; then traps go off, and after that monsters attack.
