# Replays in the browser

web-replay-start = The table is set.
web-replay-chose = { $who } has chosen.
web-replay-moment = Moment in the game
web-replay-at = Moment { $at } of { $moves }
web-replay-steps = Steps
web-replay-first = To the start
web-replay-back = One step back
web-replay-forth = One step forward
web-replay-last = To the end
web-replay-play = Play
web-replay-speed = Speed
web-replay-eyes = Whose view
web-replay-open = All hands
web-replay-public = Public view
web-replay-branch = Play on from here
web-replay-branch-text = A new game starts from this position. The old one stays as it is.
web-replay-link = Copy a link
web-replay-file = Save as a file
web-replay-running = This game is still running.
web-replay-running-text = It holds secrets until it is over. After that you can watch it from every side.
web-replay-to-table = To the table
web-copy-by-hand = Copy this link:
