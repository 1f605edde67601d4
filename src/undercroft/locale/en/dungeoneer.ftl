# Dungeoneer

dungeoneer-about = Explore a dungeon, arm yourself, complete three quests, and play the monsters against everyone else.

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
dungeoneer-kind-dark = dark passage
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
dungeoneer-time-villainy = your villainy phase
dungeoneer-time-heroics = your heroics phase
dungeoneer-time-response = the response stage of a battle
dungeoneer-time-anytime = any time
dungeoneer-time-before-roll = before a roll
dungeoneer-time-after-roll = after a roll
dungeoneer-lasts-instant = instant
dungeoneer-lasts-permanent = permanent
dungeoneer-lasts-attachment = attachment
dungeoneer-asked-rolls-for = { $role ->
        [attack] an attack
        [counter] a counter-attack
        [quest] “{ $quest }”
        [search] a search (“{ $quest }”)
        [event] the event
        [peril] peril cards
       *[test] a threat ({ $stat } { $value }+)
    }
dungeoneer-asked-what = { $what ->
        [boon] boon
        [treasure] treasure
        [bane] bane
        [packed] monster in a pack
        [monster] attacking monster
       *[hero] hero
    }

## Events

dungeoneer-first = Player { $number } goes first.
dungeoneer-joins = Player { $number } plays { $who }.
dungeoneer-quest-of = { $who-cap }: personal quest “{ $quest }”.
dungeoneer-common = Common quest: “{ $quest }”.
dungeoneer-turn = Round { $round }: { $who }’s turn.
dungeoneer-draws-location = { $who-cap } draws { $place } and must place it.
dungeoneer-no-spot = { $place } does not fit anywhere and goes to the bottom of the deck.
dungeoneer-no-way = “{ $quest }” can no longer be completed: a location it needs will never be placed.
dungeoneer-lays = { $place } is placed { $side } of { $other }.
dungeoneer-swaps = { $place } and { $other } swap places.
dungeoneer-enters = { $who-cap } enters { $place }.
dungeoneer-opens = { $place }: { $who } forces the { $side } exit open; it costs { $ap } AP.
dungeoneer-exit-changed = { $place }: the { $side } exit is now { $kind ->
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
dungeoneer-stays = { $who-cap } stayed put and gains the points of the location again: { $place }.
dungeoneer-wounded = { $who-cap }: −{ $count } health ({ $health } left).
dungeoneer-healed = { $who-cap }: +{ $count } health ({ $health }).
dungeoneer-prevented = { $who-cap }: { $count ->
        [one] { $count } wound
       *[other] { $count } wounds
    } prevented.
dungeoneer-falls = { $who-cap } falls.
dungeoneer-stands = { $who-cap } stands up.
dungeoneer-lies-down = { $who-cap } lies down to gain { $ap } AP.
dungeoneer-dodges = { $who-cap } dodges the spikes.
dungeoneer-level = { $who-cap } is now level { $level }.
dungeoneer-defeated = { $who-cap } is defeated.
dungeoneer-rises = A new hero joins: { $who }.
dungeoneer-wins = { $who-cap } wins { $reason ->
        [quests] with three completed quests
        [final-quest] with the quest that ends the game
        [points] with the most victory points
       *[last-hero] as the last hero standing
    }.
dungeoneer-lost = The tomb keeps its hero. The game is lost.
dungeoneer-plays = { $who-cap } plays “{ $card }”.
dungeoneer-plays-at = { $who-cap } plays “{ $card }” against { $target }.
dungeoneer-attaches = “{ $card }” is attached to “{ $host }”.
dungeoneer-appears = “{ $card }” appears.
dungeoneer-lurks = “{ $card }” stays in play, waiting.
dungeoneer-ascends = The last hero is ready to become a legend: all heroes rise to level { $level }.
dungeoneer-becomes-legend = { $who-cap } is now level { $level } and has a new hero card.
dungeoneer-decks-change = From now on, other adventure cards and quests are in play.
dungeoneer-draws-from = { $who-cap } draws from the { $deck ->
        [glory] glory
       *[peril] peril
    } deck.
dungeoneer-event = “{ $event }” lies in the middle of the table.
dungeoneer-event-roll = { $who-cap } rolls { $die } for the event ({ $value }+ adds a token).
dungeoneer-event-ends = “{ $event }” is discarded.
dungeoneer-token = { $way ->
        [more] The event: +{ $count } ({ $tokens ->
            [one] { $tokens } token
           *[other] { $tokens } tokens
        }).
       *[fewer] The event: −{ $count } ({ $tokens ->
            [one] { $tokens } token
           *[other] { $tokens } tokens
        }).
    }
dungeoneer-upkeep = { $who-cap } pays { $count } glory to keep “{ $card }”.
dungeoneer-serves = { $card } now serves { $who } as a minion.
dungeoneer-minion-wounded = { $card }, minion of { $who }: −{ $count } health ({ $health } left).
dungeoneer-stands-in = { $monster-cap } counters in place of { $who }.
dungeoneer-special = { $monster-cap }: { $who } pays { $count } more peril for the special effect.
dungeoneer-lays-trap = “{ $card }” waits in { $place }.
dungeoneer-springs = { $place }: “{ $card }” goes off.
dungeoneer-ambush = { $card } attacks { $who } in { $place }.
dungeoneer-uses = { $who-cap } uses { $kind ->
        [hero] a hero ability
       *[other] “{ $card }”
    }.
dungeoneer-discards = { $who-cap } discards “{ $card }”.
dungeoneer-returns = { $who-cap } returns “{ $card }” to hand.
dungeoneer-steals = { $who-cap } takes “{ $card }” from { $from }.
dungeoneer-steals-card = { $who-cap } takes a card from { $from }’s hand.
dungeoneer-stolen-card = The stolen card is “{ $card }”.
dungeoneer-draws = { $who-cap } draws { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }.
dungeoneer-drew = You drew “{ $card }”.
dungeoneer-threat-of = { $of ->
        [none] {""}
        [rising] {" "}of standing up
       *[other] { $side ->
            [none] {" “"}{ $of }”
           *[other] {" "}of the { $side } exit, { $of }
        }
    }
dungeoneer-passes = { $who-cap } passes the threat{ dungeoneer-threat-of }: { $stat } { $total } against { $value } (die { $die }).
dungeoneer-fails = { $who-cap } fails the threat{ dungeoneer-threat-of }: { $stat } { $total } against { $value } (die { $die }).
dungeoneer-rolls-again = { $who-cap } rolls the die again.
dungeoneer-attacks = { $who-cap } attacks { $target }: { $form }.
dungeoneer-plus = { $plus ->
        [-1] − 1
        [-2] − 2
        [-3] − 3
        [-4] − 4
        [-5] − 5
        [-6] − 6
       *[other] + { $plus }
    }
dungeoneer-attack-roll = { $who-cap }, attack: { $die } { dungeoneer-plus } = { $total }.
dungeoneer-counter-roll = { $who-cap }, counter-attack: { $die } { dungeoneer-plus } = { $total }.
dungeoneer-tie = A tie between { $from } and { $who }: nobody is hit.
dungeoneer-foe-wounded = { $monster-cap }: −{ $count } health ({ $health } left).
dungeoneer-foe-slain = { $monster-cap } is defeated.
dungeoneer-foe-discarded = { $monster-cap } is discarded and leaves the battle.
dungeoneer-called-off = { $monster-cap } skips its attack in this battle.
dungeoneer-home = { $monster-cap } goes { $where ->
        [to-hand] to { $who }’s hand
        [to-pack] to { $who }’s pack
       *[to-discard] to the discard pile
    }.
dungeoneer-rewards = { $who-cap } gives { $target } { $count } peril for a wound dealt.
dungeoneer-attempts = { $who-cap } attempts “{ $quest }”.
dungeoneer-luck = { $who-cap } rolls { $sum }{ $read ->
        [best] {" "}(the best of { $dice })
       *[all] {""}
    } and needs { $value }.
dungeoneer-quest-fails = { $who-cap } fails “{ $quest }”.
dungeoneer-completes = { $who-cap } completes “{ $quest }”!
dungeoneer-finds = { $who-cap } finds what “{ $quest }” asks for ({ $sum } against { $value }).
dungeoneer-finds-nothing = { $who-cap } searches for “{ $quest }” and finds nothing ({ $sum } against { $value }).
dungeoneer-escorts = { $who-cap } starts the escort “{ $quest }”.
dungeoneer-drops = { $who-cap } drops the escort “{ $quest }” at { $place }.
dungeoneer-steals-escort = { $who-cap } takes the escort “{ $quest }” from { $from }.
dungeoneer-swaps-quest = { $who-cap } exchanges “{ $quest }” for “{ $new }”.
dungeoneer-wanders = Encounter dice: { $faces }. Cards: { $count }.

## Prompts

dungeoneer-ask-drop = { $count ->
        [one] You are escorting “{ $quest }” and may drop it here at any time ({ $place }); it waits until a hero picks it up.
       *[other] You are escorting { $count } quests and may drop any of them here at any time ({ $place }); they wait until a hero picks them up.
    }
dungeoneer-ask-hero = { $who ->
        [none] Choose the hero you play.
       *[other] { $who-cap } is defeated: choose the hero you continue with.
    }
dungeoneer-ask-lay-which = Building the dungeon: which of your locations do you place now?
dungeoneer-ask-place = { $source ->
        [none] Where do you place { $place }?
       *[other] { $source }: where do you move { $place }?
    }
dungeoneer-ask-villainy = You are the Dungeonlord: play peril cards against the others, or end the phase.
dungeoneer-ask-encounters = { $count ->
        [one] { $count } encounter declared. Declare another, or resolve it now.
       *[other] { $count } encounters declared. Declare another, or resolve them now.
    }
dungeoneer-ask-form = { $monster-cap } attacks { $who }: in which form?
dungeoneer-ask-heroics = Your heroics: { $ap } AP, { $glory } glory.
dungeoneer-ask-response = { $count ->
        [one] { $monster-cap } attacks you: respond before the dice are rolled, or pass.
       *[other] { $monster-cap } and others attack you ({ $count } in all): respond before the dice are rolled, or pass.
    }
dungeoneer-ask-response-owner = { $who-cap } strikes back at your monster, { $monster }: respond before the dice are rolled, or pass.
dungeoneer-ask-entry = { $deed ->
        [attack] { $source } is about to attack in { $place }: play a glory card first, or continue.
       *[effect] { $source ->
            [none] { $place } is about to take effect: play a glory card first, or continue.
           *[other] “{ $source }” in { $place } is about to take effect: play a glory card first, or continue.
        }
    }
dungeoneer-ask-ready = Reward: play permanent treasures now, or continue.
dungeoneer-ask-anytime = { $after ->
        [placed] { $who-cap } is about to begin the heroics phase: act first, or pass.
        [declared] { $who-cap } has declared encounters: prepare, or pass.
        [quest] { $who-cap } has ended the heroics phase with a quest: act, or pass.
       *[action] { $who-cap } has acted: act before the game continues, or pass.
    }
dungeoneer-ask-before-roll = { $who-cap } is about to roll for { dungeoneer-asked-rolls-for }: act, or pass.
dungeoneer-ask-after-roll = { $who-cap } rolled { $die } for { dungeoneer-asked-rolls-for }: act, or pass.
dungeoneer-ask-whom = { $source }: { $deed ->
        [steal] which { dungeoneer-asked-what } do you steal from { $who }?
        [discard] { $what ->
            [monster] which attacking monster is discarded?
            [packed] { $who ->
                [none] which monster in a pack is discarded?
               *[other] which monster in the pack of { $who } is discarded?
            }
           *[other] { $who ->
                [none] which { dungeoneer-asked-what } is discarded?
               *[other] which { dungeoneer-asked-what } does { $who } lose?
            }
        }
        [return] which { dungeoneer-asked-what } do you take back into your hand?
        [cancel-attack] which attacker skips its attack?
        [make-minion] which monster becomes your minion?
        [give-peril] who gets the peril?
        [warp] which hero is moved?
        [heal] which hero recovers?
        [wound] which hero is wounded?
        [test] which hero must pass the threat?
       *[other] which { dungeoneer-asked-what } does it affect?
    }
dungeoneer-ask-destination = { $source ->
        [none] Where does { $who } start?
       *[other] { $source }: where does { $who } go?
    }
dungeoneer-ask-shift = { $source }: { $deed ->
        [swap] which location do you swap with another?
       *[shift] which location do you move?
    }
dungeoneer-ask-swap = { $source }: which location do you swap with { $place }?
dungeoneer-ask-exit = { $source }: { $deed ->
        [open] which exit of { $place } do you open?
       *[block] which exit of { $place } do you block?
    }
dungeoneer-ask-escort = { $source }: which escort do you take from { $who }?
dungeoneer-ask-swap-quest = { $source }: which quest do you give back for a new one?
dungeoneer-ask-payer = { $source }: whose peril pays for it ({ $cost ->
        [0] as much as you choose
       *[other] { $cost }
    })?
dungeoneer-ask-pay = { $source }: how much { $pays ->
        [glory] glory
       *[peril] peril
    } do you pay? The effect grows with it.
dungeoneer-ask-host = { $source }: what do you attach it to?
dungeoneer-ask-give-up = { $source }: which { dungeoneer-asked-what } do you give up for it?
dungeoneer-ask-excess = { $what ->
        [boon] { $most ->
            [0] Your hero may have no boon in play now: which one do you discard first?
            [one] Your hero may have only { $most } boon in play: which one do you discard?
           *[other] Your hero may have only { $most } boons in play: which one do you discard?
        }
        [treasure] { $most ->
            [0] Your hero may have no treasure in play now: which one do you discard first?
            [one] Your hero may have only { $most } treasure in play: which one do you discard?
           *[other] Your hero may have only { $most } treasures in play: which one do you discard?
        }
        [both] Your hero has too many boons and too many treasures in play: which card do you discard first?
       *[type] Your hero may have only one treasure of each type in play: which one do you discard?
    }
dungeoneer-ask-pack = { $most ->
        [one] Your pack holds only { $most } monster: which one do you discard?
       *[other] Your pack holds only { $most } monsters: which one do you discard?
    }
dungeoneer-ask-dodge = Spikes in { $place }: dodge them for { dungeoneer-ap }, or roll ({ $stat } { $value }+) to avoid a wound.
dungeoneer-ask-hit = You hit { $who }: deal a wound, or take an escort instead.
dungeoneer-ask-challenge = { $count ->
        [0] No attacker is left: attack a hero here for { dungeoneer-ap }, or go on.
        [one] { $monster-cap } attacks you: challenge it for { dungeoneer-ap }, or let it go.
       *[other] Challenge one of your attackers for { dungeoneer-ap }, or let them go.
    }
dungeoneer-ask-lair = The battle is over: where does { $monster } go?
dungeoneer-ask-keep = Hard mode: which monster joins the pack?
dungeoneer-ask-reward = { $count ->
        [one] Your monsters wounded { $who }: give someone { $peril } peril, or decline.
       *[other] Your monsters wounded { $who }: give someone { $peril } peril ({ $count } in all), or decline.
    }
dungeoneer-ask-extra-die = { $source }: pay { $cost } glory for an extra die?
dungeoneer-ask-discard = { $source ->
        [none] End of your turn: choose a card to discard.
       *[other] { $source }: choose a card from your hand to discard.
    }
dungeoneer-ask-save = Save { dungeoneer-ap } for other players’ turns? What is not saved is lost.
dungeoneer-ask-draw = { $after ->
        [monster] A monster is defeated: draw a glory card for it?
       *[turn] End of your turn: draw a glory card?
    }
dungeoneer-ask-legend = Which legendary hero does your hero become?
dungeoneer-ask-deck = Which deck do you draw your next card from?
dungeoneer-ask-upkeep = Not enough glory to keep all your cards: which one do you pay for next? The rest return to your hand.
dungeoneer-ask-special = { $monster-cap } attacks { $who }: pay more of that player’s peril for its special effect?
dungeoneer-ask-minion = { $monster-cap } attacks: does your hero counter, or your minion?
dungeoneer-ask-discount = How much of the event’s discount ({ $count } left) does { $monster } get?
dungeoneer-ask-trap = In which empty location do you lay “{ $source }”?

## Options

dungeoneer-do-pass = Pass
dungeoneer-do-pass-on = Continue
dungeoneer-do-pass-roll = Roll now
dungeoneer-do-end = End the phase
dungeoneer-do-fight = Done: start the encounters
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
dungeoneer-do-play-use = Play “{ $card }” and use it immediately ({ $cost } glory)
dungeoneer-beast = “{ $card }”{ $wounds ->
        [0] {""}
        [one] {" "}({ $wounds } wound)
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
            [yes] {" (once per turn)"}
           *[no] {""}
        }
       *[other] {" ("}{ dungeoneer-price }{ $once ->
            [yes] , once per turn
           *[no] {""}
        })
    }
