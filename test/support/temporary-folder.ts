import { chmodSync, mkdtempSync } from "node:fs";
import { join } from "node:path";
import { volatileFolder } from "./volatile-folder.ts";
import { removeFolder } from "./remove-folder.ts";

/** Creates a folder for the temporary files of the run and the processes that it starts. It is removed at the end. */
export function useTemporaryFolder(): void {
  const folder = mkdtempSync(join(volatileFolder(), "switchboard-tests-"));
  chmodSync(folder, 0o755); // PostgreSQL runs as another user if root runs the tests
  process.env["TMPDIR"] = folder;
  process.on("exit", () => {
    try {
      removeFolder(folder);
    } catch (error) {
      console.error(`${folder} was not removed:`, error); // an exception would replace the exit code of the tests
    }
  });
}
