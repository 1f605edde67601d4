# Descent: what is said at the table.

## Names

descent-about = One of you is the overlord of a dungeon; the others send heroes into it.
descent-nobody = nobody
descent-overlord = the overlord
descent-master-bane-spider = master bane spider
    .the = the master bane spider
    .The = The master bane spider
descent-master-beastman = master beastman
    .the = the master beastman
    .The = The master beastman
descent-master-demon = master demon
    .the = the master demon
    .The = The master demon
descent-master-dragon = master dragon
    .the = the master dragon
    .The = The master dragon
descent-master-giant = master giant
    .the = the master giant
    .The = The master giant
descent-master-hell-hound = master hell hound
    .the = the master hell hound
    .The = The master hell hound
descent-master-manticore = master manticore
    .the = the master manticore
    .The = The master manticore
descent-master-naga = master naga
    .the = the master naga
    .The = The master naga
descent-master-ogre = master ogre
    .the = the master ogre
    .The = The master ogre
descent-master-razorwing = master razorwing
    .the = the master razorwing
    .The = The master razorwing
descent-master-skeleton = master skeleton
    .the = the master skeleton
    .The = The master skeleton
descent-master-sorcerer = master sorcerer
    .the = the master sorcerer
    .The = The master sorcerer
descent-monster-mimic = mimic
    .the = the mimic
    .The = The mimic
descent-named-hask = Hask
descent-order-none = no order
descent-order-aim = Aim
descent-order-dodge = Dodge
descent-order-guard = Guard
descent-order-rest = Rest
descent-action-none = no action
descent-action-run = Run
descent-action-battle = Battle
descent-action-advance = Advance
descent-action-ready = Ready
descent-action-stunned = one thing only (stunned)
descent-action-scamper = scampering
descent-form-melee = melee
descent-form-ranged = ranged
descent-form-magic = magic
descent-own-ability = hero ability
descent-own-ability-red-scorpion = 1 fatigue to heal 1 wound
descent-own-ability-red-scorpion-2 = 1 wound to recover 1 fatigue
descent-token-coins = coins
descent-token-key-red = red rune key
descent-token-key-blue = blue rune key
descent-token-key-yellow = yellow rune key

## The Cellar

descent-goal-cellar = Kill Hask before your conquest is used up.
descent-lord-goal-cellar = Make the heroes lose all their conquest before they kill Hask.
descent-area-cellar-steps = Under the trapdoor the steps are wet, and not with water. At their foot glows a glyph, the last friendly light down here. Ahead is a door; behind it something gnaws, and stops to listen.
descent-area-cellar-hall = The door opens on a hall that smells of wet fur. Something was eating here, and it has not finished: horned heads turn towards your light.
descent-area-cellar-larder = Shelves line the walls, and between the barrels bones have learned to stand. On a hook among the hams hangs a key with a red rune.
descent-area-cellar-cold-room = Cold air meets you, and laughter. Across the floor gapes a pit, and behind it waits Hask, who has thrown better people than you into it.

## Events

descent-begins = The quest begins: { $quest }. Conquest: { $conquest }.
descent-deals-hero = A hero joins: { $who }.
descent-learns = { $who-cap } has the skill { $skill }.
descent-swaps-skill = { $who-cap } gives up { $skill } for { $other }.
descent-places = { $who-cap } begins at { $space }.
descent-round = Round { $number }
descent-turn = { $who-cap } begins a turn.
descent-declares-action = { $who-cap } chooses: { $action }.
descent-overlord-turn = The overlord’s turn begins, round { $number }.
descent-heroes-win = The heroes have won. Conquest: { $conquest }.
descent-overlord-wins = The overlord has won.
descent-buys = { $who-cap } buys: { $item }. Coins left: { $coins }.
descent-sells = { $who-cap } sells: { $item }. Coins: { $coins }.
descent-trains = { $who-cap } trains: { $trait } +1. Coins left: { $coins }.
descent-equips = { $who-cap } equips: { $item }.
descent-stows = { $who-cap } packs: { $item }.
descent-drops = { $who-cap } drops: { $item }.
descent-gives = { $who-cap } gives to { $ally }: { $item }.
descent-picks-up = { $who-cap } picks up: { $token }.
descent-coins = { $who-cap }: coins +{ $count } ({ $coins } now).
descent-uses = { $who-cap } uses: { $source }.
descent-treasure = { $who-cap } draws: { $item }.
descent-no-treasure = { $who-cap }: no treasure of that color is left.
descent-moves = { $who-The } moves to { $space }.
descent-jumps = { $who-The } jumps to { $space }.
descent-climbs-stairs = { $who-The } takes the stairs to { $space }.
descent-goes-to-town = { $who-cap } goes to town.
descent-enters-dungeon = { $who-cap } returns from town at { $space }.
descent-activates-glyph = { $who-cap } activates the glyph at { $space }.
descent-opens-door = { $who-The } opens a door.
descent-closes-door = { $who-The } closes a door.
descent-reveals = { $text }
descent-appears = { $kind-The } appears at { $space }.
descent-falls-in = { $who-The } falls into the pit.
descent-aura = { $who-The } suffers { $count ->
        [one] { $count } wound
        *[other] { $count } wounds
    } from an Aura.
