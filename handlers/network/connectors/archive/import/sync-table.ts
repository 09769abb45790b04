import type { Kysely } from "kysely";
import type { NetTables } from "../../../mirror/tables/net-tables.ts";
import type { ArchiveAge } from "./archive-age.ts";
import type { TableRules } from "./imported-tables.ts";
import type { AnyRow, ImportedTable, Value } from "./rows/archive-rows.ts";

/** Any table. The rules define its columns. */
type AnyTables = Record<string, Record<string, Value>>;

/** The differences between the rows of an archive and those of its network. */
export interface TableChanges {
  readonly added: readonly AnyRow[];
  /** Changed rows with their new values. They have already been written. */
  readonly changed: readonly AnyRow[];
  /** Rows that the archive no longer contains. They have already been deleted. */
  readonly removed: readonly AnyRow[];
  readonly unchanged: number;
  /** Stored rows that a current file does not contain, but that remain because the file is a history or incomplete. */
  readonly kept: number;
}

export interface SyncOptions {
  /** Restricted to the network. */
  readonly db: Kysely<NetTables>;
  readonly age: ArchiveAge;
}

/** Changes and deletes rows of one table, and returns the rows to add. */
export async function syncTable(
  table: ImportedTable,
  { key, changeable, source, isState, merge }: TableRules,
  rows: readonly AnyRow[],
  { db: typed, age }: SyncOptions,
): Promise<TableChanges> {
  const db = typed as unknown as Kysely<AnyTables>; // one function for all tables
  const keyOf = (row: AnyRow): string => key.map((column) => row[column]).join("\n");
  const given = new Map(rows.map((row) => [keyOf(row), row]));
  const changed: AnyRow[] = [];
  const removed: AnyRow[] = [];
  const name: string = table;
  const isCurrent = age.isCurrent(source);
  const removes = isState === true && age.isWhole(source);
  let unchanged = 0;
  let kept = 0;
  for await (const stored of readAll(db, table, key, changeable)) {
    const id = keyOf(stored);
    const row = given.get(id);
    given.delete(id);
    if (row === undefined) {
      if (removes) removed.push(stored);
      else if (isCurrent) kept++;
      continue;
    }
    const values: Record<string, Value> = {};
    for (const column of merge !== undefined || isCurrent ? changeable : []) {
      const change = { column, stored: stored[column] ?? null, given: row[column] ?? null, row, age };
      const value = merge ? merge(change) : change.given;
      if (value !== stored[column]) values[column] = value;
    }
    if (Object.keys(values).length === 0) unchanged++;
    else changed.push({ ...row, ...stored, ...values });
  }
  const identify = (row: AnyRow) => key.map((column) => [column, row[column] ?? null] as const);
  for (const row of removed) {
    let statement = db.deleteFrom(name);
    for (const [column, value] of identify(row)) statement = statement.where(column, "=", value);
    await statement.execute();
  }
  for (const row of changed) {
    const values = Object.fromEntries(changeable.map((column) => [column, row[column] ?? null]));
    let statement = db.updateTable(name).set(values);
    for (const [column, value] of identify(row)) statement = statement.where(column, "=", value);
    await statement.execute();
  }
  return { added: [...given.values()], changed, removed, unchanged, kept };
}

const pageSize = 5_000;

/** Reads the rows: in pages sorted by the key if the key is a single column, otherwise with one query in any order. */
async function* readAll(
  db: Kysely<AnyTables>,
  table: string,
  key: readonly string[],
  changeable: readonly string[],
): AsyncGenerator<AnyRow> {
  const [column = "", ...others] = key;
  const isPaged = others.length === 0;
  for (let last: Value = ""; ;) {
    let query = db.selectFrom(table).select([...key, ...changeable]);
    if (isPaged) query = query.where(column, ">", last).orderBy(column).limit(pageSize);
    const page = await query.execute();
    yield* page;
    if (!isPaged || page.length < pageSize) return;
    last = page.at(-1)?.[column] ?? "";
  }
}
