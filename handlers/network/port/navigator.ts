import type { CompanySize, CompanySummary, NavigatorAlert, ProfileSummary } from "../../../generated/schemas.ts";
import type { Hits, Page, PageRequest } from "../../paging/page.ts";

/** The functions of the navigator subscription. Searches examine a limited number of rows, so pages may be short. */
export interface NavigatorPort {
  /** Members other than the account's own, by prominence. */
  people(query: NavigatorPeopleQuery, page: PageRequest): Promise<Hits<ProfileSummary>>;
  /** Companies by prominence. */
  companies(query: NavigatorCompanyQuery, page: PageRequest): Promise<Hits<CompanySummary>>;
  /** The ids of the results of a search, by prominence, at most `max`. Examines a limited number of the most prominent rows. */
  ids(search: NavigatorSearch, max: number): Promise<string[]>;
  /** News about members and their companies, newest first. */
  alerts(query: NavigatorAlertQuery, page: PageRequest): Promise<Page<NavigatorAlert>>;
}

/** All filters must match. A filter with several values matches any of them. */
export interface NavigatorPeopleQuery {
  readonly keyword?: string;
  /** The current job title. */
  readonly title?: string;
  readonly location?: string;
  readonly industry?: string;
  readonly seniority?: readonly string[];
  readonly function?: readonly string[];
  readonly years_in_position?: Range;
  /** Sizes of the current employer. */
  readonly company_headcount?: readonly CompanySize[];
  readonly changed_jobs?: boolean;
  readonly posted_recently?: boolean;
}

export interface NavigatorCompanyQuery {
  readonly keyword?: string;
  readonly industry?: readonly string[];
  readonly company_headcount?: readonly CompanySize[];
  /** Over twelve months, in percent. */
  readonly headcount_growth?: Range;
  /** Words of the specialties. Unlike in other filters, all of the values must match. */
  readonly technologies?: readonly string[];
  readonly hiring?: boolean;
}

/** A navigator search of one kind. */
export type NavigatorSearch =
  | { readonly target: "navigator_leads"; readonly query: NavigatorPeopleQuery }
  | { readonly target: "navigator_accounts"; readonly query: NavigatorCompanyQuery };

export interface NavigatorAlertQuery {
  readonly memberIds: readonly string[];
  readonly kinds: readonly NavigatorAlert["kind"][];
  /** Epoch milliseconds. */
  readonly since: number;
}

/** Both ends are included. */
export interface Range {
  readonly min?: number;
  readonly max?: number;
}
