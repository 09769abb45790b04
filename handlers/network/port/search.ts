import type {
  CompanySize,
  CompanySummary,
  Job,
  JobSummary,
  Post,
  ProfileSummary,
  ResolvedReference,
  SavedSearchResult,
  SearchParameter,
  Seniority,
} from "../../../generated/schemas.ts";
import type { Hits, PageRequest } from "../../paging/page.ts";

export interface SearchPort {
  /** Members other than the account's own, most relevant first. If tied: connections first, then by prominence. */
  people(query: PeopleQuery, page: PageRequest): Promise<Hits<ProfileSummary>>;
  /** Companies whose name contains the keyword, then others, both by prominence; without a keyword, by size. */
  companies(query: CompanyQuery, page: PageRequest): Promise<Hits<CompanySummary>>;
  posts(query: PostSearchQuery, page: PageRequest): Promise<Hits<Post>>;
  jobs(query: JobQuery, page: PageRequest): Promise<Hits<JobSummary>>;
  /**
   * Returns a job by id or URL.
   * @throws Failure `not_found`
   */
  job(reference: string): Promise<Job>;
  /**
   * Resolves the URL of a page.
   * @throws Failure `not_found`, and `invalid_arguments` at `/url` unless it is the URL of a page of the network.
   */
  resolve(url: string): Promise<ResolvedReference>;
  /**
   * The ids of the results of a search, newest first, at most `max`. Members and companies that were added together by a seed
   * or an import count as equally new; of these, the least prominent come first.
   */
  ids(search: AnySearch, max: number): Promise<string[]>;
  /** Reads the results of a search by id, in the same order. Results that the account may no longer see are omitted. */
  read(target: AnySearch["target"], ids: readonly string[]): Promise<FoundItem[]>;
  /** The values of a filter that occur in the network and are most similar to `value`, closest first. */
  nearest(filter: SearchParameter["kind"], value: string): Promise<string[]>;
  /** The values of a kind that occur on profiles, most frequent first. */
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
  /** Distances from the account, 1 to 3; null for members without connections. */
  readonly degree?: readonly (number | null)[] | undefined;
}

export interface CompanyQuery {
  readonly keyword?: string | undefined;
  readonly industry?: string | undefined;
  readonly location?: string | undefined;
  readonly size?: readonly CompanySize[] | undefined;
}

export interface JobQuery {
  readonly keyword?: string | undefined;
  /** The name or id of the company. */
  readonly company?: string | undefined;
  readonly location?: string | undefined;
  readonly remote?: boolean | undefined;
  readonly seniority?: readonly Seniority[] | undefined;
  /** Only jobs posted at or after this time, epoch milliseconds. */
  readonly since?: number | null | undefined;
  readonly includeClosed: boolean;
  /** `relevant`: jobs with the keyword in the title, then the others. Both groups are newest first. */
  readonly sort: "relevant" | "recent";
}

/** A search of one kind. */
export type AnySearch =
  | { readonly target: "people"; readonly query: PeopleQuery }
  | { readonly target: "companies"; readonly query: CompanyQuery }
  | { readonly target: "posts"; readonly query: PostSearchQuery }
  | { readonly target: "jobs"; readonly query: JobQuery };

/** A result of a search, by kind. */
export type FoundItem = Omit<SavedSearchResult, "is_new" | "post"> & { readonly post?: Post };

export interface PostSearchQuery {
  /** Words and hashtags. */
  readonly keyword: string;
  /** Id of a member or company. */
  readonly author: string | null;
  /** Only posts published at or after this time, epoch milliseconds. */
  readonly since: number | null;
  readonly minReactions: number;
  /**
   * `relevant`: by age group (a week, a month, a quarter, a year, older), then by engagement. Only the newest 2,000 posts
   * with the words are considered: for `relevant`, of each age group; for `engagement`, in total. `recent` considers all
   * of them or, if `minReactions` is set, the newest 2,000 after the cursor. With an author, every order considers only the
   * author's newest 2,000 posts.
   */
  readonly sort: "relevant" | "recent" | "engagement";
}
