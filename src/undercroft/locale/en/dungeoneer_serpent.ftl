# Dungeoneer: the cards of Wrath of the Serpent Goddess

## Boons

dungeoneer-card-serpent_scare = Scare
dungeoneer-text-card-serpent_scare = Discard 1 attacking monster.
dungeoneer-flavour-card-serpent_scare = It has scales, fangs and venom. It was not expecting manners.
dungeoneer-card-serpent_distraction = Distraction
dungeoneer-text-card-serpent_distraction = Once per turn, in your heroics phase, you may give 1 of your peril to another player.
dungeoneer-flavour-card-serpent_distraction = “Behind you!” They looked. That was all the plan there was.
dungeoneer-card-serpent_command-fiend = Command Fiend
dungeoneer-text-card-serpent_command-fiend = 1 attacking monster leaves the battle and becomes your minion.
dungeoneer-flavour-card-serpent_command-fiend = The trick is to speak as if it had already agreed.
dungeoneer-card-serpent_bribed-guard = Bribed Guard
dungeoneer-text-card-serpent_bribed-guard = 1 monster in an opponent’s pack becomes your minion.
dungeoneer-flavour-card-serpent_bribed-guard = Loyalty is a matter of feeding times.
dungeoneer-card-serpent_blow-of-legends = Blow of Legends
dungeoneer-text-card-serpent_blow-of-legends = Only before your hero’s attack roll: until the end of the battle each of your hero’s hits deals 2 extra wounds.
dungeoneer-flavour-card-serpent_blow-of-legends = Songs need a middle part. This is usually it.
dungeoneer-card-serpent_wrath-of-heroes = Wrath of Heroes
dungeoneer-text-card-serpent_wrath-of-heroes = Each attacking monster takes 1 wound.
dungeoneer-flavour-card-serpent_wrath-of-heroes = The goddess has her temper. So have we.
dungeoneer-card-serpent_shed-the-skin = Shed the Skin
dungeoneer-text-card-serpent_shed-the-skin = Your hero recovers 4 health. Discard 1 bane attached to your hero, if there is one.
dungeoneer-flavour-card-serpent_shed-the-skin = Underneath you are pinker, wiser and rather cold.
dungeoneer-card-serpent_serpents-reflexes = Serpent’s Reflexes
dungeoneer-text-card-serpent_serpents-reflexes = Your hero has +1 speed. Upkeep: 1 glory in each of your reset phases.
dungeoneer-flavour-card-serpent_serpents-reflexes = You catch the cup before you knock it over.
dungeoneer-card-serpent_war-paint = War Paint
dungeoneer-text-card-serpent_war-paint = Your hero has +2 to attack rolls. Upkeep: 1 glory in each of your reset phases.
dungeoneer-flavour-card-serpent_war-paint = Half of it is courage. The other half is soot.
dungeoneer-card-serpent_antivenom = Antivenom
dungeoneer-text-card-serpent_antivenom = Your hero has +1 to rolls against threats. In your heroics phase you may discard this card and 1 bane attached to your hero.
dungeoneer-flavour-card-serpent_antivenom = Take one spoonful before the bite, if you can arrange it.
dungeoneer-card-serpent_oath-of-ilbor = Oath of Ilbor
dungeoneer-text-card-serpent_oath-of-ilbor = Your hero has +2 to counter rolls against monsters.
dungeoneer-flavour-card-serpent_oath-of-ilbor = Sworn by many, kept by few, bent by the rest.
dungeoneer-card-serpent_battle-trance = Battle Trance
dungeoneer-text-card-serpent_battle-trance = Only on your own turn: your hero stands up and gains 2 action points.
dungeoneer-flavour-card-serpent_battle-trance = The drums are in your head. So is the exit, for once.
dungeoneer-card-serpent_thread-of-fate = Thread of Fate
dungeoneer-text-card-serpent_thread-of-fate = After your hero rolls a die: roll it again.
dungeoneer-flavour-card-serpent_thread-of-fate = Pull gently. Everybody’s sleeves are made of it.
dungeoneer-card-serpent_appease-the-goddess = Appease the Goddess
dungeoneer-text-card-serpent_appease-the-goddess = Remove 1 token from “{ dungeoneer-event-serpent_wrath-of-the-serpent-goddess }”, and lose 3 peril.
dungeoneer-flavour-card-serpent_appease-the-goddess = Milk, honey and somebody else’s good name.

## Treasures

