/** The page itself: which build it is, and loading it again when the server has another one. */

const KEY = "undercroft-renewed";
const MINUTE = 60_000;

/** The script of the page as a server gave it out. Once loaded again it says nothing: servers may differ. */
export function script(): string {
  const source = globalThis.document?.querySelector('script[type="module"]')?.getAttribute("src") ?? "";
  return source.startsWith("/assets/") && !justRenewed() ? source : "";
}

/** Load the page again; false if that was done a moment ago and has not helped. */
export function renew(): boolean {
  if (justRenewed()) return false;
  try {
    sessionStorage.setItem(KEY, String(Date.now()));
  } catch {
    return false; // without a memory it might do so for ever
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
