import { DummyDriver, Transaction, type Dialect, type QueryExecutor } from "kysely";
import type { RuntimeTables } from "./tables.ts";

/**
 * Runs work on a handle of a transaction that is under way. From the end of the work on the handle refuses queries: what a
 * stopped call still sends would be met by whatever the connection does then.
 */
export async function lendTransaction<Result>(
  dialect: Dialect,
  executor: QueryExecutor,
  work: (tx: Transaction<RuntimeTables>) => Promise<Result>,
): Promise<Result> {
  let isOver = false;
  const guarded = executor.withConnectionProvider({
    provideConnection: (consumer) =>
      isOver ? Promise.reject(new Error("the transaction is over")) : executor.provideConnection(consumer),
  });
  try {
    return await work(new Transaction({ config: { dialect }, dialect, driver: new DummyDriver(), executor: guarded }));
  } finally {
    isOver = true;
  }
}