descent-tires = { $who-cap } pays fatigue for movement. Fatigue left: { $fatigue }.
descent-visits-market = { $who-cap } visits the market.
descent-attacks = { $who-The } attacks { $space }.
descent-attacks-area = { $who-The } attacks several spaces at once.
descent-aims = { $who-The } makes an aimed attack.
descent-rolls = { $who-The } rolls: range { $range }, damage { $damage }, surges { $surges }, enhancements { $points }.
descent-rerolls = { $who-The } rolls { $count ->
        [one] { $count } die
        *[other] { $count } dice
    } again.
descent-cancels-out = The attack is both aimed and dodged: no dice are rolled again.
descent-misses = { $who-The } misses.
descent-too-short = { $who-The } does not reach the target: not enough range.
descent-fears = { $who-The } has too few surges to overcome Fear: the attack fails.
descent-adds-die = { $who-cap } pays fatigue for power dice. Fatigue left: { $fatigue }.
descent-buys-surge = { $who-cap } spends { $surges ->
        [one] { $surges } surge
        *[other] { $surges } surges
    }: { $effect ->
        [damage] damage +{ $n }
        [range] range +{ $n }
        [pierce] Pierce +{ $n }
        [blast] Blast +{ $n }
        [burn] Burn
        [stun] Stun
        [double-damage] double damage
        [kill] kill at once
        *[lose-threat] threat −{ $n }
    }.
descent-hits = { $who-The } hits { $target-the }: damage { $damage }, armor { $armor }{ $pierce ->
        [0] {""}
        *[other] {" "}(Pierce { $pierce })
    }, wounds { $wounds }.
descent-wounded = { $who-The } suffers { $count ->
        [one] { $count } wound
        *[other] { $count } wounds
    } ({ $wounds } left).
descent-cancels = { $who-cap } cancels { $count ->
        [one] { $count } wound
        *[other] { $count } wounds
    }.
descent-lingers = { $who-The } now has { $count ->
        [one] { $count } { $ability } token
        *[other] { $count } { $ability } tokens
    }.
descent-recovers-from = { $who-The } has { $count ->
        [0] no { $ability } tokens
        [one] { $count } { $ability } token
        *[other] { $count } { $ability } tokens
    } left.
descent-thrown = { $who-The } is thrown to { $space }.
descent-killed = { $who-The } is killed.
descent-rises = { $who-The } rises again ({ $wounds ->
        [one] { $wounds } wound
        *[other] { $wounds } wounds
    } left).
descent-stays-down = { $who-The } does not rise again.
descent-bounty = { $who-cap } gets the reward for killing a master and now has { $coins } coins.
descent-dies = { $who-cap } is killed and wakes up in town with { $coins } coins.
descent-heals = { $who-The } heals { $count ->
        [one] { $count } wound
        *[other] { $count } wounds
    } ({ $wounds } left).
descent-recovers = { $who-cap } recovers { $count } fatigue ({ $fatigue } now).
descent-gains-conquest = Conquest +{ $count } ({ $conquest } now).
descent-loses-conquest = Conquest −{ $count } ({ $conquest } left).
descent-places-order = { $who-cap } places an order: { $order }.
descent-takes-back = { $who-cap }: the { $order } order is removed.
descent-guards = { $who-cap } interrupts the overlord’s turn with a guard order.
descent-gains-threat = Threat +{ $count } ({ $threat } now).
descent-loses-threat = Threat −{ $count } ({ $threat } left).
descent-draws = The overlord draws { $count ->
        [one] { $count } card
        *[other] { $count } cards
    }.
