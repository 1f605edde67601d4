/** What dice show, in words. */
import { say } from "../../../app/locale.svelte";
import type { Die } from "../shape";

/** "range 2, damage 1, surge 1"; a miss and a blank have their own words. */
export function faceText(die: Pick<Die, "range" | "damage" | "surges" | "points" | "miss">): string {
  if (die.miss) return say("web-descent-miss");
  const parts = [
    die.range && say("web-descent-shows-range", { n: die.range }),
    die.damage && say("web-descent-shows-damage", { n: die.damage }),
    die.surges && say("web-descent-shows-surges", { n: die.surges }),
    die.points && say("web-descent-shows-points", { n: die.points }),
  ].filter(Boolean);
  return parts.length ? parts.join(", ") : say("web-descent-blank");
}

/** How wounds to come are drawn: lost before, lost by this, left. */
export function hearts(most: number, lost: number, coming: number): ("gone" | "comes" | "left")[] {
  return Array.from({ length: most }, (_, nth) =>
    nth < lost ? "gone" : nth < lost + coming ? "comes" : "left",
  );
}

/** For each die the beat in which it was thrown last, 0 if it lay there from the beginning: dice that are neither new nor thrown again lie still. */
export function throws(
  before: readonly Die[],
  now: readonly Die[],
  last: readonly number[],
  beat: number,
): number[] {
  return now.map((die, nth) => {
    const was = before[nth];
    const again = !was || was.face !== die.face || was.colour !== die.colour || (was.marked && !die.marked);
    return again ? beat : (last[nth] ?? 0);
  });
}
