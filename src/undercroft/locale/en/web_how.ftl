# How to play

web-how-lead = All you need for a first game. Each paragraph links to the numbered rules behind it.
web-how-rules = Rules
web-how-all-rules = All rules
web-how-table = At this table
web-how-table-text =
    Anything that glows can be chosen: click it, or press its digit. The most common choice glows brightest. The line at the bottom always says who must do what.
    Right-click something, hold it, or press w to learn what it would do, or why you cannot choose it. You may take a choice back until something is rolled or revealed.
web-how-table-touch =
    Anything that glows can be chosen: tap it. The most common choice glows brightest. If a card cannot be taken back once played, the first tap lifts it and the second plays it. The line at the bottom always says who must do what.
    Hold something to learn what it would do, or why you cannot choose it. You may take a choice back until something is rolled or revealed.

## One Card Dungeon

web-how-one-card-aim = The aim
web-how-one-card-aim-text = Your hero is alone in a dungeon of twelve levels. A level is cleared when its last monster dies. Kill the last demon of level 12 and the sceptre is yours; if your health drops to 0, you lose.
web-how-one-card-card = The card and your hero
web-how-one-card-card-text =
    The dungeon is a single card of 5 by 5 tiles, with three walls. You start on the stairs in the bottom row, the monsters on the tiles marked with the level’s number.
    Your hero starts with 6 health, speed 1, attack 1, defence 1 and range 2, and gets better from level to level.
web-how-one-card-turn = A turn
web-how-one-card-turn-text = Every turn has four steps: you roll energy, your hero acts, the monsters move, the monsters strike. Then the next turn begins, until one side is dead.
web-how-one-card-energy = Roll three dice and place them
web-how-one-card-energy-text = Place one die each on speed, attack and defence, as you like. The die is added to the skill for this turn: base 1 and a 5 make 6. Range gets no die. Whatever you do not use is lost when the turn ends.
web-how-one-card-move = Move
web-how-one-card-move-text =
    Speed pays for steps: 2 for a straight one, 3 for a diagonal one. You may not enter walls or monsters, but you may slip diagonally past their corners.
    You may mix moves and strikes in any order while your points last. Speed never pays for a strike, and attack never pays for a step.
web-how-one-card-sight = Range and sight
web-how-one-card-sight-text =
    You can strike a monster that is near enough and in sight. Distance is counted like a walk: 2 for a straight step, 3 for a diagonal one, around walls. With range 2 you reach the four tiles beside you and no more; the diagonal ones need range 3.
    You see a monster if one straight line from a corner of your tile to a corner of its tile touches no wall and no other monster.
web-how-one-card-attack = Strike
web-how-one-card-attack-text = One wound costs as many attack points as the monster has defence, so a spider with defence 4 costs 4 per wound. You hit without rolling. If you have too few points for a wound, they do nothing. A monster with no health left leaves the card at once.
web-how-one-card-monsters = The monsters move
web-how-one-card-monsters-text = The nearest one moves first. A monster wants you in range and in sight, but from as far away as possible, so archers even step back. Steps cost it 2 and 3 as well, and it may walk through other monsters. Where two monsters or two ways are equally good, you choose.
web-how-one-card-strike = The monsters strike
web-how-one-card-strike-text = All monsters that have you in range and in sight add up their attack. Divide the sum by your defence for this turn and round down: that is how much health you lose. Two spiders, 4 + 4, against defence 3 make 2 wounds; against defence 9, none.
web-how-one-card-reward = The reward, and the next level
web-how-one-card-reward-text = After each level choose one reward: raise speed, attack, defence or range by 1 permanently (up to 6), or heal to 6. Then the card is turned over and new monsters appear; your health stays as it was.
web-how-one-card-beasts = Who you meet
web-how-one-card-beasts-text = Spiders (health 2, defence 4, range 3) on levels 1, 5 and 9. Skeleton archers (health 3, defence 4, range 4) on 2, 6 and 10. Ogres (health 5, defence 7, range 2, attack 7) on 3, 7 and 11. Demons (health 5, defence 5, range 5) on 4, 8 and 12. They get no stronger, only more numerous.
web-how-one-card-classes = Classes (optional)
web-how-one-card-classes-text = Once per level the Paladin keeps a die from the last turn instead of rolling it, the Archer places a die on range instead of speed, and the Sorceress rolls all dice again. The Barbarian can do that every turn at 1 health.

## Dungeon Raiders

