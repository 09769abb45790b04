import { Kysely, PostgresDialect, sql } from "kysely";
import pg from "pg";
import { postgresChannel, PostgresListener } from "./postgres-listener.ts";
import { ResponsivePool } from "./postgres-pool.ts";
import type { Store } from "./store.ts";
import type { RuntimeTables } from "./tables.ts";
import { withTransactionHandle } from "./transaction-handle.ts";
import { WriteHealth } from "./write-health.ts";

const rowsPerStatement = 500;

/** Opens a connection pool to PostgreSQL 14 or later. 64-bit integers and counts are returned as numbers, as from SQLite. */
export function openPostgres(connectionString: string): Store {
  const types = new pg.TypeOverrides();
  types.setTypeParser(pg.types.builtins.INT8, Number);
  types.setTypeParser(pg.types.builtins.NUMERIC, Number);
  const health = new WriteHealth(async () => {
    await sql`update sb_settings set value = value where name = 'secret'`.execute(db);
    health.succeed();
  });
  const options = { connectionString, types, application_name: "switchboard" };
  const pool = new ResponsivePool(options, (failure) => health.fail(failure));
  const dialect = new PostgresDialect({ pool });
  const db = new Kysely<RuntimeTables>({ dialect });
  const listener = new PostgresListener(connectionString);
  return {
    dialect: "postgres",
    reader: db,
    writer: db,
    relaxedWriter: db,
    transaction: (work) =>
      retryOnConflict(() => db.transaction().execute((tx) => withTransactionHandle(dialect, tx.getExecutor(), work))),
    insertRows: (table, columns, selectRows) =>
      db.transaction().execute(async (tx) => {
        const rows = await selectRows(tx);
        for (let start = 0; start < rows.length; start += rowsPerStatement) {
          const chunk = rows.slice(start, start + rowsPerStatement);
          const values = sql.join(chunk.map((row) => sql`(${sql.join(row)})`));
          await sql`insert into ${sql.table(table)} (${sql.join(columns.map((name) => sql.ref(name)))}) values ${values}`.execute(
            tx,
          );
        }
      }),
    notify: async (tx, channel) => void (await sql`select pg_notify(${postgresChannel}, ${channel})`.execute(tx)),
    listen: (channel, wake) => listener.listen(channel, wake),
    ping: async () => {
      await sql`select 1`.execute(db);
      health.check();
    },
    close: async () => {
      await listener.close();
      await db.destroy();
    },
  };
}

/** Serialization failure and deadlock (PostgreSQL, Appendix A): the transaction was rolled back and can be retried. */
const retryableCodes = new Set(["40001", "40P01"]);
const maxAttempts = 4;

async function retryOnConflict<Result>(transact: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await transact();
    } catch (error) {
      const code = error instanceof pg.DatabaseError ? error.code : undefined;
      if (attempt === maxAttempts || code === undefined || !retryableCodes.has(code)) throw error;
    }
  }
}
