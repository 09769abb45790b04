import type SqliteDatabase from "better-sqlite3";
import type { CompiledQuery, DatabaseConnection, QueryResult } from "kysely";

const keptStatements = 500;

interface Prepared {
  readonly statement: SqliteDatabase.Statement;
  /** Of the rows that it returns; null: it returns none. */
  readonly columns: readonly string[] | null;
}

/** Kysely's queries on one SQLite connection, which prepares each SQL text once. */
export class SqliteConnection implements DatabaseConnection {
  readonly #database: SqliteDatabase.Database;
  readonly #prepared = new Map<string, Prepared>();

  constructor(database: SqliteDatabase.Database) {
    this.#database = database;
  }

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    const { statement, columns } = this.#prepare(sql);
    const values = parameters as unknown[]; // only read
    if (columns) return { rows: toRows(columns, statement.all(values) as unknown[][]) as Row[] }; // as the query's type says
    const { changes, lastInsertRowid } = statement.run(values);
    return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
  }

  /** One prepared row after another: faster than many in one statement, whose values would be bound all the same. */
  insertRows(table: string, columns: readonly string[], rows: readonly (readonly unknown[])[]): void {
    const { statement } = this.#prepare(
      `insert into ${table} (${columns.join()}) values (${columns.map(() => "?").join()})`,
    );
    for (const row of rows) statement.run(...row);
  }

  streamQuery(): never {
    throw new Error("rows are read at once: there is nothing to stream");
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
    if (this.#prepared.size >= keptStatements) this.#prepared.clear();
    const prepared = { statement, columns };
    this.#prepared.set(sql, prepared);
    return prepared;
  }
}

/** The driver's own objects are dictionaries: slower to make, to read and to collect. */
function toRows(columns: readonly string[], table: readonly (readonly unknown[])[]): Record<string, unknown>[] {
  return table.map((values) => {
    const row: Record<string, unknown> = {};
    for (let at = 0; at < columns.length; at += 1) row[columns[at] as string] = values[at]; // within its length
    return row;
  });
}