descent-draws-card = You draw { $card }.
descent-discards = The overlord discards { $card }. Threat: { $threat }.
descent-shows = The overlord shows { $card } and discards cards to pay for it.
descent-plays = The overlord plays { $card }. Threat left: { $threat }.
descent-stays-in-force = { $card } stays in play.
descent-reshuffles = The overlord’s deck has run out; the discard pile becomes the new deck.
descent-activates = The overlord activates { $who-the }.
descent-saves = { $who-cap } rolls against the trap. Faces that help: { $count }.
descent-opens-chest = { $who-cap } opens a { $colour ->
        [copper] copper
        [silver] silver
        *[gold] gold
    } chest, number { $number }.
descent-flits = { $familiar } moves to { $space }.
descent-fetches = { $familiar } carries: { $item }.
descent-hands-over = { $who-cap } passes { $familiar } to { $ally }.

## Prompts

descent-ask-hero = Choose your hero.
descent-ask-exchange = { $who-cap }: you may replace one skill with a new one.
descent-ask-shops-next = Which hero shops next?
descent-ask-market = { $who-cap }: what do you buy or sell?
descent-ask-received = { $item }: where does { $who } put it?
descent-ask-equip = { $who-cap }: what do you equip, and what goes into the pack?
descent-ask-start = { $who-cap }: where do you begin?
descent-ask-next = Which hero takes the next turn?
descent-ask-go = You may take your turn now.
descent-ask-dawn = { $who-cap }: what is resolved first?
descent-ask-declare = { $who-cap }: which action do you take?
descent-ask-act = { $who-cap }: what next?
descent-ask-give = { $item }: which hero do you give it to?
descent-ask-target = Which space do you attack?
descent-ask-blast = Do you attack with the Blast or without it?
descent-ask-reroll = Which dice are rolled again?
descent-ask-spend = What do you spend surges and fatigue on?
descent-ask-whom-first = Several figures are hit: which one suffers wounds first?
descent-ask-thrown = Knockback: where is { $who-the } thrown?
descent-ask-victim = { $card }: which hero do you play it on?
descent-ask-weapon = { $who-cap }: which weapon is used for the attack?
descent-ask-heal = { $who-cap }: which figure do you heal?
descent-ask-push = { $who-cap }: which figure do you move?
descent-ask-push-where = Where do you move { $who-the }?
descent-ask-swap-order = { $who-cap }: which order replaces the one in play?
descent-ask-familiar = { $familiar }, movement { $points }: where does your familiar go?
descent-ask-area-power = Your power card affects the new area: which monster do you choose (left: { $left })?
descent-ask-cash = { $item }: do you keep the treasure, or cash it in?
descent-ask-aside = Which space is { $who-the } moved to?
descent-ask-hand = Your hand may hold only { $most } cards: which one do you discard?
descent-ask-raise = { $card } costs { $short } threat more than you have: which other card do you discard for it?
descent-ask-plot = What do you play before your monsters act?
descent-ask-spawn = { $card }: which monster do you place?
descent-ask-spawn-where = { $count ->
        [1] Where do you place { $kind-the }?
       *[other] Where do you place { $kind-the } ({ $nth } of { $count })?
    }
descent-ask-horde-where = { $count ->
        [1] Where do you place { $kind-the }?
       *[other] Where do you place { $kind-the } ({ $nth } of { $count })?
    }