dungeoneer-do-use = { $kind ->
        [hero] Use { $card }’s ability
       *[other] Use “{ $card }”
    }: { $does }{ dungeoneer-terms }
dungeoneer-do-use-quest = Use “{ $quest }”: { $does }{ dungeoneer-terms }
dungeoneer-do-move = Go { $side }: { $place } ({ dungeoneer-ap })
dungeoneer-do-explore = Explore: place another location for { dungeoneer-ap }
dungeoneer-do-draw = Draw a card
dungeoneer-do-place = { $side-cap } of { $place }{ $turned ->
        [yes] , rotated
       *[no] {""}
    }
dungeoneer-do-attack = Attack { $target }: { $form } ({ dungeoneer-ap })
dungeoneer-do-challenge = Challenge { $target }: { $form } ({ dungeoneer-ap })
dungeoneer-do-lie = Lie down and challenge { $target }: { $form }
dungeoneer-do-lie-down = Lie down to gain { $ap } AP
dungeoneer-do-stand = Stand up for { dungeoneer-ap }
dungeoneer-do-attempt = Attempt “{ $quest }”{ dungeoneer-terms }
dungeoneer-do-search = Search for “{ $quest }”{ dungeoneer-terms }: die { dungeoneer-plus }, needs { $value }
dungeoneer-do-begin = Start the escort “{ $quest }”
dungeoneer-do-deliver = Complete the escort “{ $quest }”
dungeoneer-do-pickup = Pick up the escort “{ $quest }”
dungeoneer-do-drop = Drop the escort “{ $quest }”
dungeoneer-do-take = Take the escort “{ $quest }”
dungeoneer-do-wound = Deal a wound
dungeoneer-do-discard = Discard “{ $card }”
dungeoneer-do-discard-treasure = Discard the treasure “{ $card }”
dungeoneer-do-discard-pack = Discard { dungeoneer-beast } from the pack
dungeoneer-do-save = Save { dungeoneer-ap }
dungeoneer-do-payer = { $target }’s peril
dungeoneer-do-pay = Pay { $count }
dungeoneer-do-form = { $value ->
        [-1] { $form }
       *[other] { $form }: die + { $value }
    }
