import type { CompanySize, CompanySummary, Post, ProfileSummary, SearchParameter } from "../../../generated/schemas.ts";
import type { Page, PageRequest } from "../../paging/page.ts";

export interface SearchPort {
  /** Members other than the account's own: connections first, then the others, the most prominent first in both. */
  people(query: PeopleQuery, page: PageRequest): Promise<Page<ProfileSummary>>;
  /** Those with the keyword in their name first, the most followed first; without a keyword the largest first. */
  companies(query: CompanyQuery, page: PageRequest): Promise<Page<CompanySummary>>;
  posts(query: PostSearchQuery, page: PageRequest): Promise<Page<Post>>;
  /** Values that the filters of a people search understand, most used first. */
  parameters(kind: SearchParameter["kind"], keyword: string | null, limit: number): Promise<SearchParameter[]>;
}

/** Every word of each text has to occur; filters combine with "and", and those left out do not filter. */
export interface PeopleQuery {
  readonly keyword?: string;
  /** Present job title. */
  readonly title?: string;
  /** Present employer's name or id. */
  readonly company?: string;
  readonly location?: string;
  readonly industry?: string;
  readonly school?: string;
  /** Distances from the account, 1 to 3. */
  readonly degree?: readonly number[];
}

export interface CompanyQuery {
  readonly keyword?: string;
  readonly industry?: string;
  readonly location?: string;
  readonly size?: readonly CompanySize[];
}

export interface PostSearchQuery {
  /** Words and hashtags. */
  readonly keyword: string;
  /** Id of a member or company. */
  readonly author: string | null;
  /** Epoch milliseconds: published then or later. */
  readonly since: number | null;
  readonly minReactions: number;
  /** `relevant`: by age (a week, a month, a quarter, a year, older), within it as `engagement`: most engagement first. */
  readonly sort: "relevant" | "recent" | "engagement";
}
