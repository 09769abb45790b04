import { sql, type Kysely } from "kysely";
import { useLargeTextBuffer } from "../../../mirror/migrations/text-indexes.ts";
import { scopeToNetwork } from "../../../mirror/scope/scope-to-network.ts";
import { BulkInsert } from "../../../mirror/sql/bulk-insert.ts";
import type { Dialect, NetTables } from "../../../mirror/tables/net-tables.ts";
import type { ArchiveContents } from "../read/index.ts";
import { dataEnd, readDataEnd } from "./data-end.ts";
import { importedTables, type TableRules } from "./imported-tables.ts";
import { matchPeople } from "./match-people.ts";
import { orderByProminence } from "./order-by-prominence.ts";
import { RowWriter } from "./row-writer.ts";
import type { AnyRow, ImportedTable } from "./rows/archive-rows.ts";
import { archiveRows } from "./rows/index.ts";
import { memberRowId } from "./rows/row-ids.ts";
import { syncTable } from "./sync-table.ts";
import { releaseDirectKeys, updateCounters } from "./update-derived.ts";

/** What an import did to the rows of one table. */
export interface ImportCounts {
  readonly added: number;
  readonly changed: number;
  readonly removed: number;
  readonly unchanged: number;
}

export type ImportChanges = Readonly<Record<ImportedTable, ImportCounts>>;

export interface WriteOptions {
  /** A transaction, so that an import that fails leaves nothing. */
  readonly db: Kysely<NetTables>;
  readonly dialect: Dialect;
  /** An empty network, or one with earlier archives of the same owner. */
  readonly networkId: number;
  readonly contents: ArchiveContents;
  readonly onProgress?: (done: number, total: number, phase: string) => void;
}

/** The id of the owner's member, in every network of an archive. */
export const ownerMemberId = ({ owner }: ArchiveContents): string => memberRowId(owner.personId);

/**
 * Writes an archive into a network. Rows of earlier archives stay. If this archive is not older, it changes them, and removes those
 * that a file listed and no longer lists.
 */
export async function writeArchive(options: WriteOptions): Promise<ImportChanges> {
  const { db: store, dialect, networkId, contents, onProgress } = options;
  const db = scopeToNetwork(store, networkId);
  const ownerId = ownerMemberId(contents);
  const lastEnd = await readDataEnd(db, ownerId);
  const isNewer = dataEnd(contents) >= (lastEnd ?? 0);
  const rows = orderByProminence(await matchPeople(db, ownerId, archiveRows(contents)));
  await releaseDirectKeys(db, rows.net_conversations, isNewer);
  await useLargeTextBuffer(store, dialect, true);
  const writer = new RowWriter({
    bulk: await BulkInsert.open({ db: store, dialect, networkId }),
    scope: { db, dialect, networkId },
    skills: rows.net_skills.map(({ skill }) => skill),
    ownerId,
  });
  await writer.readRanks();
  const wasRead = new Set(contents.report.files.flatMap(({ status, domain }) => (status === "read" ? [domain] : [])));
  const tables = Object.keys(importedTables) as ImportedTable[]; // the keys of this object
  const total = tables.reduce((sum, table) => sum + rows[table].length, 0);
  const changes: Partial<Record<ImportedTable, ImportCounts>> = {};
  let before = 0;
  for (const table of tables) {
    const rules: TableRules = importedTables[table];
    const given = rows[table] as unknown as readonly AnyRow[]; // every table has columns of these types
    const isWhole = rules.listedBy !== undefined && wasRead.has(rules.listedBy);
    const { added, changed, removed, unchanged } = await syncTable(table, rules, given, { db, isNewer, isWhole });
    const start = before + unchanged + changed.length;
    await writer.add(table, added, (done) => onProgress?.(start + done, total, table.replace("net_", "")));
    await writer.indexChanged(table, changed);
    before += given.length;
    changes[table] = { added: added.length, changed: changed.length, removed: removed.length, unchanged };
  }
  if (lastEnd !== null) await updateCounters(db);
  await useLargeTextBuffer(store, dialect, false);
  await collectStatistics(store, dialect);
  onProgress?.(total, total, "done");
  return changes as ImportChanges; // one entry for each table
}

/** Collects the statistics of the query planners, which would otherwise plan for the rows of other networks. */
async function collectStatistics(db: Kysely<NetTables>, dialect: Dialect): Promise<void> {
  if (dialect === "sqlite") await sql`pragma analysis_limit = 1000`.execute(db);
  await sql`analyze`.execute(db);
}
