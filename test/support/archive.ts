import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll } from "vitest";
import { readArchive, type ArchiveContents } from "../../handlers/network/connectors/archive/read/index.ts";
import type { ReadLimits } from "../../handlers/network/connectors/archive/read/source/limits.ts";
import { writeFolder } from "../fixtures/archive/write-archive.ts";

const folders: string[] = [];

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** Creates a temporary folder that is removed after the tests of the file. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "switchboard-archive-"));
  folders.push(folder);
  return folder;
}

/** Later than everything in the archives of tests. */
export const readAt = Date.UTC(2026, 10, 1);

/** Writes files into a new folder and reads it as an archive, at `readAt`. */
export async function readFiles(
  files: Readonly<Record<string, string | Buffer>>,
  limits: Partial<ReadLimits> = {},
): Promise<ArchiveContents> {
  const entries = Object.entries(files).map(([name, text]) => [name, Buffer.from(text)] as const);
  return readArchive(writeFolder(temporaryFolder(), new Map(entries)), { limits, now: readAt });
}

/** Returns the report of one file. */
export function fileReport({ report }: ArchiveContents, path: string) {
  const found = report.files.find((file) => file.path === path);
  if (found === undefined) throw new Error(`The report does not contain ${path}.`);
  return found;
}
