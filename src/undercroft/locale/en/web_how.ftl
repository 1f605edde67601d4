# How to play

web-how-lead = All you need for a first game. Every paragraph leads to the numbered rules behind it.
web-how-rules = Rules
web-how-all-rules = All rules
web-how-table = At this table
web-how-table-text =
    What glows can be chosen: click it, or press its digit. The line at the bottom always says who must do what.
    Right-click a thing, hold it, or press w to learn what it would do, or why it is not possible. You may take a choice back until something was rolled or revealed.
web-how-table-touch =
    What glows can be chosen: tap it. A card that is played for good is lifted by the first tap and played by the second. The line at the bottom always says who must do what.
    Hold a thing to learn what it would do, or why it is not possible. You may take a choice back until something was rolled or revealed.

## One Card Dungeon

web-how-one-card-aim = What it is about
web-how-one-card-aim-text = You are alone with a hero in a dungeon of twelve levels. A level is done when its last monster dies. Kill the last demon of level 12 and the sceptre is yours; if your health drops to 0, the game is lost.
web-how-one-card-card = The card and your hero
web-how-one-card-card-text =
    The dungeon is a single card of 5 by 5 tiles, with three walls. You begin on the stairs in the bottom row, the monsters on the tiles with the number of the level.
    Your hero starts with 6 health, speed 1, attack 1, defence 1 and range 2. It gets better from level to level.
web-how-one-card-turn = A turn
web-how-one-card-turn-text = Every turn has four steps: you roll energy, your hero acts, the monsters move, the monsters strike. Then the next turn begins, until one side is dead.
web-how-one-card-energy = Roll three dice and lay them
web-how-one-card-energy-text = Lay one die each on speed, attack and defence, as you like. The die is added to the skill for this turn: base 1 and a 5 make 6. Range gets no die. What you do not use is gone when the turn ends.
web-how-one-card-move = Move
web-how-one-card-move-text =
    Speed pays for steps: 2 for a straight one, 3 for a diagonal one. You may not enter walls or monsters, but you may slip diagonally past their corners.
    Moving and striking may be mixed in any order while points last. Speed never pays for a strike, and attack never for a step.
web-how-one-card-sight = Range and sight
web-how-one-card-sight-text =
    You can strike a monster that is near enough and in sight. Distance is counted like a walk: 2 for a straight step, 3 for a diagonal one, around walls. With range 2 you reach the four tiles beside you and no more; the diagonal ones need range 3.
    You see a monster if one straight line from a corner of your tile to a corner of its tile touches no wall and no other monster.
web-how-one-card-attack = Strike
web-how-one-card-attack-text = One wound costs as many attack points as the monster has defence, so a spider with defence 4 costs 4 a wound. You hit without rolling. Points that are too few for a wound do nothing. A monster without health leaves the card at once.
web-how-one-card-monsters = The monsters move
web-how-one-card-monsters-text = The nearest one moves first. A monster wants you in range and in sight, but from as far away as it can, so archers even step back. Steps cost it 2 and 3 as well, and it may walk through other monsters. Where two monsters or two ways are equally good, you choose.
web-how-one-card-strike = The monsters strike
web-how-one-card-strike-text = All monsters that have you in range and in sight add up their attack. Divide the sum by your defence of this turn and round down: that many health you lose. Two spiders, 4 + 4, against defence 3 make 2 wounds; against defence 9 none.
web-how-one-card-reward = Reward, and the next level
web-how-one-card-reward-text = After a level take one reward: raise speed, attack, defence or range by 1 for good (up to 6), or heal to 6. Then the card is turned over, new monsters stand on it, and your health is as you left it.
web-how-one-card-beasts = Whom you meet
web-how-one-card-beasts-text = Spiders (health 2, defence 4, range 3) on levels 1, 5 and 9. Skeleton archers (health 3, defence 4, range 4) on 2, 6 and 10. Ogres (health 5, defence 7, range 2, attack 7) on 3, 7 and 11. Demons (health 5, defence 5, range 5) on 4, 8 and 12. They get no stronger, only more.
web-how-one-card-classes = Classes, if you like
web-how-one-card-classes-text = Once a level the Paladin keeps a die of the last turn instead of rolling it, the Archer lays a die on range instead of speed, and the Sorceress rolls all dice again. The Barbarian does that every turn while he has 1 health.

## Dungeon Raiders