dungeoneer-card-serpent_belt-pouch = Belt Pouch
dungeoneer-text-card-serpent_belt-pouch = Your boon limit rises by 1, and your treasure limit rises by 1.
dungeoneer-flavour-card-serpent_belt-pouch = Small enough to forget, big enough to rattle.
dungeoneer-card-serpent_potion-of-rejuvenation = Potion of Rejuvenation
dungeoneer-text-card-serpent_potion-of-rejuvenation = Your hero recovers 5 health.
dungeoneer-flavour-card-serpent_potion-of-rejuvenation = Ten years younger, and the same bad ideas.
dungeoneer-card-serpent_plate-of-gwildor = Plate of Gwildor
dungeoneer-text-card-serpent_plate-of-gwildor = Your hero has +1 to counter rolls. Response, once per turn: you may pay 2 glory; prevent the next 2 wounds your hero would take in this battle.
dungeoneer-flavour-card-serpent_plate-of-gwildor = Gwildor never took it off. It took two smiths and a saw.
dungeoneer-card-serpent_first-fang = The First Fang
dungeoneer-text-card-serpent_first-fang = Your hero has +1 melee. Your hero’s hits against snakes deal 1 extra wound.
dungeoneer-flavour-card-serpent_first-fang = She has been looking for it since before there were temples.
dungeoneer-card-serpent_obsidian-staff = Obsidian Staff
dungeoneer-text-card-serpent_obsidian-staff = Your hero has +2 magic. Upkeep: 1 glory in each of your reset phases.
dungeoneer-flavour-card-serpent_obsidian-staff = It shows your face as it would look if you meant it.
dungeoneer-card-serpent_venom-phial = Phial of Venom
dungeoneer-text-card-serpent_venom-phial = Attach this to your weapon. Each of your hero’s hits deals 1 extra wound.
dungeoneer-flavour-card-serpent_venom-phial = Label: do not lick the blade. Below, in another hand: again.
dungeoneer-card-serpent_feathered-boots = Feathered Boots
dungeoneer-text-card-serpent_feathered-boots = Your hero ignores spikes and does not fall. Once per turn, in your heroics phase, you may pay 2 glory: gain 1 action point.
dungeoneer-flavour-card-serpent_feathered-boots = Light as a parrot and nearly as quiet.
dungeoneer-card-serpent_jade-mask = Jade Mask
dungeoneer-text-card-serpent_jade-mask = Monsters have −1 to attack rolls against your hero. In a dark passage your hero has +1 to rolls against threats.
dungeoneer-flavour-card-serpent_jade-mask = The snakes take you for a relative. Try not to be asked to dinner.
dungeoneer-card-serpent_serpent-leash = Serpent Leash
dungeoneer-text-card-serpent_serpent-leash = Your minion has +2 to its rolls. Your pack holds 1 extra monster.
dungeoneer-flavour-card-serpent_serpent-leash = One end is for the beast. It decides which.
dungeoneer-card-serpent_blood-chalice = Blood Chalice
dungeoneer-text-card-serpent_blood-chalice = Once per turn, when your hero wounds a monster, your hero recovers 2 health. Upkeep: 1 glory in each of your reset phases.
dungeoneer-flavour-card-serpent_blood-chalice = It is always full. Nobody has asked twice of what.
dungeoneer-card-serpent_golden-scarab = Golden Scarab
dungeoneer-text-card-serpent_golden-scarab = Response: you may discard this card, and each attacking monster skips its attack in this battle.
dungeoneer-flavour-card-serpent_golden-scarab = Wind it up, put it down, and look away.
dungeoneer-card-serpent_map-of-the-temple = Map of the Temple
dungeoneer-text-card-serpent_map-of-the-temple = Draw and place a location without spending action points. Your hero gains 1 action point.
dungeoneer-flavour-card-serpent_map-of-the-temple = Drawn on a shed skin. It moves when nobody is looking.

## Banes

