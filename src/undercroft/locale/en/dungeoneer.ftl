# Dungeoneer

dungeoneer-name = Dungeoneer: Tomb of the Lich Lord
dungeoneer-about = Walk, arm up, do three quests, and play the monsters of the others.

## Words

dungeoneer-stat-melee = melee
dungeoneer-stat-magic = magic
dungeoneer-stat-speed = speed
dungeoneer-stat-level = level
dungeoneer-stat-health = health
dungeoneer-side-north = north
dungeoneer-side-east = east
dungeoneer-side-south = south
dungeoneer-side-west = west
dungeoneer-exit-open = open
dungeoneer-exit-wall = wall
dungeoneer-exit-blocked = blocked
dungeoneer-exit-trap = trap
dungeoneer-obstacle-hazard = hazard
dungeoneer-obstacle-spikes = spikes
dungeoneer-obstacle-pit = pit
dungeoneer-kind-room = room
dungeoneer-kind-passage = passage
dungeoneer-kind-anywhere = any location
dungeoneer-phase-setup = setup
dungeoneer-phase-reset = reset phase
dungeoneer-phase-villainy = villainy phase
dungeoneer-phase-locations = locations phase
dungeoneer-phase-heroics = heroics phase
dungeoneer-phase-discard = discard and draw phase
dungeoneer-stage-attack = attack
dungeoneer-stage-response = response
dungeoneer-stage-attack-roll = attack roll
dungeoneer-stage-counter-roll = counter roll
dungeoneer-stage-comparison = comparison
dungeoneer-stage-challenge = challenge
dungeoneer-stage-challenged = challenge
dungeoneer-stage-lair = lair
dungeoneer-stage-reward = reward
dungeoneer-stage-report = end of the challenge
dungeoneer-stage-over = end of the battle
dungeoneer-time-villainy = your own villainy phase
dungeoneer-time-heroics = your own heroics phase
dungeoneer-time-response = the response stage of a battle
dungeoneer-time-anytime = any moment
dungeoneer-time-before-roll = before a roll
dungeoneer-time-after-roll = after a roll
dungeoneer-lasts-instant = instant
dungeoneer-lasts-permanent = permanent
dungeoneer-lasts-attachment = attachment

## Events

dungeoneer-first = Player { $number } begins.
dungeoneer-joins = Player { $number } plays { $who }.
dungeoneer-quest-of = { $who-cap }: personal quest “{ $quest }”.
dungeoneer-common = Common quest: “{ $quest }”.
dungeoneer-turn = Round { $round }: the turn of { $who }.
dungeoneer-draws-location = { $who-cap } is to lay { $place }.
dungeoneer-no-spot = { $place } fits nowhere and goes under the deck.
dungeoneer-no-way = “{ $quest }” cannot be completed any more: a location it needs will never be laid.
dungeoneer-lays = { $place } now lies { $side } of { $other }.
dungeoneer-swaps = { $place } and { $other } change places.
dungeoneer-enters = { $who-cap } enters: { $place }.
dungeoneer-opens = { $place }: { $who } forces the exit { $side } open; it cost an action point.
dungeoneer-exit-changed = { $place }: the exit { $side } is now { $kind ->
        [open] open
        [wall] a wall
       *[blocked] blocked
    }.
