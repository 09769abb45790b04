import { join } from "node:path";
import { defineConfig } from "vitest/config";
import { useTemporaryFolder } from "./test/support/temporary-folder.ts";

useTemporaryFolder();

/** Tests below these folders run on both SQLite and PostgreSQL, apart from the exceptions below. All others run once. */
const onStores = ["test/runtime/**/*.test.ts", "test/handlers/**/*.test.ts"];

/** Code below test/handlers that uses no store. */
const withoutStore = "test/handlers/network/connectors/archive/read/**/*.test.ts";

/** What concerns only one store. */
const onSqlite = "test/handlers/query-plans.test.ts";
const onPostgres = "test/handlers/query-owners.test.ts";

/** Slow tests, which run only with `TEST_ALL`; so do those in `*.matrix.test.ts`. */
const long = [
  "test/handlers/arguments/cost.test.ts",
  "test/handlers/network/isolation.test.ts",
  "test/handlers/network/remote/**/*.test.ts",
  "test/handlers/service/campaigns/execution/kills.test.ts",
];

/** Tests that are slow on PostgreSQL and differ little from those on SQLite. They run on PostgreSQL only with `TEST_ALL`. */
const longOnPostgres = [
  "test/**/kills.test.ts",
  "test/handlers/app/demo/seed-campaigns.test.ts",
  "test/handlers/hidden-objects.test.ts",
  "test/handlers/network/connectors/archive/import/*.test.ts",
  "test/handlers/network/connectors/embedded/seed.test.ts",
  "test/handlers/network/connectors/embedded/simulator/simulate.test.ts",
  "test/handlers/response-budget.test.ts",
  "test/handlers/service/campaigns/execution/{rules,thirty-days}.test.ts",
  "test/handlers/tools/**/*.test.ts", // examples.test.ts calls each tool on PostgreSQL, too
  "test/runtime/stdio/stdio.test.ts",
];
const runsAll = process.env["TEST_ALL"] === "1";
/**
 * `*.matrix.test.ts` runs with `TEST_ALL`. `*.all.test.ts`, which takes minutes and resembles other tests, runs only if
 * `TEST_ROUNDS` is set as well, as in `npm run test:all`.
 */
const notInMatrices = process.env["TEST_ROUNDS"] === undefined ? ["**/*.all.test.ts"] : [];

const onStore = (name, exclude = []) => ({
  extends: true,
  test: {
    name,
    include: onStores,
    exclude: [withoutStore, ...exclude],
    globalSetup: "test/support/global-setup.ts",
    isolate: false,
  },
});

export default defineConfig({
  resolve: { alias: { "bench-surface": join(import.meta.dirname, "test/fixtures/bench/generated/surface.ts") } },
  test: {
    testTimeout: runsAll ? 180_000 : 60_000,
    hookTimeout: 120_000,
    maxWorkers: 3, // for two cores: tests of processes and of PostgreSQL mostly wait
    setupFiles: ["test/support/repeatable.ts", "test/support/end-programs.ts"],
    expect: { poll: { timeout: 20_000 } },
    // The projects, and later runs, share transformed modules; the names of the files depend on their content.
    experimental: { fsModuleCache: true, fsModuleCachePath: join(import.meta.dirname, "node_modules/.cache/vitest") },
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          include: ["test/!(runtime|handlers|clients)/**/*.test.ts", withoutStore],
          isolate: false,
          exclude: runsAll ? notInMatrices : ["**/*.{matrix,all}.test.ts"],
        },
      },
      onStore("sqlite", [onPostgres, ...(runsAll ? [] : long)]),
      onStore("postgres", [onSqlite, ...(runsAll ? [] : [...long, ...longOnPostgres])]),
    ],
  },
});
