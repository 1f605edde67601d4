# The table itself: what every game says

chance = Chance decides.
unknown-option = “{ $option }” is no move in this game.
no-such-seat = There is no seat { $seat } at this table.
game-over = The game is over.
seat-name = Player { $number }
rules-carried = The rules have been revised: this table was played under version { $before } and goes on under version { $now }. { $again ->
        [0] Every choice stands as it was made.
        [one] The last choice was played again under the new rules.
       *[other] The last { $again } choices were played again under the new rules.
    } { $whole ->
        [yes] The whole game leads to the same position under both.
       *[no] The position stays, but what was chosen before can no longer be replayed or taken back.
    }
table-branched = { $dealt ->
        [yes] This game goes on from moment { $at } of another one. What its player could not know has been dealt anew.
       *[no] From here on this is a game of its own: it leaves another one at moment { $at }.
    }

## Plain play

plain-welcome = { $game }. { $about }
plain-seed = Seed { $seed }. Type help for help.
plain-help =
    Type the number or the key of an option.
    why KEY: why an option can or cannot be chosen, and the rule behind it
    undo: take back your last choice, up to the last roll
    table: print the table again
    options: list the options again
    history: what was played so far
    chances: all that can come of each option, where the game reckons it
    save FILE: save the game exactly as it stands
    note FILE: at the start of a level, write it on the note pad
    rules ID: read a rule
    quit: leave the game
plain-pass = Now it is the turn of { $who }. The others look away; press Enter.
plain-you = You are { $who }.
plain-choose = Your choice:
plain-warning = Careful: { $text }
plain-alarm = careful, { $text }
plain-chances-note = As long as nobody interrupts. Where people choose on the way, the least and the most are told.
plain-no-chances = Nothing is reckoned here: no dice hang on what you can choose, or too many.
plain-sure = Choose it once more to do it.
plain-undone = Taken back.
plain-no-undo = Nothing to take back: undo reaches up to the last roll and no further.
plain-legal = { $label }. Yes, you can.
plain-rule = Rule { $id }: { $text }
plain-unknown = “{ $text }” is neither a number from 1 to { $count } nor an option. Type help for help.
plain-saved = Saved to { $file }. Go on with: undercroft play --load { $file }
plain-need-file = Say where to: { $command } FILE
plain-need-key = Say which option: why KEY
plain-no-rule = There is no rule { $id }.
plain-no-note = This game has no note pad.
plain-note-late = The note pad is for the start of a level, before its first dice are laid.
plain-not-saved = Not saved: { $error }
plain-unfinished = The game is not finished. Save it next time to go on.
plain-again = Play this seed again with: { $command }
