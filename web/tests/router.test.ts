/** Addresses mean screens; a token is read from behind the # only. */
import { beforeAll, expect, test, vi } from "vitest";

let parse: typeof import("../src/app/router.svelte").parse;
beforeAll(async () => {
  vi.stubGlobal("location", { pathname: "/", hash: "" });
  vi.stubGlobal("addEventListener", () => undefined);
  ({ parse } = await import("../src/app/router.svelte"));
});

test.each([
  ["/", "", { screen: "lobby" }],
  ["/t/ab-c_9", "#seat=se-cret", { screen: "table", id: "ab-c_9", seat: "se-cret" }],
  ["/t/abc", "", { screen: "table", id: "abc", seat: "" }],
  ["/rules/raiders", "#R-074", { screen: "rules", game: "raiders", rule: "R-074" }],
  ["/rules", "", { screen: "rules", game: "", rule: "" }],
  ["/replay/abc", "", { screen: "replay", id: "abc", at: 0, seat: null }],
  ["/replay/abc", "#at=17&seat=-1", { screen: "replay", id: "abc", at: 17, seat: -1 }],
  ["/replay/abc", "#at=soon&seat=", { screen: "replay", id: "abc", at: 0, seat: null }],
  ["/t", "", { screen: "lost" }],
  ["/t/a/b", "", { screen: "lost" }],
  ["/nowhere", "", { screen: "lost" }],
])("%s%s", (path, hash, route) => expect(parse(path, hash)).toEqual(route));