web-how-raiders-aim = The aim
web-how-raiders-aim-text = Three to five raiders walk through 25 rooms together, five floors of five. You fight side by side but fill your own purse. At the end the most wounded raider falls unconscious and cannot win; the richest of the others does.
web-how-raiders-start = What you start with
web-how-raiders-start-text =
    You are dealt a character: explorer (3 coins, 2 wounds, a torch), knight (1 coin, 1 wound, a sword), thief (2 coins, 2 wounds, a key), warrior (2 coins) or wizard (1 coin, 1 wound, two crystal balls).
    Everyone holds the power cards 1 to 5. Only you see your hand; coins, wounds and played cards are open to all.
web-how-raiders-floor = A floor
web-how-raiders-floor-text = Five rooms lie in a row, some of them face down. You go through them from left to right. A hidden room is turned up when you enter it, before anyone chooses a card.
web-how-raiders-card = Choose a card in secret
web-how-raiders-card-text = In every room each player plays one card face down; then all are turned up together. Once played, a card cannot be changed. You can play each power card only once per floor, so if you play the 5 now you will not have it later. After the fifth room everyone takes all five back.
web-how-raiders-monster = Monsters
web-how-raiders-monster-text = Add up all cards. If the total reaches the monster’s strength, it is beaten and nothing happens. If not, it attacks whoever played the lowest card, and everybody who tied for it: each takes all the wounds shown on the room.
web-how-raiders-treasure = Treasure
web-how-raiders-treasure-text =
    The highest card takes the best chest, the second-highest value the second chest, if there is one. Those who tied share and round down, so three at a chest of 2 get nothing.
    If everyone plays the same value, nobody gets the second chest. A purse holds 20 coins at most.
web-how-raiders-vault = Vaults
web-how-raiders-vault-text = Everyone gets whatever is next to the value they played. In a vault of items a 1 gives a torch, a 2 a crystal ball, a 3 a key, a 4 a sword, and a 5 heals a wound. In a vault of coins 1, 2 and 4 give one, two and three coins, 3 heals one wound, 5 heals two. If there are too few of an item for all who are due one, none of them gets it.
web-how-raiders-trap = Traps
web-how-raiders-trap-text = The highest card of all decides how hard a trap strikes; low cards do not set it off. Lava and magnet cost the richest player up to 3 coins. Spikes and boulder give the least wounded player up to 2 wounds. All players who tie pay. It does not matter who played the card.
web-how-raiders-items = Items
web-how-raiders-items-text =
    Torch: at any time, see all hidden rooms of the floor; you still play a card. Crystal ball: play it in any room, see what the others played, then choose.
    Key: counts as 5 in a treasure room. Sword: counts as 5 against monsters and bosses. With a key or a sword you save a power card. Used items go back to the supply.
web-how-raiders-boss = The boss
web-how-raiders-boss-text =
    One of ten bosses waits in the very last room. Most are fought like a monster, each with a twist printed on its card: the Medusa puts whoever played the lowest card out of the game; the Sphinx and the Minotaur reward the highest card.
    A torch saves you from the Wolf Pack, a crystal ball from the Necromancer, a key from the Megadragon. The Megadragon, the Golem and the Mummy cannot be beaten; the Golem counts a 5 as a 1, and the Mummy goes for the highest card.
web-how-raiders-end = The end
web-how-raiders-end-text = After the boss, whoever has the most wounds falls. With four or five players, everyone who ties for the most falls; with three, only a single player with the most. If everyone has the same number, nobody falls. The richest player still standing wins; if there is a tie, the one with fewer wounds.
web-how-raiders-tactical = The tactical variant
web-how-raiders-tactical-text = Cards are played in turn and face up. The holder of the scroll begins, and the scroll goes to whoever had the highest card. A crystal ball lets you wait and play last.

## Dungeoneer

