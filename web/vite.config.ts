/** Builds the client: hashed files, each with its .br and .gz beside it, and one Fluent file per language. */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";
import { fonts } from "./fonts.ts";
import { fluent } from "./languages.ts";

const server = process.env["UNDERCROFT_SERVER"] ?? "http://127.0.0.1:8000";

/** Compressed once here, so that the server never has to. */
function compressed(): Plugin {
  return {
    name: "compressed",
    apply: "build",
    writeBundle(options, bundle) {
      for (const name of [
        ...Object.keys(bundle),
        "index.html",
        ...readdirSync(resolve(import.meta.dirname, "public")),
      ]) {
        if (!/\.(js|css|svg|html|json|txt)$/.test(name)) continue;
        const file = join(options.dir!, name);
        const data = readFileSync(file);
        const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
        writeFileSync(file + ".br", brotliCompressSync(data, quality));
        writeFileSync(file + ".gz", gzipSync(data, { level: 9 }));
      }
    },
  };
}

export default defineConfig({
  plugins: [svelte(), fonts(), fluent(), compressed()],
  build: {
    outDir: process.env["UNDERCROFT_WEB"] ?? resolve(import.meta.dirname, "../.venv/web"),
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: { proxy: { "/api": server, "/health": server, "/ws": { target: server, ws: true } } },
});
