/** The numbered rules of the games, fetched once per game and language. */
import { api } from "../net/api";
import type { RuleInfo, RulesPage } from "../net/wire";

const pages = new Map<string, Promise<RulesPage>>();

/** The rules of a game in a language. */
export function rulesOf(game: string, lang: string): Promise<RulesPage> {
  const key = `${game}/${lang}`;
  let page = pages.get(key);
  if (!page) {
    page = api.rules(game, lang);
    page.catch(() => pages.delete(key));
    pages.set(key, page);
  }
  return page;
}

/** The rules a table has loaded. */
export class RuleShelf {
  private byId = $state.raw<Record<string, RuleInfo>>({});

  async load(game: string, lang: string): Promise<void> {
    try {
      const page = await rulesOf(game, lang);
      this.byId = Object.fromEntries(page.rules.map((rule) => [rule.id, rule]));
    } catch {
      // without a connection the number of the rule must do
    }
  }

  get(id: string): RuleInfo | undefined {
    return this.byId[id];
  }
}
