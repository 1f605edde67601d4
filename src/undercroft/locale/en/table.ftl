# The table itself: what every game says

chance = Chance decides.
unknown-option = “{ $option }” is not a move in this game.
no-such-seat = There is no seat { $seat } at this table.
game-over = The game is over.
not-asked = Another player is choosing now.
one-card-name = One Card Dungeon
raiders-name = Dungeon Raiders
descent-name = Descent: Journeys in the Dark
dungeoneer-name = Dungeoneer: Tomb of the Lich Lord
dungeoneer-name-serpent = Dungeoneer: Wrath of the Serpent Goddess
dungeoneer-name-both = Dungeoneer: both sets
place-one-card = Level { $level } of { $levels }, turn { $turn }
place-raiders = Floor { $floor } of { $floors }, room { $room } of { $rooms }
place-descent = { $quest }, round { $round }
descent-quest-cellar = The Cellar
place-dungeoneer = Round { $round }
seat-name = Player { $number }
rules-carried = The rules have been revised: this table was played under version { $before } and continues under version { $now }. { $again ->
        [0] Every choice stands as it was made.
        [one] The last choice was replayed under the new rules.
       *[other] The last { $again } choices were replayed under the new rules.
    } { $whole ->
        [yes] The whole game leads to the same position under both versions.
       *[no] The position stays, but earlier choices can no longer be replayed or taken back.
    }
table-branched = { $dealt ->
        [yes] This game continues from moment { $at } of another game. Everything its player could not know has been dealt again.
       *[no] This game branches off from another one at moment { $at }.
    }
table-taken-back = { $count ->
        [one] A choice was taken back across a roll or a secret: this is a game with take-backs.
       *[other] Choices were taken back { $count } times across rolls or secrets: this is a game with take-backs.
    }

## Dice

dice-title = Dice
dice-origin-fresh = The dice come from a key that the server drew before the game, and from what the players added when they sat down.
dice-origin-seed = Somebody chose the seed of this table: whoever knows it can know every die and card.
dice-origin-import = This table continues a game from a file: whoever has the file can know every die and card to come.
dice-origin-branch = This table continues another game: nobody committed to its dice beforehand, and whoever has seen that game to its end may know them.
dice-origin-old = This table began before dice could be checked.
dice-commitment = Commitment: { $hash }
dice-key = Key: { $key }
dice-share = You added to the dice: { $digits }
dice-share-of = { $player } added to the dice: { $digits }
dice-no-shares = Nobody added to the dice.
dice-compare = Compare the commitment with the one that the table showed before the first choice.
dice-by-seed = This game was made from seed { $seed } on one machine; nobody committed to its dice beforehand.
dice-by-position = This game began from a position: what came before it is not checked.
dice-same-commitment = It is the commitment you were shown before the first choice.
dice-your-share = The digits you added were used.
dice-fair = Every die and card followed from the key: { $moves ->
        [one] { $moves } choice was
       *[other] { $moves } choices were
    } played again and led to the same end.
dice-unfair = { $flaw ->
        [key] The dice are not fair: the key does not fit the commitment.
        [seed] The dice are not fair: the key does not come from the chosen seed.
        [shares] The dice are not fair: the key or what players added is malformed.
        [hand] The dice are not fair: somebody threw them by hand.
        [stream] The dice are not fair: they did not come from the key and what players added.
        [commitment] The dice are not fair: this is not the commitment you were shown.
        [share] The dice are not fair: the digits you added were not used.
       *[replay] The dice are not fair: played again from the key, the game does not go like this.
    }
dice-explained = Before the first choice the server draws a secret key and shows you its hash, the commitment: from then on it cannot change the key without everybody noticing. When you sit down, your browser adds random digits of its own, so the server cannot choose the dice either, and nobody else knows the key. The game is dealt when everybody has sat down. Every die and card follows from the key and what the players added. After the game the key is published, and anybody can check that it fits the commitment and that the whole game follows from it. What this cannot rule out: whoever runs the server and also sits down after everybody else could pick those digits until they like the dice.

## Plain play

plain-welcome = { $game }. { $about }
plain-seed = Seed { $seed }. Type help for help.
plain-help =
    Type the number or the key of an option.
    why KEY: why you can or cannot choose an option, and the rule behind it
    look, or table: print the whole table again
    options: list the options again
    history: what has happened so far
    save FILE: save the game exactly as it stands
    rules ID: read a rule
plain-help-undo = undo: take back your last choice, up to the last roll
plain-help-pauses =
    pass until turn, attack, roll or new: pass until it is your turn, you are attacked, a die is rolled or you can do something new
    stop: where you are asked while others play; stop rolls, stop steps, stop everything or stop CARD changes it
plain-help-chances = chances: the possible outcomes of each option
plain-help-note = note FILE: at the start of a level, save it to the note pad
plain-help-quit = quit: leave the game
plain-pass = It is { $who }’s turn. Everyone else, look away; then press Enter.
plain-you = You are { $who }.
plain-seat-shared = Your seat is open in { $count } places now.
plain-choose = Your choice:
plain-warning = Careful: { $text }
plain-alarm = careful, { $text }
plain-chances-note = As long as nobody else interrupts. A range runs from the lowest to the highest chance: others may choose along the way, and your hero may use what is in play for the roll or not.
plain-no-chances = There are no chances to show: your options need no dice, or too many to compute.
plain-look-option = here, look means: { $label }. To print the table, type table.
plain-sure = Choose it again to confirm.
plain-undone = Taken back.
plain-nothing-to-undo = There is nothing to take back yet.
plain-no-undo = That cannot be taken back: undo stops at the last roll.
plain-legal = { $label }. Yes, you can.
plain-rule = Rule { $id }: { $text }
plain-unknown = “{ $text }” is neither a number from 1 to { $count } nor an option. Type help for help.
plain-saved = Saved to { $file }. Continue with: { $command }
plain-need-file = Name a file: { $command } FILE
plain-need-key = Name an option: why KEY
plain-no-rule = There is no rule { $id }.
plain-no-note = This game has no note pad.
plain-note-late = You can use the note pad only at the start of a level, before placing its first dice.
plain-not-saved = Not saved: { $error }
plain-offer-save = To save the game first, type a file name; to leave without saving, press Enter.
plain-until = Say until what: pass until { $words }.
plain-no-pause = You can only do this while others play and you may pass.
plain-stop-always = While others play, you are asked wherever you could change what is happening or answer something aimed at you. In addition:
plain-stop-rolls =
    { $on ->
        [on] rolls: at every roll
       *[off] rolls: not at every roll
    }
plain-stop-steps =
    { $on ->
        [on] steps: after every step of another player
       *[off] steps: not after every step of another player
    }
plain-stop-everything =
    { $on ->
        [on] everything: wherever you may act
       *[off] everything: not wherever you may act
    }
plain-stop-card =
    { $on ->
        [on] { $card }: wherever it can be used
       *[off] { $card }: never because of it
    }
plain-stop-unknown = “{ $text }” is not rolls, steps, everything or the key of a card.
plain-unfinished = The game is not finished. Next time, save it to continue later.
plain-again = Play this seed again with: { $command }