dungeoneer-card-serpent_rising-wrath = Rising Wrath
dungeoneer-text-card-serpent_rising-wrath = Put 2 tokens on “{ dungeoneer-event-serpent_wrath-of-the-serpent-goddess }”.
dungeoneer-flavour-card-serpent_rising-wrath = Somewhere below, something very large rolls over.
dungeoneer-card-serpent_venom-in-the-blood = Venom in the Blood
dungeoneer-text-card-serpent_venom-in-the-blood = In each of their reset phases the hero takes 1 wound. In their own heroics phase the hero’s player may pay 3 glory and discard this card.
dungeoneer-flavour-card-serpent_venom-in-the-blood = It does not hurt. That is the second sign.
dungeoneer-card-serpent_strangling-vines = Strangling Vines
dungeoneer-text-card-serpent_strangling-vines = Only on the hero’s own turn. An exit of your choice in the hero’s location is a wall until the next reset phase.
dungeoneer-flavour-card-serpent_strangling-vines = The jungle was here first and has kept the keys.
dungeoneer-card-serpent_serpents-gaze = Serpent’s Gaze
dungeoneer-text-card-serpent_serpents-gaze = Before the hero rolls: −3 to that roll.
dungeoneer-flavour-card-serpent_serpents-gaze = Do not look. You looked.
dungeoneer-card-serpent_moulting = Moulting
dungeoneer-text-card-serpent_moulting = Return 1 of the hero’s boons to its player’s hand.
dungeoneer-flavour-card-serpent_moulting = It all comes off in one piece, courage included.
dungeoneer-card-serpent_temple-tribute = Temple Tribute
dungeoneer-text-card-serpent_temple-tribute = Take 3 glory from the hero’s player.
dungeoneer-flavour-card-serpent_temple-tribute = The plate goes round. It has teeth.
dungeoneer-card-serpent_blessing-of-scales = Blessing of Scales
dungeoneer-text-card-serpent_blessing-of-scales = Attach this to a monster in your pack. The monster has +2 to attack rolls.
dungeoneer-flavour-card-serpent_blessing-of-scales = She breathes on her favourites. It shows.
dungeoneer-card-serpent_scent-of-blood = Scent of Blood
dungeoneer-text-card-serpent_scent-of-blood = This turn monsters have +2 to attack rolls against the hero.
dungeoneer-flavour-card-serpent_scent-of-blood = One drop will do. You have brought several.
dungeoneer-card-serpent_turning-temple = The Turning Temple
dungeoneer-text-card-serpent_turning-temple = Swap two location cards, heroes and all.
dungeoneer-flavour-card-serpent_turning-temple = The temple is not a building. It is a coil, and it is comfortable.
dungeoneer-card-serpent_poisoned-rumour = Poisoned Rumour
dungeoneer-text-card-serpent_poisoned-rumour = The hero’s player chooses and discards 2 cards from hand.
dungeoneer-flavour-card-serpent_poisoned-rumour = Nobody knows who said it first. Everybody knows who believed it.
dungeoneer-card-serpent_snake-nest = Nest of Vipers
dungeoneer-text-card-serpent_snake-nest = Attach this to a location. A hero who enters it on their own turn must pass speed 9+ or take 1 wound and gain 1 peril.
dungeoneer-flavour-card-serpent_snake-nest = Mother is out. The children are hungry.
dungeoneer-card-serpent_broken-oath = Broken Oath
dungeoneer-text-card-serpent_broken-oath = The hero’s boon limit falls by 1, and the hero’s treasure limit falls by 1. In their own heroics phase the hero’s player may give up 2 health and discard this card.
dungeoneer-flavour-card-serpent_broken-oath = Ilbor fell in one night. It had been practising for years.

## Encounters

