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
      const people = await readSummaries(view, await unblocked(view, ids));
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
    case "posts":
      return (await readPosts(view, await visible(view, ids))).map((post) => ({ post }));
    case "jobs":
      return (await readJobSummaries(view, ids)).map((job) => ({ job }));
  }
}

async function unblocked(view: NetworkView, ids: readonly string[]): Promise<string[]> {
  const rows = await view.db
    .selectFrom("net_members as m")
    .select("m.id")
    .where(isInIdList(view.dialect, "m.id", toIdList(ids)))
    .where(notBlocked(view, "m.id"))
    .execute();
  return inOrder(ids, rows);
}

async function visible(view: NetworkView, ids: readonly string[]): Promise<string[]> {
  const rows = await view.db
    .selectFrom("net_posts as p")
    .select("p.id")
    .where(isInIdList(view.dialect, "p.id", toIdList(ids)))
    .where(visiblePosts(view, "p"))
    .execute();
  return inOrder(ids, rows);
}

function inOrder(ids: readonly string[], rows: readonly { readonly id: string }[]): string[] {
  const found = new Set(rows.map(({ id }) => id));
  return ids.filter((id) => found.has(id));
}
