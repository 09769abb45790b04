import type { Company, ProfileSummary } from "../../../generated/schemas.ts";
import type { Page, PageRequest } from "../../paging/page.ts";
import type { PeopleQuery } from "./search.ts";

export interface CompaniesPort {
  /** `reference` is an id, a handle or the URL of a company page. */
  get(reference: string): Promise<Company>;
  /** The members who work at a company, nearest degree first, then by prominence. */
  employees(reference: string, query: EmployeeQuery, page: PageRequest): Promise<Page<ProfileSummary>>;
}

export type EmployeeQuery = Pick<PeopleQuery, "keyword" | "title" | "location"> & {
  /** Distances from the account, 1 to 3; undefined for all. */
  readonly degree?: readonly number[];
};
