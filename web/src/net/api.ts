/** The lobby over HTTP. Every failure is a Failure with a code for programs and a text for people. */
import type {
  Claimed,
  DiceCheck,
  GameInfo,
  HouseTable,
  LogEntry,
  MadeTable,
  PackPage,
  Problem,
  Replayed,
  RulesPage,
  ShownTable,
  TableInfo,
  TableWish,
  Words,
} from "./wire";

export class Failure extends Error {
  constructor(
    readonly code: string,
    text: string,
    /** The same in words for players, if a rule of the game is behind it or the server is too busy. */
    readonly words: Words | null = null,
  ) {
    super(text);
  }
}

async function ask(path: string, init: RequestInit = {}, token = ""): Promise<Response> {
  const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
  let answer: Response;
  try {
    answer = await fetch(path, {
      ...init,
      headers: { ...headers, ...(init.headers as Record<string, string>) },
    });
  } catch (error) {
    throw new Failure("unreachable", String(error));
  }
  if (answer.ok) return answer;
  const said = (await answer.json().catch(() => ({}))) as Partial<Problem>;
  const later: Words | null =
    said.code === "later" ? { id: "web-error-later", args: { count: said.retry ?? 1 } } : null;
  const code = said.code ?? String(answer.status);
  throw new Failure(code, said.text ?? answer.statusText, said.message ?? later);
}

async function get<T>(path: string, token = ""): Promise<T> {
  return (await (await ask(path, {}, token)).json()) as T;
}

async function post<T>(path: string, data: unknown): Promise<T> {
  const body = typeof data === "string" ? data : JSON.stringify(data);
  return (await (
    await ask(path, { method: "POST", body, headers: { "content-type": "application/json" } })
  ).json()) as T;
}

const at = (id: string) => `/api/tables/${encodeURIComponent(id)}`;

export const api = {
  games: () => get<GameInfo[]>("/api/games"),
  tables: () => get<TableInfo[]>("/api/tables"),
  rules: (game: string, lang: string) =>
    get<RulesPage>(`/api/rules/${encodeURIComponent(game)}?lang=${lang}`),
  pack: (id: string, lang: string) => get<PackPage>(`/api/packs/${encodeURIComponent(id)}?lang=${lang}`),
  house: (key: string) => get<Record<string, HouseTable>>("/api/house", key),
  make: (wish: TableWish) => post<MadeTable>("/api/tables", wish),
  import: (text: string) => post<MadeTable>("/api/import", text),
  table: (id: string) => get<ShownTable>(at(id)),
  log: (id: string, token: string) => get<LogEntry[]>(`${at(id)}/log`, token),
  claim: (id: string, token: string, name: string) => post<Claimed>(`${at(id)}/claim`, { token, name }),
  record: async (id: string, token: string) => (await ask(`${at(id)}/record`, {}, token)).blob(),
  replay: (id: string, from: number, count: number, seat: number) =>
    get<Replayed>(`${at(id)}/replay?at=${from}&count=${count}&seat=${seat}&beats=true`),
  verify: (id: string) => get<DiceCheck>(`${at(id)}/verify`),
  branch: (id: string, token: string, moment: number) =>
    post<MadeTable>(`${at(id)}/branch`, { token, at: moment }),
  rematch: (id: string, token: string) => post<MadeTable>(`${at(id)}/rematch`, { token }),
  report: (id: string, token: string, text: string) =>
    post<{ report: number }>(`${at(id)}/report`, { token, text }),
};
