# The browser's own words

web-motto = Five dungeons, one table.
web-loading = Lighting the candles …
web-broken = Something went wrong.
web-broken-text = Part of the page could not be loaded. Your games are safe on the server. Check your connection and try again.
web-failed = That did not work: { $text } Nothing has changed; try again.
web-reload = Reload
web-again = Try again
web-lost = There is no such page.
web-lost-text = The address may be mistyped. Everything is in the lobby.
web-to-lobby = To the lobby
web-close = Close
web-got-it = Got it
web-cancel = Cancel
web-send = Send

## Settings

web-settings = Settings
web-language = Language
web-look = Look and sound
web-theme-dark = Candlelight
web-theme-light = Daylight
web-theme-system = Match the system
web-motion = Animations
web-sound = Sound
web-pace-text = Turns of others
web-pace-calm = 1×
web-pace-quick = 3×
web-pace-at-once = Summary

## Lobby

web-games = Games
web-players = Players
web-length = Game length
web-minutes = { $count } min
web-hours = { $count } h
web-difficulty = Difficulty { $value } of 4
web-difficulty-1 = easy
web-difficulty-2 = medium
web-difficulty-3 = hard
web-difficulty-4 = very hard
web-play-now = Play now
web-starting = Setting the table …
web-options = Options
web-set-up = Set up a table: { $game }
web-how = How to play
web-learn = Guided first game
web-your-tables = Your tables
web-running = { $count } running
web-bots = { $count ->
        [one] { $count } bot
       *[other] { $count } bots
    }
web-your-turn = your turn
web-turn-of = waiting for { $who }
web-bots-play = the bots are playing
web-you-won = you won
web-others-won = { $who } won
web-bot-won = a bot won
web-nobody-won-short = nobody won
web-lost-short = lost
web-resume = Resume
web-show-all = Show all
web-show-fewer = Show fewer
web-no-tables = You have no games running. Choose a dungeon above and light the first candle.
web-finished = Finished games
web-watch = Other tables
web-look-on = Watch
web-import = Open a save file
web-import-text = Continue a game you downloaded here or saved in the terminal.
web-choose-file = Choose a file
web-series-dungeoneer = Dungeoneer
web-name-tomb = Tomb of the Lich Lord
web-name-wrath = Wrath of the Serpent Goddess
web-name-descent = Descent, first edition
web-blurb-one-card = Twelve levels on a single card. Three dice per turn, and every point counts.
web-blurb-raiders = Fight together, count coins alone. The most wounded raider never leaves.
web-blurb-tomb = Build the maze as you go. Three quests win, and your friends hold the monsters.
web-blurb-wrath = Level 7 heroes, legendary quests. Slay Nakari and the night is yours.
web-blurb-descent = A party against the overlord. Torchlight, treasure and a very long way down.
web-role-overlord = overlord
web-role-hero = hero
web-art-one-card = A spider hangs over a lone hero
web-art-raiders = Four raiders face a dragon
web-art-tomb = A crowned skull rises over a tomb
web-art-wrath = A great serpent before the sun disc
web-art-descent = Heroes descend a stair towards a demon

## A new table

web-new-table = New table: { $game }
web-seat-here = A person at this screen
web-seat-invite = A person with an invite link
web-bot-random = Bot that plays at random
web-bot-heuristic = Bot that thinks ahead
web-name = Name
web-more = More
web-clock = Time for a choice
web-no-clock = As long as you like
web-seconds = { $count } s
web-seed = Seed
web-seed-random = random
web-stand-in = Plays for anyone who is slow or leaves
web-start = Start
web-variants = Variants of the rules
web-variants-on = { $count ->
        [0] none
       *[other] { $count } on
    }

## An invitation

web-invited = A seat is waiting for you: { $game }
web-invited-text = Enter your name and sit down. Keep the link to yourself: whoever has it has the seat.
web-your-name = Your name
web-sit-down = Sit down
web-bad-link = This link does not lead to a seat.
web-bad-link-text = It may be cut off, or the seat has been given away. The game itself is fine. Ask for a new link, or watch.
web-no-table = There is no such table.
web-no-table-text = The address may be cut off, or the table may be on another server. Your other games are safe.
web-no-seat = You cannot sit here.

## The table

web-board = Board
web-hand = Your hand
web-seats = Seats
web-you = (you)
web-spectator = Spectator
web-free = free
web-ready = ready
web-chooses = choosing
web-out = out
web-invite = Copy the invite link
web-copied = Copied
web-invite-people = Invite
web-invite-text = Anyone with a seat’s link may sit down there. The last link lets people watch.
web-invite-deal = Each person who sits down adds to the dice. The game is dealt when everybody is there.
web-invite-watch = Link to watch
web-waiting-room = Waiting room
web-there = is here
web-to-table = To the table
web-qr = QR code
web-qr-of = Scan it to take seat { $number }
web-person = { $title } ({ $name })
web-came = { $named ->
        [yes] { $name } has sat down.
       *[no] Somebody has sat down in seat { $number }.
    }
web-left = { $named ->
        [yes] { $name } has left. A bot plays on.
       *[no] Player { $number } has left. A bot plays on.
    }
