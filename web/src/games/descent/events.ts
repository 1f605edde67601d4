/** Made by tools/wire from the server's types; do not edit. */

export type Event =
  /** A quest begins, with this much conquest. */
  | { id: "descent-begins"; args: { quest: string; conquest: number } }
  /** A player gets a hero. */
  | { id: "descent-deals-hero"; args: { who: string } }
  /** A hero has given up one skill for another. */
  | { id: "descent-swaps-skill"; args: { who: string; skill: string; other: string } }
  /** A hero stands where he begins. */
  | { id: "descent-places"; args: { who: string; space: string } }
  /** A round begins. */
  | { id: "descent-round"; args: { number: number } }
  /** A hero's turn begins. */
  | { id: "descent-turn"; args: { who: string } }
  /** A hero has chosen his action. */
  | { id: "descent-declares-action"; args: { who: string; action: string } }
  /** A hero interrupts with his guard order. */
  | { id: "descent-guards"; args: { who: string } }
  /** The heroes have won. */
  | { id: "descent-heroes-win"; args: { conquest: number } }
  /** The overlord has won. */
  | { id: "descent-overlord-wins"; args: Record<string, never> }
  /** An item is equipped. */
  | { id: "descent-equips"; args: { who: string; item: string } }
  /** An item is in the pack. */
  | { id: "descent-stows"; args: { who: string; item: string } }
  /** An item is gone. */
  | { id: "descent-drops"; args: { who: string; item: string } }
  /** A hero has got coins. */
  | { id: "descent-coins"; args: { who: string; count: number; coins: number } }
  /** A figure suffers from moving next to an Aura. */
  | { id: "descent-aura"; args: { who: string; count: number } }
  /** A figure has lost wounds, and has these left. */
  | { id: "descent-wounded"; args: { who: string; count: number; wounds: number } }
  /** A figure has this many tokens of a lingering effect now. */
  | { id: "descent-lingers"; args: { who: string; ability: string; count: number } }
  /** A figure has this many tokens of a lingering effect left. */
  | { id: "descent-recovers-from"; args: { who: string; ability: string; count: number } }
  /** A monster is killed. */
  | { id: "descent-killed"; args: { who: string } }
  /** A monster has come back. */
  | { id: "descent-rises"; args: { who: string; wounds: number } }
  /** An undying monster does not come back. */
  | { id: "descent-stays-down"; args: { who: string } }
  /** A hero gets the reward for a master. */
  | { id: "descent-bounty"; args: { who: string; coins: number } }
  /** A hero is killed and wakes up in town with these coins. */
  | { id: "descent-dies"; args: { who: string; coins: number } }
  /** A figure has regained wounds. */
  | { id: "descent-heals"; args: { who: string; count: number; wounds: number } }
  /** A hero has regained fatigue. */
  | { id: "descent-recovers"; args: { who: string; count: number; fatigue: number } }
  /** The heroes gain conquest. */
  | { id: "descent-gains-conquest"; args: { count: number; conquest: number } }
  /** The heroes lose conquest. */
  | { id: "descent-loses-conquest"; args: { count: number; conquest: number } }
  /** An order is taken back or used up. */
  | { id: "descent-takes-back"; args: { who: string; order: string } }
  /** The overlord gains threat. */
  | { id: "descent-gains-threat"; args: { count: number; threat: number } }
  /** The overlord loses threat. */
  | { id: "descent-loses-threat"; args: { count: number; threat: number } }
  /** A hero has given something to another. */
  | { id: "descent-gives"; args: { who: string; item: string; ally: string } }
  /** A hero has picked something up. */
  | { id: "descent-picks-up"; args: { who: string; token: string } }
  /** A figure has moved. */
  | { id: "descent-moves"; args: { who: string; space: string } }
  /** A figure has jumped over a pit. */
  | { id: "descent-jumps"; args: { who: string; space: string } }
  /** A figure has used a staircase. */
  | { id: "descent-climbs-stairs"; args: { who: string; space: string } }
  /** A hero has gone to town. */
  | { id: "descent-goes-to-town"; args: { who: string } }
  /** A hero has come back from town. */
  | { id: "descent-enters-dungeon"; args: { who: string; space: string } }
  /** A glyph is active from now on. */
  | { id: "descent-activates-glyph"; args: { who: string; space: string } }
  /** A door is open. */
  | { id: "descent-opens-door"; args: { who: string } }
  /** A door is closed. */
  | { id: "descent-closes-door"; args: { who: string } }
  /** A figure has fallen into a pit. */
  | { id: "descent-falls-in"; args: { who: string } }
  /** A hero pays fatigue for a movement point. */
  | { id: "descent-tires"; args: { who: string; fatigue: number } }
  /** A figure is thrown to another space. */
  | { id: "descent-thrown"; args: { who: string; space: string } }
  /** A hero has placed an order. */
  | { id: "descent-places-order"; args: { who: string; order: string } }
  /** A familiar has moved. */
  | { id: "descent-flits"; args: { familiar: string; space: string } }
  /** A familiar is carried by another hero. */
  | { id: "descent-hands-over"; args: { who: string; familiar: string; ally: string } }
  /** A familiar has picked something up, or brought it. */
  | { id: "descent-fetches"; args: { familiar: string; item: string } }
  /** A figure attacks a space. */
  | { id: "descent-attacks"; args: { who: string; space: string } }
  /** A figure attacks without naming a space. */
  | { id: "descent-attacks-area"; args: { who: string } }
  /** What the dice show together. */
  | { id: "descent-rolls"; args: { who: string; range: number; damage: number; surges: number; points: number } }
  /** Some of the dice are thrown again. */
  | { id: "descent-rerolls"; args: { who: string; count: number } }
  /** Aimed and dodged: nothing is thrown again. */
  | { id: "descent-cancels-out"; args: Record<string, never> }
  /** A miss ends the attack. */
  | { id: "descent-misses"; args: { who: string } }
  /** The attack does not reach its target. */
  | { id: "descent-too-short"; args: { who: string } }
  /** Too few surges against Fear. */
  | { id: "descent-fears"; args: { who: string } }
  /** A hero pays fatigue for power dice. */
  | { id: "descent-adds-die"; args: { who: string; fatigue: number } }
  /** A hero spends surges on what the weapon offers. */
  | { id: "descent-buys-surge"; args: { who: string; surges: number; effect: string; n: number } }
  /** An attack does this much damage, reduced by armor except for what Pierce ignores. */
  | { id: "descent-hits"; args: { who: string; target: string; damage: number; armor: number; pierce: number; wounds: number } }
  /** A hero uses what something offers. */
  | { id: "descent-uses"; args: { who: string; source: string } }
  /** A hero cancels wounds. */
  | { id: "descent-cancels"; args: { who: string; count: number } }
  /** The overlord's turn begins. */
  | { id: "descent-overlord-turn"; args: { number: number } }
  /** A monster stands where it was placed. */
  | { id: "descent-appears"; args: { kind: string; space: string } }
  /** The attack is aimed. */
  | { id: "descent-aims"; args: { who: string } }
  /** The overlord draws cards. */
  | { id: "descent-draws"; args: { count: number } }
  /** The card that the overlord has drawn. */
  | { id: "descent-draws-card"; args: { card: string } }
  /** The overlord discards a card for threat. */
  | { id: "descent-discards"; args: { card: string; threat: number } }
  /** The overlord shows a card for which he still has to raise threat. */
  | { id: "descent-shows"; args: { card: string } }
  /** The overlord plays a card, and has this threat left. */
  | { id: "descent-plays"; args: { card: string; threat: number } }
  /** A power stays in play. */
  | { id: "descent-stays-in-force"; args: { card: string } }
  /** The overlord's deck has run out, and the discards are shuffled into a new one. */
  | { id: "descent-reshuffles"; args: Record<string, never> }
  /** A monster is activated. */
  | { id: "descent-activates"; args: { who: string } }
  /** Faces that help a hero against a trap. */
  | { id: "descent-saves"; args: { who: string; count: number } }
  /** A hero has a skill. */
  | { id: "descent-learns"; args: { who: string; skill: string } }
  /** A hero has bought something, and has these coins left. */
  | { id: "descent-buys"; args: { who: string; item: string; coins: number } }
  /** A hero has sold something, and has these coins now. */
  | { id: "descent-sells"; args: { who: string; item: string; coins: number } }
  /** A hero has a training token. */
  | { id: "descent-trains"; args: { who: string; trait: string; coins: number } }
  /** A hero has drawn a treasure. */
  | { id: "descent-treasure"; args: { who: string; item: string } }
  /** There is no treasure of that colour left to draw. */
  | { id: "descent-no-treasure"; args: { who: string } }
  /** An area is revealed, and its text is read. */
  | { id: "descent-reveals"; args: { text: string } }
  /** A hero shops in town. */
  | { id: "descent-visits-market"; args: { who: string } }
  /** A chest is opened. */
  | { id: "descent-opens-chest"; args: { who: string; colour: "copper" | "silver" | "gold"; number: number } };

