import { rmSync } from "node:fs";
import { afterAll } from "vitest";
import { folders, running } from "./started.ts";

// A set-up file runs for each test file, even if test files share their modules.
afterAll(async () => {
  for (const child of running) {
    const closed = new Promise((resolve) => child.once("close", resolve));
    child.kill("SIGKILL");
    await closed;
  }
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  folders.clear();
});
