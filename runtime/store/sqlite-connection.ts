import type SqliteDatabase from "better-sqlite3";
import type { CompiledQuery, DatabaseConnection, QueryResult } from "kysely";

const maxStatements = 500;

interface Prepared {
  readonly statement: SqliteDatabase.Statement;
  /** Column names of the result, or null if the statement returns no rows. */
  readonly columns: readonly string[] | null;
}

/** Executes Kysely's queries on one SQLite connection and caches the prepared statements. */
export class SqliteConnection implements DatabaseConnection {
  readonly #database: SqliteDatabase.Database;
  readonly #prepared = new Map<string, Prepared>();

  constructor(database: SqliteDatabase.Database) {
    this.#database = database;
  }

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    const { statement, columns } = this.#prepare(sql);
    const values = parameters as unknown[]; // only read
    if (columns) return { rows: toRows(columns, statement.all(values) as unknown[][]) as Row[] }; // the type of the query
    const { changes, lastInsertRowid } = statement.run(values);
    return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
  }

  /** Inserts row by row with one prepared statement, which is faster than one statement for many rows. */
  insertRows(table: string, columns: readonly string[], rows: readonly (readonly unknown[])[]): void {
    const { statement } = this.#prepare(
      `insert into ${table} (${columns.join()}) values (${columns.map(() => "?").join()})`,
    );
    for (const row of rows) statement.run(...row);
  }

  streamQuery(): never {
    throw new Error("streaming is not supported");
  }

  #prepare(sql: string): Prepared {
    const known = this.#prepared.get(sql);
    if (known) return known;
    const statement = this.#database.prepare(sql);
    const columns = statement.reader
      ? statement
          .raw()
          .columns()
          .map(({ name }) => name)
      : null;
    if (this.#prepared.size >= maxStatements) this.#prepared.clear();
    const prepared = { statement, columns };
    this.#prepared.set(sql, prepared);
    return prepared;
  }
}

/** Builds row objects. Those of the driver are dictionary-mode objects, which are slower to create and to read. */
function toRows(columns: readonly string[], table: readonly (readonly unknown[])[]): Record<string, unknown>[] {
  return table.map((values) => {
    const row: Record<string, unknown> = {};
    for (let at = 0; at < columns.length; at += 1) row[columns[at] as string] = values[at]; // within its length
    return row;
  });
}