web-how-raiders-aim = What it is about
web-how-raiders-aim-text = Three to five raiders walk through 25 rooms together, five floors of five. You fight side by side and fill your own purse. In the end the most wounded raider falls unconscious and cannot win; of the others the richest does.
web-how-raiders-start = What you begin with
web-how-raiders-start-text =
    You are dealt a character: explorer (3 coins, 2 wounds, a torch), knight (1 coin, 1 wound, a sword), thief (2 coins, 2 wounds, a key), warrior (2 coins) or wizard (1 coin, 1 wound, two crystal balls).
    Everybody holds the power cards 1 to 5. Only you see your hand; coins, wounds and played cards are open to all.
web-how-raiders-floor = A floor
web-how-raiders-floor-text = Five rooms lie in a row, some of them face down. You go through them from left to right. A hidden room is turned up when you enter it, before anyone chooses a card.
web-how-raiders-card = Choose a card in secret
web-how-raiders-card-text = In every room each player lays one card face down; then all are turned up together. A card once laid is final. Each power card serves once a floor, so whoever plays the 5 now lacks it later. After the fifth room everybody takes all five back.
web-how-raiders-monster = Monsters
web-how-raiders-monster-text = Add up all cards. If the total reaches the monster's strength, it is beaten and nothing happens. If not, it attacks whoever played the lowest card, and everybody who tied for it: each takes all the wounds shown on the room.
web-how-raiders-treasure = Treasure
web-how-raiders-treasure-text =
    The highest card takes the best chest, the second-highest value the second chest, if there is one. Those who tied share and round down, so three at a chest of 2 get nothing.
    If all play the same value, nobody gets the second chest. A purse holds 20 coins at most.
web-how-raiders-vault = Vaults
web-how-raiders-vault-text = Everybody gets what stands beside the value they played. In a vault of items a 1 gives a torch, a 2 a crystal ball, a 3 a key, a 4 a sword, and a 5 heals a wound. In a vault of coins 1, 2 and 4 give one, two and three coins, 3 heals one wound, 5 heals two. If there are too few of an item for all who are due one, none of them gets it.
web-how-raiders-trap = Traps
web-how-raiders-trap-text = The highest card of all decides how hard a trap strikes; low cards leave it asleep. Lava and magnet cost the richest player up to 3 coins. Spikes and boulder give the least wounded player up to 2 wounds. Those who tie all pay. It does not matter who played the card.
web-how-raiders-items = Items
web-how-raiders-items-text =
    Torch: at any time, see all hidden rooms of the floor; you still play a card. Crystal ball: lay it in any room, see what the others played, then choose.
    Key: counts as 5 at a treasure. Sword: counts as 5 against monsters and bosses. With a key or a sword you save a power card. Used items go back to the supply.
web-how-raiders-boss = The boss
web-how-raiders-boss-text =
    One of ten bosses waits in the very last room. Most are fought like a monster, each with a twist that stands on its card: the Medusa puts the lowest card out of the game, the Sphinx and the Minotaur pay the highest one.
    A torch saves you from the Wolf Pack, a crystal ball from the Necromancer, a key from the Megadragon. The Megadragon, the Golem and the Mummy cannot be beaten; the Golem counts a 5 as a 1, and the Mummy goes for the highest card.
web-how-raiders-end = The end
web-how-raiders-end-text = After the boss whoever has the most wounds falls: with four or five players all who tie for it, with three only if one alone has the most. If everybody has equally many, nobody falls. Of those who still stand the richest wins; if that is a tie, the one with fewer wounds.
web-how-raiders-tactical = The tactical variant
web-how-raiders-tactical-text = Cards are laid in turn and face up. The holder of the scroll begins, and the scroll goes to whoever had the highest card. A crystal ball lets you wait and play last.

## Dungeoneer

