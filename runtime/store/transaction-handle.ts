import { DummyDriver, Transaction, type Dialect, type QueryExecutor } from "kysely";
import type { RuntimeTables } from "./tables.ts";

/**
 * Runs `work` with a handle of the current transaction. The handle rejects queries after `work` has settled, so that a
 * stopped call cannot write to a later transaction of the connection.
 */
export async function withTransactionHandle<Result>(
  dialect: Dialect,
  executor: QueryExecutor,
  work: (tx: Transaction<RuntimeTables>) => Promise<Result>,
): Promise<Result> {
  let hasEnded = false;
  const guarded = executor.withConnectionProvider({
    provideConnection: (consumer) =>
      hasEnded ? Promise.reject(new Error("the transaction has ended")) : executor.provideConnection(consumer),
  });
  try {
    return await work(new Transaction({ config: { dialect }, dialect, driver: new DummyDriver(), executor: guarded }));
  } finally {
    hasEnded = true;
  }
}
