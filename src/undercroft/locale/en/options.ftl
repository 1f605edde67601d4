# Table options: their names, what they do, and what does not go together

option-one-card-class = Your hero's class
option-one-card-class-none = No class
option-one-card-automatic = Monsters choose for themselves between equal ways
option-raiders-variant = How cards are chosen
option-raiders-variant-basic = All at once, in secret
option-raiders-variant-tactical = In turn, for all to see
option-dungeoneer-no-white-spots = No white spots
option-dungeoneer-no-white-spots-text = The whole dungeon is laid out before the game begins.
option-dungeoneer-resurrection = Resurrection
option-dungeoneer-resurrection-text = Whoever loses a hero goes on with a new one.
option-dungeoneer-hero-choice = Choice of heroes
option-dungeoneer-hero-choice-text = Players pick their heroes; otherwise they are dealt.
option-dungeoneer-optional-discard = Optional discard
option-dungeoneer-optional-discard-text = At the end of a turn you may keep all your cards.
option-dungeoneer-unbiased-placement = Unbiased placement
option-dungeoneer-unbiased-placement-text = A location of your own quest is placed by the player on your left.
option-dungeoneer-nothing-personal = Nothing personal
option-dungeoneer-nothing-personal-text = All quests are common, and two are always open.
option-dungeoneer-movement-limit = Movement limit
option-dungeoneer-movement-limit-text = Every hero has 3 action points a turn and saves none.
option-dungeoneer-ap-for-falling = Action points for falling
option-dungeoneer-ap-for-falling-text = A hero without a saved action point may lie down to strike back.
option-dungeoneer-spike-dodging = Dodging spikes
option-dungeoneer-spike-dodging-text = An action point may be paid in place of the test against spikes.
option-dungeoneer-hit-effects-on-counter = Hit effects on counters
option-dungeoneer-hit-effects-on-counter-text = A monster's hit effect also works when it wins as the defender.
option-dungeoneer-pack-heals = The pack heals
option-dungeoneer-pack-heals-text = A wounded monster comes back from the pack with full health.
option-dungeoneer-hunt-wounds-reset = Hunted monsters recover
option-dungeoneer-hunt-wounds-reset-text = The monster of a hunt is at full health again in every reset phase.
option-dungeoneer-solo-hard = Hard mode
option-dungeoneer-solo-hard-text = Monsters that were not defeated come back.
option-dungeoneer-always-pause = Always ask everybody
option-dungeoneer-always-pause-text = Even those who cannot act are asked, so that a pause betrays nobody's cards.

limit-together = “{ $option }” and “{ $other }” cannot be combined.
limit-players = { $most ->
        [1] “{ $option }” is for one player only.
       *[other] “{ $option }” is for { $least } to { $most } players.
    }
