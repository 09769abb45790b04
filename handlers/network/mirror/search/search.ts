import type { SearchPort } from "../../port/search.ts";
import type { NetworkView } from "../network-view.ts";
import { searchCompanies } from "./company-search.ts";
import { readJob } from "../jobs/jobs.ts";
import { readFound, readFoundIds } from "./found-ids.ts";
import { findNearest, readCompanyValues, readMemberValues } from "./known-values.ts";
import { searchJobs } from "./job-search.ts";
import { resolveUrl } from "./resolve-url.ts";
import { searchPeople } from "./people-search.ts";
import { searchPosts } from "./post-search.ts";
import { listSearchParameters } from "./search-parameters.ts";
import type { ValueKind } from "./value-counts.ts";

export function createSearch(view: NetworkView): SearchPort {
  return {
    people: (query, page) => searchPeople(view, query, page),
    companies: (query, page) => searchCompanies(view, query, page),
    posts: (query, page) => searchPosts(view, query, page),
    jobs: (query, page) => searchJobs(view, query, page),
    job: (reference) => readJob(view, reference),
    resolve: (url) => resolveUrl(view, url),
    ids: (search, max) => readFoundIds(view, search, max),
    read: (target, ids) => readFound(view, target, ids),
    nearest: async (filter, value) => findNearest(value, await readKnownValues(view, filter)),
    parameters: (kind, keyword, limit) => listSearchParameters(view, kind, keyword, limit),
  };
}

/** The number of the most frequent skills that are compared with an unknown one. */
const maxSkills = 2_000;

async function readKnownValues(view: NetworkView, kind: ValueKind): Promise<string[]> {
  if (kind === "company") return readCompanyValues(view, "name");
  if (kind !== "skill") return readMemberValues(view, kind);
  return (await listSearchParameters(view, kind, null, maxSkills)).map(({ name }) => name);
}