dungeoneer-card-serpent_nakari = Nakari
dungeoneer-text-card-serpent_nakari = She is not played from a hand: she stays in her lair until she is defeated and attacks every hero who enters it. Melee hit: 2 wounds. Magic hit: 1 wound, and the player loses 3 glory.
dungeoneer-flavour-card-serpent_nakari = She remembers every hero. She is fond of the taste of names.
dungeoneer-card-serpent_corrupt-knight = Corrupt Knight
dungeoneer-text-card-serpent_corrupt-knight = +1 to its attack roll for each corrupt knight attacking this turn, itself included. Magic hit: 2 wounds.
dungeoneer-flavour-card-serpent_corrupt-knight = The armour still shines. What it kept out is now what it keeps in.
dungeoneer-card-serpent_snakeman = Snakeman
dungeoneer-text-card-serpent_snakeman = Melee hit: 2 wounds.
dungeoneer-flavour-card-serpent_snakeman = Two arms, no legs, and a firm opinion of both.
dungeoneer-card-serpent_priestess-of-nakari = Priestess of Nakari
dungeoneer-text-card-serpent_priestess-of-nakari = +1 to her attack roll for each token on “{ dungeoneer-event-serpent_wrath-of-the-serpent-goddess }”. Magic hit: 1 wound, and the player loses 2 glory.
dungeoneer-flavour-card-serpent_priestess-of-nakari = She prays for you. It is the aim that matters.
dungeoneer-card-serpent_spawn = Spawn
dungeoneer-text-card-serpent_spawn = Spawn played together cost 1 peril less in all for each token on “{ dungeoneer-event-serpent_wrath-of-the-serpent-goddess }”.
dungeoneer-flavour-card-serpent_spawn = Hatched this morning. Fed never.
dungeoneer-card-serpent_monstrous-boa = Monstrous Boa
dungeoneer-text-card-serpent_monstrous-boa = Melee hit: 2 wounds, and the hero falls. To stand up, the hero must also pass melee 7+.
dungeoneer-flavour-card-serpent_monstrous-boa = It only wants a hug. It has wanted one for a hundred years.
dungeoneer-card-serpent_basilisk = Basilisk
dungeoneer-text-card-serpent_basilisk = For 2 extra peril, as it attacks: each hero in the location must pass magic 10+ or fall and have −2 to counter rolls this turn.
dungeoneer-flavour-card-serpent_basilisk = Beautiful eyes, by all accounts, all of them short.
dungeoneer-card-serpent_hydra = Temple Hydra
dungeoneer-text-card-serpent_hydra = For 3 extra peril, as it attacks: the hero must pass speed 11+ or take 2 wounds. Melee hit: 3 wounds.
dungeoneer-flavour-card-serpent_hydra = Three heads, and not one of them the forgiving kind.
dungeoneer-card-serpent_skin-changer = Skin-Changer
dungeoneer-text-card-serpent_skin-changer = Speed hit: its owner also discards 1 of the hero’s boons.
dungeoneer-flavour-card-serpent_skin-changer = It looked just like you. It looked better, in fact.
dungeoneer-card-serpent_venom-spitter = Venom Spitter
dungeoneer-text-card-serpent_venom-spitter = Speed hit: 1 wound, and −1 to all the hero’s rolls until that hero’s next reset phase.
dungeoneer-flavour-card-serpent_venom-spitter = Ten paces, one eye, no apology.
dungeoneer-card-serpent_temple-jaguar = Temple Jaguar
dungeoneer-text-card-serpent_temple-jaguar = When it attacks a wounded hero, it has +2 to its attack roll.
dungeoneer-flavour-card-serpent_temple-jaguar = The priests keep it hungry. It keeps the priests few.
dungeoneer-card-serpent_acid-flow = Acid Flow
dungeoneer-text-card-serpent_acid-flow = Lay this trap in a location without heroes. When a hero enters, each hero there must pass speed 10+: whoever passes gains 3 glory, whoever fails takes 3 wounds.
dungeoneer-flavour-card-serpent_acid-flow = The floor was older than the temple. It is younger now.
dungeoneer-card-serpent_basket-of-snakes = Basket of Snakes
dungeoneer-text-card-serpent_basket-of-snakes = Lay this trap in a location without heroes. When a hero enters, each hero there must pass melee 9+: whoever passes draws 1 card, whoever fails takes 1 wound and gains 3 peril.
dungeoneer-flavour-card-serpent_basket-of-snakes = A gift. The lid was the kind part.
dungeoneer-card-serpent_speaking-idol = Speaking Idol
dungeoneer-text-card-serpent_speaking-idol = Lay this trap in a location without heroes. When a hero enters, each hero there must pass level 11+: whoever passes recovers 2 health, whoever fails is warped to the entrance.
dungeoneer-flavour-card-serpent_speaking-idol = It asks who you are. It has heard better answers.
dungeoneer-card-serpent_poison-darts = Poison Darts
dungeoneer-text-card-serpent_poison-darts = Each hero in the location must pass speed 10+ or take 1 wound and have −1 melee, magic and speed until that hero’s next reset phase.
dungeoneer-flavour-card-serpent_poison-darts = The reeds in the wall are hollow. So was the guide’s advice.

## Passages

dungeoneer-location-serpent_temple-gate = Temple Gate
dungeoneer-text-location-serpent_temple-gate = Monsters have −1 to attack rolls against heroes here. Once per turn, in your heroics phase, you may pay 3 glory, discard 1 of your personal quests and draw a new one.
dungeoneer-flavour-location-serpent_temple-gate = The mouth is open. It has been open since the last ones went in.
dungeoneer-location-serpent_crossroads = Crossroads
dungeoneer-text-location-serpent_crossroads = Once per turn, in your heroics phase, you may pay 2 glory: draw and place a location.
dungeoneer-flavour-location-serpent_crossroads = Four ways, four mouths, and a stone god who points at all of them.
dungeoneer-location-serpent_root-passage = Root Passage
dungeoneer-text-location-serpent_root-passage = A hero who enters must pass melee 8+ or lose 1 action point.
dungeoneer-flavour-location-serpent_root-passage = The roots let go of everything in the end. They are still thinking about you.
dungeoneer-location-serpent_coiled-stair = Coiled Stair
dungeoneer-text-location-serpent_coiled-stair = Once per turn, in your heroics phase, you may give up 2 health and warp your hero to any location.
dungeoneer-flavour-location-serpent_coiled-stair = Nobody has counted the steps and come back with the same number.
dungeoneer-location-serpent_avenue-of-fangs = Avenue of Fangs
dungeoneer-flavour-location-serpent_avenue-of-fangs = Ivory, they say. They do not say whose.
dungeoneer-location-serpent_vine-bridge = Vine Bridge
dungeoneer-flavour-location-serpent_vine-bridge = It holds three heroes, or two who have quarrelled.
dungeoneer-location-serpent_green-cistern = Green Cistern
dungeoneer-text-location-serpent_green-cistern = A hero who enters must pass health 15+ or take 1 wound.
dungeoneer-flavour-location-serpent_green-cistern = Drinking water, by the definition of something else.
dungeoneer-location-serpent_gallery-of-skins = Gallery of Shed Skins
dungeoneer-text-location-serpent_gallery-of-skins = Once per turn, in your heroics phase, you may give up 1 boon from your inventory: your hero recovers 5 health.
dungeoneer-flavour-location-serpent_gallery-of-skins = A wardrobe of former selves, most of them a size too small.
dungeoneer-location-serpent_lightless-way = Lightless Way
dungeoneer-text-location-serpent_lightless-way = Heroes here have −1 to rolls against threats.
dungeoneer-flavour-location-serpent_lightless-way = Torches go out from politeness.
dungeoneer-location-serpent_hissing-dark = Hissing Dark
dungeoneer-text-location-serpent_hissing-dark = Snakes have +1 to attack rolls against heroes here.
dungeoneer-flavour-location-serpent_hissing-dark = You hear a hundred of them. You step on the hundred and first.
dungeoneer-location-serpent_brood-tunnel = Brood Tunnel
dungeoneer-text-location-serpent_brood-tunnel = A hero who enters must pass speed 9+, or that player gains 3 peril.
dungeoneer-flavour-location-serpent_brood-tunnel = Warm, narrow and humming a little.
dungeoneer-location-serpent_sunken-passage = Sunken Passage
dungeoneer-text-location-serpent_sunken-passage = Once per turn, in your heroics phase, you may spend 1 action point and lose 3 peril.
dungeoneer-flavour-location-serpent_sunken-passage = Hold your breath. So does everything else down here.

