// Generated from spec/tools/campaigns/import_leads_from_search.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { ToolModule } from "switchboard/contract";
import type { CommonErrorCode } from "../../errors.ts";
import type { Cursor, LeadListReport, Limit } from "../../schemas.ts";

/** The validated arguments of `import_leads_from_search`, without `account_id` and `preview`. */
export interface ImportLeadsFromSearchInput {
  /** Lead list id (lst_...). */
  lead_list_id: string;
  /** Filters of search_people. */
  query: {
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
    /** Degrees of connection. */
    degree?: readonly number[];
  };
  /** Tags to add. */
  tags?: readonly string[];
  limit: Limit;
  cursor?: Cursor;
}

/** The error codes that `import_leads_from_search` can return. */
export type ImportLeadsFromSearchErrorCode = CommonErrorCode;

/** Import leads from search: Run a people search and put the results on a list, without duplicates. */
export type ImportLeadsFromSearchHandler<Context> = (
  input: ImportLeadsFromSearchInput,
  context: Context,
) => Promise<LeadListReport>;

/** The data of `import_leads_from_search` for the runtime. */
export const tool: ToolModule = {
  entry: {
    name: "import_leads_from_search",
    title: "Import leads from search",
    description: "Run a people search and put the results on a list, without duplicates.",
    category: "campaigns",
    effect: "write",
    idempotent: true,
    safety: "search",
    requiresConnection: true,
    live: true,
    scopes: ["core", "full_access", "outbound"],
    timeoutMs: 10000,
    maxBodyBytes: 1048576,
    safetyUnits: null,
    keepsRecords: false,
    reports: false,
    actions: null,
    arguments: ["lead_list_id", "query", "tags", "limit", "cursor", "account_id", "preview"],
    structuredArguments: ["query", "tags"],
    nestedArguments: { "/query": ["keyword", "title", "company", "location", "industry", "school", "degree"] },
    headers: [],
    changes: [],
    contents: null,
    thirdParty: ["/no_matches/unknown_values/*/nearest/*"],
    errors: [],
    details: "Each call consumes one search unit and imports one page of `limit` results (at most 100), best match first. Pass `next_cursor` back with the same arguments to import more. A lead that would then have more than 20 tags is refused and not added to the list.",
    synonyms: [
      "fill a list from a search",
      "save search results as leads",
      "turn the people found into prospects",
      "add everybody who matches a search to a list",
      "build a prospect list from filters",
      "upload, load, bring in, transfer, move over, potential customer, buyer, candidate",
      "harvest, collect or gather people into a list, scrape",
      "everybody in this search should become a prospect",
      "leads out of a search result",
    ],
  },
  routes: [
    {
      method: "POST",
      path: "/lead-lists/{lead_list_id}/import",
      tool: "import_leads_from_search",
      operationId: "import_leads_from_search",
      pathParameters: ["lead_list_id"],
      queryParameters: ["account_id"],
      parameterTypes: {},
      bodyProperties: ["query", "tags", "limit", "cursor", "account_id", "preview"],
      fixed: {},
    },
  ],
};
