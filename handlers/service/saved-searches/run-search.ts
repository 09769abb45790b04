import type { Detail, SavedSearchResult, SavedSearchRun } from "../../../generated/schemas.ts";
import { Failure, type CallContext, type Position } from "../../../runtime/index.ts";
import { toPostItem } from "../../detail/post-item.ts";
import type { Hits, PageRequest } from "../../paging/page.ts";
import type { FoundItem } from "../../network/port/search.ts";
import { findNew, maxCompared, parseIds } from "./new-results.ts";
import { readIds, readItems, readPage, type Searched } from "./read-results.ts";
import { refuseTarget } from "./refuse-target.ts";
import { findSearch, parseQuery, type SearchContext } from "./saved-searches.ts";
import { runKind, type RunRecord } from "./store-runs.ts";
import { toSearch, type SearchTarget } from "./target-query.ts";

export interface RunRequest {
  readonly saved_search_id: string;
  readonly only_new: boolean;
  readonly detail: Detail;
  readonly limit: number;
  readonly cursor?: string;
}

/**
 * Runs a saved search. The run of the first page is stored shortly after the call (`storeRuns`); the results on all
 * pages are compared with the previous run. Cursors begin with the ids of both runs.
 * @throws Failure `not_found`, the failure of `refuseTarget`, and `invalid_cursor` if the search was run again in the meantime.
 */
export async function runSearch(
  context: SearchContext & Pick<CallContext, "cursors" | "later">,
  { saved_search_id, only_new, detail, limit, cursor }: RunRequest,
): Promise<SavedSearchRun> {
  const { cursors, network, now, newId, later } = context;
  const position = cursors.open(cursor);
  const row = await findSearch(context, saved_search_id);
  const target = row.target as SearchTarget; // the column contains only these values
  const refusal = await refuseTarget(context, target);
  if (refusal) throw refusal;
  const [runId = newId("run"), previousId = row.run_id, ...after] = position ?? [];
  const isStored = row.run_id === runId;
  if (!isStored && row.run_id !== previousId)
    throw new Failure("invalid_cursor", { detail: "The search has been run again since this page was returned." });
  const search = toSearch(target, parseQuery(row.query));
  const found = isStored ? parseIds(row.seen) : await readIds(network, search);
  const fresh = findNew(found, parseIds(isStored ? row.seen_before : row.seen));
  const page: PageRequest = { limit, after: position && after };
  const { items, next, total, totalIsExact, noMatches } = await (only_new
    ? readNew(network, target, fresh, page)
    : readPage(network, search, page, found.length));
  if (position === null)
    later(runKind, {
      id: row.id,
      accountId: row.account_id,
      runId: String(runId),
      at: now(),
      found,
    } satisfies RunRecord);
  const isNew = new Set(fresh);
  return {
    ...{ saved_search_id: row.id, name: row.name, target },
    data: items.map((item) => ({ is_new: isNew.has(idOf(item)), ...shorten(item, detail) })),
    next_cursor: next && cursors.seal([runId, previousId, ...next]),
    ...{ total, total_is_exact: totalIsExact, no_matches: noMatches },
  };
}

const shorten = ({ post, ...item }: FoundItem, detail: Detail): Omit<SavedSearchResult, "is_new"> => ({
  ...item,
  ...(post && { post: toPostItem(post, detail) }),
});

const idOf = ({ profile, company, post, job }: FoundItem): string => (profile ?? company ?? post ?? job)?.id ?? "";

/** Returns a page of the new results. The position in a cursor is the number of results on the pages before. */
async function readNew(
  network: Searched,
  target: SearchTarget,
  fresh: readonly string[],
  { limit, after }: PageRequest,
): Promise<Hits<FoundItem>> {
  const start = Number(after?.[0] ?? 0);
  const end = start + limit;
  const next: Position | null = end < fresh.length ? [end] : null;
  const items = await readItems(network, target, fresh.slice(start, end));
  return { items, next, total: fresh.length, totalIsExact: fresh.length < maxCompared, noMatches: null };
}
