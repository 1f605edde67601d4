declare module "virtual:fluent/*" {
  const source: string;
  export default source;
  /** What the language lacks, in English. */
  export const english: string;
}

declare module "virtual:languages" {
  export interface Language {
    name: string;
    short: string;
    load: () => Promise<{ default: string; english: string }>;
    /** What a game or a screen says besides, by its name. */
    parts: Record<string, () => Promise<{ default: string; english: string }>>;
  }
  /** By their codes. */
  export const LANGUAGES: Record<string, Language>;
}