dungeoneer-do-peril = { $count } peril to { $target }
dungeoneer-do-hero = { $target }
dungeoneer-do-foe = { $target }
dungeoneer-do-card = { $target }: “{ $card }”
dungeoneer-do-beast = { dungeoneer-beast } in { $target }’s pack
dungeoneer-do-location = { $place }
dungeoneer-do-exit = { $side-cap } exit
dungeoneer-do-quest = “{ $quest }”
dungeoneer-do-choose = { $hero }
dungeoneer-do-to-hand = Return it to hand
dungeoneer-do-to-pack = Put it in the pack
dungeoneer-do-to-discard = Discard it
dungeoneer-do-dodge = Dodge for { dungeoneer-ap }
dungeoneer-do-test = Make the roll
dungeoneer-do-extra-die = Roll one extra die for { $cost } glory
dungeoneer-do-plain = Roll without the extra die
dungeoneer-do-rouse = { $card } attacks { $target } ({ $cost } peril)
dungeoneer-do-glory-deck = The glory deck
dungeoneer-do-peril-deck = The peril deck
dungeoneer-do-keep = Keep “{ $card }”
dungeoneer-do-special = Use the special effect against { $target } ({ $cost } peril)
dungeoneer-do-by-hero = My hero counters
dungeoneer-do-by-minion = My minion counters: { $card }
dungeoneer-do-minion = { $card } attacks { $target }: { $form } ({ dungeoneer-ap })
dungeoneer-do-off = { $count } peril less

