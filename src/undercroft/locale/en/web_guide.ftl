# Guided first games

web-guide-hint = Hint
web-guide-done = Got it
web-guide-skip = No more hints
web-guide-hints = Hints for a first game
web-guide-begun = You have begun a guided game. Go on where you left it, or begin anew.
web-guide-anew = Begin anew

## One Card Dungeon

web-guide-one-card-welcome = Welcome below! This is level 1 with two spiders. Kill both and the level is yours. Hints come when something is new; read them, or just play on.
web-guide-one-card-energy = Your three energy dice are rolled. Lay one each on speed, attack and defence: it is added for this turn. The spiders are still far, so plenty of speed is no bad idea.
web-guide-one-card-move = This is you. The tiles that glow are in reach: a straight step costs 2 speed, a diagonal one 3. Click a tile to walk there.
web-guide-one-card-move-touch = This is you. The tiles that glow are in reach: a straight step costs 2 speed, a diagonal one 3. Tap a tile to walk there.
web-guide-one-card-strike = This monster is in range and in sight: click it to strike. A wound costs as many attack points as it has defence. You never miss.
web-guide-one-card-strike-touch = This monster is in range and in sight: tap it to strike. A wound costs as many attack points as it has defence. You never miss.
web-guide-one-card-why = Curious about something that does not glow? Click it, or press w, and the table tells you why not, with the rule.
web-guide-one-card-why-touch = Curious about something that does not glow? Tap it, and the table tells you why not, with the rule.
web-guide-one-card-undo = Changed your mind? Until the next roll you may take back your steps and strikes.
web-guide-one-card-end = Nothing more to do with your points? End the hero phase. What is left of them is gone, and the monsters move.
web-guide-one-card-monsters = The monsters have moved, the nearest first. Each wants you in its range and in sight, but from as far away as it can.
web-guide-one-card-safe = No monster has you in range and in sight, so none strikes this turn.
web-guide-one-card-struck = They struck: the attack of all who reach you, divided by your defence and rounded down, is what you lose. A high die on defence can mean no wound at all.
web-guide-one-card-wounded = A wound! It stays for the rest of the level. One more, and this spider is gone.
web-guide-one-card-killed = One less. The dead leave the card at once and no longer block your way or your sight.
web-guide-one-card-again = New turn, new dice. If they stand close, think of defence; if you can reach one, of attack: you need 4 points for a wound on a spider.
web-guide-one-card-reward = The level is done! Take one reward: a skill for good, or full health. A range of 3 reaches diagonal neighbours; attack and speed help everywhere.
web-guide-one-card-level = The card is turned over, and new monsters stand on the tiles with the level's number. Your wounds and skills came along. You know everything now: twelve levels to the sceptre!
web-guide-one-card-defeat = You fell. That happens to most heroes at first: play again, or look at the replay to see where it went wrong.

## Dungeon Raiders

web-guide-raiders-welcome = Welcome, knight! Five rooms lie on this floor, and all four raiders go through them from left to right. The room in the light is where you are.
web-guide-raiders-monster = A monster. All four cards together must reach its strength. If they fall short, whoever played the lowest card is wounded.
web-guide-raiders-hand = Your power cards, 1 to 5. Choose one: it lies face down until all have chosen. Each serves once a floor, so a 5 played now is missing later.
web-guide-raiders-sword = Your sword counts as 5 against monsters and the boss, and saves a power card. It goes back to the supply afterwards.
web-guide-raiders-beaten = Together you reached its strength: beaten, and nobody is hurt. Did somebody save a high card?
web-guide-raiders-attacks = It was not enough. The lowest card takes the wounds, and those who tied for it each take all of them.
web-guide-raiders-wounds = Keep an eye on wounds: at the end whoever has the most falls and cannot win, however rich.
web-guide-raiders-treasure = Treasure! Here you play for yourself: the highest card takes the best chest, the second-highest value the second. Those who tie share, and rounding is unkind.
web-guide-raiders-key = Your key counts as 5 at a treasure.
web-guide-raiders-coins = Coins win the game. Everybody sees what everybody has, so the richest makes a fine target for traps.
web-guide-raiders-trap = A trap. The highest card of all decides how hard it strikes. Low cards leave it asleep: a good place to get rid of a 1 or a 2.
web-guide-raiders-vault = A vault. You get what stands beside the value you play: an item, coins or a healed wound. High is not better here, just different.
web-guide-raiders-item = Items join your hand. A torch shows hidden rooms, a crystal ball lets you choose after the others, key and sword count as 5.
web-guide-raiders-torch = You have a torch. Light it at any time to see the hidden rooms of this floor; you still play a card.
web-guide-raiders-ball = Your crystal ball: lay it now, see what the others played, then choose your real card.
web-guide-raiders-last = Only one power card is left, so the choice is easy. Next time plan for the fifth room!
web-guide-raiders-hidden = A dark door is a room face down. It is turned up when you get there, before anyone chooses.
web-guide-raiders-floor = A new floor: all your power cards are back. Coins, wounds and items came along.
web-guide-raiders-boss = The boss, the last room of all. Read its card: some let you escape with an item, some turn the rules around.
web-guide-raiders-scoring = The most wounded have fallen. Of the others the richest wins. Now you know it all: play again, or look at the replay.

