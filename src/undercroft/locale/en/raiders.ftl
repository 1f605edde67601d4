# Dungeon Raiders

raiders-about = Five floors, a card for every room: leave rich, but not with the most wounds.

## Names

raiders-character-explorer = the Explorer
raiders-character-knight = the Knight
raiders-character-thief = the Thief
raiders-character-warrior = the Warrior
raiders-character-wizard = the Wizard
raiders-room-dragon = dragon
raiders-room-troll = troll
raiders-room-thing = thing
raiders-room-goblin = goblin
raiders-room-skeleton = skeleton
raiders-room-zombie = zombie
raiders-room-snake = snake
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
    }.{ $items ->
        [0] {""}
        [1] {" "}Item: { $item }.
       *[other] {" "}Items: { $item } × { $items }.
    }
raiders-takes-scroll = { $who-cap } has the scroll and plays first.
raiders-floor = Floor { $floor } is laid out; { $hidden ->
        [0] no room is
        [one] { $hidden } room is
       *[other] { $hidden } rooms are
    } face down.
raiders-enter = Floor { $floor }, room { $number }: { $room }.
raiders-plays = { $who-cap } plays { $card }.
raiders-torch = { $who-cap } lights a torch and looks at the face-down rooms.
raiders-sees = You see room { $number }: { $room }.
raiders-gains-coins = { $count ->
        [0] { $who-cap } gets nothing: { $coins } coins is all a purse can hold.
        [one] { $who-cap } gets { $count } coin and now has { $coins }.
       *[other] { $who-cap } gets { $count } coins and now has { $coins }.
    }
raiders-loses-coins = { $count ->
        [0] { $who-cap } has no coins to lose.
        [one] { $who-cap } loses { $count } coin and now has { $coins }.
       *[other] { $who-cap } loses { $count } coins and now has { $coins }.
    }
raiders-wounded = { $who-cap } takes { $count ->
        [one] { $count } wound
       *[other] { $count } wounds
    } and now has { $wounds }.
raiders-healed = { $count ->
        [0] { $who-cap } has no wounds to heal.
        [one] { $who-cap } heals { $count } wound and now has { $wounds }.
       *[other] { $who-cap } heals { $count } wounds and now has { $wounds }.
    }
raiders-gains-item = { $who-cap } takes { $item }.
raiders-too-few-items = { $count ->
        [one] The supply is empty
       *[other] The supply is too small for { $count } players
    }: nobody gets { $item }.
raiders-too-few-coins = A chest of { $chest } cannot be shared between { $count } players: nobody gets a coin from it.
raiders-beaten = { $room-cap }: { $total } against { $strength }. Beaten!
raiders-attacks = { $room-cap }: { $total } against { $strength }. It attacks!
raiders-unbeatable = { $room-cap }: it cannot be beaten, and attacks!
raiders-all-escape = { $room-cap }: everyone escapes and nobody is attacked.
raiders-trap-silent = { $room-cap }: the cards are too low, so nothing happens.
raiders-out = { $who-cap } is out of the game.
raiders-falls = { $who-cap } has the most wounds and falls unconscious.
raiders-nobody-falls = Nobody falls unconscious: { $reason ->
        [alone] only one player is left
        [equal] everyone has the same number of wounds
       *[three] with three players, a tie for the most wounds does not count
    }.
raiders-wins = { $who-cap } wins with { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    } and { $wounds ->
        [0] no wounds
        [one] { $wounds } wound
       *[other] { $wounds } wounds
    }.
raiders-all-lost = Nobody is left. Everyone has lost.

## Prompts

raiders-ask-card = Floor { $floor }, room { $number }, { $room }: choose a card.
raiders-ask-new-card = Your crystal ball showed you the other players’ cards. Choose your new card ({ $room }).
raiders-ask-look = You may light a torch, or wait for the others.

## Options

