# The browser's table of Dungeon Raiders

web-raiders-explorer = Explorer
web-raiders-knight = Knight
web-raiders-thief = Thief
web-raiders-warrior = Warrior
web-raiders-wizard = Wizard
web-raiders-coins = Coins
web-raiders-wounds = Wounds
web-raiders-cards = { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }

## Rooms

web-raiders-treasure = Treasure
web-raiders-dark = Dark room
web-raiders-dark-text = Opens when you enter
web-raiders-seen = Only you have seen it
web-raiders-done = done
web-raiders-boss = Boss
web-raiders-strength = Strength { $strength }
web-raiders-no-strength = It cannot be beaten
web-raiders-make = Make { $strength } together, or the { $attacks ->
        [highest] highest
       *[lowest] lowest
    } card gets
web-raiders-unbeatable = It cannot be beaten. The { $attacks ->
        [highest] highest
       *[lowest] lowest
    } card gets
web-raiders-is-out = out of the game
web-raiders-prize = The highest card gets
web-raiders-escape = lets you escape
web-raiders-feeble = count as 1
web-raiders-highest = highest card
web-raiders-second = second-highest
web-raiders-trap-coins = What the richest lose, by highest card
web-raiders-trap-wounds = Wounds for the least wounded, by highest card

## The cards on the table and what comes of them

web-raiders-goal-treasure = The highest card opens the first chest, the second-highest the second. Ties share.
web-raiders-goal-chest = The highest card opens the chest. Ties share.
web-raiders-goal-vault = Everyone gets whatever is next to their card.
web-raiders-goal-coins = The highest card decides how much the richest lose.
web-raiders-goal-wounds = The highest card decides how badly the least wounded are hurt.
web-raiders-to-make = { $count } to make
web-raiders-short = { $count } short
web-raiders-tally = { $total } of { $strength }
web-raiders-beaten = Beaten!
web-raiders-strikes = It strikes the { $attacks ->
        [highest] highest
       *[lowest] lowest
    } card
web-raiders-escaped = Everyone escaped
web-raiders-silent = Too low: nothing happens
web-raiders-nobody = nobody: too small to share
web-raiders-nobody-second = nobody: all cards are equal
web-raiders-plus-coins = { $count ->
        [one] +{ $count } coin
       *[other] +{ $count } coins
    }
web-raiders-minus-coins = { $count ->
        [one] −{ $count } coin
       *[other] −{ $count } coins
    }
web-raiders-plus-wounds = { $count ->
        [one] +{ $count } wound
       *[other] +{ $count } wounds
    }
web-raiders-minus-wounds = { $count ->
        [one] −{ $count } wound
       *[other] −{ $count } wounds
    }
web-raiders-lit = lights a torch
web-raiders-card-of = { $who }’s card: { $card }
web-raiders-card-down = { $who }: a card face down
web-raiders-turned = The cards are turned up.
web-raiders-your-card = Your card is face down: { $card }
web-raiders-scroll = The scroll: plays first
web-raiders-again = chooses again

## Your hand

web-raiders-spent = spent
web-raiders-laid = played
web-raiders-spent-list = Spent on this floor: { $cards }
web-raiders-fresh = You have all five power cards
web-raiders-note-five = counts as 5
web-raiders-note-one = counts as 1
web-raiders-note-ball = choose again
web-raiders-note-look = look
web-raiders-note-escape = escape
web-raiders-watching = Hands are hidden from spectators.
web-raiders-reason-secret = Played face down; all cards are turned up together.
web-raiders-reason-turn = In turn, for all to see.
web-raiders-reason-laid = Your card is played. The others are still choosing.
web-raiders-reason-new = Revealed cards stay; only those with a crystal ball choose again.

## Who would win, and the end

web-raiders-ending = If it ended now
web-raiders-ending-before = before this room
web-raiders-scoring = Final scoring
web-raiders-out = { $count ->
        [one] { $who } was put out of the game.
       *[other] { $who } were put out of the game.
    }
web-raiders-falls = { $count ->
        [one] { $who } falls: most wounds, { $wounds }.
       *[other] { $who } fall: most wounds, { $wounds } each.
    }
web-raiders-rich-tie = { $who } are the richest still standing, with { $coins } each. The one with the fewest wounds wins.
web-raiders-wins = { $count ->
        [one] { $who } wins with { $coins ->
            [one] { $coins } coin
           *[other] { $coins } coins
        }.
       *[other] { $who } win together with { $coins ->
            [one] { $coins } coin
           *[other] { $coins } coins
        } each.
    }
web-raiders-nobody-left = Nobody is left: everyone loses.
web-raiders-fallen = fallen
web-raiders-winner = winner

## Rooms played

web-raiders-history = Rooms played
web-raiders-last = Last room
web-raiders-floor = Floor { $floor }

## On demand: counts and chances

web-raiders-layer-hands = Hands, counted
web-raiders-layer-hands-text = What everyone must still hold, counted from the cards played and taken openly
web-raiders-layer-odds = What cards bring
web-raiders-layer-odds-text = For each of your cards: the outcome over all ways the others can play, each equally likely
web-raiders-layer-rooms = Rooms not seen
web-raiders-layer-rooms-text = The rooms in the box that have not been face up in this game
web-raiders-unseen = Rooms not seen yet
web-raiders-unseen-text = { $count } of these { $of } are still to come; the rest stay in the box.
web-raiders-others-add = The others can add { $least } to { $most }.
web-raiders-others-add-just = The others add exactly { $least }.
web-raiders-would-hit = It would hit { $who }
web-raiders-beaten-in = It is beaten in { $part } of { $ways } ways the others can play
web-raiders-struck-in = You are struck in { $part } of { $ways } ways the others can play
web-raiders-mean-coins = Coins on average over { $ways } ways the others can play
web-raiders-mean-own = What you lose or suffer on average over { $ways } ways the others can play
web-raiders-mean-penalty = The penalty of { $who } on average over { $ways } ways the others can play; it does not hit you
web-raiders-short-in = The supply runs out in { $part } of { $ways } ways the others can play
web-raiders-figures-fight = Figures: how often it is beaten, and how often it strikes you.
web-raiders-figures-coins = Figures: coins you win on average.
web-raiders-figures-loss = Figures: coins lost on average, by { $who }.
web-raiders-figures-hurt = Figures: wounds on average, for { $who }.
web-raiders-figures-vault = Percentages: how often you get it; the supply may run out.
web-raiders-you = you