## Chances

dungeoneer-percent = { $range ->
        [most] up to { $high }%
        [between] { $low }–{ $high }%
       *[exact] { $high }%
    }
dungeoneer-chance-wins = { $who-cap } wins the game: { dungeoneer-percent }
dungeoneer-chance-quest = “{ $quest }” is completed: { dungeoneer-percent }
dungeoneer-chance-found = “{ $quest }” is found: { dungeoneer-percent }
dungeoneer-chance-stands = { $who-cap } stands up: { dungeoneer-percent }
dungeoneer-chance-enters = { $who-cap } gets through: { dungeoneer-percent }
dungeoneer-chance-test = { $who-cap } passes the threat { $stat } { $value }+: { dungeoneer-percent }
dungeoneer-chance-clash = { $who-cap } attacks { $target } ({ $form }): hits { $hits }%, ties { $draw }%, is hit { $struck }%
dungeoneer-chance-dies = { $who-cap } is defeated: { dungeoneer-percent }
dungeoneer-chance-wounds = { $who-cap } takes { $number ->
        [1] a wound
       *[other] { $number } or more wounds
    }: { dungeoneer-percent }
dungeoneer-chance-falls = { $who-cap } falls: { dungeoneer-percent }
dungeoneer-chance-slain = { $monster-cap } is defeated: { dungeoneer-percent }
dungeoneer-chance-hurt = { $monster-cap } takes a wound: { dungeoneer-percent }
dungeoneer-chance-meets = { $number } or more encounter cards: { dungeoneer-percent }
dungeoneer-chance-exit = { $place }, { $side } exit: { dungeoneer-percent } to pass
dungeoneer-chance-location = { $place }: { dungeoneer-percent } to pass
dungeoneer-odds-success = success { dungeoneer-percent }
dungeoneer-odds-test = { $stat } { $value }+ { dungeoneer-percent }
dungeoneer-odds-hit = hit { dungeoneer-percent }
dungeoneer-odds-harm = a wound { dungeoneer-percent }
dungeoneer-odds-hurt = it is wounded { dungeoneer-percent }
dungeoneer-odds-works = works { dungeoneer-percent }
dungeoneer-odds-kill = kill { dungeoneer-percent }
dungeoneer-odds-encounter = encounter { dungeoneer-percent }
dungeoneer-odds-wound = you are wounded { dungeoneer-percent }
dungeoneer-odds-fall = you fall { dungeoneer-percent }
dungeoneer-odds-death = you die { dungeoneer-percent }
dungeoneer-odds-other-quest = the quest succeeds { dungeoneer-percent }
dungeoneer-odds-other-fails = the hero fails { dungeoneer-percent }
dungeoneer-odds-other-wound = the hero is wounded { dungeoneer-percent }
dungeoneer-odds-other-fall = the hero falls { dungeoneer-percent }
dungeoneer-odds-other-death = the hero dies { dungeoneer-percent }
dungeoneer-alarm-dies = you would die
dungeoneer-alarm-may-die = you might die ({ dungeoneer-percent })
dungeoneer-alarm-hopeless = no roll is high enough

