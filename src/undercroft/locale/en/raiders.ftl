# Dungeon Raiders

raiders-name = Dungeon Raiders
raiders-about = Five floors, secret cards: leave rich, and not the most wounded.

## Names

raiders-character-explorer = the Explorer
raiders-character-knight = the Knight
raiders-character-thief = the Thief
raiders-character-warrior = the Warrior
raiders-character-wizard = the Wizard
raiders-room-dragon = Dragon
raiders-room-troll = Troll
raiders-room-thing = Thing
raiders-room-goblin = Goblin
raiders-room-skeleton = Skeleton
raiders-room-zombie = Zombie
raiders-room-snake = Snake
raiders-room-treasure-4-2 = treasure, chests of 4 and 2
raiders-room-treasure-4 = treasure, a chest of 4
raiders-room-treasure-3-2 = treasure, chests of 3 and 2
raiders-room-treasure-3 = treasure, a chest of 3
raiders-room-treasure-2-1 = treasure, chests of 2 and 1
raiders-room-treasure-2 = treasure, a chest of 2
raiders-room-treasure-1 = treasure, a chest of 1
raiders-room-vault-items = vault of items
raiders-room-vault-coins = vault of coins
raiders-room-lava = lava trap
raiders-room-magnet = magnet trap
raiders-room-spikes = spike trap
raiders-room-boulder = boulder trap
raiders-room-tax-collector = Tax Collector
raiders-room-medusa = Medusa
raiders-room-vampire = Vampire
raiders-room-sphinx = Sphinx
raiders-room-minotaur = Minotaur
raiders-room-wolf-pack = Wolf Pack
raiders-room-necromancer = Necromancer
raiders-room-megadragon = Megadragon
raiders-room-golem = Golem
raiders-room-mummy = Mummy
raiders-card-power-1 = power card 1
raiders-card-power-2 = power card 2
raiders-card-power-3 = power card 3
raiders-card-power-4 = power card 4
raiders-card-power-5 = power card 5
raiders-card-torch = a torch
raiders-card-ball = a crystal ball
raiders-card-key = a key
raiders-card-sword = a sword
raiders-short-power-1 = 1
raiders-short-power-2 = 2
raiders-short-power-3 = 3
raiders-short-power-4 = 4
raiders-short-power-5 = 5
raiders-short-torch = torch
raiders-short-ball = crystal ball
raiders-short-key = key
raiders-short-sword = sword

## Events

raiders-dealt = { $who-cap } joins with { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    } and { $wounds ->
        [0] no wounds
        [one] { $wounds } wound
       *[other] { $wounds } wounds
    }.
raiders-takes-scroll = { $who-cap } has the scroll and plays first.
raiders-floor = Floor { $floor } is laid out; { $hidden ->
        [0] no room lies
        [one] { $hidden } room lies
       *[other] { $hidden } rooms lie
    } face down.
raiders-enter = Floor { $floor }, room { $number }: { $room }.
raiders-plays = { $who-cap } plays { $card }.
raiders-torch = { $who-cap } lights a torch and looks at the face-down rooms.
raiders-sees = You see room { $number }: { $room }.
raiders-gains-coins = { $count ->
        [0] { $who-cap } gets nothing: the purse is full with { $coins }.
        [one] { $who-cap } gets { $count } coin and has { $coins }.
       *[other] { $who-cap } gets { $count } coins and has { $coins }.
    }
raiders-loses-coins = { $count ->
        [0] { $who-cap } has no coins to lose.
        [one] { $who-cap } loses { $count } coin and has { $coins }.
       *[other] { $who-cap } loses { $count } coins and has { $coins }.
    }
raiders-wounded = { $who-cap } takes { $count ->
        [one] { $count } wound
       *[other] { $count } wounds
    } and has { $wounds }.
raiders-healed = { $who-cap } heals { $count ->
        [0] nothing
        [one] { $count } wound
       *[other] { $count } wounds
    } and has { $wounds }.
raiders-gains-item = { $who-cap } takes { $item }.
raiders-too-few-items = There is not enough for { $count ->
        [one] even one player
       *[other] { $count } players
    }: nobody gets { $item }.
raiders-too-few-coins = A chest of { $chest } is too small for { $count } players: nobody gets a coin from it.
raiders-beaten = { $room-cap }: { $total } against { $strength }. Beaten!
raiders-attacks = { $room-cap }: { $total } against { $strength }. It attacks!
raiders-unbeatable = { $room-cap } cannot be beaten. It attacks!
raiders-all-escape = Everybody escapes from { $room }: nobody is attacked.
raiders-trap-silent = { $room-cap }: the cards are too low, nothing happens.
raiders-out = { $who-cap } is out of the game.
raiders-falls = { $who-cap } has the most wounds and falls unconscious.
raiders-wins = { $who-cap } wins with { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    } and { $wounds ->
        [0] no wounds
        [one] { $wounds } wound
       *[other] { $wounds } wounds
    }.
raiders-all-lost = Nobody is left. Everybody has lost.

## Prompts

raiders-ask-card = Floor { $floor }, room { $number }, { $room }: choose a card.
raiders-ask-new-card = Your crystal ball showed you the cards of the others. Choose your new card for { $room }.
raiders-ask-look = You may light a torch, or wait for the others.

## Options