dungeoneer-gains-glory = { $who-cap }: +{ $count } glory ({ $glory }).
dungeoneer-loses-glory = { $who-cap }: −{ $count } glory ({ $glory }).
dungeoneer-gains-peril = { $who-cap }: +{ $count } peril ({ $peril }).
dungeoneer-loses-peril = { $who-cap }: −{ $count } peril ({ $peril }).
dungeoneer-gains-ap = { $who-cap }: +{ $count } AP.
dungeoneer-loses-ap = { $who-cap }: −{ $count } AP.
dungeoneer-saves-ap = { $who-cap } saves an action point.
dungeoneer-stays = { $who-cap } has stayed and gets the points of the location: { $place }.
dungeoneer-wounded = { $who-cap }: −{ $count } health ({ $health } left).
dungeoneer-healed = { $who-cap }: +{ $count } health ({ $health }).
dungeoneer-prevented = { $who-cap }: wounds prevented: { $count }.
dungeoneer-falls = { $who-cap } falls.
dungeoneer-stands = { $who-cap } stands up.
dungeoneer-lies-down = { $who-cap } lies down for an action point.
dungeoneer-dodges = { $who-cap } dodges the spikes.
dungeoneer-level = { $who-cap } is of level { $level } now.
dungeoneer-defeated = { $who-cap } is defeated.
dungeoneer-rises = A new hero: { $who }.
dungeoneer-wins = { $who-cap } wins { $reason ->
        [quests] with three quests
       *[last-hero] as the last hero
    }.
dungeoneer-lost = The tomb keeps its hero. The game is lost.
dungeoneer-plays = { $who-cap } plays “{ $card }”.
dungeoneer-plays-at = { $who-cap } plays “{ $card }” against { $target }.
dungeoneer-attaches = “{ $card }” now lies under “{ $host }”.
dungeoneer-appears = “{ $card }” turns up.
dungeoneer-lurks = “{ $card }” stays in play and waits.
dungeoneer-uses = { $who-cap } uses “{ $card }”.
dungeoneer-discards = { $who-cap }: “{ $card }” goes to the discard.
dungeoneer-returns = { $who-cap }: “{ $card }” returns to the hand.
dungeoneer-steals = { $who-cap } takes “{ $card }” from { $from }.
dungeoneer-steals-card = { $who-cap } takes a card from the hand of { $from }.
dungeoneer-stolen-card = The stolen card is “{ $card }”.
dungeoneer-draws = { $who-cap } draws cards: { $count }.
dungeoneer-drew = You draw “{ $card }”.
dungeoneer-threat-of = { $of ->
        [none] {""}
        [rising] {" "}of getting up
       *[other] { $side ->
            [none] {" “"}{ $of }”
           *[other] {" "}of the exit { $side }, { $of }
        }
    }
dungeoneer-passes = { $who-cap } passes the threat{ dungeoneer-threat-of }: { $stat } { $total } against { $value } (die { $die }).
dungeoneer-fails = { $who-cap } fails the threat{ dungeoneer-threat-of }: { $stat } { $total } against { $value } (die { $die }).
dungeoneer-rolls-again = { $who-cap } throws the die again.
dungeoneer-attacks = { $who-cap } attacks { $target }: { $form }.
dungeoneer-attack-roll = { $who-cap }, attack: { $die } + { $plus } = { $total }.
dungeoneer-counter-roll = { $who-cap }, counter-attack: { $die } + { $plus } = { $total }.
dungeoneer-tie = A tie between { $from } and { $who }: nobody is hit.
dungeoneer-foe-wounded = { $monster-cap }: −{ $count } health ({ $health } left).
dungeoneer-foe-slain = { $monster-cap } is defeated.
dungeoneer-foe-discarded = { $monster-cap } leaves the battle for the discard.
dungeoneer-called-off = { $monster-cap } does not attack now.
dungeoneer-home = { $monster-cap } goes { $where ->
        [to-hand] to the hand of { $who }
        [to-pack] to the pack of { $who }
       *[to-discard] to the discard
    }.
dungeoneer-rewards = For a wound { $who } gives 1 peril to { $target }.
dungeoneer-attempts = { $who-cap } attempts “{ $quest }”.
dungeoneer-luck = { $who-cap } rolls { $sum }{ $read ->
        [best] {" "}(the best of { $dice })
       *[all] {""}
    }, and needs { $value }.