export type Prompt =
  | "descent-ask-hero"
  | "descent-ask-exchange"
  | "descent-ask-shops-next"
  | "descent-ask-market"
  | "descent-ask-received"
  | "descent-ask-equip"
  | "descent-ask-start"
  | "descent-ask-next"
  | "descent-ask-go"
  | "descent-ask-dawn"
  | "descent-ask-declare"
  | "descent-ask-act"
  | "descent-ask-give"
  | "descent-ask-target"
  | "descent-ask-blast"
  | "descent-ask-reroll"
  | "descent-ask-spend"
  | "descent-ask-whom-first"
  | "descent-ask-thrown"
  | "descent-ask-victim"
  | "descent-ask-weapon"
  | "descent-ask-heal"
  | "descent-ask-push"
  | "descent-ask-push-where"
  | "descent-ask-swap-order"
  | "descent-ask-familiar"
  | "descent-ask-area-power"
  | "descent-ask-cash"
  | "descent-ask-aside"
  | "descent-ask-hand"
  | "descent-ask-raise"
  | "descent-ask-plot"
  | "descent-ask-spawn"
  | "descent-ask-spawn-where"
  | "descent-ask-horde-where"
  | "descent-ask-mimic-where"
  | "descent-ask-from-board"
  | "descent-ask-activate"
  | "descent-ask-stunned"
  | "descent-ask-step-taken"
  | "descent-ask-enemy-adjacent"
  | "descent-ask-guard"
  | "descent-ask-door-opened"
  | "descent-ask-chest-opened"
  | "descent-ask-overlord-turn"
  | "descent-ask-activated"
  | "descent-ask-declared"
  | "descent-ask-rolled"
  | "descent-ask-wounds"
  | "descent-ask-killed"
  | "descent-ask-attack-over"
  | "descent-ask-hero-called"
  | "descent-ask-order-for"
  | "descent-ask-turn-start"
  | "descent-ask-before-action"
  | "descent-ask-own-turn"
  | "descent-ask-declare-battle"
  | "descent-ask-declare-advance"
  | "descent-ask-declare-ready"
  | "descent-ask-turn-end";
