/** What this browser remembers about its user: language, theme, motion, pace of others' turns, sound, name. */
import { LANGUAGES } from "virtual:languages";
import type { Stops } from "../net/wire";

const KEY = "undercroft-settings";

interface Kept {
  lang: string; // one of LANGUAGES
  theme: "system" | "dark" | "light";
  motion: "system" | "full" | "none";
  pace: Pace;
  sound: boolean;
  name: string;
  stops: Stops;
  understood: string[];
}

/** How fast the turns of others are shown; when shown at once, a summary tells what happened. */
export type Pace = (typeof PACES)[number];
export const PACES = ["calm", "quick", "at-once"] as const;

/** The first of the browser's languages that we have, whatever its region. */
function guess(): string {
  const base = (code: string) => code.split("-", 1)[0];
  for (const each of navigator.languages ?? []) {
    if (each in LANGUAGES) return each;
    const near = Object.keys(LANGUAGES).find((code) => base(code) === base(each));
    if (near) return near;
  }
  return "en";
}

function kept(): Kept {
  const defaults: Kept = {
    lang: guess(),
    theme: "dark",
    motion: "system",
    pace: "calm",
    sound: false,
    name: "",
    stops: {},
    understood: [],
  };
  try {
    const found = { ...defaults, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>) };
    return found.lang in LANGUAGES ? found : { ...found, lang: defaults.lang };
  } catch {
    return defaults;
  }
}

class Settings {
  lang = $state("en");
  theme = $state<Kept["theme"]>("dark");
  motion = $state<Kept["motion"]>("system");
  pace = $state<Pace>("calm");
  sound = $state(false);
  name = $state("");
  /** Where the player wants to be asked during others' turns, in addition to where it matters. */
  stops = $state.raw<Stops>({});
  /** One-time explanations that have been shown. */
  understood = $state.raw<string[]>([]);
  private dark = $state(true);
  private calm = $state(false);

  constructor() {
    Object.assign(this, kept());
    const dark = matchMedia("(prefers-color-scheme: dark)");
    const calm = matchMedia("(prefers-reduced-motion: reduce)");
    this.dark = dark.matches;
    this.calm = calm.matches;
    dark.addEventListener("change", () => (this.dark = dark.matches));
    calm.addEventListener("change", () => (this.calm = calm.matches));
  }

  /** The theme that is shown. */
  get shade(): "dark" | "light" {
    return this.theme === "system" ? (this.dark ? "dark" : "light") : this.theme;
  }

  /** Whether things move. */
  get moves(): boolean {
    return this.motion === "system" ? !this.calm : this.motion === "full";
  }

  /** Store the settings and apply them to the page; called in an effect. */
  keep(): void {
    const { lang, theme, motion, pace, sound, name, stops, understood } = this;
    try {
      const kept: Kept = { lang, theme, motion, pace, sound, name, stops, understood };
      localStorage.setItem(KEY, JSON.stringify(kept));
    } catch {
      // storage is unavailable: settings last until the page is closed
    }
    const root = document.documentElement;
    root.dataset["theme"] = this.shade;
    root.dataset["motion"] = this.moves ? "full" : "none";
  }
}

export const settings = new Settings();
