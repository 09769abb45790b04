import { CompiledQuery, type Insertable, type Kysely } from "kysely";
import type { Dialect, NetTables } from "../tables/net-tables.ts";
import { createWordIndexer, type IndexedFields, type IndexedText, type TextTable } from "./full-text.ts";
import { createBulkOrdinals, type BulkOrdinals } from "./ordinals.ts";

/** For SQLite, prepared statements of this size are fastest; PostgreSQL benefits from fewer round trips. */
const rowsPerStatement: Readonly<Record<Dialect, number>> = { sqlite: 64, postgres: 500 };
/**
 * One row per statement: after a statement with several rows, the full-text index of SQLite would flush its buffer,
 * however small.
 */
const textsPerStatement: Readonly<Record<Dialect, number>> = { sqlite: 1, postgres: 500 };

type Value = string | number | bigint | null;

interface Batch {
  readonly table: string;
  readonly columns: readonly string[];
  /** The values of all rows in sequence: arrays of rows would take longer to create and to bind. */
  readonly values: Value[];
  readonly rowsPerStatement: number;
  /** The statement for this number of rows. */
  readonly statement: string;
}

interface Insert {
  readonly statement: string;
  readonly values: readonly Value[];
}

export interface BulkScope {
  /** Not restricted to one network, because the bulk insert adds the id of the network itself. */
  readonly db: Kysely<NetTables>;
  readonly dialect: Dialect;
  readonly networkId: number;
  /** Aborts the work. */
  readonly signal?: AbortSignal | undefined;
}

/**
 * Collects rows of one network and inserts many of them with one statement. All statements of a table that insert the full
 * number of rows (`rowsPerStatement`) have the same text, so that a store that caches prepared statements, as the runtime
 * does, prepares one per table.
 */
export class BulkInsert {
  readonly #db: Kysely<NetTables>;
  readonly #dialect: Dialect;
  readonly #networkId: number;
  readonly #signal: AbortSignal | undefined;
  readonly ordinals: BulkOrdinals;
  readonly #indexWords: ReturnType<typeof createWordIndexer>;
  readonly #batches = new Map<string, Batch>();
  /** Resolves when everything that was flushed so far has been written. */
  #written: Promise<void> = Promise.resolve();

  private constructor({ db, dialect, networkId, signal }: BulkScope, ordinals: BulkOrdinals) {
    this.#db = db;
    this.#dialect = dialect;
    this.#networkId = networkId;
    this.#signal = signal;
    this.#indexWords = createWordIndexer(networkId);
    this.ordinals = ordinals;
  }

  static async open(scope: BulkScope): Promise<BulkInsert> {
    return new BulkInsert(scope, await createBulkOrdinals(scope.db, scope.dialect, scope.networkId));
  }

  /** Adds one row. All rows of a table must have the same columns in the same order. */
  add<Table extends keyof NetTables>(table: Table, row: Insertable<NetTables[Table]>): void {
    const batch = this.#batches.get(table) ?? this.#open(table, Object.keys(row), rowsPerStatement[this.#dialect]);
    // Faster than Object.values, which creates a list for each of millions of rows.
    for (const column in row) batch.values.push(row[column] as Value); // a row contains nothing but values
  }

  /** Adds the text of a row whose ordinal is known, like `indexText`. */
  addText(table: TextTable, ordinal: number | bigint, text: IndexedText, fields?: IndexedFields): void {
    const batch =
      this.#batches.get(table) ??
      this.#open(table, [this.#dialect === "sqlite" ? "rowid" : "ordinal", "words"], textsPerStatement[this.#dialect]);
    batch.values.push(ordinal, this.#indexWords(text, fields));
  }

  /**
   * Writes the rows that fill whole statements and keeps the rest. Call it regularly to limit the rows in memory. Concurrent
   * calls write one after the other, so that several parts of a bulk load can call it.
   */
  flushFull(): Promise<void> {
    const inserts: Insert[] = [];
    for (const { columns, values, rowsPerStatement, statement } of this.#batches.values()) {
      const size = columns.length * rowsPerStatement;
      const full = values.length - (values.length % size);
      for (let at = 0; at < full; at += size) inserts.push({ statement, values: values.slice(at, at + size) });
      if (full > 0) values.splice(0, full);
    }
    return this.#write(inserts);
  }

  /** Writes all collected rows. */
  async flush(): Promise<void> {
    await this.flushFull();
    const rest = [...this.#batches.values()].filter(({ values }) => values.length > 0);
    await this.#write(
      rest.map(({ table, columns, values }) => ({
        statement: this.#insertStatement(table, columns, values.length / columns.length),
        values: values.splice(0),
      })),
    );
  }

  #open(table: string, columns: readonly string[], rowsPerStatement: number): Batch {
    const statement = this.#insertStatement(table, columns, rowsPerStatement);
    const batch = { table, columns, values: [], rowsPerStatement, statement };
    this.#batches.set(table, batch);
    return batch;
  }

  #write(inserts: readonly Insert[]): Promise<void> {
    this.#written = this.#written.then(async () => {
      for (const { statement, values } of inserts) {
        this.#signal?.throwIfAborted();
        await this.#db.executeQuery(CompiledQuery.raw(statement, values as Value[])); // only read
      }
    });
    return this.#written;
  }

  /**
   * Returns the statement that inserts this number of rows. On SQLite, `or fail` avoids two costs: the statement
   * journal (copies of all changed pages), and a flush of the full-text buffers before each statement. No statement has to
   * be undone alone, because an error rolls back the whole transaction.
   */
  #insertStatement(table: string, columns: readonly string[], rows: number): string {
    const isText = columns.at(-1) === "words";
    const fixed = isText ? "" : `${this.#networkId}, `;
    const names = [...(isText ? [] : ["network_id"]), ...columns].map((column) => `"${column}"`).join(", ");
    if (this.#dialect === "sqlite") {
      const values = `(${fixed}${columns.map(() => "?").join(", ")})`;
      // Full-text tables do not need it: a statement with one row causes no flush, and no pages are copied.
      const or = isText ? "" : " or fail";
      return `insert${or} into ${table} (${names}) values ${Array<string>(rows).fill(values).join(", ")}`;
    }
    const values = Array.from({ length: rows }, (_, row) => {
      const parameters = columns.map((_, at) => `$${row * columns.length + at + 1}`);
      return isText
        ? `(${parameters[0]}, array_to_tsvector(string_to_array(${parameters[1]}, ' ')))`
        : `(${fixed}${parameters.join(", ")})`;
    });
    return `insert into ${table} (${names}) values ${values.join(", ")}`;
  }
}
