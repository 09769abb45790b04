// Generated from spec/tools/search/search_people.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { ToolModule } from "switchboard/contract";
import type { CommonErrorCode } from "../../errors.ts";
import type { Cursor, Limit, PeopleSearchResults } from "../../schemas.ts";

/** The validated arguments of `search_people`, without `account_id` and `preview`. */
export interface SearchPeopleInput {
  /** Words that must all occur. */
  keyword?: string;
  /** Current job title. */
  title?: string;
  /** Employer's name or company id. */
  company?: string;
  /** Place of residence. */
  location?: string;
  /** Industry's name. */
  industry?: string;
  /** School's name. */
  school?: string;
  /** Degrees of connection to the account. */
  degree?: readonly number[];
  limit: Limit;
  cursor?: Cursor;
}

/** The error codes that `search_people` can return. */
export type SearchPeopleErrorCode = CommonErrorCode;

/** Search people: Search members by keyword and filters, best match first. */
export type SearchPeopleHandler<Context> = (
  input: SearchPeopleInput,
  context: Context,
) => Promise<PeopleSearchResults>;

/** The data of `search_people` for the runtime. */
export const tool: ToolModule = {
  entry: {
    name: "search_people",
    title: "Search people",
    description: "Search members by keyword and filters, best match first.",
    category: "search",
    effect: "read",
    idempotent: true,
    safety: "search",
    requiresConnection: true,
    live: true,
    scopes: ["core", "full_access", "read_only", "outbound"],
    timeoutMs: 10000,
    maxBodyBytes: 1048576,
    safetyUnits: null,
    keepsRecords: false,
    reports: false,
    actions: null,
    arguments: [
      "keyword",
      "title",
      "company",
      "location",
      "industry",
      "school",
      "degree",
      "limit",
      "cursor",
      "account_id",
    ],
    structuredArguments: ["degree"],
    headers: [],
    changes: [],
    contents: null,
    thirdParty: [
      "/data/*/handle",
      "/data/*/name",
      "/data/*/headline",
      "/data/*/location",
      "/data/*/industry",
      "/data/*/current_position/title",
      "/data/*/current_position/company_name",
      "/no_matches/unknown_values/*/nearest/*",
    ],
    errors: [],
    details: "All words of the keyword must occur in the name, headline, about text, current position, location, industry, school or skills; the last word of the keyword may be the beginning of a longer word. Characters other than letters and digits are ignored: `C++` is searched as `c`. Members are listed in five groups, by where the words of the keyword occur: (1) each word either in the name or in both title and headline; (2) each word in the name, title or headline; (3) the same, but in this and the next groups, the last word may be only the beginning of a word; (4) each word in the name, title, headline, company or skills; (5) all others. Within each group, members are sorted by relevance, then by whether they are connections, then by prominence. Prominence is a fixed rank in the network: members added later rank lower. Relevance is BM25F (k1 = 1.2) with the weights name 8, title 5, headline 4, company and skills 2, and 1 for other texts; the length of the about text is normalized (b = 0.75), a match of only the beginning of a word counts one quarter as much, and the result, between 0 and 1, is rounded down to tenths. Only the first 100 results are sorted by relevance; after them, each group lists connections first, then others by prominence. Without `degree`, connections come first only if they are among the 10,000 most prominent members of the group; other connections are sorted by prominence like all other members. Without a keyword, connections come first, then others by prominence. Filters are combined with \"and\"; `get_search_parameters` finds the accepted ids and spellings. The account's own profile is excluded.",
    synonyms: [
      "find people, prospects, leads or candidates",
      "by title, company, location, industry",
      "look for a person by name, somebody who works as a lawyer, doctor, designer or engineer in a city",
      "find managers, developers or sales people in a place",
      "who knows about a subject, find an expert, specialist or freelancer",
      "recruit, source talent, alumni of a school",
      "locate, discover, hunt, seek, profile, member, individual",
      "candidates near a place, experienced specialist, potential partner, speaker, mentor, investor",
      "CTOs, CEOs, founders, directors, heads, recruiters, students in a city or industry such as fintech",
      "headhunt, talent search, who speaks a language, name lookup",
    ],
  },
  routes: [
    {
      method: "POST",
      path: "/search/people",
      tool: "search_people",
      operationId: "search_people",
      pathParameters: [],
      queryParameters: ["account_id"],
      parameterTypes: {},
      bodyProperties: [
        "keyword",
        "title",
        "company",
        "location",
        "industry",
        "school",
        "degree",
        "limit",
        "cursor",
        "account_id",
      ],
      fixed: {},
    },
    {
      method: "GET",
      path: "/search/people",
      tool: "search_people",
      operationId: "search_people_by_query",
      pathParameters: [],
      queryParameters: [
        "keyword",
        "title",
        "company",
        "location",
        "industry",
        "school",
        "degree",
        "limit",
        "cursor",
        "account_id",
      ],
      parameterTypes: { degree: { items: [["integer"]] }, limit: { value: ["integer"] } },
      bodyProperties: [],
      fixed: {},
    },
  ],
};
