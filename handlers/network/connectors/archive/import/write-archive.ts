import type { Kysely } from "kysely";
import { collectStatistics } from "../../../mirror/migrations/collect-statistics.ts";
import { useLargeTextBuffer } from "../../../mirror/migrations/text-indexes.ts";
import { scopeToNetwork } from "../../../mirror/scope/scope-to-network.ts";
import { BulkInsert } from "../../../mirror/sql/bulk-insert.ts";
import type { Dialect, NetTables } from "../../../mirror/tables/net-tables.ts";
import type { ArchiveContents } from "../read/index.ts";
import { compareAge, type ArchiveAge } from "./archive-age.ts";
import { importedTables, type TableRules } from "./imported-tables.ts";
import { omitOutdatedRows } from "./omit-outdated-rows.ts";
import { matchPeople } from "./match-people.ts";
import { orderByProminence } from "./order-by-prominence.ts";
import { RowWriter } from "./row-writer.ts";
import type { AnyRow, ImportedTable } from "./rows/archive-rows.ts";
import { archiveRows } from "./rows/index.ts";
import { memberRowId } from "./rows/row-ids.ts";
import { addStoredFiles, readStoredFiles } from "./stored-files.ts";
import { syncTable } from "./sync-table.ts";
import { releaseDirectKeys, updateDerived } from "./update-derived.ts";

/** The changes that an import made to the rows of one table. */
export interface ImportCounts {
  readonly added: number;
  readonly changed: number;
  readonly removed: number;
  readonly unchanged: number;
  /** Rows of earlier archives, such as messages, that this archive no longer contains. */
  readonly kept: number;
}

export type ImportChanges = Readonly<Record<ImportedTable, ImportCounts>>;

export interface WrittenArchive {
  readonly changes: ImportChanges;
  /** Set if the archive is older than what was stored. */
  readonly older: (NonNullable<ArchiveAge["older"]> & { readonly unused: readonly ImportedTable[] }) | null;
}

export interface WriteOptions {
  /** A transaction, so that a failed import leaves nothing behind. */
  readonly db: Kysely<NetTables>;
  readonly dialect: Dialect;
  /** An empty network, or one with earlier archives of the same owner. */
  readonly networkId: number;
  readonly contents: ArchiveContents;
  readonly onProgress?: (done: number, total: number, phase: string) => void;
}

/** The id of the owner's member. It is the same in every network of archives, whoever the owner is. */
export const ownerMemberId = ({ owner }: ArchiveContents): string => memberRowId(owner.personId);

/**
 * Writes an archive into a network. A file that is not older adds rows and changes stored ones. If it is complete and
 * describes the current state (connections), it also removes rows that it no longer lists. A history (messages) never
 * removes rows. Files of an older archive add missing rows of a history, or all rows if no other archive contained the
 * file.
 */
export async function writeArchive(options: WriteOptions): Promise<WrittenArchive> {
  const { db: store, dialect, networkId, contents, onProgress } = options;
  const db = scopeToNetwork(store, networkId);
  const ownerId = ownerMemberId(contents);
  const stored = await readStoredFiles(db);
  const age = compareAge(contents, ownerId, stored);
  const { rows: used, unused } = omitOutdatedRows(archiveRows(contents), age);
  const rows = orderByProminence(await matchPeople(db, age, used));
  await releaseDirectKeys(db, rows.net_conversations, age);
  await useLargeTextBuffer(store, dialect, true);
  const writer = new RowWriter({
    bulk: await BulkInsert.open({ db: store, dialect, networkId }),
    scope: { db, dialect, networkId },
    skills: rows.net_skills.map(({ skill }) => skill),
    ownerId,
  });
  await writer.readRanks();
  const tables = Object.keys(importedTables) as ImportedTable[]; // the keys of this object
  const total = tables.reduce((sum, table) => sum + rows[table].length, 0);
  const changes: Partial<Record<ImportedTable, ImportCounts>> = {};
  let before = 0;
  for (const table of tables) {
    const rules: TableRules = importedTables[table];
    const given = rows[table] as unknown as readonly AnyRow[]; // every table has columns of these types
    const { added, changed, removed, unchanged, kept } = await syncTable(table, rules, given, { db, age });
    const start = before + unchanged + changed.length;
    await writer.add(table, added, (done) => onProgress?.(start + done, total, table.replace("net_", "")));
    await writer.indexChanged(table, changed);
    before += given.length;
    changes[table] = { added: added.length, changed: changed.length, removed: removed.length, unchanged, kept };
  }
  if (stored.size > 0) await updateDerived(db, ownerId);
  await addStoredFiles(db, age.files);
  await useLargeTextBuffer(store, dialect, false);
  await collectStatistics(store, dialect);
  onProgress?.(total, total, "done");
  // One entry for each table.
  return { changes: changes as ImportChanges, older: age.older && { ...age.older, unused } };
}
