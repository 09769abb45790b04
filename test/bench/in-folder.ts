import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { removeFolder } from "../support/remove-folder.ts";

/** Runs `work` in a temporary folder, which is removed afterward. */
export async function inFolder<Result>(work: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), "switchboard-bench-"));
  try {
    return await work(folder);
  } finally {
    removeFolder(folder);
  }
}
