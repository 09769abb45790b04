import { defineConfig } from "vitest/config";
import { useTemporaryFolder } from "../support/temporary-folder.ts";

useTemporaryFolder();

export default defineConfig({
  test: {
    // The tests in a browser, which need an installed Chromium, run only with `npm run test:browser`.
    include: process.env["TEST_BROWSER"] === "1" ? ["browser/**/*.test.ts"] : ["!(browser)/**/*.test.ts"],
    setupFiles: "../support/end-programs.ts",
    testTimeout: 180_000,
    hookTimeout: 180_000,
    maxWorkers: 2,
  },
});