raiders-do-play = Play { $card }
raiders-do-ball = Play { $card }: choose again after seeing the others’ cards
raiders-do-key = Play { $card }: it counts as { $value }
raiders-do-sword = Play { $card }: it counts as { $value }
raiders-do-feeble = Play { $card }: it counts as only { $value } here ({ $room })
raiders-do-escape = Play { $card }: you escape ({ $room })
raiders-do-look = Light a torch: { $count ->
        [0] there are no face-down rooms to look at
        [one] look at the face-down room of this floor
       *[other] look at the { $count } face-down rooms of this floor
    }
raiders-warn-nothing-hidden = There are no face-down rooms: the torch would show you nothing.

## Why not

raiders-why-preparing = The floor is still being laid out.
raiders-why-no-torch = You have no torch to light.
raiders-why-laid = You have already played your card and cannot change it.
raiders-why-not-your-turn = It is not your turn: { $who } is playing.
raiders-why-revealed = Your card is revealed; only players with a crystal ball choose again.
raiders-why-played = You have already played { $card } on this floor.
raiders-why-no-undo = A card that is played stays played, and what was seen stays seen.
raiders-why-not-held = You do not have { $card }.
raiders-why-key-elsewhere = A key works only on treasure rooms and against the Megadragon, not here: { $room }.
raiders-why-sword-elsewhere = A sword works only against monsters and bosses, not here: { $room }.
raiders-why-torch-elsewhere = You can play a torch as your card only against the Wolf Pack, not here: { $room }. To look at hidden rooms, light it instead.

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
raiders-text-vault-items = { $number }. Vault of items: card 1 gives a torch, 2 a crystal ball, 3 a key, 4 a sword, 5 heals a wound
raiders-text-vault-coins = { $number }. Vault of coins: card 1 gives one coin, 2 two coins, 3 heals a wound, 4 gives three coins, 5 heals two wounds
raiders-text-trap-lava = { $number }. Lava trap: if the highest card is 5, 4 or 3, the richest lose 3, 2 or 1 coins
raiders-text-trap-magnet = { $number }. Magnet trap: if the highest card is 5, 4, 3 or 2, the richest lose 2, 2, 1 or 1 coins
raiders-text-trap-spikes = { $number }. Spike trap: if the highest card is 5, 4 or 3, the least wounded take 2, 2 or 1 wounds
raiders-text-trap-boulder = { $number }. Boulder trap: if the highest card is 5, 4, 3 or 2, the least wounded take 2, 1, 1 or 1 wounds
raiders-text-boss-tax-collector = { $number }. BOSS { $room }: strength { $strength }; the lowest card loses 3 coins
raiders-text-boss-medusa = { $number }. BOSS { $room }: strength { $strength }; the lowest card is out of the game
raiders-text-boss-vampire = { $number }. BOSS { $room }: strength { $strength }; the lowest card takes 1 wound and loses 2 coins
raiders-text-boss-sphinx = { $number }. BOSS { $room }: strength { $strength }; the lowest card takes 2 wounds, the highest gets 2 coins
raiders-text-boss-minotaur = { $number }. BOSS { $room }: strength { $strength }; the lowest card takes 1 wound, the highest gets 1 coin
raiders-text-boss-wolf-pack = { $number }. BOSS { $room }: strength { $strength }; the lowest card takes 2 wounds; a torch lets you escape
raiders-text-boss-necromancer = { $number }. BOSS { $room }: strength { $strength }; the lowest card takes 2 wounds; a crystal ball lets you escape
raiders-text-boss-megadragon = { $number }. BOSS { $room }: cannot be beaten; the lowest card takes { $wounds } wounds; a key lets you escape
raiders-text-boss-golem = { $number }. BOSS { $room }: cannot be beaten; the lowest card takes { $wounds } wounds; a 5 or a sword counts as 1
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
    } in hand; played on this floor: { $played }{ $card ->
        [none] {""}
       *[other] ; on the table: { $card }
    }{ $scroll ->
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
