/** A game without a board: what happened last in large letters, and the list of options. */
import type { GameModule } from "../module";
import Board from "./Board.svelte";

const generic: GameModule = { id: "generic", Board };
export default generic;