web-how-dungeoneer-aim = The aim
web-how-dungeoneer-aim-text = Up to four heroes walk through a tomb that grows card by card. Whoever completes three quests first wins at once; so does the last hero alive. Each quest raises your hero by a level. The twist: on your turn you first play the monsters and traps against the others, and they do the same to you.
web-how-dungeoneer-start = What you start with
web-how-dungeoneer-start-text = You are dealt a first-level hero with 6 health, two quests of your own and five cards that only you see. One common quest is open to everyone. Everyone starts at the entrance, which has a passage on each side, with 1 glory and 1 peril.
web-how-dungeoneer-turn = The five phases of a turn
web-how-dungeoneer-turn-text = Reset: you get as many action points as your speed, and all locations but your own become new again. Villainy: you play the Dungeonlord. Locations: one more is placed. Heroics: your hero acts. Discard and draw: the turn ends. The bar above the map shows the current phase.
web-how-dungeoneer-villainy = You are the Dungeonlord
web-how-dungeoneer-villainy-text = Red cards strike others, and the victim pays: a monster, trap or bane against a hero costs that player’s peril, never your own. So anyone who gathers a lot of peril invites monsters. All encounters are declared first; then traps go off and monsters attack.
web-how-dungeoneer-locations = The dungeon grows
web-how-dungeoneer-locations-text = Place the location you drew wherever you like, upright or rotated, never sideways. At least one of its exits must meet an exit, and no exit may face a wall. Point at a glowing cell to see how the card would lie; where both ways fit you choose between two pictures.
web-how-dungeoneer-heroics = What your hero does
web-how-dungeoneer-heroics-text = A step into the next location costs 1 action point. A location that is new this turn gives you its glory and its peril, both printed in its lower corners: riches and danger come together. For 1 action point you may also explore, which means placing one more location.
web-how-dungeoneer-exits = Exits, threats and obstacles
web-how-dungeoneer-exits-text = A threat such as “speed 5+” means: one die plus your speed must reach 5. Only the exit by which you leave counts. Bars block it: a failure costs an action point, but the exit is then open. Teeth are a trap: a failure wounds you, and you go through all the same. Spikes wound, a pit makes you fall; standing up costs 1 action point.
web-how-dungeoneer-cards = Glory cards
web-how-dungeoneer-cards-text = Golden cards, boons and treasures, help your own hero and are paid for with your own glory. Some work once, others stay in play; your hero has a limit for each kind, and no two treasures of the same type. Point at a card to see everything printed on it; on a phone, touch it.
web-how-dungeoneer-quests = Quests
web-how-dungeoneer-quests-text = A quest names a place and a task: roll high, pass a threat, slay a monster, give something up, search, or escort someone. Flags on the map show where your quests and the common one lead. The first attempt each turn is free, each further one costs 1 action point. Success brings the reward and a level, and ends your heroics.
web-how-dungeoneer-battle = Battle
web-how-dungeoneer-battle-text = A monster attacks in one form: melee, magic or speed. You may respond first. Then each side rolls a die and adds its value for that form. The higher total hits: usually 1 wound, whichever side attacked. A tie hurts nobody. The panel over the map shows every die and every total.
web-how-dungeoneer-challenge = Striking back, and what follows
web-how-dungeoneer-challenge-text = If you have an action point (on another player’s turn: a saved one), you may challenge one attacker once. Then monsters go home: unhurt to the hand or the pack, wounded to the pack or the discard pile. Each wound you dealt to a monster gives you 1 glory; each wound it dealt lets its owner give someone 1 peril.
web-how-dungeoneer-end = The end of a turn
web-how-dungeoneer-end-text = Discard one card. If your hero has not moved, you get the points of the location once more. You may save one unspent action point for a challenge on other players’ turns. Then draw up to five cards.
web-how-dungeoneer-solo = Solo
web-how-dungeoneer-solo-text = In a solo game you have three quests, and must return to the entrance with all of them completed. There is no villainy phase: wherever a location would give peril, you roll a die for each point instead, and every roll not above that number brings a card from the peril deck against you. At the end of your turn you may draw one card.
web-how-dungeoneer-serpent = Wrath of the Serpent Goddess: legends
web-how-dungeoneer-serpent-text = In the second set your hero is a legend already: level 7, 18 health, and high values that rise to level 10. Places give more glory and more peril, cards cost more, and a single hit may deal two or three wounds. Three quests win here as well. Cards with a star are legendary: they are played only for heroes of level 7 or above, or against them.
web-how-dungeoneer-wrath = The wrath of the goddess
web-how-dungeoneer-wrath-text = An event lies in the middle of the table. At the start of every turn, while it has fewer than five tokens, the player rolls a die: on 4 or more one token is added. All spawn that are played together cost 1 peril less for each token, and priestesses of Nakari attack at +1 for each. The five eyes above the map show how far it has come.
web-how-dungeoneer-nakari = Nakari and her lair
web-how-dungeoneer-nakari-text = “Defeat Nakari” is a common quest of its own, open from the start: whoever takes her last health wins at once. When her lair is placed, she is in it. She attacks every hero who enters, at no cost; your left neighbour chooses the form and rolls for her. Her wounds stay, whoever dealt them, so mind who strikes last.
web-how-dungeoneer-minions = Minions, upkeep, artifacts
web-how-dungeoneer-minions-text = A monster can become your minion: it takes one treasure slot and once a turn it counters in your hero’s place, or attacks whoever has just attacked you. Some cards have upkeep: in your reset phase you pay for them before you get action points, and what you cannot pay for returns to your hand. An artifact is a quest whose reward keeps working to the end of the game.
web-how-dungeoneer-traps = Traps that wait, dark passages
web-how-dungeoneer-traps-text = Some traps are laid in a location without heroes and wait for the first one who enters; then every hero there is tested, and whoever passes may even be rewarded. Some monsters have a special effect that their Dungeonlord may pay for at each attack, with more peril of the hero attacked. Dark passages are passages without light; a few cards speak of them.
web-how-dungeoneer-both = Both sets in one game
web-how-dungeoneer-both-text = Heroes that are in both sets begin at level 1 with the cards of the Tomb; the locations of both sets lie in one deck. When the last player reaches level 4, everyone rises to level 7 at once: a second hero card, 18 health, legendary cards and quests, the event and Nakari. Quests now count as points, 1 for a heroic and 3 for a legendary one. The game ends when someone reaches level 10; the most points win, then the higher level.

