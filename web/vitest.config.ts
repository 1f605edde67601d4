/** The tests; apart from the build, which must do without their tools. */
import { defineConfig, mergeConfig } from "vitest/config";
import build from "./vite.config.ts";

export default mergeConfig(
  build,
  defineConfig({ test: { include: ["tests/**/*.test.ts"], testTimeout: 60_000 } }),
);
