// Generated from spec/tools/campaigns/list_exclusions.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { ToolModule } from "switchboard/contract";
import type { CommonErrorCode } from "../../errors.ts";
import type { Cursor, ExclusionPage, Limit } from "../../schemas.ts";

/** The validated arguments of `list_exclusions`, without `account_id` and `preview`. */
export interface ListExclusionsInput {
  /** Kind of entry. */
  kind?: "member" | "company" | "domain";
  limit: Limit;
  cursor?: Cursor;
}

/** The error codes that `list_exclusions` can return. */
export type ListExclusionsErrorCode = CommonErrorCode;

/** List exclusions: List members, companies and domains on the do-not-contact list, newest first. */
export type ListExclusionsHandler<Context> = (
  input: ListExclusionsInput,
  context: Context,
) => Promise<ExclusionPage>;

/** The data of `list_exclusions` for the runtime. */
export const tool: ToolModule = {
  entry: {
    name: "list_exclusions",
    title: "List exclusions",
    description: "List members, companies and domains on the do-not-contact list, newest first.",
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
    arguments: ["kind", "limit", "cursor", "account_id"],
    structuredArguments: [],
    headers: [],
    changes: [],
    contents: null,
    thirdParty: ["/data/*/name", "/no_matches/unknown_values/*/nearest/*"],
    errors: [],
    synonyms: [
      "do-not-contact list",
      "blacklist",
      "who is blacklisted, excluded, suppressed or opted out",
      "whom must I not write to",
      "see banned companies and domains",
      "show, view, check, overview, all, which, off limits, unsubscribe, never touch",
      "who is off limits",
      "whom can I not contact",
    ],
  },
  routes: [
    {
      method: "GET",
      path: "/exclusions",
      tool: "list_exclusions",
      operationId: "list_exclusions",
      pathParameters: [],
      queryParameters: ["kind", "limit", "cursor", "account_id"],
      parameterTypes: { limit: { value: ["integer"] } },
      bodyProperties: [],
      fixed: {},
    },
  ],
};