dungeoneer-quest-fails = { $who-cap } fails at “{ $quest }”.
dungeoneer-completes = { $who-cap } completes “{ $quest }”!
dungeoneer-finds = { $who-cap } finds what “{ $quest }” asks for ({ $sum } against { $value }).
dungeoneer-finds-nothing = { $who-cap } searches for “{ $quest }” in vain ({ $sum } against { $value }).
dungeoneer-escorts = { $who-cap } takes up the escort “{ $quest }”.
dungeoneer-drops = { $who-cap } drops the escort “{ $quest }”: { $place }.
dungeoneer-steals-escort = { $who-cap } takes the escort “{ $quest }” from { $from }.
dungeoneer-swaps-quest = { $who-cap } exchanges “{ $quest }” for “{ $new }”.
dungeoneer-wanders = Encounter dice: { $faces }. Cards: { $count }.

## Prompts

dungeoneer-ask-drop = You may drop your escort at any moment.
dungeoneer-ask-hero = Choose a hero.
dungeoneer-ask-lay-which = Choose a location to lay.
dungeoneer-ask-place = Choose a spot for { $place }.
dungeoneer-ask-villainy = You are the Dungeonlord: play peril cards, or end the phase.
dungeoneer-ask-encounters = Declare further encounters, or begin.
dungeoneer-ask-form = In which form does { $monster } attack?
dungeoneer-ask-heroics = Your heroics: { $ap } AP, { $glory } glory.
dungeoneer-ask-response = Response stage: respond, or pass.
dungeoneer-ask-anytime = You may act before the game goes on, or pass.
dungeoneer-ask-before-roll = { $who-cap } is about to roll: act, or pass.
dungeoneer-ask-after-roll = The die of { $who } shows { $die }: act, or pass.
dungeoneer-ask-whom = Choose whom or what it concerns.
dungeoneer-ask-whither = Choose where { $who } goes.
dungeoneer-ask-shift = Choose the location to move.
dungeoneer-ask-swap = Choose the location to exchange it with.
dungeoneer-ask-exit = Choose an exit.
dungeoneer-ask-escort = Choose the escort to take.
dungeoneer-ask-swap-quest = Choose the quest to give back.
dungeoneer-ask-payer = Whose peril pays for it?
dungeoneer-ask-pay = How much do you pay?
dungeoneer-ask-host = Choose what to attach it to.
dungeoneer-ask-give-up = Choose a card to give up.
dungeoneer-ask-excess = Too many cards in play: choose one to discard.
dungeoneer-ask-pack = The pack is too large: choose a monster to discard.
dungeoneer-ask-dodge = Spikes: dodge them, or take the test.
dungeoneer-ask-hit = A hit: wound the hero, or take an escort.
dungeoneer-ask-challenge = Challenge one of your attackers, or pass.
dungeoneer-ask-lair = Where does { $monster } go?
dungeoneer-ask-keep = Which monster joins the pack?
dungeoneer-ask-reward = Your monster dealt a wound: give peril to somebody, or decline.
dungeoneer-ask-extra-die = Pay for one die more?
dungeoneer-ask-discard = Choose a card to discard.
dungeoneer-ask-save = Save one action point for the turns of the others?
dungeoneer-ask-draw = Draw a glory card?

## Options

dungeoneer-do-pass = Pass
dungeoneer-do-pass-on = Go on
dungeoneer-do-pass-roll = Roll now
dungeoneer-do-end = End the phase
dungeoneer-do-fight = That is all: begin
dungeoneer-do-play = Play “{ $card }”{ $target ->
        [none] {""}
       *[other] {" "}against { $target }
    } ({ $cost ->
        [x] X
       *[other] { $cost }
    } { $pays ->
        [glory] glory
       *[peril] peril
    })
dungeoneer-do-play-use = Play “{ $card }” and use it at once ({ $cost } glory)
dungeoneer-beast = “{ $card }”{ $wounds ->
        [0] {""}
        [one] {" "}(1 wound)
       *[other] {" "}({ $wounds } wounds)
    }{ $attached ->
        [none] {""}
       *[other] {" "}with “{ $attached }”
    }
