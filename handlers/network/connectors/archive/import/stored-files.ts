import { readConnectorState, writeConnectorState } from "../../../mirror/connector-state.ts";
import type { NetworkScope } from "../../../mirror/network-view.ts";
import type { DomainName } from "../read/index.ts";

/**
 * The domains of the files that the archives of a network contained. Each has the time of its newest record in epoch
 * milliseconds, or null if its records have no times.
 */
export type StoredFiles = ReadonlyMap<DomainName, number | null>;

const stateName = "archive_files";

/** Reads the files of a network; there are none before the first import. */
export async function readStoredFiles(db: NetworkScope["db"]): Promise<StoredFiles> {
  const text = await readConnectorState({ db }, stateName);
  // Written by `addStoredFiles`.
  return new Map(Object.entries(JSON.parse(text ?? "{}") as Record<string, number | null>)) as StoredFiles;
}

/** Adds the files of an archive to those of a network. */
export async function addStoredFiles(db: NetworkScope["db"], files: StoredFiles): Promise<void> {
  const stored = new Map(await readStoredFiles(db));
  for (const [name, newest] of files) {
    const known = stored.get(name) ?? null;
    stored.set(name, newest === null || known === null ? (newest ?? known) : Math.max(newest, known));
  }
  await writeConnectorState({ db }, stateName, JSON.stringify(Object.fromEntries(stored)));
}
