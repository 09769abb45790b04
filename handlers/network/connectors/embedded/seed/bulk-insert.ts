import { CompiledQuery, type Insertable, type Kysely } from "kysely";
import { indexedWords, type FieldTexts, type TextTable } from "../../../mirror/sql/full-text.ts";
import type { Dialect, NetTables } from "../../../mirror/tables/net-tables.ts";

/** SQLite runs a prepared statement of this size fastest; PostgreSQL gains by fewer round trips. */
const rowsPerStatement: Readonly<Record<Dialect, number>> = { sqlite: 64, postgres: 500 };

type Value = string | number | null;

interface Batch {
  readonly columns: readonly string[];
  readonly rows: Value[][];
}

/**
 * Collects rows and writes many with one statement. Full statements of a table have the same text each time, so that a
 * store that keeps prepared statements (as the runtime's does) prepares one per table.
 */
export class BulkInsert {
  readonly #db: Kysely<NetTables>;
  readonly #dialect: Dialect;
  readonly #signal: AbortSignal | undefined;
  readonly #batches = new Map<string, Batch>();
  /** The text of each table's full statement. */
  readonly #statements = new Map<string, string>();

  constructor(db: Kysely<NetTables>, dialect: Dialect, signal?: AbortSignal) {
    this.#db = db;
    this.#dialect = dialect;
    this.#signal = signal;
  }

  /** Takes one row; all rows of a table name the same columns in the same order. */
  add<Table extends keyof NetTables>(table: Table, row: Insertable<NetTables[Table]>): void {
    const batch = this.#batches.get(table) ?? this.#open(table, Object.keys(row));
    batch.rows.push(Object.values<Value>(row));
  }

  /** Takes the text of a row whose ordinal is known; what it means is documented at `indexText`. */
  addText(table: TextTable, ordinal: number, text: string, fields?: FieldTexts): void {
    const batch =
      this.#batches.get(table) ?? this.#open(table, [this.#dialect === "sqlite" ? "rowid" : "ordinal", "words"]);
    batch.rows.push([ordinal, indexedWords(text, fields)]);
  }

  /** Writes all full statements; call it now and then, so that little waits in memory. */
  async flushFull(): Promise<void> {
    const size = rowsPerStatement[this.#dialect];
    for (const [table, { columns, rows }] of this.#batches) {
      const full = rows.length - (rows.length % size);
      for (let at = 0; at < full; at += size) await this.#write(table, columns, rows.slice(at, at + size));
      rows.splice(0, full);
    }
  }

  /** Writes everything that waits. */
  async flush(): Promise<void> {
    await this.flushFull();
    for (const [table, { columns, rows }] of this.#batches) {
      if (rows.length > 0) await this.#write(table, columns, rows.splice(0));
    }
  }

  #open(table: string, columns: readonly string[]): Batch {
    const batch = { columns, rows: [] };
    this.#batches.set(table, batch);
    return batch;
  }

  async #write(table: string, columns: readonly string[], rows: readonly Value[][]): Promise<void> {
    this.#signal?.throwIfAborted();
    const isFull = rows.length === rowsPerStatement[this.#dialect];
    const known = isFull ? this.#statements.get(table) : undefined;
    const statement = known ?? insertStatement(this.#dialect, table, columns, rows.length);
    if (isFull) this.#statements.set(table, statement);
    await this.#db.executeQuery(CompiledQuery.raw(statement, rows.flat()));
  }
}

function insertStatement(dialect: Dialect, table: string, columns: readonly string[], rows: number): string {
  const names = columns.map((column) => `"${column}"`).join(", ");
  if (dialect === "sqlite") {
    const values = `(${columns.map(() => "?").join(", ")})`;
    return `insert into ${table} (${names}) values ${Array<string>(rows).fill(values).join(", ")}`;
  }
  const isText = columns[1] === "words";
  const values = Array.from({ length: rows }, (_, row) => {
    const parameters = columns.map((_, at) => `$${row * columns.length + at + 1}`);
    return isText
      ? `(${parameters[0]}, array_to_tsvector(string_to_array(${parameters[1]}, ' ')))`
      : `(${parameters.join(", ")})`;
  });
  return `insert into ${table} (${names}) values ${values.join(", ")}`;
}
