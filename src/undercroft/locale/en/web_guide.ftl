# Guided first games

web-guide-hint = Hint
web-guide-done = Got it
web-guide-skip = No more hints
web-guide-hints = Hints for your first game
web-guide-begun = You have already started a guided game. Continue it, or start again.
web-guide-again = Start again

## One Card Dungeon

web-guide-one-card-welcome = Welcome to the dungeon! This is the first level, with two spiders. Kill both to clear it. Hints appear when something is new; read them, or just play on.
web-guide-one-card-energy = You have rolled your three energy dice. Place one each on speed, attack and defence; each adds to that skill for this turn. The spiders are still far away, so plenty of speed is a good idea.
web-guide-one-card-move = This is you. The tiles that glow are in reach: a straight step costs 2 speed, a diagonal one 3. Click a tile next to you to step there; click one farther away to see what awaits you, and again to walk.
web-guide-one-card-move-touch = This is you. The tiles that glow are in reach: a straight step costs 2 speed, a diagonal one 3. Tap a tile next to you to step there; tap one farther away to see what awaits you, and again to walk.
web-guide-one-card-strike = This monster is in range and in sight: click it to strike. A wound costs as many attack points as it has defence. You never miss.
web-guide-one-card-strike-touch = This monster is in range and in sight: tap it to strike. A wound costs as many attack points as it has defence. You never miss.
web-guide-one-card-why = Curious about something that does not glow? Click it, or press w, and the table tells you why you cannot choose it, with the rule.
web-guide-one-card-why-touch = Curious about something that does not glow? Tap it, and the table tells you why you cannot choose it, with the rule.
web-guide-one-card-undo = Changed your mind? Until the next roll you may take back your steps and strikes.
web-guide-one-card-end = Nothing left to spend your points on? End the hero phase. Unspent points are lost, and the monsters move.
web-guide-one-card-monsters = The monsters have moved, nearest first. Each wants you in range and in sight, but from as far away as possible.
web-guide-one-card-safe = No monster has you in range and in sight, so none strikes this turn.
web-guide-one-card-struck = They struck. Add up the attack of every monster that reaches you, divide by your defence and round down: that is the health you lose. A high die on defence can mean no wound at all.
web-guide-one-card-wounded = A wound! It lasts for the rest of the level. One more, and this spider is gone.
web-guide-one-card-killed = One down. Dead monsters leave the card at once and no longer block your way or your view.
web-guide-one-card-again = A new turn, new dice. If the monsters are close, think of defence; if you can reach one, of attack: you need 4 points to wound a spider.
web-guide-one-card-reward = The level is cleared! Choose one reward: a permanently better skill, or full health. With range 3 you reach diagonal neighbours; attack and speed help everywhere.
web-guide-one-card-level = The card is turned over, and new monsters stand on the tiles marked with the level’s number. You keep your wounds and skills. Now you know everything: twelve levels to the sceptre!
web-guide-one-card-defeat = You fell. That happens to most heroes at first: play again, or watch the replay to see where it went wrong.

## Dungeon Raiders

web-guide-raiders-welcome = Welcome, knight! Five rooms lie on this floor, and all four raiders go through them from left to right. The room in the light is where you are.
web-guide-raiders-monster = A monster. All four cards together must reach its strength. If they fall short, whoever played the lowest card is wounded.
web-guide-raiders-hand = Your power cards, 1 to 5. Choose one: it stays face down until everyone has chosen. You can play each only once per floor, so a 5 played now is missing later.
web-guide-raiders-sword = Your sword counts as 5 against monsters and the boss, and saves you a power card. It returns to the supply afterwards.
web-guide-raiders-beaten = Together you reached its strength: beaten, and nobody is hurt. Did somebody save a high card?
web-guide-raiders-attacks = It was not enough. Whoever played the lowest card takes the wounds; if several tied, each takes all of them.
web-guide-raiders-wounds = Watch your wounds: at the end, whoever has the most falls and cannot win, however rich.
web-guide-raiders-treasure = Treasure! Here everyone plays for themselves: the highest card takes the best chest, the second-highest value the second. Those who tie share, and rounding is unkind.
web-guide-raiders-key = Your key counts as 5 in a treasure room.
web-guide-raiders-coins = Coins win the game. Everyone can see who has what, and the richest makes a fine target for traps.
web-guide-raiders-trap = A trap. The highest card played decides how hard it strikes. Low cards do not set it off: a good place to get rid of a 1 or a 2.
web-guide-raiders-vault = A vault. You get whatever is next to the value you play: an item, coins or a healed wound. High is not better here, just different.
web-guide-raiders-item = Items join your hand. A torch shows hidden rooms, a crystal ball lets you choose after the others, and keys and swords count as 5.
web-guide-raiders-torch = You have a torch. Light it at any time to see the hidden rooms of this floor; you still play a card.
web-guide-raiders-ball = Your crystal ball: play it now, see what the others played, then choose your real card.
web-guide-raiders-last = You have only one power card left, so the choice is easy. Next time, plan for the fifth room!
web-guide-raiders-hidden = A dark door is a face-down room. It is turned up when you get there, before anyone chooses.
web-guide-raiders-floor = A new floor: all your power cards are back. You keep your coins, wounds and items.
web-guide-raiders-boss = The boss: the last room of all. Read its card: some bosses let you escape with an item, some turn the rules upside down.
web-guide-raiders-scoring = The most wounded have fallen. The richest of the others wins. Now you know it all: play again, or watch the replay.

