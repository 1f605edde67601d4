/** Prettier lays the code out; ESLint looks for mistakes and for imports that point the wrong way. */
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

/** What a room of src/ may not know. */
const ROOMS = {
  net: ["app", "ui", "table", "board", "games", "screens"],
  app: ["ui", "table", "board", "screens"],
  ui: ["board", "games", "screens"],
  table: ["ui", "board", "screens"],
  board: ["games", "screens"],
  games: ["screens"],
};

export default ts.config(
  { ignores: ["node_modules/"] },
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    rules: {
      "@typescript-eslint/no-explicit-any": "off", // a view is whatever its game says
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
      "svelte/prefer-svelte-reactivity": "off", // the maps here are caches, which nobody watches
      "svelte/no-useless-mustaches": "off", // Prettier keeps a space with {" "}
      "svelte/no-unused-svelte-ignore": "off", // svelte-check is the judge of these
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: [".svelte"], svelteConfig } },
  },
  ...Object.entries(ROOMS).map(([room, others]) => ({
    files: [`src/${room}/**`],
    rules: {
      "no-restricted-imports": [
        "error",
        { patterns: [{ group: others.map((other) => `**/../${other}/*`) }] },
      ],
    },
  })),
);
