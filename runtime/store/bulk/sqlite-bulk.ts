import type { Worker } from "node:worker_threads";
import { whileBusy } from "../busy.ts";
import { createDirectExecutor, dialect } from "../sqlite-kysely.ts";
import { toSqliteFailure } from "../store-failure.ts";
import type { BulkStore } from "../store.ts";
import { withTransactionHandle } from "../transaction-handle.ts";
import { ThreadConnection } from "./thread-connection.ts";

/** Opens the SQLite file of a thread for a bulk load. @throws the error of SQLite that prevents it. */
export async function openSqliteBulk(thread: Worker): Promise<BulkStore> {
  const connection = new ThreadConnection(thread);
  const executor = createDirectExecutor((consumer) => consumer(connection));
  try {
    await whileBusy(() => connection.run("open"));
  } catch (error) {
    await connection.close();
    throw error;
  }
  return {
    dialect: "sqlite",
    transaction: async (work) => {
      try {
        await whileBusy(() => connection.run("begin"));
        const result = await withTransactionHandle(dialect, executor, work);
        await whileBusy(() => connection.run("commit")); // the transaction remains open after SQLITE_BUSY
        return result;
      } catch (error) {
        await connection.run("rollback").catch(() => undefined); // the first error is the cause
        throw toSqliteFailure(error);
      }
    },
    close: () => connection.close(),
  };
}
