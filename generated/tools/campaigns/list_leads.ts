// Generated from spec/tools/campaigns/list_leads.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { ToolModule } from "switchboard/contract";
import type { CommonErrorCode } from "../../errors.ts";
import type { Cursor, LeadPage, Limit } from "../../schemas.ts";

/** The validated arguments of `list_leads`, without `account_id` and `preview`. */
export interface ListLeadsInput {
  /** Only leads on this list. */
  lead_list_id?: string;
  /** Words in the profile. */
  keyword?: string;
  /** One of the lead's tags. */
  tag?: string;
  /** Stage of the lead. */
  stage?: string;
  /** Order. */
  sort: "newest" | "oldest";
  limit: Limit;
  cursor?: Cursor;
}

/** The error codes that `list_leads` can return. */
export type ListLeadsErrorCode = CommonErrorCode;

/** List leads: List leads by list, keyword, tag or stage, newest first. */
export type ListLeadsHandler<Context> = (
  input: ListLeadsInput,
  context: Context,
) => Promise<LeadPage>;

/** The data of `list_leads` for the runtime. */
export const tool: ToolModule = {
  entry: {
    name: "list_leads",
    title: "List leads",
    description: "List leads by list, keyword, tag or stage, newest first.",
    category: "campaigns",
    effect: "read",
    idempotent: true,
    safety: null,
    requiresConnection: false,
    live: true,
    scopes: ["core", "full_access", "read_only", "outbound"],
    timeoutMs: 10000,
    maxBodyBytes: 1048576,
    safetyUnits: null,
    keepsRecords: false,
    reports: false,
    actions: null,
    arguments: ["lead_list_id", "keyword", "tag", "stage", "sort", "limit", "cursor", "account_id"],
    structuredArguments: [],
    headers: [],
    changes: [],
    contents: null,
    thirdParty: [
      "/data/*/profile/handle",
      "/data/*/profile/name",
      "/data/*/profile/headline",
      "/no_matches/unknown_values/*/nearest/*",
    ],
    errors: [],
    details: "Filters are combined with \"and\". With `lead_list_id`, leads are sorted by the time at which they were added to the list, otherwise by the time of their creation. All words of the keyword must occur in the name, headline, about text, current position, location, industry, school or skills. With a keyword, a page of a long list may contain fewer leads than `limit`; `next_cursor` continues the search.",
    synonyms: [
      "prospects",
      "find leads by tag",
      "show my leads, hot prospects, customers, candidates, pipeline",
      "who is on a list, people in a list",
      "leads with a stage such as qualified or won",
      "search my leads by name",
      "view, see, check, overview, all, which, potential customer, buyer",
      "which prospects are warm, qualified, new or won, my pipeline",
      "promising prospects",
      "all prospects with a tag, hot leads",
    ],
  },
  routes: [
    {
      method: "GET",
      path: "/leads",
      tool: "list_leads",
      operationId: "list_leads",
      pathParameters: [],
      queryParameters: ["lead_list_id", "keyword", "tag", "stage", "sort", "limit", "cursor", "account_id"],
      parameterTypes: { limit: { value: ["integer"] } },
      bodyProperties: [],
      fixed: {},
    },
  ],
};
