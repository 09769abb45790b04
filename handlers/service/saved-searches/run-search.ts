import type { Detail, SavedSearchResult, SavedSearchRun } from "../../../generated/schemas.ts";
import type { Position } from "../../../runtime/index.ts";
import { toPostItem } from "../../detail/post-item.ts";
import type { Hits, PageRequest } from "../../paging/page.ts";
import type { FoundItem } from "../../network/port/search.ts";
import { findNew, maxCompared, parseIds } from "./new-results.ts";
import { readItems, readPage, type Searched } from "./read-results.ts";
import { findRun, startRun, type RunContext } from "./runs.ts";
import type { SavableSearch } from "./target-query.ts";

export interface RunRequest {
  readonly saved_search_id: string;
  readonly only_new: boolean;
  readonly detail: Detail;
  readonly limit: number;
  readonly cursor?: string;
}

/**
 * Runs a saved search. A call without a cursor is a new run, which is stored before the call returns. The results on all pages
 * of a run are compared with the previous run. Cursors begin with the id of the run.
 * @throws Failure `not_found`, the failure of `targetRefusal`, and `invalid_cursor` if the search was run again in the meantime.
 */
export async function runSearch(
  context: RunContext,
  { saved_search_id, only_new, detail, limit, cursor }: RunRequest,
): Promise<SavedSearchRun> {
  const { cursors, network } = context;
  const position = cursors.open(cursor);
  const { row, search } =
    position === null
      ? await startRun(context, saved_search_id)
      : await findRun(context, saved_search_id, position[0] ?? null);
  const found = parseIds(row.seen);
  const fresh = findNew(found, parseIds(row.seen_before));
  const page: PageRequest = { limit, after: position && position.slice(1) };
  const { items, next, total, totalIsExact, noMatches } = await (only_new
    ? readNew(network, search, { found, fresh }, page)
    : readPage(network, search, page));
  const isNew = new Set(fresh);
  return {
    ...{ saved_search_id: row.id, name: row.name, target: search.target },
    data: items.map((item) => ({ is_new: isNew.has(idOf(item)), ...shorten(item, detail) })),
    next_cursor: next && cursors.seal([row.run_id, ...next]),
    ...{ total, total_is_exact: totalIsExact, no_matches: noMatches },
  };
}

const shorten = ({ post, ...item }: FoundItem, detail: Detail): Omit<SavedSearchResult, "is_new"> => ({
  ...item,
  ...(post && { post: toPostItem(post, detail) }),
});

const idOf = ({ profile, company, post, job }: FoundItem): string => (profile ?? company ?? post ?? job)?.id ?? "";

/**
 * Returns a page of the new results. The position in a cursor is the number of results on the previous pages. If the
 * search itself finds nothing, the page explains why (`noMatches`).
 */
async function readNew(
  network: Searched,
  search: SavableSearch,
  { found, fresh }: { readonly found: readonly string[]; readonly fresh: readonly string[] },
  { limit, after }: PageRequest,
): Promise<Hits<FoundItem>> {
  const start = Number(after?.[0] ?? 0);
  const end = start + limit;
  const next: Position | null = end < fresh.length ? [end] : null;
  const items = await readItems(network, search.target, fresh.slice(start, end));
  const { noMatches } =
    found.length > 0 ? { noMatches: null } : await readPage(network, search, { limit, after: null });
  return { items, next, total: fresh.length, totalIsExact: fresh.length < maxCompared, noMatches };
}
