import type { ArchiveAge } from "./archive-age.ts";
import { importedTables, type TableRules } from "./imported-tables.ts";
import { memberColumns } from "./match-people.ts";
import type { AnyRow, ArchiveRows, ImportedTable } from "./rows/archive-rows.ts";

/** The rows of an archive that are imported: all of them, unless the archive is older. */
export interface UsedRows {
  readonly rows: ArchiveRows;
  /** The tables with omitted rows. */
  readonly unused: readonly ImportedTable[];
}

/**
 * Omits the tables of an older archive that describe a state, such as the connections, if a newer state is stored.
 * Otherwise, ended connections would reappear. If the connections are omitted, people whom no remaining row mentions
 * are omitted, too.
 */
export function omitOutdatedRows(rows: ArchiveRows, age: ArchiveAge): UsedRows {
  const tables = Object.keys(rows) as ImportedTable[]; // the tables of an archive
  const unused = tables.filter((table) => {
    const { source, isState }: TableRules = importedTables[table];
    return isState === true && age.files.has(source) && !age.isCurrent(source);
  });
  const used = { ...rows, ...Object.fromEntries(unused.map((table) => [table, []])) };
  if (!unused.includes("net_connections")) return { rows: used, unused };
  const mentioned = new Set<unknown>([age.ownerId]);
  for (const table of tables) {
    if (table === "net_members") continue;
    for (const row of used[table] as readonly AnyRow[])
      // every table has columns of these types
      for (const column of memberColumns[table] ?? []) mentioned.add(row[column]);
  }
  return { rows: { ...used, net_members: used.net_members.filter(({ id }) => mentioned.has(id)) }, unused };
}
