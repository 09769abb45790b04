import type { Kysely } from "kysely";
import type { SearchJobsInput } from "../../../generated/tools/search/search_jobs.ts";
import type { SearchPeopleInput } from "../../../generated/tools/search/search_people.ts";
import type { SearchPostsInput } from "../../../generated/tools/search/search_posts.ts";
import { canonicalJson } from "../../../runtime/index.ts";
import type { Searched } from "../../service/saved-searches/read-results.ts";
import { checkQuery } from "../../service/saved-searches/target-query.ts";
import { findIds } from "../../service/saved-searches/saved-searches.ts";
import type { SavedSearchTables } from "../../service/saved-searches/tables.ts";

const dayMs = 86_400_000;

type Query =
  | { readonly target: "people"; readonly query: Partial<SearchPeopleInput> }
  | { readonly target: "posts"; readonly query: Partial<SearchPostsInput> }
  | { readonly target: "jobs"; readonly query: Partial<SearchJobsInput> };

type SeededSearch = Query & {
  readonly name: string;
  /** The number of results that are newer than the last run. */
  readonly unseen: number;
};

const searches: readonly SeededSearch[] = [
  {
    name: "Engineers in Stockholm",
    target: "people",
    query: { keyword: "engineer", location: "Stockholm, Sweden" },
    unseen: 1,
  },
  { name: "Posts about incidents", target: "posts", query: { keyword: "incident", sort: "recent" }, unseen: 2 },
  { name: "Remote engineering jobs", target: "jobs", query: { keyword: "engineer", remote: true }, unseen: 0 },
];

/** Saves three searches that were last run some days ago. */
export async function seedSavedSearches(
  network: Searched,
  service: Kysely<SavedSearchTables>,
  { accountId, now }: { readonly accountId: string; readonly now: number },
): Promise<void> {
  for (const [at, { name, target, query, unseen }] of searches.entries()) {
    const checked = canonicalJson(await checkQuery(target, query));
    const seen = JSON.stringify((await findIds({ network }, target, checked)).slice(unseen));
    await service
      .insertInto("svc_saved_searches")
      .values({
        id: `ssr_demo_000${at + 1}`,
        account_id: accountId,
        name,
        target,
        query: checked,
        notify: target === "posts" ? 1 : 0,
        ...{ seen, seen_before: seen, reported: "[]" },
        created_at: now - (30 - at) * dayMs,
        run_id: null,
        last_run_at: now - (at + 2) * dayMs,
      })
      .execute();
  }
}