raiders-do-play = Play { $card }
raiders-do-ball = Play { $card }: choose again when the others' cards are seen
raiders-do-key = Play { $card }: it counts as { $value }
raiders-do-sword = Play { $card }: it counts as { $value }
raiders-do-feeble = Play { $card }: against { $room } it counts as { $value } only
raiders-do-escape = Play { $card } and escape from { $room }
raiders-do-look = Light a torch: { $count ->
        [0] it would show nothing, no room lies face down
        [one] look at the face-down room of this floor
       *[other] look at the { $count } face-down rooms of this floor
    }
raiders-warn-nothing-hidden = No room lies face down: the torch would show you nothing.

## Why not

raiders-why-preparing = The floor is still being laid out.
raiders-why-no-torch = You have no torch to light.
raiders-why-laid = Your card is laid and cannot be changed.
raiders-why-not-your-turn = It is not your turn: { $who } plays now.
raiders-why-revealed = Your card is on the table; only players with a crystal ball choose again.
raiders-why-played = You have played { $card } on this floor already.
raiders-why-not-held = You do not have { $card }.
raiders-why-key-elsewhere = A key opens treasure rooms only (and saves you from the Megadragon), not this: { $room }.
raiders-why-sword-elsewhere = A sword helps against monsters and bosses only, not here: { $room }.
raiders-why-torch-elsewhere = A torch is the card of a room only for the Wolf Pack, not here: { $room }. For a look it is lit in passing.

## The table in words

raiders-text-floor = Floor { $floor } of { $floors }:
raiders-text-hidden = { $number }. Face down
raiders-text-gone = { $number }. { $room-cap } (done)
raiders-text-seen = { $text } (face down; you have seen it)
raiders-text-monster = { $number }. { $room-cap }: strength { $strength }, { $wounds ->
        [one] { $wounds } wound
       *[other] { $wounds } wounds
    } for the lowest card
raiders-text-treasure = { $number }. Treasure: { $second ->
        [0] one chest of { $first }
       *[other] chests of { $first } and { $second }
    }
raiders-text-vault-items = { $number }. Vault of items: for card 1 a torch, for 2 a crystal ball, for 3 a key, for 4 a sword, for 5 a wound is healed
raiders-text-vault-coins = { $number }. Vault of coins: for card 1 one coin, for 2 two coins, for 3 one wound is healed, for 4 three coins, for 5 two wounds are healed
raiders-text-trap-lava = { $number }. Lava trap: the richest lose 3, 2, 1 coins if the highest card is 5, 4, 3
raiders-text-trap-magnet = { $number }. Magnet trap: the richest lose 2, 2, 1, 1 coins if the highest card is 5, 4, 3, 2
raiders-text-trap-spikes = { $number }. Spike trap: the least wounded take 2, 2, 1 wounds if the highest card is 5, 4, 3
raiders-text-trap-boulder = { $number }. Boulder trap: the least wounded take 2, 1, 1, 1 wounds if the highest card is 5, 4, 3, 2
raiders-text-boss-tax-collector = { $number }. BOSS { $room }: strength { $strength }; the lowest card loses 3 coins
raiders-text-boss-medusa = { $number }. BOSS { $room }: strength { $strength }; the lowest card is out of the game
raiders-text-boss-vampire = { $number }. BOSS { $room }: strength { $strength }; the lowest card takes 1 wound and loses 2 coins
raiders-text-boss-sphinx = { $number }. BOSS { $room }: strength { $strength }; the lowest card takes 2 wounds, the highest gets 2 coins
raiders-text-boss-minotaur = { $number }. BOSS { $room }: strength { $strength }; the lowest card takes 1 wound, the highest gets 1 coin
raiders-text-boss-wolf-pack = { $number }. BOSS { $room }: strength { $strength }; the lowest card takes 2 wounds; a torch lets you escape
raiders-text-boss-necromancer = { $number }. BOSS { $room }: strength { $strength }; the lowest card takes 2 wounds; a crystal ball lets you escape
raiders-text-boss-megadragon = { $number }. BOSS { $room }: cannot be beaten; the lowest card takes { $wounds } wounds; a key lets you escape
raiders-text-boss-golem = { $number }. BOSS { $room }: cannot be beaten; the lowest card takes { $wounds } wounds; 5 and sword count as 1
raiders-text-boss-mummy = { $number }. BOSS { $room }: cannot be beaten; the HIGHEST card takes { $wounds } wounds
raiders-text-player = { $who-cap }: { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }, { $wounds ->
        [0] no wounds
        [one] { $wounds } wound
       *[other] { $wounds } wounds
    }, { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } in hand; played on this floor: { $played }{ $scroll ->
        [yes] {" "}(scroll)
       *[no] {""}
    }{ $state ->
        [ready] {" "}(ready)
        [out] {" "}(out)
       *[none] {""}
    }
raiders-text-supply = Supply: torches { $torch }, crystal balls { $ball }, keys { $key }, swords { $sword }.
raiders-text-hand = Your hand: { $cards }.
raiders-text-sum = Last room, { $room }: { $terms } = { $total } against { $strength }.
raiders-text-settled = Floor { $floor }, { $room }: { $cards }
raiders-text-settled-sum = Floor { $floor }, { $room }: { $cards }; { $total } against { $strength }
raiders-text-played = { $who-cap } { $card }{ $balls ->
        [0] {""}
        [1] {" "}after a crystal ball
       *[other] {" "}after { $balls } crystal balls
    }{ $coins ->
        [none] {""}
       *[other] {" "}(coins { $coins })
    }{ $wounds ->
        [none] {""}
       *[other] {" "}(wounds { $wounds })
    }
raiders-text-sum-unbeatable = Last room, { $room }: { $terms }; it could not be beaten.
