# The browser's own words

web-motto = Five dungeons, one table.
web-loading = Lighting the candles …
web-broken = Something went wrong.
web-broken-text = A part of the page could not be loaded. Your games are safe on the server. Check the connection and try again.
web-failed = That did not work: { $text } Nothing has changed; try again.
web-reload = Load again
web-again = Try again
web-lost = There is no such page.
web-lost-text = The address may be misspelt. The lobby has everything there is.
web-to-lobby = To the lobby
web-close = Close
web-cancel = Cancel
web-send = Send

## Settings

web-settings = Settings
web-language = Language
web-look = Look and sound
web-theme-dark = Candlelight
web-theme-light = Daylight
web-theme-system = As the system has it
web-motion = Things move
web-sound = Sound

## Lobby

web-games = Games
web-players = Players
web-length = Length of a game
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
web-in-the-making = In the making
web-how = How to play
web-learn = Guided first game
web-your-tables = Your tables
web-running = { $count } running
web-bots = { $count ->
        [one] { $count } bot
       *[other] { $count } bots
    }
web-resume = Resume
web-show-all = Show all
web-show-fewer = Show fewer
web-no-tables = No game is running. Choose a dungeon above and light the first candle.
web-finished = Finished games
web-watch = Other tables
web-look-on = Look on
web-import = Open a save file
web-import-text = Go on with a game that was downloaded here or saved in the terminal.
web-choose-file = Choose a file
web-series-dungeoneer = Dungeoneer
web-name-tomb = Tomb of the Lich Lord
web-name-wrath = Wrath of the Serpent Goddess
web-name-descent = Descent, first edition
web-blurb-one-card = Twelve levels on a single card. Three dice a turn, and every point counts.
web-blurb-raiders = Fight together, count coins alone. The most wounded raider never leaves.
web-blurb-tomb = Build the maze as you go. Three quests win, and your friends hold the monsters.
web-blurb-wrath = Level seven heroes, legendary quests. Slay Nakari and the night is yours.
web-blurb-descent = A party against the overlord. Torchlight, treasure and a very long way down.
web-art-one-card = A spider hangs over a lone hero
web-art-raiders = Four raiders face a dragon
web-art-tomb = A crowned skull rises over a tomb
web-art-wrath = A great serpent before the sun disc
web-art-descent = Heroes descend a stair toward a demon

## A new table

web-new-table = A new table: { $game }
web-seat-here = A person at this screen
web-seat-invite = A person with an invite link
web-bot-random = Bot that plays anything
web-bot-heuristic = Bot that thinks
web-name = Name
web-more = More
web-clock = Time for a choice
web-no-clock = As long as you like
web-seconds = { $count } s
web-seed = Seed
web-seed-random = a new one
web-stand-in = Stands in for who is slow or leaves
web-start = Start
web-variants = Variants of the rules
web-variants-on = { $count ->
        [0] none
       *[other] { $count } on
    }

## An invitation

web-invited = A seat is kept for you: { $game }
web-invited-text = Say your name and sit down. The link is yours: whoever has it has the seat.
web-your-name = Your name
web-sit-down = Sit down
web-bad-link = This link opens no seat.
web-bad-link-text = It may be cut short, or the seat was given away. The game itself is unharmed. Ask for a new link, or look on.
web-no-table = There is no such table.
web-no-table-text = The address may be cut short, or the table belongs to another server. Your other games are safe.
web-no-seat = You cannot sit here.

## The table

