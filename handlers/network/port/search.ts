import type { CompanySize, CompanySummary, Post, ProfileSummary, SearchParameter } from "../../../generated/schemas.ts";
import type { Hits, PageRequest } from "../../paging/page.ts";

export interface SearchPort {
  /** Members other than the account's own, most relevant first, then connections, then by prominence. */
  people(query: PeopleQuery, page: PageRequest): Promise<Hits<ProfileSummary>>;
  /** Companies whose name contains the keyword first, then others, each by followers; without a keyword, by size. */
  companies(query: CompanyQuery, page: PageRequest): Promise<Hits<CompanySummary>>;
  posts(query: PostSearchQuery, page: PageRequest): Promise<Hits<Post>>;
  /** The values that the filters of a people search accept, most frequent first. */
  parameters(kind: SearchParameter["kind"], keyword: string | null, limit: number): Promise<SearchParameter[]>;
}

/** All words of each text must occur, and all filters must match. */
export interface PeopleQuery {
  readonly keyword?: string | undefined;
  /** The current job title. */
  readonly title?: string | undefined;
  /** The name or id of the current employer. */
  readonly company?: string | undefined;
  readonly location?: string | undefined;
  readonly industry?: string | undefined;
  readonly school?: string | undefined;
  /** Distances from the account, 1 to 3. */
  readonly degree?: readonly number[] | undefined;
}

export interface CompanyQuery {
  readonly keyword?: string | undefined;
  readonly industry?: string | undefined;
  readonly location?: string | undefined;
  readonly size?: readonly CompanySize[] | undefined;
}

export interface PostSearchQuery {
  /** Words and hashtags. */
  readonly keyword: string;
  /** Id of a member or company. */
  readonly author: string | null;
  /** Only posts published at or after this time, epoch milliseconds. */
  readonly since: number | null;
  readonly minReactions: number;
  /** `relevant`: by age group (a week, a month, a quarter, a year, older), then by engagement. */
  readonly sort: "relevant" | "recent" | "engagement";
}
