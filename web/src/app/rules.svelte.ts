/** The numbered rules of the games, fetched once per game and language. */
import { api } from "../net/api";
import type { RuleInfo } from "../net/wire";
import { once } from "./once";

/** The rules of a game in a language: `rulesOf(game, lang)`. */
export const rulesOf = once(api.rules);

/** The rules a table has loaded. */
export class RuleShelf {
  private byId = $state.raw<Record<string, RuleInfo>>({});

  async load(game: string, lang: string): Promise<void> {
    try {
      const page = await rulesOf(game, lang);
      this.byId = Object.fromEntries(page.rules.map((rule) => [rule.id, rule]));
    } catch {
      // without a connection only the rule's number is shown
    }
  }

  get(id: string): RuleInfo | undefined {
    return this.byId[id];
  }
}
