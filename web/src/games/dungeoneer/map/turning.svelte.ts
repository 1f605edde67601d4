/** A location that may lie both ways in a spot: which spot it is, until the player has chosen. */
import type { Option } from "../../../table/choice";
import { wordOf } from "../../../table/word";

class Turning {
  open = $state.raw<{ anchor: Element; name: string; options: Option[] } | null>(null);
}
export const turning = new Turning();

/** Whether an option lays a location upside down: `place:corner:south:turned`. */
export const isTurned = ({ key }: Option): boolean => wordOf(key).parts.at(-1) === "turned";
