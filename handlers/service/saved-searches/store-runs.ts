import type { Kysely } from "kysely";
import type { DeferredWriter } from "../../../runtime/index.ts";
import type { SavedSearchTables } from "./tables.ts";

/** The kind of the deferred records of runs (`CallContext.later`). */
export const runKind = "saved_search_run";

export interface RunRecord {
  /** The saved search. */
  readonly id: string;
  readonly accountId: string;
  readonly runId: string;
  /** Epoch milliseconds. */
  readonly at: number;
  /** The ids that the run has found. */
  readonly found: readonly string[];
}

/** Stores the results of runs, in the order of the runs. */
export const storeRuns: DeferredWriter = async (tx, records) => {
  const db = tx as unknown as Kysely<SavedSearchTables>; // one database contains the tables of all modules
  for (const { id, accountId, runId, at, found } of records as readonly RunRecord[])
    // only runSearch defers records of this kind
    await db
      .updateTable("svc_saved_searches")
      .set((set) => ({
        seen_before: set.ref("seen"),
        seen: JSON.stringify(found),
        reported: "[]",
        run_id: runId,
        last_run_at: at,
      }))
      .where("id", "=", id)
      .where("account_id", "=", accountId)
      .execute();
};
