import type { Kysely } from "kysely";
import type { EventPayloads } from "../../generated/events.ts";
import type { CallServices, JobKind } from "../../runtime/index.ts";
import { embeddedNetwork } from "../network/connectors/embedded/embedded-network.ts";
import { openScope } from "../network/mirror/open-scope.ts";
import { findNew, maxCompared, maxNew, parseIds } from "../service/saved-searches/new-results.ts";
import { accountRefusal } from "../service/saved-searches/target-refusal.ts";
import { findIds } from "../service/saved-searches/saved-searches.ts";
import type { SavedSearchTables } from "../service/saved-searches/tables.ts";
import type { SearchTarget } from "../service/saved-searches/target-query.ts";

type Services = Pick<CallServices, "store" | "events" | "clock" | "newId">;

const everyMs = 3_600_000;
const searchesPerRead = 100;
/** The number of reported results that are stored, so that one that disappears for some time is not reported again. */
const maxReported = 2 * maxCompared;

/** The kind of the recurring job that reports new results of saved searches. */
export const reportSearchesJob = "saved_searches";

/** Creates the job that reports new results of saved searches. */
export const createReportSearchesJob = (services: Services): JobKind => ({
  everyMs,
  run: ({ id, signal }) => reportSavedSearches(services, id, signal),
});

/**
 * Writes an event for each saved search that is set to report new results and has new results. A result is new if
 * neither the last run of the search nor an event after that run has counted it. Navigator searches are skipped while the
 * account has no subscription.
 */
export async function reportSavedSearches(services: Services, jobId: string, signal: AbortSignal): Promise<void> {
  let rows = await selectSearches(services, "");
  while (rows.length > 0) {
    for (const row of rows) {
      if (signal.aborted) return;
      await reportSearch(services, jobId, row);
    }
    rows = await selectSearches(services, rows.at(-1)?.id ?? "");
  }
}

type Row = Awaited<ReturnType<typeof selectSearches>>[number];

/** Reads the next saved searches of connected accounts that are set to report new results. */
function selectSearches({ store }: Services, after: string) {
  const db = store.reader as unknown as Kysely<SavedSearchTables & SharedTables>; // one database contains the tables of all modules
  return db
    .selectFrom("svc_saved_searches as s")
    .innerJoin("sb_accounts as a", "a.id", "s.account_id")
    .select(["s.id", "s.account_id", "s.target", "s.query", "s.seen", "s.reported", "a.network_id", "a.external_id"])
    .where("s.notify", "=", 1)
    .where("a.status", "=", "connected")
    .where("s.id", ">", after)
    .orderBy("s.id")
    .limit(searchesPerRead)
    .execute();
}

interface SharedTables {
  sb_accounts: { id: string; status: string; network_id: number; external_id: string };
}

async function reportSearch({ store, events, clock, newId }: Services, jobId: string, row: Row): Promise<void> {
  const scope = openScope({ writer: store.reader, dialect: store.dialect }, row.network_id);
  // Used for every kind of network, because the search reads only the mirror and performs no act.
  const network = embeddedNetwork({ ...scope, memberId: row.external_id, now: clock, newId });
  const target = row.target as SearchTarget; // the column contains only these values
  if (await accountRefusal({ network }, target)) return;
  const found = await findIds({ network }, target, row.query);
  const fresh = findNew(found, parseIds(row.seen));
  const reported = new Set(parseIds(row.reported));
  const unreported = fresh.filter((id) => !reported.has(id));
  if (unreported.length === 0) return;
  await store.transaction(async (tx) => {
    const db = tx as unknown as Kysely<SavedSearchTables>; // as above
    const changed = await db
      .updateTable("svc_saved_searches")
      .set({ reported: JSON.stringify([...new Set([...fresh, ...reported])].slice(0, maxReported)) })
      .where("id", "=", row.id)
      .where("seen", "=", row.seen) // unless the search was run or replaced in the meantime
      .where("reported", "=", row.reported)
      .where("target", "=", row.target)
      .where("query", "=", row.query)
      .where("notify", "=", 1)
      .returning("id")
      .execute();
    if (changed.length === 0) return;
    await events.emit<EventPayloads>(tx, {
      type: "saved_search.matched",
      accountId: row.account_id,
      payload: { saved_search_id: row.id, new_count: Math.min(unreported.length, maxNew) },
      cause: { job_id: jobId },
    });
  });
}
