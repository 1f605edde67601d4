/** Made by tools/wire from the server's types; do not edit. */

export type Event =
  /** Which player begins. */
  | { id: "dungeoneer-first"; args: { number: number } }
  /** A player has chosen a hero. */
  | { id: "dungeoneer-joins"; args: { who: string; number: number } }
  /** A hero's turn begins. */
  | { id: "dungeoneer-turn"; args: { who: string; round: number } }
  /** A hero did not move and gets the points of the location again. */
  | { id: "dungeoneer-stays"; args: { who: string; place: string } }
  /** The encounter dice of a solo game, and how many cards they bring. */
  | { id: "dungeoneer-wanders"; args: { faces: string; count: number } }
  /** A new hero joins for a player whose hero was defeated. */
  | { id: "dungeoneer-rises"; args: { who: string } }
  /** A bane of a solo game waits for a monster or trap (D-310). */
  | { id: "dungeoneer-lurks"; args: { card: string } }
  /** A personal quest of a hero. */
  | { id: "dungeoneer-quest-of"; args: { who: string; quest: string } }
  /** The event card is in the middle of the table. */
  | { id: "dungeoneer-event"; args: { event: string } }
  /** The die for the event at the start of a turn. */
  | { id: "dungeoneer-event-roll"; args: { who: string; die: number; value: number } }
  /** A hero pays the upkeep of a card in play. */
  | { id: "dungeoneer-upkeep"; args: { who: string; card: string; count: number } }
  /** The last player has finished a grade: all heroes rise. */
  | { id: "dungeoneer-ascends"; args: { level: number } }
  /** A hero gets the card of the next grade. */
  | { id: "dungeoneer-becomes-legend"; args: { who: string; level: number } }
  /** Other adventure cards and quests are used from now on. */
  | { id: "dungeoneer-decks-change"; args: Record<string, never> }
  /** A location is drawn and must be placed. */
  | { id: "dungeoneer-draws-location"; args: { who: string; place: string } }
  /** A location fits nowhere and goes to the bottom of the deck. */
  | { id: "dungeoneer-no-spot"; args: { place: string } }
  /** Where a location was placed: beside which one, and on which side of it. */
  | { id: "dungeoneer-lays"; args: { place: string; other: string; side: string } }
  /** Two locations have changed places. */
  | { id: "dungeoneer-swaps"; args: { place: string; other: string } }
  /** A hero holds an exit open (D-102). */
  | { id: "dungeoneer-opens"; args: { who: string; place: string; side: string; ap: number } }
  /** A hero comes into a location. */
  | { id: "dungeoneer-enters"; args: { who: string; place: string } }
  /** A hero dodges spikes. */
  | { id: "dungeoneer-dodges"; args: { who: string } }
  /** A quest is given up: a location that it needs will never be placed. */
  | { id: "dungeoneer-no-way"; args: { quest: string } }
  /** A hero has no health left. */
  | { id: "dungeoneer-defeated"; args: { who: string } }
  /** A player wins. */
  | { id: "dungeoneer-wins"; args: { who: string; reason: string } }
  /** The game is over and nobody has won. */
  | { id: "dungeoneer-lost"; args: Record<string, never> }
  /** A hero gets glory. */
  | { id: "dungeoneer-gains-glory"; args: { who: string; count: number; glory: number } }
  /** A hero loses or pays glory. */
  | { id: "dungeoneer-loses-glory"; args: { who: string; count: number; glory: number } }
  /** A hero gets peril. */
  | { id: "dungeoneer-gains-peril"; args: { who: string; count: number; peril: number } }
  /** Peril of a hero is spent by a Dungeonlord. */
  | { id: "dungeoneer-loses-peril"; args: { who: string; count: number; peril: number } }
  /** A hero gets action points. */
  | { id: "dungeoneer-gains-ap"; args: { who: string; count: number } }
  /** A hero loses action points. */
  | { id: "dungeoneer-loses-ap"; args: { who: string; count: number } }
  /** A hero keeps an action point for the turns of the others (D-171). */
  | { id: "dungeoneer-saves-ap"; args: { who: string } }
  /** A hero takes wounds. */
  | { id: "dungeoneer-wounded"; args: { who: string; count: number; health: number } }
  /** A hero heals wounds. */
  | { id: "dungeoneer-healed"; args: { who: string; count: number; health: number } }
  /** Some of a hero's wounds were prevented. */
  | { id: "dungeoneer-prevented"; args: { who: string; count: number } }
  /** A hero falls down. */
  | { id: "dungeoneer-falls"; args: { who: string } }
  /** A hero lies down for an action point (D-294). */
  | { id: "dungeoneer-lies-down"; args: { who: string; ap: number } }
  /** A hero stands up. */
  | { id: "dungeoneer-stands"; args: { who: string } }
  /** The level of a hero changes. */
  | { id: "dungeoneer-level"; args: { who: string; level: number } }
  /** A hero passes a threat; `of` and `side` say what it is about, as `Procedure.threat` names it. */
  | { id: "dungeoneer-passes"; args: { of: string; side: string; who: string; stat: string; die: number; added: number; total: number; value: number } }
  /** A hero fails a threat. */
  | { id: "dungeoneer-fails"; args: { of: string; side: string; who: string; stat: string; die: number; added: number; total: number; value: number } }
  /** A card of a player is discarded. */
  | { id: "dungeoneer-discards"; args: { who: string; card: string } }
  /** A card in play goes back to the hand. */
  | { id: "dungeoneer-returns"; args: { who: string; card: string } }
  /** A monster takes wounds. */
  | { id: "dungeoneer-foe-wounded"; args: { monster: string; count: number; health: number } }
  /** A monster is defeated. */
  | { id: "dungeoneer-foe-slain"; args: { monster: string } }
  /** A monster serves a hero from now on. */
  | { id: "dungeoneer-serves"; args: { who: string; card: string } }
  /** A minion loses health. */
  | { id: "dungeoneer-minion-wounded"; args: { who: string; card: string; count: number; health: number } }
  /** Tokens are put on the event, or removed from it. */
  | { id: "dungeoneer-token"; args: { way: "more" | "fewer"; count: number; tokens: number } }
  /** An exit is open, a wall or blocked from now on. */
  | { id: "dungeoneer-exit-changed"; args: { place: string; kind: "open" | "wall" | "blocked"; side: string } }
  /** A die is thrown again. */
  | { id: "dungeoneer-rolls-again"; args: { who: string } }
  /** A player draws cards. */
  | { id: "dungeoneer-draws"; args: { who: string; count: number } }
  /** A player draws a card from one of two decks. */
  | { id: "dungeoneer-draws-from"; args: { who: string; deck: "glory" | "peril" } }
  /** Which card it was, for the player who drew it. */
  | { id: "dungeoneer-drew"; args: { card: string } }
  /** A player takes a card that another player has in play. */
  | { id: "dungeoneer-steals"; args: { who: string; card: string; from: string } }
  /** A player takes a card from another player's hand. */
  | { id: "dungeoneer-steals-card"; args: { who: string; from: string } }
  /** Which card it was, for one of the two. */
  | { id: "dungeoneer-stolen-card"; args: { card: string } }
  /** A monster is discarded during the battle. */
  | { id: "dungeoneer-foe-discarded"; args: { monster: string } }
  /** A hero or monster stops attacking in this battle. */
  | { id: "dungeoneer-called-off"; args: { monster: string } }
  /** A hero takes an escort from another hero. */
  | { id: "dungeoneer-steals-escort"; args: { who: string; quest: string; from: string } }
  /** A personal quest is exchanged for another. */
  | { id: "dungeoneer-swaps-quest"; args: { who: string; quest: string; new: string } }
  /** A player plays a card. */
  | { id: "dungeoneer-plays"; args: { card: string; who: string } }
  /** A player plays a card against another one. */
  | { id: "dungeoneer-plays-at"; args: { card: string; who: string; target: string } }
  /** A card of a solo game's Dungeonlord takes effect. */
  | { id: "dungeoneer-appears"; args: { card: string } }
  /** A card is put under another one, or on a location. */
  | { id: "dungeoneer-attaches"; args: { card: string; host: string } }
  /** A player uses an ability, perhaps one of the hero or of the location. */
  | { id: "dungeoneer-uses"; args: { who: string; card: string; kind: "hero" | "location" | "card" } }
  /** Who attacks whom, and how. */
  | { id: "dungeoneer-attacks"; args: { who: string; target: string; form: string } }
  /** The roll of an attacker. */
  | { id: "dungeoneer-attack-roll"; args: { who: string; die: number; plus: number; total: number } }
  /** The roll of the attacked hero or monster. */
  | { id: "dungeoneer-counter-roll"; args: { who: string; die: number; plus: number; total: number } }
  /** Both rolls are equal, and nobody is hit. */
  | { id: "dungeoneer-tie"; args: { who: string; from: string } }
  /** Where a monster goes after a battle. */
  | { id: "dungeoneer-home"; args: { monster: string; where: string; who: string } }
  /** A Dungeonlord whose monsters wounded a hero gives peril to somebody. */
  | { id: "dungeoneer-rewards"; args: { who: string; target: string; count: number } }
  /** A Dungeonlord pays for the special effect of a monster. */
  | { id: "dungeoneer-special"; args: { who: string; monster: string; count: number } }
  /** A minion counters in its hero's place. */
  | { id: "dungeoneer-stands-in"; args: { who: string; monster: string } }
  /** A trap waits in a location. */
  | { id: "dungeoneer-lays-trap"; args: { card: string; place: string } }
  /** A new common quest. */
  | { id: "dungeoneer-common"; args: { quest: string } }
  /** A hero attempts a quest. */
  | { id: "dungeoneer-attempts"; args: { who: string; quest: string } }
  /** The dice of a quest of chance: all of them, or the best one. */
  | { id: "dungeoneer-luck"; args: { who: string; total: number; value: number; dice: string; added: number; sum: string; read: "best" | "all"; passed: 1 | 0 } }
  /** An attempt at a quest has failed. */
  | { id: "dungeoneer-quest-fails"; args: { who: string; quest: string } }
  /** A hero completes a quest. */
  | { id: "dungeoneer-completes"; args: { who: string; quest: string } }
  /** A search finds the place of a quest. */
  | { id: "dungeoneer-finds"; args: { who: string; quest: string; sum: string; total: number; value: number } }
  /** A search finds nothing. */
  | { id: "dungeoneer-finds-nothing"; args: { who: string; quest: string; sum: string; total: number; value: number } }
  /** A hero starts an escort, or takes it up again. */
  | { id: "dungeoneer-escorts"; args: { who: string; quest: string } }
  /** A hero leaves an escort behind. */
  | { id: "dungeoneer-drops"; args: { who: string; quest: string; place: string } }
  /** A trap that waited in a location goes off. */
  | { id: "dungeoneer-springs"; args: { card: string; place: string } }
  /** A monster attacks a hero in its lair. */
  | { id: "dungeoneer-ambush"; args: { card: string; who: string; place: string } }
  /** The event card is discarded. */
  | { id: "dungeoneer-event-ends"; args: { event: string } };