## Why not

dungeoneer-peril = { $cost } peril
dungeoneer-why-out = Your hero is defeated; you are out of the game.
dungeoneer-why-setup = The game is being set up: nobody has a hero yet.
dungeoneer-why-not-now = That is not what you are choosing now.
dungeoneer-why-not-offered = That is not one of the choices here.
dungeoneer-why-pause = The game is paused for responses: act or pass, then it continues.
dungeoneer-why-own-turn = You can do that only on your own turn.
dungeoneer-why-phase = You can do that only in your heroics phase; this is the { $phase }.
dungeoneer-why-nothing-there = There is no location { $side } of your hero.
dungeoneer-why-wall = There is a wall to the { $side }.
dungeoneer-why-fallen = A fallen hero cannot move: stand up first, for { dungeoneer-ap }.
dungeoneer-why-lying = A fallen hero can spend action points only on standing up.
dungeoneer-why-no-ap = That takes { dungeoneer-ap }, more than your hero has.
dungeoneer-why-reserved = Your hero’s last action point is reserved for the step through the exit being tested.
dungeoneer-why-no-locations = All locations have been placed.
dungeoneer-why-forbidden = Something in force here forbids it: the location, a quest or a card.
dungeoneer-why-own-peril = “{ $card }”: you cannot spend your own peril.
dungeoneer-why-no-such-hero = “{ $card }”: there is no such hero in the game.
dungeoneer-why-not-in-hand = “{ $card }” is not in your hand.
dungeoneer-why-one-batch = “{ $card }”: encounters are declared together, once per villainy phase.
dungeoneer-why-no-peril = “{ $card }” costs { dungeoneer-peril }; { $who } has less.
dungeoneer-why-no-payer = “{ $card }” costs { dungeoneer-peril }; no opponent has that much.
dungeoneer-why-no-glory = “{ $card }” costs { $cost } glory; you have less.
dungeoneer-why-limit = You cannot play “{ $card }”: your hero is already at the limit for such cards.
dungeoneer-why-one-like = You cannot play “{ $card }”: your hero already has a treasure of that type in play.
dungeoneer-why-time = You cannot play “{ $card }” now. Its time: { $time }.
dungeoneer-why-anothers-roll = “{ $card }” works only on your own hero’s rolls.
dungeoneer-why-others-battle = “{ $card }” is about your own hero, who is not in this battle: you respond for your monster.
dungeoneer-why-nothing = “{ $card }” would do nothing now, or its condition is not met.
dungeoneer-why-no-host = There is nothing to attach “{ $card }” to.
dungeoneer-why-solo-boon = In a solo game you can play permanent boons only at the entrance.
dungeoneer-why-solo-treasure = In a solo game you can play permanent treasures only in the reward stage of a battle.
dungeoneer-why-not-in-pack = “{ $card }” is not in your pack.
dungeoneer-why-not-in-play = Your hero does not have “{ $card }” in play.
dungeoneer-why-no-ability = “{ $card }” has no ability to use.
dungeoneer-why-used = “{ $card }” has already been used this turn.
dungeoneer-why-cannot-pay = You cannot pay the cost of using “{ $card }”.
dungeoneer-why-play-use = “{ $card }” can only be played in the usual way, if at all.
dungeoneer-why-not-your-quest = “{ $quest }” is not one of your open quests.
dungeoneer-why-elsewhere = “{ $quest }” cannot be attempted here. It belongs to: { $place }.
dungeoneer-why-search-first = You must first search here for “{ $quest }”.
dungeoneer-why-found = “{ $quest }” has already been found here.
dungeoneer-why-sacrifice = “{ $quest }” demands more than you can give up.
dungeoneer-why-begun = The escort “{ $quest }” has already started.
dungeoneer-why-other-grade = Quests of this grade are not exchanged here.
dungeoneer-why-no-escort = Your hero is not escorting “{ $quest }”.
dungeoneer-why-not-lying = The escort “{ $quest }” is not here.
dungeoneer-why-not-here = There is no such hero at your location.
dungeoneer-why-peace = Heroes may not attack heroes here: { $place }.
dungeoneer-why-attacked = Your hero has already attacked this turn.
dungeoneer-why-in-battle = You are in a battle: wait for the challenge stage.
dungeoneer-why-no-such-monster = No such monster has attacked your hero.
dungeoneer-why-foe-gone = That monster was defeated or removed before the challenge stage.
dungeoneer-why-called-off = That monster’s attack was called off, so it cannot be challenged.
dungeoneer-why-no-further = A challenge cannot be answered with another challenge.
dungeoneer-why-has-ap = Your hero has an action point: challenge with that.
dungeoneer-why-has-saved = Your hero has a saved action point, so lying down to attack is not allowed.
dungeoneer-why-lies = Your hero is already lying down.
dungeoneer-why-not-attacker = You can lie down only to challenge a hero or monster that attacked you.
dungeoneer-why-lie-down = There is nothing to spend the action point on if you lie down now.
dungeoneer-why-form = Your hero cannot attack with { $form }.
dungeoneer-why-standing = Your hero is already standing.
dungeoneer-why-variant = That belongs to a variant this table does not use.
dungeoneer-why-not-in-lair = No such hero stands in the lair.
dungeoneer-why-roused = { $card } has already attacked for peril this turn.
dungeoneer-limit-shared = { $most ->
        [2] This game is for { $most } players: only that many heroes are in both sets. With “{ $option }” more can play.
       *[other] This game is for { $least } to { $most } players: only that many heroes are in both sets. With “{ $option }” more can play.
    }