## Dungeoneer

web-guide-dungeoneer-welcome = Welcome, Raka! This tomb grows card by card. Complete three quests before your rival does. Drag the map, zoom with the wheel; rest the mouse on a location or card to read it. A click on what glows does it.
web-guide-dungeoneer-welcome-touch = Welcome, Raka! This tomb grows card by card. Complete three quests before your rival does. Drag the map to move it and zoom with two fingers; tap a location, a card or a hero’s numbers to read what they are.
web-guide-dungeoneer-quests = Your own quests. Each is completed at the place it names; a flag marks that place once it is on the map. Anyone can complete the common quest.
web-guide-dungeoneer-villainy = First you are the Dungeonlord. Red cards strike your rival, and your rival’s own peril pays for them. Play one that glows, or keep it for later and end the phase.
web-guide-dungeoneer-form = Choose the form of attack. Both sides roll a die and add their value for it, so pick one where your number beats the hero’s.
web-guide-dungeoneer-lair = After the battle a monster goes home. In your hand it stays secret; in the pack everyone can see it, but it takes up no room in your hand.
web-guide-dungeoneer-reward = Your monster drew blood: give someone 1 peril. More peril for your rival means a bigger monster next time.
web-guide-dungeoneer-place = Every turn adds a location. Exits must meet exits. Place locations you need near you, and dead ends near your rival.
web-guide-dungeoneer-heroics = Now your hero acts. The glowing locations are one step away, at 1 action point each. You get as many points per turn as your speed.
web-guide-dungeoneer-points = New ground gives you both: glory buys your own cards, peril buys monsters against you. Choose your path with that in mind.
web-guide-dungeoneer-glory = A golden card glows: you have the glory for it. Boons and treasures are for your own hero, and playing them takes no action points.
web-guide-dungeoneer-exits = An exit here is guarded by a threat. Only the exit you leave by matters: roll a die, add the value shown, and reach the number. Bars cost time, teeth cost health.
web-guide-dungeoneer-explore = You have one action point left. Walk on, or explore: place one more location wherever it fits.
web-guide-dungeoneer-rival = Your rival’s hero is here. You may attack once per turn for 1 action point, but wounds between heroes bring neither glory nor peril.
web-guide-dungeoneer-attempt = You can attempt this quest here; the first attempt each turn is free. In a hunt the monster attacks you first, in a form your rival chooses. Finish everything else before: a completed quest ends the phase.
web-guide-dungeoneer-end = You have no action points left. You can still play cards; then end the phase.
web-guide-dungeoneer-discard = At the end of your turn you must discard one card, then you draw up to five. Discard what you cannot pay for soon.
web-guide-dungeoneer-save = A saved action point lets you challenge an attacker on another player’s turn.
web-guide-dungeoneer-response = You are under attack. Before any die is rolled you may respond with anything that glows; otherwise pass and trust your dice.
web-guide-dungeoneer-anytime = Some cards work at any time, even on other players’ turns. You are asked only when you have one. Pass if you want to keep it.
web-guide-dungeoneer-challenge = The monster has struck; now you may strike back for an action point. Each wound you deal to a monster brings 1 glory.
web-guide-dungeoneer-struck = Someone was wounded. A hero with no health left is out of the game, so potions and quiet rooms are worth their price.
web-guide-dungeoneer-fallen = A fallen hero stands up for 1 action point and can spend points on little else until then. Counter-attacks and cards still work.
web-guide-dungeoneer-level = You completed a quest: your hero gains a level, with better values, and a reward. Three of them win. The heroics phase ends with it, so your turn goes on with the discard.