## Rooms

dungeoneer-location-serpent_nakaris-lair = Nakari’s Lair
dungeoneer-text-location-serpent_nakaris-lair = When this location is placed, Nakari is here until she is defeated, and attacks every hero who enters. Heroes here cannot recover health.
dungeoneer-flavour-location-serpent_nakaris-lair = The bones are sorted by how interesting they were.
dungeoneer-location-serpent_observation-room = Observation Room
dungeoneer-text-location-serpent_observation-room = Once per turn, in your heroics phase, you may pay 2 glory: an opponent discards a random card from hand.
dungeoneer-flavour-location-serpent_observation-room = From here one sees the stars, the gate, and what you are holding.
dungeoneer-location-serpent_holy-of-holies = Holy of Holies
dungeoneer-text-location-serpent_holy-of-holies = Once per turn, in your heroics phase, you may discard 2 cards from hand and gain 3 glory.
dungeoneer-flavour-location-serpent_holy-of-holies = Empty your pockets. She will know which one you kept.
dungeoneer-location-serpent_egg-chamber = Egg Chamber
dungeoneer-text-location-serpent_egg-chamber = Once per turn, in your heroics phase, you may spend 2 action points: remove 1 token from “{ dungeoneer-event-serpent_wrath-of-the-serpent-goddess }” and gain 1 glory.
dungeoneer-flavour-location-serpent_egg-chamber = They are all awake. They are only waiting to be introduced.
dungeoneer-location-serpent_acid-pool = Acid Pool
dungeoneer-text-location-serpent_acid-pool = A hero who enters must pass speed 9+ or take 2 wounds.
dungeoneer-flavour-location-serpent_acid-pool = The treasure at the bottom is perfectly clean.
dungeoneer-location-serpent_serpent-shrine = Serpent Shrine
dungeoneer-text-location-serpent_serpent-shrine = Once per turn, in your heroics phase, you may pay 1 glory: your hero recovers 3 health, and 1 token is put on “{ dungeoneer-event-serpent_wrath-of-the-serpent-goddess }”.
dungeoneer-flavour-location-serpent_serpent-shrine = She heals the faithful. She counts the others.
dungeoneer-location-serpent_altar-of-scales = Altar of Scales
dungeoneer-text-location-serpent_altar-of-scales = Once per turn, in your heroics phase, you may give up 3 health and gain 4 glory.
dungeoneer-flavour-location-serpent_altar-of-scales = The knife is dull. Devotion does the rest.
dungeoneer-location-serpent_vault-of-ilbor = Vault of Ilbor
dungeoneer-text-location-serpent_vault-of-ilbor = Treasures cost players here 2 glory less. Heroes here may not play boons.
dungeoneer-flavour-location-serpent_vault-of-ilbor = The knights left everything behind, oaths first.
dungeoneer-location-serpent_hall-of-oaths = Hall of Oaths
dungeoneer-text-location-serpent_hall-of-oaths = Heroes here deal 1 extra wound with each hit and have −1 to counter rolls.
dungeoneer-flavour-location-serpent_hall-of-oaths = Every word ever sworn here is still hanging about, looking for its owner.
dungeoneer-location-serpent_overgrown-court = Overgrown Court
dungeoneer-text-location-serpent_overgrown-court = A hero here gets 1 action point more in the reset phase. Heroes here may not play treasures.
dungeoneer-flavour-location-serpent_overgrown-court = Sunlight, birdsong, and a tree that has eaten a chapel.

