"""What the game offers to bots and studies, which look nowhere else behind the door.

`printed` is what stands on cards, and `options` reads what can be chosen. `position` and `chances` tell what
can be seen and worked out at a table as one seat knows it; `prospects` plays the rules ahead on copies.
Nothing here changes the table it is asked about.
"""