dungeoneer-do-pack = From the pack: { dungeoneer-beast } against { $target } ({ $cost } peril)
dungeoneer-ap = { $ap } AP
dungeoneer-price = { $glory ->
        [0] {""}
        [x] X glory
       *[other] { $glory } glory
    }{ $ap ->
        [0] {""}
       *[other] { $first ->
            [ap] {""}
           *[other] {", "}
        }{ dungeoneer-ap }
    }{ $health ->
        [0] {""}
       *[other] { $first ->
            [health] {""}
           *[other] {", "}
        }{ $health } health
    }{ $cards ->
        [0] {""}
       *[other] { $first ->
            [cards] {""}
           *[other] {", "}
        }cards from hand: { $cards }
    }{ $boons ->
        [0] {""}
       *[other] { $first ->
            [boons] {""}
           *[other] {", "}
        }boons: { $boons }
    }{ $treasures ->
        [0] {""}
       *[other] { $first ->
            [treasures] {""}
           *[other] {", "}
        }treasures: { $treasures }
    }{ $this ->
        [no] {""}
       *[yes] { $first ->
            [this] {""}
           *[other] {", "}
        }discards it
    }
dungeoneer-terms = { $first ->
        [none] { $once ->
            [yes] {" (once a turn)"}
           *[no] {""}
        }
       *[other] {" ("}{ dungeoneer-price }{ $once ->
            [yes] , once a turn
           *[no] {""}
        })
    }
dungeoneer-do-use = Use “{ $card }”: { $does }{ dungeoneer-terms }
dungeoneer-do-use-quest = Use “{ $quest }”: { $does }{ dungeoneer-terms }
dungeoneer-do-move = Go { $side }: { $place }
dungeoneer-do-explore = Explore: lay another location for { dungeoneer-ap }
dungeoneer-do-draw = Draw a card
dungeoneer-do-place = { $side-cap } of { $place }{ $turned ->
        [yes] , turned round
       *[no] {""}
    }
dungeoneer-do-attack = Attack { $target }: { $form } ({ dungeoneer-ap })
dungeoneer-do-challenge = Challenge { $target }: { $form } ({ dungeoneer-ap })
dungeoneer-do-lie = Lie down and challenge { $target }: { $form }
dungeoneer-do-lie-down = Lie down for an action point
dungeoneer-do-stand = Stand up for { dungeoneer-ap }
dungeoneer-do-attempt = Attempt “{ $quest }”{ dungeoneer-terms }
dungeoneer-do-search = Search for “{ $quest }”{ dungeoneer-terms }: die + { $plus }, needs { $value }
dungeoneer-do-begin = Begin the escort “{ $quest }”
dungeoneer-do-deliver = Complete the escort “{ $quest }”
dungeoneer-do-pickup = Pick up the escort “{ $quest }”
dungeoneer-do-drop = Drop the escort “{ $quest }”
dungeoneer-do-take = Take the escort “{ $quest }”
dungeoneer-do-wound = Deal a wound
dungeoneer-do-discard = Discard “{ $card }”
dungeoneer-do-discard-treasure = Discard the treasure “{ $card }”
dungeoneer-do-discard-pack = Discard { dungeoneer-beast } from the pack
dungeoneer-do-save = Save { dungeoneer-ap }
dungeoneer-do-payer = The peril of { $target }
dungeoneer-do-pay = Pay { $count }
dungeoneer-do-form = { $form }
dungeoneer-do-peril = { $count } peril to { $target }
dungeoneer-do-hero = { $target }
dungeoneer-do-foe = { $target }
dungeoneer-do-card = “{ $card }” of { $target }
dungeoneer-do-beast = { dungeoneer-beast } in the pack of { $target }
dungeoneer-do-location = { $place }
dungeoneer-do-exit = The exit { $side }
dungeoneer-do-quest = “{ $quest }”
dungeoneer-do-choose = { $hero }
dungeoneer-do-to-hand = Back to the hand
dungeoneer-do-to-pack = Into the pack
dungeoneer-do-to-discard = To the discard
dungeoneer-do-dodge = Dodge for { dungeoneer-ap }
dungeoneer-do-test = Take the test
dungeoneer-do-extra-die = One die more for { $cost } glory
dungeoneer-do-plain = Roll without it