## The event

dungeoneer-event-serpent_wrath-of-the-serpent-goddess = Wrath of the Serpent Goddess
dungeoneer-text-event-serpent_wrath-of-the-serpent-goddess = At the start of each turn, if fewer than 5 tokens lie here, the player rolls 1 die: on 4+ put 1 token here. Spawn played together cost 1 peril less in all for each token. Priestesses of Nakari have +1 to attack rolls for each token. When Nakari is defeated, discard this card.
dungeoneer-flavour-event-serpent_wrath-of-the-serpent-goddess = Her eye opens by a hair. Nobody below can look away.

## Quests

dungeoneer-quest-serpent_defeat-nakari = Defeat Nakari
dungeoneer-text-quest-serpent_defeat-nakari = At { dungeoneer-location-serpent_nakaris-lair }, defeat { dungeoneer-monster-serpent_defeat-nakari }. Reward: you win the game at once.
dungeoneer-flavour-quest-serpent_defeat-nakari = It has been tried. The crown is heavy with the attempts.
dungeoneer-quest-serpent_defeat-the-high-priestess = Defeat the High Priestess
dungeoneer-text-quest-serpent_defeat-the-high-priestess = At { dungeoneer-location-serpent_serpent-shrine }, defeat { dungeoneer-monster-serpent_defeat-the-high-priestess }. Reward: +1 level, 3 glory, recover 4 health.
dungeoneer-flavour-quest-serpent_defeat-the-high-priestess = She sees your death clearly. She has been wrong before, once.
dungeoneer-quest-serpent_duel-of-the-grand-master = The Grand Master’s Duel
dungeoneer-text-quest-serpent_duel-of-the-grand-master = At { dungeoneer-location-serpent_hall-of-oaths }, defeat { dungeoneer-monster-serpent_duel-of-the-grand-master }. Reward: +1 level, 2 glory, recover 5 health.
dungeoneer-flavour-quest-serpent_duel-of-the-grand-master = He salutes as the old rules ask, and cheats as the new ones allow.
dungeoneer-quest-serpent_wake-the-stone-god = Wake the Stone God
dungeoneer-text-quest-serpent_wake-the-stone-god = At { dungeoneer-location-serpent_crossroads }, roll 12+ on 2 dice. Every attempt costs 1 action point, the first one too. For each attempt you may pay 5 glory to roll one extra die and add it to the total. Reward: +1 level, recover 3 health, draw 1 card.
dungeoneer-flavour-quest-serpent_wake-the-stone-god = He was here before her. He sleeps badly and holds grudges well.
dungeoneer-quest-serpent_steal-the-egg = Steal the Egg
dungeoneer-text-quest-serpent_steal-the-egg = At { dungeoneer-location-serpent_egg-chamber }, pass speed 11+. On a failure each hero there takes 1 wound, and 1 token is put on “{ dungeoneer-event-serpent_wrath-of-the-serpent-goddess }”. Reward: +1 level, 2 glory, recover 3 health.
dungeoneer-flavour-quest-serpent_steal-the-egg = Take the speckled one. It is the one that is not watching.
dungeoneer-quest-serpent_read-the-stars = Read the Stars
dungeoneer-text-quest-serpent_read-the-stars = At { dungeoneer-location-serpent_observation-room }, pass magic 10+. On a failure each player with a hero there chooses and discards 1 card from hand. Reward: +1 level, recover 3 health, draw 2 cards.
dungeoneer-flavour-quest-serpent_read-the-stars = The constellations are all snakes. The gaps between them are instructive.
dungeoneer-quest-serpent_blood-for-the-altar = Blood for the Altar
dungeoneer-text-quest-serpent_blood-for-the-altar = At { dungeoneer-location-serpent_altar-of-scales }, give up 6 health and 14 glory. Reward: +1 level, recover 2 health, lose 4 peril.
dungeoneer-flavour-quest-serpent_blood-for-the-altar = The altar is not greedy. It is thorough.
dungeoneer-quest-serpent_the-buried-idol = The Buried Idol
dungeoneer-text-quest-serpent_the-buried-idol = In any dark passage, spend 1 action point to search: 6+ (add to the die the number of locations between the hero and the nearest entrance). Then pass melee 11+ there; on a failure each hero there falls. Reward: +1 level, 3 glory, recover 2 health.
dungeoneer-flavour-quest-serpent_the-buried-idol = They buried it at night. It has been digging from the other side.
dungeoneer-quest-serpent_lead-the-captives-out = Lead the Captives Out
dungeoneer-text-quest-serpent_lead-the-captives-out = Meet the captives at { dungeoneer-location-serpent_acid-pool } and lead them to { dungeoneer-location-serpent_temple-gate }. Reward: +1 level, 2 glory, recover 3 health.
dungeoneer-flavour-quest-serpent_lead-the-captives-out = They were promised to the goddess. Nobody had asked them to promise back.
dungeoneer-quest-serpent_the-antidote = The Antidote
dungeoneer-text-quest-serpent_the-antidote = Fill the flask at { dungeoneer-location-serpent_green-cistern } and carry it to { dungeoneer-location-serpent_overgrown-court }. Reward: +1 level, recover 5 health.
dungeoneer-flavour-quest-serpent_the-antidote = Cork it well. It wants to be a poison again.
dungeoneer-quest-serpent_curse-of-the-coils = Curse of the Coils
dungeoneer-text-quest-serpent_curse-of-the-coils = While this quest is open, your hero gets 1 action point fewer in the reset phase. At { dungeoneer-location-serpent_sunken-passage }, give up 3 cards from hand and 12 glory. Reward: +1 level, recover 4 health, a saved action point.
dungeoneer-flavour-quest-serpent_curse-of-the-coils = Every breath out, it takes up the slack.
dungeoneer-quest-serpent_crown-of-fangs = Crown of Fangs
dungeoneer-text-quest-serpent_crown-of-fangs = At { dungeoneer-location-serpent_holy-of-holies }, pass level 14+. On a failure each hero there takes 1 wound. Reward: +1 level, recover 2 health. Artifact: until the end of the game your hero has +1 to attack rolls, and snakes have −1 to attack rolls against your hero.
dungeoneer-flavour-quest-serpent_crown-of-fangs = It fits any head. The head need not be attached.
dungeoneer-quest-serpent_shield-of-ilbor = Shield of Ilbor
dungeoneer-text-quest-serpent_shield-of-ilbor = At { dungeoneer-location-serpent_vault-of-ilbor }, defeat { dungeoneer-monster-serpent_shield-of-ilbor }. Reward: +1 level, recover 2 health. Artifact: until the end of the game your hero has +1 to counter rolls and +1 to rolls against threats.
dungeoneer-flavour-quest-serpent_shield-of-ilbor = The last thing the order broke was not this.
dungeoneer-quest-serpent_skin-of-renewal = Skin of Renewal
dungeoneer-text-quest-serpent_skin-of-renewal = At { dungeoneer-location-serpent_gallery-of-skins }, give up 1 boon from your inventory and 9 glory. Reward: +1 level, recover 2 health. Artifact: until the end of the game, in each of your reset phases, your wounded hero recovers 1 health.
dungeoneer-flavour-quest-serpent_skin-of-renewal = Wear it loose. It grows to fit whoever you are becoming.

