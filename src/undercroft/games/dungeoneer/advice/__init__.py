"""What the game offers to bots and studies, which use nothing else behind the API.

`printed` is what cards say, and `options` reads what can be chosen. `position` and `chances` give what
can be seen and worked out at a table as one seat knows it; `prospects` plays ahead on copies.
Nothing here changes the table it is asked about.
"""