descent-ask-mimic-where = Where do you place { $kind-the }?
descent-ask-from-board = No figure of this kind is left: which one do you take from the board?
descent-ask-activate = Which monster acts next?
descent-ask-stunned = { $who-The } is stunned: does it move or attack?
descent-ask-step-taken = { $who-cap } has entered a space: do you play a trap?
descent-ask-enemy-adjacent = { $who-The } has moved next to you: do you use anything?
descent-ask-guard = Do you use your guard order?
descent-ask-door-opened = { $who-cap } has opened a door: do you play a trap?
descent-ask-chest-opened = { $who-cap } has opened a chest: do you play a trap?
descent-ask-overlord-turn = What do you play at the start of your turn?
descent-ask-activated = { $who-The } is activated: do you play a card?
descent-ask-declared = { $who-The } declares an attack: do you use anything?
descent-ask-rolled = { $who-The } has rolled for an attack: do you use anything?
descent-ask-wounds = { $who-cap } is about to suffer wounds: do you cancel any?
descent-ask-killed = { $who-The } has been killed: do you attack again?
descent-ask-attack-over = The attack is over: do you attack again?
descent-ask-hero-called = A hero is about to take a turn: do you play a card?
descent-ask-order-for = Which hero places the { $order } order?
descent-ask-turn-start = Your turn begins: do you use anything?
descent-ask-before-action = Before your action: do you use anything?
descent-ask-own-turn = It is your turn: do you use anything?
descent-ask-declare-battle = You have chosen Battle: do you use anything?
descent-ask-declare-advance = You have chosen Advance: do you use anything?
descent-ask-declare-ready = You have chosen Ready: do you use anything?
descent-ask-turn-end = Your turn ends: do you use anything?

## Choices

descent-do-pass = Pass
descent-do-step = Step to { $space } (movement { $points })
descent-do-attack = Attack
descent-do-attack-with = Attack: { $item }
descent-do-jump = Jump to { $space } (movement { $points })
descent-do-open = Open door { $door } (movement { $points })
descent-do-close = Close door { $door } (movement { $points })
descent-do-take = Pick up: { $token }
descent-do-chest = Open the chest (movement { $points })
descent-do-fatigue = { $fatigue } fatigue for { $points ->
        [one] { $points } movement point
        *[other] { $points } movement points
    }
descent-do-order = Place an order: { $order }
descent-do-stairs = Take the stairs (movement { $points })
descent-do-town = Go to town (movement { $points })
descent-do-enter = Enter the dungeon at { $space } (movement { $points })
descent-do-market = Visit the market (movement { $points })
descent-do-re-equip = Change equipment (movement { $points })
descent-do-give = Give away { $item } (movement { $points })
descent-do-drop = Drop { $item }
descent-do-hand-over = Pass { $familiar } on (movement { $points })
descent-do-familiar = { $space }
descent-do-familiar-takes = It picks up: { $item }
descent-do-familiar-gives = It gives the item to { $hero }
descent-do-familiar-passes = It passes the item to the other familiar
descent-do-familiar-stays = It stays there
descent-do-take-it = Keep it
descent-do-cash-in = Cash it in
descent-do-change = { $what ->
        [run] Run
        [battle] Battle
        [advance] Advance
        [ready-move] Ready: move
        *[ready-attack] Ready: attack
    } instead
descent-do-end = End the action
descent-do-use = Use: { $source }{ $fatigue ->
        [0] {""}
        *[other] {" "}(fatigue { $fatigue })
    }{ $points ->
        [0] {""}
        *[other] {" "}(movement { $points })
    }{ $wounds ->
        [0] {""}
        *[other] {" "}(wounds { $wounds })
    }
descent-warn-no-use = { $source }: nothing would change now.
descent-do-go = Start { $hero }’s turn
descent-do-hero = { $hero }
descent-do-next = { $hero }
descent-do-swap = Replace { $skill }
descent-do-keep = Keep all skills
descent-do-at = { $side ->
        [h] { $space }, from west to east
        [v] { $space }, from north to south
        *[one] { $space }
    }
descent-do-done = Done
descent-do-wear = Equip { $item }
descent-do-stow = Pack { $item }
descent-do-leave = Drop { $item }
descent-do-buy = Buy { $item } ({ $coins } coins)
descent-do-sell = Sell { $item } ({ $coins } coins)
descent-do-treasure = Buy a { $what ->
        [copper] copper
        [silver] silver
        *[gold] gold
    } treasure ({ $coins } coins)
descent-do-learn = Learn a skill: { $what ->
        [fighting] fighting
        [subterfuge] subterfuge
        *[wizardry] wizardry
    } ({ $coins } coins)
