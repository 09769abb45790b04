import { join } from "node:path";
import { defineConfig } from "vitest/config";

/** What touches the store runs on both; the rest runs once. */
const onStores = ["test/runtime/**/*.test.ts", "test/handlers/**/*.test.ts"];

/** Clients and tools of other people, with libraries of their own: `npm run test:clients`. */
const otherPrograms = "test/clients/**";

const onStore = (name) => ({
  extends: true,
  test: { name, include: onStores, globalSetup: "test/support/global-setup.ts", isolate: false },
});

export default defineConfig({
  resolve: { alias: { "bench-surface": join(import.meta.dirname, "test/fixtures/bench/generated/surface.ts") } },
  test: {
    testTimeout: 60_000,
    hookTimeout: 120_000,
    maxWorkers: 2,
    setupFiles: "test/support/repeatable.ts",
    projects: [
      { extends: true, test: { name: "unit", include: ["test/**/*.test.ts"], exclude: [...onStores, otherPrograms] } },
      onStore("sqlite"),
      onStore("postgres"),
    ],
  },
});
