import type { RawBuilder, SqlBool } from "kysely";
import type { AnySearch, FoundItem } from "../../port/search.ts";
import { readPosts } from "../content/posts.ts";
import { visiblePosts } from "../content/visible-posts.ts";
import { readJobSummaries } from "../jobs/jobs.ts";
import type { NetworkView } from "../network-view.ts";
import { readCompanySummaries } from "../profiles/company-summaries.ts";
import { notBlocked } from "../profiles/find-member.ts";
import { readSummaries } from "../profiles/member-summaries.ts";
import { isInIdList, toIdList } from "../sql/id-list.ts";
import { readNewestCompanies } from "./company-search.ts";
import { readNewestJobs } from "./job-search.ts";
import { readNewestPeople } from "./people-search.ts";
import { readNewestPosts } from "./post-search.ts";

/** Reads the ids of the results of a search, newest first, at most `max`. */
export function readFoundIds(view: NetworkView, search: AnySearch, max: number): Promise<string[]> {
  switch (search.target) {
    case "people":
      return readNewestPeople(view, search.query, max);
    case "companies":
      return readNewestCompanies(view, search.query, max);
    case "posts":
      return readNewestPosts(view, search.query, max);
    case "jobs":
      return readNewestJobs(view, search.query, max);
  }
}

/** Reads the results of searches by id, in the same order. Results that the account may no longer see are omitted. */
export async function readFound(
  view: NetworkView,
  target: AnySearch["target"],
  ids: readonly string[],
): Promise<FoundItem[]> {
  switch (target) {
    case "people": {
      const shown = await filterIds(view, "net_members", ids, notBlocked(view, "net_members.id"));
      const people = await readSummaries(view, shown);
      return ids.flatMap((id) => {
        const profile = people.get(id);
        return profile ? [{ profile }] : [];
      });
    }
    case "companies": {
      const companies = await readCompanySummaries(view, ids);
      return ids.flatMap((id) => {
        const company = companies.get(id);
        return company ? [{ company }] : [];
      });
    }
    case "posts": {
      const shown = await filterIds(view, "net_posts", ids, visiblePosts(view));
      return (await readPosts(view, shown)).map((post) => ({ post }));
    }
    case "jobs":
      return (await readJobSummaries(view, ids)).map((job) => ({ job }));
  }
}

/** Returns the ids of the rows of a table that pass a condition, in the same order. */
async function filterIds(
  { db, dialect }: NetworkView,
  table: "net_members" | "net_posts",
  ids: readonly string[],
  condition: RawBuilder<SqlBool>,
): Promise<string[]> {
  const rows = await db
    .selectFrom(table)
    .select("id")
    .where(isInIdList(dialect, "id", toIdList(ids)))
    .where(condition)
    .execute();
  const found = new Set(rows.map(({ id }) => id));
  return ids.filter((id) => found.has(id));
}
