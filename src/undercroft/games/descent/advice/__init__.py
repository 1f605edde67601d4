"""What the game offers to bots and studies, which use nothing else behind the API.

`position` gives what can be seen on a table as one seat knows it, `walks` where figures can go, `blows` what
an attack from there would do, `cards` what is printed. Only revealed things are covered. Nothing here
changes the table it is asked about.
"""
