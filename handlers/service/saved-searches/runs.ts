import type { Selectable } from "kysely";
import { Failure, type CallContext, type Position, type RuntimeTables } from "../../../runtime/index.ts";
import { readIds } from "./read-results.ts";
import { targetRefusal } from "./target-refusal.ts";
import { findSearch, parseQuery, type SearchContext } from "./saved-searches.ts";
import type { SavedSearchRow, SavedSearchTables } from "./tables.ts";
import { toSearch, type SavableSearch, type SearchTarget } from "./target-query.ts";

export interface RunContext extends SearchContext, Pick<CallContext<RuntimeTables & SavedSearchTables>, "storeNow"> {
  readonly cursors: CallContext["cursors"];
}

/** A stored run. */
export interface Run {
  /** The saved search, with the results of the run (`seen`) and of the previous one (`seen_before`). */
  readonly row: Selectable<SavedSearchRow>;
  readonly search: SavableSearch;
}

/**
 * Runs a search and stores what it has found. If another call runs or replaces the search at the same time, the search runs
 * again after that call, so that each run is compared with the one stored before it.
 * @throws Failure `not_found`, and the failure of `targetRefusal`.
 */
export async function startRun(context: RunContext, id: string): Promise<Run> {
  const { network, now, newId, storeNow } = context;
  const run_id = newId("run");
  for (;;) {
    const { row, search } = await openSearch(context, id);
    const run = {
      seen_before: row.seen,
      seen: JSON.stringify(await readIds(network, search)),
      ...{ reported: "[]", run_id, last_run_at: now() },
    };
    const changed = await storeNow((tx) =>
      tx
        .updateTable("svc_saved_searches")
        .set(run)
        .where("id", "=", row.id)
        .where("account_id", "=", row.account_id)
        .where("target", "=", row.target)
        .where("query", "=", row.query)
        .where("run_id", "is not distinct from", row.run_id)
        .returning("id")
        .execute(),
    );
    if (changed.length > 0) return { row: { ...row, ...run }, search };
  }
}

/**
 * Returns the last run of a search.
 * @throws Failure `not_found`, the failure of `targetRefusal`, and `invalid_cursor` if the last run has another id.
 */
export async function findRun(context: RunContext, id: string, runId: Position[number]): Promise<Run> {
  const run = await openSearch(context, id);
  if (run.row.run_id === runId) return run;
  throw new Failure("invalid_cursor", { detail: "The search has been run again since this page was returned." });
}

async function openSearch(context: SearchContext, id: string): Promise<Run> {
  const row = await findSearch(context, id);
  const target = row.target as SearchTarget; // the column contains only these values
  const refusal = await targetRefusal(context, target);
  if (refusal) throw refusal;
  return { row, search: toSearch(target, parseQuery(row.query)) };
}
