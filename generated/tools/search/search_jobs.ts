// Generated from spec/tools/search/search_jobs.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { ToolModule } from "switchboard/contract";
import type { CommonErrorCode } from "../../errors.ts";
import type { Cursor, JobSearchResults, Limit, Seniority } from "../../schemas.ts";

/** The validated arguments of `search_jobs`, without `account_id` and `preview`. */
export interface SearchJobsInput {
  /** Words that must all occur. */
  keyword?: string;
  /** Company's name or id. */
  company?: string;
  /** Place of work. */
  location?: string;
  /** true: only remote jobs; false: only on-site jobs. */
  remote?: boolean;
  /** Levels. */
  seniority?: readonly Seniority[];
  /** Posted at or after this time. */
  since?: string;
  /** Include closed postings. */
  include_closed: boolean;
  /** relevant: keyword in the title first. */
  sort: "relevant" | "recent";
  limit: Limit;
  cursor?: Cursor;
}

/** The error codes that `search_jobs` can return. */
export type SearchJobsErrorCode = CommonErrorCode;

/** Search jobs: Search job postings, for example to see what a company hires for. */
export type SearchJobsHandler<Context> = (
  input: SearchJobsInput,
  context: Context,
) => Promise<JobSearchResults>;

/** The data of `search_jobs` for the runtime. */
export const tool: ToolModule = {
  entry: {
    name: "search_jobs",
    title: "Search jobs",
    description: "Search job postings, for example to see what a company hires for.",
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
      "company",
      "location",
      "remote",
      "seniority",
      "since",
      "include_closed",
      "sort",
      "limit",
      "cursor",
      "account_id",
    ],
    structuredArguments: ["seniority"],
    headers: [],
    changes: [],
    contents: null,
    thirdParty: ["/data/*/title", "/data/*/company_name", "/data/*/location", "/no_matches/unknown_values/*/nearest/*"],
    errors: [],
    details: "All words of the keyword must occur in the title, description, company or location. The last word may be the beginning of a word. With the sort `relevant`, postings with the keyword in their title come first, then the others, both groups newest first. Closed postings are excluded by default.",
    synonyms: [
      "find jobs, vacancies, openings, positions or work",
      "who is hiring, which companies recruit or look for developers, engineers, staff",
      "look for a new job, employment, internship, remote",
      "job offers and ads",
      "locate, discover, hunt, seek, vacancy, opening, role, posting",
      "openings at a company at the moment, remote positions, who needs people",
      "job ads, who is looking for people, career opportunities",
      "job market, job board, full-time or part-time, remote jobs",
    ],
  },
  routes: [
    {
      method: "POST",
      path: "/search/jobs",
      tool: "search_jobs",
      operationId: "search_jobs",
      pathParameters: [],
      queryParameters: ["account_id"],
      parameterTypes: {},
      bodyProperties: [
        "keyword",
        "company",
        "location",
        "remote",
        "seniority",
        "since",
        "include_closed",
        "sort",
        "limit",
        "cursor",
        "account_id",
      ],
      fixed: {},
    },
    {
      method: "GET",
      path: "/search/jobs",
      tool: "search_jobs",
      operationId: "search_jobs_by_query",
      pathParameters: [],
      queryParameters: [
        "keyword",
        "company",
        "location",
        "remote",
        "seniority",
        "since",
        "include_closed",
        "sort",
        "limit",
        "cursor",
        "account_id",
      ],
      parameterTypes: {
        remote: { value: ["boolean"] },
        seniority: { items: [["string"]] },
        include_closed: { value: ["boolean"] },
        limit: { value: ["integer"] },
      },
      bodyProperties: [],
      fixed: {},
    },
  ],
};
