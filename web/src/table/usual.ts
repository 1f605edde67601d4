/** What a sensible player mostly does: lit brighter than all other options. */
import type { Question } from "../net/wire";
import { is } from "./word";

/**
 * For each prompt, kinds of options in order of preference; those of one entry ("move explore") are as good as each other.
 * A kind is the verb of an option. Prompts that are not named light nothing: there it depends.
 */
export type Usual = Readonly<Record<string, readonly string[]>>;

/** The open options of the first entry that has any; an option with a warning is never encouraged, nor one the game calls odd. */
export function usualOf<View>(
  { usual, odd }: { usual?: Usual; odd?(option: string, view: View): boolean },
  view: View,
  asks: readonly Question[],
  warned: (option: string, ask: Question) => boolean,
): ReadonlySet<string> {
  return new Set(
    asks.flatMap((ask) => {
      const { prompt, options } = ask;
      const sound = options.filter((option) => !warned(option, ask) && !odd?.(option, view));
      const found = (usual?.[prompt.id] ?? []).map((kinds) =>
        sound.filter((option) => is(option, ...kinds.split(" "))),
      );
      return found.find(({ length }) => length > 0) ?? [];
    }),
  );
}