## Chances

dungeoneer-percent = { $range ->
        [most] up to { $high }%
        [between] { $low }–{ $high }%
       *[exact] { $high }%
    }
dungeoneer-chance-wins = { $who-cap } wins the game: { dungeoneer-percent }
dungeoneer-chance-quest = “{ $quest }” is completed: { dungeoneer-percent }
dungeoneer-chance-found = What “{ $quest }” asks for is found: { dungeoneer-percent }
dungeoneer-chance-stands = { $who-cap } stands up: { dungeoneer-percent }
dungeoneer-chance-enters = { $who-cap } gets through: { dungeoneer-percent }
dungeoneer-chance-test = { $who-cap } passes the threat { $stat } { $value }+: { dungeoneer-percent }
dungeoneer-chance-clash = { $who-cap } attacks { $target } ({ $form }): hits { $hits }%, draw { $draw }%, is hit { $struck }%
dungeoneer-chance-dies = { $who-cap } is defeated: { dungeoneer-percent }
dungeoneer-chance-wounds = { $who-cap } takes { $number ->
        [1] a wound
       *[other] { $number } wounds or more
    }: { dungeoneer-percent }
dungeoneer-chance-falls = { $who-cap } falls: { dungeoneer-percent }
dungeoneer-chance-slain = { $monster-cap } is defeated: { dungeoneer-percent }
dungeoneer-chance-hurt = { $monster-cap } takes a wound: { dungeoneer-percent }
dungeoneer-chance-meets = Encounter cards, { $number } or more: { dungeoneer-percent }
dungeoneer-chance-exit = { $place }, exit { $side }: { dungeoneer-percent } to pass
dungeoneer-chance-location = { $place }: { dungeoneer-percent } to pass
dungeoneer-odds-success = success { dungeoneer-percent }
dungeoneer-odds-hit = hit { dungeoneer-percent }
dungeoneer-odds-hurt = wounds it { dungeoneer-percent }
dungeoneer-odds-works = works { dungeoneer-percent }
dungeoneer-odds-kill = kill { dungeoneer-percent }
dungeoneer-odds-encounter = encounter { dungeoneer-percent }
dungeoneer-odds-wound = wound { dungeoneer-percent }
dungeoneer-odds-fall = fall { dungeoneer-percent }
dungeoneer-odds-death = death { dungeoneer-percent }
dungeoneer-alarm-dies = you would die
dungeoneer-alarm-may-die = you might die ({ dungeoneer-percent })
dungeoneer-alarm-hopeless = no roll is enough

## Why not