web-choices = Your choices
web-log = Log
web-log-empty = The log starts with whatever happens next.
web-log-newest = To the newest line
web-chat = Chat
web-chat-empty = Nobody has said anything yet.
web-say = Say something
web-reaction-1 = Well done!
web-reaction-2 = Ha!
web-reaction-3 = Oh no!
web-reaction-4 = Hmm …
web-reaction-5 = Good luck!
web-reaction-6 = This will end badly.
web-die = Die: { $value }
web-against = against
web-zoom-in = Zoom in
web-zoom-out = Zoom out
web-zoom-fit = Show everything
web-zoom-board = The board, enlarged. Arrow keys move it, plus and minus zoom, 0 shows everything
web-waiting = Waiting for { $who }.
web-waiting-others = Waiting for the others.
web-gathering = The game is dealt when everybody has sat down.
web-clock-left = { $count ->
        [one] { $count } second left to choose
       *[other] { $count } seconds left to choose
    }
web-reconnecting = Connection lost; reconnecting …
web-reconnecting-text = Every choice you made is safe on the server. The game continues where it left off.
web-paused = The table is paused.
web-over = The game is over.
web-skip = Skip
web-skip-text = Any click or tap skips to the end.
web-skip-text-touch = A tap skips to the end.
web-stops = Where to stop me
web-stops-text = While others play, you are asked wherever you could change what is happening or answer something aimed at you. Stop me also at:
web-stops-rolls = every roll
web-stops-steps = every step of an opponent
web-stops-everything = everything, wherever I may act
web-stops-cards = Because of a card of mine
web-stops-card-auto = where it matters
web-stops-card-always = whenever it can be used
web-stops-card-never = never
web-waive = Keep passing
web-waive-stop = Stop passing
web-waiving = Passing until you can do something new, something affects you, or it is your turn.
web-recap = Meanwhile: { $count }
web-recap-text = What happened since you last acted
web-recap-mine = What affects you
web-do-it = Do it
web-undo = Take back
web-undo-asked = Waiting for the others to agree
web-undo-wish = { $who } asks to take a choice back.
web-agree = Agree
web-refuse = Refuse
web-pause = Pause
web-go-on = Continue
web-pass = Give the screen to: { $who }
web-pass-text = Everyone else, please look away.
web-pass-ready = Here I am
web-pass-open = Look at the open table
web-pass-opened = The open table: what everyone may see.
web-pass-hide = Hide it again
web-why = What it means
web-why-not = Why not?
web-chances-note = As long as nobody else interrupts. A range counts what may still be chosen, such as your hero’s boons.
web-why-option = What it means: { $option }
web-tap-again = Tap again to play it.
web-rule = Rule { $id }
web-error-stale = The table has moved on. Look again and choose.
web-error-lost = The connection is lost. Nothing has changed; the page will reconnect by itself.
web-error-store = The server could not save this. Nothing has changed; try again in a moment.
web-error-paused = The table is paused: resume it first.
web-error-nothing = You have nothing to take back.
web-error-over = The game is over.
web-error-forbidden = At this table, rolls and secrets cannot be taken back.
web-error-calls = Too much has been paused or taken back at this table already.
web-error-flood = That is too much at once: wait a moment.
web-error-reload = This page and the server have different versions.
web-error-reload-text = Reload the page; your game is safe. If that does not help, the server is being upgraded: try again in a minute.
web-error-later = The server is busy: try again in { $count ->
        [one] a second
       *[other] { $count } seconds
    }.
web-seat-shared = Your seat is open in { $count } places. If one of them is not yours, lock your seat in the menu.

## Menu, help, the end

web-menu = Menu
web-rules = Rules
web-help = Keys and help
web-help-touch = Help
web-help-text = Anything that glows can be clicked. Right-click, hold, or press w on anything to learn what it means or why you cannot choose it. Zoom the board with the wheel or two fingers, then drag it.
web-help-text-touch = Tap anything that glows to choose it. Hold your finger on anything to learn what it means or why you cannot choose it. Zoom the board with two fingers, then drag it.
web-key-digits = choose from the list
web-key-move = move around and choose
web-key-zoom = zoom in, zoom out, show the whole board (0, unless it is the key of a choice)
web-key-why = why, or why not
web-key-undo = take back
web-key-waive = keep passing, or stop
web-key-skip = skip to the end
web-key-help = this page
web-download = Download the game
web-record-secret = The game still holds secrets: you can download it when it is over.
web-check-dice = Check the dice
web-dice-guided = The dice and cards of this game were picked to fit the hints.
web-replay = Replay
web-rematch = Play again
web-rematch-waits = Somebody wants to play again. Join them with “Play again”.
web-lock-seat = Lock my seat
web-with-take-backs = Rolls or secrets were taken back in this game.
web-with-take-backs-short = with take-backs
web-take-backs = Rolls and secrets may be taken back
web-take-backs-text = The game is then marked as one with take-backs.
web-open-chat = Spectators may chat
web-replay-start-taken-back = The game begins. Rolls or secrets were taken back in it.
web-resign = Leave the game
web-resign-text = A bot takes your seat for good. The others play on.
web-report = Report a problem
web-report-text = What went wrong? The current state of the game will be attached.
web-reported = Thank you. This is report { $number }.
web-won = You have won!
web-winner = { $count ->
        [one] { $who } wins.
       *[other] { $who } win together.
    }
web-nobody-won = Nobody won.
web-lost-game = You have lost.

## Rules

web-search = Search
web-search-hint = A word or a rule number
web-contents = Contents
web-rules-found = { $count ->
        [one] { $count } rule
       *[other] { $count } rules
    }
web-no-rules = No rules match.