## Descent

web-how-descent-aim = The aim
web-how-descent-aim-text = One player is the overlord, all others are heroes of one party. The heroes win together when they reach the goal of the quest. They begin with a few conquest tokens, gain more for chests and glyphs, and lose some whenever one of them dies. When the last token is gone, the overlord wins.
web-how-descent-setup = Before the quest
web-how-descent-setup-text = Every hero gets three skills and may give one back for another. Then everyone shops: with 300 coins you can buy a weapon, armor and perhaps a potion. Finally the heroes are placed next to the glyph where the quest begins.
web-how-descent-turn = A hero’s turn
web-how-descent-turn-text = Heroes take their turns in any order, then the overlord takes one. On your turn you choose one action. Run: move twice your speed. Battle: attack twice. Advance: move your speed and attack once, in any order. Ready: move or attack once, and place an order.
web-how-descent-move = Moving
web-how-descent-move-text = A step to any space next to you costs one movement point, diagonal or not. Other things cost points as well: doors, chests, changing your equipment. Out of points? Pay fatigue for more, one for one. Click a space to see the way and its cost; click it again to go.
web-how-descent-attack = Attacks
web-how-descent-attack-text = You attack a space that you see. Roll the dice of your weapon and a black power die for each point of your trait. A cross is a miss. Numbers are range: with a bow or magic they must be at least the distance. Hearts are damage. Subtract the target’s armor: the rest are wounds.
web-how-descent-surge = Surges and fatigue
web-how-descent-surge-text = Bolts are surges. Each weapon says what they buy: more damage, more range, Pierce. The diamonds of power dice are enhancements, for range or damage as you like. While you have fatigue left, you may pay one for one more power die, up to five.
web-how-descent-orders = Orders
web-how-descent-orders-text = An order lies beside your hero until it is used. Aim: roll any dice of your next attack again. Dodge: whoever attacks you must roll the dice you choose again. Guard: attack once on the overlord’s turn, before a monster strikes. Rest: all your fatigue comes back when your next turn begins.
web-how-descent-explore = Doors, chests and glyphs
web-how-descent-explore-text = Behind a door lies an area that nobody has seen. When a hero sees into it, it is revealed with everything in it. Chests hold treasure for everyone, but some are cursed. Walk onto a glyph to activate it: it brings conquest, and from then on it is a way to town and back.
web-how-descent-death = Death and town
web-how-descent-death-text = A hero with no wound tokens left dies and wakes up in town, healed but poorer. The party loses the conquest printed on the hero’s sheet. In town you can visit the market; the way back leads through any active glyph.
web-how-descent-overlord = The overlord
web-how-descent-overlord-text = The overlord gains threat and two cards each turn, and pays for cards with threat: new monsters where no hero sees them, traps that answer what heroes do, and lasting powers. A card that does not fit may be discarded for threat. Then every monster moves and attacks once.

## What the pictures show

web-how-picture-one-card-energy = Rolled 6, 5 and 4: speed 2 + 5 = 7, attack 3 + 6 = 9, defence 1 + 4 = 5.
web-how-picture-one-card-range = Left: what it costs to reach the tiles around you. Right: the hero can see the upper spider; the lower one is hidden behind the wall.
web-how-picture-raiders-cards = Everyone plays a card face down, then all are turned up at once.
web-how-picture-raiders-monster = A dragon of strength 18: 4 + 5 + 3 + 2 = 14 falls short, and the lowest card takes 3 wounds.
web-how-picture-raiders-coins = Left: with 5, 4, 4 and 3 at chests of 4 and 2, the highest card takes 4, and those with the second-highest share 2. Right: the most wounded falls with 12 coins; the richest of the rest wins with 10.
web-how-picture-dungeoneer-peril = A zombie costs 2 peril, paid by the player whose hero it attacks.
web-how-picture-dungeoneer-map = Left: exit meets exit, so the card may be placed there. Right: an exit would face a wall, so it may not.
web-how-picture-dungeoneer-battle = The zombie rolls 4 and adds melee 2: 6. The hero rolls 5 and adds melee 3: 8. The hero hits, and the zombie takes a wound.
web-how-picture-descent-attack = A bow from three spaces away: the dice show range 3 and damage 3 with a surge; armor 1 leaves 2 wounds.