dungeoneer-limit-climb = With both sets the most points win: this game takes at least { $least } players.
dungeoneer-limit-both = “{ $option }” is for tables that play with both sets.
dungeoneer-limit-falling = “{ $option }” does not exist in Wrath of the Serpent Goddess.
dungeoneer-limit-lair = “{ $option }” needs Wrath of the Serpent Goddess: only that set has a lair.
dungeoneer-why-legendary = “{ $card }” is for heroes of level { $level } and above, or against them.
dungeoneer-why-no-trap-place = “{ $card }” needs a location with no hero and no other trap.
dungeoneer-why-no-minion = No monster serves your hero.
dungeoneer-why-minion-used = Your minion has already acted this turn.
dungeoneer-why-minion-target = Your minion strikes back only at the monster or hero that has just attacked.
dungeoneer-why-no-neighbour = { $place } is not on the map, so nothing can be joined to it.
dungeoneer-why-occupied = There is already a location there.
dungeoneer-why-same-turned = The location looks the same when rotated: place it upright.
dungeoneer-why-other-name = That spot is listed under another location with an exit to it.
dungeoneer-why-not-joined = No exit would connect it to the locations there.
dungeoneer-why-against-wall = An exit would face a wall there.
dungeoneer-why-other-frame = Surface joins only surface, and dungeon only dungeon.
dungeoneer-why-closes = That would close off the dungeon: at least one exit must stay open for more locations.
dungeoneer-why-not-laid = { $place } is not on the map.
dungeoneer-why-entrance-stays = The entrance cannot be moved.
dungeoneer-why-holds-others = Moving { $place } would cut off other locations.
dungeoneer-why-nowhere-else = { $place } does not fit anywhere else.
dungeoneer-why-lies-there = The location is there already: a shift must move it to another place.
dungeoneer-why-cuts-off = That would cut other locations off from the entrance.
dungeoneer-why-no-exchange = { $place } cannot be swapped: an exit would face a wall, or a location would be cut off.
dungeoneer-why-not-dealt = { $place } was not dealt to you.
dungeoneer-why-later = { $place } belongs to a common quest: such locations are placed after all others.
dungeoneer-why-fits-nowhere = There is no legal spot for { $place } at the moment.

