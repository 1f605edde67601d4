# Table options: their names, what they do, and what does not go together

option-one-card-class = Your hero’s class
option-one-card-class-none = No class
option-one-card-class-none-text = A plain hero, without a class card.
option-one-card-class-paladin-text = Keep one die from last turn where it is, once per level.
option-one-card-class-barbarian-text = Roll all dice again, once per turn, with 1 health left.
option-one-card-class-archer-text = Place a die on range instead of speed, once per level.
option-one-card-class-sorceress-text = Roll all dice again, once per level.
option-one-card-automatic = Monsters choose between equally good moves themselves
option-raiders-variant = How cards are chosen
option-raiders-variant-basic = All at once, in secret
option-raiders-variant-tactical = In turn, for all to see
option-dungeoneer-no-white-spots = No white spots
option-dungeoneer-no-white-spots-text = The whole dungeon is laid out before the game begins.
option-dungeoneer-resurrection = Resurrection
option-dungeoneer-resurrection-text = A player whose hero is defeated continues with a new one.
option-dungeoneer-hero-choice = Choice of heroes
option-dungeoneer-hero-choice-text = Players pick their heroes instead of being dealt one.
option-dungeoneer-optional-discard = Optional discard
option-dungeoneer-optional-discard-text = You may keep all your cards at the end of your turn.
option-dungeoneer-unbiased-placement = Unbiased placement
option-dungeoneer-unbiased-placement-text = The player on your left places the locations of your personal quests.
option-dungeoneer-nothing-personal = Nothing personal
option-dungeoneer-nothing-personal-text = All quests are common, and two are always open.
option-dungeoneer-movement-limit = Movement limit
option-dungeoneer-movement-limit-text = Every hero gets 3 action points per turn and cannot save any.
option-dungeoneer-ap-for-falling = Action points for falling
option-dungeoneer-ap-for-falling-text = A hero with no saved action point may lie down to strike back.
option-dungeoneer-spike-dodging = Dodging spikes
option-dungeoneer-spike-dodging-text = You may spend an action point instead of rolling against spikes.
option-dungeoneer-hit-effects-on-counter = Hit effects on counters
option-dungeoneer-hit-effects-on-counter-text = A monster’s hit effect also applies when it hits with a counter-attack.
option-dungeoneer-pack-heals = The pack heals
option-dungeoneer-pack-heals-text = A wounded monster comes back from the pack with full health.
option-dungeoneer-hunt-wounds-reset = Hunted monsters recover
option-dungeoneer-hunt-wounds-reset-text = The monster of a hunt returns to full health in every reset phase.
option-dungeoneer-solo-hard = Hard mode
option-dungeoneer-solo-hard-text = Monsters you did not defeat come back.
option-dungeoneer-always-pause = Always ask everybody
option-dungeoneer-always-pause-text = Players who cannot act are asked too, so a pause gives nobody’s cards away.

limit-together = “{ $option }” and “{ $other }” cannot be combined.
limit-players = { $most ->
        [1] “{ $option }” is for one player only.
       *[other] “{ $option }” is for { $least } to { $most } players.
    }

option-descent-quest = Quest
option-descent-rules = Edition of the rules
option-descent-rules-faq = With the publisher’s FAQ
option-descent-rules-2005 = As printed in 2005
option-descent-heroes = Heroes
option-descent-heroes-random = Dealt at random
option-descent-heroes-choose = Chosen by the players
option-descent-overlord-discard = The overlord discards cards for threat
option-descent-overlord-discard-own_turn = In his own turn
option-descent-overlord-discard-any_time = At any time
option-descent-wall-corner = Steps past the corner of a wall
option-descent-wall-corner-pass = Allowed
option-descent-wall-corner-stop = Not allowed
option-descent-sight-corner = Lines of sight that touch a corner
option-descent-sight-corner-clear = Are clear
option-descent-sight-corner-blocked = Are broken
option-descent-undying-excess = Excess wounds of an undying monster
option-descent-undying-excess-carry = Stay with it when it rises
option-descent-undying-excess-drop = Are lost
option-descent-off-hand = Off-hand bonus
option-descent-off-hand-any = For any attack
option-descent-off-hand-melee_only = For melee attacks only
option-descent-chest-traps = Traps on a cursed chest
option-descent-chest-traps-one = One at most
option-descent-chest-traps-per_curse = One for each curse
option-descent-always-pause = Always ask everybody
option-descent-always-pause-text = Players who cannot act are asked too, so a pause gives nobody’s cards away.
