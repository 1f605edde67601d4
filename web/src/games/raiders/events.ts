/** Made by tools/wire from the server's types; do not edit. */

export type Event =
  /** A character is dealt to a player, with a number of items of one kind. */
  | { id: "raiders-dealt"; args: { who: string; coins: number; wounds: number; item: string; items: number } }
  /** A player plays first from now on. */
  | { id: "raiders-takes-scroll"; args: { who: string } }
  /** The rooms of a floor are laid out, some of them face down. */
  | { id: "raiders-floor"; args: { floor: number; hidden: number } }
  /** Everybody enters the next room. */
  | { id: "raiders-enter"; args: { floor: number; number: number; room: string } }
  /** A card is turned up. */
  | { id: "raiders-plays"; args: { who: string; card: string } }
  /** A player looks at the face-down rooms. */
  | { id: "raiders-torch"; args: { who: string } }
  /** What lies face down, for the player who looks. */
  | { id: "raiders-sees"; args: { number: number; room: string } }
  /** A player gets coins, as many as the purse can hold. */
  | { id: "raiders-gains-coins"; args: { who: string; count: number; coins: number } }
  /** A player loses coins, as many as there are. */
  | { id: "raiders-loses-coins"; args: { who: string; count: number; coins: number } }
  /** A player takes wounds. */
  | { id: "raiders-wounded"; args: { who: string; count: number; wounds: number } }
  /** A player heals wounds, as many as there are. */
  | { id: "raiders-healed"; args: { who: string; count: number; wounds: number } }
  /** A player takes an item from the supply. */
  | { id: "raiders-gains-item"; args: { who: string; item: string } }
  /** The supply is too small for all who should get an item, so none does. */
  | { id: "raiders-too-few-items"; args: { item: string; count: number } }
  /** A chest cannot be shared between this many players. */
  | { id: "raiders-too-few-coins"; args: { chest: number; count: number } }
  /** The cards reach the strength of a monster. */
  | { id: "raiders-beaten"; args: { room: string; total: number; strength: number } }
  /** The cards do not reach the strength of a monster. */
  | { id: "raiders-attacks"; args: { room: string; total: number; strength: number } }
  /** A monster that nothing beats attacks. */
  | { id: "raiders-unbeatable"; args: { room: string; total: number; strength: 0 } }
  /** Nobody is attacked. */
  | { id: "raiders-all-escape"; args: { room: string } }
  /** The cards are too low for a trap. */
  | { id: "raiders-trap-silent"; args: { room: string } }
  /** A player is out of the game. */
  | { id: "raiders-out"; args: { who: string } }
  /** A player with the most wounds falls unconscious at the end. */
  | { id: "raiders-falls"; args: { who: string } }
  /** Nobody falls at the end: all are equally wounded, or the most wounded are tied in a game of three. */
  | { id: "raiders-nobody-falls"; args: { reason: string } }
  /** A player wins. */
  | { id: "raiders-wins"; args: { who: string; coins: number; wounds: number } }
  /** Nobody is left in the game. */
  | { id: "raiders-all-lost"; args: Record<string, never> };

export type Prompt =
  | "raiders-ask-card"
  | "raiders-ask-new-card"
  | "raiders-ask-look";