## Table in text

dungeoneer-text-heading = Round { $round }, { $phase }: { $who ->
        [none] player { $number }
       *[other] { $who }
    }. Locations left: { $left }.
dungeoneer-sign-blocked = B
dungeoneer-sign-trap = T
dungeoneer-text-legend = Numbers are locations; @ you, * other heroes; # wall, { dungeoneer-sign-blocked } blocked exit, { dungeoneer-sign-trap } trap exit.
dungeoneer-text-location = { $number }. { $place } ({ $type }), glory { $glory }, peril { $peril }. Exits: { $exits }.{ $obstacle ->
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
    }{ $traps ->
        [none] {""}
       *[other] {" "}Traps that wait: { $traps }.
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
dungeoneer-text-upkeep = {"  "}Upkeep in the next reset phase: { $count } glory{ $short ->
        [yes] , more than there is
       *[no] {""}
    }.
dungeoneer-text-event = Event “{ $event }”: tokens { $tokens } of { $most }.
dungeoneer-text-own-quest = Your quest. { $quest }
dungeoneer-text-common = Common quest. { $quest }
dungeoneer-text-escort = Escort “{ $quest }”: { $carrier ->
        [none] waiting at { $place }
       *[other] with { $carrier }
    }.
dungeoneer-text-declared = Declared: “{ $card }” against { $target }{ $form ->
        [none] {""}
       *[other] , { $form }
    }.
dungeoneer-text-lurking = Waiting banes: { $names }.
dungeoneer-text-placing = To be placed: { $place }. Exits: { $exits }.
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
        [waits] {" "}(skips its attack)
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
dungeoneer-print-legendary = legendary: from level { $level }
dungeoneer-print-time = time: { $time }
dungeoneer-print-attack = attacks: { $values }
dungeoneer-print-counter = counter-attacks only: { $values }
dungeoneer-print-health = health { $health }
dungeoneer-print-limits = up to { $boons } boons and { $treasures } treasures
dungeoneer-print-remark = “{ $text }”