web-board = Board
web-hand = Your hand
web-seats = Seats
web-you = (you)
web-spectator = Spectator
web-free = free
web-ready = ready
web-chooses = chooses
web-out = out
web-invite = Copy the invite link
web-copied = Copied
web-invite-people = Invite
web-invite-text = Whoever has the link of a seat may sit down there. The last link lets people look on.
web-invite-watch = Link to look on
web-choices = Your choices
web-log = Log
web-log-empty = The log begins with what happens next.
web-log-newest = To the newest line
web-chat = Chat
web-chat-empty = Nobody has said a word.
web-say = Say something
web-reaction-1 = Well done!
web-reaction-2 = Ha!
web-reaction-3 = Oh no!
web-reaction-4 = Hmm …
web-reaction-5 = Good luck!
web-reaction-6 = This ends badly.
web-die = Die: { $value }
web-against = against
web-zoom-in = Zoom in
web-zoom-out = Zoom out
web-zoom-fit = Show everything
web-zoom-board = The board, enlarged. Arrows move it, plus and minus zoom, 0 shows everything
web-waiting = Waiting for { $who }.
web-waiting-others = Waiting for the others.
web-clock-left = { $count ->
        [one] { $count } second left to choose
       *[other] { $count } seconds left to choose
    }
web-reconnecting = The connection is lost; coming back …
web-reconnecting-text = Every choice you made is safe on the server. The table goes on where it stood.
web-paused = The table is paused.
web-over = The game is over.
web-skip = Skip
web-skip-text = Any click or tap shows the end at once.
web-skip-text-touch = A tap shows the end at once.
web-waive = Keep passing
web-waive-stop = Stop passing
web-waiving = Passing until you can do something new, something concerns you, or it is your turn.
web-recap = Meanwhile: { $count }
web-recap-text = What happened since you last acted
web-do-it = Do it
web-undo = Take back
web-undo-asked = Waiting for consent
web-undo-wish = { $who } asks to take a choice back.
web-agree = Agree
web-refuse = Refuse
web-pause = Pause
web-go-on = Go on
web-pass = Give the screen to: { $who }
web-pass-text = The others look away.
web-pass-ready = Here I am
web-pass-open = Look at the open table
web-pass-opened = The open table: what everybody may see.
web-pass-hide = Hide it again
web-why = What it means
web-why-not = Why not?
web-chances-note = As long as nobody interrupts.
web-why-option = What it means: { $option }
web-tap-again = Tap again to play it.
web-rule = Rule { $id }
web-error-stale = The table has moved on. Look again and choose.
web-error-lost = The connection is lost. Nothing has changed; it is tried again by itself.
web-error-store = The server could not save this. Nothing has changed; try again in a moment.
web-error-paused = The table is paused: go on first.
web-error-nothing = There is nothing of yours to take back.
web-error-over = The game is over.

## Menu, help, the end

web-menu = Menu
web-rules = Rules
web-help = Keys and help
web-help-touch = Help
web-help-text = What glows can be clicked. Right-click, hold, or press w on anything to learn what it means or why it is not possible. The wheel or two fingers zoom the board; then it can be dragged.
web-help-text-touch = What glows can be chosen with a tap. Hold your finger on anything to learn what it means or why it is not possible. Two fingers zoom the board; then it can be dragged.
web-key-digits = choose from the list
web-key-move = walk about and choose
web-key-zoom = zoom in, zoom out, show the whole board (0 unless it makes a choice)
web-key-why = why, or why not
web-key-undo = take back
web-key-waive = keep passing, or stop
web-key-skip = show the end at once
web-key-help = this page
web-download = Download the game
web-record-secret = The game still holds secrets: its record is open when it is over.
web-replay = Replay
web-rematch = Play again
web-resign = Leave the game
web-resign-text = A bot takes your seat for good. The others play on.
web-report = Report a problem
web-report-text = What went wrong? The game is attached as it stands.
web-reported = Thank you. This is report { $number }.
web-won = You have won!
web-winner = { $count ->
        [one] { $who } wins.
       *[other] { $who } win together.
    }
web-nobody-won = Nobody has won.
web-lost-game = You have lost.

## Rules

web-search = Search
web-search-hint = A word or the number of a rule
web-rules-found = { $count ->
        [one] { $count } rule
       *[other] { $count } rules
    }
web-no-rules = No rule says that.
