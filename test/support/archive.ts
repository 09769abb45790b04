import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readArchive, type ArchiveContents } from "../../handlers/network/connectors/archive/read/index.ts";
import type { ReadLimits } from "../../handlers/network/connectors/archive/read/source/limits.ts";
import { writeFolder } from "../fixtures/archive/write-archive.ts";

/** Creates a temporary folder, which is removed at the end of the run. */
export const temporaryFolder = (): string => mkdtempSync(join(tmpdir(), "switchboard-archive-"));

/** The time at which tests read archives. Later times in an archive are in the future. */
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