dungeoneer-why-out = Your hero is defeated; you are out of the game.
dungeoneer-why-not-asked = Somebody else is choosing now.
dungeoneer-why-setup = The game is being set up: nobody has a hero yet.
dungeoneer-why-not-now = That is not what is to be chosen now.
dungeoneer-why-pause = A pause is open: act in it or pass, then the game goes on.
dungeoneer-why-own-turn = That is for your own turn.
dungeoneer-why-phase = That belongs to the heroics phase; this is the { $phase }.
dungeoneer-why-nothing-there = No location lies { $side } of your hero.
dungeoneer-why-wall = To the { $side } there is a wall.
dungeoneer-why-fallen = A fallen hero cannot move: stand up first, for { dungeoneer-ap }.
dungeoneer-why-lying = The action points of a fallen hero serve for standing up only.
dungeoneer-why-no-ap = Your hero has no action point for it.
dungeoneer-why-no-locations = All locations are laid.
dungeoneer-why-forbidden = It is forbidden by what is in force here: the location, a quest or a card.
dungeoneer-why-own-peril = “{ $card }”: nobody spends their own peril.
dungeoneer-why-no-such-hero = “{ $card }”: there is no such hero in the game.
dungeoneer-why-not-in-hand = “{ $card }” is not in your hand.
dungeoneer-why-one-batch = “{ $card }”: encounters are declared together, once in a villainy phase.
dungeoneer-why-no-peril = “{ $card }” costs { $cost } peril; { $who } has less.
dungeoneer-why-no-payer = “{ $card }” costs { $cost } peril; no opponent has as much.
dungeoneer-why-no-glory = “{ $card }” costs { $cost } glory; you have less.
dungeoneer-why-limit = “{ $card }” finds no room: your hero carries as many such cards as the limit allows.
dungeoneer-why-one-like = “{ $card }” finds no room: a treasure of its type is in play.
dungeoneer-why-time = This is not the time for “{ $card }”. Its time: { $time }.
dungeoneer-why-anothers-roll = “{ $card }” serves only in a roll of your own hero.
dungeoneer-why-nothing = “{ $card }” would do nothing now, or its condition is not met.
dungeoneer-why-no-host = There is nothing that “{ $card }” can be attached to.
dungeoneer-why-solo-boon = Alone, you play permanent boons only at the entrance.
dungeoneer-why-solo-treasure = Alone, you play permanent treasures only at the reward stage of a battle.
dungeoneer-why-not-in-pack = “{ $card }” is not in your pack.
dungeoneer-why-not-in-play = “{ $card }” is not in play at your hero.
dungeoneer-why-no-ability = There is nothing to be used on “{ $card }”.
dungeoneer-why-used = “{ $card }” was used this turn already.
dungeoneer-why-cannot-pay = You cannot pay what using “{ $card }” costs.
dungeoneer-why-play-use = “{ $card }” is played in the ordinary way, or not at all now.
dungeoneer-why-not-your-quest = “{ $quest }” is no open quest of yours.
dungeoneer-why-elsewhere = “{ $quest }” is not done here but there: { $place }.
dungeoneer-why-search-first = “{ $quest }” must be searched for here first.
dungeoneer-why-found = “{ $quest }” is found here already.
dungeoneer-why-sacrifice = “{ $quest }” asks for more than you can give up.
dungeoneer-why-begun = The escort “{ $quest }” is on its way already.
dungeoneer-why-no-escort = Your hero does not carry the escort “{ $quest }”.
dungeoneer-why-not-lying = The escort “{ $quest }” does not lie here.
dungeoneer-why-not-here = There is no such hero in your location.
dungeoneer-why-peace = No hero attacks a hero here: { $place }.
dungeoneer-why-attacked = Your hero has attacked this turn already.
dungeoneer-why-in-battle = A battle is going on: wait for the challenge stage.
dungeoneer-why-no-such-monster = No such monster has attacked your hero.
dungeoneer-why-foe-gone = That monster was defeated or removed before the challenge stage.
dungeoneer-why-called-off = The attack of that monster was called off: it cannot be challenged.
dungeoneer-why-no-further = No further challenge follows a challenge.
dungeoneer-why-has-ap = Your hero has an action point: challenge with it.
dungeoneer-why-has-saved = Whoever saved an action point does not lie down for an attack.
dungeoneer-why-lies = Your hero lies on the ground already.
dungeoneer-why-not-attacker = Lying down serves only against those who attacked.
dungeoneer-why-lie-down = There is no use for the action point of lying down now.
dungeoneer-why-form = Your hero cannot attack in this form: { $form }.
dungeoneer-why-standing = Your hero stands already.
dungeoneer-why-variant = That is a variant which is not in play.
dungeoneer-why-no-neighbour = { $place } does not lie on the map: nothing can be joined to it.
dungeoneer-why-occupied = A location lies there already.
dungeoneer-why-same-turned = Turned round, the location is the same: lay it upright.
dungeoneer-why-other-name = That spot is listed beside another location that it touches.
dungeoneer-why-not-joined = No exit would join the location to the others there.
dungeoneer-why-against-wall = An exit would lie against a wall there.
dungeoneer-why-closes = That would close the dungeon: some exit must stay open to further locations.
dungeoneer-why-not-laid = { $place } does not lie on the map.
dungeoneer-why-entrance-stays = The entrance stays where it is.
dungeoneer-why-holds-others = Without { $place } other locations would be cut off.
dungeoneer-why-nowhere-else = { $place } fits nowhere else.
dungeoneer-why-lies-there = The location lies there already, that way round.
dungeoneer-why-cuts-off = That would cut other locations off from the entrance.
dungeoneer-why-no-exchange = { $place } cannot change places: an exit would lie against a wall, or something would be cut off.
dungeoneer-why-not-dealt = { $place } was not dealt to you.
dungeoneer-why-later = { $place } belongs to a common quest: such locations come after all others.
dungeoneer-why-fits-nowhere = There is no legal spot for { $place } now.

