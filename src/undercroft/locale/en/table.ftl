# The table itself: what every game says

chance = Chance decides.
unknown-option = “{ $option }” is not a move in this game.
no-such-seat = There is no seat { $seat } at this table.
game-over = The game is over.
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

## Plain play

plain-welcome = { $game }. { $about }
plain-seed = Seed { $seed }. Type help for help.
plain-help =
    Type the number or the key of an option.
    why KEY: why you can or cannot choose an option, and the rule behind it
    undo: take back your last choice, up to the last roll
    table: print the table again
    options: list the options again
    history: what has happened so far
    chances: the possible outcomes of each option, where the game can compute them
    save FILE: save the game exactly as it stands
    note FILE: at the start of a level, save it to the note pad
    rules ID: read a rule
    quit: leave the game
plain-pass = It is { $who }'s turn. Everyone else, look away; then press Enter.
plain-you = You are { $who }.
plain-seat-shared = Your seat is open in { $count } places now.
plain-choose = Your choice:
plain-warning = Careful: { $text }
plain-alarm = careful, { $text }
plain-chances-note = As long as nobody interrupts. If other players choose along the way, you see the lowest and the highest chance.
plain-no-chances = There are no chances to show: your options need no dice, or too many.
plain-sure = Choose it again to confirm.
plain-undone = Taken back.
plain-no-undo = There is nothing to take back: undo stops at the last roll.
plain-legal = { $label }. Yes, you can.
plain-rule = Rule { $id }: { $text }
plain-unknown = “{ $text }” is neither a number from 1 to { $count } nor an option. Type help for help.
plain-saved = Saved to { $file }. Continue with: undercroft play --load { $file }
plain-need-file = Name a file: { $command } FILE
plain-need-key = Name an option: why KEY
plain-no-rule = There is no rule { $id }.
plain-no-note = This game has no note pad.
plain-note-late = You can use the note pad only at the start of a level, before placing its first dice.
plain-not-saved = Not saved: { $error }
plain-unfinished = The game is not finished. Next time, save it to continue later.
plain-again = Play this seed again with: { $command }