web-how-dungeoneer-aim = What it is about
web-how-dungeoneer-aim-text = Up to four heroes walk through a tomb that grows card by card. Whoever completes three quests first wins at once; so does the last hero alive. Each quest raises your hero by a level. The twist: on your turn you first play the monsters and traps against the others, and they do the same to you.
web-how-dungeoneer-start = What you begin with
web-how-dungeoneer-start-text = You are dealt a hero of level 1 with 6 health, two quests of your own and five cards that only you see. One common quest lies open for all. Everybody begins at the entrance, which has a passage on each side, with 1 glory and 1 peril.
web-how-dungeoneer-turn = The five phases of a turn
web-how-dungeoneer-turn-text = Reset: you get as many action points as your speed, and all locations but your own become new again. Villainy: you play the Dungeonlord. Locations: one more is laid. Heroics: your hero acts. Discard and draw: the turn ends. The bar above the map shows which phase is on.
web-how-dungeoneer-villainy = You are the Dungeonlord
web-how-dungeoneer-villainy-text = Red cards strike others, and the victim pays: a monster, trap or bane against a hero costs that player's peril, never your own. So whoever gathers much peril invites monsters. Encounters are all declared first; then traps go off and monsters attack.
web-how-dungeoneer-locations = The dungeon grows
web-how-dungeoneer-locations-text = The drawn location goes where you like, upright or turned round, never sideways. At least one of its exits must meet an exit, and no exit may end at a wall. Point at a glowing cell to see how the card would lie; where both ways fit you choose between two pictures.
web-how-dungeoneer-heroics = What your hero does
web-how-dungeoneer-heroics-text = A step into the next location costs 1 action point. A location that is new this turn gives you its glory and its peril, both printed in its lower corners: riches and danger come together. For 1 action point you may also explore, that is lay one more location.
web-how-dungeoneer-exits = Exits, threats and obstacles
web-how-dungeoneer-exits-text = A threat such as “speed 5+” means: one die plus your speed must reach 5. Only the exit by which you leave counts. Bars block it: a failure costs an action point, but the exit is then open. Teeth are a trap: a failure wounds you, and you go through all the same. Spikes wound, a pit makes you fall; standing up costs 1 action point.
web-how-dungeoneer-cards = Glory cards
web-how-dungeoneer-cards-text = Golden cards, boons and treasures, help your own hero and are paid with your own glory. Some work once, others stay; your hero has a limit for both kinds, and no two treasures of one type. The mouse on a card shows all that is printed on it; on a phone touch it.
web-how-dungeoneer-quests = Quests
web-how-dungeoneer-quests-text = A quest names a place and a deed: roll high, pass a threat, slay a monster, give something up, search, or escort somebody. Flags on the map show where your quests and the common one lead. The first attempt in a turn is free, each further one costs 1 action point. Success brings the reward and a level, and ends your heroics.
web-how-dungeoneer-battle = Battle
web-how-dungeoneer-battle-text = A monster attacks in one form: melee, magic or speed. You may respond first. Then each side rolls a die and adds its value of that form. The higher sum hits: usually 1 wound, whoever was attacking. A tie hurts nobody. The panel over the map shows every die and every sum.
web-how-dungeoneer-challenge = Strike back, and what comes after
web-how-dungeoneer-challenge-text = If you have an action point (on another's turn: a saved one), you may challenge one attacker once. Then monsters go home: unhurt to the hand or the pack, wounded to the pack or the discard. Each wound you dealt to a monster gives you 1 glory; each wound it dealt lets its owner give somebody 1 peril.
web-how-dungeoneer-end = The end of a turn
web-how-dungeoneer-end-text = Discard one card. If your hero has not moved, you get the points of the location once more. One unspent action point may be saved for a challenge on the turns of others. Then fill your hand up to five.
web-how-dungeoneer-solo = Alone
web-how-dungeoneer-solo-text = Alone you have three quests, and must come back to the entrance with all of them done. There is no villainy phase: wherever a location would give peril, dice are rolled, and each 1 or 2 brings a card of the peril deck against you. At the end of a turn you may draw one card.

## What the pictures show

web-how-picture-one-card-energy = Rolled 6, 5 and 4: speed 2 + 5 = 7, attack 3 + 6 = 9, defence 1 + 4 = 5.
web-how-picture-one-card-range = Left: what it costs to reach the tiles around you. Right: the hero sees the upper spider; the lower one hides behind the wall.
web-how-picture-raiders-cards = Everybody lays a card face down, then all are turned up at once.
web-how-picture-raiders-monster = A dragon of strength 18: 4 + 5 + 3 + 2 = 14 falls short, and the lowest card takes 3 wounds.
web-how-picture-raiders-coins = Left: with 5, 4, 4 and 3 at chests of 4 and 2, the highest card takes 4 and the second-highest share 2. Right: the most wounded falls with 12 coins, the richest of the rest wins with 10.
web-how-picture-dungeoneer-peril = A zombie costs 2 peril, paid by the player whose hero it attacks.
web-how-picture-dungeoneer-map = Left: exit meets exit, the card may lie there. Right: an exit would end at a wall, so it may not.
web-how-picture-dungeoneer-battle = The zombie rolls 4 and adds melee 2: 6. The hero rolls 5 and adds melee 3: 8. The hero hits, and the zombie takes a wound.
