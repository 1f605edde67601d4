/** The page itself: which build it is, and loading it again when the server has another one. */

const KEY = "undercroft-renewed";
const MINUTE = 60_000;

/** The script of the page as the server sent it; "" once the page was reloaded, since servers may differ. */
export function script(): string {
  const source = globalThis.document?.querySelector('script[type="module"]')?.getAttribute("src") ?? "";
  return source.startsWith("/assets/") && !justRenewed() ? source : "";
}

/** Reload the page; false if that was done a moment ago and did not help. */
export function renew(): boolean {
  if (justRenewed()) return false;
  try {
    sessionStorage.setItem(KEY, String(Date.now()));
  } catch {
    return false; // without storage it might do so forever
  }
  location.reload();
  return true;
}

function justRenewed(): boolean {
  try {
    return Date.now() - Number(sessionStorage.getItem(KEY) ?? 0) < MINUTE;
  } catch {
    return false;
  }
}