## Table in text

dungeoneer-text-heading = Round { $round }, { $phase }: { $who ->
        [none] player { $number }
       *[other] { $who }
    }. Locations left: { $left }.
dungeoneer-text-legend = The number of each location; @ you, * other heroes; # wall, B blocked exit, T trap exit.
dungeoneer-text-location = { $number }. { $place } ({ $type }), glory { $glory }, peril { $peril }. { $exits }.{ $obstacle ->
        [none] {""}
       *[other] {" "}Obstacle: { $obstacle }.
    }{ $effect ->
        [none] {""}
       *[other] {" "}{ $effect }
    }{ $heroes ->
        [none] {""}
       *[other] {" "}Here: { $heroes }.
    }{ $attached ->
        [none] {""}
       *[other] {" "}Attached: { $attached }.
    }
dungeoneer-text-player = { $who-cap }{ $state ->
        [out] {" "}(out)
        [fallen] {" "}(fallen)
       *[well] {""}
    }: level { $level }, health { $health }, melee { $melee }, magic { $magic }, speed { $speed }; glory { $glory }, peril { $peril }, AP { $ap }{ $saved ->
        [yes] , one saved
       *[no] {""}
    }, cards { $hand-size }; { $place }.
dungeoneer-text-items = {"  "}In play: { $names }.
dungeoneer-text-pack = {"  "}Pack: { $names }.
dungeoneer-text-quests = {"  "}Quests: { $names }.
dungeoneer-text-done = {"  "}Completed: { $names }.
dungeoneer-text-own-quest = Your quest. { $quest }
dungeoneer-text-common = Common quest. { $quest }
dungeoneer-text-escort = Escort “{ $quest }”: { $carrier ->
        [none] lies at { $place }
       *[other] with { $carrier }
    }.
dungeoneer-text-declared = Declared: “{ $card }” against { $target }{ $form ->
        [none] {""}
       *[other] , { $form }
    }.
dungeoneer-text-lurking = Waiting banes: { $names }.
dungeoneer-text-placing = To be laid: { $place }, { $exits }.
dungeoneer-text-wounds = wounds: { $count }
dungeoneer-text-battle = Battle against { $target }, stage: { $stage }.
dungeoneer-text-foe = {"  "}{ $number }. { $who }{ $form ->
        [none] {""}
       *[other] , { $form }
    }{ $health ->
        [none] {""}
       *[other] , health { $health }
    }{ $attack ->
        [none] {""}
       *[other] , attack { $attack }
    }{ $counter ->
        [none] {""}
       *[other] , counter-attack { $counter }
    }{ $state ->
        [slain] {" "}(defeated)
        [gone] {" "}(discarded)
        [waits] {" "}(does not attack)
       *[other] {""}
    }
dungeoneer-text-hand = Your hand: { $cards }
dungeoneer-print-cost = { $cost ->
        [x] X
       *[other] { $cost }
    } { $pays ->
        [glory] glory
       *[peril] peril
    }
dungeoneer-print-cost-now = { $cost } glory instead of { $printed }
dungeoneer-print-time = time: { $time }
dungeoneer-print-attack = attacks: { $values }
dungeoneer-print-counter = only counter-attacks: { $values }
dungeoneer-print-health = health { $health }
dungeoneer-print-limits = boons up to { $boons }, treasures up to { $treasures }
dungeoneer-print-remark = “{ $text }”
