import { afterAll } from "vitest";
import { folders, running } from "./started.ts";
import { removeFolder } from "./remove-folder.ts";

// A set-up file runs for each test file, even if test files share their modules.
afterAll(async () => {
  for (const child of running) {
    const closed = new Promise((resolve) => child.once("close", resolve));
    child.kill("SIGKILL");
    await closed;
  }
  for (const folder of folders) removeFolder(folder);
  folders.clear();
});
