import { Kysely, PostgresDialect, sql } from "kysely";
import pg from "pg";
import type { Store } from "./store.ts";
import type { RuntimeTables } from "./tables.ts";
import { lendTransaction } from "./transaction-handle.ts";

const poolSize = 10;
const rowsPerStatement = 500;

/** Opens a pool on PostgreSQL 14 or later; 64-bit integers and counts arrive as numbers, as they do from SQLite. */
export function openPostgres(connectionString: string): Store {
  const types = new pg.TypeOverrides();
  types.setTypeParser(pg.types.builtins.INT8, Number);
  types.setTypeParser(pg.types.builtins.NUMERIC, Number);
  const pool = new pg.Pool({ connectionString, max: poolSize, types, application_name: "switchboard" });
  // A connection that the server ends while idle is replaced by the pool; the next query reports a lasting fault.
  pool.on("error", () => undefined);
  const dialect = new PostgresDialect({ pool });
  const db = new Kysely<RuntimeTables>({ dialect });
  return {
    dialect: "postgres",
    reader: db,
    writer: db,
    lightWriter: db,
    transaction: (work) =>
      repeatWhenContended(() => db.transaction().execute((tx) => lendTransaction(dialect, tx.getExecutor(), work))),
    insertRows: (table, columns, rows) =>
      db.transaction().execute(async (tx) => {
        for (let start = 0; start < rows.length; start += rowsPerStatement) {
          const some = rows.slice(start, start + rowsPerStatement);
          const values = sql.join(some.map((row) => sql`(${sql.join(row)})`));
          await sql`insert into ${sql.table(table)} (${sql.join(columns.map((name) => sql.ref(name)))}) values ${values}`.execute(
            tx,
          );
        }
      }),
    ping: async () => void (await sql`select 1`.execute(db)),
    close: () => db.destroy(),
  };
}

/** Serialization failure and deadlock (PostgreSQL, Appendix A): the transaction is gone, and may well succeed if repeated. */
const contended = new Set(["40001", "40P01"]);
const attempts = 4;

async function repeatWhenContended<Result>(transact: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await transact();
    } catch (error) {
      const code = error instanceof pg.DatabaseError ? error.code : undefined;
      if (attempt === attempts || code === undefined || !contended.has(code)) throw error;
    }
  }
}
