import type { Company, PostExcerpt, ProfileSummary } from "../../../generated/schemas.ts";
import type { Matches, PageRequest } from "../../paging/page.ts";
import type { TimeRange } from "../../sql/time-ranges.ts";
import type { PublishedPost, ValueCounts } from "./analytics.ts";
import type { PeopleQuery } from "./search.ts";

export interface CompaniesPort {
  /** `reference` is an id, a handle or the URL of a company page. */
  get(reference: string): Promise<Company>;
  /** Returns the ids of companies, by reference; unknown ones are omitted. */
  resolve(references: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** The names of companies, by id. */
  names(ids: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** The members who work at a company, nearest degree first, then by prominence or, with a keyword, best match first. */
  employees(reference: string, query: EmployeeQuery, page: PageRequest): Promise<Matches<ProfileSummary>>;
  /** The posts that the company published in a time range, oldest first. */
  posts(companyId: string, range: TimeRange): Promise<PublishedPost[]>;
  /** The beginnings of posts, in the order of the ids. */
  excerpts(postIds: readonly string[]): Promise<PostExcerpt[]>;
  hiring(companyId: string, ranges: readonly TimeRange[]): Promise<CompanyHiring>;
}

export interface CompanyHiring {
  /** The seniorities and locations of the open jobs. */
  readonly seniorities: ValueCounts;
  readonly locations: ValueCounts;
  /** The number of jobs posted in each of the requested time ranges. */
  readonly posted: readonly number[];
}

export type EmployeeQuery = Pick<PeopleQuery, "keyword" | "title" | "location"> & {
  /** Distances from the account, 1 to 3; undefined for all. */
  readonly degree?: readonly number[];
};
