/** Which screen the address means; links inside the client change the address without loading a page. */
export type Route =
  | { screen: "lobby" }
  | { screen: "table"; id: string; seat: string }
  | { screen: "replay"; id: string; at: number; seat: number | null }
  | { screen: "rules"; game: string; rule: string }
  | { screen: "how" | "learn"; game: string }
  | { screen: "lost" };

/** An address taken apart. */
export function parse(path: string, hash: string): Route {
  const [screen = "", id = "", ...rest] = path.split("/").filter(Boolean).map(decodeURIComponent);
  const fragment = hash.replace(/^#/, "");
  const values = new URLSearchParams(fragment);
  if (!screen) return { screen: "lobby" };
  if (rest.length) return { screen: "lost" };
  if (screen === "t" && id) return { screen: "table", id, seat: values.get("seat") ?? "" };
  if (screen === "replay" && id)
    return { screen: "replay", id, at: number(values.get("at")) ?? 0, seat: number(values.get("seat")) };
  if (screen === "rules") return { screen: "rules", game: id, rule: fragment };
  if ((screen === "how" || screen === "learn") && id) return { screen, game: id };
  return { screen: "lost" };
}

function number(text: string | null): number | null {
  return text !== null && /^-?\d{1,6}$/.test(text) ? Number(text) : null;
}

class Router {
  route = $state.raw<Route>({ screen: "lobby" });

  constructor() {
    this.read();
    addEventListener("popstate", () => this.read());
    addEventListener("click", (event) => this.click(event));
  }

  /** Go to another screen. */
  go(address: string, replace = false): void {
    history[replace ? "replaceState" : "pushState"](null, "", address);
    this.read();
    if (!replace) scrollTo(0, 0);
  }

  /** Change the part after the # without navigating. */
  note(fragment: string): void {
    history.replaceState(null, "", `${location.pathname}#${fragment}`);
  }

  /** Remove secrets from the address bar once they are stored. */
  forget(): void {
    history.replaceState(null, "", location.pathname);
  }

  private read(): void {
    this.route = parse(location.pathname, location.hash);
  }

  private click(event: MouseEvent): void {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link || event.defaultPrevented || event.button || event.ctrlKey || event.metaKey || event.shiftKey)
      return;
    if (link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    event.preventDefault();
    this.go(link.pathname + link.hash);
  }
}

export const router = new Router();
