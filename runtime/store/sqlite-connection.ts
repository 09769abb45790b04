import type SqliteDatabase from "better-sqlite3";
import type { CompiledQuery, DatabaseConnection, QueryResult } from "kysely";

const keptStatements = 500;

/** Kysely's queries on one SQLite connection, which prepares each SQL text once. */
export class SqliteConnection implements DatabaseConnection {
  readonly #database: SqliteDatabase.Database;
  readonly #statements = new Map<string, SqliteDatabase.Statement>();

  constructor(database: SqliteDatabase.Database) {
    this.#database = database;
  }

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    const statement = this.#statements.get(sql) ?? this.#prepare(sql);
    const values = parameters as unknown[]; // only read
    if (statement.reader) return { rows: statement.all(values) as Row[] }; // the query's type vouches for its rows
    const { changes, lastInsertRowid } = statement.run(values);
    return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
  }

  /** One prepared row after another: faster than many in one statement, whose values would be bound all the same. */
  insertRows(table: string, columns: readonly string[], rows: readonly (readonly unknown[])[]): void {
    const sql = `insert into ${table} (${columns.join()}) values (${columns.map(() => "?").join()})`;
    const statement = this.#statements.get(sql) ?? this.#prepare(sql);
    for (const row of rows) statement.run(...row);
  }

  streamQuery(): never {
    throw new Error("rows are read at once: there is nothing to stream");
  }

  #prepare(sql: string): SqliteDatabase.Statement {
    const statement = this.#database.prepare(sql);
    if (this.#statements.size >= keptStatements) this.#statements.clear();
    this.#statements.set(sql, statement);
    return statement;
  }
}