## Dungeoneer: Wrath of the Serpent Goddess (where it differs)

web-guide-dungeoneer-serpent-welcome = Welcome! You are a legend: level 7 and 18 health. Complete three quests before your rival does, or slay the goddess Nakari, which wins at once. Drag the map to move it and zoom with the wheel or two fingers.
web-guide-dungeoneer-serpent-welcome-touch = Welcome! You are a legend: level 7 and 18 health. Complete three quests before your rival does, or slay the goddess Nakari, which wins at once. Drag the map to move it and zoom with two fingers.
web-guide-dungeoneer-serpent-wrath = The wrath of the goddess: each turn may open another eye. The more are open, the cheaper spawn become and the harder her priestesses strike.
web-guide-dungeoneer-serpent-token = The number of open eyes has changed. Keep spawn in hand while few are open: with five, even two of them cost nothing.
web-guide-dungeoneer-serpent-spawn = You hold a spawn. It is weak and cheap, and cheaper for every open eye: alone it wins little, but in numbers spawn wear any legend down.
web-guide-dungeoneer-serpent-trap = Lay the trap in a location without heroes. It waits there for whoever enters first, and that may be you: put it in your rival’s way.
web-guide-dungeoneer-serpent-springs = A trap has sprung. Everyone in that location must pass its threat; then it is gone.
web-guide-dungeoneer-serpent-nakari = Nakari’s lair is on the map. She attacks every hero who enters. Her wounds stay, so several visits add up, and whoever takes her last health wins, your rival too.
web-guide-dungeoneer-serpent-upkeep = Some strong cards have an upkeep: their glory is due again at the start of each of your turns, or they return to your hand.
web-guide-dungeoneer-serpent-special = Before this battle your monster can do more, for the victim’s peril. Is it worth more than the next monster?
web-guide-dungeoneer-serpent-minion = Your minion can take this blow for you, once per turn. It has its own values, and its own wounds.
web-guide-dungeoneer-serpent-artifact = One of your quests is an artifact. Complete it, and its power stays with you to the end of the game.
web-guide-dungeoneer-serpent-level = You completed a quest: your hero gains a level, with better values, and a reward. Three of them win, and so does Nakari’s last health. The heroics phase ends with it, so your turn goes on with the discard.

## Descent

web-guide-descent-welcome = Welcome to the Cellar! You are a hero, a bot is your companion, and another bot is the overlord. Kill Hask before your conquest is used up. Hints appear when something is new.
web-guide-descent-exchange = These are the three skills of your hero. If one does not suit you, give it back for another of its kind. If you are happy, keep them.
web-guide-descent-market = The market. A weapon first: look at its dice, and at the traits of your hero, which add power dice. Then armor with what is left.
web-guide-descent-received = Where does it go? What is equipped works; the pack only keeps it.
web-guide-descent-start = Choose a space beside the glyph. Whoever stands in front reaches the door first.
web-guide-descent-declare = Your turn. First one action: Run to go far, Battle for two attacks, Advance for a bit of both, Ready for an order.
web-guide-descent-walk = The numbers say what it costs to walk there; past the dashed line you need fatigue. Click a space, look at the way, click it again.
web-guide-descent-walk-touch = The numbers say what it costs to walk there; past the dashed line you need fatigue. Tap a space, look at the way, tap it again.
web-guide-descent-door = A door! Opening it costs 2 movement points. What is behind it is revealed as soon as a hero sees it.
web-guide-descent-shoot = This monster can be attacked from here. Click it to see the exact chances to hit and to kill. A second click attacks.
web-guide-descent-shoot-touch = This monster can be attacked from here. Tap it to see the exact chances to hit and to kill. A second tap attacks.
web-guide-descent-spend = The dice are rolled. Spend surges on what your weapon offers, or fatigue on more dice; the wounds are counted for you. Then strike.
web-guide-descent-overlord = Now the overlord plays cards and moves monsters. Threat pays for the cards, so keep an eye on it.
web-guide-descent-wounded = You are wounded. Potions heal, and staying out of sight keeps you alive. If your hero dies, the party loses conquest.
web-guide-descent-order = Ready lets you place an order. Guard is strong when monsters come to you, Dodge when you must stay in the open.
web-guide-descent-guard = Your guard order: attack now, before the monster does.
web-guide-descent-glyph = The glyph is active: conquest for the party, and a way to town and back.
web-guide-descent-town = You died and woke up in town: the party lost conquest, you half of your coins. Choose an action with movement: the way back leads through an active glyph.