descent-do-train = Train: { $trait } ({ $coins } coins)
descent-do-figure = { $who-cap } ({ $space })
descent-do-to = To { $hero }
descent-do-target = Attack space { $space }
descent-do-elsewhere = Another space
descent-do-none = Do not attack
descent-do-blast = With the Blast
descent-do-plain = Without the Blast
descent-do-breath = Breathe from { $space } to the { $side ->
        [north] north
        [east] east
        [south] south
        *[west] west
    }
descent-do-stay = Leave it where it is
descent-do-reroll = Die { $number }
descent-do-throw = Roll them again
descent-do-keep-dice = Keep all dice
descent-do-surge = Spend surges: effect { $number }
descent-do-surge-damage = Damage +{ $n } ({ $surges ->
        [one] { $surges } surge
        *[other] { $surges } surges
    })
descent-do-surge-range = Range +{ $n } ({ $surges ->
        [one] { $surges } surge
        *[other] { $surges } surges
    })
descent-do-surge-pierce = Pierce +{ $n } ({ $surges ->
        [one] { $surges } surge
        *[other] { $surges } surges
    })
descent-do-surge-blast = Blast +{ $n } ({ $surges ->
        [one] { $surges } surge
        *[other] { $surges } surges
    })
descent-do-surge-burn = Burn ({ $surges ->
        [one] { $surges } surge
        *[other] { $surges } surges
    })
descent-do-surge-stun = Stun ({ $surges ->
        [one] { $surges } surge
        *[other] { $surges } surges
    })
descent-do-surge-double-damage = Double damage ({ $surges ->
        [one] { $surges } surge
        *[other] { $surges } surges
    })
descent-do-surge-kill = Kill at once ({ $surges ->
        [one] { $surges } surge
        *[other] { $surges } surges
    })
descent-do-surge-lose-threat = Threat −{ $n } ({ $surges ->
        [one] { $surges } surge
        *[other] { $surges } surges
    })
descent-do-die = { $fatigue } fatigue for { $dice ->
        [one] a power die
        *[other] { $dice } power dice
    }
descent-do-range = Use an enhancement for range
descent-do-strike = Strike
descent-do-action = { $what ->
        [run] Run
        [battle] Battle
        [advance] Advance
        [ready-move] Ready: move
        [ready-attack] Ready: attack
        *[scamper] Scamper
    }
descent-do-stunned = { $what ->
        [move] Only move
        [attack] Only attack
        *[order] Only place an order
    }
descent-do-equip = Change equipment
descent-do-resolve = { $what ->
        [rest] The rest order
        [tokens] Burn and Web
        *[abilities] Start-of-turn abilities
    }
descent-do-keep-rest = Keep the rest order for later
descent-do-play = Play { $card } ({ $threat } threat)
descent-do-play-discarding = Discard for { $short } threat and play { $card } ({ $threat } threat)
descent-do-discard = Discard { $card } for { $threat } threat
descent-do-place = { $left ->
        [0] { $kind-cap }
       *[other] { $kind-cap } (to place: { $left })
    }
descent-do-enough = No more
descent-do-go-on = Continue with the monsters
descent-do-activate = { $who-cap } ({ $space })
descent-do-end-turn = End the turn
descent-do-stunned-move = Only move
descent-do-stunned-attack = Only attack
descent-do-guard = Guard order: { $hero } attacks
descent-do-aimed = Aim
descent-do-block = Block with { $item } ({ $count })
descent-do-instead = { $order }
descent-do-weapon = { $item }

## Reasons

