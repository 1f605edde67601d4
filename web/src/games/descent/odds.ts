/** Which option of an attack is better, by the chances of the survey. */
import type { Survey } from "./shape";
import { is } from "../../table/word";
import { number } from "./view";

/** The chances of an option to kill, and the wounds it takes on average; null if they are secret, or not known yet. */
function worth(survey: Survey | null, option: string): [number, number] | null {
  const odds = survey?.options?.[option]?.odds ?? [];
  const [kill, wounds] = [odds.find((each) => each.kill)?.kill, odds.find((each) => each.wounds)?.wounds];
  return kill && wounds ? [number(kill), number(wounds)] : null;
}

/** Whether surges that are still unspent, at no other cost, would kill more surely, or wound more as surely. */
export function bettered(survey: Survey | null, option: string, options: readonly string[]): boolean {
  const plain = worth(survey, option);
  if (!plain) return false;
  return options.some((other) => {
    const spent = is(other, "surge") ? worth(survey, other) : null;
    return (
      spent !== null &&
      (spent[0] > plain[0] || (spent[0] === plain[0] && plain[0] < 1 && spent[1] > plain[1]))
    );
  });
}
