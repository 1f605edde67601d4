/** A location that may lie both ways in a spot: which spot it is, until the player has chosen. */
import type { Option } from "../../../table/choice";

class Turning {
  open = $state.raw<{ anchor: Element; name: string; options: Option[] } | null>(null);
}
export const turning = new Turning();