## Heroes

dungeoneer-hero-serpent_bel-brewspirits = Bel Brewspirits
dungeoneer-text-hero-serpent_bel-brewspirits = Once per turn, after Bel makes a magic roll, you may pay 2 glory and roll the die again. Once per turn, when Bel’s die shows 2 or less in a magic battle, you may roll it again for free.
dungeoneer-flavour-hero-serpent_bel-brewspirits = The good bottle is on the left. Bel is nearly sure.
dungeoneer-hero-serpent_elendus-sular = Elendus Sular
dungeoneer-text-hero-serpent_elendus-sular = Response, once per turn: you may pay 3 glory; 1 attacking monster takes 1 wound.
dungeoneer-flavour-hero-serpent_elendus-sular = He has never missed. Twice he has aimed at something else.
dungeoneer-hero-serpent_roderik-talus = Roderik Talus
dungeoneer-text-hero-serpent_roderik-talus = Once per turn, in your heroics phase, you may pay 3 glory: a hero here recovers 3 health. Roderik has +2 to attack rolls against knights of Ilbor.
dungeoneer-flavour-hero-serpent_roderik-talus = He knew most of them by name. He still uses the names.
dungeoneer-hero-serpent_taenin-lightfoot = Taenin Lightfoot
dungeoneer-text-hero-serpent_taenin-lightfoot = Taenin ignores trap exits, blocked exits and pits. Once per turn, in your heroics phase, you may spend 1 action point: an opponent’s hero here must pass speed 10+, or you take 2 glory and a random card from that player.
dungeoneer-flavour-hero-serpent_taenin-lightfoot = He came for the eyes of the idol. The idol has started to squint.
dungeoneer-hero-serpent_nord-fimble = Nord Fimble
dungeoneer-text-hero-serpent_nord-fimble = Threat values of traps are 2 lower against Nord, and he ignores hazards. Once per turn, in your heroics phase, you may give up 1 treasure from your inventory: gain 4 glory and draw 1 card.
dungeoneer-flavour-hero-serpent_nord-fimble = There is always a screw left over. He keeps them for the sequel.
dungeoneer-hero-serpent_izel-jaguarmask = Izel Jaguarmask
dungeoneer-text-hero-serpent_izel-jaguarmask = Once per turn, in your heroics phase, you may pay 4 glory: 1 monster in your pack becomes your minion. When Izel defeats a monster or a hero, Izel recovers 1 health.
dungeoneer-flavour-hero-serpent_izel-jaguarmask = She does not tame them. She listens, and they are seldom asked.