export type Prompt =
  | "dungeoneer-ask-drop"
  | "dungeoneer-ask-hero"
  | "dungeoneer-ask-lay-which"
  | "dungeoneer-ask-place"
  | "dungeoneer-ask-villainy"
  | "dungeoneer-ask-encounters"
  | "dungeoneer-ask-form"
  | "dungeoneer-ask-heroics"
  | "dungeoneer-ask-response"
  | "dungeoneer-ask-response-owner"
  | "dungeoneer-ask-entry"
  | "dungeoneer-ask-ready"
  | "dungeoneer-ask-anytime"
  | "dungeoneer-ask-before-roll"
  | "dungeoneer-ask-after-roll"
  | "dungeoneer-ask-whom"
  | "dungeoneer-ask-destination"
  | "dungeoneer-ask-shift"
  | "dungeoneer-ask-swap"
  | "dungeoneer-ask-exit"
  | "dungeoneer-ask-escort"
  | "dungeoneer-ask-swap-quest"
  | "dungeoneer-ask-payer"
  | "dungeoneer-ask-pay"
  | "dungeoneer-ask-host"
  | "dungeoneer-ask-give-up"
  | "dungeoneer-ask-excess"
  | "dungeoneer-ask-pack"
  | "dungeoneer-ask-dodge"
  | "dungeoneer-ask-hit"
  | "dungeoneer-ask-challenge"
  | "dungeoneer-ask-lair"
  | "dungeoneer-ask-keep"
  | "dungeoneer-ask-reward"
  | "dungeoneer-ask-extra-die"
  | "dungeoneer-ask-discard"
  | "dungeoneer-ask-save"
  | "dungeoneer-ask-draw"
  | "dungeoneer-ask-legend"
  | "dungeoneer-ask-deck"
  | "dungeoneer-ask-upkeep"
  | "dungeoneer-ask-special"
  | "dungeoneer-ask-minion"
  | "dungeoneer-ask-discount"
  | "dungeoneer-ask-trap";