descent-why-not-now = That is not what you are choosing now.
descent-why-not-offered = That is not one of the choices here.
descent-why-setup = The game has not begun yet.
descent-why-not-acting = None of your figures is acting now.
descent-why-not-declared = Choose an action first: run, battle, advance or ready.
descent-why-heroes-only = Only heroes can do this.
descent-why-in-town = The hero is in town.
descent-why-not-in-town = The hero is not in town.
descent-why-passing = The figure is only passing through and must move on.
descent-why-points = Too few movement points: this costs { $cost }, and you have { $points }.
descent-why-web = A figure with a web token cannot spend movement points.
descent-why-grapple = An enemy next to the figure holds it (Grapple).
descent-why-monkey = A monkey cannot do this.
descent-why-no-step = That space cannot be reached in one step from here.
descent-why-taken = Something blocks that space.
descent-why-no-end = The figure could neither stop there nor move on from there.
descent-why-no-jump = That space cannot be reached with a jump from here.
descent-why-large = Large figures cannot jump.
descent-why-no-door = There is no such door on the board yet.
descent-why-door-far = The figure is not next to this door.
descent-why-door-open = This door is already open.
descent-why-door-closed = This door is already closed.
descent-why-no-key = This door is locked by a rune: the { $key } has not been found.
descent-why-rune-door = Monsters cannot open or close rune-locked doors.
descent-why-unrevealed = The area behind the door has not been revealed.
descent-why-in-the-doorway = A figure stands in the doorway.
descent-why-limits = Equipment limits: hands { $hands }, armor { $armor }, potions { $potions }, other items { $others }; some armor forbids runes.
descent-why-pack-full = The pack holds only { $most ->
        [one] { $most } item
        *[other] { $most } items
    }.
descent-why-moved = This item has already been moved.
descent-why-nothing-here = That is not on the hero’s space.
descent-why-no-room = There is no room for it.
descent-why-not-carried = The hero is not carrying this.
descent-why-nobody-near = No hero is next to you.
descent-why-no-stairs = There are no stairs here.
descent-why-stairs-taken = A figure is standing at the other end.
descent-why-large-stairs = Large monsters cannot use stairs.
descent-why-no-glyph = The hero is not on an active glyph.
descent-why-glyph-used = A hero can use a glyph only once a turn.
descent-why-no-arrival = No active glyph leads there.
descent-why-no-fatigue = The hero has no fatigue left.
descent-why-no-moving = A stunned hero who chose not to move cannot buy movement points.
descent-why-order-stands = The hero already has an order in play.
descent-why-charged = The attack has ended the run.
descent-why-stunned-steps = A stunned hero may only take steps.
descent-why-relic-in-town = A relic cannot be dropped in town.
descent-why-no-market = There is no market in this quest.
descent-why-no-order = You cannot place an order with this action, or have already placed one.
descent-why-no-attack = No attack is left.
descent-why-not-worn = The hero has not equipped this weapon.
descent-why-on-glyph = A monster must leave an active glyph if it can.
descent-why-no-target = This space cannot be attacked.
descent-why-surges = Too few surges.
descent-why-dice = No fatigue is left, or there are already { $most } power dice.
descent-why-stunned = A stunned hero cannot take an action.
descent-why-no-chest = There is no chest here.
descent-why-coins = Too few coins: this costs { $coins }, and the hero has { $have }.
descent-why-items-only = Before the quest begins, heroes can only buy items and potions.
descent-why-sold-out = It is sold out.
descent-why-not-for-sale = The market does not sell this.
descent-why-relic-unsold = Relics cannot be sold.
descent-why-not-opened = No chest of this color has been opened yet.
descent-why-no-treasure-left = No treasure of this color is left.
descent-why-no-skill-left = No skill of this kind is left.
descent-why-trained = A trait cannot rise above { $most }.
descent-why-no-token = No training token for this trait is left.
descent-why-not-held = The overlord does not hold this card.
descent-why-threat = Too little threat: { $threat } left, and discarding other cards would not bring enough.
descent-why-card-time = This card cannot be played now.
descent-why-one-spawn = You have already played a spawn card this turn.
descent-why-one-power = You have already played a power card this turn.
descent-why-one-event = You have already played an event at the start of this turn.
descent-why-one-trap = You have already played a trap at the start of this turn.
descent-why-no-spawn = No more of these can be placed, or none on that space.
descent-why-activated = This monster has already been activated.
descent-why-not-yours = You have nothing of that name in play.
descent-why-no-companion = The familiar is not with this hero.
descent-why-no-change = The declared action cannot be changed.
descent-why-unfit = What the hero has already done does not fit that action.
descent-why-not-usable = It cannot be used now.

## Chances

descent-odds = hit { $hit }%, kill { $kill }%
descent-odds-hit = hit { $hit }%
descent-odds-wounds = wounds on average: { $wounds }
descent-line = { $who-The }: hit { $hit }%, wounds { $wounds } on average, kill { $kill }%.
descent-line-hit = { $who-The }: hit { $hit }%.

## Colours of dice