## Dungeoneer

web-guide-dungeoneer-welcome = Welcome, Raka! This tomb grows card by card. Do three quests before your rival does. Drag the map, zoom with the wheel or two fingers; a click on any location tells what it is.
web-guide-dungeoneer-welcome-touch = Welcome, Raka! This tomb grows card by card. Do three quests before your rival does. Drag the map, zoom with two fingers; tap a location, a card or the numbers of a hero to read what they are.
web-guide-dungeoneer-quests = Your own quests. Each is done in the place it names; a flag marks it once it lies on the map. The common quest is anybody's.
web-guide-dungeoneer-villainy = First you are the Dungeonlord. Red cards strike your rival, and your rival's own peril pays for them. Send the skeleton, or keep it for later and end the phase.
web-guide-dungeoneer-form = Choose the form of the attack. Both sides will roll a die and add their value of it, so look for a number of yours that beats the hero's.
web-guide-dungeoneer-lair = After the battle a monster goes home. In hand nobody sees it; in the pack it waits openly for its next victim and takes no room in your hand.
web-guide-dungeoneer-reward = Your monster drew blood: give somebody 1 peril. More peril for your rival means a bigger monster next time.
web-guide-dungeoneer-place = Every turn adds a location. Exits must meet exits. Put places you need near you, and dead ends near your rival.
web-guide-dungeoneer-heroics = Now your hero acts. The glowing locations are one step away, 1 action point each. You get as many points a turn as your speed.
web-guide-dungeoneer-points = New ground gives both: glory buys your own cards, peril buys monsters against you. Choose your way with that in mind.
web-guide-dungeoneer-glory = A golden card glows: you have the glory for it. Boons and treasures are for your own hero, and playing them takes no action points.
web-guide-dungeoneer-exits = An exit here is threatened. Only the exit you leave by matters: roll a die, add the value shown, and reach the number. Bars cost time, teeth cost health.
web-guide-dungeoneer-explore = One action point is left. Walk on, or explore: lay one more location wherever it fits.
web-guide-dungeoneer-rival = Your rival's hero is here. You may attack once a turn for 1 action point, but wounds among heroes bring neither glory nor peril.
web-guide-dungeoneer-attempt = You stand where a quest is done. The first attempt in a turn is free, so try it!
web-guide-dungeoneer-end = No action points are left. Cards can still be played; then end the phase.
web-guide-dungeoneer-discard = At the end of the turn one card must go, then you draw up to five. Part with what you cannot pay for soon.
web-guide-dungeoneer-save = A saved action point lets you challenge an attacker on somebody else's turn.
web-guide-dungeoneer-response = You are attacked. Before any die is rolled you may respond with what glows; otherwise pass and trust your dice.
web-guide-dungeoneer-anytime = Some cards work at any moment, also on the turns of others. You are asked only when you have one. Pass if you want to keep it.
web-guide-dungeoneer-challenge = The monster has struck; now you may strike it, for an action point. Each wound you deal to a monster brings 1 glory.
web-guide-dungeoneer-struck = Somebody was wounded. A hero without health is out of the game, so potions and quiet rooms are worth their price.
web-guide-dungeoneer-fallen = A fallen hero stands up for 1 action point and can do little else with them until then. Counter-attacks and cards still work.
web-guide-dungeoneer-level = A quest is done: a level higher, with better values, and a reward. Three of them win. You know the game now; good luck!