## Monsters of hunts

dungeoneer-monster-serpent_defeat-nakari = Nakari
dungeoneer-monster-serpent_defeat-the-high-priestess = the High Priestess
dungeoneer-monster-serpent_duel-of-the-grand-master = the Grand Master
dungeoneer-monster-serpent_shield-of-ilbor = the Keeper of the Vault

## Types

dungeoneer-type-poison = poison
dungeoneer-type-whip = whip
dungeoneer-type-minion = minion
dungeoneer-tag-snake = snake
dungeoneer-tag-spawn = spawn
dungeoneer-tag-ilbor = knight of Ilbor
dungeoneer-race-gnome = gnome
dungeoneer-calling-apothecary = apothecary
dungeoneer-calling-arcane-archer = arcane archer
dungeoneer-calling-tinker = tinker
dungeoneer-calling-beast-tamer = beast tamer

## Using them, in short

dungeoneer-does-card-serpent_distraction = give 1 peril to another player
dungeoneer-does-card-serpent_antivenom = discard a bane from your hero
dungeoneer-does-card-serpent_plate-of-gwildor = prevent the next 2 wounds in this battle
dungeoneer-does-card-serpent_feathered-boots = gain 1 action point
dungeoneer-does-card-serpent_golden-scarab = all attacking monsters skip their attack
dungeoneer-does-card-serpent_venom-in-the-blood = discard it
dungeoneer-does-card-serpent_broken-oath = discard it
dungeoneer-does-hero-serpent_bel-brewspirits = roll the die again
dungeoneer-does-hero-serpent_bel-brewspirits-2 = roll the die again for free
dungeoneer-does-hero-serpent_elendus-sular = an attacking monster takes 1 wound
dungeoneer-does-hero-serpent_roderik-talus = a hero here recovers 3 health
dungeoneer-does-hero-serpent_taenin-lightfoot = rob an opponent’s hero here unless they pass speed 10+
dungeoneer-does-hero-serpent_nord-fimble = take a treasure apart: gain 4 glory, draw a card
dungeoneer-does-hero-serpent_izel-jaguarmask = a monster in your pack becomes your minion
dungeoneer-does-location-serpent_temple-gate = exchange a personal quest
dungeoneer-does-location-serpent_crossroads = draw and place a location
dungeoneer-does-location-serpent_coiled-stair = warp to any location
dungeoneer-does-location-serpent_gallery-of-skins = recover 5 health
dungeoneer-does-location-serpent_sunken-passage = lose 3 peril
dungeoneer-does-location-serpent_observation-room = an opponent discards a random card
dungeoneer-does-location-serpent_holy-of-holies = gain 3 glory
dungeoneer-does-location-serpent_egg-chamber = remove a token from the event, gain 1 glory
dungeoneer-does-location-serpent_serpent-shrine = recover 3 health, one more token on the event
dungeoneer-does-location-serpent_altar-of-scales = gain 4 glory

## At the table

web-dungeoneer-quest-artifact = quest: artifact
web-dungeoneer-event-tokens = “{ $event }”: { $tokens } of { $most } tokens
web-dungeoneer-event-spawn = Spawn played together cost { $count } peril less in all
web-dungeoneer-event-priestess = Priestesses of Nakari have +{ $count } to attack rolls
web-dungeoneer-waits-here = A trap waits here: { $names }.
web-dungeoneer-lives-here = Here lives { $names }.
web-dungeoneer-minion = minion
web-dungeoneer-minion-wounds = minion, { $wounds ->
        [one] { $wounds } wound
       *[other] { $wounds } wounds
    }
web-dungeoneer-legendary = legendary: from level 7
web-dungeoneer-lay = waits in a location
web-dungeoneer-upkeep = upkeep { $count }
web-dungeoneer-upkeep-due = Upkeep in your next reset phase: { $count } glory
web-dungeoneer-upkeep-short = Upkeep in your next reset phase: { $count } glory, and you have { $glory }. What you cannot pay for returns to your hand.