descent-colour-red = red
descent-colour-blue = blue
descent-colour-white = white
descent-colour-green = green
descent-colour-yellow = yellow
descent-colour-black = power die

## The table in plain text

descent-plain-heading = { $quest }, round { $round }. Conquest { $conquest }. Overlord: threat { $threat }, cards in hand { $hand }, in the deck { $deck }.
descent-plain-powers = The overlord’s powers: { $names }.
descent-plain-legend = Letters are columns: H4 is column H, row 4. @1 to @4 heroes, numbers are monsters; . floor, ? not revealed, o pit, ~ water, ^ rubble, $ chest, ! something to pick up, * active glyph, + glyph, > stairs, % encounter, & familiar; doors: | and == closed, / and -- open.
descent-plain-door = Door { $name } at { $space }: { $state ->
        [open] open
        *[closed] closed
    }{ $lock ->
        [none] {""}
        [red] , red rune lock
        [blue] , blue rune lock
        *[yellow] , yellow rune lock
    }.
descent-plain-glyph = Glyph at { $space }{ $active ->
        [yes] , active
        *[no] , not active yet
    }.
descent-plain-chest = { $colour ->
        [copper] Copper
        [silver] Silver
        *[gold] Gold
    } chest at { $space }.
descent-plain-token = On { $space }: { $what }.
descent-plain-keys = Keys found: { $names }.
descent-plain-hero = @{ $number } { $who } ({ $space ->
        [town] in town
        *[other] { $space }
    }): wounds { $wounds } of { $max_wounds }, fatigue { $fatigue } of { $max_fatigue }, armor { $armor }, speed { $speed }, melee { $melee }, ranged { $ranged }, magic { $magic }, coins { $coins }.
descent-plain-order = {"   "}Order: { $order }.
descent-plain-tokens = {"   "}Tokens: { $names }.
descent-plain-monkey = {"   "}A monkey, turns left: { $turns }.
descent-plain-skills = {"   "}Skills: { $names }.
descent-plain-items = {"   "}Equipped: { $names }.
descent-plain-packs = {"   "}In the pack: { $names }.
descent-plain-exhausted = { $name } (exhausted)
descent-plain-monster = { $number }: { $who } ({ $space }), wounds lost { $lost } of { $wounds }, armor { $armor }, speed { $speed }.
descent-plain-activated = Already activated.
descent-plain-familiar = { $who }, familiar of { $hero }: { $space ->
        [carried] carried
        *[other] { $space }
    }.
descent-plain-turn = { $who-cap }: { $action }. Movement points left { $points }, attacks left { $attacks }.
descent-plain-activation = Monster { $number } acts. Movement points left { $points }, attacks left { $attacks }.
descent-plain-dice = Dice: { $dice }.
descent-plain-sums = So far: range { $range } (needed { $needed }), damage { $damage }, Pierce { $pierce }, surges left { $surges }, enhancements { $points }: { $hits ->
        [yes] a hit
        *[no] no hit
    }.
descent-plain-parts-range = Range { $n }: { $parts }.
descent-plain-parts-damage = Damage { $n }: { $parts }.
descent-part-dice = dice
descent-part-surges = surges
descent-part-points = enhancements
descent-part-doubled = doubled
descent-plain-face-range = range { $n }
descent-plain-face-damage = damage { $n }
descent-plain-face-surges = { $n ->
        [one] surge
        *[other] { $n } surges
    }
descent-plain-face-points = enhancement
descent-plain-face-miss = miss
descent-plain-hand = Your hand: { $cards }.
descent-plain-no-hand = Your hand is empty.
descent-plain-card = { $card } ({ $cost })
descent-print-name = { $who-cap }
descent-print-dice = dice: { $dice }
descent-print-bonus = { $what ->
        [damage] damage
        [range] range
        *[surges] surges
    } +{ $n }
descent-print-hands = { $hands ->
        [one] one hand
        *[other] two hands
    }
descent-print-armor = armor { $n }
descent-print-shield = exhaust it to cancel wounds: { $n }
descent-print-card = { $type ->
        [event] event
        [trap] trap
        [spawn] spawn
        *[power] power
    }, costs { $cost }, discarded for { $threat }
descent-print-monster = speed { $speed }, armor { $armor }, wounds { $wounds }
