import type { CompanySize, CompanySummary, Post, ProfileSummary, SearchParameter } from "../../../generated/schemas.ts";
import type { Page, PageRequest } from "../../paging/page.ts";

export interface SearchPort {
  /** Members other than the account's own: connections first, then others, each by prominence. */
  people(query: PeopleQuery, page: PageRequest): Promise<Page<ProfileSummary>>;
  /** Companies whose name contains the keyword first, then others, each by followers; without a keyword, by size. */
  companies(query: CompanyQuery, page: PageRequest): Promise<Page<CompanySummary>>;
  posts(query: PostSearchQuery, page: PageRequest): Promise<Page<Post>>;
  /** The values that the filters of a people search accept, most frequent first. */
  parameters(kind: SearchParameter["kind"], keyword: string | null, limit: number): Promise<SearchParameter[]>;
}

/** All words of each text must occur, and all filters must match. */
export interface PeopleQuery {
  readonly keyword?: string;
  /** The current job title. */
  readonly title?: string;
  /** The name or id of the current employer. */
  readonly company?: string;
  readonly location?: string;
  readonly industry?: string;
  readonly school?: string;
  /** Distances from the account, 1 to 3; null: members without connections. */
  readonly degree?: readonly (number | null)[];
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
  /** Only posts published at or after this time, epoch milliseconds. */
  readonly since: number | null;
  readonly minReactions: number;
  /**
   * `relevant`: by age group (a week, a month, a quarter, a year, older), then by engagement. Only the newest 2,000 posts with the
   * words are sorted by engagement or filtered by reactions, in each age group or in all.
   */
  readonly sort: "relevant" | "recent" | "engagement";
}
